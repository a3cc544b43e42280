"""Golden records: finished games that every build must replay, move by move, to the same final scores.

Those of a release never change, and are followed for good, with the content of that release. Those beside the releases
belong to the coming one; `tools/make_golden.py` writes them when a rule or the content was changed on purpose.
"""

from dataclasses import replace
from pathlib import Path

import pytest

from ecumene import Record, catalogue
from ecumene.core.game import game_of
from ecumene.core.record import Play
from tools.make_golden import BY_HAND, FOLDER, MATCHES, SUMS, keep, newest, release, releases, sums

PATHS = {str(path.relative_to(FOLDER).with_suffix("")): path for path in sorted(FOLDER.rglob("*.txt"))}
RECORDS = {name: path.read_text(encoding="utf-8") for name, path in PATHS.items()}


def test_every_record_has_its_origin() -> None:
    coming = {path.stem for path in FOLDER.glob("*.txt")}
    assert coming <= {*MATCHES, *BY_HAND}
    assert all(newest(name).exists() for name in (*MATCHES, *BY_HAND))


@pytest.mark.parametrize("folder", releases(), ids=lambda path: path.name)
def test_the_records_of_a_release_never_change(folder: Path) -> None:
    assert list(folder.glob("*.txt"))
    assert (folder / SUMS).read_text(encoding="utf-8") == sums(folder)


def test_a_record_is_written_beside_those_of_a_release_and_only_where_it_differs(tmp_path: Path) -> None:
    old = Record.parse(newest("vinci-2-seats").read_text(encoding="utf-8"))
    keep("two", old, tmp_path)
    release("0.9.0", tmp_path)
    released = (tmp_path / "0.9.0" / "two.txt").read_text(encoding="utf-8")
    assert released == str(old)
    keep("two", old, tmp_path)
    assert newest("two", tmp_path) == tmp_path / "0.9.0" / "two.txt"
    keep("two", replace(old, content=catalogue["vinci"].content.hash), tmp_path)
    assert newest("two", tmp_path) == tmp_path / "0.9.0" / "two.txt", "another name of its content is no difference"
    keep("two", replace(old, content="0" * 32), tmp_path)
    assert newest("two", tmp_path) == tmp_path / "two.txt", "another content is"
    keep("two", replace(old, names=("x", "y")), tmp_path)
    assert newest("two", tmp_path) == tmp_path / "two.txt"
    assert (tmp_path / "0.9.0" / "two.txt").read_text(encoding="utf-8") == released
    release("0.10.0", tmp_path)
    assert newest("two", tmp_path).parent.name == "0.10.0"
    keep("two", replace(old, names=("x", "y")), tmp_path)
    assert not list(tmp_path.glob("*.txt"))


@pytest.mark.parametrize("game", sorted({match.game for match in MATCHES.values()}))
def test_there_is_a_record_for_every_number_of_seats(game: str) -> None:
    seats = {len(match.bots) for match in MATCHES.values() if match.game == game}
    assert seats == set(catalogue[game].seat_counts)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_followed_to_its_final_scores_and_written_as_it_was_read(name: str) -> None:
    record = Record.parse(RECORDS[name])
    game = catalogue[record.game]
    assert str(record) == RECORDS[name]
    resumed = Play.resume(game, record)
    position = resumed.position
    assert position.pending() == ()
    assert tuple(position.standings().of(seat).points for seat in range(record.seats)) == record.result
    position.audit()
    usual = {option.id: option.default for option in game.options}  # those that are newer than the record
    written = resumed.record
    assert (written.rules, written.options) == (game.version, {**usual, **record.migrated(game).options})
    assert game_of(position).content.is_named(record.content)
    assert written.content == game_of(position).content.hash, "an older release may have called it otherwise"
    older = replace(written, rules=record.rules, content=record.content, options=record.options)
    assert str(older) == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_without_its_seed_a_record_is_followed_from_what_is_written_and_loaded_on_the_way(name: str) -> None:
    record = Record.parse(RECORDS[name])
    position = None
    for number, position in enumerate(replace(record, seed=None).steps(catalogue[record.game])):
        if number % 37 == 0:
            dump = position.dump()
            assert game_of(position).load(dump).dump() == dump
    assert position is not None
    assert tuple(position.standings().of(seat).points for seat in range(record.seats)) == record.result
