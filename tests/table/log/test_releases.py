"""Games outlive releases: what the first release wrote is carried on by the second, with its own rules and content.

The first release has `Harbour`, the second `HarbourTwo`: another rule, another value, another thing that content says.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ecumene import __version__
from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Tables
from ecumene.table.log.shelf import Shelf
from ecumene.table.store import Store, TableRow
from ecumene.table.wire.messages import (
    ActRequest,
    ImportRecord,
    NewTable,
    OfSeat,
    RewindRequest,
    SeatWish,
    Sit,
    StandIn,
    UndoRequest,
)
from tests.table.live.memory import Database
from tests.table.live.room import (
    ANN,
    BOB,
    CAT,
    DAN,
    InlineBots,
    Page,
    act,
    legal,
    noon,
    random_action,
    refused,
    room,
    run,
)
from tests.table.live.room import until as until_
from tests.table.store.examples import opened
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.second import HarbourTwo

FIRST: dict[str, Game] = {"harbour": Harbour()}
SECOND: dict[str, Game] = {"harbour": HarbourTwo()}
NEW, OLD = {"rounds": 3}, {"rounds": 3, "alone": "quay"}
HAND = "values: [{id: hand, is: 4}]"

assert FIRST["harbour"].content.hash != SECOND["harbour"].content.hash


@dataclass
class Release:
    """A server of one release on a real store."""

    store: Store
    tables: Tables
    bots: InlineBots

    async def table(self, *people: Any, bots: int = 0, begin: bool = True, **wish: Any) -> LiveTable:
        seats = [SeatWish(kind="you"), *[SeatWish(kind="open")] * (len(people) - 1)]
        seats += [SeatWish(kind="bot", level="gentle")] * bots
        asked = {"game": "harbour", "seats": seats, "seed": None if wish.get("public") else 7, "order": "fixed", **wish}
        table = await self.tables.open((await self.tables.create(people[0], NewTable(**asked))).id)
        for guest in people[1:]:
            await table.sit(guest, Sit())
        if begin and len(people) > 1:
            await table.begin(people[0])
        return table


@asynccontextmanager
async def release(url: str, games: Mapping[str, Game]) -> AsyncIterator[Release]:
    """A release that runs on a store, and ends."""
    store, bots = await Store.open(url), InlineBots(games)
    tables = Tables(store, bots, games=games, takeover=0.0, clock=noon)
    await tables.start()
    try:
        yield Release(store, tables, bots)
    finally:
        await tables.stop()
        await store.close()


async def play(table: LiveTable, moves: int, seed: int = 1) -> None:
    """Anything legal, until so many actions stand or the game is over."""
    rng = Random(seed)
    while table.state.status == "running" and table.state.moves < moves:
        await until_(lambda: any(not table.state.seats[seat].by_bot for seat in table.state.pending) or _over(table))
        people = [seat for seat in table.state.pending if not table.state.seats[seat].by_bot]
        if people:
            await act(table, people[0], rng.choice(legal(table, people[0])))


def _over(table: LiveTable) -> bool:
    return not table.state.pending


def by_first_rules(table: LiveTable) -> list[tuple[int, ...]]:
    """The points after each move, as the first release counts them."""
    assert table.state.last is not None
    moves = [*table.state.last.backwards()]
    record = Record(
        "harbour", 1, table.state.row.content, table.state.row.seats, {"rounds": 3}, table.state.row.seed,
        entries=tuple(move.deed for move in reversed(moves)),
    )  # fmt: skip
    game = Shelf(FIRST).kept("harbour", record.content, Shelf(FIRST).text(table.state.game))
    points: list[tuple[int, ...]] = []
    for position in record.steps(game):
        standings = position.standings()
        points.append(tuple(standings.of(seat).points for seat in range(record.seats)))
    return points


@pytest.mark.parametrize("content", ["", HAND])
def test_a_running_game_goes_on_under_the_next_release_by_its_own_rules(store_url: str, content: str) -> None:
    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await first.table(ANN, BOB, CAT, content=content)
            await play(table, 8)
            name, before = table.state.row.id, table.full(ANN)
            rows = await first.store.load(name)
        assert rows is not None
        async with release(store_url, SECOND) as second:
            table = await second.tables.open(name)
            game = table.state.game
            assert isinstance(game, HarbourTwo)
            assert (game.content.hash, game.tax, game.value["toll"]) == (rows[0].content, 0, 2)
            assert table.state.row.options == OLD
            assert table.info(ANN).options == NEW, "what keeps older rules is nobody's business"
            assert table.full(ANN).split(b'"log"')[1:] == before.split(b'"log"')[1:], "the same story"
            page = Page(table, BOB).join()
            seat = table.state.pending[0]
            await act(table, seat, legal(table, seat)[0])
            holder = {0: ANN, 1: BOB, 2: CAT}[seat]
            undone = table.state.version
            if not json_undo(table, holder)["why"]:
                await table.undo(holder, UndoRequest(seat=seat, version=undone))
                await table.redo(holder, UndoRequest(seat=seat, version=table.state.version))
            page.agrees()
            await play(table, 14)
            assert table.moment(ANN, 3).move == 3
            assert table.series(ANN).points
            shared = Record.parse(table.record(BOB))
            assert (shared.rules, shared.options, shared.content) == (2, OLD, rows[0].content)
            kept = await second.store.load(name)
            assert kept is not None
            assert kept[1][: len(rows[1])] == rows[1], "nothing that was written is changed"
            lifts = [(entry.number, entry.body) for entry in kept[1] if entry.kind == "lifted"]
            assert lifts == [(len(rows[1]) + 1, {"rules": 2, "release": __version__})]
        async with release(store_url, SECOND) as again:
            table = await again.tables.open(name)
            await play(table, 1_000)
            assert table.state.status == "over"
            assert [move.points for move in reversed([*backwards(table)])] == by_first_rules(table)[1:]
            whole = Record.parse(table.record(ANN))
            assert whole.result == tuple(table.info(ANN).points)
            info = await again.tables.import_record(ANN, ImportRecord(record=str(whole)))
            assert info.points == table.info(ANN).points
            rematch = await again.tables.open((await table.again(ANN)).id)
            assert rematch.state.row.rules == 2
            assert rematch.state.row.options == {"rounds": 3, "alone": "near"}, "a new game has the new rules"
            assert isinstance(rematch.state.game, HarbourTwo)
            assert (rematch.state.game.tax, rematch.state.game.value["toll"]) == (1, 3)
            assert rematch.state.game.value["hand"] == (4 if content else 2)

    run(releases)


def backwards(table: LiveTable) -> Any:
    assert table.state.last is not None
    return table.state.last.backwards()


def json_undo(table: LiveTable, guest: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(table.full(guest))["undo"]
    return found


def test_tables_that_wait_or_are_over_outlive_a_release_too(store_url: str) -> None:
    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            waiting = (await first.table(ANN, BOB, begin=False)).state.row.id
            table = await first.table(ANN, BOB)
            await play(table, 1_000)
            over, points, record = table.state.row.id, table.info(ANN).points, table.record(ANN)
        async with release(store_url, SECOND) as second:
            lobby = await second.tables.lobby(ANN)
            assert {info.id: info.status for info in lobby.yours} == {waiting: "waiting", over: "over"}
            table = await second.tables.open(over)
            assert table.info(ANN).points == points
            assert Record.parse(table.record(DAN)).entries == Record.parse(record).entries
            await table.rewind(ANN, RewindRequest(move=5, version=table.state.version))
            await play(table, 9)
            table = await second.tables.open(waiting)
            assert table.info(ANN).status == "waiting"
            await table.begin(ANN)
            await play(table, 6)
            assert table.state.row.options == OLD
            assert table.state.moves == 6

    run(releases)


def test_bots_think_by_the_rules_and_content_of_their_table(store_url: str) -> None:
    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await first.table(ANN, bots=2, content=HAND)
            first.bots.answers = lambda question: None
            name = table.state.row.id
        async with release(store_url, SECOND) as second:
            table = await second.tables.open(name)
            await play(table, 1_000)
            assert table.state.status == "over"
            assert second.bots.asked
            for question in second.bots.asked:
                assert question.view["options"] == OLD
                assert question.view["content"] == table.state.row.content
                assert question.content == Shelf(SECOND).text(table.state.game)
            kept = await second.store.load(name)
            assert kept is not None
            assert not any(entry.body.get("trouble") for entry in kept[1])

    run(releases)


def test_a_secret_choice_is_taken_back_across_a_release_and_others_keep_theirs(store_url: str) -> None:
    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await first.table(ANN, BOB, CAT)
            for seat, quay in ((0, "0.1"), (1, "1.0")):
                await act(table, seat, f"berth {quay}")
            await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))
            await act(table, 0, "berth 0.1")
            name = table.state.row.id
        async with release(store_url, SECOND) as second:
            table = await second.tables.open(name)
            await table.undo(BOB, UndoRequest(seat=1, version=table.state.version))
            assert table.state.pending == (1, 2)
            await table.redo(BOB, UndoRequest(seat=1, version=table.state.version))
            await act(table, 2, "berth 0.-1")
            assert table.state.moves == 3
        async with release(store_url, SECOND) as again:
            assert (await again.tables.open(name)).full(CAT) == table.full(CAT)

    run(releases)


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("content", [HAND, ""])
def test_a_table_that_names_its_content_by_the_first_digits_goes_on(
    store_url: str, tmp_path: Path, content: str, whole: bool
) -> None:
    """As releases did whose hashes were shorter; its content is kept by that name too, or by the whole hash."""
    url = f"sqlite:///{tmp_path}/older.db"

    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await first.table(ANN, BOB, CAT, content=content)
            await play(table, 8)
            row, hash = table.state.row, table.state.row.content
            log, told = await first.store.entries(row.id, 0), await first.store.summary(row.id)
            kept = await first.store.content("harbour", hash)
        assert told is not None
        assert kept is not None
        old = replace(kept, hash=hash[:16], written=kept.written.replace(hash, hash[:16]))
        async with opened(url) as store:
            assert await store.create(replace(row, content=hash[:16]), log, told, kept if whole else old)
        for games in (FIRST, SECOND):
            async with release(url, games) as server:
                table = await server.tables.open(row.id)
                assert (table.state.stopped, table.state.moves) == (None, 8)
                assert table.state.game.content.hash == hash
                assert Record.parse(table.record(ANN)).content == hash, "what is written anew says all of it"
        async with release(url, SECOND) as server:
            table = await server.tables.open(row.id)
            await play(table, 1_000)
            assert table.state.status == "over"
            record = Record.parse(table.record(ANN))
            forged = ImportRecord(record=str(replace(record, content=hash[:16] + "0" * 16)), title="forged")
            await refused(server.tables.import_record(ANN, forged), "bad_request", 400)
            for name in (hash, hash[:16]):
                given = ImportRecord(record=str(replace(record, content=name)), title="again")
                again = await server.tables.open((await server.tables.import_record(ANN, given)).id)
                assert (again.state.row.content, again.state.status) == (hash, "over")

    run(releases)


# ---- a release after that one: actions are written in other words


class HarbourThree(HarbourTwo):
    """Rules 3: quays were drawn upside down until then."""

    version = 3

    def __init__(self, content: Any = None) -> None:
        super().__init__(content)
        self.migrations = {**self.migrations, 2: mirrored}


def mirrored(record: Record) -> Record:
    turned = {"berth 0.1": "berth 0.-1", "berth 0.-1": "berth 0.1"}
    entries = [replace(entry, notation=turned.get(entry.notation, entry.notation)) for entry in record.entries]
    return replace(record, entries=tuple(entries))


def test_three_releases_in_a_row_read_one_log(store_url: str) -> None:
    third: dict[str, Game] = {"harbour": HarbourThree()}

    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await first.table(ANN, BOB, CAT)
            await act(table, 0, "berth 0.1")
            await act(table, 1, "berth 0.1")
            await table.undo(ANN, UndoRequest(seat=0, version=table.state.version))  # what Bob chose is kept
            name = table.state.row.id
        async with release(store_url, SECOND) as second:
            table = await second.tables.open(name)
            await act(table, 0, "berth 0.1")
        async with release(store_url, third) as last:
            table = await last.tables.open(name)
            assert [(move.seat, move.deed.notation) for move in backwards(table)] == [
                (0, "berth 0.-1"),
                (1, "berth 0.-1"),
            ]
            await act(table, 2, "berth 0.1")
            await play(table, 1_000)
            assert table.state.status == "over"
            assert Record.parse(table.record(ANN)).replay(third["harbour"]).pending() == ()
            kept = await last.store.load(name)
            assert kept is not None
            assert [entry.body["rules"] for entry in kept[1] if entry.kind == "lifted"] == [2, 3]
            told = table.full(ANN)
        async with release(store_url, third) as again:
            assert (await again.tables.open(name)).full(ANN) == told

    run(releases)


# ---- two releases on one database


@asynccontextmanager
async def both_releases() -> AsyncIterator[tuple[Any, Any]]:
    """The first release runs beside the second, as while servers are exchanged one by one."""
    database = Database()
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(room(database, shared=True, games=FIRST))
        yield old, await stack.enter_async_context(room(database, shared=True, games=SECOND))


def test_what_the_first_release_still_plays_is_heard_by_the_second() -> None:
    async def releases() -> None:
        async with both_releases() as (old, new):
            table = await old.table(ANN, BOB)
            twin = await new.tables.open(table.state.row.id)
            page = Page(twin, DAN).join()
            rng = Random(1)
            for _ in range(5):
                await random_action(table, rng)
                await until_(lambda: table.state.version == twin.state.version)
            page.agrees()
            assert twin.state.row.options == OLD

    run(releases)


def test_once_the_second_release_has_written_the_first_can_only_read() -> None:
    async def releases() -> None:
        async with both_releases() as (old, new):
            table = await old.table(ANN, BOB)
            page = Page(table, BOB).join()
            twin = await new.tables.open(table.state.row.id)
            await act(twin, 0, "berth 0.1")
            await until_(lambda: table.state.status == "stopped")
            page.agrees()
            assert page.told["table"]["stopped"]["en"].startswith("A newer release has carried this table on")
            asked = ActRequest(seat=1, version=table.state.version, actions=["berth 0.1"])
            await refused(table.act(BOB, asked), "stopped", 409)
            await act(twin, 1, "berth 1.0")
            assert twin.state.moves == 2

    run(releases)


# ---- what cannot be carried on


class NoWay(HarbourTwo):
    """A release that forgot its migration."""

    def __init__(self, content: Any = None) -> None:
        super().__init__(content)
        self.migrations = {}


class NoLift(HarbourTwo):
    """A release that reads only content of its own."""

    def lift_content(self, content: Any) -> Any:
        return content


class Strict(Harbour):
    """A release whose rules refuse what was allowed, and nobody raised the version."""

    def action(self, notation: str) -> Any:
        return super().action("nothing" if notation == "draw" else notation)


async def in_the_middle(house: Any, **wish: Any) -> LiveTable:
    """A table at which somebody has drawn a card, and somebody sat down by a link."""
    table: LiveTable = await house.table(ANN, BOB, public=True, **wish)
    for _ in range(30):
        seat = table.state.pending[0]
        actions = legal(table, seat)
        await act(table, seat, "draw" if "draw" in actions else actions[-1])
        if "draw" in actions and table.state.moves > 4:
            break
    await table.leave(BOB, StandIn(seat=1))
    await table.come_back(BOB, OfSeat(seat=1))
    return table


@pytest.mark.parametrize(
    ("games", "said", "moves"),
    [
        ({"harbour": NoWay()}, "nothing leads from them to rules 2", None),
        ({"harbour": NoLift()}, "can no longer be read", None),
        ({"harbour": Strict()}, "no longer follows the rules", 2),
        ({}, "“harbour” is not installed", None),
    ],
)
def test_a_table_that_cannot_be_carried_on_can_be_read(games: dict[str, Game], said: str, moves: int | None) -> None:
    async def releases() -> None:
        async with room(games=FIRST) as house:
            table = await in_the_middle(house)
            name, database, row = table.state.row.id, house.store.database, table.state.row
            info = table.info(ANN)
            held = len(database.entries[name])
        async with room(database, games=games) as after:
            table = await after.tables.open(name)
            stopped = table.info(BOB)
            assert (stopped.status, stopped.pending, stopped.version) == ("stopped", [], held)
            assert stopped.stopped is not None
            assert said in stopped.stopped.en
            assert f"release {__version__}" in stopped.stopped.en
            assert stopped.stopped.fr != stopped.stopped.en
            assert [seat.name for seat in stopped.seats] == ["Ann", "Bob"]
            assert stopped.you.seats == [1]
            await can_be_read(table, moves, info.points)
            await nothing_goes_on(table)
            await listed_as_stopped(after, database, games, name)
            await raw_record(table, row, database)
            assert len(database.entries[name]) == held

    run(releases)


async def can_be_read(table: LiveTable, moves: int | None, points: list[int]) -> None:
    page = Page(table, BOB).join()
    if moves is None:
        assert page.scene is None
        assert table.info(BOB).points == points, "as they were known"
        await refused(_call(table.moment, BOB, 0), "stopped", 409)
        await refused(_call(table.series, BOB), "stopped", 409)
        await refused(_call(table.record, BOB), "stopped", 409)
    else:
        assert page.scene is not None
        assert table.state.moves == moves
        assert [table.moment(BOB, move).move for move in range(moves + 1)] == [*range(moves + 1)]
        await refused(_call(table.moment, BOB, moves + 1), "not_found", 404)
        assert table.series(BOB).points
        shared = Record.parse(table.record(BOB))
        assert shared.seed is None
        assert len(shared.entries) == moves


async def _call(what: Any, *given: Any) -> Any:
    return what(*given)


async def nothing_goes_on(table: LiveTable) -> None:
    version = table.state.version
    for work in (
        table.act(BOB, ActRequest(seat=1, version=version, actions=["draw"])),
        table.undo(BOB, UndoRequest(seat=1, version=version)),
        table.redo(BOB, UndoRequest(seat=1, version=version)),
        table.rewind(ANN, RewindRequest(move=0, version=version)),
        table.begin(ANN),
        table.leave(BOB, StandIn(seat=1)),
        table.concede(BOB, StandIn(seat=1)),
        table.claim(DAN, "1-x"),
        table.again(ANN),
        table.sit(DAN, Sit()),
    ):
        await refused(work, "stopped", 409)


async def listed_as_stopped(after: Any, database: Database, games: dict[str, Game], name: str) -> None:
    async with room(database, games=games) as fresh:
        await fresh.tables.open(name)
        fresh.tables._live.clear()  # it has left memory since
        for house in (after, fresh):
            lobby = await house.tables.lobby(BOB)
            assert [(info.status, info.stopped is not None) for info in lobby.yours] == [("stopped", True)]
    assert not fresh.bots.asked


async def raw_record(table: LiveTable, row: TableRow, database: Database) -> None:
    """The owner has what was written, seed and all, and the first release can go on with it."""
    text = table.record(ANN)
    record = Record.parse(text)
    assert (record.rules, record.content, record.seed) == (1, row.content, row.seed)
    played = [entry for entry in database.entries[row.id] if entry.kind == "act"]
    assert [entry.notation for entry in record.entries] == [entry.body["notation"] for entry in played]
    assert record.replay(FIRST["harbour"]).pending()


def test_the_sentence_names_the_release_since_which_it_is_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def releases() -> None:
        async with room(games=FIRST) as house:
            table = await in_the_middle(house)
            name, database = table.state.row.id, house.store.database
        for version in ("0.2.0", "0.3.0"):
            monkeypatch.setattr("ecumene.table.log.loading.__version__", version)
            async with room(database, games={"harbour": NoWay()}) as after:
                for info in ((await after.tables.lobby(ANN)).yours[0], (await after.tables.open(name)).info(ANN)):
                    assert info.stopped is not None
                    assert "release 0.2.0" in info.stopped.en
                    assert "version 0.2.0" in info.stopped.fr

    run(releases)


def test_a_stopped_table_is_carried_on_by_a_release_that_can(store_url: str) -> None:
    async def releases() -> None:
        async with release(store_url, FIRST) as first:
            table = await in_the_middle(first)
            name = table.state.row.id
        async with release(store_url, {"harbour": NoWay()}) as broken:
            assert (await broken.tables.open(name)).info(ANN).status == "stopped"
        async with release(store_url, SECOND) as mended:
            table = await mended.tables.open(name)
            assert table.info(ANN).status == "running"
            await play(table, 1_000)
            assert table.info(ANN).status == "over"

    run(releases)


def test_a_finished_game_that_no_longer_replays_keeps_its_result() -> None:
    async def releases() -> None:
        async with room(games=FIRST) as house:
            table = await house.table(ANN, BOB)
            while table.state.pending:
                seat = table.state.pending[0]
                actions = legal(table, seat)
                await act(table, seat, "draw" if "draw" in actions else actions[-1])
            name, info, record = table.state.row.id, table.info(ANN), table.record(DAN)
            database = house.store.database
        async with room(database, games={"harbour": Strict()}) as after:
            table = await after.tables.open(name)
            stopped = table.info(DAN)
            assert (stopped.status, stopped.points, stopped.winners) == ("stopped", info.points, info.winners)
            kept, whole = Record.parse(table.record(DAN)), Record.parse(record)
            assert (kept.entries, kept.seed) == (whole.entries, whole.seed), "a game that is over has no secrets"

    run(releases)


def test_bots_and_the_sweep_leave_a_stopped_table_alone() -> None:
    async def releases() -> None:
        async with room(games=FIRST) as house:
            house.bots.answers = lambda question: None
            table = await house.table(ANN, bots=["gentle", "gentle"])
            name, database = table.state.row.id, house.store.database
        async with room(database, games={"harbour": NoWay()}) as after:
            await until_(lambda: name in after.tables._live)
            table = await after.tables.open(name)
            assert table.idle
            assert after.bots.asked == []

    run(releases)
