"""Fantasies & Futures read a second time: capitals."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.cities import fill
from tests.tapestry.reading_ff import ALL, FF, answers, ff, fifth, until

GRIDS = {
    "polar": "##..#.#.# ....#.... .#..#.... ...#.#... ....#.... .....#... ....#..#. ....#.... #.#.#..##",
    "netherworld": ".#.....#. ....#.... ...#..... #....#..# ..#...... .....#... #..#....# ......#.. ...#.#...",
    "quagmire": "..#....#. .#...#... ....#..#. #..#..... ...###..# .#....... ..#..#... #......#. ...#..#..",
    "savanna": "..#...#.. ....#.... #.....#.. ..#.#.... .......#. #..#.#... .....#..# .#....... ...#...#.",
    "veil": "...#..... .#.....#. ..#..#... #....#..# ...#..... .#.....#. ..#.#.... .....#..# #.......#",
    "city_in_a_bottle": "#..##. .#.#.. ##.#.# .#..#. #.#.## .#..#.",
}
SQUARES = "AAABBBCCC AAABBBCCC AAABBBCCC DDDEEEFFF DDDEEEFFF DDDEEEFFF GGGHHHIII GGGHHHIII GGGHHHIII"
DISTRICTS = {
    "polar": "......... .A.B.E.D. A.BC.FE.D ABC...FED ABC...FED ABC...FED A.BC.FE.D .A.B.E.D. .........",
    "quagmire": SQUARES,
    "savanna": "AAA...BBB AAA...BBB AAA...BBB CCC...DDD CCC...DDD CCC...DDD EEE...FFF EEE...FFF EEE...FFF",
    "veil": "AAAXXXBBB AAAXXXBBB AAAXXXBBB XXXCCCZZZ YYYCCCZZZ YYYCCCZZZ DDDYYZEEE DDDYYZEEE DDDYYZEEE",
    "city_in_a_bottle": "AAABBB AAABBB CCCDDD CCCDDD EEEFFF EEEFFF",
}
HOUSE = [{"build": ["house"]}]


def city(capital: str, civs: tuple[str, ...] = ("militants", "chosen")) -> Board:
    return ff(civs=civs, capitals=(capital, "wetland"))


def plots(capital: str, letter: str) -> list[str]:
    """The open plots of a district."""
    grid, letters = GRIDS[capital].split(), DISTRICTS[capital].split()
    side = range(len(grid))
    return [
        f"{row + 1}.{column + 1}"
        for row in side
        for column in side
        if (letters[row][column], grid[row][column]) == (letter, ".")
    ]


def line(capital: str, row: int) -> list[str]:
    """The open plots of a row, from 1."""
    return [f"{row}.{column + 1}" for column, sign in enumerate(GRIDS[capital].split()[row - 1]) if sign == "."]


def completed(capital: str, letter: str) -> Board:
    """Seat 0 fills the last plot of a district with a house."""
    last, *others = plots(capital, letter)
    return fill(city(capital), *others).do(0, HOUSE).act(f"plot {last}")


def finish(board: Board, letter: str) -> Board:
    """A district of the savanna is completed, which pays nothing now."""
    last, *others = plots("savanna", letter)
    return fill(board, *others).built(0, house=0).do(0, HOUSE).act(f"plot {last}")


def resources(board: Board, limit: int = 9) -> int:
    while board.asked() == "0 takeresource" and limit:
        board.act(board.legal()[0])
        limit -= 1
    return sum(board.stock(0).values())


def districts(*capitals: str) -> list[tuple[str, str]]:
    return [(capital, letter) for capital in capitals for letter in sorted(set(DISTRICTS[capital]) - set(". "))]


@pytest.mark.parametrize(
    "capital",
    [pytest.param(name, marks=rule(f"tapestry.capitals.{name}")) for name in GRIDS],
)
def test_open_plots_are_those_of_the_grid(capital: str) -> None:
    board = city(capital).do(0, HOUSE)
    expected = [
        f"plot {row + 1}.{column + 1}"
        for row, signs in enumerate(GRIDS[capital].split())
        for column, sign in enumerate(signs)
        if sign == "."
    ]
    assert sorted(answer for answer in board.legal() if answer.startswith("plot")) == sorted(expected)


@rule("tapestry.capitals.polar", "tapestry.capitals.quagmire", "tapestry.capitals.city_in_a_bottle")
@pytest.mark.parametrize(("capital", "letter"), districts("polar", "quagmire", "city_in_a_bottle"))
def test_a_district_pays_when_its_last_plot_is_filled(capital: str, letter: str) -> None:
    expected = 2 if capital == "polar" and letter in "AD" else 1
    assert resources(completed(capital, letter)) == expected


@rule("tapestry.capitals.veil")
@pytest.mark.parametrize("letter", "ABCDE")
def test_five_districts_of_the_veil_pay_a_resource(letter: str) -> None:
    assert resources(completed("veil", letter)) == 1


@rule("tapestry.capitals.veil")
def test_the_first_veiled_district_is_two_tapestry_cards() -> None:
    board = completed("veil", "X")
    assert (board.asked(), len(board.hand_of(0)), board.stock(0)) == ("0 taketurn", 2, {})


@rule("tapestry.capitals.veil")
def test_the_second_veiled_district_is_any_income_building() -> None:
    board = completed("veil", "Y")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]
    answers(board)
    assert (sum(board.position.built[:4]), board.stock(0)) == (2, {})


@rule("tapestry.capitals.veil")
def test_the_third_veiled_district_is_a_step_on_any_track_without_benefit() -> None:
    board = completed("veil", "Z")
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]
    board.act("track technology")
    assert (board.where(0, "technology"), board.techs(0), board.asked()) == ((1,), {}, "0 taketurn")


@rule("tapestry.capitals.veil")
@pytest.mark.parametrize("letter", "XYZ")
def test_half_of_a_veiled_district_is_not_enough(letter: str) -> None:
    all_plots = plots("veil", letter)
    first, *others = all_plots
    board = fill(city("veil"), *others[:-1]).do(0, HOUSE).act(f"plot {first}")
    assert (board.asked(), board.hand_of(0)) == ("0 taketurn", [])


@rule("tapestry.capitals.polar")
def test_a_block_of_nine_is_no_district_of_the_polar_circle() -> None:
    block = ["1.3", "2.1", "2.2", "2.3", "3.1", "3.3"]
    board = fill(city("polar"), *block[1:]).do(0, HOUSE).act("plot 1.3")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capitals.polar", "tapestry.capitals.savanna")
@pytest.mark.parametrize(("capital", "row"), [("polar", 1), ("savanna", 2), ("veil", 5), ("quagmire", 5)])
def test_plots_count_for_rows_wherever_they_are(capital: str, row: int) -> None:
    board = fill(city(capital), *line(capital, row)).do(0, [{"points_per": {"of": "line"}}])
    assert board.score(0) == 1


@rule("tapestry.capitals.savanna")
@pytest.mark.parametrize("letter", "ABCDEF")
def test_a_district_of_the_savanna_pays_nothing_at_once(letter: str) -> None:
    board = completed("savanna", letter)
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {})


@rule("tapestry.capitals.savanna")
@pytest.mark.parametrize("letters", ["A", "AB", "ABCDEF"])
def test_districts_of_the_savanna_pay_with_the_income(letters: str) -> None:
    board = city("savanna").era(2, 4).give(1, coin=3).hand(0, "empiricism")
    for letter in letters:
        finish(board, letter)
    board.built(0, house=0).act("income")
    until(board, "takeresource", "taketurn")
    assert board.asked() == "0 takeresource"
    resources(board)
    assert sum(board.stock(0).values()) == 4 + len(letters)


@rule("tapestry.capitals.savanna")
def test_the_savanna_pays_on_the_fifth_income_turn_too() -> None:
    board = finish(finish(city("savanna"), "A"), "D")
    fifth(board)
    until(board, "takeresource", "taketurn")
    assert board.asked() == "0 takeresource"
    assert resources(board) == 2


@rule("tapestry.capitals.savanna")
def test_a_district_completed_earlier_in_the_same_income_turn_pays() -> None:
    last, *others = plots("savanna", "B")
    board = fill(city("savanna"), *others).tech(0, 0, "paper")
    fifth(board)
    board.act("upgrade paper", f"plot {last}")
    assert board.asked() == "0 takeresource"
    assert resources(board) == 1


@rule("tapestry.capitals.savanna")
def test_an_incomplete_district_of_the_savanna_pays_nothing() -> None:
    board = fill(city("savanna"), *plots("savanna", "B")[1:])
    fifth(board)
    assert board.asked() == "1 taketurn"


@rule("tapestry.capitals.quagmire_penalty", "tapestry.capitals.quagmire")
@pytest.mark.parametrize(
    ("covered", "points"),
    [
        ([], 50),
        (["1.1"], 50),  # across a corner
        (["1.2"], 47),
        (["2.1", "1.2"], 47),  # the same wisp
        (["1.2", "4.5"], 44),
        (["2.8"], 47),
        (["6.5"], 47),
        (["7.4", "8.7"], 44),
        (["1.2", "3.7", "6.5", "6.3", "9.8"], 35),
    ],
)
def test_a_wisp_with_a_landmark_beside_it_costs_three_points(covered: list[str], points: int) -> None:
    board = fill(city("quagmire"), *covered).points(0, 50)
    answers(fifth(board))
    assert board.score(0) == points


@rule("tapestry.capitals.quagmire_penalty")
def test_income_buildings_may_stand_beside_a_wisp() -> None:
    board = city("quagmire").plot(0, "house", "1.2", "2.1", "4.5").points(0, 50)
    answers(fifth(board))
    assert board.score(0) == 50


@rule("tapestry.capitals.quagmire_penalty")
def test_the_penalty_for_wisps_stops_at_zero() -> None:
    board = fill(city("quagmire"), "1.2", "4.5").points(0, 2)
    assert answers(fifth(board)).score(0) == 0


@rule("tapestry.capitals.netherworld")
@pytest.mark.parametrize(
    ("filled", "last"),
    [
        (["2.2", "3.2", "4.2", "4.3", "4.4", "4.5"], "5.5"),  # the centre last
        (["5.5", "4.5", "4.4", "4.3", "4.2", "3.2"], "2.2"),  # the imp last
        (["2.2", "3.2", "4.2", "5.5", "4.5", "4.4"], "4.3"),  # a link last
        (["2.8", "3.8", "4.8", "5.8", "5.7", "5.6"], "5.5"),
        (["8.8", "7.8", "6.8", "6.7", "5.7", "5.6"], "5.5"),
        (["8.2", "7.2", "6.2", "6.3", "6.4", "6.5"], "5.5"),
    ],
)
def test_an_imp_joined_to_the_centre_pays_two_resources(filled: list[str], last: str) -> None:
    board = fill(city("netherworld"), *filled).do(0, HOUSE).act(f"plot {last}")
    assert resources(board) == 2


@rule("tapestry.capitals.netherworld")
@pytest.mark.parametrize(
    ("filled", "last"),
    [
        (["2.2", "3.2", "4.2", "4.3"], "5.5"),  # not joined
        (["2.2", "3.3", "4.4"], "5.5"),  # across corners
        (["3.2", "4.2", "4.3", "4.4", "4.5"], "5.5"),  # the imp is not covered
        (["2.2", "3.2", "4.2", "5.2"], "6.2"),
    ],
)
def test_without_a_chain_of_plots_there_is_no_district(filled: list[str], last: str) -> None:
    board = fill(city("netherworld"), *filled).do(0, HOUSE).act(f"plot {last}")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capitals.netherworld")
def test_lava_joins_nothing() -> None:
    # from 5.2 the lava of 5.3 lies between the imp and 5.4
    board = fill(city("netherworld"), "2.2", "3.2", "4.2", "5.2", "5.4").do(0, HOUSE).act("plot 5.5")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capitals.netherworld")
def test_one_placement_may_join_two_imps_and_each_pays_once() -> None:
    west = ["2.2", "3.2", "4.2", "4.3", "4.4", "4.5"]
    east = ["2.8", "3.8", "4.8", "5.8", "5.7", "5.6"]
    board = fill(city("netherworld"), *west, *east).do(0, HOUSE).act("plot 5.5")
    assert resources(board) == 4
    board.do(0, HOUSE).act("plot 1.1")
    assert board.asked() == "0 taketurn"


@rule("tapestry.capitals.bottle_landmarks")
def test_a_landmark_is_set_aside_for_six_points_in_the_bottle() -> None:
    board = city("city_in_a_bottle").do(0, [{"landmark": "barn"}])
    assert (board.asked(), board.score(0), board.position.landmarks_of(0)) == ("0 taketurn", 6, 1)
    board.do(0, HOUSE)
    assert len(board.legal()) == 19


@rule("tapestry.capitals.bottle_landmarks")
def test_each_landmark_pays_six_and_still_counts() -> None:
    board = city("city_in_a_bottle").do(0, [{"landmark": "barn"}]).do(0, [{"landmark": "forge"}])
    assert board.score(0) == 12
    assert board.do(0, [{"points_per": {"of": "landmark"}}]).score(0) == 14


@rule("tapestry.capitals.bottle_landmarks", "tapestry.technology.landmark")
def test_a_landmark_on_a_tech_card_is_not_set_aside() -> None:
    board = ff(options=ALL, capitals=("city_in_a_bottle", "wetland")).tech(0, 0, "automata")
    board.do(0, [{"landmark": "barn"}])
    assert "use automata" in board.legal()
    board.act("use automata")
    answers(board)
    assert board.score(0) == 0


@rule("tapestry.capitals.bottle_grid")
def test_the_bottle_has_six_rows_and_six_columns() -> None:
    board = fill(city("city_in_a_bottle"), *line("city_in_a_bottle", 1))
    assert board.do(0, [{"points_per": {"of": "line"}}]).score(0) == 1
    every = [plot for row in range(1, 7) for plot in line("city_in_a_bottle", row)]
    board = fill(city("city_in_a_bottle"), *every).do(0, [{"points_per": {"of": "line"}}])
    assert board.score(0) == 12


@rule("tapestry.capitals.bottle_grid")
def test_a_building_that_finds_no_plot_stands_beside_the_bottle() -> None:
    every = [plot for row in range(1, 7) for plot in line("city_in_a_bottle", row)]
    board = fill(city("city_in_a_bottle"), *every).do(0, HOUSE)
    assert (board.asked(), board.position.built[1]) == ("0 taketurn", 1)


@rule("tapestry.capitals.polar", "tapestry.capitals.city_in_a_bottle")
@pytest.mark.parametrize("capital", [name for name in GRIDS if name != "city_in_a_bottle"])
def test_landmarks_may_overhang_the_other_five(capital: str) -> None:
    board = city(capital).do(0, [{"landmark": "barn"}])
    corners = [tuple(int(part) for part in answer.split()[1].split(".")) for answer in board.legal()]
    assert any(row < 1 or column < 1 for row, column in corners)


@rule("tapestry.capitals.polar")
def test_an_advanced_capital_is_dealt_besides_the_base_one() -> None:
    position = game().prepare(4, 3, dict(FF))
    game().start(position)
    box = position.box  # type: ignore[attr-defined]
    for offer in position.offers:  # type: ignore[attr-defined]
        names = [box.capitals[number].id for number in offer[2:]]
        assert len(names) == 2
        assert names[-1] in GRIDS
