"""Knowing: what the store knows of somebody that nothing else asks for by person; their export does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, Executable, select

from ecumene.table.store.schema import BANS, HOLIDAYS, INVITATIONS, MEMBERS, NOTICES, RATED, REPORTS

Rows: TypeAlias = list[dict[str, Any]]


def known_of(connection: Connection, guests: Sequence[str]) -> dict[str, Rows]:
    """By kind, everything of that sort about somebody, who was all these guests; without anybody's id."""
    return {
        "holidays": _rows(
            connection,
            select(HOLIDAYS.c.year, HOLIDAYS.c.days).where(HOLIDAYS.c.guest.in_(guests)).order_by(HOLIDAYS.c.year),
        ),
        "reports": _rows(
            connection,
            select(REPORTS.c.table_id.label("table"), REPORTS.c.number, REPORTS.c.why, REPORTS.c.at)
            .where(REPORTS.c.by.in_(guests))
            .order_by(REPORTS.c.at),
        ),
        "notices": _rows(
            connection,
            select(NOTICES.c.table_id.label("table"), *[NOTICES.c[name] for name in NOTICE])
            .where(NOTICES.c.guest.in_(guests))
            .order_by(NOTICES.c.made, NOTICES.c.key),
        ),
        "bans": _rows(
            connection,
            select(*[BANS.c[name] for name in BAN])
            .where(BANS.c.kind == "guest", BANS.c.what.in_(guests))
            .order_by(BANS.c.created),
        ),
        "invited": _rows(
            connection,
            select(INVITATIONS.c.table_id.label("table"), INVITATIONS.c.kept, INVITATIONS.c.at)
            .where(INVITATIONS.c.by.in_(guests))
            .order_by(INVITATIONS.c.at),
        ),
        "rated": _rows(
            connection,
            select(RATED.c.table_id.label("table"), RATED.c.at, RATED.c.result)
            .join(MEMBERS, MEMBERS.c.table_id == RATED.c.table_id)
            .where(MEMBERS.c.guest.in_(guests), RATED.c.number.is_not(None))
            .order_by(RATED.c.number)
            .distinct(),
        ),
    }


NOTICE = ("what", "data", "made", "due", "tries", "state")
BAN = ("name", "reason_en", "reason_fr", "created", "until")


def _rows(connection: Connection, query: Executable) -> Rows:
    return [dict(row._mapping) for row in connection.execute(query)]
