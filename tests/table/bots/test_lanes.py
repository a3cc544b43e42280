"""Lanes: whose bot thinks next, and where. Nothing here waits for a clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from ecumene.table.bots.lanes import BACK, EXPRESS, FRONT, HALF_LIFE, Errand, Lanes, Thought
from tests.table.live.room import run


class Desk:
    """A process that only has a place."""

    def __init__(self, nicer: int) -> None:
        self.nicer = nicer
        self.running = False
        self.topics: set[str] = set()

    def knows(self, topic: str) -> bool:
        return topic in self.topics


class Hall:
    """Lanes whose errands end when they are told to."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.lanes: Lanes[Desk] = Lanes(count, Desk, lambda: self.now)
        self.at: dict[Errand, Desk] = {}
        self._ends: dict[Errand, asyncio.Event] = {}
        self._tasks: dict[Errand, asyncio.Task[None]] = {}

    async def ask(self, guest: str, brief: bool = False, alone: bool = False, topic: str = "") -> Errand:
        errand = Errand(guest, topic, brief, alone)
        self._ends[errand] = asyncio.Event()
        self._tasks[errand] = asyncio.create_task(self._think(errand))
        await breathe()
        return errand

    async def _think(self, errand: Errand) -> None:
        async with self.lanes.process(errand) as desk:
            desk.running = True
            self.at[errand] = desk
            await self._ends[errand].wait()
        del self.at[errand]

    async def end(self, errand: Errand, seconds: float = 0.0) -> None:
        self.now += seconds
        self._ends[errand].set()
        await breathe()

    async def give_up(self, errand: Errand) -> None:
        self._tasks[errand].cancel()
        await breathe()
        self.at.pop(errand, None)

    def niceness(self, *errands: Errand) -> list[int | None]:
        return [self.at[errand].nicer if errand in self.at else None for errand in errands]

    async def empty(self) -> None:
        for errand in list(self._tasks):
            self._ends[errand].set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        assert not self.lanes._busy
        assert not self.lanes._waiting


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def in_hall(count: int) -> Callable[[Callable[[Hall], object]], Callable[[], None]]:
    """A test in a hall with so many places in front; at its end nobody is left behind."""

    def wrap(work: Callable[[Hall], object]) -> Callable[[], None]:
        def test() -> None:
            async def play() -> None:
                hall = Hall(count)
                async with AsyncExitStack() as leaving:
                    leaving.push_async_callback(hall.empty)
                    await work(hall)  # type: ignore[misc]

            run(play)

        return test

    return wrap


@pytest.mark.parametrize("count", [1, 2, 8])
def test_however_much_one_guest_asks_another_is_answered_at_once(count: int) -> None:
    async def play() -> None:
        hall = Hall(count)
        for _ in range(25):
            await hall.ask("greedy guest")
        busy = sorted(hall.niceness(*hall.at))  # type: ignore[type-var]
        assert busy == [FRONT, *[BACK] * max(count - 1, 1)], "one in front, the rest where it disturbs nobody"
        assert hall.niceness(await hall.ask("other", brief=True)) == [EXPRESS]
        assert hall.niceness(await hall.ask("a third")) == [FRONT if count > 1 else None]
        await hall.empty()

    run(play)


@in_hall(2)
async def test_a_guests_questions_all_have_their_turn(hall: Hall) -> None:
    asked = [await hall.ask("a") for _ in range(6)]
    for _ in range(6):
        await hall.end(next(iter(hall.at)))
    assert not hall.at
    assert len(asked) == 6


@in_hall(2)
async def test_what_nobody_waits_for_comes_after_everything_else(hall: Hall) -> None:
    alone = [await hall.ask("a", alone=True) for _ in range(4)]
    assert hall.niceness(*alone) == [BACK, BACK, None, None]
    waited = [await hall.ask("b"), await hall.ask("b")]
    assert hall.niceness(*waited) == [FRONT, None], "its first question has room in front, the second waits behind"
    await hall.end(alone[0])
    await hall.end(alone[1])
    assert hall.niceness(waited[1]) == [BACK], "before the two that were there first, for whom nobody waits"


