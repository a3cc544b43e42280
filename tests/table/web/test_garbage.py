"""The search for garbage waits until nobody else does."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from ecumene.table.web import garbage
from ecumene.table.web.garbage import LATEST, SLICE, SOONEST, collect_at_rest, collect_young, next_wait


def searches(spent: Iterator[float], looks: int) -> int:
    """How often everything is searched in so many looks, given the processor time spent at each reading."""
    found: list[None] = []

    async def scenario() -> None:
        task = asyncio.create_task(collect_at_rest(0.001, lambda: next(spent), lambda: found.append(None)))
        for _ in range(200 * looks):
            if next(counted) >= looks:
                break
            await asyncio.sleep(0.001)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    counted = iter(range(200 * looks))
    asyncio.run(scenario())
    return len(found)


def steps(*each: float) -> Iterator[float]:
    """Processor time that grows by these amounts, then rests; read twice for every look."""
    now = 0.0
    yield now
    for step in each:
        now += step
        yield now
        yield now
    while True:
        yield now


def test_a_busy_server_is_left_alone_and_searched_once_at_rest() -> None:
    assert searches(steps(1.0, 1.0, 1.0), 20) == 1


def test_a_server_that_never_rests_is_searched_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "AT_LEAST", 0.005)
    assert searches(steps(*[1.0] * 1000), 30) >= 2


def test_python_searches_nothing_by_itself_meanwhile_and_does_so_again_afterwards() -> None:
    async def scenario() -> None:
        task = asyncio.create_task(collect_at_rest(60.0))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    assert gc.isenabled()
    asyncio.run(scenario())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


class Circle:
    """What only a search finds."""

    def __init__(self) -> None:
        self.itself = self


def test_what_is_new_is_searched_however_busy_the_server_is() -> None:
    async def scenario() -> None:
        busy = iter(range(10**9))
        task = asyncio.create_task(collect_at_rest(0.001, lambda: float(next(busy))))
        await asyncio.sleep(0)
        left = ref(Circle())
        while left() is not None:
            await asyncio.sleep(0.001)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(asyncio.wait_for(scenario(), 300))


def waits(*took: float) -> list[float]:
    """How long each search is waited for, given how long those before took."""
    now, found = [0.0], list[float]()
    lasting = iter(took)

    def collect(generation: int) -> None:
        assert generation == 0
        now[0] += next(lasting)

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        if len(found) > len(took):
            raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(collect_young(lambda: now[0], collect, sleep))
    return found


def test_the_more_there_is_to_search_the_sooner_it_is_searched_again() -> None:
    assert waits(*[0.0] * 9) == sorted(waits(*[0.0] * 9))
    assert waits(*[0.0] * 9)[-1] == LATEST
    slower = waits(*[0.0] * 9, 4 * SLICE, SLICE)
    assert slower[-2:] == [LATEST / 4, LATEST / 4]
    assert waits(*[1.0] * 3) == [SOONEST] * 4


@pytest.mark.parametrize("per_second", [0.001, 0.01, 0.04, 0.09])
def test_a_search_takes_about_its_share_whatever_comes(per_second: float) -> None:
    """What comes in a second takes so long to search: none takes longer than it may, where that can be had."""
    wait = SOONEST
    for _ in range(50):
        wait = next_wait(wait, wait * per_second)
    assert wait * per_second <= SLICE * 1.001
    assert wait == LATEST or wait * per_second > 0.49 * SLICE
