"""The contract of every game, thrown at Beyond the Horizon: each number of seats, each option."""

import pytest

from ecumene import contract
from tests.beyond_the_horizon.board import game
from tests.marks import few_in_plain

OTHERS = [(option.id, value) for option in game().options for value in option.values if value != option.default]


@pytest.mark.parametrize(("seed", "thorough"), [(1, 0.01), (2, 0.0)])
@pytest.mark.parametrize("seats", few_in_plain(game().seat_counts))
def test_beyond_the_horizon_keeps_the_contract_at_every_seat_count(seats: int, seed: int, thorough: float) -> None:
    record = contract.check_game(game(), seats, seed, thorough=thorough)
    assert record.result is not None


@pytest.mark.once
@pytest.mark.parametrize("option", OTHERS, ids=lambda option: f"{option[0]}={option[1]}")
def test_beyond_the_horizon_keeps_the_contract_under_every_option(option: tuple[str, int | str]) -> None:
    record = contract.check_game(game(), 3, 3, dict([option]), thorough=0.0)
    assert record.options[option[0]] == option[1]
