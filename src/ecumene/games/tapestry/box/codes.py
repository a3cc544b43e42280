"""What content names as `{code: name}`: a function, where the game's effects have no word for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ecumene.core.action import Seat

Code: TypeAlias = Callable[[Any, Seat, str, int], None]
"""Does it: to a position, for a seat, from a cause, about something that the cause knows."""

Able: TypeAlias = Callable[[Any, Seat, int], bool]
"""Whether doing it would change anything."""
