"""The advanced capitals of Arts & Architecture: districts, edges, lily pads, and what they pay and cost."""

from __future__ import annotations

import pytest

from ecumene.core.tally import Tally
from ecumene.games.tapestry.box.content import BLOCKS
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.capital import (
    capital_of,
    capital_points,
    columns,
    districts,
    lines,
    rows,
    score_capital,
    sites,
)
from ecumene.games.tapestry.play.income import begin_income_turn
from ecumene.games.tapestry.play.numbers import ERAS, IMPASSABLE, OPEN, PAD
from tests.marks import rule
from tests.tapestry.board import Board, begun
from tests.tapestry.cities import FILLER, HOUSE, IN, city, complete, fill, fill_but_one, free, number
from tests.tapestry.civs import lay
from tests.tapestry.content import changed

EVERYWHERE = [f"{row}.{column}" for row in range(1, 10) for column in range(1, 10)]
TABLE = "arts_and_architecture.capitals"


def sizes(board: Board) -> list[int]:
    """How many open plots each district of seat 0 has."""
    return [len(free(board, letter)) for letter in "ABCDEFGHI"[: len(capital_of(board.position, 0).districts)]]


def all_sites(board: Board, landmark: str) -> list[int]:
    return sites(board.position, 0, board.position.box.landmark_no[landmark])


def hanging(board: Board, landmark: str) -> list[str]:
    """The legal places of a landmark that lie partly outside."""
    board.do(0, [{"landmark": landmark}])
    shapes = board.position.box.landmarks[board.position.box.landmark_no[landmark]].shapes
    found: list[str] = []
    for notation in board.legal():
        corner, turn = notation.removeprefix("site ").split(" ")
        top, left = (int(part) - 1 for part in corner.split("."))
        cells = [(top + row, left + column) for row, column in shapes[int(turn)]]
        if any(not (0 <= row < 9 and 0 <= column < 9) for row, column in cells):
            found.append(notation)
    return found


# ---- islands and clouds


@rule("tapestry.capitals.archipelago")
def test_the_eight_islands_are_districts_and_the_sea_belongs_to_none() -> None:
    board = city("archipelago")
    capital = capital_of(board.position, 0)
    assert sizes(board) == [8, 7, 8, 8, 6, 8, 6, 3]
    inside = {plot for district in capital.districts for plot in district}
    assert {plot for plot in range(81) if capital.impassable >> plot & 1} == set(range(81)) - inside


@rule("tapestry.capitals.archipelago")
def test_an_island_pays_a_resource_whatever_its_size() -> None:
    board = complete(city("archipelago"), "H", "take food")
    assert (board.stock(0), districts(board.position, 0)) == ({"food": 1}, 1)
    complete(board, "A", "take coin")
    assert (board.asked(), board.stock(0), districts(board.position, 0)) == ("0 taketurn", {"coin": 1, "food": 1}, 2)


@rule("tapestry.capitals.archipelago", "tapestry.cards.terraforming")
def test_a_building_on_the_sea_completes_no_island() -> None:
    board = city("archipelago").era(2, 2).mat(0, 2, "terraforming")
    board.do(0, HOUSE).act("plot 1.4")
    assert board.position.districts[0] == 0
    assert board.asked() == "0 taketurn"


@rule("tapestry.capital.overhang", "tapestry.capitals.archipelago")
@pytest.mark.parametrize("capital", ["archipelago", "swamp", "caldera", "terraces"])
def test_landmarks_may_stick_out_of_these_capitals(capital: str) -> None:
    assert hanging(city(capital), "forge")


@rule("tapestry.capitals.cloud_city")
def test_the_seven_clouds_are_districts_and_the_sky_belongs_to_none() -> None:
    board = city("cloud_city")
    capital = capital_of(board.position, 0)
    assert sizes(board) == [9, 6, 7, 8, 9, 7, 4]
    inside = {plot for district in capital.districts for plot in district}
    assert {plot for plot in range(81) if capital.impassable >> plot & 1} == set(range(81)) - inside
    complete(board, "G", "take worker")
    assert (board.stock(0), board.position.districts[0]) == ({"worker": 1}, 1 << 6)


