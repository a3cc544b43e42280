"""Write the golden store of a release: tables of every game, as that release left them, which must open for good.

    python tools/make_golden_store.py

A step of making a release (CONTRIBUTING.md). The store of a release that is there already is never written again: later
code must open what the release wrote, not what it would write itself. It is kept as SQL, so that one can read it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from ecumene import __version__
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest, Tables
from ecumene.table.store import Store
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
from ecumene.table.wire.problems import TableProblem

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "table" / "golden"
ANN, BOB = Guest("ann" * 8, "Ann"), Guest("bob" * 8, "Bob")
YOU, OPEN, BOT = SeatWish(kind="you"), SeatWish(kind="open"), SeatWish(kind="bot", level="gentle")
MINES = "tokens: [{id: mines, pawns: 4}]"

RUNNING = {"vinci": 60, "rise_and_fall": 60, "tapestry": 50, "rise_of_empires": 50, "beyond_the_horizon": 50}
"""The games of which a table is left in the middle, after so many decisions of people."""


async def person_decides(table: LiveTable) -> bool:
    """Wait until a person must decide, or nobody any more; whether one must."""
    while table.state.status == "running":
        if any(not table.state.seats[seat].by_bot for seat in table.state.pending):
            return True
        await asyncio.sleep(0.01)
    return False


async def play(table: LiveTable, decisions: int, rng: Random) -> None:
    """People decide at random, take back and do again; bots answer."""
    people = {guest.id: guest for guest in (ANN, BOB)}
    for _ in range(decisions):
        if not await person_decides(table):
            return
        state = table.state
        seat = next(seat for seat in state.pending if not state.seats[seat].by_bot)
        guest = people[state.seats[seat].holders[0]]
        assert state.last is not None
        actions = [action.notation for action in state.last.position.legal(seat)]
        try:
            await table.act(guest, ActRequest(seat=seat, version=state.version, actions=[rng.choice(actions)]))
            if rng.random() < 0.2:
                await table.undo(guest, UndoRequest(seat=seat, version=table.state.version))
                if rng.random() < 0.5:
                    await table.redo(guest, UndoRequest(seat=seat, version=table.state.version))
        except TableProblem:
            continue  # a bot was faster, or this cannot be taken back


async def fill(tables: Tables) -> None:
    """Tables as real servers have them."""
    for number, (game, decisions) in enumerate(RUNNING.items()):
        seats = [YOU, OPEN, BOT] if game != "rise_and_fall" else [YOU, OPEN]
        wish = NewTable(game=game, seats=seats, seed=number + 1, title=f"{game}, running")
        table = await tables.open((await tables.create(ANN, wish)).id)
        await table.sit(BOB, Sit())
        await table.begin(ANN)
        await play(table, decisions, Random(number))
    await stories(tables)


async def stories(tables: Tables) -> None:
    """A finished game, one that was taken back and left, one from a record, and two that have not begun."""
    wish = NewTable(game="vinci", seats=[YOU, BOT], seed=11, title="finished")
    finished = await tables.open((await tables.create(ANN, wish)).id)
    await play(finished, 10_000, Random(1))
    assert finished.state.status == "over"
    wish = NewTable(game="vinci", seats=[YOU, BOT, BOT], seed=12, title="an owner's content", content=MINES)
    table = await tables.open((await tables.create(ANN, wish)).id)
    await play(table, 20, Random(2))
    await table.rewind(ANN, RewindRequest(move=table.state.moves // 2, version=table.state.version))
    await play(table, 10, Random(3))
    await table.leave(ANN, StandIn(seat=table.info(ANN).you.seats[0], level="gentle"))
    await table.come_back(ANN, OfSeat(seat=table.info(ANN).you.seats[0]))
    await play(table, 5, Random(4))
    await person_decides(table)
    record = (await tables.open(await first(tables, "rise_of_empires"))).record(BOB)
    await tables.import_record(ANN, ImportRecord(record=record, title="from a record"))
    for title, content in (("waiting", ""), ("waiting with an owner's content", MINES)):
        seats = [YOU, OPEN, BOT]
        await tables.create(ANN, NewTable(game="vinci", seats=seats, seed=13, title=title, content=content))


async def first(tables: Tables, game: str) -> str:
    """A table of that game."""
    return next(info.id for info in (await tables.lobby(ANN)).yours if info.game == game)


async def write(file: Path) -> None:
    store = await Store.open(f"sqlite:///{file}")
    tables = Tables(store, 1)
    await tables.start()
    await fill(tables)
    await tables.stop()
    await store.close()


def main() -> int:
    goal = FOLDER / f"{__version__}.sql"
    if goal.exists():
        print(f"{goal.name} is there: the store of a release is written once", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "golden.db"
        asyncio.run(write(file))
        with closing(sqlite3.connect(file)) as connection:
            lines = list(connection.iterdump())
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{goal.name}: {sum(line.startswith('INSERT') for line in lines)} rows, {goal.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
