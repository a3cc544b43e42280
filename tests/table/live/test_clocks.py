"""Clocks: what they say, when they stand still, and what happens when somebody's time is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import gmtime
from typing import Any

import pytest

from ecumene.table.live.house_time import HouseTime
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables
from ecumene.table.log.closing import Closed
from ecumene.table.log.loading import Stored, rebuild
from ecumene.table.wire.messages import (
    AbsenceRule,
    NewTable,
    OfSeat,
    SeatWish,
    StandIn,
    TalkRule,
    UndoRequest,
    WatchRule,
)
from ecumene.table.wire.time_messages import PauseWish
from tests.table.live.memory import Database
from tests.table.live.room import ANN, BOB, CAT, Page, Room, act, legal, noon, refused, room, run, until

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
CLOCK = {"kind": "clock", "minutes": 10, "increment_s": 20}
DAYS = {"kind": "days", "hours": 24, "level": "gentle"}


class Ticking:
    """A clock that goes forward when a test turns it; tables look at it as they do at one that runs by itself."""

    def __init__(self) -> None:
        self.now = 5_000.0
        self.watched: list[Tables] = []

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        """Time passes for all servers that run."""
        while seconds > 0:
            step = min(seconds, 120.0)
            self.now += step
            seconds -= step
            for tables in self.watched:
                tables.house.now()

    async def strikes(self, seconds: float) -> None:
        """Time passes, and every server looks whose is up."""
        self.passes(seconds)
        for tables in self.watched:
            await tables.beat()


@asynccontextmanager
async def timed(ticking: Ticking, database: Database | None = None, **more: Any) -> AsyncIterator[Room]:
    """A room whose time a test turns."""
    async with room(database, clock=noon, ticking=ticking, **more) as house:
        ticking.watched.append(house.tables)
        try:
            yield house
        finally:
            ticking.watched.remove(house.tables)


def left(table: LiveTable, seat: int) -> float:
    """What the clock of a seat says."""
    clock = table.info(ANN).clock
    assert clock is not None
    return clock.seats[seat].left


def away(table: LiveTable, seat: int) -> float:
    """What a seat has left of its holidays."""
    clock = table.info(ANN).clock
    assert clock is not None
    return clock.seats[seat].holiday


def used(table: LiveTable) -> list[float]:
    clock = table.info(ANN).clock
    assert clock is not None
    return [seat.used for seat in clock.seats]


def beside(table: LiveTable) -> list[str]:
    """What the story tells of pauses and holidays."""
    said = [line["event"]["say"]["t"] for line in Page(table, CAT).join().log if "say" in line["event"]]
    return [key for key in said if key.startswith(("core-log-pause", "core-log-holiday"))]


def quiet(house: Room) -> None:
    """Bots that never answer."""
    house.bots.answers = lambda question: None


async def turn(table: LiveTable, seat: int) -> None:
    """A seat plays until it is another's turn."""
    while seat in table.state.pending:
        await act(table, seat, legal(table, seat)[-1])


# ---- what a table is opened with


def test_a_table_has_no_clock_unless_it_is_wished_for() -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            table = await house.table(ANN, BOB)
            assert table.info(ANN).pace.kind == "free"
            assert table.info(ANN).clock is None
            assert "pace" not in table.state.row.terms
            entries = house.store.database.entries[table.state.row.id]
            assert not [entry for entry in entries if "t" in entry.body]
            assert house.store.database.summaries[table.state.row.id].due is None
            await house.tables.beat()
            assert house.store.database.seconds == 0.0, "nobody asks how late it is"

    run(play)


@pytest.mark.parametrize(
    ("pace", "field"),
    [
        ({"kind": "days", "minutes": 5}, "pace.minutes"),
        ({"kind": "clock", "hours": 24}, "pace.hours"),
        ({"kind": "free", "level": "keen"}, "pace.level"),
    ],
)
def test_what_makes_no_sense_at_that_pace_is_refused_by_name(pace: dict[str, Any], field: str) -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            wish = NewTable.model_validate({"game": "harbour", "seats": [{"kind": "you"}] * 2, "pace": pace})
            found = await refused(house.tables.create(ANN, wish), "bad_request", 400)
            assert found.problem.field == field
            assert field in found.problem.text.en

    run(play)


