"""Settling: settlers colonise villages, soldiers fortify cities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.beyond_the_horizon.box.actions import COLONISE as COLONISE_VERB
from ecumene.games.beyond_the_horizon.box.actions import FORTIFY as FORTIFY_VERB
from ecumene.games.beyond_the_horizon.box.actions import HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import (
    COLONISE,
    COLONISE_STRENGTH,
    FORTIFY,
    NONE,
    ON_FORTIFY,
    ON_SETTLE,
    TERRITORIES,
)
from ecumene.games.beyond_the_horizon.play.committing import SHORT, engage, kind_for, strengths_on
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.investing import spend_cube
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end
from ecumene.games.beyond_the_horizon.play.units import tiles_with

VERB_FOR: Final[tuple[int, ...]] = (COLONISE_VERB, FORTIFY_VERB)

# ---- what can be settled


def needed(position: HorizonPosition, seat: Seat, tile: int, sort: int, bonus: int, items: Items = UNITEMISED) -> int:
    """The strength that units must bring, of one unit at least: that of the territory, less what cards add.

    [beyond_the_horizon.colonising.strength] [beyond_the_horizon.fortifying.strength]
    [beyond_the_horizon.modifiers.colonise_strength]
    """
    need = items.add(SHORT[sort], position.box.territories[tile].strength)
    rule = "beyond_the_horizon.effects.colonise" if sort == COLONISE else "beyond_the_horizon.effects.fortify"
    need += items.add(rule, -bonus)
    if sort == COLONISE:
        more = position.modifier(seat, COLONISE_STRENGTH)
        need += items.add("beyond_the_horizon.modifiers.colonise_strength", -more)
    return items.floor(SHORT[sort], need, 1)


def _closed(position: HorizonPosition, tile: int, sort: int) -> str:
    """The rule by which a tile cannot be settled, whoever tries; empty where it can."""
    if tile >= TERRITORIES:
        return "beyond_the_horizon.colonising.territories"
    if sort == FORTIFY:
        if position.village[tile] == NONE:
            return "beyond_the_horizon.fortifying.village"
        return "" if position.city[tile] == NONE else "beyond_the_horizon.fortifying.once"
    if position.building[tile] != NONE:
        return "beyond_the_horizon.colonising.built"
    return "" if position.village[tile] == NONE else "beyond_the_horizon.colonising.once"


def options(position: HorizonPosition, seat: Seat, sort: int, bonus: int = 0) -> list[int]:
    """The tiles whose village (or city) a seat can colonise (or fortify) now; it takes a cube.

    [beyond_the_horizon.investing.no_cube]
    """
    found: list[int] = []
    if not position.any_cube(seat):
        return found
    kind = kind_for(sort)
    for tile in tiles_with(position, seat, kind):
        if _closed(position, tile, sort):
            continue
        if sum(strengths_on(position, seat, tile, kind)) >= needed(position, seat, tile, sort, bonus):
            found.append(tile)
    return found


def check(position: HorizonPosition, seat: Seat, tile: int, sort: int, bonus: int = 0) -> None:
    """Refuse to colonise (or fortify) on a tile by the rule that is broken."""
    name = position.box.tile_ids[tile]
    rule = _closed(position, tile, sort)
    if rule:
        raise IllegalAction(rule, tile=name)
    strength = sum(strengths_on(position, seat, tile, kind_for(sort)))
    need = needed(position, seat, tile, sort, bonus)
    if strength < need:
        raise IllegalAction(SHORT[sort], tile=name, strength=strength, need=need)
    if not position.any_cube(seat):
        raise IllegalAction("beyond_the_horizon.investing.no_cube")


# ---- doing it


def settle(position: HorizonPosition, seat: Seat, tile: int, sort: int, bonus: int, cause: str) -> None:
    """Units are used up, a cube is put there, and a village gives its bonus; then comes what answers that.

    [beyond_the_horizon.colonising.used_up] [beyond_the_horizon.fortifying.used_up]
    [beyond_the_horizon.triggers.settle] [beyond_the_horizon.triggers.fortify]
    """
    await_end(position, seat, ON_SETTLE)
    if sort == FORTIFY:
        await_end(position, seat, ON_FORTIFY)
    position.agenda.append(Settle(seat, tile, sort))
    key = "beyond_the_horizon-log-colonises" if sort == COLONISE else "beyond_the_horizon-log-fortifies"
    position.tell(key, {"who": seat, "tile": position.box.tile_ids[tile]})
    engage(position, seat, tile, sort, needed(position, seat, tile, sort, bonus), cause)


@dataclass(frozen=True, eq=False)
class Settle(Step):
    """The units are gone; the cube comes first, then the bonus [beyond_the_horizon.colonising.cube_first]."""

    seat: Seat
    tile: int
    sort: int

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        territory = position.box.territories[self.tile]
        cause = f"territory.{territory.id}"
        if self.sort == COLONISE:  # [beyond_the_horizon.colonising.cube] [beyond_the_horizon.colonising.bonus]
            position.village[self.tile] = self.seat
            position.perform(self.seat, territory.village_bonus, cause)
            spend_cube(position, self.seat, territory.village_track, cause)
        else:  # [beyond_the_horizon.fortifying.cube]
            position.city[self.tile] = self.seat
            spend_cube(position, self.seat, territory.city_track, cause)


# ---- by an effect


class SettleNow(Effect):
    """Colonise or fortify at once, without a token.

    [beyond_the_horizon.effects.colonise] [beyond_the_horizon.effects.fortify]
    """

    def __init__(self, sort: int, bonus: int) -> None:
        super().__init__()
        self.sort = sort
        self.bonus = bonus

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return len(options(position, seat, self.sort, self.bonus)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(ChooseSettlement(seat, self.sort, self.bonus, cause))


@dataclass(frozen=True, eq=False)
class ChooseSettlement(Declinable):
    """Which village to colonise or which city to fortify, or none."""

    sort: int
    bonus: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        acts = position.acts.of[VERB_FOR[self.sort]]
        return [acts[tile] for tile in options(position, seat, self.sort, self.bonus)]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != VERB_FOR[self.sort]:
            raise IllegalAction("core.choice")
        check(position, seat, action.arg, self.sort, self.bonus)

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        settle(position, seat, action.arg, self.sort, self.bonus, self.cause)


# ---- reading

MOST_BONUS: Final = 6


def _read_settle(row: Fields, verb: str, sort: int, says: Any) -> Effect:
    part = part_of(row, verb, says)
    effect = SettleNow(sort, part.integer("bonus", 0, MOST_BONUS, 0))
    part.nothing_else()
    return effect


def _read_colonise(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return _read_settle(row, "colonise", COLONISE, says)


def _read_fortify(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return _read_settle(row, "fortify", FORTIFY, says)


VERBS: dict[str, Verb] = {"colonise": _read_colonise, "fortify": _read_fortify}

ITEMS: tuple[type[Item], ...] = (ChooseSettlement, Settle)
