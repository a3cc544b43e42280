"""Tables on the real store, SQLite and PostgreSQL: played, closed and found again; and two servers at once."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from ecumene.table.live.tables import Tables
from ecumene.table.store import Store
from ecumene.table.wire.messages import ImportRecord, NewTable, SeatWish, Sit, StandIn
from tests.table.live.room import ANN, BOB, DAN, GAMES, InlineBots, Page, noon, random_action, run, until
from tests.table.postgres import Cluster


@asynccontextmanager
async def server(url: str, clock: Callable[[], float] = noon) -> AsyncIterator[Tables]:
    async with AsyncExitStack() as ending:
        store = await Store.open(url)
        ending.push_async_callback(store.close)
        tables = Tables(store, InlineBots(), games=GAMES, takeover=0.0, clock=clock)
        await tables.start()
        ending.push_async_callback(tables.stop)
        yield tables


def test_a_table_is_found_again_as_it_was_left(store_url: str) -> None:
    async def play() -> None:
        wish = NewTable(game="vinci", seats=[SeatWish(kind="you"), SeatWish(kind="open")], order="fixed", public=True)
        rng = Random(1)
        async with server(store_url) as tables:
            table = await tables.open((await tables.create(ANN, wish)).id)
            await table.sit(BOB, Sit())
            await table.begin(ANN)
            secret = table.seat_link(BOB, 1).secret
            for _ in range(30):
                await random_action(table, rng)
            whole, record = table.full(BOB), table.record(ANN)
        async with server(store_url) as tables:
            table = await tables.open(table.state.row.id)
            assert table.full(BOB) == whole
            assert table.record(ANN) == record
            assert table.seat_link(BOB, 1).secret == secret
            assert [info.id for info in (await tables.lobby(BOB)).yours] == [table.state.row.id]
            assert [info.id for info in (await tables.lobby(DAN)).watch] == [table.state.row.id]
            await table.concede(ANN, StandIn(seat=0, level="gentle"))
            await table.concede(BOB, StandIn(seat=1, level="gentle"))
            await until(lambda: table.state.status == "over")
            await table.again(ANN)
            imported = await tables.import_record(DAN, ImportRecord(record=table.record(DAN)))
            assert imported.points == table.info(DAN).points

    run(play)


def test_two_servers_serve_one_table(postgres: Cluster) -> None:
    async def play() -> None:
        url = postgres.new_store()
        async with server(url) as here, server(url) as there:
            wish = NewTable(game="harbour", seats=[SeatWish(kind="you"), SeatWish(kind="open")], order="fixed")
            table = await here.open((await here.create(ANN, wish)).id)
            await table.sit(BOB, Sit())
            await table.begin(ANN)
            twin = await there.open(table.state.row.id)
            pages = [Page(table, ANN).join(), Page(twin, BOB).join()]
            rng = Random(1)
            while table.state.status != "over":
                await random_action(rng.choice([table, twin]), rng)
                await until(lambda: twin.state.version == table.state.version)
            for page in pages:
                page.agrees()

    run(play)
