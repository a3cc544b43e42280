"""The route of hints: refused in both languages where there are none, limited, and answered by a real bot."""

from __future__ import annotations

from tests.table.web.conftest import Serve, Web
from tests.table.web.test_routes import refused


def test_a_table_without_hints_refuses(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    state = mover.get(f"tables/{table}/state").json()
    assert not state["table"]["hints"]
    wish = {"seat": state["choices"][0]["seat"], "version": state["version"]}
    said = refused(mover.post(f"tables/{table}/hint", wish), 403, "not_allowed")
    assert "hints" in said.text.en
    assert "conseils" in said.text.fr


def test_a_bot_answers_and_whoever_asks_too_often_waits(serve: Serve) -> None:
    web = serve()
    seats = [{"kind": "you"}, {"kind": "bot", "level": "gentle"}]
    made = web.anna.post("tables", {"game": "vinci", "seats": seats, "order": "fixed", "seed": 4, "hints": True}).json()
    table = made["id"]
    assert made["hints"]
    state = web.anna.get(f"tables/{table}/state").json()
    wish = {"seat": 0, "version": state["version"]}
    answer = web.anna.post(f"tables/{table}/hint", wish)
    assert answer.status_code == 200
    hint = answer.json()
    numbers = {act["i"] for act in state["choices"][0]["acts"]}
    assert {each["acts"][0] for each in hint["answers"]} <= numbers
    assert any(each["reasons"] for each in hint["answers"])
    refused(web.bert.post(f"tables/{table}/hint", wish), 403, "not_your_seat")
    asked = [web.anna.post(f"tables/{table}/hint", wish) for _ in range(12)]
    assert asked[0].json() == hint, "the same question, the same answer"
    said = refused(next(each for each in asked if each.status_code != 200), 429, "too_many")
    assert said.text.en != said.text.fr
