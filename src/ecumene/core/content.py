"""Content: what the printed components say, as YAML tables with provenance.

A game's `content/*.yaml` files hold tables (`tokens`, `europe.provinces` …) of records with an `id` and a
`source`. They are read once, checked by the game into frozen typed objects, and can be overlaid: an owner's
file gives the same tables with only the values that differ, and those records are then marked `owner`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from ecumene.core.content_file import ContentFile, Lines, read_owners, read_tables
from ecumene.core.content_file import Row as Row
from ecumene.core.content_file import did_you_mean as did_you_mean
from ecumene.core.content_file import read_yaml as read_yaml
from ecumene.core.errors import ContentError
from ecumene.core.overlaying import PROVENANCE, WORDS, Said, like_fields, overlay


def numbered(ids: Sequence[str]) -> dict[str, int]:
    """The number of each id: its place among them."""
    return {id: number for number, id in enumerate(ids)}


DIGITS = 32
"""So many digits has the hash of a content: nobody finds two contents with one hash, even if they try."""

OLD_DIGITS = 16
"""So many it had once. What was written then says the first digits only."""


def same_name(one: object, other: object) -> bool:
    """Whether two names may mean one content: its hash, and what an older release wrote of it."""
    if not isinstance(one, str) or not isinstance(other, str) or one == other:
        return one == other
    old, whole = (one, other) if len(one) < len(other) else (other, one)
    return (len(old), len(whole)) == (OLD_DIGITS, DIGITS) and whole.startswith(old)


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


class Content:
    """The tables of one game: raw rows with the file each table came from, and their hash.

    Content that was lifted to what newer readers need keeps the hash of the content it was `lifted_from`.
    """

    def __init__(
        self, tables: Mapping[str, Sequence[Row]], files: Mapping[str, str], lifted_from: Content | None = None
    ) -> None:
        self.lines: dict[tuple[str, str], Lines] = {}  # of an owner's file, for who types it in
        self.tables: dict[str, list[Row]] = {name: list(rows) for name, rows in tables.items()}
        self.files: dict[str, str] = dict(files)
        self.lifted_from = lifted_from
        self.hash: str = _hash(self.tables) if lifted_from is None else lifted_from.hash

    def __reduce__(self) -> tuple[Any, ...]:
        return Content, (self.tables, self.files, self.lifted_from)

    @classmethod
    def read(cls, folder: Path) -> Content:
        """The content files of a folder, in the order of their names."""
        tables: dict[str, list[Row]] = {}
        files: dict[str, str] = {}
        for path in sorted(folder.glob("*.yaml")):
            for name, rows in read_tables(path).items():
                if name in tables:
                    raise ContentError(f'content/{path.name}: table "{name}" stands in {files[name]} already')
                tables[name], files[name] = rows, f"content/{path.name}"
                for row in rows:
                    if "source" not in row:
                        raise ContentError(f'content/{path.name}: {name} "{row["id"]}": field "source" is missing')
        return cls(tables, files)

    def overlaid(self, path: Path, said: Said | None = None, twice: bool = False) -> Content:
        """This content with the values of an owner's file laid over it.

        `said` tells our words about a record, which the owner's may replace; `twice` see `read_yaml`.
        """
        return self.with_owners(read_owners(path, twice), said)

    def with_owners(self, file: ContentFile, said: Said | None = None) -> Content:
        """This content with the values of an owner's file, which is read already, laid over it."""
        tables = {name: [dict(row) for row in rows] for name, rows in self.tables.items()}
        files = dict(self.files)
        for name, rows in file.tables.items():
            if name not in tables:
                raise ContentError(f'{file.name}: no table "{name}"{did_you_mean(name, tables)}')
            by_id = {row["id"]: row for row in tables[name]}
            allowed = like_fields(self.tables, name)
            for row in rows:
                ours = by_id.get(row["id"])
                lines = file.lines.get((name, row["id"]), {})
                if ours is None:
                    problem = f'{name} has no "{row["id"]}"{did_you_mean(row["id"], by_id)}'
                    raise ContentError(f"{file.name}: {problem}", lines.get("id", 0), row["id"], "id", problem)
                overlay(file.name, name, ours, row, lines, allowed, said)
            files[name] = file.name
        content = Content(tables, files)
        content.lines = file.lines
        return content

    def is_named(self, name: object) -> bool:
        """Whether this content is meant by what a record, a dump or a table says."""
        return same_name(name, self.hash)

    @property
    def original(self) -> Content:
        """This content as it was written, before it was lifted."""
        return self.lifted_from or self

    def with_table(self, name: str, rows: Sequence[Row]) -> Content:
        """This content with a table that it lacks or has otherwise, under its own hash: for `Game.lift_content`."""
        return Content({**self.tables, name: rows}, {name: "content", **self.files}, self.original)

    def with_field(self, table: str, field: str, value: object) -> Content:
        """This content with a field in each record of a table that lacks it, under its own hash."""
        rows = [row if field in row else {**row, field: value} for row in self.tables[table]]
        return Content({**self.tables, table: rows}, self.files, self.original)

    def rows(self, table: str) -> Iterator[Fields]:
        """The records of a table, ready to be read field by field."""
        if table not in self.tables:
            raise ContentError(f'content: table "{table}" is missing')
        for row in self.tables[table]:
            yield Fields(self.files[table], str(row["id"]), row, self.lines.get((table, str(row["id"]))))

    def named(self, table: str, ids: Sequence[str]) -> list[Fields]:
        """The records of a table that must have exactly these ids."""
        rows = list(self.rows(table))
        if [row.record for row in rows] != list(ids):
            raise ContentError(f"{self.files[table]}: {table} must be {', '.join(ids)}, in this order")
        return rows

    def check_count(self, table: str, found: int, wanted: int) -> None:
        """Refuse a table with too few or too many things."""
        if found != wanted:
            raise ContentError(f"{self.files[table]}: {table} must be {wanted}, not {found}")

    def difference(self, other: Content) -> list[tuple[str, str, str, object, object]]:
        """What differs, as (table, record, field, ours, theirs); provenance is left out."""
        rows: list[tuple[str, str, str, object, object]] = []
        for name, ours in self.tables.items():
            theirs = {row["id"]: row for row in other.tables.get(name, [])}
            for row in ours:
                their = theirs.get(row["id"], {})
                for key in dict.fromkeys([*row, *their]):
                    if key not in PROVENANCE and row.get(key) != their.get(key):
                        rows.append((name, str(row["id"]), key, row.get(key), their.get(key)))
        return rows


