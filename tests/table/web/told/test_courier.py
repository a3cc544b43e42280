"""What people who are away are told: once, together, only while it is true, by one of several servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ecumene.table.live.announcing import Announcer
from ecumene.table.live.clockwork import BEAT
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables
from ecumene.table.log.state import TableState
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.notices import GONE, AddChannel, ChannelRow
from ecumene.table.web.metrics import Metrics
from ecumene.table.web.told.courier import FIRST, LEASE, MOST_TRIES, SETTLING, Courier
from ecumene.table.web.told.hooks import signature
from ecumene.table.web.told.pushing import Pusher, new_key
from ecumene.table.web.told.sending import Senders
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import NewTable, RewindRequest, SeatWish, Sit, StandIn, UndoRequest, WatchRule
from ecumene.table.wire.talk_messages import SayRequest
from ecumene.table.wire.time_messages import PauseWish
from tests.table.fresh import new_store
from tests.table.live.room import ANN, BOB, GAMES, InlineBots, Page, act, legal, until
from tests.table.postgres import Cluster
from tests.table.web.told.sinks import Browser, HttpSink, claims, http_sink

DELAY = 20.0
HOUR = 3_600.0
DAYS = {"kind": "days", "hours": 24, "level": "gentle"}
ALL = ["turn", "over", "talk", "hours"]


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class House:
    """One server: its tables, and what it tells."""

    def __init__(
        self, store: Store, tables: Tables, announcer: Announcer, courier: Courier, hand: Hand, metrics: Metrics
    ) -> None:
        self.store, self.tables, self.announcer, self.courier, self.hand = store, tables, announcer, courier, hand
        self.metrics = metrics

    def told(self, outcome: str) -> float:
        """How many notices of webhooks had that outcome."""
        return float(self.metrics.notices.labels("json", outcome)._value.get())

    async def channel(self, guest: Guest, sink: HttpSink, **more: Any) -> ChannelRow:
        """A webhook of a guest's own."""
        row = ChannelRow(
            f"channel-{len(sink.url)}-{more.pop('name', 'one')}", guest.id, None, "json", f"{sink.url}/hook", "s3cret",
            ALL, "en", "", "https://play.example", "", "", self.hand.now,
        )  # fmt: skip
        row = replace(row, **more)
        assert await self.store.notices.write(AddChannel(row, 10))
        self.announcer.look_for(guest.id if row.table_id is None else row.table_id)
        return row

    async def duel(self, **wish: Any) -> LiveTable:
        """Harbour between Ann and Bob; somebody must decide, and nobody looks."""
        seats = [SeatWish(kind="you"), SeatWish(kind="open")]
        info = await self.tables.create(ANN, NewTable(game="harbour", seats=seats, order="fixed", seed=7, **wish))
        table = await self.tables.open(info.id)
        await table.sit(BOB, Sit())
        await table.begin(ANN)
        return table

    async def passes(self, seconds: float) -> None:
        """Time passes, and whatever is due is sent."""
        await self.announcer.close()
        while seconds > 0:
            step = min(seconds, 120.0)
            self.hand.now += step
            seconds -= step
            self.tables.house.now()
        await self.courier.round()
        await self.courier.idle()


@asynccontextmanager
async def house(url: str, hand: Hand, **senders: Any) -> AsyncIterator[House]:
    async with AsyncExitStack() as ending:
        store = await Store.open(url)
        ending.push_async_callback(store.close)
        announcer = Announcer(store.notices, hand, DELAY)
        tables = Tables(store, InlineBots(), games=GAMES, takeover=0.0, clock=hand, ticking=hand, herald=announcer)
        await tables.start()
        ending.push_async_callback(announcer.close)
        ending.push_async_callback(tables.stop)
        ways = Senders(**{"pusher": None, "post": None, "hooks": True, "inside": True, "seconds": 120.0, **senders})
        metrics = Metrics()
        courier = Courier(store, tables, announcer, ways, metrics, hand)
        ending.push_async_callback(courier.close)
        yield House(store, tables, announcer, courier, hand, metrics)


