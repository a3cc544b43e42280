"""A mind that weighs answers at a glance, over captains who weigh cargo by its name."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.position import Position
from ecumene.core.weighing import CHOICES, WHIM, WeighingMind
from tests.tiny.harbour import Harbour


class Captain(WeighingMind[Any]):
    """Weighs the answers in their order, as far apart as it is told; nothing where it is blind."""

    def __init__(self, apart: float, blind: bool = False) -> None:
        super().__init__(10)
        self.apart = apart
        self.blind = blind

    def weigh(self, position: Position, seat: Seat, actions: Sequence[Action]) -> list[float]:
        legal = list(position.legal(seat))
        return [] if self.blind else [self.apart * legal.index(action) for action in actions]

    def close(self, question: Item) -> float:
        return 1.5 * self.apart

    def evaluate(self, position: Position, seat: Seat) -> float:
        return 100.0 - len(position.legal(seat)) if seat in position.pending() else 50.0


@pytest.fixture
def asked(harbour: Harbour) -> tuple[Position, Seat]:
    """A position in which somebody has several answers."""
    position = harbour.new(2, 3)
    while len(position.legal(position.pending()[0])) < 3:
        seat = position.pending()[0]
        position.apply(seat, position.legal(seat)[0])
    return position, position.pending()[0]


def test_answers_are_appraised_from_what_the_position_promises_now(asked: tuple[Position, Seat]) -> None:
    position, seat = asked
    legal, captain = position.legal(seat), Captain(2.0)
    now = captain.evaluate(position, seat)
    assert captain.appraisals(position, seat, legal) == [now + 2.0 * place for place in range(len(legal))]
    assert captain.appraise(position, seat, legal[1]) == now + 2.0


def test_what_nobody_can_weigh_is_tried_out_on_a_copy(asked: tuple[Position, Seat]) -> None:
    position, seat = asked
    legal, captain, before = position.legal(seat), Captain(2.0, blind=True), position.dump()
    after = position.copy()
    after.apply(seat, legal[0])
    assert captain.appraise(position, seat, legal[0]) == captain.evaluate(after, seat)
    assert len(captain.appraisals(position, seat, legal)) == len(legal)
    assert position.dump() == before


def test_the_quick_answer_is_the_heaviest_unless_a_whim_says_otherwise(asked: tuple[Position, Seat]) -> None:
    position, seat = asked
    legal = position.legal(seat)
    sure = {Captain(2 * WHIM).quick_action(position, seat, Random(seed)) for seed in range(40)}
    torn = {Captain(WHIM / 4).quick_action(position, seat, Random(seed)) for seed in range(40)}
    blind = {Captain(1.0, blind=True).quick_action(position, seat, Random(seed)) for seed in range(60)}
    assert sure == {legal[-1]}
    assert 1 < len(torn) <= len(legal)
    assert blind == set(legal)


def test_the_best_and_what_comes_close_to_it_are_searched(asked: tuple[Position, Seat]) -> None:
    position, seat = asked
    legal = position.legal(seat)
    assert list(Captain(1.0).candidates(position, seat)) == [legal[-1], legal[-2]]
    assert len(Captain(0.0).candidates(position, seat)) == min(CHOICES, len(legal))
    assert list(Captain(1.0, blind=True).candidates(position, seat)) == list(legal)
