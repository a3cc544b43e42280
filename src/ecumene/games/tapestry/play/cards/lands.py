"""Cards about the map: Age of Sail, Coal Baron, Colonialism, Militarism, Revolution."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DECLINE, HEX, MAP_SIZE, TILE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import RESOURCES, SEA, TERRAINS
from ecumene.games.tapestry.play.cards.opponents import OneOpponent
from ecumene.games.tapestry.play.drawing import draw_tile, has_options
from ecumene.games.tapestry.play.exploring import explore_with
from ecumene.games.tapestry.play.gains import below_limit, gain_resource, score_points
from ecumene.games.tapestry.play.model import NONE, TapestryPosition, owner_of, stands
from ecumene.games.tapestry.play.options import KeepTile, tile_options
from ecumene.games.tapestry.play.territory import raise_outpost, take_outpost, topple_opponents

# ---- Age of Sail


class GiveTile(Effect):
    """Give a tile of one's supply to an opponent for points [tapestry.cards.age_of_sail].

    One must be left to explore with, and whoever has finished gains nothing.
    """

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(position.supply[seat]) > 1 and len(position.seats_of(seat, "opponents")) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.able(position, seat, about):
            position.agenda.append(TileToGive(seat, self.points, cause))


@dataclass(frozen=True, eq=False)
class TileToGive(SeatQuestion):
    """Which tile to give away, if any."""

    points: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*[position.acts.of[TILE][tile] for tile in position.supply[seat]], position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        others = position.seats_of(seat, "opponents")
        if len(others) == 1:
            give_tile(position, seat, others[0], action.arg, self.points, self.cause)
        else:
            position.agenda.append(TileFor(seat, action.arg, self.points, self.cause))


@dataclass(frozen=True, eq=False)
class TileFor(OneOpponent):
    """To whom the tile goes."""

    tile: int
    points: int
    cause: str

    def halfway(self) -> bool:
        return True

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        give_tile(position, seat, action.arg, self.tile, self.points, self.cause)


def give_tile(position: TapestryPosition, seat: Seat, other: Seat, tile: int, points: int, cause: str) -> None:
    """A tile changes hands, openly."""
    position.supply[seat].remove(tile)
    insort(position.supply[other], tile)
    position.tell("tapestry-log-gives", {"who": seat, "other": other, "tile": position.box.tiles[tile].id})
    score_points(position, seat, points, cause)


# ---- Coal Baron


def explore_drawn(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Draw a tile and explore with it; without a hex to explore it is kept [tapestry.cards.coal_baron].

    With one more option it is one of two tiles [tapestry.civilizations.psionics].
    """
    tiles = tile_options(position) if has_options(position, seat) and not position.finished[seat] else ()
    if tiles:
        position.agenda.append(KeepBaronTile(seat, tiles, cause))
        return
    tile = draw_tile(position, seat, cause)
    if tile != NONE:
        position.tell("tapestry-log-gains", {"who": seat, "thing": "territory", "n": 1})
        explore_with(position, seat, tile, cause)


@dataclass(frozen=True, eq=False)
class KeepBaronTile(KeepTile):
    """Which of two tiles to keep and explore with."""

    def keep(self, position: TapestryPosition, thing: int) -> None:
        super().keep(position, thing)
        explore_with(position, self.seat, thing, self.cause)


# ---- Colonialism


