"""Iconoclasm: masterpieces are discarded for something else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import MASTERPIECE, TapestryAction
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE


class DiscardWorks(Effect):
    """So many of one's masterpieces may be discarded, turned over or not, and for each something follows.

    [tapestry.cards.iconoclasm]
    """

    def __init__(self, most: int, each: Effect) -> None:
        super().__init__()
        self.most = most
        self.each = each

    def parts(self) -> Sequence[Effect]:
        return (self.each,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and bool(works(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_discard(position, seat, self.most, self.number, cause)


def works(position: TapestryPosition, seat: Seat) -> list[int]:
    """All masterpieces of a seat."""
    return [work for work, owner in enumerate(position.masterpiece_owner) if owner == seat]


def ask_discard(position: TapestryPosition, seat: Seat, left: int, effect: int, cause: str) -> None:
    """Ask for the next masterpiece, if there is one."""
    if left and works(position, seat):
        position.agenda.append(DiscardWork(seat, left, effect, cause))


@dataclass(frozen=True, eq=False)
class DiscardWork(SeatQuestion):
    """Which masterpiece to discard, if any [tapestry.cards.iconoclasm]."""

    left: int
    effect: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*[position.acts.of[MASTERPIECE][work] for work in works(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == MASTERPIECE
            raise IllegalAction("tapestry.cards.iconoclasm" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != MASTERPIECE:
            return
        effect = position.book.effects[self.effect]
        assert isinstance(effect, DiscardWorks)
        position.agenda.append(DiscardNext(seat, self.left - 1, self.effect, self.cause))
        position.perform(seat, effect.each.number, self.cause)
        work = action.arg
        position.masterpiece_owner[work], position.masterpiece_spent[work] = NONE, 0
        position.masterpiece_discard = sorted([*position.masterpiece_discard, work])
        position.tell("tapestry-log-discards-work", {"who": seat, "masterpiece": position.box.masterpieces[work].id})


@dataclass(frozen=True, eq=False)
class DiscardNext(Step):
    """What follows the first masterpiece is settled: now the next."""

    seat: Seat
    left: int
    effect: int
    cause: str

    def run(self, position: Any) -> None:
        ask_discard(position, self.seat, self.left, self.effect, self.cause)


def _read_discard_works(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{most: 2, each: [effects]}`."""
    part = part_of(row, "discard_works", says)
    effect = DiscardWorks(part.integer("most", 1, 9), reader.many(part, part.get("each")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"discard_works": _read_discard_works}
ITEMS: tuple[type[Item], ...] = (DiscardNext, DiscardWork)
