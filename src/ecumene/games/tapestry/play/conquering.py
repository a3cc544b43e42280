"""Conquering: an outpost is placed, the defender may respond, what stood there falls, and the dice pay.

A conquest has succeeded when the attacking outpost stands after the defender's response. Both dice are rolled in every
case, and a result is gained in every case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CONQUER, DICE, DIE, TapestryAction
from ecumene.games.tapestry.box.content import MIDDLE_ISLAND
from ecumene.games.tapestry.play.achievements import earn
from ecumene.games.tapestry.play.announcing import announce_after
from ecumene.games.tapestry.play.dice import CAUSES, NameDie, is_ordered, roll_more
from ecumene.games.tapestry.play.dice import die_effect as die_effect
from ecumene.games.tapestry.play.drawing import roll_conquest
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, NONE, RED
from ecumene.games.tapestry.play.responses import Respond, is_asked, leave_dice
from ecumene.games.tapestry.play.targets import EMPTY, FIELDS, HERE, HOME, field, hindrance, targets
from ecumene.games.tapestry.play.territory import area, standing, take_outpost, topple
from ecumene.games.tapestry.play.whenever import (
    BOTH_DICE_ON_TOPPLE,
    CONQUERED,
    CONQUEST_AHEAD,
    DIE_LEFT,
    EMPTY_CONQUERED,
    NAMED_DIE,
    RED_SHOWN,
    announce,
    announce_both,
    hears,
    modified,
)

ONE_DIE: Final = 0
BOTH_IF_HELD: Final = 1  # where an opponent controlled the territory
BOTH_DICE: Final = 2
GAINED: Final = ("one", "both_if_held", "both")
"""Of which dice a conquest gains the results."""


# ---- which territory


class Conquer(Effect):
    """Conquer a territory [tapestry.conquering.where]."""

    def __init__(self, where: int, dice: int) -> None:
        super().__init__()
        self.where = where
        self.dice = dice

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(targets(position, seat, self.where, about)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        here = about if self.where == HERE else NONE
        if hears(position, seat, CONQUEST_AHEAD) and targets(position, seat, self.where, here):
            position.agenda.append(ConquestAhead(seat, self.where, self.dice, here, cause))
            announce(position, CONQUEST_AHEAD, seat)
        else:
            ask_target(position, seat, self.where, self.dice, here, cause)


def ask_target(position: TapestryPosition, seat: Seat, where: int, dice: int, here: int, cause: str) -> None:
    """Conquer a territory of one's choice, unless there is but one."""
    places = targets(position, seat, where, here)
    if len(places) == 1:
        conquer(position, seat, places[0], dice, cause)
    elif places:
        position.agenda.append(ConquerTarget(seat, where, dice, cause))


@dataclass(frozen=True, eq=False)
class ConquestAhead(Step):
    """A conquest that somebody may use otherwise [tapestry.civilizations.collectors]."""

    seat: Seat
    where: int
    dice: int
    hex: int
    cause: str

    def run(self, position: Any) -> None:
        ask_target(position, self.seat, self.where, self.dice, self.hex, self.cause)


