"""Payments: what is there as bits says which of them can be paid."""

from __future__ import annotations

from itertools import product

from ecumene import catalogue
from ecumene.games.tapestry.box.actions import bits_of
from ecumene.games.tapestry.box.content import DIFFERENT, FREELY, IDENTICAL
from ecumene.games.tapestry.play.model import TapestryPosition

POSITION = catalogue["tapestry"].new(2, 1)


def test_a_payment_can_be_made_with_what_has_all_its_bits() -> None:
    assert isinstance(POSITION, TapestryPosition)
    acts = POSITION.acts
    for stock in product(range(4), repeat=4):
        there = bits_of([*stock])
        for number, paid in enumerate(acts.payments):
            enough = all(amount <= left for amount, left in zip(paid, stock, strict=True))
            assert (there & acts.needed[number] == acts.needed[number]) == enough


def test_payments_are_as_mixed_as_they_must_be() -> None:
    assert isinstance(POSITION, TapestryPosition)
    acts = POSITION.acts

    def paid(mixture: int, amount: int) -> list[tuple[int, ...]]:
        return [acts.payments[number] for number in acts.payments_of[mixture][amount]]

    assert paid(FREELY, 2) == [one for one in acts.payments if sum(one) == 2]
    assert all(max(one) == 1 for one in paid(DIFFERENT, 2))
    assert paid(IDENTICAL, 2) == [(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)]
    assert sorted(paid(DIFFERENT, 2) + paid(IDENTICAL, 2)) == sorted(paid(FREELY, 2))
    assert len(paid(DIFFERENT, 3)) == 4
    assert [len(paid(mixture, 1)) for mixture in (FREELY, DIFFERENT, IDENTICAL)] == [4, 4, 4]
