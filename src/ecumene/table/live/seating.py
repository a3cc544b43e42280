"""Seating: who may sit where, and hand a seat to a bot. Each function says what a wish amounts to, or refuses it."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from random import Random

from ecumene.core.action import Seat
from ecumene.table.live.absence import Roll, told_time
from ecumene.table.live.colours import is_free
from ecumene.table.live.rated import need_one_seat, need_opponents
from ecumene.table.log.closing import closed
from ecumene.table.log.coached import is_rated
from ecumene.table.log.deeds import Deed
from ecumene.table.log.state import BOT_NAMES, SeatState, TableState, secret_number
from ecumene.table.log.stopped import stopped
from ecumene.table.wire.guests import Guest, clean_name, own_name
from ecumene.table.wire.messages import Admit, Fill, Give, Level, OfSeat, Sit, StandIn
from ecumene.table.wire.problems import problem


def sit(state: TableState, guest: Guest, wish: Sit, kept: frozenset[str] = frozenset()) -> list[Deed]:
    """Take an open seat, of which as many stay free as people they are kept for have not come."""
    if state.status != "waiting":
        raise problem("not_allowed", "begun-already")
    need_admitted(state, guest)
    if state.row.public and guest.id != state.row.owner and state.seats_of(guest.id):
        raise problem("not_allowed", "one-seat", "seat")
    need_one_seat(state, guest, "seat")
    name = _name(wish.name, guest)
    open_seats = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if wish.seat is not None:
        find_seat(state, wish.seat)
    chosen = wish.seat if wish.seat is not None else next(iter(open_seats), None)
    if chosen not in open_seats:
        raise problem("not_allowed", "seat-taken", "seat")
    awaited = [each for each in kept if each != guest.id and not state.seats_of(each)]
    if guest.id not in kept and len(open_seats) <= len(awaited):
        raise problem("not_allowed", "seat-kept", "seat")
    if guest.id != state.row.owner:  # who brought the record
        need_unseen(state, guest, chosen)
    sits = Deed("sit", chosen, guest.id, {"name": own_name(name, names_beside(state, chosen))})
    own = state.colour(state.seats[chosen])
    liked = wish.colour or own
    if liked == own or not is_free(state, chosen, liked):
        return [sits]
    return [sits, Deed("colour", chosen, guest.id, {"colour": liked})]


def _name(wished: str | None, guest: Guest) -> str:
    """What somebody who sits down is called."""
    name = clean_name(wished or guest.name)
    if not name:
        raise problem("bad_request", "name-invisible" if wished else "name-missing", "name")
    return name


def fill(state: TableState, guest: Guest, wish: Fill) -> list[Deed]:
    """The owner gives a seat to a bot, or frees it."""
    need_owner(state, guest)
    if state.status != "waiting":
        raise problem("not_allowed", "begun-already")
    seat = find_seat(state, wish.seat)
    if seat.kind == "person" and guest.id not in seat.holders:
        raise problem("not_allowed", "seat-taken", "seat")
    if wish.kind == "open":
        return [Deed("fill", wish.seat, guest.id, {"level": ""})]
    return [fill_deed(wish.seat, guest, wish.level, seat.colour, names_beside(state, wish.seat))]


def fill_deed(number: Seat, guest: Guest, level: Level, colour: int, others: list[str]) -> Deed:
    """A bot sits down. Its name is that of its colour, and is written only where somebody has it already."""
    name = own_name(BOT_NAMES[colour], others)
    return Deed("fill", number, guest.id, {"level": level, **({} if name == BOT_NAMES[colour] else {"name": name})})


def give(state: TableState, guest: Guest, wish: Give) -> list[Deed]:
    """The owner gives an open seat to somebody who has one already."""
    need_owner(state, guest)
    if state.status != "waiting":
        raise problem("not_allowed", "begun-already")
    if find_seat(state, wish.seat).kind != "open":
        raise problem("not_allowed", "seat-taken", "seat")
    given = _seat_called(state, wish.to, "to")
    if not given.holders:
        raise problem("not_allowed", "nobody-there", "to")
    first, *others = given.holders
    need_one_seat(state, Guest(first, ""), "to")
    name = own_name(given.name, names_beside(state, wish.seat))
    return [Deed("sit", wish.seat, first, {"name": name}), *[Deed("hold", wish.seat, other) for other in others]]


def admit(state: TableState, guest: Guest, wish: Admit) -> list[Deed]:
    """The owner lets somebody sit down again whose seat they freed."""
    need_owner(state, guest)
    if all(barred.since != wish.since for barred in state.barred):
        raise problem("not_found", "nobody-barred", "since")
    return [Deed("admit", None, guest.id, {"since": wish.since})]


def begin(state: TableState, guest: Guest) -> list[Deed]:
    """The owner begins the game, or goes on with one from a record."""
    need_owner(state, guest)
    if state.status != "waiting":
        raise problem("not_allowed", "begun-already")
    if any(seat.kind == "open" for seat in state.seats):
        raise problem("waiting", "seat-open")
    need_opponents(state)
    return [Deed("begin", None, guest.id, {"order": drawn_order(state)})]


def drawn_order(state: TableState) -> list[int]:
    """For each seat of the game the seat as wished for that goes there."""
    order = list(range(len(state.seats)))
    if state.row.order == "random" and not state.row.imported:
        Random(secret_number(state, "order")).shuffle(order)
    return order


def leave(state: TableState, guest: Guest, wish: StandIn, roll: Roll) -> list[Deed]:
    """Free a seat before the game; during it, let a bot stand in: for oneself, or for somebody absent."""
    seat = find_seat(state, wish.seat)
    plays = state.status != "waiting" and bool(state.seats_of(guest.id))
    if guest.id not in seat.holders and guest.id != state.row.owner and not plays:
        raise problem("not_your_seat", "not-your-seat", "seat")
    if seat.kind != "person":
        raise problem("not_allowed", "nobody-there", "seat")
    if state.status == "waiting":
        return [Deed("leave", wish.seat, guest.id)] if guest.id in seat.holders else _kick(state, guest, seat)
    need_running(state)
    if seat.by_bot:
        raise problem("not_allowed", "bot-already", "seat")
    if guest.id in seat.holders:
        return [Deed("standin", wish.seat, guest.id, {"level": wish.level})]
    seats = state.seats_of(guest.id)
    absent = roll.need(state, wish.seat, "owner" if guest.id == state.row.owner else "player", seats)
    after = list(told_time(absent.since)[0])
    body = {"level": wish.level, "why": absent.why, "by": next(iter(seats), None), "after": after}
    return [Deed("standin", wish.seat, guest.id, body)]


def returning(state: TableState, guest: Guest) -> list[Deed]:
    """Who comes before the bot has moved that others put on their seat has never been away."""
    if state.status != "running":
        return []
    return [Deed("back", seat, guest.id) for seat in state.seats_of(guest.id) if state.seats[seat].revocable]


def _kick(state: TableState, owner: Guest, kicked: SeatState) -> list[Deed]:
    """The owner frees every seat of a person, who cannot sit down here again, with none of their browsers."""
    out = list(kicked.holders)
    return [
        Deed("leave", number, owner.id, {"barred": out})
        for number, seat in enumerate(state.seats)
        if owner.id not in seat.holders and not set(out).isdisjoint(seat.holders)
    ]


def come_back(state: TableState, guest: Guest, wish: OfSeat) -> list[Deed]:
    """Take one's seat back from the bot that stood in."""
    seat = own_seat(state, guest, wish.seat)
    if seat.conceded:
        raise problem("not_allowed", "conceded", "seat")
    if not seat.away:
        raise problem("not_allowed", "not-away", "seat")
    if seat.timed_out and seat.bot_waits and wish.seat in state.pending:
        raise problem("not_allowed", "time-up-bot", "seat")
    return [Deed("back", wish.seat, guest.id)]