class GainByTerrain(Effect):
    """A resource for each land terrain of a tile that one controls [tapestry.cards.colonialism].

    What is printed on the map is no tile [tapestry.faq.colonialism_island].
    """

    def __init__(self, resource_of: Sequence[int]) -> None:
        super().__init__()
        self.resource_of: tuple[int, ...] = tuple(resource_of)  # by terrain

    def places(self, position: TapestryPosition, seat: Seat) -> list[int]:
        """The tiles that a seat may choose: those that bring something [tapestry.rulings.mandatory_with_choice]."""
        room = below_limit(position, seat)
        found: list[int] = []
        for place in position.controlled(seat):
            tile = position.land[place]
            if tile >= 0 and any(self.resource_of[land] in room for land in position.box.tiles[tile].lands):
                found.append(place)
        return found

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(self.places(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        places = self.places(position, seat)
        if len(places) == 1:
            self.take(position, seat, places[0])
        elif places:
            position.agenda.append(Colony(seat, self.number, cause))

    def take(self, position: TapestryPosition, seat: Seat, place: int) -> None:
        """One resource for each terrain on the tile, inner land included."""
        for land in position.box.tiles[position.land[place]].lands:
            gain_resource(position, seat, self.resource_of[land], 1)


@dataclass(frozen=True, eq=False)
class Colony(SeatQuestion):
    """Of which tile to take the resources."""

    effect: int
    cause: str

    def _effect(self, position: Any) -> GainByTerrain:
        effect = position.book.effects[self.effect]
        assert isinstance(effect, GainByTerrain)
        return effect

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.of[HEX][place] for place in self._effect(position).places(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        printed = action.verb == HEX and position.land[action.arg] < 0
        if action.verb != HEX:
            raise IllegalAction("core.choice")
        raise IllegalAction("tapestry.faq.colonialism_island" if printed else "tapestry.cards.colonialism")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        self._effect(position).take(position, seat, action.arg)


# ---- Militarism


def place_outpost(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Put an outpost on the territory just explored; that is no conquest [tapestry.cards.militarism]."""
    take_outpost(position, seat, about)


def can_place_outpost(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether an outpost is left, and the place is on the map."""
    return position.outposts[seat] > 0 and 0 <= about < MAP_SIZE


# ---- Revolution


class Uprising(Effect):
    """In up to so many territories one's toppled outposts stand up again [tapestry.cards.revolution]."""

    def __init__(self, territories: int) -> None:
        super().__init__()
        self.territories = territories

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(fallen(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        places = fallen(position, seat)
        if len(places) == 1:
            rise(position, seat, places[0])
        elif places:
            position.agenda.append(Rise(seat, self.territories, True, cause))


def fallen(position: TapestryPosition, seat: Seat) -> list[int]:
    """The territories where a toppled outpost of a seat lies."""
    found: list[int] = []
    for place in position.board.hexes:
        if any(not stands(stone) and owner_of(stone) == seat for stone in position.pieces[place]):
            found.append(place)
    return found


def rise(position: TapestryPosition, seat: Seat, place: int) -> None:
    """Topple what others have standing there and stand one's own up: no dice, no response [tapestry.cards.revolution].

    What stands again is no longer toppled by anybody; achievements stay [tapestry.faq.revolution_achievement].
    """
    raise_outpost(position, seat, place)
    topple_opponents(position, place, seat)


@dataclass(frozen=True, eq=False)
class Rise(SeatQuestion):
    """In which territory to rise next; after the first, none has to follow."""

    left: int
    first: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        places: list[Action] = [position.acts.of[HEX][place] for place in fallen(position, seat)]
        return places if self.first else [*places, position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            raise IllegalAction("tapestry.cards.revolution")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        rise(position, seat, action.arg)
        if self.left > 1 and fallen(position, seat):
            position.agenda.append(Rise(seat, self.left - 1, False, self.cause))


# ---- reading


def _read_give_tile(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "give_tile", says)
    effect = GiveTile(part.integer("points", 1, 99))
    part.nothing_else()
    return effect


def _read_gain_by_terrain(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "gain_by_terrain", says)
    resources = [NONE if land == SEA else RESOURCES.index(part.one_of(TERRAINS[land], RESOURCES)) for land in range(5)]
    part.nothing_else()
    return GainByTerrain(resources)


def _read_uprising(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "uprising", says)
    effect = Uprising(part.integer("territories", 1, 9))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {
    "give_tile": _read_give_tile,
    "gain_by_terrain": _read_gain_by_terrain,
    "uprising": _read_uprising,
}
CODES: dict[str, Code] = {"explore_drawn": explore_drawn, "place_outpost": place_outpost}
ABLE: dict[str, Able] = {"place_outpost": can_place_outpost}
ITEMS: tuple[type[Item], ...] = (Colony, KeepBaronTile, Rise, TileFor, TileToGive)
