"""Whoever wishes to be forgotten is: at tables in memory, on other servers, and in the database to the last byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables, rebuild
from ecumene.table.live.telling import summary
from ecumene.table.log.loading import Stored
from ecumene.table.store import GuestRow, Store
from ecumene.table.store.database import Database, file_of
from ecumene.table.store.schema import METADATA
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest, Admit, ImportRecord, NewTable, SeatWish, Sit, StandIn, WatchRule
from tests.table.fresh import new_store
from tests.table.live.room import BOB, CAT, Page, legal, refused, run, until
from tests.table.live.test_real_store import server
from tests.table.postgres import Cluster

SELF = Guest("f0e1" * 16, "Quillon")


def rows(url: str) -> Iterator[str]:
    """Everything that the database says."""
    database = Database(url)
    with database.reading.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                yield str(tuple(row))
    database.dispose()


async def opened(tables: Tables, *people: Guest, bots: int = 0, begin: bool = True, **wish: object) -> LiveTable:
    owner, *others = people
    seats = [SeatWish(kind="you"), *[SeatWish(kind="open") for _ in others]]
    seats += [SeatWish(kind="bot", level="gentle")] * bots
    told = {"game": "harbour", "order": "random", "seed": 5, **wish, "seats": seats}
    table = await tables.open((await tables.create(owner, NewTable.model_validate(told))).id)
    for guest in others:
        await table.sit(guest, Sit())
    if begin and others:
        await table.begin(owner)
    return table


async def plays(table: LiveTable, rng: Random) -> None:
    """Anything legal by anybody who must decide."""
    seat = rng.choice(table.state.pending)
    wish = ActRequest(seat=seat, version=table.state.version, actions=[rng.choice(legal(table, seat))])
    await table.act(Guest(table.state.seats[seat].holders[0], ""), wish)


async def holds(store: Store, tables: Tables, table: LiveTable) -> None:
    """What is in memory, in the log and in the summary is one and the same."""
    while True:  # bots may play on meanwhile
        kept = {row.id: kept for row, kept in await store.mine(BOB.id)}[table.state.row.id]
        found = await store.load(table.state.row.id)
        assert found is not None
        if kept.version == found[1][-1].number == table.state.version:
            break
    again = rebuild(tables.house.shelf, Stored(*found))
    assert again.seats == table.state.seats
    assert again.row.owner == table.state.row.owner
    assert kept == summary(again)


def test_nothing_is_left_of_whoever_is_forgotten(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            store = tables.house.store
            await store.save_guest(GuestRow(SELF.id, SELF.name, 1.0))
            waiting = await opened(tables, BOB, SELF, begin=False)
            running = await opened(tables, SELF, BOB, game="vinci")
            left = await opened(tables, BOB, SELF, begin=False)
            await left.leave(SELF, StandIn(seat=1))
            over = await opened(tables, SELF, BOB)
            rng = Random(1)
            while over.state.status != "over":
                await plays(over, rng)
            for _ in range(5):
                await plays(running, rng)
            seat = running.state.seats_of(SELF.id)[0]
            link = running.seat_link(SELF, seat).secret
            page = Page(running, BOB).join()
            moves = running.state.moves

            assert await tables.forget(SELF) == 4

            assert [seat.kind for seat in waiting.state.seats] == ["person", "open"]
            seats = running.state.seats
            assert seats[seat].forgotten
            assert seats[seat].conceded
            assert running.state.seats[seat].name == ""
            assert not over.state.seats[over.state.names.index("Bob")].forgotten
            assert "Quillon" not in over.record(BOB)
            assert "a guest" in over.record(BOB)
            assert "un invité" in over.record(BOB, "fr")
            await refused(running.claim(CAT, link), "not_found", 404)
            await refused(running.concede(SELF, StandIn(seat=seat)), "not_your_seat", 403)
            assert (await tables.lobby(SELF)).yours == []
            assert running.info(BOB).you.role == "owner"  # somebody must be
            await until(lambda: running.state.moves > moves or BOB.id in seats[running.state.pending[0]].holders)
            page.agrees()
            for table in (waiting, over, running):
                await holds(store, tables, table)
            assert await store.guest(SELF.id) is None
            assert await tables.forget(SELF) == 0

        told = [row for row in rows(store_url) if "Quillon" in row or SELF.id in row]
        assert told == []

    run(play)


def test_not_even_the_file_remembers(tmp_path: Path) -> None:
    url = new_store(tmp_path)

    async def play() -> None:
        async with server(url) as tables:
            await tables.house.store.save_guest(GuestRow(SELF.id, SELF.name, 1.0))
            for _ in range(30):
                await opened(tables, SELF, BOB, begin=False)
            await tables.forget(SELF)
            for suffix in ("", "-wal"):
                file = Path(f"{file_of(url)}{suffix}")
                kept = file.read_bytes() if file.exists() else b""
                assert b"Quillon" not in kept
                assert SELF.id.encode() not in kept

    run(play)


def test_whoever_watches_late_is_shown_no_name_any_more_either(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF, watch=WatchRule(delay=3))
            page = Page(table, CAT).join()
            await tables.forget(SELF)
            assert [seat.name for seat in table.info(CAT).seats if seat.name != "Bob"] == [""]
            page.agrees()

    run(play)


def test_a_seat_of_two_browsers_stays_with_the_other(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF)
            seat = table.state.seats_of(SELF.id)[0]
            other = Guest("beef" * 16, "")
            await table.claim(other, table.seat_link(SELF, seat).secret)
            await tables.forget(SELF)
            assert table.state.seats[seat].holders == (other.id,)
            assert not table.state.seats[seat].by_bot
            assert table.state.seats[seat].forgotten
            await holds(tables.house.store, tables, table)
            await tables.forget(other)
            assert table.state.seats[seat].conceded
            await holds(tables.house.store, tables, table)
        assert [row for row in rows(store_url) if other.id in row or SELF.id in row or "Quillon" in row] == []

    run(play)


def test_a_browser_that_came_by_the_link_takes_the_name_along(store_url: str) -> None:
    """Both are one person, and this one wishes to be forgotten."""

    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF)
            seat = table.state.seats_of(SELF.id)[0]
            other = Guest("beef" * 16, "")
            await table.claim(other, table.seat_link(SELF, seat).secret)
            await tables.forget(other)
            assert table.state.seats[seat].holders == (SELF.id,)
            assert table.state.seats[seat].name == ""
            await holds(tables.house.store, tables, table)
        assert [row for row in rows(store_url) if other.id in row or "Quillon" in row] == []

    run(play)


def test_a_table_of_nobody_is_still_there(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, SELF, bots=1)
            await tables.forget(SELF)
            assert table.state.row.owner == ""
            await until(lambda: table.state.status == "over")
            imported = await tables.import_record(BOB, ImportRecord(record=table.record(BOB)))
            assert "a guest" in [seat.name for seat in imported.seats]

    run(play)


def test_other_servers_hear_of_it(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.new_store()
        async with server(url) as here, server(url) as there:
            table = await opened(here, BOB, SELF, game="vinci")
            twin = await there.open(table.state.row.id)
            page = Page(twin, BOB).join()
            seat = twin.state.seats_of(SELF.id)[0]
            await here.forget(SELF)
            await until(lambda: twin.state.seats[seat].forgotten)
            assert twin.state.seats[seat].name == ""
            await until(lambda: twin.state.version == table.state.version)
            page.agrees()

    run(play)


@pytest.mark.parametrize("kind", ["waiting", "running"])
def test_whoever_has_left_is_forgotten_too_and_the_table_does_not_notice(store_url: str, kind: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await opened(tables, BOB, SELF, begin=False)
            await table.leave(SELF, StandIn(seat=1))
            await table.sit(CAT, Sit())
            if kind == "running":
                await table.begin(BOB)
            version, seats = table.state.version, table.state.seats
            assert await tables.forget(SELF) == 1
            assert (table.state.version, table.state.seats) == (version, seats)
            await holds(tables.house.store, tables, table)
        assert [row for row in rows(store_url) if "Quillon" in row or SELF.id in row] == []

    run(play)


PHONE = Guest("beef" * 16, "")


async def put_out(tables: Tables) -> LiveTable:
    """A table from which the owner sent somebody away who had two browsers; somebody else sits there now."""
    table = await opened(tables, BOB, SELF, begin=False)
    await table.claim(PHONE, table.seat_link(SELF, 1).secret)
    await table.leave(BOB, StandIn(seat=1))
    await table.sit(CAT, Sit())
    assert [out.name for out in table.info(BOB).barred] == ["Quillon"]
    return table


@pytest.mark.parametrize("first", [SELF, PHONE])
def test_who_was_sent_away_and_is_forgotten_is_no_longer_in_the_owner_s_list(store_url: str, first: Guest) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await put_out(tables)
            page = Page(table, BOB).join()
            await tables.forget(first)
            other = SELF if first is PHONE else PHONE
            assert [out.name for out in table.info(BOB).barred] == [""], "the other browser is still kept out"
            assert page.told["table"]["barred"] == table.info(BOB).model_dump()["barred"]
            assert not table.info(first).you.barred
            await refused(table.claim(other, table.seat_link(CAT, 1).secret), "not_allowed", 403)
            await holds(tables.house.store, tables, table)
            found = await tables.house.store.load(table.state.row.id)
            assert found is not None
            kept = rebuild(tables.house.shelf, Stored(*found)).barred
            assert kept == table.state.barred
            await tables.forget(other)
            assert table.info(BOB).barred == []
            assert page.told["table"]["barred"] == []
            assert table.state.seats[1].name == "Cat"
            page.agrees()
            await holds(tables.house.store, tables, table)
        assert [row for row in rows(store_url) if SELF.id in row or PHONE.id in row or "Quillon" in row] == []

    run(play)


def test_other_servers_hear_of_it_where_somebody_was_sent_away(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.new_store()
        async with server(url) as here, server(url) as there:
            table = await put_out(here)
            twin = await there.open(table.state.row.id)
            await until(lambda: twin.state.version == table.state.version)
            await here.forget(SELF)
            await here.forget(PHONE)
            await until(lambda: twin.info(BOB).barred == [])

    run(play)


def test_who_was_let_in_again_and_left_is_forgotten_without_a_word(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await put_out(tables)
            await table.admit(BOB, Admit(since=table.info(BOB).barred[0].since))
            version = table.state.version
            await tables.forget(SELF)
            assert table.state.version == version
        assert [row for row in rows(store_url) if SELF.id in row or "Quillon" in row] == []

    run(play)


def test_who_was_sent_away_is_forgotten_at_the_follow_up_too(store_url: str) -> None:
    async def play() -> None:
        async with server(store_url) as tables:
            table = await put_out(tables)
            await table.begin(BOB)
            rng = Random(1)
            while table.state.status != "over":
                await plays(table, rng)
            again = await tables.open((await table.again(CAT)).id)
            assert again.info(SELF).you.barred
            assert await tables.forget(SELF) == 2
            assert not again.info(SELF).you.barred
            await holds(tables.house.store, tables, again)
        assert [row for row in rows(store_url) if SELF.id in row or "Quillon" in row] == []

    run(play)