def concede(state: TableState, guest: Guest, wish: StandIn) -> list[Deed]:
    """Give up: a bot plays on for good."""
    seat = own_seat(state, guest, wish.seat)
    need_running(state)
    if seat.conceded:
        raise problem("not_allowed", "conceded", "seat")
    return [Deed("concede", wish.seat, guest.id, {"level": wish.level})]


# ---- the secret link of a seat


def seat_secret(state: TableState, number: Seat, key: str) -> str:
    """What moves a seat to another browser of its person. Whoever sits there later has another one."""
    seat = state.seats[number]
    text = f"{state.row.id}:{seat.colour}:{seat.since}"
    return f"{seat.colour}-{blake2b(text.encode(), key=key.encode()[:64], digest_size=20).hexdigest()}"


def claim(state: TableState, guest: Guest, secret: str, key: str) -> list[Deed]:
    """Hold the seat whose secret one knows; nothing to do where one holds it already."""
    for number, seat in enumerate(state.seats):
        known = seat.kind == "person" and bool(seat.holders) and secret.isascii()
        if known and compare_digest(secret.encode(), seat_secret(state, number, key).encode()):
            return [] if guest.id in seat.holders else _hold(state, guest, number)
    raise problem("not_found", "no-such-link", "secret")


def _hold(state: TableState, guest: Guest, number: Seat) -> list[Deed]:
    """One more browser of a seat's person: not one that is somebody else here."""
    need_admitted(state, guest)
    need_unseen(state, guest, number)
    alone = is_rated(state.row) or (state.row.public and guest.id != state.row.owner)
    strange = [other for other in state.seats_of(guest.id) if not _same_person(state, other, number)]
    if alone and strange:
        raise problem("not_allowed", "one-seat", "secret")
    return [Deed("hold", number, guest.id)]


