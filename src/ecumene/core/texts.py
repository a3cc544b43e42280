"""Texts: messages of the words with their arguments, and how they become sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.scene import Message, Text
from ecumene.core.words import Words

SEATS: tuple[str, ...] = ("who", "other")
"""Arguments of events and refusals that are seats, and become names."""

LETTERS: Final = "abcd"
"""The arguments of a message that puts texts in a row."""


def message(key: str, **args: int | str | Message) -> Message:
    """The message of that key with its arguments."""
    return {"t": key, "a": args} if args else {"t": key}


def in_a_row(game: str, how: str, texts: Sequence[Message]) -> Message:
    """Texts one after the other, joined by words of a game: `game-and-2`, `game-or-3` …; the last takes in the rest."""
    if not texts:
        return message(f"{game}-none")
    if len(texts) > len(LETTERS):
        texts = [*texts[: len(LETTERS) - 1], in_a_row(game, how, texts[len(LETTERS) - 1 :])]
    args: dict[str, Any] = dict(zip(LETTERS, texts, strict=False))
    return message(f"{game}-{how}-{len(texts)}", **args)


def player(seat: Seat) -> str:
    """The id of a seat's player."""
    return f"p{seat}"


def both(sentences: Mapping[str, str]) -> Message:
    """A sentence that was already made, one per language."""
    return {"t": "core-said", "a": dict(sentences)}


def message_of(key: str, args: Mapping[str, Any], texts: Mapping[str, Text] | None = None) -> Message:
    """A message with the arguments of an event or a refusal: seats become players, `texts` wins where it has a say."""
    said: dict[str, int | str | Message] = {}
    for name, value in args.items():
        if texts is not None and name in texts:
            said[name] = texts[name]
        elif name in SEATS and isinstance(value, int):
            said[name] = player(value)
        else:
            said[name] = value if isinstance(value, int) else str(value)
    return {"t": key, "a": said} if said else {"t": key}


def texts_in(args: Mapping[str, object]) -> dict[str, Text]:
    """The arguments that are texts, as a message takes them."""
    return {name: value for name, value in args.items() if isinstance(value, str)}


def say(words: Words, text: Text, names: Sequence[str] = ()) -> str:
    """A text in the language of `words`; a player without a name stays `p0`."""
    if isinstance(text, str):
        return text
    args: dict[str, object] = {}
    for name, value in text.get("a", {}).items():
        if isinstance(value, dict):
            args[name] = say(words, value, names)
        else:
            args[name] = _named(value, names) if isinstance(value, str) else value
    return words.form(text["t"], "", args)


def _named(value: str, names: Sequence[str]) -> str:
    seat = int(value[1:]) if value[:1] == "p" and value[1:].isdecimal() else len(names)
    return names[seat] if seat < len(names) else value
