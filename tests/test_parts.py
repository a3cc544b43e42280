"""The parts of what each seat can expect: they add up, and each has words for more and for less of it."""

from __future__ import annotations

from random import Random

import pytest

from ecumene import catalogue
from ecumene.catalogue import OURS
from ecumene.core.kit import COACH
from ecumene.core.words import LANGUAGES, own_source

BOXES = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}
GAMES = [*[(game, {}) for game in OURS if game != "rise_and_fall"], ("rise_and_fall", {"world": "quick"}),
         ("tapestry", BOXES)]  # fmt: skip
EVERY = 5  # decisions, of which one is looked at


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_the_parts_add_up_to_the_prospects(id: str, options: dict[str, str]) -> None:
    game, rng, seen = catalogue[id], Random(3), set()
    position = game.new(3, 5, options)
    for number in range(500):
        if number % EVERY == 0 or not position.pending():
            prospects = game.prospects(position)
            for seat in range(3):
                parts = game.parts(position, seat)
                assert sum(amount for _, amount in parts) == pytest.approx(prospects[seat])
                seen |= {part for part, amount in parts if amount}
        if not position.pending():
            break
        for seat in position.pending():
            position.apply(seat, game.quick_action(position, seat, rng))
    assert len(seen) >= 5


@pytest.mark.parametrize("id", OURS)
def test_every_part_is_called_something_in_both_languages(id: str) -> None:
    game, rng = catalogue[id], Random(4)
    position = game.new(3, 6, {"world": "quick"} if id == "rise_and_fall" else {})
    for _ in range(60):
        position.apply(seat := position.pending()[0], game.quick_action(position, seat, rng))
    keys = {part for part, _ in game.parts(position, 0)} | {"others"}
    for lang in LANGUAGES:
        for more in (True, False):
            clauses = [game.reason(key, more, lang) for key in sorted(keys)]
            assert len(set(clauses)) == len(keys), "no two are called the same"
        assert not {game.reason(key, True, lang) for key in keys} & {game.reason(key, False, lang) for key in keys}


@pytest.mark.parametrize("id", OURS)
def test_no_page_is_sent_the_words_of_a_coach(id: str) -> None:
    game = catalogue[id]
    for lang in LANGUAGES:
        assert f"{id}-mind-" in own_source(lang, game.folder / "words")
        assert "-mind-" not in game.page_words(lang), COACH
