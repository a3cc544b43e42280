"""Phase D: each player may buy a card back from Decline; who has no active card must, or dies out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Sealed, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.rise_and_fall.box.actions import REDEEM, SPARE, RiseAction
from ecumene.games.rise_and_fall.box.content import KINDS
from ecumene.games.rise_and_fall.play.extinction import die_out
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, HAND, RESERVE
from ecumene.games.rise_and_fall.play.position import RisePosition


def price(position: RisePosition, items: Items = UNITEMISED) -> int:
    """What a card costs: more with every trophy that anybody has taken [rise_and_fall.buy_back.price].

    Those of this very round count [rise_and_fall.trophies.counts_now].
    """
    gold = position.box.components.prices[position.trophies_taken()]
    return items.add("rise_and_fall.buy_back.price", gold)


def must_buy(position: RisePosition, seat: Seat) -> bool:
    """Whether a seat has no active card left [rise_and_fall.buy_back.forced]."""
    return not position.has_active(seat)


def for_sale(position: RisePosition, seat: Seat) -> list[int]:
    """The kinds of cards that a seat may buy back and can pay.

    Who must buy needs a card to play, so its pieces stand in the world [rise_and_fall.buy_back.forced].
    """
    cards = position.cards_in(seat, DECLINE)
    if not cards or position.gold[seat] < price(position):
        return []
    return [k for k in cards if position.standing[CARDS * seat + k]] if must_buy(position, seat) else cards


def offers(position: RisePosition, seat: Seat) -> list[Action]:
    """What a seat may answer: one card [rise_and_fall.buy_back.one], or none unless it must."""
    found: list[Action] = [position.acts.redeem[kind] for kind in for_sale(position, seat)]
    if not must_buy(position, seat):
        found.append(position.acts.by_verb[SPARE])
    return found


def check_purchase(position: RisePosition, seat: Seat, action: Action) -> None:
    """Refuse what cannot be bought, or not buying where it is a matter of life and death."""
    assert isinstance(action, RiseAction)
    if action.verb == SPARE:
        if must_buy(position, seat):
            raise IllegalAction("rise_and_fall.buy_back.forced")
    elif action.verb != REDEEM or position.card[CARDS * seat + action.arg] != DECLINE:
        raise IllegalAction("rise_and_fall.buy_back.one")
    elif action.arg not in for_sale(position, seat):
        raise IllegalAction("rise_and_fall.buy_back.forced")


def purchase(position: RisePosition, seat: Seat, action: Action) -> None:
    """The price goes to the bank; the card to the hand, or to the reserve if no piece of its kind stands.

    That is [rise_and_fall.buy_back.goes_to].
    """
    assert isinstance(action, RiseAction)
    if action.verb == SPARE:
        return
    kind, gold = action.arg, price(position)
    position.spend(seat, gold)
    position.card[CARDS * seat + kind] = HAND if position.standing[CARDS * seat + kind] else RESERVE
    position.tell("rise_and_fall-log-redeems", {"who": seat, "card": KINDS[kind], "n": gold})


def end_the_doomed(position: RisePosition) -> None:
    """Who must buy and cannot dies out, all at one moment [rise_and_fall.extinction.same_moment].

    Games that began under version 1 let them die in turn until one is left, where cards are bought in turn.
    """
    doomed = [seat for seat in position.living() if must_buy(position, seat) and not for_sale(position, seat)]
    in_turn = position.options["deaths"] == "as_bought" and position.options["buy_back"] == "in_turn"
    if in_turn:
        for seat in doomed[: len(position.living()) - 1]:
            die_out(position, [seat])
    elif doomed:
        die_out(position, doomed)


@dataclass(frozen=True, eq=False)
class BuyBackPhase(Step):
    """Whoever must buy and cannot dies out; then those who can pay are asked, in turn or all together.

    The order begins with the first player [rise_and_fall.buy_back.order]. No purchase changes what another seat can
    pay, so no order decides who lives. In the last round too, cards are bought [rise_and_fall.buy_back.last_round] and
    civilizations die [rise_and_fall.extinction.last_round] before the points are counted.
    """

    def run(self, position: RisePosition) -> None:
        end_the_doomed(position)
        living = position.living()
        if len(living) < 2:
            return
        asked = [seat for seat in living if for_sale(position, seat)]
        if asked and position.options["buy_back"] == "simultaneous":
            position.agenda.append(BuyBackTogether(tuple(sorted(asked))))
        else:
            for seat in reversed(asked):
                position.agenda.append(BuyBack(seat))


@dataclass(frozen=True, eq=False)
class BuyBack(SeatQuestion):
    """Does a seat buy a card back, and which?"""

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        return offers(position, seat)

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        check_purchase(position, seat, action)

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        purchase(position, seat, action)


@dataclass(frozen=True, eq=False)
class BuyBackTogether(Sealed):
    """The same question to all at once, where the table wants it so [rise_and_fall.buy_back.order]."""

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        return offers(position, seat)

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        check_purchase(position, seat, action)

    def reveal(self, position: RisePosition, choices: Mapping[Seat, Action]) -> None:
        for seat, action in choices.items():
            purchase(position, seat, action)
