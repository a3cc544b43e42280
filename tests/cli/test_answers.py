"""Answers: a number, a notation, its beginning, or a word in it; and how often."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.cli.answers import Choice, choices, matching, meant, nearest, repetitions
from ecumene.core.action import Action
from ecumene.core.game import Game
from ecumene.core.position import Position
from tests.marks import rule
from tests.vinci.board import Table


@pytest.fixture
def view() -> Position:
    """Ann, in Bavaria and Burgundy, may expand."""
    table = Table(3)
    table.people(bavaria=1, burgundy=1, hand=9).expands()
    return table.position.view(0)


def found(text: str, view: Position, lang: str = "en") -> list[str]:
    speech = catalogue["vinci"].speech(lang)
    return [choice.action.notation for choice in matching(text, choices(speech, view, 0))]


def test_numbers_count_from_one(view: Position) -> None:
    legal = [action.notation for action in view.legal(0)]
    assert [found(str(n + 1), view) for n in range(len(legal))] == [[notation] for notation in legal]
    assert found("0", view) == found("99", view) == []


def test_a_notation_its_beginning_or_a_word_of_the_sentence_will_do(view: Position) -> None:
    assert found("stop", view) == found("st", view) == ["stop"]
    assert found("Conquer  Alps", view) == found("alps", view) == found("conq al", view) == ["conquer alps"]
    assert found("neustria", view) == found("gaul", view) == ["conquer gaul_north"]  # its name is not its id
    assert found("rhenanie", view, "fr") == ["conquer rhineland"]
    assert found("nonsense", view) == found("  ", view) == []


@rule("vinci.cohesion.owner_chooses")
@pytest.mark.parametrize(("lang", "sign"), [("en", "(proposed)"), ("fr", "(proposé)")])
def test_the_part_the_table_proposes_is_marked(lang: str, sign: str) -> None:
    table = Table(3)
    red = table.people(ireland=1, bavaria=1, burgundy=1, rhineland=1)
    red.plays("stop")
    offered = choices(catalogue["vinci"].speech(lang), table.position.view(0), 0)
    assert [choice.action.notation for choice in offered if sign in choice.remark] == ["keep rhineland"]
    assert len(offered) == 2


def test_capitals_do_not_matter() -> None:
    view = Table.dealt().position.view(0)
    assert found("take IV", view) == found("take iv", view) == found("IV", view) == ["take IV"]
    assert found("i", view) == ["take I"]  # a whole word wins over the beginnings of others


def test_several_may_be_meant(view: Position) -> None:
    assert found("aquitaine", view) == ["conquer aquitaine_a", "conquer aquitaine_b"]
    assert len(found("conquer", view)) == len(view.legal(0)) - 1


def test_a_whole_notation_wins_over_longer_ones() -> None:
    actions = catalogue["vinci"].actions
    offered = [Choice(1, actions.read("conquer asia_minor"), "", ""), Choice(2, actions.read("conquer asia"), "", "")]
    assert [choice.number for choice in matching("conquer asia", offered)] == [2]
    assert [choice.number for choice in matching("conquer as", offered)] == [1, 2]


def test_what_is_not_on_offer_can_still_be_meant(view: Position) -> None:
    game = catalogue["vinci"]
    english, french = game.speech("en"), game.speech("fr")
    assert meant("conquer kazan", english, view, 0) == game.action("conquer kazan")
    assert meant("poland", english, view, 0) == game.action("conquer poland")
    assert meant("pologne", french, view, 0) == game.action("conquer poland")
    assert meant("take IV", english, view, 0) == meant("take iv", english, view, 0) == game.action("take IV")
    assert meant("volga", english, view, 0) is None  # there are two
    assert meant("atlantis", english, view, 0) is None


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("4", [("4", 1)]),
        ("4x3", [("4", 3)]),
        ("4 x 3", [("4", 3)]),
        ("burgundy x3", [("burgundy", 3)]),
        ("place alps*2", [("place alps", 2)]),
        ("4×2, 5, 1x1", [("4", 2), ("5", 1), ("1", 1)]),
        ("saxony", [("saxony", 1)]),
        ("vex2", [("vex2", 1)]),
        (" , ", []),
    ],
)
def test_repetitions(text: str, parts: list[tuple[str, int]]) -> None:
    assert list(repetitions(text)) == parts


class Unsearched:
    """The actions of a game, for whoever does not go through all of them."""

    def __init__(self, game: Game) -> None:
        self.read = game.actions.read
        self._count = len(game.actions)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        raise AssertionError("it goes through all of them")


def test_in_a_catalogue_too_large_to_search_a_place_is_still_understood() -> None:
    game = catalogue["rise_and_fall"]
    view = game.new(2, 1, {"world": "quick"}).view(0)
    speech = game.speech("en")
    looked: Any = SimpleNamespace(game=SimpleNamespace(actions=Unsearched(game)), legal=view.legal)
    assert meant("wake 0.0", speech, looked, 0) == game.action("wake 0.0")
    assert meant("0.0", speech, looked, 0) is None, "a nomad, a city or a ship?"
    assert meant("atlantis", speech, looked, 0) is None
    assert nearest("deploy nomat", choices(speech, view, 0)).startswith("deploy nomad")
    assert nearest("qqq", choices(speech, view, 0)) == ""
