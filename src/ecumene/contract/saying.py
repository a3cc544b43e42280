"""Saying: nothing that a person hears or reads is a word of the machine.

Whatever a game says and shows is made into sentences in every language, as a terminal and a page make them, and
searched for ids of things and rules, words of the notation, keys of messages, players without a name and what Fluent
has left open. `check_sayings` plays a whole game and listens at every decision.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from string import ascii_lowercase
from types import UnionType
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from typing_extensions import is_typeddict

from ecumene.contract.case import Case, some_actions
from ecumene.core.action import Action, Seat
from ecumene.core.agenda import kind_of
from ecumene.core.errors import IllegalAction
from ecumene.core.game import Game, game_of
from ecumene.core.options import OptionValue
from ecumene.core.position import Event, Position
from ecumene.core.scene import Choice, Message, Region, Scene, SceneEvent, TallyData, Text, Why
from ecumene.core.scene import Element as SceneElement
from ecumene.core.speech import Speech
from ecumene.core.staging import reason, tally_data
from ecumene.core.texts import say
from ecumene.core.words import LANGUAGES

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")
"""What players are called while a game is listened to."""

REFUSED = 6  # actions of the catalogue that are tried at a decision, for what their refusal says
LISTED = 5_000  # of a larger catalogue so many notations are read for words

LEFT_OPEN = re.compile(r"[{}$_]|\bp\d\b|\b(?:True|False|NaN|undefined|null)\b")
"""What stands in no sentence: a place that was not filled, a sign that only ids have, a player without a name."""
COMMAND = re.compile(r"`[^`]*`")
KEY = re.compile(r"[a-z]\w*(?:-\w+)+")
DOTTED = re.compile(r"\w+(?:\.\w+)+")
MIXED = re.compile(r"\w+")
WORD = re.compile(r"[^\W\d_]+")


class Ear:
    """Hears one language of a game, and knows which words are the machine's."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words = game.words(lang)
        self.speech: Speech = game.speech(lang, NAMES)
        known = {word.casefold() for text in _written(game, lang) for word in WORD.findall(text)}
        ids = set(_ids(game))
        self.mixed = {id for id in ids if re.search(r"\d", id) and WORD.search(id)}
        self.foreign = {id for id in ids if WORD.fullmatch(id) and len(id) > 1 and id not in known and not id.isupper()}

    def fault(self, sentence: str, prose: bool = False) -> str:
        """The word of the machine in a sentence, empty where there is none.

        In prose, which no program puts together, an id that is also a plain word is that word.
        """
        open_place = LEFT_OPEN.search(sentence)
        if open_place:
            return open_place[0]
        for key in KEY.findall(sentence):
            if key in self.words:
                return str(key)
        for name in DOTTED.findall(sentence):
            if name in self.game.rules:
                return str(name)
        for pattern, ids in ((MIXED, self.mixed), (WORD, set[str]() if prose else self.foreign)):
            for word in pattern.findall(sentence):
                if word in ids:
                    return str(word)
        return ""


@lru_cache(maxsize=16)
def _ear(game: Game, lang: str) -> Ear:
    return Ear(game, lang)


def _ids(game: Game) -> Iterator[str]:
    """Every word by which the machine knows things of a game: records, options, questions, the notation's words."""
    for rows in game.content.tables.values():
        yield from (str(row["id"]) for row in rows)
    for option in game.options:
        yield from (option.id, *(str(value) for value in option.values))
    yield from (kind_of(item) for item in game.agenda_items)
    for action in some_actions(game, LISTED, Random(0)):
        yield from re.split(r"\W+", action.notation)


