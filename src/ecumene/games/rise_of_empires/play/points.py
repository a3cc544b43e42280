"""Points: regions, cities, territories and progress tiles; at the end of the game gold and discs too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_of_empires.box.content import GOLD, GOLD_PER_POINT, NONE, RESOURCE
from ecumene.games.rise_of_empires.play.model import (
    CITY_POINTS,
    GOLD_POINTS,
    PROGRESS_POINTS,
    REGION_POINTS,
    RESOURCE_POINTS,
    TERRITORY_POINTS,
    EmpiresPosition,
)
from ecumene.games.rise_of_empires.play.yields import points

TURN_SOURCES: tuple[int, ...] = (REGION_POINTS, CITY_POINTS, TERRITORY_POINTS, PROGRESS_POINTS)


@dataclass(frozen=True, eq=False)
class PointsPhase(Step):
    """All players score; alliance pieces come back afterwards [rise_of_empires.effects.ally_returns]."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        for seat in position.order:
            tally = None if position.journal is None else Tally("rise_of_empires.points.collect")
            scored = points(position, seat) if tally is None else points(position, seat, tally)
            for source, amount in zip(TURN_SOURCES, scored, strict=True):
                position.score(seat, amount, source)
            position.tell_number("rise_of_empires-log-scores", seat, sum(scored), tally)
        position.alliance = [NONE] * position.seats


# ---- the end of the game


def gold_per_point(position: EmpiresPosition, seat: Seat) -> int:
    """How many gold are a point at the end: 3 [rise_of_empires.ending.gold].

    The Stock Exchange asks for fewer [rise_of_empires.effects.gold_per_point].
    """
    least = position.box.values.gold_per_point
    for kind in position.progress[seat]:
        asked = position.box.progress[kind].modifiers[GOLD_PER_POINT]
        if asked:
            least = min(least, asked)
    return least


def final_points(position: EmpiresPosition, seat: Seat, items: Items = UNITEMISED) -> tuple[int, int]:
    """The points for gold and for resource discs [rise_of_empires.ending.discs]."""
    gold = position.have(seat, GOLD) // gold_per_point(position, seat)
    discs = position.have(seat, RESOURCE) // position.box.values.resources_per_point
    items.add("rise_of_empires.ending.gold", gold)
    items.add("rise_of_empires.ending.discs", discs)
    return gold, discs


@dataclass(frozen=True, eq=False)
class EndGame(Step):
    """After the points of turn IIIB [rise_of_empires.ending.when]."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        for seat in position.order:
            tally = Tally("rise_of_empires.ending.when")
            gold, discs = final_points(position, seat, tally)
            position.score(seat, gold, GOLD_POINTS)
            position.score(seat, discs, RESOURCE_POINTS)
            position.tell_number("rise_of_empires-log-final", seat, gold + discs, tally)
        position.tell("rise_of_empires-log-end", {})


ITEMS: tuple[type[Item], ...] = (EndGame, PointsPhase)
