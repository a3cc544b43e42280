"""Isolationists: seal off what they have conquered, and score one large land.

On the mat: how many tokens are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import FACING, SEA, TERRAINS
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import ERAS, NONE, TOKEN, TapestryPosition
from ecumene.games.tapestry.play.territory import corners, put_piece

NAME: Final = "isolationists"


# ---- sealing


def can_seal(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return on_mat(position, NAME)[0] > 0 and len(position.pieces[about]) == 1


def seal(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A token joins the outpost: a resource, and two pieces keep others out [tapestry.civilizations.isolationists]."""
    lay(position, NAME, (on_mat(position, NAME)[0] - 1,))
    put_piece(position, about, seat, TOKEN)
    position.perform(seat, printed(position, NAME).effects["sealed"], cause)


# ---- the largest land


def lands(position: TapestryPosition, place: int) -> tuple[int, ...]:
    """The land terrains of a territory, also those in its midst."""
    tile = position.land[place]
    return position.box.tiles[tile].lands if tile >= 0 else position.board.lands[place]


def joined(position: TapestryPosition, place: int, side: int, terrain: int) -> bool:
    """Whether a terrain goes on over a side of a territory: it is at one end of the side on both.

    What lies in the midst of a territory, as on the middle island, goes nowhere [tapestry.faq.isolationists_island].
    """
    mine, theirs = corners(position, place), corners(position, position.board.near[place][side])
    if not mine or not theirs:
        return False
    (here, there), (also_here, also_there) = FACING[side]
    return mine[here] == theirs[there] == terrain or mine[also_here] == theirs[also_there] == terrain


def largest_land(position: TapestryPosition, seat: Seat, terrain: int) -> int:
    """The size of the largest group of controlled territories that a terrain joins."""
    left = [place for place in position.controlled(seat) if terrain in lands(position, place)]
    largest = 0
    while left:
        group = [left.pop()]
        for place in group:
            near = position.board.near[place]
            for side in range(len(near)):
                if near[side] != NONE and near[side] in left and joined(position, place, side, terrain):
                    left.remove(near[side])
                    group.append(near[side])
        largest = max(largest, len(group))
    return largest


def land_points(position: TapestryPosition, seat: Seat, terrain: int) -> int:
    """What the largest land of a terrain scores."""
    by_size = printed(position, NAME).series["landmass"]
    size = min(largest_land(position, seat, terrain), len(by_size))
    return by_size[size - 1] if size else 0


def land_terrains(position: TapestryPosition, seat: Seat) -> list[int]:
    """The land terrains that a seat has anywhere; the sea is none."""
    return [t for t in range(len(TERRAINS)) if t != SEA and land_points(position, seat, t)]


def can_score(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return position.era[seat] == ERAS and bool(land_terrains(position, seat))


def score_land(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """In step 1 of the last income turn, one's largest land of one terrain [tapestry.civilizations.isolationists]."""
    if position.era[seat] < ERAS:
        return
    terrains = land_terrains(position, seat)
    if len(terrains) == 1:
        score_terrain(position, seat, terrains[0], cause)
    elif terrains:
        position.agenda.append(IsolationistsTerrain(seat, cause))


def score_terrain(position: TapestryPosition, seat: Seat, terrain: int, cause: str) -> None:
    score_points(position, seat, land_points(position, seat, terrain), cause)


@dataclass(frozen=True, eq=False)
class IsolationistsTerrain(SeatQuestion):
    """Of which terrain the largest land scores [tapestry.civilizations.isolationists]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[terrain - 1] for terrain in land_terrains(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        score_terrain(position, seat, action.arg + 1, self.cause)


CODES: dict[str, Code] = {"isolationists_seal": seal, "isolationists_land": score_land}
ABLE: dict[str, Able] = {"isolationists_seal": can_seal, "isolationists_land": can_score}
ITEMS: tuple[type[Item], ...] = (IsolationistsTerrain,)
