"""What asks the database for the parts of a store that have questions of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Reader(Protocol):
    """Asks the database beside the event loop."""

    def __call__(self, question: Callable[[Connection], T], /) -> Awaitable[T]: ...
