"""Bad arguments give one clear line and exit code 2; help and complaints come in the person's language."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest

from ecumene import cli
from ecumene.cli.terminal import language_of
from tests.cli.conftest import Run

COMPLAINTS = [
    ("", "something is missing: COMMAND"),
    ("plya", "COMMAND: there is no “plya” (did you mean “play”?); there are games, play, serve, check-store"),
    ("play", "something is missing: GAME"),
    (
        "play vinc",
        "there is no game “vinc” (did you mean “vinci”?); there are vinci, rise_and_fall, tapestry, rise_of_empires, "
        "beyond_the_horizon",
    ),
    ("rules", "something is missing: GAME"),
    ("rules vinci extra", "not understood: extra"),
    ("rules vinci --section conquests", "there is no section “conquests” (did you mean “conquest”?)"),
    ("rules vinci --lang de", "--lang: there is no “de”; there are en, fr"),
    ("simulate vinci --games", "--games needs a value"),
    ("simulate vinci --games many", "--games: “many” is not a whole number from 1 on"),
    ("simulate vinci --games 0", "--games: “0” is not a whole number from 1 on"),
    ("simulate vinci --seed x", "--seed: “x” is not a whole number"),
    ("simulate vinci --seats 9", "vinci: seats must be one of 2, 3, 4, 5, 6, not 9"),
    ("simulate vinci --bots greddy", "no bot 'greddy' (did you mean \"greedy\"?)"),
    ("simulate vinci --seats 4 --bots greedy,random", "2 bots were named for 4 seats"),
    ("simulate vinci --option medicine", "--option takes NAME=VALUE, each name once, not “medicine”"),
    ("simulate vinci --option skip_price=3", "vinci: option skip_price must be one of 2, 1, not 3"),
    ("simulate vinci --option skip=1", "vinci: no option 'skip'"),
    ("simulate vinci --rotate --no-rotate", "--no-rotate: not allowed with argument --rotate"),
    ("simulate vinci --content none.yaml", "none.yaml: no such file"),
    ("play vinci --seat Z", "--seat names letters from A to D, each once, not “Z”"),
    ("play vinci --seat A,A", "--seat names letters from A to D, each once, not “A”"),
    ("play vinci --seats 2 --seat 3", "--seat names letters from A to B, each once, not “3”"),
    ("play vinci --bots random,random", "2 bots were named for 3 seats"),
    ("play vinci --load none.ecumene", "none.ecumene cannot be read (No such file or directory)"),
    ("play vinci --load none.ecumene --seed 3", "--seed cannot go with --load: the saved game has settled it"),
    ("play vinci --load none.ecumene --option a=b", "--option cannot go with --load"),
    ("replay .", ". cannot be read (Is a directory)"),
    ("content frob vinci", "ACTION: there is no “frob”; there are check, export, diff"),
    ("content diff vinci", "content diff needs --content with a file, or --hash with a content, to compare"),
    ("content export vinci --output no/such/folder", "no/such/folder cannot be written (No such file or directory)"),
    ("bench vinci --seats 1", "vinci: seats must be one of 2, 3, 4, 5, 6, not 1"),
]


@pytest.mark.parametrize(("line", "complaint"), COMPLAINTS)
def test_bad_arguments_give_one_clear_line(complains: Callable[..., str], line: str, complaint: str) -> None:
    assert complains(*line.split()).startswith(complaint)


def test_complaints_speak_french_when_asked_to(complains: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert complains("rules", "vinc", "--lang", "fr").startswith(
        "il n’y a pas de jeu « vinc » (vouliez-vous dire « vinci » ?) ; il y a"
    )
    assert complains("--lang=fr").startswith("il manque quelque chose : COMMAND")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert complains("simulate", "vinci", "--games", "0") == "--games : « 0 » n’est pas un nombre entier à partir de 1"


def test_the_language_is_the_one_a_person_has_set() -> None:
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language_of({"LC_ALL": "en_GB", "LANG": "fr_FR"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "C"}) == "fr"
    assert language_of({"LANG": "de_DE"}) == "en"
    assert language_of({}) == "en"


@pytest.mark.parametrize("command", ["", *cli.COMMANDS])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_its_help(run: Run, command: str, lang: str) -> None:
    ran = run(*command.split(), "--help", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith("usage : ecumene" if lang == "fr" else "usage: ecumene")
    assert "--lang" in ran.out


def test_a_fault_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("none left")

    monkeypatch.setattr(cli.module_of("games"), "run", fail)
    ran = run("games")
    assert (ran.code, ran.out) == (70, "")
    assert ran.err == (
        "ecumene: something went wrong inside (ZeroDivisionError: none left); please report it. "
        "ECUMENE_DEBUG=1 shows where.\n"
    )
    monkeypatch.setenv("ECUMENE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_a_complaint_is_never_endless(complains: Callable[..., str]) -> None:
    assert len(complains("rules", "x" * 5000)) == 500


def test_ctrl_c_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli.module_of("games"), "run", interrupt)
    assert run("games") == (ran := run("games"))
    assert (ran.code, ran.err) == (130, "ecumene: interrupted\n")


# ---- as a process of its own


def test_python_m_ecumene_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "ecumene", "games"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("vinci")
    ran = subprocess.run([sys.executable, "-m", "ecumene", "nonsense"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "ecumene", "rules", "vinci"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()  # before the first line is printed
    assert process.stderr.read() == b""
    assert process.wait(30) == 0
    process.stderr.close()


def test_a_terminal_that_knows_no_accents_shows_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    ran = subprocess.run(
        [sys.executable, "-m", "ecumene", "rules", "vinci", "--lang", "fr", "--section", "scoring"],
        capture_output=True,
        env=environment,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"?" in ran.stdout


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.skipif(not hasattr(signal, "SIGINT") or os.name == "nt", reason="needs POSIX signals")
def test_a_series_stops_at_ctrl_c() -> None:
    command = [
        sys.executable,
        "-m",
        "ecumene",
        "simulate",
        "vinci",
        "--games",
        "100000",
        "--bots",
        "random",
        "--jobs",
        "2",
    ]
    script = (
        "import multiprocessing, os, signal, sys, threading, time\n"
        "from ecumene.cli import main\n"
        "def stop():\n"
        "    while not multiprocessing.active_children():\n"  # however long it takes to begin
        "        time.sleep(0.01)\n"
        "    time.sleep(0.5)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "threading.Thread(target=stop, daemon=True).start()\n"
        f"sys.exit(main({command[3:]!r}))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 130
    assert re.fullmatch(r"ecumene: interrupted\n|Stopped after \d+ games\. .* --out\.\n", ran.stderr)
