"""`replay`: a game told from its record, and what is wrong with a record that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.record import Play
from tests.cli.conftest import Run, recorded
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.second import HarbourTwo


def keep(play: Play, name: str = "game.ecumene") -> str:
    Path(name).write_text(str(play.record), encoding="utf-8")
    return name


def test_a_game_is_told_line_by_line(run: Run) -> None:
    play = recorded(names=("Ann", "Bob"))
    out = run("replay", keep(play)).out
    lines = out.splitlines()
    assert lines[0] == f"Vinci, 2 players, {len(play.record.entries)} entries"
    first = play.record.entries[0]
    told = lines[1].split(maxsplit=2)
    assert told[:2] == ["1", "AB"[first.seat]]
    assert told[2].startswith(f"{first.notation} — {('Ann', 'Bob')[first.seat]} ")
    assert any(line.strip().startswith("points: A ") for line in lines)
    assert "The game is over" in out
    standings = play.position.standings()
    for row in standings:
        assert f"{row.place}. {('Ann', 'Bob')[row.seat]}" in out
    assert f"{('Ann', 'Bob')[standings.winners[0]]} wins." in out


def test_a_game_is_told_in_french_up_to_an_entry(run: Run) -> None:
    out = run("replay", keep(recorded()), "--to", "3", "--lang", "fr").out
    assert "Joueur A" in out
    assert "Pour l’instant" in out
    assert "\n4  " not in out


def test_what_was_taken_back_is_told_too(run: Run) -> None:
    play = recorded(actions=5)
    play.undo(0, 2)
    assert "Player A takes back 2 actions" in run("replay", keep(play)).out


def test_a_record_as_json(run: Run) -> None:
    play = recorded(names=("Ann", "Bob"))
    told = run("replay", keep(play), "--json").json
    assert (told["format"], told["command"], told["game"], told["seed"]) == (2, "replay", "vinci", 5)
    assert (told["names"], told["over"]) == (["Ann", "Bob"], True)
    assert [(e["number"], e["seat"], e["action"]) for e in told["entries"]] == [
        (n, entry.seat, entry.notation) for n, entry in enumerate(play.record.entries, 1)
    ]
    assert tuple(told["entries"][-1]["points"]) == play.record.result
    taken = told["entries"][0]["events"][-1]
    assert list(taken) == ["event", "arguments", "tally", "text"]
    assert (taken["event"], taken["tally"]) == ("vinci-log-takes", None)
    scored = [event for entry in told["entries"] for event in entry["events"] if event["event"] == "vinci-log-scores"]
    assert scored[0]["tally"]["sum"] == scored[0]["arguments"]["n"]
    row = told["standings"][0]
    assert list(row) == ["seat", "place", "points", "tie_break", "items"]
    assert sum(amount for _, amount in row["items"]) == row["points"]
    assert len(run("replay", "game.ecumene", "--to", "7", "--json").json["entries"]) == 7


def test_a_record_without_a_seed_is_told_from_its_outcomes(run: Run) -> None:
    text = str(recorded(actions=40).record).replace("seed: 5\n", "")
    Path("game.ecumene").write_text(text, encoding="utf-8")
    assert run("replay", "game.ecumene", "--json").json["seed"] is None


def broken(change: Callable[[list[str]], None], actions: int = 10_000) -> str:
    """A record with something wrong in it."""
    lines = str(recorded(actions=actions).record).splitlines()
    change(lines)
    Path("bad.ecumene").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "bad.ecumene"


def test_an_illegal_line_is_named_with_its_number_and_rule(run: Run) -> None:
    def cheat(lines: list[str]) -> None:
        lines[14] = f"{lines[14].split()[0]} conquer kazan"

    file = broken(cheat)
    number = 15
    ran = run("replay", file)
    assert ran.code == 2
    assert ran.err.startswith(f"ecumene: bad.ecumene: line {number}: ")
    assert "[vinci." in ran.err
    assert ran.err.count("\n") == 1
    assert run("replay", file, "--json").out == ""  # half a document would be no document


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("ecumene record 1", "ecumene record 9", "line 1: this reads records of format 1, not '9'"),
        ("game: vinci", "game: chess", "there is no game “chess”"),
        ("rules: 1", "rules: 99", "bad.ecumene: rules 99 of vinci are newer than ours"),
        ("content: ", "content: x", "bad.ecumene: played with content x"),
        ("seats: 2", "seats: two", "bad.ecumene: line 5: seats must be a whole number"),
        ("seats: 2", "", "bad.ecumene: line"),
        ("take I", "take XI", "bad.ecumene: line"),
        ("result: ", "result: 1", "bad.ecumene: the result is 1"),
    ],
)
def test_a_corrupt_record_is_one_clear_line(
    complains: Callable[..., str], run: Run, old: str, new: str, complaint: str
) -> None:
    text = str(recorded().record)
    assert old in text
    Path("bad.ecumene").write_text(text.replace(old, new, 1), encoding="utf-8")
    assert complaint in complains("replay", "bad.ecumene", "--json")
    assert complaint in complains("play", "--load", "bad.ecumene")


def test_a_file_that_is_no_text_is_one_clear_line(complains: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "bad.ecumene").write_bytes(b"\xff\xfe\x00")
    assert complains("replay", "bad.ecumene").startswith("bad.ecumene cannot be read (")


def test_there_is_no_entry_beyond_the_last(complains: Callable[..., str], run: Run) -> None:
    file = keep(recorded(actions=5))
    assert complains("replay", file, "--to", "6") == "the record has 5 entries, not 6"


def test_a_game_played_with_other_content_needs_it_again(complains: Callable[..., str], run: Run) -> None:
    Path("mine.yaml").write_text("players: [{id: '2', target: 30}]", encoding="utf-8")
    play = Play(catalogue["vinci"], 2, 1, content="mine.yaml")
    play.act(play.position.pending()[0], play.game.action("take I"))
    file = keep(play)
    assert "played with content" in complains("replay", file)
    assert "reaches 30 points" in " ".join(run("replay", file, "--content", "mine.yaml").out.split())


def test_the_world_of_a_game_is_kept_for_another(run: Run) -> None:
    game = catalogue["rise_and_fall"]
    play = Play(game, 2, 3, {"world": "quick"})
    seat = play.position.pending()[0]
    play.act(seat, play.position.legal(seat)[0])
    assert "world.yaml" in run("replay", keep(play), "--keepsake", "world.yaml").out
    again = game.new(2, 9, {"world": "saved"}, content="world.yaml")
    assert again.dump()["state"]["world"]["levels"] == play.position.dump()["state"]["world"]["levels"]


def test_where_there_is_nothing_to_keep_it_is_said(complains: Callable[..., str], run: Run) -> None:
    assert "nothing to keep" in complains("replay", keep(recorded(actions=2)), "--keepsake", "world.yaml")
    assert not Path("world.yaml").exists()


@pytest.mark.parametrize("owner", ["", "values: [{id: hand, is: 4}]"])
def test_a_record_of_an_older_release_is_told_with_its_rules_and_content(
    run: Run, monkeypatch: pytest.MonkeyPatch, owner: str
) -> None:
    """The owner's file is laid over the content of that release too."""
    monkeypatch.setitem(catalogue._games, "harbour", HarbourTwo())
    Path("owner.yaml").write_text(owner or "{}")
    first = Harbour().using("owner.yaml")
    play = Play(first, 2, 3)
    while play.position.pending():
        seat = play.position.pending()[0]
        play.act(seat, play.position.legal(seat)[-1])
    content = ["--content", "owner.yaml"] if owner else []
    told = run("replay", keep(play), *content, "--json").json
    assert (told["rules"], told["content"]) == (2, first.content.hash)
    assert told["options"] == {"rounds": 3, "alone": "quay"}
    assert tuple(told["entries"][-1]["points"]) == play.record.result
