"""The components of Rise & Fall, checked: pieces, terrain, tiles, layouts and the table of player counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.core.errors import ContentError, NotationError
from ecumene.core.hexes import Hex
from ecumene.games.rise_and_fall.box.frame import STEPS, code, offset, read

NOMAD: Final = 0
CITY: Final = 1
SHIP: Final = 2
MOUNTAINEER: Final = 3
MERCHANT: Final = 4
TEMPLE: Final = 5
KINDS: Final = ("nomad", "city", "ship", "mountaineer", "merchant", "temple")
"""The kinds of pieces, and of Civilization cards."""

SEA: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
GLACIER: Final = 4
TERRAINS: Final = ("sea", "plain", "forest", "mountain", "glacier")
"""The terrains by level, which are also the tiers of tiles in the order in which they are laid."""

SEAT_COUNTS: Final = (2, 3, 4)
"""How many may sit at a table [rise_and_fall.setup.seats]."""
TROPHIES: Final = (4, 5, 6)
"""How many trophies end a game, as the players agree [rise_and_fall.setup.trophies]."""
INITIAL: Final = "sea_initial"
MOST_ANCHORS: Final = 200
"""So many initial seas there may be: a world keeps the number of each hex's sea in a byte."""
TURNS: Final = (1, 2, 3, 2, 3)
"""How many ways a tile of each tier can lie, which is part of its notation."""
DEPLOYED: Final = ("nomad", "city", "ship")
"""The pieces with which everybody begins [rise_and_fall.deployment.start]."""


@dataclass(frozen=True)
class PieceKind:
    """A kind of piece: how many each player has, how many stand there at the start, and what they are worth."""

    id: str
    count: int
    start: int
    points: tuple[int, ...]  # for 0, 1, 2 … pieces in the world
    trophy: int
    first: int  # the number of the first such piece within a player's set


@dataclass(frozen=True)
class PlayerCount:
    """What the number of players decides: tiles of each tier [rise_and_fall.setup.tiles], and the bank."""

    seats: int
    tiles: tuple[int, ...]  # by tier
    bank: int
    anchors: tuple[int, ...]  # codes of the initial seas
    saved: tuple[str, ...]  # a world that was built before, as the actions that laid it


class RiseAndFallContent:
    """All components of the game, checked."""

    def __init__(self, content: Content) -> None:
        self.pieces = _read_pieces(content)
        self.set_size = sum(kind.count for kind in self.pieces)
        self.kind_of = [k for k, kind in enumerate(self.pieces) for _ in range(kind.count)]  # by number within a set
        self.points, self.region_of = _read_terrain(content)
        self.shapes = _read_shapes(content)
        self.players = _read_players(content, self.shapes)
        self.prices = _read_prices(content)
        self.most_wood, self.most_stone = _read_limits(content)


def _read_pieces(content: Content) -> list[PieceKind]:
    kinds: list[PieceKind] = []
    first = 0
    for row in content.rows("pieces"):
        count = row.integer("count", 1, 12)
        points = row.get("points")
        if not isinstance(points, list) or len(points) != count or not all(isinstance(p, int) for p in points):
            raise row.wrong("points", f"must be {count} whole numbers, one for each piece")
        kind = PieceKind(
            row.text("id"), count, row.integer("start", 0, 1), (0, *points), row.integer("trophy", 0, 99), first
        )
        if kind.start != (kind.id in DEPLOYED):
            raise row.wrong("start", f"must be 1 for {', '.join(DEPLOYED)} and 0 for the others")
        row.nothing_else()
        kinds.append(kind)
        first += count
    if tuple(kind.id for kind in kinds) != KINDS:
        raise ContentError(f"content: pieces must be {', '.join(KINDS)}, in this order")
    return kinds


def _read_terrain(content: Content) -> tuple[list[int], list[int]]:
    """Points per hex, and the terrain that each one counts as in a region."""
    points: list[int] = []
    regions: list[int] = []
    rows = list(content.rows("terrain"))
    if tuple([row.record for row in rows]) != TERRAINS:
        raise ContentError(f"content: terrain must be {', '.join(TERRAINS)}, in this order")
    for level, row in enumerate(rows):
        if row.integer("level", 0, 4) != level:
            raise row.wrong("level", f"must be {level}: {', '.join(TERRAINS)}, from the lowest to the highest")
        points.append(row.integer("points", 0, 99))
        regions.append(TERRAINS.index(row.one_of("region", TERRAINS)))
        row.nothing_else()
    return points, regions


def _hexes(row: Fields, field: str) -> list[Hex]:
    found: list[Hex] = []
    given = row.get(field)
    for pair in given if isinstance(given, list) else [given]:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(n, int) and abs(n) < 20 for n in pair):
            raise row.wrong(field, f"must be a list of hexes [q, r], not {given!r}")
        found.append(Hex(pair[0], pair[1]))
    if len(set(found)) != len(found):
        raise row.wrong(field, "names a hex twice")
    return found


