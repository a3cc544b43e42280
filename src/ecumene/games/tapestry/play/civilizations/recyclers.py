"""Recyclers: what upgrades and inventions do for them is in `recycling`. Nothing lies on the mat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import INVENT, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.drawing import draw_tech, has_options, tech_left
from ecumene.games.tapestry.play.inventing import invent
from ecumene.games.tapestry.play.model import NONE, TapestryPosition

NAME: Final = "recyclers"


def can_sort(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return tech_left(position)


def sort_out(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Draw tech cards and keep one of them [tapestry.civilizations.recyclers].

    They lie open on the discards at once, where the others stay. One more option draws one more
    [tapestry.boxes.psionics_options].
    """
    drawn: list[int] = []
    for _ in range(printed(position, NAME).numbers["drawn"] + int(has_options(position, seat))):
        card = draw_tech(position, seat, cause)
        if card != NONE:
            drawn.append(card)
    position.tech_discard += drawn
    if len(drawn) == 1:
        invent(position, seat, drawn[0], cause)
    elif drawn:
        position.agenda.append(RecyclersKeep(seat, tuple(sorted(drawn)), cause))


@dataclass(frozen=True, eq=False)
class RecyclersKeep(SeatQuestion):
    """Which of the tech cards just drawn to keep, in the bottom row [tapestry.civilizations.recyclers]."""

    cards: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[INVENT]
        return [of[card] for card in self.cards]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == INVENT
            raise IllegalAction("tapestry.civilizations.recyclers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        invent(position, seat, action.arg, self.cause)


CODES: dict[str, Code] = {"recyclers_sort": sort_out}
ABLE: dict[str, Able] = {"recyclers_sort": can_sort}
ITEMS: tuple[type[Item], ...] = (RecyclersKeep,)
