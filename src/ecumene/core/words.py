"""Words: every sentence a person reads, from Fluent catalogues, in English and French."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias
from unicodedata import combining, normalize

from ecumene.core.errors import ContentError

LANGUAGES: tuple[str, ...] = ("en", "fr")
LONGEST = 1000  # letters of an argument; Fluent refuses more

Pieces: TypeAlias = list[tuple[str, bool]]
"""Texts in a row; those with a yes are arguments, by their names."""


ENTRY: Final[re.Pattern[str]] = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: what belongs to it is indented, or closes a brace."""

PUT_IN: Final[re.Pattern[str]] = re.compile(r"[{(,]\s*(-?[A-Za-z][\w-]*)", re.ASCII)
"""Where a message may put in another: behind a brace, or as what a function is given."""


@lru_cache(maxsize=32)
def _entries(source: str) -> dict[str, str]:
    """The messages and terms of a source by their ids, each as it is written.

    Fluent's own parser takes seconds for the words of all games, so it reads a message when that is first said.
    """
    starts = [found.start() for found in ENTRY.finditer(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, [*starts, len(source)][1:], strict=True):
        entry = source[start:end]
        found.setdefault(entry.partition("=")[0].rstrip(), entry)
    return found


@lru_cache(maxsize=4096)
def _parsed(entry: str) -> Any:
    """A message or a term, ready to be put into sentences; the same game at other tables has the same."""
    from fluent.syntax import FluentParser  # imported late: play-outs need no words

    return FluentParser(with_spans=False).parse_entry(entry)


class Words:
    """The messages of one language. `words("vinci-do-fort", area="alps")` is a sentence."""

    def __init__(self, lang: str, source: str, things: str = "") -> None:
        self.lang = lang
        self.things = things
        self._written = {**_entries(source), **_entries(shared_source(lang))}
        self._forms: dict[str, dict[str, Pieces | None]] = {}
        self._bundle: Any = None

    @classmethod
    def read(cls, lang: str, folder: Path, things: str = "") -> Words:
        """The words of a folder, see `own_source`; names of things are messages that begin with `things`."""
        if lang not in LANGUAGES:
            raise ContentError(f"no words in {lang!r}; there are {', '.join(LANGUAGES)}")
        return cls(lang, own_source(lang, folder), things)

    def __contains__(self, key: str) -> bool:
        return key in self._written

    def __call__(self, key: str, **args: object) -> str:
        """The message of that key; a missing one is a `ContentError`, never an empty place."""
        return self.form(key, "", args)

    def forms(self, key: str) -> dict[str, str]:
        """A message with its forms, by their names, itself by none; empty where it needs arguments."""
        try:
            return {name: self.form(key, name, {}) for name in self._forms_of(key)}
        except ContentError:
            return {}

    def form(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        """An attribute of a message, or the message itself where it has no such form."""
        forms = self._forms_of(key)
        name = attribute if attribute in forms else ""
        pieces = forms[name]
        text = None if pieces is None else _joined(pieces, args)
        return self._formatted(key, name, args) if text is None else text

    def _forms_of(self, key: str) -> dict[str, Pieces | None]:
        """A message and its attributes by their names, itself by none; None for what only Fluent can say."""
        if key not in self._forms:
            entry = self._entry(key)
            patterns = {"": entry.value, **{each.id.name: each.value for each in entry.attributes}}
            self._forms[key] = {name: _pieces(pattern) for name, pattern in patterns.items()}
        return self._forms[key]

    def _entry(self, key: str) -> Any:
        """A message as Fluent reads it."""
        if key not in self._written:
            raise ContentError(f'words/{self.lang}.ftl: message "{key}" is missing')
        entry = _parsed(self._written[key])
        problem = entry.annotations[0].message if hasattr(entry, "annotations") else "No value"
        if getattr(entry, "value", None) is None:
            raise ContentError(f'words/{self.lang}.ftl: message "{key}": {problem}')
        return entry

    def _formatted(self, key: str, attribute: str, args: Mapping[str, object]) -> str:
        """A message with what is put into it."""
        bundle = self._bundle_with(key)
        message = bundle.get_message(key)
        given = {name: _short(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, given)
        if errors:
            raise ContentError(f'words/{self.lang}.ftl: message "{key}": {errors[0]}')
        return str(text)

    def _bundle_with(self, key: str) -> Any:
        """Fluent's bundle, which knows a message and all that may be put into it."""
        from fluent.runtime import FluentBundle  # imported late: it takes longer than many commands
        from fluent.syntax.ast import Resource

        bundle = self._bundle
        if bundle is None:
            functions: dict[str, Any] = {"NAME": self.name, "LOWER": _lower}
            bundle = FluentBundle([self.lang], functions=functions, use_isolating=False)
        if not bundle.has_message(key):
            needed = [key]
            for each in needed:  # which grows
                found = PUT_IN.findall(self._written[each])
                needed.extend([name for name in dict.fromkeys(found) if name in self._written and name not in needed])
            # last comes the message itself: another thread that finds it may say it
            bundle.add_resource(Resource([_parsed(self._written[each]) for each in reversed(needed)]))
        self._bundle = bundle
        return bundle

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


def _pieces(pattern: Any) -> Pieces | None:
    """What a pattern is made of; None where it chooses, calls a function or puts in another message."""
    from fluent.syntax.ast import StringLiteral, TextElement, VariableReference

    pieces: Pieces = []
    for element in pattern.elements:
        part = element if isinstance(element, TextElement) else element.expression
        if isinstance(part, VariableReference):
            pieces.append((part.id.name, True))
        elif isinstance(part, TextElement):
            pieces.append((part.value, False))
        elif isinstance(part, StringLiteral):
            pieces.append((part.parse()["value"], False))
        else:
            return None
    return pieces


def _joined(pieces: Pieces, args: Mapping[str, object]) -> str | None:
    """The sentence of some pieces; None where an argument is missing or is no text, which Fluent sees to."""
    texts: list[str] = []
    for piece, is_argument in pieces:
        text = _short(args.get(piece)) if is_argument else piece
        if not isinstance(text, str):
            return None
        texts.append(text)
    return "".join(texts)


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
