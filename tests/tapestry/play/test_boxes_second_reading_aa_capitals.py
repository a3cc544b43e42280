"""Arts & Architecture read a second time: capitals and inspiration tiles."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.income import expected_points
from tests.marks import rule
from tests.tapestry.board import game
from tests.tapestry.cities import fill
from tests.tapestry.reading_aa import (
    BOTH,
    ROW_5,
    aa,
    city,
    first_answers,
    house,
    stocked,
)

# ---- capitals


@rule("tapestry.capitals.archipelago")
def test_an_island_of_three_plots_is_a_district() -> None:
    board = house(fill(city("archipelago"), "8.1", "9.1"), "9.2")
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.archipelago")
def test_the_sea_of_the_archipelago_is_never_built_on_and_buildings_may_overhang() -> None:
    board = city("archipelago").do(0, [{"build": ["house"]}])
    assert not {"plot 1.4", "plot 3.3", "plot 7.1"} & set(board.legal())
    assert len(board.legal()) == 54
    board = city("archipelago").do(0, [{"landmark": "barn"}])
    assert any(site.split()[1].startswith(("0.", "-")) for site in board.legal()), "over the upper edge"


@rule("tapestry.capitals.pads", "tapestry.capitals.swamp")
def test_lily_pads_count_as_filled_and_covering_one_later_brings_no_second_reward() -> None:
    board = fill(city("swamp"), "1.1", "1.2", "1.3", "2.1", "2.3", "3.1", "3.2")
    house(board, "3.3", "take coin")
    assert board.asked() == "0 taketurn", "complete, the pad on 2.2 counting as filled"
    house(board, "2.2")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.swamp_penalty")
def test_each_lily_pad_in_sight_costs_two_points_in_the_end() -> None:
    board = city("swamp").era(4, 4).points(0, 50).give(1, coin=4)
    house(board, "2.2")  # one of nine pads
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 50 - 2 * 8


@rule("tapestry.capitals.swamp_penalty")
def test_the_penalty_for_pads_stops_at_zero() -> None:
    board = city("swamp").era(4, 4).points(0, 7).give(1, coin=4)
    first_answers(board.act("income", "decline"))
    assert board.score(0) == 0


COLUMN_5 = ("1.5", "2.5", "3.5", "4.5", "6.5", "7.5", "8.5", "9.5")


ROW_3 = ("3.1", "3.2", "3.3", "3.4", "3.6", "3.8", "3.9")


@rule("tapestry.capitals.swamp_scoring")
@pytest.mark.parametrize(
    ("plots", "points"),
    [
        (ROW_5, 1),
        ((*ROW_5, *COLUMN_5), 2 + 1),
        ((*ROW_5, *COLUMN_5, *ROW_3), 3 + 1),  # the third row shows a pad
        ((*ROW_5, *ROW_3), 2),
        ((*ROW_5, *ROW_3, "3.5", "3.7"), 2 + 1),  # and now it does not
    ],
)
def test_two_lines_without_a_pad_are_a_point_more_when_the_capital_is_scored(
    plots: tuple[str, ...], points: int
) -> None:
    full = plots if "3.5" in plots or COLUMN_5[0] in plots or ROW_3[0] not in plots else (*plots, "3.5")
    board = fill(city("swamp"), *full)
    assert expected_points(board.position, 0) == points, "one icon of the income mat is open"


@rule("tapestry.capitals.cloud_city", "tapestry.capitals.no_overhang")
def test_what_fits_nowhere_in_cloud_city_stands_beside_it() -> None:
    board = city("cloud_city").do(0, [{"landmark": "castle"}])
    assert (board.asked(), board.position.landmarks_of(0)) == ("0 taketurn", 1)


@rule("tapestry.capitals.cloud_city")
def test_a_cloud_is_a_district() -> None:
    board = fill(city("cloud_city"), "8.8", "8.9", "9.8")
    house(board, "9.9", "take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)


@rule("tapestry.capitals.not_with")
def test_riverfolk_cannot_begin_in_cloud_city() -> None:
    tap = game()
    for seed in range(400):
        position = tap.prepare(5, seed, dict(BOTH))
        tap.start(position)
        box = position.box  # type: ignore[attr-defined]
        for seat, offer in enumerate(position.offers):  # type: ignore[attr-defined]
            if box.civ_no["riverfolk"] in offer[:2] and box.capital_no["cloud_city"] in offer[2:]:
                legal = [action.notation for action in position.legal(seat)]
                assert "begin riverfolk cloud_city" not in legal
                assert len(legal) == 3
                return
    raise AssertionError("never dealt together")


@rule("tapestry.capitals.mesa", "tapestry.capitals.no_overhang")
def test_nothing_crosses_the_edge_of_the_mesa() -> None:
    board = city("mesa").do(0, [{"landmark": "castle"}])  # three by four plots
    assert board.legal()
    for site in board.legal():
        place, rotation = site.split()[1:]
        row, column = (int(part) for part in place.split("."))
        high, wide = (3, 4) if int(rotation) % 2 == 0 else (4, 3)
        assert row >= 1, site
        assert column >= 1, site
        assert row + high <= 10, site
        assert column + wide <= 10, site
    board = city("mesa").do(0, [{"build": ["house"]}])
    assert len(board.legal()) == 62


@rule("tapestry.capitals.caldera")
def test_the_four_districts_on_the_sides_of_the_crater_pay_one_more_together() -> None:
    sides = {
        "1.4": ("1.5", "2.4", "2.5", "2.6", "3.5", "3.6"),
        "4.1": ("4.3", "5.2", "5.3", "6.1", "6.2", "6.3"),
        "4.7": ("4.8", "4.9", "5.7", "5.8", "6.7", "6.9"),
        "7.4": ("7.5", "7.6", "8.4", "8.6", "9.4", "9.5", "9.6"),
    }
    board = city("caldera")
    paid = []
    for last, others in sides.items():
        house(fill(board, *others), last)
        before = stocked(board)
        first_answers(board)
        paid.append(stocked(board) - before)
    assert paid == [1, 1, 1, 2]


@rule("tapestry.capitals.caldera")
def test_the_crater_counts_for_lines_and_is_no_district() -> None:
    board = fill(city("caldera"), "5.2", "5.3", "5.7", "5.8")  # the rest of the fifth row is impassable
    assert expected_points(board.position, 0) == 1


@rule("tapestry.capitals.terraces")
def test_a_row_of_the_terraces_is_a_district_and_a_line() -> None:
    board = fill(city("terraces"), "1.1", "1.2", "1.4", "1.5", "1.6", "1.7")
    house(board, "1.9", "take coin")
    assert (board.asked(), stocked(board)) == ("0 taketurn", 1)
    assert expected_points(board.position, 0) == 1


@rule("tapestry.capitals.terraces")
def test_a_block_of_three_by_three_is_no_district_of_the_terraces() -> None:
    board = fill(city("terraces"), "4.1", "4.2", "4.3", "5.1", "5.3", "6.1", "6.2")
    house(board, "6.3")
    assert board.asked() == "0 taketurn"


# ---- inspiration tiles


@rule("tapestry.inspiration.tile", "tapestry.inspiration.row")
def test_each_row_takes_its_own_tile_once() -> None:
    board = aa().do(0, [{"inspire": 1}])
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]
    board.act("build house").do(0, [{"inspire": 1}])
    assert board.legal() == ["build market", "build farm", "build armory"]


@rule("tapestry.inspiration.all_laid")
def test_with_all_tiles_laid_inspiration_does_nothing() -> None:
    board = aa().inspire(0, "market", "house", "farm", "armory").do(0, [{"inspire": 1}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.inspiration.market", "tapestry.inspiration.farm", "tapestry.inspiration.armory")
@pytest.mark.parametrize(
    ("row", "built", "before", "after"),
    [
        ("market", 1, 2, 2 + 3),  # two tech cards
        ("market", 3, 4, 4 + 6),
        ("market", 5, 6 + 10, 6 + 6 + 15),
        ("house", 1, 0, 3),
        ("house", 5, 10, 6 + 15),
        ("farm", 2, 4, 4 + 3),
        ("farm", 5, 4 + 7 + 10, 4 + 7 + 6 + 15),
        ("armory", 0, 0, 0),
        ("armory", 4, 2, 2 + 6),  # one territory on two icons
        ("armory", 5, 2 + 10, 2 + 6 + 15),
    ],
)
def test_a_tile_improves_the_points_of_its_row(row: str, built: int, before: int, after: int) -> None:
    techs = ("calendar", "barn") if row == "market" else ()
    board = aa().built(0, **{row: built}).tech(0, 0, *techs)
    assert expected_points(board.position, 0) == before
    assert expected_points(board.inspire(0, row).position, 0) == after


@rule("tapestry.inspiration.lasting")
def test_a_tile_scores_nothing_when_it_is_laid_and_keeps_the_income() -> None:
    board = aa(("merrymakers", "alchemists")).era(1, 2).hand(0, "trap").built(0, farm=2).give(1, coin=3)
    board.do(0, [{"inspire": 1}]).act("build farm")
    assert board.score(0) == 0
    board.act("income", "pick 3", "play trap")
    assert board.score(0) == 5 + 10 + 4 + 3
    assert (board.stock(0), len(board.position.supply[0])) == ({"coin": 1, "worker": 1, "food": 2, "culture": 1}, 1)
