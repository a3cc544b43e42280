"""Everything that is known of somebody, as one file; and their records in another."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from ecumene.table.log.disclosing import disclosed
from ecumene.table.store import Store, Summary, TableRow
from ecumene.table.wire.guests import Guest

EVERYTHING = 1_000_000
TOGETHER = 500
"""So many tables are asked for at a time."""

FORMAT = "ecumene person 1"


async def export(store: Store, guest: Guest) -> dict[str, Any]:
    """All of it, whether they are a person or a guest. Neither secrets nor hashes of them: those are of no use."""
    persons = store.persons
    row, name = await persons.person(guest.id), await store.guest(guest.id)
    ids = await persons.guests(guest.id) or [guest.id]
    mine = await store.mine(guest.id, EVERYTHING)
    tables = [table.id for table, _ in mine]
    over = {table.id for table, kept in mine if kept.status == "over"}
    entries: list[dict[str, Any]] = []
    for start in range(0, len(tables), TOGETHER):
        written = await persons.entries_by(ids, tables[start : start + TOGETHER])
        bodies = [disclosed(each["kind"], each["body"], each["table_id"] in over) for each in written]
        entries += [{**each, "body": body} for each, body in zip(written, bodies, strict=True)]
    found: dict[str, Any] = {"format": FORMAT, "name": guest.name, "known_as": ids, "person": None}
    if name is not None:
        found["named"] = name.created
    if row is not None:
        keys, sessions = await persons.keys(row.id), await persons.sessions(row.id)
        facts = {"colour": row.colour, "public": row.public, "created": row.created, "phrase": bool(row.phrase_hash)}
        devices = [
            {key: value for key, value in asdict(each).items() if key not in ("hash", "person")} for each in sessions
        ]
        passkeys = [{key: value for key, value in asdict(each).items() if key != "person"} for each in keys]
        found["person"] = {**facts, "passkeys": passkeys, "devices": devices}
    told = await store.notices.made_by(guest.id)
    found["channels"] = [
        {key: value for key, value in asdict(each).items() if key not in ("guest", "secret", "code")} for each in told
    ]
    found["ratings"] = [
        {key: value for key, value in asdict(each).items() if key != "who"} for each in await store.ratings.of(guest.id)
    ]
    found["papers"] = [
        {"table": each.table_id, "note": each.note, "marks": each.marks, "changed": each.changed}
        for each in await store.papers.of_guest(guest.id)
    ]
    found["premoves"] = [
        {"table": each.table_id, "seat": each.seat, **each.data, "changed": each.changed}
        for each in await store.papers.premoves_of_guest(guest.id)
    ]
    found["friends"] = [
        {"name": each.name, "kind": each.kind, "since": each.created} for each in await store.friends.of(guest.id)
    ]
    found["invitations"] = [
        {"table": each.table_id, "by": each.name, "at": each.at} for each in await store.friends.invitations(guest.id)
    ]
    found["said"] = [
        {"table": table, "at": said.at, "circle": said.circle, "phrase": said.phrase, "text": said.text}
        for table, said in await store.said_by(guest.id)
    ]
    beside = await persons.beside(ids)
    results = {each["table"]: each for each in beside.pop("rated")}
    found["rated"] = [
        {"table": table.id, "at": results[table.id]["at"], "seat": seat, "before": told[:2], "after": told[2:]}
        for table, kept in mine
        if table.id in results
        for seat, told in _own(results[table.id]["result"], kept, guest.id)
    ]
    found["friend_link"] = await store.friends.link(guest.id)
    found |= beside
    return {**found, "tables": [_table(table, kept, guest.id) for table, kept in mine], "entries": entries}


def _own(result: Mapping[str, list[float]], kept: Summary, guest: str) -> list[tuple[int, list[float]]]:
    """By seat what a rated game told of somebody: a seat is rated for whoever sat down first."""
    held = enumerate(kept.data["holders"])
    return [(seat, result[str(seat)]) for seat, first in held if first[:1] == [guest] and str(seat) in result]


def _table(row: TableRow, kept: Summary, guest: str) -> dict[str, Any]:
    data = kept.data
    seats = [seat for seat, held in enumerate(data["holders"]) if guest in held]
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "owner": row.owner == guest,
        "created": row.created,
        "changed": kept.changed,
        "status": kept.status,
        "seats": [
            {"seat": seat, **{key: data["seats"][seat].get(key) for key in ("name", "colour")}} for seat in seats
        ],
        "points": [data["points"][seat] for seat in seats] if data["points"] else [],
        "won": [seat for seat in seats if seat in data["winners"]],
    }


def zipped(written: Mapping[str, str]) -> bytes:
    """Texts by the names of their files, in one."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in written.items():
            file.writestr(name, text)
    return whole.getvalue()
