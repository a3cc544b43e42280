"""Taking a civilization: at the beginning, or another one during the game."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.tapestry.codes import Code
from ecumene.games.tapestry.drawing import draw_civilization
from ecumene.games.tapestry.model import NONE, TapestryPosition


def take_mat(position: TapestryPosition, seat: Seat, civ: int) -> None:
    """A civilization joins those of a seat, with what lies on its mat."""
    position.civs[seat] = (*position.civs[seat], civ)
    position.civ_state[civ] = position.box.civs[civ].data.series["mat"]


def gain_civilization(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """A civilization drawn at random; its set-up is done at once, unless its mat says otherwise.

    [tapestry.civilizations.gained] Without one left nothing is gained [tapestry.rulings.civilization_deck_empty]. No
    adjustment comes with it.
    """
    civ = NONE if position.finished[seat] else draw_civilization(position, cause)
    if civ == NONE:
        return
    take_mat(position, seat, civ)
    mat = position.box.civs[civ]
    position.tell("tapestry-log-civ", {"who": seat, "civ": mat.id})
    position.perform(seat, mat.gained if mat.gained >= 0 else mat.setup, f"civ.{mat.id}", civ)


def draw_another(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The civilization just gained is of use at the beginning only: it is discarded for another one.

    [tapestry.civilizations.futurists] [tapestry.civilizations.mystics]
    """
    position.civs[seat] = tuple([civ for civ in position.civs[seat] if civ != about])
    position.civ_state[about] = ()
    gain_civilization(position, seat, cause)


CODES: dict[str, Code] = {"draw_another": draw_another}
