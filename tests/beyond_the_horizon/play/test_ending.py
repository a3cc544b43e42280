"""The end of the game: what triggers it, the last round, the limit of rounds."""

from __future__ import annotations

import pytest

from ecumene.core.errors import OptionError
from tests.beyond_the_horizon.board import Board, game, table
from tests.marks import rule

OBJECTIVES = ("age_of_learning", "two_citadels", "blossoming_realm")


def contest(seats: int, claims: int) -> Board:
    """A game with so many claims, none of them on the blossoming realm."""
    board = table(seats).objectives(*OBJECTIVES)
    while claims:
        for objective in OBJECTIVES[:2]:
            made = board.claims(objective)
            if claims and len(made) < seats:
                board.claimed(objective, *made, len(made))
                claims -= 1
    return board


def meet(board: Board, seat: int) -> Board:
    """A realm blossoms; it has but one track left, so that nobody asks where the cube of its claim comes from."""
    return board.removed(seat, food=8, economy=8, infrastructure=1)


def turn(board: Board) -> int:
    """Somebody's whole turn, without what governments offer on the way; whose it was."""
    seat = board.seat()
    board.act("act grow")
    while board.asked() != f"{seat} chooseproduction":
        board.act(board.legal()[-1])
    board.act("produce coins")
    while board.asked().startswith(f"{seat} ") and board.asked() != f"{seat} takeaction":
        board.act(board.legal()[-1])
    return seat


# ---- the trigger


@rule("beyond_the_horizon.ending.trigger")
@pytest.mark.parametrize(("seats", "claims"), [(2, 3), (3, 4), (4, 4)])
def test_the_fourth_claim_brings_the_end_and_with_two_players_the_third(seats: int, claims: int) -> None:
    board = meet(contest(seats, claims - 2), 0)
    turn(board)
    assert (board.position.last_round, board.told("end-triggered")) == (0, [])
    meet(board, 1)
    turn(board)
    assert board.claims("blossoming_realm") == (0, 1)
    assert board.position.last_round == 2
    assert board.told("end-triggered")[0].args == {"n": 2}


@rule("beyond_the_horizon.ending.trigger")
def test_it_does_not_matter_whose_claims_they_are() -> None:
    board = table(3).objectives(*OBJECTIVES)
    for objective in OBJECTIVES[:2]:
        board.claimed(objective, 0)
    board.claimed("blossoming_realm", 1)
    turn(meet(board, 0))
    assert board.claims("blossoming_realm") == (1, 0)
    assert board.position.last_round == 2


# ---- the last round


@rule("beyond_the_horizon.ending.last_round")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("which", ["first", "last"])
def test_the_round_is_finished_and_one_more_is_played(seats: int, which: str) -> None:
    board = contest(seats, 2 if seats == 2 else 3)
    meet(board, 0 if which == "first" else seats - 1)
    turns = []
    while board.position.pending():
        turns.append(turn(board))
    assert turns == [*range(seats)] * 2
    assert board.position.round == 2
    assert len(board.told("last-round")) == 1
    assert len(board.told("final")) == seats


@rule("beyond_the_horizon.ending.last_round")
def test_without_the_trigger_the_game_goes_on() -> None:
    board = table()
    for _ in range(8):
        turn(board)
    assert (board.position.round, board.told("last-round"), board.told("final")) == (5, [], [])


@rule("beyond_the_horizon.ending.more_claims")
def test_objectives_are_claimed_after_the_trigger_too_and_do_not_put_the_end_off() -> None:
    board = meet(contest(2, 2), 0)
    turn(board)
    assert board.position.last_round == 2
    meet(board, 1)
    turn(board)
    assert (board.claims("blossoming_realm"), board.position.last_round) == ((0, 1), 2)
    assert board.scores(1)["objectives"] == board.position.box.values.claim_later


@rule("beyond_the_horizon.ending.more_claims", "beyond_the_horizon.ending.last_round")
def test_a_claim_in_the_last_round_counts_and_changes_nothing_else() -> None:
    board = meet(contest(2, 2), 0)
    turn(board)
    turn(board)
    meet(board, 1)
    turn(board)
    turn(board)
    assert board.asked() == "over"
    assert board.claims("blossoming_realm") == (0, 1)
    assert len(board.told("end-triggered")) == 1


# ---- the limit


@rule("beyond_the_horizon.options.rounds", "beyond_the_horizon.ending.bound")
@pytest.mark.parametrize("rounds", [None, 20, 30, 40, 60])
def test_when_the_agreed_round_ends_without_a_trigger_one_last_round_is_played(rounds: int | None) -> None:
    board = table(options=None if rounds is None else {"rounds": rounds})
    limit = rounds or 40
    board.position.round = limit - 1
    board.phase("round")
    assert (board.position.round, board.position.last_round) == (limit, 0)
    turn(board)
    turn(board)
    assert (board.position.round, board.position.last_round) == (limit + 1, limit + 1)
    turn(board)
    turn(board)
    assert board.asked() == "over"
    assert board.told("end-triggered")[0].args == {"n": limit + 1}


@rule("beyond_the_horizon.ending.bound")
def test_a_trigger_in_the_agreed_round_does_not_add_another() -> None:
    board = contest(2, 2)
    board.position.round = 39
    board.phase("round")
    turn(meet(board, 0))
    assert board.position.last_round == 41
    for _ in range(3):
        turn(board)
    assert board.asked() == "over"
    assert len(board.told("end-triggered")) == 1


@rule("beyond_the_horizon.options.rounds")
def test_a_table_chooses_40_20_30_or_60_rounds() -> None:
    (option,) = game().offered
    assert (option.id, option.values) == ("rounds", (40, 20, 30, 60))
    assert game().new(2, 1).options["rounds"] == 40
    with pytest.raises(OptionError):
        game().new(2, 1, {"rounds": 25})
