"""Absence: after how long somebody else may let a bot play for a person, who may, and how it is undone."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.bots.workers import Decision, Question
from ecumene.table.live.absence import told_time
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.store import EntryRow
from ecumene.table.wire.messages import AbsenceRule, ActRequest, NewTable, OfSeat, RewindRequest, SeatWish, Sit, StandIn
from tests.table.live.room import ANN, BOB, CAT, DAN, GAMES, Page, Room, act, legal, refused, room, run, until

AWAY, IDLE = 180, 86_400


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def quiet(house: Room) -> None:
    """Bots that never answer, so that nothing moves on."""
    house.bots.answers = lambda question: None


def said(table: LiveTable) -> list[str]:
    """The keys of the story's notes, after the one that the seed was chosen."""
    lines = Page(table, DAN).join().log
    first, *notes = [line["event"]["say"]["t"] for line in lines if line["event"]["do"] == "note"]
    assert first == "core-log-foreknown-seed"
    return notes


def absent(page_or_info: Any, seat: int) -> dict[str, Any] | None:
    """What somebody is told of an absent seat."""
    return next((told for told in page_or_info["absent"] if told["seat"] == seat), None)


def told(table: LiveTable, guest: Guest, seat: int) -> dict[str, Any] | None:
    return absent(table.info(guest).model_dump(), seat)


def test_the_owner_waits_three_minutes_for_somebody_who_is_away() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            Page(table, ANN).join()
            clock.passes(AWAY - 19)
            early = await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
            assert early.problem.field == "seat"
            assert "19 seconds" in early.problem.text.en
            assert "19 secondes" in early.problem.text.fr
            clock.passes(19)
            await table.leave(ANN, StandIn(seat=1))
            seat = table.info(BOB).seats[1]
            assert seat.away
            assert seat.stand_in is not None
            assert (seat.stand_in.why, seat.stand_in.by, seat.stand_in.moved) == ("away", 0, False)
            assert said(table) == ["core-log-standin-away"]

    run(play)


def test_who_is_here_is_left_alone_for_a_day_and_never_while_others_play() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            Page(table, ANN).join()
            bob = Page(table, BOB).join()
            await until_asked(table, 0)
            clock.passes(IDLE)
            free = await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
            assert "nobody waits" in free.problem.text.en
            await until_asked(table, 1)
            clock.passes(IDLE - 3_600)
            early = await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
            assert "1 hour" in early.problem.text.en
            clock.passes(3_600)
            await table.leave(ANN, StandIn(seat=1))
            assert bob.heard[-1]["table"]["seats"][1]["stand_in"]["why"] == "idle", "told at once"
            assert said(table) == ["core-log-standin-idle"]

    run(play)


def test_ones_own_seat_goes_to_a_bot_at_any_time_and_stays_there_when_the_page_is_opened() -> None:
    async def play() -> None:
        async with room() as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            await table.leave(BOB, StandIn(seat=1))
            assert table.info(ANN).seats[1].stand_in is None
            version = table.state.version
            Page(table, BOB).join()
            await until(lambda: table.idle or not table._tasks)
            assert table.state.version == version
            assert table.info(BOB).seats[1].away

    run(play)


def test_coming_back_before_the_bot_has_moved_undoes_it() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, grace=10) as house:
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            Page(table, ANN).join()
            clock.passes(AWAY)
            await table.leave(ANN, StandIn(seat=1))
            page = Page(table, BOB).join()
            assert page.told["table"]["seats"][1]["away"]
            await until(lambda: not table.state.seats[1].away)
            assert page.told["choices"], "the seat is asked again"
            assert said(table) == ["core-log-standin-away", "core-log-back-in-time"]
            assert house.bots.asked == []

    run(play)


def test_acting_before_the_bot_has_moved_undoes_it_too() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, grace=10) as house:
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            Page(table, ANN).join()
            clock.passes(AWAY)
            seen = table.state.version
            await table.leave(ANN, StandIn(seat=1))
            await table.act(BOB, ActRequest(seat=1, version=seen, actions=[legal(table, 1)[0]]))
            assert not table.state.seats[1].away
            assert table.state.last is not None
            assert table.state.last.seat == 1

    run(play)


def test_once_the_bot_has_moved_its_person_takes_the_seat_back_by_a_word() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            house.bots.answers = _first_legal_then_nothing(house)
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            Page(table, ANN).join()
            clock.passes(AWAY)
            moves = table.state.moves
            await table.leave(ANN, StandIn(seat=1))
            await until(lambda: table.state.moves > moves)
            stand_in = table.info(BOB).seats[1].stand_in
            assert stand_in is not None
            assert stand_in.moved
            version = table.state.version
            Page(table, BOB).join()
            await until(lambda: not table._tasks)
            assert table.state.version == version, "the bot plays on until its person says so"
            await table.come_back(BOB, OfSeat(seat=1))
            assert said(table)[-1] == "core-log-back"
            assert table.info(BOB).seats[1].stand_in is None

    run(play)


