"""The guides of our games, one for each: whoever follows it comes to its end, whatever gentle bots do."""

from __future__ import annotations

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
    decisions = [step.decision for step in contract.check_guide(catalogue[game], quick(1))]
    assert decisions[0] == 1
    assert decisions[-1] <= 60
