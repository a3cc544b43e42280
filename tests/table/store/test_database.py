"""The database itself: migrations, rows that stay, addresses."""

from __future__ import annotations

import asyncio
import re
import stat
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, inspect, text
from sqlalchemy.exc import IntegrityError

from ecumene import installing
from ecumene.table.store import ContentRow, Store, StoreError, StoreUnavailable
from ecumene.table.store.database import Database
from ecumene.table.store.migrate import downgrade, upgrade
from ecumene.table.store.schema import METADATA, TABLES
from tests.table.postgres import Cluster
from tests.table.store.examples import entries, summary, table, with_store


@pytest.fixture
def database(empty_url: str) -> Iterator[Database]:
    """An empty one, not yet brought up to date."""
    database = Database(empty_url)
    yield database
    database.dispose()


def tables_in(database: Database) -> set[str]:
    return set(inspect(database.reading).get_table_names()) - {"alembic_version"}


def test_migrations_lead_from_nothing_to_the_schema_and_back(database: Database) -> None:
    assert tables_in(database) == set()
    for _ in range(2):
        upgrade(database.writing)
        assert tables_in(database) == set(METADATA.tables)
        downgrade(database.writing, "base")
        assert tables_in(database) == set()


def test_the_migrations_make_what_the_schema_says(database: Database) -> None:
    database.prepare()
    with database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_tables_of_an_older_store_have_the_usual_terms(database: Database, empty_url: str) -> None:
    upgrade(database.writing, "0001")
    old = {key: value for key, value in asdict(table()).items() if key != "terms"}
    with database.writing.begin() as connection:
        connection.execute(insert(TABLES).values(old))
    assert with_store(empty_url, lambda store: store.load("t1")) == (table(), [])


def test_bringing_it_up_to_date_twice_changes_nothing(store_url: str) -> None:
    with_store(store_url, lambda store: store.create(table(), entries(1, 2), summary(2)))
    assert with_store(store_url, lambda store: store.load("t1")) == (table(), entries(1, 2))


def test_a_store_from_the_future_is_refused(database: Database, empty_url: str) -> None:
    database.prepare()
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer"):
        asyncio.run(Store.open(empty_url))


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET kind = 'undo' WHERE number = 1",
        "DELETE FROM entries WHERE number = 2",
        "UPDATE tables SET seed = 1",
        "DELETE FROM tables",
        "UPDATE contents SET written = ''",
        "DELETE FROM contents",
    ],
)
def test_the_database_refuses_to_change_what_was_played(store_url: str, change: str) -> None:
    kept = ContentRow("vinci", "c0ffee", "0.1.0", "tables: {}")
    with_store(store_url, lambda store: store.create(table(), entries(1, 2), summary(2), kept))
    database = Database(store_url)
    with pytest.raises(IntegrityError, match="never changed"), database.writing.begin() as connection:
        connection.execute(text(change))
    database.dispose()
    assert with_store(store_url, lambda store: store.load("t1")) == (table(), entries(1, 2))
    assert with_store(store_url, lambda store: store.content("vinci", "c0ffee")) == kept


def test_content_is_kept_once_with_the_first_table_that_has_it(store_url: str) -> None:
    first, later = ContentRow("vinci", "c0ffee", "0.1.0", "a"), ContentRow("vinci", "c0ffee", "0.2.0", "b")
    other = ContentRow("harbour", "c0ffee", "0.1.0", "c")

    async def scenario(store: Store) -> list[ContentRow | None]:
        for name, content in (("t1", first), ("t2", later), ("t3", other)):
            assert await store.create(table(name), [], summary(0), content)
        assert not await store.create(table("t1"), [], summary(0), ContentRow("vinci", "beef", "0.3.0", "d"))
        return [await store.content(*key) for key in (("vinci", "c0ffee"), ("harbour", "c0ffee"), ("vinci", "beef"))]

    assert with_store(store_url, scenario) == [first, other, None]


LONG = "5b0c2f9ae1d34c77a0d6e8b1f2c39045"
SHORT = LONG[:16]


def test_content_is_found_by_what_an_older_release_called_it(store_url: str) -> None:
    whole, old = ContentRow("vinci", LONG, "0.3.0", "a"), ContentRow("harbour", SHORT, "0.1.0", "b")
    both = [ContentRow("chess", name, "0.1.0", name) for name in (SHORT, LONG, f"{SHORT}{'0' * 16}")]

    async def scenario(store: Store) -> None:
        for number, kept in enumerate([whole, old, *both]):
            assert await store.create(table(f"t{number}"), [], summary(0), kept)
        for name in (LONG, SHORT):
            assert await store.content("vinci", name) == whole
            assert await store.content("harbour", name) == old
        assert [await store.content("chess", kept.hash) for kept in both] == both, "the same name comes first"
        for name in (LONG[:15], LONG[:17], LONG + "0", f"{SHORT}{'0' * 16}", ""):
            assert await store.content("vinci", name) is None

    with_store(store_url, scenario)


