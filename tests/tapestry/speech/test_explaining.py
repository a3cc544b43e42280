"""Numbers that explain themselves before they are chosen: points of an income turn, costs, sides of a tile."""

from __future__ import annotations

import pytest

from ecumene.core.tally import Tally
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import decline_all

CIVS = ("leaders", "militants")


def priced(board: Board, track: str) -> dict[str, int] | None:
    """What an advance is said to cost, by what is paid."""
    tally = board.explain(f"advance {track}")
    return None if tally is None else {line.about: line.amount for line in tally.lines}


@rule("tapestry.income.points", "tapestry.capital.lines")
@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_what_an_income_turn_is_said_to_score_is_what_it_scores(era: int) -> None:
    board = table(civs=CIVS).era(era, 4).tech(0, 1, "calendar", "barn").outpost(0, "1.-2", "0.-3").give(1, coin=1)
    board.built(0, market=5, house=2, farm=4, armory=4)
    for plot in range(9):
        board.position.plots[0][plot] = 4
    board.position.placed[2] = 9
    told = board.explain("income")
    assert isinstance(told, Tally)
    decline_all(board.act("income"))
    # three icons for two cards, two for a row, two for three territories, and 10, 4 and 7 points
    assert told.sum == board.position.scored[0] == 6 + 2 + 6 + 21


@rule("tapestry.income.which")
def test_the_first_income_turn_is_said_to_score_nothing() -> None:
    told = table(civs=CIVS).era(0, 0).explain("income")
    assert told is not None
    assert told.sum == 0


@rule("tapestry.advancing.cost")
def test_an_advance_says_what_it_costs() -> None:
    board = table(civs=CIVS).token(0, military=6).give(0, culture=3)
    assert priced(board, "military") == {"culture": 1, "resource": 2}
    assert priced(board, "science") == {"resource": 1}
    assert priced(board.token(0, science=12), "science") is None


@rule("tapestry.advancing.cost", "tapestry.advancing.several_tokens")
def test_with_several_tokens_the_price_is_that_of_the_one_that_can_be_paid() -> None:
    board = table(civs=CIVS).token(0, military=(1, 9)).give(0, coin=1)
    assert priced(board, "military") == {"resource": 1}
    assert priced(board.give(0, culture=2), "military") is None, "two prices: the token is still to be chosen"


@rule("tapestry.exploring.alignment")
def test_every_place_of_a_tile_says_what_its_sides_score() -> None:
    board = table(civs=CIVS).tiles(0, "t01").do(0, [{"explore": {"where": "adjacent"}}])
    told = {notation: board.explain(notation) for notation in board.legal()}
    sums = {notation: tally.sum for notation, tally in told.items() if tally is not None}
    best = max(sums, key=lambda notation: sums[notation])
    board.act(best)
    assert board.score(0) == sums[best] > min(sums.values())
