"""Premoves: answers that a seat gave beforehand, carried out as soon as its question comes, whoever is there.

An answer is taken from the list before it is played, so that it is never played twice, whichever server lives. What it
says is judged by the legal answers of the real question and by the seat's own view (`beforehand.py`): never by more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol
from weakref import ref

from ecumene.core.action import Seat
from ecumene.table.live import acting, seating
from ecumene.table.live.beforehand import Given, Offer, Verdict, foreseen, judged, passing
from ecumene.table.live.house import House
from ecumene.table.live.telling import Data, encode
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import Move, TableState
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.papers import PremoveRow
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest
from ecumene.table.wire.premove_messages import PremoveOffers, PremoveRequest, PremovesInfo
from ecumene.table.wire.problems import TableProblem, problem

log = logging.getLogger("ecumene.table")

RETRY = 1.0
"""Seconds before one more attempt when the store is gone."""

SWEEP = 200
"""So many tables are opened when the server starts, for premoves that were interrupted."""

STEP = 0.001


class Seated(Protocol):
    """A live table, as far as its premoves know it."""

    house: House

    @property
    def state(self) -> TableState: ...

    def tell_guest(self, guest: str, message: bytes) -> None: ...

    async def act_beforehand(
        self, seen: TableState, seat: Seat, decide: Callable[[TableState], list[Deed]], in_time: bool
    ) -> bool: ...


class Premoves:
    """The premoves of one table. They are read from the store when the table comes into memory."""

    def __init__(self, table: Seated) -> None:
        self._of = ref(table)  # what belongs to a table does not keep it in memory
        self._rows: dict[Seat, PremoveRow] | None = None
        self._task: asyncio.Task[None] | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._closed = False
        self._left: dict[Seat, Move | None] = {}  # the questions that are left to their seat
        self._last: Move | None = None
        self._back = False  # whether the table went back, and nobody has drawn the consequences yet

    @property
    def _table(self) -> Seated:
        table = self._of()
        assert table is not None, "whoever asks holds the table"
        return table

    @property
    def busy(self) -> bool:
        """Whether a premove is being carried out."""
        return self._task is not None

    # ---- what people wish

    def offers(self, guest: Guest, seat: Seat) -> list[Offer]:
        """What a seat could answer beforehand. It takes a while: not for the event loop."""
        state = self._table.state
        acting.need_playing(state, guest, seat)
        assert state.last is not None
        return foreseen(state.game, state.last.position, seat)

    async def info(self, guest: Guest) -> PremovesInfo:
        """What a guest's seats have answered beforehand."""
        await self._known()
        return PremovesInfo.model_validate({"seats": self._told(self._table.state.seats_of(guest.id))})

    async def keep(self, guest: Guest, wish: PremoveRequest, offers: Sequence[Offer]) -> PremovesInfo:
        """Answer beforehand, or take everything back."""
        state = self._table.state
        seating.own_seat(state, guest, wish.seat)
        rows = await self._known()
        data: dict[str, Any] = {}
        if wish.answers or wish.passing is not None:
            acting.need_playing(state, guest, wish.seat)
            known = rows[wish.seat].data if wish.seat in rows else {}
            data = wanted(state, wish, offers, known)
        await self._write(PremoveRow(state.row.id, wish.seat, guest.id, data, self._table.house.clock()))
        self._left.pop(wish.seat, None)
        self.wake()
        return await self.info(guest)

    # ---- what becomes of it

    def wake(self) -> None:
        """The table has changed: perhaps somebody has answered what is asked now."""
        state = self._table.state
        self._back = self._back or gone_back(self._last, state.last)
        self._last = state.last
        waits = self._rows is None or self._due() is not None
        if waits and self._task is None and not self._closed and state.status == "running":
            self._task = asyncio.get_running_loop().create_task(self._serve())

    def heard(self) -> None:
        """Another process changed something: look again."""
        self._rows = None
        self._left.clear()
        self.wake()

    async def close(self) -> None:
        """Carry out nothing any more."""
        self._closed = True
        if self._retry is not None:
            self._retry.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _serve(self) -> None:
        table = self._table  # it stays while its premoves are carried out
        try:
            await self._known()
            await self._notice_return()
            while (seat := self._due()) is not None:
                await self._turn(seat)
        except (TableProblem, StoreUnavailable):  # the store is gone for now
            self._retry = asyncio.get_running_loop().call_later(RETRY, self._again)
        except Exception:
            log.exception("premoves", extra={"table": table.state.row.id})
        finally:
            self._task = None

    def _again(self) -> None:
        if self._of() is not None:
            self.wake()

    def _due(self) -> Seat | None:
        """The first seat that has answered what it is asked now."""
        state = self._table.state
        if state.status != "running":
            return None
        if self._rows and self._back:
            return next(iter(self._rows))
        for seat in state.pending:
            row = (self._rows or {}).get(seat)
            armed = row is not None and (row.data.get("answers") or row.data.get("passing"))
            if armed and not state.seats[seat].by_bot and self._left.get(seat, self) is not state.asked:
                return seat
        return None

    async def _notice_return(self) -> None:
        """When the table goes back, nobody knows any more what was meant."""
        back, self._back = self._back, False
        for row in list((self._rows or {}).values()) if back else []:
            if row.data.get("answers") or row.data.get("passing"):
                await self._settle(row, {"answers": [], "passing": None}, "dropped", "back", first_words(row.data))

    async def _turn(self, seat: Seat) -> None:
        await self._notice_return()
        row = (self._rows or {}).get(seat)
        state = self._table.state
        if row is None or seat not in state.pending:
            return
        if row.guest not in state.seats[seat].holders:  # a guest who has signed in is somebody else by now
            self._rows = None
            row = (await self._known()).get(seat)
            if row is None:
                return
        verdict = await asyncio.to_thread(judged, state, seat, row.data)
        if verdict.acts:
            await self._play(state, row, verdict)
        elif verdict.why:
            gone: Data = {"passing": None} if verdict.passes else {"answers": []}
            await self._settle(row, gone, "dropped", verdict.why, first_words(row.data))
        else:
            self._left[seat] = state.asked

    async def _play(self, state: TableState, row: PremoveRow, verdict: Verdict) -> None:
        words, in_time = first_words(row.data), row.changed <= state.changed
        if not verdict.passes:  # it is taken from the list first: rather lost than done twice
            taken = await self._settle(row, {"answers": row.data["answers"][1:]}, "unsure", "", words)
            if taken is None:
                return
            row = taken
        house = self._table.house
        wish = ActRequest(seat=row.seat, version=state.version, actions=list(verdict.acts))

        def decide(now: TableState) -> list[Deed]:
            acts = acting.act(now, Guest(row.guest, ""), wish)
            return [] if acts.refused is not None else acts.deeds

        try:
            done = await self._table.act_beforehand(state, row.seat, decide, in_time)
        except TableProblem as refused:
            if refused.problem.code == "unavailable":
                raise
            done = False
        if done:
            house.meter.moved("person")
            await self._settle(row, {}, "given", "", words)
        elif not verdict.passes:
            await self._settle(row, {}, "dropped", "illegal", words)
        else:
            self._left[row.seat] = state.asked

    # ---- keeping and telling

    async def _settle(self, row: PremoveRow, change: Data, what: str, why: str, words: Data) -> PremoveRow | None:
        """Write down what became of a premove; nothing where somebody has said otherwise meanwhile."""
        data = {**row.data, **change, "told": {"what": what, "why": why, **words}}
        changed = max(self._table.house.clock(), row.changed + STEP)
        new = replace(row, data=data, changed=changed)
        return new if await self._write(new, row.changed) else None

    async def _write(self, row: PremoveRow, since: float | None = None) -> bool:
        try:
            kept = await self._table.house.store.papers.keep_premoves(row, since)
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None
        if not kept:
            self._rows = None
            await self._known()
            return False
        rows = await self._known()
        rows.pop(row.seat, None)
        if row.data:
            rows[row.seat] = row
        self._tell(row.seat)
        return True

    async def _known(self) -> dict[Seat, PremoveRow]:
        if self._rows is None:
            try:
                rows = await self._table.house.store.papers.premoves(self._table.state.row.id)
            except StoreUnavailable:
                raise problem("unavailable", "store-unavailable") from None
            self._rows = {row.seat: row for row in rows}
        return self._rows

    def _tell(self, seat: Seat) -> None:
        state = self._table.state
        for guest in state.seats[seat].holders:
            told = {"type": "premoves", "seats": self._told(state.seats_of(guest))}
            self._table.tell_guest(guest, encode(told))

    def _told(self, seats: Sequence[Seat]) -> list[Data]:
        return [told(self._rows[seat]) for seat in seats if self._rows and seat in self._rows]


