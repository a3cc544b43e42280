"""The sequential test: it stops when it is clear, and is rarely wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from math import log
from pathlib import Path
from random import Random

import pytest

from ecumene.lab.match import MatchError, Setup
from ecumene.lab.sprt import Claims, Sprt, elo, expected, log_likelihood_ratio, most_likely
from ecumene.lab.tournament import run
from ecumene.lab.work import workers_on
from ecumene.lab.work.journal import NAME

ALONE = workers_on(None, 1)


def test_elo_and_scores_are_two_ways_to_say_one_thing() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert elo(expected(37)) == pytest.approx(37)
    assert elo(1.0) is None


def test_where_there_are_only_wins_and_losses_it_is_walds_own_test() -> None:
    low, high = expected(0), expected(50)
    wald = 60 * log(high / low) + 40 * log((1 - high) / (1 - low))
    assert log_likelihood_ratio([1.0] * 60 + [0.0] * 40, 0, 50) == pytest.approx(wald, abs=0.01)


def test_the_most_likely_distribution_has_the_mean_that_is_claimed() -> None:
    counts = {0.0: 3.0, 0.25: 10.0, 0.5: 20.0, 0.75: 12.0, 1.0: 4.0}
    for claim in (0.3, 0.5, 0.61):
        found = most_likely(counts, claim)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(value * share for value, share in found.items()) == pytest.approx(claim)
        assert min(found.values()) > 0
    seen = sum(value * n for value, n in counts.items()) / 49
    assert most_likely(counts, seen) == pytest.approx({value: n / 49 for value, n in counts.items()})


def test_claims_near_the_edge_of_what_was_seen_still_have_a_distribution() -> None:
    """Where all but a thousandth of the results are the best one, the root lies close to where shares are infinite."""
    for claim in (0.001, 0.5, 0.999):
        for counts in ({0.0: 1e-3, 0.5: 1e-3, 1.0: 500.0}, {0.0: 500.0, 0.5: 1e-3, 1.0: 1e-3}):
            found = most_likely(counts, claim)
            assert sum(found.values()) == pytest.approx(1, abs=1e-6)
            assert sum(value * share for value, share in found.items()) == pytest.approx(claim, abs=1e-6)
            assert min(found.values()) > 0


def test_sides_can_be_changed_and_equal_claims_tell_nothing() -> None:
    scores = [0.0] * 5 + [0.5] * 9 + [0.75] * 3 + [1.0] * 8
    turned = [1 - score for score in scores]
    assert log_likelihood_ratio(scores, -10, 30) == pytest.approx(-log_likelihood_ratio(turned, -30, 10))
    assert log_likelihood_ratio(scores, 10, 10) == 0


def test_what_it_needs_is_there_before_anything_is_played() -> None:
    """Ctrl-C in the middle of reading a large library leaves half of it behind, which cannot be read again."""
    code = """
import sys
from ecumene.lab.match import Setup
from ecumene.lab.sprt import Sprt
Sprt(Setup("vinci", 2), ("greedy", "random")).plan()
print("scipy.optimize" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "True\n"


def test_pairs_that_hang_together_count_for_what_they_are() -> None:
    """The same wins, once as pairs that cancel out and once as pairs won and lost whole: the first are much clearer."""
    steady = [0.5] * 80 + [1.0] * 20
    wild = [1.0] * 60 + [0.0] * 40
    assert log_likelihood_ratio(steady, 0, 50) > 2 * log_likelihood_ratio(wild, 0, 50) > 0


@pytest.mark.parametrize(("truth", "right"), [(0, "low"), (120, "high")])
def test_it_is_wrong_no_more_often_than_allowed(truth: float, right: str) -> None:
    claims, rng, wrong, sittings = Claims(0, 120, 0.05), Random(4), 0, 0
    for _ in range(40):
        scores: list[float] = []
        ratio = 0.0
        while abs(ratio) < claims.bound:
            tied = rng.random() < 0.3
            scores.append(0.5 if tied else float(rng.random() < (expected(truth) - 0.15) / 0.7))
            ratio = log_likelihood_ratio(scores, claims.low, claims.high)
        wrong += (right == "high") != (ratio > 0)
        sittings += len(scores)
    assert wrong <= 5  # 2 expected
    assert sittings / 40 < 60


def test_a_test_stops_at_the_same_sitting_whoever_plays_and_however_often_it_is_stopped(
    tiny: Setup, tmp_path: Path
) -> None:
    contest = Sprt(tiny, ("greedy", "quick"), Claims(0, 200), most=60, seed=2)
    played = run(contest, ALONE, tmp_path / "one")
    verdict = contest.judge(played)
    assert verdict.believed == "high"
    assert verdict.ratio >= verdict.bound == pytest.approx(log(19))
    assert 2 < len(played) < 60
    assert contest.judge(played[:-1]).believed is None
    assert run(contest, workers_on(None, 3), tmp_path / "three") == played
    before = (tmp_path / "one" / NAME).read_bytes()
    assert before == (tmp_path / "three" / NAME).read_bytes()  # what was played beyond the end is not kept
    told: list[int] = []
    assert run(contest, ALONE, tmp_path / "one", lambda done, total: told.append(done)) == played
    assert told == [0]  # nothing was played again
    assert json.loads(json.dumps(verdict.dump())) == verdict.dump()


def test_other_claims_can_be_asked_of_the_same_games(tiny: Setup, tmp_path: Path) -> None:
    run(Sprt(tiny, ("greedy", "quick"), Claims(0, 200), most=60, seed=2), ALONE, tmp_path)
    harder = Sprt(tiny, ("greedy", "quick"), Claims(0, 100, by="wins"), most=60, seed=2)
    assert run(harder, ALONE, tmp_path) == run(harder, ALONE)


def test_claims_that_are_sooner_clear_take_no_games_away(tiny: Setup, tmp_path: Path) -> None:
    bots = ("greedy", "quick")
    longer, shorter = (Sprt(tiny, bots, Claims(0, high), most=60, seed=2) for high in (200, 800))
    far = run(longer, ALONE, tmp_path)
    before = (tmp_path / NAME).read_bytes()
    near = run(shorter, workers_on(None, 2), tmp_path)
    assert near == far[: len(near)]
    assert len(near) < len(far)
    assert (tmp_path / NAME).read_bytes() == before


def test_by_wins_a_sitting_counts_the_part_of_the_wins(tiny: Setup) -> None:
    contest = Sprt(tiny, ("greedy", "random"), Claims(by="wins"), most=2)
    played = run(contest, ALONE)
    assert contest.judge(played).score.mean == sum(one.wins("greedy") for one in played) / 2


def test_claims_that_say_nothing_are_refused(tiny: Setup) -> None:
    refused = (
        (Claims(5, 5), "low must be less than high"),
        (Claims(0, 1e9), "from -4000 to 4000"),  # a score of 1, which divides by nothing
        (Claims(float("nan"), 5), "low must be less"),
        (Claims(0, 5, 0.7), "from 0 to 0.5"),
        (Claims(by="gold"), "by: 'gold' is none of places, wins"),
    )
    for claims, text in refused:
        with pytest.raises(MatchError, match=text):
            run(Sprt(tiny, ("greedy", "random"), claims), ALONE)
    with pytest.raises(MatchError, match="between 2 bots, not 3"):
        run(Sprt(tiny, ("greedy", "random", "quick")), ALONE)
    assert Sprt(tiny, ("greedy", "random")).judge([]).believed is None
