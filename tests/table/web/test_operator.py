"""Whoever runs a server: behind a token, reports, bans, closed tables, announcements and a log of it all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.operating import AddBans, Note
from ecumene.table.web.app import create_app
from ecumene.table.web.bans import Bans, came_from, read_network
from ecumene.table.web.moderating import Moderator, new_token
from ecumene.table.web.routes_operator import COOKIE
from ecumene.table.web.settings import Settings
from tests.table.fresh import new_store
from tests.table.store.examples import with_store
from tests.table.store.test_operating import BAN, RANGE
from tests.table.web.conftest import ANNA, BERT, Person, Web, bearer
from tests.table.web.test_routes import refused

WHY = {"en": "You insulted people.", "fr": "Vous avez insulté des gens."}
HERE = "198.51.100.7"


@dataclass
class Operated(Web):
    """A server whose operator has a token."""

    token: str = ""

    def ask(self, method: str, path: str = "", body: object = None, token: str | None = None) -> httpx.Response:
        headers = bearer(self.token if token is None else token) if token != "" else {}
        answer: httpx.Response = self.client.request(method, f"/api/operator{path}", json=body, headers=headers)
        return answer

    def done(self, method: str, path: str = "", body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def log(self) -> list[tuple[str, str]]:
        return [(deed["what"], deed["about"]) for deed in self.done("GET")["log"]]

    @property
    def services(self) -> Any:
        return self.client.app.state.services  # type: ignore[attr-defined]


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Operated]:
    url = new_store(tmp_path)
    token = with_store(url, lambda store: new_token(store.operating))
    app = create_app(Settings(store=url, workers=1, bot_pause=0.0, tables_per_hour=0))
    with TestClient(app, base_url="http://table.example", client=(HERE, 5000)) as client:
        assert client.put("/api/me", json={"name": "Anna"}, headers=bearer(ANNA)).status_code == 200
        yield Operated(client, Person(client, ANNA), Person(client, BERT), tmp_path, token)


ROUTES = [
    ("GET", "", None),
    ("POST", "/reports/t1/1", {"verdict": "dismiss"}),
    ("POST", "/bans", {"range": "10.0.0.0/8", "reason": WHY}),
    ("DELETE", "/bans/b1", None),
    ("GET", "/tables/t1", None),
    ("POST", "/tables/t1/close", {"reason": WHY}),
    ("POST", "/tables/t1/reopen", {}),
    ("POST", "/announcements", {"text": WHY, "until": 2e9}),
    ("DELETE", "/announcements/a1", None),
]


def test_every_route_is_behind_the_token(web: Operated) -> None:
    known = {
        (method, path.removeprefix("/api/operator"))
        for path, item in web.client.app.openapi()["paths"].items()  # type: ignore[attr-defined]
        for method in map(str.upper, item)
        if path.startswith("/api/operator")
    }
    assert len(known) == len(ROUTES) + 2, "besides these, one signs in and out"
    for method, path, body in ROUTES:
        without = refused(web.ask(method, path, body, token=""), 403, "not_allowed")
        web.services.limits.guesses.of(HERE).left = 5.0
        wrong = refused(web.ask(method, path, body, token=ANNA), 403, "not_allowed")
        assert without == wrong
        unread = web.ask(method, path, {"nonsense": 1} if body is not None else None, token=ANNA)
        refused(unread, 403, "not_allowed")
    assert [what for what, _ in web.log()] == ["token"], "nothing was done"


def test_a_server_without_a_token_says_the_same(tmp_path: Path) -> None:
    app = create_app(Settings(store=new_store(tmp_path), workers=1))
    with TestClient(app, base_url="http://table.example") as client:
        said = refused(client.get("/api/operator", headers=bearer(ANNA)), 403, "not_allowed")
        assert "ecumene operator token" in said.text.en
        refused(client.post("/api/operator/sign-in", json={"token": "x"}), 403, "not_allowed")


def test_wrong_tokens_are_counted_and_too_many_refused(web: Operated) -> None:
    for _ in range(5):
        refused(web.ask("GET", token="guess"), 403, "not_allowed")
    late = web.ask("GET", token="guess")
    refused(late, 429, "too_many")
    assert 0 < int(late.headers["retry-after"]) <= 60
    for _ in range(3):
        assert web.ask("GET").status_code == 200, "the right one opens, whoever else guesses at this address"
    assert web.client.post("/api/operator/sign-in", json={"token": web.token}).status_code == 200
    refused(web.ask("GET", token="guess"), 429, "too_many")


def test_a_browser_keeps_the_token_in_a_cookie_that_only_these_routes_see(web: Operated) -> None:
    refused(web.client.post("/api/operator/sign-in", json={"token": "wrong"}), 403, "not_allowed")
    answer = web.client.post("/api/operator/sign-in", json={"token": web.token})
    assert answer.status_code == 200
    kept = answer.headers["set-cookie"]
    for part in (f"{COOKIE}=", "HttpOnly", "Path=/api/operator", "SameSite=Strict"):
        assert part in kept
    for lasting in ("max-age", "expires"):
        assert lasting not in kept.lower(), "it ends with the browser"
    assert web.ask("GET", token="").status_code == 200
    foreign = {"Origin": "https://elsewhere.example"}
    refused(web.client.post("/api/operator/sign-out", headers=foreign), 403, "not_allowed")
    assert web.client.post("/api/operator/sign-out").status_code == 200
    refused(web.ask("GET", token=""), 403, "not_allowed")
    assert ("sign-in", "") in web.log()


def test_a_new_token_ends_the_old_one(web: Operated) -> None:
    url = f"sqlite:///{web.folder}/table.db"
    fresh = with_store(url, lambda store: new_token(store.operating))
    refused(web.ask("GET"), 403, "not_allowed")
    assert web.ask("GET", token=fresh).status_code == 200


def reported(web: Operated) -> str:
    """A table where Anna said something that Bert reported."""
    table = web.duel()
    for text in ("hello", "you fool", "sorry"):
        assert web.anna.post(f"tables/{table}/talk", {"text": text}).status_code == 200
    assert web.bert.post(f"tables/{table}/talk/2/report", {"why": "insult"}).status_code == 200
    return table


def test_a_report_comes_with_the_words_around_it_and_nobody_s_id(web: Operated) -> None:
    table = reported(web)
    answer = web.ask("GET")
    (report,) = answer.json()["reports"]
    assert (report["table"], report["number"], report["game"], report["status"]) == (table, 2, "vinci", "running")
    assert [line["text"] for line in report["lines"]] == ["hello", "you fool", "sorry"]
    assert [each["why"] for each in report["reports"]] == ["insult"]
    marks = {line["who"] for line in web.bert.get(f"tables/{table}/talk").json()["lines"]}
    assert {line["who"] for line in report["lines"]} == marks
    assert report["reports"][0]["who"] == web.bert.get(f"tables/{table}/talk").json()["you"]
    for secret in (ANNA, BERT):
        assert came(secret) not in answer.text


def came(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def test_a_report_is_dismissed_or_the_words_go(web: Operated) -> None:
    table = reported(web)
    refused(web.ask("POST", f"/reports/{table}/3", {"verdict": "dismiss"}), 404, "not_found")
    refused(web.ask("POST", f"/reports/{table}/9", {"verdict": "dismiss"}), 404, "not_found")
    refused(web.ask("POST", f"/reports/{table}/2", {"verdict": "hang"}), 400, "bad_request")
    with web.bert.live(table) as socket:
        while socket.receive_json()["type"] != "full":
            pass
        web.bert.get(f"tables/{table}/talk")
        assert web.done("POST", f"/reports/{table}/2", {"verdict": "remove"})["reports"] == []
        while (heard := socket.receive_json())["type"] != "talk":
            pass
        assert [(line["text"], line["removed"]) for line in heard["lines"]] == [
            ("hello", False), ("", True), ("sorry", False),
        ]  # fmt: skip
    assert "fool" not in web.bert.get(f"tables/{table}/talk").text
    assert web.log()[0] == ("remove", table)


def ends(socket: Any) -> int:
    """The code with which a socket closes, after whatever else it says."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as ended:
        return ended.code


