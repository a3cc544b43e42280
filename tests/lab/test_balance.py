"""The balance report: what it counts, what it makes of it, and that the same seed writes the same page."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import altair as alt
import polars as pl
import pytest

from ecumene import cli
from ecumene.catalogue import catalogue
from ecumene.lab.balance import SUBJECTS, Deed, Findings, Mention, Played, Sample, Subject, find
from ecumene.lab.balance.charts import histograms, round_step
from ecumene.lab.balance.findings import FEWEST
from ecumene.lab.balance.naming import thing_name, title_of
from ecumene.lab.balance.page import verdict
from ecumene.lab.balance.playing import About, read_games
from ecumene.lab.inference import Fit
from ecumene.lab.looks import picture, specification
from ecumene.lab.match import Setup
from ecumene.lab.voice import voice_of
from ecumene.lab.work import Journal, LabError, workers_on
from ecumene.lab.work.journal import NAME
from tests.tiny.harbour import Harbour

VINCI = SUBJECTS["vinci"]
ENGLISH = voice_of("en")
QUICK = Sample(Setup("vinci", 3), VINCI, "quick", seed=5)
TAKE = Subject((Deed("take"),))


def played(
    points: list[int],
    places: list[int],
    takes: dict[str, list[int]] | None = None,
    chances: dict[str, list[int]] | None = None,
    order: list[int] | None = None,
) -> Played:
    seats = len(points)
    sources = [{"vinci.scoring.province": score - 10, "vinci.setup.start_score": 10} for score in points]
    takes = takes or {}
    return Played(
        points, places, order or list(range(seats)), 50, sources, takes if chances is None else chances, takes
    )


def found(games: list[Played], subject: Subject = TAKE) -> Findings:
    return find(catalogue["vinci"], subject, len(games[0].points), games)


@pytest.fixture(scope="module", autouse=True)
def english() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def written(kept: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small report on Vinci, for two numbers of players."""
    folder = tmp_path_factory.mktemp("studies")
    assert run(kept, "--seats", "2,3", "--write", str(folder)) == 0
    return folder


def main(arguments: list[str]) -> int:
    return cli.main(["lab", "balance", *arguments])


def run(kept: Path, *more: str) -> int:
    return main(["vinci", "--games", "6", "--bot", "quick", "--jobs", "2", "--keep", str(kept), *more])


# ---- what is counted


def test_a_deed_is_a_verb_and_the_words_that_name_a_thing() -> None:
    assert Deed("take").thing("take irrigation") == "irrigation"
    assert Deed("educate").thing("educate merchant -2.3") == "merchant"
    assert Deed("begin", words=2).thing("begin traders forest") == "traders forest"
    assert Deed("take").thing("takes irrigation") == ""
    assert Deed("take").thing("take") == ""


def test_every_game_of_the_catalogue_says_what_is_counted_and_knows_it() -> None:
    for game in catalogue:
        subject = SUBJECTS[game]
        notations = {action.notation for action in catalogue[game].actions}
        for kind in subject.kinds:
            if isinstance(kind, Mention):
                assert kind.event in catalogue[game].words("en")
            else:
                assert any(kind.thing(notation) for notation in notations), kind
        assert set(subject.opening) <= {notation.split()[0] for notation in notations}
        assert len({kind.id for kind in subject.kinds}) == len(subject.kinds)
        Sample(Setup(game, catalogue[game].seat_counts[0], subject.options), subject, "quick").check()


def test_a_game_is_watched_without_being_changed() -> None:
    game = QUICK.play(3)
    alone = QUICK._series.match(3)
    assert (tuple(game.points), tuple(game.places), game.decisions) == (alone.points, alone.places, alone.decisions)
    assert sorted(game.order) == [0, 1, 2]
    assert [sum(amounts.values()) for amounts in game.sources] == game.points
    taken = {thing: counts for thing, counts in game.takes.items() if thing.startswith("take/")}
    assert sum(map(sum, taken.values())) >= 3  # every seat takes a people at least once
    for thing, counts in taken.items():
        assert all(chance >= count for chance, count in zip(game.chances[thing], counts, strict=True))
    tokens = sum(sum(counts) for thing, counts in game.takes.items() if thing.startswith("token/"))
    assert tokens == 2 * sum(map(sum, taken.values()))  # a people is a pair of them


