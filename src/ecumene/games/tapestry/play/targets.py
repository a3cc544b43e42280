"""Targets: the territories that a seat can conquer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import SEA
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.territory import ANYWHERE, WHERE, corners, is_explored, reachable
from ecumene.games.tapestry.play.whenever import SAFE_COASTS, allied, modified

HOME: Final = 2  # next to the territory on which one began
HERE: Final = 3  # the territory that the cause is about, and no other
EMPTY: Final = 4  # next to one's own, without any piece
FIELDS: Final[tuple[str, ...]] = (*WHERE, "home", "here", "empty")
"""Where one conquers: as one explores, or as a few cards say."""

MOST_PIECES: Final = 1  # in a territory that can be conquered


def hindrance(position: TapestryPosition, seat: Seat, place: int) -> str:
    """What keeps a seat from conquering a territory, wherever it lies: the rule, or nothing.

    Every piece counts, whoever's, standing or not, tokens too [tapestry.rulings.conquest_own_toppled]
    [tapestry.rulings.trade_token_conquered].
    """
    if not is_explored(position, place):
        return "tapestry.conquering.where"
    if not position.pieces[place]:
        return ""
    holder = position.controller(place)
    if holder == seat:
        return "tapestry.conquering.control"
    if len(position.pieces[place]) > MOST_PIECES:
        return "tapestry.conquering.limit"
    if holder != NONE and allied(position, seat, holder):
        return "tapestry.cards.alliance"
    return "tapestry.cards.sea_monsters" if guarded(position, place, holder) else ""


def guarded(position: TapestryPosition, place: int, holder: int) -> bool:
    """Whether a territory of a holder shows sea, and something lives there that keeps everybody else away.

    [tapestry.cards.sea_monsters]
    """
    if not position.futures or holder == NONE or not modified(position, holder, SAFE_COASTS):
        return False
    return SEA in corners(position, place)


def targets(position: TapestryPosition, seat: Seat, where: int, here: int = NONE) -> list[int]:
    """The territories that a seat can conquer [tapestry.conquering.where] [tapestry.conquering.anywhere].

    Without an outpost there are none [tapestry.conquering.outposts].
    """
    if position.outposts[seat] <= 0 or position.finished[seat]:
        return []
    return [place for place in field(position, seat, where, here) if not hindrance(position, seat, place)]


def field(position: TapestryPosition, seat: Seat, where: int, here: int) -> Sequence[int]:
    """The hexes among which a seat conquers, whether it can or not [tapestry.cards.manifest_destiny]."""
    if where == HERE:
        return (here,) if here >= 0 else ()
    if where == HOME:
        home = position.home[seat]
        return position.board.around[home] if home >= 0 else ()
    places = position.board.hexes if where == ANYWHERE else reachable(position, seat)
    return [place for place in places if not position.pieces[place]] if where == EMPTY else places
