"""Reorganisation: the General's pawns leave, and the people spreads over its provinces anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.regions import places
from ecumene.games.vinci.box.actions import ABANDON, PLACE
from ecumene.games.vinci.play.model import VinciPosition


@dataclass(frozen=True, eq=False)
class LoanLeaves(Step):
    """The expansion is over: all pawns come into the hand, and the General takes his back [vinci.token.general_leaves].

    By option Medicine brings its pawn only now [vinci.option.medicine].
    """

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        seat = self.seat
        for province in places(position.held[2 * seat]):
            position.pawns[province] = 0
        position.troops[seat] -= position.loan
        if position.journal is not None and position.loan:
            position.tell_number("vinci-log-loan-leaves", seat, position.loan)
        position.loan = 0
        if position.options["medicine"] == "reorganisation":
            position.troops[seat] += position.traits[2 * seat].each_turn
        position.hand[seat] = position.troops[seat]


@dataclass(frozen=True, eq=False)
class Reorganise(Step):
    """One pawn in each province [vinci.reorganisation.one_each]; the rest is placed freely.

    Too few pawns: some provinces are given up first.
    """

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        seat = self.seat
        held = position.held[2 * seat]
        missing = held.bit_count() - position.troops[seat]
        if missing > 0 and position.troops[seat]:
            position.agenda.append(self)
            position.agenda.append(GiveUp(seat, missing))
            return
        if missing > 0:
            for province in places(held):
                position.abandon(seat, province)
            return
        position.pick_up(seat)
        if held and position.hand[seat]:
            position.agenda.append(Spread(seat, position.hand[seat]))


@dataclass(frozen=True, eq=False)
class GiveUp(SeatQuestion):
    """There are more provinces than pawns: which one stays empty and is lost?"""

    left: int

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        return position.about_own(seat, position.moves.abandon)

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        position.check_own(seat, action, ABANDON, "vinci.reorganisation.too_few")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        position.abandon(seat, position.province_of(action))
        if self.left > 1:
            position.agenda.append(GiveUp(seat, self.left - 1))


@dataclass(frozen=True, eq=False)
class Spread(SeatQuestion):
    """Where does the next pawn go?"""

    left: int

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        return position.about_own(seat, position.moves.place)

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        position.check_own(seat, action, PLACE, "vinci.reorganisation.spread")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        position.pawns[position.province_of(action)] += 1
        position.hand[seat] -= 1
        if self.left > 1:
            position.agenda.append(Spread(seat, self.left - 1))
