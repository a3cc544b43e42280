"""Colours: each seat has one of its own. A person may choose theirs before the game; bots and open seats make room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecumene.core.action import Seat
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import TableState
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import COLOURS, Choose, Colour, SeatWish
from ecumene.table.wire.problems import problem


def choose(state: TableState, guest: Guest, wish: Choose) -> list[Deed]:
    """Another colour for one's seat. What another person has is not to be had."""
    if not 0 <= wish.seat < len(state.seats):
        raise problem("bad_request", "no-such-seat", "seat", seats=len(state.seats))
    if guest.id not in state.seats[wish.seat].holders:
        raise problem("not_your_seat", "not-your-seat", "seat")
    if state.status != "waiting":
        raise problem("not_allowed", "begun-already")
    if state.colour(state.seats[wish.seat]) == wish.colour:
        return []
    if not is_free(state, wish.seat, wish.colour):
        raise problem("not_allowed", "colour-taken", "colour")
    return [Deed("colour", wish.seat, guest.id, {"colour": wish.colour})]


def is_free(state: TableState, number: Seat, colour: Colour) -> bool:
    """Whether a seat may have a colour: no person on another one has it."""
    others = [seat for other, seat in enumerate(state.seats) if other != number]
    return all(seat.kind != "person" or state.colour(seat) != colour for seat in others)


def wished(guest: Guest, seats: Sequence[SeatWish]) -> list[Deed]:
    """The colours that the seats of a new table are to have."""
    chosen = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(chosen)) < len(chosen):
        raise problem("bad_request", "colour-twice", "seats")
    return _deeds(guest.id, [(number, seat.colour) for number, seat in enumerate(seats) if seat.colour is not None])


def kept(state: TableState) -> list[Deed]:
    """The same people have the same colours once more, by the seats as they were wished for."""
    seats = sorted(state.seats, key=lambda seat: seat.colour)
    return _deeds(state.row.owner, [(number, state.colour(seat)) for number, seat in enumerate(seats)])


def _deeds(guest: str, wishes: Iterable[tuple[Seat, Colour]]) -> list[Deed]:
    """What it takes to give these colours to the seats of a table where each has its first one."""
    has = list(COLOURS)
    deeds: list[Deed] = []
    for number, colour in wishes:
        if has[number] != colour:
            other = has.index(colour)
            has[number], has[other] = colour, has[number]
            deeds.append(Deed("colour", number, guest, {"colour": colour}))
    return deeds
