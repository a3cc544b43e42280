"""The contract of every game, thrown at Vinci: each number of seats, each value of each option."""

import pytest

from ecumene import contract
from tests.marks import few_in_plain
from tests.vinci.board import vinci

OTHER_VALUES = [(option.id, value) for option in vinci().options for value in option.values if value != option.default]


@pytest.mark.parametrize("seats", few_in_plain(vinci().seat_counts))
@pytest.mark.parametrize(("seed", "thorough"), [(1, 0.01), (2, 0.0)])
def test_vinci_keeps_the_contract_at_every_seat_count(seats: int, seed: int, thorough: float) -> None:
    record = contract.check_game(vinci(), seats, seed, thorough=thorough)
    assert record.result is not None
    assert max(record.result) >= vinci().components.players[seats].target


@pytest.mark.once
@pytest.mark.parametrize("option", OTHER_VALUES, ids=lambda option: f"{option[0]}={option[1]}")
def test_vinci_keeps_the_contract_under_every_option(option: tuple[str, int | str]) -> None:
    record = contract.check_game(vinci(), 2 + OTHER_VALUES.index(option), 3, dict([option]), thorough=0.0)
    assert record.options[option[0]] == option[1]


@pytest.mark.once
def test_all_other_values_together_keep_the_contract() -> None:
    contract.check_game(vinci(), 3, 4, dict(OTHER_VALUES), thorough=0.01)
