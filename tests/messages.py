"""The messages of a game: those of its words, and those within whatever it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ecumene.core.game import Game, game_of
from ecumene.core.position import Event, Position
from ecumene.core.texts import say
from ecumene.core.words import LANGUAGES, own_source
from tests.speaking import NAMES


@cache
def catalogue_of(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message of the words of a game in its folder, with its arguments; none is unreadable or stands twice."""
    text = own_source(lang, folder / "words")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def messages(shown: object) -> Iterator[dict[str, Any]]:
    """Every message within a stage, a scene, a choice or an event."""
    if isinstance(shown, dict):
        if isinstance(shown.get("t"), str):
            yield shown
        else:
            for part in shown.values():
                yield from messages(part)
    elif isinstance(shown, list):
        for part in shown:
            yield from messages(part)


def page_keys(positions: Iterable[Position]) -> set[str]:
    """The keys of what the page shows at positions and has told since the one before; all is said in two languages."""
    keys: set[str] = set()
    for position in positions:
        game, seat = game_of(position), position.pending()[0]
        view = position.view(seat)
        events = [game.scene_event(event) for event in position.journal or []]
        for message in messages([game.stage(position), game.scene(view, seat), game.choice(view, seat), events]):
            keys.add(message["t"])
            for lang in LANGUAGES:
                assert say(game.words(lang), message, NAMES)  # type: ignore[arg-type]
        position.journal = []
    return keys


def told_in_code(game: Game) -> set[str]:
    """The keys of events that the game's code writes out."""
    source = "".join([path.read_text(encoding="utf-8") for path in sorted(game.folder.rglob("*.py"))])
    return set(re.findall(rf'"({game.id}-log-[a-z-]+[a-z])"', source))


def check_events(game: Game, lang: str, samples: dict[str, Any]) -> None:
    """Every event that the code tells has its message, all of them differ, and none is left over."""
    told = told_in_code(game)
    assert told == {key for key in catalogue_of(game.folder, lang) if key.startswith(f"{game.id}-log-")}
    lines = [game.speech(lang, NAMES).tell(Event(key, samples)) for key in sorted(told)]
    assert len(set(lines)) == len(lines)
