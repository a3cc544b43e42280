"""The capitals of Fantasies & Futures on the screen and in words."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.cities import FF_CAPITALS, HOUSE, city, fill
from tests.tapestry.play.test_ff_capitals import CENTRE, IMP_A, income_turn, until_the_city_pays, with_all
from tests.tapestry.showing import acts, choice, drawn, english, french, inside, meant, paths, why
from tests.tapestry.speaking import speech


@pytest.mark.parametrize("capital", FF_CAPITALS)
def test_such_a_capital_says_what_is_special_about_it(capital: str) -> None:
    remark = drawn(city(capital))["remark.capital.p0"]
    assert remark["rule"] == [f"tapestry.capitals.{capital}"]
    assert english(remark["text"]) != french(remark["text"])
    looked = speech().look(city(capital).position, game().words("en").name(f"capital-{capital}"))
    assert any(english(remark["text"]) in line for line in looked)


@rule("tapestry.capitals.netherworld")
def test_imps_and_the_centre_show_until_they_are_covered() -> None:
    board = city("netherworld")
    grid = drawn(board)["city.p0"]
    assert grid["marks"] == {"imp": [[1, 1], [1, 7], [7, 1], [7, 7]], "centre": [[4, 4]]}
    assert grid["areas"] == [[[1, 1]], [[1, 7]], [[7, 1]], [[7, 7]]]  # not the quarters, which nobody has to fill
    fill(board, *IMP_A).do(0, HOUSE).act(f"plot {CENTRE}")
    grid = drawn(board)["city.p0"]
    assert (grid["marks"]["imp"], grid["marks"]["centre"]) == ([[1, 7], [7, 1], [7, 7]], [])
    assert grid["done"]["areas"] == [0]


@rule("tapestry.capitals.quagmire")
def test_wisps_and_reeds_are_marked() -> None:
    grid = drawn(fill(city("quagmire"), "1.2"))["city.p0"]
    assert grid["marks"]["wisp"] == [[1, 1], [2, 7], [4, 4], [6, 2], [7, 7]]
    assert len(grid["marks"]["reed"]) == 17
    assert [1, 1] in grid["blocked"]
    assert grid["blocks"] == [3, 3]


@rule("tapestry.capitals.veil", "tapestry.capitals.polar")
def test_districts_in_parts_are_drawn_as_areas() -> None:
    assert len(drawn(city("veil"))["city.p0"]["areas"][5]) == 12
    assert len(drawn(city("polar"))["city.p0"]["areas"]) == 6
    assert "marks" not in drawn(city("polar"))["city.p0"]


@rule("tapestry.capitals.veil", "tapestry.capitals.polar")
def test_what_districts_give_is_listed_where_it_is_not_the_same_for_all() -> None:
    veil = drawn(city("veil"))["city.p0"]["icons"]
    assert [line["icons"] for line in veil[4:6]] == [[["any", 1]], [["tapestry", 2]]]
    assert english(veil[0]["label"]) == "1 resource"
    assert len(veil) == 8
    polar = [line["icons"][0][1] for line in drawn(city("polar"))["city.p0"]["icons"]]
    assert sorted(polar) == [1, 1, 1, 1, 2, 2]
    for plain in ("forest", "savanna"):
        assert "icons" not in drawn(city(plain))["city.p0"], "what they pay is told elsewhere"


@rule("tapestry.capitals.bottle_grid")
def test_the_city_in_a_bottle_is_a_smaller_grid() -> None:
    board = city("city_in_a_bottle")
    grid = drawn(board)["city.p0"]
    assert (grid["rows"], grid["cols"], grid["margin"], grid["blocks"]) == (6, 6, 0, [6, 6])
    assert all(row < 6 and column < 6 for row, column in grid["blocked"])
    assert (grid["done"]["rows"], grid["done"]["cols"]) == ([], [])
    assert drawn(board)["city.p1"]["rows"] == 9
    board.do(0, HOUSE)
    assert why(board, "city.p0.7.0") == "capitals.bottle_grid"
    assert meant(board, "city.p0.0.1") == ["plot 1.2"]


@rule("tapestry.capitals.bottle_landmarks")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_setting_a_landmark_aside_is_a_button_that_says_what_it_brings(lang: str) -> None:
    board = with_all("city_in_a_bottle").tech(0, 1, "astrolabe").do(0, [{"landmark": "forge"}])
    assert paths(board)["decline"] == ["~decline"]
    label = acts(board)["decline"]["say"]
    assert "6" in (english(label) if lang == "en" else french(label))
    asked = choice(board)
    assert "hint" not in asked  # nothing is turned, and nothing sticks out
    assert "turns" not in asked  # it is laid nowhere
    board.act("decline")
    assert inside(drawn(board), "beside.p0") == ["landmark.forge"]


@rule("tapestry.capitals.savanna")
def test_the_city_pays_in_the_step_of_income_also_in_the_last_turn() -> None:
    for era in (3, 5):
        board = city("savanna")
        board.position.districts[0] = 3
        until_the_city_pays(income_turn(board, era))
        phase = game().scene(board.position, 0)["phase"]
        assert phase is not None
        assert phase["now"] == "income"


# ---- as text


def text_of(board: Board) -> list[str]:
    return speech().table(board.position, 80).partition("Capitals\n")[2].splitlines()


@rule("tapestry.capitals.netherworld")
def test_imps_stand_in_the_table_and_its_legend() -> None:
    board = city("netherworld")
    rows = text_of(board)
    assert rows[2][:17] == ". i . . # . . i ."
    assert rows[5][:17] == ". . # . c . . . ."
    assert "i imp" in speech().table(board.position, 80)
    assert "i imp" not in speech().table(city("polar").position, 80)


@rule("tapestry.capitals.quagmire")
def test_wisps_stand_in_the_table_and_its_legend() -> None:
    board = fill(city("quagmire"), "1.2")
    rows = text_of(board)
    assert rows[1][:19] == ". + #  . . .  . # ."
    assert rows[2][:19] == "~ w ~  . . #  . ~ ."
    assert "~ reeds" in speech().table(board.position, 80)


@rule("tapestry.capitals.bottle_grid")
def test_nothing_stands_outside_the_bottle_in_the_table() -> None:
    rows = text_of(city("city_in_a_bottle"))
    assert rows[1][:13].rstrip() == "# . .|# # .|"
    assert rows[1][13:20].strip() == ""
