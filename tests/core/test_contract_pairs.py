"""At the tables that the contract names every two choices meet, and there are few of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product

import pytest

from ecumene import catalogue, contract
from ecumene.core.game import Game
from ecumene.core.options import OptionValue
from tests.tiny.harbour import Harbour

GAMES: list[Game] = [Harbour(), *catalogue.values()]


def met(tables: list[tuple[int, dict[str, OptionValue]]]) -> set[frozenset[tuple[str, OptionValue]]]:
    """Every two choices that meet at some table."""
    choices = [{"seats": seats, **options} for seats, options in tables]
    return {frozenset(pair) for each in choices for pair in combinations(each.items(), 2)}


def every_two(game: Game) -> set[frozenset[tuple[str, OptionValue]]]:
    """Every two choices of a game, whether they can be made together or not."""
    values = {"seats": game.seat_counts, **{option.id: option.values for option in game.options}}
    pairs = combinations(values, 2)
    return {frozenset({(a, x), (b, y)}) for a, b in pairs for x, y in product(values[a], values[b])}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_two_choices_meet_at_one_of_a_few_tables(game: Game) -> None:
    tables = contract.tables(game)
    assert met(tables) == every_two(game)
    sizes = sorted([len(game.seat_counts), *(len(option.values) for option in game.options)])
    assert len(tables) <= 2 * sizes[-1] * sizes[-2]
    assert tables == contract.tables(game)


def test_what_cannot_be_chosen_together_stands_at_no_table_and_all_else_does() -> None:
    def fits(choices: Mapping[str, OptionValue]) -> bool:
        return choices.get("rounds") != 60 or choices.get("seats", 2) == 2

    game = catalogue["beyond_the_horizon"]
    tables = contract.tables(game, fits)
    assert {seats for seats, options in tables if options["rounds"] == 60} == {2}
    barred = {frozenset({("rounds", 60), ("seats", seats)}) for seats in (3, 4)}
    assert met(tables) == every_two(game) - barred
    assert all(len(options) == len(game.options) for _, options in tables)
