"""The actions of Rise of Empires, each one small choice; a deed of several (a row, a tile, a payment) is a chain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, VerbActions
from ecumene.core.effects import Answers
from ecumene.games.rise_of_empires.box.content import ROWS, THINGS

# verbs
DISC: Final = 0  # arg: row
REST: Final = 1  # arg: row
BACK: Final = 2  # arg: row, more: space, 0 the rightmost
PAY: Final = 3  # arg: thing, more: how many
TAKE: Final = 4  # arg: sort of tile
EMPIRE: Final = 5  # arg: empire tile
RESTART: Final = 6
PLACE: Final = 7  # arg: region, more: how many
FIGHT: Final = 8  # arg: region, more: 2 * opponent + line
STRIKE: Final = 9  # arg: region, more: opponent
TRADE: Final = 10  # arg: trade space
USE: Final = 11  # arg: kind of progress
ALLY: Final = 12  # arg: region
PICK: Final = 13  # arg: which, from 0
TOWN: Final = 14  # arg: thing, more: how many
DISCARD: Final = 15  # arg: city
KEEP_PROGRESS: Final = 16  # arg: kind of progress
KEEP_CITY: Final = 17  # arg: city
POSITION: Final = 18  # arg: place in the turn order, from 0
PASS: Final = 19
DONE: Final = 20
ACCEPT: Final = 21
DECLINE: Final = 22

VERBS: Final = (
    "disc", "rest", "back", "pay", "take", "empire", "restart", "place", "fight", "strike", "trade", "use", "ally",
    "pick", "town", "discard", "keep", "keep", "position", "pass", "done", "accept", "decline",
)  # fmt: skip

MOST_SEATS: Final = 5
MOST_SPACES: Final = 10  # of a row
MOST_CUBES: Final = 30
MOST_TOWNS: Final = 12  # no table has more, an owner's content included
TOWN_GOODS: Final = 4  # a town gives one of the first four things
PICKS: Final = 4


@dataclass(frozen=True, eq=False)
class EmpiresAction(Action):
    """A verb, what it is about, and how many or against whom."""

    verb: int = 0
    arg: int = 0
    more: int = 0


@dataclass(frozen=True)
class Names:
    """The ids that stand in notations, in the order of their numbers."""

    tiles: tuple[str, ...]
    progress: tuple[str, ...]
    cities: tuple[str, ...]
    empires: tuple[str, ...]
    regions: tuple[str, ...]
    trades: tuple[str, ...]


class EmpiresActions(VerbActions[EmpiresAction]):
    """The catalogue."""

    def __init__(self, names: Names) -> None:
        self.names = names
        super().__init__(VERBS, EmpiresAction)
        self.restart = self.of[RESTART][0]
        self.pass_ = self.of[PASS][0]
        self.done = self.of[DONE][0]
        self.answers = Answers(tuple(self.of[PICK]), self.of[ACCEPT][0], self.of[DECLINE][0])

    def back(self, row: int, space: int) -> EmpiresAction:
        """A disc taken back."""
        return self.of[BACK][MOST_SPACES * row + space]

    def pay(self, thing: int, amount: int) -> EmpiresAction:
        """So many of something, for discs to the left."""
        return self.of[PAY][(MOST_SPACES - 1) * thing + amount - 1]

    def place(self, region: int, amount: int) -> EmpiresAction:
        """So many cubes into a region."""
        return self.of[PLACE][MOST_CUBES * region + amount - 1]

    def fight(self, region: int, opponent: int, line: int) -> EmpiresAction:
        """A fight by one of the tile's lines, the upper one 0."""
        return self.of[FIGHT][2 * MOST_SEATS * region + 2 * opponent + line]

    def strike(self, region: int, opponent: int) -> EmpiresAction:
        """A strike against somebody's cubes."""
        return self.of[STRIKE][MOST_SEATS * region + opponent]

    def town(self, thing: int, amount: int) -> EmpiresAction:
        """So many towns that give something this turn."""
        return self.of[TOWN][MOST_TOWNS * thing + amount - 1]

    # ---- making

    def _make(self) -> None:
        self._make_bare()
        self._make_named()
        self._make_placed()

    def _make_bare(self) -> None:
        for verb in (RESTART, PASS, DONE, ACCEPT, DECLINE):
            self._add(verb, "", 0)
        self._all(PICK, [str(n + 1) for n in range(PICKS)])
        self._all(POSITION, [str(n + 1) for n in range(MOST_SEATS)])
        self._all(DISC, ROWS)
        self._all(REST, ROWS)
        for row, name in enumerate(ROWS):
            for space in range(MOST_SPACES):
                self._add(BACK, f"{name} {space + 1}", row, space)
        for thing, name in enumerate(THINGS):
            for amount in range(1, MOST_SPACES):
                self._add(PAY, f"{name} {amount}", thing, amount)
        for thing in range(TOWN_GOODS):
            for amount in range(1, MOST_TOWNS + 1):
                self._add(TOWN, f"{THINGS[thing]} {amount}", thing, amount)

    def _make_named(self) -> None:
        names = self.names
        self._all(TAKE, names.tiles)
        self._all(EMPIRE, names.empires)
        self._all(TRADE, names.trades)
        self._all(USE, names.progress)
        self._all(DISCARD, names.cities)
        self._all(KEEP_PROGRESS, names.progress)
        self._all(KEEP_CITY, names.cities)

    def _make_placed(self) -> None:
        self._all(ALLY, self.names.regions)
        for region, name in enumerate(self.names.regions):
            for amount in range(1, MOST_CUBES + 1):
                self._add(PLACE, f"{name} {amount}", region, amount)
            for opponent in range(MOST_SEATS):
                self._add(STRIKE, f"{name} {opponent + 1}", region, opponent)
                self._add(FIGHT, f"{name} {opponent + 1}", region, 2 * opponent)
                self._add(FIGHT, f"{name} {opponent + 1} lower", region, 2 * opponent + 1)
