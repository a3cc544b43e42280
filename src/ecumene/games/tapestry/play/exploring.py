"""Exploring: a tile of one's supply goes onto the map, its sides score, and its benefit follows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import ACCEPT, LAY, MAP_SIZE, TILE, TapestryAction
from ecumene.games.tapestry.play.announcing import announce_after
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.territory import (
    ADJACENT,
    WHERE,
    aligned,
    any_unexplored,
    area,
    tile_benefit,
    unexplored,
)
from ecumene.games.tapestry.play.whenever import (
    DOUBLE_TILE,
    EXPLORED,
    EXPLORING,
    TILES_TO_EXPLORE,
    announce,
    modified,
)

EXPLORED_WHERE: Final[tuple[str, ...]] = (*WHERE, "mat")
TILES: Final = ("supply", "drawn")
"""With which tile one explores: any of the supply, or the one that the cause is about."""


class Explore(Effect):
    """Explore with a tile of one's supply, or with the one just drawn [tapestry.exploring.where]."""

    def __init__(self, where: int, drawn: bool) -> None:
        super().__init__()
        self.where = where
        self.drawn = drawn

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        if self.drawn:
            has_tile = about in position.supply[seat]
        else:
            has_tile = len(position.supply[seat]) > 0 or tiles_come(position, seat)
        return has_tile and can_explore(position, seat, self.where)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        explore(position, seat, self.where, about if self.drawn else NONE, cause)


def can_explore(position: TapestryPosition, seat: Seat, where: int) -> bool:
    """Whether a seat finds a hex to explore [tapestry.exploring.no_place]."""
    return not position.finished[seat] and any_unexplored(position, seat, where)


def tiles_come(position: TapestryPosition, seat: Seat) -> bool:
    """Whether an exploration will bring the tiles it needs [tapestry.rulings.age_of_sail_draw]."""
    return len(position.tiles) > 0 and modified(position, seat, TILES_TO_EXPLORE)


def explore(position: TapestryPosition, seat: Seat, where: int, tile: int, cause: str) -> None:
    """An exploration begins: what comes with it first, then the tile [tapestry.faq.explore_order].

    Without a hex to explore nothing happens [tapestry.exploring.no_place].
    """
    if can_explore(position, seat, where):
        position.agenda.append(TakeTile(seat, where, tile, cause))
        announce(position, EXPLORING, seat)


def explore_with(position: TapestryPosition, seat: Seat, tile: int, cause: str) -> None:
    """Explore next to one's territories with exactly one tile of one's supply."""
    if tile in position.supply[seat]:
        explore(position, seat, ADJACENT, tile, cause)


# ---- the tile, then where it lies


@dataclass(frozen=True, eq=False)
class TakeTile(Step):
    """One tile is taken from the supply, which may be settled or still to choose; without one nothing happens."""

    seat: Seat
    where: int
    tile: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        supply = position.supply[self.seat]
        tile = supply[0] if self.tile == NONE and len(supply) == 1 else self.tile
        if tile in supply:
            ask_where(position, self.seat, tile, self.where, self.cause, False)
        elif supply and self.tile == NONE:
            position.agenda.append(ExploreTile(self.seat, self.where, self.cause))


@dataclass(frozen=True, eq=False)
class ExploreTile(SeatQuestion):
    """Which tile to explore with."""

    where: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[TILE]
        return [acts[tile] for tile in position.supply[seat]]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != TILE:
            raise IllegalAction("core.choice")
        if action.arg not in position.supply[seat]:
            raise IllegalAction("tapestry.exploring.where")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        ask_where(position, seat, action.arg, self.where, self.cause, True)


def ask_where(position: TapestryPosition, seat: Seat, tile: int, where: int, cause: str, chosen: bool) -> None:
    """A tile is settled: now the hex and how it is turned, asked unless there is but one way."""
    places = unexplored(position, seat, where)
    rotations = position.box.tiles[tile].rotations
    if len(places) * len(rotations) == 1:
        lay_tile(position, seat, tile, places[0], rotations[0], cause)
    elif places:
        position.agenda.append(LayTile(seat, tile, where, cause, chosen))


