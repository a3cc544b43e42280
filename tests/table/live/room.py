"""A room with tables in it, and people who speak with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import time
from typing import Any, ClassVar, Literal, TypeVar

import pytest
from pydantic import BaseModel

from ecumene import catalogue
from ecumene.bots import make_bot
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.scene import Scene
from ecumene.core.staging import apply_patch
from ecumene.table.bots.judging import judge
from ecumene.table.bots.lanes import Errand
from ecumene.table.bots.worker import advise
from ecumene.table.bots.workers import BOTS, BotWorkers, Decision, Question
from ecumene.table.live.audience import Subscription
from ecumene.table.live.house import Meter
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest, Tables
from ecumene.table.log.shelf import Shelf
from ecumene.table.wire.live_messages import Full, Presence, Update
from ecumene.table.wire.messages import ActRequest, Level, NewTable, SeatWish, Sit, TableInfo
from ecumene.table.wire.paper_messages import Paper
from ecumene.table.wire.premove_messages import Premoves
from ecumene.table.wire.problems import TableProblem
from ecumene.table.wire.talk_messages import Talk
from tests.table.live.ferry import Ferry, Hasty, Rash
from tests.table.live.memory import Database, MemoryStore
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition

T = TypeVar("T")

HARBOUR = Harbour()


class VeiledPosition(HarbourPosition):
    """Harbour where nobody sees another's coins."""

    def _hide(self, seat: int | None) -> None:
        super()._hide(seat)
        self.coins = [rows if s == seat else [0] * len(rows) for s, rows in enumerate(self.coins)]


class Veiled(Harbour):
    """A game whose points are secret."""

    id: ClassVar[str] = "veiled"

    def _position(self, seats: int, options: Options, chance: Chance | None) -> VeiledPosition:
        return VeiledPosition(self, seats, options, chance)


OWN: tuple[Game, ...] = (HARBOUR, Veiled(), Ferry(), Hasty(), Rash())
GAMES: dict[str, Game] = {**{game.id: game for game in OWN}, **{name: catalogue[name] for name in catalogue}}
MODELS: dict[str, type[BaseModel]] = {
    "full": Full,
    "update": Update,
    "presence": Presence,
    "talk": Talk,
    "paper": Paper,
    "premoves": Premoves,
}

ANN, BOB, CAT, DAN = (Guest(name.lower() * 8, name) for name in ("Ann", "Bob", "Cat", "Dan"))


class InlineBots(BotWorkers):
    """Bots that think at once, in this process. `answers` replaces them; None never answers."""

    def __init__(self, games: Mapping[str, Game] | None = None) -> None:
        super().__init__(1)
        self.shelf = Shelf(GAMES if games is None else games)
        self.asked: list[Question] = []
        self.answers: Callable[[Question], Decision | None] | None = None
        self.considered: list[dict[str, Any]] = []
        self.judging: Callable[[dict[str, Any]], dict[str, Any] | None] | None = None

    def get_ready(self) -> None: ...

    async def stop(self) -> None: ...

    async def decide(self, question: Question) -> Decision:
        self.asked.append(question)
        await asyncio.sleep(0)
        if self.answers is not None:
            answer = self.answers(question)
            if answer is None:
                await asyncio.Event().wait()
            assert answer is not None
            return answer
        return Decision(self.thought(question), "", 0.0)

    async def consider(self, asked: dict[str, Any], errand: Errand) -> dict[str, Any] | None:
        self.considered.append(asked)
        await asyncio.sleep(0)
        if self.judging is not None:
            return self.judging(asked)
        return await asyncio.to_thread(judge, self.shelf, json.loads(json.dumps(asked)))

    async def advise(self, question: Question, milliseconds: int = 0) -> list[dict[str, Any]]:
        asked = {"game": question.game, "content": question.content, "view": question.view, "seat": question.seat}
        return advise(self.shelf, {**asked, "seed": question.seed, "advise": 1})

    def thought(self, question: Question) -> str:
        """What the bot does, in notation."""
        game = self.shelf.kept(question.game, question.view["content"], question.content)
        view = game.load(question.view)
        bot = make_bot(BOTS[question.level], question.seed)
        return bot.choose(view, question.seat).notation


def noon() -> float:
    """A clock that stands still, so that what is told twice is the same."""
    return 1_800_000_000.0


class Room:
    """Tables on a store in memory."""

    def __init__(self, store: MemoryStore, bots: InlineBots, tables: Tables) -> None:
        self.store, self.bots, self.tables = store, bots, tables

    async def table(
        self,
        *people: Guest,
        bots: Sequence[Level] = (),
        game: str = "harbour",
        seed: int = 7,
        begin: bool = True,
        order: Literal["random", "fixed"] = "fixed",
        **wish: Any,
    ) -> LiveTable:
        """A table of these people, the first of whom owns it, and bots on the seats after theirs."""
        owner, *others = people
        seats = [SeatWish(kind="you"), *[SeatWish(kind="open")] * len(others)]
        seats += [SeatWish(kind="bot", level=level) for level in bots]
        chosen = None if wish.get("public") else seed  # strangers are offered no table with a chosen seed
        info = await self.tables.create(owner, NewTable(game=game, seats=seats, seed=chosen, order=order, **wish))
        table = await self.tables.open(info.id)
        for guest in others:
            await table.sit(guest, Sit())
        if begin and others:
            await table.begin(owner)
        return table

    async def reopened(self, table: LiveTable) -> LiveTable:
        """The same table as another server finds it, from the store alone."""
        tables = Tables(MemoryStore(self.store.database), self.bots, games=GAMES, clock=self.tables.house.clock)
        return await tables.open(table.state.row.id)


