"""The conquest dice: what their faces give, and a single die that is named before it is rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.games.tapestry.box.actions import DIE, TapestryAction
from ecumene.games.tapestry.play.drawing import roll_die
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import RED

CAUSES: Final = ("die.red", "die.black")


def die_effect(position: TapestryPosition, die: int, face: int) -> int:
    """What a face of a conquest die gives [tapestry.conquering.red] [tapestry.conquering.black]."""
    box = position.box
    return box.red_die[face] if die == RED else box.black_die[face]


def is_ordered(position: TapestryPosition, seat: Seat, effects: Sequence[Effect], place: int) -> bool:
    """Whether the order of what both dice give is asked: where it can matter [tapestry.conquering.both]."""
    if position.orders_asked:
        return position.first_free(seat, effects, [place] * len(effects)) < 0
    useful = all(effect.able(position, seat, place) for effect in effects)
    return useful and not all(effect.commutes() for effect in effects)


@dataclass(frozen=True, eq=False)
class NameDie(SeatQuestion):
    """Which die to roll; its result is gained, and the other one stays where it is [tapestry.cards.national_parks]."""

    hex: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[DIE])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        face = roll_die(position, seat, action.arg, self.hex)
        position.perform(seat, die_effect(position, action.arg, face), CAUSES[action.arg], self.hex)


class RollNamed(Effect):
    """Name a conquest die, roll it and gain what it shows about the territory in question."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        position.agenda.append(NameDie(seat, about, cause))


def _read_roll_named(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "roll_named", says)
    return RollNamed()


VERBS: dict[str, Verb] = {"roll_named": _read_roll_named}
ITEMS: tuple[type[Item], ...] = (NameDie,)
