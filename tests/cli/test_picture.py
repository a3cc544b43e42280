"""`picture`: a moment of a game as an SVG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

from tests.cli.conftest import Run, recorded


def keep(names: tuple[str, ...] = ()) -> str:
    Path("game.ecumene").write_text(str(recorded(names=names).record), encoding="utf-8")
    return "game.ecumene"


def test_a_moment_is_drawn_into_a_file(run: Run) -> None:
    out = run("picture", keep(("Ann", "Bob")), "--move", "3", "-o", "board.svg").out
    assert out == "Drawn: board.svg\n"
    svg = Path("board.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(svg).get("width") == "1200"
    assert "Ann" in svg


def test_without_a_file_it_is_printed_as_a_player_sees_it(run: Run) -> None:
    record = keep()
    light, dark = (run("picture", record, "--lang", "fr", *more).out for more in ([], ["--dark", "--seat", "2"]))
    assert light.startswith("<svg ")
    assert "Joueur A" in light
    assert light != dark


def test_a_move_or_a_seat_that_is_not_there_is_refused(run: Run, complains: Callable[..., str]) -> None:
    record = keep()
    assert complains("picture", record, "--move", "999").endswith("entries, not 999")
    assert complains("picture", record, "--seat", "3") == "there are 2 seats, and no seat 3"
