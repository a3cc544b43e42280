"""The box of Rise of Empires: content read into components, the effects of its tiles, and the actions about them."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.content import Content, numbered
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import EffectBook
from ecumene.games.rise_of_empires.box.actions import EmpiresActions, Names
from ecumene.games.rise_of_empires.box.content import FAMILIES, MODIFIERS, NONE, THINGS, Progress, Region, Tile
from ecumene.games.rise_of_empires.box.map import read_arrows, read_closed, read_regions
from ecumene.games.rise_of_empires.box.reading import read_empires, read_trades, read_valuation, read_values
from ecumene.games.rise_of_empires.box.tiles import Sorts, read_cities, read_lands, read_progress
from ecumene.games.rise_of_empires.box.yields import Yield, yields_of


class EmpiresBox:
    """What every position of a game shares. Tables are in the order of their records, which numbers them."""

    def __init__(self, content: Content, reader: EffectReader) -> None:
        """Read all content; `reader` knows the verbs of its effects, which the chapters of the rules bring."""
        sorts = Sorts()
        self.progress = read_progress(content, reader, sorts)
        self.lands = read_lands(content, sorts)
        self.cities = read_cities(content, sorts)
        self.regions = read_regions(content)
        self.empires = read_empires(content)
        self.trades = read_trades(content)
        self.tiles: tuple[Tile, ...] = tuple(sorts.tiles)
        # for each sort of tile its kind's sort that is not red; itself where there is no other
        self.plain_of: tuple[int, ...] = tuple(sorts.plain_of)
        self.arrows = read_arrows(content, self.regions)  # two regions and the era from which the arrow joins them
        self.closed = read_closed(content, self.regions)  # regions that touch on the map and are not next to each other
        self.values = read_values(content)
        self.valuation = read_valuation(content)
        self.book = reader.book
        self.moves = EmpiresActions(self._names())
        self._number()
        self.families: list[tuple[int, int]] = [_span(self.tiles, family) for family in range(len(FAMILIES))]
        self.each_turn = [_each_turn(self.book, tile) for tile in self.progress]  # per kind of progress tile
        self.modifiers = _modifiers(self.progress)  # [modifier][kind of progress tile]
        self.benefits = _benefits(self.regions)  # per thing the regions that give it

    def _names(self) -> Names:
        return Names(
            tuple([tile.id for tile in self.tiles]),
            tuple([tile.id for tile in self.progress]),
            tuple([city.id for city in self.cities]),
            tuple([tile.id for tile in self.empires]),
            tuple([region.id for region in self.regions]),
            tuple([space.id for space in self.trades]),
        )

    def _number(self) -> None:
        """The number of everything by its id."""
        names = self.moves.names
        self.progress_no = numbered(names.progress)
        self.city_no = numbered(names.cities)
        self.tile_no = numbered(names.tiles)
        self.empire_no = numbered(names.empires)
        self.trade_no = numbered(names.trades)
        self.region_no = numbered(names.regions)


def _span(tiles: Sequence[Tile], family: int) -> tuple[int, int]:
    """The number of the first tile of a family, and the number after its last: families lie one after the other."""
    members = [number for number, tile in enumerate(tiles) if tile.family == family]
    return members[0], members[-1] + 1


def _each_turn(book: EffectBook, tile: Progress) -> list[Yield]:
    """What a progress tile brings each turn."""
    yields = yields_of(book[tile.each_turn]) if tile.each_turn != NONE else []
    assert yields is not None  # the reader has seen to it
    return yields


def _modifiers(progress: Sequence[Progress]) -> list[list[int]]:
    return [[tile.modifiers[which] for tile in progress] for which in range(len(MODIFIERS))]


def _benefits(regions: Sequence[Region]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in THINGS]
    for number, region in enumerate(regions):
        if region.benefit != NONE:
            found[region.benefit].append(number)
    return found
