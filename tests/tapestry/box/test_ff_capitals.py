"""The advanced capitals of Fantasies & Futures in content."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.game import Tapestry
from tests.marks import rule
from tests.tapestry.board import game
from tests.tapestry.cities import FF_CAPITALS
from tests.tapestry.content import changed, ours, rewritten

TABLE = "fantasies_and_futures.capitals"


@rule("tapestry.setup.advanced_capitals")
def test_the_box_has_six_advanced_capitals_without_a_number() -> None:
    box = game().shelf["base", "fantasies_and_futures"]
    capitals = [box.components.capitals[number] for number in box.advanced_capitals()]
    assert tuple([capital.id for capital in capitals]) == FF_CAPITALS
    plots = [sum([capital.has_plot(plot) for plot in range(81)]) for capital in capitals]
    assert plots == [81] * 5 + [36]
    opened = [n - capital.impassable.bit_count() for n, capital in zip(plots, capitals, strict=True)]
    assert opened == [61, 66, 62, 65, 64, 19]
    assert [len(capital.districts) for capital in capitals] == [6, 4, 9, 6, 8, 6]
    assert [capital.overhang for capital in capitals] == [True] * 5 + [False]
    assert [capital.aside for capital in capitals] == [0] * 5 + [6]
    assert [capital.wisps.bit_count() for capital in capitals] == [0, 0, 5, 0, 0, 0]


@pytest.mark.parametrize(
    ("name", "values", "says"),
    [
        ("city_in_a_bottle", {"size": 7}, "grid must be 7 rows of 7 plots"),
        ("city_in_a_bottle", {"districts": ["A" * 9] * 9}, "districts must be 6 rows of 6 plots"),
        ("netherworld", {"districts": ["A" * 9] * 9}, "grid must have one centre, c, and one imp, i, in each district"),
        ("quagmire", {"final": [{"lose_for_each": {"of": "wisps", "points": 3}}]}, 'did you mean "wisp"?'),
    ],
)
def test_what_is_wrong_with_such_a_capital_is_said(name: str, values: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError) as error:
        Tapestry(changed(TABLE, name, **values)).new(2, 1)
    assert says in str(error.value)


def test_a_small_city_must_draw_its_districts() -> None:
    rows = [dict(row) for row in ours().tables[TABLE]]
    del rows[5]["districts"]
    with pytest.raises(ContentError, match="districts"):
        Tapestry(rewritten(TABLE, rows)).new(2, 1)


def test_a_box_with_a_capital_missing_is_refused() -> None:
    with pytest.raises(ContentError, match="must be 6"):
        Tapestry(rewritten(TABLE, [dict(row) for row in ours().tables[TABLE][1:]])).new(2, 1)
