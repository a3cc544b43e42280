"""Turn order: each picks a place on the track for the next turn, whoever has fewest points first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import POSITION, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CUBE, GOLD, NONE, POINT, RESOURCE
from ecumene.games.rise_of_empires.play.model import EmpiresPosition


def tokens(position: EmpiresPosition, seat: Seat) -> int:
    """Gold, discs and cubes of the pool [rise_of_empires.turn_order.fewer_tokens]."""
    return position.have(seat, GOLD) + position.have(seat, RESOURCE) + position.have(seat, CUBE)


def picking_order(position: EmpiresPosition) -> list[Seat]:
    """Who picks first, second …: fewest points first [rise_of_empires.turn_order.fewest].

    The others with the most points first [rise_of_empires.turn_order.falling], or by the option with the fewest first
    [rise_of_empires.turn_order.rising]. Level: fewer tokens first, then the later one in the old order
    [rise_of_empires.turn_order.later_first].
    """
    ties = [(tokens(position, seat), -place, seat) for place, seat in enumerate(position.order)]
    ties.sort()
    level = [entry[2] for entry in ties]
    rising = [seat for _, seat in sorted([(position.have(s, POINT) * 8 + i, s) for i, s in enumerate(level)])]
    if position.options["turn_order"] == "rising":  # rule: rise_of_empires.options.turn_order
        return rising
    others = [s for s in level if s != rising[0]]
    return [rising[0], *[s for _, s in sorted([(-position.have(s, POINT) * 8 + i, s) for i, s in enumerate(others)])]]


@dataclass(frozen=True, eq=False)
class TurnOrder(Step):
    """The last phase of a turn."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.choosers = picking_order(position)[::-1]
        position.order = [NONE] * position.seats
        position.agenda.append(NextChoice())


def free_places(position: EmpiresPosition) -> list[int]:
    """The places of the track that nobody has picked."""
    return [place for place, seat in enumerate(position.order) if seat == NONE]


@dataclass(frozen=True, eq=False)
class NextChoice(Step):
    """The next one picks; the last one has no choice."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        if not position.choosers:
            return
        if len(position.choosers) == 1:
            settle_place(position, position.choosers.pop(), free_places(position)[0])
        else:
            position.agenda.append(ChoosePosition(position.choosers[-1]))


def settle_place(position: EmpiresPosition, seat: Seat, place: int) -> None:
    """A seat takes a place in the order of the next turn."""
    position.order[place] = seat
    position.tell_number("rise_of_empires-log-position", seat, place + 1)


@dataclass(frozen=True, eq=False)
class ChoosePosition(SeatQuestion):
    """Which place in the next turn's order."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        return [position.acts.of[POSITION][place] for place in free_places(position)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb != POSITION:
            raise IllegalAction("core.choice")
        if action.arg not in free_places(position):
            raise IllegalAction("rise_of_empires.turn_order.free_place")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        position.choosers.pop()
        settle_place(position, seat, action.arg)
        position.agenda.append(NextChoice())


ITEMS: tuple[type[Item], ...] = (ChoosePosition, NextChoice, TurnOrder)
