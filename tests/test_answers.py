"""Whatever is lit at some question is answered for at any other: a rule says why not, or a word when it can be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecumene import catalogue, contract
from ecumene.contract.answering import is_bare
from ecumene.core.game import Game
from ecumene.core.glossary import Glossary
from ecumene.core.scene import Why
from ecumene.core.staging import BARE, NOT_ASKED
from ecumene.core.texts import say
from tests.tiny.harbour import Harbour

BOXES = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}
GAMES = [
    ("vinci", 3, {}), ("rise_and_fall", 3, {}), ("rise_of_empires", 3, {}), ("beyond_the_horizon", 3, {}),
    ("tapestry", 3, {}), ("tapestry", 4, BOXES),
]  # fmt: skip


def why(game: Game, seats: int, thing: str, seed: int = 1) -> Why:
    """Why the first player may not click a thing at the first question of a game."""
    position = game.new(seats, seed)
    seat = position.pending()[0]
    told = game.why(position.view(seat), seat, [thing])
    assert told is not None
    return told


def said(game: Game, told: Why, lang: str) -> str:
    assert told["text"] is not None
    return say(game.words(lang), told["text"], ["Ana", "Bo", "Cy"])


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_no_thing_is_told_only_that_something_else_is_asked(game: str, seats: int, options: dict[str, str]) -> None:
    assert contract.check_answers(catalogue[game], seats, 3, options, every=40) > 50


def test_a_word_without_when_leaves_it_to_the_word_of_a_shorter_key() -> None:
    game = catalogue["rise_and_fall"]
    nomad, card = game.glossary().when("piece.nomad.nomad"), game.glossary().when("card.card.nomad")
    assert nomad is not None
    assert card is not None
    assert (nomad.id, card.id) == ("piece", "card")
    assert game.glossary().when("panel.legend.nothing") is not None  # a word of every game
    assert game.glossary().when("zone.supply") is None


def test_the_answer_says_when_and_whose_it_is() -> None:
    game = catalogue["beyond_the_horizon"]
    position = game.new(3, 1)
    seat = position.pending()[0]
    track = f"track.p{seat}.food"
    told = why(game, 3, track)
    assert told["rule"] == NOT_ASKED
    assert not is_bare(told)
    assert said(game, told, "en").startswith("A cube leaves its track when you invest")
    assert said(game, told, "fr").startswith("Un cube quitte sa piste")
    other = (seat + 1) % 3
    told = why(game, 3, f"track.p{other}.food")
    name = ["Ana", "Bo", "Cy"][other]
    assert said(game, told, "en").startswith(f"That belongs to {name}. A cube leaves its track")
    assert said(game, told, "fr").startswith(f"Cela appartient à {name}. Un cube quitte")


def test_a_thing_of_another_says_whose_it_is_where_no_word_says_when() -> None:
    ours = catalogue["beyond_the_horizon"]
    game = ours.using(ours.content)
    game._glossary = Glossary([])
    seat = (game.new(3, 1).pending()[0] + 1) % 3
    told = why(game, 3, f"track.p{seat}.food")
    assert said(game, told, "en") == f"That belongs to {['Ana', 'Bo', 'Cy'][seat]}."


def test_what_is_not_there_gets_the_bare_answer() -> None:
    game = catalogue["vinci"]
    for thing in ("nowhere", "~button", "w.99.99"):
        told = why(game, 3, thing)
        assert is_bare(told)
        assert told["text"] == {"t": BARE}


def test_a_silent_word_is_found() -> None:
    """The check fails where a kind of thing has no answer of its own."""
    ours = catalogue["vinci"]
    game = ours.using(ours.content)
    silent = [replace(entry, en=replace(entry.en, when="")) for entry in ours.glossary().entries]
    game._glossary = Glossary(silent)
    with pytest.raises(contract.BrokenContract, match="is lit at other questions"):
        contract.check_answers(game, 3, 3)


def test_a_game_that_says_of_nothing_when_it_can_be_clicked_is_not_asked() -> None:
    assert contract.check_answers(Harbour(), 2, 1) == 0
