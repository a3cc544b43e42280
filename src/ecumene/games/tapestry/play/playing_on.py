"""Turns after the fifth income turn: what the Merfolk do with the cards of their hand.

How the Elder Ones go on advancing stands with the other turns, in `turns`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DISCARD, PLAY, TapestryAction
from ecumene.games.tapestry.box.content import WHEN_PLAYED
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.enchantments import enchantments_due
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.playing import play_card

CAUSE: str = "civ.merfolk"


def held(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of cards in a hand; in the view of another seat, which sees no card, none."""
    return [kind for kind in sorted(set(position.hands[seat])) if kind >= 0]


def playable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The kinds of cards in a hand that do something when they are played after the end.

    [tapestry.civilizations.merfolk]
    """
    return [kind for kind in held(position, seat) if does_something(position, seat, kind)]


def does_something(position: TapestryPosition, seat: Seat, kind: int) -> bool:
    """Whether a card has a when-played ability, or brings an enchantment."""
    if position.box.cards[kind].kind == WHEN_PLAYED:
        return True
    covered = len(position.mat(seat, position.current_space(seat)))
    return enchantments_due(position, seat, kind, covered) > 0


def late_ways(position: TapestryPosition, seat: Seat) -> list[Action]:
    """What the Merfolk may do in a turn after the end: play a card, or discard some."""
    of = position.acts.of[PLAY]
    return [*[of[kind] for kind in playable(position, seat)], position.acts.accept]


def check_late(position: TapestryPosition, seat: Seat, action: Action) -> None:
    """Refuse what the Merfolk may not do after the end."""
    if action not in late_ways(position, seat):
        assert isinstance(action, TapestryAction)
        mine = action.verb == PLAY and action.arg in position.hands[seat]
        raise IllegalAction("tapestry.civilizations.merfolk" if mine else "core.choice")


def do_late(position: TapestryPosition, seat: Seat, action: TapestryAction) -> None:
    """Play a card on the stack of era 4, or discard some [tapestry.civilizations.merfolk]."""
    if action.verb == PLAY:
        play_card(position, seat, action.arg, CAUSE, once=True)
    else:
        position.agenda.append(MerfolkSell(seat, True, CAUSE))


@dataclass(frozen=True, eq=False)
class MerfolkSell(SeatQuestion):
    """Which cards to discard for points in one turn, one after the other, at least one.

    [tapestry.civilizations.merfolk]
    """

    first: bool
    cause: str

    def halfway(self) -> bool:
        return self.first

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[DISCARD]
        cards: list[Action] = [of[kind] for kind in held(position, seat)]
        return cards if self.first else [*cards, position.acts.pass_]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != DISCARD:
            return
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "tapestry"})
        score_points(position, seat, position.box.civs[position.shared.merfolk].data.numbers["each"], self.cause)
        if position.hands[seat]:
            position.agenda.append(MerfolkSell(seat, False, self.cause))


ITEMS: tuple[type[Item], ...] = (MerfolkSell,)
