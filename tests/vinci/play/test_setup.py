"""Setting up: board, seats, neutral pawns, points, tokens and the first peoples."""

import pytest

from ecumene.core.errors import OptionError
from tests.marks import rule
from tests.vinci.board import Table, faces, vinci

NUMBERS = {2: (8, 120), 3: (8, 150), 4: (6, 120), 5: (4, 100), 6: (3, 100)}


@rule("vinci.setup.board")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_meet_on_europe(seats: int) -> None:
    board = Table(seats).position.board
    assert (board.id, len(board.provinces)) == ("europe", 45)
    assert len(board.index.keys() & {"iberia_west", "ural_n", "anatolia", "ireland"}) == 4


@rule("vinci.setup.board")
def test_two_players_meet_on_mare_nostrum(mare_nostrum: Table) -> None:
    board = mare_nostrum.position.board
    assert (board.id, len(board.provinces)) == ("mediterranean", 28)
    assert "egypt" in board.index
    assert "england" not in board.index


@rule("vinci.setup.board")
@pytest.mark.parametrize("board", ["europe", "mediterranean"])
def test_each_board_has_eight_sea_zones(board: str) -> None:
    assert len(list(vinci().content.rows(f"{board}.seas"))) == 8


@rule("vinci.setup.board")
def test_a_province_of_the_other_board_is_refused(europe: Table, mare_nostrum: Table) -> None:
    assert europe.people(hand=9).refused("conquer egypt") == "vinci.setup.board"
    blue = mare_nostrum.people(hand=9, egypt=2).turn()
    assert blue.refused("abandon england") == "vinci.setup.board"
    assert blue.can("abandon egypt")


@rule("vinci.setup.board")
def test_provinces_of_the_other_board_are_refused_whatever_is_asked(europe: Table) -> None:
    red = europe.people(saxony=1, greece=1, hand=1, tokens=("forts",)).plays("stop")
    assert red.refused("place egypt") == "vinci.setup.board"
    red.places(greece=1)
    assert red.refused("keep egypt") == "vinci.setup.board"
    red.plays("keep saxony")
    assert red.refused("fort egypt") == "vinci.setup.board"


@rule("vinci.setup.seats")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_table_has_two_to_six_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="2, 3, 4, 5, 6"):
        vinci().new(seats)
    assert [Table(n).position.seats for n in (2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6]


@rule("vinci.setup.neutrals")
@pytest.mark.parametrize(("seats", "neutrals"), [(2, 21), (3, 33), (6, 33)])
def test_one_neutral_pawn_stands_everywhere_but_on_mountains(seats: int, neutrals: int) -> None:
    table = Table(seats)
    mountains = {province.id for province in table.position.board.provinces if province.terrain == "mountain"}
    assert len(table.neutrals) == neutrals
    assert table.neutrals == set(table.position.board.index) - mountains
    for province in table.position.board.index:
        assert table.pawns(province) == (0 if province in mountains else 1)


@rule("vinci.setup.start_score")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_ten_points(seats: int) -> None:
    table = Table.dealt(seats=seats)
    assert table.position.score == [10] * seats
    assert [standing.points for standing in table.position.standings()] == [10] * seats


@rule("vinci.setup.first_seat")
def test_chance_names_the_first_player_and_play_goes_clockwise() -> None:
    table = Table.dealt(seats=4, first=2)
    order = []
    while table.asked.endswith("choose"):
        seat = table.position.pending()[0]
        order.append(seat)
        table.seat(seat).takes(1)
    assert order == [2, 3, 0, 1]
    assert table.asked == "2 expansion"


@rule("vinci.setup.first_seat")
def test_every_seat_may_come_first_and_none_is_paid_for_its_place() -> None:
    games = [vinci().new(3, seed) for seed in range(30)]
    assert {game.pending() for game in games} == {(0,), (1,), (2,)}
    assert all(standing.points == 10 for game in games for standing in game.standings())


@rule("vinci.setup.players")
@pytest.mark.parametrize("seats", NUMBERS)
def test_the_number_of_players_sets_base_pawns_and_target(seats: int) -> None:
    base, target = NUMBERS[seats]
    table = Table.dealt([("barbarians", "renaissance")], seats=seats)
    assert table.seat(0).takes(1).troops == base + 6 + 3
    assert table.position.count.target == target


@rule("vinci.setup.bag")
def test_the_bag_holds_52_tokens_of_26_faces() -> None:
    table = Table.dealt()
    copies = {face.id: face.copies for face in faces().values()}
    assert len(copies) == 26
    assert sum(copies.values()) == 52
    assert copies.pop("barbarians") == 3
    assert copies.pop("specialization") == 1
    assert set(copies.values()) == {2}
    assert sum(table.position.bag) == 52 - 12  # six pairs lie on display


@rule("vinci.setup.bag")
@pytest.mark.parametrize(("seats", "diplomacy"), [(2, 0), (3, 2), (6, 2)])
def test_two_players_leave_both_diplomacy_tokens_out(seats: int, diplomacy: int) -> None:
    table = Table.dealt(seats=seats)
    shown = [face for pair in table.display for face in pair]
    assert table.bag("diplomacy") + shown.count("diplomacy") == diplomacy
    assert sum(table.position.bag) + len(shown) == 50 + diplomacy


@rule("vinci.setup.first_peoples")
def test_all_choose_before_anyone_plays_and_then_play_in_the_same_order() -> None:
    table = Table.dealt(seats=3, first=1)
    for seat in (1, 2, 0):
        assert table.asked == f"{seat} choose"
        assert table.position.held == [0] * 6
        table.seat(seat).takes(1)
    for seat in (1, 2, 0):
        assert table.position.pending() == (seat,)
        table.seat(seat).finishes()
    assert table.asked == "1 opening"
