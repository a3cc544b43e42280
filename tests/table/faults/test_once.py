"""What is due is done once, whichever server lives: telling people, and what happens when time is up."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

from ecumene.table.store.database import parse
from ecumene.table.web.moderating import new_token
from ecumene.table.web.outbox import UNWELCOME
from tests.table.faults.running import PATIENCE, SECRET, Nursery, Running, heard
from tests.table.fresh import new_store
from tests.table.postgres import Cluster
from tests.table.store.examples import with_store
from tests.table.web.told.sinks import HttpSink, http_sink

OTHER = "another-guest-of-the-tests-with-a-long-secret-9876543210"
TOLD = ("--tell-delay", "0.4", "--hooks", "anywhere")
HOUR = 3_600.0


class Database:
    """The store's own tables, past every server: how a test turns a clock that stands in them."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(parse(url))

    def do(self, statement: str, **values: object) -> None:
        with self._engine.begin() as connection:
            connection.execute(text(statement), values)

    def one(self, query: str, **values: object) -> float:
        with self._engine.begin() as connection:
            return float(connection.execute(text(query), values).scalar_one())

    def leases_end(self) -> None:
        """Two minutes pass for whoever holds one."""
        self.do("UPDATE notices SET leased = 0 WHERE lease <> ''")

    def later(self, seconds: float) -> None:
        """A server has run for so long."""
        at = self.one("SELECT value FROM settings WHERE key = 'house-time'")
        self.do("UPDATE settings SET value = :at WHERE key = 'house-time'", at=repr(at + seconds))

    def times_up(self, table: str) -> int:
        found = "SELECT count(*) FROM entries WHERE table_id = :table AND kind = 'timeout'"
        return int(self.one(found, table=table))

    def sent(self, what: str) -> int:
        return int(self.one("SELECT count(*) FROM notices WHERE what = :what AND state = 'sent'", what=what))

    def close(self) -> None:
        self._engine.dispose()


