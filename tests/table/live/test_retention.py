"""Tables are kept for as long as the server is told, and thrown away whole."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text

from ecumene.cli import main
from ecumene.table.live.retention import DAY, Keeping, Pruned, outdated, prune, tidy_up
from ecumene.table.store import ContentRow, Store
from ecumene.table.store.amending import stopped_key, sweep
from ecumene.table.store.database import Database
from ecumene.table.store.schema import ENTRIES, MEMBERS, PERMITS, SUMMARIES, TABLES
from ecumene.table.store.writing import Batch, Create
from ecumene.table.wire.messages import Sit
from tests.table.fresh import new_store
from tests.table.live.room import ANN, BOB, CAT, refused, run, until
from tests.table.live.test_real_store import server
from tests.table.log.test_forgetting import opened, plays
from tests.table.postgres import Cluster
from tests.table.store.examples import append, entries, summary, table, with_store

NOW = 1_700_000_000.0
AGES = {"over": 40, "running": 30, "waiting": 20}


def counts(url: str) -> dict[str, int]:
    database = Database(url)
    with database.reading.connect() as connection:
        kinds = (TABLES, ENTRIES, SUMMARIES, MEMBERS, PERMITS)
        found = {kind.name: connection.execute(select(func.count()).select_from(kind)).scalar_one() for kind in kinds}
    database.dispose()
    return found


async def fill(store: Store) -> None:
    """Of each status one table of long ago and one of today."""
    for status, days in AGES.items():
        for age in (days, 0):
            told = summary(2, status, changed=NOW - age * DAY)
            assert await store.create(table(f"{status}{age}"), entries(1, 2), told)


@pytest.mark.parametrize(
    ("keeping", "expected"),
    [
        (Keeping(), Pruned()),
        (Keeping(finished=39), Pruned(finished=1)),
        (Keeping(finished=41), Pruned()),
        (Keeping(abandoned=29), Pruned(abandoned=1)),
        (Keeping(waiting=19.5), Pruned(waiting=1)),
        (Keeping(1, 1, 1), Pruned(1, 1, 1)),
    ],
)
def test_what_was_kept_long_enough_is_thrown_away_whole(store_url: str, keeping: Keeping, expected: Pruned) -> None:
    async def scenario(store: Store) -> None:
        await fill(store)
        gone: list[str] = []
        assert await outdated(store, keeping, NOW) == expected
        assert counts(store_url)["tables"] == 6
        assert await prune(store, keeping, NOW, gone.append) == expected
        assert len(gone) == expected.tables
        assert await prune(store, keeping, NOW) == Pruned()
        for name in gone:
            assert await store.load(name) is None
        with pytest.raises(ValueError, match="does not exist"):
            await append(store, 3, gone[0] if gone else "nowhere")

    with_store(store_url, scenario)
    left = 6 - expected.tables
    expected_rows = {"tables": left, "entries": 2 * left, "summaries": left, "members": left, "permits": 0}
    assert counts(store_url) == expected_rows


def test_a_table_that_goes_on_meanwhile_stays(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await fill(store)
        went_on = summary(3, "running", changed=NOW)
        assert await store.append("running30", entries(3, 3), went_on)
        assert not await store.prune("running30", "running", NOW - DAY)
        assert not await store.prune("nowhere", "running", NOW)
        assert await store.load("running30") is not None

    with_store(store_url, scenario)


def test_whoever_is_at_a_table_that_is_thrown_away_is_sent_away(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url, time) as tables:
            gone = await opened(tables, ANN, BOB, begin=False)
            kept = await opened(tables, ANN, BOB)
            ended: list[str] = []
            gone.join(BOB, lambda _: None, lambda _: ended.append("gone"))
            kept.join(BOB, lambda _: None, lambda _: ended.append("kept"))
            await asyncio.sleep(0.01)
            pruned = await tables.prune(Keeping(waiting=0.001 / DAY))
            assert pruned == Pruned(waiting=1)
            assert ended == ["gone"]
            await refused(gone.sit(CAT, Sit()), "not_allowed", 403)
            await refused(gone.begin(ANN), "not_found", 404)
            await refused(tables.open(gone.state.row.id), "not_found", 404)
            assert await tables.open(kept.state.row.id) is kept
            await plays(kept, Random(1))

    run(play)


def test_other_servers_hear_of_it(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.new_store()
        async with server(url, time) as here, server(url, time) as there:
            table = await opened(here, ANN, BOB, begin=False)
            twin = await there.open(table.state.row.id)
            ended: list[str] = []
            twin.join(BOB, lambda _: None, lambda _: ended.append("there"))
            await asyncio.sleep(0.01)
            await here.prune(Keeping(waiting=0.001 / DAY))
            await until(lambda: ended == ["there"])
            await refused(there.open(table.state.row.id), "not_found", 404)

    run(play)


def test_a_server_looks_once_in_a_while(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url, time) as tables:
            table = await opened(tables, ANN, BOB, begin=False)
            await tidy_up(tables.prune, Keeping())  # nothing to do, ever
            looking = asyncio.create_task(tidy_up(tables.prune, Keeping(waiting=0.001 / DAY), every=0.01))
            await until(lambda: len(tables) == 0)
            looking.cancel()
            await refused(tables.open(table.state.row.id), "not_found", 404)

    run(play)


# ---- what only such tables needed


def content(hash: str) -> ContentRow:
    return ContentRow("vinci", hash, "0.1.0", f"of {hash}")


async def fill_with_contents(store: Store) -> None:
    """Of each status one table of long ago with content of its own and one of today; and one content they share."""
    for status, days in AGES.items():
        for age in (days, 0):
            name = f"{status}{age}"
            told = summary(2, status, changed=NOW - age * DAY)
            assert await store.create(table(name, content=name), entries(1, 2), told, content(name))
            assert await store.create(table(f"{name}too", content="both"), entries(1, 2), told, content("both"))


def test_content_goes_with_the_last_table_that_began_with_it(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        await fill_with_contents(store)
        await prune(store, Keeping(1, 1, 1), NOW)
        old, new = [f"{status}{days}" for status, days in AGES.items()], [f"{status}0" for status in AGES]
        assert [await store.content("vinci", name) for name in old] == [None, None, None]
        assert [await store.content("vinci", name) for name in (*new, "both")] == [content(n) for n in (*new, "both")]
        assert not await store.sweep(), "nothing is left to be thrown away"
        assert await store.create(table("anew", content=old[0]), [], summary(0), content(old[0]))
        assert await store.content("vinci", old[0]) == content(old[0])

    with_store(store_url, scenario)
    assert counts(store_url)["permits"] == 0


def test_content_goes_with_the_last_table_whichever_of_its_names_that_said(store_url: str) -> None:
    whole, old = content("5b0c2f9ae1d34c77a0d6e8b1f2c39045"), content("5b0c2f9ae1d34c77")
    alike = content(f"{old.hash}{'0' * 16}")

    async def scenario(store: Store) -> None:
        assert await store.create(table("old", content=old.hash), [], summary(0, "over"), whole)
        assert await store.create(table("new", content=whole.hash), [], summary(0, "over"), old)
        assert await store.create(table("another", content=alike.hash), [], summary(0, "over"), alike)
        kept = [whole, old, alike]
        for gone, left in (("new", kept), ("another", kept), ("old", [None, None, None])):
            await store.prune(gone, "over", NOW)
            await store.sweep()
            assert [await store.content("vinci", one.hash) for one in kept] == left, gone

    with_store(store_url, scenario)


def test_what_was_noted_of_a_stopped_table_goes_with_it(store_url: str) -> None:
    async def scenario(store: Store) -> dict[str, str]:
        await fill(store)
        for name in ("over40", "over0", "gone"):
            for version in (1, 2):
                assert await store.setting(stopped_key(name, version), lambda: "0.1.0") == "0.1.0"
        assert await store.setting("seat-links", lambda: "secret") == "secret"
        await prune(store, Keeping(finished=1), NOW)
        return {name: await store.setting(stopped_key(name, 2), lambda: "anew") for name in ("over40", "over0", "gone")}

    assert with_store(store_url, scenario) == {"over40": "anew", "over0": "0.1.0", "gone": "anew"}
    assert with_store(store_url, lambda store: store.setting("seat-links", lambda: "another")) == "secret"


def test_a_note_on_a_table_that_is_thrown_away_at_that_moment_is_told_all_the_same(tmp_path: Path) -> None:
    """Between the look that finds no note, the write that loses, and the look for the winner's, it may go."""

    async def scenario(store: Store) -> str:
        key = stopped_key("gone", 1)

        def made() -> str:
            with sqlite3.connect(tmp_path / "table.db") as other:
                other.execute("INSERT OR IGNORE INTO settings VALUES (?, 'theirs')", (key,))
            return "ours"

        read = store._read
        looks: list[str] = []

        async def swept(question: Callable[[Connection], Any]) -> Any:
            looks.append("look")
            if len(looks) == 2:
                assert await store.sweep()
            return await read(question)

        store._read = swept  # type: ignore[method-assign]
        return await store.setting(key, made)

    assert with_store(new_store(tmp_path), scenario) == "ours"


