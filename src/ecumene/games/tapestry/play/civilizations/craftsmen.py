"""Craftsmen: income buildings may go on the mat for its benefits.

On the mat: for each space the kind of building on it, -1 where it is free; the spaces of the first column from the
bottom up, then those of the next.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.play.buildings import OtherPlace
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, replaced
from ecumene.games.tapestry.play.model import KINDS, NONE, TapestryPosition
from ecumene.games.tapestry.play.whenever import HOUSED, announce

NAME: Final = "craftsmen"


def lowest_free(position: TapestryPosition) -> list[int]:
    """For each column its lowest free space; NONE where it is full."""
    spaces = on_mat(position, NAME)
    found: list[int] = []
    bottom = 0
    for column in printed(position, NAME).grids["columns"]:
        free = [space for space in range(bottom, bottom + len(column)) if spaces[space] == NONE]
        found.append(free[0] if free else NONE)
        bottom += len(column)
    return found


class CraftsmenMat(OtherPlace):
    """The columns of the mat, for income buildings only [tapestry.civilizations.craftsmen]."""

    def ways(self, position: Any, seat: Seat, what: int) -> list[Action]:
        if what >= KINDS:
            return []
        of = position.acts.of[PICK]
        return [of[column] for column, space in enumerate(lowest_free(position)) if space != NONE]

    def put(self, position: Any, seat: Seat, what: int, action: Action, cause: str) -> None:
        """The building covers the lowest free space of a column, whose benefit follows; it counts as in the capital."""
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        space = lowest_free(position)[action.arg]
        lay(position, NAME, replaced(on_mat(position, NAME), space, what))
        announce(position, HOUSED, seat, what)
        benefits = [benefit for column in printed(position, NAME).grids["columns"] for benefit in column]
        position.perform(seat, benefits[space], f"civ.{NAME}")
