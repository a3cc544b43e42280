"""Papers: what somebody writes and draws at a table for themselves. It is told to their own pages alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol
from weakref import ref

from ecumene.table.live.house import House
from ecumene.table.live.telling import Data, encode
from ecumene.table.log.state import TableState
from ecumene.table.store import StoreUnavailable
from ecumene.table.store.database import to_json
from ecumene.table.store.papers import PaperRow
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.paper_messages import MarkInfo, MarksRequest, NoteRequest, PaperInfo
from ecumene.table.wire.problems import problem

KEPT = ("\n", "\t")
"""The control letters that a note may have."""


class Desk(Protocol):
    """A live table, as far as somebody keeps papers there."""

    house: House

    @property
    def state(self) -> TableState: ...

    @property
    def here(self) -> frozenset[str]: ...

    def tell_guest(self, guest: str, message: bytes) -> None: ...


class Papers:
    """The papers of one table. None is kept in memory: whoever looks is few."""

    def __init__(self, table: Desk) -> None:
        self._of = ref(table)  # what belongs to a table does not keep it in memory

    @property
    def _table(self) -> Desk:
        table = self._of()
        assert table is not None, "whoever asks holds the table"
        return table

    async def info(self, guest: Guest) -> PaperInfo:
        """What a guest keeps here."""
        return PaperInfo.model_validate(told(await self._read(guest.id)))

    async def write_note(self, guest: Guest, wish: NoteRequest) -> PaperInfo:
        """Keep a note."""
        return await self._keep(guest, wish.seen, {"note": tidy(wish.note)})

    async def draw(self, guest: Guest, wish: MarksRequest) -> PaperInfo:
        """Keep marks."""
        return await self._keep(guest, wish.seen, {"marks": drawn(wish.marks)})

    async def heard(self) -> None:
        """Something was changed by way of another process: whoever is here is told what they keep now."""
        if not self._table.here:
            return
        try:
            rows = await self._table.house.store.papers.at(self._table.state.row.id)
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None
        for row in rows:
            self._tell(row)

    async def _keep(self, guest: Guest, seen: int, changes: dict[str, Any]) -> PaperInfo:
        house, state = self._table.house, self._table.state
        before = await self._read(guest.id)
        more = sum(len(to_json(value)) - len(to_json(getattr(before, name))) for name, value in changes.items())
        try:
            await house.quota.need(house.store, state, guest.id, more)
            kept = await house.store.papers.keep(state.row.id, guest.id, seen, changes, house.clock())
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None
        row = await self._read(guest.id)
        if not kept:
            raise problem("stale", "paper-stale", "seen", version=row.version)
        house.quota.held += more
        self._tell(row)
        return PaperInfo.model_validate(told(row))

    async def _read(self, guest: str) -> PaperRow:
        try:
            return await self._table.house.store.papers.paper(self._table.state.row.id, guest)
        except StoreUnavailable:
            raise problem("unavailable", "store-unavailable") from None

    def _tell(self, row: PaperRow) -> None:
        self._table.tell_guest(row.guest, encode({"type": "paper", **told(row)}))


def told(row: PaperRow) -> Data:
    """What its guest is told of a paper."""
    return {"note": row.note, "marks": row.marks, "version": row.version}


def tidy(note: str) -> str:
    """A note without what nobody can see, but for the ends of its lines."""
    lines = note.replace("\r\n", "\n").replace("\r", "\n")
    return "".join([letter for letter in lines if letter in KEPT or (letter >= " " and letter != "\x7f")])


def drawn(marks: Iterable[MarkInfo]) -> list[Data]:
    """Marks as they are kept, each once; one that leads nowhere is refused."""
    kept: list[Data] = []
    for number, mark in enumerate(marks):
        if (mark.kind == "arrow") != (mark.to is not None) or mark.to == mark.at:
            raise problem("bad_request", "mark-to", f"marks.{number}.to", number=number)
        plain = mark.model_dump()
        if plain not in kept:
            kept.append(plain)
    return kept