def test_a_table_that_is_opened_meanwhile_keeps_its_content(postgres: Cluster) -> None:
    """Whoever has begun to open it is waited for, whoever begins later writes the content again."""
    url = postgres.new_store()
    with_store(url, lambda store: store.create(table("old", content="c"), [], summary(0, "over"), content("c")))

    async def scenario(store: Store) -> None:
        await store.prune("old", "over", NOW)
        database = Database(url)
        with database.writing.connect() as connection, connection.begin():
            opening = Batch(connection, [])
            assert opening.take(Create(table("first", content="c"), [], summary(0), content("c")))
            sweeping = asyncio.create_task(store.sweep())
            await until(lambda: waits_for_a_lock(url))
            assert not sweeping.done()
            connection.commit()
        await sweeping
        assert await store.content("vinci", "c") == content("c")
        database.dispose()

    with_store(url, scenario)


def test_a_table_that_is_opened_after_its_content_was_thrown_away_brings_it_again(postgres: Cluster) -> None:
    url = postgres.new_store()
    with_store(url, lambda store: store.create(table("old", content="c"), [], summary(0, "over"), content("c")))

    async def scenario(store: Store) -> None:
        await store.prune("old", "over", NOW)
        database = Database(url)
        with database.writing.connect() as connection, connection.begin():
            assert sweep(connection)
            opening = asyncio.create_task(store.create(table("late", content="c"), [], summary(0), content("c")))
            await until(lambda: waits_for_a_lock(url))
            assert not opening.done()
            connection.commit()
        assert await opening
        assert await store.content("vinci", "c") == content("c")
        database.dispose()

    with_store(url, scenario)


