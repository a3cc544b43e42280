"""Announcing later: an event that others hear of once what came with it is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.agenda import Item, Step
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.whenever import STEP_UPGRADED, announce


@dataclass(frozen=True, eq=False)
class Announce(Step):
    """An event whose listeners are those in force when its turn comes."""

    seat: Seat
    event: int
    about: int

    def run(self, position: Any) -> None:
        announce(position, self.event, self.seat, self.about)


def announce_after(position: TapestryPosition, event: int, seat: Seat, about: int) -> None:
    """A deed is done: what answers to it comes after all that it brings, which is put on the agenda next.

    Those answer that are in force now [tapestry.rulings.in_force_when_done]; under older rulings those that are then.
    """
    if position.third_rulings:
        announce(position, event, seat, about)
    else:
        position.agenda.append(Announce(seat, event, about))


def step_upgraded(position: TapestryPosition, seat: Seat, card: int, cause: str) -> None:
    """A card is about to be upgraded; in the upgrade step of an income turn, whoever may upgrade another hears of it.

    They hear of it after all that the upgrade gives [tapestry.cards.nanobots].
    """
    if cause == "income" and position.futures:
        position.agenda.append(Announce(seat, STEP_UPGRADED, card))


ITEMS: tuple[type[Item], ...] = (Announce,)
