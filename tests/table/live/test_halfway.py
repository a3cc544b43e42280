"""Deeds of several actions: told, taken back, done again and looked at as one."""

from __future__ import annotations

import asyncio

import pytest

from ecumene.table.log.state import TableState
from ecumene.table.wire.messages import ActRequest, RewindRequest, UndoRequest
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import ANN, BOB, DAN, Page, act, refused, room, run


def wish(state: TableState, seat: int = 0) -> UndoRequest:
    return UndoRequest(seat=seat, version=state.version)


def test_a_deed_of_two_actions_is_two_entries_and_one_update() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            ann, dan = Page(table, ANN).join(), Page(table, DAN).join()
            seen, heard = ann.version, len(dan.heard)
            chain = next(one for one in ann.told["choices"][0]["acts"] if "then" in one)
            await act(table, 0, chain["i"], *chain["then"])
            entries = house.store.database.entries[table.state.row.id][seen:]
            assert [entry.body["notation"] for entry in entries] == ["claim", "berth 0.-1"]
            (update,) = dan.heard[heard:]
            assert (update["since"], update["version"]) == (seen, seen + 2)
            assert [event["say"]["t"] for event in update["events"]] == ["harbour-log-sale"]
            ann.agrees()
            dan.agrees()

    run(play)


def test_several_deeds_are_told_one_by_one() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            page = Page(table, DAN).join()
            seen, heard = page.version, len(page.heard)
            await act(table, 0, "claim", "berth 0.-1", "claim", "berth 0.1", "waive")
            told = [(update["since"] - seen, update["version"] - seen) for update in page.heard[heard:]]
            assert told == [(0, 2), (2, 4), (4, 5)]
            assert table.since(DAN, seen + 1) is None, "nobody was told of the middle of a deed"
            assert len(table.since(DAN, seen + 2) or ()) == 2
            page.agrees()

    run(play)


def test_a_deed_that_cannot_be_finished_is_not_begun() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            refusal = await refused(act(table, 0, "claim", "berth 0.-1", "claim", "waive"), "illegal", 422)
            assert refusal.problem.done == 2
            assert not table.state.halfway
            assert table.state.moves == 2
            refusal = await refused(act(table, 0, "claim", "waltz"), "bad_request", 400)
            assert (refusal.problem.done, table.state.moves) == (0, 2)

    run(play)


def test_one_undo_takes_a_whole_deed_back_and_one_redo_does_it_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            page = Page(table, ANN).join()
            await act(table, 0, "claim", "berth 0.-1", "claim", "berth 0.1")
            for moves in (2, 0):
                await table.undo(ANN, wish(table.state))
                assert table.state.moves == moves
                assert page.heard[-1]["back"]
                page.agrees()
            await refused(table.undo(ANN, wish(table.state)), "no_undo", 409)
            for moves in (2, 4):
                await table.redo(ANN, wish(table.state))
                assert table.state.moves == moves
                page.agrees()
            await refused(table.redo(ANN, wish(table.state)), "no_undo", 409)
            again = await house.reopened(table)
            assert again.state.last is not None
            assert table.state.last is not None
            assert again.state.last.position.dump() == table.state.last.position.dump()

    run(play)


def test_what_was_only_begun_is_taken_back_and_no_more() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            await act(table, 0, "claim", "berth 0.-1")
            await act(table, 0, "claim")
            assert table.state.halfway
            await table.undo(ANN, wish(table.state))
            assert table.state.moves == 2

    run(play)


def test_chance_at_the_end_of_a_deed_keeps_all_of_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            await act(table, 0, "claim", "draw")
            refusal = await refused(table.undo(ANN, wish(table.state)), "no_undo", 409)
            assert "revealed" in refusal.problem.text.en
            assert table.state.moves == 2

    run(play)


def test_the_owner_who_goes_back_into_a_deed_goes_back_to_its_beginning() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            await act(table, 0, "claim", "berth 0.-1", "claim", "berth 0.1", "waive")
            await table.rewind(ANN, RewindRequest(move=3, version=table.state.version))
            assert table.state.moves == 2

    run(play)


def test_a_replay_knows_where_not_to_stop_but_can_show_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            await act(table, 0, "claim", "berth 0.-1", "claim", "berth 0.1", "waive")
            assert table.series(DAN).halfway == [1, 3]
            assert table.moment(ANN, 3).move == 3
            assert len(table.moment(ANN, 3).choices) == 1

    run(play)


def test_a_keepsake_is_made_of_what_its_reader_may_know() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            with pytest.raises(TableProblem, match="nothing to keep"):
                table.keepsake(ANN)
            await act(table, 0, "claim", "berth 0.-1")
            assert [table.keepsake(guest) for guest in (ANN, BOB, DAN)] == [
                "viewer: 0\n",
                "viewer: 1\n",
                "viewer: None\n",
            ]

    run(play)


# ---- choosing at once


def test_all_choose_at_once_whoever_is_faster() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, DAN)]
            version = table.state.version
            assert [page.told["table"]["pending"] for page in pages] == [[0, 1]] * 3
            both = [
                table.act(guest, ActRequest(seat=seat, version=version, actions=[f"berth {quay}"]))
                for seat, (guest, quay) in enumerate([(ANN, "0.1"), (BOB, "1.0")])
            ]
            done = await asyncio.gather(*both)
            assert [one.version for one in done] == [version + 1, version + 2]
            assert table.state.moves == 2
            for page in pages:
                page.agrees()

    run(play)


def test_everybody_sees_who_is_ready_and_nobody_what_they_chose() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            ann, bob, dan = (Page(table, guest).join() for guest in (ANN, BOB, DAN))
            await act(table, 1, "berth 1.0")
            for page in (ann, bob, dan):
                assert page.told["table"]["pending"] == [0]
                assert page.told["table"]["ready"] == [1]
            assert b"ship.p1" in bob.bytes[-1]
            assert b"ship.p1" not in ann.bytes[-1]
            assert b"ship.p1" not in dan.bytes[-1]
            await act(table, 0, "berth 1.0")
            assert ann.told["table"]["ready"] == []

    run(play)


def test_ones_own_secret_choice_is_taken_back_although_another_chose_meanwhile() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, DAN)
            await act(table, 0, "berth 0.1")
            seen = table.state
            await act(table, 1, "berth 1.0")
            await table.undo(ANN, wish(seen))
            assert (table.state.pending, table.state.ready) == ((0, 2), (1,))
            await act(table, 0, "berth 1.0")
            await act(table, 2, "berth 1.0")
            await refused(table.undo(ANN, wish(seen)), "stale", 409)

    run(play)


def test_who_comes_or_goes_makes_nobodys_answer_stale() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="ferry")
            version = table.state.version
            await table.claim(DAN, table.seat_link(BOB, 1).secret)
            await table.act(ANN, ActRequest(seat=0, version=version, actions=["waive"]))
            assert table.state.pending == (1,)

    run(play)
