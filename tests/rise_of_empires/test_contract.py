"""The contract of every game, thrown at Rise of Empires: every two of its options and numbers of seats meet."""

import pytest

from ecumene import contract
from ecumene.contract.pairs import Choices
from tests.marks import few_in_plain
from tests.rise_of_empires.board import game


@pytest.mark.parametrize(("seats", "options"), few_in_plain(contract.tables(game())))
def test_rise_of_empires_keeps_the_contract_whatever_two_choices_meet(seats: int, options: Choices) -> None:
    record = contract.check_game(game(), seats, 1, options, thorough=0.005)
    assert record.result is not None
    assert record.options == options
