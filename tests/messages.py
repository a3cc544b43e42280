"""The messages of a game: those of its words, and those within whatever it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message


def catalogue_of(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message of the words of a game in its folder, with its arguments; none is unreadable or stands twice."""
    text = (folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
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
