"""What goes wrong at a command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ecumene import installing
from ecumene.cli.terminal import Terminal
from ecumene.core.errors import EcumeneError


class UsageError(EcumeneError):
    """A command line that cannot be followed; its text is already in the language of the person."""


@contextmanager
def needs_table(terminal: Terminal) -> Iterator[None]:
    """Around imports of the table, which needs more than the rules do: what is missing is named."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ecumene"):
            raise
        raise UsageError(
            terminal.words("serve-missing", what=error.name or "", command=installing.command("table"))
        ) from error


def read_file(terminal: Terminal, path: str) -> str:
    """The text of a file that a person named."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise UsageError(terminal.words("file-unreadable", file=path, reason=reason_of(error))) from error


def write_file(terminal: Terminal, path: str | Path, text: str) -> None:
    """Write a file whole or not at all."""
    target = Path(path)
    half = target.with_name(target.name + ".part")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(target)
    except (OSError, ValueError) as error:
        raise UsageError(terminal.words("file-unwritable", file=str(path), reason=reason_of(error))) from error


def reason_of(error: Exception) -> str:
    """What the system says went wrong."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
