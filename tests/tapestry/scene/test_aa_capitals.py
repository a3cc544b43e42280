"""Advanced capitals on the screen and in words: outlines of districts, lily pads, remarks, and the choice at set-up."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, game
from tests.tapestry.cities import IN, city, complete, fill
from tests.tapestry.showing import acts, drawn, english, french, meant
from tests.tapestry.speaking import speech

ADVANCED = ["archipelago", "swamp", "cloud_city", "mesa", "caldera", "terraces"]


@rule("tapestry.capitals.terraces", "tapestry.capitals.archipelago")
def test_districts_that_are_no_blocks_are_outlined() -> None:
    grid = drawn(city("terraces"))["city.p0"]
    assert grid["blocks"] == [9, 9]
    assert grid["areas"] == [[[row, column] for column in range(9)] for row in range(9)]
    board = complete(city("archipelago"), "H", "take coin")
    grid = drawn(board)["city.p0"]
    assert grid["areas"][7] == [[7, 0], [8, 0], [8, 1]]
    assert grid["done"]["areas"] == [7]
    assert "blocks" not in grid["done"]


@rule("tapestry.capitals.mesa")
def test_districts_that_are_blocks_are_drawn_as_always() -> None:
    grid = drawn(complete(city("mesa"), "B", "take coin"))["city.p0"]
    assert grid["done"]["blocks"] == [1]
    assert grid["blocks"] == [3, 3]
    assert "areas" not in grid


@rule("tapestry.capitals.pads")
def test_lily_pads_show_until_they_are_covered() -> None:
    board = city("swamp")
    assert [0, 5] in drawn(board)["city.p0"]["pads"]
    assert len(drawn(board)["city.p0"]["pads"]) == 9
    fill(board, "1.6")
    assert [0, 5] not in drawn(board)["city.p0"]["pads"]


@pytest.mark.parametrize("capital", ADVANCED)
def test_an_advanced_capital_says_what_is_special_about_it(capital: str) -> None:
    things = drawn(city(capital))
    remark = things["remark.capital.p0"]
    assert remark["rule"] == [f"tapestry.capitals.{capital}"]
    assert english(remark["text"]) != french(remark["text"])
    assert "remark.capital.p1" not in things  # a base capital
    words = game().words("en")
    looked = speech().look(city(capital).position, words.name(f"capital-{capital}"))
    assert any(english(remark["text"]) in line for line in looked)


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize("seats", [2, 5])
def test_base_and_advanced_capitals_are_offered_with_their_start(seats: int) -> None:
    board = Board(game().new(seats, 1, dict(IN)))  # type: ignore[arg-type]
    things = drawn(board, 1)
    cards = [thing for name, thing in things.items() if name.startswith("capital.") and name.endswith(".p1")]
    assert len(cards) == (3 if seats == 2 else 2)
    advanced = cards[-1]
    assert len(advanced["lines"]) == 3  # what is special, the impassable plots, the start
    assert english(advanced["lines"][-1]) == english(cards[0]["lines"][-1])
    found = acts(board, seat=1)
    assert {len(act["path"]) for act in found.values()} == {2}
    for notation, act in found.items():
        assert len(act["details"]) == (2 if any(notation.endswith(name) for name in ADVANCED) else 1)
        assert all(english(detail) for detail in act["details"])


@rule("tapestry.setup.advanced_capitals")
def test_a_click_on_an_advanced_capital_keeps_it() -> None:
    board = Board(game().new(4, 1, dict(IN)))  # type: ignore[arg-type]
    position = board.position
    civ, capital = position.box.civs[position.offers[0][0]].id, position.box.capitals[position.offers[0][-1]].id
    assert meant(board, f"civ.{civ}", f"capital.{capital}.p0") == [f"begin {civ} {capital}"]
    assert meant(board, f"civ.{civ}") == []


# ---- as text


def text_of(board: Board) -> list[str]:
    return speech().table(board.position, 80).partition("Capitals\n")[2].splitlines()


@rule("tapestry.capitals.terraces")
def test_districts_that_are_no_blocks_have_strokes_between_them() -> None:
    rows = text_of(city("terraces"))
    assert rows[1][:17] == ". . # . . . . # ."
    assert rows[2][:17] == "- - - - - - - - -"
    island = text_of(city("archipelago"))
    assert island[1][:17] == ". . .|#|. . . .|#"


@rule("tapestry.capitals.pads")
def test_lily_pads_stand_in_the_table_and_its_legend() -> None:
    board = city("swamp")
    assert text_of(board)[1][:19] == ". . .  . . o  . # ."
    assert "o lily pad" in speech().table(board.position, 80)
    assert "o lily pad" not in speech().table(city("mesa").position, 80)


@rule("tapestry.capitals.swamp_penalty")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_pads_cost_is_said(lang: str) -> None:
    board = city("swamp").points(0, 30).do(0, [{"lose_for_each": {"of": "pad", "points": 2}}], "capital.swamp")
    (event,) = board.told("loses-points")
    said = speech(lang).tell(event)
    assert "18" in said
    assert ("Swamp" if lang == "en" else "Marais") in said
