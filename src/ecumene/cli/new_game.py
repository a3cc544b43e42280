"""`ecumene new-game`: writes a small, complete game as a package of its own, to be changed into another."""

from __future__ import annotations

import keyword
import re
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from ecumene import __version__
from ecumene.catalogue import catalogue
from ecumene.cli.arguments import Parser
from ecumene.cli.errors import UsageError, reason_of
from ecumene.cli.terminal import Terminal

SKELETON = Path(__file__).parent / "skeleton"
SUFFIX = ".in"  # its files are no Python, YAML or Fluent before names are put in
PACKAGE = "package"  # the folder that gets the game's name
RESERVED = ("core", "label", "no", "test", "tests")  # the beginnings of words and rules that mean something else


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("name", metavar="NAME", help=words("help-new-game-name"))
    parser.add_argument("--folder", metavar="DIR", default=".", help=words("help-new-game-folder"))


def run(terminal: Terminal, arguments: Namespace) -> int:
    name, target = arguments.name, Path(arguments.folder) / arguments.name
    _check(terminal, name, target)
    try:
        _write(name, target)
    except (OSError, ValueError) as error:
        raise UsageError(terminal.words("file-unwritable", file=str(target), reason=reason_of(error))) from error
    terminal.say("new-game-written", folder=str(target), id=name)
    return 0


def _check(terminal: Terminal, name: str, target: Path) -> None:
    """Refuse a name that Python, the catalogue or the words could not live with."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name) or keyword.iskeyword(name):
        raise UsageError(terminal.words("new-game-name", what=name[:80]))
    if name in catalogue:
        raise UsageError(terminal.words("new-game-known", what=name))
    if name in RESERVED or _is_module(name) or class_of(name) in _imported():
        raise UsageError(terminal.words("new-game-taken", what=name))
    if target.exists() or target.is_symlink():
        raise UsageError(terminal.words("new-game-exists", folder=str(target)))


def _is_module(name: str) -> bool:
    """Whether Python would import something else under that name; a mere folder is nothing."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def _imported() -> set[str]:
    """The names that the skeleton imports, which its class may not bear."""
    text = (SKELETON / PACKAGE / "game.py.in").read_text(encoding="utf-8")
    lines = re.findall(r"^from [\w.]+ import (.+)$", text, re.MULTILINE)
    return {word for line in lines for word in re.findall(r"\w+", line)}


def _write(name: str, target: Path) -> None:
    """Write the package whole or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{name}-", dir=target.parent) as half:
        for path, text in files(name):
            file = Path(half) / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        (Path(half) / name).rename(target)


def files(name: str) -> Iterator[tuple[Path, str]]:
    """The files of a game of that name, by their paths in its folder."""
    title = " ".join(name.split("_")).strip().capitalize()
    put_in = {"@id@": name, "@Class@": class_of(name), "@title@": title, "@release@": __version__}
    for path in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        text = path.read_text(encoding="utf-8")
        for place, word in put_in.items():
            text = text.replace(place, word)
        parts = path.relative_to(SKELETON).with_suffix("").parts
        yield Path("src", name, *parts[1:]) if parts[0] == PACKAGE else Path(*parts), text


def class_of(name: str) -> str:
    """`river_stones` → `RiverStones`."""
    return "".join(word.capitalize() for word in name.split("_"))