def test_the_bot_leaves_its_person_a_moment() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, grace=10) as house:
            house.bots.answers = _first_legal_then_nothing(house)
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            Page(table, ANN).join()
            clock.passes(AWAY)
            moves = table.state.moves
            await table.leave(ANN, StandIn(seat=1))
            await until(lambda: table.bots.busy)
            assert house.bots.asked == []
            clock.passes(10)
            table.bots.wake()
            await until(lambda: table.state.moves > moves)

    run(play)


def test_when_the_owner_is_gone_everybody_who_plays_may() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB, CAT)
            owner, cat = Page(table, ANN).join(), Page(table, CAT).join()
            cat_asked = absent(cat.heard[-1], 2)
            assert cat_asked is None or cat_asked["yours"] is None, "one's own seat needs no leave"
            clock.passes(AWAY)
            here = await refused(table.leave(CAT, StandIn(seat=1)), "not_allowed", 403)
            assert "owner" in here.problem.text.en
            seen = told(table, CAT, 1)
            assert seen is not None
            assert seen["left"] == 0
            assert seen["yours"] is None, "it is for the owner to do"
            owner.leave()
            seen = absent(cat.heard[-1], 1)
            assert seen is not None
            assert seen["yours"] == AWAY, "once the owner has been away as long"
            await refused(table.leave(CAT, StandIn(seat=0)), "not_allowed", 403)
            clock.passes(AWAY)
            await refused(table.leave(DAN, StandIn(seat=1)), "not_your_seat", 403)
            await table.leave(CAT, StandIn(seat=0))
            await table.leave(CAT, StandIn(seat=1))
            assert [seat.away for seat in table.info(CAT).seats] == [True, True, False]

    run(play)


def test_an_owner_without_a_seat_is_gone_when_no_page_is_open() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            wish = NewTable(game="harbour", seats=[SeatWish(kind="open")] * 2, seed=7, order="fixed")
            table = await house.tables.open((await house.tables.create(ANN, wish)).id)
            for guest in (BOB, CAT):
                await table.sit(guest, Sit())
            await table.begin(ANN)
            Page(table, CAT).join()
            owner = Page(table, ANN).join()
            clock.passes(AWAY)
            await refused(table.leave(CAT, StandIn(seat=0)), "not_allowed", 403)
            await table.leave(ANN, StandIn(seat=0))
            assert said(table) == ["core-log-standin-away-owner"]
            await table.come_back(BOB, OfSeat(seat=0))
            owner.leave()
            await table.leave(CAT, StandIn(seat=0))

    run(play)


