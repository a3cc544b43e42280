"""Throwing tables away, and forgetting people: the two things that take away what was written.

Both need a permit, a row that is there only inside their transaction; without it the database refuses (`v0004` and
`v0005` among the migrations). Whoever is forgotten is replaced by a stranger of that table alone, so that the log still
folds and nothing says that two tables had the same guest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Connection, Exists, delete, insert, select, text, update

from ecumene.table.store.friends import prune_invitations
from ecumene.table.store.naming import known_at, prune_names
from ecumene.table.store.notices import prune_notices
from ecumene.table.store.papers import prune_papers
from ecumene.table.store.ratings import prune_rated
from ecumene.table.store.reading import began_with
from ecumene.table.store.rows import EntryRow, Summary
from ecumene.table.store.schema import ANALYSES, CONTENTS, ENTRIES, MEMBERS, PERMITS, SETTINGS, SUMMARIES, TABLES
from ecumene.table.store.talking import prune_talk

STOPPED = "stopped:"
"""What the key of a setting begins with that is about a stopped table; its id follows, and a version."""

TOGETHER = 500
"""So many tables are looked for in one statement."""

GAME = ("act", "undo", "begin")
"""The entries that are the game: nothing in them is about people but who did it."""

NAMED = ("sit", "expect")
"""The entries that name whoever sits down, or is expected to."""


@dataclass(frozen=True)
class Settled:
    """What becomes of a table when somebody is forgotten: the entry that says so, and its summary afterwards."""

    body: dict[str, Any]
    summary: Summary
    owner: str
    """Id of whoever owns the table now."""
    seats: frozenset[int]
    """The seats, as they were wished for, whose person has no name any more."""


@dataclass(frozen=True)
class Bar:
    """A guest was kept from sitting down: by which entry, at which place of its list, and the entry with their name."""

    since: int
    place: int
    named: int | None


Settle: TypeAlias = Callable[[Summary, str, str, Sequence[Bar]], Settled | None]
"""What becomes of a table, given its summary, its owner, the guest and what bars them; None: they are no part of it."""


@contextmanager
def permit(connection: Connection, what: str) -> Iterator[None]:
    """Inside, the database lets tables be pruned, or people be forgotten. Whatever fails undoes this too."""
    connection.execute(insert(PERMITS), {"what": what})
    yield
    connection.execute(delete(PERMITS).where(PERMITS.c.what == what))


def prune_table(connection: Connection, table_id: str) -> None:
    """Throw a table away with everything that belongs to it, and the names of those who were nowhere else."""
    guests = known_at(connection, table_id)
    prune_talk(connection, table_id)
    prune_notices(connection, table_id)
    prune_rated(connection, table_id)
    prune_papers(connection, table_id)
    prune_invitations(connection, table_id)
    with permit(connection, "prune"):
        for rows in (ANALYSES, ENTRIES, MEMBERS, SUMMARIES):
            connection.execute(delete(rows).where(rows.c.table_id == table_id))
        connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
    prune_names(connection, guests)
    _take_notes_off(connection, table_id)


def stopped_key(table_id: str, version: int | str) -> str:
    """The setting that says which release could not carry a table on first, from that version."""
    return f"{STOPPED}{table_id}:{version}"


def sweep(connection: Connection) -> bool:
    """Throw away content that no table began with, and notes on tables that are gone; whether there was any."""
    notes = _sweep_notes(connection)
    unneeded = ~_needed()
    if connection.execute(select(CONTENTS.c.hash).where(unneeded).limit(1)).first() is None:
        return notes
    with permit(connection, "prune"):
        if connection.dialect.name == "postgresql":
            # Whoever opens a table writes its row and then its content, if need be. Those who have begun end first, so
            # that the next statement sees their tables; the others wait, and find that they must write it.
            connection.execute(text("LOCK TABLE contents IN SHARE ROW EXCLUSIVE MODE"))
        connection.execute(delete(CONTENTS).where(unneeded))
    return True


def _sweep_notes(connection: Connection) -> bool:
    noted = select(SETTINGS.c.key).where(SETTINGS.c.key.startswith(STOPPED, autoescape=True))
    ids = sorted({key.split(":")[1] for key in connection.execute(noted).scalars()})
    gone: set[str] = set()
    for start in range(0, len(ids), TOGETHER):
        some = ids[start : start + TOGETHER]
        gone |= {*some} - {*connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(some))).scalars()}
    for table_id in gone:
        _take_notes_off(connection, table_id)
    return bool(gone)


def _take_notes_off(connection: Connection, table_id: str) -> None:
    of_table = SETTINGS.c.key.startswith(stopped_key(table_id, ""), autoescape=True)
    connection.execute(delete(SETTINGS).where(of_table))


def _needed() -> Exists:
    """Whether a table began with a content."""
    return select(TABLES.c.id).where(began_with()).exists()


def read_summary(connection: Connection, table_id: str) -> tuple[Summary, str] | None:
    """What lists show of a table, and its owner."""
    columns = (SUMMARIES, TABLES.c.owner)
    query = select(*columns).join_from(SUMMARIES, TABLES).where(SUMMARIES.c.table_id == table_id)
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    facts = dict(row._mapping)
    owner = facts.pop("owner")
    del facts["table_id"]
    return Summary(**{**facts, "members": frozenset(facts["members"])}), owner


def bars_of(connection: Connection, table_id: str, guest: str) -> list[Bar]:
    """What keeps a guest from sitting down at a table."""
    kinds = (*NAMED, "leave", "admit")
    query = select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body).order_by(ENTRIES.c.number)
    named: dict[int | None, int] = {}  # by seat the entry with the name of whoever sits there
    bars: list[Bar] = []
    for number, kind, seat, body in connection.execute(query.where(_of(table_id), ENTRIES.c.kind.in_(kinds))):
        if kind in NAMED:
            named[seat] = number
        elif kind == "admit" and any(bar.since == body["since"] for bar in bars):
            bars = []
        elif guest in body.get("barred", ()):
            bars.append(Bar(number, body["barred"].index(guest), named.get(seat)))
    return bars


def _of(table_id: str) -> ColumnElement[bool]:
    return ENTRIES.c.table_id == table_id


def forget_at(
    connection: Connection, table_id: str, guest: str, settled: Settled | None, bars: Sequence[Bar] = ()
) -> None:
    """Make a guest a stranger in the rows of a table."""
    stranger = f"forgotten-{token_hex(8)}"
    with permit(connection, "forget"):
        owner = stranger if settled is None else settled.owner or stranger
        at = TABLES.c.id == table_id
        connection.execute(update(TABLES).where(at, TABLES.c.owner == guest).values(owner=owner))
        _redact(connection, table_id, guest, stranger, frozenset() if settled is None else settled.seats)
        _take_name(connection, table_id, {bar.named for bar in bars})
        by_guest = (ENTRIES.c.table_id == table_id, ENTRIES.c.guest == guest)
        connection.execute(update(ENTRIES).where(*by_guest).values(guest=stranger))
    connection.execute(delete(MEMBERS).where(MEMBERS.c.table_id == table_id, MEMBERS.c.guest == guest))


def adopt_at(
    connection: Connection, table_id: str, guest: str, person: str, summary: Summary
) -> tuple[EntryRow, Summary]:
    """What a guest is at a table, a person is: the entry that says so, and the table's summary afterwards.

    The moment of the last change stays, as when somebody is forgotten: it is no news of the table.
    """
    with permit(connection, "forget"):
        owned = (TABLES.c.id == table_id, TABLES.c.owner == guest)
        connection.execute(update(TABLES).where(*owned).values(owner=person))
    said = EntryRow(summary.version + 1, "adopt", None, person, {"was": guest}, summary.changed)
    holders = [adopted(held, guest, person) for held in summary.data["holders"]]
    members = frozenset(adopted(summary.members, guest, person))
    data = {**summary.data, "holders": holders, "version": said.number}
    return said, replace(summary, version=said.number, data=data, members=members)


def adopted(guests: Iterable[str], guest: str, person: str) -> list[str]:
    """Guests of whom one is a person now, who may have been among them already."""
    return list(dict.fromkeys([person if each == guest else each for each in guests]))


def _take_name(connection: Connection, table_id: str, numbers: set[int | None]) -> None:
    """Take the names out of some entries that name somebody."""
    named = (_of(table_id), ENTRIES.c.number.in_(numbers - {None}))
    for number, body in connection.execute(select(ENTRIES.c.number, ENTRIES.c.body).where(*named)).all():
        clean = {**body, "name": ""}
        connection.execute(update(ENTRIES).where(_of(table_id), ENTRIES.c.number == number).values(body=clean))


def _redact(connection: Connection, table_id: str, guest: str, stranger: str, seats: frozenset[int]) -> None:
    """Take a guest's names and id out of what stands in the entries that are not the game."""
    of_table = _of(table_id)
    beside: ColumnElement[bool] = ENTRIES.c.kind.not_in(GAME)
    query = select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.guest, ENTRIES.c.body)
    for number, kind, seat, by, body in connection.execute(query.where(of_table, beside)).all():
        theirs = kind in NAMED and ((kind == "sit" and by == guest) or seat in seats)
        clean = _without(body, guest, stranger)
        if theirs:
            clean = {**clean, "name": ""}
        if clean != body:
            connection.execute(update(ENTRIES).where(of_table, ENTRIES.c.number == number).values(body=clean))


def _without(data: Any, guest: str, stranger: str) -> Any:
    """Plain data in which a stranger stands for a guest."""
    if isinstance(data, dict):
        return {_without(key, guest, stranger): _without(value, guest, stranger) for key, value in data.items()}
    if isinstance(data, list):
        return [_without(value, guest, stranger) for value in data]
    return stranger if data == guest else data
