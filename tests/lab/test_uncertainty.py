"""How open an outcome is, on samples whose chances can be worked out by hand, and the page about tension."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.lab.balance.tense import MEASURES, explained
from ecumene.lab.tension import TENTHS
from ecumene.lab.tension_study import main
from ecumene.lab.uncertainty import uncertainty
from ecumene.lab.voice import voice_of

LEVEL, AHEAD = [5, 5], [9, 5]


def test_equal_points_leave_it_open_and_the_end_is_the_end() -> None:
    assert uncertainty([[LEVEL, LEVEL, AHEAD]] * 4, [[1.0, 0.0]] * 4) == [1.0, 1.0, 0.0]


def test_where_the_leader_wins_three_of_four_games_the_chances_are_three_to_one() -> None:
    shares = [[1.0, 0.0]] * 3 + [[0.0, 1.0]]
    assert uncertainty([[AHEAD, AHEAD]] * 4, shares)[0] == pytest.approx(0.8113, abs=1e-3), "entropy of 1/4 and 3/4"


def test_a_leader_who_always_wins_has_decided_it_and_one_who_wins_half_has_not() -> None:
    assert uncertainty([[AHEAD, AHEAD]] * 4, [[1.0, 0.0]] * 4)[0] < 0.01
    assert uncertainty([[AHEAD, AHEAD]] * 2, [[1.0, 0.0], [0.0, 1.0]])[0] == pytest.approx(1, abs=1e-3)
    assert uncertainty([[AHEAD, AHEAD]] * 2, [[0.5, 0.5]] * 2)[0] == pytest.approx(1, abs=1e-3), (
        "shared wins are halves"
    )


def test_three_seats_are_measured_against_three_equal_chances() -> None:
    assert uncertainty([[[1, 1, 1], [3, 2, 1]]], [[1.0, 0.0, 0.0]]) == [1.0, 0.0]


def test_the_page_has_every_measure_of_every_number_of_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ecumene.lab.page.library", lambda: "")
    main(["vinci", "--games", "2", "--bot", "quick", "--jobs", "1", "--keep", str(tmp_path), "--write", str(tmp_path)])
    page = (tmp_path / "tension.md").read_text(encoding="utf-8")
    assert "Games: 2 with 2, 2 with 3, 2 with 4, 2 with 5, 2 with 6 players." in page
    told = explained(voice_of("en"))
    assert len(told) == len(MEASURES)
    for short, meaning in told:
        assert f"\n| {short} | " in page
        assert f"**{short}**: {meaning}." in page
    assert (tmp_path / "tension-measures.svg").is_file()
    drawn = (tmp_path / "tension-open.svg").read_text(encoding="utf-8")
    assert drawn.count("<path") > 5 * TENTHS
