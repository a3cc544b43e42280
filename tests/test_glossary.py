"""Every thing and every icon that whole games show has a word in the game's glossary, in both languages."""

from __future__ import annotations

import pytest

from ecumene import catalogue, contract
from ecumene.contract.explaining import (
    ASKED,
    explains_deeds,
    is_circular,
    pills_without_words,
    questions_of,
    sentences,
    tells_terms,
)
from ecumene.core.game import Game
from ecumene.core.glossary import Entry, Explanation, icons_of
from ecumene.core.words import LANGUAGES
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.scene.faces import Faces as HorizonFaces
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.scene.faces import Faces as EmpiresFaces
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.scene.icons import effect_icons

BOXES = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}
GAMES = [
    ("vinci", 2, {}), ("vinci", 5, {}), ("rise_and_fall", 2, {}), ("rise_and_fall", 4, {"world": "quick"}),
    ("rise_of_empires", 2, {}), ("rise_of_empires", 5, {}), ("beyond_the_horizon", 2, {}),
    ("beyond_the_horizon", 4, {}), ("tapestry", 2, {}), ("tapestry", 5, {}), ("tapestry", 4, BOXES),
    ("tapestry", 3, BOXES),
]  # fmt: skip


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_whatever_is_shown_is_explained(game: str, seats: int, options: dict[str, str]) -> None:
    assert contract.check_glossary(catalogue[game], seats, seats, options) > 30


@pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)
def test_a_word_is_written_in_each_language_for_itself(game: Game) -> None:
    for entry in game.glossary().entries:
        assert entry.en.text != entry.fr.text
        for filled in ("costs", "gives", "limits"):
            assert bool(getattr(entry.en, filled)) == bool(getattr(entry.fr, filled)), entry.id


@pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)
def test_the_words_of_a_game_are_found_once(game: Game) -> None:
    own = [entry for entry in game.glossary().entries if entry.rule.startswith(game.id) or entry.about]
    for lang in LANGUAGES:
        names = [entry.told(lang).word for entry in own]
        twice = {name for name in names if names.count(name) > 1}
        assert twice <= {"Toppled", "Renversé", "Points", "Production", "In decline", "En déclin"}, lang


@pytest.mark.parametrize("game", catalogue.values(), ids=lambda game: game.id)
def test_every_question_leads_to_a_word_with_costs_or_limits(game: Game) -> None:
    assert explains_deeds(game)
    untold = [kind for kind in questions_of(game) if not tells_terms(game.glossary().find(f"{ASKED}{kind}"))]
    assert len(questions_of(game)) > 5
    assert not untold


def test_a_word_without_costs_and_limits_tells_no_terms() -> None:
    bare, priced = Explanation("Move", "Walk."), Explanation("Move", "Walk.", costs="1 coin.")
    assert not tells_terms(None)
    assert not tells_terms(Entry("move", (), "", "", bare, bare))
    assert tells_terms(Entry("move", (), "", "", priced, priced))


def test_all_cards_of_the_boxes_show_known_icons() -> None:
    """Not only those that a game deals: whatever is printed on any of them has a word, and its pills speak."""
    far, old = catalogue["beyond_the_horizon"].new(3, 1), catalogue["rise_of_empires"].new(3, 1)
    assert isinstance(far, HorizonPosition)
    assert isinstance(old, EmpiresPosition)
    horizon, empires = HorizonFaces(far.box), EmpiresFaces(old.box)
    printed = {
        "beyond_the_horizon": [
            horizon.technologies, horizon.deeds, horizon.leaders, horizon.buildings, horizon.tiles,
            horizon.governments, horizon.stages,
        ],
        "rise_of_empires": [empires.progress, empires.lands, empires.cities, empires.empires, empires.trades],
    }  # fmt: skip
    for game, faces in printed.items():
        icons = set(icons_of(faces))
        assert len(icons) > 10
        assert not {icon for icon in icons if catalogue[game].glossary().find(icon) is None}
        assert not list(pills_without_words(faces))


def test_all_that_is_printed_in_tapestry_and_its_boxes_shows_known_icons() -> None:
    """Spaces of the tracks, tiles, capitals, tech and tapestry cards, masterpieces."""
    game = catalogue["tapestry"]
    position = game.new(3, 1, BOXES)
    assert isinstance(position, TapestryPosition)
    box = position.box
    printed = [*position.spaces.benefit, *position.spaces.buy]
    printed += [effect for card in box.tech for effect in (card.circle, card.square)]
    printed += [effect for card in box.cards for effect in (card.left, card.right)]
    printed += [effect for capital in box.capitals for effect in capital.rewards]
    printed += [one.benefit for several in (box.tiles, box.stars, box.masterpieces) for one in several]
    icons = {name for effect in printed for name, _ in effect_icons(position, effect)}
    assert len(icons) > 30
    assert not {icon for icon in icons if game.glossary().find(f"icon.{icon}") is None}


def test_a_pill_of_numbers_needs_words() -> None:
    mute = {"badges": [{"text": "2/1"}, {"icon": "conquer", "text": "1:2"}, {"icon": "coin", "text": "3"}]}
    assert list(pills_without_words({"slots": [mute]})) == mute["badges"][:2]
    assert not list(
        pills_without_words({"badges": [{"text": "2/1", "label": "most: 2, second: 1"}, {"text": "era I"}]})
    )


def test_help_that_only_says_a_name_again_is_heard() -> None:
    told = Explanation("Conquer", "conquer.", forms=("conquest",))
    assert is_circular("Conquer.", told, "")
    assert is_circular("A conquest", Explanation("Conquer", "", forms=("a conquest",)), "")
    assert is_circular("Archery: conquer", told, "Archery : conquer.")
    assert not is_circular("Put an outpost on a territory.", told, "")
    assert not is_circular("", told, "")
    assert sentences("One. Two? 3.5 is no end") == 2
