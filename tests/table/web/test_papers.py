"""The routes of notes, marks, premoves and plans, as somebody would ask them who means no good."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.web.conftest import Person, Serve, Web, bearer
from tests.table.web.test_routes import refused

RING = {"kind": "ring", "at": "no-such-thing", "to": None, "ink": "violet"}


def put(person: Person, table: str, path: str, body: object = None, raw: bytes | None = None) -> Any:
    """What the server answers to a wish to keep something; `raw` is sent as it is."""
    given: dict[str, Any] = {"json": body} if raw is None else {"content": raw}
    headers = {**bearer(person.secret), "Content-Type": "application/json"}
    return person.client.put(f"/api/tables/{table}/{path}", headers=headers, **given)


def waits(web: Web, table: str) -> tuple[Person, int, Person, int]:
    """Who is asked and who waits, with their seats."""
    on = web.on_turn(table)
    return (web.anna, 0, web.bert, 1) if on is web.anna else (web.bert, 1, web.anna, 0)


def offered(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    """What a seat can answer beforehand."""
    answer = person.post(f"tables/{table}/premoves/offers", {"seat": seat})
    assert answer.status_code == 200, answer.text
    return [given for offer in answer.json()["offers"] for given in offer["answers"]]


def until(done: Callable[[], object]) -> None:
    """Wait for something that the server does by itself."""
    deadline = time.monotonic() + 240
    while not done():
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.01)


def became(person: Person, table: str) -> str:
    """What became of an answer, once that is known."""
    told: list[str] = []

    def known() -> bool:
        (seat,) = person.get(f"tables/{table}/premoves").json()["seats"]
        told[:] = [seat["told"]["what"]] if seat["told"] else []
        return told not in ([], ["unsure"])

    until(known)
    return told[0]


@pytest.mark.parametrize(
    ("path", "raw", "field"),
    [
        ("paper/note", rb'{"note": "a \ud800 alone", "seen": 0}', "note"),
        ("paper/note", b'{"note": "x", "seen": 1e400}', "seen"),
        ("paper/note", b'{"note": ["x"], "seen": 0}', "note"),
        (
            "paper/marks",
            b'{"marks": [{"kind": "ring", "at": "a\\n", "to": null, "ink": "red"}], "seen": 0}',
            "marks.0.at",
        ),
        ("paper/marks", b'{"marks": {"0": 1}, "seen": 0}', "marks"),
        ("premoves", rb'{"seat": 0, "passing": "\ud800"}', "passing"),
        ("premoves", b'{"seat": 0, "answers": [{"acts": [], "say": "x"}]}', "answers.0.acts"),
        (
            "premoves",
            b'{"seat": 0, "answers": [{"acts": ["take I"], "say": {"t": "x", "a": {"n": 1e999}}}]}',
            "answers.0.say",
        ),
        ("premoves", b'{"seat": 99999999999999999999999999, "passing": "expansion"}', "seat"),
    ],
)
def test_what_makes_no_sense_is_refused_by_its_field_and_changes_nothing(
    web: Web, path: str, raw: bytes, field: str
) -> None:
    table = web.duel()
    refused(put(web.anna, table, path, raw=raw), 400, "bad_request", field)
    assert web.anna.get(f"tables/{table}/paper").json() == {"note": "", "marks": [], "version": 0}
    assert web.anna.get(f"tables/{table}/premoves").json() == {"seats": []}


def test_a_sentence_without_end_is_no_reason_to_break_down(web: Web) -> None:
    table = web.duel()
    for depth in (100, 5_000):
        say = b'{"t": "x", "a": {"n": ' * depth + b"1" + b"}}" * depth
        answer = put(
            web.anna, table, "premoves", raw=b'{"seat": 0, "answers": [{"acts": ["take I"], "say": ' + say + b"}]}"
        )
        refused(answer, 400, "bad_request")


def test_marks_on_what_is_not_there_are_kept_and_too_many_are_not(web: Web) -> None:
    table = web.duel()
    odd = [RING, {**RING, "at": "__proto__"}, {**RING, "at": '"]<img>'}]
    assert put(web.anna, table, "paper/marks", {"marks": odd, "seen": 0}).json()["marks"] == odd
    many = [{**RING, "at": f"thing.{number}"} for number in range(201)]
    assert refused(put(web.anna, table, "paper/marks", {"marks": many, "seen": 1}), 400, "bad_request").field == "marks"
    refused(put(web.anna, table, "paper/note", {"note": "x" * 10_000_000, "seen": 1}), 413, "too_large")
    assert put(web.anna, table, "paper/marks", {"marks": many[:200], "seen": 1}).status_code == 200


def test_whoever_may_not_look_keeps_nothing_there(web: Web) -> None:
    table, cat = web.duel(watch={"open": False}), web.person("cat")
    refused(cat.get(f"tables/{table}/paper"), 403, "not_allowed")
    refused(put(cat, table, "paper/note", {"note": "x", "seen": 0}), 403, "not_allowed")
    refused(put(cat, table, "paper/marks", {"marks": [RING], "seen": 0}), 403, "not_allowed")
    refused(put(cat, "nowhere", "paper/note", {"note": "x", "seen": 0}), 404, "not_found")


def test_another_seats_answers_and_plans_are_nobodys_business(web: Web) -> None:
    table, cat = web.duel(), web.person("cat")
    asked, its, waiting, seat = waits(web, table)
    wish = {"seat": seat, "answers": offered(waiting, table, seat)[-1:]}
    assert put(waiting, table, "premoves", wish).status_code == 200
    version = asked.get(f"tables/{table}").json()["version"]
    for other in (asked, cat):
        assert other.get(f"tables/{table}/premoves").json() == {"seats": []}
        refused(other.post(f"tables/{table}/premoves/offers", {"seat": seat}), 403, "not_your_seat")
        refused(put(other, table, "premoves", {"seat": seat}), 403, "not_your_seat")
        refused(put(other, table, "premoves", wish), 403, "not_your_seat")
    for other in (waiting, cat):
        plan = {"seat": its, "version": version, "actions": ["take I"]}
        refused(other.post(f"tables/{table}/plan", plan), 403, "not_your_seat")
        refused(other.post(f"tables/{table}/plan/send", plan), 403, "not_your_seat")
    assert waiting.get(f"tables/{table}/premoves").json()["seats"][0]["answers"] == wish["answers"]
    seen = "".join(person.get(f"tables/{table}/state").text for person in (asked, cat))
    assert "premove" not in seen


@pytest.mark.parametrize("action", [-1, 1.5, None, "x" * 201])
def test_what_can_be_no_action_of_a_plan_is_named(web: Web, action: object) -> None:
    table = web.duel()
    person, seat, _, _ = waits(web, table)
    version = person.get(f"tables/{table}/state").json()["version"]
    for path in ("plan", "plan/send"):
        wish = {"seat": seat, "version": version, "actions": [0, action]}
        refused(person.post(f"tables/{table}/{path}", wish), 400, "bad_request", "actions.1")


def test_before_a_game_and_after_it_nothing_is_answered_or_planned(web: Web) -> None:
    waiting = str(web.anna.new_table("you", "open")["id"])
    over = web.duel()
    asked, its, other, seat = waits(web, over)
    assert put(other, over, "premoves", {"seat": seat, "answers": offered(other, over, seat)[:1]}).status_code == 200
    assert put(other, over, "paper/note", {"note": "well played", "seen": 0}).status_code == 200
    for person, at in ((asked, its), (other, seat)):
        assert person.post(f"tables/{over}/concede", {"seat": at, "level": "gentle"}).status_code == 200
    for person, table, at in ((web.anna, waiting, 0), (other, over, seat)):
        version = person.get(f"tables/{table}").json()["version"]
        plan = {"seat": at, "version": version, "actions": [0]}
        for answer in (
            person.post(f"tables/{table}/premoves/offers", {"seat": at}),
            put(person, table, "premoves", {"seat": at, "passing": "expansion"}),
            person.post(f"tables/{table}/plan", plan),
            person.post(f"tables/{table}/plan/send", plan),
        ):
            assert answer.status_code in (403, 409), answer.text
            assert answer.json()["code"] in ("waiting", "over", "not_allowed", "conceded"), answer.text
    assert other.get(f"tables/{over}/paper").json()["note"] == "well played"
    assert put(other, over, "paper/marks", {"marks": [RING], "seen": 1}).status_code == 200
    assert put(other, over, "premoves", {"seat": seat}).json()["seats"] == []


def test_whoever_is_forgotten_answers_nothing_any_more(serve: Serve) -> None:
    web = serve()
    table = web.duel()
    asked, _, gone, seat = waits(web, table)
    put(gone, table, "paper/note", {"note": "my address", "seen": 0})
    answers = offered(gone, table, seat)[-1:]
    assert put(gone, table, "premoves", {"seat": seat, "answers": answers}).status_code == 200
    assert web.client.delete("/api/me", headers=bearer(gone.secret)).status_code == 200
    assert gone.get(f"tables/{table}/paper").json()["note"] == ""
    assert gone.get(f"tables/{table}/premoves").json() == {"seats": []}
    with sqlite3.connect(web.folder / "table.db") as store:
        assert [store.execute(f"SELECT count(*) FROM {rows}").fetchone() for rows in ("papers", "premoves")] == [
            (0,),
            (0,),
        ]
    assert asked.act(table).status_code == 200


def test_whoever_is_known_again_takes_notes_and_answers_along(serve: Serve) -> None:
    web = serve(address="http://table.example")
    table = web.duel()
    asked, _, known, seat = waits(web, table)
    put(known, table, "paper/note", {"note": "from before", "seen": 0})
    wish = offered(known, table, seat)[-1]
    assert put(known, table, "premoves", {"seat": seat, "answers": [wish]}).status_code == 200
    phrase = known.post("me/phrase").json()["phrase"]
    other = web.person("another device")
    assert other.post("sign-in/phrase", {"phrase": phrase}).status_code == 200
    for device in (known, other):
        assert device.get(f"tables/{table}/paper").json()["note"] == "from before"
        assert device.get(f"tables/{table}/premoves").json()["seats"][0]["answers"] == [wish]
    assert asked.act(table).status_code == 200
    until(
        lambda: (told := other.get(f"tables/{table}/premoves").json()["seats"][0]["told"]) and told["what"] != "unsure"
    )
    assert other.get(f"tables/{table}/premoves").json()["seats"][0]["told"]["what"] == "given"


def test_a_guest_who_turns_out_to_be_somebody_takes_them_along_too(serve: Serve) -> None:
    web = serve(address="http://table.example")
    home = web.person("at home")
    phrase = home.post("me/phrase").json()["phrase"]
    table = web.duel()
    assert put(home, table, "paper/note", {"note": "at home", "seen": 0}).status_code == 200
    asked, _, guest, seat = waits(web, table)
    put(guest, table, "paper/note", {"note": "on the way", "seen": 0})
    wish = offered(guest, table, seat)[-1]
    assert put(guest, table, "premoves", {"seat": seat, "answers": [wish]}).status_code == 200
    assert guest.post("sign-in/phrase", {"phrase": phrase}).status_code == 200
    web.client.cookies.clear()
    assert home.get(f"tables/{table}/paper").json()["note"] == "at home\n\non the way"
    assert home.get(f"tables/{table}/premoves").json()["seats"][0]["answers"] == [wish]
    assert asked.act(table).status_code == 200
    until(
        lambda: (told := home.get(f"tables/{table}/premoves").json()["seats"][0]["told"]) and told["what"] != "unsure"
    )
    assert home.get(f"tables/{table}/premoves").json()["seats"][0]["told"]["what"] == "given"
