"""Bots at a table: they play their seats, stand in for people, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from ecumene.table.bots.workers import Decision, Question
from ecumene.table.live.bot_turns import BREATH, PACE, nothing_to_see, patron, question, share_of_pause
from ecumene.table.live.house import NoMeter
from ecumene.table.live.live import LiveTable
from ecumene.table.log.state import TableState
from ecumene.table.web.settings import Settings
from ecumene.table.wire.messages import NewTable, OfSeat, RewindRequest, SeatWish, StandIn
from tests.table.live.room import ANN, BOB, DAN, Page, Room, act, legal, room, run, until


class Counts(NoMeter):
    """A meter that remembers."""

    def __init__(self) -> None:
        self.moves = 0
        self.levels: list[str] = []
        self.failures: list[str] = []

    def moved(self, by: str, actions: int = 1) -> None:
        assert by == "bot"
        self.moves += actions

    def bot_decided(self, level: str, seconds: float) -> None:
        self.levels.append(level)

    def bot_failed(self, why: str) -> None:
        self.failures.append(why)


def test_bots_play_a_game_to_its_end() -> None:
    async def play() -> None:
        meter = Counts()
        async with room(meter=meter) as house:
            table = await house.table(ANN, bots=["gentle", "steady"])
            await table.concede(ANN, StandIn(seat=0, level="gentle"))
            page = Page(table, DAN).join()
            await until(lambda: table.state.status == "over" and not table.bots.busy)
            page.agrees()
            assert meter.moves == table.state.moves
            assert set(meter.levels) == {"gentle", "steady"}
            assert meter.failures == []
            entries = house.store.database.entries[table.state.row.id]
            assert {entry.guest for entry in entries if entry.kind == "act"} == {""}

    run(play)


def test_the_same_table_gets_the_same_bots() -> None:
    async def games() -> tuple[str, str]:
        async with room() as house:
            records: list[str] = []
            for _ in range(2):
                table = await house.table(ANN, bots=["gentle", "steady"], seed=11)
                await table.concede(ANN, StandIn(seat=0, level="gentle"))
                await until(lambda table=table: table.state.status == "over")  # type: ignore[misc]
                records.append(table.record(ANN))
            return records[0], records[1]

    one, other = run(games)
    assert one == other


def test_a_bots_question_holds_a_view_and_no_secret() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=123_456_789_123)
            asked = question(table.state, 1)
            assert asked.view["chance"] is None
            assert asked.view["viewer"] == 1
            assert "123456789123" not in str(asked)
            await act(table, 0, "berth 0.1")
            assert question(table.state, 1).seed == asked.seed, "who chose before it in secret changes no bot's mind"
            await act(table, 1, "berth 0.1")
            assert question(table.state, 1).seed != asked.seed

    run(play)


def test_a_stand_in_plays_until_its_person_is_back() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await act(table, 0, "berth 0.1")
            await table.leave(BOB, StandIn(seat=1, level="gentle"))
            await until(lambda: table.state.moves > 1 and 0 in table.state.pending)
            await table.come_back(BOB, OfSeat(seat=1))
            told = [line["event"]["say"] for line in Page(table, BOB).join().log]
            assert {"t": "core-log-standin", "a": {"who": "p1"}} in told
            assert told[-1] == {"t": "core-log-back", "a": {"who": "p1"}}
            assert {question.level for question in house.bots.asked} == {"gentle"}

    run(play)


@pytest.mark.parametrize("trouble", ["crash", "timeout"])
def test_a_bot_that_fails_is_replaced_and_the_story_says_so(trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        meter = Counts()
        async with room(meter=meter) as house:
            house.bots.answers = lambda asked: Decision("berth 1.0", trouble, 0.1)  # type: ignore[arg-type]
            table = await house.table(ANN, bots=["keen"])
            page = Page(table, ANN).join()
            await until(lambda: table.state.moves == 1)
            assert page.log[-1]["event"]["say"] == {"t": f"core-log-bot-{trouble}", "a": {"who": "p1"}}
            assert meter.failures == [trouble]
            page.agrees()

    with caplog.at_level(logging.WARNING, "ecumene.table"):
        run(play)
    told = next(record for record in caplog.records if record.getMessage() == "bot_replaced")
    assert vars(told)["trouble"] == trouble


def test_an_answer_to_a_table_that_moved_on_is_dropped() -> None:
    async def play() -> None:
        async with room() as house:
            answers: list[str] = []

            def slowly(asked: Question) -> Decision | None:
                answers.append("asked")
                return Decision("berth 1.0", "", 0.0)

            house.bots.answers = slowly
            table = await house.table(ANN, BOB)
            seen = table.state
            await act(table, 0, "berth 0.1")
            assert not await table.bot_act(seen, 1, "berth 1.0", "")
            assert table.state.moves == 1
            assert answers == []

    run(play)


def test_a_rewind_interrupts_a_thinking_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle"])
            await until(lambda: table.state.moves == 1)
            gate = asyncio.Event()
            inner = house.bots.decide

            async def wait(asked: Question) -> Decision:
                await gate.wait()
                return await inner(asked)

            monkeypatch.setattr(house.bots, "decide", wait)
            await act(table, 0, "berth 0.1")
            while 0 in table.state.pending:
                await act(table, 0, legal(table, 0)[0])
            thinking = table.state
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            gate.set()
            await until(lambda: table.state.moves == 1)
            assert thinking.moves > 1
            assert table.state.pending == (0,)

    run(play)


def test_people_can_follow_because_bots_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []
    sleep = asyncio.sleep

    async def rest(seconds: float) -> None:
        if seconds > 1.0:
            rests.append(seconds)
        await sleep(min(seconds, 0.01))

    monkeypatch.setattr(asyncio, "sleep", rest)

    async def play() -> None:
        async with room(bot_pause=1000.0) as house:
            table = await house.table(ANN, bots=["gentle", "gentle"], game="ferry")
            await act(table, 0, "waive")
            await until(lambda: table.state.moves > 1)
            low, high = PACE
            # what a bot thinks is part of its pause, and this test ends before that can take 300 seconds
            assert 1000.0 * low - 300.0 < rests[0] <= 1000.0 * high

    run(play)


def test_bots_pause_neither_within_a_deed_nor_where_nobody_sees_what_they_choose() -> None:
    async def play() -> None:
        async with room(bot_pause=100_000.0) as house:
            together = await house.table(ANN, bots=["gentle", "gentle"])
            await until(lambda: together.state.ready == (1, 2))
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, bots=["gentle"], game="ferry")
            await act(table, 0, "claim", "berth 0.-1")
            await act(table, 0, "waive")
            assert not nothing_to_see(table.state)
            assert await table.bot_act(table.state, 1, "claim", "")
            assert table.state.halfway
            assert nothing_to_see(table.state)

    run(play)


def test_within_its_turn_a_bot_hardly_pauses_while_a_person_waits() -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, bots=["gentle"], game="vinci")
            shares: list[float] = []
            while BREATH not in shares:
                while table.state.pending == (0,):
                    await act(table, 0, legal(table, 0)[0])
                shares.append(share_of_pause(table.state, 1))
                assert (shares[-1] == BREATH) == (table.state.last is not None and table.state.last.seat == 1)
                assert await table.bot_act(table.state, 1, legal(table, 1)[0], "")
            assert shares[0] == 1.0, "a person acted before"
            await table.concede(ANN, StandIn(seat=0, level="gentle"))
            assert share_of_pause(table.state, 1) == 1.0, "those who only watch want to follow"

    run(play)


@pytest.mark.parametrize("game", ["vinci", "beyond_the_horizon"])
def test_three_bots_pause_for_less_than_two_seconds_in_all(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many actions they take: with what they think and what a page shows, nobody waits for four seconds.

    Less than three, where chance makes every single pause as long as it may be.
    """
    pauses: list[float] = []

    def counted(state: TableState, seat: int) -> float:
        share = share_of_pause(state, seat)
        pauses.append(share * Settings().bot_pause)
        return share

    monkeypatch.setattr("ecumene.table.live.bot_turns.share_of_pause", counted)

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle", "gentle", "gentle"], game=game)
            rng = Random(3)
            longest = 0
            for _ in range(60):
                await until(lambda: 0 in table.state.pending or table.state.status == "over")
                longest = max(longest, len(pauses))
                assert sum(pauses) < 2.0
                assert sum(pauses) * PACE[1] < 3.0
                pauses.clear()
                if table.state.status != "over":
                    await act(table, 0, rng.choice(legal(table, 0)))
            assert longest > 10, "bots took many actions in a row"

    run(play)