def test_the_order_is_that_of_the_opening_not_of_a_choice_that_all_make_at_once() -> None:
    orders = {tuple(Sample(Setup("tapestry", 2), SUBJECTS["tapestry"], "quick").play(n).order) for n in range(8)}
    assert orders == {(0, 1), (1, 0)}


def test_a_game_goes_into_a_journal_and_back() -> None:
    game = QUICK.play(1)
    assert Played(**json.loads(json.dumps(asdict(game)))) == game


def test_a_game_is_written_in_the_same_bytes_by_every_process() -> None:
    """Texts have another hash in each process, and a set of them another order."""
    code = """
import json
import os
from dataclasses import asdict
from ecumene.lab.balance import SUBJECTS
from ecumene.lab.balance.playing import Sample
from ecumene.lab.match import Setup
print(json.dumps(asdict(Sample(Setup("vinci", 3), SUBJECTS["vinci"], "random").play(1))))
"""
    told = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert told.pop().startswith(b'{"points": [')


# ---- going on after an interruption


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    alone = workers_on(None, 1)
    whole = list(QUICK.games(5, workers_on(None, 2), tmp_path / "whole"))
    part = QUICK.games(5, alone, tmp_path / "part")
    assert list(islice(part, 2)) == whole[:2]
    part.close()
    path = tmp_path / "part" / QUICK.file_name()
    path.write_bytes(path.read_bytes() + b'{"points":[1')  # the power failed in the middle of a line
    assert list(read_games(path, 9)) == whole[:2], "half a line is no game"
    told: list[int] = []
    assert list(QUICK.games(5, alone, tmp_path / "part", lambda done, total: told.append(done))) == whole
    assert told == [0, 3, 4, 5]
    assert path.read_bytes() == (tmp_path / "whole" / QUICK.file_name()).read_bytes()
    told.clear()
    assert list(QUICK.games(4, alone, tmp_path / "part", lambda done, total: told.append(done))) == whole[:4]
    assert told == [0], "nothing was played"
    assert list(read_games(path, 9)) == whole, "a shorter run takes nothing away"


def test_other_games_are_kept_elsewhere_and_a_strange_file_is_refused(tmp_path: Path) -> None:
    others = [
        Sample(Setup("vinci", 3), VINCI, "random", seed=5),
        Sample(Setup("vinci", 3), VINCI, "quick", seed=6),
        Sample(Setup("vinci", 4), VINCI, "quick", seed=5),
        Sample(Setup("vinci", 3), TAKE, "quick", seed=5),
    ]
    assert len({sample.file_name() for sample in [QUICK, *others]}) == 5
    (tmp_path / QUICK.file_name()).write_text("once upon a time\n", encoding="utf-8")
    with pytest.raises(LabError, match="no journal that this release can read"):
        list(QUICK.games(2, workers_on(None, 1), tmp_path))
    Journal({"kind": "swiss"}, tmp_path).close()
    with pytest.raises(LabError, match="holds no games of a balance report"):
        About.read(tmp_path / NAME)


# ---- findings


def test_scores_leads_and_shared_wins() -> None:
    told = found([played([30, 20], [1, 2]), played([40, 40], [1, 1]), played([10, 25], [2, 1])])
    assert (told.games, told.seats, told.shared) == (3, 2, 1)
    assert sorted(told.points) == [10, 20, 25, 30, 40, 40]
    assert sorted(told.winners) == [25, 30, 40, 40]
    assert told.leads.mean == pytest.approx((10 + 0 + 15) / 3)
    assert {source.rule: source.mean for source in told.sources}["vinci.setup.start_score"] == 10
    assert {source.rule: source.winners for source in told.sources}["vinci.scoring.province"] == (135 - 40) / 4


def test_seats_are_counted_in_the_order_of_play_and_shared_wins_are_split() -> None:
    told = found([played([30, 20], [1, 2], order=[1, 0]), played([40, 40], [1, 1], order=[0, 1])])
    assert [seat.wins.wins for seat in told.order] == [0.5, 1.5]
    assert [seat.points.mean for seat in told.order] == [30, 35]
    assert told.fairness.distance == pytest.approx(0.5)


