"""The text of content as it is kept: what a release shipped, and what a table began with, found by its hash for good.

    game: harbour
    hash: 5b0c2f9ae1d34c77
    release: 0.1.0
    files: {cards: content/cards.yaml, values: content/values.yaml}
    tables:
      cards:
      - {id: spice, count: 4, effects: [{sell: 3}], source: house}

All of it, an owner's values included, with where each value comes from; one record a line, so that two can be compared.
A game keeps the contents of its releases in `released/HASH.yaml` beside `content/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ecumene.core.content import Content, read_yaml
from ecumene.core.errors import ContentError
from ecumene.core.overlaying import Said

FOLDER = "released"
NEEDED: tuple[str, ...] = ("game", "hash", "release", "files", "tables")


@dataclass(frozen=True)
class Kept:
    """A content that is kept, and the release that it came with."""

    game: str
    release: str
    content: Content


def written(game: str, release: str, content: Content) -> str:
    """The text that keeps a content, as it was before it was lifted."""
    content = content.original
    lines = [
        f"game: {game}",
        f"hash: {content.hash}",
        f"release: {release}",
        f"files: {_line(content.files)}",
        "tables:",
    ]
    for name, rows in content.tables.items():
        lines.append(f"  {_line(name)}:" if rows else f"  {_line(name)}: []")
        lines += [f"  - {_line(row)}" for row in rows]
    return "\n".join(lines) + "\n"


def read_text(text: str, name: str) -> Kept:
    """The content that a text keeps; a `ContentError` begins with `name`."""
    try:
        return _kept(yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)), name)
    except (yaml.YAMLError, ValueError) as error:
        raise ContentError(f"{name}: not YAML ({getattr(error, 'problem', error)})") from error


def released(folder: Path, hash: str) -> Kept | None:
    """The content of that hash among those that a game's folder keeps."""
    return _released(folder / FOLDER / f"{hash}.yaml") if re.fullmatch("[0-9a-f]{16}", hash) else None


def all_released(folder: Path) -> Iterator[Kept]:
    """Every content that a game's folder keeps, the newest release first."""
    found = [_released(path) for path in sorted((folder / FOLDER).glob("*.yaml"))]
    kept = [one for one in found if one is not None]
    return iter(sorted(kept, key=lambda one: [int(n) for n in re.findall("[0-9]+", one.release)], reverse=True))


def overlaid_as(contents: Iterable[Content], overlay: Path, hash: str, said: Said | None = None) -> Content | None:
    """Which of these has that hash with an owner's file laid over it; with that file on it, None where none has.

    The file may be older than the rule that no name stands twice.
    """
    for content in contents:
        try:
            laid = content.overlaid(overlay, said, twice=True)
        except ContentError:
            continue  # a file for another release names what this one lacks
        if laid.hash == hash:
            return laid
    return None


@lru_cache(maxsize=64)
def _released(path: Path) -> Kept | None:
    return _kept(read_yaml(path), f"{FOLDER}/{path.name}") if path.is_file() else None


def _kept(data: object, name: str) -> Kept:
    if not isinstance(data, Mapping) or any(key not in data for key in NEEDED):
        raise ContentError(f"{name}: must have {', '.join(NEEDED)}")
    tables, files = data["tables"], data["files"]
    whole = isinstance(tables, Mapping) and isinstance(files, Mapping) and set(tables) == set(files)
    if not whole or not all(_is_table(rows) for rows in tables.values()):
        raise ContentError(f"{name}: tables and files do not belong together")
    content = Content(tables, files)
    if content.hash != data["hash"]:
        raise ContentError(f"{name}: damaged: its hash is {content.hash}, not {data['hash']}")
    return Kept(str(data["game"]), str(data["release"]), content)


def _is_table(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(row, Mapping) and "id" in row for row in rows)


def _line(value: Any) -> str:
    """A value in one line of YAML."""
    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    text: str = yaml.dump(
        value, Dumper=dumper, default_flow_style=True, allow_unicode=True, sort_keys=False, width=2**30
    )
    return text.removesuffix("...\n").strip()