def test_the_owner_slows_down_what_is_said_where_there_are_clocks_too() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, pace=CLOCK)
            ticking.passes(5.0)
            await table.rule_talk(ANN, TalkRule(on=False, slow=30))
            assert table.info(BOB).talk == TalkRule(on=False, slow=30)
            assert left(table, table.state.pending[0]) == 10 * MINUTE + 20 - 5, "it takes nobody's time"
            assert (await house.reopened(table)).state.speaking == TalkRule(on=False, slow=30)

    run(play)


def test_clocks_take_the_place_of_the_rule_of_absence_unless_both_are_wished_for() -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            table = await house.table(ANN, BOB, pace=DAYS)
            assert table.info(ANN).absence == AbsenceRule(away_s=None, idle_s=None)
            both = await house.table(ANN, BOB, pace=DAYS, absence=AbsenceRule(away_s=60))
            assert both.info(ANN).absence.away_s == 60

    run(play)


# ---- what clocks say


def test_the_clock_of_whoever_is_waited_for_runs_and_every_turn_adds_to_it() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, CAT, game="vinci", pace=CLOCK)
            assert table.state.pending == (0,)
            assert (left(table, 0), left(table, 1)) == (10 * MINUTE + 20, 10 * MINUTE)
            ticking.passes(90)
            assert left(table, 0) == 10 * MINUTE - 70
            await turn(table, 0)
            ticking.passes(30)
            assert (left(table, 0), left(table, 1)) == (10 * MINUTE - 70, 10 * MINUTE - 10)
            await turn(table, 1)
            await turn(table, 2)
            assert left(table, 0) == 10 * MINUTE - 50, "asked again: twenty seconds more"
            await act(table, 0, legal(table, 0)[-1])
            assert table.state.pending == (0,)
            assert left(table, 0) == 10 * MINUTE - 50, "and none for what is left of a turn"
            assert used(table) == [90.0, 30.0, 0.0]

    run(play)


def test_over_days_every_turn_has_all_its_time_and_no_more() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, CAT, game="vinci", pace=DAYS)
            ticking.passes(10 * HOUR)
            assert left(table, 0) == 14 * HOUR
            await turn(table, 0)
            assert left(table, 1) == DAY
            for seat in (1, 2):
                ticking.passes(HOUR)
                await turn(table, seat)
            assert left(table, 0) == DAY
            ticking.passes(10 * HOUR)
            await act(table, 0, legal(table, 0)[-1])
            assert left(table, 0) == 14 * HOUR, "a turn is one, however many decisions it takes"

    run(play)


def test_undo_gives_no_time_back_and_to_do_it_again_none_either() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="hasty", pace=CLOCK)
            ticking.passes(100)
            await act(table, 0, "berth 0.1")
            before = left(table, 0)
            assert before == 10 * MINUTE - 80
            for _ in range(3):
                await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))
                assert left(table, 0) == before
                await act(table, 0, "berth 0.1")
                assert left(table, 0) == before

    run(play)


def test_a_secret_choice_runs_for_everybody_who_still_owes_it() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, CAT, game="hasty", pace=CLOCK)
            assert table.state.pending == (0, 1, 2)
            ticking.passes(10)
            await act(table, 1, "berth 0.1")
            ticking.passes(10)
            await act(table, 0, "berth 0.1")
            ticking.passes(10)
            assert used(table) == [20.0, 10.0, 30.0]
            await act(table, 2, "berth 0.1")
            assert table.state.pending
            for seat in table.state.pending:
                assert left(table, seat) == 10 * MINUTE + 40 - used(table)[seat], "each its own turn"

    run(play)


def test_clocks_stand_still_while_bots_think() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, bots=["gentle"], pace=CLOCK)
            await turn(table, 0)
            assert table.state.pending == (1,)
            before = left(table, 0)
            await ticking.strikes(DAY)
            assert left(table, 0) == before
            assert table.state.seats[0].away is False

    run(play)


