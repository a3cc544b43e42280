"""A table as text: blocks of lines, and the players."""

from __future__ import annotations

from ecumene.core.speech import unpainted
from ecumene.core.text_table import blocks_of, players
from tests.tiny.harbour import Harbour


def test_blocks_stand_apart_and_empty_ones_are_left_out() -> None:
    assert blocks_of([["a", "b"], [], ["c"]]) == "a\nb\n\nc"


def test_a_line_for_each_player_with_an_arrow_at_those_who_are_asked() -> None:
    game = Harbour()
    position = game.new(2, 1)
    asked = position.pending()
    lines = players(game.speech("en", ["Ann", "Balthazar"]), position, [["3 points", "2 ships"], []], 60, unpainted)
    arrows = ["→ " if seat in asked else "  " for seat in range(2)]
    assert lines == [f"{arrows[0]}A  Ann        3 points · 2 ships", f"{arrows[1]}B  Balthazar"]


def test_what_does_not_fit_goes_on_below_itself() -> None:
    game = Harbour()
    position = game.new(2, 1)
    lines = players(
        game.speech("en", ["Ann", "Bob"]), position, [["one two three four", "five six"], []], 30, unpainted
    )
    assert [line[2:] for line in lines] == ["A  Ann  one two three four ·", "        five six", "B  Bob"]
