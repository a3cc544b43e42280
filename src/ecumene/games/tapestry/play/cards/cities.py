"""Cards about cities: Building Contest, Sister Cities, Urban Renewal."""

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
from ecumene.games.tapestry.box.actions import PLOT, TapestryAction
from ecumene.games.tapestry.play.capital import check_plot, districts, open_plots, vacate
from ecumene.games.tapestry.play.cards.opponents import OneOpponent
from ecumene.games.tapestry.play.covering import cover
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, LANDMARK, NONE
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce

# ---- Building Contest


class CompareDistricts(Effect):
    """One reward for whoever alone has the most complete districts, one in all other cases.

    [tapestry.cards.building_contest]
    """

    def __init__(self, most: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.most = most
        self.otherwise = otherwise

    def parts(self) -> Sequence[Effect]:
        return (self.most, self.otherwise)

    def reward(self, position: TapestryPosition, seat: Seat) -> Effect:
        """The reward for a seat now."""
        theirs = [districts(position, other) for other in position.clockwise(seat)[1:]]
        return self.most if districts(position, seat) > max(theirs) else self.otherwise

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return self.reward(position, seat).able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        self.reward(position, seat).do(position, seat, cause, about)


# ---- Sister Cities


class ForOpponent(Effect):
    """An opponent of one's choice gains something; not one who has finished [tapestry.cards.sister_cities]."""

    def __init__(self, part: Effect) -> None:
        super().__init__()
        self.part = part

    def parts(self) -> Sequence[Effect]:
        return (self.part,)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(position.seats_of(seat, "opponents")) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        others = position.seats_of(seat, "opponents")
        if len(others) == 1:
            position.perform(others[0], self.part.number, cause, about)
        elif others:
            position.agenda.append(ChooseOpponent(seat, self.number, cause))


@dataclass(frozen=True, eq=False)
class ChooseOpponent(OneOpponent):
    """Which opponent gains something."""

    effect: int
    cause: str

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, ForOpponent)
        position.perform(action.arg, effect.part.number, self.cause)


# ---- Urban Renewal


class MoveBuildings(Effect):
    """So many income buildings of the capital may move to free plots of it [tapestry.cards.urban_renewal]."""

    def __init__(self, buildings: int) -> None:
        super().__init__()
        self.buildings = buildings

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return not position.finished[seat] and bool(movable(position, seat, ())) and bool(open_plots(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_move(position, seat, self.buildings, (), cause)


def movable(position: TapestryPosition, seat: Seat, moved: tuple[int, ...]) -> list[int]:
    """The plots of a capital with an income building, other than those moved there: each moves once.

    [tapestry.cards.urban_renewal]
    """
    plots = position.plots[seat]
    return [plot for plot in range(len(plots)) if BUILDING <= plots[plot] < LANDMARK and plot not in moved]


def ask_move(position: TapestryPosition, seat: Seat, left: int, moved: tuple[int, ...], cause: str) -> None:
    """Ask for the next building, if one may still move and there is a plot for it."""
    if left and movable(position, seat, moved) and open_plots(position, seat):
        position.agenda.append(MoveBuilding(seat, left, NONE, moved, cause))


@dataclass(frozen=True, eq=False)
class MoveBuilding(SeatQuestion):
    """Which building moves, if any, then where to [tapestry.cards.urban_renewal]."""

    left: int
    first: int  # where the building stands that moves; NONE before that is chosen
    moved: tuple[int, ...]  # where those stand that have moved already
    cause: str

    def halfway(self) -> bool:
        return self.first != NONE

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLOT]
        if self.first != NONE:
            return [of[plot] for plot in open_plots(position, seat)]
        return [*[of[plot] for plot in movable(position, seat, self.moved)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == PLOT and self.first != NONE:
            check_plot(position, seat, action.arg)
        elif action not in self.legal(position, seat):
            raise IllegalAction("tapestry.cards.urban_renewal" if action.verb == PLOT else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != PLOT:
            return
        if self.first == NONE:
            position.agenda.append(MoveBuilding(seat, self.left, action.arg, self.moved, self.cause))
            return
        position.agenda.append(MoveOn(seat, self.left - 1, (*self.moved, action.arg), self.cause))
        what = vacate(position, seat, self.first)
        told = {"who": seat, "plot": action.notation.partition(" ")[2]}
        position.tell("tapestry-log-moves-building", told)
        announce(position, COUNTS_CHANGED, seat)
        cover(position, seat, [action.arg], what, self.cause)


@dataclass(frozen=True, eq=False)
class MoveOn(Step):
    """What follows the first move is settled: now the next."""

    seat: Seat
    left: int
    moved: tuple[int, ...]
    cause: str

    def run(self, position: Any) -> None:
        ask_move(position, self.seat, self.left, self.moved, self.cause)


# ---- reading


def _read_compare_districts(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "compare_districts", says)
    effect = CompareDistricts(reader.many(part, part.get("most")), reader.many(part, part.get("otherwise")))
    part.nothing_else()
    return effect


def _read_for_opponent(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return ForOpponent(reader.many(row, says))


def _read_move_buildings(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return MoveBuildings(amount_said(row, "move_buildings", says, 9))


VERBS: dict[str, Verb] = {
    "compare_districts": _read_compare_districts, "for_opponent": _read_for_opponent,
    "move_buildings": _read_move_buildings,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (ChooseOpponent, MoveBuilding, MoveOn)
