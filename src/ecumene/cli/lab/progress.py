"""A bar for long work, by `rich`: how much is done, how fast it goes and how long it will take."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING

from ecumene.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class Bar:
    """Hears how far the work is, and shows it on stderr while a person watches; `words` says `done` of `total`."""

    def __init__(self, terminal: Terminal, words: str) -> None:
        self._terminal = terminal
        self._words = words
        self._progress: Progress | None = None
        self._task: TaskID | None = None
        self._found = 0

    def __enter__(self) -> Bar:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

        if self._terminal.err.isatty():
            console = Console(file=self._terminal.err)
            columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), TimeRemainingColumn())
            # drawn when something is done, and by no thread of its own: processes are forked meanwhile
            self._progress = Progress(*columns, console=console, auto_refresh=False, transient=True)
            self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._progress is not None:
            self._progress.stop()

    def __call__(self, done: int, total: int | None) -> None:
        if self._progress is None:
            return
        said = self._terminal.words(self._words, done=done, total=total or 0)
        if self._task is None:
            self._task = self._progress.add_task(said, total=total, completed=done)
        self._progress.update(self._task, completed=done, total=total, description=said, refresh=True)
