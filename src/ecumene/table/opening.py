"""Opening tables: from a wish, from a record, or from the people of a table that is over."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ecumene.core.errors import ContentError, EcumeneError, OptionError, UnknownGame
from ecumene.core.game import Game
from ecumene.core.record import Record
from ecumene.table.absence import terms_of
from ecumene.table.acting import act_deed
from ecumene.table.deeds import Deed, follow, follow_all
from ecumene.table.fold import first_state
from ecumene.table.guests import Guest, clean_name, one_line
from ecumene.table.messages import ImportRecord, NewTable
from ecumene.table.problems import problem, unreadable
from ecumene.table.seating import drawn_order
from ecumene.table.shelf import Shelf
from ecumene.table.state import TableState
from ecumene.table.store import EntryRow, TableRow

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
SEED_BITS = 60


@dataclass(frozen=True)
class Opened:
    """A new table and its first entries."""

    state: TableState
    entries: list[EntryRow]


def new_id() -> str:
    """An id that nobody guesses: a table that is not public is found by it alone."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def open_new(shelf: Shelf, guest: Guest, wish: NewTable, at: float) -> Opened:
    """A table as somebody wishes it. Without open seats the game begins at once. Reads files: not for the loop."""
    try:
        game = shelf.game(wish.game, wish.content)
        game.check_offered(wish.options)
        box = game.prepare(len(wish.seats), None, wish.options)
    except UnknownGame as error:
        raise unreadable("no-such-game", error, "game") from error
    except ContentError as error:
        raise unreadable("wrong-content", error, "content") from error
    except OptionError as error:
        raise unreadable("wrong-options", error, "options") from error
    seed = wish.seed if wish.seed is not None else secrets.randbits(SEED_BITS)
    row = TableRow(
        new_id(), game.id, game.version, game.content.hash, wish.content, dict(box.options), len(wish.seats), seed,
        one_line(wish.title), wish.public, wish.order, guest.id, at, False, [],
        terms_of(wish.absence),
    )  # fmt: skip
    game.stage(box)  # drawn now, so that nobody waits for it later
    deeds: list[Deed] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == "you":
            deeds.append(Deed("sit", number, guest.id, {"name": clean_name(guest.name)}))
        elif seat.kind == "bot":
            deeds.append(Deed("fill", number, guest.id, {"level": seat.level}))
    return _opened(row, game, deeds, guest, at, begin=all(seat.kind != "open" for seat in wish.seats))


def open_again(state: TableState, table_id: str, at: float) -> Opened:
    """The same people once more, in their colours, with chances of their own."""
    old = state.row
    row = TableRow(
        table_id, old.game, old.rules, old.content, old.overlay, old.options, old.seats,
        secrets.randbits(SEED_BITS), old.title, old.public, old.order, old.owner, at, False, [], old.terms,
    )  # fmt: skip
    deeds: list[Deed] = []
    for seat in sorted(state.seats, key=lambda seat: seat.colour):
        if seat.kind == "bot":
            deeds.append(Deed("fill", seat.colour, old.owner, {"level": seat.level}))
        elif seat.holders:
            deeds.append(Deed("sit", seat.colour, seat.holders[0], {"name": seat.name}))
            deeds += [Deed("hold", seat.colour, holder) for holder in seat.holders[1:]]
    full = all(seat.kind == "bot" or seat.holders for seat in state.seats)
    return _opened(row, state.game, deeds, Guest(old.owner, ""), at, begin=full)


def open_record(shelf: Shelf, guest: Guest, given: ImportRecord, at: float) -> Opened:
    """A table that goes on where a record ends. Plays the whole record: not for the loop."""
    try:
        record = Record.parse(given.record)
        game = shelf.game(record.game)
        record = record.migrated(game)
        end = record.replay(game)
    except UnknownGame as error:
        raise unreadable("no-such-game", error, "record") from error
    except EcumeneError as error:
        raise unreadable("wrong-record", error, "record") from error
    seed = secrets.randbits(SEED_BITS) if record.seed is None else record.seed
    if not 0 <= seed < 2**SEED_BITS:
        raise problem("bad_request", "wrong-record", "record", problem=f"seed: {seed} is not from 0 to 2^60 - 1")
    setup = [list(outcome) for outcome in record.setup] if record.seed is None else []
    row = TableRow(
        new_id(), game.id, game.version, game.content.hash, "", dict(end.options), record.seats, seed,
        one_line(given.title), False, "fixed", guest.id, at, True, setup,
    )  # fmt: skip
    game.stage(end)
    deeds = [Deed("expect", seat, guest.id, {"name": clean_name(name)}) for seat, name in enumerate(record.names)]
    deeds += _follow_record(first_state(row, game), record)
    return _opened(row, game, deeds, guest, at, begin=False)


def _follow_record(state: TableState, record: Record) -> list[Deed]:
    """The record's actions and undos; without a seed, what it says of chance is a script."""
    deeds: list[Deed] = []
    for entry in record.entries:
        if entry.undoes:
            deed = Deed("undo", entry.seat, "", {"n": entry.undoes})
        else:
            script = entry.outcomes if record.seed is None else None
            deed = act_deed(state, entry.seat, state.game.action(entry.notation), "", script)
        deeds.append(deed)
        state = follow(state, deed, 0.0)[1]
    return deeds


def _opened(row: TableRow, game: Game, deeds: list[Deed], guest: Guest, at: float, begin: bool) -> Opened:
    state = first_state(row, game)
    if begin:
        deeds = [*deeds, Deed("begin", None, guest.id, {"order": drawn_order(state)})]
    entries, states = follow_all(state, deeds, at)
    return Opened(states[-1] if states else state, entries)
