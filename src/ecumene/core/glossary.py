"""The glossary: every thing and every icon of a table explained once, in both languages.

A game's `glossary.yaml` holds the words of the game. Each names what it is `about` by keys that follow from a scene, so
that a page finds the word for whatever is pointed at, and a test finds what nobody has explained:

    piece.pawn  area.land  terrain.forest  state.decline      by kind; a piece also by its id, `piece.marker.scholar`
    icon.coin                                                 an icon, also one on a card or the face of a die
    zone.deck.tiles  card.token  track.income  counter.stock  by id, without players and numbers
    asked.expansion                                           a kind of question: what one does there

A key stands for all that begin with it: `zone.deck` explains every deck that has no word of its own. What all games
share is explained in core's own file; a game's word comes before it.

`when` says when and how a thing can be clicked. It answers whoever clicks one that has no part in the question; a word
that does not say leaves it to the word of a shorter key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ecumene.core.content import Fields, read_yaml
from ecumene.core.errors import ContentError

FILE: Final = "glossary.yaml"
COVERED: Final = "state.covered"
OPEN: Final = "state.open"
"""Of a space that pieces cover: whether one lies on it."""
UNASKED: Final = ("surface", "text", "hexes")
"""Types that are no things one asks about: planes hold things, texts are words, hexes are asked about by cell."""

# players, numbers, and whose counter it is
_OF_NOBODY: Final[re.Pattern[str]] = re.compile(r"^(p?-?\d+|has|[a-z]?\d+[a-z]?)$")
_CELL: Final[re.Pattern[str]] = re.compile(r"^(.+)\.(-?\d+)\.(-?\d+)$")
_PLACES: Final = ("slots", "spaces")
_ICON_LISTS: Final = ("icons", "cost", "gives", "left", "right", "bonus")


@dataclass(frozen=True)
class Explanation:
    """A word of the game in one language. `text` says what it is; what it costs, gives and may not, where that is told.

    `forms` are other ways to write the word, by which it is found in sentences. `when` is for the table, not for pages.
    """

    word: str
    text: str
    costs: str = ""
    gives: str = ""
    limits: str = ""
    forms: tuple[str, ...] = ()
    when: str = ""


@dataclass(frozen=True)
class Entry:
    """One word of the game, what it is about and the rule that says more."""

    id: str
    about: tuple[str, ...]
    icon: str
    rule: str
    en: Explanation
    fr: Explanation

    def told(self, lang: str) -> Explanation:
        return self.fr if lang == "fr" else self.en


class Glossary:
    """The words of a game, found by what they are about."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)
        self._by_key: dict[str, Entry] = {}
        for entry in entries:
            for key in entry.about:
                self._by_key.setdefault(key, entry)

    @classmethod
    def of_game(cls, folder: Path) -> Glossary:
        """A game's words, then those of every game."""
        files = [folder / FILE, Path(__file__).parent / FILE]
        return cls([entry for file in files if file.exists() for entry in read_entries(file)])

    def find(self, key: str) -> Entry | None:
        """The word about `key`, or about what it begins with."""
        return next(self._about(key), None)

    def when(self, key: str) -> Entry | None:
        """The word that says when what `key` is about can be clicked."""
        return next((entry for entry in self._about(key) if entry.en.when), None)

    def _about(self, key: str) -> Iterator[Entry]:
        """The words about `key`, the most telling first."""
        while key:
            if key in self._by_key:
                yield self._by_key[key]
            key = key.rpartition(".")[0]


def read_entries(path: Path) -> list[Entry]:
    """The words of one file, checked."""
    data = read_yaml(path)
    if not isinstance(data, list):
        raise ContentError(f"{path.name}: must be a list of words")
    entries: list[Entry] = []
    known: set[str] = set()
    for number, row in enumerate(data, 1):
        if not isinstance(row, Mapping):
            raise ContentError(f"{path.name}: word {number} must be a mapping")
        entry = _entry(path.name, str(row.get("id", number)), row)
        twice = {entry.id, *entry.about} & known
        if twice:
            raise ContentError(f'{path.name}: "{sorted(twice)[0]}" is explained twice')
        known |= {entry.id, *entry.about}
        entries.append(entry)
    return entries


