"""Opening tables: from a wish, from a record, or from the people of a table that is over."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from ecumene.core.errors import ContentError, EcumeneError, OptionError, UnknownGame
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.record import Record
from ecumene.table.live import colours
from ecumene.table.live.absence import terms_of
from ecumene.table.live.acting import act_deed
from ecumene.table.live.pacing import paced
from ecumene.table.live.rated import need_fair
from ecumene.table.live.seating import drawn_order, fill_deed
from ecumene.table.log.clocks import pace_terms
from ecumene.table.log.coached import HINTS, is_rated
from ecumene.table.log.deeds import Deed, follow, follow_all
from ecumene.table.log.fold import first_state
from ecumene.table.log.foreknown import GUIDE, TERM, told_by
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.speaking import terms_of as talk_terms
from ecumene.table.log.state import TableState
from ecumene.table.log.watching import terms_of as watch_terms
from ecumene.table.store import ContentRow, EntryRow, TableRow
from ecumene.table.store.ratings import TERM as RATED
from ecumene.table.wire.guests import Guest, one_line, own_names
from ecumene.table.wire.messages import Colour, ImportRecord, NewTable, SeatWish
from ecumene.table.wire.problems import problem, unreadable
from ecumene.table.wire.time_messages import Pace

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 16
SEED_BITS = 60


@dataclass(frozen=True)
class Opened:
    """A new table, its first entries, and its content."""

    state: TableState
    entries: list[EntryRow]
    content: ContentRow


def new_id() -> str:
    """An id that nobody guesses: a table that is not public is found by it alone."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def open_new(shelf: Shelf, guest: Guest, wish: NewTable, at: float, now: float = 0.0) -> Opened:
    """A table as somebody wishes it, at a moment and at the house's time `now`.

    Without open seats the game begins at once. Reads files: not for the loop.
    """
    wish = paced(wish)
    need_fair(wish)
    if wish.public and wish.seed is not None:
        raise problem("bad_request", "seed-public", "seed")
    try:
        game = shelf.game(wish.game, wish.content)
        wish = _to_learn(game, wish) if wish.guide else wish
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
        _terms(wish),
    )  # fmt: skip
    game.stage(box)  # drawn now, so that nobody waits for it later
    deeds = [*_seated(guest, wish.seats), *colours.wished(guest, wish.seats)]
    begin = all(seat.kind != "open" for seat in wish.seats)
    return opened(shelf, row, game, deeds, guest, at, now, begin=begin)


def _terms(wish: NewTable) -> dict[str, Any]:
    """What the players of a table must know or have agreed to."""
    terms = terms_of(wish.absence) | pace_terms(wish.pace) | talk_terms(wish.talk) | watch_terms(wish.watch)
    if wish.seed is not None:
        terms[TERM] = "seed"
    if wish.guide:
        terms[GUIDE] = True
    if wish.hints:
        terms[HINTS] = True
    if wish.rated:
        terms[RATED] = True
    if wish.language is not None:
        terms["language"] = wish.language
    if wish.beginners:
        terms["beginners"] = True
    return terms


def _to_learn(game: Game, wish: NewTable) -> NewTable:
    """The table of a game's guide: its learner, gentle bots, and the seed that its steps were written for."""
    if wish.content:
        raise problem("bad_request", "guide-content", "content")
    guide = game.guide
    if guide is None:
        raise problem("bad_request", "guide-none", "guide")
    mine: Colour | None = next((seat.colour for seat in wish.seats if seat.kind == "you"), None)
    seats = [SeatWish(kind="you", colour=mine), *[SeatWish(kind="bot", level="gentle")] * (guide.seats - 1)]
    own = {
        "seats": seats,
        "options": guide.options,
        "seed": guide.seed,
        "order": "fixed",
        "public": False,
        "pace": Pace(),
    }
    return wish.model_copy(update=own)


def _seated(guest: Guest, seats: list[SeatWish]) -> list[Deed]:
    """Those who sit at a new table from the start. People choose their names before bots."""
    mine = [number for number, seat in enumerate(seats) if seat.kind == "you"]
    names = own_names([guest.name] * len(mine))
    deeds = [Deed("sit", number, guest.id, {"name": name}) for number, name in zip(mine, names, strict=True)]
    deeds += [
        fill_deed(number, guest, seat.level, number, names) for number, seat in enumerate(seats) if seat.kind == "bot"
    ]
    return sorted(deeds, key=lambda deed: deed.seat or 0)


