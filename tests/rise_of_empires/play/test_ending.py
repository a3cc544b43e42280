"""The end of the game: the last points, the winner, and ties."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import Board, table


def finished(*seats: tuple[int, int, int]) -> Board:
    """A game that has ended with these points, gold and discs, before the points for gold and discs."""
    board = table(seats=len(seats), turn="IIIB")
    for seat, (points, gold, discs) in enumerate(seats):
        board.give(seat, point=points, gold=gold, resource=discs)
    return board.phase("end")


@rule("rise_of_empires.ending.gold")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5)])
def test_three_gold_are_a_point(gold: int, points: int) -> None:
    board = finished((4, gold, 0), (0, 0, 0))
    assert board.has(0, "point") == 4 + points
    assert board.has(0, "gold") == gold


@rule("rise_of_empires.ending.discs")
@pytest.mark.parametrize(("discs", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (17, 5)])
def test_three_discs_are_a_point(discs: int, points: int) -> None:
    assert finished((4, 0, discs), (0, 0, 0)).has(0, "point") == 4 + points


@rule("rise_of_empires.ending.gold", "rise_of_empires.ending.discs")
def test_gold_and_discs_make_no_sets_together_and_cubes_and_food_none_at_all() -> None:
    board = table(turn="IIIB").give(0, gold=2, resource=1).give(1, gold=0, resource=0, cube=9, food=20).phase("end")
    assert (board.has(0, "point"), board.has(1, "point")) == (0, 0)
    assert [board.told("final")[seat].args for seat in (0, 1)] == [{"who": 0, "n": 0}, {"who": 1, "n": 0}]


@rule("rise_of_empires.effects.gold_per_point")
@pytest.mark.parametrize("fresh", [False, True])
def test_the_stock_exchange_makes_a_point_of_two_gold_for_its_owner(fresh: bool) -> None:
    board = table(turn="IIIB").own(0, "stock_exchange", fresh=fresh).give(0, gold=9, resource=8).give(1, gold=9)
    board.phase("end")
    assert (board.has(0, "point"), board.has(1, "point")) == (4 + 2, 3)


@rule("rise_of_empires.ending.when")
def test_the_game_ends_after_the_points_of_the_last_turn() -> None:
    board = table(turn="IIIB").show().own(0, "computers").give(0, gold=3, resource=0)
    for row in ("progress", "territory", "city"):
        board.row(row, 1, 0, 1, 0)
    while board.position.pending():
        board.act(board.legal()[0])
    assert board.asked() == "over"
    log = [key for key in board.log() if key in ("scores", "final", "end", "position", "turn")]
    assert log == ["scores", "scores", "final", "final", "end"]
    assert board.told("scores")[0].args["n"] == 1


@rule("rise_of_empires.ending.when")
@pytest.mark.parametrize("turn", ["IB", "IIB", "IIIA"])
def test_no_earlier_turn_ends_it(turn: str) -> None:
    board = table(turn=turn).show()
    if turn.endswith("B"):
        for row in ("progress", "territory", "city"):
            board.row(row, 1, 0, 1, 0)
    before = board.position.turn
    while board.position.turn == before:
        board.act(board.legal()[0])
    assert board.position.pending()
    assert "final" not in board.log()


# ---- who wins


@rule("rise_of_empires.ending.winner")
def test_most_points_win_whatever_they_come_from() -> None:
    board = finished((20, 0, 0), (18, 9, 0), (19, 0, 0))
    assert board.position.standings().winners == (1,)
    assert [(row.seat, row.place, row.points) for row in board.position.standings()] == [
        (1, 1, 21), (0, 2, 20), (2, 3, 19)
    ]  # fmt: skip


@rule("rise_of_empires.ending.winner", "rise_of_empires.ending.tied")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        (((20, 1, 2), (20, 2, 0)), (1,)),  # the richer
        (((20, 2, 0), (19, 2, 3)), (1,)),  # as rich, 20 each: more discs
        (((20, 2, 1), (20, 2, 2)), (1,)),
        (((20, 2, 2), (20, 2, 2)), (0, 1)),
        (((20, 2, 2), (20, 2, 2), (20, 2, 1)), (0, 1)),
        (((20, 2, 2), (20, 1, 2), (21, 0, 0)), (2,)),  # points before gold
    ],
)
def test_level_in_points_gold_decides_then_discs_and_else_the_victory_is_shared(
    seats: tuple[tuple[int, int, int], ...], winners: tuple[int, ...]
) -> None:
    assert finished(*seats).position.standings().winners == winners


@rule("rise_of_empires.ending.tied")
def test_cubes_and_food_break_no_tie() -> None:
    board = finished((20, 2, 2), (20, 2, 2)).give(0, cube=9, food=20).give(1, cube=0, food=0)
    assert board.position.standings().winners == (0, 1)
    assert [row.place for row in board.position.standings()] == [1, 1]
