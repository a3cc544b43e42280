"""Explaining: whatever a table shows has a word in the game's glossary, and every word says more than its name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ecumene.core.game import Game
from ecumene.core.glossary import Entry, Explanation, icons_of, keys_of
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.core.words import LANGUAGES

SENTENCES = 2  # as many as a word may take: it stands in the foot of a card
EVERY = 9  # decisions at which all that is shown is looked at, besides the first of each kind of question


def check_glossary(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None, every: int = EVERY
) -> int:
    """Play a whole game of quick answers and look for things and icons that nobody has explained.

    Gives back how many different ones there were. A game need not have a glossary; one that has is held to it.
    """
    glossary = game.glossary()
    for entry in glossary.entries:
        check_entry(game, entry)
    shown = things_shown(game, seats, seed, options or {}, every)
    unknown = {key: where for key, where in shown.items() if glossary.find(key) is None}
    assert not unknown, f"{game.id}: no word of the glossary is about {unknown}"
    return len(shown)


def check_entry(game: Game, entry: Entry) -> None:
    """A word says what it is, in no more sentences than a card has room for, and names a rule that there is."""
    assert not entry.rule or entry.rule in game.rules, f'{game.id}: "{entry.id}" names no rule: {entry.rule}'
    for lang in LANGUAGES:
        told = entry.told(lang)
        sentence = game.rules[entry.rule].text(lang) if entry.rule else ""
        for text in (told.text, told.costs, told.gives, told.limits):
            assert not is_circular(text, told, sentence), f'{game.id}: "{entry.id}" says again: {text}'
        assert sentences(told.text) <= SENTENCES, f'{game.id}: "{entry.id}" says too much: {told.text}'


def is_circular(text: str, told: Explanation, sentence: str) -> bool:
    """Whether a text only repeats the word, or the rule that stands beside it."""
    bare = _bare(text)
    return bool(bare) and bare in {_bare(name) for name in (told.word, sentence, *told.forms)}


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?:\s|$)", text))


def _bare(text: str) -> str:
    return re.sub(r"\W+", " ", text).strip().casefold()


def things_shown(game: Game, seats: int, seed: int, options: Mapping[str, OptionValue], every: int) -> dict[str, str]:
    """The keys of all that a whole game shows, each with the thing that had it first."""
    position, rng = game.new(seats, seed, options), Random(seed)
    stage: dict[str, Mapping[str, Any]] = {element["id"]: element for element in game.stage(position)["elements"]}
    found: dict[str, str] = {}
    asked: set[str] = set()
    number = 0
    while position.pending():
        kind = position.agenda[-1].kind
        if number % every == 0 or kind not in asked:
            asked.add(kind)
            for id, key in _seen(game, position, stage):
                found.setdefault(key, id)
        seat = position.pending()[0]
        position.apply(seat, game.quick_action(position, seat, rng))
        number += 1
    return found


def _seen(game: Game, position: Position, stage: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """What the seat that must decide is shown: things with their keys, and the icons of what it may do."""
    seat = position.pending()[0]
    view = position.view(seat)
    whole = dict(stage)
    for element in game.scene(view, seat)["elements"]:
        whole[element["id"]] = {**whole.get(element["id"], {}), **element}
    for id, thing in whole.items():
        yield from [(id, key) for key in keys_of(thing)]
    yield from [("a choice", key) for key in icons_of(game.choice(view, seat))]
