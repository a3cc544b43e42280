"""Every thing and every icon that whole games show has a word in the game's glossary, in both languages."""

from __future__ import annotations

import pytest

from ecumene import catalogue, contract
from ecumene.contract.explaining import is_circular, sentences
from ecumene.core.game import Game
from ecumene.core.glossary import Explanation
from ecumene.core.words import LANGUAGES

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


def test_help_that_only_says_a_name_again_is_heard() -> None:
    told = Explanation("Conquer", "conquer.", forms=("conquest",))
    assert is_circular("Conquer.", told, "")
    assert is_circular("A conquest", Explanation("Conquer", "", forms=("a conquest",)), "")
    assert is_circular("Archery: conquer", told, "Archery : conquer.")
    assert not is_circular("Put an outpost on a territory.", told, "")
    assert not is_circular("", told, "")
    assert sentences("One. Two? 3.5 is no end") == 2
