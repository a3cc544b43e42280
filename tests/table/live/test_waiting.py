"""For how long a table waits for somebody: since their question was asked, whatever else happens meanwhile."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ecumene.table.live.listing import listed
from ecumene.table.live.live import LiveTable
from ecumene.table.live.telling import summary
from ecumene.table.store import Summary
from ecumene.table.wire.messages import OfSeat, RewindRequest, StandIn, TableInfo, TalkRule, UndoRequest, WatchRule
from tests.table.live.room import ANN, BOB, CAT, DAN, act, legal, room, run
from tests.table.live.test_absence import Clock, quiet, until_asked


def told(table: LiveTable, kept: Summary | None = None) -> list[float]:
    """What a list tells Bob of it."""
    data = listed(table.state.row, summary(table.state) if kept is None else kept, BOB.id)
    return TableInfo.model_validate(data).waited


async def beside(table: LiveTable) -> None:
    """What may happen at a table that is nobody's move."""
    await table.rule_talk(ANN, TalkRule(on=True, slow=30))
    await table.claim(CAT, table.seat_link(ANN, 0).secret)
    await table.leave(ANN, StandIn(seat=0))
    await table.come_back(ANN, OfSeat(seat=0))


def test_a_list_tells_since_when_a_question_is_asked_and_nothing_else_makes_it_younger() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            asked, version = clock.now, table.state.version
            clock.passes(3_600)
            await beside(table)
            assert table.state.version > version
            assert table.state.changed == clock.now
            assert told(table) == [0.0, asked]
            again = await house.reopened(table)
            assert told(again) == [0.0, asked]
            (info,) = (await house.tables.lobby(BOB)).yours
            assert info.waited == [0.0, asked]
            await act(table, 1, legal(table, 1)[0])
            assert told(table) == [clock.now if seat in table.state.pending else 0.0 for seat in (0, 1)]

    run(play)


def test_who_chooses_in_secret_is_asked_anew_by_no_choice_of_another() -> None:
    """Nor where it is taken back, be it by the owner from their own seat."""

    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            table = await house.table(ANN, BOB, CAT)
            assert table.state.pending == (0, 1, 2)
            began = clock.now
            clock.passes(60)
            await act(table, 2, "berth 1.0")
            assert told(table) == [began, began, 0.0]
            clock.passes(60)
            await table.undo(CAT, UndoRequest(seat=2, version=table.state.version))
            assert told(table) == [began, began, clock.now]
            await act(table, 2, "berth 1.0")
            clock.passes(60)
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            assert told(table) == [began, began, clock.now]

    run(play)


def test_what_an_older_release_wrote_tells_of_the_last_change() -> None:
    async def play() -> None:
        async with room() as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            kept = summary(table.state)
            older: dict[str, Any] = {name: value for name, value in kept.data.items() if name != "waited"}
            assert told(table, replace(kept, data=older)) == [0.0, kept.changed]

    run(play)


def test_whoever_watches_late_is_not_told_since_when() -> None:
    async def play() -> None:
        async with room() as house:
            quiet(house)
            table = await house.table(ANN, BOB, public=True, watch=WatchRule(delay=3))
            await until_asked(table, 1)
            assert listed(table.state.row, summary(table.state), DAN.id)["waited"] == []

    run(play)
