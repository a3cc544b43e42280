"""Advice: legal answers, what each brings, why, and nothing that the seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene import catalogue
from ecumene.bots.advice import ANSWERS, Adviser, Answer, Outcome, apart, compared
from ecumene.bots.estimates import Estimate, estimate
from ecumene.catalogue import OURS
from ecumene.contract.saying import Ear
from ecumene.core.texts import say
from ecumene.core.words import LANGUAGES
from ecumene.table.bots.worker import advise
from ecumene.table.live.coaching import said
from ecumene.table.log.shelf import Shelf
from tests.tiny.harbour import Harbour
from tests.tiny.quay import at_the_quay

ROUNDS = 2
MOMENTS = {"vinci": 10, "rise_and_fall": 25, "tapestry": 35, "rise_of_empires": 17, "beyond_the_horizon": 23}
"""After so many decisions somebody asks, and so many later once more."""


def some_advice(position: Any, seat: int, seed: int = 1) -> list[Answer]:
    return Adviser(seed, rounds=ROUNDS).advise(position.view(seat), seat)


@pytest.mark.parametrize("id", OURS)
def test_every_game_answers_with_reasons_in_words(id: str) -> None:
    game, rng, why = catalogue[id], Random(2), 0
    ears = {lang: Ear(game, lang) for lang in LANGUAGES}
    position = game.new(3, 9, {"world": "quick"} if id == "rise_and_fall" else {})
    for number in range(1, 2 * MOMENTS[id] + 1):
        position.apply(seat := position.pending()[0], game.quick_action(position, seat, rng))
        if number % MOMENTS[id]:
            continue
        seat = position.pending()[0]
        while len(position.legal(seat)) == 1:
            position.apply(seat, position.legal(seat)[0])
            seat = position.pending()[0]
        answers = some_advice(position, seat)
        assert 2 <= len(answers) <= ANSWERS
        assert len({answer.deed for answer in answers}) == len(answers)
        choice = game.choice(position.view(seat), seat)
        assert choice is not None
        for answer in answers:
            after = position.copy()
            for action in answer.deed:
                after.apply(seat, action)
            assert not after.halfway(), "a deed is told to its end"
            assert 0 <= answer.chance.mean <= 1
            assert answer.points.doubt > 0, "no judgement is sure"
            text = said(choice, tuple(game.actions.index(action) for action in answer.deed))
            assert text is not None
            for lang, ear in ears.items():
                assert not ear.fault(say(game.words(lang), text, ["Ada", "Ben", "Cleo"]))
                for part, amount in answer.reasons:
                    assert not ear.fault(game.reason(part, amount > 0, lang))
            why += len(answer.reasons)
    assert why >= 2


def test_what_another_has_sealed_is_guessed_not_seen(harbour: Harbour) -> None:
    one, two = harbour.new(2, 1), harbour.new(2, 1)
    one.apply(1, harbour.action("berth 0.-1"))
    two.apply(1, harbour.action("berth 0.1"))
    assert some_advice(one, 0, 4) == some_advice(two, 0, 4)


def test_the_bots_own_choice_is_first_unless_another_is_surely_better() -> None:
    def came(points: float) -> list[Outcome]:
        return [Outcome(points, 0.5, {"points": points}, {}) for _ in range(4)]

    one, two = catalogue["vinci"].action("decline"), catalogue["vinci"].action("gather")
    close = compared([(one,), (two,)], [came(10.0), came(10.5)], margin=10.0)
    assert [answer.deed for answer in close] == [(one,), (two,)]
    clear = compared([(one,), (two,)], [came(10.0), came(14.0)], margin=10.0)
    assert [answer.deed for answer in clear] == [(two,), (one,)]
    assert clear[0].reasons == (("points", 4.0),)
    assert clear[1].reasons == (("points", -4.0),)


def test_what_was_played_on_once_is_hardly_sure() -> None:
    one = catalogue["vinci"].action("decline")
    (once,), (twice,) = [compared([(one,)], [[Outcome(9.0, 0.5, {}, {})] * n], margin=10.0) for n in (1, 2)]
    assert once.points == Estimate(9.0, 10.0)
    assert 0 < twice.points.doubt < 5
    assert once.chance.doubt > twice.chance.doubt > 0


def test_a_budget_that_is_spent_is_not_waited_for(harbour: Harbour) -> None:
    adviser = Adviser(1, milliseconds=1)
    assert adviser.advise(harbour.new(2, 3).view(0), 0)
    assert adviser.played >= 1


def test_of_the_weightiest_reasons_what_speaks_for_an_answer_comes_first() -> None:
    own = [{"points": 1.0, "land": -4.0, "old": 0.05, "next": 0.5, "growth": 2.0}] * 2
    assert apart(own, [[{}, {}]]) == (("growth", 2.0), ("points", 1.0), ("land", -4.0))


def test_a_mean_of_many_is_surer() -> None:
    assert estimate([1.0, 3.0] * 50).doubt < estimate([1.0, 3.0]).doubt
    assert Estimate(2.0, 3.0).plus(4.0) == Estimate(2.0, 5.0)


def test_the_only_answer_needs_no_reason(harbour: Harbour) -> None:
    position = at_the_quay(harbour, ("spice", ""), market=(6,))
    seat = position.pending()[0]
    while len(position.legal(seat)) > 1:
        position.apply(seat, position.legal(seat)[0])
        seat = position.pending()[0]
    answers = some_advice(position, seat)
    assert [answer.reasons for answer in answers] == [()]


def test_a_worker_writes_it_as_plain_data(harbour: Harbour) -> None:
    position = harbour.new(2, 3)
    asked = {"game": "harbour", "content": "", "view": position.view(0).dump(), "seat": 0, "seed": 1, "advise": 20}
    advice = advise(Shelf({"harbour": harbour}), asked)
    legal = {action.notation for action in position.legal(0)}
    assert {answer["deed"][0] for answer in advice} <= legal
    assert all(len(answer["points"]) == len(answer["chance"]) == 2 for answer in advice)
