"""Ratings by way of the API: told at a rated table, on one's page and in the export, and gone with whoever goes."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

from tests.table.web.conftest import Person, Web, bearer


def counted(person: Person, table: str) -> Any:
    """The ratings at a table once its game has counted."""
    deadline = monotonic() + 120
    while not (told := person.get(f"tables/{table}/ratings").json())["counted"]:
        assert monotonic() < deadline, "it never counted"
        sleep(0.02)
    return told


def test_a_rated_game_is_told_wherever_it_matters_and_forgotten(web: Web) -> None:
    anna = web.person("rated anna")
    table = anna.new_table("you", "bot", seed=None, rated=True)
    assert table["rated"]
    seats = anna.get(f"tables/{table['id']}/ratings").json()["seats"]
    assert [(seat["rating"], seat["doubt"], seat["provisional"]) for seat in seats] == [(1500, 250, True)] * 2
    assert anna.post(f"tables/{table['id']}/concede", {"seat": 0, "level": "gentle"}).status_code == 200
    told = counted(anna, table["id"])["seats"]
    [own] = anna.get("me/page").json()["ratings"]
    assert own["rating"] == told[0]["rating"] == 1500 + told[0]["change"] < 1500
    assert (own["game"], own["seats"], own["games"]) == ("vinci", 2, 1)
    assert [bot["level"] for bot in anna.get("me/page").json()["yardstick"]] == ["gentle"]
    [kept] = anna.get("me/export").json()["ratings"]
    assert (kept["game"], kept["games"]) == ("vinci", 1)
    assert "who" not in kept
    assert web.client.delete("/api/me", headers=bearer(anna.secret)).status_code == 200
    assert anna.get("me/page").json()["ratings"] == []
    assert anna.get(f"tables/{table['id']}/ratings").json()["seats"][0]["seat"] == 1  # nobody is left at the first


def test_bad_wishes_are_refused_by_their_field_and_open_nothing(web: Web) -> None:
    anna = web.person("unfair anna")
    seats = [{"kind": "you"}, {"kind": "bot"}]
    for field, value in {"hints": True, "seed": 4, "guide": True, "content": "x: 1", "rated": "perhaps"}.items():
        answer = anna.post("tables", {"game": "vinci", "seats": seats, "rated": True, field: value})
        assert (answer.status_code, answer.json()["field"]) == (400, field)
    assert anna.get("tables").json()["yours"] == []
    plain = anna.new_table("you", "bot")["id"]
    assert anna.get(f"tables/{plain}/ratings").status_code == 404
