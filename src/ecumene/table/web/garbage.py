"""Garbage is looked for when nobody waits, and among what is new a little at a time.

Python frees almost everything at once; only what refers to itself in a circle must be searched for, through all that
lives. With some hundred tables in memory that takes half a second, and would fall into the middle of a move. Nor does
Python search what is new in small pieces: it begins when there are so many objects more than before, and where as many
go as come that is late. Then it searches what has gathered meanwhile, and every tenth time all of the last ten.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from time import process_time, thread_time

LOOK = 5.0
"""Seconds between two looks at how busy the server is."""

IDLE = 0.05
"""The share of a processor below which nobody waits."""

AT_LEAST = 900.0
"""Seconds after which a search cannot wait any longer, however busy the server is."""

SLICE = 0.002
"""Seconds that a search of what is new may take: the next one comes sooner where it took longer."""

SOONEST, LATEST = 0.02, 0.2
"""Seconds between two such searches, at least and at most."""


async def collect_at_rest(
    look: float = LOOK, spent: Callable[[], float] = process_time, collect: Callable[[], object] = gc.collect
) -> None:
    """Search everything whenever the server is idle, and what is new all the time, until cancelled."""
    gc.collect()
    gc.freeze()  # what the start has made stays for good
    usual = gc.isenabled()
    gc.disable()
    young = asyncio.create_task(collect_young())
    waited, due, before = 0.0, True, spent()
    try:
        while True:
            await asyncio.sleep(look)
            waited += look
            idle = spent() - before < IDLE * look
            due = due or not idle  # at rest there is nothing new to search
            if (idle and due) or waited >= AT_LEAST:
                collect()
                waited, due = 0.0, False
            before = spent()
    finally:
        young.cancel()
        if usual:
            gc.enable()
        gc.unfreeze()


async def collect_young(
    spent: Callable[[], float] = thread_time,
    collect: Callable[[int], object] = gc.collect,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> None:
    """Search what came since the last time, again and again. What is in use then is not searched before all is."""
    wait = SOONEST
    while True:
        await sleep(wait)
        before = spent()
        collect(0)
        wait = next_wait(wait, spent() - before)


def next_wait(wait: float, took: float) -> float:
    """How long to wait for the next search after one that took so long, at most twice as long as before."""
    fits = 2.0 if took * 2 <= SLICE else SLICE / took
    return min(LATEST, max(SOONEST, wait * fits))
