"""Responses: cards that a player discards from hand while an opponent is conquering their territory.

What a response does is content. They are tapestry cards like any other otherwise [tapestry.responses.also_played].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PASS, RESPOND, TapestryAction
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.play.whenever import NO_RESPONSES, modified


def is_asked(position: TapestryPosition, defender: Seat, attacker: Seat) -> bool:
    """Whether a defender is asked for a response, which public facts alone decide [tapestry.rulings.response_prompt].

    Everybody with cards in hand is asked, whichever they are, or a question that is left out would tell that no trap is
    held. Nobody responds after the fifth income turn [tapestry.responses.finished], nor where it is openly forbidden
    [tapestry.cards.pillage_and_plunder].
    """
    if not position.hands[defender] or position.finished[defender]:
        return False
    return not modified(position, attacker, NO_RESPONSES)


def responses(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of response cards in a hand; in the view of another seat, which sees no card, none."""
    cards = position.box.cards
    found: list[int] = []
    for kind in position.hands[seat]:
        if kind >= 0 and kind not in found and cards[kind].response >= 0:
            found.append(kind)
    return found


@dataclass(frozen=True, eq=False)
class Respond(SeatQuestion):
    """Whether the defender discards a response, after the outpost is placed and before the dice.

    [tapestry.responses.trap] [tapestry.rulings.conquest_response_window]
    """

    attacker: Seat
    hex: int
    cause: str

    def concealed(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        acts = position.acts.of[RESPOND]
        return [*[acts[kind] for kind in responses(position, seat)], position.acts.pass_]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PASS:
            return
        if action.verb != RESPOND:
            raise IllegalAction("core.choice")
        if action.arg not in responses(position, seat):
            raise IllegalAction("tapestry.responses.trap")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == PASS:
            return
        card = position.box.cards[action.arg]
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-responds", {"who": seat, "card": card.id, "area": area(self.hex)})
        position.perform(seat, card.response, f"card.{card.id}", self.hex)


ITEMS: tuple[type[Item], ...] = (Respond,)