@dataclass(frozen=True, eq=False)
class ConquerTarget(SeatQuestion):
    """Which territory to conquer."""

    where: int
    dice: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[CONQUER]
        return [acts[place] for place in targets(position, seat, self.where)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != CONQUER:
            raise IllegalAction("core.choice")
        broken = hindrance(position, seat, action.arg)
        if broken:
            raise IllegalAction(broken)
        if self.where == EMPTY and position.pieces[action.arg]:
            raise IllegalAction("tapestry.masterpieces.statue_of_the_pathfinder")
        if action.arg not in field(position, seat, self.where, NONE):
            home = self.where == HOME
            raise IllegalAction("tapestry.cards.manifest_destiny" if home else "tapestry.conquering.where")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        conquer(position, seat, action.arg, self.dice, self.cause)


# ---- the outpost, the response, the toppling


def conquer(position: TapestryPosition, seat: Seat, place: int, dice: int, cause: str) -> None:
    """Place the outpost; then the defender may respond, and the conquest is decided [tapestry.faq.conquer_order].

    [tapestry.rulings.conquest_response_window]
    """
    defender = position.controller(place)
    empty = not position.pieces[place]
    position.agenda.append(Decided(seat, place, defender, empty, dice, cause))
    if defender != NONE:
        position.tell("tapestry-log-attacks", {"who": seat, "other": defender, "area": area(place)})
        if is_asked(position, defender, seat):
            position.agenda.append(Respond(defender, seat, place, cause))
    take_outpost(position, seat, place)


@dataclass(frozen=True, eq=False)
class Decided(Step):
    """Nobody responds any more: the conquest has succeeded if its outpost stands.

    Then the defender's outpost is toppled [tapestry.conquering.topple], before the dice are rolled
    [tapestry.responses.dice]. Whoever was ambushed gains one of them, whatever the space
    [tapestry.rulings.trapped_dice]. One that retreats was there when the conquest began, but is not toppled
    [tapestry.cards.retreat].
    """

    seat: Seat
    hex: int
    defender: int
    empty: bool
    dice: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        seat, place = self.seat, self.hex
        success = standing(position, place, seat)
        held = self.defender != NONE
        both = self.dice == BOTH_DICE or (self.dice == BOTH_IF_HELD and held)
        falls = success and held and standing(position, place, self.defender)
        if falls and modified(position, seat, BOTH_DICE_ON_TOPPLE):
            both = True
        if not success and position.trapped_gain_one:
            both = False
        if success:
            position.tell("tapestry-log-conquers", {"who": seat, "area": area(place)})
            if position.third_rulings:
                announce_conquest(position, seat, place, self.empty)
            position.agenda.append(Succeeded(seat, place, self.empty))
        position.agenda.append(RollDice(seat, place, both, success, self.cause))
        if falls:
            topple(position, place, self.defender, seat)


def announce_conquest(position: TapestryPosition, seat: Seat, place: int, empty: bool) -> None:
    """A territory is conquered, perhaps an empty one: what answers to it comes after the dice.

    [tapestry.rulings.in_force_when_done]
    """
    if empty:
        announce_both(position, EMPTY_CONQUERED, CONQUERED, seat, place)
    else:
        announce(position, CONQUERED, seat, place)


@dataclass(frozen=True, eq=False)
class Succeeded(Step):
    """The dice are gained: the achievement of the middle island, before all that answers to the conquest.

    [tapestry.achievements.island] [tapestry.responses.island]
    """

    seat: Seat
    hex: int
    empty: bool

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if not position.third_rulings:
            announce_conquest(position, self.seat, self.hex, self.empty)
        if self.hex == position.board.island:
            earn(position, self.seat, MIDDLE_ISLAND)


# ---- the dice


@dataclass(frozen=True, eq=False)
class RollDice(Step):
    """Both dice are rolled, whatever the defender did [tapestry.conquering.dice] [tapestry.responses.dice].

    Some roll and gain one alone, which they name first [tapestry.cards.national_parks].
    """

    seat: Seat
    hex: int
    both: bool
    success: bool
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if modified(position, self.seat, NAMED_DIE):
            position.agenda.append(NameDie(self.seat, self.hex, self.cause))
            return
        roll_conquest(position, self.seat, self.cause, self.hex)
        position.agenda.append(TakeDice(self.seat, self.hex, self.both, self.success, self.cause))
        roll_more(position, self.seat, (RED, BLACK), self.hex, self.cause)


def useful_dice(position: TapestryPosition, seat: Seat, place: int) -> list[int]:
    """The dice whose result would give something [tapestry.rulings.mandatory_with_choice]."""
    effects = position.book.effects
    found: list[int] = []
    for die in (RED, BLACK):
        if effects[die_effect(position, die, position.dice[die])].able(position, seat, place):
            found.append(die)
    return found


@dataclass(frozen=True, eq=False)
class TakeDice(Step):
    """The dice lie there: one result is chosen, or both are gained, in an order that is asked where it can matter.

    [tapestry.conquering.both]
    """

    seat: Seat
    hex: int
    both: bool
    success: bool
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        useful = useful_dice(position, self.seat, self.hex)
        if self._is_asked(position, useful):
            position.agenda.append(ChooseDie(self.seat, self.hex, self.both, self.success, self.cause))
        else:
            take_die(position, self.seat, self.hex, useful[0] if useful else RED, self.both, self.success)

    def _is_asked(self, position: TapestryPosition, useful: list[int]) -> bool:
        """Whether there is something to choose: one of two results, or an order that can matter."""
        if not self.both:
            return len(useful) == 2
        effects = [position.book.effects[die_effect(position, die, position.dice[die])] for die in (RED, BLACK)]
        return is_ordered(position, self.seat, effects, self.hex)


@dataclass(frozen=True, eq=False)
class ChooseDie(SeatQuestion):
    """Which die to gain, or which of both first [tapestry.conquering.dice]."""

    hex: int
    both: bool
    success: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[DIE])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if not self.both:
            position.tell("tapestry-log-chooses-die", {"who": seat, "die": DICE[action.arg]})
        take_die(position, seat, self.hex, action.arg, self.both, self.success)


def take_die(position: TapestryPosition, seat: Seat, place: int, die: int, both: bool, success: bool) -> None:
    """Gain the result of a die; then that of the other one, or whoever waits for it hears that it is left.

    What is left may serve the Traders, the red one the Utilitarians once more. A die is named with its face, since what
    the first one gives may roll the dice again [tapestry.civilizations.traders] [tapestry.civilizations.utilitarians].
    """
    other = BLACK if die == RED else RED
    face = position.dice[other]
    leave_dice(position, place, (RED, BLACK) if both else (other,))
    if success:
        announce_after(position, RED_SHOWN, seat, 12 * place + position.dice[RED])
    if both:
        position.perform(seat, die_effect(position, other, face), CAUSES[other], place)
    elif success:
        announce_after(position, DIE_LEFT, seat, 12 * place + 6 * other + face)
    position.perform(seat, die_effect(position, die, position.dice[die]), CAUSES[die], place)


def left_hex(left: int) -> int:
    """Of a die that was left: the hex that was conquered."""
    return left // 12


def left_die(left: int) -> int:
    """Of a die that was left: red or black."""
    return left // 6 % 2


def left_effect(position: TapestryPosition, left: int) -> int:
    """Of a die that was left: what its face gives."""
    return die_effect(position, left_die(left), left % 6)


# ---- reading


def _read_conquer(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "conquer", says)
    effect = Conquer(FIELDS.index(part.one_of("where", FIELDS)), GAINED.index(part.one_of("dice", GAINED)))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"conquer": _read_conquer}
ITEMS: tuple[type[Item], ...] = (
    ChooseDie, ConquerTarget, ConquestAhead, Decided, RollDice, Succeeded, TakeDice,
)  # fmt: skip