def test_what_the_server_itself_takes_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace=CLOCK)
            append = house.store.append

            async def slow(*args: Any) -> bool:
                ticking.passes(25)
                return await append(*args)

            monkeypatch.setattr(house.store, "append", slow)
            await act(table, 0, legal(table, 0)[-1])
            monkeypatch.setattr(house.store, "append", append)
            ticking.passes(5)
            await turn(table, 1)
            assert used(table) == [0.0, 5.0]
            again = await house.reopened(table)
            assert used(again) == [0.0, 5.0], "and the log says so"

    run(play)


def test_while_the_store_is_gone_nobodys_time_passes() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace=CLOCK)
            ticking.passes(30)
            house.store.down = True
            await refused(act(table, 0, "waive"), "unavailable", 503)
            await ticking.strikes(DAY)
            assert left(table, 0) == 10 * MINUTE - 10
            house.store.down = False
            ticking.passes(HOUR)
            await act(table, 0, "waive")
            assert used(table)[0] == 30.0

    run(play)


# ---- restarts, and clocks that jump


def test_while_no_server_runs_time_stands_still() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await ticking.strikes(5 * HOUR)
        ticking.now += 400 * DAY
        async with timed(ticking, house.store.database) as later:
            again = await later.tables.open(table.state.row.id)
            assert left(again, 0) == 19 * HOUR
            await ticking.strikes(18 * HOUR)
            assert not again.state.seats[0].away

    run(play)


def test_a_clock_that_jumps_moves_nothing() -> None:
    ticking = Ticking()
    now = HouseTime(ticking)
    ticking.now += 60
    assert now() == 60.0
    ticking.now -= 4_000
    assert now() == 60.0, "never back"
    ticking.now += 1
    assert now() == 61.0
    ticking.now += 10 * DAY
    assert now() == 61.0, "the machine slept"
    now.at_least(50.0)
    assert now() == 61.0
    now.at_least(70.0)
    assert now() == 70.0


def test_the_same_log_gives_the_same_clocks_and_replays_tell_who_used_how_long() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, CAT, game="vinci", pace=CLOCK)
            for seat in (0, 1, 2, 0):
                ticking.passes(7 + seat)
                await turn(table, seat)
            found = house.store.database
            name = table.state.row.id
            stored = Stored(found.rows[name], found.entries[name])
            assert rebuild(house.tables.house.shelf, stored).clocks == table.state.clocks
            moves = table.state.moves
            assert table.moment(ANN, moves).used == [14.0, 8.0, 9.0]
            assert table.moment(ANN, 0).used == [0.0, 0.0, 0.0]

    run(play)


# ---- time is up


def test_when_time_is_up_a_bot_of_the_named_level_plays_until_the_person_is_back() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace={**CLOCK, "level": "keen"})
            page = Page(table, BOB).join()
            await ticking.strikes(10 * MINUTE + 19)
            assert not table.state.seats[0].away
            await ticking.strikes(2)
            await until(lambda: table.state.seats[0].away)
            seat = table.info(BOB).seats[0]
            assert (seat.level, seat.conceded, seat.resigned) == ("keen", False, False)
            assert seat.stand_in is not None
            assert seat.stand_in.why == "time"
            assert page.log[-1]["event"]["say"] == {"t": "core-log-timeout", "a": {"who": "p0"}}
            assert left(table, 0) == 0.0, "to the moment, however late somebody looked"
            early = await refused(table.come_back(ANN, OfSeat(seat=0)), "not_allowed", 403)
            assert early.problem.field == "seat"
            assert await table.bot_act(table.state, 0, legal(table, 0)[-1], "")
            await table.come_back(ANN, OfSeat(seat=0))
            assert left(table, 0) == MINUTE, "who comes back has a minute"
            page.agrees()

    run(play)


