"""Files of content: YAML read with the line of everything in it, and tables of records that hold what they must.

The same name twice in one mapping would silently lose what stood under the first: it is refused, in our own files too.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from ecumene.core.errors import ContentError
from ecumene.core.plain_data import check_plain

Row: TypeAlias = dict[str, Any]

Lines: TypeAlias = dict[str, int]
"""The line on which each field of a record stands; that of `id` is where the record begins."""

GAME = "game"
"""Beside its tables an owner's file may say which game it is for."""


@dataclass
class ContentFile:
    """The tables of one file; in an owner's file, which game it is for, and where everything stands."""

    name: str
    tables: dict[str, list[Row]]
    game: str = ""
    lines: dict[tuple[str, str], Lines] = field(default_factory=dict)

    def without(self, records: Collection[str]) -> ContentFile:
        """The same file without the records of these ids."""
        tables = {name: [row for row in rows if row["id"] not in records] for name, rows in self.tables.items()}
        return ContentFile(self.name, tables, self.game, self.lines)


def did_you_mean(word: str, known: Collection[str]) -> str:
    """` (did you mean "bavaria"?)` where some known word is near."""
    near = get_close_matches(word, list(known), n=1)
    return f' (did you mean "{near[0]}"?)' if near else ""


# ---- YAML


def read_yaml(path: Path, twice: bool = False) -> object:
    """The plain data of a YAML file; a `ContentError` names file and line of what cannot be read.

    `twice` lets a name stand twice in a mapping, as files could that were kept before this was looked at.
    """
    return _read(path, twice)[0]


def _read(path: Path, twice: bool) -> tuple[object, Any]:
    """The data of a file, and the node that it was made of."""
    try:
        return _parsed(path, twice)
    except FileNotFoundError:
        raise ContentError(f"{path.name}: no such file") from None
    except (OSError, ValueError, AttributeError) as error:  # not UTF-8, a date that does not exist or is none
        raise ContentError(f"{path.name}: cannot be read ({error})") from error
    except RecursionError:
        raise ContentError(f"{path.name}: is nested too deeply") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        at = 0 if mark is None else mark.line + 1
        line = f" line {at}:" if at else ""
        problem = f"not YAML ({getattr(error, 'problem', error)})"
        raise ContentError(f"{path.name}:{line} {problem}", line=at, problem=problem) from error


def _parsed(path: Path, twice: bool) -> tuple[object, Any]:
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(path.read_text(encoding="utf-8"))
    try:
        node = loader.get_single_node()
        if node is None:
            return None, None
        if not twice:
            _refuse_twice(path.name, node)
        return loader.construct_document(node), node
    finally:
        loader.dispose()


def _refuse_twice(file: str, top: Any) -> None:
    """Refuse a name that stands twice in one mapping."""
    seen: set[int] = set()
    nodes: list[Any] = [top]
    while nodes:
        node = nodes.pop()
        if id(node) in seen:
            continue  # an alias
        seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            found: dict[tuple[str, str], int] = {}
            for key, value in node.value:
                nodes += [key, value]
                if not isinstance(key, yaml.ScalarNode):
                    continue
                line, name = key.start_mark.line + 1, (str(key.tag), str(key.value))
                if name in found:
                    problem = f'"{key.value}" stands twice, in line {found[name]} and in line {line}'
                    raise ContentError(f"{file}: {problem}", line=line, problem=problem)
                found[name] = line
        elif isinstance(node, yaml.SequenceNode):
            nodes += node.value


# ---- tables


def read_tables(path: Path) -> dict[str, list[Row]]:
    """The tables of one of our own files."""
    data = read_yaml(path)
    if not isinstance(data, dict):
        raise ContentError(f"{path.name}: must hold tables of records")
    for name, rows in data.items():
        _check_table(path.name, name, rows)
    return data


def read_owners(path: Path, twice: bool = False) -> ContentFile:
    """An owner's file: tables in which everything may be left out, and perhaps the game that they are for."""
    data, node = _read(path, twice)
    if data is None:
        return ContentFile(path.name, {})
    if not isinstance(data, dict):
        raise ContentError(f"{path.name}: must hold tables of records")
    game = data.pop(GAME) if isinstance(data.get(GAME), str) else ""
    for name in list(data):
        if data[name] is None:
            data[name] = []  # every record of it is still a comment
        _check_table(path.name, name, data[name])
    return ContentFile(path.name, data, game, _lines_in(node))


def _check_table(file: str, name: object, rows: object) -> None:
    if not isinstance(name, str):
        raise ContentError(f"{file}: no table {name!r}: names are text")
    if not isinstance(rows, list):
        raise ContentError(f'{file}: table "{name}" must be a list of records')
    seen: set[object] = set()
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise ContentError(f'{file}: table "{name}": record {number} has no id')
        for key in row:
            if not isinstance(key, str):
                raise ContentError(f'{file}: {name} "{row["id"]}": {key!r} is not a field: names are text')
        if row["id"] in seen:
            raise ContentError(f'{file}: table "{name}": "{row["id"]}" stands twice', record=row["id"])
        seen.add(row["id"])
        check_plain(f'{file}: {name} "{row["id"]}"', row)


def _lines_in(top: Any) -> dict[tuple[str, str], Lines]:
    """Where the records of a file and their fields stand; the file is known to hold tables."""
    found: dict[tuple[str, str], Lines] = {}
    for table, rows in top.value:
        for row in rows.value if isinstance(rows, yaml.SequenceNode) else ():
            lines: Lines = {}
            record = ""
            for key, value in row.value:
                lines[str(key.value)] = key.start_mark.line + 1
                if key.value == "id":
                    record = str(value.value)
            found[str(table.value), record] = {**lines, "id": row.start_mark.line + 1}
    return found
