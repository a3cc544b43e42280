"""What content may say about units, moves and buildings; what it may not is refused with the place named."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.errors import ContentError
from tests.beyond_the_horizon.board import game


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        ({"recruit": {"from": "column", "unit": "settler", "strength": 1}}, '"recruit": from "column" does not exist'),
        ({"recruit": {"from": "active", "unit": "any", "strength": 1}}, 'unit "any" does not exist'),
        ({"recruit": {"from": "active", "unit": "settler", "strength": 7}}, "strength must be a whole number from 1"),
        ({"recruit": {"from": "active", "unit": "settler", "strength": 1, "n": 2}}, "n is not a field"),
        ({"upgrade": {"unit": "either", "by": 1}}, 'unit "either" does not exist'),
        ({"upgrade": {"unit": "any", "by": 6}}, "by must be a whole number from 1 to 5"),
        ({"upgrade": {"unit": "any", "by": 1, "times": 2}}, "times is not a field"),
        ({"move": 0}, "move must be a whole number from 1 to 6, not 0"),
        ({"move": True}, "move must be a whole number"),
        ({"explore_more": 4}, "explore_more must be a whole number from 1 to 3, not 4"),
        ({"explore_more": "one"}, "explore_more must be a whole number"),
        ({"colonise": {"bonus": 7}}, "bonus must be a whole number from 0 to 6"),
        ({"colonise": {"strength": 1}}, "strength is not a field"),
        ({"fortify": 2}, "fortify must be a mapping, not 2"),
        ({"building": "IV"}, 'building "IV" does not exist (did you mean "I'),
        ({"building": ["I"]}, "building must be a text"),
        ({"build": {"discount": -1}}, "discount must be a whole number from 0 to 10"),
        ({"build": {"kind": "new"}}, "kind is not a field"),
    ],
)  # fmt: skip
def test_an_effect_that_does_not_hold_is_refused_with_its_place(effect: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError) as error:
        game().box.reader.number(Fields("mine.yaml", "attila", {"bonus": [effect]}), "bonus")
    assert str(error.value).startswith('mine.yaml: "attila"')
    assert says in str(error.value)
