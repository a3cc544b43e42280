"""Playing again with some of those who sat at a table that is over: whoever asks opens it, the others are awaited."""

from __future__ import annotations

import asyncio
import secrets

from ecumene.core.action import Seat
from ecumene.table.live.opening import SEED_BITS, Opened, new_id, opened, today
from ecumene.table.live.seating import fill_deed
from ecumene.table.live.tables import Tables
from ecumene.table.log.deeds import Deed
from ecumene.table.log.foreknown import GUIDE, TERM
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import SeatState, TableState
from ecumene.table.store import TableRow
from ecumene.table.wire.guests import Guest, own_names
from ecumene.table.wire.messages import TableInfo
from ecumene.table.wire.problems import problem


async def play_again(tables: Tables, guest: Guest, state: TableState) -> TableInfo:
    """The same game once more, with open seats for people of a table that is over."""
    house = tables.house
    opened = await asyncio.to_thread(open_with, house.shelf, guest, state, house.clock(), house.now())
    return await tables.keep(guest, opened)


def awaited(state: TableState, guest: Guest, seats: list[Seat]) -> list[str]:
    """Who sat there; refused where that was nobody who can come, or whoever asks."""
    if state.status != "over":
        raise problem("not_allowed", "game-on")
    mine = state.seats_of(guest.id)
    if guest.id != state.row.owner and not mine:
        raise problem("not_allowed", "members-only")
    people: list[str] = []
    for number in seats:
        held = state.seats[number].holders if number < len(state.seats) else ()
        if not held or number in mine or state.seats[number].kind != "person":
            raise problem("bad_request", "again-seats", "seats")
        people.append(held[0])
    return list(dict.fromkeys(people))


def open_with(shelf: Shelf, guest: Guest, state: TableState, at: float, now: float) -> Opened:
    """A table with the same game, options and bots. Its other seats are open: for whom is said by invitations.

    Without an open seat the game begins at once. Reads files: not for the loop.
    """
    old = state.row
    game, options = today(shelf, state)
    row = TableRow(
        new_id(), game.id, game.version, game.content.hash, old.overlay, options, old.seats,
        secrets.randbits(SEED_BITS), old.title, old.public, old.order, guest.id, at, False, [],
        {term: said for term, said in old.terms.items() if term not in (TERM, GUIDE)},
    )  # fmt: skip
    order = sorted(state.seats, key=lambda seat: seat.colour)
    mine = next((seat.colour for seat in order if guest.id in seat.holders), _free(order))
    [name] = own_names([guest.name or next((seat.name for seat in order if guest.id in seat.holders), "")])
    deeds = [Deed("sit", mine, guest.id, {"name": name})]
    deeds += [
        fill_deed(seat.colour, guest, seat.level or "steady", seat.colour, [name])
        for seat in order
        if seat.kind == "bot" and seat.colour != mine
    ]
    return opened(shelf, row, game, deeds, guest, at, now, begin=len(deeds) == len(order))


def _free(order: list[SeatState]) -> Seat:
    """The seat of an owner who had none: one that nobody is awaited at, a bot's if need be."""
    return next((seat.colour for seat in order if seat.kind == "bot"), order[0].colour)
