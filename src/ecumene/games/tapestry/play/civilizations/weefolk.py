"""Weefolk: tokens that move into other capitals, and count what stands in their streets. Nothing lies on the mat.

A token stands on a plot of an opponent's capital, as FOLK and the number of its owner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.tapestry.box.actions import PLAYER, PLOT, TILE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import CITY
from ecumene.games.tapestry.play.capital import COLUMNS, PLOTS, ROWS, vacate
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.covering import cover
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import BUILDING, ERAS, LANDMARK, OPEN, TapestryPosition
from ecumene.games.tapestry.play.numbers import FOLK, PAD

NAME: Final = "weefolk"
RULE: Final = "tapestry.civilizations.weefolk"


# ---- the tokens


def tokens(position: TapestryPosition, seat: Seat, host: Seat) -> list[int]:
    """The plots of an opponent's capital on which tokens of a seat stand."""
    plots = position.plots[host]
    return [plot for plot in range(PLOTS) if plots[plot] == FOLK + seat]


def give(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A token goes to an opponent, who puts it into their capital [tapestry.civilizations.weefolk]."""
    others = position.clockwise(seat)[1:]
    if len(others) == 1:
        ask_host(position, seat, others[0], cause)
    else:
        position.agenda.append(WeefolkHost(seat, cause))


@dataclass(frozen=True, eq=False)
class WeefolkHost(SeatQuestion):
    """Which opponent gets the token, also one who has finished [tapestry.civilizations.weefolk]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLAYER]
        return [of[other] for other in range(position.seats) if other != seat]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        ask_host(position, seat, action.arg, self.cause)


def rooms(position: TapestryPosition, host: Seat) -> list[int]:
    """Where a token can be put: open plots; in a full capital those with an income building."""
    plots = position.plots[host]
    free = [plot for plot in range(PLOTS) if PAD <= plots[plot] <= OPEN]
    return free or [plot for plot in range(PLOTS) if BUILDING <= plots[plot] < LANDMARK]


def ask_host(position: TapestryPosition, seat: Seat, host: Seat, cause: str) -> None:
    free = rooms(position, host)
    if len(free) > 1:
        position.agenda.append(WeefolkPlot(host, seat, cause))
    elif free:
        settle(position, seat, host, free[0], cause)


@dataclass(frozen=True, eq=False)
class WeefolkPlot(SeatQuestion):
    """Where whoever was given the token of a guest puts it [tapestry.civilizations.weefolk]."""

    guest: Seat
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLOT]
        return [of[plot] for plot in rooms(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PLOT
            raise IllegalAction(RULE if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        settle(position, self.guest, seat, action.arg, self.cause)


def settle(position: TapestryPosition, seat: Seat, host: Seat, plot: int, cause: str) -> None:
    """A token moves in: its plot counts as filled for the host, and a building there goes beside the capital."""
    position.tell("tapestry-log-folk", {"who": host, "other": seat})
    if position.plots[host][plot] > OPEN:
        vacate(position, host, plot)
        position.plots[host][plot] = OPEN  # what the building covered stays covered
    cover(position, host, [plot], FOLK + seat, cause)


# ---- a building for a tile


def can_trade(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Before the last income turn, whoever has a tile and a building left may exchange them."""
    if position.era[seat] >= ERAS or not position.supply[seat]:
        return False
    return position.book[printed(position, NAME).effects["building"]].able(position, seat, about)


def trade(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A territory tile may be spent for an income building [tapestry.civilizations.weefolk]."""
    if can_trade(position, seat, about):
        position.agenda.append(WeefolkTile(seat, cause))


@dataclass(frozen=True, eq=False)
class WeefolkTile(SeatQuestion):
    """Which territory tile to discard for an income building, if any [tapestry.civilizations.weefolk].

    The tile leaves the game [tapestry.rulings.discarded_territory_tiles].
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TILE]
        return [*[of[tile] for tile in position.supply[seat]], position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != TILE:
            return
        position.supply[seat].remove(action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "territory"})
        position.perform(seat, printed(position, NAME).effects["building"], self.cause)


# ---- the last income turn


def street(position: TapestryPosition, host: Seat, line: Sequence[int]) -> int:
    """How many income buildings and landmarks stand in a row or a column; a landmark counts once in it."""
    plots = position.plots[host]
    standing = [plots[plot] for plot in line if BUILDING <= plots[plot] < FOLK]
    buildings = len([what for what in standing if what < LANDMARK])
    return buildings + len({what for what in standing if what >= LANDMARK})


def folk_points(position: TapestryPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """What all tokens of a seat count in their rows and columns, each for itself [tapestry.civilizations.weefolk]."""
    each = printed(position, NAME).numbers["piece"]
    points = 0
    for host in position.clockwise(seat)[1:]:
        for plot in tokens(position, seat, host):
            seen = street(position, host, ROWS[plot // CITY]) + street(position, host, COLUMNS[plot % CITY])
            points += items.add(RULE, each * seen)
    return points


def score(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    if can_score(position, seat, about):
        tally = Tally(RULE) if position.journal is not None else None
        points = folk_points(position, seat, UNITEMISED if tally is None else tally)
        score_points(position, seat, points, cause, tally)


def can_score(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return position.era[seat] == ERAS


CODES: dict[str, Code] = {"weefolk_give": give, "weefolk_trade": trade, "weefolk_score": score}
ABLE: dict[str, Able] = {"weefolk_trade": can_trade, "weefolk_score": can_score}
ITEMS: tuple[type[Item], ...] = (WeefolkHost, WeefolkPlot, WeefolkTile)
