"""The actions of Tapestry, each one small choice; a deed of several (a tile, a hex, how it lies) is a chain of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, VerbActions
from ecumene.core.effects import Answers
from ecumene.core.hexes import ORIGIN, Frame, Hex, disc
from ecumene.games.tapestry.box.content import DIFFERENT, FREELY, MIXTURES

ISLE: Hex = Hex(6, -7)
"""The printed hex on the mat of the Islanders, drawn beside the map; its six neighbours are hexes of their own."""
WORLD: Frame = Frame([*disc(ORIGIN, 4), *ISLE.neighbours()])
"""All hexes of both maps, numbered; the small map has some of them. Behind them come those of the Islanders' mat."""
MAP_SIZE: Final = 61
SHORES: Final[tuple[int, ...]] = tuple(range(MAP_SIZE, MAP_SIZE + 6))
"""The hexes on the mat of the Islanders, in the six directions from its island: no part of any map."""

# verbs
INCOME: Final = 0
ADVANCE: Final = 1  # arg: track
PICK: Final = 2  # arg: which, from 0
ACCEPT: Final = 3
DECLINE: Final = 4
PAY: Final = 5  # arg: an index of PAYMENTS
TAKE: Final = 6  # arg: resource
TOKEN: Final = 7  # arg: the space, 0 to 12, on which the token stands
TRACK: Final = 8  # arg: track
TILE: Final = 9  # arg: territory tile
SPACE_TILE: Final = 10  # arg: space tile
LAY: Final = 11  # arg: hex, turn: rotation
CONQUER: Final = 12  # arg: hex
HEX: Final = 13  # arg: hex
DIE: Final = 14  # arg: RED or BLACK
PLOT: Final = 15  # arg: 9 * row + column of a capital
SITE: Final = 16  # arg: `corner_number` of the top left corner of a landmark, turn: its orientation
INVENT: Final = 17  # arg: tech card, or the number of tech cards for the deck
UPGRADE: Final = 18  # arg: tech card
USE: Final = 19  # arg: tech card
SCRAP: Final = 20  # arg: tech card
PLAY: Final = 21  # arg: kind of tapestry card
DISCARD: Final = 22  # arg: kind of tapestry card
RESPOND: Final = 23  # arg: kind of tapestry card
PASS: Final = 24
PLAYER: Final = 25  # arg: seat
BUILD: Final = 26  # arg: kind of income building
LANDMARK: Final = 27  # arg: landmark
BEGIN: Final = 28  # arg: civilization, turn: capital
CIVILIZATION: Final = 29  # arg: civilization
NUMBER: Final = 30  # arg: 0 to 12
CARD: Final = 31  # arg: 5 * seat + era - 1 of an uncovered card on an income mat
KEEP: Final = 32  # arg: kind of tapestry card
LEAD: Final = 33  # arg: civilization
MASTERPIECE: Final = 34  # arg: masterpiece, or the number of masterpieces for the deck

VERBS: Final = (
    "income", "advance", "pick", "accept", "decline", "pay", "take", "token", "track", "tile", "star", "lay", "conquer",
    "hex", "die", "plot", "site", "invent", "upgrade", "use", "scrap", "play", "discard", "respond", "pass", "player",
    "build", "landmark", "begin", "civilization", "number", "card", "keep", "lead", "masterpiece",
)  # fmt: skip

RED: Final = 0
BLACK: Final = 1
DICE: Final = ("red", "black")

PICKS: Final = 20
MOST_SEATS: Final = 5
MARGIN: Final = 4  # plots that a landmark may hang over the edge of a capital
SPAN: Final[int] = 9 + MARGIN  # rows, or columns, in which the corner of a landmark may lie
BASE_MARGIN: Final = 3  # the same for the landmarks of the base box: stored games number their corners
BASE_SPAN: Final[int] = 9 + BASE_MARGIN


def corner_number(row: int, column: int) -> int:
    """The number of a corner of a landmark; those that only a longer one can have come behind the base box's."""
    if row >= -BASE_MARGIN and column >= -BASE_MARGIN:
        return BASE_SPAN * (row + BASE_MARGIN) + column + BASE_MARGIN
    outer = BASE_SPAN * BASE_SPAN
    return outer + column + MARGIN if row == -MARGIN else outer + SPAN + row + BASE_MARGIN


def corner_place(corner: int) -> tuple[int, int]:
    """The row and the column of a corner by its number."""
    outer = BASE_SPAN * BASE_SPAN
    if corner < outer:
        return corner // BASE_SPAN - BASE_MARGIN, corner % BASE_SPAN - BASE_MARGIN
    if corner < outer + SPAN:
        return -MARGIN, corner - outer - MARGIN
    return corner - outer - SPAN - BASE_MARGIN, -MARGIN


def payments(resources: int) -> list[tuple[int, ...]]:
    """What can be paid: one resource, two in any mixture, three different; per payment how many of each."""
    found: list[tuple[int, ...]] = []
    for a in range(resources):
        found.append(tuple([1 if r == a else 0 for r in range(resources)]))
    for a in range(resources):
        for b in range(a, resources):
            found.append(tuple([int(r == a) + int(r == b) for r in range(resources)]))
    for a in reversed(range(resources)):
        found.append(tuple([int(r != a) for r in range(resources)]))
    return found


def bits_of(amounts: list[int]) -> int:
    """Amounts of resources as bits: of each whether there is one, and whether there are two.

    No payment takes more than two of any, so it can be paid with what has all its bits.
    """
    bits = 0
    for amount in reversed(amounts):
        bits = 4 * bits + (3 if amount > 1 else amount)
    return bits


