"""`games`, `rules`, `content` and `bench`: what the box holds, and how fast it plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

import ecumene
from ecumene.cli.terminal import columns
from tests.cli.conftest import Run

# ---- games


def test_games_are_listed_with_their_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert out.startswith("vinci — Vinci, for 2, 3, 4, 5, 6 players\n")
    assert "\nrise_and_fall — Rise & Fall, for 2, 3, 4 players\n" in out
    assert "\ntapestry — Tapestry, for 2, 3, 4, 5 players\n" in out
    assert "\nrise_of_empires — Rise of Empires, for 2, 3, 4, 5 players\n" in out
    assert "\nbeyond_the_horizon — Beyond the Horizon, for 2, 3, 4 players\n" in out
    assert "--option medicine=… one of start_of_turn, reorganisation (the first is usual)" in out
    assert "à 2, 3, 4, 5, 6 joueurs" in run("games", "--lang", "fr").out


def test_games_as_json(run: Run) -> None:
    told = run("games", "--json").json
    assert (told["format"], told["command"]) == (2, "games")
    vinci = next(game for game in told["games"] if game["id"] == "vinci")
    assert list(vinci) == ["id", "names", "rules", "content", "seats", "options", "actions"]
    assert vinci["content"] == ecumene.catalogue["vinci"].content.hash
    assert vinci["options"]["skip_price"] == [2, 1]


# ---- version


def test_the_version_names_release_build_rules_and_content(run: Run) -> None:
    told = run("--version")
    build = "compiled" if ecumene.COMPILED else "plain"
    lines = told.out.splitlines()
    assert (told.code, told.err) == (0, "")
    assert lines[0].startswith(f"ecumene {ecumene.__version__}, {build}, on Python 3.")
    assert [line.split()[0] for line in lines[1:]] == list(ecumene.catalogue)
    vinci = ecumene.catalogue["vinci"]
    assert lines[1].split() == ["vinci", "rules", f"{vinci.version},", "content", vinci.content.hash]


def test_the_version_is_told_in_french_too(run: Run) -> None:
    out = run("--version", "--lang", "fr").out
    assert ("compilé" if ecumene.COMPILED else "non compilé") in out.splitlines()[0]
    assert "règles" in out.splitlines()[1]
    assert "contenu" in out.splitlines()[1]


# ---- rules


def test_rules_stand_under_their_sections(run: Run) -> None:
    out = run("rules", "vinci").out
    assert out.index("\nChoosing a people\n") < out.index("\nConquest\n") < out.index("\nTokens\n")
    assert "  A forest costs 3 pawns. [vinci.conquest.forest]\n" in out
    assert max(len(line) for line in out.splitlines()) <= 100
    flowing = " ".join(out.split())
    for rule in ecumene.catalogue["vinci"].rules:
        assert f"{rule.en} [{rule.id}]" in flowing


def test_one_section_in_french(run: Run) -> None:
    out = run("rules", "vinci", "--section", "conquest", "--lang", "fr").out
    assert out.startswith("Conquête\n")
    assert "Une forêt coûte 3 pions. [vinci.conquest.forest]" in out
    assert "vinci.token" not in out


def test_rules_are_found_by_a_word_whatever_its_accents(run: Run) -> None:
    found = run("rules", "vinci", "--search", "FORET", "--lang", "fr").out
    assert "vinci.conquest.forest" in found
    assert "vinci.decline.declare" not in found
    assert run("rules", "vinci", "--search", "zeppelin").out == "No rule mentions “zeppelin”.\n"


def test_rules_as_json(run: Run) -> None:
    told = run("rules", "vinci", "--section", "conquest", "--search", "forest", "--json").json
    assert (told["format"], told["command"], told["game"]) == (2, "rules", "vinci")
    rule = told["rules"][0]
    assert list(rule) == ["id", "section", "en", "fr", "source", "ruling"]
    assert rule["id"] == "vinci.conquest.forest"


# ---- content


def test_content_is_checked_and_counted_by_origin(run: Run) -> None:
    ran = run("content", "check", "vinci")
    assert ran.out.startswith("Vinci: the content is sound (")
    heads = next(line for line in ran.out.splitlines() if line.startswith("table")).split()
    assert heads == ["table", "records", "rulebook", "public", "inferred", "house"]
    told = run("content", "check", "vinci", "--json").json
    assert (told["format"], told["command"]) == (2, "content check")
    tables = ecumene.catalogue["vinci"].content.tables
    assert {name: table["records"] for name, table in told["tables"].items()} == {n: len(r) for n, r in tables.items()}
    assert told["tables"]["players"]["values"] == {"house": 4, "rulebook": 16}


def test_content_can_be_exported_edited_and_given_back(run: Run, tmp_path: Path) -> None:
    run("content", "export", "vinci", "--output", "mine.yaml")
    text = Path("mine.yaml").read_text(encoding="utf-8")
    assert text == run("content", "export", "vinci").out
    assert yaml.safe_load(text) == ecumene.catalogue["vinci"].content.tables
    assert run("content", "diff", "vinci", "--content", "mine.yaml").out == "No value differs.\n"

    edited = text.replace(
        "id: mines, ability: mines, family: scoring, pawns: 3", "id: mines, ability: mines, family: scoring, pawns: 7"
    )
    Path("mine.yaml").write_text(edited, encoding="utf-8")
    assert run("content", "diff", "vinci", "--content", "mine.yaml").out == "tokens mines: pawns 3 → 7\n"
    told = run("content", "diff", "vinci", "--content", "mine.yaml", "--json").json
    assert told["differences"] == [{"table": "tokens", "record": "mines", "field": "pawns", "ours": 3, "theirs": 7}]
    assert told["content"]["ours"] != told["content"]["theirs"]
    checked = run("content", "check", "vinci", "--content", "mine.yaml", "--json").json
    assert checked["content"] == told["content"]["theirs"]
    assert checked["tables"]["tokens"]["values"]["owner"] == 1


BAD_CONTENT = [
    ("tokens: [{id: mine, pawns: 3}]", 'bad.yaml: tokens has no "mine" (did you mean "mines"?)'),
    ("tokens: [{id: mines, pawns: -1}]", 'bad.yaml: "mines": pawns must be a whole number from 0 to 20, not -1'),
    (
        "tokens: [{id: mines, pawn: 1}]",
        'bad.yaml: tokens "mines": pawn is not a field of this record (did you mean "pawns"?)',
    ),
    ("token: []", 'bad.yaml: no table "token" (did you mean "tokens"?)'),
    ("tokens: [", "bad.yaml: line 2: not YAML"),
    ("- just a list", "bad.yaml: must hold tables of records"),
    (
        "europe.provinces: [{id: alps, adjacent: [bavria]}]",
        'bad.yaml: "alps": adjacent "bavria" does not exist (did you mean "bavaria"?)',
    ),
    ("\x00", "bad.yaml"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD_CONTENT)
def test_bad_content_is_one_clear_line(
    complains: Callable[..., str], tmp_path: Path, text: str, complaint: str
) -> None:
    (tmp_path / "bad.yaml").write_text(text, encoding="utf-8")
    for command in ("content check vinci", "play vinci", "simulate vinci"):
        assert complains(*command.split(), "--content", "bad.yaml").startswith(complaint)


# ---- bench


def test_bench_says_how_fast_and_how_built(run: Run) -> None:
    how = "compiled" if ecumene.COMPILED else "plain Python"
    assert run("bench", "vinci", "--seconds", "1").out.startswith(f"Vinci, 4 players, {how} on ")


def test_bench_as_json(run: Run) -> None:
    told = run("bench", "vinci", "--seats", "2", "--seconds", "1", "--json").json
    assert (told["format"], told["command"], told["compiled"]) == (2, "bench", ecumene.COMPILED)
    (game,) = told["games"]
    assert (game["game"], game["seats"]) == ("vinci", 2)
    assert game["decisions_per_second"] == pytest.approx(game["decisions"] / game["seconds"])
    assert game["microseconds_per_copy"] > 0


# ---- tables of text


def test_columns_line_up() -> None:
    assert columns([["a", "1", "x"], ["bcd", "22", ""]]) == ["a     1  x", "bcd  22"]
