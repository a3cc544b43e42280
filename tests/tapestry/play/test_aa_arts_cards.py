"""The tapestry cards of Arts & Architecture that speak of the arts track, of masterpieces and of inspiration."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.laying import QUIET, decline_all, in_force, play

AA = {"arts_and_architecture": "in"}
STEP = [{"advance": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}]


def second_era(seats: int = 2, civs: tuple[str, ...] = QUIET) -> Board:
    """All have begun their second era; nothing lies on the mats; seat 0 is to move."""
    board = table(seats, civs=civs, options=AA).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0, arts=0)
    return board


# ---- the track


@rule("tapestry.cards.wandering_muses")
def test_each_step_on_arts_is_worth_two_points_to_the_end_of_the_game() -> None:
    board = second_era().mat(0, 2, "wandering_muses").do(0, STEP)
    assert board.score(0) == 2
    board.era(4, 4).do(0, STEP).do(1, STEP)
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    board.do(0, [{"regress": {"tracks": ["arts"], "benefit": False, "bonus": "none"}}])
    assert (board.score(0), board.score(1)) == (4, 0), "not for others, other tracks or steps back"
    play(board.era(2, 2).hand(0, "guilds"), "guilds")
    assert decline_all(board).do(0, STEP).score(0) == 4, "covered, it has stopped"


@rule("tapestry.cards.royal_censors")
def test_whoever_censors_does_not_advance_on_arts_and_scores_when_others_do() -> None:
    board = in_force(second_era(3), "royal_censors").give(0, coin=4, food=4)
    assert "advance arts" not in board.legal()
    assert board.refused("advance arts") == "rulings.advance_blocked"
    board.do(0, STEP).do(1, STEP).do(2, STEP)
    assert (board.where(0, "arts"), board.where(1, "arts"), board.score(0)) == ((0,), (1,), 6)
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 6
    board = second_era().give(0, coin=4)
    assert "advance arts" in board.legal(), "without the card"


@rule("tapestry.cards.avant_garde")
def test_avant_garde_steps_on_arts_with_benefit_and_bonus() -> None:
    board = play(second_era().token(0, arts=1).give(0, coin=1), "avant_garde")
    assert (board.where(0, "arts"), board.score(0)) == ((2,), 5)
    assert board.legal() == ["pay coin", "decline"]
