"""Wording: what a channel is told of some notices, in its language, from what lists show of their tables.

Nothing that was said at a table and nothing hidden is in it; names are taken when it is sent, so whoever was forgotten
meanwhile has none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ecumene.table.store import Summary
from ecumene.table.store.notices import ChannelRow, NoticeRow
from ecumene.table.web.told.message import Message
from ecumene.table.wire.problems import words

NAME = "Ecumene"


@dataclass(frozen=True)
class Told:
    """A notice that is true, and the table as it stands; None where it is about no table."""

    notice: NoticeRow
    kept: Summary | None


def message_of(channel: ChannelRow, told: Sequence[Told], now: float, game_name: Callable[[str, str], str]) -> Message:
    """One message of all of them. `game_name` says what a game is called in a language."""
    say = words(channel.lang)
    lines = list(dict.fromkeys(_line(channel, each, game_name) for each in told))
    kinds = {each.notice.what for each in told}
    tables = {each.notice.table_id for each in told}
    where = next(iter(tables)) if len(tables) == 1 else None
    first = min(each.notice.key for each in told)
    return Message(
        id=sha256(f"{channel.id} {first}".encode()).hexdigest()[:32],
        lang=channel.lang,
        title=say(f"told-title-{next(iter(kinds))}") if len(kinds) == 1 else NAME,
        lines=tuple(lines),
        url=f"{channel.site}/me" if where is None else f"{channel.site}/t/{where}",
        at=now,
        events=tuple([_event(each, channel.lang) for each in told]),
    )


def _line(channel: ChannelRow, told: Told, game_name: Callable[[str, str], str]) -> str:
    say, what = words(channel.lang), told.notice.what
    if told.kept is None:
        return say(f"told-{what}", code=channel.code)
    data, own = told.kept.data, channel.table_id is None
    seat: int = told.notice.data["seat"]
    table = _table(data, seat if own else None, channel.lang, game_name)
    winners = ", ".join(_name(data, each, channel.lang) for each in data["winners"])
    if what == "over":
        key = "told-won" if own and seat in data["winners"] else "told-over" if winners else "told-ended"
        return say(key, table=table, winners=winners)
    return say(
        f"told-{what}" if own or what == "talk" else f"told-of-{what}",
        table=table,
        name=_name(data, seat, channel.lang),
    )


def _table(data: dict[str, Any], seat: int | None, lang: str, game_name: Callable[[str, str], str]) -> str:
    """What one knows a table by: its game, its title, and who else plays."""
    others = [_name(data, each, lang) for each in range(len(data["seats"])) if each != seat]
    title = f" — {data['title']}" if data["title"] else ""
    return f"{game_name(data['game'], lang)}{title} ({', '.join(others)})"


def _name(data: dict[str, Any], seat: int, lang: str) -> str:
    found = data["seats"][seat]
    return words(lang)("a-guest") if found.get("forgotten") else str(found["name"] or "ABCDEF"[seat])


def _event(told: Told, lang: str) -> dict[str, Any]:
    event: dict[str, Any] = {"what": told.notice.what}
    if told.kept is not None:
        data, seat = told.kept.data, told.notice.data["seat"]
        event |= {"table": told.notice.table_id, "game": data["game"], "title": data["title"]}
        if told.notice.what in ("turn", "hours"):
            event |= {"seat": seat, "name": _name(data, seat, lang)}
        if told.notice.what == "over":
            event |= {"winners": [_name(data, each, lang) for each in data["winners"]], "points": data["points"]}
    return event
