"""Bounds: what the numbers of a stored position may be. One that points nowhere is refused before it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.errors import LoadError
from ecumene.core.frames import Frame, check_frames
from ecumene.core.shapes import check_numbers, depth_of
from ecumene.core.storing import Stored
from ecumene.core.words import Words

Range: TypeAlias = tuple[int, int]
"""The least and the greatest."""

MANY: Final = 1_000_000
"""No count of a game comes near it."""


class Bounds:
    """Ranges of the fields of a game's own state and of its agenda's items, by name, however deep numbers lie in lists.

    A field of an item has the range of `kind.name`, else of `name`, else the one without a name; `seat` and `seats` are
    seats. Lists named `fixed` are as long throughout as they were at the beginning. How deep the numbers of a field
    lie, `stored` says, or else the beginning. `frames` are those of the agenda; `cause_name` gives the name, in the
    words, of what the cause of an item points at.
    """

    def __init__(
        self,
        state: Mapping[str, Range],
        items: Mapping[str, Range],
        fixed: Sequence[str] = (),
        stored: Stored | None = None,
        frames: Sequence[Frame] = (),
        cause_name: Callable[[str], str] | None = None,
    ) -> None:
        self.state = dict(state)
        self.items = dict(items)
        self.fixed = tuple(fixed)
        self.stored = stored
        self.frames = tuple(frames)
        self.cause_name = cause_name

    def check_state(self, state: Mapping[str, Any], new: Mapping[str, Any]) -> None:
        """Refuse a state beyond these bounds; `new` is one as it was at the beginning."""
        for name in self.state:
            if name not in state:
                raise LoadError(f"dump: state: field {name!r} is missing")
            depth = depth_of(new[name]) if self.stored is None else self.stored.depth(name)
            check_numbers(f"state.{name}", state[name], depth)
        if not any(state[name] for name in self.fixed):
            return  # a box that was just opened has nothing laid out yet
        for name in self.fixed:
            if not isinstance(state[name], list) or len(state[name]) != len(new[name]):
                raise LoadError(f"dump: state.{name}: must have {len(new[name])} parts")
        for name, bounds in self.state.items():
            _check(f"state.{name}", state[name], bounds)

    def check_items(self, agenda: Sequence[Any], seats: int) -> None:
        """Refuse an agenda whose items have numbers beyond these bounds, or lie in another order than in play."""
        usual: dict[str, Range] = {"seat": (0, seats - 1), "seats": (0, seats - 1), **self.items}
        for kind, values in agenda:
            for name, value in values.items():
                bounds = usual.get(f"{kind}.{name}") or usual.get(name) or usual.get("")
                if bounds is not None:
                    _check(f"agenda.{kind}.{name}", value, bounds)
        check_frames(self.frames, agenda)

    def check_causes(self, agenda: Sequence[Any], words: Words, game: str) -> None:
        """Refuse an agenda with an item from a cause that has no name in the words of a game."""
        if self.cause_name is None:
            return
        for kind, values in agenda:
            name = self.cause_name(values.get("cause", ""))
            if name and f"{game}-name-{name}" not in words:
                raise LoadError(f"dump: agenda.{kind}.cause: {values['cause']!r} does not exist")


UNBOUNDED: Final[Bounds] = Bounds({}, {})


def _check(name: str, value: object, bounds: Range) -> None:
    if isinstance(value, list):
        for part in value:
            _check(name, part, bounds)
    elif isinstance(value, int) and not bounds[0] <= value <= bounds[1]:
        raise LoadError(f"dump: {name}: {value} is not from {bounds[0]} to {bounds[1]}")
