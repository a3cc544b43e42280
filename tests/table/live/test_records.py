"""Records: a game leaves the table as a text and comes back as a table; afterwards the same people meet again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecumene.core.record import Record
from ecumene.table.live.live import LiveTable
from ecumene.table.wire.messages import Fill, ImportRecord, RewindRequest, Sit, UndoRequest
from ecumene.table.wire.problems import TableProblem
from tests.table.live.room import (
    ANN,
    BOB,
    CAT,
    DAN,
    GAMES,
    Page,
    Room,
    act,
    random_action,
    refused,
    room,
    run,
    until,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "0.1.0"


async def imported(house: Room, record: str) -> LiveTable:
    info = await house.tables.import_record(ANN, ImportRecord(record=record, title=" From\n afar "))
    assert info.imported
    assert info.title == "From afar"
    return await house.tables.open(info.id)


async def finish(table: LiveTable, seed: int = 1) -> None:
    rng = Random(seed)
    while table.state.status != "over":
        await random_action(table, rng)


def test_the_record_of_a_finished_game_is_whole_and_replays() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=77)
            await act(table, 0, "berth 0.1")
            await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))
            await finish(table)
            written = table.record(CAT)
            record = Record.parse(written)
            assert record.seed == 77
            assert record.names == ("Ann", "Bob")
            assert record.result == tuple(table.info(ANN).points)
            assert any(entry.undoes for entry in record.entries), "what was taken back is part of the record"
            again = await imported(house, written)
            assert again.state.status == "over"
            assert again.record(ANN) == written
            assert [seat.kind for seat in again.info(ANN).seats] == ["person", "person"]

    run(play)


def test_the_record_of_a_running_game_keeps_its_secrets() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, seed=987_654_321)
            await act(table, 0, "berth 0.1")
            assert "berth" not in table.record(ANN), "a sealed choice"
            await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))
            assert "berth" not in table.record(BOB), "one that was taken back"
            await act(table, 0, "berth 1.0")
            await act(table, 1, "berth 0.1")
            written = table.record(ANN)
            assert "987654321" not in written
            assert "deck=" not in written
            assert "0 berth 1.0" in written

    run(play)


def test_there_is_no_record_before_the_game() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            for look in (table.record, table.series):
                with pytest.raises(TableProblem) as error:
                    look(ANN)
                assert error.value.problem.code == "waiting"

    run(play)


@pytest.mark.parametrize("file", ["vinci-3-seats.txt", "vinci-by-hand.txt"])
def test_golden_records_come_to_the_table(file: str) -> None:
    async def play() -> None:
        async with room() as house:
            written = (GOLDEN / file).read_text()
            table = await imported(house, written)
            record = Record.parse(written)
            assert tuple(table.info(ANN).points) == record.result
            notations = [
                [entry.notation for entry in one.standing()] for one in (Record.parse(table.record(ANN)), record)
            ]
            assert notations[0] == notations[1]
            assert (await house.reopened(table)).full(ANN) == table.full(ANN)

    run(play)


@pytest.mark.parametrize("redacted", [False, True])
def test_an_unfinished_record_goes_on_when_people_sit_down(redacted: bool) -> None:
    async def play() -> None:
        async with room() as house:
            game, rng = GAMES["vinci"], Random(3)
            first = await house.table(ANN, BOB, CAT, game="vinci", seed=5)
            for _ in range(30):
                await random_action(first, rng)
            whole = Record(
                game.id, game.version, game.content.hash, 3, dict(first.state.row.options), 5, ("x", "y", "z"),
                entries=tuple(reversed([move.deed for move in first.state.last.backwards()])),  # type: ignore[union-attr]
            )  # fmt: skip
            table = await imported(house, first.record(ANN) if redacted else str(whole))
            assert table.state.status == "waiting"
            assert [seat.kind for seat in table.info(ANN).seats] == ["open"] * 3
            assert table.info(ANN).moves == 30
            page = Page(table, BOB).join()
            assert page.scene is not None, "it can be looked at already"
            await refused(table.begin(ANN), "waiting", 409)
            for guest in (ANN, BOB, CAT):
                await table.sit(guest, Sit())
            await table.begin(ANN)
            assert table.info(ANN).status == "running"
            page.agrees()
            for _ in range(40):
                await random_action(table, rng)
            page.agrees()
            page.leave()
            assert (await house.reopened(table)).full(BOB) == table.full(BOB)
            last = table.state.last
            assert last is not None
            replayed = Record.parse(table.record(ANN)).replay(game)
            assert replayed.view(None).dump() == last.position.view(None).dump()

    run(play)


def test_a_finished_game_from_a_record_can_be_played_on_from_any_move() -> None:
    async def play() -> None:
        async with room() as house:
            table = await imported(house, (GOLDEN / "vinci-2-seats.txt").read_text())
            await table.rewind(ANN, RewindRequest(move=10, version=table.state.version))
            assert table.state.status == "waiting"
            await table.sit(ANN, Sit(seat=0))
            await table.fill(ANN, Fill(seat=1, kind="bot", level="gentle"))
            await table.begin(ANN)
            await until(lambda: 0 in table.state.pending)
            assert table.state.moves >= 10

    run(play)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("game: harbour", "game: chess"), "chess"),
        (lambda text: text.replace("rules: 1", "rules: 9"), "newer"),
        (lambda text: text.replace("content: ", "content: x"), "content"),
        (lambda text: text + "0 berth 0.1\n", "line"),
        (lambda text: text.replace("seats: 2", "seats: 9"), "seat"),
        (lambda text: "hello", "begins with"),
    ],
)  # fmt: skip
def test_a_record_that_cannot_be_followed_says_where(change: object, said: str) -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await finish(table)
            wrong = change(table.record(ANN))  # type: ignore[operator]
            refusal = await refused(house.tables.import_record(ANN, ImportRecord(record=wrong)), "bad_request", 400)
            assert said in refusal.problem.text.en
            assert refusal.problem.field == "record"

    run(play)


def test_the_same_people_meet_again_in_their_colours() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, CAT, order="random", title="Friday")
            await refused(table.again(ANN), "not_allowed", 403)
            await finish(table)
            await refused(table.again(DAN), "not_allowed", 403)
            one, other = await asyncio.gather(table.again(ANN), table.again(BOB))
            assert one.id == other.id == table.info(CAT).again
            assert one.status == "running"
            assert one.title == "Friday"
            colours = [{seat.name: seat.colour for seat in info.seats} for info in (one, table.info(ANN))]
            assert colours[0] == colours[1]
            next_table = await house.tables.open(one.id)
            assert next_table.info(CAT).you.seats
            assert next_table.state.row.seed != table.state.row.seed

    run(play)


def test_a_follow_up_that_was_promised_but_not_made_is_made_later() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await finish(table)
            await table.note_again("promised")
            assert (await table.again(BOB)).id == "promised"
            assert await house.tables.open("promised")

    run(play)


def test_whoever_follows_the_link_at_once_sits_at_the_same_follow_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its id is told before the table is made; a page may come between the store and the table's entry into memory."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            await finish(table)
            create, early = house.store.create, asyncio.Event()

            async def slow(*given: Any) -> bool:
                made = await create(*given)
                await early.wait()
                return made

            monkeypatch.setattr(house.store, "create", slow)
            asking = asyncio.create_task(table.again(ANN))
            await until(lambda: table.state.again in house.store.database.rows)
            next_table = await house.tables.open(table.state.again)
            early.set()
            assert await house.tables.open((await asking).id) is next_table

    run(play)


def test_a_record_without_a_seed_stays_without_one_when_all_of_it_is_taken_back() -> None:
    """The seed gave nothing of what the log says of chance, so a record with both could not be followed."""

    async def play() -> None:
        async with room() as house:
            written = (GOLDEN / "vinci-by-hand.txt").read_text()
            assert Record.parse(written).seed is None
            table = await imported(house, written)
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            for seat in range(table.state.row.seats):
                await table.fill(ANN, Fill(seat=seat, kind="bot", level="gentle"))
            await table.begin(ANN)
            await until(lambda: table.state.status == "over")
            record = Record.parse(table.record(ANN))
            assert record.result == tuple(table.info(ANN).points)
            assert not record.replay(table.state.game).pending(), "the replay compares points and chance"

    run(play)
