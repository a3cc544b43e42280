"""One address with made-up guests can fill neither the disk nor the talk nor the seats, and others notice nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from ecumene.table.live.quota import OF_WATCHERS
from ecumene.table.web import limits
from ecumene.table.web.limits import A_FEW, PAPERS_AT_ONCE, WORDS_AT_ONCE, Bucket
from tests.table.web.conftest import Serve, Web, bearer
from tests.table.web.test_socket import hear

HERE, THERE = "192.0.2.1", "198.51.100.1"
MARKS = [{"kind": "arrow", "at": f"{number:0120}", "to": f"t{number:0119}", "ink": "red"} for number in range(200)]
"""As many and as long as a page may keep."""


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a flood takes, no permission comes back meanwhile; and refusals come at once."""
    monkeypatch.setattr(Bucket, "_refill", lambda _: None)
    monkeypatch.setattr(limits, "HOLD", 0.0)
    monkeypatch.setattr(limits, "BETWEEN_REFUSALS", 0.0)


Ask = Callable[..., int]


@pytest.fixture
def flooded(serve: Serve) -> Callable[..., tuple[Web, Ask]]:
    """A server behind a proxy, and `ask(address, guest, method, path, body)`, which gives the status."""

    def opened(**settings: Any) -> tuple[Web, Ask]:
        web = serve(proxies="testclient", bytes_per_second=10_000, **settings)

        def ask(address: str, guest: str, method: str, path: str, body: object = None) -> int:
            headers = {**bearer(web.person(guest).secret), "X-Forwarded-For": address}
            return int(web.client.request(method, f"/api/{path}", json=body, headers=headers).status_code)

        return web, ask

    return opened


def stored(web: Web, question: str) -> Any:
    """What the store holds."""
    with closing(sqlite3.connect(web.folder / "table.db")) as connection:
        return connection.execute(question).fetchone()[0]


def papers(web: Web) -> int:
    return int(stored(web, "SELECT coalesce(sum(length(note) + length(marks)), 0) FROM papers"))


