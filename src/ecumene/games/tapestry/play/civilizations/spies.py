"""Spies: four missions at a neighbour's table, each once; then a look at that neighbour's hand.

On the mat: one number with a bit for each mission that is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.effects import NOTHING, AnyOrder, InOrder
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CARD, PICK, PLAYER, SPACE_TILE, TILE, TRACK, USE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.play.advancing import NO_BONUS, Activate
from ecumene.games.tapestry.play.buildings import GainLandmark
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat
from ecumene.games.tapestry.play.model import ERAS, MIDDLE, NONE, TOP, TRACK_END, TapestryPosition
from ecumene.games.tapestry.play.playing import card_cause, card_effect, visible_card

NAME: Final = "spies"

PLAYED: Final = 0  # the ability of a card on the neighbour's mat
TILES: Final = 1  # the benefit of a tile in the neighbour's supply
POSITIONS: Final = 2  # the benefit of the neighbour's position on a track
TECHNOLOGY: Final = 3  # what the row of the neighbour's tech card gives
MISSIONS: Final = 4

Target: TypeAlias = tuple[int, int, int]
"""Whom a mission spies on, and the verb and the number of the action that names what is copied."""


# ---- what can be copied


def _brings(position: TapestryPosition, seat: Seat, effect: int, about: int = NOTHING) -> bool:
    return effect >= 0 and position.book.effects[effect].able(position, seat, about)


def _cards(position: TapestryPosition, seat: Seat, other: Seat) -> list[Target]:
    """The uncovered cards that act when they are played; what lasts is never copied."""
    found: list[Target] = []
    for era in range(1, ERAS + 1):
        kind = visible_card(position, other, era)
        acts = kind >= 0 and position.box.cards[kind].kind == WHEN_PLAYED
        if acts and _brings(position, seat, card_effect(position, kind)):
            found.append((other, CARD, ERAS * other + era - 1))
    return found


def _tiles(position: TapestryPosition, seat: Seat, other: Seat) -> list[Target]:
    """The territory and space tiles in supply; one that does nothing at once brings nothing."""
    box = position.box
    found = [(other, TILE, tile) for tile in position.supply[other] if _brings(position, seat, box.tiles[tile].benefit)]
    for star in position.star_supply[other]:
        if _brings(position, seat, box.stars[star].benefit):
            found.append((other, SPACE_TILE, star))
    return found


def position_of(position: TapestryPosition, other: Seat, track: int) -> int:
    """The space of a seat's position on a track, the furthest token's; NONE at the start [tapestry.advancing.furthest].

    An end that was left has no token any more.
    """
    tokens = position.tokens_on(other, track)
    return TRACK_END * track + tokens[-1] - 1 if tokens and tokens[-1] else NONE


def _positions(position: TapestryPosition, seat: Seat, other: Seat) -> list[Target]:
    """The positions whose benefit the Spies have not had in this turn [tapestry.advancing.once_per_turn]."""
    found: list[Target] = []
    for track in range(position.box.track_count):
        space = position_of(position, other, track)
        fresh = space != NONE and not position.activated[seat] >> space & 1
        if fresh and _brings(position, seat, position.spaces.benefit[space], space):
            found.append((other, TRACK, track))
    return found


def copied_parts(position: TapestryPosition, card: int) -> list[int]:
    """What the row of a tech card gives whoever copies it: never a landmark."""
    tech = position.box.tech[card]
    if position.tech_row[card] == MIDDLE:
        return [tech.circle]
    square = position.book.effects[tech.square]
    parts = square.parts() if isinstance(square, (InOrder, AnyOrder)) else (square,)
    left = [part.number for part in parts if not isinstance(part, GainLandmark)]
    return left if len(left) < len(parts) else [tech.square]


def _techs(position: TapestryPosition, seat: Seat, other: Seat) -> list[Target]:
    """The cards in the middle and the top row; one in the bottom row gives nothing."""
    tops = [card for card in position.techs(other, TOP) if not position.box.tech[card].single_use]
    cards = sorted([c for c in [*position.techs(other, MIDDLE), *tops] if c not in position.turned])
    return [
        (other, USE, card)
        for card in cards
        if any(_brings(position, seat, part, card) for part in copied_parts(position, card))
    ]


LOOKS: Final[tuple[Callable[[TapestryPosition, Seat, Seat], list[Target]], ...]] = (_cards, _tiles, _positions, _techs)


def targets(position: TapestryPosition, seat: Seat, mission: int) -> list[Target]:
    """What a mission can copy from the neighbours, the right one first, so that it has an effect."""
    found: list[Target] = []
    for other in position.neighbours(seat):
        found += LOOKS[mission](position, seat, other)
    return found


def missions(position: TapestryPosition, seat: Seat) -> list[int]:
    """The missions that are not covered and have an effect [tapestry.rulings.mandatory_with_choice]."""
    covered = on_mat(position, NAME)[0]
    return [mission for mission in range(MISSIONS) if not covered >> mission & 1 and targets(position, seat, mission)]


# ---- choosing


def can_spy(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(missions(position, seat))


def spy(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Cover a mission and carry it out [tapestry.civilizations.spies]."""
    able = missions(position, seat)
    if len(able) == 1:
        choose_target(position, seat, able[0], NONE, cause, False)
    elif able:
        position.agenda.append(SpiesMission(seat, cause))


