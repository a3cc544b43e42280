"""Finding a table among those that strangers may join or watch."""

from __future__ import annotations

from ecumene.core.words import fold
from ecumene.table.store import Summary, TableRow
from ecumene.table.store.reading import Listed, Only
from ecumene.table.wire.lobby_messages import LobbyRequest

LISTED = 50
"""So many tables each list of the lobby names."""

LOOKED = 500
"""So many of the newest are looked through for a name or a free seat."""

ANY = LobbyRequest()


def only(wanted: LobbyRequest) -> Only:
    """What the store itself can tell apart. No game has a name that PostgreSQL cannot even be asked for."""
    game = "" if wanted.game is not None and not wanted.game.isprintable() else wanted.game
    return Only(game, wanted.seats, wanted.pace, wanted.language, wanted.beginners)


def most(wanted: LobbyRequest) -> int:
    """How many tables to look through."""
    return LOOKED if wanted.search or wanted.one_more else LISTED


def found(tables: Listed, wanted: LobbyRequest, own: set[str]) -> Listed:
    """The tables that somebody looks for, without their own."""
    return [(row, kept) for row, kept in tables if row.id not in own and _fits(row, kept, wanted)][:LISTED]


def _fits(row: TableRow, kept: Summary, wanted: LobbyRequest) -> bool:
    seats = kept.data["seats"]
    if wanted.one_more and kept.status == "waiting" and sum(seat["kind"] == "open" for seat in seats) != 1:
        return False
    said = [fold(text) for text in (row.title, *[seat["name"] for seat in seats])]
    return all(any(word in text for text in said) for word in fold(wanted.search).split())