def play(url: str, scenario: Callable[[House, HttpSink], Coroutine[Any, Any, None]], **senders: Any) -> None:
    async def run(sink: HttpSink) -> None:
        async with house(url, Hand(), **senders) as here:
            await asyncio.wait_for(scenario(here, sink), 300)

    with http_sink() as sink:
        asyncio.run(run(sink))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return new_store(tmp_path)


def whose(table: LiveTable) -> Guest:
    """Whoever must decide."""
    return (ANN, BOB)[table.state.pending[0]]


def other(guest: Guest) -> Guest:
    return BOB if guest is ANN else ANN


async def until_other(table: LiveTable, first: Guest) -> None:
    """The one plays on until it is the other's turn."""
    while table.state.pending and whose(table) is first:
        seat = table.state.pending[0]
        await act(table, seat, legal(table, seat)[0])


def events(sink: HttpSink) -> list[list[str]]:
    return [[event["what"] for event in each.json()["events"]] for each in sink.received]


def test_whoever_is_away_is_told_once_that_it_is_their_turn(store_url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel(title="Friday")
        first = whose(table)
        await here.announcer.close()
        here.hand.now += 1
        row = await here.channel(other(first), sink)
        await until_other(table, first)
        await here.passes(DELAY / 2)
        assert sink.received == []
        await here.passes(DELAY)
        (told,) = sink.received
        assert told.path == "/hook"
        said = told.json()
        assert said["url"] == f"https://play.example/t/{table.state.row.id}"
        assert said["events"] == [
            {
                "what": "turn", "table": table.state.row.id, "game": "harbour", "title": "Friday",
                "seat": table.state.pending[0], "name": other(first).name,
            }
        ]  # fmt: skip
        assert first.name in said["text"]
        assert said["text"].startswith("Your turn: ")
        at = int(told.headers["x-ecumene-timestamp"])
        assert told.headers["x-ecumene-signature"] == signature(row.secret, at, told.body)
        assert abs(at - here.hand.now) < 2
        await here.passes(10 * HOUR)
        assert len(sink.received) == 1

    play(store_url, scenario)


def test_a_table_that_is_rewound_tells_of_what_comes_then_and_not_again_of_what_was(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        await until_other(table, first)  # in the beginning both are asked
        await until_other(table, other(first))
        back = table.state.moves
        here.hand.now += 1
        await here.channel(other(first), sink, wants=["turn"])
        await until_other(table, first)
        asked = table.state.moves
        await here.passes(2 * DELAY)
        assert events(sink) == [["turn"]]
        await until_other(table, other(first))
        await here.passes(2 * DELAY)
        await table.rewind(ANN, RewindRequest(move=asked, version=table.state.version))
        assert whose(table) is other(first)
        await here.passes(2 * DELAY)
        assert len(sink.received) == 1, "they were told of that turn"
        await table.rewind(ANN, RewindRequest(move=back, version=table.state.version))
        assert whose(table) is first
        await until_other(table, first)
        assert table.state.moves == asked
        await here.passes(2 * DELAY)
        assert events(sink) == [["turn"], ["turn"]], "another game, another turn"
        again = await here.tables.open(table.state.row.id)
        await here.announcer.announce(again.state, frozenset())
        await here.passes(2 * DELAY)
        assert len(sink.received) == 2

    play(url, scenario)


def test_what_is_taken_back_and_done_again_is_the_same_turn(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        await until_other(table, first)
        await here.passes(DELAY)
        assert len(sink.received) == 1
        seat = table.state.seats_of(first.id)[0]
        await table.undo(first, UndoRequest(seat=seat, version=table.state.version))
        assert whose(table) is first
        await here.passes(DELAY)
        await table.redo(first, UndoRequest(seat=seat, version=table.state.version))
        assert whose(table) is not first
        await here.passes(DELAY)
        assert len(sink.received) == 1

    play(url, scenario)


def test_nobody_is_told_what_is_over_meanwhile(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        await until_other(table, first)
        await here.announcer.close()
        await until_other(table, other(first))
        await here.passes(DELAY)
        assert sink.received == []
        assert await here.store.notices.waiting() == 0

    play(url, scenario)


def test_nobody_is_told_who_looks_or_comes_before_it_is_sent(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        page = Page(table, other(first)).join()
        await until_other(table, first)
        await here.passes(DELAY)
        page.leave()
        await here.passes(DELAY)
        assert sink.received == []
        await until_other(table, other(first))
        await until_other(table, first)  # the next turn, of which they hear, unless they come first
        await here.announcer.close()
        assert await here.store.notices.waiting() == 1
        Page(table, other(first)).join().leave()
        await here.passes(DELAY)
        assert sink.received == []

    play(url, scenario)


@pytest.mark.parametrize("from_the_start", [True, False])
def test_a_page_in_the_background_is_nobody_who_looks(url: str, from_the_start: bool) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        page = Page(table, other(first)).join(looks=not from_the_start)
        if not from_the_start:
            page.look(False)
        assert table.here == {other(first).id}, "they are here all the same"
        await until_other(table, first)
        await table.talk.say(first, SayRequest(text="your turn!"))
        await here.passes(DELAY)
        assert [sorted(each) for each in events(sink)] == [["talk", "turn"]]
        page.look(True)
        page.look(False)
        await here.passes(10 * DELAY)
        assert len(sink.received) == 1, "it is the same turn"

    play(url, scenario)


def test_a_page_that_went_before_a_turn_is_told_of_it_however_slow_the_store_is(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        listening, slow = here.store.notices.listening, asyncio.Event()

        async def first_is_slow(guests: Collection[str], table_id: str) -> list[ChannelRow]:
            found = await listening(guests, table_id)
            if not asked:
                asked.append(table_id)
                await slow.wait()
            return found

        asked: list[str] = []
        monkeypatch.setattr(here.store.notices, "listening", first_is_slow)
        page = Page(table, other(first)).join()
        await asyncio.sleep(0)
        page.look(False)
        await until_other(table, first)
        for _ in range(100):  # what is not kept waiting is written meanwhile
            await asyncio.sleep(0.002)
        slow.set()
        await here.passes(DELAY)
        assert events(sink) == [["turn"]]

    play(url, scenario)


def test_a_page_that_comes_into_sight_in_time_is_told_nothing(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        page = Page(table, other(first)).join(looks=False)
        await until_other(table, first)
        await here.passes(DELAY / 2)
        assert await here.store.notices.waiting() == 1
        page.look(True)
        await here.announcer.close()
        page.look(False)
        await here.passes(DELAY)
        assert sink.received == []

    play(url, scenario)


def test_of_two_pages_one_in_sight_is_enough(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        Page(table, other(first)).join(looks=False)
        Page(table, other(first)).join()
        await until_other(table, first)
        await here.passes(2 * DELAY)
        assert sink.received == []

    play(url, scenario)


def test_several_tables_are_one_message(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        tables = [await here.duel(title=title) for title in ("One", "Two", "Three")]
        here.hand.now += 1
        first = whose(tables[0])
        await here.channel(other(first), sink, lang="fr")
        for table in tables:
            await until_other(table, first)
            here.hand.now += 2
        await here.passes(DELAY)
        assert events(sink) == [["turn", "turn", "turn"]]
        said = sink.received[0].json()
        assert said["text"].count("À vous de jouer") == 3
        assert said["url"] == "https://play.example/me"

    play(url, scenario)


def test_one_decides_what_for(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink, wants=["over", "talk"])
        await until_other(table, first)
        await table.talk.say(first, SayRequest(text="my address is 3 Harbour Street"))
        await table.talk.say(first, SayRequest(text="come"))
        await here.passes(DELAY)
        assert events(sink) == [["talk"]]
        assert "Harbour Street" not in sink.received[0].body.decode()
        for guest in (ANN, BOB):
            await table.concede(guest, StandIn(seat=table.state.seats_of(guest.id)[0], level="gentle"))
        await until(lambda: table.state.status == "over")
        await here.passes(DELAY)
        assert events(sink) == [["talk"], ["over"]]
        assert sink.received[1].json()["events"][0]["points"] == list(table.info(ANN).points)

    play(url, scenario)


def test_the_speaker_and_whoever_is_there_are_not_told_of_words(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        here.hand.now += 1
        for guest in (ANN, BOB):
            await here.channel(guest, sink, name=guest.name, wants=["talk"])
        page = Page(table, BOB).join()
        await table.talk.say(ANN, SayRequest(text="hello"))
        await here.passes(DELAY)
        assert sink.received == []
        page.leave()
        await table.talk.say(ANN, SayRequest(text="are you there?"))
        await here.passes(DELAY)
        assert events(sink) == [["talk"]]

    play(url, scenario)


def test_a_tables_own_webhook_names_whom_everybody_waits_for(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        for kind in ("discord", "slack"):
            await here.channel(
                ANN, sink, kind=kind, name=kind, table_id=table.state.row.id, address=f"{sink.url}/{kind}"
            )
        await until_other(table, first)
        await here.passes(DELAY)
        told = {each.path: each.json() for each in sink.received}
        assert told["/discord"]["content"].startswith(f"To move\\: {other(first).name}")
        assert told["/discord"]["allowed_mentions"] == {"parse": []}
        assert f"To move: {other(first).name}" in told["/slack"]["text"]
        assert "signature" not in "".join(sink.received[0].headers)

    play(url, scenario)


def test_three_hours_before_the_end_one_is_told_by_the_clock_of_the_table(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel(pace=DAYS)
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink, wants=["hours"])
        await until_other(table, first)
        await here.passes(10 * HOUR)
        for guest in (ANN, BOB):
            await table.pause(guest, PauseWish(seat=table.state.seats_of(guest.id)[0], pause=True))
        assert table.state.clocks is not None
        assert table.state.clocks.paused
        await here.passes(30 * HOUR)  # it would have been time, but the clocks stand still
        assert sink.received == []
        await table.pause(ANN, PauseWish(seat=0, pause=False))
        await here.passes(10 * HOUR)
        assert sink.received == []
        await here.passes(HOUR + 120)
        assert events(sink) == [["hours"]]
        assert sink.received[0].json()["text"].startswith("You have three hours left")
        assert here.told("premature") >= 1
        assert here.told("sent") == 1

    play(url, scenario)


def test_a_webhook_that_fails_is_tried_again_and_given_up_after_a_while(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        sink.status = 500
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        row = await here.channel(other(first), sink)
        await until_other(table, first)
        await here.passes(DELAY)
        assert len(sink.received) == 1
        assert [each.trouble for each in await here.store.notices.of_guest(row.guest)] == ["refused"]
        await here.passes(FIRST - 1)
        assert len(sink.received) == 1
        await here.passes(2)
        assert len(sink.received) == 2
        for _ in range(10):
            await here.passes(10 * HOUR)
        assert len(sink.received) <= MOST_TRIES
        assert await here.store.notices.waiting() == 0

    play(url, scenario)


def test_a_webhook_that_comes_back_gets_it_and_has_no_trouble_any_more(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        sink.status, sink.headers = 429, {"Retry-After": "100"}
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        row = await here.channel(other(first), sink)
        await until_other(table, first)
        await here.passes(DELAY)
        await here.passes(FIRST + 1)  # they asked for more time than we would have taken
        assert len(sink.received) == 1
        sink.status = 200
        await here.passes(100)
        assert len(sink.received) == 2
        assert sink.received[0].json()["id"] == sink.received[1].json()["id"]
        assert [each.trouble for each in await here.store.notices.of_guest(row.guest)] == [""]

    play(url, scenario)


def test_a_webhook_that_never_answers_keeps_nobody_waiting(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        with http_sink() as silent:
            silent.silent = True
            table = await here.duel()
            first = whose(table)
            here.hand.now += 1
            slow = await here.channel(other(first), silent, name="slow")
            await here.channel(other(first), sink, name="quick")
            await until_other(table, first)
            await here.announcer.close()
            here.hand.now += DELAY
            await here.courier.round()  # it returns at once
            await asyncio.to_thread(sink.wait, 1)
            await asyncio.to_thread(silent.wait, 1)
            await until_other(table, other(first))  # and the game goes on meanwhile
            await here.courier.idle()
            troubles = {each.id: each.trouble for each in await here.store.notices.of_guest(slow.guest)}
            assert troubles[slow.id] == "timeout"
            assert sorted(troubles.values()) == ["", "timeout"]

    play(url, scenario, seconds=5.0)


def test_no_move_waits_for_what_is_told_of_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        await here.announcer.close()
        gate, asked = asyncio.Event(), here.store.notices.listening

        async def slow(guests: Any, table_id: str) -> list[ChannelRow]:
            await gate.wait()
            return await asked(guests, table_id)

        monkeypatch.setattr(here.store.notices, "listening", slow)
        await until_other(table, first)  # each move is answered although nobody could yet look whom to tell
        assert await here.store.notices.waiting() == 0
        gate.set()
        await here.passes(DELAY)
        assert events(sink) == [["turn"]]

    play(url, scenario)


def test_nothing_is_sent_inside_unless_the_operator_allows_it(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        row = await here.channel(other(first), sink)
        await until_other(table, first)
        await here.passes(DELAY)
        assert sink.received == []
        assert [each.trouble for each in await here.store.notices.of_guest(row.guest)] == ["inside"]

    play(url, scenario, inside=False)


def test_at_a_table_that_is_watched_late_its_own_webhook_hears_of_the_end_alone(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel(watch=WatchRule(delay=5))
        first = whose(table)
        here.hand.now += 1
        await here.channel(ANN, sink, name="all", table_id=table.state.row.id, address=f"{sink.url}/table")
        await here.channel(other(first), sink, name="own", address=f"{sink.url}/own")
        await until_other(table, first)
        await table.talk.say(first, SayRequest(text="your turn"))
        await here.passes(2 * DELAY)
        assert [each.path for each in sink.received] == ["/own"], "whoever plays is told as ever"
        for guest in (ANN, BOB):
            await table.concede(guest, StandIn(seat=table.state.seats_of(guest.id)[0], level="gentle"))
        await until(lambda: table.state.status == "over")
        await here.passes(2 * DELAY)
        (told,) = [each.json() for each in sink.received if each.path == "/table"]
        assert [event["what"] for event in told["events"]] == ["over"]

    play(url, scenario)


def test_a_browser_reads_what_is_pushed_to_it_and_its_service_knows_us(url: str) -> None:
    pusher = Pusher(new_key())

    async def scenario(here: House, sink: HttpSink) -> None:
        browser = Browser(sink)
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        keys = f'{{"p256dh": "{browser.keys["p256dh"]}", "auth": "{browser.keys["auth"]}"}}'
        await here.channel(other(first), sink, kind="push", address=browser.endpoint, secret=keys)
        await until_other(table, first)
        await here.passes(DELAY)
        (pushed,) = sink.received
        told = browser.read(pushed)
        assert told["title"] == "Your turn"
        assert told["url"].endswith(table.state.row.id)
        said, key = claims(pushed)
        assert key == pusher.key
        assert said["aud"] == sink.url
        assert said["sub"] == "https://play.example"
        assert 0 < said["exp"] - here.hand.now <= 86_400
        assert pushed.headers["ttl"] == "86400"
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert len(pushed.headers["topic"]) <= 32

    play(url, scenario, pusher=pusher)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_and_a_webhook_is_marked(url: str, status: int) -> None:
    pusher = Pusher(new_key())

    async def scenario(here: House, sink: HttpSink) -> None:
        sink.status = status
        browser = Browser(sink)
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        keys = f'{{"p256dh": "{browser.keys["p256dh"]}", "auth": "{browser.keys["auth"]}"}}'
        await here.channel(other(first), sink, name="b", kind="push", address=browser.endpoint, secret=keys)
        hook = await here.channel(other(first), sink, name="h")
        await until_other(table, first)
        await here.passes(DELAY)
        assert len(sink.received) == 2
        (left,) = await here.store.notices.of_guest(hook.guest)
        assert (left.id, left.trouble) == (hook.id, GONE)
        await until_other(table, other(first))
        await until_other(table, first)
        await here.passes(10 * HOUR)
        assert len(sink.received) == 2
        assert await here.store.notices.waiting() == 0

    play(url, scenario, pusher=pusher)


def test_what_a_server_took_and_did_not_send_another_sends(store_url: str) -> None:
    """It is killed between taking and sending: the other believes in it for a while, then sends."""

    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        await until_other(table, first)
        await here.announcer.close()
        here.hand.now += DELAY
        await here.courier.round()
        for task in list(here.courier._sending):
            task.cancel()
        await asyncio.gather(*here.courier._sending, return_exceptions=True)
        assert sink.received == []
        async with house(store_url, here.hand) as there:
            await there.passes(LEASE - 1)
            assert sink.received == []
            await there.passes(2)
            assert events(sink) == [["turn"]]
            await here.passes(2 * LEASE)
            assert len(sink.received) == 1

    play(store_url, scenario)


def test_what_nobody_announced_because_a_server_died_is_found(store_url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        here.announcer.moved = lambda *_: None  # type: ignore[method-assign]
        await until_other(table, first)
        async with house(store_url, here.hand) as there:
            await there.passes(40)  # it looks for what was missed
            await there.passes(120)
            assert events(sink) == [["turn"]]
            await there.passes(120)
            assert len(sink.received) == 1

    play(store_url, scenario)


def test_looking_for_what_was_missed_holds_up_nothing_that_is_sent(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        await until_other(table, first)
        await here.announcer.close()
        looks, goes_on = asyncio.Event(), asyncio.Event()

        async def slowly(state: TableState, here: frozenset[str]) -> None:
            looks.set()
            await goes_on.wait()

        here.announcer.announce = slowly  # type: ignore[method-assign]
        here.hand.now += DELAY + SETTLING
        await here.courier.round()
        await looks.wait()
        await asyncio.to_thread(sink.wait, 1)
        assert events(sink) == [["turn"]]
        await here.courier.round()  # and nobody looks twice at a time
        goes_on.set()
        await here.courier.idle()

    play(url, scenario)


def test_what_was_missed_is_looked_for_again_when_the_store_is_back(url: str) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        table = await here.duel()
        first = whose(table)
        here.hand.now += 1
        await here.channel(other(first), sink)
        here.announcer.moved = lambda *_: None  # type: ignore[method-assign]
        await until_other(table, first)
        announce, tried = here.announcer.announce, list[str]()

        async def at_the_second_try(state: TableState, here: frozenset[str]) -> None:
            tried.append(state.row.id)
            if len(tried) == 1:
                raise StoreUnavailable("gone")
            await announce(state, here)

        here.announcer.announce = at_the_second_try  # type: ignore[method-assign]
        for _ in range(3):
            await here.passes(SETTLING + DELAY)
        assert tried[:2] == [table.state.row.id] * 2
        assert events(sink) == [["turn"]]

    play(url, scenario)


def test_whoever_looks_by_way_of_another_server_is_not_told(postgres: Cluster) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        there_delay = 0.5
        async with house(database, here.hand) as there:
            table = await here.duel()
            first = whose(table)
            here.hand.now += 1
            await here.channel(other(first), sink)
            there.announcer.delay = there_delay
            seen = await there.tables.open(table.state.row.id)
            Page(seen, other(first)).join()
            await until_other(table, first)
            await here.announcer.close()
            there.announcer.delay = DELAY
            while await here.store.notices.waiting():
                await asyncio.sleep(0.01)
            await here.passes(DELAY)
            assert sink.received == []

    database = postgres.new_store()
    play(database, scenario)


def test_whoever_has_looked_at_another_server_for_hours_is_not_told_that_three_are_left(postgres: Cluster) -> None:
    async def scenario(here: House, sink: HttpSink) -> None:
        async with house(database, here.hand) as there:
            table = await here.duel(pace=DAYS)
            first = whose(table)
            here.hand.now += 1
            await here.channel(other(first), sink, wants=["hours"])
            page = Page(await there.tables.open(table.state.row.id), other(first)).join()
            await until_other(table, first)
            await here.announcer.close()
            await until(lambda: there.tables.looking(table.state.row.id) != frozenset())
            for _ in range(int((21 * HOUR - BEAT) / HOUR)):
                await here.passes(HOUR)
            assert await here.store.notices.waiting() == 1
            here.hand.now += HOUR - BEAT
            there.tables._on_beat()
            await there.announcer.close()
            await here.passes(3 * BEAT)
            assert sink.received == []
            assert await here.store.notices.waiting() == 0
            page.look(False)

    database = postgres.new_store()
    play(database, scenario)
