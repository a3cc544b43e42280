"""A backup that was made while people play holds all that was acknowledged before it, and a server goes on from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import psycopg
import pytest

from ecumene.cli import main
from tests.table.faults.running import Nursery, Running, Storm, heard
from tests.table.postgres import Cluster, name_of

AT_ONCE = 3


async def storm(server: Running, storms: list[Storm], then: Callable[[], None], moves: int = 5) -> None:
    """Play at all tables; after some moves at each do something, and after as many more kill the server."""
    raging = [asyncio.create_task(each.rage(server)) for each in storms]
    goals = [len(each.played) + moves for each in storms]

    async def reached() -> None:
        while any(len(each.played) < goal for each, goal in zip(storms, goals, strict=True)):
            assert not any(task.done() for task in raging), "a storm has ended by itself"
            await asyncio.sleep(0.01)

    await reached()
    await asyncio.to_thread(then)
    goals = [len(each.played) + moves for each in storms]
    await reached()
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*raging)


def tried(server: Running, backup: Callable[[], None], restored: Callable[[], str]) -> None:
    """Play, back up in the middle, destroy, restore, and play on."""
    storms = [Storm(server.new_table(), Random(n)) for n in range(AT_ONCE)]
    before: list[int] = []

    def make() -> None:
        before.extend([len(each.played) for each in storms])
        backup()

    asyncio.run(storm(server, storms, make))
    seen = server_version(storms[0])
    server.store = restored()
    server.up()
    for each, least in zip(storms, before, strict=True):
        kept = server.actions(each.table)
        assert len(kept) >= least, "what was acknowledged before the backup is in it"
        assert kept == [*each.played, each.unsure][: len(kept)], "and nothing but what was played"
        assert len(kept) < len(each.played), "played after the backup"
        each.played, each.unsure = kept, ""

    async def come_back() -> None:
        """A page that saw more than the store has now is told all of it anew."""
        async with server.live(storms[0].table, since=seen) as live:
            full = await heard(live, "full")
            assert full["table"]["moves"] == len(storms[0].played)

    asyncio.run(come_back())
    asyncio.run(storm(server, storms, lambda: None))
    server.up()
    for each in storms:
        assert server.actions(each.table)[: len(each.played)] == each.played


def server_version(one: Storm) -> int:
    """A version that its table had, or would have had soon."""
    return len(one.played) + 10


def test_sqlite(nursery: Nursery, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "table.db", tmp_path / "backup.db"
    url = f"sqlite:///{file}"
    server = Running(nursery, url, tmp_path)

    def backup() -> None:
        assert main(["--lang", "en", "backup", str(copy), "--store", url]) == 0

    def restored() -> str:
        assert main(["--lang", "en", "restore", str(copy), "--store", url]) == 2
        assert f"{file} is there already" in capsys.readouterr().err
        for each in tmp_path.glob("table.db*"):
            each.unlink()
        assert main(["--lang", "en", "restore", str(copy), "--store", url]) == 0
        return url

    try:
        server.up()
        tried(server, backup, restored)
    finally:
        server.kill()


def test_postgresql(nursery: Nursery, postgres: Cluster, tmp_path: Path) -> None:
    url, copy = postgres.new_store(), tmp_path / "ecumene.dump"
    server = Running(nursery, url, tmp_path)
    dump = ["--format=custom", "--no-owner", f"--file={copy}"]
    read = ["--exit-on-error", "--single-transaction", "--no-owner"]

    def backup() -> None:
        postgres.run("pg_dump", *dump, url)

    def restored() -> str:
        refused = postgres.run("pg_restore", *read, f"--dbname={url}", str(copy), check=False)
        assert refused.returncode != 0
        assert "already exists" in refused.stderr
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name_of(url)} WITH (FORCE)".encode())
        new = postgres.new_database()
        postgres.run("pg_restore", *read, f"--dbname={new}", str(copy))
        return new

    try:
        server.up()
        tried(server, backup, restored)
    finally:
        server.kill()
