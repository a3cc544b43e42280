"""Code of a card or a civilization, where the game's effects have no word for what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat

Code: TypeAlias = Callable[[Any, Seat, str, int], None]
"""What content names as `{code: name}`: does it to a position, for a seat, from a cause, about something it knows."""

Able: TypeAlias = Callable[[Any, Seat, int], bool]
"""Whether doing it would change anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherPlace:
    """A place outside the capital where a civilization lets its owner put what they gain.

    `what` is a kind of income building, or KINDS + a landmark. The actions offered are no `plot` and no `site`.
    """

    def ways(self, position: Any, seat: Seat, what: int) -> list[Action]:
        """Where `what` could go now."""
        raise NotImplementedError

    def put(self, position: Any, seat: Seat, what: int, action: Action, cause: str) -> None:
        """Put it there, with all that follows from the place."""
        raise NotImplementedError
