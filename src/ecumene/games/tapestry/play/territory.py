"""The map: corners and sides of territories, the pieces that stand or lie there, and who controls what.

Every piece comes onto the map through `put_piece`, every outpost through `take_outpost`, and every piece falls through
`topple`, so whatever listens to them hears of it, by whichever card or civilization it happens.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb
from ecumene.core.effects import NOTHING, Effect
from ecumene.core.regions import places
from ecumene.games.tapestry.box.actions import MAP_SIZE, WORLD
from ecumene.games.tapestry.box.content import FACING
from ecumene.games.tapestry.play.achievements import check_toppled
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    NONE,
    OUTPOST,
    PRINTED,
    TOKEN,
    UNEXPLORED,
    kind_of,
    owner_of,
    piece,
    stands,
)
from ecumene.games.tapestry.play.shores import ON_MAT, free_shores, shore_sides
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, OUTPOST_FALLEN, OUTPOST_USED, TOPPLED, announce

ADJACENT: Final = 0
ANYWHERE: Final = 1
WHERE: Final = ("adjacent", "anywhere")
"""Where one explores or conquers: next to what one controls, or on the whole map."""


def area(place: int) -> str:
    """The notation of a hex."""
    return str(WORLD.hexes[place])


# ---- land


def is_explored(position: TapestryPosition, place: int) -> bool:
    """Whether a hex is a territory: printed, or with a tile on it."""
    return position.land[place] >= 0 or position.land[place] == PRINTED


def corners(position: TapestryPosition, place: int) -> tuple[int, ...]:
    """The terrains at the six corners of a territory, clockwise from the top left; none where nothing is explored."""
    tile = position.land[place]
    if tile >= 0:
        return position.box.tiles[tile].turned[position.rotation[place]]
    return position.board.printed[place] if tile == PRINTED else ()


def aligned(position: TapestryPosition, place: int, tile: int, rotation: int) -> int:
    """How many sides of a tile would show, at one corner or both, the terrain of the territory they touch.

    The sea counts as any terrain [tapestry.exploring.alignment].
    """
    mine = position.box.tiles[tile].turned[rotation]
    if place >= MAP_SIZE:
        return shore_sides(position, place, mine)
    near = position.board.near[place]
    sides = 0
    for d in range(6):
        if near[d] == NONE:
            continue
        theirs = corners(position, near[d])
        if theirs:
            one, other = FACING[d]
            if mine[one[0]] == theirs[one[1]] or mine[other[0]] == theirs[other[1]]:
                sides += 1
    return sides


def reachable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The hexes next to the territories that a seat controls, some of which it may control too."""
    board = position.board
    mask = 0
    for place in position.controlled(seat):
        mask |= board.around_mask[place]
    return places(mask)


def unexplored(position: TapestryPosition, seat: Seat, where: int) -> list[int]:
    """The hexes that a seat can explore: next to its territories, or all; the Islanders' own too.

    [tapestry.exploring.where] [tapestry.exploring.anywhere] [tapestry.civilizations.islanders]
    [tapestry.boxes.islanders_anywhere]
    """
    found: list[int] = []
    if where != ON_MAT:
        hexes = position.board.hexes if where == ANYWHERE else reachable(position, seat)
        found = [place for place in hexes if position.land[place] == UNEXPLORED]
    return found if position.shared.alone else [*found, *free_shores(position, seat, where)]


def any_unexplored(position: TapestryPosition, seat: Seat, where: int) -> bool:
    """Whether there is one of these: nearly always next to the first territory of a seat."""
    if where == ADJACENT:
        for place in position.controlled(seat):
            for near in position.board.around[place]:
                if position.land[near] == UNEXPLORED:
                    return True
    return len(unexplored(position, seat, where)) > 0


# ---- what a tile gives


def benefit_of(position: TapestryPosition, place: int) -> int:
    """The effect of a territory's tile; territories of the map have none [tapestry.conquering.tile_benefit]."""
    if place < 0 or position.land[place] < 0:
        return NOTHING
    return position.box.tiles[position.land[place]].benefit


def tile_benefit(position: TapestryPosition, seat: Seat, place: int) -> None:
    """A seat gains the benefit of a territory's tile, where it has one."""
    effect = benefit_of(position, place)
    if effect >= 0:
        position.perform(seat, effect, f"tile.{position.box.tiles[position.land[place]].id}", place)


