"""Vinci's golden records: they reach their target, and the one made by hand tells its story."""

from dataclasses import replace

import pytest

from ecumene import Record
from tests.marks import rule
from tests.vinci.board import vinci
from tools.make_golden import BY_HAND, MATCHES, newest, refreshed

NAMES = [name for name in (*MATCHES, *BY_HAND) if name.startswith("vinci-")]
RECORDS = {name: newest(name).read_text(encoding="utf-8") for name in NAMES}


@rule("vinci.end.round", "vinci.end.winner")
@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_ends_when_somebody_reached_the_target(name: str) -> None:
    record = Record.parse(RECORDS[name])
    assert record.result is not None
    assert record.replay(vinci()).pending() == ()
    assert max(record.result) >= vinci().components.players[record.seats].target


def test_a_record_made_by_hand_keeps_its_moves_when_it_is_written_again() -> None:
    record = Record.parse(RECORDS["vinci-by-hand"])
    stale = replace(record, content="0" * 16, result=(0, 0))
    assert refreshed(stale, vinci()) == replace(record, content=vinci().content.hash)


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