def test_a_move_that_comes_too_late_is_refused_although_nobody_had_looked() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=CLOCK)
            ticking.passes(11 * MINUTE)
            await refused(act(table, 0, "waive"), "not_allowed", 403)
            kinds = [entry.kind for entry in house.store.database.entries[table.state.row.id]]
            assert kinds.count("timeout") == 1
            assert "act" not in kinds

    run(play)


def test_where_it_was_agreed_a_seat_resigns_and_comes_last_whatever_its_bot_scores() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace={**DAYS, "time_up": "resign", "level": "fierce"})
            await ticking.strikes(DAY + 1)
            await until(lambda: table.state.seats[0].resigned)
            await refused(table.come_back(ANN, OfSeat(seat=0)), "not_allowed", 403)
            while table.state.status == "running":
                await until(lambda: 0 not in table.state.pending)
                if table.state.status == "running":
                    await act(table, 1, legal(table, 1)[-1])
            info = table.info(BOB)
            assert info.seats[0].resigned
            assert info.winners == [1]
            assert info.clock is not None
            assert not any(seat.runs for seat in info.clock.seats)
            kept = house.store.database.summaries[info.id]
            assert kept.due is None
            assert kept.data["places"] == [1, 1], "they are kept although the game is not rated"
            assert "places" not in (await house.tables.lobby(BOB)).yours[0].model_dump()
            told = [(await house.tables.played_by(guest))[1][0].played for guest in (ANN, BOB)]
            assert [(each.place, each.won) for each in told] == [(2, False), (1, True)]

    run(play)


def test_time_is_up_once_whichever_server_sees_it_first() -> None:
    async def play() -> None:
        ticking = Ticking()
        database = Database()
        async with timed(ticking, database, shared=True) as one, timed(ticking, database, shared=True) as other:
            quiet(one)
            quiet(other)
            table = await one.table(ANN, BOB, game="ferry", pace=DAYS)
            there = await other.tables.open(table.state.row.id)
            assert left(there, 0) == left(table, 0)
            await ticking.strikes(2 * DAY)
            await until(lambda: table.state.seats[0].away and there.state.seats[0].away)
            await until(lambda: not table._tasks and not there._tasks)
            kinds = [entry.kind for entry in database.entries[table.state.row.id]]
            assert kinds.count("timeout") == 1
            assert table.state.clocks == there.state.clocks

    run(play)


def test_a_table_that_is_not_in_memory_is_found_when_its_time_is_up() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            name = table.state.row.id
        async with timed(ticking, house.store.database) as later:
            later.bots.answers = lambda question: None
            await ticking.strikes(HOUR)
            assert len(later.tables) == 0
            await ticking.strikes(DAY)
            found = await later.tables.open(name)
            await until(lambda: found.state.seats[0].away)

    run(play)


def test_to_leave_and_come_back_gives_no_time() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            ticking.passes(20 * HOUR)
            await table.leave(ANN, StandIn(seat=0))
            ticking.passes(20 * HOUR)
            await table.come_back(ANN, OfSeat(seat=0))
            assert left(table, 0) == 4 * HOUR

    run(play)


# ---- pauses and holidays


def test_all_people_together_pause_and_one_goes_on() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace=CLOCK)
            await table.pause(ANN, PauseWish(seat=0, pause=True))
            clock = table.info(BOB).clock
            assert clock is not None
            assert (clock.paused, clock.wishes) == (False, [0])
            ticking.passes(5)
            await table.pause(BOB, PauseWish(seat=1, pause=True))
            version = table.state.version
            await table.pause(BOB, PauseWish(seat=1, pause=True))
            assert table.state.version == version, "it is known"
            await ticking.strikes(30 * DAY)
            assert used(table) == [5.0, 0.0]
            await act(table, 0, "waive")
            assert used(table) == [5.0, 0.0], "one may play in a pause, and nobody's clock runs"
            await table.pause(BOB, PauseWish(seat=1, pause=False))
            ticking.passes(5)
            assert sum(used(table)) == 10.0
            keys = beside(table)
            assert keys.count("core-log-pause") == keys.count("core-log-pause-over") == 1
            await refused(table.pause(CAT, PauseWish(seat=1, pause=True)), "not_your_seat", 403)
            free = await house.table(ANN, BOB)
            await refused(free.pause(ANN, PauseWish(seat=0, pause=True)), "not_allowed", 403)

    run(play)


