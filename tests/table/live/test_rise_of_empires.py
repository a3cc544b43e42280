"""Rise of Empires at a table: deeds of a disc and its action, how many in one act, and tiles that lie face down."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ecumene.core.record import Entry
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.table.live.live import LiveTable
from ecumene.table.log.state import Move
from ecumene.table.wire.messages import ActRequest, UndoRequest
from tests.marks import rule
from tests.rise_of_empires.board import Board
from tests.rise_of_empires.board import table as board_of
from tests.table.live.room import ANN, BOB, DAN, Page, Room, act, legal, refused, room, run


async def table_with(house: Room, board: Board, seed: int | None = None) -> tuple[LiveTable, list[Page]]:
    """A table of Ann and Bob where things lie as on a board, with their pages and a spectator's."""
    table = await house.table(ANN, BOB, game="rise_of_empires")
    dump: dict[str, Any] = board.position.dump()
    if seed is not None:
        dump["chance"] = {**dump["chance"], "seed": seed}
    table.audience.adopt(replace(table.state, last=Move(None, table.state.game.reload(dump), Entry(0, "setup", ()))))
    return table, [Page(table, guest).join() for guest in (ANN, BOB, DAN)]


def position_of(table: LiveTable) -> EmpiresPosition:
    assert table.state.last is not None
    position = table.state.last.position
    assert isinstance(position, EmpiresPosition)
    return position


def offered(page: Page, *path: str) -> dict[str, Any]:
    """The act that a page offers for these clicks."""
    (choice,) = page.told["choices"]
    (found,) = [each for each in choice["acts"] if [_clicked(step) for step in each["path"]] == list(path)]
    return dict(found)


def _clicked(step: str | list[str]) -> str:
    """What one would click: the first of several things that mean the same."""
    return step if isinstance(step, str) else step[0]


async def do(table: LiveTable, page: Page, chosen: dict[str, Any], n: int = 1) -> int:
    """Send an act as the page does; how many entries it made."""
    (choice,) = page.told["choices"]
    assert n <= chosen.get("up_to", 1)
    actions = [chosen["i"] + n - 1, *chosen.get("then", ())]
    before = table.state.version
    await table.act(page.guest, ActRequest(seat=choice["seat"], version=page.version, actions=actions))
    return table.state.version - before


async def undo(table: LiveTable, seat: int) -> None:
    await table.undo((ANN, BOB)[seat], UndoRequest(seat=seat, version=table.state.version))


# ---- one click, one deed


@rule("rise_of_empires.display.place")
def test_one_click_on_a_tile_puts_the_disc_down_and_takes_it_and_one_undo_takes_both_back() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, board_of().show("irrigation", "writing", "plains"))
            before = position_of(table).dump()
            heard = len(pages[2].heard)
            assert await do(table, pages[0], offered(pages[0], "tile.writing")) == 2
            assert len(pages[2].heard) == heard + 1, "one update"
            assert len(position_of(table).progress[0]) == 1
            await undo(table, 0)
            assert position_of(table).dump() == before
            for page in pages:
                page.agrees()

    run(play)


@rule("rise_of_empires.display.take_back", "rise_of_empires.display.mixed")
def test_a_disc_that_is_half_paid_for_is_taken_back_with_what_was_paid() -> None:
    async def play() -> None:
        async with room() as house:
            board = board_of(turn="IB").show("writing", "irrigation").row("progress", 1, 1, 0)
            board.give(0, gold=3, resource=0, cube=4, food=0)
            table, pages = await table_with(house, board)
            before = position_of(table).dump()
            await do(table, pages[0], offered(pages[0], "disc.progress.1"))
            assert table.state.halfway
            paid = offered(pages[0], "~pay.gold")
            assert paid["up_to"] == 2
            await do(table, pages[0], paid)
            await undo(table, 0)
            assert position_of(table).dump() == before
            await do(table, pages[0], offered(pages[0], "disc.progress.1"))
            await do(table, pages[0], offered(pages[0], "~pay.cube"), 2)
            await do(table, pages[0], offered(pages[0], "tile.writing"))
            assert not table.state.halfway
            assert [position_of(table).have(0, thing) for thing in (0, 2)] == [3, 2]
            for page in pages:
                page.agrees()

    run(play)


@rule("rise_of_empires.empire.place")
@pytest.mark.parametrize("cubes", [1, 3, 6])
def test_any_number_of_cubes_goes_to_a_region_in_one_action(cubes: int) -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, board_of().give(0, cube=6))
            await do(table, pages[0], offered(pages[0], "empire.e2"))
            placed = offered(pages[0], "gaul")
            assert placed["up_to"] == 6
            assert await do(table, pages[0], placed, cubes) == 1
            assert position_of(table).cubes_of(0, position_of(table).box.region_no["gaul"]) == cubes
            for page in pages:
                page.agrees()

    run(play)


# ---- tiles that lie face down


async def to_the_turns_end(table: LiveTable) -> int:
    """Let both do the first thing they may until new tiles come; who acted last."""
    turn, seat = position_of(table).turn, 0
    while position_of(table).turn == turn:
        (seat,) = table.state.pending
        await act(table, seat, legal(table, seat)[0])
    return seat


@rule("rise_of_empires.tiles.hidden")
def test_no_byte_tells_which_tiles_come_next() -> None:
    """Two tables are alike but for what chance will give: until it gives it, all are sent the same."""

    async def sent(seed: int) -> list[list[dict[str, Any]]]:
        async with room() as house:
            table, pages = await table_with(house, board_of(), seed)
            await to_the_turns_end(table)
            return [[alike(told) for told in page.bytes] for page in pages]

    def alike(told: bytes) -> dict[str, Any]:
        """A message without what differs from table to table."""
        message: dict[str, Any] = json.loads(told)
        for when in ("id", "created", "changed"):
            message.get("table", {}).pop(when, None)
        return message

    async def play() -> None:
        for one, other in zip(await sent(1), await sent(2), strict=True):
            assert len(one) == len(other)
            assert one[:-1] == other[:-1]
            assert one[-1] != other[-1]

    run(play)


@rule("rise_of_empires.tiles.turn_up")
def test_whoever_ends_a_turn_cannot_take_back_what_turned_up_new_tiles() -> None:
    async def play() -> None:
        async with room() as house:
            table, pages = await table_with(house, board_of())
            seat = await to_the_turns_end(table)
            assert pages[seat].told["undo"]["why"] == "chance"
            await refused(undo(table, seat), "no_undo", 409)

    run(play)


# ---- a whole game


def test_a_game_played_by_acts_ends_and_replays_to_the_same_table() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="rise_of_empires", seed=4)
            pages = [Page(table, guest).join() for guest in (ANN, BOB, DAN)]
            rng, deeds, counted = Random(4), 0, 0
            while table.state.status == "running":
                page = next(page for page in pages if page.told["choices"])
                chosen: dict[str, Any] = rng.choice(page.told["choices"][0]["acts"])
                n = rng.randint(1, chosen.get("up_to", 1))
                deeds += await do(table, page, chosen, n) > 1
                counted += n > 1
                if rng.random() < 0.03:
                    for each in pages:
                        each.agrees()
            assert deeds > 20
            assert counted > 5
            assert pages[0].scene == pages[2].scene, "all is open"
            again = await house.reopened(table)
            assert position_of(again).dump() == position_of(table).dump()

    run(play)