def test_a_thing_is_judged_by_how_often_its_takers_win() -> None:
    games = [played([30, 20], [1, 2], {"take/I": [2, 0]}, {"take/I": [2, 5], "take/II": [1, 1]})] * 3
    games += [played([30, 20], [1, 2], {"take/I": [0, 1]}, {"take/I": [1, 1]}), played([30, 20], [1, 2])]
    told = found(games)
    first, second, third = (told.of(TAKE.kinds[0], thing) for thing in ("I", "II", "III"))
    assert first is not None
    assert (first.offered, first.taken, first.chances, first.takes) == (4, 4, 3 * 7 + 2, 7)
    assert (first.wins.wins, first.wins.trials, first.expected) == (3, 4, 0.5)
    assert first.per_seat == 4 / 10
    assert first.lead is not None
    assert first.lead.mean == pytest.approx((3 * 5 - 5) / 4)
    assert second is not None
    assert (second.offered, second.taken, second.wins.trials, second.lead) == (3, 0, 0, None)
    assert third is not None
    assert third.offered == 0  # the catalogue knows it, no game had it


@pytest.mark.parametrize(
    ("taken", "of", "always", "never"),
    [
        (98, 100, True, False),
        (97, 100, False, False),
        (3, 100, False, False),
        (2, 100, False, True),
        (0, 100, False, True),
        (FEWEST - 1, FEWEST - 1, False, False),
        (0, FEWEST - 1, False, False),
    ],
)
def test_always_and_never_are_said_of_what_was_often_on_offer(taken: int, of: int, always: bool, never: bool) -> None:
    games = [played([30, 20], [1, 2], {"take/I": [1, 0]})] * taken
    games += [played([30, 20], [1, 2], {}, {"take/I": [1, 0]})] * (of - taken)
    games += [played([30, 20], [1, 2])] * 50  # it was not on offer in these
    thing = found(games).of(TAKE.kinds[0], "I")
    assert thing is not None
    assert (thing.always, thing.never) == (always, never)


def test_what_somebody_takes_in_every_game_but_most_leave_lying_is_not_always_taken() -> None:
    games = [played([30, 20], [1, 2], {"take/I": [1, 0]}, {"take/I": [1, 3]})] * 100  # the last to choose took it
    thing = found(games).of(TAKE.kinds[0], "I")
    assert thing is not None
    assert (thing.per_offer, thing.per_chance) == (1.0, 0.25)
    assert (thing.always, thing.never) == (False, False)


def test_with_more_things_it_takes_more_to_stand_out() -> None:
    alone = [played([30, 20], [1, 2], {"take/I": [1, 0]})] * 17 + [played([20, 30], [2, 1], {"take/I": [1, 0]})] * 6
    others: list[Played] = []
    for thing in ("II", "III", "IV", "V"):
        others.append(played([30, 20], [1, 2], {f"take/{thing}": [1, 0]}))
    one, among = found(alone).of(TAKE.kinds[0], "I"), found(alone + others).of(TAKE.kinds[0], "I")
    assert one is not None
    assert among is not None
    assert (one.wins.against(0.5), one.sure.against(0.5)) == (1, 1)
    assert (among.wins.against(0.5), among.sure.against(0.5)) == (1, 0)


@pytest.mark.parametrize(("takers", "stands_out"), [(FEWEST - 1, 0), (FEWEST, 1)])
def test_a_few_lucky_takers_are_no_proof(takers: int, stands_out: int) -> None:
    thing = found([played([30, 20], [1, 2], {"take/I": [1, 0]})] * takers).of(TAKE.kinds[0], "I")
    assert thing is not None
    assert thing.stands_out == stands_out


def test_what_little_is_known_of_does_not_top_the_list() -> None:
    games = [played([30, 20], [1, 2], {"take/I": [1, 0]})] * 80 + [played([20, 30], [2, 1], {"take/I": [1, 0]})] * 20
    games.append(played([30, 20], [1, 2], {"take/II": [1, 0]}))  # the only taker has won
    assert [thing.id for thing in found(games).things["take"]][:2] == ["I", "II"]


def test_nothing_played_tells_nothing() -> None:
    with pytest.raises(LabError, match="no game was played"):
        find(catalogue["vinci"], TAKE, 2, [])


# ---- the page


