"""The contract of every game, thrown at Vinci: each number of seats, each value of each option."""

import pytest

from ecumene import contract
from tests.vinci.board import vinci

OTHER_VALUES = [(option.id, value) for option in vinci().options for value in option.values if value != option.default]


@pytest.mark.parametrize("seats", vinci().seat_counts)
@pytest.mark.parametrize("seed", [1, 2])
def test_vinci_keeps_the_contract_at_every_seat_count(seats: int, seed: int) -> None:
    record = contract.check_game(vinci(), seats, seed, thorough=0.02)
    assert record.result is not None
    assert max(record.result) >= vinci().components.players[seats].target


@pytest.mark.parametrize("option", OTHER_VALUES, ids=lambda option: f"{option[0]}={option[1]}")
@pytest.mark.parametrize("seats", [2, 4])
def test_vinci_keeps_the_contract_under_every_option(seats: int, option: tuple[str, int | str]) -> None:
    record = contract.check_game(vinci(), seats, 3, dict([option]), thorough=0.0)
    assert record.options[option[0]] == option[1]


def test_all_other_values_together_keep_the_contract() -> None:
    contract.check_game(vinci(), 3, 4, dict(OTHER_VALUES), thorough=0.02)
