"""The end of the game: points by their sources, and ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.standings import Standings
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.beyond_the_horizon.box.terms import DEMOCRACY, NONE, POINTS
from ecumene.games.beyond_the_horizon.play.counting import points_of
from ecumene.games.beyond_the_horizon.play.model import (
    BUILDING_POINTS,
    CITY_POINTS,
    FIRST_BUILDER,
    GOVERNMENT_POINTS,
    INVESTMENT_POINTS,
    LEADER_POINTS,
    OBJECTIVE_POINTS,
    SOURCE_RULES,
    SOURCES,
    TECHNOLOGY_BONUS,
    TECHNOLOGY_POINTS,
    VILLAGE_POINTS,
    HorizonPosition,
)
from ecumene.games.beyond_the_horizon.play.objectives import claim_points

LEVEL_NAMES: Final = ("level_i", "level_ii", "level_iii", "level_iv")


def score(position: HorizonPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """The points of a seat if the game ended now, thing by thing."""
    total = _objectives(position, seat, items)
    total += _technologies(position, seat, items)
    total += _map(position, seat, items)
    total += items.add(SOURCE_RULES[BUILDING_POINTS], position.kept[SOURCES * seat + BUILDING_POINTS])
    total += _investment(position, seat, items)
    total += _leaders(position, seat, items)
    return total + _government(position, seat, items)


def _objectives(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """[beyond_the_horizon.scoring.objectives]."""
    total = 0
    for index, claimants in enumerate(position.claims):
        if seat in claimants:
            points = claim_points(position, claimants.index(seat))
            objective = position.box.objectives[position.objectives[index]].id
            total += items.add(SOURCE_RULES[OBJECTIVE_POINTS], points, objective)
    return total


def _technologies(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """By level [beyond_the_horizon.scoring.technologies], and what cards name for the end.

    [beyond_the_horizon.scoring.technology_bonus] [beyond_the_horizon.scoring.bonus_below_iv]
    """
    box, owned = position.box, position.technologies[seat]
    total = position.kept[SOURCES * seat + TECHNOLOGY_BONUS]
    items.add(SOURCE_RULES[TECHNOLOGY_BONUS], total)
    for level, mask in enumerate(box.level_mask):
        points = (owned & mask).bit_count() * box.values.technology_points[level]
        total += items.add(SOURCE_RULES[TECHNOLOGY_POINTS], points, LEVEL_NAMES[level])
    scoring = owned & position.box.scoring_mask
    if scoring:
        for number, technology in enumerate(box.technologies):
            if scoring >> number & 1:
                points = points_of(position, seat, technology.points)
                total += items.add(SOURCE_RULES[TECHNOLOGY_BONUS], points, technology.id)
    return total


def _map(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """Villages [beyond_the_horizon.scoring.villages], cities [beyond_the_horizon.scoring.cities], first builders.

    These only where somebody has followed [beyond_the_horizon.scoring.first_builder].
    """
    total = 0
    box = position.box
    for tile in position.laid:
        if position.village[tile] == seat:
            territory = box.territories[tile]
            total += items.add(SOURCE_RULES[VILLAGE_POINTS], territory.village_points, territory.id)
        if position.city[tile] == seat:
            territory = box.territories[tile]
            total += items.add(SOURCE_RULES[CITY_POINTS], territory.city_points, territory.id)
        if position.first_builder[tile] == seat and position.second_builder[tile] != NONE:
            building = box.buildings[position.building[tile]]
            total += items.add(SOURCE_RULES[FIRST_BUILDER], building.left_points, building.id)
    return total


def _investment(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """The last value covered, and what lies beyond the track [beyond_the_horizon.scoring.investment]."""
    spaces, invested = position.box.investment, position.invested[seat]
    points = 0
    for number in range(min(invested, len(spaces))):
        if spaces[number].kind == POINTS:
            points = spaces[number].value
    points += max(invested - len(spaces), 0) * position.box.values.overflow
    return items.add(SOURCE_RULES[INVESTMENT_POINTS], points)


def _leaders(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """What leaders gave during the game, to this seat or to others, and at its end."""
    total = items.add(SOURCE_RULES[LEADER_POINTS], position.kept[SOURCES * seat + LEADER_POINTS])
    for number in position.leaders[seat]:
        leader = position.box.leaders[number]
        if leader.points:
            total += items.add(SOURCE_RULES[LEADER_POINTS], points_of(position, seat, leader.points), leader.id)
    return total


def _government(position: HorizonPosition, seat: Seat, items: Items) -> int:
    """Only in a democracy [beyond_the_horizon.governments.democracy]."""
    if position.government[seat] == NONE or position.stage(seat) < DEMOCRACY:
        return 0
    government = position.box.governments[position.government[seat]]
    points = points_of(position, seat, government.points)
    return items.add(SOURCE_RULES[GOVERNMENT_POINTS], points, government.id)


@dataclass(frozen=True, eq=False)
class EndGame(Step):
    """The last round is over."""

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        if position.journal is None:
            return
        for seat in position.clockwise(position.first):
            tally = Tally("beyond_the_horizon.scoring.winner")
            points = score(position, seat, tally)
            position.tell_number("beyond_the_horizon-log-final", seat, points, tally)


def standings(position: HorizonPosition) -> Standings:
    """Most points win [beyond_the_horizon.scoring.winner], then the ties in their order.

    Fewest cubes left [beyond_the_horizon.ties.cubes], most active pawns [beyond_the_horizon.ties.population], most
    coins [beyond_the_horizon.ties.coins]; who is level then shares the victory [beyond_the_horizon.ties.shared].
    """
    tallies: list[Tally] = []
    ties: list[tuple[int, ...]] = []
    for seat in range(position.seats):
        tally = Tally("beyond_the_horizon.scoring.winner")
        score(position, seat, tally)
        tallies.append(tally)
        ties.append((position.cubes_removed(seat), position.active[seat], position.coins[seat]))
    return Standings(tallies, ties)


ITEMS: tuple[type[Item], ...] = (EndGame,)