def waits_for_a_lock(url: str) -> bool:
    """Whether somebody waits for the contents."""
    database = Database(url)
    question = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'contents'::regclass"
    with database.reading.connect() as connection:
        waiting = connection.execute(text(question)).scalar_one()
    database.dispose()
    return bool(waiting)


# ---- the command


def test_prune_counts_then_does_it(store_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with_store(store_url, fill)
    wish = ["prune", store_url, "--keep-finished", "1", "--keep-waiting", "1"]
    assert main([*wish, "--dry-run", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told.pop("format"), told.pop("command")) == (2, "prune")
    assert told == {"dry_run": True, "finished": 2, "abandoned": 0, "waiting": 2}
    assert counts(store_url)["tables"] == 6
    assert main([*wish, "--lang", "fr"]) == 0
    assert "4 tables ont été supprimées" in capsys.readouterr().out
    assert main([*wish, "--lang", "en"]) == 0
    assert "Nothing was thrown away" in capsys.readouterr().out
    assert counts(store_url)["tables"] == 2


def test_prune_works_beside_a_running_server(tmp_path: Path) -> None:
    url = new_store(tmp_path)

    async def play() -> None:
        async with server(url, time) as tables:
            gone = await opened(tables, ANN, BOB, begin=False)
            kept = await opened(tables, ANN, BOB)
            wish = ["prune", url, "--keep-waiting", "0.0000001"]
            assert await asyncio.to_thread(main, wish) == 0
            await refused(gone.begin(ANN), "not_found", 404)
            await plays(kept, Random(1))

    run(play)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_prune_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    url = f"sqlite:///{tmp_path}/none.db"
    assert main(["prune", url, "--lang", lang]) == 2
    assert "--keep-finished" in capsys.readouterr().err
    assert main(["prune", url, "--keep-finished", "1", "--lang", lang]) == 2
    assert str(tmp_path / "none.db") in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    assert main(["prune", url, "--keep-finished", "soon", "--lang", lang]) == 2
    assert "--keep-finished" in capsys.readouterr().err


def test_prune_changes_no_store_of_another_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = new_store(tmp_path)
    with_store(url, fill)
    with sqlite3.connect(tmp_path / "table.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    assert main(["prune", url, "--keep-finished", "1"]) == 2
    assert "start the server" in capsys.readouterr().err
    assert counts(url)["tables"] == 6
