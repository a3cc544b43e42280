"""Buildings: taken from the rows into the reserve, built by one player, and by a second one after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of, word_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.beyond_the_horizon.box.actions import BUILD, JOIN, TAKE, HorizonAction, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import BUILD_DISCOUNT, BUILDING_LEVELS, LEVELS, NONE, ON_BUILD, SETTLER
from ecumene.games.beyond_the_horizon.play.committing import engage_builder, strengths_on
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.gains import pay_coins
from ecumene.games.beyond_the_horizon.play.investing import spend_cube
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end
from ecumene.games.beyond_the_horizon.play.units import tiles_with

# ---- the rows


def row_for(position: HorizonPosition, level: int) -> int:
    """The level from which a building of some level comes: with its row empty the next lower one, NONE if all are.

    [beyond_the_horizon.buildings.empty_row]
    """
    while level >= 0 and not position.rows[level]:
        level -= 1
    return level


def take(position: HorizonPosition, seat: Seat, building: int) -> None:
    """A building goes into a reserve, and the gap in its row is filled at once.

    [beyond_the_horizon.buildings.take] [beyond_the_horizon.buildings.refill]
    """
    level = position.box.buildings[building].level
    row, pool = position.rows[level], position.building_pool[level]
    place = row.index(building)
    if pool:
        assert position.chance is not None
        row[place] = position.chance.draw("building", pool)
    else:
        row.pop(place)
    position.reserve[seat] = tuple(sorted([*position.reserve[seat], building]))
    position.tell("beyond_the_horizon-log-building", {"who": seat, "building": position.box.buildings[building].id})


class GainBuilding(Effect):
    """A building of some level for the reserve [beyond_the_horizon.effects.building]."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level = level

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        level = row_for(position, self.level)
        if level == NONE:
            position.perform(seat, position.box.no_building, cause)
        else:
            position.agenda.append(TakeBuilding(seat, level, cause))


@dataclass(frozen=True, eq=False)
class TakeBuilding(Declinable):
    """Which building of a row to take, or none."""

    level: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        acts = position.acts.of[TAKE]
        return [acts[building] for building in position.rows[self.level]]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != TAKE:
            raise IllegalAction("core.choice")
        if action.arg not in position.rows[self.level]:
            building = position.box.buildings[action.arg]
            raise IllegalAction("beyond_the_horizon.buildings.take", building=building.id, level=LEVELS[self.level])

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        take(position, seat, action.arg)


# ---- what can be built


def cost(position: HorizonPosition, seat: Seat, building: int, discount: int, items: Items = UNITEMISED) -> int:
    """The coins that a building costs, less what cards take off, never below 0 [beyond_the_horizon.buildings.cost].

    [beyond_the_horizon.modifiers.build_discount] [beyond_the_horizon.effects.build]
    """
    coins = items.add("beyond_the_horizon.buildings.cost", position.box.buildings[building].cost)
    off = position.modifier(seat, BUILD_DISCOUNT)
    coins += items.add("beyond_the_horizon.modifiers.build_discount", -off)
    coins += items.add("beyond_the_horizon.effects.build", -discount)
    return items.floor("beyond_the_horizon.buildings.cost", coins, 0)


def affordable(position: HorizonPosition, seat: Seat, building: int, discount: int) -> bool:
    """Whether a seat has the coins for a building."""
    return cost(position, seat, building, discount) <= position.coins[seat]


def opponents_on(position: HorizonPosition, seat: Seat, tile: int) -> bool:
    """Whether units of others stand on a tile."""
    for other in range(position.seats):
        if other != seat:
            for unit in position.units[other]:
                if unit_tile(unit) == tile:
                    return True
    return False


def _closed(position: HorizonPosition, seat: Seat, tile: int) -> str:
    """The rule by which a seat puts no new building on a tile; empty where it may."""
    if position.building[tile] != NONE:
        return "beyond_the_horizon.buildings.one_only"
    if position.foreign_start(seat, tile):
        return "beyond_the_horizon.buildings.where"
    if position.village[tile] != NONE:
        return "beyond_the_horizon.buildings.village"
    return "beyond_the_horizon.buildings.opponents" if opponents_on(position, seat, tile) else ""


def _taken(position: HorizonPosition, seat: Seat, tile: int) -> str:
    """The rule by which a seat does not become second builder on a tile; empty where it may."""
    if position.building[tile] == NONE:
        return "beyond_the_horizon.buildings.second"
    if position.first_builder[tile] == seat or position.second_builder[tile] == seat:
        return "beyond_the_horizon.buildings.same_player"
    return "" if position.second_builder[tile] == NONE else "beyond_the_horizon.buildings.second_once"