def gone_back(then: Move | None, now: Move | None) -> bool:
    """Whether a move was taken back before another."""
    if then is None or now is None or now is then:
        return False
    return now.number < then.number or now.back(now.number - then.number) is not then


def told(row: PremoveRow) -> Data:
    """What the holders of a seat are told of its premoves."""
    kept = row.data.get("passing")
    return {
        "seat": row.seat,
        "passing": None if kept is None else {"kind": kept["kind"], **called(kept)},
        "answers": [{"acts": each["acts"], **called(each)} for each in row.data.get("answers", [])],
        "told": row.data.get("told"),
    }


def called(kept: Data) -> Data:
    """What a premove is called; those of older releases were kept with their sentence alone."""
    return {"say": kept["say"], "path": kept.get("path", []), "prompt": kept.get("prompt")}


def first_words(data: Data) -> Data:
    """What the premove that comes first is called."""
    answers, kept = data.get("answers"), data.get("passing")
    return called(answers[0]) if answers else {"say": ""} if kept is None else called(kept)


def wanted(state: TableState, wish: PremoveRequest, offers: Sequence[Offer], known: Data) -> dict[str, Any]:
    """A wish as it is kept, in the table's own sentences; what cannot be foreseen is refused."""
    assert state.last is not None
    before = [Given(tuple(each["acts"]), **called(each)) for each in known.get("answers", [])]
    foretold = {given.key: given for given in [*before, *(given for offer in offers for given in offer.answers)]}
    answers: list[Data] = []
    for number, each in enumerate(wish.answers):
        for notation in each.acts:
            acting.find_action(state.game, notation)
        given = foretold.get(Given(tuple(each.acts), each.say).key)
        if given is None:
            raise problem("bad_request", "premove-unforeseen", f"answers.{number}", acts=", ".join(each.acts))
        answers.append(_answer(given))
    return {"answers": answers, "passing": _passing(state, wish, offers, known), "told": None}


