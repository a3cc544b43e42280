"""What the pages of the lab say, in one language: sentences and numbers.

Findings hold numbers and ids and know no language; a page is told by a voice.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ecumene.core.words import LONGEST, Words
from ecumene.lab.statistics import Mean, Rate

SIGNS: dict[str, dict[str, str]] = {"en": {}, "fr": {",": "\u202f", ".": ",", "-": "−", "%": "\u00a0%"}}
"""What stands in a language for the signs of Python's numbers."""

HELD = "\ue000{}\ue001"
"""Holds the place of a text that is too long for Fluent, such as the names of many things."""


class Voice:
    """Says what stands in `words`, with numbers as people write them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = Words.read(lang, Path(__file__).parent / "words")
        self._signs = str.maketrans(SIGNS[lang])

    def __call__(self, key: str, **args: object) -> str:
        """A sentence."""
        return self.form(key, "", **args)

    def form(self, key: str, attribute: str, **args: object) -> str:
        """An attribute of a sentence, or the sentence itself."""
        held = {name: text for name, text in args.items() if isinstance(text, str) and len(text) > LONGEST}
        said = self.words.form(key, attribute, {**args, **{name: HELD.format(name) for name in held}})
        for name, text in held.items():
            said = said.replace(HELD.format(name), text)
        return said

    # ---- numbers

    def number(self, value: float, form: str) -> str:
        """A number, formed as Python does it: `,` `.1f` `+.1f` `.0%` …"""
        return format(value, form).translate(self._signs)

    def players(self, seats: int) -> str:
        return self("players", seats=seats)

    def nth(self, place: int) -> str:
        """An ordinal number, from 0: 1st, 2nd …"""
        return self("nth", n=place + 1)

    def span(self, low: float, high: float, form: str) -> str:
        """From where to where."""
        return self("span", low=self.number(low, form), high=self.number(high, form))

    def amount(self, value: float, form: str = ".1f") -> str:
        """A number with one place, and no such thing as -0.0."""
        return self.number(round(value, 1) + 0.0, form)

    def mean(self, told: Mean, form: str = ".1f") -> str:
        """An average with its standard error."""
        return f"{self.number(told.mean, form)} ± {self.known(told.error, form.removeprefix('+'))}"

    def known(self, value: float | None, form: str) -> str:
        """A number, or a dash where there is too little to tell it."""
        return "–" if value is None else self.number(value, form)

    def rate(self, rate: Rate) -> str:
        """A share with its interval."""
        return f"{self.number(rate.rate, '.1%')} ({self.span(rate.low, rate.high, '.1%')})"


@cache
def voice_of(lang: str) -> Voice:
    """The voice of a language."""
    return Voice(lang)
