"""Traders: tokens on empty and on foreign land.

On the mat: how many tokens are left, then the hexes on which tokens were put while they were empty.
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
from ecumene.games.tapestry.play.civilizations.mats import gain_passively, lay, on_mat, printed
from ecumene.games.tapestry.play.conquering import left_effect, left_hex
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import NONE, TOKEN, TapestryPosition, kind_of, owner_of, stands
from ecumene.games.tapestry.play.territory import area, is_explored, put_piece, tile_benefit

NAME: Final = "traders"


# ---- placing a token


def may_trade(position: TapestryPosition, seat: Seat, place: int) -> bool:
    """Whether a token may come onto a hex: explored land without pieces, or beside a single outpost of an opponent."""
    pieces = position.pieces[place]
    if not pieces:
        return is_explored(position, place)
    stone = pieces[0]
    return len(pieces) == 1 and stands(stone) and kind_of(stone) != TOKEN and owner_of(stone) != seat


def markets(position: TapestryPosition, seat: Seat) -> list[int]:
    """The hexes that take a token."""
    return [place for place in position.board.hexes if may_trade(position, seat, place)]


def can_place(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return on_mat(position, NAME)[0] > 0 and bool(markets(position, seat))


def place_token(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps put a token on the map [tapestry.civilizations.traders]."""
    if can_place(position, seat, about):
        position.agenda.append(TradersToken(seat, cause))


@dataclass(frozen=True, eq=False)
class TradersToken(SeatQuestion):
    """Where to put a token, if anywhere [tapestry.civilizations.traders]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[HEX]
        return [*[of[place] for place in markets(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.civilizations.traders" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == HEX:
            trade(position, seat, action.arg, self.cause)


def trade(position: TapestryPosition, seat: Seat, place: int, cause: str) -> None:
    """A token on empty land scores opponents' territories around; beside an outpost it gains what the tile gives."""
    left, *empty = on_mat(position, NAME)
    alone = not position.pieces[place]
    lay(position, NAME, (left - 1, *empty, place) if alone else (left - 1, *empty))
    put_piece(position, place, seat, TOKEN)
    position.tell("tapestry-log-trades", {"who": seat, "area": area(place)})
    if alone:
        points = printed(position, NAME).numbers["neighbour"] * foreign_neighbours(position, seat, place)
        score_points(position, seat, points, cause)
    else:
        tile_benefit(position, seat, place)


def foreign_neighbours(position: TapestryPosition, seat: Seat, place: int) -> int:
    """How many territories around a hex are controlled by opponents."""
    found = 0
    for near in position.board.near[place]:
        if near != NONE and any(position.controls(other, near) for other in position.clockwise(seat)[1:]):
            found += 1
    return found


# ---- an opponent conquers the land of a token


def can_profit(position: TapestryPosition, seat: Seat, about: int) -> bool:
    place = left_hex(about)
    effect = position.book.effects[left_effect(position, about)]
    return place in on_mat(position, NAME)[1:] and effect.able(position, seat, place)


def profit(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The conqueror of a token's land has left a die: one may gain it [tapestry.civilizations.traders]."""
    if position.finished[seat]:
        gain_passively(position, seat, left_effect(position, about), cause, left_hex(about))
    else:
        position.agenda.append(TradersDie(seat, about, cause))


@dataclass(frozen=True, eq=False)
class TradersDie(SeatQuestion):
    """Whether to gain the die that the conqueror has left [tapestry.civilizations.traders]."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            position.perform(seat, left_effect(position, self.left), self.cause, left_hex(self.left))


CODES: dict[str, Code] = {"traders_place": place_token, "traders_profit": profit}
ABLE: dict[str, Able] = {"traders_place": can_place, "traders_profit": can_profit}
ITEMS: tuple[type[Item], ...] = (TradersDie, TradersToken)
