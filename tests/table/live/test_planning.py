"""Several decisions of one turn: planned without telling what nobody knows, and sent together or not at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.position import Position
from ecumene.table.live.live import LiveTable
from ecumene.table.live.planning import Sending, carried_on, plan
from ecumene.table.log.fold import play as carry_out
from ecumene.table.wire.plan_messages import PlanDone, PlanRequest
from tests.table.live.room import ANN, BOB, Page, Room, act, legal, refused, room, run

PEOPLE = (ANN, BOB)
GAMES = ["vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon"]


async def send(table: LiveTable, seat: int, *actions: int | str, version: int | None = None) -> PlanDone:
    asked = table.state.version if version is None else version
    wish = PlanRequest(seat=seat, version=asked, actions=list(actions))
    return await table.send_plan(PEOPLE[seat], Sending(PEOPLE[seat], wish), wish)


async def expanding(here: Room) -> tuple[LiveTable, int]:
    """A table of Vinci at which a seat expands, and has pawns for more than one province."""
    table = await here.table(ANN, BOB, game="vinci")
    while "stop" not in legal(table, table.state.pending[0]):
        seat = table.state.pending[0]
        await act(table, seat, legal(table, seat)[0])
    return table, table.state.pending[0]


def wish(table: LiveTable, seat: int, *actions: str) -> PlanRequest:
    return PlanRequest(seat=seat, version=table.state.version, actions=list(actions))


def chain(table: LiveTable, seat: int, many: int) -> list[str]:
    """So many decisions that a seat can plan one after the other."""
    actions: list[str] = []
    options = legal(table, seat)
    for _ in range(many):
        actions.append(next(each for each in options if each != "stop"))
        planned = plan(table, PEOPLE[seat], wish(table, seat, *actions))
        assert planned.choice is not None
        options = [table.state.game.actions[act["i"]].notation for act in planned.choice["acts"]]
    return actions


def test_a_plan_shows_what_would_be_and_changes_nothing() -> None:
    async def play() -> None:
        async with room() as here:
            table, seat = await expanding(here)
            before, page = table.state, Page(table, PEOPLE[1 - seat]).join()
            heard = len(page.heard)
            actions = chain(table, seat, 3)
            planned = plan(table, PEOPLE[seat], wish(table, seat, *actions))
            assert table.state is before
            assert len(page.heard) == heard
            done = await send(table, seat, *actions)
            assert (done.done, done.version) == (3, before.version + 3)
            assert table.state.last is not None
            assert planned.scene == table.state.game.scene(table.state.last.position.view(seat), seat)

    run(play)


def test_what_is_sent_together_is_one_write() -> None:
    async def play() -> None:
        async with room() as here:
            table, seat = await expanding(here)
            actions = chain(table, seat, 3)
            written: list[int] = []
            append = here.store.append

            async def counted(table_id: str, entries: Any, summary: Any) -> bool:
                written.append(len(entries))
                return await append(table_id, entries, summary)

            here.store.append = counted  # type: ignore[method-assign]
            await send(table, seat, *actions)
            assert written == [3]
            entries = here.store.database.entries[table.state.row.id][-3:]
            assert [(entry.kind, entry.seat, entry.body["notation"]) for entry in entries] == [
                ("act", seat, notation) for notation in actions
            ]

    run(play)


def test_where_one_is_refused_nothing_is_done() -> None:
    async def play() -> None:
        async with room() as here:
            table, seat = await expanding(here)
            before = table.state
            actions = chain(table, seat, 2)
            said = await refused(send(table, seat, *actions, actions[0]), "illegal", 422)
            assert said.problem.field == "actions.2"
            assert said.problem.rule
            assert table.state is before
            await refused(send(table, seat, *actions, "no such thing"), "bad_request", 400)
            await refused(send(table, seat, *actions, version=before.version - 1), "stale", 409)
            assert table.state is before

    run(play)


def test_whoever_is_not_asked_plans_nothing() -> None:
    async def play() -> None:
        async with room() as here:
            table, seat = await expanding(here)

            async def ask(guest: Any, request: PlanRequest) -> None:
                plan(table, guest, request)

            await refused(ask(PEOPLE[1 - seat], wish(table, 1 - seat, "stop")), "not_allowed", 403)
            await refused(ask(PEOPLE[1 - seat], wish(table, seat, "stop")), "not_your_seat", 403)
            late = PlanRequest(seat=seat, version=table.state.version - 1, actions=["stop"])
            await refused(ask(PEOPLE[seat], late), "stale", 409)

    run(play)


def test_a_plan_ends_where_others_are_asked_and_says_so() -> None:
    async def play() -> None:
        async with room() as here:
            table, seat = await expanding(here)
            actions = [*chain(table, seat, 1), "stop"]
            while (planned := plan(table, PEOPLE[seat], wish(table, seat, *actions))).choice is not None:
                actions.append(table.state.game.actions[planned.choice["acts"][0]["i"]].notation)
            assert planned.ends in ("other", "chance", "hidden")

            async def further() -> None:
                plan(table, PEOPLE[seat], wish(table, seat, *actions, "stop"))

            said = await refused(further(), "bad_request", 400)
            assert said.problem.field == f"actions.{len(actions)}"
            done = await send(table, seat, *actions, "stop", "stop")
            assert done.done == len(actions), "what lies beyond is left out"

    run(play)


def situations(game: str, many: int) -> list[tuple[Position, int, str]]:
    """Decisions of a game that is played at random, each with an answer."""
    rng = Random(game)
    position = catalogue[game].new(seats=2, seed=3)
    found: list[tuple[Position, int, str]] = []
    while position.pending() and len(found) < many:
        seat = rng.choice(position.pending())
        action = rng.choice(position.legal(seat))
        found.append((position.copy(), seat, action.notation))
        position.apply(seat, action)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_planning_tells_nothing_that_the_seat_cannot_know(game: str) -> None:
    """Another truth behind the same view gives the same plan; and what is shown as sure comes true."""
    box = catalogue[game]
    seen: set[str] = set()
    for position, seat, notation in situations(game, 120):
        action = box.action(notation)
        view, ends = carried_on(box, position, seat, [action])
        other, ends_there = carried_on(box, position.view(seat).guess(seat, Random(99)), seat, [action])
        assert (view.dump(), ends) == (other.dump(), ends_there), notation
        seen.add(ends)
        after = position.copy()
        assert after.chance is not None
        drawn = after.chance.listen()
        after.apply(seat, action)
        if drawn:
            assert ends in ("chance", "hidden"), notation
        elif ends in ("", "other"):
            assert view.dump() == after.view(seat).dump(), notation
    assert seen >= {""}
    assert len(seen) > 1


def test_a_sent_plan_stops_where_chance_has_spoken() -> None:
    """What was drawn cannot be found out by sending something that would be refused after it."""

    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, game="tapestry")
            rng = Random(1)
            while True:
                seat = table.state.pending[0]
                notation = rng.choice(legal(table, seat))
                move = carry_out(table.state, seat, table.state.game.action(notation))
                if move.final and move.pending == (seat,):
                    break
                await act(table, seat, notation)
            before = table.state.moves
            for unknown in ("no such thing", 1_000_000):
                await refused(send(table, seat, notation, unknown), "bad_request", 400)
            assert table.state.moves == before
            done = await send(table, seat, notation, 0)
            assert (done.done, table.state.moves) == (1, before + 1)

    run(play)