def _read_shapes(content: Content) -> dict[str, list[list[int]]]:
    """Each tile in each of its orientations, as steps from its anchor."""
    shapes: dict[str, list[list[int]]] = {}
    for row in content.rows("tiles"):
        hexes = _hexes(row, "hexes")
        turns = row.integer("turns", 1, 6)
        turned = [[place.rotated(turn) for place in hexes] for turn in range(turns)]
        ways = {tuple(sorted(str(place - min(way)) for place in way)) for way in turned}
        if len(ways) != turns or hexes[0] != Hex(0, 0):
            raise row.wrong("turns", f"must be {len(ways)} different ways to lie, around the anchor [0, 0]")
        if row.record in TERRAINS and turns != TURNS[TERRAINS.index(row.record)]:
            raise row.wrong("turns", f"must be {TURNS[TERRAINS.index(row.record)]}: records write them down")
        shapes[row.record] = [[offset(place.q, place.r) for place in way] for way in turned]
        row.nothing_else()
    if tuple(shapes) != (INITIAL, *TERRAINS):
        raise ContentError(f"content: tiles must be {', '.join((INITIAL, *TERRAINS))}, in this order")
    return shapes


def _read_players(content: Content, shapes: dict[str, list[list[int]]]) -> dict[int, PlayerCount]:
    layouts = {row.record: row for row in content.rows("layouts")}
    worlds = {row.record: row for row in content.rows("worlds")}
    counts: dict[int, PlayerCount] = {}
    for row in content.rows("players"):
        if row.record not in layouts or row.record not in worlds:
            raise ContentError(f'content: layouts and worlds need a record "{row.record}"')
        counts[int(row.record)] = PlayerCount(
            int(row.record),
            tuple([row.integer(terrain, 0, 40) for terrain in TERRAINS]),
            row.integer("bank", 1, 9999),
            _anchors(layouts[row.record], shapes[INITIAL][0]),
            _saved(worlds[row.record]),
        )
        row.nothing_else()
    if tuple(counts) != SEAT_COUNTS:
        raise ContentError(f"content: players must be {', '.join(str(n) for n in SEAT_COUNTS)}")
    return counts


def _anchors(row: Fields, shape: list[int]) -> tuple[int, ...]:
    """The initial seas: they hang together and close nothing in, as every later sea relies on."""
    anchors = [code(place.q, place.r) for place in _hexes(row, "anchors")]
    row.nothing_else()
    if len(anchors) > MOST_ANCHORS:
        raise row.wrong("anchors", f"are more than {MOST_ANCHORS}")
    covered = [anchor + step for anchor in anchors for step in shape]
    if len(set(covered)) != len(covered):
        raise row.wrong("anchors", "lay one initial sea over another")
    if len(_reached(covered[0], set(covered))) != len(covered):
        raise row.wrong("anchors", "leave the initial seas apart: they must hang together")
    around = {place + step for place in covered for step in STEPS}
    margin = {place + step for place in around for step in STEPS}  # so far out, everything empty hangs together
    empty = (around | margin) - set(covered)
    if len(_reached(min(empty), empty)) != len(empty):
        raise row.wrong("anchors", "close an empty hex in")
    return tuple(anchors)


def _reached(start: int, within: set[int]) -> set[int]:
    """The hexes of a set that hang together with one of them."""
    reached = {start}
    queue = [start]
    for place in queue:
        for step in STEPS:
            if place + step in within and place + step not in reached:
                reached.add(place + step)
                queue.append(place + step)
    return reached


def _saved(row: Fields) -> tuple[str, ...]:
    """The tiles of a saved world as they are written in a record: `sea 3.-1`, `plain 0.2 1` …"""
    tiles = row.get("tiles")
    if not isinstance(tiles, list) or not all(isinstance(tile, str) for tile in tiles):
        raise row.wrong("tiles", "must be a list of tiles as a record writes them")
    for tile in tiles:
        words = tile.split(" ")
        try:
            if len(words) not in (2, 3) or words[0] not in TERRAINS:
                raise NotationError(f"{tile!r} is not a tile")
            read(words[1])
        except NotationError as error:
            raise row.wrong("tiles", f"hold {tile!r}: {error}") from error
    row.nothing_else()
    return tuple(tiles)


def _read_prices(content: Content) -> list[int]:
    prices = [0]
    for number, row in enumerate(content.rows("prices"), 1):
        if row.record != str(number):
            raise row.wrong("id", f"must be {number}")
        prices.append(row.integer("gold", 0, 999))
        row.nothing_else()
    if len(prices) != len(KINDS) + 1:
        raise ContentError("content: prices must be given for 1 to 6 trophies")
    return prices


def _read_limits(content: Content) -> tuple[int, int]:
    """The most wood and the most stone that one player may hold [rise_and_fall.bank.limit]."""
    most: list[int] = []
    rows = list(content.rows("limits"))
    if [row.record for row in rows] != ["wood", "stone"]:
        raise ContentError("content: limits must be given for wood and stone, in this order")
    for row in rows:
        most.append(row.integer("most", 1, 99))
        row.nothing_else()
    return most[0], most[1]
