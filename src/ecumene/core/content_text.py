"""The text of content as it is kept: what a release shipped, and what a table began with, found by its hash for good.

    game: harbour
    hash: 5b0c2f9ae1d34c77a0d6e8b1f2c39045
    release: 0.1.0
    files: {cards: content/cards.yaml, values: content/values.yaml}
    tables:
      cards:
      - {id: spice, count: 4, effects: [{sell: 3}], source: house}

All of it, an owner's values included, with where each value comes from; one record a line, so that two can be compared.
A game keeps the contents of its releases in `released/HASH.yaml` beside `content/`. Text and file of an older release
say the first digits of the hash only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ecumene.core.content import OLD_DIGITS, Content, read_yaml
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


def read_named(text: str, name: str) -> Content:
    """The content that a text keeps; refused where another is meant by that name."""
    content = read_text(text, "content").content
    if not content.is_named(name):
        raise ContentError(f"content: has the hash {content.hash}, not {name}")
    return content


def released(folder: Path, name: str) -> Kept | None:
    """The content that is meant by that name among those that a game's folder keeps."""
    if not re.fullmatch("[0-9a-f]+", name):
        return None
    found = [_released(path) for path in sorted((folder / FOLDER).glob(f"{name[:OLD_DIGITS]}*.yaml"))]
    return next((kept for kept in found if kept is not None and kept.content.is_named(name)), None)


def all_released(folder: Path) -> Iterator[Kept]:
    """Every content that a game's folder keeps, the newest release first."""
    found = [_released(path) for path in sorted((folder / FOLDER).glob("*.yaml"))]
    kept = [one for one in found if one is not None]
    return iter(sorted(kept, key=lambda one: [int(n) for n in re.findall("[0-9]+", one.release)], reverse=True))


def overlaid_as(contents: Iterable[Content], overlay: Path, name: str, said: Said | None = None) -> Content | None:
    """Which of these is meant by that name with an owner's file laid over it; with that file on it, None where none is.

    The file may be older than the rule that no name stands twice.
    """
    for content in contents:
        try:
            laid = content.overlaid(overlay, said, twice=True)
        except ContentError:
            continue  # a file for another release names what this one lacks
        if laid.is_named(name):
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
    if not content.is_named(data["hash"]):
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
