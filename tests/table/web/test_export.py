"""The export: whatever the store knows of a person is in it, also what a later table of the database will know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import Column, Table, insert, select, update

from ecumene.table.store.database import Database
from ecumene.table.store.schema import (
    BANS,
    CHALLENGES,
    CHANNELS,
    FRIEND_LINKS,
    FRIENDS,
    HOLIDAYS,
    INVITATIONS,
    METADATA,
    NOTICES,
    PAPERS,
    PREMOVES,
    RATED,
    RATINGS,
    REPORTS,
    TALK,
)
from ecumene.table.web.app import create_app
from ecumene.table.web.settings import Settings
from tests.table.fresh import new_store
from tests.table.web.authenticator import Authenticator
from tests.table.web.test_persons import HTTPS, Browser

NAMING = {"guest", "by", "other", "person", "who", "whom", "owner", "author", "holder", "members"}
"""What a column is called that says who somebody is."""

TOLD = {
    "tables.owner": "tables",
    "entries.guest": "entries",
    "entries.body": "entries",  # where somebody signed in, or was sent away
    "summaries.data": "tables",
    "summaries.members": "tables",
    "members.guest": "tables",
    "talk.guest": "said",
    "reports.by": "reports",
    "bans.what": "bans",
    "guests.id": "named",
    "holidays.guest": "holidays",
    "persons.id": "person",
    "aliases.guest": "known_as",
    "aliases.person": "known_as",
    "passkeys.person": "person",
    "sessions.person": "person",
    "channels.guest": "channels",
    "notices.guest": "notices",
    "ratings.who": "ratings",
    "papers.guest": "papers",
    "premoves.guest": "premoves",
    "friend_links.guest": "friend_link",
    "friends.guest": "friends",
    "invitations.guest": "invitations",
    "invitations.by": "invited",
}
"""By column that names a person, what of their export tells of its rows."""

KEPT = {
    "friends.other": "what others have made of them, mute or block, is the others' own",
    "challenges.guest": "a number that is good for five minutes",
}
"""Columns that name a person, and why their export does not tell of them."""


def name_of(column: Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def test_every_column_that_names_a_person_is_told_or_said_why_not() -> None:
    columns = [column for table in METADATA.sorted_tables for column in table.columns]
    naming = {
        name_of(column)
        for column in columns
        if column.name in NAMING or any(key.column.table.name == "persons" for key in column.foreign_keys)
    }
    assert naming - {*TOLD, *KEPT} == set()
    assert {*TOLD, *KEPT} <= {name_of(column) for column in columns}


def rows_about(anna: str, bert: str, table: str, open_: str) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Something of every kind that happens to somebody at a server, at a table of somebody else's."""
    here = {"table_id": table}
    said = {"circle": "table", "name": "Anna", "phrase": "", "text": "hello", "at": 1.0}
    yield TALK, {**here, "number": 1, "guest": anna, **said}
    yield TALK, {**here, "number": 2, "guest": bert, **said}
    yield REPORTS, {**here, "number": 2, "by": anna, "why": "rude", "at": 2.0}
    ban = {"name": "Anna", "reason_en": "why", "reason_fr": "pourquoi", "created": 1.0, "until": 2.0}
    yield BANS, {"id": "b", "kind": "guest", "what": anna, **ban}
    yield BANS, {"id": "c", "kind": "guest", "what": bert, **ban}
    yield HOLIDAYS, {"guest": anna, "year": 2026, "days": 5}
    yield HOLIDAYS, {"guest": bert, "year": 2026, "days": 6}
    yield CHALLENGES, {"id": "q", "purpose": "make", "guest": anna, "challenge": "x", "expires": 3.0}
    hook = {"kind": "json", "address": "https://hook.example", "secret": "s3cret", "lang": "en", "label": ""}
    hook |= {"site": HTTPS, "code": "", "trouble": ""}
    yield CHANNELS, {"id": "h", "guest": anna, **hook, "wants": ["turn"], "created": 1.0, "table_id": None}
    notice = {**here, "channel": "h", "what": "turn", "data": {"seat": 0}, "made": time(), "due": time(), "tries": 1}
    yield NOTICES, {"key": "n", "guest": anna, **notice, "state": "sent", "lease": "", "leased": 0.0}
    yield NOTICES, {"key": "m", "guest": bert, **notice, "state": "sent", "lease": "", "leased": 0.0}
    yield RATINGS, {"who": anna, "game": "vinci", "seats": 2, "mu": 25.0, "sigma": 8.0, "games": 1, "changed": 1.0}
    yield PAPERS, {**here, "guest": anna, "note": "mine", "marks": [], "version": 1, "changed": 1.0}
    yield PREMOVES, {**here, "seat": 1, "guest": anna, "data": {"given": []}, "changed": 1.0}
    yield FRIEND_LINKS, {"guest": anna, "code": "friends-code"}
    friend = {"kind": "friend", "created": 1.0}
    yield FRIENDS, {"guest": anna, "other": bert, "id": "f1", **friend}
    yield FRIENDS, {"guest": bert, "other": anna, "id": "f2", **friend}
    yield INVITATIONS, {"table_id": open_, "guest": anna, "by": bert, "kept": True, "at": 1.0}
    yield INVITATIONS, {**here, "guest": bert, "by": anna, "kept": False, "at": 2.0}


