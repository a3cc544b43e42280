"""The log is the table: whoever folds it again, in this process or another, arrives at the same state."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecumene.table.live.acting import undo_plan
from ecumene.table.live.live import LiveTable
from ecumene.table.log.chain import Chain, shared, values
from ecumene.table.log.fold import Unfollowable, first_state, fold
from ecumene.table.log.state import CHECKPOINT, RECENT, TableState
from ecumene.table.store import EntryRow
from ecumene.table.wire.messages import OfSeat, RewindRequest, StandIn, UndoRequest
from tests.table.live.room import ANN, BOB, CAT, GAMES, holder, random_action, room, run

PEOPLE = (ANN, BOB, CAT)


def told(state: TableState) -> dict[str, Any]:
    """All there is to know of a state, in plain values."""
    return {
        "position": None if state.last is None else state.last.position.dump(),
        "moves": [] if state.last is None else [str(move.deed) for move in state.last.backwards()],
        "finals": [] if state.last is None else [move.final for move in state.last.backwards()],
        "points": [] if state.last is None else [move.points for move in state.last.backwards()],
        "log": values(state.log),
        "written": [str(entry) for entry in values(state.written)],
        **{name: getattr(state, name) for name in ("seats", "version", "changed", "begun", "redo", "again", "status")},
    }


async def anything(table: LiveTable, rng: Random) -> None:
    """One thing that somebody may do at a running table."""
    seat = rng.randrange(len(table.state.seats))
    guest, version = holder(table, seat), table.state.version
    what = rng.random()
    if what < 0.15 and not undo_plan(table.state, seat).why:
        await table.undo(guest, UndoRequest(seat=seat, version=version))
    elif what < 0.3 and table.state.redo:
        seat = table.state.redo[-1][0]
        if seat in table.state.pending:
            await table.redo(holder(table, seat), UndoRequest(seat=seat, version=version))
    elif what < 0.35 and table.state.moves > 5:
        await table.rewind(ANN, RewindRequest(move=table.state.moves - rng.randint(1, 5), version=version))
    elif what < 0.4 and table.state.status == "running":
        await table.leave(guest, StandIn(seat=seat))
        await table.come_back(guest, OfSeat(seat=seat))
    elif table.state.status == "running":
        await random_action(table, rng)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**6), st.sampled_from(["harbour", "vinci"]))
def test_folding_the_log_again_gives_the_same_table(seed: int, game: str) -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, game=game, seed=seed, order="random")
            house.bots.answers = lambda question: None
            rng = Random(seed)
            for _ in range(60):
                await anything(table, rng)
            again = await house.reopened(table)
            assert told(again.state) == told(table.state)
            assert again.full(BOB) == table.full(BOB)

    run(play)


def test_a_state_is_not_changed_by_what_follows_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, game="vinci")
            house.bots.answers = lambda question: None
            rng = Random(1)
            kept: list[tuple[TableState, dict[str, Any]]] = []
            for _ in range(80):
                kept.append((table.state, told(table.state)))
                await anything(table, rng)
            for state, before in kept:
                assert told(state) == before

    run(play)


def test_old_positions_are_worked_out_anew() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(*PEOPLE, game="vinci")
            rng, dumps = Random(1), []
            for _ in range(2 * CHECKPOINT + RECENT):
                await random_action(table, rng)
                assert table.state.last is not None
                dumps.append(table.state.last.position.dump())
            assert table.state.last is not None
            moves = list(table.state.last.backwards())
            assert [move.position.dump() for move in reversed(moves)] == dumps
            kept = [move.number for move in moves if move._position is not None]
            assert kept == [*range(len(dumps), len(dumps) - RECENT, -1), 2 * CHECKPOINT, CHECKPOINT]

    run(play)


def test_a_log_that_leads_elsewhere_is_not_followed() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            row, entries = table.state.row, house.store.database.entries[table.state.row.id]
            state = first_state(row, GAMES["harbour"])
            for entry in entries:
                state = fold(state, entry)
            body = {"notation": "berth 0.1", "outcomes": [["market", "3"]]}
            for wrong in (
                EntryRow(state.version + 2, "act", 0, "", body, 0.0),
                EntryRow(state.version + 1, "dance", 0, "", {}, 0.0),
                EntryRow(state.version + 1, "act", 0, "", body, 0.0),
                EntryRow(state.version + 1, "undo", 0, "", {"n": 1}, 0.0),
                EntryRow(state.version + 1, "back", 7, "", {}, 0.0),
            ):
                with pytest.raises(Unfollowable):
                    fold(state, wrong)
            with pytest.raises(Unfollowable):
                first_state(replace(row, rules=99), GAMES["harbour"])
            with pytest.raises(Unfollowable):
                first_state(replace(row, content="other"), GAMES["harbour"])

    run(play)


def test_chains_share_their_beginning() -> None:
    one = Chain(Chain(None, "a"), "b")
    longer, other = Chain(Chain(one, "c"), "d"), Chain(one, "c")
    assert values(longer) == ["a", "b", "c", "d"]
    assert values(longer, 2) == ["c", "d"]
    assert shared(longer, other) == 2, "equal values are not the same values"
    assert shared(longer, one) == shared(one, longer) == 2
    assert shared(None, one) == shared(one, None) == shared(None, None) == 0
    assert shared(Chain(None, "a"), one) == 0
