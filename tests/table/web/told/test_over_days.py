"""A whole game over days on a real store, with a clock that the test turns: what its people are told, and how often."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import gmtime

from ecumene.table.live.live import LiveTable
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import NewTable, SeatWish, Sit
from ecumene.table.wire.premove_messages import PremoveRequest
from ecumene.table.wire.time_messages import PauseWish
from tests.table.fresh import new_store
from tests.table.live.room import ANN, BOB, act, legal
from tests.table.web.told.sinks import HttpSink, http_sink
from tests.table.web.told.test_courier import DAYS, DELAY, HOUR, Hand, House, house

DAY = 24 * HOUR
PEOPLE = (ANN, BOB)
LONG = 5
"""Of so many turns one takes somebody nearly all the time they have."""


@dataclass
class Diary:
    """What should have been told by now, by what happens at the table and not by what the server makes of it."""

    sink: HttpSink
    expected: Counter[tuple[str, str]] = field(default_factory=Counter)
    turns: int = 0
    asked: frozenset[int] = frozenset()

    def told(self) -> Counter[tuple[str, str]]:
        """By whose webhook and what, how often it was told."""
        return Counter((each.path[1:], event["what"]) for each in self.sink.received for event in each.json()["events"])

    def begins(self, table: LiveTable) -> list[int]:
        """The seats whose turn begins now."""
        new = [seat for seat in table.state.pending if seat not in self.asked]
        self.asked = frozenset(table.state.pending)
        for seat in new:
            self.turns += 1
            self.expected[PEOPLE[seat].name, "turn"] += 1
        return new

    def agrees(self) -> None:
        assert self.told() == self.expected, f"in turn {self.turns}"


async def opened(here: House, sink: HttpSink) -> LiveTable:
    for guest in PEOPLE:
        await here.channel(guest, sink, name=guest.name, address=f"{sink.url}/{guest.name}")
    here.hand.now += 1
    seats = [SeatWish(kind="you"), SeatWish(kind="open")]
    wish = NewTable.model_validate({"game": "vinci", "seats": seats, "order": "fixed", "seed": 3, "pace": DAYS})
    table = await here.tables.open((await here.tables.create(ANN, wish)).id)
    await table.sit(BOB, Sit())
    await table.begin(ANN)
    return table


async def turn(here: House, table: LiveTable, diary: Diary) -> None:
    """Whoever is asked plays, after a while; each turn is told once, and a long one once more."""
    new = diary.begins(table)
    await here.passes(2 * DELAY)
    diary.agrees()
    if new and diary.turns % LONG == 0:
        await waits_long(here, diary, new)
    seat = table.state.pending[0]
    while seat in table.state.pending:
        actions = legal(table, seat)
        await act(table, seat, actions[table.state.moves % len(actions)])
        here.hand.now += 2
    diary.asked -= {seat}  # whatever was answered beforehand comes between: the next time is another turn
    await table_settled(table)


async def waits_long(here: House, diary: Diary, seats: list[int]) -> None:
    await here.passes(20 * HOUR)
    diary.agrees()
    await here.passes(HOUR)
    for seat in seats:
        diary.expected[PEOPLE[seat].name, "hours"] += 1
    diary.agrees()
    await here.passes(2 * HOUR)
    diary.agrees()


async def table_settled(table: LiveTable) -> None:
    while table.premoves.busy:
        await asyncio.sleep(0.005)


async def on_holidays(here: House, table: LiveTable, diary: Diary) -> None:
    """Two days, although three were taken: nobody is reminded meanwhile, and in time after it."""
    seat = diary.begins(table)[0]
    guest, year = PEOPLE[seat], gmtime(here.hand.now).tm_year
    await here.passes(2 * DELAY)
    await here.tables.take_holidays(guest, year, 3)
    await here.passes(2 * DAY)
    diary.agrees()
    await here.tables.take_holidays(guest, year, 0)
    await waits_long(here, diary, [seat])


async def paused(here: House, table: LiveTable, diary: Diary) -> None:
    seat = diary.begins(table)[0]
    await here.passes(2 * DELAY)
    for number, guest in enumerate(PEOPLE):
        await table.pause(guest, PauseWish(seat=number, pause=True))
    await here.passes(3 * DAY)
    diary.agrees()
    await table.pause(ANN, PauseWish(seat=0, pause=False))
    await waits_long(here, diary, [seat])


async def answers_beforehand(table: LiveTable, guest: Guest, seat: int) -> None:
    offers = table.premoves.offers(guest, seat)
    answer = {"say": offers[0].answers[-1].say, "acts": list(offers[0].answers[-1].acts)}
    wish = PremoveRequest.model_validate({"seat": seat, "answers": [answer]})
    await table.premoves.keep(guest, wish, offers)


async def first_half(here: House, diary: Diary) -> str:
    table = await opened(here, diary.sink)
    first = table.state.pending[0]
    await answers_beforehand(table, PEOPLE[1 - first], 1 - first)
    await turn(here, table, diary)
    last = (await table.premoves.info(PEOPLE[1 - first])).seats[0].told
    assert (last is not None and last.what) == "given", "and of a turn that is over by then nobody is told"
    for _ in range(3):
        await turn(here, table, diary)
    await on_holidays(here, table, diary)
    await turn(here, table, diary)
    await paused(here, table, diary)
    await turn(here, table, diary)
    diary.begins(table)
    await here.announcer.close()  # a notice waits, and the server ends
    return table.state.row.id


async def second_half(here: House, diary: Diary, table_id: str) -> None:
    table = await here.tables.open(table_id)
    await here.passes(2 * DELAY)
    diary.agrees()
    while table.state.status == "running":
        await turn(here, table, diary)
    await here.passes(2 * DELAY)
    for guest in PEOPLE:
        diary.expected[guest.name, "over"] += 1
    diary.agrees()
    await here.passes(DAY)
    diary.agrees()
    assert await here.store.notices.waiting() == 0
    assert not any(seat.away or seat.timed_out for seat in table.state.seats), "nobody's time was up"


def test_a_whole_game_over_days_tells_of_each_turn_once_whatever_happens_between(tmp_path: Path) -> None:
    async def play(sink: HttpSink) -> None:
        diary, hand, url = Diary(sink), Hand(), new_store(tmp_path)
        async with house(url, hand) as here:
            table_id = await first_half(here, diary)
        hand.now += DAY  # no server runs, and no clock
        async with house(url, hand) as here:
            await second_half(here, diary, table_id)
        assert diary.turns > 2 * LONG
        assert sum(times for (_, what), times in diary.expected.items() if what == "hours") >= 3

    with http_sink() as sink:
        asyncio.run(asyncio.wait_for(play(sink), 500))
