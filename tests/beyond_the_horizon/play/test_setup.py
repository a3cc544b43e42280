"""Setting up: the tree, the world, the boards, and the governments."""

from __future__ import annotations

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.beyond_the_horizon.box.terms import (
    COLUMN_IDS,
    CRADLE,
    CUBES,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    LEVEL_IV,
    LEVELS,
    NONE,
    PAWNS,
    START,
    TERRITORIES,
)
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from tests.beyond_the_horizon.board import Board, game, table
from tests.marks import rule

SEATS = (2, 3, 4)


def new(seats: int = 3, seed: int = 5) -> HorizonPosition:
    position = game().new(seats, seed)
    assert isinstance(position, HorizonPosition)
    return position


def cards(position: HorizonPosition, level: int) -> list[int]:
    """What lies on the slots of a level."""
    return [position.cards[slot] for slot in position.box.slots_of[level]]


@rule("beyond_the_horizon.setup.seats")
def test_two_to_four_play() -> None:
    assert game().seat_counts == SEATS
    for seats in (1, 5):
        with pytest.raises(OptionError, match="seats must be one of 2, 3, 4"):
            game().new(seats)


# ---- the tree


@rule("beyond_the_horizon.setup.technologies_i")
def test_the_four_technologies_of_level_i_lie_in_any_order() -> None:
    orders = {tuple(cards(new(seed=seed), LEVEL_I)) for seed in range(12)}
    assert len(orders) > 1
    for order in orders:
        assert sorted(order) == list(game().box.technologies_of[LEVEL_I])


@rule("beyond_the_horizon.setup.technologies_iv")
def test_three_of_the_eight_technologies_of_level_iv_lie_open() -> None:
    drawn = [cards(new(seed=seed), LEVEL_IV) for seed in range(30)]
    for three in drawn:
        assert len(set(three)) == 3
    everything = game().box.technologies_of[LEVEL_IV]
    assert sorted({card for three in drawn for card in three}) == list(everything)
    assert len(everything) == 8


@rule("beyond_the_horizon.setup.decks")
def test_the_technologies_of_levels_ii_and_iii_are_two_unknown_decks() -> None:
    position = new()
    assert cards(position, LEVEL_II) + cards(position, LEVEL_III) == [NONE] * 12
    for level in (LEVEL_II, LEVEL_III):
        assert position.deck[level - LEVEL_II] == list(position.box.technologies_of[level])
        assert len(position.deck[level - LEVEL_II]) == 16
    assert (position.under, position.private) == ([[], []], [0, 0, 0])


@rule("beyond_the_horizon.setup.leaders")
@pytest.mark.parametrize("level", [LEVEL_II, LEVEL_III, LEVEL_IV])
def test_on_every_slot_above_level_i_lies_a_leader_of_its_level(level: int) -> None:
    slots = game().box.slots_of[level]
    assert len(slots) == {LEVEL_II: 6, LEVEL_III: 6, LEVEL_IV: 3}[level]
    for slot in slots:
        board = table(seed=slot)
        assert not board.position.leaders[0]
        board.do(0, [{"research": {"level": LEVELS[level], "scholar": "active", "free": True}}])
        board.act(f"research {board.position.box.slots[slot].id}")
        taken = board.position.leaders[0]
        assert [board.position.box.leaders[leader].level for leader in taken] == [level]
        assert taken[0] not in board.position.leader_pool[level - LEVEL_II]


@rule("beyond_the_horizon.setup.leaders")
def test_there_are_more_leaders_than_slots() -> None:
    assert [len(pool) for pool in new().leader_pool] == [10, 10, 7]


# ---- what is common to all


@rule("beyond_the_horizon.setup.objectives")
def test_one_objective_of_each_group_is_drawn() -> None:
    drawn = [new(seed=seed).objectives for seed in range(40)]
    box = game().box
    for three in drawn:
        assert [box.objectives[number].group for number in three] == [0, 1, 2]
    assert {number for three in drawn for number in three} == set(range(9))
    assert new().claims == [(), (), ()]


@rule("beyond_the_horizon.setup.territories")
@pytest.mark.parametrize("seats", SEATS)
def test_no_territory_is_known_at_first(seats: int) -> None:
    position = new(seats)
    assert position.tile_pool == list(range(TERRITORIES))
    assert sorted(position.laid) == [*range(START, START + seats), CRADLE]


@rule("beyond_the_horizon.setup.building_rows")
def test_three_buildings_of_each_level_lie_open() -> None:
    rows = [new(seed=seed).rows for seed in range(40)]
    box = game().box
    for row in rows:
        assert [len(buildings) for buildings in row] == [3, 3, 3]
        assert [{box.buildings[number].level for number in buildings} for buildings in row] == [{0}, {1}, {2}]
    assert {number for row in rows for buildings in row for number in buildings} == set(range(24))
    position = new()
    for level in range(3):
        everything = sorted([*position.rows[level], *position.building_pool[level]])
        assert everything == list(box.buildings_of[level])