def test_a_bot_that_thought_while_others_chose_in_secret_need_not_think_again() -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, BOB, bots=["gentle"])
            seen = table.state
            await act(table, 0, "berth 0.1")
            assert await table.bot_act(seen, 2, "berth 1.0", "")
            assert table.state.ready == (0, 2)
            assert not await table.bot_act(seen, 2, "berth 1.0", ""), "but only once"
            assert not await table.bot_act(seen, 1, "berth 1.0", ""), "and not for a person"

    run(play)


def test_no_process_is_got_ready_before_a_game_with_a_bot_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with room() as house:
            ready: list[bool] = []
            monkeypatch.setattr(house.bots, "get_ready", lambda: ready.append(True))
            await house.table(ANN, BOB)
            await house.table(ANN, BOB, bots=["gentle"], begin=False)
            assert ready == []
            await house.table(ANN, bots=["gentle"])
            assert ready

    run(play)


def test_bots_go_on_when_the_store_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.table.live.bot_turns.RETRY", 0.01)

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle"])
            house.store.down = True
            await until(lambda: len(house.bots.asked) > 2)  # it has tried, and tries again
            assert table.state.moves == 0
            house.store.down = False
            await until(lambda: table.state.moves == 1)

    run(play)


def test_a_server_that_starts_takes_up_the_bots_of_running_tables() -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, bots=["gentle"])
            async with room(house.store.database) as other:
                await until(lambda: len(other.tables) == 1)
                again = await other.tables.open(table.state.row.id)
                await until(lambda: again.state.moves == 1)

    run(play)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