def test_whoever_is_banned_is_told_why_and_their_sockets_close(web: Operated) -> None:
    table = reported(web)
    with web.anna.live(table) as socket:
        while socket.receive_json()["type"] != "full":
            pass
        (ban,) = web.done("POST", "/bans", {"table": table, "number": 2, "days": 2, "reason": WHY})["bans"]
        assert ends(socket) == 4403
    assert (ban["kind"], ban["name"], ban["range"]) == ("guest", "Anna", "")
    for answer in (
        web.anna.get("tables"),
        web.anna.get(f"tables/{table}/state"),
        web.anna.post(f"tables/{table}/talk", {"text": "again"}),
        web.anna.post("tables", {"game": "vinci", "seats": [{"kind": "you"}, {"kind": "bot"}]}),
        web.anna.get("me/person"),
        web.anna.get("me/page"),
    ):
        said = refused(answer, 403, "banned")
        assert said.text.en.endswith(WHY["en"])
        assert said.text.fr.endswith(WHY["fr"])
    with pytest.raises(WebSocketDisconnect) as again, web.anna.live(table) as socket:
        socket.receive_json()
    assert again.value.code == 4403
    assert web.bert.get("tables").status_code == 200
    assert web.anna.get("me").status_code == 200
    assert web.anna.get("me/export").status_code == 200, "what is known of one may be had"
    web.done("DELETE", f"/bans/{ban['id']}")
    assert web.anna.get("tables").status_code == 200
    refused(web.ask("DELETE", f"/bans/{ban['id']}"), 404, "not_found")
    assert [what for what, _ in web.log()[:2]] == ["unban", "ban"]
    assert "Anna" not in str(web.done("GET")["log"]), "the log names nobody"


