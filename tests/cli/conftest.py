"""The command line run in this process: its exit code and what it printed."""

from __future__ import annotations

import io
import json
import signal
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.cli import main
from ecumene.core.record import Play


@dataclass(frozen=True)
class Ran:
    """One run of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts here and in programs started from here, also where a shell runs the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("play", "vinci", typed=["1", "quit"])`, in an empty folder, in English, 100 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: str, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(list(arguments))
        printed = capsys.readouterr()
        return Ran(code, _typed(printed.out), _typed(printed.err))

    return run


def _typed(text: str) -> str:
    """French typography has spaces that no keyboard has."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.fixture
def complains(run: Run) -> Callable[..., str]:
    """What a command complains about: one line, exit code 2, nothing else printed."""

    def complains(*arguments: str) -> str:
        ran = run(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("ecumene: ")
        assert ran.err.count("\n") == 1
        return ran.err.removeprefix("ecumene: ").strip()

    return complains


def recorded(seats: int = 2, actions: int = 10_000, seed: int = 5, names: tuple[str, ...] = ()) -> Play:
    """A game in which everybody does the second thing on offer, or the first where there is one only."""
    play = Play(catalogue["vinci"], seats, seed, names=names)
    while play.position.pending() and len(play.record.entries) < actions:
        seat = play.position.pending()[0]
        legal = play.position.legal(seat)
        play.act(seat, legal[min(1, len(legal) - 1)])
    return play
