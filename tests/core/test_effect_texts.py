"""Effects in words: what all games put together alike, said in the bazaar."""

from __future__ import annotations

from ecumene.core.effect_texts import offered, picked, together
from ecumene.core.effects import AnyOrder, Choose, Effect, InOrder, May, PayThen
from ecumene.core.scene import Message
from ecumene.core.texts import message
from tests.core.test_effects import CoinPrice, Coins, Double, bazaar


def describe(effect: Effect) -> Message:
    told = together("bazaar", effect, describe)
    if told is not None:
        return told
    return message("bazaar-coins", n=effect.amount) if isinstance(effect, Coins) else message("bazaar-double")


ONE = message("bazaar-coins", n=1)
TWO = message("bazaar-coins", n=2)


def test_several_effects_are_joined_by_how_they_come() -> None:
    parts = [Coins(1), Coins(2)]
    assert describe(InOrder(parts)) == message("bazaar-then-2", a=ONE, b=TWO)
    assert describe(AnyOrder(parts)) == message("bazaar-and-2", a=ONE, b=TWO)
    assert describe(Choose(parts)) == message("bazaar-or-2", a=ONE, b=TWO)
    assert describe(May(Coins(1))) == message("bazaar-effect-may", what=ONE)


def test_a_game_may_say_a_choice_in_words_of_its_own() -> None:
    choice = Choose([Coins(1), Double()])
    told = together("bazaar", choice, describe, lambda effect: message("bazaar-branch"))
    assert told == message("bazaar-or-2", a=message("bazaar-branch"), b=message("bazaar-branch"))


def test_what_is_not_made_of_others_is_left_to_the_game() -> None:
    assert together("bazaar", Coins(1), describe) is None
    assert together("bazaar", PayThen(CoinPrice(), Coins(1)), describe) is None


def test_an_option_offers_its_part() -> None:
    position = bazaar([{"optional": [{"coins": 2}]}])
    effect = offered(position, position.question())
    assert isinstance(effect, Coins)
    assert effect.amount == 2


def test_a_bargain_is_offered_with_its_price() -> None:
    position = bazaar([{"buy": [{"coins": 2}]}], coins=1)
    effect = offered(position, position.question())
    assert isinstance(effect, PayThen)


def test_an_answer_picks_a_branch_or_the_next_part() -> None:
    choice = bazaar([{"choose": [[{"coins": 1}], [{"coins": 2}]]}])
    order = bazaar([{"coins": 1}, {"double": True}], order="any", coins=1)
    assert picked(choice, choice.question(), 1) is choice.book[2]
    assert isinstance(picked(order, order.question(), 1), Double)
    assert picked(choice, choice.question(), 2) is None
    assert offered(choice, choice.question()) is None


def test_nothing_is_picked_or_offered_where_no_effect_is_asked_about() -> None:
    position = bazaar([{"optional": [{"coins": 2}]}])
    assert picked(position, position.question(), 0) is None
    assert picked(position, None, 0) is None
    assert offered(position, None) is None
