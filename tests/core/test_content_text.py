"""Content that is kept: what a release shipped is found by its hash for good, and lifted to what is read today."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import pytest

from ecumene import catalogue
from ecumene.catalogue import OURS
from ecumene.contract import check_game
from ecumene.core.content import Content
from ecumene.core.content_text import all_released, read_named, read_text, released, written
from ecumene.core.errors import ContentError
from ecumene.core.record import Play, Record, RecordError
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.second import HarbourTwo
from tools.archive_contents import archive


def play_on(play: Play, decisions: int = 1_000, seed: int = 1) -> Play:
    """Anything legal, for so many decisions or to the end."""
    rng = Random(seed)
    for _ in range(decisions):
        if not play.position.pending():
            break
        seat = play.position.pending()[0]
        play.act(seat, rng.choice(play.position.legal(seat)))
    return play


@pytest.mark.parametrize("name", OURS)
def test_content_survives_its_text(name: str) -> None:
    content = catalogue[name].content
    kept = read_text(written(name, "1.2.3", content), "x")
    assert (kept.game, kept.release, kept.content.hash) == (name, "1.2.3", content.hash)
    assert (kept.content.tables, kept.content.files) == (content.tables, content.files)
    assert list(kept.content.tables) == list(content.tables)


def test_odd_values_survive_the_text_too() -> None:
    rows = [{"id": "on", "a": {1: "x", 2: [None, True, 1.5, "1.5", "yes", "…\n#"]}, "y: z": "[{", "source": "owner"}]
    odd = Content({"an: odd table": rows, "empty": []}, {"an: odd table": "a b.yaml", "empty": "e"})
    kept = read_text(written("x", "0", odd), "x").content
    assert (kept.tables, kept.hash) == (odd.tables, odd.hash)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("is: 2", "is: 4"), "damaged"),
        (("tables:", "table:"), "must have"),
        (("game: harbour", "game: ["), "not YAML"),
        (("values: content", "value: content"), "do not belong together"),
    ],
)
def test_what_was_changed_is_noticed(harbour: Harbour, change: tuple[str, str], said: str) -> None:
    text = written("harbour", "0.1.0", harbour.content)
    assert change[0] in text
    with pytest.raises(ContentError, match=said):
        read_text(text.replace(*change, 1), "x")


def test_a_text_is_read_by_either_name_of_what_it_keeps_and_refused_by_any_other(harbour: Harbour) -> None:
    name = harbour.content.hash
    text = written("harbour", "0.1.0", harbour.content)
    assert f"hash: {name}\n" in text
    for one in (text, text.replace(name, name[:16])):
        assert read_named(one, name).hash == read_named(one, name[:16]).hash == name
    for other in (name[:16] + "0" * 16, name[:17], "0" * 32):
        with pytest.raises(ContentError, match=f"has the hash {name}, not {other}"):
            read_named(text, other)
        with pytest.raises(ContentError, match="damaged"):
            read_text(text.replace(name, other), "x")


@pytest.mark.parametrize("name", OURS)
def test_the_content_of_every_release_can_be_played(name: str) -> None:
    game = catalogue[name]
    kept = list(all_released(game.folder))
    assert kept, "archive_contents.py keeps what a release ships"
    for one in kept:
        old = game.with_content(one.content.hash)
        assert old.content.hash == one.content.hash, "lifted or not, its name stays"
        assert old is game.with_content(one.content.hash), "and it is made once"
        assert old is game.with_content(one.content.hash[:16]), "by whichever name"
        position = old.new(max(game.seat_counts), 1)
        assert position.dump()["content"] == one.content.hash
        assert old.load(position.dump()).dump() == position.dump()
    assert [content.hash for content in game.contents()][1:] == [one.content.hash for one in kept]


@pytest.mark.parametrize(
    "hash",
    [
        "0" * 16,
        "",
        "../content/tokens",
        "88EBB63A8D527E4B",
        "x" * 5000,
        "88ebb63a8d527e4",
        "88ebb63a8d527e4b9",
        "88ebb63a8d527e4b" + "0" * 16,
    ],
)
def test_a_hash_that_no_release_has_is_refused(hash: str) -> None:
    assert released(catalogue["vinci"].folder, hash) is None
    with pytest.raises(ContentError, match="not known here"):
        catalogue["vinci"].with_content(hash)


# ---- a second release


def test_a_record_of_the_first_release_is_followed_by_the_second_as_it_was_played() -> None:
    first, second = Harbour(), HarbourTwo()
    assert second.content.hash != first.content.hash
    differ = 0
    for seed in range(12):
        record = play_on(Play(first, 3, seed), seed=seed).record
        assert record.replay(second).dump()["state"] == record.replay(first).dump()["state"]
        changed = replace(record, rules=2, content=second.content.hash)
        try:
            differ += changed.replay(second).pending() != ()
        except RecordError:
            differ += 1
    assert differ, "by the new rules these games go elsewhere"


def test_a_record_of_the_first_release_goes_on_under_the_second() -> None:
    first, second = Harbour(), HarbourTwo()
    half = play_on(Play(first, 3, 5), 9).record
    resumed = Play.resume(second, Record.parse(str(half)))
    assert resumed.position.options == {"rounds": 3, "alone": "quay"}
    whole = play_on(resumed).record
    assert (whole.rules, whole.content) == (2, first.content.hash)
    assert whole.entries[:9] == half.entries
    assert Record.parse(str(whole)).replay(second).pending() == ()
    assert half.redacted(second).entries


def test_lifted_content_has_what_the_old_rules_had() -> None:
    first, second = Harbour(), HarbourTwo()
    with pytest.raises(ContentError, match="tax"):
        second.using(first.content)
    old = second.keeping(first.content)
    assert isinstance(old, HarbourTwo)
    assert (old.tax, second.tax, old.value["toll"], second.value["toll"]) == (0, 1, 2, 3)
    assert old.content.hash == first.content.hash
    fielded = first.content.with_field("values", "least", 0)
    assert (fielded.hash, fielded.tables["values"][0]["least"]) == (first.content.hash, 0)


@pytest.mark.parametrize("seats", HarbourTwo.seat_counts)
def test_the_second_harbour_keeps_the_contract_with_either_content(seats: int) -> None:
    check_game(HarbourTwo(), seats, 1)
    check_game(HarbourTwo().with_content(Harbour().content.hash), seats, 1)


def test_a_migration_that_adds_entries_is_refused(harbour: Harbour) -> None:
    game = HarbourTwo()
    game.migrations = {1: lambda record: replace(record, entries=record.entries[1:])}
    with pytest.raises(RecordError, match="loses or adds"):
        play_on(Play(harbour, 2, 1), 4).record.replay(game)


def test_what_is_kept_is_not_written_again(harbour: Harbour) -> None:
    kept = harbour.folder / "released" / f"{harbour.content.hash[:16]}.yaml"  # as an older release named it
    before = kept.read_text(encoding="utf-8")
    assert archive([harbour], "9.9.9") == []
    assert kept.read_text(encoding="utf-8") == before


def test_what_is_kept_anew_is_named_by_the_whole_hash(tmp_path: Path) -> None:
    class Elsewhere(Harbour):
        folder = tmp_path / "elsewhere"

    copytree(Harbour.folder, Elsewhere.folder, ignore=ignore_patterns("released"))
    game = Elsewhere()
    name = game.content.hash
    assert archive([game], "9.9.9") == [f"harbour/released/{name}.yaml"]
    for one in (name, name[:16]):
        kept = released(game.folder, one)
        assert kept is not None
        assert (kept.release, kept.content.hash) == ("9.9.9", name)
    assert released(game.folder, name[:16] + "0" * 16) is None
