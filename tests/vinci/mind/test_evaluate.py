"""What bots steer by: the evaluation and the quick player see what a person would."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.bots import make_bot
from ecumene.games.vinci.mind.evaluate import prospects
from ecumene.games.vinci.mind.policy import quick_action
from tests.vinci.board import Table

PLAIN = ("barbarians", "barbarians")
"""Tokens that do nothing: a people without any would not be one."""


def greedy(table: Table, seat: int = 0) -> str:
    """What the greedy bot does now."""
    return str(make_bot("greedy", 1).choose(table.position.view(seat), seat))


def quick(table: Table, seat: int = 0) -> str:
    """What the quick player does now."""
    return str(quick_action(table.position, seat, Random(1)))


@pytest.mark.parametrize("last", [False, True], ids=["first of the round", "last of the round"])
def test_a_turn_let_go_is_seen_as_lost(europe: Table, last: bool) -> None:
    """Whoever stops without a conquest would have as many pawns next turn, but one turn less."""
    europe.position.first = 1 if last else 0
    red = europe.people(hand=12, tokens=PLAIN)
    europe.enemy(ukraine=2, don=2)
    red.expands()
    assert greedy(europe).startswith("conquer")
    assert quick(europe).startswith("conquer")


def test_provinces_that_cohesion_would_empty_count_for_nothing(europe: Table) -> None:
    europe.people(bavaria=1, rhineland=1, ireland=1, hand=0, tokens=PLAIN).expands()
    split = prospects(europe.position)[0]
    whole = Table(3)
    whole.people(bavaria=1, rhineland=1, saxony=1, hand=0, tokens=PLAIN).expands()
    assert prospects(whole.position)[0] > split


def test_old_provinces_are_not_given_up_for_new_ones(europe: Table) -> None:
    """Poland touches three provinces of the own declining people, Livonia none."""
    red = europe.people(prussia=1, hand=4, tokens=PLAIN).declining("ukraine", "carpathians", "muscovy")
    europe.enemy(ireland=1)
    red.expands()
    assert greedy(europe) != "conquer poland"


def test_pawns_go_to_the_border_that_is_threatened(europe: Table) -> None:
    red = europe.people(saxony=1, rhineland=1, poland=1, hand=3, tokens=PLAIN)
    europe.enemy(ukraine=3, polesia=3)
    red.plays("stop")
    assert greedy(europe) == quick(europe) == "place poland"


def test_nobody_declines_in_the_last_round(europe: Table) -> None:
    red = europe.people(andalusia=3, spain_forest=2, tokens=PLAIN)
    europe.enemy(poland=3)
    europe.position.ending = 1
    red.turn()
    assert greedy(europe) != "decline"
    assert quick(europe) == "gather"


def test_a_people_without_pawns_to_grow_declines(europe: Table) -> None:
    red = europe.people(andalusia=1, spain_forest=1, pyrenees=1, iberia_west=1, hand=0, tokens=PLAIN)
    europe.enemy(poland=3)
    red.turn()
    assert greedy(europe) == quick(europe) == "decline"


def test_a_finished_game_promises_what_it_gave(europe: Table) -> None:
    red = europe.people(andalusia=1).has_points(70)
    assert red.points == 70
    assert prospects(europe.position)[0] == 70.0
