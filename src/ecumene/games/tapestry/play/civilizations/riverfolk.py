"""Riverfolk: they build on impassable plots, which is a change of the rules that the capital sees to.

Nothing lies on the mat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.gaining import draw_another
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.ground import wet_districts
from ecumene.games.tapestry.play.model import IMPASSABLE, TapestryPosition

NAME: Final = "riverfolk"


def settle(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points for each district with impassable plots [tapestry.civilizations.riverfolk]."""
    numbers = printed(position, NAME).numbers
    score_points(position, seat, numbers["district"] * wet_districts(position, seat, numbers["plots"]), cause)


def visible_plots(position: TapestryPosition, seat: Seat) -> int:
    """How many impassable plots nothing stands on; cubes of the Architects are such plots too."""
    return position.plots[seat].count(IMPASSABLE)


def lose_points(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """At the end of the last income turn, a loss for each impassable plot [tapestry.civilizations.riverfolk]."""
    lost = -position.score(seat, -visible_plots(position, seat) * printed(position, NAME).numbers["visible"], cause)
    if lost:
        position.tell("tapestry-log-loses", {"who": seat, "thing": "point", "n": lost})


# ---- gaining them during the game


def offer(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """They may be discarded for another civilization, as long as there is one [tapestry.civilizations.riverfolk]."""
    if position.civ_deck:
        position.agenda.append(RiverfolkKeep(seat, cause))
    else:
        settle(position, seat, cause, about)


@dataclass(frozen=True, eq=False)
class RiverfolkKeep(SeatQuestion):
    """Whether to keep the Riverfolk, or to draw another civilization [tapestry.civilizations.riverfolk]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        number = position.box.civ_no[NAME]
        if action is position.acts.accept:
            settle(position, seat, self.cause, number)
        else:
            draw_another(position, seat, self.cause, number)


CODES: dict[str, Code] = {"riverfolk_settle": settle, "riverfolk_keep": offer, "riverfolk_final": lose_points}
ITEMS: tuple[type[Item], ...] = (RiverfolkKeep,)
