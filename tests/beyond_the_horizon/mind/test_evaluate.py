"""What a position of Beyond the Horizon promises to its seats, and what things are worth at a glance."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COUNT_CITIES, COUNT_TECHNOLOGIES, INFRASTRUCTURE
from ecumene.games.beyond_the_horizon.mind.evaluate import prospects
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.promise import invest_worth, technology_worth
from ecumene.games.beyond_the_horizon.mind.worth import rounds_to_end, turns_left
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from tests.beyond_the_horizon.board import Board, game, table


def promised(board: Board, seat: int = 0) -> float:
    return prospects(board.position)[seat]


def glance(board: Board, seat: int = 0) -> Outlook:
    return Outlook(board.position, seat)


# ---- what a position promises


def test_a_finished_game_promises_the_points_there_are() -> None:
    position = game().new(3, 1)
    assert isinstance(position, HorizonPosition)
    game().play_on(position, Random(1), 20_000)
    assert not position.pending()
    assert prospects(position) == [float(position.standings().of(seat).points) for seat in range(3)]


def test_an_empty_board_promises_nothing() -> None:
    assert game().prospects(game().prepare(2)) == [0.0, 0.0]


def test_more_coins_pawns_and_tokens_promise_more() -> None:
    before = promised(table().give(0, coins=2, active=2))
    assert promised(table().give(0, coins=5, active=2)) > before
    assert promised(table().give(0, coins=2, active=4)) > before
    assert promised(table().give(0, coins=2, active=2, colonise=1)) > before


def test_a_technology_promises_more_than_its_points() -> None:
    before = promised(table())
    assert promised(table().tech(0, "writing")) > before + 1.0


def test_a_unit_promises_more_the_nearer_it_stands_to_a_village() -> None:
    def stands(tile: str) -> float:
        return promised(table().lay("golden_valley").units(0, f"{tile} settler 3").give(0, colonise=1))

    assert stands("golden_valley") > stands("rose_sands")


# ---- how long it lasts


def test_the_game_is_expected_to_last_longer_at_its_beginning() -> None:
    early = table().objectives("age_of_learning", "settled_lands", "blossoming_realm")
    late = table().objectives("age_of_learning", "settled_lands", "blossoming_realm")
    late.tech(0, "writing", "wheel", "agriculture", "bronze_casting", "coinage", "mining", "guilds", "chivalry")
    assert rounds_to_end(late.position) < rounds_to_end(early.position)


def test_in_the_last_round_only_the_turns_of_that_round_are_left() -> None:
    board = table()
    board.position.last_round = board.position.round
    assert turns_left(board.position, 0) < 1.0
    assert turns_left(board.position, 1) == 1.0


# ---- what things are worth


def test_coins_and_pawns_are_worth_less_the_more_of_them_there_are() -> None:
    poor, rich = glance(table().give(0, coins=0, active=1)), glance(table().give(0, coins=15, active=9))
    assert poor.coins_worth(2) > 2.0 * rich.coins_worth(2) > 0.0
    assert poor.pawns_worth(2) > 2.0 * rich.pawns_worth(2) > 0.0


def test_what_an_objective_asks_for_is_worth_more_than_what_none_does() -> None:
    learned = glance(table().objectives("age_of_learning", "settled_lands", "blossoming_realm"))
    walled = glance(table().objectives("industrial_age", "two_citadels", "blossoming_realm"))
    assert learned.per(COUNT_TECHNOLOGIES) > walled.per(COUNT_TECHNOLOGIES)
    assert walled.per(COUNT_CITIES) > learned.per(COUNT_CITIES)


def test_the_last_cubes_are_not_given_away_lightly() -> None:
    def invested(food: int, economy: int) -> float:
        board = table().objectives("age_of_learning", "settled_lands", "full_coffers")
        return invest_worth(glance(board.removed(0, food=food, economy=economy)), INFRASTRUCTURE, 0)

    assert invested(8, 8) < invested(0, 0)


@pytest.mark.parametrize("technology", ["coinage", "medicine", "chivalry", "telegraph"])
def test_a_lasting_effect_is_worth_more_the_earlier_one_has_it(technology: str) -> None:
    early, late = table(), table()
    late.position.last_round = late.position.round + 1
    number = early.position.box.technology_no[technology]
    assert technology_worth(glance(early), number, 0) > technology_worth(glance(late), number, 0)
