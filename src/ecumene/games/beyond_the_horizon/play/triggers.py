"""Triggers: abilities of governments and technologies that answer an event.

An ability does not see the event that brought it [beyond_the_horizon.triggers.complete]: who answers is collected
before the event begins, and acts when it is complete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.core.regions import places
from ecumene.games.beyond_the_horizon.box.terms import NONE, ONCE_A_TURN, THEOCRACY
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

BY_DESPOTISM: Final = -1
BY_THEOCRACY: Final = -2


def answering(position: HorizonPosition, seat: Seat, event: int) -> tuple[int, ...]:
    """What answers an event for a seat: technologies by their numbers, and stages of its government."""
    if ONCE_A_TURN >> event & 1 and position.used >> event & 1:  # [beyond_the_horizon.triggers.once_per_turn]
        return ()
    found: tuple[int, ...] = ()
    number = position.government[seat]
    if number != NONE:
        government = position.box.governments[number]
        if government.despotism_when == event:
            found = (BY_DESPOTISM,)
        if government.when == event and position.stage(seat) >= THEOCRACY:
            found = (*found, BY_THEOCRACY)
    technologies = position.technologies[seat] & position.box.event_mask[event]
    return (*found, *places(technologies)) if technologies else found


def await_end(position: HorizonPosition, seat: Seat, event: int) -> None:
    """Call this when an event begins: what answers it now will act once everything pushed afterwards is done."""
    found = answering(position, seat, event)
    if found:
        position.agenda.append(Answer(seat, event, found))


@dataclass(frozen=True, eq=False)
class Answer(Step):
    """An event is complete: those who were there when it began answer it, in the order government, technologies."""

    seat: Seat
    event: int
    answering: tuple[int, ...]

    def run(self, position: Any) -> None:
        assert isinstance(position, HorizonPosition)
        if ONCE_A_TURN >> self.event & 1:
            if position.used >> self.event & 1:
                return
            position.used |= 1 << self.event
        for source in reversed(self.answering):
            perform_answer(position, self.seat, source)


def perform_answer(position: HorizonPosition, seat: Seat, source: int) -> None:
    """Put what an ability does on the agenda."""
    if source >= 0:
        technology = position.box.technologies[source]
        position.perform(seat, technology.then, f"technology.{technology.id}")
        return
    government = position.box.governments[position.government[seat]]
    effect = government.despotism if source == BY_DESPOTISM else government.theocracy
    position.perform(seat, effect, f"government.{government.id}")


ITEMS: tuple[type[Item], ...] = (Answer,)
