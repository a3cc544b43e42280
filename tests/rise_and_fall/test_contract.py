"""The contract of every game, thrown at Rise & Fall: each number of seats, each way to make a world, each option.

Random players take their time. So worlds are tried with a short patience, and cards with few pieces, where trophies,
Decline, buying back and extinction come in every game.
"""

import pytest

from ecumene import contract
from ecumene.contract.case import Case
from ecumene.games.rise_and_fall import RiseAndFall
from tests.marks import few_in_plain
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.small import small

QUICK: dict[str, int | str] = {"stalemate_rounds": 20, "world": "quick"}
OPTIONS = [option for option in RiseAndFall.options if option.id not in (*QUICK, "slow_player")]  # no rule of play
OTHERS = [(option.id, value) for option in OPTIONS for value in option.values if value != option.default]


@pytest.mark.once
def test_the_whole_catalogue_reads_as_it_is_written() -> None:
    contract.check_catalogue(Case(rise_and_fall(), 2))


@pytest.mark.parametrize("world", ["together", "saved"])
@pytest.mark.parametrize("seats", few_in_plain(RiseAndFall.seat_counts))
def test_rise_and_fall_keeps_the_contract_on_every_kind_of_world(seats: int, world: str) -> None:
    record = contract.check_game(rise_and_fall(), seats, seats, {**QUICK, "world": world}, thorough=0.0)
    assert record.result is not None


@pytest.mark.once
@pytest.mark.parametrize("option", OTHERS, ids=lambda option: f"{option[0]}={option[1]}")
def test_rise_and_fall_keeps_the_contract_under_every_option(option: tuple[str, int | str]) -> None:
    seats = 2 + OTHERS.index(option) % 3
    record = contract.check_game(small(), seats, 3, {**QUICK, **dict([option])}, thorough=0.0)
    assert record.options[option[0]] == option[1]
