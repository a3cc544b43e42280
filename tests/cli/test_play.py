"""`play`: whole games at the terminal, everything that can be typed, and nothing that gets lost."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from random import Random

import pytest

from ecumene.catalogue import catalogue
from ecumene.cli.screen import Screen
from ecumene.cli.session import uninterrupted
from ecumene.cli.terminal import Terminal
from ecumene.core.position import Event
from ecumene.core.record import Record
from tests.cli.conftest import Ran, Run, recorded


def saved(pattern: str = "*.ecumene") -> Path:
    """The one file that a game left behind."""
    (path,) = Path().glob(pattern)
    return path


def record_of(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def numbers(seed: int, count: int = 3000) -> Iterator[str]:
    """Somebody who types numbers without reading."""
    rng = Random(seed)
    return (str(rng.randint(1, 5)) for _ in range(count))


# ---- whole games


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ("--seats", "2", "--bots", "random", "--seed", "1"),
            ("You are Player A.", "  Only one thing to do: ", "wins", "Hear it again with"),
        ),
        (("--seats", "4", "--bots", "random,greedy,random", "--seed", "2"), ("Greedy C", "Random D", "wins")),
        (
            ("--seats", "2", "--bots", "greedy", "--lang", "fr"),
            ("Vous êtes Joueur A.", "Victoire de", "Pour la revoir"),
        ),
        (
            ("--seats", "3", "--seat", "B", "--bots", "random", "--option", "skip_price=1"),
            ("You are Player B.", "wins"),
        ),
    ],
)
def test_a_whole_game_is_played_to_its_end(run: Run, arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    ran = run("play", "vinci", *arguments, typed=numbers(3))
    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    assert max(len(line) for line in ran.out.splitlines() if not line.startswith(">")) <= 120
    record = record_of(saved())
    assert record.result is not None
    assert not record.replay(catalogue["vinci"]).pending()
    assert run("replay", str(saved())).code == 0


def test_several_people_share_a_terminal(run: Run) -> None:
    ran = run("play", "vinci", "--seats", "2", "--seat", "A,B", "--seed", "4", typed=numbers(4))
    assert ran.code == 0
    assert "You are Player A, Player B." in ran.out
    assert record_of(saved()).result is not None


def test_a_game_that_is_over_can_be_looked_at(run: Run) -> None:
    Path("over.ecumene").write_text(str(recorded().record), encoding="utf-8")
    ran = run("play", "--load", "over.ecumene")
    assert ran.code == 0
    assert "wins." in ran.out


# ---- what may be typed


BEGUN = ("play", "vinci", "--seats", "3", "--bots", "random", "--seed", "51")
"""Player A begins, and the first people on display is Ports + Barbarians: nothing changes what conquests cost."""


def sitting(run: Run, *typed: str, lang: str = "en") -> Ran:
    """The person takes the first people; then it must enter the map, which is still empty."""
    french = ("--lang", "fr") if lang == "fr" else ()
    return run(*BEGUN, *french, typed=["1", *typed])


def after(ran: Ran, prompt: int) -> str:
    """What was printed after a line was typed; the first is number 1."""
    return ran.out.split("\n> ")[prompt]


def test_choices_are_numbered_and_say_what_they_cost(run: Run) -> None:
    ran = sitting(run)
    assert re.search(r"^  1  Take people I: \w+.* \(\d+ pawns\)", ran.out, re.MULTILINE)
    assert re.search(r"^  2  Conquer Ireland for 3 pawns +liv •$", ran.out, re.MULTILINE)


def test_a_place_is_named_by_its_beginning(run: Run) -> None:
    ran = sitting(run, "irel", "scotl")
    assert "Player A conquers Ireland with 3 pawns" in after(ran, 2)
    assert "Player A conquers Scotland with 3 pawns" in after(ran, 3)


def test_one_line_may_hold_several_choices_and_repeat_them(run: Run) -> None:
    ran = sitting(run, "ireland, scotland", "stop", "1x2, 2", "2x999")
    assert "conquers Ireland" in after(ran, 2)
    notations = [entry.notation for entry in record_of(saved()).entries if entry.seat == 0]
    assert notations[1:7] == [
        "conquer ireland",
        "conquer scotland",
        "stop",
        "place ireland",
        "place ireland",
        "place scotland",
    ]
    assert re.search(r"Done \d+ of 999 times; more is not possible now\.", after(ran, 5))


def test_ambiguous_and_unknown_answers_are_explained(run: Run) -> None:
    ran = sitting(run, "urals", "zzz", "", "conquer alps")
    assert after(ran, 2).startswith("“urals” may mean:\n")
    assert "Southern Urals" in after(ran, 2)
    assert after(ran, 3).startswith("“zzz” is none of the choices; “help” tells what may be typed.")
    assert "Which province do you conquer?" in after(ran, 4)
    assert after(ran, 5).startswith("conquer alps — a people enters on the edge of the board")
    assert "[vinci.entering.first_province]" in after(ran, 5)


def test_why_itemises_numbers_and_names_the_rule_that_forbids(run: Run) -> None:
    ran = sitting(run, "why 2", "why conquer alps", "why poland", "why", "why urals", "why zzz")
    assert after(ran, 2).startswith("Conquer Ireland for 3 pawns: open land 2, defenders 1\n")
    assert "A plain, agricultural or livestock province costs 2 pawns. [vinci.conquest.land]" in after(ran, 2)
    assert "[vinci.entering.first_province]" in after(ran, 3)
    assert after(ran, 4).startswith("conquer poland — ")
    assert after(ran, 5).startswith("Why what?")
    assert after(ran, 6).startswith("“urals” may mean:")
    assert after(ran, 7).startswith("“zzz” is none of the choices")


def test_why_tells_what_tokens_do(run: Run) -> None:
    ran = run(*BEGUN, typed=["why 2"])
    assert "pay 2 points: price −2" in after(ran, 1)
    assert "[vinci.choosing.price]" in after(ran, 1)


def test_commands_show_the_table_the_scores_the_log_and_the_rules(run: Run) -> None:
    ran = sitting(
        run, "map", "scores", "log", "log 1", "rules", "rules galleys", "rules zzz", "look alps", "look zz", "look"
    )
    assert "Peoples to choose from" in after(ran, 2)
    assert after(ran, 3).startswith("So far\n")
    assert "Player A takes" in after(ran, 4)
    assert after(ran, 5).count("\n") == 0
    assert "Choosing a people" in after(ran, 6)
    assert "[vinci.token.galleys]" in after(ran, 7)
    assert after(ran, 8).startswith("No rule mentions “zzz”.")
    assert after(ran, 9).startswith("Alps: mountain. Nobody stands there. Next to: ")
    assert after(ran, 10).startswith("Nothing on the table has a name that begins with “zz”.")
    assert after(ran, 11).startswith("Look at what?")


def test_help_names_every_command_in_both_languages(run: Run) -> None:
    english, french = sitting(run, "help"), sitting(run, "aide", lang="fr")
    for word in ("why", "look", "map", "scores", "log", "rules", "undo", "save", "help", "quit"):
        assert f"\n  {word} " in after(english, 2)
    for word in ("pourquoi", "voir", "carte", "scores", "journal", "règles", "annuler", "sauver", "aide", "quitter"):
        assert f"\n  {word} " in after(french, 2)


def test_a_french_game_is_french(run: Run) -> None:
    ran = sitting(run, "pourquoi irlande", "regles galeres", "why alpes", "irlande", "annuler", lang="fr")
    assert after(ran, 2).startswith("Conquérir l’Irlande pour 3 pions : terrain ouvert 2, défenseurs 1")
    assert "[vinci.token.galleys]" in after(ran, 3)
    assert "un peuple entre au bord du plateau" in after(ran, 4)
    assert "Joueur A conquiert l’Irlande avec 3 pions" in after(ran, 5)
    assert after(ran, 6).startswith("1 action reprise.")
    assert "Sauvegardé dans" in ran.out
    assert not re.search(r"Conquer |Place a pawn| conquers | pawns ", ran.out)


def test_repeated_news_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    speech = catalogue["vinci"].speech("en", ["Ann", "Bob"])
    screen = Screen(Terminal("en"), speech)
    for who, area in ((0, "alps"), (0, "alps"), (1, "alps"), (0, "alps"), (0, "alps"), (0, "alps")):
        event = Event("vinci-log-redeploys", {"who": who, "area": area})
        screen.tell(event, speech.tell(event))
    screen.flush()
    screen.flush()
    assert capsys.readouterr().out == (
        "  Ann puts a survivor in the Alps ×2\n"
        "  Bob puts a survivor in the Alps\n"
        "  Ann puts a survivor in the Alps ×3\n"
    )


# ---- taking back


def test_undo_goes_back_to_the_last_answer_over_what_bots_did(run: Run) -> None:
    ran = sitting(run, "irel", "undo", "undo", "undo")
    record = record_of(saved())
    assert after(ran, 3).startswith("1 action taken back.")
    assert re.match(r"\d+ actions taken back\.", after(ran, 4))  # what the bots did since goes too
    assert after(ran, 5).startswith("There is nothing to take back.")
    undone = [entry.undoes for entry in record.entries if entry.undoes]
    assert undone[0] == 1
    assert undone[1] > 1


def test_what_is_undone_leaves_the_log(run: Run) -> None:
    ran = sitting(run, "irel", "undo", "log")
    assert "conquers Ireland" not in after(ran, 4)


# ---- saving and going on


def test_leaving_saves_and_says_how_to_go_on(run: Run) -> None:
    ran = sitting(run, "irel", "quit")
    file = saved()
    assert ran.out.endswith(
        f"Saved in {file}.\nGo on with: ecumene play vinci --load {file} --seat A --bots random,random\n"
    )
    first = file.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"# ecumene play vinci --load {file} --seat A --bots random,random"


def test_the_end_of_input_saves_as_well(run: Run) -> None:
    sitting(run, "irel")
    assert record_of(saved()).entries[-1].notation == "conquer ireland"


def test_nothing_done_is_nothing_saved(run: Run) -> None:
    ran = run("play", "vinci", "--seats", "2", "--seat", "A,B", typed=["log", "quit"])
    assert "Nothing has happened yet." in ran.out
    assert "Nothing has happened, so nothing was saved." in ran.out
    assert not list(Path().glob("*"))


def test_a_saved_game_goes_on_where_it_was(run: Run) -> None:
    sitting(run, "irel", "quit")
    before = record_of(saved())
    ran = run("play", "--load", str(saved()), "--bots", "random", typed=["log", "undo", "scotl", "quit"])
    assert "Player A conquers Ireland with 3 pawns" in after(ran, 1)
    assert "Player A conquers Scotland with 3 pawns" in after(ran, 3)
    entries = record_of(saved()).entries
    assert entries[: len(before.entries)] == before.entries
    assert [entry.notation for entry in entries[len(before.entries) :]] == ["!undo 1", "conquer scotland"]


def test_the_command_that_goes_on_brings_content_and_language_back(run: Run) -> None:
    Path("my values.yaml").write_text("players: [{id: '3', target: 30}]", encoding="utf-8")
    ran = run(*BEGUN, "--content", "my values.yaml", "--lang", "fr", typed=["1"])
    command = re.search(r"^Pour reprendre : (.*)$", ran.out, re.MULTILINE)
    assert command is not None
    assert command[1].endswith("--seat A --bots random,random --content 'my values.yaml' --lang fr")
    again = run(*shlex.split(command[1])[1:], typed=["quitter"])
    assert again.code == 0
    assert "atteint 30 points" in " ".join(again.out.split())


def test_a_game_with_things_taken_back_goes_on_as_well(run: Run) -> None:
    sitting(run, "irel", "undo", "engl", "quit")
    ran = run("play", "vinci", "--load", str(saved()), "--bots", "random", typed=["log 2", "undo", "undo", "undo"])
    assert "conquers England" in after(ran, 1)
    assert after(ran, 2).startswith("1 action taken back.")
    assert after(ran, 4).startswith("There is nothing to take back.")


def test_a_loaded_game_is_played_to_its_end(run: Run) -> None:
    sitting(run, "irel", "quit")
    ran = run("play", "vinci", "--load", str(saved()), "--bots", "random", typed=numbers(5))
    assert ran.code == 0
    assert record_of(saved()).result is not None


def test_a_game_of_another_kind_cannot_be_loaded_as_this_one(complains: Callable[..., str], run: Run) -> None:
    Path("game.ecumene").write_text(str(recorded(actions=3).record).replace("vinci", "chess", 1), encoding="utf-8")
    assert complains("play", "vinci", "--load", "game.ecumene").startswith("there is no game “chess”")
    Path("game.ecumene").write_text(str(recorded(actions=3).record), encoding="utf-8")
    assert complains("play", "chess", "--load", "game.ecumene") == "game.ecumene is a game of vinci"


def test_the_record_goes_where_the_person_wants_it(run: Run) -> None:
    ran = run(
        "play",
        "vinci",
        "--seats",
        "2",
        "--bots",
        "random",
        "--save",
        "mine.txt",
        typed=["1", "save copy of it.txt", "save no/such/x", "save"],
    )
    assert record_of(Path("mine.txt")).entries
    assert record_of(Path("copy of it.txt")).entries
    assert "Saved in copy of it.txt." in ran.out
    assert "no/such/x cannot be written (No such file or directory)" in ran.out
    assert "--load 'copy of it.txt'" in Path("copy of it.txt").read_text(encoding="utf-8")


def test_where_nothing_can_be_written_the_game_is_kept_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(elsewhere))
    ran = run("play", "vinci", "--seats", "2", "--bots", "random", "--save", "no/such/folder/x", typed=["1"])
    assert ran.code == 0
    (kept,) = elsewhere.iterdir()
    assert f"Saved in {kept}." in ran.out


def test_two_games_of_one_second_have_two_names(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "20250101-120000")
    for _ in range(3):
        sitting(run)
    names = sorted(path.name for path in Path().glob("*"))
    assert names == [f"vinci-20250101-120000{n}.ecumene" for n in ("-2", "-3", "")]


# ---- Ctrl-C


def test_ctrl_c_at_the_prompt_saves_and_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = chain(["1", "irel"], repeat(KeyboardInterrupt))

    def read(prompt: str) -> str:
        answer = next(answers)
        if answer is KeyboardInterrupt:
            raise KeyboardInterrupt
        assert isinstance(answer, str)
        return answer

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr("ecumene.cli.play.input", read, raising=False)
    ran = run(*BEGUN)
    assert ran.code == 130
    assert f"Go on with: ecumene play vinci --load {saved()}" in ran.out
    assert record_of(saved()).entries[-1].notation == "conquer ireland"


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_waits_for_what_has_begun() -> None:
    done: list[str] = []

    def begin() -> None:
        with uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            done.append("written down")

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert done == ["written down"]
    with uninterrupted():
        done.append("undisturbed")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_in_a_real_process(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "ecumene", "play", "vinci", "--seats", "2", "--bots", "random", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"> ") < 2:  # the second question waits for an answer
        seen += os.read(process.stdout.fileno(), 4096)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == b""
    assert b"Go on with: ecumene play vinci --load vinci-" in out
    (file,) = tmp_path.glob("*.ecumene")
    assert record_of(file).entries[-1].notation.startswith(("take", "conquer", "stop", "place"))
