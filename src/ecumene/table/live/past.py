"""What somebody plays and has played: told from the summaries of their tables, without playing any game through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.table.log.foreknown import foreknown
from ecumene.table.log.judging import gave_up
from ecumene.table.store import Summary, TableRow
from ecumene.table.wire.messages import Level
from ecumene.table.wire.person_messages import BotTally, GameTally, Opponent, OpponentTally, Played, Streak

LEVELS: tuple[Level, ...] = ("gentle", "steady", "keen", "fierce")


@dataclass(frozen=True)
class Finished:
    """A finished game of somebody: as it is told, and who the others were, by what tables know them by."""

    played: Played
    others: tuple[tuple[str, str, bool], ...]
    """Of each other person at the table: who they are, their name, and whether they won."""


def finished(row: TableRow, kept: Summary, guest: str) -> Finished | None:
    """A game that is over as somebody had it who played one seat of it; None where that is not so."""
    data = kept.data
    mine = [seat for seat, held in enumerate(data["holders"]) if guest in held]
    if kept.status != "over" or len(mine) != 1 or not data["points"]:
        return None
    seat, points, winners = mine[0], data["points"], data["winners"]
    others = [number for number in range(len(data["seats"])) if number != seat]
    given_up = gave_up(data["seats"][seat])
    played = Played(
        table=row.id,
        game=row.game,
        title=row.title,
        at=kept.changed,
        seats=len(data["seats"]),
        place=_place(data, seat),
        points=points[seat],
        won=seat in winners and not given_up,
        counts=not (given_up or data.get("guide") or row.imported or data.get("foreknown", foreknown(row))),
        opponents=[_opponent(data["seats"][each]) for each in others],
    )
    people = [
        (held[0], data["seats"][each]["name"], each in winners) for each in others if (held := data["holders"][each])
    ]
    return Finished(played, tuple(people))


def _place(data: dict[str, Any], seat: int) -> int:
    """The place of a seat. Whoever gave up is last; one that resigned because time was up is so to the others, too.

    Where the places are not known, for an older release wrote the summary, the points tell them.
    """
    seats, winners, points = data["seats"], data["winners"], data["points"]
    if gave_up(seats[seat]):
        return len(seats)
    if seat in winners:
        return 1
    places = data.get("places") or [-each for each in points]
    better = [each for each, place in enumerate(places) if place < places[seat] and not seats[each].get("resigned")]
    return 1 + max(len(winners), len(better))


def _opponent(seat: dict[str, Any]) -> Opponent:
    if seat["kind"] == "bot":
        return Opponent(level=seat["level"])
    return Opponent(name="" if seat.get("forgotten") else seat["name"])


def by_game(games: Iterable[Finished]) -> list[GameTally]:
    """How often each game was played and won, the most played first."""
    found: dict[str, list[Played]] = {}
    for each in games:
        if each.played.counts:
            found.setdefault(each.played.game, []).append(each.played)
    tallies = [
        GameTally(game=game, played=len(some), won=sum(one.won for one in some), best=max(one.points for one in some))
        for game, some in found.items()
    ]
    return sorted(tallies, key=lambda tally: (-tally.played, tally.game))


def by_opponent(games: Sequence[Finished]) -> list[OpponentTally]:
    """The same by people, those met most first."""
    return sorted(against(games).values(), key=lambda tally: (-tally.played, tally.name))


def against(games: Sequence[Finished]) -> dict[str, OpponentTally]:
    """The same by who they are; `games` begin with the newest, and so does what is known of a name."""
    found: dict[str, OpponentTally] = {}
    for each in games:
        for who, name, won in each.others:
            if not each.played.counts or not name:
                continue
            told = found.setdefault(who, OpponentTally(name=name, table=each.played.table, played=0, won=0, lost=0))
            told.played += 1
            told.won += each.played.won
            told.lost += won
    return found


def by_bot(games: Iterable[Finished]) -> list[BotTally]:
    """How often bots of each level were met and beaten, the strongest last."""
    tallies = {level: BotTally(level=level, played=0, won=0) for level in LEVELS}
    for each in games:
        for level in {other.level for other in each.played.opponents}:
            if level is not None and each.played.counts:
                tallies[level].played += 1
                tallies[level].won += each.played.won
    return [tally for tally in tallies.values() if tally.played]


def streak(games: Sequence[Finished]) -> Streak:
    """Games won in a row: now, and ever. `games` begin with the newest."""
    won = [each.played.won for each in games if each.played.counts]
    now = next((number for number, each in enumerate(won) if not each), len(won))
    best = run = 0
    for each in won:
        run = run + 1 if each else 0
        best = max(best, run)
    return Streak(now=now, best=best)