def _written(game: Game, lang: str) -> Iterator[str]:
    """Everything that was written for people in a language, without what Fluent puts in and chooses by."""
    from fluent.syntax import FluentParser, ast, visitor

    texts: list[str] = []

    class Texts(visitor.Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # named by fluent.syntax
            texts.append(node.value)

    resource: ast.Resource = FluentParser().parse(game.page_words(lang))
    Texts().visit(resource)
    yield from texts
    yield from (rule.text(lang) for rule in game.rules)
    for told in [entry.told(lang) for entry in game.glossary().entries]:
        yield from (told.word, told.text, told.costs, told.gives, told.limits, told.when, *told.forms)


# ---- what is said


def check_said(case: Case, lang: str, sentence: str, prose: bool = False) -> None:
    """A sentence has no word of the machine in it."""
    key = f"{lang} {sentence}"
    if key not in case.said:
        case.said.add(key)
        fault = _ear(case.game, lang).fault(sentence, prose)
        case.require(not fault, f"{fault!r} is no word for people ({lang}): {sentence!r}")


def check_shown(case: Case, data: object, kind: Any) -> None:
    """Every text of some plain data of the scene's vocabulary has no word of the machine in it."""
    for text in texts_in(data, kind):
        check_text(case, text)


def check_text(case: Case, text: Text) -> None:
    """A text of a scene can be said in every language by the page, and has no word of the machine in it."""
    key = repr(text)
    if key in case.said:
        return
    if isinstance(text, str):
        case.require(text == text.upper(), f"{text!r} is shown as it is in every language, so it may hold no word")
    else:
        case.require(set(text) <= {"t", "a"}, f"a message has a key and arguments, not {sorted(text)}")
        case.require(text["t"] != "core-other", "a part of a number has a label of its own")
    for lang in LANGUAGES:
        sentence = say(case.page_words(lang), text, NAMES)
        case.require(bool(sentence) or text == "", f"{text} says nothing in {lang}")
        check_said(case, lang, sentence)
    case.said.add(key)


def check_sentences(case: Case, position: Position, rng: Random) -> None:
    """Questions, actions with their numbers and help, refusals, standings and the table have no word of the machine."""
    letter = ascii_lowercase[case.decision % len(ascii_lowercase)]
    for lang in LANGUAGES:
        speech = _ear(case.game, lang).speech
        for seat in position.pending():
            case.at(seat, "(said)")
            view = position.view(seat)
            for sentence in _said_to(speech, view, seat, letter):
                check_said(case, lang, sentence)
        case.at(action="(standings)")
        for row in position.standings():
            check_said(case, lang, speech.itemise(row.tally))
    for seat in position.pending():
        for action in some_actions(case.game, REFUSED, rng):
            case.at(seat, action)
            _check_refused(case, position, seat, action)
        _check_whys(case, position.view(seat), seat, rng)


def _said_to(speech: Speech, view: Position, seat: Seat, letter: str) -> Iterator[str]:
    yield speech.ask(view, seat)
    yield from speech.table(view).splitlines()
    yield from speech.look(view, letter)
    for action in view.legal(seat):
        yield speech.because(view, seat, action)
        yield speech.remark(view, seat, action)
        yield from speech.details(view, seat, action)


def _check_whys(case: Case, view: Position, seat: Seat, rng: Random) -> None:
    """Why this and that cannot be clicked, by itself and after something that can be."""
    choice = case.game.choice(view, seat)
    starts = [] if choice is None else [step for act in choice["acts"] for step in act["path"][:1]]
    first = next((step if isinstance(step, str) else step[0] for step in starts), "")
    names = [element["id"] for element in case.game.scene(view, seat)["elements"]]
    for name in rng.sample(names, min(REFUSED, len(names))):
        for path in ([name], [first, name]):
            case.at(seat, f"{path} (why)")
            why = case.game.why(view, seat, path)
            if why is not None:
                check_shown(case, why, Why)


def _check_refused(case: Case, position: Position, seat: Seat, action: Action) -> None:
    try:
        position.copy().apply(seat, action)
    except IllegalAction as refusal:
        for lang in LANGUAGES:
            check_said(case, lang, _ear(case.game, lang).speech.reason(refusal.rule, refusal.details))
        check_shown(case, reason(case.game, refusal), Why)


def check_log(case: Case, events: Sequence[Event]) -> None:
    """Lines of the log have no word of the machine in them, nor have their numbers; nor when they are gathered."""
    case.at(action="(log)")
    for line in case.game.scene_events(events):
        check_shown(case, line, SceneEvent)
    for lang in LANGUAGES:
        for _, sentence in case.game.told(events, _ear(case.game, lang).speech):
            check_said(case, lang, sentence)
    for event in events:
        case.at(action=f"{event.say} (log)")
        for lang in LANGUAGES:
            check_said(case, lang, _ear(case.game, lang).speech.tell(event))
        check_shown(case, case.game.scene_event(event), SceneEvent)


def check_pictures(case: Case, position: Position) -> None:
    """Scene and choice of every seat and a spectator have no word of the machine in them."""
    for seat in (None, *range(case.seats)):
        case.at(seat, "(shown)")
        view = position.view(seat)
        check_shown(case, _unseen(case, case.game.scene(view, seat)), Scene)
        choice = None if seat is None else case.game.choice(view, seat)
        if seat is not None and choice is not None:
            check_shown(case, choice, Choice)
            for action in view.legal(seat):
                tally = view.explain(seat, action)
                if tally is not None:
                    check_shown(case, tally_data(case.game, tally), TallyData)


def _unseen(case: Case, scene: Scene) -> dict[str, Any]:
    """A scene with only those of its elements that were not listened to before."""
    new: list[SceneElement] = []
    for element in scene["elements"]:
        key = f"said {element!r}"
        if key not in case.seen:
            case.seen.add(key)
            new.append(element)
    return {**scene, "elements": new}


def check_book(case: Case, position: Position) -> None:
    """Title, rules, glossary, options, guide, how to play and the stage have no word of the machine in them."""
    game = case.game
    case.at(action="(book)")
    for lang in LANGUAGES:
        sentences = [game.name(lang), game.about(lang)]
        for rule in game.rules:
            sentences += [rule.text(lang), game.section(rule.section, lang)]
        for told in [entry.told(lang) for entry in game.glossary().entries]:
            sentences += [told.word, told.text, told.costs, told.gives, told.limits, told.when, *told.forms]
        for option in game.offered:
            sentences += game.option_words(option.id, lang)
            sentences += [game.value_words(option.id, value, lang) for value in option.values]
        for sentence in sentences:
            check_said(case, lang, sentence)
        for sentence in _taught(game, lang):
            check_said(case, lang, sentence, prose=True)
    stage = game.stage(position)
    check_shown(case, stage["elements"], list[SceneElement])
    check_shown(case, stage["regions"], dict[str, Region])


def _taught(game: Game, lang: str) -> Iterator[str]:
    """What the guide and how to play say, without commands to type and the place of the name of a thing."""
    for chapter in game.how_to_play(lang):
        yield chapter.title
        for block in chapter.blocks:
            yield from (COMMAND.sub("", text) for text in (block.text, *(cell for row in block.rows for cell in row)))
    guide = game.guide
    if guide is None:
        return
    said = [guide.goal]
    for step in guide.steps:
        said += [text for text in (step.chapter, step.title, step.text, step.task, step.also) if text is not None]
    yield from ((text.en if lang == "en" else text.fr).replace("{thing}", "") for text in said)


# ---- a whole game


def check_sayings(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None, every: int = 1
) -> int:
    """Play a whole game at random and listen; how many different sentences and texts were heard is given back.

    What happens is listened to all the time, questions and pictures at every so many decisions and at the first of each
    kind of question.
    """
    case = Case(game, seats, seed, options or {})
    rng = Random(f"{game.id} {seats} {seed}")
    met: set[str] = set()
    position = game.prepare(seats, seed, options)
    position.journal = []
    game_of(position).start(position)
    check_book(case, position)
    while True:
        check_log(case, position.journal)
        position.journal.clear()
        kind = position.agenda[-1].kind if position.pending() else ""
        if case.decision % every == 0 or kind not in met:
            check_sentences(case, position, rng)
            check_pictures(case, position)
            met.add(kind)
        if not position.pending():
            return len(case.said)
        seat = rng.choice(position.pending())
        action = rng.choice(position.legal(seat))
        position.apply(seat, action)
        case.decision += 1


# ---- the texts of plain data, found by the types of the scene's vocabulary


def texts_in(data: object, kind: Any) -> Iterator[Text]:
    """Every text in some data, which is of a type of `core/scene.py`."""
    if _is_text(kind):
        if data is not None:
            yield cast(Text, data)
        return
    for item, its_kind in _parts(data, kind):
        yield from texts_in(item, its_kind)


def _parts(data: object, kind: Any) -> Iterator[tuple[object, Any]]:
    """What a value of a type holds, each part with its own type; nothing where it is not of that type."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        yield from ((data, one) for one in get_args(kind))
    elif isinstance(data, list) and origin is list:
        yield from ((item, get_args(kind)[0]) for item in data)
    elif isinstance(data, dict) and origin is dict:
        yield from ((item, get_args(kind)[1]) for item in data.values())
    elif isinstance(data, dict) and is_typeddict(kind):
        hints = _hints(kind)
        yield from ((item, hints[name]) for name, item in data.items() if name in hints)


def _is_text(kind: Any) -> bool:
    """Whether a type is that of a text, which may be missing."""
    parts = get_args(kind)
    return str in parts and Message in parts


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