def test_whose_time_is_up_need_not_agree_to_a_pause_that_all_others_wish_for() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, CAT, game="ferry", pace=CLOCK)
            await table.pause(BOB, PauseWish(seat=1, pause=True))
            await table.pause(CAT, PauseWish(seat=2, pause=True))
            assert beside(table) == []
            await ticking.strikes(11 * MINUTE)
            await until(lambda: table.state.seats[0].timed_out)
            clock = table.info(BOB).clock
            assert clock is not None
            assert (clock.paused, clock.wishes) == (True, [1, 2])
            assert beside(table) == ["core-log-pause"]
            await ticking.strikes(DAY)
            assert used(table)[1:] == [0.0, 0.0]
            assert (await house.reopened(table)).state.clocks == table.state.clocks
            await table.pause(CAT, PauseWish(seat=2, pause=False))
            assert beside(table) == ["core-log-pause", "core-log-pause-over"]

    run(play)


def test_holidays_stop_ones_clock_at_every_table_over_days_for_fourteen_days_a_year() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            first = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            second = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            live = await house.table(ANN, BOB, game="ferry", pace=CLOCK)
            ticking.passes(HOUR / 10)
            taken = await house.tables.take_holidays(ANN, 2026, 10)
            assert (taken.left, taken.tables) == (4, 2)
            await ticking.strikes(5 * MINUTE)
            assert used(first)[0] == used(second)[0] == HOUR / 10
            assert used(live)[0] == HOUR / 10 + 5 * MINUTE
            await ticking.strikes(10 * DAY)
            assert left(first, 0) == DAY - HOUR / 10 - 5 * MINUTE, "the holidays are over"
            much = await refused(house.tables.take_holidays(ANN, 2026, 5), "not_allowed", 403)
            assert much.problem.field == "days"
            assert "4 days" in much.problem.text.en
            assert (await house.tables.take_holidays(ANN, 2027, 5)).left == 9, "another year"
            await house.tables.take_holidays(ANN, 2027, 0)
            ticking.passes(MINUTE)
            assert left(first, 0) == DAY - HOUR / 10 - 6 * MINUTE, "back sooner"

    run(play)


def test_the_story_tells_when_holidays_begin_and_how_they_end() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.take_holidays(ANN, 2026, 2)
            await house.tables.take_holidays(ANN, 2026, 0)
            assert beside(table) == ["core-log-holiday", "core-log-holiday-over"]
            await house.tables.take_holidays(ANN, 2026, 3)
            ticking.passes(3 * DAY + HOUR)
            await act(table, 0, "waive")
            told = ["core-log-holiday", "core-log-holiday-over"] * 2
            assert beside(table) == told, "they ended by themselves"
            await act(table, table.state.pending[0], "waive")
            assert beside(table) == told, "which is told once"

    run(play)


def test_more_days_of_holidays_come_on_top_of_those_one_has() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.take_holidays(ANN, 2026, 3)
            ticking.passes(DAY)
            assert (await house.tables.take_holidays(ANN, 2026, 4)).left == 7
            assert away(table, 0) == 6 * DAY
            await ticking.strikes(6 * DAY)
            assert (away(table, 0), left(table, 0)) == (0.0, DAY)

    run(play)


def test_who_is_back_sooner_keeps_the_whole_days_that_were_left() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.take_holidays(ANN, 2026, 10)
            ticking.passes(3 * DAY + HOUR)
            back = await house.tables.take_holidays(ANN, 2026, 0)
            assert (back.left, back.tables) == (10, 1), "the fourth day had begun"
            assert away(table, 0) == 0.0
            again = await house.tables.take_holidays(ANN, 2026, 0)
            assert (again.left, again.tables) == (10, 0), "they are given back once"

    run(play)


