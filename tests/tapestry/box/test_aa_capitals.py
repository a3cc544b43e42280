"""Advanced capitals in content: the six of the box, and what is wrong with others."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.box.box import TapestryBox
from ecumene.games.tapestry.box.content import BLOCKS
from ecumene.games.tapestry.game import Tapestry
from tests.marks import rule
from tests.tapestry.board import game
from tests.tapestry.content import changed, ours, rewritten

TABLE = "arts_and_architecture.capitals"
ROWS = ["........."] * 9
ALL_A = ["AAAAAAAAA"] * 9


def _box() -> TapestryBox:
    return game().shelf["base", "arts_and_architecture"]


@rule("tapestry.setup.advanced_capitals")
def test_the_box_has_six_advanced_capitals_without_a_number() -> None:
    capitals = [_box().components.capitals[number] for number in _box().advanced_capitals()]
    names = ["archipelago", "swamp", "cloud_city", "mesa", "caldera", "terraces"]
    assert [capital.id for capital in capitals] == names
    assert [81 - capital.impassable.bit_count() for capital in capitals] == [54, 71, 50, 62, 58, 63]
    assert [len(capital.districts) for capital in capitals] == [8, 9, 7, 9, 8, 9]
    assert [capital.overhang for capital in capitals] == [True, True, False, False, True, True]
    assert [capital.pads.bit_count() for capital in capitals] == [0, 9, 0, 0, 0, 0]


def test_the_base_capitals_are_plain() -> None:
    for capital in game().shelf[("base",)].components.capitals:
        assert (capital.districts, capital.pays, capital.rewards) == (BLOCKS, (1,) * 9, (-1,) * 9)
        assert (capital.pads, capital.overhang, capital.joint, capital.final, capital.clear_lines) == (
            0,
            True,
            0,
            -1,
            0,
        )
    assert game().shelf[("base",)].advanced_capitals() == []


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({"grid": ROWS[1:]}, '"mesa": grid must be 9 rows of 9 plots'),
        ({"grid": [*ROWS[1:], "....x...."]}, '"mesa": grid must be rows of the signs .#owic of one length'),
        ({"districts": [*ALL_A[1:], "AAAAAAAA"]}, "districts must be rows of the signs .ABCDEFGHI of one length"),
        ({"districts": ["BBBBBBBBB"] * 9}, "districts must use letters from A on, none left out, not 'B'"),
        ({"districts": ROWS}, "districts must use letters from A on"),
        ({"districts": ["BBAAAAAAA", *ALL_A[1:]]}, "districts B has no open plot, so nobody could complete it"),
        ({"pays": {"J": 1}}, '"pays": J is not a field of this table'),
        ({"pays": {"A": 9}}, '"pays": A must be'),
        ({"rewards": {"A": []}}, '"rewards": A must be a list of effects, not []'),
        ({"rewards": {"Q": [{"points": 1}]}}, '"rewards": Q is not a field of this table'),
        ({"joint": {"districts": "AZ", "then": [{"points": 1}]}}, "districts must be letters of districts, ABCDEFGHI"),
        ({"joint": {"districts": "AB"}}, "then"),
        ({"not_with": "riverfolk"}, "not_with must be a list of civilizations"),
        ({"clear_lines": 0}, "clear_lines must be"),
        ({"final": [{"lose_for_each": {"of": "pads", "points": 2}}]}, 'of "pads" does not exist (did you mean "pad"?)'),
        ({"number": 3}, "number is not a field of this table"),
        ({"grid": [*ROWS[1:], "....i...."]}, "grid must have one centre, c, and one imp, i, in each district"),
        ({"grid": [*ROWS[1:], "....c...."]}, "grid must have one centre, c, and one imp, i, in each district"),
        ({"size": 6}, "grid must be 6 rows of 6 plots"),
        ({"size": 10}, "size must be a whole number from 3 to 9"),
        ({"income": 0}, "income must be"),
        ({"landmarks_aside": -6}, "landmarks_aside must be"),
    ],
)
def test_what_is_wrong_with_an_advanced_capital_is_said(values: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError) as error:
        Tapestry(changed(TABLE, "mesa", **values)).new(2, 1)
    assert str(error.value).startswith("content/arts_and_architecture_capitals.yaml: ")
    assert says in str(error.value)


def test_a_box_with_a_capital_missing_is_refused() -> None:
    with pytest.raises(ContentError, match="must be 6"):
        Tapestry(rewritten(TABLE, [dict(row) for row in ours().tables[TABLE][1:]])).new(2, 1)