@in_hall(1)
async def test_who_comes_to_look_makes_a_question_urgent(hall: Hall) -> None:
    await hall.ask("b", alone=True)
    alone = await hall.ask("a", alone=True)
    assert hall.niceness(alone) == [None]
    alone.alone = False
    hall.lanes.look()
    await breathe()
    assert hall.niceness(alone) == [FRONT]


@in_hall(1)
async def test_low_priority_is_not_never(hall: Hall) -> None:
    await hall.ask("a")
    await hall.ask("b", brief=True)
    assert hall.niceness(await hall.ask("c", alone=True)) == [BACK]


@in_hall(1)
async def test_a_brief_answer_need_not_wait_for_a_long_thought(hall: Hall) -> None:
    await hall.ask("a")
    assert hall.niceness(await hall.ask("b")) == [BACK], "a long one goes behind"
    assert hall.niceness(await hall.ask("c")) == [None]
    assert hall.niceness(await hall.ask("d", brief=True)) == [EXPRESS]


@in_hall(1)
async def test_two_brief_answers_go_side_by_side_while_there_is_room(hall: Hall) -> None:
    assert hall.niceness(await hall.ask("a", brief=True), await hall.ask("b", brief=True)) == [EXPRESS, FRONT]


@in_hall(1)
async def test_of_those_who_wait_whoever_thought_least_is_first(hall: Hall) -> None:
    await hall.end(await hall.ask("much"), seconds=5.0)
    await hall.end(await hall.ask("little"), seconds=0.1)
    first, behind = await hall.ask("x"), await hall.ask("y")
    much, little = await hall.ask("much"), await hall.ask("little")
    assert hall.niceness(much, little) == [None, None]
    await hall.end(first)
    assert hall.niceness(much, little) == [None, FRONT]
    await hall.end(behind)
    assert hall.niceness(much) == [BACK]


@in_hall(2)
async def test_who_gives_up_leaves_their_place(hall: Hall) -> None:
    one, two = await hall.ask("a"), await hall.ask("a")
    three, four = await hall.ask("a"), await hall.ask("a")
    await hall.give_up(three)
    await hall.give_up(one)
    assert four in hall.at
    assert two in hall.at


@in_hall(1)
async def test_a_turn_that_comes_to_somebody_who_just_gave_up_goes_to_the_next(hall: Hall) -> None:
    one, _ = await hall.ask("a"), await hall.ask("b", alone=True)
    two, three = await hall.ask("c"), await hall.ask("d")
    hall._ends[one].set()
    for _ in range(2):
        await asyncio.sleep(0)
    hall._tasks[two].cancel()
    hall._tasks[two].cancel()
    await breathe()
    hall.at.pop(two, None)
    assert hall.niceness(three) == [FRONT]


@in_hall(2)
async def test_who_has_the_game_at_hand_is_asked_first(hall: Hall) -> None:
    last = hall.lanes.front[-1]
    last.running = True
    last.topics.add("vinci")
    errand = await hall.ask("a", topic="vinci")
    assert hall.at[errand] is last


@in_hall(2)
async def test_one_process_of_each_lane_is_started_ahead_of_the_next_guest(hall: Hall) -> None:
    assert hall.lanes.spare is hall.lanes.express[0]
    hall.lanes.express[0].running = True
    assert hall.lanes.spare is hall.lanes.front[0]
    hall.lanes.front[0].running = True
    assert hall.lanes.spare is None
    await hall.ask("a")
    assert hall.lanes.spare is hall.lanes.front[1]


def test_what_was_thought_is_forgotten_by_and_by() -> None:
    now = 0.0
    thought = Thought(lambda: now)
    assert thought.of("a") == 0.0
    thought.add("a", 8.0)
    now += HALF_LIFE
    assert thought.of("a") == pytest.approx(4.0)
    thought.add("a", 1.0)
    assert thought.of("a") == pytest.approx(5.0)
    now += 100 * HALF_LIFE
    for number in range(1_500):
        thought.add(f"guest {number}", 1.0)
    assert "a" not in thought._kept
