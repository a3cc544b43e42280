"""What a notebook shows: boards, tables, a record with a slider, a series as a data frame."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from random import Random

import polars
import pytest

import ecumene
from ecumene import installing, notebook
from ecumene.core.record import Play, Record
from ecumene.core.tally import Tally
from ecumene.lab import Series, Setup
from ecumene.notebook.player import player
from ecumene.notebook.styles import NotebookError


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Every test begins and leaves with the usual look."""
    notebook.style("en", False, 1200)
    yield
    notebook.style("en", False, 1200)


def played(moves: int = 30, names: tuple[str, ...] = ("Ada", "Ben")) -> Play:
    game = ecumene.catalogue["vinci"]
    play = Play(game, 2, 5, {}, names=names)
    rng = Random(5)
    while len(play.record.entries) < moves and play.position.pending():
        seat = play.position.pending()[0]
        play.act(seat, game.quick_action(play.position, seat, rng))
    return play


def test_a_position_shows_its_board() -> None:
    position = played().position
    assert position._repr_svg_().startswith("<svg ")
    assert position.view(1)._repr_svg_().startswith("<svg ")
    notebook.style(lang="fr", dark=True)
    assert "Joueur A" in position._repr_svg_()


def test_in_a_terminal_they_are_one_line() -> None:
    begin, end = played(0).position, played(10_000).position
    assert repr(begin) == f"<vinci, 2 seats: {begin.pending()[0]} must decide>"
    assert repr(end) == "<vinci, 2 seats: over>"
    best = end.standings().rows[0]
    assert repr(end.standings()).startswith(f"<1. seat {best.seat}: {best.points}, 2. seat ")


def test_standings_are_a_table_with_a_column_for_each_rule() -> None:
    standings = played(200).position.standings()
    table = standings._repr_html_()
    assert table.count("<tr>") == 1 + len(standings)
    assert "starting points" in table
    assert "vinci." not in table
    for row in standings:
        assert f"<b>{row.points}</b>" in table
    assert "Joueur" in notebook.standings_table(standings, "fr")
    assert "&lt;b&gt;" in notebook.standings_table(standings, "en", ("<b>", "B"))


def test_a_tally_is_a_table_that_adds_up() -> None:
    tally = played(200).position.standings().rows[0].tally
    table = tally._repr_html_()
    assert table.count("<tr>") == len(tally.lines) + 2
    assert f"<b>{tally.sum}</b>" in table
    unknown = Tally("no.such")
    unknown.add("no.such.rule", 3)
    assert "no.such.rule" in unknown._repr_html_(), "a game that is not in the catalogue is told by its ids"


def test_a_record_plays_with_a_slider() -> None:
    play = played()
    widget = player(play.record, None, 0)
    assert (widget.move, widget.last) == (0, 30)
    begin = widget.svg
    assert widget.told == "The game begins"
    widget.move = 30  # as the slider does
    assert widget.svg != begin
    assert widget.count == "Move 30 of 30"
    assert "Ada" in widget.told or "Ben" in widget.told
    bundle, _ = play.record._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_a_record_is_seen_by_one_seat_and_tells_what_was_taken_back() -> None:
    play = played(6)
    play.undo(play.record.entries[-1].seat, 1)
    notebook.style(lang="fr")
    widget = notebook.replay(Record.parse(str(play.record)), seat=1)
    assert widget.move == widget.last == 7
    assert "reprend une action" in widget.told
    assert widget.labels["run"] == "Lecture"
    widget.go(99)
    assert widget.count == "Coup 7 sur 7"


def test_a_series_is_a_data_frame() -> None:
    matches, _ = Series(Setup("vinci", 2), ("random", "quick"), 3, 1).run()
    table = notebook.frame(matches)
    assert table.shape == (6, 9)
    wins = table.group_by("match").agg(polars.col("share").sum())
    assert wins["share"].to_list() == [1.0, 1.0, 1.0]
    assert sorted(table["bot"].unique().to_list()) == ["quick", "random"]
    assert notebook.frame([]).columns == table.columns


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(NotebookError, match="'de'"):
        notebook.style(lang="de")


SPARE = """
import sys
sys.modules.update({"anywidget": None, "polars": None})
import ecumene
assert "ecumene.picture" not in sys.modules, "nothing is drawn before something is shown"
from ecumene import notebook
from ecumene.core.record import Play
notebook.style(lang="fr")
play = Play(ecumene.catalogue["vinci"], 2, 5, {})
assert play.position._repr_svg_().startswith("<svg ")
assert play.record._repr_mimebundle_() is None
for ask in (lambda: notebook.replay(play.record), lambda: notebook.frame([])):
    try:
        ask()
    except ecumene.EcumeneError as error:
        print(error)
"""


def test_without_the_extra_boards_are_shown_and_one_sentence_says_what_to_install() -> None:
    told = subprocess.run([sys.executable, "-c", SPARE], capture_output=True, text=True, check=True).stdout
    assert told.count(installing.command("notebook")) == 2
