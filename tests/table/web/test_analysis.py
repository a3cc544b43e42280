"""Over the API: what bots think of a game that is over, worked out by real worker processes, and playing on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.table.web.conftest import Web

RECORD = Path(__file__).parents[2] / "golden" / "0.1.0" / "vinci-2-seats.txt"


def whole(web: Web, table: str) -> Any:
    """The analysis once it is whole. The bound is for one that never is."""
    deadline = time.monotonic() + 240
    while True:
        answer = web.anna.get(f"tables/{table}/analysis")
        assert answer.status_code == 200, answer.text
        found = answer.json()
        if found["done"]:
            return found
        assert found["moments"] == []
        assert time.monotonic() < deadline, "it never ends"
        time.sleep(0.2)


def test_a_finished_game_is_analysed_and_played_on(web: Web) -> None:
    table = web.anna.post("records", {"record": RECORD.read_text()}).json()["id"]
    found = whole(web, table)
    assert found["thoughts"] == found["of"] > 0
    assert sorted(found["points"][-1]["chances"]) == [0.0, 1.0]
    assert all(abs(sum(point["chances"]) - 1) < 0.001 for point in found["points"])
    answer = web.bert.post(f"tables/{table}/play-on", {"move": 40})
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert info["status"] == "running"
    assert len(info["you"]["seats"]) == 1
    assert {seat["kind"] for seat in info["seats"]} == {"person", "bot"}


def test_a_game_that_runs_is_neither_analysed_nor_branched(web: Web) -> None:
    table = web.anna.new_table("you", "you")["id"]
    assert web.anna.get(f"tables/{table}/analysis").status_code == 409
    assert web.anna.post(f"tables/{table}/play-on", {"move": 0}).status_code == 403
