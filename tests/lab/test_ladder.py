"""The ladder: ratings with what is not known about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.lab.ladder import Ladder, Ratings, ladder_of
from ecumene.lab.match import Match, MatchError, Setup
from ecumene.lab.sitting import Played, Sitting
from ecumene.lab.tournament import run
from ecumene.lab.work import workers_on
from ecumene.lab.work.journal import NAME

ALONE = workers_on(None, 1)
BOTS = ("random", "quick", "greedy", "mcts:1", "mcts:2")


def seen(*places: int) -> Played:
    bots = tuple("abcd"[: len(places)])
    return Played(Sitting("0", bots, 1), (Match(1, bots, places, places, 0, 9),))


def test_a_sitting_moves_those_who_did_better_up_and_makes_all_better_known() -> None:
    ratings = Ratings("abc")
    ratings.learn(seen(1, 2, 3))
    table = ratings.table([seen(1, 2, 3)])
    assert [row.bot for row in table] == ["a", "b", "c"]
    assert all(row.sigma < 25 / 3 for row in table)
    assert table[0].low < table[0].mu < table[0].high
    assert table[0].ahead is not None
    assert 0.5 < table[0].ahead < 1
    assert table[2].ahead is None


def test_those_who_share_a_place_stay_equal() -> None:
    ratings = Ratings("abc")
    ratings.learn(seen(1, 1, 3))
    assert ratings.of("a").mu == pytest.approx(ratings.of("b").mu)
    assert ratings.of("a").mu > ratings.of("c").mu


def test_a_ladder_is_the_same_whoever_plays_it(tiny: Setup, tmp_path: Path) -> None:
    contest = Ladder(tiny, BOTS, 4, seed=3)
    played = run(contest, ALONE, tmp_path / "one")
    assert played == run(contest, workers_on(None, 2), tmp_path / "two")
    assert (tmp_path / "one" / NAME).read_bytes() == (tmp_path / "two" / NAME).read_bytes()
    table = ladder_of(BOTS, played)
    assert sorted(row.bot for row in table) == sorted(BOTS)
    assert min(row.sittings for row in table) > 0  # nobody is left out for long
    assert sum(row.games for row in table) == 4 * 9


def test_a_ladder_goes_on_with_more_rounds_and_newcomers(tiny: Setup, tmp_path: Path) -> None:
    few = run(Ladder(tiny, BOTS[:3], 3, seed=3), ALONE, tmp_path)
    more = run(Ladder(tiny, BOTS, 6, seed=3), ALONE, tmp_path)
    assert more[:3] == few
    assert {bot for one in more[3:] for bot in one.sitting.bots} >= set(BOTS[3:])  # who is least known plays first


def test_it_ends_when_everybody_is_known_well_enough(tiny: Setup) -> None:
    played = run(Ladder(tiny, BOTS[:3], 50, sure=7.5, seed=3), ALONE)
    assert len(played) < 50
    assert max(row.sigma for row in ladder_of(BOTS[:3], played)) <= 7.5
    assert max(row.sigma for row in ladder_of(BOTS[:3], played[:-1])) > 7.5


def test_a_table_must_be_full(tiny: Setup) -> None:
    with pytest.raises(MatchError, match="3 bots are needed, not 2"):
        run(Ladder(tiny, BOTS[:2]), ALONE)
