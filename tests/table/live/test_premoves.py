"""Answers given beforehand: carried out by the server when the question comes, shown to their seat alone, revocable."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ecumene.catalogue import catalogue
from ecumene.table.live.beforehand import answers_of, belongings, can_do, foreseen, touched
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from ecumene.table.log.state import Move
from ecumene.table.wire.messages import UndoRequest
from ecumene.table.wire.premove_messages import PremoveInfo, PremoveRequest
from tests.table.live.room import ANN, BOB, CAT, Page, Room, act, legal, refused, room, run, until
from tests.table.live.test_planning import situations
from tests.table.live.test_two_servers import two_rooms

PEOPLE = (ANN, BOB)


async def keep(table: LiveTable, guest: Guest, seat: int, **wish: Any) -> PremoveInfo | None:
    """Say something beforehand, as the route does."""
    offers = table.premoves.offers(guest, seat) if wish else []
    info = await table.premoves.keep(guest, PremoveRequest(seat=seat, **wish), offers)
    return info.seats[0] if info.seats else None


async def settled(table: LiveTable) -> None:
    await until(lambda: not table.premoves.busy)


async def told(table: LiveTable, guest: Guest) -> tuple[str, str]:
    last = (await table.premoves.info(guest)).seats[0].told
    assert last is not None
    return last.what, last.why


async def waiting_table(here: Room, game: str = "vinci", **more: Any) -> tuple[LiveTable, int, int]:
    """A table of two, the seat that is asked, and the one that waits."""
    table = await here.table(ANN, BOB, game=game, **more)
    asked = table.state.pending[0]
    return table, asked, 1 - asked


def offered(table: LiveTable, seat: int, verb: str = "") -> list[dict[str, Any]]:
    """What a seat could answer beforehand by one action."""
    given = [each for offer in table.premoves.offers(PEOPLE[seat], seat) for each in offer.answers]
    wanted = [each for each in given if each.acts[0].startswith(verb)]
    return [{**asdict(each), "acts": list(each.acts), "path": list(each.path)} for each in wanted]


async def play_until(table: LiveTable, seat: int) -> None:
    """Others do what comes first until a seat is asked; premoves may come between."""
    while seat not in table.state.pending and table.state.status == "running":
        mover = table.state.pending[0]
        await act(table, mover, legal(table, mover)[0])
    await settled(table)


def test_an_answer_that_is_still_legal_is_given_when_the_question_comes_though_nobody_is_there() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked, waits = await waiting_table(here)
            wish = offered(table, waits, "take")[-1]
            info = await keep(table, PEOPLE[waits], waits, answers=[wish])
            assert info is not None
            assert info.answers[0].model_dump() == wish
            assert info.answers[0].path, "where that is, in the table's own words"
            before = table.state.moves
            while table.state.moves == before or asked in table.state.pending:
                await act(table, asked, legal(table, asked)[0])
            await settled(table)
            mine = [move for move in table.state.last.backwards() if move.seat == waits] if table.state.last else []
            assert [move.deed.notation for move in mine] == wish["acts"]
            assert await told(table, PEOPLE[waits]) == ("given", "")
            entry = here.store.database.entries[table.state.row.id][-1]
            assert (entry.kind, entry.seat, entry.guest) == ("act", waits, PEOPLE[waits].id)

    run(play)


def leaves(table: LiveTable, seat: int, notation: str, wish: dict[str, Any]) -> bool:
    """Whether an action of a seat leaves the other one an answer."""
    game, last = table.state.game, table.state.last
    assert last is not None
    then = last.position.copy()
    then.apply(seat, game.action(notation))
    choice = game.choice(then.view(1 - seat), 1 - seat)
    return choice is not None and (wish["acts"], wish["say"]) in [
        (list(each.acts), each.say) for each in answers_of(game, choice)
    ]


def test_an_answer_that_is_not_legal_any_more_is_dropped_and_its_seat_decides() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked, waits = await waiting_table(here)
            wish = offered(table, waits, "take")[0]
            await keep(table, PEOPLE[waits], waits, answers=[wish, wish])
            await act(table, asked, next(each for each in legal(table, asked) if not leaves(table, asked, each, wish)))
            await settled(table)
            assert wish["acts"][0] in legal(table, waits), "another lies in its place"
            assert await told(table, PEOPLE[waits]) == ("dropped", "illegal")
            assert (await table.premoves.info(PEOPLE[waits])).seats[0].answers == []
            assert waits in table.state.pending

    run(play)


def test_only_the_holders_of_a_seat_hear_of_its_premoves() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked, waits = await waiting_table(here)
            pages = {guest.id: Page(table, guest).join() for guest in (ANN, BOB, CAT)}
            wish = offered(table, waits)[0]
            await keep(table, PEOPLE[waits], waits, answers=[wish])
            mine = pages.pop(PEOPLE[waits].id)
            assert [message["type"] for message in mine.heard].count("premoves") == 1
            assert "premoves" not in json.dumps([page.heard for page in pages.values()])
            assert (await table.premoves.info(PEOPLE[asked])).seats == []
            await refused(table.premoves.keep(PEOPLE[asked], PremoveRequest(seat=waits), []), "not_your_seat", 403)
            assert (await table.premoves.info(PEOPLE[waits])).seats[0].answers[0].model_dump() == wish

    run(play)


def test_what_is_taken_back_is_not_done() -> None:
    async def play() -> None:
        async with room() as here:
            table, _, waits = await waiting_table(here)
            await keep(table, PEOPLE[waits], waits, answers=[offered(table, waits)[0]])
            assert await keep(table, PEOPLE[waits], waits) is None
            await play_until(table, waits)
            assert waits in table.state.pending
            assert here.store.database.premoves == {}

    run(play)


@pytest.mark.parametrize(
    ("wish", "field", "key"),
    [
        ({"answers": [{"acts": ["no such thing"], "say": ""}]}, "actions", "no such"),
        ({"answers": [{"acts": ["stop"], "say": ""}]}, "answers.0", "foresee"),
        ({"passing": "nothing"}, "passing", "declined"),
    ],
)
def test_what_cannot_be_foreseen_is_refused_and_changes_nothing(wish: dict[str, Any], field: str, key: str) -> None:
    async def play() -> None:
        async with room() as here:
            table, _, waits = await waiting_table(here)
            kept = offered(table, waits)[0]
            await keep(table, PEOPLE[waits], waits, answers=[kept])
            said = await refused(keep(table, PEOPLE[waits], waits, **wish), "bad_request", 400)
            assert said.problem.field == field
            assert key in said.problem.text.en
            assert (await table.premoves.info(PEOPLE[waits])).seats[0].answers[0].model_dump() == kept

    run(play)


async def expanding(here: Room) -> tuple[LiveTable, int]:
    """A table of Vinci at which a seat may stop expanding."""
    table, _, _ = await waiting_table(here)
    while "stop" not in [str(each) for each in legal(table, table.state.pending[0])]:
        seat = table.state.pending[0]
        await act(table, seat, legal(table, seat)[0])
    return table, table.state.pending[0]


def test_passing_declines_every_question_of_its_kind_as_long_as_nothing_happens() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked = await expanding(here)
            info = await keep(table, PEOPLE[asked], asked, passing="expansion")
            assert info is not None
            assert info.passing is not None
            await settled(table)
            done = [move.deed.notation for move in table.state.last.backwards()] if table.state.last else []
            assert "stop" in done[:2], "it was asked that very question"
            kept = (await table.premoves.info(PEOPLE[asked])).seats[0]
            assert kept.passing is not None
            assert kept.passing.kind == "expansion"

    run(play)


def test_that_ones_turn_has_come_is_nothing_that_happened() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked = await expanding(here)
            waits = 1 - asked
            await keep(table, PEOPLE[waits], waits, passing="expansion")
            before = table.state.moves
            await act(table, asked, "stop")
            await settled(table)
            assert table.state.last is not None
            mine = [move.deed.notation for move in table.state.last.backwards() if move.number > before]
            assert mine.count("stop") == 2
            assert await told(table, PEOPLE[waits]) == ("given", "")

    run(play)


def test_passing_ends_when_others_change_what_is_mine() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked, _ = await waiting_table(here)
            last = table.state.last
            assert last is not None
            await play_to_blows(table, asked)
            now = table.state.last
            assert now is not None
            assert touched(table.state.game, now, asked, last.number)
            assert not touched(table.state.game, now, asked, now.number)

    run(play)


async def play_to_blows(table: LiveTable, seat: int) -> None:
    """Play until somebody else's move changes what is a seat's own."""
    rng = 0
    while table.state.status == "running":
        mover = table.state.pending[0]
        options = legal(table, mover)
        rng = (rng * 31 + 7) % 1009
        await act(table, mover, options[rng % len(options)])
        move = table.state.last
        assert move is not None
        if mover != seat and move.before is not None:
            game = table.state.game
            if belongings(game, move.before, seat) != belongings(game, move, seat):
                return
    raise AssertionError("nobody ever touched anybody")


def test_when_the_table_goes_back_premoves_are_dropped() -> None:
    async def play() -> None:
        async with room() as here:
            table, asked = await expanding(here)
            waits = 1 - asked
            assert await act(table, asked, next(each for each in legal(table, asked) if str(each) != "stop"))
            await keep(table, PEOPLE[waits], waits, answers=[offered(table, waits)[0]])
            await table.undo(PEOPLE[asked], UndoRequest(seat=asked, version=table.state.version))
            await settled(table)
            assert await told(table, PEOPLE[waits]) == ("dropped", "back")

    run(play)


def test_they_survive_a_restart_which_opens_their_tables() -> None:
    async def play() -> None:
        async with room() as here:
            table, _, waits = await waiting_table(here)
            await keep(table, PEOPLE[waits], waits, answers=[offered(table, waits)[-1]])
            assert await here.store.papers.with_premoves(10) == [table.state.row.id]
            again = await here.reopened(table)
            assert (await again.premoves.info(PEOPLE[waits])).seats[0].answers

    run(play)


def test_of_two_servers_one_gives_the_answer() -> None:
    async def play() -> None:
        async with two_rooms() as (one, other):
            table, _, waits = await waiting_table(one)
            there = await other.tables.open(table.state.row.id)
            wish = offered(table, waits, "take")[-1]
            await keep(table, PEOPLE[waits], waits, answers=[wish])
            await play_until(table, waits)
            await until(lambda: there.state.version == table.state.version and not there.premoves.busy)
            await settled(table)
            moves = list(table.state.last.backwards()) if table.state.last else []
            assert [move.deed.notation for move in moves if move.seat == waits] == wish["acts"]

    run(play)


def test_a_premove_takes_no_time_of_its_seats_clock() -> None:
    async def play() -> None:
        async with room() as here:
            pace = {"kind": "clock", "minutes": 10, "increment_s": 0}
            table, asked, waits = await waiting_table(here, pace=pace)
            wish = offered(table, waits, "take")[-1]
            await keep(table, PEOPLE[waits], waits, answers=[wish])
            while waits not in table.state.pending and all(move.seat != waits for move in moves_of(table)):
                await act(table, asked, legal(table, asked)[0])
            await settled(table)
            assert [move.seat for move in moves_of(table)].count(waits) == 1
            assert table.state.clocks is not None
            assert table.state.clocks.used[waits] == 0.0

    run(play)


def moves_of(table: LiveTable) -> list[Any]:
    return list(table.state.last.backwards()) if table.state.last else []


@pytest.mark.parametrize("game", ["vinci", "rise_and_fall", "tapestry", "rise_of_empires", "beyond_the_horizon"])
def test_what_is_foreseen_looks_at_nothing_hidden(game: str) -> None:
    """The offers of a seat follow from its view: another guess of what it cannot know gives the same."""

    async def play() -> None:
        async with room() as here:
            table, asked, waits = await waiting_table(here, game)
            position = table.state.last.position if table.state.last else None
            assert position is not None
            seat = waits if waits not in table.state.pending else asked
            other = position.view(seat).guess(seat, Random(99))
            real, guessed = (foreseen(table.state.game, each, seat) for each in (position, other))
            assert real == guessed
            assert all(offer.answers for offer in real)

    run(play)


@pytest.mark.parametrize("game", ["rise_and_fall", "rise_of_empires"])
def test_whether_an_answer_holds_tells_nothing_that_its_seat_cannot_know(game: str) -> None:
    """What is really hidden makes no difference: another truth behind the same view says the same of every deed."""
    box, deeds = catalogue[game], 0
    for position, seat, _ in situations(game, 60):
        choice = box.choice(position.view(seat), seat)
        assert choice is not None
        other = position.view(seat).guess(seat, Random(99))
        for given in [each for each in answers_of(box, choice) if len(each.acts) > 1][:20]:
            assert can_do(position, seat, given.acts) == can_do(other, seat, given.acts), given
            deeds += 1
    assert deeds


def test_that_it_is_ones_turn_is_no_belonging() -> None:
    """Where a game marks what it is about now, the mark on one's own card is nothing that happened to one."""
    box, marked = catalogue["rise_and_fall"], 0
    for position, seat, _ in situations("rise_and_fall", 150):
        now = cast(Move, SimpleNamespace(position=position))
        marked += any("current" in one.get("state", []) for one in box.scene(position.view(seat), seat)["elements"])
        _, things = belongings(box, now, seat)
        assert not any("current" in one.get("state", []) for one in things)
    assert marked, "nothing was marked: this shows nothing"
