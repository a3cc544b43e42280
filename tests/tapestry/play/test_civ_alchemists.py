"""The Alchemists: push your luck with the science die."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, mat, use

# the science die has three faces for each track, in their order
EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = 0, 3, 6, 9


def alchemists(*rolls: int) -> Board:
    """The Alchemists at the start of an income turn, whose die will show these faces."""
    return use(table(civs=("alchemists", "leaders")).script(science=rolls), 0, "alchemists")


@rule("tapestry.civilizations.alchemists")
def test_using_them_is_a_choice() -> None:
    board = alchemists()
    assert board.legal() == ["accept", "decline"]
    board.act("decline")
    assert board.asked() == "0 taketurn"
    assert "rolls" not in board.log()


@rule("tapestry.civilizations.alchemists")
def test_whoever_uses_them_has_to_roll_and_may_then_stop() -> None:
    board = alchemists(MILITARY).act("accept")
    assert board.log() == ["rolls"]
    assert mat(board, "alchemists") == (0b0100,)
    assert board.asked() == "0 alchemistsdare"
    assert board.act("decline").legal() == ["track military", "decline"]


@rule("tapestry.civilizations.alchemists")
def test_on_stopping_every_marked_track_may_be_advanced_in_any_order_without_benefit() -> None:
    board = alchemists(SCIENCE, EXPLORATION).act("accept", "accept", "decline")
    assert board.legal() == ["track exploration", "track science", "decline"]
    board.act("track science")
    assert board.legal() == ["track exploration", "decline"]
    board.act("track exploration")
    assert (board.where(0, "science"), board.where(0, "exploration")) == ((1,), (1,))
    assert board.position.supply[0] == []  # exploration 1 would give two tiles
    assert mat(board, "alchemists") == (0,)
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.alchemists")
def test_each_marked_track_may_be_left() -> None:
    board = alchemists(SCIENCE, EXPLORATION).act("accept", "accept", "decline", "track science", "decline")
    assert (board.where(0, "science"), board.where(0, "exploration")) == ((1,), (0,))
    assert mat(board, "alchemists") == (0,)


@rule("tapestry.civilizations.alchemists")
def test_a_track_rolled_twice_clears_the_marks_for_one_resource() -> None:
    board = alchemists(SCIENCE, MILITARY, SCIENCE + 1).act("accept", "accept", "accept")
    assert board.asked() == "0 takeresource"
    board.act("take food")
    assert board.stock(0) == {"food": 1}
    assert mat(board, "alchemists") == (0,)
    assert board.where(0, "science") == (0,)
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.alchemists")
def test_all_tracks_marked_is_a_stop() -> None:
    board = alchemists(SCIENCE, MILITARY, TECHNOLOGY, EXPLORATION).act("accept", "accept", "accept", "accept")
    assert board.asked() == "0 alchemistsmove"
    assert board.legal() == ["track exploration", "track science", "track military", "track technology", "decline"]


@rule("tapestry.civilizations.alchemists")
def test_a_token_that_would_leave_its_track_gives_five_points() -> None:
    board = table(civs=("alchemists", "leaders")).token(0, military=12).script(science=[MILITARY])
    use(board, 0, "alchemists").act("accept", "decline", "track military")
    assert board.score(0) == 5
    assert board.where(0, "military") == (12,)


@rule("tapestry.civilizations.alchemists")
def test_a_blocked_track_can_be_marked_but_does_not_move_and_gives_nothing() -> None:
    board = table(civs=("alchemists", "leaders")).token(0, military=12).script(science=[MILITARY, SCIENCE])
    board.position.blocks = [(2, 1, 1)]
    use(board, 0, "alchemists").act("accept", "accept")
    assert mat(board, "alchemists") == (0b0110,)
    board.act("decline")
    assert board.legal() == ["track science", "decline"]
    assert board.refused("track military") == "cards.dictatorship"
    assert board.refused("track technology") == "civilizations.alchemists"
    board.act("track science")
    assert (board.score(0), board.where(0, "military")) == (0, (12,))


@rule("tapestry.civilizations.alchemists")
def test_a_second_roll_by_a_card_is_chosen_from_before_it_is_marked() -> None:
    board = table(civs=("alchemists", "leaders")).mat(0, 1, "empiricism")
    board.script(science=[SCIENCE, TECHNOLOGY, SCIENCE, EXPLORATION])
    use(board, 0, "alchemists").act("accept")
    assert board.legal() == ["track science", "track technology"]
    board.act("track science")
    assert mat(board, "alchemists") == (0b0010,)
    board.act("accept", "track exploration")
    assert mat(board, "alchemists") == (0b0011,)


@rule("tapestry.civilizations.alchemists")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    board = table(civs=("alchemists", "leaders")).act("income")
    assert board.asked() == "0 decide"
    assert board.log() == ["income-turn"]


@rule("tapestry.adjustments.alchemists")
def test_beginning_with_the_alchemists_gives_two_resources_and_ten_points() -> None:
    board = begun(civs=("alchemists", "leaders"))
    assert board.asked() == "0 takeresource"
    board.act("take coin", "take food")
    assert board.score(0) == 10
    assert board.stock(0) == {"coin": 2, "worker": 1, "food": 2, "culture": 1}  # with the first income turn's
    assert board.score(1) == 0


@rule("tapestry.civilizations.alchemists", "tapestry.civilizations.gained")
def test_gained_during_the_game_they_give_nothing_at_once() -> None:
    board = gain(table(), 0, "alchemists")
    assert (board.score(0), board.stock(0), mat(board, "alchemists")) == (0, {}, (0,))
    assert board.asked() == "0 taketurn"


@rule("tapestry.boxes.alchemists_die", "tapestry.options.science_die")
@pytest.mark.parametrize(("rulings", "asked"), [("third", "0 alchemistsmove"), ("second", "0 alchemistsdare")])
def test_with_arts_and_the_small_die_four_marks_are_all(rulings: str, asked: str) -> None:
    options = {"arts_and_architecture": "in", "science_die": "d12", "rulings": rulings}
    board = table(civs=("alchemists", "leaders"), options=options).script(science=(EXPLORATION, SCIENCE, MILITARY))
    use(board, 0, "alchemists").act("accept", "accept", "accept")
    assert board.asked() == "0 alchemistsdare"
    assert board.script(science=(TECHNOLOGY,)).act("accept").asked() == asked


@rule("tapestry.boxes.alchemists_die", "tapestry.arts.die")
def test_with_the_large_die_the_fifth_track_is_missing_too() -> None:
    board = table(civs=("alchemists", "leaders"), options={"arts_and_architecture": "in"})
    faces = [board.position.science_die.index(track) for track in range(5)]
    use(board.script(science=faces), 0, "alchemists").act("accept", "accept", "accept", "accept")
    assert board.asked() == "0 alchemistsdare"
    assert board.act("accept").asked() == "0 alchemistsmove"
