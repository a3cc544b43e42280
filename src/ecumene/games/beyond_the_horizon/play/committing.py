"""Committing: which units colonise, fortify or build, and what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import (
    COMMIT,
    PASS,
    HorizonAction,
    unit_kind,
    unit_number,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import FORTIFY, SETTLER, SOLDIER, UNITS
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.units import available

BUILDING: Final = 2
"""What units take part in: colonising and fortifying are numbered like their tokens, and then comes building."""

COMMITTING: Final = "committing"
FREELY: Final = "freely"
NEEDED: Final = "needed"
"""The option that keeps how version 1 went: only as many units took part as were needed."""

SHORT: Final = (
    "beyond_the_horizon.colonising.strength", "beyond_the_horizon.fortifying.strength",
    "beyond_the_horizon.buildings.settler",
)  # fmt: skip
"""The rules by which units of one's own on the tile take part."""


def kind_for(sort: int) -> int:
    """Soldiers fortify, settlers do everything else."""
    return SOLDIER if sort == FORTIFY else SETTLER


def strengths_on(position: HorizonPosition, seat: Seat, tile: int, kind: int) -> list[int]:
    """The strengths of a seat's units of a kind on a tile, ascending."""
    found: list[int] = []
    for unit in position.units[seat]:
        if unit_tile(unit) == tile and unit_kind(unit) == kind:
            found.append(unit_strength(unit))
    return found


# ---- what becomes of them


def use_up(position: HorizonPosition, seat: Seat, unit: int) -> None:
    """A unit leaves the map and is exhausted; with all columns full its pawn becomes active.

    [beyond_the_horizon.population.exhaust] [beyond_the_horizon.population.used_up_full]
    """
    position.remove_unit(seat, unit)
    if not position.put_back(seat):
        position.active[seat] += 1
    told = {"who": seat, "unit": UNITS[unit_kind(unit)], "n": unit_strength(unit)}
    position.tell("beyond_the_horizon-log-spends-units", told)


def weaken(position: HorizonPosition, seat: Seat, unit: int) -> None:
    """A settler that builds loses 1 strength and so may be used up [beyond_the_horizon.buildings.settler].

    It is used up, too, where no token of its strength or a lower one is there for it
    [beyond_the_horizon.buildings.settler_token].
    """
    tile, kind, before = unit_tile(unit), unit_kind(unit), unit_strength(unit)
    after = available(position, seat, kind, before - 1, before)
    if not after:
        use_up(position, seat, unit)
        return
    position.replace_unit(seat, unit, unit_number(tile, kind, after))
    if position.journal is not None:
        told = {"who": seat, "unit": UNITS[kind], "n": before, "m": after, "tile": position.box.tile_ids[tile]}
        position.tell("beyond_the_horizon-log-weakens", told)


# ---- who takes part


def engage(position: HorizonPosition, seat: Seat, tile: int, sort: int, need: int, cause: str) -> None:
    """Units are used up until their strength is enough; asked only where there is a choice between different ones.

    Others on the tile may take part although they are not needed [beyond_the_horizon.colonising.more]; under version 1
    of the rules they could not.
    """
    kind = kind_for(sort)
    while need > 0:
        there = strengths_on(position, seat, tile, kind)
        if there[0] != there[-1] and sum(there) - there[0] >= need:
            position.agenda.append(Commit(seat, tile, sort, need, cause))
            return
        use_up(position, seat, unit_number(tile, kind, there[0]))
        need -= there[0]
    if position.options[COMMITTING] == FREELY and strengths_on(position, seat, tile, kind):
        position.agenda.append(Commit(seat, tile, sort, 0, cause))


def engage_builder(position: HorizonPosition, seat: Seat, tile: int, cause: str) -> None:
    """One settler builds; asked only where settlers of different strengths could."""
    there = strengths_on(position, seat, tile, SETTLER)
    if there[0] != there[-1]:
        position.agenda.append(Commit(seat, tile, BUILDING, 1, cause))
    else:
        weaken(position, seat, unit_number(tile, SETTLER, there[0]))


@dataclass(frozen=True, eq=False)
class Commit(SeatQuestion):
    """Which unit takes part: in colonising or fortifying, or in building.

    Once no strength is missing, `need` is 0 and one may leave it at that, which is offered first.
    """

    tile: int
    sort: int
    need: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        there = strengths_on(position, seat, self.tile, kind_for(self.sort))
        offered: list[Action] = [] if self.need else [position.acts.pass_]
        return offered + [position.acts.of[COMMIT][strength - 1] for strength in sorted(set(there))]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PASS and not self.need:
            return
        if action.verb != COMMIT:
            raise IllegalAction("core.choice")
        if action.arg + 1 not in strengths_on(position, seat, self.tile, kind_for(self.sort)):
            raise IllegalAction(SHORT[self.sort], tile=position.box.tile_ids[self.tile])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PASS:
            return
        strength = action.arg + 1
        unit = unit_number(self.tile, kind_for(self.sort), strength)
        if self.sort == BUILDING:
            weaken(position, seat, unit)
        else:
            use_up(position, seat, unit)
            engage(position, seat, self.tile, self.sort, max(self.need - strength, 0), self.cause)


ITEMS: tuple[type[Item], ...] = (Commit,)