def test_made_up_guests_of_one_address_cannot_fill_the_disk(flooded: Callable[..., tuple[Web, Ask]]) -> None:
    web, ask = flooded()
    tables = [web.duel() for _ in range(8)]
    before = stored(web, "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    answers = [
        ask(HERE, f"nobody {number}", "PUT", f"tables/{table}/paper/marks", {"marks": MARKS, "seen": 0})
        for number in range(20)
        for table in tables
    ]
    assert set(answers) == {200, 429}
    assert answers[-40:] == [429] * 40
    assert papers(web) < 3_000_000
    assert stored(web, "SELECT count(*) FROM papers") <= PAPERS_AT_ONCE * A_FEW
    after = stored(web, "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
    assert after - before < 4_000_000
    assert ask(THERE, "cat", "PUT", f"tables/{tables[0]}/paper/note", {"note": "mine", "seen": 0}) == 200


def test_from_many_addresses_a_table_is_filled_only_so_far_and_not_for_its_players(
    flooded: Callable[..., tuple[Web, Ask]],
) -> None:
    web, ask = flooded()
    table = web.duel()
    wish = {"marks": MARKS, "seen": 0}
    answers = [ask(f"192.0.2.{n}", f"nobody {n}", "PUT", f"tables/{table}/paper/marks", wish) for n in range(9)]
    assert answers == sorted(answers)
    assert set(answers) == {200, 429}
    assert papers(web) <= OF_WATCHERS
    assert web.client.put(f"/api/tables/{table}/paper/marks", json=wish, headers=bearer(web.anna.secret)).is_success
    smaller = {"marks": MARKS[:5], "seen": 1}
    assert ask("192.0.2.0", "nobody 0", "PUT", f"tables/{table}/paper/marks", smaller) == 200
    assert ask(THERE, "cat", "PUT", f"tables/{table}/paper/marks", {"marks": MARKS[:9], "seen": 0}) == 200


def test_a_whole_server_keeps_only_so_much_and_half_of_it_of_those_who_watch(
    flooded: Callable[..., tuple[Web, Ask]],
) -> None:
    web, ask = flooded(kept_megabytes=1)
    tables = [web.duel() for _ in range(6)]
    wish = {"marks": MARKS, "seen": 0}
    for number, table in enumerate(tables):
        for n in range(4):
            ask(f"192.0.{number}.{n}", f"nobody {number} {n}", "PUT", f"tables/{table}/paper/marks", wish)
    assert 400_000 < papers(web) <= 500_000
    answers = [
        web.client.put(f"/api/tables/{table}/paper/marks", json=wish, headers=bearer(person.secret)).status_code
        for table in tables
        for person in (web.anna, web.bert)
    ]
    assert answers == sorted(answers)
    assert set(answers) == {200, 429}
    assert papers(web) <= 1_000_000
    (line,) = [line for line in web.client.get("/metrics").text.splitlines() if line.startswith("ecumene_kept_bytes")]
    assert float(line.split()[1]) == pytest.approx(papers(web), rel=0.01)


def test_made_up_guests_cannot_drown_what_others_say(flooded: Callable[..., tuple[Web, Ask]]) -> None:
    web, ask = flooded()
    tables = [web.duel() for _ in range(4)]
    for number in range(20):
        for table in tables:
            ask(HERE, f"nobody {number}", "POST", f"tables/{table}/talk", {"text": "x" * 500})
    assert stored(web, "SELECT count(*) FROM talk") <= WORDS_AT_ONCE * A_FEW
    assert ask(THERE, "cat", "POST", f"tables/{tables[0]}/talk", {"text": "hello"}) == 200


def test_one_address_cannot_take_a_seat_at_every_waiting_table(flooded: Callable[..., tuple[Web, Ask]]) -> None:
    web, ask = flooded()
    tables = [str(web.anna.new_table("you", "open", "open", public=True)["id"]) for _ in range(8)]
    closed = str(web.anna.new_table("you", "open")["id"])
    answers = [ask(HERE, f"nobody {n}", "POST", f"tables/{table}/sit", {"name": "N"}) for n, table in enumerate(tables)]
    assert answers == [200] * 6 + [429] * 2
    assert ask(HERE, "friend", "POST", f"tables/{closed}/sit", {"name": "Friend"}) == 200, "whoever has the link"
    assert ask(THERE, "cat", "POST", f"tables/{tables[7]}/sit", {"name": "Cat"}) == 200


def test_guests_whom_nobody_has_seen_lie_in_memory_alone(flooded: Callable[..., tuple[Web, Ask]]) -> None:
    web, ask = flooded()
    table = web.duel()
    names = int(stored(web, "SELECT count(*) FROM guests"))
    for number in range(30):
        assert ask(HERE, f"nobody {number}", "PUT", "me", {"name": f"Nobody {number}"}) == 200
        assert ask(HERE, f"nobody {number}", "POST", "tables/nowhere/sit", {"name": "N"}) == 404
    assert stored(web, "SELECT count(*) FROM guests") == names
    assert web.person("nobody 7").get("me").json() == {"name": "Nobody 7"}
    assert ask(HERE, "nobody 7", "POST", f"tables/{table}/talk", {"text": "hello"}) == 200
    assert stored(web, "SELECT count(*) FROM guests WHERE name = 'Nobody 7'") == 1
    assert ask(HERE, "nobody 7", "PUT", "me", {"name": "Somebody"}) == 200
    assert stored(web, "SELECT count(*) FROM guests WHERE name = 'Somebody'") == 1


def test_orders_of_any_kind_and_by_either_way_count_as_what_is_kept(flooded: Callable[..., tuple[Web, Ask]]) -> None:
    web, ask = flooded()
    table = web.duel()
    person = web.on_turn(table)
    services = web.client.app.state.services  # type: ignore[attr-defined]
    with person.live(table) as socket:
        full = hear(socket, "full")
        act = {"type": "act", "ref": 5, "seat": full["choices"][0]["seat"], "version": full["version"], "actions": [0]}
        services.limits.keep("testclient", 3_000_000)
        socket.send_json(act)
        assert hear(socket, "answer")["problem"]["code"] == "too_many"
    assert person.post(f"tables/{table}/undo", {"seat": 0, "version": 1}).status_code == 429
    assert person.get(f"tables/{table}").status_code == 200
    assert ask(HERE, "cat", "POST", f"tables/{table}/talk", {"text": "hello"}) == 200
