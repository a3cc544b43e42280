"""Islanders: an island of their own, with six hexes around it to explore, which are in `shores`.

Nothing else lies on the mat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import LAY, SHORES, TILE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.gaining import draw_another
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.shores import NAME, ON_MAT, free_shores, open_sea, open_shores
from ecumene.games.tapestry.play.territory import area

__all__ = ["ABLE", "CODES", "ITEMS", "NAME", "IslandersKeep", "IslandersLay", "IslandersTile"]


# ---- the mat


def begin(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The hexes of the mat can be explored."""
    open_shores(position)


def can_score(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return any(open_sea(position, place) for place in SHORES)


def score_sea(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """At the end, points for each tile of the mat with nothing but sea outside [tapestry.civilizations.islanders]."""
    tiles = len([place for place in SHORES if open_sea(position, place)])
    score_points(position, seat, tiles * printed(position, NAME).numbers["sea"], cause)


# ---- gaining them during the game


def arrive(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """One may have another civilization instead [tapestry.civilizations.islanders]."""
    position.agenda.append(IslandersKeep(seat, about, cause))


@dataclass(frozen=True, eq=False)
class IslandersKeep(SeatQuestion):
    """Whether to keep the Islanders, or to discard them and draw another civilization."""

    civ: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is not position.acts.accept:
            draw_another(position, seat, self.cause, self.civ)
            return
        open_shores(position)
        next_tile(position, seat, printed(position, NAME).numbers["settled"], self.cause)


def next_tile(position: TapestryPosition, seat: Seat, left: int, cause: str) -> None:
    if left and position.supply[seat] and free_shores(position, seat, ON_MAT):
        position.agenda.append(IslandersTile(seat, left, cause))


@dataclass(frozen=True, eq=False)
class IslandersTile(SeatQuestion):
    """Which tile to put on the mat, if any more; `left` may still be [tapestry.civilizations.islanders]."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TILE]
        return [*[of[tile] for tile in position.supply[seat]], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == TILE
            raise IllegalAction("tapestry.civilizations.islanders" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == TILE:
            position.agenda.append(IslandersLay(seat, action.arg, self.left, self.cause))


@dataclass(frozen=True, eq=False)
class IslandersLay(SeatQuestion):
    """Where on the mat the tile goes and how it is turned; it gives nothing [tapestry.civilizations.islanders]."""

    tile: int
    left: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        rotations = position.box.tiles[self.tile].rotations
        found: list[Action] = []
        for place in free_shores(position, seat, ON_MAT):
            found += [position.acts.lay(place, rotation) for rotation in rotations]
        return found

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == LAY
            raise IllegalAction("tapestry.civilizations.islanders" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        position.supply[seat].remove(self.tile)
        position.land[action.arg] = self.tile
        position.rotation[action.arg] = action.turn
        told = {"who": seat, "tile": position.box.tiles[self.tile].id, "area": area(action.arg)}
        position.tell("tapestry-log-lays", told)
        next_tile(position, seat, self.left - 1, self.cause)


CODES: dict[str, Code] = {"islanders_begin": begin, "islanders_arrive": arrive, "islanders_sea": score_sea}
ABLE: dict[str, Able] = {"islanders_sea": can_score}
ITEMS: tuple[type[Item], ...] = (IslandersKeep, IslandersLay, IslandersTile)