# ---- the edge


@rule("tapestry.capitals.no_overhang", "tapestry.capitals.cloud_city", "tapestry.capitals.mesa")
@pytest.mark.parametrize("capital", ["cloud_city", "mesa"])
def test_nothing_sticks_out_of_the_cloud_city_and_the_mesa(capital: str) -> None:
    board = city(capital)
    assert hanging(board, "forge") == []
    assert board.asked() == "0 placelandmark"
    assert board.refused("site 0.3 0") == "capitals.no_overhang"


@rule("tapestry.capitals.no_overhang", "tapestry.capital.outside")
def test_a_landmark_without_room_inside_the_mesa_goes_beside_it() -> None:
    board = city("mesa")
    fill(board, *[plot for plot in EVERYWHERE if plot not in ("3.1", "4.1")])
    board.do(0, [{"landmark": "forge"}])
    assert board.asked() == "0 taketurn"
    assert board.position.landmark_owner[board.position.box.landmark_no["forge"]] == 0
    assert board.position.landmarks_of(0) == 1
    base = city("terraces")
    fill(base, *[plot for plot in EVERYWHERE if plot not in ("4.1", "5.1")])
    assert all_sites(base, "forge")  # hanging over the edge it finds room there


@rule("tapestry.capitals.mesa")
def test_the_mesa_has_nine_blocks_and_impassable_plots_above_and_below() -> None:
    board = city("mesa")
    assert capital_of(board.position, 0).districts is BLOCKS
    plots = board.position.plots[0]
    closed = [plot // 9 + 1 for plot in range(81) if plots[plot] == IMPASSABLE]
    assert [closed.count(row) for row in range(1, 10)] == [7, 2, 0, 0, 1, 0, 0, 2, 7]
    complete(board, "B", "take coin")
    assert board.stock(0) == {"coin": 1}


# ---- lily pads


def swamp() -> Board:
    return city("swamp")


def pads(board: Board) -> int:
    return board.position.plots[0].count(PAD)


@rule("tapestry.capitals.pads")
def test_lily_pads_count_as_filled_and_may_be_built_on() -> None:
    board = swamp()
    assert pads(board) == 9
    assert board.position.plots[0][number("1.6")] == PAD
    board.do(0, HOUSE)
    assert "plot 1.6" in board.legal()
    assert "plot 1.8" not in board.legal()  # water
    assert len(board.legal()) == 71
    board.act("plot 1.6")
    assert pads(board) == 8
    board.do(0, HOUSE)
    assert board.refused("plot 1.6") == "capital.place"
    board.audit()


@rule("tapestry.capitals.pads", "tapestry.capitals.swamp")
def test_a_row_and_a_district_are_complete_with_a_pad_in_sight() -> None:
    board = swamp()
    fill(board, *[f"1.{column}" for column in range(1, 10) if column not in (6, 8)])
    assert (rows(board.position, 0), columns(board.position, 0)) == (1, 0)
    complete(board, "A", "take food")  # with the pad on 2.2
    assert (board.stock(0), board.position.plots[0][number("2.2")]) == ({"food": 1}, PAD)


@rule("tapestry.capitals.pads")
def test_a_landmark_covers_pads_like_open_plots() -> None:
    board = swamp().do(0, [{"landmark": "forge"}])
    board.act("site 1.1 0")
    assert pads(board) == 8  # the one on 2.2
    board.audit()


@rule("tapestry.capitals.swamp")
def test_covering_a_pad_of_a_complete_district_pays_nothing_more() -> None:
    board = complete(swamp(), "A", "take food").do(0, HOUSE).act("plot 2.2")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"food": 1})
    assert districts(board.position, 0) == 1


@rule("tapestry.capitals.swamp")
def test_a_pad_is_not_the_last_plot_of_a_district() -> None:
    board = swamp()
    fill_but_one(board, "A")
    board.do(0, HOUSE).act("plot 2.2")
    assert (board.asked(), board.position.districts[0]) == ("0 taketurn", 0)


