"""New tiles: what is turned up, what stays, what leaves."""

from __future__ import annotations

import pytest

from ecumene.games.rise_of_empires.box.content import CITY, NONE, PROGRESS, TERRITORY
from ecumene.games.rise_of_empires.play.reach import side_of
from tests.marks import rule
from tests.rise_of_empires.board import Board, table


def families(board: Board) -> list[int]:
    """How many progress tiles, territories and cities are new."""
    tiles = [board.position.box.tiles[tile].family for tile in board.position.shown]
    return [tiles.count(family) for family in (PROGRESS, TERRITORY, CITY)]


@rule("rise_of_empires.tiles.turn_up", "rise_of_empires.tiles.eight_cities", "rise_of_empires.tiles.territory_ends")
@pytest.mark.parametrize(
    ("turn", "new"),
    [
        ("IA", [8, 10, 5]), ("IB", [8, 10, 5]), ("IIA", [8, 10, 5]), ("IIB", [8, 10, 5]),
        ("IIIA", [8, 0, 8]), ("IIIB", [8, 0, 8]),
    ],
)  # fmt: skip
def test_so_many_new_tiles_a_turn(turn: str, new: list[int]) -> None:
    assert families(table(seats=4, turn=turn)) == new


@rule("rise_of_empires.tiles.leftover", "rise_of_empires.tiles.wonders_leave")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_players_all_but_wonders_stay(seats: int) -> None:
    board = table(seats=seats, turn="IB").show("coinage", "plains", "athens", "colossus")
    board.phase("tiles")
    assert [board.position.box.tiles[tile].id for tile in board.position.beside] == ["coinage", "plains", "athens"]


@rule("rise_of_empires.tiles.few_players", "rise_of_empires.tiles.red")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_only_red_tiles_stay(seats: int) -> None:
    board = table(seats=seats, turn="IB").show(
        "coinage", "irrigation", "irrigation_red", "plains", "plains_red", "tyre", "rome", "colossus"
    )
    board.phase("tiles")
    assert [board.position.box.tiles[tile].id for tile in board.position.beside] == [
        "irrigation_red", "plains_red", "tyre"
    ]  # fmt: skip


@rule("rise_of_empires.tiles.red_stays")
def test_a_red_tile_stays_until_somebody_takes_it_across_eras_too() -> None:
    board = table(seats=2, turn="IB").show("tyre")
    board.phase("tiles")
    board.position.turn = 2
    board.phase("tiles")
    assert "tyre" in board.shown()
    board.position.turn = 3
    board.phase("tiles")
    assert "tyre" in board.shown()


@rule("rise_of_empires.tiles.empires_back", "rise_of_empires.tiles.trade_cleared")
def test_empire_tiles_and_trade_spaces_are_free_again() -> None:
    board = table(seats=2)
    board.position.empires[3] = 1
    board.position.traded[4] = 0
    bank = board.position.bank()
    board.phase("tiles")
    assert board.position.empires == [NONE] * 8
    assert set(board.position.traded) == {NONE}
    assert board.position.bank() == bank + board.position.box.trades[4].discs


@rule("rise_of_empires.tiles.empire_sides")
def test_from_era_two_on_empire_tiles_show_their_other_side() -> None:
    for turn, side in (("IA", 0), ("IB", 0), ("IIA", 1), ("IIIB", 1)):
        board = table(turn=turn)
        tiles = board.position.box.empires
        assert [side_of(board.position, tile) for tile in range(8)] == [tiles[tile].sides[side] for tile in range(8)]


@rule("rise_of_empires.tiles.hidden")
def test_what_comes_next_is_chance_and_what_is_left_is_known() -> None:
    boards = [table(seats=4, turn="IIA", seed=seed) for seed in range(6)]
    assert len({tuple(board.shown()) for board in boards}) > 1
    for board in boards:
        tiles = board.position.box.tiles
        ids = [tiles[t].id for t in [*board.position.shown, *board.position.progress_pool[1]] if tiles[t].family == 0]
        assert len(ids) == 16
        view = board.position.view(1)
        assert view.dump()["state"] == board.position.dump()["state"]
        assert view.dump()["chance"] is None


@rule("rise_of_empires.setup.progress_stacks")
def test_an_eras_second_turn_brings_the_other_eight() -> None:
    board = table(seats=4, turn="IIA")
    first = [t for t in board.position.shown if board.position.box.tiles[t].family == PROGRESS]
    left = list(board.position.progress_pool[1])
    board.position.turn = 3
    board.phase("tiles")
    second = [t for t in board.position.shown if board.position.box.tiles[t].family == PROGRESS]
    assert second == left
    assert len(first) + len(second) == 16
    assert board.position.progress_pool[1] == []
