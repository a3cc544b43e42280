"""Inventors: their tokens raise tech cards, whoever owns them.

On the mat: how many tokens are left. Those on cards are the position's `tech_mark`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import UPGRADE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.card_plots import hand_over
from ecumene.games.tapestry.play.civilizations.mats import gain_passively, lay, on_mat
from ecumene.games.tapestry.play.model import BOTTOM, MIDDLE, NONE, TapestryPosition
from ecumene.games.tapestry.play.technology import stuck, upgrade_card, use_card
from ecumene.games.tapestry.play.whenever import COUNTS_CHANGED, announce

NAME: Final = "inventors"


# ---- putting a token on a card


def markable(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tech cards of all players that can be moved up and bear no token.

    Nobody else brings a single-use card of somebody to the top row [tapestry.technology.single_use].
    """
    owner, mark, found = position.tech_owner, position.tech_mark, []
    for card in range(len(owner)):
        if owner[card] == NONE or mark[card] != NONE or stuck(position, card):
            continue
        if owner[card] == seat or position.tech_row[card] != MIDDLE or not position.box.tech[card].single_use:
            found.append(card)
    return found


def can_mark(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return on_mat(position, NAME)[0] > 0 and bool(markable(position, seat))


def mark(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps put a token on a tech card [tapestry.civilizations.inventors]."""
    if can_mark(position, seat, about):
        position.agenda.append(InventorsToken(seat, cause))


@dataclass(frozen=True, eq=False)
class InventorsToken(SeatQuestion):
    """On which card to put a token, if any; it is upgraded, whatever it needs [tapestry.civilizations.inventors]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[UPGRADE]
        return [*[of[card] for card in markable(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == UPGRADE
            raise IllegalAction("tapestry.civilizations.inventors" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != UPGRADE:
            return
        card = action.arg
        owner = position.tech_owner[card]
        lay(position, NAME, (on_mat(position, NAME)[0] - 1,))
        position.tech_mark[card] = seat
        if owner != seat:
            position.agenda.append(InventorsShare(seat, card, position.tech_row[card] + 1, self.cause))
        if position.finished[owner]:
            position.tech_row[card] += 1  # somebody who has finished gains nothing by it
        else:
            upgrade_card(position, owner, card, self.cause)


@dataclass(frozen=True, eq=False)
class InventorsShare(Step):
    """The owner of the card has gained: the Inventors may gain the same, in the top row with the card itself."""

    seat: Seat
    card: int
    row: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.row == MIDDLE:
            effect = position.book.effects[position.box.tech[self.card].circle]
            if effect.able(position, self.seat, self.card):
                position.agenda.append(InventorsCircle(self.seat, self.card, self.cause))
        else:
            take(position, self.seat, self.cause, 2 * self.card + 1)


@dataclass(frozen=True, eq=False)
class InventorsCircle(SeatQuestion):
    """Whether to gain what the owner of the card has gained [tapestry.civilizations.inventors]."""

    card: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            use_card(position, seat, self.card, square=False)


# ---- a card with a token reaches the top row


def can_take(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether an upgrade, as `UPGRADED` is about it, has brought an opponent's card with a token to the top row."""
    card = about // 2
    return about > 0 and about % 2 == 1 and position.tech_mark[card] == seat and position.tech_owner[card] != seat


def take(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Its owner has gained the square; now the Inventors do, and then they take the card.

    [tapestry.faq.inventors_top_row]
    """
    if not can_take(position, seat, about):
        return
    card = about // 2
    if position.finished[seat]:
        gain_passively(position, seat, position.box.tech[card].square, cause, card)
        return
    position.agenda.append(InventorsTake(seat, card))
    use_card(position, seat, card, square=True)


@dataclass(frozen=True, eq=False)
class InventorsTake(Step):
    """The card, with its token, comes into the bottom row of the Inventors [tapestry.faq.inventors_top_row]."""

    seat: Seat
    card: int

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        owner = position.tech_owner[self.card]
        position.tech_owner[self.card] = self.seat
        position.tech_row[self.card] = BOTTOM
        hand_over(position, self.card, self.seat)
        tech = position.box.tech[self.card].id
        position.tell("tapestry-log-takes-tech", {"who": self.seat, "other": owner, "tech": tech})
        announce(position, COUNTS_CHANGED, owner)
        announce(position, COUNTS_CHANGED, self.seat)


CODES: dict[str, Code] = {"inventors_mark": mark, "inventors_take": take}
ABLE: dict[str, Able] = {"inventors_mark": can_mark, "inventors_take": can_take}
ITEMS: tuple[type[Item], ...] = (InventorsCircle, InventorsShare, InventorsTake, InventorsToken)
