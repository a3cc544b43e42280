"""Rated games: what both sides agree to by sitting down, and what would make such a game unfair."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from ecumene.rating import UNKNOWN, Strength
from ecumene.table.live.house import House
from ecumene.table.log.coached import is_rated
from ecumene.table.log.judging import BOT, FIXED, SURE, YARDSTICK, judge, shown
from ecumene.table.log.state import TableState
from ecumene.table.store import Store, StoreUnavailable
from ecumene.table.store.ratings import RatingRow
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import NewTable
from ecumene.table.wire.model import Level
from ecumene.table.wire.problems import problem
from ecumene.table.wire.rating_messages import BotRating, OwnRating, Rating, SeatRating, TableRatings

log = logging.getLogger("ecumene.table")

TOGETHER = 200
"""So many games are rated in a row."""

LEVELS: tuple[Level, ...] = ("gentle", "steady", "keen", "fierce")


def need_fair(wish: NewTable) -> None:
    """Refuse a rated table that would give somebody more than the others, or measure something else."""
    if not wish.rated:
        return
    unfair = {"hints": wish.hints, "seed": wish.seed is not None, "guide": wish.guide, "content": bool(wish.content)}
    for field, asked in unfair.items():
        if asked:
            raise problem("bad_request", f"rated-{field}", field)
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("you") > 1:
        raise problem("bad_request", "rated-one-seat", "seats")
    if len(kinds) < 2 or all(kind == "bot" for kind in kinds):
        raise problem("bad_request", "rated-people", "seats")


def need_one_seat(state: TableState, guest: Guest, field: str) -> None:
    """Refuse a second seat at a rated table."""
    if is_rated(state.row) and state.seats_of(guest.id):
        raise problem("not_allowed", "rated-one-seat", field)


def need_opponents(state: TableState) -> None:
    """Refuse a rated game of bots alone, or of people of whom one has signed in as another who sits here."""
    if not is_rated(state.row):
        return
    holders = [holder for seat in state.seats if seat.kind == "person" for holder in seat.holders]
    if not holders:
        raise problem("not_allowed", "rated-people")
    if len({*holders}) < len(holders):
        raise problem("not_allowed", "rated-one-seat")


async def settle(house: House) -> None:
    """Rate every game that is over and has not been, in the order in which they ended."""
    ratings = house.store.ratings
    try:
        for table_id in await ratings.due(TOGETHER):
            try:
                await ratings.rate(table_id, judge, house.clock())
            except StoreUnavailable:
                raise
            except Exception:  # a game that cannot be rated keeps none that ended after it waiting
                log.exception("rating", extra={"table": table_id})
    except StoreUnavailable:
        log.warning("ratings wait for the store")  # whoever looks next finds the games


# ---- told


async def ratings_of(store: Store, who: str) -> tuple[list[OwnRating], list[BotRating]]:
    """What is known of somebody, and of the bots at the same games: those are the yardstick."""
    own = await store.ratings.of(who)
    told = [OwnRating(game=row.game, seats=row.seats, **_told(row).model_dump()) for row in own]
    bots = {(row.who, row.game, row.seats): row for row in await _bots(store)}
    beside = [
        BotRating(game=row.game, seats=row.seats, level=level, **_told(found).model_dump())
        for row in own
        for level in LEVELS
        if (found := bots.get((f"{BOT}{level}", row.game, row.seats))) is not None
    ]
    return told, beside


async def ratings_at(store: Store, state: TableState) -> TableRatings:
    """What is known of everybody at a rated table; once its game has counted, what it changed."""
    if not is_rated(state.row):
        raise problem("not_found", "not-rated")
    result = await store.ratings.result(state.row.id)  # first: what is read after it holds what it changed
    who = [f"{BOT}{seat.level}" if seat.kind == "bot" else next(iter(seat.holders), "") for seat in state.seats]
    rows = await store.ratings.among([each for each in who if each])
    known = {row.who: row for row in rows if (row.game, row.seats) == (state.row.game, len(state.seats))}
    seats = [
        SeatRating(seat=seat, **_known(each, known.get(each)).model_dump(), change=_change(seat, result))
        for seat, each in enumerate(who)
        if each
    ]
    return TableRatings(counted=result is not None, seats=seats)


async def _bots(store: Store) -> Sequence[RatingRow]:
    return await store.ratings.among([f"{BOT}{level}" for level in LEVELS])


def _known(who: str, row: RatingRow | None) -> Rating:
    return _rating(Strength(*_mu_sigma(who, row)), 0 if row is None else row.games)


def _mu_sigma(who: str, row: RatingRow | None) -> tuple[float, float]:
    if row is not None:
        return row.mu, row.sigma
    new = YARDSTICK if who == FIXED else UNKNOWN
    return new.mu, new.sigma


def _told(row: RatingRow) -> Rating:
    return _rating(Strength(row.mu, row.sigma), row.games)


def _rating(strength: Strength, games: int) -> Rating:
    rating, doubt = shown(strength)
    return Rating(rating=rating, doubt=doubt, provisional=doubt > SURE, games=games)


def _change(seat: int, result: dict[int, list[float]] | None) -> int | None:
    """What a game changed of the rating of whoever had a seat, as the two are read."""
    if result is None or seat not in result:
        return None
    mu, sigma, new_mu, new_sigma = result[seat]
    return shown(Strength(new_mu, new_sigma))[0] - shown(Strength(mu, sigma))[0]