def test_the_page_has_all_its_parts(written: Path) -> None:
    page = (written / "vinci.md").read_text(encoding="utf-8")
    assert re.findall("^#+ (.*)$", page, re.MULTILINE) == [
        "How balanced is Vinci?",
        "At a glance",
        "Scores",
        "Where points come from",
        "Seats",
        "Length",
        "Tension",
        *(title_of(catalogue["vinci"], kind, ENGLISH) for kind in VINCI.kinds),
    ]
    assert "6 with 2, 6 with 3 players" in page
    assert "| 2 | 1st | " in page
    assert "| 3 | 3rd | " in page
    assert "degrees of freedom" in page
    assert "| Bohemia |" in page
    assert "| lead changes | " in page
    assert "| Mines, lasting |" in page
    assert "All numbers, 3 players" in page
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1


def test_a_sort_without_a_name_of_its_own_borrows_one() -> None:
    token, slot, province = VINCI.kinds
    assert thing_name(catalogue["vinci"], token, "mines_decline", ENGLISH) == "Mines, lasting"
    assert thing_name(catalogue["vinci"], province, "north_italy_red", ENGLISH) == "North Italy (red)"
    assert thing_name(catalogue["vinci"], province, "north_italy_red", voice_of("fr")) == "Italie du Nord (rouge)"
    assert thing_name(catalogue["vinci"], slot, "VI", ENGLISH) == "VI"


