"""Two servers on one PostgreSQL database serve the same tables; and a database that goes away comes back."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest

from tests.table.faults.running import PATIENCE, Nursery, Running, heard
from tests.table.postgres import Cluster


@pytest.fixture
def pair(nursery: Nursery, postgres: Cluster, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    url = postgres.new_store()
    servers = Running(nursery, url, tmp_path), Running(nursery, url, tmp_path)
    try:
        for server in servers:
            server.up()
        yield servers
    finally:
        for server in servers:
            server.kill()


def act(full: dict[str, Any], rng: Random) -> dict[str, Any]:
    """A request to do something legal, for whoever must decide."""
    choice = full["choices"][0]
    return {
        "seat": choice["seat"],
        "version": full["version"],
        "actions": [rng.choice(choice["acts"])["i"]],
    }


def test_updates_cross_from_one_server_to_the_other(pair: tuple[Running, Running]) -> None:
    table = pair[0].new_table()

    async def scenario() -> None:
        rng = Random(3)
        async with pair[0].live(table) as one, pair[1].live(table) as two:
            states = [await heard(one, "full"), await heard(two, "full")]
            assert states[0]["scene"] == states[1]["scene"]
            for turn in range(30):
                server = pair[turn % 2]
                await asyncio.to_thread(server.post, f"/api/tables/{table}/act", act(states[0], rng))
                states = [await heard(one, "update"), await heard(two, "update")]
                for state in states:
                    del state["table"]["absent"]  # who has a page open, each server knows for itself
                assert states[0] == states[1]
                assert states[0]["choices"]

    asyncio.run(scenario())
    assert pair[0].actions(table) == pair[1].actions(table)


def test_of_two_writers_one_wins_and_the_other_learns_what_happened(pair: tuple[Running, Running]) -> None:
    table = pair[0].new_table()

    def attempt(server: Running, request: dict[str, Any]) -> tuple[int, Any]:
        try:
            return 200, server.post(f"/api/tables/{table}/act", request)
        except HTTPError as error:
            return error.code, json.loads(error.read())

    async def scenario() -> None:
        async with pair[0].live(table) as live:
            state = await heard(live, "full")
            for _ in range(20):
                requests = [act(state, Random(1)), act(state, Random(2))]
                both = zip(pair, requests, strict=True)
                answers = await asyncio.gather(*[asyncio.to_thread(attempt, *each) for each in both])
                assert sorted(status for status, _ in answers) == [200, 409]
                lost = next(answer for status, answer in answers if status == 409)
                assert lost["code"] == "stale"
                state = await heard(live, "update")
                assert lost["state"]["version"] == state["version"]

    asyncio.run(scenario())


def test_a_table_survives_the_stop_of_its_database(pair: tuple[Running, Running], postgres: Cluster) -> None:
    server, other = pair
    table = server.new_table()

    async def scenario() -> None:
        rng = Random(5)
        async with server.live(table) as live, other.live(table) as far:
            state = await heard(live, "full")
            await heard(far, "full")
            server.post(f"/api/tables/{table}/act", act(state, rng))
            state = await heard(live, "update")
            await heard(far, "update")
            await asyncio.to_thread(postgres.stop)
            status, problem = await asyncio.to_thread(server.refused, f"/api/tables/{table}/act", act(state, rng))
            assert (status, problem["code"]) == (503, "unavailable")
            await asyncio.to_thread(postgres.start)
            await asyncio.to_thread(_until_it_takes, server, table, act(state, rng))
            mine, theirs = await heard(live, "update"), await heard(far, "update")
            assert mine["version"] == theirs["version"] == state["version"] + 1

    asyncio.run(scenario())


def _until_it_takes(server: Running, table: str, request: dict[str, Any]) -> None:
    """Act again until the server has found its database."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            server.post(f"/api/tables/{table}/act", request)
        except HTTPError as error:
            if error.code != 503:
                raise
            time.sleep(0.1)
        else:
            return
    pytest.fail("the database is back, but the server does not see it")
