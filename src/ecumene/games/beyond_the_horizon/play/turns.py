"""Rounds and turns, and the expansion phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import BUILD, COLONISE, FORTIFY, JOIN, PASS, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import COLONISE as COLONISE_TOKEN
from ecumene.games.beyond_the_horizon.box.terms import FORTIFY as FORTIFY_TOKEN
from ecumene.games.beyond_the_horizon.box.terms import ON_EXPANSION, ON_PRODUCTION, TOKENS
from ecumene.games.beyond_the_horizon.play import building, settling
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.objectives import ObjectivePhase, trigger_end
from ecumene.games.beyond_the_horizon.play.production import ChooseProduction
from ecumene.games.beyond_the_horizon.play.scoring import EndGame
from ecumene.games.beyond_the_horizon.play.spaces import TakeAction
from ecumene.games.beyond_the_horizon.play.triggers import await_end

# ---- rounds and turns


@dataclass(frozen=True, eq=False)
class BeginRound(Step):
    """A round: everybody's turn, clockwise [beyond_the_horizon.turns.order]; then the next, unless it was the last."""

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        position.round += 1
        if position.round == position.last_round:
            position.tell("beyond_the_horizon-log-last-round", {"n": position.round})
        else:
            position.tell("beyond_the_horizon-log-round", {"n": position.round})
        position.agenda.append(EndRound())
        for seat in reversed(position.clockwise(position.first)):
            position.agenda.append(BeginTurn(seat))


@dataclass(frozen=True, eq=False)
class EndRound(Step):
    """After the last round the game ends; a game that does not end is ended [beyond_the_horizon.ending.bound]."""

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        if position.round == position.last_round:
            position.agenda.append(EndGame())
            return
        # rule: beyond_the_horizon.options.rounds
        if not position.last_round and position.round == position.options["rounds"]:
            trigger_end(position)
        position.agenda.append(BeginRound())


@dataclass(frozen=True, eq=False)
class BeginTurn(Step):
    """Four phases [beyond_the_horizon.turns.phases]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        position.acting = self.seat
        position.explored = 0
        position.extra_explore = 0
        position.used = 0
        position.agenda.append(ObjectivePhase(self.seat))
        position.agenda.append(ProductionPhase(self.seat))
        position.agenda.append(ExpansionPhase(self.seat))
        position.agenda.append(TakeAction(self.seat))


@dataclass(frozen=True, eq=False)
class ProductionPhase(Step):
    """What happens at its start, then the choice [beyond_the_horizon.triggers.production]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        position.agenda.append(ChooseProduction(self.seat))
        await_end(position, self.seat, ON_PRODUCTION)


# ---- the expansion phase

CAUSE: Final = "phase.expansion"


@dataclass(frozen=True, eq=False)
class ExpansionPhase(Step):
    """What happens at its start, then the choice [beyond_the_horizon.triggers.expansion]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        position.agenda.append(OpenExpansion(self.seat))
        await_end(position, self.seat, ON_EXPANSION)


@dataclass(frozen=True, eq=False)
class OpenExpansion(Step):
    """Nobody is asked who could do nothing."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        if expansions(position, self.seat):
            position.agenda.append(Expand(self.seat))


def has_token(position: HorizonPosition, seat: Seat, sort: int) -> bool:
    """Whether a seat holds a Colonise or a Fortify token."""
    return position.tokens[len(TOKENS) * seat + sort] > 0


def expansions(position: HorizonPosition, seat: Seat) -> list[Action]:
    """What a seat can do in its expansion phase [beyond_the_horizon.expansion.one]."""
    found = building.options(position, seat, 0)
    if has_token(position, seat, COLONISE_TOKEN):
        found += [position.acts.of[COLONISE][tile] for tile in settling.options(position, seat, COLONISE_TOKEN, 0)]
    if has_token(position, seat, FORTIFY_TOKEN):
        found += [position.acts.of[FORTIFY][tile] for tile in settling.options(position, seat, FORTIFY_TOKEN, 0)]
    return found


@dataclass(frozen=True, eq=False)
class Expand(SeatQuestion):
    """One of four things, or nothing."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [*expansions(position, seat), position.acts.pass_]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == BUILD or action.verb == JOIN:
            building.check(position, seat, action, 0)
        elif action.verb == COLONISE:
            _check_token(position, seat, COLONISE_TOKEN)
            settling.check(position, seat, action.arg, COLONISE_TOKEN, 0)
        elif action.verb == FORTIFY:
            _check_token(position, seat, FORTIFY_TOKEN)
            settling.check(position, seat, action.arg, FORTIFY_TOKEN, 0)
        elif action.verb != PASS:
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == BUILD or action.verb == JOIN:
            building.carry_out(position, seat, action, 0, CAUSE)
        elif action.verb != PASS:
            sort = COLONISE_TOKEN if action.verb == COLONISE else FORTIFY_TOKEN
            _spend_token(position, seat, sort)
            settling.settle(position, seat, action.arg, sort, 0, CAUSE)


def _check_token(position: HorizonPosition, seat: Seat, sort: int) -> None:
    if not has_token(position, seat, sort):
        raise IllegalAction(f"beyond_the_horizon.expansion.{TOKENS[sort]}_token")


def _spend_token(position: HorizonPosition, seat: Seat, sort: int) -> None:
    """A token goes back to the supply.

    [beyond_the_horizon.expansion.colonise_token] [beyond_the_horizon.expansion.fortify_token]
    """
    position.tokens[len(TOKENS) * seat + sort] -= 1
    position.supply[sort] += 1


ITEMS: tuple[type[Item], ...] = (
    BeginRound, BeginTurn, EndRound, Expand, ExpansionPhase, OpenExpansion, ProductionPhase,
)  # fmt: skip