@dataclass(frozen=True, eq=False)
class LayTile(SeatQuestion):
    """Where the tile goes and how it is turned [tapestry.exploring.rotation].

    Turns that look the same are one [tapestry.rulings.equal_rotations].
    """

    tile: int
    where: int
    cause: str
    chosen: bool = True  # the seat has picked the tile; otherwise it was settled by itself

    def halfway(self) -> bool:
        return self.chosen

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[LAY]
        rotations = position.box.tiles[self.tile].rotations
        found: list[Action] = []
        for place in unexplored(position, seat, self.where):
            for rotation in rotations:
                found.append(acts[6 * place + rotation])
        return found

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != LAY:
            raise IllegalAction("core.choice")
        if action.arg not in unexplored(position, seat, self.where):
            raise IllegalAction(_broken(action.arg))
        if action.turn not in position.box.tiles[self.tile].rotations:
            raise IllegalAction("tapestry.rulings.equal_rotations")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        lay_tile(position, seat, self.tile, action.arg, action.turn, self.cause)


def _broken(place: int) -> str:
    """The rule by which a hex may not be explored now."""
    return "tapestry.exploring.where" if place < MAP_SIZE else "tapestry.civilizations.islanders"


# ---- what follows


def lay_tile(position: TapestryPosition, seat: Seat, tile: int, place: int, rotation: int, cause: str) -> None:
    """Lay the tile: the points of its sides, then its benefit, then what comes after exploring.

    [tapestry.exploring.alignment] [tapestry.exploring.benefit]
    Whoever may have the benefit twice instead of the points decides before they are scored
    [tapestry.cards.exploitation].
    """
    sides = aligned(position, place, tile, rotation)
    doubles = modified(position, seat, DOUBLE_TILE)
    position.supply[seat].remove(tile)
    position.land[place] = tile
    position.rotation[place] = rotation
    if position.journal is not None:
        told = {"who": seat, "tile": position.box.tiles[tile].id, "area": area(place), "n": 0 if doubles else sides}
        position.tell("tapestry-log-explores", told)
    announce_after(position, EXPLORED, seat, place)  # rule: tapestry.faq.explore_order
    if doubles:
        position.agenda.append(DoubleTile(seat, place, sides, cause))
    else:
        position.score(seat, sides, "exploring")
        _report(position, tile, sides)
        tile_benefit(position, seat, place)


def _report(position: TapestryPosition, tile: int, sides: int) -> None:
    """The sides of a tile have scored: whoever waits for that on the agenda takes note of it."""
    if position.shared.alone:
        return
    for index, item in enumerate(position.agenda):
        if isinstance(item, Survey) and item.tile == tile:
            position.agenda[index] = replace(item, sides=sides)


@dataclass(frozen=True, eq=False)
class Survey(Step):
    """An exploration that brings more where the sides of its tile score enough [tapestry.cards.cartography]."""

    seat: Seat
    tile: int
    least: int
    then: int
    cause: str
    sides: int = NONE  # what they scored; nothing yet

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.sides >= self.least:
            position.perform(self.seat, self.then, self.cause, position.land.index(self.tile))


@dataclass(frozen=True, eq=False)
class DoubleTile(SeatQuestion):
    """Whether to have the benefit of the tile twice instead of its points [tapestry.cards.exploitation]."""

    hex: int
    sides: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == ACCEPT:
            tile = position.box.tiles[position.land[self.hex]]
            position.tell("tapestry-log-doubles", {"who": seat, "tile": tile.id})
            tile_benefit(position, seat, self.hex)
            tile_benefit(position, seat, self.hex)
        else:
            score_points(position, seat, self.sides, "exploring")
            _report(position, position.land[self.hex], self.sides)
            tile_benefit(position, seat, self.hex)


# ---- reading


def _read_explore(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "explore", says)
    where = EXPLORED_WHERE.index(part.one_of("where", EXPLORED_WHERE))
    drawn = "with" in part.row and part.one_of("with", TILES) == "drawn"
    part.nothing_else()
    return Explore(where, drawn)


VERBS: dict[str, Verb] = {"explore": _read_explore}
ITEMS: tuple[type[Item], ...] = (DoubleTile, ExploreTile, LayTile, Survey, TakeTile)
