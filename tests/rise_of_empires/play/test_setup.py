"""Setting up: supplies, piles, the first turn order."""

from __future__ import annotations

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.rise_of_empires.box.content import ERAS, NONE, PROGRESS, TERRITORY
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from tests.marks import rule
from tests.rise_of_empires.board import game, table


def new(seats: int, seed: int = 3) -> EmpiresPosition:
    position = game().new(seats, seed)
    assert isinstance(position, EmpiresPosition)
    return position


@rule("rise_of_empires.setup.seats")
def test_two_to_five_play() -> None:
    assert game().seat_counts == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(OptionError, match="seats must be one of 2, 3, 4, 5"):
            game().new(seats)


@rule("rise_of_empires.setup.supplies", "rise_of_empires.setup.cubes", "rise_of_empires.setup.markers")
def test_everybody_begins_with_the_same() -> None:
    board = table(seats=5)
    for seat in range(5):
        assert [board.has(seat, thing) for thing in ("gold", "resource", "cube", "food", "point")] == [5, 2, 5, 16, 0]
        assert board.position.stock(seat) == 25
        assert board.position.occupied(seat) == []
        assert board.tiles(seat) == []


@rule("rise_of_empires.setup.bank")
def test_the_bank_has_what_is_left_of_forty_discs() -> None:
    assert new(2).bank() == 36
    assert new(5).bank() == 30


@rule("rise_of_empires.setup.progress_stacks")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sixteen_progress_tiles_an_era_of_which_eight_are_turned_up(seats: int) -> None:
    position = new(seats)
    shown = [tile for tile in position.shown if position.box.tiles[tile].family == PROGRESS]
    assert len(shown) == 8
    assert [len(pool) for pool in position.progress_pool] == [8, 16, 16]
    for era in range(ERAS):
        assert {position.box.progress[position.box.tiles[t].thing].era for t in position.progress_pool[era]} == {era}


@rule("rise_of_empires.setup.territory_stacks")
def test_forty_territories_of_which_ten_are_turned_up() -> None:
    position = new(3)
    shown = [tile for tile in position.shown if position.box.tiles[tile].family == TERRITORY]
    assert (len(shown), len(position.territory_pool)) == (10, 30)
    kinds = [position.box.tiles[tile].thing for tile in [*shown, *position.territory_pool]]
    assert [kinds.count(kind) for kind in range(5)] == [9, 8, 9, 2, 12]


@rule("rise_of_empires.setup.city_stacks")
def test_the_cities_of_a_turn_are_always_the_same() -> None:
    assert set(table(turn="IA").shown()) >= {"memphis", "tyre", "babylon", "mycenae", "troy"}
    assert "athens" not in table(turn="IA").shown()
    assert set(table(turn="IB").shown()) >= {"athens", "alexandria", "rome", "great_pyramid", "colossus"}


@rule("rise_of_empires.setup.empire_tiles")
def test_eight_empire_tiles_lie_ready() -> None:
    assert new(2).empires == [NONE] * 8


@rule("rise_of_empires.setup.first_player")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = [new(3, seed).order for seed in range(20)]
    assert {order[0] for order in orders} == {0, 1, 2}
    for order in orders:
        assert order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])


@rule("rise_of_empires.tiles.red")
def test_the_red_lower_part_tells_tiles_apart_with_few_players_only() -> None:
    def red(seats: int) -> bool:
        position = new(seats)
        tiles = [*position.shown, *position.territory_pool, *position.progress_pool[0]]
        return any(position.box.tiles[tile].id.endswith("_red") for tile in tiles)

    assert [red(seats) for seats in (2, 3, 4, 5)] == [True, True, False, False]
