"""Ratings in the store: what is known of everybody's strength by game and number of seats, and which games count.

A table that is opened rated is put down with its first entries. Once its game is over it is rated in one transaction,
which nobody else's overlaps, so each game counts once, whichever server does it and however often one tries.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, text, update

from ecumene.table.store.inserting import insert_or
from ecumene.table.store.reader import Reader
from ecumene.table.store.rows import TableRow
from ecumene.table.store.schema import RATED, RATINGS, SUMMARIES, TABLES

TERM = "rated"
"""The term of a table whose result counts for more than itself."""


@dataclass(frozen=True)
class RatingRow:
    """What is known of somebody at a game with so many seats."""

    who: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    changed: float


@dataclass(frozen=True)
class Verdict:
    """What a game tells: of whom, at which seats, what was known before and what is known now."""

    who: str
    seats: tuple[int, ...]
    before: tuple[float, float]
    after: tuple[float, float]


Judge: TypeAlias = Callable[[dict[str, Any], Callable[[str], RatingRow | None]], Sequence[Verdict]]
"""What a finished game tells, given its summary's data and what is known of anybody; nothing where it is not rated."""


@dataclass(frozen=True)
class RateGame:
    """A game that is over is rated. False: it is not over, is no rated one, or has been rated before."""

    table_id: str
    judge: Judge
    at: float

    def write(self, connection: Connection) -> bool:
        """Write it."""
        if connection.dialect.name == "postgresql":  # games are rated one after the other, also by several servers
            connection.execute(text("LOCK TABLE ratings, rated IN SHARE ROW EXCLUSIVE MODE"))
        columns = (TABLES.c.game, TABLES.c.seats, SUMMARIES.c.data)
        query = select(*columns).join_from(RATED, TABLES).join(SUMMARIES, SUMMARIES.c.table_id == TABLES.c.id)
        due = (RATED.c.table_id == self.table_id, RATED.c.number.is_(None), SUMMARIES.c.status == "over")
        found = connection.execute(query.where(*due)).one_or_none()
        if found is None:
            return False
        game, seats, data = found
        verdicts = self.judge(data, lambda who: _rating(connection, who, game, seats))
        for each in verdicts:
            self._keep(connection, each, game, seats)
        result = {str(seat): [*each.before, *each.after] for each in verdicts for seat in each.seats}
        number = 1 + (connection.execute(select(func.max(RATED.c.number))).scalar() or 0)
        done = update(RATED).where(RATED.c.table_id == self.table_id)
        connection.execute(done.values(number=number, at=self.at, result=result))
        return True

    def _keep(self, connection: Connection, told: Verdict, game: str, seats: int) -> None:
        known = _rating(connection, told.who, game, seats)
        games = 1 + (0 if known is None else known.games)
        _put(connection, RatingRow(told.who, game, seats, *told.after, games, self.at))


class Ratings:
    """What the store knows of ratings; every method raises `StoreUnavailable` while the database is gone."""

    def __init__(self, read: Reader, write: Callable[[Any], Awaitable[bool]]) -> None:
        self._read, self._write = read, write

    async def rate(self, table_id: str, judge: Judge, at: float) -> bool:
        """Rate a game that is over. False: there is nothing to rate, or it has been."""
        return await self._write(RateGame(table_id, judge, at))

    async def due(self, most: int) -> list[str]:
        """The rated games that are over and have not been rated, in the order in which they ended."""
        return await self._read(partial(_due, most=most))

    async def of(self, who: str) -> list[RatingRow]:
        """Everything that is known of somebody's strength."""
        return await self._read(partial(_of, who=[who]))

    async def among(self, who: Iterable[str]) -> list[RatingRow]:
        """The same of several."""
        return await self._read(partial(_of, who=sorted(set(who))))

    async def result(self, table_id: str) -> dict[int, list[float]] | None:
        """By seat what a game told: strength and doubt before, and after. None: it has not been rated."""
        return await self._read(partial(_result, table_id=table_id))


def enlist(connection: Connection, row: TableRow) -> None:
    """A new table whose game is to be rated."""
    if row.terms.get(TERM):
        connection.execute(insert(RATED), {"table_id": row.id, "result": {}})


def adopt_ratings(connection: Connection, guest: str, person: str) -> None:
    """What is known of a guest is known of a person; where both have played, the surer of the two stays."""
    for known in _of(connection, [guest]):
        other = _rating(connection, person, known.game, known.seats)
        surer = known if other is None or known.sigma < other.sigma else other
        games = known.games + (0 if other is None else other.games)
        _put(connection, RatingRow(person, known.game, known.seats, surer.mu, surer.sigma, games, surer.changed))
    forget_ratings(connection, guest)


def forget_ratings(connection: Connection, guest: str) -> None:
    """Nothing is known of somebody any more. What others have from games with them stays theirs."""
    connection.execute(delete(RATINGS).where(RATINGS.c.who == guest))


def prune_rated(connection: Connection, table_id: str) -> None:
    """A table is thrown away; what its game told stays."""
    connection.execute(delete(RATED).where(RATED.c.table_id == table_id))


def _put(connection: Connection, row: RatingRow) -> None:
    written = asdict(row)
    changed = {name: written[name] for name in ("mu", "sigma", "games", "changed")}
    statement = insert_or(connection, RATINGS).values(**written)
    connection.execute(statement.on_conflict_do_update(index_elements=["who", "game", "seats"], set_=changed))


def _rating(connection: Connection, who: str, game: str, seats: int) -> RatingRow | None:
    of = (RATINGS.c.who == who, RATINGS.c.game == game, RATINGS.c.seats == seats)
    row = connection.execute(select(RATINGS).where(*of)).one_or_none()
    return None if row is None else RatingRow(**row._mapping)


def _of(connection: Connection, who: Sequence[str]) -> list[RatingRow]:
    theirs = RATINGS.c.who.in_(who)
    query = select(RATINGS).where(theirs).order_by(RATINGS.c.game, RATINGS.c.seats, RATINGS.c.who)
    return [RatingRow(**row._mapping) for row in connection.execute(query)]


def _due(connection: Connection, most: int) -> list[str]:
    query = select(RATED.c.table_id).join(SUMMARIES, SUMMARIES.c.table_id == RATED.c.table_id)
    query = query.where(RATED.c.number.is_(None), SUMMARIES.c.status == "over")
    query = query.order_by(SUMMARIES.c.changed, RATED.c.table_id).limit(most)
    return [*connection.execute(query).scalars()]


def _result(connection: Connection, table_id: str) -> dict[int, list[float]] | None:
    done = (RATED.c.table_id == table_id, RATED.c.number.is_not(None))
    found = connection.execute(select(RATED.c.result).where(*done)).scalar_one_or_none()
    return None if found is None else {int(seat): told for seat, told in found.items()}