@rule("beyond_the_horizon.setup.coin_supply")
def test_coins_never_run_out() -> None:
    board = table().do(0, [{"gain": {"coins": 20}}] * 10).do(1, [{"gain": {"coins": 20}}] * 10)
    assert (board.has(0, "coins"), board.has(1, "coins")) == (201, 201)


# ---- the world


def sides(seats: int) -> list[int]:
    """The sides of the cradle on which the seats start, as steps around it from that of seat 0."""
    position = new(seats)
    around = position.near[6 * CRADLE : 6 * CRADLE + 6]
    first = around.index(START)
    return [(around.index(START + seat) - first) % 6 for seat in range(seats)]


@rule("beyond_the_horizon.setup.start_two")
def test_two_start_on_opposite_sides_of_the_cradle() -> None:
    assert sides(2) == [0, 3]


@rule("beyond_the_horizon.setup.start_three")
def test_three_start_in_a_triangle() -> None:
    assert sorted(sides(3)) == [0, 2, 4]


@rule("beyond_the_horizon.setup.start_four")
def test_four_start_two_by_two_each_with_a_neighbour_and_a_free_side() -> None:
    taken = sides(4)
    assert len(set(taken)) == 4
    for side in taken:
        assert sorted([(side + 1) % 6 in taken, (side - 1) % 6 in taken]) == [False, True]


# ---- the players


@rule("beyond_the_horizon.setup.population", "beyond_the_horizon.setup.column_order")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_22_pawns_in_columns_a_to_e_one_active_and_one_settler(seats: int) -> None:
    board = Board(new(seats))
    for seat in range(seats):
        assert dict(zip(COLUMN_IDS, board.pawns(seat), strict=True)) == {"A": 6, "B": 5, "C": 4, "D": 3, "E": 2}
        assert board.has(seat, "active") == 1
        assert board.army(seat) == [f"{board.position.box.tile_ids[START + seat]} settler 2"]
        assert sum(board.pawns(seat)) + 2 == PAWNS


@rule("beyond_the_horizon.setup.column_order")
def test_column_a_is_the_leftmost_and_column_e_the_rightmost() -> None:
    board = table().do(0, [{"activate": 1}])
    assert board.pawns(0) == (5, 5, 4, 3, 2)
    board.columns(0, 0, 0, 0, 0, 0).phase("production").act("sell")
    assert board.pawns(0) == (0, 0, 0, 0, 1)


@rule("beyond_the_horizon.setup.coins")
def test_everybody_begins_with_a_coin() -> None:
    assert new(4).coins == [1, 1, 1, 1]


@rule("beyond_the_horizon.setup.cubes", "beyond_the_horizon.setup.track_lengths")
def test_all_24_cubes_lie_on_the_three_tracks_eight_on_each() -> None:
    position = new(2)
    for seat in range(2):
        assert [position.cubes_left(seat, track) for track in range(3)] == [8, 8, 8]
        assert position.cubes_removed(seat) == position.invested[seat] == 0
    assert CUBES == 24


@rule("beyond_the_horizon.setup.first_player")
def test_the_first_player_is_drawn() -> None:
    firsts = [new(4, seed).first for seed in range(30)]
    assert set(firsts) == {0, 1, 2, 3}


@rule("beyond_the_horizon.setup.government_cards")
@pytest.mark.parametrize("seats", SEATS)
def test_as_many_governments_as_players_are_laid_out_each_of_another_card_with_any_side_up(seats: int) -> None:
    offers = [new(seats, seed).offered for seed in range(40)]
    governments = game().box.governments
    for offered in offers:
        assert len({governments[side].card for side in offered}) == len(offered) == seats
    assert {side for offered in offers for side in offered} == set(range(8))


@rule("beyond_the_horizon.setup.government_draft")
@pytest.mark.parametrize("seats", SEATS)
def test_the_last_player_chooses_a_government_first_and_the_first_one_has_what_is_left(seats: int) -> None:
    board = Board(new(seats))
    offered = [board.position.box.governments[side].id for side in board.position.offered]
    chose = []
    while board.asked().endswith("choosegovernment"):
        assert board.legal() == [f"govern {government}" for government in offered]
        chose.append(board.seat())
        board.act(f"govern {offered.pop()}")
    first = board.position.first
    assert chose == [(first - n) % seats for n in range(1, seats)]
    assert board.position.offered == []
    assert [board.position.box.governments[board.position.government[first]].id] == offered
    assert board.asked() == f"{first} takeaction"


@rule("beyond_the_horizon.setup.government_draft")
def test_the_side_that_shows_counts() -> None:
    board = Board(new(2))
    side = board.position.offered[0]
    hidden = board.position.box.governments[side ^ 1].id
    seat = board.seat()
    assert board.refused(f"govern {hidden}") == "core.choice"
    board.act(f"govern {board.position.box.governments[side].id}")
    assert board.position.government[seat] == side
    assert board.refused(f"govern {board.position.box.governments[side].id}") == "core.choice"
