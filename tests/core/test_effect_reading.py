"""Reading effects: what a verb says, and fields that list effects."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, amount_said, most_branches, nothing_said, word_said
from ecumene.core.effects import NOTHING, Effect, EffectBook, InOrder
from ecumene.core.errors import ContentError

GOODS = ("fish", "salt", "silk")


class Ship(Effect):
    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what


def _ship(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Ship(word_said(row, "ship", says, GOODS))


def record(**row: Any) -> Fields:
    return Fields("harbour.yaml", "quay", row)


def reader(picks: int = 2) -> EffectReader:
    found = EffectReader(EffectBook(), picks=picks)
    found.verbs["ship"] = _ship
    return found


def test_a_verb_that_only_counts_says_a_whole_number_from_1() -> None:
    assert amount_said(record(), "load", 3, 3) == 3
    for says in (0, 4, True, "3"):
        with pytest.raises(ContentError, match=r'^harbour\.yaml: "quay": load must be a whole number from 1 to 3'):
            amount_said(record(), "load", says, 3)


def test_a_verb_that_only_names_one_of_several_things_is_read_as_its_number() -> None:
    assert word_said(record(), "ship", "silk", GOODS) == 2
    with pytest.raises(ContentError, match=r'"quay": ship "slt" does not exist \(did you mean "salt"\?\)'):
        word_said(record(), "ship", "slt", GOODS)
    with pytest.raises(ContentError, match='"quay": ship must be a text, not 1'):
        word_said(record(), "ship", 1, GOODS)


def test_a_verb_with_nothing_to_say_says_true() -> None:
    nothing_said(record(), "rest", True)
    with pytest.raises(ContentError, match='"quay": rest must be true, not 1'):
        nothing_said(record(), "rest", 1)


def test_a_field_lists_effects_or_none() -> None:
    harbour = reader()
    number = harbour.listed(record(bonus=[{"ship": "fish"}, {"ship": "salt"}]), "bonus")
    assert isinstance(harbour.book[number], InOrder)
    assert harbour.listed(record(bonus=[]), "bonus") == NOTHING


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ({}, '"quay": bonus is missing'),
        ({"bonus": {"ship": "fish"}}, '"quay": bonus must be a list of effects'),
        ({"bonus": [{"ship": "gold"}]}, '"quay": "bonus": ship "gold" does not exist'),
        ({"bonus": [{"choose": [[{"ship": good}] for good in GOODS]}]}, '"quay": bonus must leave a choice of at most'),
        ({"bonus": [{"optional": [{"any_order": [[{"ship": good}] for good in GOODS]}]}]}, "a choice of at most 2"),
    ],
)
def test_what_does_not_hold_in_it_is_said_with_its_name(row: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        reader().listed(record(**row), "bonus")


def test_a_game_with_more_answers_has_wider_choices() -> None:
    harbour = reader(picks=3)
    number = harbour.listed(record(bonus=[{"choose": [[{"ship": good}] for good in GOODS]}]), "bonus")
    assert most_branches(harbour.book[number]) == 3