def test_charts_are_well_formed_and_all_are_shown(written: Path) -> None:
    page = (written / "vinci.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page)
    assert sorted(shown) == sorted(path.name for path in written.glob("*.svg"))
    assert {"vinci-scores.svg", "vinci-sources.svg", "vinci-seats.svg", "vinci-length.svg", "vinci-take.svg"} <= set(
        shown
    )
    for name in shown:
        root = ElementTree.parse(written / name).getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        text = (written / name).read_text(encoding="utf-8")
        assert "prefers-color-scheme: dark" in text
        assert not re.search(r"\bnan\b|\binf\b|undefined", text, re.IGNORECASE)
        assert len(re.findall("<(?:path|line|text)", text)) > 20


def test_the_page_that_answers_the_pointer_needs_nothing_else(written: Path) -> None:
    text = (written / "vinci.html").read_text(encoding="utf-8")
    body = re.sub(r"<script.*?</script>", "", text, flags=re.DOTALL)
    assert not re.search(r"<(link|img|iframe)\b|<script[^>]* src|@import|url\(", body)
    assert "<h1>How balanced is Vinci?</h1>" in body
    assert "<td>1st</td>" in body
    assert "<summary>All numbers, 3 players</summary>\n<table>" in body
    charts = body.count('<figure class="chart"')
    assert charts == len(list(written.glob("*.svg")))
    given = re.search(r"^const charts = (.*);$", text, re.MULTILINE)
    assert given is not None
    specifications = json.loads(given[1].replace("<\\/", "</"))
    assert len(specifications) == charts
    assert all('"tooltip"' in json.dumps(each) for each in specifications)
    assert "window.vegaEmbed=" in text


def test_the_same_seed_writes_the_same_report_in_any_number_of_processes(
    written: Path, kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def texts(folder: Path) -> dict[str, str]:
        files = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
        return {name: text.replace(str(folder), "FOLDER") for name, text in files.items()}

    again = tmp_path / "again"
    assert run(tmp_path / "kept", "--seats", "2,3", "--write", str(again), "--jobs", "1") == 0
    assert texts(again) == texts(written)
    told = []
    for seed in ("0", "1"):  # printed, for charts take as long as games
        capsys.readouterr()
        assert run(kept, "--seats", "2", "--seed", seed) == 0
        told.append(capsys.readouterr().out.replace("seed 1", "seed 0").partition("## Scores")[2])
    assert told[0] != told[1]


def test_a_page_may_have_a_name_of_its_own_and_tells_what_people_found_out(kept: Path, tmp_path: Path) -> None:
    (tmp_path / "vinci_twos-why.md").write_text("## Why\n\nBecause.\n", encoding="utf-8")
    for old in ("vinci_twos-old.svg", "chess-old.svg"):
        (tmp_path / old).write_text("<svg/>", encoding="utf-8")
    assert run(kept, "--seats", "2", "--name", "vinci_twos", "--write", str(tmp_path)) == 0
    page = (tmp_path / "vinci_twos.md").read_text(encoding="utf-8")
    assert "--name vinci_twos" in page
    assert "## Why\n\nBecause." in page
    assert "](vinci_twos-scores.svg)" in page
    assert (tmp_path / "vinci_twos-scores.svg").exists()
    assert not (tmp_path / "vinci.md").exists()
    assert not (tmp_path / "vinci_twos-old.svg").exists(), "a chart that is no longer shown"
    assert (tmp_path / "chess-old.svg").exists()


def test_a_name_that_is_no_file_is_refused(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(kept, "--seats", "2", "--name", "../vinci") == 2
    assert "must be small letters" in capsys.readouterr().err


def test_without_a_folder_the_page_is_printed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(kept, "--seats", "2", "--things", "decline,conquer") == 0
    out = capsys.readouterr().out
    assert out.startswith("# How balanced is Vinci?")
    assert "## Decline\n" in out
    assert "## Provinces conquered" in out
    assert "## Places of the display" not in out


def test_verdicts_in_plain_words() -> None:
    assert verdict(Fit(1.2, 2, 0.55)).startswith("no more than noise; equal seats would differ as much in 55%")
    assert "1 of 50 such samples" in verdict(Fit(9, 2, 0.02))
    assert "fewer than 1 of 1,000" in verdict(Fit(30, 2, 1e-7))


# ---- what is wrong is said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game “chess”"),
        (["vinci", "--bot", "genius"], "no bot 'genius'"),
        (["vinci", "--seats", "9"], "seats must be one of"),
        (["vinci", "--option", "speed=1"], "no option 'speed'"),
        (["vinci", "--option", "speed"], "speed"),
        (["vinci", "--things", "fly"], "no action begins with “fly”"),
        (["vinci", "--content", "nowhere.yaml"], "nowhere.yaml"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--games", "2", "--keep", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--seats", "2,x"], ["--jobs", "-1"]])
def test_numbers_that_are_none_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vinci", *arguments]) == 2
    assert arguments[0] in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_an_error(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run(kept, "--seats", "2", "--write", str(tmp_path / "file" / "studies")) == 2
    assert "file" in capsys.readouterr().err


def test_a_game_of_which_nothing_is_said_asks_for_verbs(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ecumene.lab.match._load", lambda game, content: harbour)
    for module in ("ecumene.lab.balance.running", "ecumene.cli.arguments"):
        monkeypatch.setattr(f"{module}.catalogue", {"harbour": harbour})
    arguments = ["harbour", "--games", "3", "--seats", "2", "--bot", "random", "--jobs", "1", "--keep", str(tmp_path)]
    assert main(arguments) == 2
    assert "name verbs with --things" in capsys.readouterr().err
    verb = next(iter(harbour.actions)).notation.split()[0]
    assert main([*arguments, "--things", verb]) == 0
    assert f"## {verb.capitalize()}" in capsys.readouterr().out


# ---- drawing


def test_columns_are_as_wide_as_round_numbers() -> None:
    assert [round_step(least) for least in (0.3, 1, 1.1, 3, 7, 20, 21, 180)] == [1, 1, 2, 5, 10, 20, 50, 200]


def test_there_is_no_negative_nothing() -> None:
    assert [ENGLISH.amount(number) for number in (-0.04, 0.0, -0.06, 12.34)] == ["0.0", "0.0", "-0.1", "12.3"]


def test_a_histogram_counts_every_value_once() -> None:
    told = specification(histograms("Title", "Note", "points", [("2 players", [1, 2, 2, 90], [2])], ENGLISH))
    bars, _, winners, _ = told["vconcat"][0]["layer"]
    counts = [told["datasets"][part["data"]["name"]] for part in (bars, winners)]
    assert [(row["from"], row["below"], row["count"]) for row in counts[0]] == [(0, 5, 3), (90, 95, 1)]
    assert sum(row["count"] for row in counts[1]) == 1


def test_a_picture_rounds_places_and_never_what_an_axis_says() -> None:
    told = specification(
        alt.Chart(pl.DataFrame({"x": [0.0, 0.125]})).mark_point().encode(alt.X("x:Q").axis(format=".3f"))
    )
    drawn = picture(told, "Small numbers")
    assert ">0.125</text>" in drawn or ">0.120</text>" in drawn
    assert not any(re.search(r"\d\.\d{2,}", tag) for tag in re.findall("<[^>]+>", drawn))


def test_titles_are_escaped_and_a_picture_is_the_same_each_time() -> None:
    told = specification(histograms("Title", "Note", "points", [("2 players", [1, 2, 90], [])], ENGLISH))
    first, again = (picture(told, "War & <peace>") for _ in range(2))
    assert first == again
    title = ElementTree.fromstring(first).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "War & <peace>"
