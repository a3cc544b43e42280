"""Infiltrators: outposts beside those of others, and tokens on foreign capital territories.

On the mat: what was placed, in order: 2 * the hex for an outpost that shares a territory, 2 * the hex + 1 for a token
on a capital territory. `shared_lands` of the position reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import HEX, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import NONE, TOKEN, TapestryPosition, kind_of, owner_of, stands
from ecumene.games.tapestry.play.starting import start_of
from ecumene.games.tapestry.play.territory import area, put_piece, take_outpost, tile_benefit

NAME: Final = "infiltrators"


# ---- where


def lodgings(position: TapestryPosition, seat: Seat) -> list[int]:
    """The territories with a single piece, an opponent's standing outpost; none without an outpost of one's own."""
    if position.outposts[seat] <= 0:
        return []
    found: list[int] = []
    for place in position.board.hexes:
        pieces = position.pieces[place]
        if len(pieces) == 1 and stands(pieces[0]) and kind_of(pieces[0]) != TOKEN and owner_of(pieces[0]) != seat:
            found.append(place)
    return found


def homes(position: TapestryPosition, seat: Seat) -> list[int]:
    """The capital territories of the opponents."""
    return sorted({start_of(position, other) for other in range(position.seats) if other != seat})


def tokens_there(position: TapestryPosition, place: int) -> int:
    """How many tokens were put on a capital territory."""
    return on_mat(position, NAME).count(2 * place + 1)


# ---- the choice of an income turn


def infiltrate(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Share a territory, or put a token on a capital territory [tapestry.civilizations.infiltrators]."""
    position.agenda.append(InfiltratorsPlace(seat, cause))


@dataclass(frozen=True, eq=False)
class InfiltratorsPlace(SeatQuestion):
    """Which territory to share, or on which capital territory to put a token [tapestry.civilizations.infiltrators].

    On these the two outposts of the beginning stand, so that none of them can be shared.
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[HEX]
        return [of[place] for place in sorted({*lodgings(position, seat), *homes(position, seat)})]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == HEX
            raise IllegalAction("tapestry.civilizations.infiltrators" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.arg in homes(position, seat):
            put_token(position, seat, action.arg, self.cause)
        else:
            share(position, seat, action.arg)


# ---- what follows


def share(position: TapestryPosition, seat: Seat, place: int) -> None:
    """An outpost beside another: both control the territory from now on [tapestry.boxes.shared_control].

    It is no conquest: no dice, no response, nothing falls, and the middle island earns no achievement.
    """
    lay(position, NAME, (*on_mat(position, NAME), 2 * place))
    position.tell("tapestry-log-infiltrates", {"who": seat, "area": area(place)})
    tile_benefit(position, seat, place)
    take_outpost(position, seat, place)


def put_token(position: TapestryPosition, seat: Seat, place: int, cause: str) -> None:
    """A token on a capital territory: points for the outposts that its owner has left, at the third a civilization.

    [tapestry.civilizations.infiltrators] [tapestry.boxes.third_token]
    """
    mat = printed(position, NAME)
    lay(position, NAME, (*on_mat(position, NAME), 2 * place + 1))
    put_piece(position, place, seat, TOKEN)
    position.tell("tapestry-log-marks-home", {"who": seat, "area": area(place)})
    host = owner_of_home(position, seat, place)
    score_points(position, seat, mat.numbers["outpost"] * position.outposts[host], cause)
    if tokens_there(position, place) == mat.numbers["tokens"]:
        position.perform(seat, mat.effects["welcome"], cause)


def owner_of_home(position: TapestryPosition, seat: Seat, place: int) -> Seat:
    """The opponent who has begun on a hex."""
    for other in position.clockwise(seat)[1:]:
        if start_of(position, other) == place:
            return other
    return NONE


CODES: dict[str, Code] = {"infiltrators_go": infiltrate}
ITEMS: tuple[type[Item], ...] = (InfiltratorsPlace,)