def until(true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    with http_sink() as made:
        yield made


@pytest.fixture
def pair(nursery: Nursery, postgres: Cluster, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    url = postgres.new_store()
    servers = Running(nursery, url, tmp_path, *TOLD), Running(nursery, url, tmp_path, *TOLD)
    try:
        for server in servers:
            server.up()
        yield servers
    finally:
        for server in servers:
            server.kill()


@pytest.fixture
def alone(nursery: Nursery, tmp_path: Path) -> Iterator[Running]:
    server = Running(nursery, new_store(tmp_path), tmp_path, *TOLD)
    try:
        server.up()
        yield server
    finally:
        server.kill()


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[Database]:
    name = "pair" if "pair" in request.fixturenames else "alone"
    found = request.getfixturevalue(name)
    made = Database((found[0] if name == "pair" else found).store)
    yield made
    made.close()


def hook(server: Running, sink: HttpSink, secret: str) -> str:
    """A webhook that hears of somebody's turns; its id."""
    wish = {"kind": "json", "address": f"{sink.url}/hook", "wants": ["turn"]}
    return str(server.post("/api/me/channels", wish, secret)["made"])


def duel(server: Running, **wishes: object) -> str:
    """Two people at a table, of whom one must decide."""
    seats = [{"kind": "you"}, {"kind": "open"}]
    table = str(server.post("/api/tables", {"game": "vinci", "seats": seats, "order": "fixed", **wishes})["id"])
    server.post(f"/api/tables/{table}/sit", {"name": "Bert"}, OTHER)
    server.post(f"/api/tables/{table}/begin", {})
    return table


def whats(sink: HttpSink, many: int) -> list[str]:
    return [event["what"] for received in sink.wait(many) for event in received.json()["events"]]


def held_by(servers: list[Running]) -> Running:
    """The server that is sending a notice under its lease."""
    holding: list[Running] = []

    def found() -> bool:
        holding[:] = [each for each in servers if each.measure("notices_on_their_way")]
        return bool(holding)

    until(found, "nobody sends it")
    return holding[0]


def test_a_notice_that_a_dead_server_held_is_sent_once_by_the_other(
    pair: tuple[Running, Running], database: Database, sink: HttpSink
) -> None:
    sink.deaf = True
    channel = hook(pair[0], sink, SECRET)
    hook(pair[1], sink, OTHER)
    duel(pair[0])
    held_by([*pair]).kill()
    sink.deaf = False
    left = next(server for server in pair if server.process)
    until(lambda: left.measure("notices_due") == 1, "the notice is gone")
    assert left.measure("notices_on_their_way") == 0, "it is another's still"
    assert sink.received == []
    database.leases_end()
    assert whats(sink, 1) == ["turn"]
    until(lambda: database.sent("turn") == 1, "nobody wrote down that it was sent")
    left.post(f"/api/me/channels/{channel}/test", {})  # sent after whatever else would still have been
    assert whats(sink, 2) == ["turn", "test"]
    until(lambda: left.measure('notices_total{kind="json",outcome="sent"}') == 2, "it was sent, and nobody counted it")


def test_a_server_that_starts_again_sends_what_it_held(alone: Running, database: Database, sink: HttpSink) -> None:
    sink.deaf = True
    channel = hook(alone, sink, SECRET)
    hook(alone, sink, OTHER)
    duel(alone)
    held_by([alone]).kill()
    sink.deaf = False
    alone.up()  # the only one on its store: nobody else can hold a lease
    assert whats(sink, 1) == ["turn"]
    until(lambda: database.sent("turn") == 1, "nobody wrote down that it was sent")
    alone.kill()
    alone.up()
    alone.post(f"/api/me/channels/{channel}/test", {})
    assert whats(sink, 2) == ["turn", "test"]


def test_time_that_is_up_after_a_server_died_is_up_once_at_the_other(
    pair: tuple[Running, Running], database: Database
) -> None:
    table = duel(pair[0], pace={"kind": "clock", "minutes": 1, "increment_s": 0, "level": "gentle"})
    pair[0].kill()
    database.later(HOUR)
    until(lambda: database.times_up(table) > 0, "the clock of a dead server runs for ever")
    assert pair[1].measure('times_up_total{then="bot"}') == 1
    pair[0].up()  # whatever is due, a server that starts looks at first
    until(lambda: pair[0].measure("clocks_due") == 0, "a clock is due")
    away = [seat for seat in pair[0].info(table)["seats"] if seat["away"]]
    assert [seat["stand_in"]["why"] for seat in away] == ["time"]
    assert database.times_up(table) == 1
    assert pair[0].measure('times_up_total{then="bot"}') == 0


def test_time_that_was_up_when_the_only_server_died_is_up_when_it_is_back(alone: Running, database: Database) -> None:
    table = duel(alone, pace={"kind": "clock", "minutes": 1, "increment_s": 0, "time_up": "resign", "level": "gentle"})
    alone.kill()
    assert database.times_up(table) == 0, "clocks stand still while nobody is there"
    database.later(HOUR)
    alone.up()
    until(lambda: database.times_up(table) > 0, "nobody's time is up")
    assert alone.measure('times_up_total{then="resign"}') == 1
    for _ in range(2):
        alone.kill()
        alone.up()
        assert [seat["resigned"] for seat in alone.info(table)["seats"]].count(True) == 1
    assert database.times_up(table) == 1


def test_whoever_is_banned_on_one_server_is_banned_on_the_other(pair: tuple[Running, Running]) -> None:
    token = with_store(pair[0].store, lambda store: new_token(store.operating))
    table = duel(pair[0])

    async def scenario() -> None:
        async with pair[1].live(table, secret=OTHER) as live:
            await heard(live, "full")
            reason = {"en": "You insulted people.", "fr": "Vous avez insulté des gens."}
            ban = {"table": table, "seat": 1, "reason": reason}
            await asyncio.to_thread(pair[0].post, "/api/operator/bans", ban, token)
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionClosed):
                    async for _ in live:  # whatever is still told
                        pass
            assert live.close_code == UNWELCOME

    asyncio.run(scenario())
    for server in pair:
        status, problem = server.refused(f"/api/tables/{table}/leave", {"seat": 1}, OTHER)
        assert (status, problem["code"]) == (403, "banned")
        assert problem["text"]["fr"].endswith("Vous avez insulté des gens.")
    pair[1].kill()
    pair[1].up()
    with pytest.raises(HTTPError) as refused:  # from its first request on
        pair[1].get(f"/api/tables/{table}", OTHER)
    assert json.loads(refused.value.read())["code"] == "banned"
