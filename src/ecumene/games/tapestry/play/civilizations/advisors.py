"""Advisors: many cards in hand pay, and some go to the neighbours; see `advising` for those that they would draw.

Nothing lies on the mat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DISCARD, PICK, PLAYER, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.advising import hand_over
from ecumene.games.tapestry.play.civilizations.mats import printed
from ecumene.games.tapestry.play.drawing import discard_tapestry, gain_tapestry, has_options, reveal_tapestry
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import NONE, UNKNOWN, TapestryPosition
from ecumene.games.tapestry.play.options import KeepOption, draw_cards

NAME: Final = "advisors"


# ---- income


def has_hand(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return len(position.hands[seat]) > 0


def council(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points for each card in hand; what is above the limit goes, for a resource [tapestry.civilizations.advisors]."""
    mat, hand = printed(position, NAME), len(position.hands[seat])
    score_points(position, seat, mat.numbers["each"] * hand, cause)
    too_many = hand - mat.numbers["limit"]
    if too_many > 0:
        position.perform(seat, mat.effects["discarded"], cause)
        position.agenda.append(AdvisorsDiscard(seat, too_many, cause))


@dataclass(frozen=True, eq=False)
class AdvisorsDiscard(SeatQuestion):
    """Which card to discard; `left` are still to go, this one included [tapestry.civilizations.advisors]."""

    left: int
    cause: str

    def concealed(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[DISCARD]
        return [of[kind] for kind in sorted(set(position.hands[seat])) if kind >= 0]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == DISCARD
            raise IllegalAction("tapestry.civilizations.advisors" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "thing": "tapestry", "n": 1})
        if self.left > 1:
            position.agenda.append(AdvisorsDiscard(seat, self.left - 1, self.cause))


# ---- gaining them during the game


def arrive(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The cards of the set-up, each of which may be sold to a neighbour [tapestry.civilizations.advisors].

    With one more option each of them is one of two [tapestry.boxes.psionics_one_by_one].
    """
    number = printed(position, NAME).numbers["cards"]
    if has_options(position, seat):
        position.agenda.append(AdvisorsNext(seat, (), cause))
        for _ in range(number):
            position.agenda.append(AdvisorsArrive(seat, cause))
        return
    drawn: list[int] = []
    for _ in range(number):
        kind = reveal_tapestry(position, seat, cause)
        if kind != NONE:
            drawn.append(kind)
    if drawn:
        position.agenda.append(AdvisorsNext(seat, tuple(sorted(drawn)), cause))
        position.tell("tapestry-log-gains", {"who": seat, "thing": "tapestry", "n": len(drawn)})
        for kind in drawn:
            gain_tapestry(position, seat, kind)


@dataclass(frozen=True, eq=False)
class AdvisorsArrive(Step):
    """One of the cards that come with the mat, drawn with one more option."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        draw_cards(position, AdvisorsKeep(self.seat, self.cause))


@dataclass(frozen=True, eq=False)
class AdvisorsKeep(KeepOption):
    """Which of two cards to keep; it is one of those that may be handed over."""

    def keep(self, position: TapestryPosition, kind: int) -> None:
        for place, item in enumerate(position.agenda):
            if isinstance(item, AdvisorsNext) and item.seat == self.seat:
                position.agenda[place] = replace(item, cards=tuple(sorted([*item.cards, kind])))
        super().keep(position, kind)


def gifts(position: TapestryPosition, seat: Seat, cards: Sequence[int]) -> list[int]:
    """The kinds among some cards that are still in hand, in their order; in the view of another seat none."""
    return sorted({kind for kind in cards if kind >= 0 and kind in position.hands[seat]})


def customers(position: TapestryPosition, seat: Seat) -> list[Seat]:
    """The neighbours who still gain something."""
    return [other for other in position.neighbours(seat) if not position.finished[other]]


@dataclass(frozen=True, eq=False)
class AdvisorsNext(Step):
    """Some of the cards that came with the mat may still be handed over, as far as they are in hand."""

    seat: Seat
    cards: tuple[int, ...]
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.cards and position.hands[self.seat] and customers(position, self.seat):
            position.agenda.append(AdvisorsGift(self.seat, self.cards, self.cause))

    def view(self, seat: Seat | None) -> Item:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        return self if seat == self.seat else replace(self, cards=guessed(position, self.seat, len(self.cards), rng))


@dataclass(frozen=True, eq=False)
class AdvisorsGift(SeatQuestion):
    """Which of the cards that came with the mat to hand to a neighbour for points, if any.

    [tapestry.civilizations.advisors] Which they are is secret; so who has played all of them meanwhile is asked too.
    """

    cards: tuple[int, ...]
    cause: str

    def concealed(self) -> bool:
        return True

    def hides(self, action: Action) -> bool:
        """By the place of a card one would learn what lies before it."""
        return isinstance(action, TapestryAction) and action.verb == PICK

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*position.acts.of[PICK][: len(gifts(position, seat, self.cards))], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK
            raise IllegalAction("tapestry.civilizations.advisors" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != PICK:
            return
        given = gifts(position, seat, self.cards)[action.arg]
        left = list(self.cards)
        left.remove(given)
        position.agenda.append(AdvisorsNext(seat, tuple(left), self.cause))
        neighbours = customers(position, seat)
        if len(neighbours) == 1:
            sell(position, seat, neighbours[0], given, self.cause)
        else:
            position.agenda.append(AdvisorsNeighbour(seat, (given,), self.cause))

    def view(self, seat: Seat | None) -> Item:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        return self if seat == self.seat else replace(self, cards=guessed(position, self.seat, len(self.cards), rng))


@dataclass(frozen=True, eq=False)
class AdvisorsNeighbour(SeatQuestion):
    """To which neighbour the card goes [tapestry.civilizations.advisors]."""

    cards: tuple[int, ...]
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLAYER]
        return [of[other] for other in customers(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        sell(position, seat, action.arg, self.cards[0], self.cause)

    def view(self, seat: Seat | None) -> Item:
        return self if seat == self.seat else replace(self, cards=(UNKNOWN,) * len(self.cards))

    def guess(self, position: Any, seat: Seat, rng: Random) -> Item:
        return self if seat == self.seat else replace(self, cards=guessed(position, self.seat, len(self.cards), rng))


def guessed(position: TapestryPosition, owner: Seat, amount: int, rng: Random) -> tuple[int, ...]:
    """Some cards of a hand, whichever they may be."""
    hand = position.hands[owner]
    return tuple(sorted(rng.sample(hand, min(amount, len(hand)))))


def sell(position: TapestryPosition, seat: Seat, other: Seat, kind: int, cause: str) -> None:
    """A neighbour gains the card, and its owner points."""
    hand_over(position, seat, other, kind)
    score_points(position, seat, printed(position, NAME).numbers["gift"], cause)


CODES: dict[str, Code] = {"advisors_council": council, "advisors_arrive": arrive}
ABLE: dict[str, Able] = {"advisors_council": has_hand}
ITEMS: tuple[type[Item], ...] = (
    AdvisorsArrive, AdvisorsDiscard, AdvisorsGift, AdvisorsKeep, AdvisorsNeighbour, AdvisorsNext,
)  # fmt: skip
