"""The examples run, and find what they should."""

from __future__ import annotations

import pytest

from examples import openspiel_cfr, openspiel_mcts


def test_openspiels_tree_search_beats_chance_at_vinci(capsys: pytest.CaptureFixture[str]) -> None:
    points = openspiel_mcts.main(["--simulations", "10", "--seed", "1"])
    assert points[0] > points[1]
    assert "decisions the search has" in capsys.readouterr().out


def test_openspiels_cfr_finds_the_known_value_of_a_game_of_our_engine(capsys: pytest.CaptureFixture[str]) -> None:
    value, exploitability = openspiel_cfr.main(["--iterations", "200"])
    assert value == pytest.approx(-1 / 18, abs=0.005)
    assert exploitability < 0.02
    assert "Kuhn 1950" in capsys.readouterr().out
