"""Taking back: one's own actions, down to what revealed something; the owner may go further, and the story says so."""

from __future__ import annotations

from random import Random

from ecumene.core.position import Position
from ecumene.table.live.live import LiveTable
from ecumene.table.wire.messages import RewindRequest, UndoRequest
from tests.table.live.room import (
    ANN,
    BOB,
    CAT,
    DAN,
    Page,
    act,
    holder,
    legal,
    random_action,
    refused,
    room,
    run,
)


def wish(table: LiveTable, seat: int) -> UndoRequest:
    return UndoRequest(seat=seat, version=table.state.version)


async def undo(table: LiveTable, seat: int) -> None:
    await table.undo(holder(table, seat), wish(table, seat))


async def redo(table: LiveTable, seat: int) -> None:
    await table.redo(holder(table, seat), wish(table, seat))


def position(table: LiveTable) -> Position:
    assert table.state.last is not None
    return table.state.last.position


async def to_expansion(table: LiveTable, rng: Random) -> int:
    """Play until a seat can conquer twice without asking chance; the seat."""
    while True:
        seat = table.state.pending[0]
        conquests = [notation for notation in legal(table, seat) if notation.startswith("conquer")]
        if len(conquests) > 3:
            return seat
        await random_action(table, rng)


def test_own_actions_are_taken_back_one_by_one_and_done_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci")
            seat = await to_expansion(table, Random(2))
            page = Page(table, holder(table, seat)).join()
            dumps = [position(table).dump()]
            for _ in range(2):
                choice = next(a for a in legal(table, seat) if a.startswith("conquer"))
                await act(table, seat, choice)
                dumps.append(position(table).dump())
            assert table.state.pending == (seat,)
            assert page.told["undo"] == {"can": True, "why": "", "redo": False, "seat": seat, "redo_seat": None}
            for dump in (dumps[1], dumps[0]):
                await undo(table, seat)
                assert position(table).dump() == dump
                page.agrees()
            assert page.told["undo"]["redo"]
            for dump in dumps[1:]:
                await redo(table, seat)
                assert position(table).dump() == dump
            await refused(redo(table, seat), "no_undo", 409)
            page.agrees()

    run(play)


def test_something_new_ends_what_could_be_done_again() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci")
            seat = await to_expansion(table, Random(2))
            first, second = [a for a in legal(table, seat) if a.startswith("conquer")][:2]
            await act(table, seat, first)
            await undo(table, seat)
            await act(table, seat, second)
            await refused(redo(table, seat), "no_undo", 409)

    run(play)


def test_what_chance_answered_cannot_be_taken_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci")
            seat = table.state.pending[0]
            page = Page(table, holder(table, seat)).join()
            await act(table, seat, legal(table, seat)[0])  # choosing a people draws new tokens
            assert page.told["undo"]["why"] == "chance"
            refusal = await refused(undo(table, seat), "no_undo", 409)
            assert "revealed" in refusal.problem.text.en

    run(play)


def test_what_somebody_else_did_since_cannot_be_taken_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            await act(table, 1, "berth 0.1")
            first = table.state.pending[0]
            await act(table, first, "draw")
            refusal = await refused(undo(table, 1 - first), "no_undo", 409)
            assert "else" in refusal.problem.text.en

    run(play)


def test_a_card_that_was_drawn_is_known_for_good() -> None:
    """The deck was shuffled long ago, so chance is not asked; the game says that drawing reveals."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            await act(table, 1, "berth 0.1")
            seat = table.state.pending[0]
            await act(table, seat, "draw")
            refusal = await refused(undo(table, seat), "no_undo", 409)
            assert "revealed" in refusal.problem.text.en

    run(play)


def test_a_secret_choice_is_taken_back_although_others_chose_after_it() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, CAT)]
            await act(table, 0, "berth 0.-1")
            await act(table, 1, "berth 0.1")
            assert list(table.state.pending) == [2]
            await undo(table, 0)
            assert list(table.state.pending) == [0, 2]
            assert table.state.moves == 1
            assert pages[0].told["undo"]["redo"]
            await redo(table, 0)
            await undo(table, 1)
            await undo(table, 0)
            assert list(table.state.pending) == [0, 1, 2]
            for seat, quay in enumerate(("1.0", "1.0", "0.1")):
                await act(table, seat, f"berth {quay}")
            berths = position(table).dump()["state"]["berths"]
            assert berths[0] == berths[1] != berths[2]
            for page in pages:
                page.agrees()

    run(play)


def test_what_others_chose_after_it_stays_in_its_order() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, DAN)
            for seat in (3, 0, 2):
                await act(table, seat, "berth 0.1")
            await undo(table, 3)
            assert list(table.state.pending) == [1, 3]
            assert table.state.last is not None
            assert [move.seat for move in table.state.last.backwards()] == [2, 0]

    run(play)


def test_the_last_secret_choice_opens_all_and_cannot_be_taken_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.-1")
            await act(table, 1, "berth 0.1")
            await refused(undo(table, 1), "no_undo", 409)

    run(play)


def test_there_may_be_nothing_to_take_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            page = Page(table, ANN).join()
            assert page.told["undo"]["why"] == "nothing"
            await refused(undo(table, 0), "no_undo", 409)
            await refused(table.undo(CAT, wish(table, 0)), "not_your_seat", 403)
            stale = UndoRequest(seat=0, version=table.state.version - 1)
            await refused(table.undo(ANN, stale), "stale", 409)

    run(play)


def test_the_owner_goes_back_to_any_move_and_the_story_says_so() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, game="vinci")
            rng = Random(4)
            dumps = [position(table).dump()]
            for _ in range(60):
                await random_action(table, rng)
                dumps.append(position(table).dump())
            page = Page(table, BOB).join()
            await refused(table.rewind(BOB, RewindRequest(move=7, version=table.state.version)), "not_allowed", 403)
            await refused(table.rewind(ANN, RewindRequest(move=60, version=table.state.version)), "bad_request", 400)
            await refused(table.rewind(ANN, RewindRequest(move=7, version=1)), "stale", 409)
            await table.rewind(ANN, RewindRequest(move=7, version=table.state.version))
            assert position(table).dump() == dumps[7]
            assert page.heard[-1]["back"]
            assert page.log[-1]["event"]["say"] == {"t": "core-log-rewind", "a": {"move": 7}}
            page.agrees()
            await table.rewind(ANN, RewindRequest(move=3, version=table.state.version))
            notes = [line for line in page.log if line["event"]["say"]["t"] == "core-log-rewind"]
            assert len(notes) == 2, "going back further does not hide that one went back before"
            page.agrees()

    run(play)


def test_after_the_end_only_the_owner_goes_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, options={"rounds": 2})
            rng = Random(5)
            while table.state.status != "over":
                await random_action(table, rng)
            page = Page(table, BOB).join()
            assert page.told["undo"]["why"] == "over"
            last = table.state.last
            assert last is not None
            await refused(undo(table, last.seat), "over", 409)
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            assert table.info(ANN).status == "running"
            assert table.info(ANN).winners == []
            page.agrees()

    run(play)
