"""The contract of every game, thrown at Tapestry: each number of seats, each option, each combination of boxes."""

from itertools import product

import pytest

from ecumene import contract
from tests.marks import few_in_plain
from tests.tapestry.board import game

VARIANTS = {"first_card": "of_two", "gained_civilization": "of_two", "start": "nearest_island"}
BOXES = ("plans_and_ploys", "arts_and_architecture", "fantasies_and_futures")
COMBINATIONS = [dict(zip(BOXES, values, strict=True)) for values in product(("out", "in"), repeat=len(BOXES))]
OTHERS = [(option.id, value) for option in game().options for value in option.values if value != option.default]


@pytest.mark.parametrize(("seed", "thorough"), [(1, 0.01), (2, 0.0)])
@pytest.mark.parametrize("seats", few_in_plain(game().seat_counts))
def test_tapestry_keeps_the_contract_at_every_seat_count(seats: int, seed: int, thorough: float) -> None:
    record = contract.check_game(game(), seats, seed, thorough=thorough)
    assert record.result is not None


@pytest.mark.once
@pytest.mark.parametrize("option", OTHERS, ids=lambda option: f"{option[0]}={option[1]}")
def test_tapestry_keeps_the_contract_under_every_option(option: tuple[str, int | str]) -> None:
    options, seats = dict([option]), 2 + OTHERS.index(option) % 4
    if option[1] in BOXES:  # the civilizations of a box that must be in, at a table that is not too large for them
        options, seats = {**options, str(option[1]): "in"}, 2
    record = contract.check_game(game(), seats, 3, options, thorough=0.0)
    assert record.options[option[0]] == option[1]


@pytest.mark.once
@pytest.mark.parametrize("seats", game().seat_counts)
def test_tapestry_keeps_the_contract_with_the_variants_of_the_rulebook_together(seats: int) -> None:
    record = contract.check_game(game(), seats, 4, VARIANTS, thorough=0.0)
    assert record.result is not None


def named(boxes: dict[str, str]) -> str:
    """The boxes that are in, for the name of a test."""
    return "+".join([box for box in boxes if boxes[box] == "in"]) or "base"


@pytest.mark.parametrize("boxes", few_in_plain(reversed(COMBINATIONS)), ids=named)
def test_tapestry_keeps_the_contract_with_every_combination_of_boxes(boxes: dict[str, str]) -> None:
    record = contract.check_game(game(), 3, 6, boxes, thorough=0.005)
    assert {box: record.options[box] for box in boxes} == boxes


@pytest.mark.once
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_tapestry_keeps_the_contract_with_all_boxes(seats: int) -> None:
    record = contract.check_game(
        game(), seats, 7, {**COMBINATIONS[-1], **(VARIANTS if seats == 4 else {})}, thorough=0.0
    )
    assert record.result is not None
