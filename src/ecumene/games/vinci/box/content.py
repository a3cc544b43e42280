"""Vinci's components: tokens, boards and the table of player counts, as frozen typed objects.

Provinces of a board are numbered in the order of its file; a set of provinces is a bit mask, province i
being bit i. Everything the rules ask of the map is worked out here, once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecumene.core.content import Content, Fields
from ecumene.core.errors import ContentError
from ecumene.core.regions import places, spread
from ecumene.games.vinci.box.traits import Effect, Traits, combine, stays

TERRAINS: tuple[str, ...] = ("plain", "agricultural", "livestock", "forest", "mountain")
SYMBOLS: tuple[str, ...] = ("port", "mine")
BOARDS: tuple[str, ...] = ("europe", "mediterranean")
FAMILIES: tuple[str, ...] = ("scoring", "military", "special")
LAND_RULES: dict[str, tuple[str, int]] = {
    "plain": ("vinci.conquest.land", 2),
    "agricultural": ("vinci.conquest.land", 2),
    "livestock": ("vinci.conquest.land", 2),
    "forest": ("vinci.conquest.forest", 3),
    "mountain": ("vinci.conquest.mountain", 3),
}
"""What each terrain costs to take, and the rule that says so."""
SLOTS = 6
SEAT_COUNTS: tuple[int, ...] = (2, 3, 4, 5, 6)
"""How many may sit at a table [vinci.setup.seats]."""
MOST_SEATS = 6


@dataclass(frozen=True)
class Token:
    """One face of a civilization token."""

    id: str
    ability: str
    family: str
    pawns: int
    copies: int
    lasting: bool  # the broken column: it goes on counting in decline
    effect: Effect
    pawns_source: str


@dataclass(frozen=True)
class Province:
    """One province as the board prints it."""

    id: str
    terrain: str
    symbols: tuple[str, ...]
    edge: bool
    seas: tuple[str, ...]
    coasts: tuple[str, ...]
    adjacent: tuple[str, ...]
    centre: tuple[float, float]
    source: str


@dataclass(frozen=True)
class PlayerCount:
    """What the number of players decides: the board [vinci.setup.board], pawns and target [vinci.setup.players]."""

    seats: int
    board: str
    base_pawns: int
    target: int
    without: tuple[str, ...]  # abilities whose tokens stay in the box


class Board:
    """A map, with every relation between provinces as masks.

    Seas are no provinces: they only join some, and are never held [vinci.conquest.sea].
    """

    def __init__(self, content: Content, name: str) -> None:
        self.id = name
        self.provinces = _read_provinces(content, name)
        self.size = len(self.provinces)
        self.index = {province.id: i for i, province in enumerate(self.provinces)}
        self.all = (1 << self.size) - 1
        self.near = [self.mask(province.adjacent) for province in self.provinces]
        self.land_rule = [LAND_RULES[province.terrain][0] for province in self.provinces]
        self.land = [LAND_RULES[province.terrain][1] for province in self.provinces]
        self.scored: dict[str, int] = {"any": self.all}  # the provinces a token can give points for
        for kind in (*TERRAINS, *SYMBOLS):
            self.scored[kind] = sum(
                1 << i
                for i, province in enumerate(self.provinces)
                if kind == province.terrain or kind in province.symbols
            )
        self.mountains = self.scored["mountain"]
        self.coast = _read_coasts(content, self)  # provinces sharing a light-blue water, per province
        self.sea_entries, self.over_sea = _read_seas(content, self)
        self.linked = [near | far for near, far in zip(self.near, self.over_sea, strict=True)]
        self.entries = self.sea_entries | sum(1 << i for i, province in enumerate(self.provinces) if province.edge)

    def mask(self, ids: tuple[str, ...]) -> int:
        """The provinces of those ids."""
        mask = 0
        for province in ids:
            mask |= 1 << self.index[province]
        return mask


class VinciContent:
    """All components of the game, checked."""

    def __init__(self, content: Content) -> None:
        self.tokens = _read_tokens(content)
        self.players = {count.seats: count for count in _read_players(content, self.tokens)}
        self.boards = {name: Board(content, name) for name in BOARDS}
        self.token_index = {token.id: i for i, token in enumerate(self.tokens)}
        self._traits: dict[tuple[int, int], Traits] = {}

    def traits(self, first: int, second: int) -> Traits:
        """What a people with these two tokens can do; -1 stands for no token."""
        found = self._traits.get((first, second))
        if found is None:
            found = combine([self.tokens[t].effect for t in (first, second) if t >= 0])
            self._traits[first, second] = found
        return found

    def kept_in_decline(self, first: int, second: int) -> tuple[int, int]:
        """The tokens that stay with a people in decline, -1 for one that goes back to the bag."""
        one, two = self.tokens[first].effect, self.tokens[second].effect
        return first if stays(one, two) else -1, second if stays(two, one) else -1


def _read_tokens(content: Content) -> list[Token]:
    tokens: list[Token] = []
    for row in content.rows("tokens"):
        tokens.append(
            Token(
                row.text("id"),
                row.text("ability"),
                row.one_of("family", FAMILIES),
                row.integer("pawns", 0, 20),
                row.integer("copies", 0, 10),
                row.flag("lasting"),
                Effect.read(row.part("effect"), row.integer("pawns", 0, 20), row.flag("lasting")),
                row.source("pawns"),
            )
        )
        row.nothing_else()
    return tokens


def _read_players(content: Content, tokens: list[Token]) -> list[PlayerCount]:
    abilities = {token.ability for token in tokens}
    counts: list[PlayerCount] = []
    for row in content.rows("players"):
        if not row.record.isdigit():
            raise row.wrong("id", "must be a number of players")
        row.text("id")
        counts.append(
            PlayerCount(
                int(row.record),
                row.one_of("board", BOARDS),
                row.integer("base_pawns", 0, 30),
                row.integer("target", 20, 1000),
                row.some_of("without", abilities),
            )
        )
        row.nothing_else()
    for seats in SEAT_COUNTS:
        if all(count.seats != seats for count in counts):
            raise ContentError(f'{content.files["players"]}: no record "{seats}"')
    for count in counts:
        _check_bag(content, tokens, count)
    return counts


def _check_bag(content: Content, tokens: list[Token], count: PlayerCount) -> None:
    """The bag must never run dry: a table holds 12 tokens on display and at most 4 for each seat."""
    needed = 2 * SLOTS + 4 * count.seats + 2
    if sum(token.copies for token in tokens if token.ability not in count.without) < needed:
        raise ContentError(
            f"{content.files['tokens']}: copies add up to fewer than the {needed} that {count.seats} players need"
        )


def _read_provinces(content: Content, board: str) -> list[Province]:
    rows = list(content.rows(f"{board}.provinces"))
    ids = {row.record for row in rows}
    seas = {row.record for row in content.rows(f"{board}.seas")}
    coasts = {row.record for row in content.rows(f"{board}.coasts")}
    provinces: list[Province] = []
    for row in rows:
        provinces.append(
            Province(
                row.text("id"),
                row.one_of("terrain", TERRAINS),
                row.some_of("symbols", SYMBOLS),
                row.flag("edge"),
                row.some_of("seas", seas),
                row.some_of("coasts", coasts),
                row.some_of("adjacent", ids),
                _centre(row),
                row.source(),
            )
        )
        row.nothing_else()
    _check_borders(rows, {province.id: province for province in provinces})
    return provinces


def _centre(row: Fields) -> tuple[float, float]:
    value = row.get("centre")
    if not (isinstance(value, list) and len(value) == 2 and all(isinstance(v, int | float) for v in value)):
        raise row.wrong("centre", f"must be [longitude, latitude], not {value!r}")
    return float(value[0]), float(value[1])


def _check_borders(rows: list[Fields], provinces: Mapping[str, Province]) -> None:
    for row in rows:
        for other in provinces[row.record].adjacent:
            if other == row.record:
                raise row.wrong("adjacent", "names the province itself")
            if row.record not in provinces[other].adjacent:
                raise row.wrong("adjacent", f'names "{other}", which does not name it back')


def _read_coasts(content: Content, board: Board) -> list[int]:
    """For each province, the provinces it shares a light-blue water with; such provinces are adjacent."""
    shared = [0] * board.size
    for row in content.rows(f"{board.id}.coasts"):
        row.text("id")
        ids = row.some_of("provinces", board.index)
        row.nothing_else()
        members = board.mask(ids)
        for i in places(members):
            if row.record not in board.provinces[i].coasts:
                raise row.wrong("provinces", f'names "{board.provinces[i].id}", which does not name it back')
            if members & ~board.near[i] & ~(1 << i):
                raise row.wrong("provinces", f'are not all adjacent to "{board.provinces[i].id}"')
            shared[i] |= members & ~(1 << i)
        for province in board.provinces:
            if row.record in province.coasts and province.id not in ids:
                raise row.wrong("provinces", f'lack "{province.id}", which names it')
    return shared


def _read_seas(content: Content, board: Board) -> tuple[int, list[int]]:
    """The provinces one can land in from the edge, and for each province those within reach over dark blue.

    A way over dark blue leads only through seas that touch each other [vinci.token.astronomy_network].
    """
    rows = list(content.rows(f"{board.id}.seas"))
    number = {row.record: i for i, row in enumerate(rows)}
    joined: list[int] = []
    edge_seas = 0
    for row in rows:
        row.text("id")
        joined.append(sum(1 << number[other] for other in row.some_of("touches", number)))
        if row.flag("edge"):
            edge_seas |= 1 << number[row.record]
        row.nothing_else()
    for row, mask in zip(rows, joined, strict=True):
        for other in places(mask):
            if not joined[other] >> number[row.record] & 1:
                raise row.wrong("touches", f'names "{rows[other].record}", which does not name it back')
    seas = [sum(1 << number[sea] for sea in province.seas) for province in board.provinces]
    waters = [spread(mask, (1 << len(rows)) - 1, joined) for mask in seas]
    over_sea = [sum(1 << j for j in range(board.size) if j != i and seas[j] & waters[i]) for i in range(board.size)]
    landings = sum(1 << i for i in range(board.size) if seas[i] & edge_seas)
    return landings, over_sea