class Fields:
    """One record, read field by field; errors name the file, the record and the field."""

    def __init__(self, file: str, record: str, row: Mapping[str, Any], lines: Lines | None = None) -> None:
        self.file = file
        self.record = record
        self.row = row
        self.lines: Lines = lines or {}
        self.path: tuple[str, ...] = ()  # the fields of the record inside which this stands
        self.read: set[str] = {"id", WORDS, *PROVENANCE}

    def wrong(self, field: str, problem: str) -> ContentError:
        """The error to raise about a field of this record."""
        text = f'{self.file}: "{self.record}": {field} {problem}'
        return ContentError(text, self.line(field), self.root, ": ".join([*self.path, field]), problem)

    @property
    def root(self) -> str:
        """The id of the whole record, also for a part of it."""
        return self.record.partition('": "')[0]

    def line(self, field: str) -> int:
        """The line of a field in an owner's file, or of its record; 0 where it is not known."""
        return self.lines.get(field, self.lines.get("id", 0))

    def alone(self, field: str, value: object, inside: str = "") -> Fields:
        """A value of this record, to be read by itself; what is wrong is said to stand `inside` a field."""
        record = f'{self.record}": "{inside}' if inside else self.record
        alone = Fields(self.file, record, {field: value}, {"id": self.line(inside or field)})
        alone.path = (*self.path, inside) if inside else self.path
        return alone

    def within(self, field: str) -> Fields:
        """This record, where a field of it is read that holds things of their own: what is wrong stands there."""
        within = Fields(self.file, self.record, self.row, {"id": self.line(field)})
        within.path = self.path if self.path[-1:] == (field,) else (*self.path, field)
        within.read = self.read
        return within

    def get(self, field: str, default: object = None) -> Any:
        """The raw value; a missing field is an error unless there is a default."""
        self.read.add(field)
        if field in self.row:
            return self.row[field]
        if default is None:
            raise self.wrong(field, "is missing")
        return default

    def text(self, field: str, default: str | None = None) -> str:
        value = self.get(field, default)
        if not isinstance(value, str) or (not value and default is None):
            raise self.wrong(field, f"must be a text, not {value!r}")
        return value

    def integer(self, field: str, least: int, most: int, default: int | None = None) -> int:
        value = self.get(field, default)
        if not is_whole(value, least, most):
            raise self.wrong(field, f"must be a whole number from {least} to {most}, not {value!r}")
        return int(value)

    def integers(self, field: str, count: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        values = self.get(field)
        if not isinstance(values, list) or len(values) != count or not all(is_whole(n, least, most) for n in values):
            raise self.wrong(field, f"must be a list of {count} whole numbers from {least} to {most}, not {values!r}")
        return tuple([int(value) for value in values])

    def number(self, field: str, least: float, most: float) -> float:
        """A number that need not be whole."""
        value = self.get(field)
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
            raise self.wrong(field, f"must be a number from {least:g} to {most:g}, not {value!r}")
        return float(value)

    def flag(self, field: str, default: bool | None = None) -> bool:
        value = self.get(field, default)
        if not isinstance(value, bool):
            raise self.wrong(field, f"must be true or false, not {value!r}")
        return value

    def one_of(self, field: str, known: Collection[str]) -> str:
        value = self.text(field)
        if value not in known:
            raise self.wrong(field, f'"{value}" does not exist{did_you_mean(value, known)}')
        return value

    def some_of(self, field: str, known: Collection[str]) -> tuple[str, ...]:
        """A list of ids, each known and none twice."""
        values = self.get(field)
        if not isinstance(values, list):
            raise self.wrong(field, f"must be a list, not {values!r}")
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.wrong(field, f'"{value}" does not exist{did_you_mean(str(value), known)}')
        if len(set(values)) != len(values):
            raise self.wrong(field, "names something twice")
        return tuple(values)

    def part(self, field: str, default: Mapping[str, Any] | None = None) -> Fields:
        """A mapping inside the record, read in the same way."""
        value = self.get(field, default)
        if not isinstance(value, Mapping):
            raise self.wrong(field, f"must be a mapping, not {value!r}")
        return self._inner(field, value)

    def parts(self, field: str) -> list[Fields]:
        """A list of mappings inside the record, each read in the same way."""
        values = self.get(field)
        if not isinstance(values, list):
            raise self.wrong(field, f"must be a list, not {values!r}")
        for value in values:
            if not isinstance(value, Mapping):
                raise self.wrong(field, f"must be a list of mappings, not of {value!r}")
        return [self._inner(field, value) for value in values]

    def _inner(self, field: str, value: Mapping[str, Any]) -> Fields:
        inner = Fields(self.file, f'{self.record}": "{field}', value, {"id": self.line(field)})
        inner.path = (*self.path, field)
        inner.read = set()  # inside a record no field says where it comes from
        return inner

    def source(self, field: str = "") -> str:
        """Where the record, or one of its fields, comes from."""
        sources = self.row.get("sources", {})
        return str(sources.get(field, self.row.get("source", "")))

    def nothing_else(self) -> None:
        """Refuse fields that nobody reads: they are misspelt or misunderstood."""
        for field in self.row:
            if field not in self.read:
                raise self.wrong(str(field), f"is not a field of this table{did_you_mean(str(field), self.read)}")


def _hash(tables: Mapping[str, Sequence[Row]]) -> str:
    bare = {
        name: [{key: value for key, value in row.items() if key not in PROVENANCE} for row in rows]
        for name, rows in tables.items()
    }
    return sha256(json.dumps(bare, sort_keys=True, ensure_ascii=False, default=str).encode()).hexdigest()[:DIGITS]
