"""What is printed on cards besides their effects: the landmark they need, plots; what is written wrongly is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.tapestry.game import Tapestry
from tests.tapestry.content import changed

TECH = "arts_and_architecture.tech_cards"
CARDS = "arts_and_architecture.tapestry_cards"


@pytest.mark.parametrize(
    ("needs", "complaint"),
    [
        ({"landmark": False}, "must be true"),
        ({"landmark": True, "track": "arts"}, "track"),
        ({"track": "art", "tier": 2}, 'did you mean "arts"'),
    ],
)
def test_a_card_needs_a_landmark_or_something_else(needs: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        Tapestry(changed(TECH, "chess", needs=needs))


@pytest.mark.parametrize(
    ("plots", "complaint"),
    [
        ({"grid": ["###"], "each": [{"points": 1}]}, "must be 3 effects, one for each plot"),
        ({"grid": ["###"]}, "must come with what each plot gives"),
        ({"grid": ["#x#"], "whole": [{"points": 1}]}, "grid"),
        ({"grid": ["###"], "whole": []}, "whole"),
        ({"grid": ["###"], "whole": [{"points": 1}], "more": 1}, "more"),
    ],
)
def test_plots_say_what_each_or_all_of_them_give(plots: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint):
        Tapestry(changed(CARDS, "shopping_mall", plots=plots))
