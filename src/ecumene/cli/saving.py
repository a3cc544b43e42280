"""Saving a game: its record in a file, kept up to date while the game goes on."""

from __future__ import annotations

import shlex
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from ecumene.cli.errors import UsageError, write_file
from ecumene.cli.terminal import Terminal
from ecumene.core.record import Record

SUFFIX = ".ecumene"


@dataclass
class SaveFile:
    """Where a game is kept, and the command that goes on with it."""

    terminal: Terminal
    path: Path
    resume: str  # the arguments that bring the same bots back

    def write(self, record: Record) -> None:
        """Keep the game as it is; one in which nothing has happened yet is not worth a file."""
        if not record.entries:
            return
        try:
            self.copy_to(self.path, record)
        except UsageError:
            if self.path.parent == Path(tempfile.gettempdir()):
                raise
            self.path = new_path(record.game, Path(tempfile.gettempdir()))
            self.copy_to(self.path, record)

    def copy_to(self, path: str | Path, record: Record) -> None:
        """Write the record elsewhere. A comment tells whoever opens the file how to go on."""
        note = f"# ecumene play {record.game} --load {shlex.quote(Path(path).name)} {self.resume}"
        write_file(self.terminal, path, f"{note.rstrip()}\n{record}")

    def tell(self, record: Record) -> None:
        """Say where the game is and how to go on, or to hear it again."""
        if not record.entries:
            self.terminal.say("play-nothing-saved")
            return
        file = shlex.quote(str(self.path))
        self.terminal.say("play-saved", file=str(self.path))
        if record.result is None:
            command = f"ecumene play {record.game} --load {file} {self.resume}".rstrip()
            self.terminal.say("play-resume", command=command)
        else:
            self.terminal.say("play-replay", command=f"ecumene replay {file}")


def new_path(game: str, folder: Path) -> Path:
    """A name that no file has yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    return path
