"""A server killed in the middle of a storm of moves loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tests.table.faults.running import Nursery, Running, Storm
from tests.table.fresh import new_store
from tests.table.postgres import Cluster

TABLES = 4
LONG = 100
"""Moves after which a table makes room for a new one: reading long games back is not the point here."""

ROUNDS = 10 if os.environ.get("CI") == "true" else 25
STORES = [("sqlite", 1), ("sqlite", 2), ("sqlite", 3), ("sqlite", 4), ("postgresql", 5)]
"""A hundred rounds on SQLite, forty in CI, in four parts that can run side by side, and some on PostgreSQL."""


async def storm(server: Running, storms: list[Storm], seconds: float) -> None:
    """Play at all tables at once, then kill the server under them."""
    before = sum(len(each.played) for each in storms)
    raging = [asyncio.create_task(each.rage(server)) for each in storms]
    await asyncio.sleep(seconds)
    while sum(len(each.played) for each in storms) < before + 2 and not all(task.done() for task in raging):
        await asyncio.sleep(0.01)  # a busy machine: what is no storm yet becomes one
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*raging)


def check(server: Running, each: Storm) -> None:
    """What was acknowledged stands, in order; at most the one move that was never answered came through besides."""
    stored = server.actions(each.table)
    assert stored[: len(each.played)] == each.played
    assert stored[len(each.played) :] in ([], [each.unsure])
    assert server.info(each.table)["moves"] == len(stored)
    each.played, each.unsure = stored, ""


@pytest.mark.parametrize(("kind", "seed"), STORES)
def test_no_acknowledged_move_is_lost(
    kind: str, seed: int, nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    cluster: Cluster | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    server = Running(nursery, cluster.new_store() if cluster else new_store(tmp_path), tmp_path)
    rng = Random(seed)
    storms: list[Storm] = []
    moves = 0
    try:
        server.up()
        for _ in range(ROUNDS):
            storms = [
                each for each in storms if len(each.played) < LONG and server.info(each.table)["status"] == "running"
            ]
            storms += [Storm(server.new_table(), rng) for _ in range(TABLES - len(storms))]
            before = sum(len(each.played) for each in storms)
            asyncio.run(storm(server, storms, rng.uniform(0.05, 0.25)))
            server.up()
            for each in storms:
                check(server, each)
            moves += sum(len(each.played) for each in storms) - before
    finally:
        server.kill()
    assert moves > ROUNDS, "the storms were no storms"


def test_an_orderly_end_says_goodbye(nursery: Nursery, tmp_path: Path) -> None:
    server = Running(nursery, new_store(tmp_path), tmp_path)
    server.up()
    one = Storm(server.new_table(), Random(1))

    async def play() -> None:
        raging = asyncio.create_task(one.rage(server))
        while len(one.played) < 5:
            assert not raging.done(), "the storm has ended by itself"
            await asyncio.sleep(0.01)
        await asyncio.to_thread(server.down)
        await raging

    asyncio.run(play())
    server.up()
    try:
        check(server, one)
    finally:
        server.down()
