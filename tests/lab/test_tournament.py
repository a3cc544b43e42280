"""Tournaments: sittings, everybody with everybody, the Swiss system, and what they tell."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ecumene.lab.match import Match, MatchError, Setup, play_match
from ecumene.lab.sitting import Played, Player, Sitting, sitting
from ecumene.lab.swiss import tables_of
from ecumene.lab.tournament import RoundRobin, Swiss, byes, crosstable, met, run, standings
from ecumene.lab.work import Journal, LabError, workers_on
from ecumene.lab.work.journal import NAME

ALONE = workers_on(None, 1)
NOBODY = dict.fromkeys("abcdefgh", 0)


def match(bots: str, places: tuple[int, ...]) -> Match:
    return Match(1, tuple(bots), tuple(10 - place for place in places), places, 0, 9)


# ---- sittings


def test_everybody_sits_everywhere_equally_often_also_where_bots_are_fewer_than_seats() -> None:
    for bots, seats in (("ab", 2), ("abc", 3), ("ab", 3), ("ab", 4), ("abc", 4)):
        one = sitting("0", bots, 7)
        lineups = [one.lineup(game, seats) for game in range(len(bots))]
        for seat in range(seats):
            assert Counter(lineup[seat] for lineup in lineups) == Counter(bots)


def test_the_games_of_a_sitting_have_one_seed_and_sittings_have_different_ones() -> None:
    units = [list(sitting(str(n), "abcd", 7).units(4)) for n in range(9)]
    assert all(len({unit.task["seed"] for unit in games}) == 1 for games in units)
    assert len({games[0].task["seed"] for games in units}) == 9
    assert len({games[0].task["bots"] for games in units}) > 1  # neighbours change too
    assert sitting("0", "abcd", 7) == sitting("0", "abcd", 7) != sitting("0", "abcd", 8)


def test_a_score_is_who_finished_before_whom_and_a_tie_is_half() -> None:
    one = Played(Sitting("0", ("a", "b", "c"), 1), (match("abc", (1, 2, 2)), match("bca", (1, 3, 1))))
    assert one.pairs["a", "b"] == (1 + 0.5) / 2
    assert one.pairs["b", "a"] == (0 + 0.5) / 2
    assert one.pairs["b", "c"] == (0.5 + 1) / 2
    assert one.score("a") == (0.75 + 1) / 2
    assert sum(one.score(bot) for bot in "abc") == pytest.approx(1.5)  # ½ each, among equals
    assert [one.wins(bot) for bot in "abc"] == [0.75, 0.25, 0]
    assert one.points("b") == (8 + 9) / 2


def test_two_bots_at_a_table_of_three_are_compared_seat_by_seat() -> None:
    one = Played(Sitting("0", ("a", "b"), 1), (match("aba", (1, 2, 3)), match("bab", (2, 1, 2))))
    assert one.pairs["a", "b"] == (1 + 0 + 1 + 1) / 4
    assert one.wins("a") == 1


# ---- everybody with everybody


def test_everybody_meets_everybody(tiny: Setup) -> None:
    played = run(RoundRobin(tiny, ("random", "quick", "greedy", "mcts:1"), 2, seed=3), ALONE)
    groups = Counter(frozenset(one.sitting.bots) for one in played)
    assert groups == Counter(2 * [frozenset(g) for g in combinations(("random", "quick", "greedy", "mcts:1"), 3)])
    assert len({one.sitting.seed for one in played}) == 8
    table = standings(played)
    assert [row.games for row in table] == [18] * 4
    assert sum(row.score.mean for row in table) == pytest.approx(2)
    assert [row.score.mean for row in table] == sorted((row.score.mean for row in table), reverse=True)
    assert sum(row.wins.wins for row in table) == pytest.approx(24)
    cross = crosstable(played)
    for one, other in combinations(("random", "quick", "greedy", "mcts:1"), 2):
        assert cross[one, other].mean + cross[other, one].mean == pytest.approx(1)
    assert json.loads(json.dumps(table[0].dump())) == table[0].dump()


def test_workers_and_interruptions_change_nothing(tiny: Setup, tmp_path: Path) -> None:
    contest = RoundRobin(tiny, ("random", "quick", "greedy"), 4, seed=3)
    whole = run(contest, ALONE, tmp_path / "whole")
    assert run(contest, workers_on(None, 3), tmp_path / "three") == whole

    def stop(done: int, total: int | None) -> None:
        assert total == 12
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(contest, workers_on(None, 2), tmp_path / "stopped", stop)
    with Journal(contest.plan(), tmp_path / "stopped") as journal:
        assert len(journal.done) == 7
    assert run(contest, ALONE, tmp_path / "stopped") == whole
    journals = {(tmp_path / folder / NAME).read_bytes() for folder in ("whole", "three", "stopped")}
    assert len(journals) == 1


def test_more_rounds_can_be_played_later(tiny: Setup, tmp_path: Path) -> None:
    bots = ("random", "quick", "greedy")
    few = run(RoundRobin(tiny, bots, 1, seed=3), ALONE, tmp_path)
    more = run(RoundRobin(tiny, bots, 2, seed=3), ALONE, tmp_path)
    assert more[: len(few)] == few
    assert more == run(RoundRobin(tiny, bots, 2, seed=3), ALONE)
    with pytest.raises(LabError, match="bots was"):
        run(RoundRobin(tiny, ("random", "quick"), 1, seed=3), ALONE, tmp_path)


def test_a_shorter_run_takes_no_games_of_a_longer_one_away(tiny: Setup, tmp_path: Path) -> None:
    bots = ("random", "quick", "greedy")
    contests: list[Any] = [
        (RoundRobin(tiny, bots, 1, seed=3), RoundRobin(tiny, bots, 2, seed=3)),
        (Swiss(tiny, bots, 1, seed=3), Swiss(tiny, bots, 2, seed=3)),
    ]
    for shorter, longer in contests:
        folder = tmp_path / type(shorter).__name__
        run(longer, ALONE, folder)
        before = (folder / NAME).read_bytes()
        assert run(shorter, ALONE, folder) == run(shorter, ALONE)
        assert (folder / NAME).read_bytes() == before


def test_what_cannot_be_played_is_refused(tiny: Setup) -> None:
    for bots, text in ((("random", "random"), "named twice"), (("random",), "2 bots are needed")):
        with pytest.raises(MatchError, match=text):
            run(RoundRobin(tiny, bots), ALONE)


# ---- an owner's content


def test_an_owners_file_travels_as_its_text(tmp_path: Path) -> None:
    short = tmp_path / "short.yaml"
    short.write_text("players: [{id: '2', target: 20}]", encoding="utf-8")
    setup = Setup("vinci", 2, {}, str(short))
    player = Player.of(setup)
    task = {"bots": ("random", "random"), "seed": 1}
    expected = play_match(setup, *task.values())  # type: ignore[arg-type]
    short.unlink()  # as on a machine that has no such file
    assert player(task)["points"] == list(expected.points)
    with pytest.raises(LabError, match="plays vinci by other rules or content"):
        Player(setup, player.rules, "0123", player.text).here()
    assert Player(setup, player.rules, player.content[:16], player.text)(task)["points"] == list(expected.points)


# ---- the Swiss system


def test_neighbours_meet_and_nobody_twice_if_it_can_be_helped() -> None:
    assert tables_of("abcd", {}, 2, NOBODY) == [("a", "b"), ("c", "d")]
    assert tables_of("abcd", {frozenset("ab"): 1}, 2, NOBODY) == [("a", "c"), ("b", "d")]
    # what is nearest for the first would leave two who have met
    assert tables_of("abcd", {frozenset("ab"): 1, frozenset("bd"): 1}, 2, NOBODY) == [("a", "d"), ("b", "c")]
    everybody = {frozenset(pair): 1 for pair in combinations("abcd", 2)}
    assert tables_of("abcd", everybody, 2, NOBODY) == [("a", "b"), ("c", "d")]
    assert tables_of("abcdef", {frozenset("ab"): 1}, 3, NOBODY) == [("a", "c", "d"), ("b", "e", "f")]


def test_who_is_left_over_sits_out_and_then_somebody_else() -> None:
    assert tables_of("abcde", {}, 2, NOBODY) == [("a", "b"), ("c", "d")]
    assert tables_of("abcde", {}, 2, NOBODY | {"e": 1}) == [("a", "b"), ("c", "e")]


def test_a_swiss_tournament_is_the_same_whoever_plays_it(tiny: Setup, tmp_path: Path) -> None:
    two = Setup(tiny.game, 2, tiny.options)
    contest = Swiss(two, ("random", "quick", "greedy", "mcts:1", "mcts:2"), 3, seed=5)
    played = run(contest, ALONE, tmp_path)
    assert played == run(contest, workers_on(None, 2)) == run(contest, ALONE, tmp_path)
    assert len(played) == 3 * 2
    assert max(met(played).values()) == 1
    assert sum(byes(contest.bots, played).values()) == 3
    assert max(byes(contest.bots, played).values()) == 1
    assert contest.total() == sum(len(one.matches) for one in played)


def test_in_a_swiss_tournament_leaders_meet(tiny: Setup) -> None:
    two = Setup(tiny.game, 2, tiny.options)
    contest = Swiss(two, ("random", "quick", "greedy", "mcts:1"), 2, seed=5)
    played = run(contest, ALONE)
    best = {max(one.sitting.bots, key=one.score) for one in played[:2] if one.score(one.sitting.bots[0]) != 0.5}
    assert any(best <= set(one.sitting.bots) for one in played[2:])
    assert Swiss(two, ("random",) * 8).length() == 5
