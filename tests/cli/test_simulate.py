"""`simulate`: deterministic, documented, and told with its uncertainty."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ecumene.cli import main, progress
from ecumene.cli.terminal import Terminal
from ecumene.lab.work.journal import NAME
from tests.cli.conftest import Run

SERIES = ("simulate", "vinci", "--games", "4", "--bots", "random,greedy", "--seed", "1")


def results(told: dict[str, Any]) -> dict[str, Any]:
    """Everything but the time it took."""
    return {key: value for key, value in told.items() if key != "speed"}


def test_the_same_seed_gives_the_same_series_whatever_the_processes(run: Run) -> None:
    alone, together = run(*SERIES, "--json").json, run(*SERIES, "--jobs", "2", "--json").json
    assert results(alone) == results(together)
    assert together["speed"]["jobs"] == 2


def test_json_says_everything(run: Run) -> None:
    told = run(*SERIES, "--option", "skip_price=1", "--json").json
    assert (told["format"], told["command"], told["game"], told["seats"], told["seed"]) == (
        2,
        "simulate",
        "vinci",
        2,
        1,
    )
    assert (told["lineup"], told["rotate"], told["options"]) == (["random", "greedy"], True, {"skip_price": 1})
    assert [bot["bot"] for bot in told["bots"]] == ["random", "greedy"]
    bot = told["bots"][0]
    assert list(bot) == ["bot", "seats", "wins", "points", "places"]
    assert list(bot["wins"]) == ["wins", "trials", "low", "high", "rate"]
    assert list(bot["points"]) == list(bot["places"]) == ["mean", "error", "least", "most"]
    assert [order["order"] for order in told["order"]] == [0, 1]
    assert told["decisions"]["total"] == pytest.approx(4 * told["decisions"]["mean"])
    assert told["speed"]["games_per_second"] == pytest.approx(4 / told["speed"]["seconds"])
    assert not run(*SERIES, "--no-rotate", "--json").json["rotate"]


def test_people_get_a_table(run: Run) -> None:
    ran = run(*SERIES)
    lines = ran.out.splitlines()
    assert lines[0] == "Vinci, 2 players, 4 games, seed 1"
    assert lines[2].split() == ["bot", "seats", "wins", "95", "%", "interval", "points", "place"]
    assert lines[3].startswith("random")
    assert lines[4].startswith("greedy")
    assert lines[7].startswith("1st")
    assert "decisions a second" in lines[-1]
    assert ran.err == ""  # nobody watches: no progress bar


def test_a_table_in_french(run: Run) -> None:
    out = run(*SERIES, "--lang", "fr").out
    assert out.startswith("Vinci, 2 joueurs, 4 parties, graine 1\n")
    assert "1er" in out
    assert "décisions par seconde" in out


def test_one_name_stands_for_every_seat(run: Run) -> None:
    told = run("simulate", "vinci", "--games", "1", "--seats", "3", "--bots", "random", "--json").json
    assert told["lineup"] == ["random"] * 3
    assert told["bots"][0]["seats"] == 3
    assert run("simulate", "vinci", "--games", "1", "--bots", "random", "--json").json["seats"] == 4


def test_a_series_in_a_folder_goes_on_and_may_grow(run: Run) -> None:
    series = (*SERIES, "--bots", "random,quick", "--games", "2")
    kept = run(*series, "--out", "kept", "--json").json
    assert results(kept) == results(run(*series, "--json").json)
    again = run(*series, "--out", "kept", "--json").json
    assert results(again) == results(kept)
    assert again["speed"]["games_per_second"] == 0, "nothing was played anew"
    longer = (*series, "--games", "3", "--jobs", "2")
    assert results(run(*longer, "--out", "kept", "--json").json) == results(run(*longer, "--json").json)
    run(*longer, "--out", "whole", "--json")
    assert Path("kept", NAME).read_bytes() == Path("whole", NAME).read_bytes()


def test_a_folder_of_another_series_is_refused(run: Run, complains: Callable[..., str]) -> None:
    run(*SERIES, "--out", "kept")
    assert complains(*SERIES, "--out", "kept", "--no-rotate").startswith("kept holds another run: rotate was true")
    assert "“spark” is no cluster" in complains(*SERIES, "--on", "spark")


def test_ctrl_c_keeps_and_tells_what_is_done(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(self: progress.Bar, done: int, total: int | None) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(progress.Bar, "__call__", stop)
        assert main([*SERIES, "--out", "kept"]) == 130
    told = capsys.readouterr()
    assert told.err == "Stopped. 3 games are kept in kept; the same command goes on from there.\n"
    assert told.out.startswith("Vinci, 2 players, 2 games, seed 1\n"), "the third was not handed out yet"
    assert results(run(*SERIES, "--out", "kept", "--json").json) == results(run(*SERIES, "--json").json)


class Watched(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_without_rich_the_words_alone_say_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rich.console", None)
    terminal = Terminal("en")
    terminal.err = screen = Watched()
    with progress.Bar(terminal, "lab-games") as bar:
        bar(3, 4)
    assert screen.getvalue() == "\r\x1b[K3 of 4 games\r\x1b[K"
