"""Listing: what lists say of a table, made of the summary that the store keeps."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.table.live.telling import Data
from ecumene.table.live.time_telling import clock_later
from ecumene.table.log.foreknown import foreknown
from ecumene.table.log.stopped import Stopped, stopped_text
from ecumene.table.log.watching import watching_of
from ecumene.table.store import Summary, TableRow

DAY = 86_400.0
"""Of a game that is shown some moves late, lists tell the day of the last move and no more."""


def listed(row: TableRow, kept: Summary, guest: str, stopped: Stopped | None = None, now: float = 0.0) -> Data:
    """A table of a list, as a guest may see it; `now` is the house's time."""
    # a summary that an older release wrote does not say all of it
    info = {"foreknown": foreknown(row), "waited": _since_changed(kept.data), **kept.data}
    if stopped is not None:
        nobody: Data = {"pending": [], "ready": [], "waited": []}
        info |= {"status": "stopped", **nobody, "stopped": stopped_text(stopped).model_dump()}
    for ours in ("numbers", "places"):
        info.pop(ours, None)
    if info.get("clock") is not None:
        info["clock"] = clock_later(info["clock"], now - info["clock_at"], _waited(info))
    info.pop("clock_at", None)
    seats = [number for number, holders in enumerate(info.pop("holders")) if guest in holders]
    if (delay := watching_of(row).delay) and not seats and kept.status in ("running", "stopped"):
        info |= _behind(info, delay)
    info["you"] = {"role": "owner" if guest == row.owner else "player" if seats else "spectator", "seats": seats}
    return info


def _behind(info: Data, delay: int) -> Data:
    """What a list says instead to those who are some moves behind: it is no faster than the table itself."""
    seats = [_as_before(seat) for seat in info["seats"]]
    asked: Data = {"pending": [], "ready": [], "waited": []}
    hidden = {"points": [], **asked, "clock": None, "seats": seats, "version": 0}
    changed = max(info["created"], info["changed"] // DAY * DAY)
    return {**hidden, "moves": max(0, info["moves"] - delay), "changed": changed}


def _as_before(seat: Data) -> Data:
    """A seat without what has come of it during the game: whoever is behind may not have seen that yet."""
    level = seat["level"] if seat["kind"] == "bot" else None
    came = {"away": False, "conceded": False, "resigned": False, "stand_in": None, "level": level, "hints": 0}
    return {**seat, **{name: value for name, value in came.items() if name in seat}}


def _since_changed(data: Data) -> list[float]:
    """Since when each seat is waited for, as far as an older summary tells: at least since the last change."""
    pending = data["pending"]
    return [data["changed"] if seat in pending else 0.0 for seat in range(len(data["seats"]))]


def _waited(info: Data) -> list[Seat]:
    """The people whose decision is awaited, as a list tells of them."""
    by_bot = [seat["kind"] == "bot" or seat["away"] or seat["conceded"] for seat in info["seats"]]
    return [seat for seat in info["pending"] if not by_bot[seat]]