def test_a_ban_ends_by_itself(web: Operated) -> None:
    table = web.duel()
    web.done("POST", "/bans", {"table": table, "seat": 1, "days": 1, "reason": WHY})
    refused(web.bert.get("tables"), 403, "banned")
    web.services.bans._clock = lambda: 4e9
    assert web.bert.get("tables").status_code == 200


def test_whoever_is_banned_may_still_be_forgotten(web: Operated) -> None:
    table = web.duel()
    web.done("POST", "/bans", {"table": table, "seat": 1, "reason": WHY})
    assert "until" not in refused(web.bert.get("tables"), 403, "banned").text.en
    assert web.client.delete("/api/me", headers=bearer(BERT)).status_code == 200
    told = web.done("GET")
    assert told["bans"] == []
    assert WHY["en"] not in str(told["log"]), "a log that nobody rewrites has no reason for anybody"


@pytest.mark.parametrize("network", ["198.51.100.0/24", HERE, "::ffff:198.51.100.0/120"])
def test_a_range_is_refused_everything_but_the_operator_s_page(web: Operated, network: str) -> None:
    table = web.duel()
    with web.bert.live(table) as socket:
        while socket.receive_json()["type"] != "full":
            pass
        (ban,) = web.done("POST", "/bans", {"range": network, "reason": WHY})["bans"]
        assert ends(socket) == 4403
    assert ban["kind"] == "address"
    for path in ("tables", "games", f"tables/{table}/state"):
        refused(web.bert.get(path), 403, "banned")
    with pytest.raises(WebSocketDisconnect) as again, web.bert.live(table) as socket:
        socket.receive_json()
    assert again.value.code == 4403
    assert web.client.get("/api/announcements").status_code == 200
    web.done("DELETE", f"/bans/{ban['id']}")
    assert web.bert.get("tables").status_code == 200


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"range": "nonsense"}, "range"),
        ({"range": "0.0.0.0/0"}, "range"),
        ({"range": "::/0"}, "range"),
        ({"range": "10.0.0.0/7"}, "range"),
        ({}, ""),
        ({"range": "10.0.0.0/8", "table": "t", "seat": 0}, ""),
        ({"number": 1}, "table"),
        ({"range": "10.0.0.0/8", "days": 0}, "days"),
        ({"range": "10.0.0.0/8", "reason": {"en": "", "fr": "x"}}, "reason.en"),
        ({"range": "10.0.0.0/8", "reason": {"en": "x", "fr": "\u200b"}}, "reason.fr"),
        ({"range": "10.0.0.0/8", "reason": {"en": "x" * 301, "fr": "x"}}, "reason.en"),
    ],
)
def test_a_ban_that_means_nobody_is_refused(web: Operated, wish: dict[str, object], field: str) -> None:
    said = refused(web.ask("POST", "/bans", {"reason": WHY, **wish}), 400, "bad_request")
    assert said.field == field
    if field == "days":
        assert said.text.en == "days must be more than 0"
    assert web.done("GET")["bans"] == []


