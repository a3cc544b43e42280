"""The stores that releases left behind: every table in them opens for good, stands as it stood, and goes on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ecumene import catalogue
from ecumene.core.content_text import read_text
from ecumene.core.record import Record
from ecumene.table.live.tables import Guest, Tables
from ecumene.table.store import Store
from ecumene.table.store.database import Database
from ecumene.table.store.schema import CONTENTS, SUMMARIES
from ecumene.table.wire.messages import ActRequest
from tests.table.golden import SQL, load
from tests.table.live.room import InlineBots, run
from tests.table.store.examples import with_store
from tools.make_golden_store import ANN, BOB

PEOPLE = {guest.id: guest for guest in (ANN, BOB)}


@pytest.fixture(params=SQL, ids=lambda path: path.stem)
def golden_url(request: pytest.FixtureRequest, empty_url: str) -> str:
    """A database with what a release left behind, and nothing else."""
    load(request.param, empty_url)
    return empty_url


def summaries(url: str) -> dict[str, Any]:
    """What each table said of itself when it was last played."""
    database = Database(url)
    with database.reading.connect() as connection:
        found = {row.table_id: row.data for row in connection.execute(select(SUMMARIES.c.table_id, SUMMARIES.c.data))}
    database.dispose()
    return found


def test_every_table_of_a_release_stands_as_it_stood_and_goes_on(golden_url: str) -> None:
    before = summaries(golden_url)
    assert len(before) >= 10
    assert {data["status"] for data in before.values()} == {"waiting", "running", "over"}

    async def play() -> None:
        store, bots = await Store.open(golden_url), InlineBots(catalogue)
        bots.answers = lambda question: None
        tables = Tables(store, bots)
        await tables.start()
        for name, data in before.items():
            table = await tables.open(name)
            info = table.info(Guest("nobody", "")).model_dump()
            for field in ("status", "version", "moves", "pending", "ready", "points", "winners", "options", "title"):
                assert info[field] == data[field], (data["title"], field)
            assert [seat["name"] for seat in info["seats"]] == [seat["name"] for seat in data["seats"]]
            if info["moves"]:
                record = Record.parse(table.record(BOB))
                assert record.entries
                assert info["status"] != "over" or record.replay(catalogue[record.game]).pending() == ()
            await act_once(table)
        await tables.stop()
        await store.close()

    run(play)


async def act_once(table: Any) -> None:
    """A person who must decide does, and takes it back where that can be."""
    state = table.state
    seat = next((seat for seat in state.pending if not state.seats[seat].by_bot), None)
    if seat is None:
        return
    guest = PEOPLE[state.seats[seat].holders[0]]
    action = state.last.position.legal(seat)[0].notation
    await table.act(guest, ActRequest(seat=seat, version=state.version, actions=[action]))
    assert table.state.moves == state.moves + 1


def test_the_content_of_every_table_is_kept_once(golden_url: str) -> None:
    with_store(golden_url, lambda store: store.ping())
    database = Database(golden_url)
    with database.reading.connect() as connection:
        kept = {(row.game, row.hash): row for row in connection.execute(select(CONTENTS))}
        used = set(connection.exec_driver_sql("SELECT DISTINCT game, content FROM tables").all())
    database.dispose()
    assert {(game, hash[:16]) for game, hash in kept} == {tuple(row) for row in used}, "as its release named them"
    for (game, hash), row in kept.items():
        content = read_text(row.written, "x")
        assert content.game == game
        assert content.content.is_named(hash)
    owners = [row for row in kept.values() if "owner" in row.written]
    assert len(owners) == 1, "ours with the owner's values, once for two tables"


def test_a_golden_store_was_written_by_its_release(tmp_path: Path) -> None:
    """Its tables are as old as its release: a store that is written anew would not be what old servers have."""
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        connection.executescript(SQL[0].read_text(encoding="utf-8"))
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM entries")}
        assert {"sit", "fill", "begin", "act", "undo", "standin", "back", "expect"} <= kinds
        bodies = [json.loads(body) for (body,) in connection.execute("SELECT body FROM entries")]
        assert any(body.get("redo") for body in bodies)
        assert any(body.get("scripted") for body in bodies)
        assert any(body.get("rewind") for body in bodies)