# ---- pieces


def standing(position: TapestryPosition, place: int, owner: Seat) -> bool:
    """Whether an outpost of a player, or a building of the Nomads, stands in a territory."""
    for stone in position.pieces[place]:
        if stands(stone) and owner_of(stone) == owner and kind_of(stone) != TOKEN:
            return True
    return False


def put_piece(position: TapestryPosition, place: int, owner: Seat, kind: int) -> None:
    """A piece comes onto the map. A token changes no control [tapestry.rulings.control]."""
    position.pieces[place] = (*position.pieces[place], piece(owner, kind))
    if kind != TOKEN and position.controls(owner, place):
        announce(position, COUNTS_CHANGED, owner)


def take_outpost(position: TapestryPosition, seat: Seat, place: int) -> bool:
    """Put an outpost of one's supply into a territory; False where none is left [tapestry.conquering.outposts]."""
    if position.outposts[seat] <= 0:
        return False
    position.outposts[seat] -= 1
    put_piece(position, place, seat, OUTPOST)
    announce(position, OUTPOST_USED, seat, place)
    return True


def topple(position: TapestryPosition, place: int, owner: Seat, by: Seat) -> bool:
    """Lay a player's standing outposts in a territory on their side; whether there were any.

    They stay, and remember who toppled them [tapestry.conquering.topple] [tapestry.rulings.trap_topple_credit].
    Tokens cannot be toppled; buildings of the Nomads can.
    """
    if not standing(position, place, owner):
        return False
    stones: list[int] = []
    for stone in position.pieces[place]:
        falls = stands(stone) and owner_of(stone) == owner and kind_of(stone) != TOKEN
        stones.append(piece(owner, kind_of(stone), by) if falls else stone)
    position.pieces[place] = tuple(stones)
    position.tell("tapestry-log-topples", {"who": by, "other": owner, "area": area(place)})
    announce(position, COUNTS_CHANGED, by)
    # rule: tapestry.rulings.simultaneous_triggers: what comes last on the agenda comes first
    if position.turn == owner:
        announce(position, TOPPLED, by, place)
    announce(position, OUTPOST_FALLEN, owner, place)
    if position.turn != owner:
        announce(position, TOPPLED, by, place)
    check_toppled(position, [by])
    return True


def topple_opponents(position: TapestryPosition, place: int, by: Seat) -> bool:
    """Topple whatever stands of others in a territory; whether anything did."""
    fell = False
    for other in position.clockwise(by)[1:]:
        fell = topple(position, place, other, by) or fell
    return fell


def raise_outpost(position: TapestryPosition, seat: Seat, place: int) -> bool:
    """Stand one's toppled outpost up again; False where none lies."""
    stones = list(position.pieces[place])
    for index, stone in enumerate(stones):
        if not stands(stone) and owner_of(stone) == seat:
            stones[index] = piece(seat, kind_of(stone))
            position.pieces[place] = tuple(stones)
            position.tell("tapestry-log-raises", {"who": seat, "area": area(place)})
            announce(position, COUNTS_CHANGED, seat)
            return True
    return False


# ---- effects


class TerritoryBenefit(Effect):
    """The benefit of the tile that the cause is about: the one just conquered [tapestry.conquering.tile_benefit]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        effect = benefit_of(position, about)
        return effect >= 0 and position.book.effects[effect].able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        tile_benefit(position, seat, about)


class ToppleOpponents(Effect):
    """What others have standing in the territory that the cause is about is toppled [tapestry.responses.outcome]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        return any(standing(position, about, other) for other in position.clockwise(seat)[1:])

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        topple_opponents(position, about, seat)


def _read_territory_benefit(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if says != "here":
        raise row.wrong("territory_benefit", f'must be "here", not {says!r}')
    return TerritoryBenefit()


def _read_topple(reader: EffectReader, row: Fields, says: Any) -> Effect:
    if says != "opponents":
        raise row.wrong("topple", f'must be "opponents", not {says!r}')
    return ToppleOpponents()


VERBS: dict[str, Verb] = {"territory_benefit": _read_territory_benefit, "topple": _read_topple}
ITEMS: tuple[type[Item], ...] = ()