def options(position: HorizonPosition, seat: Seat, discount: int) -> list[Action]:
    """What a seat with its settlers, reserve and coins can build now; it takes a cube.

    [beyond_the_horizon.buildings.new] [beyond_the_horizon.investing.no_cube]
    """
    found: list[Action] = []
    if not position.any_cube(seat):
        return found
    for tile in tiles_with(position, seat, SETTLER):
        if not _taken(position, seat, tile):
            if affordable(position, seat, position.building[tile], discount):
                found.append(position.acts.of[JOIN][tile])
        elif position.reserve[seat] and not _closed(position, seat, tile):
            for building in position.reserve[seat]:
                if affordable(position, seat, building, discount):
                    found.append(position.acts.build(tile, building))
    return found


def check(position: HorizonPosition, seat: Seat, action: HorizonAction, discount: int) -> None:
    """Refuse to build by the rule that is broken."""
    tile, new = action.arg, action.verb == BUILD
    name = position.box.tile_ids[tile]
    if new and action.more not in position.reserve[seat]:
        raise IllegalAction("beyond_the_horizon.buildings.new", tile=name)
    rule = _closed(position, seat, tile) if new else _taken(position, seat, tile)
    if rule:
        raise IllegalAction(rule, tile=name)
    if not strengths_on(position, seat, tile, SETTLER):
        rule = "beyond_the_horizon.buildings.new" if new else "beyond_the_horizon.buildings.second"
        raise IllegalAction(rule, tile=name)
    coins = cost(position, seat, action.more if new else position.building[tile], discount)
    if coins > position.coins[seat]:
        raise IllegalAction("beyond_the_horizon.buildings.cost", cost=coins, coins=position.coins[seat])
    if not position.any_cube(seat):
        raise IllegalAction("beyond_the_horizon.investing.no_cube")


# ---- doing it


def carry_out(position: HorizonPosition, seat: Seat, action: HorizonAction, discount: int, cause: str) -> None:
    """Coins are paid and a settler loses strength; then the tile, the cube and the bonus, and what answers that.

    [beyond_the_horizon.buildings.new] [beyond_the_horizon.buildings.second] [beyond_the_horizon.triggers.build]
    """
    tile, new = action.arg, action.verb == BUILD
    number = action.more if new else position.building[tile]
    await_end(position, seat, ON_BUILD)
    position.agenda.append(Raise(seat, tile, number))
    if position.journal is not None:
        told = {"who": seat, "building": position.box.buildings[number].id, "tile": position.box.tile_ids[tile]}
        position.tell("beyond_the_horizon-log-builds" if new else "beyond_the_horizon-log-joins", told)
    pay_coins(position, seat, cost(position, seat, number, discount))
    engage_builder(position, seat, tile, cause)


@dataclass(frozen=True, eq=False)
class Raise(Step):
    """A building stands on the tile for the rest of the game; its builder puts a cube there and gains the bonus.

    [beyond_the_horizon.buildings.left_cube] [beyond_the_horizon.buildings.bonus]
    """

    seat: Seat
    tile: int
    building: int

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        building = position.box.buildings[self.building]
        cause = f"building.{building.id}"
        track = building.right_track
        if position.building[self.tile] == NONE:
            reserve = list(position.reserve[self.seat])
            reserve.remove(self.building)
            position.reserve[self.seat] = tuple(reserve)
            position.building[self.tile] = self.building
            position.first_builder[self.tile] = self.seat
            track = building.left_track
        else:
            position.second_builder[self.tile] = self.seat
        position.perform(self.seat, building.bonus, cause)
        spend_cube(position, self.seat, track, cause)


# ---- by an effect


class Build(Effect):
    """Build at once, for so many coins less [beyond_the_horizon.effects.build]."""

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return len(options(position, seat, self.discount)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(ChooseBuild(seat, self.discount, cause))


@dataclass(frozen=True, eq=False)
class ChooseBuild(Declinable):
    """What to build where, or nothing."""

    discount: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        return options(position, seat, self.discount)

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != BUILD and action.verb != JOIN:
            raise IllegalAction("core.choice")
        check(position, seat, action, self.discount)

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        carry_out(position, seat, action, self.discount, self.cause)


# ---- reading

MOST_DISCOUNT: Final = 10


def _read_building(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return GainBuilding(word_said(row, "building", says, LEVELS[:BUILDING_LEVELS]))


def _read_build(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "build", says)
    effect = Build(part.integer("discount", 0, MOST_DISCOUNT, 0))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"building": _read_building, "build": _read_build}

ITEMS: tuple[type[Item], ...] = (ChooseBuild, Raise, TakeBuilding)
