"""A bar for long work, by `rich`: how much is done, how fast it goes and how long it will take."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING

from ecumene.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """Hears how far the work is, and shows it on stderr while a person watches; `words` says `done` of `total`.

    The base install has no `rich`: there it is the words alone.
    """

    def __init__(self, terminal: Terminal, words: str, **values: object) -> None:
        self._terminal = terminal
        self._words = words
        self._values = values
        self._watched = terminal.err.isatty()
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Bar:
        if self._watched:
            self._progress = self._drawn()
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()
        elif self._watched:
            self._write("")

    def __call__(self, done: int, total: int | None) -> None:
        if not self._watched:
            return
        said = self._terminal.words(self._words, done=done, total=total or 0, **self._values)
        if self._progress is None:
            self._write(said)
            return
        if self._task is None:
            self._task = self._progress.add_task(said, total=total, completed=done)
        self._progress.update(self._task, completed=done, total=total, description=said, refresh=True)

    def _drawn(self) -> Progress | None:
        try:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
        except ModuleNotFoundError:
            return None
        console = Console(file=self._terminal.err)
        columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
        # drawn when something is done, and by no thread of its own: processes are forked meanwhile
        return Progress(*columns, console=console, auto_refresh=False, transient=True)

    def _write(self, text: str) -> None:
        self._terminal.err.write(f"\r\x1b[K{text}")
        self._terminal.err.flush()
