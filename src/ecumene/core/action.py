"""Actions: one atomic choice of one seat, and the catalogue that numbers them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import inf
from typing import Generic, TypeAlias, TypeVar

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


A = TypeVar("A", bound=Action)


def highest(actions: Sequence[Action], values: Sequence[float], most: int, close: float = inf) -> list[Action]:
    """The actions of the highest values, best first: so many at most, and none that lies further behind the best."""
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    least = values[order[0]] - close
    return [actions[place] for place in order[:most] if values[place] >= least]


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


@mypyc_attr(allow_interpreted_subclasses=True)
class VerbActions(Actions, Generic[A]):
    """A catalogue of verbs and what they are about; `of` lists each verb's actions, so a question finds them by number.

    `new` makes an action of its index, its notation, its verb and two numbers: what it is about, and one thing more.
    """

    def __init__(self, verbs: Sequence[str], new: Callable[[int, str, int, int, int], A]) -> None:
        self.of: list[list[A]] = [[] for _ in verbs]
        self._verbs = verbs
        self._new = new
        self._made: list[Action] = []
        self._make()
        super().__init__(self._made)

    def _make(self) -> None:
        """Add all actions; their order is that of their integers."""
        raise NotImplementedError

    def _add(self, verb: int, words: str, arg: int, more: int = 0) -> None:
        """Add the action of a verb that ends in some words."""
        notation = f"{self._verbs[verb]} {words}" if words else self._verbs[verb]
        action = self._new(len(self._made), notation, verb, arg, more)
        self._made.append(action)
        self.of[verb].append(action)

    def _all(self, verb: int, words: Sequence[str]) -> None:
        """Add a verb's actions for things numbered in the order of their words."""
        for arg, word in enumerate(words):
            self._add(verb, word, arg)
