"""Golden records: finished games that every build must replay, move by move, to the same final scores.

`tools/make_golden.py` writes them; run it only when a rule or the content was changed on purpose.
"""

from dataclasses import replace

import pytest

from ecumene import Record, catalogue
from ecumene.core.record import Play, RecordError
from tools.make_golden import BY_HAND, FOLDER, KEPT, MATCHES

RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def test_every_record_has_its_origin() -> None:
    assert sorted(RECORDS) == sorted([*MATCHES, *BY_HAND, *KEPT])


@pytest.mark.parametrize("game", sorted({match.game for match in MATCHES.values()}))
def test_there_is_a_record_for_every_number_of_seats(game: str) -> None:
    seats = {len(match.bots) for match in MATCHES.values() if match.game == game}
    assert seats == set(catalogue[game].seat_counts)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_its_final_scores(name: str) -> None:
    record = Record.parse(RECORDS[name])
    position = record.replay(catalogue[record.game])
    assert record.result is not None
    assert position.pending() == ()
    assert tuple(position.standings().of(seat).points for seat in range(record.seats)) == record.result
    position.audit()


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_printed_as_it_was_read(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert str(record) == RECORDS[name]
    game = catalogue[record.game]
    assert str(Play.resume(game, record).record) == str(record.migrated(game))
    assert (record.migrated(game) == record) == (name not in KEPT)


@pytest.mark.parametrize("name", RECORDS)
def test_without_its_seed_a_record_replays_from_what_is_written(name: str) -> None:
    record = Record.parse(RECORDS[name])
    game = catalogue[record.game]
    assert replace(record, seed=None).replay(game).standings().winners == record.replay(game).standings().winners


@pytest.mark.parametrize("name", RECORDS)
def test_a_result_that_was_tampered_with_is_noticed(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert record.result is not None
    first, *others = record.result
    with pytest.raises(RecordError, match="the result is"):
        replace(record, result=(first + 1, *others)).replay(catalogue[record.game])