def _entry(file: str, record: str, row: Mapping[str, Any]) -> Entry:
    fields = Fields(file, record, row)
    entry = Entry(
        fields.text("id"),
        _texts(fields, "about"),
        fields.text("icon", ""),
        fields.text("rule", ""),
        _explanation(file, record, fields, "en"),
        _explanation(file, record, fields, "fr"),
    )
    fields.nothing_else()
    return entry


def _explanation(file: str, record: str, fields: Fields, lang: str) -> Explanation:
    row = fields.get(lang)
    if not isinstance(row, Mapping):
        raise fields.wrong(lang, "must be a mapping")
    told = Fields(file, f"{record} {lang}", row)
    explanation = Explanation(
        told.text("word"),
        told.text("text"),
        told.text("costs", ""),
        told.text("gives", ""),
        told.text("limits", ""),
        _texts(told, "forms"),
        told.text("when", ""),
    )
    told.nothing_else()
    return explanation


def _texts(fields: Fields, field: str) -> tuple[str, ...]:
    values = fields.get(field, [])
    if not isinstance(values, list) or not all(isinstance(value, str) and value for value in values):
        raise fields.wrong(field, f"must be a list of texts, not {values!r}")
    return tuple(values)


# ---- what there is to explain


def keys_of(element: Mapping[str, Any]) -> Iterator[str]:
    """The keys of a thing on the table, its parts and all its icons; the stage's fields are among its own."""
    kind = element.get("type")
    yield from own_keys(element)
    if kind == "hexes":
        yield from [f"terrain.{cell[2]}" for cell in element.get("cells", [])]
        if element.get("frontier"):
            yield "frontier"
    if "terrain" in element:
        yield f"terrain.{element['terrain']}"
    yield from [f"state.{state}" for state in element.get("state", [])]
    if element.get("covers"):
        yield from (COVERED, OPEN)
    if kind != "group":  # its counters are the players
        yield from [".".join(["counter", *stem(counter["id"])]) for counter in element.get("counters", [])]
        yield from icons_of(element)
    yield from [f"icon.{face}" for face in element.get("faces", []) if not face.isdecimal()]


def own_keys(element: Mapping[str, Any]) -> Iterator[str]:
    """The key of a thing itself; none where nobody asks about it."""
    kind = element.get("type")
    if kind == "piece":
        yield ".".join(["piece", element.get("kind", "land"), *stem(element["id"])[:1]])
    elif kind == "area":
        yield f"area.{element.get('kind', 'land')}"
    elif kind is not None and kind not in UNASKED:
        yield ".".join([kind, *stem(element["id"])])


def keys_at(elements: Mapping[str, Mapping[str, Any]], id: str) -> Iterator[str]:
    """The keys of the thing or number with this id, or of what the slot, space or cell with this id belongs to."""
    element = elements.get(id)
    if element is not None and "type" in element:
        yield from own_keys(element)
        if "terrain" in element:
            yield f"terrain.{element['terrain']}"
        return
    cell = _CELL.match(id)
    world = elements.get(cell.group(1)) if cell else None
    if cell and world is not None and world.get("type") == "hexes":
        place = [int(cell.group(2)), int(cell.group(3))]
        known = [f"terrain.{other[2]}" for other in world.get("cells", []) if list(other[:2]) == place]
        yield from known
        if place in [list(edge) for edge in world.get("frontier", [])]:
            yield "frontier"
    elif world is not None:
        yield from own_keys(world)
    else:
        for host in elements.values():
            if any(part["id"] == id for name in _PLACES for part in host.get(name, ())):
                yield from own_keys(host)
            if any(counter["id"] == id for counter in host.get("counters", ())):
                yield ".".join(["counter", *stem(id)])


def stem(id: str) -> list[str]:
    """The parts of an id that say what a thing is: `track.p0.food` is a track of food, whoever owns it."""
    return [part for part in re.split(r"[.#]", id) if not _OF_NOBODY.match(part)]


def icons_of(data: object) -> Iterator[str]:
    """The keys of all icons in some part of a scene or of a choice."""
    if isinstance(data, Mapping):
        if isinstance(data.get("icon"), str):
            yield f"icon.{data['icon']}"
        if isinstance(data.get("sign"), str):
            yield f"icon.{data['sign']}"
        for name in _ICON_LISTS:
            icons = data.get(name)
            for icon in icons if isinstance(icons, (list, tuple)) else ():
                if isinstance(icon, (list, tuple)):
                    yield f"icon.{icon[0]}"
        for value in data.values():
            yield from icons_of(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from icons_of(value)
