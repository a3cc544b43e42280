"""Golden records: finished games that every build must replay, move by move, to the same final scores.

`tools/make_golden.py` writes them; run it only when a rule or the content was changed on purpose.
"""

from dataclasses import replace

import pytest

from ecumene import Record
from ecumene.core.record import Play, RecordError
from tests.marks import rule
from tests.vinci.board import vinci
from tools.make_golden import FOLDER, refreshed

RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("vinci-*.txt"))}


def test_there_is_a_record_for_every_number_of_seats_and_one_made_by_hand() -> None:
    seats = {Record.parse(written).seats for name, written in RECORDS.items() if name != "vinci-by-hand"}
    assert seats == set(vinci().seat_counts)
    assert "vinci-by-hand" in RECORDS


@rule("vinci.end.round", "vinci.end.winner")
@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_its_final_scores(name: str) -> None:
    record = Record.parse(RECORDS[name])
    position = record.replay(vinci())
    assert record.result is not None
    assert position.pending() == ()
    assert tuple(position.standings().of(seat).points for seat in range(record.seats)) == record.result
    assert max(record.result) >= vinci().components.players[record.seats].target
    position.audit()


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_printed_as_it_was_read(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert str(record) == RECORDS[name]
    assert str(Play.resume(vinci(), record).record) == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_without_its_seed_a_record_replays_from_what_is_written(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert replace(record, seed=None).replay(vinci()).standings().winners == record.replay(vinci()).standings().winners


@pytest.mark.parametrize("name", RECORDS)
def test_a_result_that_was_tampered_with_is_noticed(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert record.result is not None
    first, *others = record.result
    with pytest.raises(RecordError, match="the result is"):
        replace(record, result=(first + 1, *others)).replay(vinci())


def test_a_record_made_by_hand_keeps_its_moves_when_it_is_written_again() -> None:
    record = Record.parse(RECORDS["vinci-by-hand"])
    stale = replace(record, content="0" * 16, result=(0, 0))
    assert refreshed(stale, vinci()) == record


@rule("vinci.option.min_conquest", "vinci.option.skip_price", "vinci.option.start_score", "vinci.option.medicine")
def test_the_game_made_by_hand_is_played_by_the_other_edition_and_won_in_the_last_turn() -> None:
    record = Record.parse(RECORDS["vinci-by-hand"])
    options = {"min_conquest": 1, "skip_price": 1, "start_score": 5, "medicine": "reorganisation"}
    assert (record.options, record.seed) == (options, None)
    assert any(entry.undoes for entry in record.entries)
    # Basile, who began, passed 120 points first; Anne, last in the round, still overtook him
    assert (record.names, record.result) == (("Anne", "Basile"), (127, 125))
    last_turn = max(number for number, entry in enumerate(record.entries) if entry.notation == "gather")
    before = record.replay(vinci(), to=last_turn).standings()
    assert (before.of(0).points, before.of(1).points) == (112, 125)
