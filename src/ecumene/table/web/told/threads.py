"""Threads of its own for what is told: a name server or a mail server that never answers keeps no table waiting.

Tables are rebuilt and opened in the threads that the event loop has for everybody, and there are few of those.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Threads:
    """So many threads for one kind of work; what finds none free waits for one, and is not begun once nobody waits."""

    def __init__(self, name: str, most: int) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix=f"told-{name}")  # it starts them as they are needed

    async def do(self, work: Callable[[], T]) -> T:
        """Do something that waits, or takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


NAMES = Threads("names", 16)
MAILS = Threads("mails", 8)
INK = Threads("ink", 2)
"""What encrypts takes a moment and never waits: neither names nor mails may keep it from it."""
