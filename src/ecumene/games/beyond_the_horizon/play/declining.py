"""Declining: every effect may be declined, so whatever an effect asks can be answered with nothing of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import PASS, HorizonAction
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Declinable(SeatQuestion):
    """One of several things, or nothing [beyond_the_horizon.effects.decline].

    A chapter says what is offered, by which rule the rest is not, and what follows.
    """

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        """What can be chosen."""
        raise NotImplementedError

    def refuse(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        """Refuse what is not offered by the rule it breaks."""
        if action not in self.offers(position, seat):
            raise IllegalAction("core.choice")

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        legal = self.offers(position, seat)
        legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != PASS:
            self.refuse(position, seat, action)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PASS:
            position.tell("beyond_the_horizon-log-declines", {"who": seat})
        else:
            self.take(position, seat, action)
