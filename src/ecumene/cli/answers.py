"""Answers: what a person may type instead of a number — a notation, the beginning of one, or a name in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.errors import EcumeneError
from ecumene.core.game import game_of
from ecumene.core.position import Position
from ecumene.core.speech import Speech
from ecumene.core.words import fold

MOST_SEARCHED = 20_000  # a catalogue with more actions is not looked through for what a person may have meant
_TIMES = re.compile(r"(?P<what>.*?\S)\s*(?:\*|×|(?<=\d)x|(?<=\s)x)\s*(?P<times>\d{1,3})")


@dataclass(frozen=True)
class Choice:
    """A legal action with its number, its sentence and a remark on what it touches."""

    number: int
    action: Action
    sentence: str
    remark: str


def choices(speech: Speech, view: Position, seat: Seat) -> list[Choice]:
    """What a seat may do now, numbered from 1; what the table would do for an absent player is marked."""
    proposed = game_of(view).default(view, seat)
    offered: list[Choice] = []
    for number, action in enumerate(view.legal(seat), 1):
        remark = speech.remark(view, seat, action)
        if action == proposed:
            remark = f"{remark} {speech.words('core-proposed')}".strip()
        offered.append(Choice(number, action, speech.say(view, seat, action), remark))
    return offered


def matching(text: str, offered: Sequence[Choice]) -> list[Choice]:
    """The choices that a text may mean: by number, by notation, by its beginning, by words in notation or sentence."""
    notation = _tidy(text)
    if not notation:
        return []
    if notation.isdecimal():
        return [choice for choice in offered if str(choice.number) == notation]
    for accept in (str.__eq__, str.startswith):
        found = [choice for choice in offered if accept(_tidy(choice.action.notation), notation)]
        if found:
            return found
    for accept in (str.__eq__, str.startswith):
        found = [choice for choice in offered if _speaks_of(text, choice.action.notation, choice.sentence, accept)]
        if found:
            return found
    return []


def meant(text: str, speech: Speech, view: Position, seat: Seat) -> Action | None:
    """The one action of the whole game that a text names, legal or not; actions like those on offer come first."""
    actions = view.game.actions
    typed = " ".join(text.split())
    beginnings = {action.notation.rpartition(" ")[0] for action in view.legal(seat)}
    for notations in ([typed], [f"{beginning} {typed}" for beginning in sorted(beginnings)]):
        named = [action for notation in notations if (action := _read(actions, notation)) is not None]
        if len(named) == 1:
            return named[0]
    if typed.isdecimal() or len(actions) > MOST_SEARCHED:
        return None
    found = [action for action in actions if _tidy(action.notation) == _tidy(text)]
    if found:
        return found[0]
    verbs = {action.notation.split()[0] for action in view.legal(seat)}
    found = [
        action
        for action in actions
        if action.notation.split()[0] in verbs
        and _speaks_of(text, action.notation, _sentence(speech, view, seat, action))
    ]
    return found[0] if len(found) == 1 else None


def nearest(text: str, offered: Sequence[Choice]) -> str:
    """The notation on offer that looks most like a text that means nothing; empty where none does."""
    near = get_close_matches(_tidy(text), [choice.action.notation for choice in offered], n=1)
    return near[0] if near else ""


def repetitions(text: str) -> Iterator[tuple[str, int]]:
    """`4x3, 5` is choice 4 three times, then choice 5."""
    for part in text.split(","):
        part = part.strip()
        times = _TIMES.fullmatch(part)
        if times:
            yield times["what"], int(times["times"])
        elif part:
            yield part, 1


def _read(actions: Actions, notation: str) -> Action | None:
    try:
        return actions.read(notation)
    except EcumeneError:
        return None


def _tidy(text: str) -> str:
    return " ".join(text.lower().split())


def _sentence(speech: Speech, view: Position, seat: Seat, action: Action) -> str:
    try:
        return speech.say(view, seat, action)
    except EcumeneError:  # an action that has no meaning on this table
        return ""


def _speaks_of(text: str, notation: str, sentence: str, accept: Callable[[str, str], bool] = str.startswith) -> bool:
    """Whether every word of a text is, or begins, a word of the notation or the sentence."""
    said = re.findall(r"\w+", fold(f"{notation} {sentence}").replace("_", " "))
    typed = re.findall(r"\w+", fold(text).replace("_", " "))
    return bool(typed) and all(any(accept(word, start) for word in said) for start in typed)
