"""The contract of every game, thrown at Tapestry: every two of its options, boxes and numbers of seats meet."""

from collections.abc import Mapping

import pytest

from ecumene import contract
from ecumene.contract.pairs import Choices
from ecumene.core.options import OptionValue
from tests.marks import few_in_plain
from tests.tapestry.board import game

SMALL = "arts_and_architecture"  # a box whose civilizations alone are enough for two players only


def fits(choices: Mapping[str, OptionValue]) -> bool:
    """A box that all civilizations come from must be in, and have enough of them."""
    civilizations = str(choices.get("civilizations", "any"))
    return choices.get(civilizations) != "out" and (civilizations != SMALL or choices.get("seats", 2) == 2)


TABLES = contract.tables(game(), fits)
FULLEST = (5, {**TABLES[0][1], **dict.fromkeys(("plans_and_ploys", SMALL, "fantasies_and_futures"), "in")})


@pytest.mark.parametrize(("seats", "options"), few_in_plain([*TABLES, FULLEST]))
def test_tapestry_keeps_the_contract_whatever_two_choices_meet(seats: int, options: Choices) -> None:
    record = contract.check_game(game(), seats, 3, options, thorough=0.005)
    assert record.result is not None
    assert record.options == options
