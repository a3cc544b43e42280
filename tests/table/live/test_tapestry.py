"""Tapestry at a table: what nobody may know of others' cards, the defender's answer, and what cannot be taken back."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecumene.core.record import Entry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.table.live.bot_turns import nothing_to_see
from ecumene.table.live.live import LiveTable
from ecumene.table.log.state import Move
from ecumene.table.wire.messages import Level, UndoRequest
from tests.marks import rule
from tests.table.live.room import ANN, BOB, DAN, Page, Room, act, legal, refused, room, run, until
from tests.tapestry.board import Board
from tests.tapestry.board import table as board_of

GOAL = "1.-2"


def before_the_attack(*hand: str, defended: bool = True) -> Board:
    """Seat 0 can pay for an attack on a territory of seat 1, who holds these cards; the dice are known."""
    board = board_of(2, ("leaders", "chosen")).script(red=[0] * 3, black=[0] * 3).give(0, culture=2)
    return board.hand(1, *hand).outpost(1, GOAL) if defended else board


async def table_with(house: Room, board: Board, bots: tuple[Level, ...] = ()) -> LiveTable:
    """A table of Ann and Bob, or a bot in his place, where things lie as on a board."""
    people = (ANN,) if bots else (ANN, BOB)
    table = await house.table(*people, bots=bots, game="tapestry")
    position = table.state.game.load(board.position.dump())
    table.audience.adopt(replace(table.state, last=Move(None, position, Entry(0, "setup", ()))))
    return table


async def attack(table: LiveTable) -> None:
    await act(table, 0, "advance military", f"conquer {GOAL}")


def position_of(table: LiveTable) -> TapestryPosition:
    assert table.state.last is not None
    position = table.state.last.position
    assert isinstance(position, TapestryPosition)
    return position


# ---- the defender's answer


def alike(told: bytes) -> dict[str, Any]:
    """A message without what differs from table to table."""
    message: dict[str, Any] = json.loads(told)
    for when in ("id", "created", "changed"):
        message.get("table", {}).pop(when, None)
    return message


@rule("tapestry.rulings.response_prompt")
def test_no_byte_tells_the_others_whether_the_defender_could_respond() -> None:
    """Two tables are alike but for what the defender holds: all others are sent the same, before and after a pass."""

    async def sent(*hand: str) -> list[list[dict[str, Any]]]:
        async with room() as house:
            table = await table_with(house, before_the_attack(*hand))
            pages = [Page(table, guest).join() for guest in (ANN, BOB, DAN)]
            await attack(table)
            assert table.state.pending == (1,)
            assert len(pages[1].told["choices"][0]["acts"]) == 1 + ("trap" in hand)
            await act(table, 1, "pass")
            for page in pages:
                page.hear(table.full(page.guest))
            return [[alike(told) for told in page.bytes] for page in pages]

    async def play() -> None:
        attacker, defender, spectator = zip(await sent("trap", "guilds"), await sent("guilds", "tyranny"), strict=True)
        assert defender[0] != defender[1]
        assert attacker[0] == attacker[1]
        assert spectator[0] == spectator[1]

    run(play)


@rule("tapestry.rulings.response_prompt")
def test_nobody_passes_for_a_defender_who_has_no_other_choice() -> None:
    async def play() -> None:
        async with room() as house:
            table = await table_with(house, before_the_attack("guilds"))
            page = Page(table, BOB).join()
            await attack(table)
            version = table.state.version
            (choice,) = page.told["choices"]
            assert [each["path"] for each in choice["acts"]] == [["~pass"]]
            assert "repeat" not in choice
            assert table.hurry.due is None
            page.leave()  # nor for one who has gone
            await asyncio.sleep(0.05)
            assert table.state.version == version
            assert legal(table, 1) == ["pass"]

    run(play)


@rule("tapestry.rulings.response_prompt")
@pytest.mark.parametrize("hand", [("guilds", "tyranny"), ("guilds", "trap")])
def test_a_bot_takes_its_usual_time_whatever_it_holds(hand: tuple[str, ...]) -> None:
    async def play() -> None:
        async with room(bot_pause=0.2) as house:
            table = await table_with(house, before_the_attack(*hand), bots=("gentle",))
            clock = asyncio.get_running_loop().time
            house.bots.asked.clear()
            await attack(table)
            began, version = clock(), table.state.version
            assert not nothing_to_see(table.state)
            await until(lambda: table.state.version > version)
            assert clock() - began >= 0.1, "half a pause is the least"
            assert [question.seat for question in house.bots.asked][:1] == [1], "its bot was asked"

    run(play)


# ---- taking back


async def undo(table: LiveTable, seat: int) -> None:
    guest = (ANN, BOB)[seat]
    await table.undo(guest, UndoRequest(seat=seat, version=table.state.version))


@rule("tapestry.rulings.conquest_response_window")
def test_an_attack_is_taken_back_only_until_the_defender_has_answered() -> None:
    async def play() -> None:
        async with room() as house:
            table = await table_with(house, before_the_attack("trap"))
            before = position_of(table).dump()
            page = Page(table, ANN).join()
            await attack(table)
            await undo(table, 0)
            await undo(table, 0)
            assert position_of(table).dump() == before
            await attack(table)
            await act(table, 1, "respond trap")
            assert page.told["undo"]["why"] == "other"
            await refused(undo(table, 0), "no_undo", 409)
            page.agrees()

    run(play)


def test_neither_side_takes_back_what_the_dice_have_shown() -> None:
    async def play() -> None:
        async with room() as house:
            table = await table_with(house, before_the_attack("trap"))
            pages = [Page(table, guest).join() for guest in (ANN, BOB)]
            await attack(table)
            await act(table, 1, "pass")
            assert [page.told["undo"]["why"] for page in pages] == ["other", "chance"]
            await act(table, 0, "die red")
            await undo(table, 0)
            assert legal(table, 0) == ["die red", "die black"]
            await refused(undo(table, 0), "no_undo", 409)
            alone = await table_with(house, before_the_attack(defended=False))
            await attack(alone)
            await refused(undo(alone, 0), "no_undo", 409)

    run(play)


def test_a_tapestry_card_that_was_drawn_is_known_for_good() -> None:
    async def play() -> None:
        async with room() as house:
            board = board_of(2, ("leaders", "chosen")).give(0, food=1, coin=1).token(0, science=1)
            table = await table_with(house, board)
            page = Page(table, ANN).join()
            await act(table, 0, "advance science")
            while "pay coin" in legal(table, 0):
                await act(table, 0, "pay coin")
            assert len(position_of(table).hands[0]) == 1
            assert page.told["undo"]["why"] == "chance"
            await refused(undo(table, 0), "no_undo", 409)

    run(play)


# ---- what others hold


NAMED = re.compile(rb"cards?[.-]([a-z_]+)")


@rule("tapestry.tapestry_cards.hands")
def test_in_a_whole_game_nobody_hears_of_a_card_that_only_others_hold() -> None:
    """Whatever is sent to a seat or a spectator names no tapestry card that they could not have seen."""

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="tapestry", seed=4)
            kinds = {card.id.encode(): kind for kind, card in enumerate(position_of(table).box.cards)}
            sent: list[list[bytes]] = [[], [], []]
            for guest, heard in zip((ANN, BOB, DAN), sent, strict=True):
                table.join(guest, heard.append)
            seen: list[set[int]] = [set(), set(), set()]
            told, rng = 0, Random(4)
            while table.state.status == "running":
                seat = rng.choice(table.state.pending)
                await act(table, seat, rng.choice(legal(table, seat)))
                position = position_of(table)
                for viewer, heard in enumerate(sent):
                    seen[viewer].update(may_see(position, viewer))
                    named = {kinds[name] for told in heard for name in NAMED.findall(told) if name in kinds}
                    assert named <= seen[viewer], [position.box.cards[kind].id for kind in named - seen[viewer]]
                    told += len(named)
                    heard.clear()
            assert told > 50
            assert set().union(*[set(hand) for hand in position_of(table).hands]) - seen[2], "some were never shown"
            again = await house.reopened(table)
            assert position_of(again).dump() == position_of(table).dump()

    run(play)


def may_see(position: TapestryPosition, viewer: int) -> Iterator[int]:
    """The kinds of tapestry cards that somebody sees: those laid and discarded, and their own."""
    yield from position.discard
    for cards in position.mats:
        yield from cards
    if viewer < position.seats:
        yield from position.hands[viewer]
