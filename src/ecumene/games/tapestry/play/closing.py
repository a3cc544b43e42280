"""The end of one's own turn: what abilities bring then, and the objectives of landmark cards, in the owner's order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step, among
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CIVILIZATION, LANDMARK, TapestryAction
from ecumene.games.tapestry.play.landmark_cards import MeetObjectives, meet, met
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.whenever import PER_SOURCE, TURN_CLOSING, answer, answering


def rewards(position: TapestryPosition, seat: Seat) -> list[int]:
    """The abilities that the end of a seat's turn is still to bring; only civilizations have such."""
    return [] if position.finished[seat] else answering(position, seat, TURN_CLOSING)


def what_closes(position: TapestryPosition, seat: Seat) -> Item | None:
    """What comes next at the end of a turn, if anything.

    The order is asked where there are both rewards and objectives that are met. All of it is looked at again after
    each, so an objective that a reward fulfils counts, and a landmark that is a building changes what is due
    [tapestry.rulings.end_of_turn].
    """
    due, cards = rewards(position, seat), met(position, seat)
    if due and len(due) + len(cards) > 1:
        return NextAtEnd(seat)
    if due:
        return RewardAtEnd(seat, due[0])
    return MeetObjectives(seat) if cards else None


@dataclass(frozen=True, eq=False)
class RewardAtEnd(Step):
    """The only thing that a turn's end brings."""

    seat: Seat
    listener: int

    def run(self, position: Any) -> None:
        answer(position, self.seat, TURN_CLOSING, self.listener)


@dataclass(frozen=True, eq=False)
class NextAtEnd(SeatQuestion):
    """Which comes next: the landmark of a card, or what a civilization brings [tapestry.rulings.end_of_turn]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of, kinds = position.acts.of, position.shared.kinds
        civs: list[Action] = [of[CIVILIZATION][due // PER_SOURCE - kinds] for due in rewards(position, seat)]
        return [*[of[LANDMARK][card] for card in met(position, seat)], *civs]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if among(action, self.legal(position, seat)):
            return
        asked = isinstance(action, TapestryAction) and action.verb == LANDMARK
        raise IllegalAction("tapestry.landmarks.objective" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == LANDMARK:
            meet(position, seat, action.arg)
            return
        for due in rewards(position, seat):
            if due // PER_SOURCE - position.shared.kinds == action.arg:
                answer(position, seat, TURN_CLOSING, due)


ITEMS: tuple[type[Item], ...] = (NextAtEnd, RewardAtEnd)
