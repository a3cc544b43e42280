"""Judgement of games that are over: chances that add up, the result in the end, and answers compared fairly."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ecumene import catalogue
from ecumene.bots.judgement import ANSWERS, Weighed, chances, compare_answers, judge_moment
from ecumene.core.position import Position
from tests.tiny.harbour import Harbour

GAMES = ["vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon"]


@cache
def played(name: str) -> list[Position]:
    """A quick game at all its moments; the last is its end."""
    game = catalogue[name]
    position, rng, found = game.new(3, 5), Random(5), []
    while position.pending():
        found.append(position.copy())
        seat = position.pending()[0]
        position.apply(seat, game.quick_action(position, seat, rng))
    return [*found, position]


def middle(name: str) -> tuple[Position, int]:
    """A moment at which somebody has a choice, and who."""
    moments = played(name)
    for position in moments[len(moments) * 3 // 4 :]:
        for seat in position.pending():
            if len(position.legal(seat)) > 1 and not position.halfway():
                return position, seat
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_come_again_with_their_seed(name: str) -> None:
    position, _ = middle(name)
    before = position.dump()
    judged = judge_moment(position, 7, 3, 0.25)
    assert sum(judged.chances) == pytest.approx(1.0)
    assert all(0.0 <= chance <= 1.0 for chance in judged.chances)
    assert all(error >= 0.0 for error in judged.errors)
    assert judge_moment(position, 7, 3, 0.25) == judged
    assert position.dump() == before, "a judgement changes nothing"


def test_another_seed_sees_other_chances() -> None:
    position = played("vinci")[150]
    assert judge_moment(position, 7, 3) != judge_moment(position, 8, 3)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_judged_by_its_result(name: str) -> None:
    end = played(name)[-1]
    judged = judge_moment(end, 1, 5, 0.0)
    winners = end.standings().winners
    assert judged.chances == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert judged.errors == [0.0, 0.0, 0.0]


def test_a_lead_is_worth_less_the_more_is_to_come() -> None:
    position = played("vinci")[200]
    assert max(chances(position, 1.0)) < max(chances(position, 0.0))


def test_the_end_of_a_play_out_is_less_sure_than_that_of_the_game() -> None:
    end = played("rise_of_empires")[-1]
    assert max(chances(end)) == 1.0
    assert 0.5 < max(chances(end, 0.3)) < 1.0
    assert sum(chances(end, 0.3)) == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_answered_is_compared_with_the_best_of_the_others(name: str) -> None:
    position, seat = middle(name)
    worst = min(position.legal(seat), key=lambda action: position.game.actions.index(action))
    given = [worst.notation]
    found = compare_answers(position, seat, given, 3, 2, 0.3)
    assert found[0].deed[0] == given[0]
    assert len(found) <= ANSWERS
    assert len({tuple(each.deed) for each in found}) == len(found)
    for each in found:
        assert 0.0 <= each.chance <= 1.0
    assert compare_answers(position, seat, given, 3, 2, 0.3) == found


def test_the_items_of_an_answer_add_up_to_what_it_promises() -> None:
    """In Harbour all that is promised are the points there are at the end of a play-out."""
    game = Harbour()
    position = game.new(2, 5)
    seat = position.pending()[0]
    [first, *_] = compare_answers(position, seat, [position.legal(seat)[0].notation], 3, 4)
    assert isinstance(first, Weighed)
    assert first.later == 0.0
    assert all(isinstance(rule, str) and rule in game.rules for rule in first.items)
