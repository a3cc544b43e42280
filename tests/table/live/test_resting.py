"""Tables at rest leave memory, by time and by bytes, and come back whole."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from ecumene.table.live import alive
from ecumene.table.live.alive import REST
from ecumene.table.live.live import LiveTable
from ecumene.table.live.weighing import LIGHTEST, weigh
from tests.table.live.room import ANN, BOB, DAN, Page, Room, act, random_action, room, run
from tests.table.web.test_limits import Clock


def seen(table: LiveTable) -> list[bytes]:
    """All that anybody may know of a table, and how it came to be so."""
    last = table.state.last
    assert last is not None
    moments = [table.moment(ANN, move).model_dump_json().encode() for move in range(last.number + 1)]
    return [*[table.full(guest) for guest in (ANN, BOB, DAN)], table.record(ANN).encode(), *moments]


async def played(house: Room, moves: int) -> LiveTable:
    table = await house.table(ANN, BOB, game="vinci")
    rng = Random(1)
    for _ in range(moves):
        await random_action(table, rng)
    return table


def test_a_table_at_rest_leaves_after_minutes_and_comes_back_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []

    async def play() -> None:
        clock = Clock()
        async with room(ticking=clock) as house:
            tables, usual = house.tables, house.store.load

            async def load(table_id: str) -> Any:
                loads.append(table_id)
                return await usual(table_id)

            monkeypatch.setattr(house.store, "load", load)
            table = await played(house, 60)
            name, before, version = table.state.row.id, seen(table), table.state.version
            del table
            clock.now = REST / 2
            tables._live.make_room()
            assert name in tables._live, "a page that is reloaded finds it in memory"
            clock.now = REST
            tables._live.make_room()
            assert (len(tables), tables.weight) == (0, 0)
            assert loads == []
            found = await asyncio.gather(*[tables.open(name) for _ in range(5)])
            assert loads == [name], "however many ask, it is read once"
            assert all(each is found[0] for each in found)
            assert found[0].state.version == version
            assert seen(found[0]) == before
            await random_action(found[0], Random(2))
            assert found[0].state.version > version

    run(play)


def test_a_table_that_somebody_needs_stays_and_rests_from_when_they_leave() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(ticking=clock) as house:
            table = await house.table(ANN, BOB)
            page, name = Page(table, DAN).join(), table.state.row.id
            for _ in range(3):
                clock.now += REST
                house.tables._live.make_room()
                assert name in house.tables._live
            page.leave()
            clock.now += REST / 2
            house.tables._live.make_room()
            assert name in house.tables._live
            await act(table, 0, "berth 0.1")
            clock.now += REST / 2
            house.tables._live.make_room()
            assert name not in house.tables._live

    run(play)


def test_what_is_too_heavy_leaves_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with room(ticking=Clock()) as house:
            heavy = await played(house, 60)
            light = await house.table(ANN, BOB)
            while any(table.weighed != table.state.version for table in (heavy, light)):
                await house.tables._live.weigh_some()
            assert heavy.weight == weigh(heavy.state) > light.weight >= LIGHTEST
            assert house.tables.weight == heavy.weight + light.weight
            monkeypatch.setattr(alive, "MOST_AT_REST", light.weight)
            house.tables._live.make_room()
            assert list(house.tables._live) == [light.state.row.id]

    run(play)


def test_a_table_weighs_what_it_has_for_itself_and_not_its_game() -> None:
    async def play() -> None:
        async with room() as house:
            weights = [weigh((await played(house, moves)).state) for moves in (0, 6, 60)]
            assert weights == sorted(weights)
            assert weights[0] < weights[2] / 3
            twins = [(await played(house, 6)).state for _ in range(2)]
            assert weigh(twins[0]) == weigh(twins[1]), "what twins share is the game's"

    run(play)