def renew(state: TableState, guest: Guest, number: Seat) -> list[Deed]:
    """Another link for one's seat; the old one and every browser that came by it lose the seat."""
    own_seat(state, guest, number)
    return [Deed("renew", number, guest.id)]


# ---- what several need


def names_beside(state: TableState, number: Seat | None) -> list[str]:
    """What the others at a table are called."""
    return [seat.name for other, seat in enumerate(state.seats) if other != number and seat.kind != "open"]


def find_seat(state: TableState, number: Seat) -> SeatState:
    """The seat of that number."""
    return _seat_called(state, number, "seat")


def _seat_called(state: TableState, number: Seat, field: str) -> SeatState:
    if not 0 <= number < len(state.seats):
        raise problem("bad_request", "no-such-seat", field, seats=len(state.seats))
    return state.seats[number]


def own_seat(state: TableState, guest: Guest, number: Seat) -> SeatState:
    """A seat that the guest holds."""
    seat = find_seat(state, number)
    if guest.id not in seat.holders:
        raise problem("not_your_seat", "not-your-seat", "seat")
    return seat


def need_admitted(state: TableState, guest: Guest) -> None:
    """Refuse whose seat the owner freed before the game."""
    if state.is_barred(guest.id):
        raise problem("not_allowed", "barred")


def need_unseen(state: TableState, guest: Guest, number: Seat) -> None:
    """Refuse a seat to whoever has seen what only another may see. One person may have several from the start."""
    if state.game.one_scene:  # there is nothing that only one seat sees
        return
    seen = [other for other, seat in enumerate(state.seats) if other != number and guest.id in seat.seen]
    if any(not _same_person(state, other, number) for other in seen):
        raise problem("not_allowed", "seen-another", "seat")


def _same_person(state: TableState, one: Seat, other: Seat) -> bool:
    """Whether somebody holds both seats. Nobody comes to hold two of different people once the game is on."""
    return not set(state.seats[one].holders).isdisjoint(state.seats[other].holders)


def need_owner(state: TableState, guest: Guest) -> None:
    """Refuse everybody but the owner."""
    if guest.id != state.row.owner:
        raise problem("not_allowed", "owner-only")


def need_running(state: TableState) -> None:
    """Refuse what only a game that is on allows."""
    if state.stopped is not None:
        raise stopped(state.stopped)
    if state.closed is not None:
        raise closed(state.closed)
    if state.status == "waiting":
        raise problem("waiting", "not-begun")
    if state.status == "over":
        raise problem("over", "game-over")
