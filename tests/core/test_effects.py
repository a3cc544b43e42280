"""Effects: trees that the agenda works off, in a bazaar where one gains and pays coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import load_item
from ecumene.core.causes import causes
from ecumene.core.chance import Chance
from ecumene.core.content import Content, Fields
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import (
    EFFECT_ITEMS,
    NOTHING,
    Answers,
    Effect,
    EffectBook,
    EffectPosition,
    PayThen,
    Price,
)
from ecumene.core.errors import ContentError, IllegalAction
from ecumene.core.game import Game
from ecumene.core.options import Options

NOTATIONS = ["pick 1", "pick 2", "pick 3", "accept", "decline", "pay 1", "pay 2"]
ACTIONS = Actions([Action(i, notation) for i, notation in enumerate(NOTATIONS)])
ANSWERS = Answers((ACTIONS[0], ACTIONS[1], ACTIONS[2]), ACTIONS[3], ACTIONS[4])


class Bazaar(Game):
    id = "bazaar"

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.content = Content({}, {})


class BazaarPosition(EffectPosition):
    def __init__(self, seats: int, options: Options, chance: Chance | None, book: EffectBook) -> None:
        super().__init__(Bazaar(), seats, options, chance, book, ANSWERS)
        self.coins = [0] * seats
        self.heard: list[tuple[Seat, str, int]] = []

    def seats_of(self, seat: Seat, who: str) -> Sequence[Seat]:
        others = [(seat + d) % self.seats for d in range(1, self.seats)]
        return [seat, *others] if who == "all" else others


class Coins(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(position.coins[seat] + self.amount <= 10)

    def commutes(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        position.coins[seat] += self.amount
        position.heard.append((seat, cause, about))


class Double(Effect):
    """Doubles what one has, so that its order matters; nothing for the poor."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(position.coins[seat])

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        position.coins[seat] *= 2


class CoinPrice(Price):
    def ways(self, position: Any, seat: Seat, cause: str) -> list[Action]:
        return [ACTIONS[4 + n] for n in (1, 2) if position.coins[seat] >= n]

    def pay(self, position: Any, seat: Seat, cause: str, way: Action) -> None:
        position.coins[seat] -= way.index - 4


