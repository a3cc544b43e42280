"""Cards that tempt fortune: Philosopher's Stone, Three Oracles, Wishing Well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DIE, TAKE, TRACK, TapestryAction
from ecumene.games.tapestry.box.content import RESOURCES, TRACKS
from ecumene.games.tapestry.play.advancing import NO_BONUS, move_on
from ecumene.games.tapestry.play.dice import CAUSES, die_effect, is_ordered, roll_more
from ecumene.games.tapestry.play.drawing import roll_conquest, roll_science
from ecumene.games.tapestry.play.gains import MOST_POINTS, below_limit, gain_resource, score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, KINDS, NONE, RED, SCIENCE_DIE
from ecumene.games.tapestry.play.territory import TerritoryBenefit

# ---- Philosopher's Stone


class GainDifferent(Effect):
    """So many resources, no two alike [tapestry.cards.philosophers_stone]."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(below_limit(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        take_different(position, seat, self.amount, (), cause)


def other_kinds(position: TapestryPosition, seat: Seat, taken: Sequence[int]) -> list[int]:
    """The resources that find room and were not taken yet [tapestry.resources.limit]."""
    return [resource for resource in below_limit(position, seat) if resource not in taken]


def take_different(position: TapestryPosition, seat: Seat, left: int, taken: tuple[int, ...], cause: str) -> None:
    """So many more; which ones is asked unless all that can be taken are."""
    able = other_kinds(position, seat, taken)
    if left and len(able) > left:
        position.agenda.append(TakeDifferent(seat, left, taken, cause))
    elif left:
        for resource in able:
            gain_resource(position, seat, resource, 1)


@dataclass(frozen=True, eq=False)
class TakeDifferent(SeatQuestion):
    """Which resource to take, other than those taken before."""

    left: int
    taken: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[TAKE][resource] for resource in other_kinds(position, seat, self.taken)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        if not isinstance(action, TapestryAction) or action.verb != TAKE:
            raise IllegalAction("core.choice")
        if action.arg in self.taken:
            raise IllegalAction("tapestry.cards.philosophers_stone")
        raise IllegalAction("tapestry.resources.limit", resource=RESOURCES[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_resource(position, seat, action.arg, 1)
        take_different(position, seat, self.left - 1, (*self.taken, action.arg), self.cause)


# ---- Three Oracles


class AskOracles(Effect):
    """Name a track, then roll the science die so many times: a step there, or points [tapestry.cards.three_oracles]."""

    def __init__(self, rolls: int, points: int) -> None:
        super().__init__()
        self.rolls = rolls
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if not position.finished[seat]:
            position.agenda.append(OracleTrack(seat, self.rolls, self.points, cause))


@dataclass(frozen=True, eq=False)
class OracleTrack(SeatQuestion):
    """Which track to name; one where nothing can move is as good as any."""

    left: int
    points: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[TRACK][: position.box.track_count])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        position.tell("tapestry-log-foretells", {"who": seat, "track": TRACKS[action.arg]})
        position.agenda.append(OracleSpeaks(seat, action.arg, self.left, self.points, self.cause))


@dataclass(frozen=True, eq=False)
class OracleSpeaks(Step):
    """So many rolls are still to come about the track that was named."""

    seat: Seat
    track: int
    left: int
    points: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.left > 1:
            position.agenda.append(OracleSpeaks(self.seat, self.track, self.left - 1, self.points, self.cause))
        position.agenda.append(OracleHeard(self.seat, self.track, self.points, self.cause))
        roll_science(position, self.seat, self.cause)


@dataclass(frozen=True, eq=False)
class OracleHeard(Step):
    """The die lies there: a step without benefit on the track that was named, or points for another one."""

    seat: Seat
    track: int
    points: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if position.dice[SCIENCE_DIE] == self.track:
            move_on(position, self.seat, self.track, self.cause, False, NO_BONUS)
        else:
            score_points(position, self.seat, self.points, self.cause)


# ---- Wishing Well


class RollBoth(Effect):
    """Roll both conquest dice and gain what they show; for the face of the tile there is something of its own.

    That is no conquest [tapestry.cards.wishing_well].
    """

    def __init__(self, tile: Effect) -> None:
        super().__init__()
        self.tile = tile

    def parts(self) -> Sequence[Effect]:
        return (self.tile,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        roll_conquest(position, seat, cause)
        position.agenda.append(WishDice(seat, self.tile.number, cause))
        roll_more(position, seat, (RED, BLACK), NONE, cause)  # rule: tapestry.boxes.psionics_dice


def wished(position: TapestryPosition, die: int, tile: int) -> int:
    """What a die gives as it lies, with an effect of that number for the benefit of the tile."""
    effect = die_effect(position, die, position.dice[die])
    return tile if isinstance(position.book.effects[effect], TerritoryBenefit) else effect


def grant(position: TapestryPosition, seat: Seat, first: int, tile: int, cause: str) -> None:
    """Gain both dice, one of them first."""
    for die in (RED + BLACK - first, first):
        effect = wished(position, die, tile)
        position.perform(seat, effect, cause if effect == tile else CAUSES[die])


@dataclass(frozen=True, eq=False)
class WishDice(Step):
    """The dice lie there; both are gained, in an order that is asked where it can matter."""

    seat: Seat
    then: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        effects = [position.book.effects[wished(position, die, self.then)] for die in (RED, BLACK)]
        if is_ordered(position, self.seat, effects, NONE):
            position.agenda.append(WishDie(self.seat, self.then, self.cause))
        else:
            grant(position, self.seat, RED, self.then, self.cause)


@dataclass(frozen=True, eq=False)
class WishDie(SeatQuestion):
    """Which of both dice to gain first."""

    then: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(position.acts.of[DIE])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        grant(position, seat, action.arg, self.then, self.cause)


# ---- reading


def _read_gain_different(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return GainDifferent(amount_said(row, "gain_different", says, KINDS))


def _read_oracles(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "oracles", says)
    effect = AskOracles(part.integer("rolls", 1, 9), part.integer("points", 1, MOST_POINTS))
    part.nothing_else()
    return effect


def _read_roll_both(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "roll_both", says)
    effect = RollBoth(reader.many(part, part.get("tile")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {
    "gain_different": _read_gain_different, "oracles": _read_oracles, "roll_both": _read_roll_both,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (OracleHeard, OracleSpeaks, OracleTrack, TakeDifferent, WishDice, WishDie)
