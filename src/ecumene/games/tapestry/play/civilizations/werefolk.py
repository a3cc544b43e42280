"""Werefolk: a space tile thrown like a coin decides between a step back and one forward.

On the mat: the space tile that lies there, -1 without one. It is among the tiles that its owner has explored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.advancing import NO_BONUS, check_move, move_on, tokens_back
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.drawing import has_options
from ecumene.games.tapestry.play.gains import STAR, draw
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.options import KeepStar, star_options
from ecumene.games.tapestry.play.space import explore_star, leave_star

NAME: Final = "werefolk"
FACES: Final = 2
FACE_UP: Final = 0


def throw(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The tile on the mat goes; another one is gained at random and thrown [tapestry.civilizations.werefolk].

    Where none is left something is thrown all the same. With one more option it is one of two tiles, thrown once
    [tapestry.civilizations.psionics].
    """
    leave(position, seat)
    stars = star_options(position) if has_options(position, seat) and not position.finished[seat] else ()
    if stars:
        position.agenda.append(WerefolkStar(seat, stars, cause))
        return
    had = position.star_supply[seat].copy()
    draw(position, seat, STAR, 1, cause)
    new = [star for star in position.star_supply[seat] if star not in had]
    fall(position, seat, new[0] if new else NONE, cause)


@dataclass(frozen=True, eq=False)
class WerefolkStar(KeepStar):
    """Which of two space tiles to gain and throw."""

    def keep(self, position: TapestryPosition, thing: int) -> None:
        super().keep(position, thing)
        fall(position, self.seat, thing, self.cause)


def fall(position: TapestryPosition, seat: Seat, star: int, cause: str) -> None:
    """The tile just gained falls, or what stands for it, and lies face up or face down."""
    chance = position.chance
    assert chance is not None
    face = chance.below("throw", FACES)
    position.tell("tapestry-log-throws", {"who": seat, "what": "up" if face == FACE_UP else "down"})
    if face != FACE_UP:
        position.perform(seat, printed(position, NAME).effects["down"], cause)
    elif star != NONE and retreats(position, seat):
        position.agenda.append(WerefolkRetreat(seat, star, cause))
    else:
        position.perform(seat, printed(position, NAME).effects["stay"], cause)


def leave(position: TapestryPosition, seat: Seat) -> None:
    """Discard the tile on the mat, with what it does."""
    star = on_mat(position, NAME)[0]
    if star != NONE:
        lay(position, NAME, (NONE,))
        leave_star(position, seat, star)


def retreats(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tracks on which a token really can go back a space."""
    return [track for track in range(position.box.track_count) if tokens_back(position, seat, track)]


@dataclass(frozen=True, eq=False)
class WerefolkRetreat(SeatQuestion):
    """On which track to go back a space and so explore the tile, or rather to gain points.

    [tapestry.civilizations.werefolk]
    """

    star: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [*[of[track] for track in retreats(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action is position.acts.decline:
            return
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        check_move(position, seat, action.arg, False)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            position.perform(seat, printed(position, NAME).effects["stay"], self.cause)
            return
        position.agenda.append(WerefolkExplore(seat, self.star))
        move_on(position, seat, action.arg, self.cause, False, NO_BONUS, False)


@dataclass(frozen=True, eq=False)
class WerefolkExplore(Step):
    """After the step back the tile is explored on the mat, where it works until it leaves it again."""

    seat: Seat
    star: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        lay(position, NAME, (self.star,))
        explore_star(position, self.seat, self.star)


CODES: dict[str, Code] = {"werefolk_throw": throw}
ITEMS: tuple[type[Item], ...] = (WerefolkExplore, WerefolkRetreat, WerefolkStar)
