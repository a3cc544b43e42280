"""Explaining: whatever a table shows has a word in the game's glossary, and every word says more than its name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, kind_of
from ecumene.core.game import Game
from ecumene.core.glossary import FILE, Entry, Explanation, icons_of, keys_of, read_entries
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.core.words import LANGUAGES

SENTENCES = 2  # as many as a word may take: it stands in the foot of a card
ASKED = "asked."  # how the keys of questions begin
EVERY = 27  # decisions at which all that is shown is looked at, besides the first of each kind of question


def check_glossary(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None, every: int = EVERY
) -> int:
    """Play a whole game of quick answers and look for things, icons and deeds that nobody has explained.

    Gives back how many different ones there were. A game need not have a glossary; one that has is held to it. One that
    explains a question (`asked.…`) explains them all, with what they cost or what sets their limits.
    """
    glossary = game.glossary()
    for entry in glossary.entries:
        check_entry(game, entry)
    seen = things_shown(game, seats, seed, options or {}, every)
    deeds = {key: where for key, where in seen.items() if key.startswith(ASKED)}
    unknown = {key: where for key, where in seen.items() if key not in deeds and glossary.find(key) is None}
    assert not unknown, f"{game.id}: no word of the glossary is about {unknown}"
    if explains_deeds(game):
        open_ended = {key: where for key, where in deeds.items() if not tells_terms(glossary.find(key))}
        assert not open_ended, f"{game.id}: no word of the glossary tells costs or limits of {open_ended}"
    return len(seen)


def explains_deeds(game: Game) -> bool:
    """Whether a game's own words speak of any question."""
    own = game.folder / FILE
    return own.exists() and any(key.startswith(ASKED) for entry in read_entries(own) for key in entry.about)


def tells_terms(entry: Entry | None) -> bool:
    """Whether a word says what its deed costs, or what sets its limits."""
    return entry is not None and bool(entry.en.costs or entry.en.limits)


def questions_of(game: Game) -> list[str]:
    """The kinds of all questions that a game can ask."""
    return [kind_of(item) for item in game.agenda_items if issubclass(item, Question)]


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
    found.update({f"{ASKED}{kind}": "a question" for kind in questions_of(game)})
    while position.pending():
        kind = position.agenda[-1].kind
        if number % every == 0 or kind not in asked:
            asked.add(kind)
            for viewer in _viewers(position):
                for id, key in _seen(game, position, viewer, stage):
                    found.setdefault(key, id)
        seat = position.pending()[0]
        position.apply(seat, game.quick_action(position, seat, rng))
        number += 1
    return found


def _viewers(position: Position) -> list[Seat | None]:
    """Who looks at a table: the seat that must decide, the next one, and somebody who only watches."""
    seat = position.pending()[0]
    return [seat, (seat + 1) % position.seats, None]


def _seen(
    game: Game, position: Position, viewer: Seat | None, stage: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    """What somebody is shown: things with their keys, and the icons and deeds of what they may do."""
    view = position.view(viewer)
    whole = dict(stage)
    for element in game.scene(view, viewer)["elements"]:
        whole[element["id"]] = {**whole.get(element["id"], {}), **element}
    for id, thing in whole.items():
        yield from [(id, key) for key in keys_of(thing)]
        for pill in pills_without_words(thing):
            raise AssertionError(f"{game.id}: {id} has a pill that no word explains: {pill}")
    if viewer is not None and viewer in position.pending():
        yield from [("a choice", key) for key in icons_of(game.choice(view, viewer))]
        kind = position.agenda[-1].kind
        yield from [(str(deed), f"{ASKED}{kind}.{verb_of(deed)}") for deed in view.legal(viewer)]


def verb_of(action: Action) -> str:
    """The first word of an action's notation."""
    return action.notation.partition(" ")[0]


def pills_without_words(data: object) -> Iterator[object]:
    """The pills in some part of a scene that show numbers without an icon, and say nowhere in words what of."""
    if isinstance(data, Mapping):
        for badge in data.get("badges") or ():
            if not _speaks(badge):
                yield badge
        for value in data.values():
            yield from pills_without_words(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from pills_without_words(value)


def _speaks(badge: Mapping[str, Any]) -> bool:
    """Whether a pill says in words what it means: by a label, by an icon beside its number, or by being a text."""
    if "label" in badge:
        return True
    text = badge.get("text", "")
    if "icon" in badge:
        return not isinstance(text, str) or re.fullmatch(r"[+−-]?\d*", text) is not None
    return not isinstance(text, str) or not re.fullmatch(r"[\d\W]*", text)
