"""Forgetting somebody: what becomes of a table where they were.

Their seat loses its name and the browser that held it. Before the game it is free again; while the game is on, a bot
plays for it to the end; afterwards it was somebody's, nobody says whose. A table that loses its owner belongs to the
first person who is left there. Who was kept from sitting down is no longer in the owner's list. The entry of the log
says which seats and which of their browsers, never who.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ecumene.table.log.state import Barred, SeatState
from ecumene.table.store import Summary
from ecumene.table.store.amending import Bar, Settled
from ecumene.table.wire.messages import COLOURS, Level, Status

STAND_IN: Level = "steady"
"""The bot that plays on for somebody who was forgotten."""


def forgotten_seat(seat: SeatState, gone: int, status: Status) -> SeatState:
    """A seat without one of its browsers, by its place among the holders."""
    if status == "waiting":
        return SeatState(seat.colour)
    who = seat.holders[gone]
    holders = tuple([holder for holder in seat.holders if holder != who])
    nameless = replace(seat, name="", holders=holders, forgotten=True, seen=seat.seen - {who})
    if holders or seat.conceded or status == "over":
        return nameless
    return replace(nameless, away=False, conceded=True, stood_in=None, level=seat.level or STAND_IN)


def forgotten_bars(bars: Sequence[Barred], gone: Sequence[Sequence[int]]) -> tuple[Barred, ...]:
    """Those who cannot sit down, without some of their browsers, each by the entry that barred it and its place there.

    Who has none left is nobody any more; who has some left has no name.
    """
    left: list[Barred] = []
    for bar in bars:
        places = {place for since, place in gone if since == bar.since}
        guests = tuple(["" if place in places else guest for place, guest in enumerate(bar.guests)])  # others stay put
        if any(guests):
            left.append(replace(bar, name="", guests=guests) if places else bar)
    return tuple(left)


def settle(summary: Summary, owner: str, guest: str, bars: Sequence[Bar]) -> Settled | None:
    """What becomes of a table, told from its summary alone, so that no game must be played through for it."""
    if guest not in summary.members and not bars:
        return None
    data = dict(summary.data)
    waiting = summary.status == "waiting"
    seats: list[dict[str, Any]] = list(data["seats"])
    holders: list[list[str]] = [list(each) for each in data["holders"]]
    gone = [(seat, holders[seat].index(guest)) for seat in range(len(seats)) if guest in holders[seat]]
    nameless: set[int] = set()
    for seat, _ in gone:
        nameless.add(_number(data, seat))
        holders[seat] = [] if waiting else [other for other in holders[seat] if other != guest]
        seats[seat] = {**seats[seat], **_changes(seats[seat], bool(holders[seat]), summary.status)}
    body: dict[str, Any] = {"seats": [list(each) for each in gone]}
    if bars:
        body["barred"] = [[bar.since, bar.place] for bar in bars]
    if owner == guest:
        heir = next((seat for seat, held in enumerate(holders) if held), None)
        body["heir"] = heir
        owner = "" if heir is None else holders[heir][0]
    version = summary.version + 1
    data |= {"seats": seats, "holders": holders, "version": version}
    members = frozenset([owner, *[other for held in holders for other in held]]) - {""}
    after = replace(summary, version=version, data=data, members=members)
    return Settled(body, after, owner, frozenset(nameless))


def _number(data: dict[str, Any], seat: int) -> int:
    """A seat as it was wished for. Before a person could choose one, that was what its colour said."""
    numbers: list[int] = data.get("numbers") or [COLOURS.index(each["colour"]) for each in data["seats"]]
    return numbers[seat]


def _changes(seat: dict[str, Any], held: bool, status: str) -> dict[str, Any]:
    """What changes of a seat as lists show it: see `forgotten_seat`."""
    if status == "waiting":
        return {"kind": "open", "name": "", "level": None, "away": False, "conceded": False, "forgotten": False}
    if held or seat["conceded"] or status == "over":
        return {"name": "", "forgotten": True}
    level = seat["level"] or STAND_IN
    return {"name": "", "forgotten": True, "away": False, "conceded": True, "stand_in": None, "level": level}
