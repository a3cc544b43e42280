"""The contract of every game, thrown at Tapestry with Plans & Ploys."""

import pytest

from ecumene import contract
from tests.tapestry.board import game
from tests.tapestry.ploys import BOXED


@pytest.mark.once
@pytest.mark.parametrize("seats", game().seat_counts)
def test_tapestry_keeps_the_contract_with_plans_and_ploys(seats: int) -> None:
    record = contract.check_game(game(), seats, 5, BOXED, thorough=0.0)
    assert record.result is not None
