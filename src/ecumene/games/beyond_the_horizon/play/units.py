"""Units: tokens show how strong they are, pawns become settlers and soldiers, and both grow stronger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import (
    RECRUIT,
    UPGRADE,
    HorizonAction,
    unit_kind,
    unit_number,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import EITHER, NONE, SETTLER_BONUS, START, STRONGEST, UNITS
from ecumene.games.beyond_the_horizon.box.tokens import unit_of
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

# ---- tokens


def units_of(position: HorizonPosition, seat: Seat, kind: int) -> int:
    """How many units of a kind a seat has of each strength, as `unit_of` adds them up."""
    units = 0
    for unit in position.units[seat]:
        if unit_kind(unit) == kind:
            units += unit_of(unit_strength(unit))
    return units


def available(position: HorizonPosition, seat: Seat, kind: int, wanted: int, instead: int = 0) -> int:
    """The strength that a unit gets: the one wanted or the next lower one there is a token for; 0 if there is none.

    `instead` is the strength of a unit that gives its token back for it. [beyond_the_horizon.units.lower_token]
    """
    others = units_of(position, seat, kind)
    if instead:
        others -= unit_of(instead)
    return position.box.token_sets.available(kind, wanted, others)


def tiles_with(position: HorizonPosition, seat: Seat, kind: int) -> list[int]:
    """The tiles on which a seat has units of a kind, ascending."""
    found: list[int] = []
    last = NONE
    for unit in position.units[seat]:
        if unit_kind(unit) == kind and unit_tile(unit) != last:
            last = unit_tile(unit)
            found.append(last)
    return found


def different(units: tuple[int, ...]) -> list[int]:
    """Units, without those that equal another on the same tile [beyond_the_horizon.units.equal]."""
    found: list[int] = []
    last = NONE
    for unit in units:
        if unit != last:
            found.append(unit)
        last = unit
    return found


# ---- recruiting


def recruit_strength(position: HorizonPosition, seat: Seat, kind: int, strength: int) -> int:
    """How strong a recruited unit would be, 0 where there is no token for it [beyond_the_horizon.units.no_token].

    What cards add comes on top [beyond_the_horizon.modifiers.settler_bonus]
    [beyond_the_horizon.modifiers.soldier_bonus], up to the strongest token [beyond_the_horizon.units.six].
    """
    return available(position, seat, kind, strength + position.modifier(seat, SETTLER_BONUS + kind))


def recruits_at(position: HorizonPosition, seat: Seat, tile: int) -> bool:
    """Whether a seat recruits on a tile: its starting tile, or one with a cube of its own.

    [beyond_the_horizon.units.recruit_where]
    """
    return tile == START + seat or position.presence(seat, tile)


def recruit_places(position: HorizonPosition, seat: Seat) -> list[int]:
    """The tiles on which a seat recruits, in the order they came into the world."""
    return [tile for tile in position.laid if recruits_at(position, seat, tile)]


class Recruit(Effect):
    """Pawns become units, one after the other [beyond_the_horizon.effects.recruit]."""

    def __init__(self, active: bool, unit: int, strength: int, times: int) -> None:
        super().__init__()
        self.active = active
        self.unit = unit
        self.strength = strength
        self.times = times

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return can_recruit(position, seat, self.active, self.unit, self.strength)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        ask_recruit(position, seat, self.active, self.unit, self.strength, self.times, cause)


def pawn_at_hand(position: HorizonPosition, seat: Seat, active: bool) -> bool:
    """Whether there is a pawn to recruit, among the active ones or in a column [beyond_the_horizon.units.recruit_from].

    With all columns empty nobody comes from there [beyond_the_horizon.population.columns_empty].
    """
    return position.active[seat] > 0 if active else position.leftmost(seat) != NONE


def can_recruit(position: HorizonPosition, seat: Seat, active: bool, unit: int, strength: int) -> bool:
    """Whether there are a pawn and a token."""
    if not pawn_at_hand(position, seat, active):
        return False
    for kind in range(len(UNITS)):
        if unit in (EITHER, kind) and recruit_strength(position, seat, kind, strength):
            return True
    return False


def ask_recruit(
    position: HorizonPosition, seat: Seat, active: bool, unit: int, strength: int, left: int, cause: str
) -> None:
    """Ask for the next unit, while there is any to come."""
    if left and can_recruit(position, seat, active, unit, strength):
        position.agenda.append(RecruitUnit(seat, active, unit, strength, left, cause))


@dataclass(frozen=True, eq=False)
class RecruitUnit(Declinable):
    """Where a new unit appears, and whether it is a settler or a soldier; or none."""

    active: bool
    unit: int
    strength: int
    left: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        kinds = [kind for kind in range(len(UNITS)) if self._comes(position, kind)]
        return [position.acts.recruit(tile, kind) for tile in recruit_places(position, seat) for kind in kinds]

    def _allows(self, kind: int) -> bool:
        return self.unit == EITHER or self.unit == kind

    def _comes(self, position: HorizonPosition, kind: int) -> bool:
        return self._allows(kind) and recruit_strength(position, self.seat, kind, self.strength) > 0

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != RECRUIT:
            raise IllegalAction("core.choice")
        tile, unit = position.box.tile_ids[action.arg], UNITS[action.more]
        if not self._allows(action.more):
            raise IllegalAction("beyond_the_horizon.effects.recruit", unit=unit)
        if not position.is_laid(action.arg) or not recruits_at(position, seat, action.arg):
            raise IllegalAction("beyond_the_horizon.units.recruit_where", tile=tile)
        if not self._comes(position, action.more):
            raise IllegalAction("beyond_the_horizon.units.no_token", unit=unit)

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        strength = recruit_strength(position, seat, action.more, self.strength)
        if self.active:
            position.active[seat] -= 1
        else:
            position.take_inactive(seat)
        _appear(position, seat, action.arg, action.more, strength)
        ask_recruit(position, seat, self.active, self.unit, self.strength, self.left - 1, self.cause)


def _appear(position: HorizonPosition, seat: Seat, tile: int, kind: int, strength: int) -> None:
    """A pawn is put on the map with a token [beyond_the_horizon.units.recruit]."""
    position.add_unit(seat, unit_number(tile, kind, strength))
    if position.journal is not None:
        told = {"who": seat, "unit": UNITS[kind], "n": strength, "tile": position.box.tile_ids[tile]}
        position.tell("beyond_the_horizon-log-recruits", told)


# ---- upgrading


def upgraded(position: HorizonPosition, seat: Seat, unit: int, by: int) -> int:
    """How strong a unit would become: never weaker, never above 6 [beyond_the_horizon.units.six].

    All the steps go to this one unit [beyond_the_horizon.units.one_unit].
    """
    strength = unit_strength(unit)
    return available(position, seat, unit_kind(unit), strength + by, strength)


class Upgrade(Effect):
    """A unit grows stronger; its kind stays [beyond_the_horizon.effects.upgrade] [beyond_the_horizon.units.upgrade]."""

    def __init__(self, unit: int, by: int) -> None:
        super().__init__()
        self.unit = unit
        self.by = by

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return any(may_grow(position, seat, unit, self.unit, self.by) for unit in different(position.units[seat]))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(UpgradeUnit(seat, self.unit, self.by, cause))


def may_grow(position: HorizonPosition, seat: Seat, unit: int, allowed: int, by: int) -> bool:
    """Whether an upgrade may go to a unit and makes it stronger."""
    if allowed != EITHER and unit_kind(unit) != allowed:
        return False
    return upgraded(position, seat, unit, by) > unit_strength(unit)


@dataclass(frozen=True, eq=False)
class UpgradeUnit(Declinable):
    """Which unit grows stronger, or none."""

    unit: int
    by: int
    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        units = different(position.units[seat])
        acts = position.acts.of[UPGRADE]
        return [acts[unit] for unit in units if may_grow(position, seat, unit, self.unit, self.by)]

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        if action.verb != UPGRADE:
            raise IllegalAction("core.choice")
        check_own(position, seat, action.arg)
        kind, strength = unit_kind(action.arg), unit_strength(action.arg)
        if self.unit != EITHER and kind != self.unit:
            raise IllegalAction("beyond_the_horizon.effects.upgrade", unit=UNITS[kind])
        if strength == STRONGEST:
            raise IllegalAction("beyond_the_horizon.units.six")
        if upgraded(position, seat, action.arg, self.by) == strength:
            raise IllegalAction("beyond_the_horizon.units.no_token", unit=UNITS[kind])

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        unit = action.arg
        tile, kind, before = unit_tile(unit), unit_kind(unit), unit_strength(unit)
        after = upgraded(position, seat, unit, self.by)
        position.replace_unit(seat, unit, unit_number(tile, kind, after))
        if position.journal is not None:
            told = {"who": seat, "unit": UNITS[kind], "n": before, "m": after, "tile": position.box.tile_ids[tile]}
            position.tell("beyond_the_horizon-log-upgrades", told)


def check_own(position: HorizonPosition, seat: Seat, unit: int) -> None:
    """Refuse a unit that a seat does not have."""
    if unit not in position.units[seat]:
        kind, tile = UNITS[unit_kind(unit)], position.box.tile_ids[unit_tile(unit)]
        raise IllegalAction("beyond_the_horizon.units.own", unit=kind, strength=unit_strength(unit), tile=tile)


# ---- reading

SOURCES: Final = ("active", "inactive")
RECRUITED: Final[tuple[str, ...]] = (*UNITS, "either")
RAISED: Final[tuple[str, ...]] = (*UNITS, "any")
MOST_TIMES: Final = 6


def _read_recruit(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "recruit", says)
    effect = Recruit(
        part.one_of("from", SOURCES) == "active",
        RECRUITED.index(part.one_of("unit", RECRUITED)),
        part.integer("strength", 1, STRONGEST),
        part.integer("times", 1, MOST_TIMES, 1),
    )
    part.nothing_else()
    return effect


def _read_upgrade(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "upgrade", says)
    effect = Upgrade(RAISED.index(part.one_of("unit", RAISED)), part.integer("by", 1, STRONGEST - 1))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"recruit": _read_recruit, "upgrade": _read_upgrade}

ITEMS: tuple[type[Item], ...] = (RecruitUnit, UpgradeUnit)
