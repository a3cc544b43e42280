"""A table that whoever runs the server has closed: everybody is told why, nobody acts, and nothing more is seen."""

from __future__ import annotations

import json

from ecumene.table.live.retention import Keeping, Pruned, outdated, prune
from ecumene.table.log.closing import Closed
from ecumene.table.store import Store
from ecumene.table.wire.messages import Sit, StandIn, TalkRule, UndoRequest, WatchRule
from ecumene.table.wire.talk_messages import SayRequest
from ecumene.table.wire.time_messages import Pace
from tests.table.live.room import ANN, BOB, CAT, Page, act, by_id, legal, refused, room, run
from tests.table.store.examples import entries, summary, table, with_store

WHY = Closed("Insults.", "Des insultes.")
HI = SayRequest(phrase="hello")


def test_nobody_acts_at_a_closed_table_and_all_are_told_why() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB)
            page = Page(table, BOB).join()
            seat = table.state.pending[0]
            todo = legal(table, seat)[0]
            await table.close_down(WHY)
            page.agrees()
            told = page.told["table"]
            assert (told["status"], told["pending"]) == ("stopped", [])
            assert told["stopped"]["en"].endswith("Insults.")
            assert told["stopped"]["fr"].endswith("Des insultes.")
            said = await refused(act(table, seat, todo), "stopped", 409)
            assert "Insults." in said.problem.text.en
            await refused(table.undo(ANN, UndoRequest(seat=0, version=table.state.version)), "stopped", 409)
            await refused(table.leave(ANN, StandIn(seat=0)), "stopped", 409)
            await refused(table.rule_talk(ANN, TalkRule(on=False)), "stopped", 409)
            await refused(table.talk.say(ANN, HI), "stopped", 409)
            reopened = await here.reopened(table)
            assert reopened.state.closed == WHY, "it stands in the log"
            await table.close_down(None)
            page.agrees()
            assert (page.told["table"]["status"], page.told["table"]["stopped"]) == ("running", None)
            await act(table, seat, todo)

    run(play)


def test_nobody_sits_down_and_no_list_offers_it() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, begin=False, public=True)
            assert [each.id for each in (await here.tables.lobby(CAT)).open] == [table.state.row.id]
            await table.close_down(WHY)
            assert (await here.tables.lobby(CAT)).open == []
            (mine,) = (await here.tables.lobby(ANN)).yours
            assert (mine.status, mine.stopped is not None) == ("stopped", True)
            await refused(table.sit(CAT, Sit()), "stopped", 409)
            await refused(table.begin(ANN), "stopped", 409)

    run(play)


def test_bots_rest_and_clocks_stand_still() -> None:
    async def play() -> None:
        now = 100.0
        async with room(ticking=lambda: now) as here:
            table = await here.table(ANN, BOB, pace=Pace(kind="clock", minutes=10))
            seat = table.state.pending[0]
            await table.close_down(WHY)
            clocks = table.state.clocks
            assert clocks is not None
            assert clocks.running == ()
            left = clocks.left
            now += 3_600
            await table.time_up()
            await table.close_down(None)
            clocks = table.state.clocks
            assert clocks is not None
            assert seat in clocks.running
            assert clocks.left == left, "an hour that nobody could play in costs nobody anything"
            here.bots.answers = lambda _: None
            await table.leave(ANN if seat == 0 else BOB, StandIn(seat=seat))
            seen = table.state
            todo = legal(table, seat)[0]
            await table.close_down(WHY)
            assert not await table.bot_act(seen, seat, todo, ""), "what a bot thought of meanwhile comes too late"

    run(play)


def test_whoever_is_behind_the_game_stays_behind_and_hears_only_their_own_circle() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=3))
            await table.talk.say(ANN, HI)
            page = Page(table, CAT).join()
            for _ in range(2):
                await act(table, table.state.pending[0], legal(table, table.state.pending[0])[0])
            before = by_id(page.scene)
            await table.close_down(WHY)
            assert by_id(json.loads(table.full(CAT))["scene"]) == before
            assert (await table.talk.info(CAT)).lines == []
            assert len((await table.talk.info(BOB)).lines) == 1

    run(play)


def test_a_closed_table_is_kept_as_long_as_one_that_nobody_plays_on(store_url: str) -> None:
    async def scenario(store: Store) -> None:
        for name, status in (("t1", "stopped"), ("t2", "running"), ("t3", "over")):
            assert await store.create(table(name), entries(1, 2), summary(2, status, changed=0.0))
        keeping, now = Keeping(abandoned=1), 2 * 86_400.0
        assert await outdated(store, keeping, now) == Pruned(abandoned=2)
        assert await prune(store, keeping, now) == Pruned(abandoned=2)
        assert await store.load("t1") is None
        assert await store.load("t3") is not None

    with_store(store_url, scenario)