def found_in(url: str, who: str) -> dict[str, set[str]]:
    """The columns of the whole store in which somebody is named, wherever in them."""
    found: dict[str, set[str]] = {}
    database = Database(url)
    with database.reading.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                for column, value in row._mapping.items():
                    if who in json.dumps(value, default=str):
                        found.setdefault(f"{table.name}.{column}", set()).add(str(value))
    database.dispose()
    return found


def test_whatever_the_store_knows_of_somebody_is_in_their_export(tmp_path: Path) -> None:
    url = new_store(tmp_path)
    settings = Settings(store=url, workers=1, bot_pause=0.0)
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        anna, bert = Browser(client), Browser(client)
        for browser, name in ((anna, "Anna"), (bert, "Bert")):
            browser.ask("PUT", "me", {"name": name})
        own = anna.opens("you", "open", rated=True, seed=None)
        table = bert.opens("you", "open", public=True, seed=None)
        awaited = bert.opens("you", "open")
        anna.ask("POST", f"tables/{table}/sit", {"name": "Anna"})
        anna.keeps(Authenticator())
        who, other = (browser.ask("GET", "me/export")["known_as"][0] for browser in (anna, bert))
    database = Database(url)
    with database.writing.begin() as connection:
        for rows, values in rows_about(who, other, table, awaited):
            connection.execute(insert(rows), values)
        told = {"0": [25.0, 8.3, 26.0, 8.0], "1": [25.0, 8.3, 24.0, 8.0]}
        connection.execute(update(RATED).where(RATED.c.table_id == own).values(number=1, at=5.0, result=told))
    database.dispose()
    with TestClient(create_app(settings), base_url=HTTPS) as client:
        anna.client = bert.client = client
        export, others = anna.ask("GET", "me/export"), bert.ask("GET", "me/export")

    columns = found_in(url, who)
    assert set(columns) - {*TOLD, *KEPT} == set(), "the store names somebody where nobody thought of"
    assert set(TOLD) - {"entries.body"} <= set(columns), "of each of these there is something to tell"
    assert [key for key in TOLD.values() if not export[key]] == []
    assert export["holidays"] == [{"year": 2026, "days": 5}]
    assert export["reports"] == [{"table": table, "number": 2, "why": "rude", "at": 2.0}]
    assert [(each["table"], each["what"], each["state"]) for each in export["notices"]] == [(table, "turn", "sent")]
    assert [(each["reason_en"], each["until"]) for each in export["bans"]] == [("why", 2.0)]
    assert export["invited"] == [{"table": table, "kept": False, "at": 2.0}]
    assert export["friend_link"] == "friends-code"
    assert export["rated"] == [{"table": own, "at": 5.0, "seat": 0, "before": [25.0, 8.3], "after": [26.0, 8.0]}]
    assert other not in json.dumps(export), "nobody learns the id of another"
    assert "s3cret" not in json.dumps(export)
    assert (others["rated"], others["friend_link"], len(others["bans"])) == ([], None, 1)
