"""The contract of every game, thrown at Vinci: every two of its options and numbers of seats meet."""

import pytest

from ecumene import contract
from ecumene.contract.pairs import Choices
from tests.marks import few_in_plain
from tests.vinci.board import vinci


@pytest.mark.parametrize(("seats", "options"), few_in_plain(contract.tables(vinci())))
def test_vinci_keeps_the_contract_whatever_two_choices_meet(seats: int, options: Choices) -> None:
    record = contract.check_game(vinci(), seats, 1, options, thorough=0.005)
    assert record.result is not None
    assert max(record.result) >= vinci().components.players[seats].target
    assert record.options == options
