"""Artificers: buildings are set aside, or slid along their rows of the income mat.

On the mat: per kind how many income buildings were set aside. They have left their row, and stand nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import BUILD, PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.civilizations.craftsmen import NAME as CRAFTSMEN
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, raised
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import ERAS, KINDS, NONE, TapestryPosition
from ecumene.games.tapestry.play.rows import cover_places, covered_places, take_building
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce

NAME: Final = "artificers"


# ---- what can be done


def removable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The rows with a building that can be set aside."""
    return [kind for kind in range(KINDS) if covered_places(position, seat, kind)]


def slidable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The rows whose leftmost building has a place to its left, which nothing covers: it is the leftmost."""
    return [kind for kind in removable(position, seat) if covered_places(position, seat, kind)[0] > 0]


def movable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The rows of which a building does not stand as far left as it can."""
    found: list[int] = []
    for kind in range(KINDS):
        covered = covered_places(position, seat, kind)
        if covered and covered[-1] >= len(covered):
            found.append(kind)
    return found


def building_points(position: TapestryPosition, seat: Seat) -> int:
    """The points for the income buildings in the capital; those on the mat of the Craftsmen count as there."""
    standing = sum(position.placed[KINDS * seat : KINDS * seat + KINDS])
    if position.has_civ(seat, position.box.civ_no[CRAFTSMEN]):
        standing += len([kind for kind in on_mat(position, CRAFTSMEN) if kind != NONE])
    return standing * printed(position, NAME).numbers["building"]


def can_work(position: TapestryPosition, seat: Seat, about: int) -> bool:
    if position.era[seat] < ERAS:
        return bool(removable(position, seat))
    return bool(movable(position, seat)) or building_points(position, seat) > 0


def work(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Set a building aside or slide one; on the last income turn points, or a whole row slides.

    [tapestry.civilizations.artificers]
    """
    if position.era[seat] < ERAS:
        if removable(position, seat):
            position.agenda.append(ArtificersRow(seat, cause))
    elif movable(position, seat):
        position.agenda.append(ArtificersLast(seat, cause))
    else:
        score_points(position, seat, building_points(position, seat), cause)


# ---- doing it


def set_aside(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """The leftmost building of a row goes for good: it is not gained, but counts for its kind."""
    take_building(position, seat, kind)
    lay(position, NAME, raised(on_mat(position, NAME), kind))
    position.tell("tapestry-log-sets-aside", {"who": seat, "building": BUILDINGS[kind]})
    announce(position, COUNTS_CHANGED, seat)


def slide(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """The leftmost building of a row covers the place to its left, and opens its own."""
    first, *others = covered_places(position, seat, kind)
    cover_places(position, seat, kind, [first - 1, *others])
    position.tell("tapestry-log-slides", {"who": seat, "building": BUILDINGS[kind]})


def slide_all(position: TapestryPosition, seat: Seat, kind: int) -> None:
    """All buildings of a row stand as far left as they can."""
    cover_places(position, seat, kind, range(len(covered_places(position, seat, kind))))
    position.tell("tapestry-log-slides-all", {"who": seat, "building": BUILDINGS[kind]})


@dataclass(frozen=True, eq=False)
class ArtificersRow(SeatQuestion):
    """Of which row the leftmost building is set aside, `build`, or slid one place to the left, `pick`.

    [tapestry.civilizations.artificers]
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        aside, sliding = position.acts.of[BUILD], position.acts.of[PICK]
        ways: list[Action] = [aside[kind] for kind in removable(position, seat)]
        return [*ways, *[sliding[kind] for kind in slidable(position, seat)]]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb in (BUILD, PICK)
            raise IllegalAction("tapestry.civilizations.artificers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == BUILD:
            set_aside(position, seat, action.arg)
        else:
            slide(position, seat, action.arg)


@dataclass(frozen=True, eq=False)
class ArtificersLast(SeatQuestion):
    """On the last income turn: which row slides to the left, `pick`, or points for buildings, `accept`.

    [tapestry.civilizations.artificers]
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        sliding = position.acts.of[PICK]
        return [*[sliding[kind] for kind in movable(position, seat)], position.acts.accept]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK
            raise IllegalAction("tapestry.civilizations.artificers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == PICK:
            slide_all(position, seat, action.arg)
        else:
            score_points(position, seat, building_points(position, seat), self.cause)


CODES: dict[str, Code] = {"artificers_work": work}
ABLE: dict[str, Able] = {"artificers_work": can_work}
ITEMS: tuple[type[Item], ...] = (ArtificersLast, ArtificersRow)
