"""The guides of our games, one for each: whoever follows it comes to its end, whatever gentle bots do."""

from __future__ import annotations

import re

import pytest

from ecumene import catalogue, contract
from ecumene.bots import make_bot
from ecumene.catalogue import OURS
from ecumene.contract.guiding import quick
from ecumene.core.action import Action, Seat
from ecumene.core.guide import Guide
from ecumene.core.position import Position


def guide_of(game: str) -> Guide:
    guide = catalogue[game].guide
    assert guide is not None
    return guide


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("bots", range(3))
def test_a_guide_is_followed_to_its_end(game: str, bots: int) -> None:
    """With the bots that the table lets play, and different chances for them."""
    gentle = [make_bot("quick", bots * 100 + seat) for seat in range(guide_of(game).seats)]

    def others(view: Position, seat: Seat) -> Action:
        return gentle[seat].choose(view, seat)

    taught = contract.check_guide(catalogue[game], others)
    assert [step.step for step in taught] == [step.id for step in guide_of(game).steps]
    assert all(step.points for step in taught)


@pytest.mark.parametrize("game", OURS)
def test_a_guide_has_ten_to_sixteen_steps_in_chapters(game: str) -> None:
    guide = guide_of(game)
    assert 10 <= len(guide.steps) <= 16
    assert guide.steps[0].chapter is not None
    assert 1 < sum(step.chapter is not None for step in guide.steps) < 6
    assert 5 <= guide.minutes <= 20


@pytest.mark.parametrize("game", OURS)
def test_a_guide_begins_with_the_learner_and_takes_few_decisions(game: str) -> None:
    """Nobody waits long before the first step, and between two steps there is not much that is not explained."""
    guide = guide_of(game)
    position, others = catalogue[game].new(guide.seats, guide.seed, guide.options), quick()
    for _ in range(guide.seats - 1):
        seat = position.pending()[0]
        if seat != 0:
            position.apply(seat, others(position.view(seat), seat))
    assert 0 in position.pending()
    taught = contract.check_guide(catalogue[game], quick(1))
    assert taught[0].decision == 1
    assert 10 <= taught[-1].answers <= 20
    assert taught[-1].decision <= 26  # with every pawn that is placed


POINTS = {"en": re.compile(r"\bpoints? come\b", re.IGNORECASE), "fr": re.compile(r"\bpoints viennent\b", re.IGNORECASE)}


@pytest.mark.parametrize("game", OURS)
def test_the_goal_comes_first(game: str) -> None:
    """What wins stands above every step, and the first says where points come from."""
    guide = guide_of(game)
    assert guide.goal.en.startswith("Most points ")
    assert guide.goal.fr.startswith("Le plus de points")
    assert POINTS["en"].search(guide.steps[0].text.en)
    assert POINTS["fr"].search(guide.steps[0].text.fr)


def test_the_goal_of_a_race_is_that_of_its_table() -> None:
    guide = guide_of("vinci")
    target = catalogue["vinci"].stage(catalogue["vinci"].new(guide.seats, guide.seed, guide.options)).get("goal")
    assert str(target) in guide.goal.en
    assert str(target) in guide.goal.fr
