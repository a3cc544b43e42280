"""Actions: one atomic choice of one seat, and the catalogue that numbers them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from ecumene.core.errors import NotationError

Seat: TypeAlias = int
"""A place at the table, 0 to n - 1 clockwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Action:
    """One atomic choice, built once per game and reused; `str(action)` is its notation."""

    index: int
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)


@mypyc_attr(allow_interpreted_subclasses=True)
class Actions:
    """The catalogue of a game's actions: action ↔ integer ↔ notation.

    This one keeps a list. A game with a very large catalogue overrides the methods and computes them.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions: list[Action] = list(actions)
        self._by_notation: dict[str, Action] = {a.notation: a for a in actions}
        if len(self._by_notation) != len(self._actions):
            raise ValueError("two actions share one notation")
        for i, action in enumerate(self._actions):
            if action.index != i:
                raise ValueError(f"{action.notation} is numbered {action.index} but stands at {i}")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:
        if not 0 <= index < len(self):
            raise IndexError(f"the catalogue has {len(self)} actions, no number {index}")
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def index(self, action: Action) -> int:
        """The integer of an action of this catalogue."""
        return self.read(action.notation).index

    def own(self, action: Action) -> Action:
        """The catalogue's own object for an action, which may come from a twin of this game."""
        index = action.index
        if 0 <= index < len(self._actions) and self._actions[index] is action:
            return action
        return self.read(action.notation)

    def read(self, notation: str) -> Action:
        """The action written as `notation`; a NotationError suggests the nearest one."""
        found = self._by_notation.get(notation.strip())
        if found is None:
            near = get_close_matches(notation.strip(), self._by_notation, n=1)
            hint = f" (did you mean {near[0]!r}?)" if near else ""
            raise NotationError(f"{notation.strip()!r} is not an action of this game{hint}")
        return found