@dataclass(frozen=True, eq=False)
class TapestryAction(Action):
    """A verb, what it is about, and how that lies."""

    verb: int = 0
    arg: int = 0
    turn: int = 0


@dataclass(frozen=True)
class Names:
    """The ids that stand in notations, in the order of their numbers."""

    resources: tuple[str, ...]
    buildings: tuple[str, ...]
    tracks: tuple[str, ...]
    tiles: tuple[str, ...]
    space_tiles: tuple[str, ...]
    tech: tuple[str, ...]
    cards: tuple[str, ...]
    civilizations: tuple[str, ...]
    capitals: tuple[str, ...]
    landmarks: tuple[str, ...]
    masterpieces: tuple[str, ...]


class TapestryActions(VerbActions[TapestryAction]):
    """The catalogue."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.payments = payments(len(names.resources))
        self.needed: list[int] = [bits_of([*paid]) for paid in self.payments]
        # [mixture][amount]: the payments of so many resources that are as mixed as they must be
        self.payments_of = [[self._mixed(mixture, amount) for amount in range(4)] for mixture in range(len(MIXTURES))]
        super().__init__(VERBS, TapestryAction)
        self.income = self.of[INCOME][0]
        self.pass_ = self.of[PASS][0]
        self.accept = self.of[ACCEPT][0]
        self.decline = self.of[DECLINE][0]
        self.answers = Answers(tuple(self.of[PICK]), self.accept, self.decline)

    def _mixed(self, mixture: int, amount: int) -> list[int]:
        several = [number for number, paid in enumerate(self.payments) if sum(paid) == amount]
        if mixture == FREELY:
            return several
        most = 1 if mixture == DIFFERENT else amount  # of any one resource
        return [number for number in several if max(self.payments[number]) == most]

    def lay(self, place: int, rotation: int) -> TapestryAction:
        """A tile on a hex, turned clockwise by sixths."""
        return self.of[LAY][6 * place + rotation]

    def site(self, row: int, column: int, orientation: int) -> TapestryAction:
        """A landmark by its top left corner, which may lie outside the capital."""
        return self.of[SITE][4 * corner_number(row, column) + orientation]

    def begin(self, civilization: int, capital: int) -> TapestryAction:
        """The civilization and the capital that one keeps."""
        return self.of[BEGIN][len(self.names.capitals) * civilization + capital]

    def deck(self) -> TapestryAction:
        """The top card of the technology deck."""
        return self.of[INVENT][-1]

    def masterpiece_deck(self) -> TapestryAction:
        """The top card of the masterpieces."""
        return self.of[MASTERPIECE][-1]

    # ---- making

    def _make(self) -> None:
        self._make_bare()
        self._make_named()
        self._make_placed()
        self._all(KEEP, self.names.cards)
        self._all(LEAD, self.names.civilizations)
        self._all(MASTERPIECE, [*self.names.masterpieces, "deck"])
        self._make_sites(BASE_SPAN * BASE_SPAN, SPAN * SPAN)
        self._make_laid(SHORES)

    def _make_bare(self) -> None:
        for verb in (INCOME, ACCEPT, DECLINE, PASS):
            self._add(verb, "", 0)
        self._all(PICK, [str(n + 1) for n in range(PICKS)])
        self._all(TOKEN, [str(n) for n in range(13)])
        self._all(NUMBER, [str(n) for n in range(13)])
        self._all(DIE, DICE)
        self._all(PLAYER, [str(n + 1) for n in range(MOST_SEATS)])
        self._all(CARD, [f"{n // 5 + 1} {n % 5 + 1}" for n in range(5 * MOST_SEATS)])

    def _make_named(self) -> None:
        names = self.names
        self._all(ADVANCE, names.tracks)
        self._all(TRACK, names.tracks)
        self._all(TAKE, names.resources)
        for arg, paid in enumerate(self.payments):
            self._add(PAY, "+".join([r for i, r in enumerate(names.resources) for _ in range(paid[i])]), arg)
        self._all(BUILD, names.buildings)
        self._all(TILE, names.tiles)
        self._all(SPACE_TILE, names.space_tiles)
        self._all(INVENT, [*names.tech, "deck"])
        for verb in (UPGRADE, USE, SCRAP):
            self._all(verb, names.tech)
        for verb in (PLAY, DISCARD, RESPOND):
            self._all(verb, names.cards)
        self._all(LANDMARK, names.landmarks)
        self._all(CIVILIZATION, names.civilizations)
        for civilization, name in enumerate(names.civilizations):
            for capital, city in enumerate(names.capitals):
                self._add(BEGIN, f"{name} {city}", civilization, capital)

    def _make_placed(self) -> None:
        hexes = [str(place) for place in WORLD.hexes[:MAP_SIZE]]
        self._all(CONQUER, hexes)
        self._all(HEX, hexes)
        self._make_laid(range(MAP_SIZE))
        self._all(PLOT, [f"{n // 9 + 1}.{n % 9 + 1}" for n in range(81)])
        self._make_sites(0, BASE_SPAN * BASE_SPAN)

    def _make_sites(self, first: int, end: int) -> None:
        for corner in range(first, end):
            row, column = corner_place(corner)
            for orientation in range(4):
                self._add(SITE, f"{row + 1}.{column + 1} {orientation}", corner, orientation)

    def _make_laid(self, places: Iterable[int]) -> None:
        for place in places:
            for rotation in range(6):
                self._add(LAY, f"{WORLD.hexes[place]} {rotation}", place, rotation)
