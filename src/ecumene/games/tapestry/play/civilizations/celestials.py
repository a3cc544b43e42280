"""Celestials: their capital floats over the map, as a token, and rolls the conquest dice where it goes.

On the mat: the hex of that token.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import HEX, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.capital import cells_of, plots_under
from ecumene.games.tapestry.play.civilizations.gaining import draw_another
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.conquering import TakeDice
from ecumene.games.tapestry.play.dice import roll_more
from ecumene.games.tapestry.play.drawing import roll_conquest
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import ERAS, TOKEN, TapestryPosition
from ecumene.games.tapestry.play.numbers import BLACK, OUTPOST, RED, piece
from ecumene.games.tapestry.play.territory import area, is_explored, put_piece
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce

NAME: Final = "celestials"


# ---- the token comes onto the map


def has_outpost_at_home(position: TapestryPosition, seat: Seat) -> bool:
    """Whether an outpost of a seat stands where it began."""
    return piece(seat, OUTPOST) in position.pieces[position.home[seat]]


def rise(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Where its player began, a token takes the place of an outpost, which goes back to the supply.

    [tapestry.civilizations.celestials]
    """
    home = position.home[seat]
    held = position.controls(seat, home)
    stones = list(position.pieces[home])
    stones.remove(piece(seat, OUTPOST))
    position.pieces[home] = tuple(stones)
    position.outposts[seat] += 1
    put_piece(position, home, seat, TOKEN)
    lay(position, NAME, (home,))
    if held != position.controls(seat, home):
        announce(position, COUNTS_CHANGED, seat)


def arrive(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Gained during the game: an outpost where one began becomes the token, or the mat goes for another one.

    [tapestry.civilizations.celestials]
    """
    if not has_outpost_at_home(position, seat):
        draw_another(position, seat, cause, about)
    elif position.civ_deck:
        position.agenda.append(CelestialsKeep(seat, cause))
    else:
        rise(position, seat, cause, about)


@dataclass(frozen=True, eq=False)
class CelestialsKeep(SeatQuestion):
    """Whether an outpost becomes the floating capital, or another civilization is drawn.

    [tapestry.civilizations.celestials]
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        number = position.box.civ_no[NAME]
        if action is position.acts.accept:
            rise(position, seat, self.cause, number)
        else:
            draw_another(position, seat, self.cause, number)


# ---- income turns


def goals(position: TapestryPosition) -> list[int]:
    """The territories next to the token, full or not."""
    return [place for place in position.board.around[on_mat(position, NAME)[0]] if is_explored(position, place)]


def landmarks_inside(position: TapestryPosition, seat: Seat) -> tuple[int, int]:
    """How many landmarks hang over the edge of the capital, and how many stand wholly in it.

    Those beside it, on a card or on the map do neither.
    """
    over = inside = 0
    for landmark, owner in enumerate(position.landmark_owner):
        site = position.landmark_site[landmark]
        if owner == seat and site >= 0:
            whole = len(plots_under(position, landmark, site)) == len(cells_of(position, landmark, site))
            inside += whole
            over += not whole
    return over, inside


def can_float(position: TapestryPosition, seat: Seat, about: int) -> bool:
    if position.era[seat] == ERAS:
        return any(landmarks_inside(position, seat))
    return bool(goals(position))


def drift(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The token may move; on the last income turn landmarks count instead [tapestry.civilizations.celestials]."""
    if position.era[seat] < ERAS:
        if goals(position):
            position.agenda.append(CelestialsMove(seat, cause))
        return
    over, inside = landmarks_inside(position, seat)
    numbers = printed(position, NAME).numbers
    lost = -position.score(seat, -over * numbers["overhanging"], cause)
    if lost:
        position.tell("tapestry-log-loses", {"who": seat, "thing": "point", "n": lost})
    score_points(position, seat, inside * numbers["inside"], cause)


@dataclass(frozen=True, eq=False)
class CelestialsMove(SeatQuestion):
    """To which territory the token moves, if to any [tapestry.civilizations.celestials]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[HEX]
        return [*[of[place] for place in goals(position)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.civilizations.celestials" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == HEX:
            move(position, seat, action.arg, self.cause)


def move(position: TapestryPosition, seat: Seat, place: int, cause: str) -> None:
    """The token goes to a territory, which is no conquest; both dice are rolled and gained there."""
    here = on_mat(position, NAME)[0]
    stones = list(position.pieces[here])
    stones.remove(piece(seat, TOKEN))
    position.pieces[here] = tuple(stones)
    put_piece(position, place, seat, TOKEN)
    lay(position, NAME, (place,))
    position.tell("tapestry-log-floats", {"who": seat, "area": area(place)})
    roll_conquest(position, seat, cause, place)
    position.agenda.append(TakeDice(seat, place, both=True, success=False, cause=cause))
    roll_more(position, seat, (RED, BLACK), place, cause)


CODES: dict[str, Code] = {"celestials_rise": rise, "celestials_arrive": arrive, "celestials_drift": drift}
ABLE: dict[str, Able] = {"celestials_drift": can_float}
ITEMS: tuple[type[Item], ...] = (CelestialsKeep, CelestialsMove)
