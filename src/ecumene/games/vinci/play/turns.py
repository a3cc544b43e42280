"""Turns and rounds: who comes next, and when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.core.action import Seat
from ecumene.core.agenda import Step
from ecumene.games.vinci.play.diplomacy import Peace
from ecumene.games.vinci.play.expansion_turn import begin_expansion
from ecumene.games.vinci.play.gathering import Opening, wiped_out
from ecumene.games.vinci.play.model import VinciPosition


@dataclass(frozen=True, eq=False)
class Turn(Step):
    """A seat's turn begins: its old peace is over [vinci.token.diplomacy].

    A new people has nothing to decide before it expands [vinci.decline.declare].
    """

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        seat = self.seat
        position.mover = seat
        position.peace[seat] = 0
        position.agenda.append(EndOfTurn(seat))
        if position.fresh[seat]:
            begin_expansion(position, seat)
        else:
            position.agenda.append(Opening(seat))
        partners = position.traits[2 * seat].peace
        if partners and not wiped_out(position, seat):
            position.agenda.append(Peace(seat, partners))


@dataclass(frozen=True, eq=False)
class EndOfTurn(Step):
    """A turn is complete. Once somebody has reached the target [vinci.end.target] the round is the last.

    It is played to its end [vinci.end.round]; then the game is over.
    """

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        if position.score[self.seat] >= position.count.target:
            position.ending = 1
        following = (self.seat + 1) % position.seats
        if following == position.first:
            if position.ending:
                position.tell("vinci-log-end", {})
                return
            position.round += 1
        position.agenda.append(Turn(following))
