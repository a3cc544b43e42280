"""How things of a notebook look: language, light or dark, how wide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from ecumene import installing
from ecumene.core.errors import EcumeneError
from ecumene.core.words import LANGUAGES, Words


class NotebookError(EcumeneError):
    """Something a notebook cannot show."""


@dataclass(frozen=True)
class Style:
    """How everything is shown from now on."""

    lang: str = "en"
    dark: bool = False
    width: int = 1200


_style: list[Style] = [Style()]


def style(lang: str | None = None, dark: bool | None = None, width: int | None = None) -> Style:
    """Change how everything is shown from now on; what is not named stays as it is."""
    if lang is not None and lang not in LANGUAGES:
        raise NotebookError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
    given = {"lang": lang, "dark": dark, "width": width}
    _style[0] = replace(_style[0], **{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    return _style[0]


def current() -> Style:
    """How everything is shown now."""
    return _style[0]


@cache
def words(lang: str) -> Words:
    """The words of notebooks."""
    return Words.read(lang, Path(__file__).parent / "words")


def needs(key: str) -> NotebookError:
    """What to install, in the language of the notebook."""
    return NotebookError(words(current().lang)(key, command=installing.command("notebook")))
