"""Loading a table from its log, whichever release wrote it. What cannot be carried on can be read as far as it goes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ecumene import __version__
from ecumene.core.content import Content
from ecumene.core.errors import ContentError, EcumeneError, UnknownGame
from ecumene.core.game import Game
from ecumene.table.log.carrying import Carried, Uncarried, carried, content_trouble
from ecumene.table.log.fold import Unfollowable, first_state, fold, fold_unplayed
from ecumene.table.log.shelf import Shelf
from ecumene.table.log.state import SeatState, TableState
from ecumene.table.log.stopped import Stopped
from ecumene.table.store import EntryRow, Store, StoreUnavailable, TableRow
from ecumene.table.store.amending import stopped_key
from ecumene.table.store.filling import content_of
from ecumene.table.store.rows import LOST

log = logging.getLogger("ecumene.table")


@dataclass(frozen=True)
class Stored:
    """A table as the store has it. `content` is the text of its content where that is kept."""

    row: TableRow
    entries: Sequence[EntryRow]
    content: str = ""


class Absent(Game):
    """Stands in for a game that is not installed: nothing of it can be shown."""

    def __init__(self) -> None:
        self.content = Content({}, {})


async def find(store: Store, shelf: Shelf, table_id: str) -> Stored | None:
    """A table in the store, with its content unless that is ours of today."""
    found = await store.load(table_id)
    if found is None:
        return None
    row, entries = found
    games = shelf.games
    if row.game not in games or games[row.game].content.is_named(row.content):
        return Stored(row, entries)
    kept = await store.content(row.game, row.content)
    return Stored(row, entries, "" if kept is None else kept.written)


def rebuild(shelf: Shelf, stored: Stored) -> TableState:
    """A table from its log. Reads files and may take a while: not for the loop."""
    row = stored.row
    try:
        game = _game(shelf, stored)
        log = carried(row, stored.entries, game)
        state = first_state(log.row, game)
    except Uncarried as trouble:
        return _unread(shelf, stored, trouble)
    except Exception as error:
        _note(row, 0, error)
        return _unread(shelf, stored, Uncarried("stopped-entry", entry=1), error)
    state = _follow(state, stored, log)
    if state.last is not None:
        state.game.stage(state.last.position)  # drawn now, so that nobody waits for it later
    shelf.text(game)  # written now, for the same reason
    return state


def _game(shelf: Shelf, stored: Stored) -> Game:
    """The game with the content that the table began with."""
    row = stored.row
    text = stored.content
    try:
        if not text and row.game in shelf.games and not shelf.games[row.game].content.is_named(row.content):
            kept = content_of(shelf.games, row.game, row.content, row.overlay)  # of a store that could not fill it in
            text = "" if kept is None else kept.written
        return shelf.kept(row.game, row.content, text)
    except UnknownGame:
        raise Uncarried("stopped-game", game=row.game) from None
    except ContentError as error:
        raise content_trouble(error, row.content, bool(text)) from error


def _follow(state: TableState, stored: Stored, log: Carried) -> TableState:
    """The table after every entry that still replays."""
    for entry in log.entries:
        try:
            state = fold(state, entry)
        except Exception as error:  # whatever it was: what came before can be read
            _note(state.row, entry.number, error)
            why = "stopped-lost" if entry.kind == LOST else "stopped-entry"
            return _stopped(state, stored, Uncarried(why, entry=entry.number), error)
    state = replace(state, rules=log.rules)
    if log.newer:
        newest = max(int(entry.body["rules"]) for entry in stored.entries if entry.kind == "lifted")
        return _stopped(state, stored, Uncarried("stopped-newer", rules=newest, ours=state.game.version))
    return state


def _unread(shelf: Shelf, stored: Stored, trouble: Uncarried, error: Exception | None = None) -> TableState:
    """A table of which nobody can say how it stands, only who sat there."""
    row = stored.row
    game = shelf.games[row.game] if row.game in shelf.games else Absent()
    seats = tuple(SeatState(colour) for colour in range(row.seats))
    state = TableState(row, game, seats, changed=row.created, rules=row.rules)
    return _stopped(state, stored, trouble, error)


def _stopped(state: TableState, stored: Stored, trouble: Uncarried, error: Exception | None = None) -> TableState:
    """A table that goes no further, with what still happened beside the game."""
    for entry in stored.entries[state.version :]:
        try:
            state = fold_unplayed(state, entry)
        except Exception:  # a damaged entry is passed over
            state = replace(state, version=entry.number)
    at = int(str(trouble.args_said.get("entry", 0)))
    why = Stopped(trouble.key, dict(trouble.args_said), at, __version__, stored.row, tuple(stored.entries))
    return replace(state, stopped=replace(why, problem="" if error is None else said(error)))


def said(error: Exception) -> str:
    """An error in one line, for whoever runs the server: it may tell what players must not know."""
    text = str(error) if isinstance(error, EcumeneError | Unfollowable) else f"{type(error).__name__}: {error}"
    return " ".join(text.split())


def _note(row: TableRow, entry: int, error: Exception) -> None:
    log.error("unfollowable", extra={"table": row.id, "entry": entry, "trouble": type(error).__name__})


# ---- since when, and how it stood


async def told(store: Store, state: TableState) -> TableState:
    """A stopped table with the release that could not carry it on first, and how it stood when it was played last."""
    stopped = state.stopped
    if stopped is None:
        return state
    try:
        release = await since(store, state.row.id, len(stopped.entries))
        kept = await store.summary(state.row.id)
    except StoreUnavailable:
        return state
    return replace(state, stopped=replace(stopped, release=release, kept=kept))


async def since(store: Store, table_id: str, version: int) -> str:
    """The release that first could not carry a table on from that version: it is noted once and stays."""
    return await store.setting(stopped_key(table_id, version), lambda: __version__)


def trouble_of(shelf: Shelf, row: TableRow) -> Stopped | None:
    """Why a table cannot be carried on, as far as that can be told without its log."""
    if row.game not in shelf.games:
        return Stopped("stopped-game", {"game": row.game}, 0, __version__, row)
    game = shelf.games[row.game]
    if row.rules > game.version:
        return Stopped("stopped-newer", {"rules": row.rules, "ours": game.version}, 0, __version__, row)
    if any(rules not in game.migrations for rules in range(row.rules, game.version)):
        return Stopped("stopped-rules", {"rules": row.rules, "ours": game.version}, 0, __version__, row)
    return None