def test_nobody_known_cannot_be_banned(web: Operated) -> None:
    table = str(web.anna.new_table("you", "open", "bot")["id"])
    for wish in ({"seat": 1}, {"seat": 2}, {"seat": 9}, {"number": 1}):
        refused(web.ask("POST", "/bans", {"table": table, "reason": WHY, **wish}), 404, "not_found")
    refused(web.ask("POST", "/bans", {"table": "nowhere", "seat": 0, "reason": WHY}), 404, "not_found")


def test_a_table_is_closed_and_opened_again(web: Operated) -> None:
    table = web.duel()
    who = web.on_turn(table)
    assert [seat["name"] for seat in web.done("GET", f"/tables/{table}")["seats"]] == ["Anna", "Bert"]
    shut = web.done("POST", f"/tables/{table}/close", {"reason": WHY})
    assert (shut["status"], shut["closed"]) == ("stopped", WHY)
    (seat,) = who.get(f"tables/{table}").json()["you"]["seats"]
    said = refused(who.post(f"tables/{table}/act", {"seat": seat, "version": 1, "actions": [0]}), 409, "stopped")
    assert WHY["en"] in said.text.en
    assert who.get(f"tables/{table}").json()["stopped"]["fr"].endswith(WHY["fr"])
    again = web.done("POST", f"/tables/{table}/close", {"reason": WHY})
    assert again == shut
    assert web.done("POST", f"/tables/{table}/reopen")["closed"] is None
    assert who.act(table).status_code == 200
    assert web.log()[:2] == [("reopen", table), ("close", table)], "what changes nothing is not written down"
    refused(web.ask("POST", "/tables/nowhere/close", {"reason": WHY}), 404, "not_found")


def test_an_announcement_is_told_to_everybody_until_its_moment(web: Operated) -> None:
    text = {"en": "Down at noon.", "fr": "Arrêt à midi."}
    refused(web.ask("POST", "/announcements", {"text": text, "until": 1.0}), 400, "bad_request")
    (told,) = web.done("POST", "/announcements", {"text": text, "until": 4e9})["announcements"]
    heard = web.client.get("/api/announcements").json()["list"]
    assert heard == [told]
    assert heard[0]["text"] == text
    web.services.moderator.clock = lambda: 5e9
    assert web.client.get("/api/announcements").json()["list"] == []
    web.done("DELETE", f"/announcements/{told['id']}")
    refused(web.ask("DELETE", f"/announcements/{told['id']}"), 404, "not_found")
    assert [what for what, _ in web.log()[:2]] == ["withdraw", "announce"]


def test_what_another_server_decided_is_in_force_soon(web: Operated) -> None:
    url = f"sqlite:///{web.folder}/table.db"

    async def elsewhere(store: Store) -> None:
        await store.operating.write(AddBans((replace(RANGE, what="198.51.100.0/24"),), Note(1.0, "ban")))

    with_store(url, elsewhere)
    assert web.bert.get("games").status_code == 200
    web.client.portal.call(web.services.moderator.look)  # type: ignore[union-attr]
    refused(web.bert.get("games"), 403, "banned")


def test_one_keeps_looking_also_while_the_store_is_gone() -> None:
    looks = 0

    class Restless(Moderator):
        async def look(self) -> None:
            nonlocal looks
            looks += 1
            if looks == 1:
                raise StoreUnavailable("gone")
            raise asyncio.CancelledError

    nothing: Any = None
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(Restless(nothing, nothing, nothing, nothing).keep_looking(0.0))
    assert looks == 2


def test_ranges_of_both_kinds_are_found_among_many() -> None:
    bans = Bans(lambda: 15.0)
    rows = [BAN, RANGE]
    bans.set(rows)
    assert bans.of_guest("bob") == BAN
    assert bans.of_guest("ann") is None

    def at(text: str) -> Any:
        return bans.of_address(came_from({"client": (text, 1)}))

    assert at("203.0.113.255") == RANGE
    assert at("::ffff:203.0.113.1") == RANGE
    assert at("203.0.114.0") is None
    assert at("testclient") is None
    assert bans.of_address(came_from({})) is None
    six = replace(RANGE, what="2001:db8::/32")
    bans.set([six])
    assert at("2001:db8:1::9") == six
    assert at("2001:db9::") is None
    assert at("203.0.113.255") is None
    assert str(read_network(" 203.0.113.9/24 ")) == "203.0.113.0/24"
