"""Watching: some moves behind the game, or not at all, as the table was opened."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from ecumene.core.scene import Scene
from ecumene.table.live.listing import listed
from ecumene.table.live.live import LiveTable
from ecumene.table.live.telling import summary
from ecumene.table.wire.messages import RewindRequest, StandIn, WatchRule
from tests.table.live.room import (
    ANN,
    BOB,
    CAT,
    DAN,
    Page,
    act,
    by_id,
    holder,
    legal,
    random_action,
    refused,
    room,
    run,
    until,
)
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition

DELAY = 3


def test_whoever_watches_is_some_moves_behind_and_catches_up_at_the_end() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=DELAY))
            live = await here.table(ANN, BOB)  # the same game without a delay
            page, player = Page(table, CAT).join(), Page(table, ANN).join()
            told: list[object] = [json.loads(live.full(CAT))["scene"]]
            while True:
                seat = table.state.pending[0]
                done = legal(table, seat)[0]
                await act(table, seat, done)
                await act(live, seat, done)
                told.append(json.loads(live.full(CAT))["scene"])
                if table.state.status == "over":
                    break
                page.agrees()
                player.agrees()
                behind = max(0, table.state.moves - DELAY)
                assert page.told["table"]["moves"] == behind
                assert by_id(page.scene) == by_id(told[behind])
                assert player.told["table"]["moves"] == table.state.moves
            page.agrees()
            assert by_id(page.scene) == by_id(told[-1])
            assert page.told["table"]["status"] == "over"

    run(play)


@pytest.mark.parametrize("game", ["harbour", "vinci"])
def test_what_is_taken_back_is_followed_too(game: str) -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, game=game, watch=WatchRule(delay=DELAY))
            page, rng = Page(table, CAT).join(), Random(3)
            for step in range(40):
                if table.state.status == "over":
                    break
                await random_action(table, rng)
                if step % 5 == 4 and table.state.moves > 2:
                    wish = RewindRequest(move=table.state.moves - 2, version=table.state.version)
                    await table.rewind(ANN, wish)
                page.agrees()

    run(play)


def test_looking_back_is_no_way_to_look_ahead() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=DELAY))
            for _ in range(5):
                seat = table.state.pending[0]
                await act(table, seat, legal(table, seat)[0])
            assert table.moment(CAT, 2).moves == 2
            assert table.info(CAT).moves == 2
            assert table.info(ANN).moves == 5
            await refused(asked(table), "not_found", 404)
            await refused(record(table), "waiting", 409)
            assert max(point.move for point in table.series(CAT).points) <= 2
            assert table.record(ANN)
            lists = await here.tables.lobby(CAT)
            assert lists.watch == []  # it is not public

    async def asked(table: LiveTable) -> object:
        return table.moment(CAT, 3)

    async def record(table: LiveTable) -> object:
        return table.record(CAT)

    run(play)


def test_nobody_without_a_seat_hears_of_what_is_not_due() -> None:
    """Neither that something happened, nor how often, nor when: not even what happens beside the game."""

    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, public=True, watch=WatchRule(delay=DELAY))
            page, player = Page(table, CAT).join(), Page(table, ANN).join()
            before, heard, told = table.info(CAT), len(page.heard), len(player.heard)
            for _ in range(DELAY):
                seat = table.state.pending[0]
                await act(table, seat, legal(table, seat)[0])
            assert len(player.heard) > told
            assert len(page.heard) == heard
            assert table.info(CAT) == before
            assert table.since(CAT, before.version) == []
            page.agrees()
            (known,) = (await here.tables.lobby(CAT)).watch
            assert (known.version, known.moves, known.changed) == (before.version, 0, before.changed)
            kept = listed(
                table.state.row, summary(table.state), CAT.id
            )  # as lists tell of tables that are not in memory
            assert (kept["version"], kept["moves"], kept["pending"], kept["points"]) == (0, 0, [], [])
            assert kept["changed"] == kept["created"]
            (own,) = (await here.tables.lobby(ANN)).yours
            assert (own.version, own.moves) == (table.state.version, DELAY)
            seat = table.state.pending[0]
            await act(table, seat, legal(table, seat)[0])
            assert len(page.heard) == heard + 1, "the first move is due"
            assert table.info(CAT).moves == 1
            missed = table.since(CAT, before.version)
            assert missed is not None
            assert len(missed) == 1
            page.agrees()

    run(play)


def test_a_list_tells_nothing_of_seats_that_those_behind_have_not_seen() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, CAT, public=True, hints=True, watch=WatchRule(delay=DELAY))
            before = listed(table.state.row, summary(table.state), DAN.id)["seats"]
            seat = table.state.pending[0]
            assert await table.note_hint(table.state, holder(table, seat), seat)
            await table.concede(CAT, StandIn(seat=2, level="fierce"))
            kept = summary(table.state)
            resigned = [{**each, "resigned": each["conceded"]} for each in kept.data["seats"]]
            kept = replace(kept, data={**kept.data, "seats": resigned})
            assert listed(table.state.row, kept, DAN.id)["seats"] == before
            own = listed(table.state.row, kept, ANN.id)["seats"]
            assert (own[2]["conceded"], own[2]["resigned"], own[2]["level"]) == (True, True, "fierce")
            assert sum(each["hints"] for each in own) == 1
            await until(lambda: not table.bots.busy)

    run(play)


def test_what_comes_of_a_seat_is_seen_as_late_as_the_game() -> None:
    """Whose time is up, who is given a hint or gives up: all that tells who is asked by now."""

    async def play() -> None:
        async with room() as here:
            here.bots.answers = lambda question: None
            table = await here.table(ANN, BOB, CAT, game="ferry", hints=True, watch=WatchRule(delay=DELAY))
            page = Page(table, DAN).join()

            async def step() -> None:
                seat = table.state.pending[0]
                await act(table, seat, legal(table, seat)[0])
                page.agrees()

            await step()
            seat = table.state.pending[0]
            assert await table.note_hint(table.state, holder(table, seat), seat)
            await table.concede(CAT, StandIn(seat=2, level="fierce"))
            await step()
            for info in (table.info(DAN), (await here.reopened(table)).info(DAN)):
                assert info.waited == []
                assert [(each.conceded, each.level, each.hints) for each in info.seats] == [(False, None, 0)] * 3
            assert table.info(ANN).seats[2].conceded
            assert told(page) == []
            while table.info(DAN).moves < 2:
                await step()
            assert (table.info(DAN).seats[2].conceded, table.info(DAN).seats[seat].hints) == (True, 1)
            assert told(page) == ["core-log-hint", "core-log-concede"]

    def told(page: Page) -> list[str]:
        said = [line["event"]["say"]["t"] for line in page.log if "say" in line["event"]]
        return [key for key in said if key in ("core-log-hint", "core-log-concede")]

    run(play)


def test_a_game_may_be_closed_to_others_but_not_before_it_begins() -> None:
    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, begin=False, public=True, watch=WatchRule(open=False))
            table.need_welcome(CAT)
            await table.begin(ANN)
            for guest in (ANN, BOB):
                table.need_welcome(guest)
            await refused(asks(table), "not_allowed", 403)
            assert [info.id for info in (await here.tables.lobby(CAT)).watch] == []
            assert [info.id for info in (await here.tables.lobby(BOB)).yours] == [table.state.row.id]

    async def asks(table: LiveTable) -> None:
        table.need_welcome(CAT)

    run(play)


def test_what_is_watched_late_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's scene was made when it was new: whoever is behind is told of that one."""
    drawn: list[object] = []
    scene = Harbour.scene

    def counted(self: Harbour, position: HarbourPosition, seat: int | None) -> Scene:
        drawn.append(seat)
        return scene(self, position, seat)

    async def play() -> None:
        async with room() as here:
            table = await here.table(ANN, BOB, watch=WatchRule(delay=DELAY))
            page = Page(table, CAT).join()
            for _ in range(12):
                drawn.clear()
                seat = table.state.pending[0]
                await act(table, seat, legal(table, seat)[0])
                told = len(drawn)
                page.agrees()  # this asks for the whole, and draws nothing more
                assert drawn.count(None) == told <= 1

    monkeypatch.setattr(Harbour, "scene", counted)
    run(play)
