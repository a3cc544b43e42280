"""A table that this release cannot carry on, over HTTP: it is read as any other, and nothing answers 503 for it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ecumene.core.record import Record
from tests.table.web.conftest import Serve, Web


def damage(folder: Path, *changes: str) -> None:
    """What no server would ever do to its store."""
    with closing(sqlite3.connect(folder / "table.db")) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        for change in changes:
            connection.execute(change)
        connection.commit()


def lose_rules(table: str) -> list[str]:
    return [f"UPDATE tables SET rules = 99 WHERE id = '{table}'"]


def lose_game(table: str) -> list[str]:
    return [f"UPDATE tables SET game = 'chess' WHERE id = '{table}'"]


def lose_entry(table: str) -> list[str]:
    body = json.dumps({"notation": "conquer atlantis", "outcomes": []})
    last = f"(SELECT max(number) FROM entries WHERE table_id = '{table}')"
    return [f"UPDATE entries SET body = '{body}' WHERE table_id = '{table}' AND number = {last}"]


@pytest.mark.parametrize("lose", [lose_rules, lose_game, lose_entry])
def test_a_stopped_table_answers_everything_but_orders(serve: Serve, lose: Callable[[str], list[str]]) -> None:
    first = serve()
    table = first.duel()
    first.on_turn(table).act(table)
    seed = Record.parse(record_of(first, table)).seed
    assert seed is None
    damage(first.folder, *lose(table))
    web = serve()
    info = web.bert.get(f"tables/{table}").json()
    assert info["status"] == "stopped"
    assert info["stopped"]["en"] != info["stopped"]["fr"]
    state = web.bert.get(f"tables/{table}/state").json()
    assert (state["choices"], state["undo"]["can"]) == ([], False)
    assert (state["scene"] is None) == (lose is not lose_entry)
    with web.bert.live(table) as socket:
        told = socket.receive_json()
        assert told["table"]["status"] == "stopped"
        socket.send_json({"type": "act", "ref": 1, "seat": 1, "version": told["version"], "actions": [0]})
        answer = socket.receive_json()
        while answer["type"] != "answer":
            answer = socket.receive_json()
        assert answer["problem"]["code"] == "stopped"
    yours = web.bert.get("tables").json()["yours"]
    assert [(one["id"], one["status"], one["stopped"]) for one in yours] == [(table, "stopped", info["stopped"])]
    orders(web, table, info)
    whole = Record.parse(web.anna.get(f"tables/{table}/record").text)
    assert whole.seed == 7, "the owner has it as it was written"
    assert len(whole.entries) == 1
    others = web.bert.get(f"tables/{table}/record")
    assert others.status_code == (200 if lose is lose_entry else 409)
    assert "seed" not in others.text


def record_of(web: Web, table: str) -> str:
    return str(web.anna.get(f"tables/{table}/record").text)


def orders(web: Web, table: str, info: dict[str, object]) -> None:
    acts = {"seat": 1, "version": info["version"]}
    for path, body in (
        ("act", {**acts, "actions": ["draw"]}),
        ("undo", acts),
        ("why", {"seat": 1, "path": ["x"]}),
        ("leave", {"seat": 1}),
        ("again", None),
    ):
        answer = web.bert.post(f"tables/{table}/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (409, "stopped"), path
        assert answer.json()["text"] == info["stopped"]