def _passing(state: TableState, wish: PremoveRequest, offers: Sequence[Offer], known: Data) -> Data | None:
    if wish.passing is None:
        return None
    assert state.last is not None
    kept = known.get("passing")
    if kept is not None and kept["kind"] == wish.passing:
        return {**kept}
    since = state.last.number
    for offer in offers:
        if offer.kind == wish.passing and offer.passes is not None:
            return {"kind": offer.kind, **_words(offer.passes), "since": since}
    choice = state.game.choice(state.last.position.view(wish.seat), wish.seat) if wish.seat in state.pending else None
    if choice is not None and choice["kind"] == wish.passing and (given := passing(state.game, choice)) is not None:
        return {"kind": choice["kind"], **_words(given), "since": since}
    raise problem("bad_request", "premove-no-pass", "passing", kind=wish.passing)


def offered(offers: Sequence[Offer]) -> PremoveOffers:
    """Offers as they travel."""
    found = [
        {
            "kind": offer.kind,
            "prompt": offer.prompt,
            "passes": None if offer.passes is None else _answer(offer.passes),
            "answers": [_answer(given) for given in offer.answers],
        }
        for offer in offers
    ]
    return PremoveOffers.model_validate({"offers": found})


def _answer(given: Given) -> Data:
    return {"acts": list(given.acts), **_words(given)}


def _words(given: Given) -> Data:
    return {"say": given.say, "path": list(given.path), "prompt": given.prompt}


async def resume(store: Store, open_table: Callable[[str], Awaitable[object]]) -> None:
    """Open the tables at which somebody has answered beforehand: nobody may be there to do it."""
    for table_id in await store.papers.with_premoves(SWEEP):
        try:
            await open_table(table_id)
        except Exception:  # a table that cannot be opened must not keep the others waiting
            log.exception("premoves", extra={"table": table_id})
