"""The parts of a seat's prospects, for a person who asks a bot why. They add up to what `prospects` says.

What follows from what is told by leaving it out: the plan of a people without its land, then with it, and so on.
"""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.vinci.mind.evaluate import (
    People,
    decline_sum,
    new_people,
    newcomers,
    people_of,
    plan,
    rounds_left,
    turns_left,
    without_people,
)
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import people_income


def parts(position: VinciPosition, seat: Seat) -> list[tuple[str, float]]:
    """The points a seat has, and where those come from that it can still expect."""
    found: list[tuple[str, float]] = [("points", float(position.score[seat]))]
    if not position.agenda:
        return found
    turns = turns_left(position, seat, rounds_left(position))
    base = newcomers(position)
    if without_people(position, seat):
        old = decline_sum(float(people_income(position, 2 * seat + 1)), turns)
        return [*found, ("old", old), ("next", new_people(turns) * base)]
    people = people_of(position, seat, seat == position.mover)
    return found + _people_parts(people, _best_plan(people, turns, base), turns, base)


def _best_plan(people: People, turns: float, base: float) -> int:
    """How often the people should still expand."""
    best, most = people.soonest, -1.0
    for expansions in range(people.soonest, 4):
        value = plan(people, expansions, people.declining, turns, base)
        if value > most:
            best, most = expansions, value
    return best


def _people_parts(people: People, expansions: int, turns: float, base: float) -> list[tuple[str, float]]:
    bare = People(people.traits, people.provinces, people.troops, people.spare, 0.0)
    bare.kept = people.kept
    growth = plan(bare, expansions, 0.0, turns, 0.0)
    bare.income = people.income + people.lost
    land = plan(bare, expansions, 0.0, turns, 0.0)
    bare.income, bare.at_risk = people.income, people.at_risk
    safe = plan(bare, expansions, 0.0, turns, 0.0)
    old = plan(bare, expansions, people.declining, turns, 0.0)
    whole = plan(bare, expansions, people.declining, turns, base)
    return [
        ("land", land - growth), ("growth", growth), ("danger", safe - land), ("old", old - safe), ("next", whole - old)
    ]  # fmt: skip