def open_again(shelf: Shelf, state: TableState, table_id: str, at: float, now: float = 0.0) -> Opened:
    """The same people once more, in their colours, with chances of their own, by the rules and content of today.

    A rated game is agreed to by sitting down, so there everybody does that themselves. Reads files: not for the loop.
    """
    old = state.row
    game, options = today(shelf, state)
    row = TableRow(
        table_id, game.id, game.version, game.content.hash, old.overlay, options, old.seats,
        secrets.randbits(SEED_BITS), old.title, old.public, old.order, old.owner, at, False, [],
        {term: said for term, said in old.terms.items() if term not in (TERM, GUIDE)},
    )  # fmt: skip
    deeds = _kept_out(state)
    owner, seats = Guest(old.owner, ""), sorted(state.seats, key=lambda seat: seat.colour)
    people = own_names([seat.name if seat.holders else "" for seat in seats])
    for seat, name in zip(seats, people, strict=True):
        if seat.kind == "bot":
            deeds.append(fill_deed(seat.colour, owner, seat.level or "steady", seat.colour, people))
        elif seat.holders and not is_rated(row):
            deeds.append(Deed("sit", seat.colour, seat.holders[0], {"name": name}))
            deeds += [Deed("hold", seat.colour, holder) for holder in seat.holders[1:]]
    deeds += colours.kept(state)
    full = all(seat.kind == "bot" or seat.holders for seat in state.seats) and not is_rated(row)
    return opened(shelf, row, game, deeds, owner, at, now, begin=full)


def _kept_out(state: TableState) -> list[Deed]:
    """Whom the owner put out before the game does not come back by its follow-up: they sit down and are put out."""
    deeds: list[Deed] = []
    for barred in {barred.guests: barred for barred in reversed(state.barred)}.values():  # once, whoever had two seats
        out = [guest for guest in barred.guests if guest]
        deeds.append(Deed("sit", 0, out[0], {"name": barred.name}))
        deeds += [Deed("hold", 0, other) for other in out[1:]]
        deeds.append(Deed("leave", 0, state.row.owner, {"barred": out}))
    return deeds


def today(shelf: Shelf, state: TableState) -> tuple[Game, Options]:
    """The game of a table and its options as they are today; where those do not fit any more, as the table has them."""
    row = state.row
    offered = {option.id for option in state.game.offered}
    chosen = {option: value for option, value in row.options.items() if option in offered}
    try:
        game = shelf.game(row.game, row.overlay)
        return game, dict(game.prepare(row.seats, None, chosen).options)
    except EcumeneError:
        return state.game, dict(row.options)


def named_content(given: ImportRecord) -> tuple[str, str]:
    """The game and the content that a record names; empty where it cannot be read."""
    try:
        record = Record.parse(given.record)
    except EcumeneError:
        return "", ""
    return record.game, record.content


def open_record(shelf: Shelf, guest: Guest, given: ImportRecord, at: float, content: str = "") -> Opened:
    """A table that goes on where a record ends; `content` is what it was played with, where that is kept.

    Plays the whole record: not for the loop.
    """
    try:
        record = Record.parse(given.record)
        game = shelf.kept(record.game, record.content, content)
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
        one_line(given.title), False, "fixed", guest.id, at, True, setup, {TERM: told_by(record, game) or ""},
    )  # fmt: skip
    game.stage(end)
    names = enumerate(own_names(record.names))
    deeds = [Deed("expect", seat, guest.id, {"name": name}) for seat, name in names]
    deeds += _follow_record(first_state(row, game), record)
    return opened(shelf, row, game, deeds, guest, at, 0.0, begin=False)


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


def opened(
    shelf: Shelf, row: TableRow, game: Game, deeds: list[Deed], guest: Guest, at: float, now: float, begin: bool
) -> Opened:
    """A new table on which some deeds are done already."""
    state = first_state(row, game)
    if begin:
        deeds = [*deeds, Deed("begin", None, guest.id, {"order": drawn_order(state)})]
    entries, states = follow_all(state, deeds, at, {"t": round(now, 3)})
    return Opened(states[-1] if states else state, entries, shelf.content(game))
