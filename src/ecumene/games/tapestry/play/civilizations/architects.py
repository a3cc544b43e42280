"""Architects: districts and lines with income buildings of one kind pay more, which the capital sees to.

On the mat: the plots on which cubes lie, if its owner began with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PLOT, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.box.content import NO_DISTRICT
from ecumene.games.tapestry.play.capital import capital_of
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.model import BUILDING, IMPASSABLE, LANDMARK, NONE, OPEN, TapestryPosition

NAME: Final = "architects"


# ---- beginning with them


def place_cubes(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """For each opponent a plot becomes impassable [tapestry.adjustments.architects]."""
    cubes = printed(position, NAME).numbers["cubes_per_opponent"] * (position.seats - 1)
    next_cube(position, seat, cubes, cause)


def cube_plots(position: TapestryPosition, seat: Seat) -> list[int]:
    """The open plots of districts without a cube."""
    district_of = capital_of(position, seat).district_of
    closed = [NO_DISTRICT, *[district_of[plot] for plot in on_mat(position, NAME)]]
    plots = position.plots[seat]
    return [plot for plot in range(len(plots)) if plots[plot] == OPEN and district_of[plot] not in closed]


def next_cube(position: TapestryPosition, seat: Seat, left: int, cause: str) -> None:
    if left and cube_plots(position, seat):
        position.agenda.append(ArchitectsCube(seat, left, cause))


@dataclass(frozen=True, eq=False)
class ArchitectsCube(SeatQuestion):
    """Which plot becomes impassable, each in another district [tapestry.adjustments.architects]."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLOT]
        return [of[plot] for plot in cube_plots(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PLOT
            raise IllegalAction("tapestry.adjustments.architects" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        position.plots[seat][action.arg] = IMPASSABLE
        lay(position, NAME, (*on_mat(position, NAME), action.arg))
        next_cube(position, seat, self.left - 1, self.cause)


# ---- gaining them during the game


def swap_buildings(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Income buildings of the capital may change places [tapestry.civilizations.architects]."""
    next_swap(position, seat, printed(position, NAME).numbers["swaps"], cause)


def next_swap(position: TapestryPosition, seat: Seat, left: int, cause: str) -> None:
    if left and swappable(position, seat, NONE):
        position.agenda.append(ArchitectsSwap(seat, left, NONE, cause))


def swappable(position: TapestryPosition, seat: Seat, first: int) -> list[int]:
    """The plots with income buildings; beside a first one only those of another kind, since like ones are alike."""
    plots = position.plots[seat]
    built = [plot for plot in range(len(plots)) if BUILDING <= plots[plot] < LANDMARK]
    if first != NONE:
        return [plot for plot in built if plots[plot] != plots[first]]
    mixed = [plot for plot in built if plots[plot] != plots[built[0]]]
    return built if mixed else []


@dataclass(frozen=True, eq=False)
class ArchitectsSwap(SeatQuestion):
    """Which two buildings change places, if any; no district is paid again [tapestry.civilizations.architects]."""

    left: int
    first: int
    cause: str

    def halfway(self) -> bool:
        return self.first != NONE

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLOT]
        plots: list[Action] = [of[plot] for plot in swappable(position, seat, self.first)]
        return plots if self.first != NONE else [*plots, position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PLOT
            raise IllegalAction("tapestry.civilizations.architects" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != PLOT:
            return
        if self.first == NONE:
            position.agenda.append(ArchitectsSwap(seat, self.left, action.arg, self.cause))
            return
        plots = position.plots[seat]
        plots[self.first], plots[action.arg] = plots[action.arg], plots[self.first]
        next_swap(position, seat, self.left - 1, self.cause)


CODES: dict[str, Code] = {"architects_cubes": place_cubes, "architects_swaps": swap_buildings}
ITEMS: tuple[type[Item], ...] = (ArchitectsCube, ArchitectsSwap)
