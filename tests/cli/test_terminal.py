"""The terminal: colours where they can be seen and are wanted, a width that suits, long lists in columns."""

from __future__ import annotations

import io

import pytest

from ecumene.catalogue import catalogue
from ecumene.cli.answers import Choice
from ecumene.cli.screen import Screen
from ecumene.cli.standings import print_standings
from ecumene.cli.terminal import Terminal, ansi, shows_colours
from ecumene.core.speech import NOBODY, unpainted
from tests.cli.conftest import recorded


class Screened(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_colours_need_a_terminal_that_wants_them() -> None:
    assert shows_colours(Screened(), {"TERM": "xterm"})
    assert not shows_colours(io.StringIO(), {"TERM": "xterm"})
    assert not shows_colours(Screened(), {"TERM": "dumb"})
    assert not shows_colours(Screened(), {"TERM": "xterm", "NO_COLOR": "1"})
    assert shows_colours(Screened(), {"TERM": "xterm", "NO_COLOR": ""})  # empty is as good as unset


def test_each_seat_has_a_colour_of_its_own() -> None:
    painted = {ansi("x", seat) for seat in range(6)} | {ansi("x", NOBODY)}
    assert len(painted) == 7
    assert all(text.startswith("\x1b[") and text.endswith("\x1b[0m") for text in painted)
    assert ansi("", 1) == ""


def test_the_paint_follows_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("en")
    terminal.out = Screened()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert terminal.paint("x", 0) == ansi("x", 0)
    monkeypatch.setenv("NO_COLOR", "1")
    assert terminal.paint is unpainted


@pytest.mark.parametrize(("columns", "width"), [("10", 40), ("80", 80), ("500", 120)])
def test_the_width_is_the_terminals_within_reason(monkeypatch: pytest.MonkeyPatch, columns: str, width: int) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert Terminal("en").width == width


def test_a_table_in_colours_has_the_same_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    view = recorded(actions=200).position.view(None)
    speech = catalogue["vinci"].speech("en")
    painted = speech.table(view, 80, ansi)
    assert "\x1b[" in painted
    for code in {part.split("m")[0] for part in painted.split("\x1b[")[1:]}:
        painted = painted.replace(f"\x1b[{code}m", "")
    assert painted == speech.table(view, 80)


def test_long_lists_stand_in_two_columns_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    action = catalogue["vinci"].action("stop")
    offered = [Choice(n, action, f"Do thing {n}", "x" * (n % 3)) for n in range(1, 16)]
    screen = Screen(Terminal("en"), catalogue["vinci"].speech("en"))
    monkeypatch.setenv("COLUMNS", "80")
    screen.choices(offered)
    rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 8
    assert rows[0] == "  1  Do thing 1   x      9  Do thing 9"
    assert rows[7] == "  8  Do thing 8   xx"
    monkeypatch.setenv("COLUMNS", "40")
    screen.choices(offered)
    assert len(capsys.readouterr().out.splitlines()) == 15
    screen.choices(offered[:5])
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_standings_fit_the_width(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    position = recorded().position
    print_standings(Terminal("fr"), catalogue["vinci"].speech("fr"), position)
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("Victoire de Joueur ")
    assert rows[1].startswith("  1. Joueur ")
    assert max(len(row) for row in rows) <= 50
    assert len(rows) > 3
