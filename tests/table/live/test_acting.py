"""Acting: right seat, current version, legal action; otherwise a problem that says why, and nothing happens."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from ecumene.table.live.live import LiveTable
from ecumene.table.wire.live_messages import Full
from ecumene.table.wire.messages import ActRequest, OfSeat, StandIn, WhyRequest
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import ANN, BOB, CAT, Page, act, holder, legal, random_action, refused, room, run


def test_an_action_by_number_or_by_notation_makes_a_new_version() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            version = table.state.version
            assert await act(table, 0, "berth 0.-1") == version + 1
            number = table.state.game.action("berth 0.1").index
            assert await act(table, 1, number) == version + 2
            assert table.state.moves == 2

    run(play)


def test_a_stale_version_is_refused_with_the_table_as_it_is() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            await act(table, 1, "berth 0.1")
            old, first = table.state.version, table.state.pending[0]
            await act(table, first, "draw")
            late = ActRequest(seat=1 - first, version=old, actions=["draw"])
            refusal = await refused(table.act(holder(table, 1 - first), late), "stale", 409)
            assert isinstance(refusal.problem.state, Full)
            assert refusal.problem.state.version == old + 1
            assert refusal.problem.state.choices[0]["seat"] == 1 - first
            assert table.state.version == old + 1

    run(play)


def test_another_seat_is_refused_before_anything_is_told() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            wish = ActRequest(seat=0, version=table.state.version, actions=["berth 0.1"])
            await refused(table.act(BOB, wish), "not_your_seat", 403)
            refusal = await refused(table.act(CAT, wish.model_copy(update={"version": 0})), "not_your_seat", 403)
            assert refusal.problem.state is None
            await refused(table.act(ANN, wish.model_copy(update={"seat": 9})), "bad_request", 400)
            assert table.state.moves == 0

    run(play)


def test_an_illegal_action_names_the_rule_and_says_it_in_both_languages() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            refusal = await refused(act(table, 0, "berth 0.1"), "illegal", 422)
            problem = refusal.problem
            assert problem.rule == "core.turn"
            assert problem.why is not None
            assert problem.why["rule"] == "core.turn"
            assert set(problem.why["sentence"]) == {"en", "fr"}
            assert table.state.moves == 1

    run(play)


def test_what_is_no_action_at_all_is_a_bad_request() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            refusal = await refused(act(table, 0, "berth 9.9"), "bad_request", 400)
            assert refusal.problem.field == "actions"
            await refused(act(table, 0, 10**6), "bad_request", 400)
            await refused(act(table, 0, -1), "bad_request", 400)

    run(play)


def test_several_actions_stop_at_the_first_refusal() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci")
            rng = Random(3)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, CAT)]
            while not (asked := [page.told["choices"][0] for page in pages if _must_place(page)]):
                await random_action(table, rng)
            seat, left = asked[0]["seat"], asked[0]["repeat"]
            place, before = legal(table, seat)[0], table.state.version
            refusal = await refused(act(table, seat, *[place] * left, "stop"), "illegal", 422)
            assert refusal.problem.done == left
            written = house.store.database.entries[table.state.row.id][before:]
            assert [entry.body["notation"] for entry in written] == [place] * left
            for page in pages:
                page.agrees()

    run(play)


def test_while_several_actions_are_told_others_are_served() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            seat, seen = 0, set[int]()

            async def look() -> None:
                while True:
                    seen.add(table.state.version)
                    await asyncio.sleep(0)

            looking = asyncio.create_task(look())
            while len(turn := _own_actions(table, seat)) < 2:
                await act(table, seat, turn[0])
                seat = table.state.pending[0]
            before = table.state.version
            await act(table, seat, *turn)
            looking.cancel()
            assert before + 1 in seen

    run(play)


def _own_actions(table: LiveTable, seat: int) -> list[str]:
    """The first actions on offer that a seat can do without waiting for anybody, two at most."""
    assert table.state.last is not None
    position, actions = table.state.last.position.copy(), list[str]()
    while seat in position.pending() and len(actions) < 2:
        action = position.legal(seat)[0]
        actions.append(action.notation)
        position.apply(seat, action)
    return actions


def _must_place(page: Page) -> bool:
    return any(choice["kind"] == "spread" and choice["repeat"] > 1 for choice in page.told["choices"])


def test_nothing_is_played_before_the_game_or_after_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            await refused(act(table, 0, "berth 0.1"), "waiting", 409)
            await table.begin(ANN)
            rng = Random(1)
            while table.state.status != "over":
                await random_action(table, rng)
            await refused(act(table, 0, "berth 0.1"), "over", 409)
            await refused(table.concede(ANN, StandIn(seat=0)), "over", 409)
            await refused(table.come_back(ANN, OfSeat(seat=0)), "not_allowed", 403)
            info = table.info(BOB)
            assert info.status == "over"
            assert info.winners
            assert info.points[info.winners[0]] == max(info.points)

    run(play)


def test_why_is_answered_to_who_sits_there() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            choice = Page(table, ANN).join().told["choices"][0]
            step = choice["acts"][0]["path"][0]
            path = [step if isinstance(step, str) else step[0]]
            assert table.why(ANN, WhyRequest(seat=0, path=path)) is None
            await act(table, 0, "berth 0.-1")
            why = table.why(ANN, WhyRequest(seat=0, path=path))
            assert why is not None
            assert why["rule"] == "core.turn"
            with pytest.raises(TableProblem, match="not your seat"):
                table.why(BOB, WhyRequest(seat=0, path=path))

    run(play)
