"""Garbage is looked for when nobody waits.

Python frees almost everything at once; only what refers to itself in a circle must be searched for, through all that
lives. With some hundred tables in memory that takes half a second, and would fall into the middle of a move.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import process_time

LOOK = 5.0
"""Seconds between two looks at how busy the server is."""

IDLE = 0.05
"""The share of a processor below which nobody waits."""

AT_LEAST = 900.0
"""Seconds after which a search cannot wait any longer, however busy the server is."""

YOUNG = (2_000, 10, 1_000_000)
"""New objects after which the young are searched, few at a time; the old ones practically never by themselves."""


async def collect_at_rest(
    look: float = LOOK, spent: Callable[[], float] = process_time, collect: Callable[[], object] = gc.collect
) -> None:
    """Search everything whenever the server is idle, until cancelled."""
    gc.collect()
    gc.freeze()  # what the start has made stays for good
    usual = gc.get_threshold()
    gc.set_threshold(*YOUNG)
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
        gc.set_threshold(*usual)
        gc.unfreeze()
