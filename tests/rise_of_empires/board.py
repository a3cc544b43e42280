"""Positions of Rise of Empires from a few words, and what one does with them in a test.

red = table(seats=3, turn="IIA")              # a turn begun: seat 0 acts first, nothing on the map
red.give(0, gold=2, cube=6).cubes(1, gaul=3)
red.act("disc empire", "empire e2", "place gaul 4", "done")
red.phase("food")                             # only this phase, for all
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ecumene.catalogue import catalogue
from ecumene.core.options import OptionValue
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, TOWN_GOODS
from ecumene.games.rise_of_empires.box.content import LANDS, NONE, POINT, ROWS, THINGS, TURN_IDS
from ecumene.games.rise_of_empires.game import RiseOfEmpires
from ecumene.games.rise_of_empires.play.era_end import EndEra
from ecumene.games.rise_of_empires.play.food import FoodPhase
from ecumene.games.rise_of_empires.play.income import IncomePhase
from ecumene.games.rise_of_empires.play.model import KINDS, LAND_KINDS, PROGRESS_POINTS, EmpiresPosition
from ecumene.games.rise_of_empires.play.points import EndGame, PointsPhase
from ecumene.games.rise_of_empires.play.tiles import NewTiles
from ecumene.games.rise_of_empires.play.turn_order import TurnOrder
from ecumene.games.rise_of_empires.play.turns import BeginTurn
from ecumene.games.rise_of_empires.play.vocabulary import vocabulary
from tests.boards import GameBoard
from tests.rise_of_empires.content import sample

PHASES = {
    "tiles": NewTiles, "food": FoodPhase, "income": IncomePhase, "points": PointsPhase, "era": EndEra,
    "order": TurnOrder, "end": EndGame,
}  # fmt: skip


def game() -> RiseOfEmpires:
    """The game, built once."""
    game = catalogue["rise_of_empires"]
    assert isinstance(game, RiseOfEmpires)
    return game


@cache
def sample_game() -> RiseOfEmpires:
    """The game with the sample of the box."""
    return RiseOfEmpires(sample())


class Board(GameBoard[EmpiresPosition]):
    """A position of Rise of Empires."""

    # ---- playing

    def do(self, seat: int, effects: Sequence[Mapping[str, Any]], cause: str = "progress.test") -> Board:
        """Perform effects as content writes them, now, on top of what is going on."""
        return self.perform(vocabulary(self.position.book), seat, effects, cause)

    def phase(self, *names: str) -> Board:
        """Leave what is going on and run phases instead: tiles, food, income, points, era, order, end."""
        self.position.agenda = [PHASES[name]() for name in reversed(names)]
        return self.settle()

    # ---- arranging

    def give(self, seat: int, **things: int) -> Board:
        """Set goods: `give(0, gold=2, food=5)`; those not named stay. Points count as points of progress tiles."""
        for name, amount in things.items():
            thing = THINGS.index(name)
            if thing == POINT:
                self.position.score(seat, amount - self.position.have(seat, POINT), PROGRESS_POINTS)
            else:
                self.position.goods[KINDS * seat + thing] = amount
        return self

    def cubes(self, seat: int, **regions: int) -> Board:
        """Set a seat's cubes in regions; they come from its stock."""
        for name, amount in regions.items():
            self.position.cubes[self.position.regions * seat + self.position.box.region_no[name]] = amount
        return self

    def own(self, seat: int, *tiles: str, fresh: bool = False) -> Board:
        """Give progress tiles, cities and territories by id; progress can be used at once unless `fresh`."""
        position = self.position
        for name in tiles:
            if name in position.box.progress_no:
                kind = position.box.progress_no[name]
                position.progress[seat] = (*position.progress[seat], kind)
                if fresh:
                    others = (1 << position.seats) - 1 & ~(1 << seat)
                    position.waiting.append((seat, kind, others))
            elif name in LANDS:
                position.lands[LAND_KINDS * seat + LANDS.index(name)] += 1
            else:
                position.cities[seat] = (*position.cities[seat], position.box.city_no[name])
        return self

    def town(self, seat: int, **things: int) -> Board:
        """What towns give this turn, chosen already."""
        for name, amount in things.items():
            self.position.towns[TOWN_GOODS * seat + THINGS.index(name)] = amount
        return self

    def show(self, *tiles: str) -> Board:
        """The tiles that can be taken: these and no others."""
        self.position.shown = sorted([self.position.box.tile_no[name] for name in tiles])
        self.position.beside = []
        return self

    def row(self, name: str, *seats: int | None) -> Board:
        """The discs of a row from left to right, None for a gap; the last one lies on the rightmost space."""
        first = MOST_SPACES * ROWS.index(name)
        self.position.rows[first : first + MOST_SPACES] = [NONE] * MOST_SPACES
        for space, seat in enumerate(reversed(seats)):
            self.position.rows[first + space] = NONE if seat is None else seat
        return self

    # ---- looking

    def has(self, seat: int, thing: str) -> int:
        """How much of a thing a seat has."""
        return self.position.have(seat, THINGS.index(thing))

    def on(self, seat: int, region: str) -> int:
        """The cubes of a seat in a region."""
        return self.position.cubes_of(seat, self.position.box.region_no[region])

    def tiles(self, seat: int) -> list[str]:
        """The ids of a seat's progress tiles and cities."""
        box, position = self.position.box, self.position
        return [box.progress[k].id for k in position.progress[seat]] + [box.cities[c].id for c in position.cities[seat]]

    def shown(self) -> list[str]:
        """The ids of the tiles that can be taken, new and left over."""
        return [self.position.box.tiles[t].id for t in sorted([*self.position.shown, *self.position.beside])]


def table(seats: int = 2, turn: str = "IA", seed: int = 1, options: Mapping[str, OptionValue] | None = None) -> Board:
    """A table at the first action of a turn, seat 0 first, the players as they begin the game.

    In a turn B nobody has a disc in a row: say with `row` where they lie.
    """
    return table_of(game(), seats, turn, seed, options)


def sample_table(seats: int = 2, turn: str = "IA") -> Board:
    """A table where tiles, spaces and regions have the numbers that the test spells out: those of the sample."""
    return table_of(sample_game(), seats, turn)


def table_of(
    played: RiseOfEmpires, seats: int, turn: str, seed: int = 1, options: Mapping[str, OptionValue] | None = None
) -> Board:
    """A table of the game with some content."""
    position = played.new(seats, seed, options)
    assert isinstance(position, EmpiresPosition)
    number = TURN_IDS.index(turn)
    position.order = list(range(seats))
    if number:  # the tiles of the turns before are gone, as if all had been taken
        for era in range(number // 2):
            position.progress_pool[era].clear()
        position.shown = []
        del position.territory_pool[: 10 * (number - 1)]
        if number & 1 and len(position.progress_pool[number // 2]) > 8:
            del position.progress_pool[number // 2][8:]
    position.agenda = [BeginTurn(number)]
    if not number:
        position.progress_pool[0] = sorted([*position.progress_pool[0], *_of_family(position, 0)])
        position.territory_pool = sorted([*position.territory_pool, *_of_family(position, 1)])
        position.shown = []
    position.settle()
    return Board(position)


def _of_family(position: EmpiresPosition, family: int) -> list[int]:
    return [tile for tile in position.shown if position.box.tiles[tile].family == family]
