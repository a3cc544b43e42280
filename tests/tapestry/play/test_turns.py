"""Turns: the first is income, then each chooses; clockwise, past those who have finished."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import begun, table


@rule("tapestry.turns.first", "tapestry.turns.order")
def test_everybodys_first_turn_is_an_income_turn_clockwise_from_the_first_player() -> None:
    board = begun(seats=3)
    assert board.asked() == "0 taketurn"
    assert board.position.era == [1, 1, 1]
    turns = [event.args["who"] for event in board.events if event.say == "tapestry-log-income-turn"]
    assert turns == [0, 1, 2]


@rule("tapestry.turns.two_kinds")
def test_a_turn_is_income_or_an_advance_and_nothing_else() -> None:
    board = table().give(0, coin=1)
    assert board.refused("pass") == "core.choice"
    board.act("income")
    assert board.position.era[0] == 2


@rule("tapestry.turns.order")
def test_after_a_turn_comes_the_next_player() -> None:
    board = table(seats=3).give(0, coin=1).give(1, coin=1).give(2, coin=1)
    board.act("advance exploration")
    assert board.asked() == "1 taketurn"
    board.act("advance exploration")
    assert board.asked() == "2 taketurn"


@rule("tapestry.turns.order", "tapestry.end.own_game")
def test_who_has_finished_is_passed_over() -> None:
    board = table(seats=3).give(0, coin=1).give(2, coin=1)
    board.position.finished[1] = 1
    board.act("advance exploration")
    assert board.asked() == "2 taketurn"


@rule("tapestry.turns.five", "tapestry.end.over")
def test_each_takes_five_income_turns_and_then_the_game_is_over() -> None:
    board = table()
    for _ in range(400):
        if not board.position.pending():
            break
        legal = board.legal()
        board.act("income" if "income" in legal else legal[-1])
    assert board.position.era == [5, 5]
    assert board.position.finished == [1, 1]
    assert board.log()[-1] == "end"


@rule("tapestry.cards.dictatorship")
def test_a_closed_track_opens_at_the_end_of_its_owners_next_turn() -> None:
    board = table().give(0, coin=2).give(1, coin=3)
    board.position.blocks = [(3, 0, 2)]
    board.act("advance exploration")
    assert board.refused("advance technology") == "cards.dictatorship"
    board.act("advance exploration")
    assert board.asked() == "0 taketurn"
    board.act("advance technology", "invent deck")
    assert "advance technology" in board.legal()


@rule("tapestry.rulings.block_without_next_turn")
def test_a_track_closed_by_somebody_who_has_finished_opens_when_that_turn_would_have_come() -> None:
    board = table(seats=3).give(0, coin=3).give(2, coin=3)
    board.position.finished[1] = 1
    board.position.blocks = [(3, 1, 1)]
    assert board.refused("advance technology") == "cards.dictatorship"
    board.act("advance exploration")
    assert "advance technology" in board.legal(2)
