"""`ecumene lab`: tournaments, ladders and datasets on the command line, and what a kill or Ctrl-C leaves."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from ecumene import installing
from ecumene.cli import main, progress
from ecumene.cli.terminal import Terminal
from ecumene.core.words import LANGUAGES
from ecumene.lab.work.errors import WHY
from ecumene.lab.work.hiring import Alone
from ecumene.lab.work.journal import NAME
from ecumene.lab.work.units import Answers, Unit, Work
from tests.cli.conftest import Run

DUEL = ("vinci", "--seats", "2", "--bots", "random,quick", "--jobs", "1")
SERIES = ("lab", "tournament", *DUEL, "--rounds", "6", "--seed", "3", "--json")


def test_people_get_standings(run: Run) -> None:
    lines = run("lab", "tournament", "vinci", "--seats", "2", "--bots", "random,quick,greedy").out.splitlines()
    assert lines[0] == "Vinci, 2 players, 60 games, seed 0", "three pairs, ten sittings each"
    heads = ["bot", "games", "score", "95 % interval", "wins", "95 % interval", "points", "strength met"]
    assert re.split(" {2,}", lines[2]) == heads
    assert lines[5].startswith("random")  # the last
    assert lines[7].split() == ["finished", "before", "random", "quick", "greedy"]


def test_one_sitting_claims_no_certainty(run: Run) -> None:
    out = run("lab", "tournament", *DUEL, "--rounds", "1", "--lang", "fr").out
    assert out.startswith("Vinci, 2 joueurs, 2 parties, graine 0\n")
    assert "force rencontrée" in out
    quick = re.split(" {2,}", out.splitlines()[3])
    assert (quick[0], quick[3], quick[6][-3:]) == ("quick", "–", "± –")
    (row, _) = run("lab", "tournament", *DUEL, "--rounds", "1", "--json").json["standings"]
    assert (row["between"], row["score"]["error"], row["points"]["error"]) == (None, None, None)


def test_the_same_seed_gives_the_same_tournament_whatever_the_processes(run: Run) -> None:
    told = run(*SERIES).json
    assert told == run(*SERIES, "--jobs", "3").json
    assert told != run(*SERIES, "--seed", "4").json
    assert (told["games"], told["sittings"], told["system"], told["verdict"]) == (12, 6, "round-robin", None)


def test_a_test_between_two_says_what_is_clear(run: Run) -> None:
    sprt = ("lab", "tournament", "vinci", "--system", "sprt", "--bots", "quick,random", "--low", "0", "--high", "400")
    assert "it is clear: quick is stronger than random, by 400 Elo rather than 0." in run(*sprt).out
    assert "not clear yet whether quick is stronger" in run(*sprt, "--most", "1").out
    assert run(*sprt, "--json").json["verdict"]["believed"] == "high"
    turned = ("lab", "tournament", "vinci", "--system", "sprt", "--bots", "random,quick", "--high", "400")
    out = run(*turned, "--lang", "fr").out
    assert "c’est clair : random n’est pas plus fort que quick de 400 Elo" in out
    few = ("lab", "tournament", "vinci", "--system", "sprt", "--bots", "quick,greedy", "--most", "1", "--seed", "1")
    assert "(95 %: -∞ to +∞)" in run(*few).out, "one sitting leaves everything open, on both sides"


def test_a_swiss_tournament(run: Run) -> None:
    told = run("lab", "tournament", *DUEL, "--system", "swiss", "--rounds", "2", "--json").json
    assert (told["system"], told["sittings"]) == ("swiss", 2)


def test_a_ladder_goes_on(run: Run) -> None:
    ladder = ("lab", "ladder", *DUEL, "--out", "ladder")
    assert run(*ladder, "--rounds", "1", "--json").json["games"] == 2
    told = run(*ladder, "--rounds", "2", "--json").json
    assert (told["games"], [row["bot"] for row in told["ladder"]]) == (4, ["quick", "random"])
    lines = run(*ladder, "--rounds", "2").out.splitlines()
    assert lines[2].split() == ["bot", "games", "rating", "95", "%", "interval", "before", "the", "next"]
    assert "parties" in run(*ladder, "--rounds", "2", "--lang", "fr").out


def test_a_dataset(run: Run) -> None:
    made = run("lab", "dataset", "vinci", "--seats", "2", "--bots", "random", "--games", "1", "--out", "made")
    assert made.out.startswith("made: one game with ")
    assert Path("made/positions/part-00000.parquet").is_file()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("tournament vinci --bots random", "2 bots are needed, and one was named"),
        ("tournament vinci --bots random,random", "“random” is named twice"),
        ("tournament vinci --bots random,genius", "no bot 'genius'"),
        ("tournament vinci --system sprt --bots random,quick,greedy", "between two bots, and 3 were named"),
        ("tournament vinci --system sprt --bots random,quick --low 9 --high 3", "--low must be less than --high"),
        ("tournament vinci --system swiss --seats 4 --bots random,quick", "4 bots are needed, and 2 were named"),
        ("tournament vinci --error 0.7", "“0.7” is not a number that can stand here"),
        ("tournament vinci --on spark", "“spark” is no cluster"),
        ("tournament vinci --system cup", "system"),
        ("ladder vinci --seats 3 --bots random,quick", "3 bots are needed"),
        ("dataset vinci", "--out"),
        ("dataset vinci --bots random --games 1 --out taken", "taken cannot be written"),
    ],
)
def test_what_cannot_be_done_is_one_line(complains: Callable[..., str], line: str, text: str) -> None:
    Path("taken").write_text("", encoding="utf-8")
    assert text in complains("lab", *line.split())


def test_a_folder_of_another_run_is_refused_in_both_languages(run: Run, complains: Callable[..., str]) -> None:
    run("lab", "tournament", *DUEL, "--out", "kept")
    other = ("lab", "tournament", *DUEL, "--out", "kept", "--seed", "5")
    assert complains(*other) == "kept holds another run: seed was 0 and is 5; name another folder"
    assert complains(*other, "--lang", "fr").startswith("kept contient une autre série : seed était 0 et est 5")


def test_everything_that_goes_wrong_has_words() -> None:
    for lang in LANGUAGES:
        words = Terminal(lang).words
        for kind, text in WHY.items():
            values = {part.partition("}")[0]: f"<{part.partition('}')[0]}>" for part in text.split("{")[1:]}
            said = words(f"lab-wrong-{kind}", **values)
            assert all(value in said for value in values.values()), (lang, kind)


def test_what_a_cluster_says_is_no_part_of_the_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Noisy(Alone):
        def run(self, work: Work, units: Iterable[Unit]) -> Answers:
            print("(raylet) Raylet is terminated.")
            yield from super().run(work, units)

    monkeypatch.setattr("ecumene.cli.working.workers_on", lambda place, jobs: Noisy())
    tables = (("lab", "tournament", *DUEL), ("lab", "dataset", *DUEL, "--games", "1", "--out", "made"))
    for command in (*tables, ("simulate", *DUEL, "--games", "1")):
        ran = run(*command, "--json")
        assert ran.json["game"] == "vinci"
        assert "Raylet" in ran.err


# ---- the base install


@pytest.mark.parametrize(
    ("missing", "line", "extra"),
    [
        ("altair", "balance vinci", "lab"),
        ("openskill", "ladder vinci --bots random,quick", "lab"),
        ("pyarrow", "dataset vinci --out made", "lab"),
        ("ray", "tournament vinci --bots random,quick --on ray", "lab,ray"),
    ],
)
def test_without_an_extra_one_is_told_what_to_install(tmp_path: Path, missing: str, line: str, extra: str) -> None:
    """In a process of its own, in which nothing has been imported yet."""
    program = f"import sys; sys.modules[{missing!r}] = None; from ecumene.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", program, "lab", *line.split()]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert ran.returncode == 2
    assert f"this needs “{missing}”, which is not installed: {installing.command(extra)}" in ran.stderr


def test_nothing_of_the_extras_is_imported_by_other_commands() -> None:
    program = "import sys; from ecumene.cli import COMMANDS, module_of; [module_of(name) for name in COMMANDS]; "
    program += "print(sorted({'ray', 'rich', 'pyarrow', 'openskill'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "[]\n"


# ---- stopping


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "ecumene", *arguments]
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, text=True, cwd=folder, env=environment, **pipes)


def lines_of(journal: Path) -> list[str]:
    return journal.read_text(encoding="utf-8").splitlines() if journal.exists() else []


def wait_for(program: subprocess.Popen[str], journal: Path, lines: int) -> None:
    while len(lines_of(journal)) < lines:
        assert program.poll() is None, "it ended before it could be stopped"
        sleep(0.01)


LONG = ("lab", "tournament", "vinci", "--seats", "2", "--bots", "random,quick", "--rounds", "20", "--json")


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_a_tournament_that_was_stopped_goes_on_and_repeats_nothing(
    run: Run, tmp_path: Path, ctrl_c: None, end: signal.Signals
) -> None:
    journal = tmp_path / "kept" / NAME
    program = start(tmp_path, *LONG, "--jobs", "2", "--out", "kept")
    wait_for(program, journal, 4)
    program.send_signal(end)
    out, err = program.communicate()
    before = lines_of(journal)
    if end == signal.SIGINT:
        assert program.returncode == 130
        kept = int(err.split()[1])
        assert f"Stopped. {kept} games are kept in kept; the same command goes on from there." in err
        assert len(before) - 2 <= kept <= len(before) - 1  # the last line may be written and not yet counted
        assert json.loads(out)["games"] <= len(before) - 1  # the standings so far
    told = run(*LONG, "--jobs", "1", "--out", "kept").json
    assert told["games"] == 40
    assert {line for line in before[1:] if line.endswith("}")} <= set(lines_of(journal))  # the head tells of the end
    assert len(lines_of(journal)) == len(set(lines_of(journal))) == 1 + 40
    assert told == run(*LONG, "--jobs", "1", "--out", "whole").json
    assert journal.read_bytes() == (tmp_path / "whole" / NAME).read_bytes()


def test_ctrl_c_keeps_the_parts_of_a_dataset(tmp_path: Path, ctrl_c: None) -> None:
    arguments = ("vinci", "--seats", "2", "--bots", "random", "--games", "40", "--part", "1", "--no-positions")
    program = start(tmp_path, "lab", "dataset", *arguments, "--jobs", "2", "--out", "made")
    wait_for(program, tmp_path / "made" / NAME, 3)
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert (program.returncode, out) == (130, "")
    assert "parts are kept in made" in err


@pytest.mark.parametrize("command", [("balance", "vinci"), ("compare", "vinci", "vinci,skip_price=1")])
def test_ctrl_c_keeps_the_games_of_a_study(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(self: progress.Bar, done: int, total: int | None) -> None:
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(progress.Bar, "__call__", stop)
    study = ("--games", "3", "--seats", "2", "--bot", "random", "--jobs", "1", "--keep", str(tmp_path))
    assert main(["lab", *command, *study]) == 130
    told = capsys.readouterr()
    assert told.err == f"Stopped. 2 games are kept in {tmp_path}; the same command goes on from there.\n"
    assert told.out == ""
    (journal,) = tmp_path.iterdir()
    assert len(lines_of(journal)) == 1 + 2


def test_without_a_folder_ctrl_c_says_how_to_keep_games(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(self: progress.Bar, done: int, total: int | None) -> None:
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(progress.Bar, "__call__", stop)
    assert main(["lab", "tournament", *DUEL, "--rounds", "3"]) == 130
    assert "Stopped after 2 games. To be able to go on, name a folder with --out." in capsys.readouterr().err


# ---- watching


class Watched(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "text"), [("en", "3 of 4 games"), ("fr", "3 parties sur 4")])
def test_who_watches_sees_how_far_it_is_and_how_long_it_will_take(
    lang: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal(lang)
    terminal.err = screen = Watched()
    with progress.Bar(terminal, "lab-games") as bar:
        for done in range(5):
            bar(done, 4)
    shown = screen.getvalue().replace("\u202f", " ").replace("\u00a0", " ")
    assert text in shown
    assert "0:00:00" in shown