@rule("tapestry.capitals.swamp_scoring")
@pytest.mark.parametrize(("full", "more"), [((5,), 0), ((3, 5), 0), ((2, 5), 0), ((5, 9), 0)])
def test_fewer_than_two_lines_without_a_pad_score_nothing_more(full: tuple[int, ...], more: int) -> None:
    board = swamp()
    for row in full:
        fill(board, *[f"{row}.{c}" for c in range(1, 10) if board.position.plots[0][number(f"{row}.{c}")] == OPEN])
    assert lines(board.position, 0) == len(full)
    assert capital_points(board.position, 0) == len(full) + more


@rule("tapestry.capitals.swamp_scoring")
def test_every_two_complete_lines_without_a_pad_score_a_point_more() -> None:
    board = swamp()
    fill(board, *[f"{row}.{c}" for row in (1, 5, 9) for c in range(1, 10) if (row, c) not in ((1, 8), (5, 4), (9, 2))])
    tally = Tally("tapestry.capital.lines")
    assert capital_points(board.position, 0, tally) == 3 + 1  # three such lines are one pair
    assert [(line.rule, line.amount) for line in tally.lines] == [
        ("tapestry.capital.lines", 3), ("tapestry.capitals.swamp_scoring", 1),
    ]  # fmt: skip
    assert score_capital(board.position, 0, "income") == 4


@rule("tapestry.capitals.swamp_scoring")
def test_elsewhere_lines_score_as_always() -> None:
    board = city("mesa")
    fill(board, *[f"{row}.{c}" for row in (3, 4) for c in range(1, 10)])
    assert capital_points(board.position, 0) == 2


def last_income_turn(board: Board, points: int) -> Board:
    """Seat 0 is in its fifth income turn, which scores nothing but what its capital does in the end."""
    board.era(ERAS - 1, 2).points(0, points)
    position = board.position
    position.built = [0] * len(position.built)
    position.pieces = [()] * len(position.pieces)
    begin_income_turn(position, 0)
    board.settle()
    while board.position.pending()[:1] == (0,):
        board.act(board.legal()[-1])
    return board


@rule("tapestry.capitals.swamp_penalty")
def test_each_pad_in_sight_costs_two_points_at_the_end_of_the_fifth_income_turn() -> None:
    board = last_income_turn(city("swamp", ("architects", "chosen")), 50)
    assert board.position.finished[0]
    assert board.score(0) == 50 - 2 * 9
    assert [event.args for event in board.told("loses-points")] == [{"who": 0, "n": 18, "cause": "capital.swamp"}]
    board.audit()


@rule("tapestry.capitals.swamp_penalty")
def test_covered_pads_cost_nothing_and_nobody_falls_below_zero() -> None:
    board = city("swamp", ("architects", "chosen"))
    covered = [plot for plot in range(81) if board.position.plots[0][plot] == PAD]
    for plot in covered[1:]:
        board.position.plots[0][plot] = FILLER
    assert last_income_turn(board, 50).score(0) == 50 - 2
    assert last_income_turn(city("swamp", ("architects", "chosen")), 5).score(0) == 0


@rule("tapestry.capitals.swamp_penalty")
@pytest.mark.parametrize("capital", ["mesa", "caldera"])
def test_other_capitals_cost_nothing_in_the_end(capital: str) -> None:
    board = last_income_turn(city(capital, ("architects", "chosen")), 50)
    assert (board.score(0), board.told("loses-points")) == (50, [])


# ---- a crater and rows


@rule("tapestry.capitals.caldera")
def test_the_crater_is_impassable_and_no_district() -> None:
    board = city("caldera")
    capital = capital_of(board.position, 0)
    assert len(capital.districts) == 8
    crater = BLOCKS[4]
    assert all(board.position.plots[0][plot] == IMPASSABLE for plot in crater)
    assert not {plot for district in capital.districts for plot in district} & set(crater)


