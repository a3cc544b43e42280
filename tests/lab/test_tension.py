"""Measures of tension, on small games whose values can be worked out by hand."""

from __future__ import annotations

import re
from math import sqrt
from pathlib import Path

import pytest

from ecumene.catalogue import catalogue
from ecumene.lab.balance.tense import MEASURES
from ecumene.lab.match import Setup, play_match
from ecumene.lab.tension import (
    Chronicler,
    Story,
    decided,
    deepest,
    drama,
    entropy,
    evenness,
    lead_changes,
    longest_wait,
    margin,
    wait,
    waits,
)
from ecumene.lab.voice import voice_of
from tests.tiny.harbour import Harbour

COMEBACK = [(0, 0), (4, 0), (4, 3), (4, 16), (9, 16)]
"""The first leads by 4, then by 1, and loses 9 : 16."""


def test_a_lead_that_passes_through_a_tie_changes_once() -> None:
    assert lead_changes(COMEBACK) == 1
    assert lead_changes([(1, 0), (1, 1), (1, 2)]) == 1
    assert lead_changes([(1, 0), (1, 1), (2, 1)]) == 0
    assert lead_changes([(0, 0, 1), (0, 2, 1), (3, 2, 1), (3, 2, 4)]) == 3
    assert lead_changes([(0, 0), (0, 0)]) == 0


def test_drama_is_the_mean_root_of_the_winners_gap_while_behind() -> None:
    assert drama(COMEBACK, (1,)) == pytest.approx((sqrt(4 / 16) + sqrt(1 / 16)) / 2) == pytest.approx(0.375)
    assert drama([(0, 0), (5, 0), (9, 7)], (0,)) == 0
    assert drama([(0, 0), (0, 25), (100, 100)], (0, 1)) == pytest.approx(0.5), "of two winners the one who suffered"


def test_the_deepest_point_is_what_the_comeback_made_good() -> None:
    assert deepest(COMEBACK, (1,)) == 4
    assert deepest([(0, 0), (5, 0)], (0,)) == 0


def test_a_game_is_decided_when_the_winner_takes_the_lead_for_good() -> None:
    assert decided(COMEBACK, (1,)) == 3 / 4, "the second leads from the fourth moment of five on"
    assert decided([(1, 0), (2, 0), (3, 1)], (0,)) == 0, "from the beginning"
    assert decided([(0, 1), (0, 2), (5, 2)], (0,)) == 1, "at the last moment"
    assert decided([(1, 0), (0, 4), (4, 4)], (0, 1)) == 1, "level at the end is decided at the end"


def test_the_margin_is_a_part_of_the_first_ones_points() -> None:
    assert margin((9, 16)) == 7 / 16
    assert margin((5, 5, 1)) == 0
    assert margin((0, 0)) == 0


def test_dead_time_is_what_others_decide_between_two_turns() -> None:
    asked = [0, 0, 1, 2, 2, 0, 1]
    assert waits(asked) == [3, 3], "of the first between its two turns, of the second between its two"
    assert wait(asked) == 3
    assert longest_wait(asked) == 3 / 7
    assert wait([0, 0, 0]) == 0
    assert evenness(asked, 3) == 2 / 3
    assert evenness([0, 0], 2) == 0


def test_entropy_is_shannons() -> None:
    assert entropy([8]) == 0
    assert entropy([4, 4]) == 1
    assert entropy([2, 2, 2, 2]) == 2
    assert entropy([6, 2]) == pytest.approx(0.8113, abs=1e-4)


def test_a_story_tells_all_measures() -> None:
    story = Story(list(COMEBACK), (1,), [0, 1, 0, 1, 1], [1, 2, 4, 1, 8], [1.0, 0.0])
    assert story.measures() == {
        "lead_changes": 1,
        "lead_change_rate": pytest.approx(1 / 3, abs=1e-6),
        "drama": 0.375,
        "deepest": 4,
        "decided": 0.75,
        "margin": 0.4375,
        "branching": 3.2,
        "choices": 0.6,
        "bits": 1.2,
        "wait": 1,
        "longest_wait": 0.2,
        "evenness": pytest.approx(2 / 3, abs=1e-6),
        "entropy": 0.5,
    }


def test_a_course_is_the_points_by_tenths_from_the_beginning_to_the_end() -> None:
    story = Story([(moment, 2 * moment) for moment in range(21)])
    assert story.course() == [[moment, 2 * moment] for moment in range(0, 21, 2)]
    assert Story(list(COMEBACK)).course()[0] == [0, 0]
    assert Story(list(COMEBACK)).course()[-1] == [9, 16]


def test_a_chronicler_changes_nothing_and_ends_with_the_final_points(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: harbour)
    setup, bots = Setup("harbour", 2), ("random", "random")
    chronicler = Chronicler(asks=4, bot="random", every=2)
    match = play_match(setup, bots, 3, chronicler)
    assert match == play_match(setup, bots, 3)
    story = chronicler.story
    assert story.points[-1] == match.points
    assert len(story.asked) == len(story.options) == match.decisions
    assert len(story.doubts) == match.decisions // 2
    assert {seat for seat in range(2) if match.places[seat] == 1} == set(story.winners)
    assert all(0 <= doubt <= 2 for doubt in story.doubts)
    assert any(story.doubts), "bots that choose at random disagree"


def test_the_page_about_tension_has_every_game_with_every_number_of_players() -> None:
    text = (Path(__file__).parents[2] / "docs" / "studies" / "tension.md").read_text(encoding="utf-8")
    chapters = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    assert list(chapters)[2:] == [catalogue[name].name("en") for name in catalogue]
    for name in catalogue:
        game = catalogue[name]
        heads, _, *rows = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in chapters[game.name("en")].splitlines()
            if line.startswith("|")
        ]
        assert heads == ["", *(f"{seats} players" for seats in game.seat_counts)]
        assert [row[0] for row in rows] == [*(voice_of("en")(f"measure-{what}") for what in MEASURES), "open at half"]
        assert all(re.match(r"\d", cell) for row in rows for cell in row[1:]), name
