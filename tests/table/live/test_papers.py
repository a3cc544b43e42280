"""Notes and marks at a table: for whoever made them, on all of their devices, and for nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.wire.paper_messages import MarkInfo, MarksRequest, NoteRequest
from tests.table.live.room import ANN, BOB, CAT, Page, act, legal, refused, room, run, until
from tests.table.live.test_two_servers import two_rooms

RING: dict[str, Any] = {"kind": "ring", "at": "quay.1", "to": None, "ink": "violet"}
ARROW: dict[str, Any] = {"kind": "arrow", "at": "quay.1", "to": "quay.2", "ink": "red"}


async def note(table: LiveTable, guest: Guest, text: str, seen: int = 0) -> int:
    return (await table.papers.write_note(guest, NoteRequest(note=text, seen=seen))).version


async def draw(table: LiveTable, guest: Guest, *marks: dict[str, Any], seen: int = 0) -> int:
    wish = MarksRequest(marks=[MarkInfo(**mark) for mark in marks], seen=seen)
    return (await table.papers.draw(guest, wish)).version


def papers(page: Page) -> list[dict[str, Any]]:
    """What a page has heard of its own notes and marks."""
    return [message for message in page.heard if message["type"] == "paper"]


def test_a_note_and_marks_reach_all_devices_of_their_owner_and_no_other() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            mine, mine_too, his, hers = [Page(table, guest).join() for guest in (ANN, ANN, BOB, CAT)]
            assert await note(table, ANN, "take the quay\nnext turn") == 1
            assert await draw(table, ANN, RING, ARROW, seen=1) == 2
            for page in (mine, mine_too):
                assert [(each["note"], each["marks"]) for each in papers(page)] == [
                    ("take the quay\nnext turn", []),
                    ("take the quay\nnext turn", [RING, ARROW]),
                ]
            assert papers(his) == papers(hers) == []
            assert (await table.papers.info(BOB)).note == (await table.papers.info(CAT)).note == ""
            assert "take the quay" not in json.dumps([his.heard, hers.heard])

    run(play)


def test_they_are_kept_while_the_game_goes_on_and_over_a_restart() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await draw(table, ANN, ARROW)
            seat = table.state.pending[0]
            await act(table, seat, legal(table, seat)[0])
            again = await here.reopened(table)
            info = await again.papers.info(ANN)
            assert [mark.model_dump() for mark in info.marks] == [ARROW]
            assert again.state.version == table.state.version, "it is no part of the log"

    run(play)


def test_of_two_devices_the_slower_one_is_told_and_nothing_is_lost() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await note(table, ANN, "first")
            wish = NoteRequest(note="second", seen=0)
            said = await refused(table.papers.write_note(ANN, wish), "stale", 409)
            assert said.problem.field == "seen"
            assert (await table.papers.info(ANN)).note == "first"

    run(play)


def test_another_server_tells_its_pages() -> None:
    async def play() -> None:
        async with two_rooms() as (one, other):
            table = await one.table(ANN, BOB)
            there = await other.tables.open(table.state.row.id)
            mine, his = Page(there, ANN).join(), Page(there, BOB).join()
            await note(table, ANN, "from the other device")
            await until(lambda: bool(papers(mine)))
            assert papers(mine)[-1]["note"] == "from the other device"
            assert papers(his) == []

    run(play)


def test_what_cannot_be_seen_is_left_out_but_for_lines() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await note(table, ANN, "a\r\nb\x00\x07c\td")
            assert (await table.papers.info(ANN)).note == "a\nbc\td"

    run(play)


@pytest.mark.parametrize("mark", [{**RING, "to": "quay.2"}, {**ARROW, "to": None}, {**ARROW, "to": "quay.1"}])
def test_a_mark_that_leads_nowhere_is_refused_and_changes_nothing(mark: dict[str, Any]) -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            await draw(table, ANN, RING)
            said = await refused(draw(table, ANN, RING, mark, seen=1), "bad_request", 400)
            assert said.problem.field == "marks.1.to"
            assert "mark 1" in said.problem.text.en
            info = await table.papers.info(ANN)
            assert ([each.model_dump() for each in info.marks], info.version) == ([RING], 1)

    run(play)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"note": "x" * 4001, "seen": 0}, "note"),
        ({"note": "x", "seen": -1}, "seen"),
        ({"note": "x"}, "seen"),
    ],
)
def test_bad_notes_are_refused_by_their_field(wish: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as error:
        NoteRequest.model_validate(wish)
    assert [each["loc"] for each in error.value.errors()] == [(field,)]


@pytest.mark.parametrize(
    ("mark", "field"),
    [
        ({**RING, "at": ""}, "at"),
        ({**RING, "at": "a b"}, "at"),
        ({**RING, "ink": "pink"}, "ink"),
        ({**RING, "kind": "x"}, "kind"),
    ],
)
def test_bad_marks_are_refused_by_their_field(mark: dict[str, Any], field: str) -> None:
    with pytest.raises(ValidationError) as error:
        MarksRequest.model_validate({"marks": [RING, mark], "seen": 0})
    assert [each["loc"] for each in error.value.errors()] == [("marks", 1, field)]


def test_where_the_store_is_gone_that_is_said() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            here.store.down = True
            await refused(note(table, ANN, "x"), "unavailable", 503)
            here.store.down = False
            assert (await table.papers.info(ANN)).version == 0

    run(play)