@dataclass(frozen=True, eq=False)
class SpiesMission(SeatQuestion):
    """Which mission to carry out [tapestry.civilizations.spies]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[mission] for mission in missions(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK and action.arg < MISSIONS
            raise IllegalAction("tapestry.civilizations.spies" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        choose_target(position, seat, action.arg, NONE, self.cause, True)


def choose_target(position: TapestryPosition, seat: Seat, mission: int, other: int, cause: str, begun: bool) -> None:
    """Go on once a mission, and the neighbour whose position is meant, is settled; a single target is not asked."""
    left = narrowed(position, seat, mission, other)
    if mission == POSITIONS and len({target[0] for target in left}) == 1:
        other = left[0][0]
    if len(left) == 1:
        carry_out(position, seat, mission, left[0], cause)
    elif left:
        position.agenda.append(SpiesTarget(seat, mission, other, cause, begun))


def narrowed(position: TapestryPosition, seat: Seat, mission: int, other: int) -> list[Target]:
    """The targets of a mission that agree with what is settled."""
    return [target for target in targets(position, seat, mission) if other in (NONE, target[0])]


@dataclass(frozen=True, eq=False)
class SpiesTarget(SeatQuestion):
    """What to copy; for a position on a track, from which neighbour first [tapestry.civilizations.spies]."""

    mission: int
    other: int
    cause: str
    begun: bool

    def halfway(self) -> bool:
        return self.begun

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of, left = position.acts.of, narrowed(position, seat, self.mission, self.other)
        if self.mission == POSITIONS and self.other == NONE:
            return [of[PLAYER][other] for other in sorted({target[0] for target in left})]
        return [of[target[1]][target[2]] for target in left]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        legal = self.legal(position, seat)
        if action not in legal:
            assert isinstance(action, TapestryAction)
            asked = any(isinstance(other, TapestryAction) and other.verb == action.verb for other in legal)
            raise IllegalAction("tapestry.civilizations.spies" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PLAYER:
            choose_target(position, seat, self.mission, action.arg, self.cause, True)
            return
        for target in narrowed(position, seat, self.mission, self.other):
            if target[1] == action.verb and target[2] == action.arg:
                carry_out(position, seat, self.mission, target, self.cause)


# ---- carrying out


def carry_out(position: TapestryPosition, seat: Seat, mission: int, target: Target, cause: str) -> None:
    """Cover the mission and gain what is copied; the neighbour's hand comes after it."""
    other, verb, number = target
    box = position.box
    lay(position, NAME, (on_mat(position, NAME)[0] | 1 << mission,))
    position.tell("tapestry-log-spies", {"who": seat, "other": other})
    position.agenda.append(HandToSee(seat, other, cause))
    if verb == CARD:
        kind = position.mats[number][-1]
        position.tell("tapestry-log-copies", {"who": seat, "card": box.cards[kind].id})
        position.perform(seat, card_effect(position, kind), card_cause(position, kind))
    elif verb == TILE:
        position.perform(seat, box.tiles[number].benefit, f"tile.{box.tiles[number].id}")
    elif verb == SPACE_TILE:
        position.perform(seat, box.stars[number].benefit, f"star.{box.stars[number].id}")
    elif verb == TRACK:
        position.agenda.append(Activate(seat, position_of(position, other, number), True, NO_BONUS))
    else:
        position.tell("tapestry-log-uses", {"who": seat, "tech": box.tech[number].id})
        for part in reversed(copied_parts(position, number)):
            position.perform(seat, part, f"tech.{box.tech[number].id}", number)


@dataclass(frozen=True, eq=False)
class HandToSee(Step):
    """The mission is over: a hand that holds cards may be looked at, whatever they are.

    So it may be even if the mission has brought another civilization in place of the Spies.
    """

    seat: Seat
    other: int
    cause: str

    def run(self, position: Any) -> None:
        if position.hands[self.other]:
            position.agenda.append(LookAtHand(self.seat, self.other, self.cause))


@dataclass(frozen=True, eq=False)
class LookAtHand(SeatQuestion):
    """Whether to look at the neighbour's hand, which nobody else sees [tapestry.boxes.seen_hands]."""

    other: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is position.acts.accept:
            position.see_hand(seat, self.other)
            position.tell("tapestry-log-looks", {"who": seat, "other": self.other})


CODES: dict[str, Code] = {"spies_spy": spy}
ABLE: dict[str, Able] = {"spies_spy": can_spy}
ITEMS: tuple[type[Item], ...] = (HandToSee, LookAtHand, SpiesMission, SpiesTarget)
