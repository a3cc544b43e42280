"""Comparisons: the same seeds on both sides, and a verdict that claims no more than the games show."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ecumene import cli, installing
from ecumene.catalogue import catalogue
from ecumene.core.errors import EcumeneError
from ecumene.lab.balance import SUBJECTS, Deed, Played, Sample, Subject
from ecumene.lab.compare import Answers, Comparison, ask, read_side
from ecumene.lab.compare.page import verdict
from ecumene.lab.match import Setup
from ecumene.lab.work import LabError, workers_on

TAKE = Subject((Deed("take"),))
TENSION: dict[str, float] = dict.fromkeys(("lead_changes", "drama", "decided", "branching", "wait"), 1.0)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def games(change: Callable[[int, Played], Played] = lambda number, game: game) -> list[Played]:
    """Sixty games in which the two seats win in turn, some points and decisions more or less each time."""
    made = []
    for number in range(60):
        won = number % 2
        points = [30 + number % 7, 20 + number % 5]
        takes = {"take/I": [1, 0]} if won else {"take/I": [0, 1], "take/II": [1, 0]}
        game = Played(
            points if not won else points[::-1],
            [1 + won, 2 - won],
            [0, 1],
            100 + number % 9,
            [{}, {}],
            takes,
            takes,
            tension=dict(TENSION),
        )
        made.append(change(number, game))
    return made


def asked(change: Callable[[int, Played], Played]) -> Answers:
    return ask(TAKE, 2, games(), games(change))


def test_equal_sides_are_said_to_be_equal() -> None:
    told = asked(lambda number, game: game)
    assert told.same == told.games == 60
    assert told.alike == pytest.approx(1)
    assert not told.differing
    assert "no game went another way" in verdict(told)[0]


def test_what_changes_in_every_pair_is_found_and_nothing_else_is_claimed() -> None:
    told = asked(lambda number, game: replace(game, decisions=game.decisions + 4 + number % 3))
    assert [answer.about for answer in told.differing] == ["decisions"]
    found = told.differing[0]
    assert found.shift.by == pytest.approx(5)
    assert found.shift.low < 5 < found.shift.high
    assert found.shift.high - found.shift.low < 1, "games vary by more than that, pairs by less"
    text = "\n".join(verdict(told))
    assert "1 of 11 questions differ" in text
    assert "decisions in a game: 103.8 → 108.8, +5.00" in text


def test_noise_is_called_noise_and_what_could_be_seen_is_said() -> None:
    told = asked(lambda number, game: replace(game, decisions=game.decisions + (-9 if number % 2 else 9)))
    assert not told.differing
    assert "No difference is shown by any of 11 questions" in verdict(told)[0]
    assert "2.3 decisions" in verdict(told)[0], "1.96 × 9 / √60"


def test_a_seat_that_always_wins_now_differs() -> None:
    told = asked(lambda number, game: replace(game, places=[1, 2]))
    first, second = told.order
    assert (first.before, first.after, first.differs) == (0.5, 1.0, True)
    assert (second.after, second.differs) == (0.0, True)


def test_things_are_compared_by_games_that_see_them_taken_and_by_wins_of_their_takers() -> None:
    told = asked(lambda number, game: replace(game, takes={"take/I": game.takes["take/I"]}))
    taken = {answer.about: answer for answer in told.taken["take"]}
    assert (taken["II"].before, taken["II"].after, taken["II"].differs) == (0.5, 0.0, True)
    assert (taken["I"].before, taken["I"].after, taken["I"].differs) == (1.0, 1.0, False)
    assert [answer.about for answer in told.wins["take"]] == ["I"], "of the second nobody is left to compare"
    assert told.wins["take"][0].before == 0, "whoever takes the first loses"
    page = Comparison(catalogue["vinci"], TAKE, "vinci", "mine.yaml", "quick", 0, [told]).page().markdown()
    assert "Places of the display taken from, 2 players: taken in other parts of the games: II (50.0% → 0.0%" in page


def test_games_kept_before_tension_was_measured_are_compared_without_it() -> None:
    told = ask(TAKE, 2, games(), games(lambda number, game: replace(game, tension={})))
    assert [answer.about for answer in told.measures] == [
        "points",
        "winner",
        "lead",
        "decisions",
    ]


def test_one_pair_proves_nothing() -> None:
    with pytest.raises(LabError, match="two pairs or more"):
        ask(TAKE, 2, games()[:1], games()[:1])


# ---- sides


def test_sides_are_read_as_they_are_typed(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("tokens: [{id: mines, pawns: 9}]", encoding="utf-8")
    assert (read_side("vinci").game, read_side("vinci").content) == ("vinci", None)
    assert read_side("rise_and_fall,world=quick").options == {"world": "quick"}
    mine = read_side(str(file))
    assert (mine.game, mine.label, mine.content) == ("vinci", "mine.yaml", str(file))
    assert mine.load().content.hash != catalogue["vinci"].content.hash
    kept = catalogue["vinci"].contents()[-1].hash
    assert read_side(f"vinci@{kept}").load().content.hash == kept


@pytest.mark.parametrize("text", ["chess", "vinci,fast", "vinci-3-0.jsonl", "nowhere.yaml"])
def test_what_is_no_side_is_refused(text: str) -> None:
    with pytest.raises(EcumeneError, match=r"chess|NAME=VALUE|vinci-3-0|nowhere"):
        read_side(text)


# ---- the command


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ecumene.lab.page.library", lambda: "")  # putting it together takes seconds; test_balance does
    (tmp_path / "mine.yaml").write_text("tokens: [{id: mines, pawns: 9}]", encoding="utf-8")
    return tmp_path


def compare(*more: str) -> int:
    return cli.main(["lab", "compare", *more, "--games", "4", "--seats", "2", "--bot", "quick", "--jobs", "1"])


def test_a_file_is_compared_with_ours(folder: Path) -> None:
    assert compare("vinci", "mine.yaml", "--write", "out") == 0
    page = (folder / "out" / "vinci_compared.md").read_text(encoding="utf-8")
    assert page.startswith("# Vinci: vinci against mine.yaml")
    assert "4 pairs with 2 players" in page
    assert "## Verdict" in page
    assert "| wins of the 2nd to play |" in page
    assert (folder / "out" / "vinci_compared.html").is_file()
    assert (folder / "out" / "vinci_compared-measures.svg").is_file()


def test_games_kept_by_another_version_are_compared_with_todays(folder: Path) -> None:
    sample = Sample(Setup("vinci", 2), SUBJECTS["vinci"], "quick")
    list(sample.games(3, workers_on(None, 1), folder / "old"))
    assert compare(f"old/{sample.file_name()}", "vinci", "--write", "out") == 0
    page = (folder / "out" / "vinci_compared.md").read_text(encoding="utf-8")
    assert "3 pairs of games, of which 3 went exactly alike" in page


def test_kept_games_say_who_plays_and_on_which_seed_unless_somebody_says_otherwise(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = Sample(Setup("vinci", 2), SUBJECTS["vinci"], "random", 6)
    list(sample.games(2, workers_on(None, 1), folder / "old"))
    kept = f"old/{sample.file_name()}"
    assert cli.main(["lab", "compare", kept, "vinci", "--games", "2", "--keep", "kept"]) == 0
    assert f"{sample.file_name()} vinci --games 2 --bot random --seed 6" in capsys.readouterr().out
    other = [("--seed", "7", "seed was 6"), ("--bot", "quick", "bot was random"), ("--seats", "3", "seats was 2")]
    for option, value, said in other:
        assert cli.main(["lab", "compare", "vinci", kept, "--games", "2", option, value, "--keep", "none"]) == 2
        assert f"{sample.file_name()}: {said} in these games, and is {value}" in capsys.readouterr().err
    assert not (folder / "none").exists(), "nothing was played before it was said"


def test_two_games_are_not_compared(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare("vinci", "tapestry") == 2
    assert "two games" in capsys.readouterr().err


def test_kept_games_are_reported_without_playing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples = [Sample(Setup("vinci", seats), SUBJECTS["vinci"], "quick", 4) for seats in (2, 3)]
    for sample in samples:
        list(sample.games(2, workers_on(None, 1), folder / "kept"))
    files = [f"kept/{sample.file_name()}" for sample in samples]
    assert cli.main(["lab", "report", *files, "--things", "decline"]) == 0
    page = capsys.readouterr().out
    assert "2 with 2, 2 with 3 players" in page
    assert "seed 4" in page
    assert cli.main(["lab", "report", "kept/nothing.jsonl"]) == 2
    assert "kept/nothing.jsonl cannot be read: No such file" in capsys.readouterr().err


LIGHT = """
import sys
from importlib.abc import MetaPathFinder

class Bare(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in ("altair", "rich", "markdown", "numpy", "polars", "scipy", "statsmodels", "vl_convert"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bare())
import ecumene.lab
from ecumene.cli import main
assert main("simulate vinci --games 1 --seats 2 --bots random".split()) == 0
sys.exit(main("lab balance vinci".split()))
"""


def test_without_the_extra_bots_still_play_and_one_sentence_says_what_to_install() -> None:
    ran = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True)
    assert ran.returncode == 2
    assert "random" in ran.stdout
    assert ran.stderr.endswith(f"which is not installed: {installing.command('lab')}\n")


def test_a_sequential_test_asks_for_the_extra_before_it_plays_and_a_tournament_does_without() -> None:
    meets = "lab tournament vinci --bots random,quick --seats 2 --jobs 1"
    code = LIGHT.partition("import ecumene.lab")[0]
    code += f'from ecumene.cli import main\nassert main("{meets}".split()) == 0\n'
    code += f'sys.exit(main("{meets} --system sprt".split()))'
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stdout.count("quick") >= 1
    assert ran.stderr.endswith(f"which is not installed: {installing.command('lab')}\n")
