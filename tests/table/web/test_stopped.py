"""A table that this release cannot carry on, over HTTP: it is read as any other, and nothing answers 503 for it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ecumene.core.record import Record
from tests.table.web.conftest import ANNA, Serve, Web, bearer


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


def lose_json(table: str) -> list[str]:
    last = f"(SELECT max(number) FROM entries WHERE table_id = '{table}')"
    return [f"UPDATE entries SET body = '{{' WHERE table_id = '{table}' AND number = {last}"]


def test_an_entry_that_is_no_json_stops_its_own_table_alone(serve: Serve) -> None:
    first = serve()
    table, other = first.duel(), first.duel()
    first.on_turn(table).act(table)
    last = first.anna.get(f"tables/{table}").json()["version"]
    damage(first.folder, *lose_json(table))
    web = serve()
    said = web.anna.get(f"tables/{table}").json()["stopped"]
    assert all(f" {last} " in said[lang] for lang in ("en", "fr"))
    assert said["en"] != said["fr"]
    assert web.anna.get(f"tables/{table}/state").json()["scene"] is not None, "what came before can be read"
    assert web.anna.get(f"tables/{table}/record").status_code == 200
    assert web.anna.get("me/export").status_code == 200
    listed = {one["id"]: one["status"] for one in web.anna.get("tables").json()["yours"]}
    assert listed == {table: "stopped", other: "running"}
    assert web.on_turn(other).act(other).status_code == 200
    assert web.client.delete("/api/me", headers=bearer(ANNA)).status_code == 200


def test_a_server_whose_file_was_deleted_says_so_and_takes_no_moves(serve: Serve) -> None:
    web = serve()
    table = web.duel()
    asked = web.on_turn(table)
    before = asked.get(f"tables/{table}").json()["version"]
    state = asked.get(f"tables/{table}/state").json()
    (web.folder / "table.db").unlink()
    health = web.client.get("/health")
    assert (health.status_code, health.json()["store"]) == (503, "unavailable")
    wish = {"seat": state["choices"][0]["seat"], "version": before, "actions": [0]}
    answer = asked.post(f"tables/{table}/act", {**wish, "actions": [state["choices"][0]["acts"][0]["i"]]})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert web.client.get("/health").status_code == 503
    assert not (web.folder / "table.db").exists()


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