@asynccontextmanager
async def room(
    database: Database | None = None,
    shared: bool = False,
    bot_pause: float = 0.0,
    takeover: float | None = None,
    meter: Meter | None = None,
    games: Mapping[str, Game] | None = None,
    clock: Callable[[], float] | None = None,
    grace: float = 0.0,
    **more: Any,
) -> AsyncIterator[Room]:
    """A server's tables, started and stopped. `games` are what its release has installed.

    Time stands still, but where a test brings a clock or waits for bots.
    """
    store, bots = MemoryStore(database, shared), InlineBots(games)
    installed = GAMES if games is None else games
    more |= {"clock": clock or (time if takeover or shared else noon), "grace": grace}
    tables = Tables(store, bots, bot_pause, games=installed, takeover=takeover, meter=meter, **more)
    await tables.start()
    try:
        yield Room(store, bots, tables)
    finally:
        await tables.stop()
        await store.close()


class Page:
    """A browser at a table: keeps what it is told the way the page does, and checks every message's shape."""

    def __init__(self, table: LiveTable, guest: Guest) -> None:
        self.table, self.guest = table, guest
        self.bytes: list[bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.scene: Scene | None = None
        self.log: list[Any] = []
        self.told: dict[str, Any] = {}
        self.version = -1
        self.subscription: Subscription | None = None

    def join(self, looks: bool = True) -> Page:
        """Join for the first time, or resume; a page that is not looked at lies in the background."""
        missed = None if self.version < 0 else self.table.since(self.guest, self.version)
        for message in [self.table.full(self.guest)] if missed is None else missed:
            self.hear(message)
        self.subscription = self.table.join(self.guest, self.hear, looks=looks)
        return self

    def look(self, visible: bool) -> None:
        """Come into sight, or go into the background."""
        assert self.subscription is not None
        self.table.look(self.subscription, visible)

    def leave(self) -> None:
        assert self.subscription is not None
        self.subscription.leave()

    def hear(self, sent: bytes) -> None:
        message = json.loads(sent)
        MODELS[message["type"]].model_validate(message)
        self.bytes.append(sent)
        self.heard.append(message)
        if message["type"] == "full":
            self._hear_full(message)
        elif message["type"] == "update":
            self._hear_update(message)

    def _hear_full(self, message: dict[str, Any]) -> None:
        self.scene, self.log = message["scene"], [None] * message["log_from"] + message["log"]
        self._keep(message)

    def _hear_update(self, message: dict[str, Any]) -> None:
        assert message["since"] == self.version, "an update was lost or came twice"
        if self.scene is not None:
            self.scene = apply_patch(self.scene, message["patch"])
        self.log = self.log[: message["log_keep"]] + message["log"]
        self._keep(message)

    def _keep(self, message: dict[str, Any]) -> None:
        self.version = message["version"]
        self.told = {name: message[name] for name in ("choices", "undo", "table")}

    def agrees(self) -> None:
        """What was heard bit by bit is what the table says as a whole."""
        whole = json.loads(self.table.full(self.guest))
        assert self.version == whole["version"]
        assert by_id(self.scene) == by_id(whole["scene"])
        assert self.log[-len(whole["log"]) :] == whole["log"] or not whole["log"]
        for name in ("choices", "undo"):
            assert self.told[name] == whole[name]
        assert self.told["table"] == {**whole["table"], **_presence(self.told["table"])}


def _presence(table: dict[str, Any]) -> dict[str, Any]:
    """Who is here is told by messages of its own, and changes no version."""
    return {"watching": table["watching"], "seats": table["seats"], "absent": table["absent"]}


def by_id(scene: Any) -> Any:
    """A scene whose elements are found by id: their order says nothing."""
    return None if scene is None else {**scene, "elements": {e["id"]: e for e in scene["elements"]}}


# ---- shortcuts


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a test that awaits. The bound is for one that hangs: however busy the machine, none comes near it."""
    return asyncio.run(asyncio.wait_for(work(), 300))


def legal(table: LiveTable, seat: int) -> list[str]:
    """What a seat may do now, in notation."""
    assert table.state.last is not None
    return [action.notation for action in table.state.last.position.legal(seat)]


def holder(table: LiveTable, seat: int) -> Guest:
    """Whoever sits there."""
    return next(guest for guest in (ANN, BOB, CAT, DAN) if guest.id in table.state.seats[seat].holders)


async def act(table: LiveTable, seat: int, *actions: int | str) -> int:
    """Let whoever sits there act; the new version."""
    asked = ActRequest(seat=seat, version=table.state.version, actions=list(actions))
    return (await table.act(holder(table, seat), asked)).version


async def random_action(table: LiveTable, rng: Random) -> None:
    """Anything legal by anybody who must decide."""
    seat = rng.choice(table.state.pending)
    await act(table, seat, rng.choice(legal(table, seat)))


async def until(happens: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait until something is so. The bound is for what never happens."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + seconds
    while not happens():
        assert loop.time() < deadline, "it never happened"
        await asyncio.sleep(0.005)


async def refused(work: Coroutine[Any, Any, Any], code: str, status: int) -> TableProblem:
    """Expect a problem, said in both languages."""
    with pytest.raises(TableProblem) as caught:
        await work
    problem = caught.value.problem
    assert (problem.code, caught.value.status) == (code, status), problem.text.en
    assert problem.text.en
    assert problem.text.fr
    assert problem.text.en != problem.text.fr
    return caught.value


def seat_of(info: TableInfo, name: str) -> int:
    """The seat of somebody by name."""
    return next(seat.seat for seat in info.seats if seat.name == name)
