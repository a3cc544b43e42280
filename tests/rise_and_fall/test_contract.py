"""The contract of every game, thrown at Rise & Fall: every two of its options and numbers of seats meet.

Random players take their time. So all but one game has cards with few pieces, where trophies, Decline, buying back and
extinction come in every game, and a short patience.
"""

from collections.abc import Mapping

import pytest

from ecumene import contract
from ecumene.contract.case import Case
from ecumene.contract.pairs import Choices
from ecumene.core.options import OptionValue
from tests.marks import few_in_plain
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.small import small

PATIENCE: dict[str, OptionValue] = {"stalemate_rounds": 20, "slow_player": 0}  # neither is a rule of play


def fits(choices: Mapping[str, OptionValue]) -> bool:
    """Whether players lose their patience soon."""
    return all(choices.get(option, value) == value for option, value in PATIENCE.items())


@pytest.mark.once
def test_the_whole_catalogue_reads_as_it_is_written() -> None:
    contract.check_catalogue(Case(rise_and_fall(), 2))


@pytest.mark.parametrize(("seats", "options"), few_in_plain(contract.tables(small(), fits)))
def test_rise_and_fall_keeps_the_contract_whatever_two_choices_meet(seats: int, options: Choices) -> None:
    record = contract.check_game(small(), seats, 3, options, thorough=0.0)
    assert record.options == options


@pytest.mark.once
@pytest.mark.parametrize(("seats", "world"), [(2, "saved"), (3, "together"), (4, "quick")])
def test_it_does_so_with_all_its_pieces_on_every_kind_of_world(seats: int, world: str) -> None:
    record = contract.check_game(rise_and_fall(), seats, seats, {**PATIENCE, "world": world}, thorough=0.0)
    assert record.result is not None