def test_a_seat_has_fourteen_days_a_year_whoever_sits_in_it() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await table.claim(CAT, table.seat_link(ANN, 0).secret)
            await house.tables.take_holidays(ANN, 2026, 10)
            taken = await house.tables.take_holidays(CAT, 2026, 10)
            assert (taken.left, taken.tables, taken.fewer) == (4, 1, 1)
            assert away(table, 0) == 14 * DAY, "four of hers, after Ann's ten"
            none = await refused(house.tables.take_holidays(CAT, 2026, 1), "not_allowed", 403)
            assert "whoever sits there" in none.problem.text.en
            assert (await house.tables.holidays(CAT, 2026)).left == 4, "which cost her nothing"
            other = await house.table(CAT, BOB, game="ferry", pace=DAYS)
            await until(lambda: away(other, 0) > 0)
            taken = await house.tables.take_holidays(CAT, 2026, 2)
            assert (taken.tables, taken.fewer) == (1, 1), "at a table of her own she has more"
            assert away(table, 0) == 14 * DAY
            assert (await house.tables.take_holidays(ANN, 2027, 3)).fewer == 0, "another year"
            name, found = table.state.row.id, house.store.database
            again = rebuild(house.tables.house.shelf, Stored(found.rows[name], found.entries[name]))
            assert again.clocks == table.state.clocks

    run(play)


def test_days_that_a_seat_was_back_sooner_are_left_to_whoever_holds_it() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await table.claim(CAT, table.seat_link(ANN, 0).secret)
            await house.tables.take_holidays(ANN, 2026, 14)
            ticking.passes(3 * DAY + HOUR)
            await house.tables.take_holidays(ANN, 2026, 0)
            assert (await house.tables.take_holidays(CAT, 2026, 14)).fewer == 1
            assert away(table, 0) == 10 * DAY

    run(play)


def test_a_game_that_begins_while_one_is_on_holidays_has_them_too() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            quiet(house)
            year = gmtime(noon()).tm_year
            first = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.take_holidays(ANN, year, 3)
            ticking.passes(HOUR)
            second = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await until(lambda: away(second, 0) > 0)
            assert away(first, 0) == away(second, 0) == 3 * DAY - HOUR
            assert away(second, 1) == 0.0, "the other one is here"
            assert (await house.tables.holidays(ANN, year)).left == 11, "they are the same days"
            name, found = second.state.row.id, house.store.database
            again = rebuild(house.tables.house.shelf, Stored(found.rows[name], found.entries[name]))
            assert again.clocks == second.state.clocks
            await ticking.strikes(4 * DAY)
            assert left(second, 0) < DAY, "and they end"

    run(play)


def test_a_table_that_was_closed_takes_no_holidays_and_keeps_nobody_from_them() -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            quiet(house)
            closed = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await closed.close_down(Closed("why", "pourquoi"))
            taken = await house.tables.take_holidays(ANN, 2026, 2)
            assert (taken.left, taken.tables) == (12, 1)
            assert away(table, 0) == 2 * DAY

    run(play)


def test_who_plays_nowhere_over_days_keeps_their_holidays() -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            await refused(house.tables.take_holidays(BOB, 2026, 3), "not_allowed", 403)
            assert (await house.tables.holidays(BOB, 2026)).left == 14

    run(play)


# ---- a whole game


def test_a_whole_game_of_vinci_over_days_with_a_restart_a_timeout_and_a_return() -> None:
    async def play() -> None:
        ticking = Ticking()
        database = Database()
        table_id = ""
        async with timed(ticking, database) as house:
            info = await house.tables.create(
                ANN,
                NewTable.model_validate(
                    {
                        "game": "vinci", "seed": 3, "order": "fixed", "pace": DAYS,
                        "seats": [{"kind": "you"}, {"kind": "you"}, {"kind": "bot", "level": "gentle"}],
                    }
                ),
            )  # fmt: skip
            table_id = info.id
            table = await house.tables.open(table_id)
            await days_pass(ticking, table, 25)
            asked, before = table.state.pending, table.state.clocks
        async with timed(ticking, database) as house:
            table = await house.tables.open(table_id)
            assert table.state.clocks == before
            assert table.state.pending == asked
            await until(lambda: waits(table) >= 0)
            out = waits(table)
            moves = table.state.moves
            await ticking.strikes(DAY + HOUR)
            await until(lambda: table.state.seats[out].timed_out and not table.state.seats[out].bot_waits)
            assert table.state.moves > moves, "the bot plays"
            await table.come_back(ANN, OfSeat(seat=out))
            assert left(table, out) == DAY
            await days_pass(ticking, table, 10_000)
            assert table.state.status == "over"
            kinds = [entry.kind for entry in database.entries[table_id]]
            assert (kinds.count("timeout"), kinds.count("back")) == (1, 1)
            told = table.info(ANN).clock
            assert told is not None
            assert told.seats[2].used == 0.0, "a bot's clock never runs"
            assert sum(seat.used for seat in told.seats) > DAY

    run(play)