def _coins(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Coins(says)


def _double(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Double()


def _buy(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return PayThen(CoinPrice(), reader.many(row, says))


def bazaar(effects: list[dict[str, Any]], seats: int = 2, order: str = "listed", coins: int = 0) -> BazaarPosition:
    """A position in which seat 0 has just done these effects."""
    reader = EffectReader(EffectBook(), ("all", "others"))
    reader.verbs.update({"coins": _coins, "double": _double, "buy": _buy})
    number = reader.number(Fields("bazaar.yaml", "stall", {"effects": effects}), "effects", order)
    position = BazaarPosition(seats, {}, Chance(1), reader.book)
    position.coins[0] = coins
    position.perform(0, number, "card.stall", 7)
    position.settle()
    return position


def answer(position: BazaarPosition, *notations: str) -> None:
    for notation in notations:
        position.apply(position.pending()[0], ACTIONS.read(notation))


def legal(position: BazaarPosition) -> list[str]:
    return [str(action) for seat in position.pending() for action in position.legal(seat)]


def test_effects_are_done_in_order_for_their_seat_with_cause_and_what_they_are_about() -> None:
    position = bazaar([{"coins": 1}, {"double": 1}, {"coins": 3}])
    assert position.coins == [5, 0]
    assert position.heard == [(0, "card.stall", 7), (0, "card.stall", 7)]
    assert position.pending() == ()


def test_the_seat_picks_the_order_where_it_matters() -> None:
    position = bazaar([{"coins": 1}, {"double": 1}], order="any", coins=2)
    assert legal(position) == ["pick 1", "pick 2"]
    answer(position, "pick 2")
    assert position.coins[0] == 5


def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    position = bazaar([{"coins": 1}, {"coins": 2}], order="any")
    assert (position.coins[0], position.pending()) == (3, ())


def test_what_can_do_nothing_yet_waits_for_what_makes_it_able() -> None:
    position = bazaar([{"double": 1}, {"coins": 3}], order="any")
    assert (position.coins[0], position.pending()) == (6, ())


def test_of_three_parts_the_seat_picks_again() -> None:
    position = bazaar([{"coins": 1}, {"double": 1}, {"coins": 2}], order="any", coins=1)
    assert legal(position) == ["pick 1", "pick 2", "pick 3"]
    answer(position, "pick 3")
    assert legal(position) == ["pick 1", "pick 2"]
    answer(position, "pick 2")
    assert position.coins[0] == 7


def test_a_choice_offers_only_what_would_do_something() -> None:
    position = bazaar([{"choose": [[{"coins": 2}], [{"double": 1}], [{"coins": 4}]]}])
    assert legal(position) == ["pick 1", "pick 3"]
    answer(position, "pick 3")
    assert position.coins[0] == 4


def test_a_single_way_is_taken_unasked_and_none_is_none() -> None:
    assert bazaar([{"choose": [[{"coins": 2}], [{"double": 1}]]}]).coins[0] == 2
    assert bazaar([{"choose": [[{"coins": 9}], [{"coins": 8}]]}], coins=10).coins[0] == 10


@pytest.mark.parametrize(("say", "coins"), [("accept", 4), ("decline", 2)])
def test_an_option_may_be_left(say: str, coins: int) -> None:
    position = bazaar([{"optional": [{"double": 1}]}], coins=2)
    assert legal(position) == ["accept", "decline"]
    answer(position, say)
    assert position.coins[0] == coins


def test_an_option_that_would_do_nothing_is_not_offered() -> None:
    assert bazaar([{"optional": [{"double": 1}]}]).pending() == ()


def test_a_price_may_be_paid_in_the_ways_one_can() -> None:
    position = bazaar([{"buy": [{"coins": 5}]}], coins=1)
    assert legal(position) == ["pay 1", "decline"]
    answer(position, "pay 1")
    assert position.coins[0] == 5


def test_nobody_must_pay_and_the_poor_are_not_asked() -> None:
    position = bazaar([{"buy": [{"coins": 5}]}], coins=2)
    answer(position, "decline")
    assert position.coins[0] == 2
    assert bazaar([{"buy": [{"coins": 5}]}]).pending() == ()


def test_each_serves_the_seats_in_their_order() -> None:
    position = bazaar([{"each": {"who": "all", "do": [{"coins": 1}]}}], seats=3)
    assert [seat for seat, _, _ in position.heard] == [0, 1, 2]
    assert bazaar([{"each": {"who": "others", "do": [{"coins": 1}]}}], seats=3).coins == [0, 1, 1]


def test_what_another_seat_is_asked_waits_on_the_agenda_for_it() -> None:
    position = bazaar([{"each": {"who": "all", "do": [{"choose": [[{"coins": 1}], [{"coins": 2}]]}]}}, {"coins": 5}])
    assert position.pending() == (0,)
    answer(position, "pick 1")
    assert position.pending() == (1,)
    with pytest.raises(IllegalAction):
        position.apply(0, ACTIONS.read("pick 1"))
    answer(position, "pick 2")
    assert position.coins == [6, 2]


def test_the_agenda_says_what_is_settled_and_why() -> None:
    position = bazaar([{"choose": [[{"coins": 1}], [{"coins": 2}]]}, {"coins": 5}])
    assert causes(position) == [(0, "card.stall")]


def test_every_item_of_effects_can_be_stored_and_resumed() -> None:
    kinds = {item.__name__.lower(): item for item in EFFECT_ITEMS}
    trees: list[tuple[list[dict[str, Any]], str]] = [
        ([{"coins": 1}, {"double": 1}, {"coins": 2}], "any"),
        ([{"choose": [[{"coins": 1}], [{"coins": 2}]]}, {"coins": 1}], "listed"),
        ([{"optional": [{"double": 1}]}], "listed"),
        ([{"buy": [{"coins": 2}]}], "listed"),
    ]
    for effects, order in trees:
        position = bazaar(effects, order=order, coins=2)
        dumped = [item.dump() for item in position.agenda]
        assert [load_item(kinds, item).dump() for item in dumped] == dumped
        position.agenda = [load_item(kinds, item) for item in dumped]
        answer(position, legal(position)[0])


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ([{"coin": 1}], r'bazaar\.yaml: "stall".*"coin" does not exist \(did you mean "coins"\?\)'),
        ([{"coins": 1, "double": 1}], "one verb"),
        (["coins"], "one verb"),
        ([{"choose": [[{"coins": 1}]]}], "at least two"),
        ([{"each": {"who": "nobody", "do": [{"coins": 1}]}}], '"nobody" does not exist'),
        ([{"each": {"who": "all", "do": [{"coins": 1}], "when": 1}}], "when is not a field"),
        ([{"optional": {"coins": 1}}], "must be a list"),
    ],
)
def test_what_cannot_be_read_is_refused_by_file_record_and_field(effects: list[Any], problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        bazaar(effects)


def test_no_effect_is_nothing() -> None:
    reader = EffectReader(EffectBook())
    assert reader.number(Fields("bazaar.yaml", "stall", {}), "effects") == NOTHING
    position = BazaarPosition(2, {}, Chance(1), reader.book)
    position.perform(0, NOTHING, "card.stall")
    assert position.agenda == []


def test_a_node_is_numbered_once_with_all_below_it() -> None:
    book = EffectBook()
    part = Coins(1)
    both = PayThen(CoinPrice(), part)
    assert (book.add(both), book.add(part), len(book)) == (0, 1, 2)
    assert book[1] is part
