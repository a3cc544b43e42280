"""Series: many matches, the same whatever the number of processes, and what they tell."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from multiprocessing import get_start_method, set_start_method
from pathlib import Path

import pytest

from ecumene.bots import BOTS
from ecumene.catalogue import catalogue
from ecumene.core.action import Action, Seat
from ecumene.core.errors import ContentError
from ecumene.core.position import Position
from ecumene.lab.match import Match, MatchError, Setup
from ecumene.lab.series import Series, report
from ecumene.lab.work import Desk, Journal, LabError, workers_on
from ecumene.lab.work.crew import FORKS

DUEL = Series(Setup("vinci", 2), ("greedy", "random"), 4, seed=9)


def test_the_number_of_processes_changes_nothing() -> None:
    alone, _ = DUEL.run(jobs=1)
    together, seconds = DUEL.run(jobs=2)
    assert alone == together
    assert seconds > 0
    assert len({match.seed for match in alone}) == 4


def test_another_seed_is_another_series() -> None:
    series = Series(DUEL.setup, ("random", "random"), 1, seed=1)
    assert series.match(0) != Series(DUEL.setup, ("random", "random"), 1, seed=2).match(0)


def test_bots_move_on_so_that_each_sits_everywhere_equally_often() -> None:
    series = Series(Setup("vinci", 4), ("a", "b", "c", "d"), 8)
    lineups = [series.lineup(number) for number in range(8)]
    assert lineups[0] == ("a", "b", "c", "d")
    assert lineups[1] == ("d", "a", "b", "c")
    for seat in range(4):
        assert sorted(lineup[seat] for lineup in lineups) == ["a", "a", "b", "b", "c", "c", "d", "d"]
    fixed = Series(Setup("vinci", 4), ("a", "b", "c", "d"), 8, rotate=False)
    assert {fixed.lineup(number) for number in range(8)} == {("a", "b", "c", "d")}


def test_progress_is_told_match_by_match() -> None:
    told: list[tuple[int, int | None]] = []
    Series(DUEL.setup, ("random", "random"), 3).run(1, lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_a_series_is_gone_on_with_and_its_matches_are_those_of_their_numbers(tmp_path: Path) -> None:
    with Journal(DUEL.plan(), tmp_path) as journal:
        desk = Desk(workers_on(None, 1), journal)
        shorter = list(replace(DUEL, games=2).play(desk))
    with Journal(DUEL.plan(), tmp_path) as journal:
        desk = Desk(workers_on(None, 1), journal)
        matches = list(DUEL.play(desk))
        assert desk.played == 2
    assert matches[:2] == shorter
    assert matches == [DUEL.match(number) for number in range(4)]


def test_a_series_with_the_content_of_a_release_is_played() -> None:
    kept = catalogue["vinci"].contents()[-1].hash
    series = Series(Setup("vinci", 2, content=f"@{kept}"), ("random", "random"), 1)
    assert series.run()[0] == [series.match(0)]
    assert Setup("vinci", 2, content=f"@{kept[:16]}").load().content.hash == kept, "as an older release called it"


def test_an_error_in_a_process_comes_back_as_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, view: Position, seat: Seat) -> Action:
            raise ContentError("out of order")

    monkeypatch.setitem(BOTS, "broken", lambda setting, seed: Broken())
    series = Series(DUEL.setup, ("broken", "random"), 3)
    with pytest.raises(ContentError, match=r"^out of order$"):
        series.run(1)
    if FORKS:  # other processes know the broken bot
        with pytest.raises(LabError, match=r"^out of order$"):
            series.run(2)


def test_a_process_that_dies_ends_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deadly:
        def choose(self, view: Position, seat: Seat) -> Action:
            os._exit(1)

    if not FORKS:
        pytest.skip("other processes would not know the deadly bot")
    monkeypatch.setitem(BOTS, "deadly", lambda setting, seed: Deadly())
    with pytest.raises(LabError, match=r"^a process died over unit [0-3], 3 times$"):
        Series(DUEL.setup, ("deadly", "random"), 4).run(2)


@pytest.mark.skipif(not FORKS, reason="other processes would not know the bot")
def test_other_processes_know_a_bot_that_a_program_brought_along(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = get_start_method()
    monkeypatch.setitem(BOTS, "mine", BOTS["random"])
    set_start_method("spawn", force=True)  # from Python 3.14 on the usual way is no fork either
    try:
        matches, _ = Series(DUEL.setup, ("mine", "random"), 2).run(2)
    finally:
        set_start_method(usual, force=True)
    assert [sorted(match.bots) for match in matches] == [["mine", "random"]] * 2


def test_the_report_takes_bots_of_one_name_together() -> None:
    matches = [
        Match(1, ("x", "y", "y"), (30, 20, 10), (1, 2, 3), 0, 100),
        Match(2, ("y", "x", "y"), (40, 10, 40), (1, 3, 1), 1, 200),
    ]
    told = report(matches)
    by_bot = {bot.bot: bot for bot in told.bots}
    assert list(by_bot) == ["x", "y"]
    assert (by_bot["x"].seats, by_bot["x"].wins.wins, by_bot["x"].wins.trials) == (1, 1, 2)
    assert (by_bot["y"].seats, by_bot["y"].wins.wins, by_bot["y"].wins.trials) == (2, 1, 4)
    assert by_bot["y"].points.mean == (20 + 10 + 40 + 40) / 4
    assert by_bot["x"].places.mean == 2
    assert [order.wins.wins for order in told.order] == [1, 0.5, 0.5]  # who began, who came next, who came last
    assert [order.points.mean for order in told.order] == [20, 30, 25]
    assert (told.decisions.mean, told.total_decisions) == (150, 300)


def test_the_report_is_plain_json() -> None:
    dumped = report(DUEL.run()[0]).dump()
    assert json.loads(json.dumps(dumped)) == dumped
    assert sum(bot["wins"]["wins"] for bot in dumped["bots"]) == pytest.approx(4)


def test_nothing_played_tells_nothing() -> None:
    with pytest.raises(MatchError, match="no match was played"):
        report([])