def waits(table: LiveTable) -> int:
    """The person whose turn it is; -1 while it is the bot's."""
    return next((seat for seat in table.state.pending if not table.state.seats[seat].by_bot), -1)


async def days_pass(ticking: Ticking, table: LiveTable, moves: int) -> None:
    """People play, each some hours after they are asked, so many moves or to the end."""
    goal = table.state.moves + moves
    while table.state.status == "running" and table.state.moves < goal:
        await until(lambda: waits(table) >= 0 or table.state.status != "running")
        if table.state.status == "running":
            seat = waits(table)
            ticking.passes(HOUR / 2)
            actions = legal(table, seat)
            await act(table, seat, actions[table.state.moves % len(actions)])


def test_those_who_sit_down_are_told_how_long_they_have() -> None:
    async def play() -> None:
        async with timed(Ticking()) as house:
            seats = [SeatWish(kind="you"), SeatWish(kind="open")]
            wish = NewTable.model_validate({"game": "harbour", "seats": seats, "public": True, "pace": DAYS})
            info = await house.tables.create(ANN, wish)
            assert info.clock is None, "the game has not begun"
            assert (info.pace.kind, info.pace.hours, info.pace.time_up, info.pace.level) == (
                "days",
                24,
                "bot",
                "gentle",
            )
            listed = (await house.tables.lobby(BOB)).open
            assert listed[0].pace == info.pace

    run(play)


def test_a_list_tells_what_is_left_now_of_tables_that_are_not_in_memory() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            table = await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.beat()
        async with timed(ticking, house.store.database) as later:
            ticking.passes(2 * HOUR)
            (info,) = (await later.tables.lobby(ANN)).yours
            assert len(later.tables) == 0
            assert info.id == table.state.row.id
            assert info.clock is not None
            assert (info.clock.seats[0].left, info.clock.seats[1].left) == (22 * HOUR, 0.0)

    run(play)


def test_a_list_counts_a_clock_on_from_when_its_holidays_end() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            await house.table(ANN, BOB, game="ferry", pace=DAYS)
            await house.tables.take_holidays(ANN, 2026, 1)
        async with timed(ticking, house.store.database) as later:
            for passed, holiday, remains, runs in ((DAY / 2, DAY / 2, DAY, False), (DAY, 0.0, DAY / 2, True)):
                ticking.passes(passed)
                (info,) = (await later.tables.lobby(ANN)).yours
                assert info.clock is not None
                told = info.clock.seats[0]
                assert (told.holiday, told.left, told.runs) == (holiday, remains, runs)

    run(play)


def test_who_sees_a_table_later_learns_from_no_list_whose_clock_runs() -> None:
    async def play() -> None:
        ticking = Ticking()
        async with timed(ticking) as house:
            await house.table(ANN, BOB, game="ferry", pace=DAYS, public=True, watch=WatchRule(delay=2))
            (seen,) = (await house.tables.lobby(CAT)).watch
            assert seen.clock is None
        async with timed(ticking, house.store.database) as later:
            (seen,) = (await later.tables.lobby(CAT)).watch
            assert (seen.pending, seen.clock) == ([], None)
            (own,) = (await later.tables.lobby(BOB)).yours
            assert own.clock is not None

    run(play)
