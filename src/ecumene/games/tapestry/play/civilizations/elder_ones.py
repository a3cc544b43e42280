"""Elder Ones: they play on after their fifth income turn. Nothing lies on the mat.

How their turns after it go stands in `play/turns.py` and `play/ending.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import DISCARD, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import ERAS, NONE, TapestryPosition
from ecumene.games.tapestry.play.playing_on import held

NAME: Final = "elder_ones"


def offer(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A resource or two cards; on the last income turn resources for cards [tapestry.civilizations.elder_ones]."""
    mat = printed(position, NAME)
    if position.era[seat] < ERAS:
        position.perform(seat, mat.effects["gift"], cause)
    else:
        ask_discard(position, seat, mat.numbers["most"], cause)


def can_offer(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """On the last income turn there must be a card to discard."""
    return position.era[seat] < ERAS or bool(position.hands[seat])


def ask_discard(position: TapestryPosition, seat: Seat, left: int, cause: str) -> None:
    each = position.book[printed(position, NAME).effects["each"]]
    if left and position.hands[seat] and (each.able(position, seat, NONE) or not position.third_rulings):
        position.agenda.append(ElderOnesDiscard(seat, left, cause))


@dataclass(frozen=True, eq=False)
class ElderOnesDiscard(SeatQuestion):
    """Which card to discard for resources, if any; `left` still may be [tapestry.civilizations.elder_ones]."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[DISCARD]
        return [*[of[kind] for kind in held(position, seat)], position.acts.pass_]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != DISCARD:
            return
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "tapestry"})
        ask_discard(position, seat, self.left - 1, self.cause)
        position.perform(seat, printed(position, NAME).effects["each"], self.cause)


def landmark(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points for a landmark gained in a turn after the fifth income turn [tapestry.civilizations.elder_ones]."""
    if can_landmark(position, seat, about):
        score_points(position, seat, printed(position, NAME).numbers["landmark"], cause)


def can_landmark(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return position.after_last_income(seat)


CODES: dict[str, Code] = {"elder_ones_offer": offer, "elder_ones_landmark": landmark}
ABLE: dict[str, Able] = {"elder_ones_offer": can_offer, "elder_ones_landmark": can_landmark}
ITEMS: tuple[type[Item], ...] = (ElderOnesDiscard,)
