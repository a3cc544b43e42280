"""The conquest dice: what their faces give, and a single die that is named before it is rolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said
from ecumene.core.effects import Effect
from ecumene.games.tapestry.box.actions import DICE, DIE, PICK, TapestryAction
from ecumene.games.tapestry.play.drawing import has_options, roll_die
from ecumene.games.tapestry.play.gains import Gain, Points, PointsPer
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import RED
from ecumene.games.tapestry.play.territory import TerritoryBenefit

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
        if has_options(position, seat):
            position.agenda.append(RollOne(seat, action.arg, self.hex, self.cause))
            return
        face = roll_die(position, seat, action.arg, self.hex)
        position.perform(seat, die_effect(position, action.arg, face), CAUSES[action.arg], self.hex)


# ---- one more option


def same_result(position: TapestryPosition, die: int, faces: Sequence[int]) -> bool:
    """Whether all faces of a die give the same, so that there is nothing to choose."""
    results: set[tuple[int, ...]] = set()
    for face in faces:
        effect = position.book.effects[die_effect(position, die, face)]
        if isinstance(effect, Gain):
            results.add(effect.amounts)
        elif isinstance(effect, Points):
            results.add((effect.amount,))
        elif isinstance(effect, PointsPer):
            results.add((effect.of, effect.each))
        else:
            results.add(() if isinstance(effect, TerritoryBenefit) else (-1, die, face))
    return len(results) == 1


def roll_more(position: TapestryPosition, seat: Seat, dice: Sequence[int], place: int, cause: str) -> None:
    """Whoever has one more option rolls dice that lie there once more; each keeps one of its results.

    [tapestry.boxes.psionics_dice] Comes after what is done with the dice is on the agenda.
    """
    if not has_options(position, seat):
        return
    faces = [(position.dice[die], roll_die(position, seat, die, place)) for die in dice]
    for die, rolled in reversed(list(zip(dice, faces, strict=True))):
        position.dice[die] = rolled[0]
        if not same_result(position, die, rolled):
            position.agenda.append(KeepFace(seat, die, rolled, place, cause))


@dataclass(frozen=True, eq=False)
class KeepFace(SeatQuestion):
    """Which result of a conquest die counts [tapestry.boxes.psionics_dice]."""

    die: int
    faces: tuple[int, ...]
    hex: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[PICK][: len(self.faces)])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        face = self.faces[action.arg]
        position.dice[self.die] = face
        position.tell("tapestry-log-keeps-face", {"who": seat, "die": DICE[self.die], "face": str(face + 1)})


@dataclass(frozen=True, eq=False)
class RollOne(Step):
    """A single conquest die is rolled by whoever has one more option, and its result gained."""

    seat: Seat
    die: int
    hex: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        roll_die(position, self.seat, self.die, self.hex)
        position.agenda.append(TakeOne(self.seat, self.die, self.hex))
        roll_more(position, self.seat, (self.die,), self.hex, self.cause)


@dataclass(frozen=True, eq=False)
class TakeOne(Step):
    """The result of a single die is gained."""

    seat: Seat
    die: int
    hex: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        effect = die_effect(position, self.die, position.dice[self.die])
        position.perform(self.seat, effect, CAUSES[self.die], self.hex)


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
ITEMS: tuple[type[Item], ...] = (KeepFace, NameDie, RollOne, TakeOne)
