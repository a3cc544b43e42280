"""Setting up, and the six turns with their phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.agenda import Item, Step
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, TOWN_GOODS
from ecumene.games.rise_of_empires.box.content import ERAS, LAST_TURN, NONE, PROGRESS, ROWS, TERRITORY
from ecumene.games.rise_of_empires.play.display import ActionRound
from ecumene.games.rise_of_empires.play.era_end import EndEra
from ecumene.games.rise_of_empires.play.food import FoodPhase
from ecumene.games.rise_of_empires.play.income import IncomePhase
from ecumene.games.rise_of_empires.play.model import ACTIONS, LAND_KINDS, SOURCES, EmpiresPosition
from ecumene.games.rise_of_empires.play.points import EndGame, PointsPhase
from ecumene.games.rise_of_empires.play.tiles import FEW_PLAYERS, NewTiles
from ecumene.games.rise_of_empires.play.turn_order import TurnOrder

# ---- setting up


def set_up(position: EmpiresPosition) -> None:
    """Supplies, piles and the first turn order, clockwise from a player drawn by lot.

    [rise_of_empires.setup.first_player]
    """
    seats = position.seats
    _lay_out_players(position)
    _lay_out_tiles(position)
    position.rows = [NONE] * (MOST_SPACES * len(ROWS))
    position.cubes = [0] * (position.regions * seats)
    chance = position.chance
    assert chance is not None
    first = chance.below("first", seats)
    position.order = [(first + n) % seats for n in range(seats)]
    position.tell("rise_of_empires-log-first", {"who": first})
    position.agenda.append(BeginTurn(0))


def _lay_out_players(position: EmpiresPosition) -> None:
    """Gold and discs [rise_of_empires.setup.supplies], cubes [rise_of_empires.setup.cubes], food and points.

    [rise_of_empires.setup.markers]
    """
    seats, values = position.seats, position.box.values
    position.goods = [values.gold, values.resources, values.cubes_in_pool, values.food_start, 0] * seats
    position.scored = [0] * (SOURCES * seats)
    position.lands = [0] * (LAND_KINDS * seats)
    position.towns = [0] * (TOWN_GOODS * seats)
    position.cities = [()] * seats
    position.progress = [()] * seats
    position.used = [()] * seats
    position.alliance = [NONE] * seats


def _lay_out_tiles(position: EmpiresPosition) -> None:
    """The piles: per era its progress tiles [rise_of_empires.setup.progress_stacks], and all territories.

    [rise_of_empires.setup.territory_stacks] The red lower part means something with few players only.
    """
    box = position.box
    position.progress_pool = [[] for _ in range(ERAS)]
    position.territory_pool = []
    for number, sort in enumerate(box.tiles):
        tile = number if position.seats <= FEW_PLAYERS else box.plain_of[number]
        if sort.family == PROGRESS:
            position.progress_pool[box.progress[sort.thing].era] += [tile] * sort.copies
        elif sort.family == TERRITORY:
            position.territory_pool += [tile] * sort.copies
    for pool in position.progress_pool:
        pool.sort()
    position.territory_pool.sort()


# ---- turns


@dataclass(frozen=True, eq=False)
class BeginTurn(Step):
    """One of six turns [rise_of_empires.turns.eras] with its six phases [rise_of_empires.turns.phases].

    An era ends before the turn order is settled; the last turn has neither [rise_of_empires.era_end.not_after_three].
    """

    turn: int

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.turn = self.turn
        agenda = position.agenda
        if self.turn == LAST_TURN:
            agenda.append(EndGame())
        else:
            agenda.append(BeginTurn(self.turn + 1))
            agenda.append(TurnOrder())
            if position.turn_b:
                agenda.append(EndEra())
        agenda.append(PointsPhase())
        agenda.append(IncomePhase())
        agenda.append(FoodPhase())
        for number in range(ACTIONS - 1, -1, -1):
            agenda.append(ActionRound(number))
        agenda.append(NewTiles())


ITEMS: tuple[type[Item], ...] = (BeginTurn,)
