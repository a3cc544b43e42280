"""The objective phase: who meets an objective must claim it, and claims bring the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import CLAIM, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import ANY
from ecumene.games.beyond_the_horizon.play.counting import has_all
from ecumene.games.beyond_the_horizon.play.investing import spend_cube
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition


def due(position: HorizonPosition, seat: Seat) -> list[int]:
    """The objectives that a seat meets and has not claimed [beyond_the_horizon.objectives.once].

    None where it has no cube for them [beyond_the_horizon.investing.no_cube].
    """
    if not position.any_cube(seat):
        return []
    return [
        number
        for index, number in enumerate(position.objectives)
        if seat not in position.claims[index] and has_all(position, seat, position.box.objectives[number].needs)
    ]


@dataclass(frozen=True, eq=False)
class ObjectivePhase(Step):
    """One objective [beyond_the_horizon.objectives.one_per_turn], whether its player likes it or not.

    [beyond_the_horizon.objectives.must] [beyond_the_horizon.objectives.own_turn]
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        found = due(position, self.seat)
        if len(found) == 1:
            claim(position, self.seat, found[0])
        elif found:
            position.agenda.append(ClaimObjective(self.seat))


@dataclass(frozen=True, eq=False)
class ClaimObjective(SeatQuestion):
    """Which of several objectives to claim."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [position.acts.of[CLAIM][number] for number in due(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != CLAIM or action.arg not in position.objectives:
            raise IllegalAction("core.choice")
        if seat in position.claims[position.objectives.index(action.arg)]:
            raise IllegalAction("beyond_the_horizon.objectives.once")
        if action.arg not in due(position, seat):
            raise IllegalAction("beyond_the_horizon.objectives.must")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        claim(position, seat, action.arg)


def claim(position: HorizonPosition, seat: Seat, number: int) -> None:
    """A cube of any track goes to the objective [beyond_the_horizon.objectives.cube] and stays there.

    [beyond_the_horizon.objectives.lapse]
    """
    index = position.objectives.index(number)
    points = claim_points(position, len(position.claims[index]))
    position.claims[index] = (*position.claims[index], seat)
    objective = position.box.objectives[number].id
    position.tell("beyond_the_horizon-log-claims", {"who": seat, "objective": objective, "n": points})
    # rule: beyond_the_horizon.ending.more_claims
    if not position.last_round and claims_made(position) >= position.box.values.end_claims[position.seats]:
        trigger_end(position)
    spend_cube(position, seat, ANY, f"objective.{objective}")


def claim_points(position: HorizonPosition, before: int) -> int:
    """What a claim scores, after so many others.

    [beyond_the_horizon.objectives.first] [beyond_the_horizon.objectives.later]
    """
    values = position.box.values
    return values.claim_later if before else values.claim_first


def claims_made(position: HorizonPosition) -> int:
    """The cubes on all objectives."""
    return sum([len(claim) for claim in position.claims])


def trigger_end(position: HorizonPosition) -> None:
    """This round is finished, and one more is played [beyond_the_horizon.ending.last_round].

    [beyond_the_horizon.ending.trigger]
    """
    position.last_round = position.round + 1
    position.tell("beyond_the_horizon-log-end-triggered", {"n": position.last_round})


ITEMS: tuple[type[Item], ...] = (ClaimObjective, ObjectivePhase)
