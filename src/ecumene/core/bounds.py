"""Bounds: what the numbers of a stored position may be. One that points nowhere is refused before it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.errors import LoadError

Range: TypeAlias = tuple[int, int]
"""The least and the greatest."""

MANY: Final = 1_000_000
"""No count of a game comes near it."""


class Bounds:
    """Ranges of the fields of a game's own state and of its agenda's items, by name, however deep numbers lie in lists.

    Lists named `fixed` are as long throughout as they were at the beginning. `seat` and `seats` of an item are seats;
    the range without a name is for all fields of items that have none of their own.
    """

    def __init__(self, state: Mapping[str, Range], items: Mapping[str, Range], fixed: Sequence[str] = ()) -> None:
        self.state = dict(state)
        self.items = dict(items)
        self.fixed = tuple(fixed)

    def check_state(self, state: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        """Refuse a state beyond these bounds; `new` is one as it was at the beginning."""
        for name in self.fixed:
            if not isinstance(state[name], list) or len(state[name]) != len(new[name]):
                raise LoadError(f"dump: state.{name}: must have {len(new[name])} parts")
        for name, bounds in self.state.items():
            if isinstance(state[name], bool):
                raise LoadError(f"dump: state.{name}: {state[name]!r} is no number")
            _check(f"state.{name}", state[name], bounds)

    def check_items(self, agenda: Sequence[Any], seats: int) -> None:
        """Refuse an agenda whose items have numbers beyond these bounds."""
        usual: dict[str, Range] = {"seat": (0, seats - 1), "seats": (0, seats - 1), **self.items}
        for kind, values in agenda:
            for name, value in values.items():
                if name in usual or "" in usual:
                    _check(f"agenda.{kind}.{name}", value, usual.get(name) or usual[""])


UNBOUNDED: Final[Bounds] = Bounds({}, {})


def _check(name: str, value: object, bounds: Range) -> None:
    if isinstance(value, list):
        for part in value:
            _check(name, part, bounds)
    elif isinstance(value, int) and not bounds[0] <= value <= bounds[1]:
        raise LoadError(f"dump: {name}: {value} is not from {bounds[0]} to {bounds[1]}")