PERMIT = "INSERT INTO permits VALUES ('{what}')"


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("forget", "UPDATE entries SET kind = 'undo' WHERE number = 1"),
        ("forget", "UPDATE entries SET guest = 'x', at = 1 WHERE number = 1"),
        ("forget", """UPDATE entries SET body = '{"notation":"conquer 9"}' WHERE number = 1"""),
        ("forget", "UPDATE entries SET seat = NULL WHERE number = 1"),
        ("forget", "UPDATE tables SET owner = 'x', seed = 1"),
        ("forget", "UPDATE tables SET terms = '[]'"),
        ("forget", "DELETE FROM entries"),
        ("prune", "UPDATE entries SET guest = 'x' WHERE number = 1"),
        ("prune", "UPDATE tables SET owner = 'x'"),
        ("prune", "DELETE FROM contents"),
        ("prune", "UPDATE contents SET written = ''"),
    ],
)
@pytest.mark.parametrize("hash", ["c0ffee", f"{SHORT}{'0' * 16}"], ids=["same", "older"])
def test_no_permit_changes_what_was_played(store_url: str, what: str, change: str, hash: str) -> None:
    """Be the content called as its table calls it, or by more digits than an older release gave it."""
    row, kept = table(content=hash[:16]), ContentRow("vinci", hash, "0.1.0", "tables: {}")
    with_store(store_url, lambda store: store.create(row, entries(1, 2), summary(2), kept))
    database = Database(store_url)
    with database.writing.connect() as connection, connection.begin():
        connection.execute(text(PERMIT.format(what=what)))
        with pytest.raises(IntegrityError, match="never changed"):
            connection.exec_driver_sql(change)
        connection.rollback()
    database.dispose()
    assert with_store(store_url, lambda store: store.load("t1")) == (row, entries(1, 2))


def test_a_permit_to_forget_makes_people_unknown(store_url: str) -> None:
    with_store(store_url, lambda store: store.create(table(), entries(1, 2), summary(2)))
    database = Database(store_url)
    with database.writing.begin() as connection:
        connection.execute(text(PERMIT.format(what="forget")))
        connection.execute(text("UPDATE entries SET guest = 'x'"))
        connection.execute(text("UPDATE tables SET owner = 'x'"))
        connection.execute(text("DELETE FROM permits"))
    database.dispose()
    assert with_store(store_url, lambda store: store.load("t1")) == (table(owner="x"), entries(1, 2, "x"))


def test_taking_the_law_back_restores_the_old_one(database: Database) -> None:
    database.prepare()
    downgrade(database.writing, "0002")
    with database.writing.begin() as connection:
        connection.execute(insert(TABLES).values(asdict(table())))
    for change in ("UPDATE tables SET owner = 'x'", "DELETE FROM tables"):
        with pytest.raises(IntegrityError, match="never changed"), database.writing.begin() as connection:
            connection.execute(text(change))
    upgrade(database.writing)


def test_an_entry_needs_its_table_also_in_the_database(database: Database) -> None:
    database.prepare()
    orphan = "INSERT INTO entries (table_id, number, kind, guest, body, at) VALUES ('none', 1, 'act', '', '{}', 0)"
    with pytest.raises(IntegrityError), database.writing.begin() as connection:
        connection.execute(text(orphan))


def test_postgres_refuses_to_empty_a_log(postgres: Cluster) -> None:
    database = Database(postgres.new_database())
    database.prepare()
    with pytest.raises(IntegrityError, match="never changed"), database.writing.begin() as connection:
        connection.execute(text("TRUNCATE tables CASCADE"))
    database.dispose()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path}/table.db")
    database.prepare()
    for engine in (database.writing, database.reading):
        with engine.connect() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    database.dispose()


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    with_store(f"sqlite:///{tmp_path}/table.db", lambda store: store.create(table(), [], summary(0)))
    assert stat.S_IMODE((tmp_path / "table.db").stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("", "not a URL"),
        ("ecumene.db", "not a URL"),
        ("mysql://me:hush@host/db", "sqlite:///… or postgresql://…, not mysql"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:////no/such/folder/table.db", "No such file or directory"),
    ],
)
def test_an_address_that_cannot_be_used_is_explained(url: str, complaint: str) -> None:
    with pytest.raises(StoreError, match=complaint) as caught:
        asyncio.run(Store.open(url))
    assert "hush" not in str(caught.value)


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dear diary, " * 100)
    with pytest.raises(StoreUnavailable, match="not a database"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/notes.txt"))


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=re.escape(installing.command("postgres"))):
        asyncio.run(Store.open("postgresql://localhost/ecumene"))