@rule("tapestry.capitals.caldera")
def test_the_four_districts_on_the_sides_of_the_crater_give_one_resource_more_together() -> None:
    board = city("caldera")
    for letter in "BDE":
        complete(board, letter, "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 3})
    complete(board, "A", "take coin")  # a corner does not count
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 4})
    complete(board, "G", "take food")
    assert board.asked() == "0 takeresource"
    board.act("take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 4, "food": 2})
    board.audit()


@rule("tapestry.capitals.caldera")
def test_the_joint_resource_comes_once() -> None:
    board = city("caldera")
    for letter in "BDEG":
        complete(board, letter, "take coin")
    board.act("take coin")
    complete(board, "C", "take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 5, "food": 1})


@rule("tapestry.capitals.terraces")
def test_each_row_of_the_terraces_is_a_district_and_still_a_row() -> None:
    board = city("terraces")
    assert capital_of(board.position, 0).districts == tuple([tuple(range(9 * row, 9 * row + 9)) for row in range(9)])
    complete(board, "C", "take culture")
    assert board.stock(0) == {"culture": 1}
    assert (rows(board.position, 0), districts(board.position, 0)) == (1, 1)
    assert capital_points(board.position, 0) == 1


@rule("tapestry.capitals.terraces")
def test_a_block_of_the_terraces_pays_nothing() -> None:
    board = city("terraces")
    block = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    fill(board, *[plot for plot in block[1:] if board.position.plots[0][number(plot)] == OPEN])
    board.do(0, HOUSE).act("plot 1.1")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {})


@rule("tapestry.capital.district", "tapestry.capitals.terraces")
def test_a_landmark_can_complete_two_rows_of_the_terraces() -> None:
    board = city("terraces")
    fill(board, *[plot for letter in "AB" for plot in free(board, letter) if int(plot[2]) > 2])
    board.do(0, [{"landmark": "forge"}]).act("site 1.1 0", "take coin", "take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1, "food": 1})


# ---- those who look at districts


@rule("tapestry.civilizations.architects", "tapestry.capitals.archipelago")
@pytest.mark.parametrize(("kind", "resources"), [("house", 2), ("farm", 1)])
def test_the_architects_gain_one_more_for_an_island_of_one_kind(kind: str, resources: int) -> None:
    board = city("archipelago", ("architects", "chosen"))
    last, *others = free(board, "H")
    board.plot(0, kind, *others).do(0, HOUSE).act(f"plot {last}", *["take coin"] * resources)
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": resources})


@rule("tapestry.adjustments.architects", "tapestry.capitals.terraces")
def test_the_cubes_of_the_architects_lie_in_districts_that_differ() -> None:
    board = begun(3, ("architects", "leaders", "chosen"), ("terraces", "wetland", "tropical"), options=IN)
    assert board.asked() == "0 architectscube"
    board.act("plot 1.1")
    assert board.refused("plot 1.9") == "adjustments.architects"  # the same row
    board.act("plot 2.1")
    assert board.position.plots[0][:10] == [1, 0, 1, 0, 0, 0, 0, 1, 0, 1]


@rule("tapestry.civilizations.mystics", "tapestry.capitals.archipelago")
def test_the_mystics_count_islands_as_districts() -> None:
    board = city("archipelago", ("mystics", "leaders"))
    lay(board, "mystics", 9, 1, 9, 4, 0, 0, 0, 0, 0, 0, 1, 0)  # they predict a single district
    complete(board, "H", "take coin", "take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1, "food": 1})


@rule("tapestry.rulings.any_order", "tapestry.capitals.archipelago")
def test_a_building_that_may_complete_an_island_is_asked_for_its_place_among_resources() -> None:
    board = city("archipelago")
    both = [{"any_order": [[{"build": ["farm"]}], [{"gain": {"resource": 1}}]]}]
    board.do(0, both)
    plain = board.asked()
    other = city("archipelago")
    fill_but_one(other, "H")
    other.do(0, both)
    assert plain != other.asked() == "0 nextpart"


# ---- what the words of content can say besides


@rule("tapestry.capital.district")
def test_districts_may_pay_more_or_something_else() -> None:
    """As capitals of a later box do: two resources for one district, cards for another."""
    content = changed(TABLE, "terraces", pays={"A": 2, "B": 0}, rewards={"B": [{"gain": {"tapestry": 2}}]})
    board = city("terraces", of=Tapestry(content))
    complete(board, "A", "take coin", "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 2})
    before = len(board.position.hands[0])
    complete(board, "B")
    assert (board.asked(), len(board.position.hands[0])) == ("0 taketurn", before + 2)