def test_the_clock_of_who_is_away_starts_with_the_game_and_anew_with_the_server() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB, begin=False)
            clock.passes(1_000)
            await table.begin(ANN)
            seen = told(table, ANN, 1)
            assert seen is not None
            assert (seen["why"], seen["since"], seen["left"]) == ("away", 0, AWAY)
            clock.passes(AWAY)
            async with room(house.store.database, clock=clock) as other:
                quiet(other)
                again = await other.tables.open(table.state.row.id)
                await refused(again.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
                clock.passes(AWAY)
                await again.leave(ANN, StandIn(seat=1))

    run(play)


def test_a_day_without_a_move_outlives_the_server() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            clock.passes(IDLE)
            async with room(house.store.database, clock=clock) as other:
                quiet(other)
                again = await other.tables.open(table.state.row.id)
                Page(again, BOB).join()
                await again.leave(ANN, StandIn(seat=1))
                stood_in = again.state.seats[1].stood_in
                assert stood_in is not None
                assert stood_in.why == "idle"

    run(play)


def test_who_moves_or_comes_back_has_all_their_time_again() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            began = table.state.waited[1]
            clock.passes(100)
            await table.claim(CAT, table.seat_link(BOB, 1).secret)
            assert table.state.waited[1] == began, "another browser is no move"
            await table.leave(BOB, StandIn(seat=1))
            await table.come_back(BOB, OfSeat(seat=1))
            assert table.state.waited[1] == clock.now
            clock.passes(100)
            await act(table, 1, legal(table, 1)[0])
            assert table.state.waited[1] in (0.0, clock.now)
            clock.passes(100)
            await table.rewind(ANN, RewindRequest(move=0, version=table.state.version))
            assert [since for since in table.state.waited if since] == [clock.now] * len(table.state.pending)

    run(play)


def test_presence_tells_who_is_away_and_a_returning_page_stops_the_clock() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            table = await house.table(ANN, BOB)
            ann = Page(table, ANN).join()
            bob = Page(table, BOB).join()
            asked = [told["seat"] for told in ann.heard[-1]["absent"]]
            assert asked == list(table.state.pending), "who is here only thinks"
            bob.leave()
            seen = absent(ann.heard[-1], 1)
            assert seen is not None
            assert (seen["why"], seen["left"], seen["yours"]) == ("away", AWAY, AWAY)
            clock.passes(60)
            Page(table, BOB).join()
            seen = absent(ann.heard[-1], 1)
            assert seen is None or seen["why"] == "idle"
            assert seen is None or seen["left"] == IDLE - 60

    run(play)


@pytest.mark.parametrize(
    ("rule", "why", "after"),
    [
        (AbsenceRule(away_s=5, idle_s=None), "away", 5),
        (AbsenceRule(away_s=None, idle_s=50), "idle", 50),
        (AbsenceRule(away_s=20, idle_s=7), "idle", 7),
    ],
)
def test_a_table_has_the_rule_it_was_opened_with(rule: AbsenceRule, why: str, after: int) -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            quiet(house)
            table = await house.table(ANN, BOB, absence=rule)
            await until_asked(table, 1)
            assert table.info(BOB).absence == rule
            clock.passes(after - 1)
            await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
            clock.passes(1)
            await table.leave(ANN, StandIn(seat=1))
            stood_in = table.state.seats[1].stood_in
            assert stood_in is not None
            assert stood_in.why == why
            assert (await house.reopened(table)).info(BOB).absence == rule

    run(play)


def test_a_table_may_keep_everybodys_seat_for_good() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock) as house:
            table = await house.table(ANN, BOB, absence=AbsenceRule(away_s=None, idle_s=None))
            clock.passes(100 * IDLE)
            never = await refused(table.leave(ANN, StandIn(seat=1)), "not_allowed", 403)
            assert "nobody lets a bot play" in never.problem.text.en
            assert table.info(ANN).absent == []

    run(play)


def test_a_table_of_an_older_store_has_the_usual_rule_and_its_log_reads_as_before() -> None:
    async def play() -> None:
        async with room() as house:
            quiet(house)
            table = await house.table(ANN, BOB)
            name = table.state.row.id
            assert house.store.database.rows[name].terms == {"foreknown": "seed"}
            entries = house.store.database.entries[name]
            entries.append(EntryRow(len(entries) + 1, "standin", 1, ANN.id, {"level": "gentle"}, 0.0))
            again = await house.reopened(table)
            assert again.info(BOB).absence == AbsenceRule(away_s=AWAY, idle_s=IDLE)
            assert said(again) == ["core-log-standin"]
            page = Page(again, BOB).join()
            await until(lambda: not again._tasks)
            assert page.told["table"]["seats"][1]["away"], "what was agreed before stays until Bob says so"

    run(play)


def test_a_person_who_is_at_another_server_has_the_seat_back_at_once() -> None:
    async def play() -> None:
        clock = Clock()
        async with room(clock=clock, shared=True, grace=10) as house:
            table = await house.table(ANN, BOB)
            await until_asked(table, 1)
            async with room(house.store.database, shared=True, clock=clock, grace=10) as other:
                there = await other.tables.open(table.state.row.id)
                bob = Page(there, BOB).join()
                Page(table, ANN).join()
                clock.passes(AWAY)
                await table.leave(ANN, StandIn(seat=1))
                await until(lambda: table.state.version == there.state.version and not table.state.seats[1].away)
                assert [line["event"]["say"]["t"] for line in bob.log][-1] == "core-log-back-in-time"
                assert house.bots.asked == other.bots.asked == []

    run(play)


def test_times_are_told_in_their_largest_units() -> None:
    assert told_time(161, 2) == [(2, "min"), (41, "s")]
    assert told_time(161) == [(3, "min")]
    assert told_time(0.2) == [(1, "s")]
    assert told_time(86_399, 2) == [(24, "h")]
    assert told_time(3_600, 2) == [(1, "h")]


async def until_asked(table: LiveTable, seat: int) -> None:
    """Go on until one seat alone is waited for."""
    while table.state.pending != (seat,):
        other = next(each for each in table.state.pending if table.state.pending == (each,) or each != seat)
        await act(table, other, legal(table, other)[0])


def _first_legal_then_nothing(house: Room) -> Any:
    """A bot that answers once."""

    def answer(question: Question) -> Decision | None:
        if len(house.bots.asked) > 1:
            return None
        view = GAMES[question.game].load(question.view)
        return Decision(view.legal(question.seat)[0].notation, "", 0.0)

    return answer
