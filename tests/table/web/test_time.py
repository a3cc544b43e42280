"""The routes of time: clocks that make no sense are refused by name, pauses and holidays are taken."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.wire.time_messages import HOLIDAYS
from tests.table.web.conftest import Web
from tests.table.web.test_routes import refused


def test_what_may_be_chosen_is_told_in_the_language_of_the_sentence(web: Web) -> None:
    wish = {"game": "vinci", "seats": [{"kind": "you"}], "pace": {"kind": "days", "hours": 13}}
    told = web.anna.post("tables", wish).json()["text"]
    assert told["en"] == "pace.hours must be one of 12, 24, 48, 72, 168"
    assert told["fr"] == "pace.hours doit être l’un de 12, 24, 48, 72, 168"


@pytest.mark.parametrize(
    ("pace", "field", "said"),
    [
        ({"kind": "clock", "minutes": 0}, "pace.minutes", "at least 1"),
        ({"kind": "clock", "minutes": 601}, "pace.minutes", "less than 601"),
        ({"kind": "clock", "increment_s": -1}, "pace.increment_s", "at least 0"),
        ({"kind": "clock", "increment_s": 3_601}, "pace.increment_s", "less than"),
        ({"kind": "clock", "minutes": "soon"}, "pace.minutes", "whole number"),
        ({"kind": "days", "hours": 13}, "pace.hours", "12, 24, 48, 72, 168"),
        ({"kind": "days", "level": "godlike"}, "pace.level", "fierce"),
        ({"kind": "weeks"}, "pace.kind", "days"),
        ({"kind": "days", "minutes": 5}, "pace.minutes", "no meaning"),
        ({"kind": "days", "time_up": "explode"}, "pace.time_up", "resign"),
    ],
)
def test_a_pace_that_makes_no_sense_is_refused_by_name(web: Web, pace: dict[str, Any], field: str, said: str) -> None:
    seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
    problem = refused(
        web.anna.post("tables", {"game": "vinci", "seats": seats, "pace": pace}), 400, "bad_request", field
    )
    assert said in problem.text.en
    assert problem.text.fr != problem.text.en


def test_a_pause_and_holidays(web: Web) -> None:
    table = web.duel(pace={"kind": "days", "hours": 48})
    state = web.anna.get(f"tables/{table}/state").json()
    assert state["table"]["pace"]["hours"] == 48
    assert state["table"]["clock"]["seats"][0]["left"] <= 48 * 3_600
    mine = state["table"]["you"]["seats"][0]
    paused = web.anna.post(f"tables/{table}/pause", {"seat": mine, "pause": True}).json()
    assert paused["clock"]["wishes"] == [mine]
    refused(web.bert.post(f"tables/{table}/pause", {"seat": mine, "pause": True}), 403, "not_your_seat")
    assert web.anna.get("holidays").json()["left"] == HOLIDAYS
    taken = web.anna.post("holidays", {"days": 3}).json()
    assert taken == {"left": HOLIDAYS - 3, "tables": 1, "fewer": 0}
    told = web.anna.get(f"tables/{table}").json()["clock"]["seats"][mine]
    assert told["holiday"] > 2 * 86_400
    refused(web.anna.post("holidays", {"days": 12}), 403, "not_allowed", "days")
    refused(web.anna.post("holidays", {"days": 15}), 400, "bad_request", "days")
    assert web.anna.post("holidays", {"days": 0}).json()["tables"] == 1
