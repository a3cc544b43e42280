"""Nomads: what they build may settle on the map. Nothing lies on the mat."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.games.tapestry.box.actions import HEX, TapestryAction
from ecumene.games.tapestry.play.buildings import OtherPlace
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.model import HOUSING, KINDS, MONUMENT, ON_MAP, TapestryPosition
from ecumene.games.tapestry.play.territory import area, is_explored, put_piece, reachable

NAME: Final = "nomads"


def settlements(position: TapestryPosition, seat: Seat) -> list[int]:
    """The hexes that take a building: controlled ones with a single piece, and empty ones next to those controlled."""
    pieces = position.pieces
    near = [place for place in reachable(position, seat) if not pieces[place] and is_explored(position, place)]
    return [*[place for place in position.controlled(seat) if len(pieces[place]) == 1], *near]


class NomadsLand(OtherPlace):
    """The map, for income buildings and landmarks [tapestry.civilizations.nomads]."""

    def ways(self, position: Any, seat: Seat, what: int) -> list[Action]:
        of = position.acts.of[HEX]
        return [of[place] for place in settlements(position, seat)]

    def put(self, position: Any, seat: Seat, what: int, action: Action, cause: str) -> None:
        """The building stands on the map like an outpost; beside a piece of one's own it gives a resource.

        It is no conquest, so it earns no achievement.
        """
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        place = action.arg
        beside = bool(position.pieces[place])
        if what >= KINDS:
            position.landmark_site[what - KINDS] = ON_MAP
        put_piece(position, place, seat, HOUSING + what if what < KINDS else MONUMENT + what - KINDS)
        position.tell("tapestry-log-settles", {"who": seat, "area": area(place)})
        if beside:
            position.perform(seat, printed(position, NAME).effects["settled"], f"civ.{NAME}")
