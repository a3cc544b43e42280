"""Words: every sentence a person reads, from Fluent catalogues, in English and French."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from ecumene.core.errors import ContentError

LANGUAGES: tuple[str, ...] = ("en", "fr")
LONGEST = 1000  # letters of an argument; Fluent refuses more


@lru_cache(maxsize=32)
def _parsed(source: str) -> Any:
    """Messages, ready to be put into sentences; the same game with other content, or at other tables, has the same."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


class Words:
    """The messages of one language. `words("vinci-do-fort", area="alps")` is a sentence."""

    def __init__(self, lang: str, source: str, things: str = "") -> None:
        from fluent.runtime import FluentBundle  # imported late: play-outs need no words

        self.lang = lang
        self.things = things
        functions: dict[str, Any] = {"NAME": self.name, "LOWER": _lower}
        self._bundle: Any = FluentBundle([lang], functions=functions, use_isolating=False)
        self._bundle.add_resource(_parsed(shared_source(lang)))
        self._bundle.add_resource(_parsed(source))

    @classmethod
    def read(cls, lang: str, folder: Path, things: str = "") -> Words:
        """The words of a folder, see `own_source`; names of things are messages that begin with `things`."""
        if lang not in LANGUAGES:
            raise ContentError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        return cls(lang, own_source(lang, folder), things)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: object) -> str:
        """The message of that key; a missing one is a `ContentError`, never an empty place."""
        return self.form(key, "", args)

    def forms(self, key: str) -> dict[str, str]:
        """A message with its forms, by their names, itself by none; empty where it needs arguments."""
        message = self._bundle.get_message(key)
        try:
            names = ["", *message.attributes]
            return {name: self.form(key, name, {}) for name in names}
        except ContentError:
            return {}

    def form(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        """An attribute of a message, or the message itself where it has no such form."""
        if not self._bundle.has_message(key):
            raise ContentError(f'words/{self.lang}.ftl: message "{key}" is missing')
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else None
        given = {name: _short(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern or message.value, given)
        if errors:
            raise ContentError(f'words/{self.lang}.ftl: message "{key}": {errors[0]}')
        return str(text)

    def name(self, thing: object, form: object = "") -> str:
        """A thing's name in one of its forms (`le`, `de`, `a`); sentences call it as NAME."""
        return self.form(f"{self.things}{thing}", str(form), {})

    def rule_label(self, rule: str) -> str:
        """The short label of a rule on a tally; a general word where none is written."""
        key = "label-" + rule.replace(".", "-")
        return self(key if key in self else "core-other")


def fold(text: str) -> str:
    """A text as people type it when they are in a hurry: no capitals, no accents."""
    bare = "".join(letter for letter in normalize("NFD", text) if not combining(letter))
    return bare.casefold().strip()


def capitalised(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def uncapitalised(text: str) -> str:
    """A text as it goes on after a colon."""
    return text[:1].lower() + text[1:]


def _lower(text: object) -> str:
    """A sentence as it goes on after a colon; sentences call it as LOWER."""
    return uncapitalised(str(text))


def _short(value: object) -> object:
    """A text of a length that Fluent puts into a sentence; what people type can be endless."""
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def with_messages(source: str, messages: Mapping[str, str]) -> str:
    """A Fluent source with other messages in the place of its own; a key that it does not have comes not in."""
    if not messages:
        return source
    lines: list[str] = []
    replaced = False
    for line in source.split("\n"):
        if line[:1].isalpha() or line[:1] in ("#", "-"):
            key = line.partition(" =")[0]
            replaced = key in messages
            if replaced:
                lines += [messages[key], ""]
        if not replaced:
            lines.append(line)
    return "\n".join(lines)


def own_source(lang: str, folder: Path, without: Sequence[str] = ()) -> str:
    """The `<lang>.ftl` of a folder and, behind it, what further boxes of a game say, without some of them.

    What a box says stands in `<lang>.<box>.ftl` and in any `<lang>.<box>_….ftl`.
    """
    paths = [folder / f"{lang}.ftl"]
    for path in sorted(folder.glob(f"{lang}.*.ftl")):
        part = path.name[len(lang) + 1 :].removesuffix(".ftl")
        if not any(part == box or part.startswith(f"{box}_") for box in without):
            paths.append(path)
    return "\n".join([path.read_text(encoding="utf-8") for path in paths])


def shared_source(lang: str, without: Sequence[str] = ()) -> str:
    """What every game says."""
    return own_source(lang, Path(__file__).parent / "words", without)