async def rested(table: LiveTable) -> None:
    """Wait until no bot is being served, and see that none begins."""
    await until(lambda: not table.bots.busy)
    moves = table.state.moves
    table.bots.wake()
    await asyncio.sleep(0)
    assert not table.bots.busy
    assert table.state.moves == moves
    assert table.state.status == "running"


def test_bots_that_nobody_watches_rest_after_a_while_and_go_on_when_somebody_looks() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, unwatched=600.0) as house:

            def slowly(asked: Question) -> Decision:
                clock.now += 100.0
                return Decision(house.bots.thought(asked), "", 0.0)

            house.bots.answers = slowly
            table = await bots_only(house)
            await rested(table)
            assert table.state.moves == 6
            assert table.idle, "it may leave memory"
            table.looked()
            await rested(table)
            assert table.state.moves == 12, "who looks for a moment is given as much again"
            page = Page(table, DAN).join()
            await until(lambda: table.state.status == "over")
            page.agrees()

    run(play)


def test_bots_play_on_while_a_person_sits_there_although_nobody_watches() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, unwatched=600.0) as house:

            def slowly(asked: Question) -> Decision:
                clock.now += 1_000.0
                return Decision(house.bots.thought(asked), "", 0.0)

            house.bots.answers = slowly
            table = await house.table(ANN, bots=["gentle"])
            await until(lambda: table.state.moves == 1)
            await table.leave(ANN, StandIn(seat=0, level="gentle"))
            await rested(table)
            await table.come_back(ANN, OfSeat(seat=0))
            while table.state.status == "running":
                await until(lambda: 0 in table.state.pending or table.state.status == "over")
                if table.state.status == "running":
                    await act(table, 0, legal(table, 0)[0])

    run(play)


def test_a_server_that_starts_leaves_bots_that_rest_alone() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, unwatched=600.0) as house:
            house.bots.answers = lambda asked: None
            forsaken = await bots_only(house)
            clock.now += 601.0
            house.bots.answers = lambda asked: None
            fresh, awaited = await bots_only(house), await house.table(ANN, bots=["gentle"])
            async with room(house.store.database, clock=clock, unwatched=600.0) as other:
                await until(lambda: len(other.tables) == 2)
                await until(lambda: not other.tables._tasks)
                assert set(other.tables._live) == {fresh.state.row.id, awaited.state.row.id}
                late = await other.tables.open(forsaken.state.row.id)
                await rested(late)

    run(play)


async def bots_only(house: Room, game: str = "harbour") -> LiveTable:
    """A table of three bots."""
    seats = [SeatWish(kind="bot", level="gentle")] * 3
    info = await house.tables.create(ANN, NewTable(game=game, seats=seats, seed=7, order="fixed"))
    return await house.tables.open(info.id)


def test_what_a_bot_is_asked_says_for_whom() -> None:
    async def play() -> None:
        async with room() as house:
            house.bots.answers = lambda asked: None
            table = await house.table(ANN, BOB, bots=["fierce"])
            page = Page(table, BOB).join()
            owned = await bots_only(house)
            await until(lambda: len(house.bots.asked) == 2)
            waiting, alone = (asked.errand for asked in house.bots.asked)
            assert (waiting.guest, waiting.alone, waiting.brief) == (ANN.id, False, False)
            assert (alone.guest, alone.alone, alone.brief) == (ANN.id, True, True)
            assert patron(table) == BOB.id, "while the owner is gone, a player who is there"
            Page(table, ANN).join()
            assert patron(table) == ANN.id
            owned.looked()
            assert not alone.alone, "somebody waits now"
            page.leave()

    run(play)
