"""Achievements: places that are taken one after the other, once by each player, for good."""

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.box.content import COMPLETE_TRACK, MIDDLE_ISLAND, TOPPLE_TWO
from ecumene.games.tapestry.play.achievements import check_toppled, earn, toppled_by
from ecumene.games.tapestry.play.numbers import ACHIEVEMENT_POINTS, SOURCES, TOKEN, piece
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")


def scores(board: Board) -> list[int]:
    return board.position.points


@rule("tapestry.achievements.slots")
@pytest.mark.parametrize(
    ("seats", "which", "expected"),
    [
        (4, COMPLETE_TRACK, [15, 10, 5, 0]),
        (4, TOPPLE_TWO, [15, 10, 5, 0]),
        (4, MIDDLE_ISLAND, [10, 5, 0, 0]),
        (3, COMPLETE_TRACK, [10, 5, 0]),
        (3, TOPPLE_TWO, [10, 5, 0]),
        (3, MIDDLE_ISLAND, [10, 5, 0]),
    ],
)
def test_the_first_takes_the_most_points_the_next_fewer(seats: int, which: int, expected: list[int]) -> None:
    board = table(seats, CIVS)
    for seat in range(seats):
        earn(board.position, seat, which)
    assert scores(board) == expected
    assert len(board.position.achieved[which]) == len([points for points in expected if points])
    assert board.position.scored[ACHIEVEMENT_POINTS] == expected[0]
    assert board.position.scored[SOURCES + ACHIEVEMENT_POINTS] == expected[1]


@rule("tapestry.achievements.kept")
def test_nobody_earns_one_twice_or_takes_a_place_from_another() -> None:
    board = table(3, CIVS)
    earn(board.position, 0, COMPLETE_TRACK)
    earn(board.position, 0, COMPLETE_TRACK)
    earn(board.position, 1, COMPLETE_TRACK)
    assert scores(board) == [10, 5, 0]
    assert board.position.achieved[COMPLETE_TRACK] == (0, 1)


@rule("tapestry.achievements.topple")
def test_two_outposts_of_opponents_that_lie_toppled_earn_it() -> None:
    board = table(3, CIVS).outpost(1, "0.0", toppled_by=0)
    check_toppled(board.position, [0, 1, 2])
    assert scores(board) == [0, 0, 0]
    board.outpost(2, "1.0", toppled_by=0)
    check_toppled(board.position, [0, 1, 2])
    assert scores(board) == [10, 0, 0]


@rule("tapestry.achievements.topple")
def test_they_may_belong_to_one_opponent_but_must_lie_now() -> None:
    board = table(2, CIVS).outpost(1, "0.0", "1.0", toppled_by=0)
    assert toppled_by(board.position, 0) == 2
    board.position.pieces[WORLD.read("1.0")] = (piece(1, 0),)  # it stands again
    check_toppled(board.position, [0, 1])
    assert scores(board) == [0, 0]


@rule("tapestry.achievements.topple")
def test_own_outposts_and_tokens_do_not_count() -> None:
    board = table(2, CIVS).outpost(1, "0.0", toppled_by=1).outpost(1, "1.0", toppled_by=0)
    board.position.pieces[WORLD.read("1.1")] = (piece(1, TOKEN, 0),)
    assert (toppled_by(board.position, 0), toppled_by(board.position, 1)) == (1, 0)


@rule("tapestry.rulings.achievement_ties")
def test_several_who_earn_it_at_once_take_places_in_the_order_given() -> None:
    board = table(3, CIVS).outpost(1, "0.0", toppled_by=0).outpost(0, "1.0", toppled_by=2)
    board.outpost(1, "0.1", toppled_by=0).outpost(1, "1.1", toppled_by=2)
    check_toppled(board.position, [2, 0, 1])
    assert scores(board) == [5, 0, 10]


@rule("tapestry.achievements.kept")
def test_what_is_earned_stays_when_the_outposts_stand_again() -> None:
    board = table(2, CIVS).outpost(1, "0.0", "1.0", toppled_by=0)
    check_toppled(board.position, [0, 1])
    board.clear("0.0", "1.0")
    check_toppled(board.position, [0, 1])
    assert (scores(board), board.position.achieved[TOPPLE_TWO]) == ([10, 0], (0,))


@rule("tapestry.achievements.track", "tapestry.faq.at_once")
def test_the_last_space_of_a_track_earns_it_whoever_is_on_turn() -> None:
    board = table(2, CIVS).token(1, science=11)
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert (scores(board), board.position.achieved[COMPLETE_TRACK]) == ([0, 10], (1,))


@rule("tapestry.rulings.finished_players")
def test_whoever_has_finished_earns_nothing_and_blocks_no_place() -> None:
    board = table(2, CIVS)
    board.position.finished[1] = 1
    earn(board.position, 1, COMPLETE_TRACK)
    earn(board.position, 0, COMPLETE_TRACK)
    assert (scores(board), board.position.achieved[COMPLETE_TRACK]) == ([10, 0], (0,))
