"""The search for garbage waits until nobody else does."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from ecumene.table.web import garbage
from ecumene.table.web.garbage import collect_at_rest


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


def test_the_usual_ways_come_back() -> None:
    usual = gc.get_threshold()
    searches(steps(), 3)
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
