"""An owner's values laid over ours, record by record: numbers, effects, and what a thing is called and says.

A record of an owner's file needs its `id` and what differs. `field: null` takes away what the printed thing lacks; a
field that ours lacks may come in where some record of the same kind has it. `source: owner` says that what is
written is printed so, also where it is what we had guessed. `words` gives names and texts:

    words:
      en: {name: Ghost Towns, text: Advance on military.}
      fr: {name: Villes fantômes, text: Avancez en militaire.}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias
from unicodedata import category

from ecumene.core.content_file import Lines, Row, did_you_mean
from ecumene.core.errors import ContentError
from ecumene.core.words import LANGUAGES

PROVENANCE: tuple[str, ...] = ("source", "sources", "known", "why")
"""Fields that say where a value comes from; they change no game and so are not part of the hash."""

OWNER: Final = "owner"

WORDS: Final = "words"
"""The field of an owner's record with what it is called and says. Ours stand in the game's words."""

NAME: Final = "name"
"""What a thing is called; `name.le` and the like are forms of it, for sentences."""

SOFT_HYPHEN: Final = "\u00ad"  # where a long name may be broken

LONGEST: Final = 1000  # letters of a text on a card

Said: TypeAlias = Callable[[str, str], Mapping[str, Mapping[str, str]]]
"""What we say of a record of a table, by language and part: `name`, its forms (`name.le`), `text` …"""


def like_fields(tables: Mapping[str, Sequence[Row]], table: str) -> set[str]:
    """The fields that a record of a table may have: those of any record of its kind, in whichever box."""
    kind = table.rpartition(".")[2]
    alike = [rows for name, rows in tables.items() if name.rpartition(".")[2] == kind]
    return {field for rows in alike for row in rows for field in row if field not in PROVENANCE and field != WORDS}


def overlay(file: str, table: str, ours: Row, theirs: Row, lines: Lines, allowed: set[str], said: Said | None) -> None:
    """Lay an owner's record over ours, which is changed."""
    for field, value in theirs.items():
        if field == "id" or field in PROVENANCE:
            continue
        where = _Where(file, table, str(ours["id"]), field, lines.get(field, 0))
        if field == WORDS:
            _lay_words(where, ours, value, said)
            continue
        if field not in ours and field not in allowed:
            raise where.wrong(f"is not a field of this record{did_you_mean(field, allowed)}")
        if ours.get(field) != value:
            if value is None:
                del ours[field]
            else:
                ours[field] = value
        elif not _claimed(theirs, field):
            continue  # an exported file says everything; only what differs is the owner's
        if value is not None:
            ours["sources"] = {**ours.get("sources", {}), field: OWNER}


def _claimed(theirs: Row, field: str) -> bool:
    """Whether an owner says that a value is printed, whether or not it is what we have."""
    sources = theirs.get("sources")
    named = sources.get(field) if isinstance(sources, Mapping) else None
    return bool((named or theirs.get("source")) == OWNER)


class _Where:
    """A field of an owner's record."""

    def __init__(self, file: str, table: str, record: str, field: str, line: int) -> None:
        self.file = file
        self.table = table
        self.record = record
        self.field = field
        self.line = line

    def wrong(self, problem: str) -> ContentError:
        text = f'{self.file}: {self.table} "{self.record}": {self.field} {problem}'
        return ContentError(text, self.line, self.record, self.field, problem)

    def below(self, name: str) -> _Where:
        return _Where(self.file, self.table, self.record, f"{self.field}: {name}", self.line)


# ---- words


def _lay_words(where: _Where, ours: Row, theirs: object, said: Said | None) -> None:
    """What an owner's thing is called and says, where that differs from our words."""
    if not isinstance(theirs, Mapping):
        raise where.wrong(f"must be a mapping, not {theirs!r}")
    known = said(where.table, where.record) if said is not None and theirs else {}
    words = {lang: dict(parts) for lang, parts in ours.get(WORDS, {}).items()}
    for lang, parts in theirs.items():
        if lang not in LANGUAGES:
            raise where.wrong(f'"{lang}" does not exist{did_you_mean(str(lang), LANGUAGES)}')
        if not isinstance(parts, Mapping):
            raise where.below(str(lang)).wrong(f"must be a mapping, not {parts!r}")
        given: dict[str, str] = {}
        for part, text in parts.items():
            here = where.below(f"{lang}: {part}")
            if part not in known.get(lang, {}):
                raise here.wrong(f"is not said of this record{did_you_mean(str(part), known.get(lang, {}))}")
            given[str(part)] = _plain(here, text)
        _check_forms(where.below(str(lang)), given, known.get(lang, {}))
        differs = _differing(given, known.get(lang, {}))
        if differs:
            words[lang] = {**words.get(lang, {}), **differs}
    if words != ours.get(WORDS, {}):
        ours[WORDS] = words
        ours["sources"] = {**ours.get("sources", {}), WORDS: OWNER}


def _check_forms(where: _Where, given: Mapping[str, str], known: Mapping[str, str]) -> None:
    """Whoever gives another name gives all its forms: ours belong to ours, and sentences need them."""
    if NAME in given and given[NAME] != known[NAME]:
        for part in known:
            if _of_name(part) and part not in given:
                raise where.wrong(f'must have "{part}" too, which goes with the name')


def _differing(given: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str]:
    """The words that are not ours; a name goes with all its forms."""
    texts = {part: text for part, text in given.items() if not _of_name(part) and text != known[part]}
    name = {part: text for part, text in given.items() if _of_name(part)}
    if all(known[part] == text for part, text in name.items()):
        return texts
    return {**{part: text for part, text in known.items() if _of_name(part)}, **name, **texts}


def _of_name(part: str) -> bool:
    return part == NAME or part.startswith(f"{NAME}.")


def _plain(where: _Where, text: Any) -> str:
    """A text in one line that means nothing but itself, to Fluent and to a page."""
    if not isinstance(text, str) or not text.strip():
        raise where.wrong(f"must be a text, not {text!r}")
    line = one_line(text)
    if len(line) > LONGEST:
        raise where.wrong(f"must have at most {LONGEST} letters, not {len(line)}")
    for letter in line.replace(SOFT_HYPHEN, ""):
        if letter in "{}<>\\" or category(letter)[0] == "C" or category(letter) in ("Zl", "Zp"):
            raise where.wrong(f"must not have {letter!r} in it: it is plain text")
    return line


def one_line(text: str) -> str:
    """A text whose lines follow each other, with the spaces of French typography as they are."""
    return re.sub("[ \\t\\r\\n]+", " ", text).strip(" ")


def messages_of(tables: Mapping[str, Sequence[Row]], lang: str) -> list[tuple[str, str, Mapping[str, str]]]:
    """What owners' records say in a language, as (table, record, its parts)."""
    found: list[tuple[str, str, Mapping[str, str]]] = []
    for table, rows in tables.items():
        for row in rows:
            words = row.get(WORDS)
            if isinstance(words, Mapping) and lang in words:
                found.append((table, str(row["id"]), words[lang]))
    return found
