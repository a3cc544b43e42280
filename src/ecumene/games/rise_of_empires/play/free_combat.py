"""Free actions on the map: progress tiles that fight, strike or ally."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, nothing_said, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import ALLY, FIGHT, STRIKE, EmpiresAction
from ecumene.games.rise_of_empires.play.attacks import check_cubes, check_fight, fight, fights, opponents, other_loss
from ecumene.games.rise_of_empires.play.model import EmpiresPosition

MOST_LOSS: Final = 30  # that content may ask for
MOST_RANGE: Final = 9

# ---- a fight


class FreeFight(Effect):
    """A fight with losses of its own, without what other tiles add to fights [rise_of_empires.effects.fight]."""

    def __init__(self, attacker: int, defender: int) -> None:
        super().__init__()
        self.attacker = attacker
        self.defender = defender

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        return len(fights(position, seat)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EmpiresPosition)
        found = fights(position, seat)
        if len(found) == 1:
            fight(position, seat, found[0][0], found[0][1], (self.attacker, self.defender), False)
        elif found:
            position.agenda.append(FightTarget(seat, self.attacker, self.defender, cause))


@dataclass(frozen=True, eq=False)
class FightTarget(SeatQuestion):
    """Where and whom a free action fights."""

    attacker: int
    defender: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        return [position.acts.fight(region, other, 0) for region, other in fights(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb != FIGHT or action.more & 1:
            raise IllegalAction("core.choice")
        check_fight(position, seat, action.arg, action.more >> 1)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        fight(position, seat, action.arg, action.more >> 1, (self.attacker, self.defender), False)


# ---- a strike


def within(position: EmpiresPosition, seat: Seat, steps: int) -> list[int]:
    """The regions at most so many steps from a seat's cubes, ascending."""
    near = [False] * position.regions
    edge = position.occupied(seat)
    for region in edge:
        near[region] = True
    for _ in range(steps):
        further: list[int] = []
        for region in edge:
            for other in position.box.regions[region].near:
                if not near[other]:
                    near[other] = True
                    further.append(other)
        edge = further
    return [region for region in range(position.regions) if near[region]]


def strikes(position: EmpiresPosition, seat: Seat, steps: int) -> list[tuple[int, Seat]]:
    """The regions and opponents that a seat may strike [rise_of_empires.effects.strike]."""
    found: list[tuple[int, Seat]] = []
    for region in within(position, seat, steps):
        for other in opponents(position, seat, region):
            found.append((region, other))
    return found


def _strike(position: EmpiresPosition, seat: Seat, region: int, opponent: Seat, line: int) -> None:
    """The opponent alone loses cubes, to his stock [rise_of_empires.effects.strike]."""
    lost = other_loss(position, seat, opponent, region, line, False)
    position.cubes[position.regions * opponent + region] -= lost
    if position.journal is not None:
        told = {"who": seat, "other": opponent, "region": position.box.regions[region].id, "n": lost}
        position.tell("rise_of_empires-log-strikes", told)


class Strike(Effect):
    """An opponent loses cubes in a region within range of own cubes [rise_of_empires.effects.strike]."""

    def __init__(self, steps: int, defender: int) -> None:
        super().__init__()
        self.steps = steps
        self.defender = defender

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        return len(strikes(position, seat, self.steps)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EmpiresPosition)
        found = strikes(position, seat, self.steps)
        if len(found) == 1:
            _strike(position, seat, found[0][0], found[0][1], self.defender)
        elif found:
            position.agenda.append(StrikeTarget(seat, self.steps, self.defender, cause))


@dataclass(frozen=True, eq=False)
class StrikeTarget(SeatQuestion):
    """Where and whom to strike."""

    steps: int
    defender: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        return [position.acts.strike(region, other) for region, other in strikes(position, seat, self.steps)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb != STRIKE:
            raise IllegalAction("core.choice")
        if action.arg not in within(position, seat, self.steps):
            raise IllegalAction("rise_of_empires.effects.strike", region=position.box.regions[action.arg].id)
        check_cubes(position, seat, action.arg, action.more, "rise_of_empires.effects.strike")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        _strike(position, seat, action.arg, action.more, self.defender)


# ---- an alliance


def _ally(position: EmpiresPosition, seat: Seat, region: int) -> None:
    position.alliance[seat] = region
    position.tell("rise_of_empires-log-allies", {"who": seat, "region": position.box.regions[region].id})


class Ally(Effect):
    """The alliance piece goes into a region with own cubes, and protects them there [rise_of_empires.effects.ally]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        return len(position.occupied(seat)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EmpiresPosition)
        found = position.occupied(seat)
        if len(found) == 1:
            _ally(position, seat, found[0])
        elif found:
            position.agenda.append(AllyRegion(seat, cause))


@dataclass(frozen=True, eq=False)
class AllyRegion(SeatQuestion):
    """Where the alliance piece goes."""

    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        acts = position.acts.of[ALLY]
        return [acts[region] for region in position.occupied(seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb != ALLY:
            raise IllegalAction("core.choice")
        if not position.cubes_of(seat, action.arg):
            raise IllegalAction("rise_of_empires.effects.ally_where", region=position.box.regions[action.arg].id)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        _ally(position, seat, action.arg)


# ---- reading


def _read_fight(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "fight", says)
    effect = FreeFight(part.integer("attacker", 0, MOST_LOSS), part.integer("defender", 1, MOST_LOSS))
    part.nothing_else()
    return effect


def _read_strike(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "strike", says)
    effect = Strike(part.integer("range", 0, MOST_RANGE), part.integer("defender", 1, MOST_LOSS))
    part.nothing_else()
    return effect


def _read_ally(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "ally", says)
    return Ally()


VERBS: dict[str, Verb] = {"fight": _read_fight, "strike": _read_strike, "ally": _read_ally}
ITEMS: tuple[type[Item], ...] = (AllyRegion, FightTarget, StrikeTarget)
