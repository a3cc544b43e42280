"""Moving: points are shared out among units, each walks the shortest way; settlers may explore on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import (
    EXPLORE,
    MOVE,
    PASS,
    HorizonAction,
    unit_kind,
    unit_number,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import MOVE_BONUS, NONE, SETTLER, SOLDIER, TILES, UNITS
from ecumene.games.beyond_the_horizon.play import exploring
from ecumene.games.beyond_the_horizon.play.model import SIDE_COUNT, HorizonPosition, Walks
from ecumene.games.beyond_the_horizon.play.units import check_own, different

# ---- the way


def distances(position: HorizonPosition, tile: int, points: int) -> list[int]:
    """For every tile how many moves lead there, NONE where more than `points` would [beyond_the_horizon.moving.points].

    One may pass through every tile, a foreign starting tile too [beyond_the_horizon.moving.foreign_start]; strength
    and other units make no difference [beyond_the_horizon.moving.strength] [beyond_the_horizon.moving.together].
    """
    return walks(position, tile, points).far


def walks(position: HorizonPosition, tile: int, points: int) -> Walks:
    """Where a unit on a tile could walk to; found out once, since only a new tile changes it."""
    asked = TILES * points + tile
    known = position.walks.get(asked)
    if known is None:
        known = Walks(_measured(position, tile, points))
        position.walks[asked] = known
    return known


def _measured(position: HorizonPosition, tile: int, points: int) -> list[int]:
    near = position.near
    far = [NONE] * TILES
    far[tile] = 0
    ring = [tile]
    for step in range(1, points + 1):
        beyond: list[int] = []
        for here in ring:
            first = SIDE_COUNT * here
            for side in range(SIDE_COUNT):
                there = near[first + side]
                if there != NONE and far[there] == NONE:
                    far[there] = step
                    beyond.append(there)
        if not beyond:
            break
        ring = beyond
    return far


def may_stop(position: HorizonPosition, seat: Seat, kind: int, tile: int, left: int) -> bool:
    """Whether a walk may end on a tile with so many moves left.

    Nobody stops on a foreign starting tile [beyond_the_horizon.moving.foreign_start], unless it has a building
    [beyond_the_horizon.moving.built_start]; but a settler may turn there to explore, since it moves on at once
    [beyond_the_horizon.moving.passing].
    """
    if not position.foreign_start(seat, tile):
        return True
    return kind == SETTLER and left > 0 and exploring.can_explore(position, seat, tile)


# ---- the effect


class Move(Effect):
    """So many moves, and more with what cards and the investment track add [beyond_the_horizon.effects.move].

    [beyond_the_horizon.modifiers.move_bonus]
    """

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return can_move(position, seat, move_points(position, seat, self.points))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        ask_move(position, seat, move_points(position, seat, self.points), False, cause)


def move_points(position: HorizonPosition, seat: Seat, points: int) -> int:
    """The moves of a move action of a seat."""
    return points + position.modifier(seat, MOVE_BONUS)


def can_move(position: HorizonPosition, seat: Seat, points: int) -> bool:
    """Whether any unit of a seat has somewhere to go."""
    if not points:
        return False
    return any(_leaves(position, seat, unit, points) for unit in different(position.units[seat]))


def _leaves(position: HorizonPosition, seat: Seat, unit: int, points: int) -> bool:
    tile, kind = unit_tile(unit), unit_kind(unit)
    first = SIDE_COUNT * tile
    for side in range(SIDE_COUNT):  # a neighbour is nearly always enough
        near = position.near[first + side]
        if near != NONE and not position.foreign_start(seat, near):
            return True
    ways = walks(position, tile, points)
    for there in ways.reached:
        if may_stop(position, seat, kind, there, points - ways.far[there]):
            return True
    return kind == SETTLER and exploring.can_explore(position, seat, tile)


def ask_move(position: HorizonPosition, seat: Seat, left: int, moved: bool, cause: str, bound: int = NONE) -> None:
    """Ask for the next walk while there are moves left and units that can make them."""
    if can_move(position, seat, left):
        position.agenda.append(MoveUnits(seat, left, moved, bound, cause))


@dataclass(frozen=True, eq=False)
class MoveUnits(SeatQuestion):
    """Which unit walks where, or explores, or no more; moves may be shared out [beyond_the_horizon.moving.shared].

    Not all have to be used [beyond_the_horizon.moving.not_all], nor any [beyond_the_horizon.moving.at_least_one].
    `bound` is a unit on a foreign starting tile: it leaves before anything else [beyond_the_horizon.moving.passing].
    """

    left: int
    moved: bool
    bound: int
    cause: str

    def halfway(self) -> bool:
        return self.bound != NONE

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        legal: list[Action] = []
        units = different(position.units[seat]) if self.bound == NONE else [self.bound]
        may_explore = exploring.left_to_explore(position, seat) > 0
        for unit in units:
            here, kind = unit_tile(unit), unit_kind(unit)
            ways = walks(position, here, self.left)
            for there in ways.reached:
                if may_stop(position, seat, kind, there, self.left - ways.far[there]):
                    legal.append(position.acts.move(unit, there))
            if may_explore and kind == SETTLER:
                for side in exploring.open_sides(position, here):
                    legal.append(position.acts.explore(unit, side))
        if self.bound == NONE:
            legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PASS:
            if self.bound != NONE:
                raise IllegalAction("beyond_the_horizon.moving.passing", tile=_tile_id(position, self.bound))
            return
        if action.verb == EXPLORE:
            self._check_settler(position, action.arg)
            self._check_unit(position, action.arg)
            exploring.check_explore(position, seat, unit_tile(action.arg), action.more)
        elif action.verb == MOVE:
            self._check_unit(position, action.arg)
            self._check_walk(position, action.arg, action.more)
        else:
            raise IllegalAction("core.choice")

    def _check_settler(self, position: HorizonPosition, unit: int) -> None:
        """Soldiers stay in the known world [beyond_the_horizon.exploring.settlers]."""
        units = position.units[self.seat]
        soldier = unit_number(unit_tile(unit), SOLDIER, unit_strength(unit))
        if unit not in units and soldier in units:
            raise IllegalAction("beyond_the_horizon.exploring.settlers")

    def _check_unit(self, position: HorizonPosition, unit: int) -> None:
        """The unit is there; a bound one comes first."""
        check_own(position, self.seat, unit)
        if self.bound != NONE and unit != self.bound:
            raise IllegalAction("beyond_the_horizon.moving.passing", tile=_tile_id(position, self.bound))

    def _check_walk(self, position: HorizonPosition, unit: int, tile: int) -> None:
        name = position.box.tile_ids[tile]
        steps = distances(position, unit_tile(unit), self.left)[tile]
        if steps == 0:
            raise IllegalAction("beyond_the_horizon.moving.at_least_one", tile=name)
        if steps == NONE:
            raise IllegalAction("beyond_the_horizon.moving.points", tile=name, left=self.left)
        if not may_stop(position, self.seat, unit_kind(unit), tile, self.left - steps):
            raise IllegalAction("beyond_the_horizon.moving.foreign_start", tile=name)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == MOVE:
            self._walk(position, action.arg, action.more)
        elif action.verb == EXPLORE:
            position.agenda.append(GoOnMoving(seat, self.left - 1, self.cause))
            exploring.explore(position, seat, action.arg, action.more)
        elif not self.moved:
            position.tell("beyond_the_horizon-log-declines", {"who": seat})

    def _walk(self, position: HorizonPosition, unit: int, tile: int) -> None:
        """A unit goes to a tile by the shortest way."""
        left = self.left - distances(position, unit_tile(unit), self.left)[tile]
        there = unit_number(tile, unit_kind(unit), unit_strength(unit))
        position.replace_unit(self.seat, unit, there)
        if position.journal is not None:
            told = {"who": self.seat, "unit": UNITS[unit_kind(unit)], "n": unit_strength(unit)}
            told["tile"], told["to"] = _tile_id(position, unit), position.box.tile_ids[tile]
            position.tell("beyond_the_horizon-log-moves", told)
        bound = there if position.foreign_start(self.seat, tile) else NONE
        ask_move(position, self.seat, left, True, self.cause, bound)


@dataclass(frozen=True, eq=False)
class GoOnMoving(Step):
    """The move that an exploration interrupted goes on [beyond_the_horizon.exploring.order]."""

    seat: Seat
    left: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        ask_move(position, self.seat, self.left, True, self.cause)


def _tile_id(position: HorizonPosition, unit: int) -> str:
    return position.box.tile_ids[unit_tile(unit)]


# ---- reading

MOST_MOVES: Final = 6


def _read_move(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Move(amount_said(row, "move", says, MOST_MOVES))


VERBS: dict[str, Verb] = {"move": _read_move}

ITEMS: tuple[type[Item], ...] = (GoOnMoving, MoveUnits)
