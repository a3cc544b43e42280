"""The end: finishing, passive points, the winner and ties."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import table


@rule("tapestry.end.passive", "tapestry.rulings.finished_players")
def test_who_has_finished_gains_nothing_but_points_of_a_civilization() -> None:
    board = table()
    board.position.finished[0] = 1
    position = board.position
    assert position.gain(0, 0, 3) == 0
    assert position.score(0, 5, "card.guilds") == 0
    assert position.score(0, 5, "civ.historians") == 5
    board.do(1, [{"each": {"who": "all", "do": [{"gain": {"coin": 1}}]}}])
    assert (board.stock(0), board.stock(1)) == ({}, {"coin": 1})


@rule("tapestry.end.winner", "tapestry.scoring.cards")
def test_most_points_win_and_every_point_says_where_it_came_from() -> None:
    board = table().points(0, 30).points(1, 20)
    standings = board.position.standings()
    assert standings.winners == (0,)
    assert standings.of(0).tally.by_rule() == {"tapestry.scoring.cards": 30}


@rule("tapestry.scoring.income", "tapestry.scoring.tracks", "tapestry.scoring.exploring", "tapestry.scoring.space")
@rule("tapestry.scoring.conquering", "tapestry.scoring.technology", "tapestry.scoring.civilizations")
@rule("tapestry.scoring.achievements")
def test_points_are_itemised_by_their_source() -> None:
    board = table()
    causes = ("income", "space.exploration_5", "exploring", "star.s13", "die.red", "tech.calendar", "civ.chosen")
    for amount, cause in enumerate((*causes, "achievement.topple_two"), 1):
        board.position.score(0, amount, cause)
    assert board.position.standings().of(0).tally.by_rule() == {
        "tapestry.scoring.income": 1,
        "tapestry.scoring.tracks": 2,
        "tapestry.scoring.exploring": 3,
        "tapestry.scoring.space": 4,
        "tapestry.scoring.conquering": 5,
        "tapestry.scoring.technology": 6,
        "tapestry.scoring.civilizations": 7,
        "tapestry.scoring.achievements": 8,
    }


@rule("tapestry.end.tie", "tapestry.rulings.tie_break")
def test_a_tie_goes_to_the_tallest_landmark_in_the_capital() -> None:
    board = table().points(0, 20).points(1, 20)
    assert board.position.standings().winners == (0, 1)
    board.landmark(0, "lighthouse")  # beside the capital: it does not count
    assert board.position.standings().winners == (0, 1)
    board.do(1, [{"landmark": "bakery"}]).act(board.legal()[0])
    assert board.position.standings().winners == (1,)
    board.do(0, [{"landmark": "com_tower"}]).act(board.legal()[0])
    assert board.position.standings().winners == (0,)


@rule("tapestry.rulings.vp_floor")
def test_points_never_go_below_nothing() -> None:
    board = table().points(0, 3)
    assert board.position.score(0, -5, "card.guilds") == -3
    assert board.score(0) == 0
