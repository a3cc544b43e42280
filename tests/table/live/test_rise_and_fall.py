"""Rise & Fall at a table: cards chosen by all at once, deeds of two actions, a slow player, a world kept."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ecumene.table.live.live import LiveTable
from ecumene.table.wire.messages import ActRequest, NewTable, SeatWish, UndoRequest
from tests.marks import rule
from tests.table.live.room import ANN, BOB, DAN, Page, Room, holder, refused, room, run, until


async def quick(house: Room, **options: int | str) -> tuple[LiveTable, list[Page]]:
    """A table of two in a quick world, and the pages of both and of a spectator."""
    table = await house.table(ANN, BOB, game="rise_and_fall", seed=5, options={"world": "quick", **options})
    return table, [Page(table, guest).join() for guest in (ANN, BOB, DAN)]


async def answer(table: LiveTable, page: Page, rng: Random, version: int | None = None) -> None:
    """Let whoever has a page answer their question by one of its acts, on the table as they saw it."""
    choice = page.told["choices"][0]
    act: dict[str, Any] = rng.choice(choice["acts"])
    seen = page.version if version is None else version
    wish = ActRequest(seat=choice["seat"], version=seen, actions=[act["i"], *act.get("then", ())])
    await table.act(page.guest, wish)


async def until_asked(table: LiveTable, pages: list[Page], kind: str, rng: Random) -> list[Page]:
    """Play on until both are asked such a question; their pages."""
    while True:
        asked = [page for page in pages[:2] if page.told["choices"]]
        if len(asked) == 2 and asked[0].told["choices"][0]["kind"] == kind:
            return asked
        await answer(table, rng.choice(asked), rng)


@rule("rise_and_fall.playing.choose")
def test_both_choose_their_cards_at_once_and_neither_sees_the_others() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await quick(house)
            rng = Random(1)
            for kind in ("playcard", "givecards"):
                await until_asked(table, pages, kind, rng)
                version = table.state.version
                await answer(table, pages[0], rng, version)
                assert (table.state.ready, table.state.pending) == ((0,), (1,))
                assert [page.told["table"]["ready"] for page in pages] == [[0]] * 3
                chosen = table.state.last
                assert chosen is not None
                assert chosen.events == ()
                await table.undo(ANN, UndoRequest(seat=0, version=version + 1))
                await answer(table, pages[1], rng, version)
                await answer(table, pages[0], rng, version)
                assert table.state.ready == ()
                for page in pages:
                    page.agrees()

    run(play)


@rule("rise_and_fall.cards.secret", "rise_and_fall.decline.secret")
@pytest.mark.parametrize("kind", ["playcard", "givecards"])
def test_no_byte_tells_the_others_which_card_lies_face_down(kind: str) -> None:
    """Two tables are alike up to a secret choice: whatever it is, the others are sent the same bytes."""

    async def sent(choice: int) -> list[list[bytes]]:
        async with room() as house:
            table, pages = await quick(house)
            await until_asked(table, pages, kind, Random(1))
            for page in pages:
                page.bytes.clear()
            asked = pages[0].told["choices"][0]
            assert len(asked["acts"]) > 1
            wish = ActRequest(seat=0, version=pages[0].version, actions=[asked["acts"][choice]["i"]])
            await table.act(ANN, wish)
            for page in pages:
                page.hear(table.full(page.guest))
            return [[alike(told) for told in page.bytes] for page in pages]

    def alike(told: bytes) -> bytes:
        """A message without what differs from table to table."""
        message = json.loads(told)
        for when in ("id", "created", "changed"):
            message.get("table", {}).pop(when, None)
        return json.dumps(message).encode()

    async def play() -> None:
        own, other, spectator = zip(await sent(0), await sent(1), strict=True)
        assert own[0] != own[1]
        assert other[0] == other[1]
        assert spectator[0] == spectator[1]

    run(play)


def test_a_game_played_by_acts_ends_and_replays_to_the_same_table() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await quick(house, stalemate_rounds=20)
            rng = Random(2)
            deeds = 0
            while table.state.status == "running":
                page = rng.choice([page for page in pages[:2] if page.told["choices"]])
                before = table.state
                await answer(table, page, rng)
                assert not table.state.halfway, "a deed is whole"
                deeds += table.state.version - before.version > 1
                if rng.random() < 0.02:
                    for each in pages:
                        each.agrees()
            assert deeds > 20
            series = table.series(DAN)
            assert series.halfway
            deployed = next(point.move for point in series.points if all(point.points))
            assert series.marks
            assert all(mark.move > deployed for mark in series.marks), "the first points of all are no surprise"
            again = await house.reopened(table)
            assert again.state.last is not None
            assert table.state.last is not None
            assert again.state.last.position.dump() == table.state.last.position.dump()

    run(play)


def test_a_deed_of_a_piece_is_taken_back_as_one() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await quick(house)
            rng = Random(3)
            while True:
                page = next(page for page in pages if page.told["choices"])
                choice = page.told["choices"][0]
                deeds = [act for act in choice["acts"] if len(act.get("then", ())) == 1]
                if not deeds:
                    await answer(table, page, rng)
                    continue
                seat, before = choice["seat"], table.state
                assert before.last is not None
                actions = [deeds[0]["i"], *deeds[0]["then"]]
                await table.act(holder(table, seat), ActRequest(seat=seat, version=before.version, actions=actions))
                after = table.state.last
                assert after is not None
                if after.final or after.seat != seat:
                    continue
                await table.undo(holder(table, seat), UndoRequest(seat=seat, version=table.state.version))
                assert table.state.last is before.last
                await table.redo(holder(table, seat), UndoRequest(seat=seat, version=table.state.version))
                assert table.state.last is not None
                assert table.state.last.position.dump() == after.position.dump()
                page.agrees()
                return

    run(play)


@rule("rise_and_fall.playing.slow_player")
def test_a_slow_player_has_three_seconds_and_then_plays_any_card_of_the_hand() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await quick(house, slow_player=3)
            rng = Random(4)
            await until_asked(table, pages, "playcard", rng)
            assert table.hurry.due is None
            await answer(table, pages[0], rng)
            told = pages[1].heard[-1]["hurried"]
            assert told["seat"] == 1
            assert 0 < told["left"] <= 3
            moves = table.state.moves
            await until(lambda: table.state.moves > moves)
            said = [line["event"]["say"]["t"] for line in pages[1].log[-12:]]
            assert "core-log-hurried" in said
            for page in pages:
                page.agrees()

    run(play)


def test_nobody_is_hurried_unless_the_table_wants_it() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await quick(house)
            rng = Random(4)
            await until_asked(table, pages, "playcard", rng)
            await answer(table, pages[0], rng)
            assert table.hurry.due is None

    run(play)


@rule("rise_and_fall.world.saved")
def test_a_world_that_was_kept_is_played_again() -> None:
    async def play() -> None:
        async with room() as house:
            table, _ = await quick(house)
            kept = table.keepsake(DAN)
            seats = [SeatWish(kind="you"), SeatWish(kind="you")]
            wish = NewTable(game="rise_and_fall", seats=seats, content=kept, options={"world": "saved"}, seed=9)
            other = await house.tables.open((await house.tables.create(ANN, wish)).id)
            worlds = [each.state.last.position.dump()["state"]["world"]["levels"] for each in (table, other)]  # type: ignore[union-attr]
            assert worlds[0] == worlds[1]
            built = await house.table(ANN, BOB, game="rise_and_fall", seed=5)
            await refused(_kept(built), "waiting", 409)

    run(play)


async def _kept(table: LiveTable) -> str:
    return table.keepsake(ANN)
