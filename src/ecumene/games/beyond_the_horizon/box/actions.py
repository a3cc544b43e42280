"""The actions of Beyond the Horizon, each one small choice; a deed (a space, a slot, a card) is a chain of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, VerbActions
from ecumene.core.effects import Answers
from ecumene.games.beyond_the_horizon.box.terms import COLOURS, STRONGEST, TILES, TOKENS, TRACKS, UNITS

# verbs
GOVERN: Final = 0  # arg: side of a government card
ACT: Final = 1  # arg: deed, more: 1 on a space with a fee
RESEARCH: Final = 2  # arg: slot, more: 1 with a scholar from a column
COLOUR: Final = 3  # arg: colour
KEEP: Final = 4  # arg: technology
COPY: Final = 5  # arg: technology
BASIC: Final = 6  # arg: deed
CUBE: Final = 7  # arg: track
RECRUIT: Final = 8  # arg: tile, more: unit
UPGRADE: Final = 9  # arg: number of a unit, see `unit_number`
MOVE: Final = 10  # arg: number of a unit, more: the tile it walks to
EXPLORE: Final = 11  # arg: number of a unit, more: side
COLONISE: Final = 12  # arg: tile
FORTIFY: Final = 13  # arg: tile
COMMIT: Final = 14  # arg: strength - 1
BUILD: Final = 15  # arg: tile, more: building
JOIN: Final = 16  # arg: tile
TAKE: Final = 17  # arg: building
TOKEN: Final = 18  # arg: sort of token
PRODUCE: Final = 19  # arg: what, 0 population, 1 coins
BUY: Final = 20
RECALL: Final = 21  # arg: number of a unit
SELL: Final = 22
CLAIM: Final = 23  # arg: objective
PICK: Final = 24  # arg: which, from 0
ACCEPT: Final = 25
PASS: Final = 26

VERBS: Final = (
    "govern", "act", "research", "colour", "keep", "copy", "basic", "cube", "recruit", "upgrade", "move", "explore",
    "colonise", "fortify", "commit", "build", "join", "take", "token", "produce", "buy", "recall", "sell", "claim",
    "pick", "accept", "pass",
)  # fmt: skip

SIDES: Final = ("e", "se", "sw", "w", "nw", "ne")
"""The sides of a tile, in the order of `core.hexes.DIRECTIONS`."""

PRODUCTS: Final = ("population", "coins")
PICKS: Final = 4
SORTS: Final[int] = len(UNITS) * STRONGEST  # of units: kind and strength


def unit_number(tile: int, kind: int, strength: int) -> int:
    """A unit of some kind and strength on a tile; equal ones on one tile are the same."""
    return SORTS * tile + STRONGEST * kind + strength - 1


def unit_tile(unit: int) -> int:
    """The tile that a unit stands on."""
    return unit // SORTS


def unit_kind(unit: int) -> int:
    """Settler or soldier."""
    return unit % SORTS // STRONGEST


def unit_strength(unit: int) -> int:
    """1 to 6."""
    return unit % STRONGEST + 1


@dataclass(frozen=True, eq=False)
class HorizonAction(Action):
    """A verb, what it is about, and one thing more."""

    verb: int = 0
    arg: int = 0
    more: int = 0


@dataclass(frozen=True)
class Names:
    """The ids that stand in notations, in the order of their numbers."""

    deeds: tuple[str, ...]  # those of the board, then all technologies
    basic: int  # how many of them are basic actions
    technologies: tuple[str, ...]
    governments: tuple[str, ...]
    objectives: tuple[str, ...]
    tiles: tuple[str, ...]
    buildings: tuple[str, ...]
    slots: tuple[str, ...]
    first_level: int  # how many slots have level I; they come first


class HorizonActions(VerbActions[HorizonAction]):
    """The catalogue."""

    def __init__(self, names: Names) -> None:
        self.names = names
        super().__init__(VERBS, HorizonAction)
        self.buy = self.of[BUY][0]
        self.sell = self.of[SELL][0]
        self.pass_ = self.of[PASS][0]
        self.answers = Answers(tuple(self.of[PICK]), self.of[ACCEPT][0], self.pass_)

    def act(self, space: int) -> HorizonAction:
        """The pawn goes to a space: twice its deed, and one more where it has a fee."""
        return self.of[ACT][space]

    def research(self, slot: int, column: bool) -> HorizonAction:
        """A slot, with an active scholar or, on level I, one from a column."""
        return self.of[RESEARCH][len(self.names.slots) + slot if column else slot]

    def recruit(self, tile: int, kind: int) -> HorizonAction:
        """A new unit on a tile."""
        return self.of[RECRUIT][len(UNITS) * tile + kind]

    def move(self, unit: int, tile: int) -> HorizonAction:
        """A unit walks to a tile."""
        return self.of[MOVE][TILES * unit + tile]

    def explore(self, unit: int, side: int) -> HorizonAction:
        """A settler leaves the known world over a side of its tile."""
        tile, strength = unit_tile(unit), unit_strength(unit)
        return self.of[EXPLORE][len(SIDES) * (STRONGEST * tile + strength - 1) + side]

    def build(self, tile: int, building: int) -> HorizonAction:
        """A new building on a tile."""
        return self.of[BUILD][len(self.names.buildings) * tile + building]

    # ---- making

    def _make(self) -> None:
        for verb in (BUY, SELL, ACCEPT, PASS):
            self._add(verb, "", 0)
        self._make_named()
        self._make_tree()
        self._make_units()
        self._make_places()

    def _make_named(self) -> None:
        names = self.names
        self._all(GOVERN, names.governments)
        self._all(CLAIM, names.objectives)
        self._all(TAKE, names.buildings)
        self._all(COLOUR, COLOURS)
        self._all(CUBE, TRACKS)
        self._all(TOKEN, TOKENS)
        self._all(PRODUCE, PRODUCTS)
        self._all(PICK, [str(n + 1) for n in range(PICKS)])
        self._all(COMMIT, [str(n + 1) for n in range(STRONGEST)])

    def _make_tree(self) -> None:
        names = self.names
        for deed, name in enumerate(names.deeds):
            self._add(ACT, name, deed)
            self._add(ACT, f"{name} paid", deed, 1)
        self._all(BASIC, names.deeds[: names.basic])
        self._all(RESEARCH, names.slots)
        for slot in range(names.first_level):
            self._add(RESEARCH, f"{names.slots[slot]} column", slot, 1)
        self._all(KEEP, names.technologies)
        self._all(COPY, names.technologies)

    def _make_units(self) -> None:
        for tile, name in enumerate(self.names.tiles):
            for kind, what in enumerate(UNITS):
                self._add(RECRUIT, f"{name} {what}", tile, kind)
                for strength in range(1, STRONGEST + 1):
                    unit = unit_number(tile, kind, strength)
                    self._add(UPGRADE, f"{name} {what} {strength}", unit)
                    self._add(RECALL, f"{name} {what} {strength}", unit)
                    for other, there in enumerate(self.names.tiles):
                        self._add(MOVE, f"{name} {what} {strength} {there}", unit, other)
            for strength in range(1, STRONGEST + 1):
                for side, where in enumerate(SIDES):
                    self._add(EXPLORE, f"{name} {strength} {where}", unit_number(tile, 0, strength), side)

    def _make_places(self) -> None:
        names = self.names
        self._all(COLONISE, names.tiles)
        self._all(FORTIFY, names.tiles)
        self._all(JOIN, names.tiles)
        for tile, name in enumerate(names.tiles):
            for building, what in enumerate(names.buildings):
                self._add(BUILD, f"{name} {what}", tile, building)
