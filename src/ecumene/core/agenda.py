"""The agenda: what is still to be settled, as a stack of plain data inside the position.

The top item is served first. A `Step` runs by itself; a `Question` waits for one or several seats. Items are
immutable, so a copy of the agenda is a shallow one, and a position can be stored and resumed at any pause.
A nested effect pushes on top; another seat's interrupt is an item with another owner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.errors import IllegalAction

_ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    [(seat,) for seat in range(16)]
)  # made once: asked several times a decision
_KINDS: dict[type[Any], str] = {}  # asked for all the time: of every item that a view hides something of


def among(action: Action, legal: Sequence[Action]) -> bool:
    """Whether an action is one of these; nearly always it is the very object, which asks for no comparison."""
    for other in legal:
        if other is action:
            return True
    return action in legal


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One thing to settle. Subclasses are frozen dataclasses of plain values, so they store as they are.

    `position` is Any here so that a game's items name their own position type. A type parameter would say it
    more exactly, but mypyc cannot make a dataclass of a class with a subscripted base.
    """

    @property
    def kind(self) -> str:
        """The name under which an item of this class is stored."""
        return kind_of(type(self))

    def dump(self) -> list[object]:
        """`[kind, {field: value}]` in plain JSON types."""
        return [self.kind, fields_of(self)]

    def view(self, seat: Seat | None) -> Item:
        """What `seat` may know of this item."""
        return self

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        """A whole item that agrees with what `seat` knows of this one."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Item):
    """Something that happens without anybody's choice."""

    def run(self, position: Any) -> None:
        """Do it; the item has already left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Item):
    """A decision with its owner."""

    def pending(self, position: Any) -> tuple[Seat, ...]:
        """The seats that may answer now, in seat order."""
        raise NotImplementedError

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        """Every legal answer of `seat`, complete, without duplicates, in a stable order."""
        raise NotImplementedError

    def halfway(self) -> bool:
        """Whether this question only asks for the rest of what its owner has begun: a piece is chosen, now where to?

        Nobody rests there: undo goes back to before the beginning, a replay does not stop, a bot looks through it.
        """
        return False

    def concealed(self) -> bool:
        """Whether even the time that an answer takes could tell a secret, such as that there is nothing to choose.

        A bot that thinks then takes its time whatever the choices.
        """
        return False

    def hides(self, action: Action) -> bool:
        """Whether an answer is for its seat alone to know, so that the record of a running game does not name it."""
        return False

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        """Refuse an illegal answer by the rule it breaks; change nothing."""
        if not among(action, self.legal(position, seat)):
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        """Carry out a checked answer; the item has already left the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class SeatQuestion(Question):
    """A decision of one seat: the usual kind."""

    seat: Seat

    def pending(self, position: Any) -> tuple[Seat, ...]:
        return _ALONE[self.seat] if 0 <= self.seat < len(_ALONE) else (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Sealed(Question):
    """A simultaneous secret choice of several seats: one item, opened when the last seat has chosen."""

    seats: tuple[Seat, ...]
    sealed: tuple[tuple[Seat, str], ...] = ()

    def reveal(self, position: Any, choices: Mapping[Seat, Action]) -> None:
        """All have chosen: carry the choices out. The mapping runs in seat order."""
        raise NotImplementedError

    def answered(self, sealed: tuple[tuple[Seat, str], ...]) -> Sealed:
        """The same question, to which these have answered. A class that is asked all the time may make itself."""
        return replace(self, sealed=sealed)

    def pending(self, position: Any) -> tuple[Seat, ...]:
        if not self.sealed:
            return self.seats
        return tuple([seat for seat in self.seats if not self.has_chosen(seat)])

    def has_chosen(self, seat: Seat) -> bool:
        """Whether a seat has answered already."""
        for other, _ in self.sealed:  # noqa: SIM110 (so that the compiler knows both for numbers)
            if other == seat:
                return True
        return False

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        # kept in seat order, so that the order of arrival leaves no trace
        place = 0
        while place < len(self.sealed) and self.sealed[place][0] < seat:
            place += 1
        sealed = (*self.sealed[:place], (seat, action.notation), *self.sealed[place:])
        if len(sealed) < len(self.seats):
            agenda: list[Item] = position.agenda
            agenda.append(self.answered(sealed))
        else:
            actions: Actions = position.game.actions
            self.reveal(position, {s: actions.read(notation) for s, notation in sealed})

    def view(self, seat: Seat | None) -> Item:
        return replace(self, sealed=tuple((s, notation if s == seat else "") for s, notation in self.sealed))

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        filled: list[tuple[Seat, str]] = []
        for s, notation in self.sealed:
            legal = self.legal(position, s)
            filled.append((s, notation or legal[rng.randrange(len(legal))].notation))
        return replace(self, sealed=tuple(filled))


def fields_of(item: Item) -> dict[str, Any]:
    """The fields of an item by their names, in plain JSON types."""
    of_dataclass: Any = item
    return {f.name: _plain(getattr(item, f.name)) for f in fields(of_dataclass)}


def kind_of(item: type[Item]) -> str:
    """The name under which items of a class are stored."""
    found = _KINDS.get(item)
    if found is None:
        found = item.__name__.lower()
        _KINDS[item] = found
    return found


def load_item(kinds: Mapping[str, type[Item]], dumped: Sequence[Any]) -> Item:
    """The item that `Item.dump` wrote."""
    kind, values = dumped
    make: Any = kinds[kind]
    return make(**{name: _tuples(value) for name, value in values.items()})  # type: ignore[no-any-return]


def _plain(value: object) -> object:
    return [_plain(v) for v in value] if isinstance(value, (tuple, list)) else value


def _tuples(value: object) -> object:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value
