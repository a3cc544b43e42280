"""Who may look is asked again whenever it may have changed; and an owner without a seat does not hear the players."""

from __future__ import annotations

import json

from ecumene.table.live.audience import Ending
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.wire.messages import Sit, StandIn, WatchRule
from ecumene.table.wire.talk_messages import SayRequest
from tests.table.live.room import ANN, BOB, CAT, DAN, Page, Room, act, legal, refused, room, run

THIEF = Guest("thief", "")
SHUT = WatchRule(open=False)


class Listener:
    """Somebody who joined: what they hear, and why it ended."""

    def __init__(self, table: LiveTable, guest: Guest) -> None:
        self.heard: list[str] = []
        self.ended: list[Ending] = []
        table.join(guest, lambda sent: self.heard.append(json.loads(sent)["type"]), self.ended.append)


def test_whoever_waited_without_a_seat_hears_nothing_of_a_game_that_is_closed_to_others() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False, watch=SHUT)
            watcher, player = Listener(table, CAT), Listener(table, BOB)
            assert watcher.ended == []
            before = len(watcher.heard)
            await table.begin(ANN)
            assert (watcher.ended, player.ended) == (["closed"], [])
            await act(table, 0, legal(table, 0)[0])
            assert len(watcher.heard) == before
            assert player.heard[-1] == "update"
            assert json.loads(table.full(BOB))["table"]["watching"] == 0
            assert not table.welcomes(CAT)

    run(play)


def test_whose_seat_is_lost_at_such_a_table_hears_nothing_more() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, watch=SHUT)
            await table.claim(THIEF, table.seat_link(BOB, 1).secret)
            thief, player = Listener(table, THIEF), Page(table, BOB).join()
            await table.renew_link(BOB, 1)
            assert thief.ended == ["closed"]
            before = list(thief.heard)
            await act(table, 0, legal(table, 0)[0])
            await table.talk.say(ANN, SayRequest(text="gone?"))
            assert thief.heard == before
            player.agrees()
            await refused(table.claim(THIEF, "x" * 22), "not_found", 404)

    run(play)


def test_an_open_table_lets_them_watch_on() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, begin=False)
            watcher = Listener(table, CAT)
            await table.begin(ANN)
            assert (watcher.ended, watcher.heard[-1]) == ([], "full")

    run(play)


# ---- an owner without a seat


async def owned_by_nobody_who_plays(house: Room, watch: WatchRule) -> LiveTable:
    """A running game of others at a table of Ann's, who left her seat."""
    table = await house.table(ANN, BOB, CAT, begin=False, watch=watch)
    await table.leave(ANN, StandIn(seat=0))
    await table.sit(DAN, Sit())
    await table.begin(ANN)
    return table


def test_an_owner_without_a_seat_watches_and_is_in_the_circle_of_those_who_do() -> None:
    async def play() -> None:
        async with room() as house:
            table = await owned_by_nobody_who_plays(house, watch=SHUT)
            pages = {guest: Page(table, guest).join() for guest in (ANN, BOB)}
            assert not pages[ANN].told["table"]["you"]["seats"]
            for guest in (ANN, BOB):
                await table.talk.info(guest)
            await table.talk.say(BOB, SayRequest(text="we take the harbour"))
            await table.talk.say(ANN, SayRequest(text="they take the harbour"))
            for guest, hears in ((ANN, "they take the harbour"), (BOB, "we take the harbour")):
                told = await table.talk.info(guest)
                assert [line.text for line in told.lines] == [hears]
                heard = [message for message in pages[guest].heard if message["type"] == "talk"]
                assert [line["text"] for each in heard for line in each["lines"]] == [hears]
            assert (await table.talk.info(ANN)).circle == "watch"

    run(play)
