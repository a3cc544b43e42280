"""A progress bar for what takes a while."""

from __future__ import annotations

from time import perf_counter

from ecumene.cli.terminal import Terminal

BAR = 30
REFRESH = 0.1  # seconds between two pictures of the bar


class ProgressBar:
    """A bar on stderr while a person watches. `words` says how far it is: `done` of `games`, `speed`, time `left`."""

    def __init__(self, terminal: Terminal, games: int, words: str) -> None:
        self._terminal = terminal
        self._games = games
        self._words = words
        self._shown = 0.0
        self._start = perf_counter()
        self._watched = terminal.err.isatty()

    def __call__(self, games: int, decisions: int = 0) -> None:
        now = perf_counter()
        if not self._watched or (now - self._shown < REFRESH and games < self._games):
            return
        self._shown = now
        speed = games / (now - self._start)
        full = BAR * games // self._games
        status = self._terminal.words(
            self._words, done=games, games=self._games, speed=speed, left=(self._games - games) / speed
        )
        self._write(f"\r\x1b[K[{'#' * full}{'.' * (BAR - full)}] {status}")

    def clear(self) -> None:
        """Leave the line empty for what comes next."""
        if self._shown:
            self._write("\r\x1b[K")

    def _write(self, text: str) -> None:
        self._terminal.err.write(text)
        self._terminal.err.flush()
