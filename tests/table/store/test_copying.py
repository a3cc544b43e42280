"""A backup is whole or not there, and nothing is ever written over."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path

import pytest

from ecumene.table.store import Store, StoreError
from ecumene.table.store.copying import CopyRefused, back_up, restore
from tests.table.fresh import new_store
from tests.table.store.examples import append, entries, summary, table, with_store


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A store with one table."""
    made = new_store(tmp_path)

    async def fill(store: Store) -> None:
        assert await store.create(table(), entries(1, 2), summary(2))

    with_store(made, fill)
    return made


def refused(why: str, file: Path, make: object) -> None:
    assert callable(make)
    with pytest.raises(CopyRefused) as error:
        make()
    assert (error.value.why, error.value.file) == (why, str(file))


def test_a_store_is_copied_while_it_is_open_and_is_one_file_that_nobody_else_reads(url: str, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", f"sqlite:///{tmp_path}/again.db"

    async def scenario(store: Store) -> None:
        assert await append(store, 3)  # it is in the journal only
        assert back_up(url, copy) == 1
        assert await append(store, 4), "the store goes on"

    with_store(url, scenario)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert restore(copy, again) == 1

    async def scenario_again(store: Store) -> None:
        found = await store.load("t1")
        assert found is not None
        assert [entry.number for entry in found[1]] == [1, 2, 3]
        assert await append(store, 4)

    with_store(again, scenario_again)


def test_nothing_is_written_over(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert back_up(url, copy) == 1
    before = copy.read_bytes()
    refused("exists", copy, lambda: back_up(url, copy))
    refused("exists", tmp_path / "table.db", lambda: restore(copy, url))
    (tmp_path / "new.db-wal").write_bytes(b"of another store")
    refused("exists", tmp_path / "new.db-wal", lambda: restore(copy, f"sqlite:///{tmp_path}/new.db"))
    assert not (tmp_path / "new.db").exists()
    assert copy.read_bytes() == before


def test_what_is_no_store_is_refused_and_leaves_nothing(url: str, tmp_path: Path) -> None:
    target, new = tmp_path / "target.db", f"sqlite:///{tmp_path}/target.db"
    missing, text, other, torn = (tmp_path / name for name in ("missing.db", "text.db", "other.db", "torn.db"))
    refused("missing", missing, lambda: back_up(f"sqlite:///{missing}", target))
    refused("missing", missing, lambda: restore(missing, new))
    text.write_text("a letter to my aunt, " * 400)
    refused("foreign", text, lambda: restore(text, new))
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE aunts (name TEXT)")
    refused("foreign", other, lambda: restore(other, new))
    assert back_up(url, torn) == 1
    whole = torn.read_bytes()
    torn.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    refused("broken", torn, lambda: restore(torn, new))
    with pytest.raises(CopyRefused, match="pg_dump"):
        back_up("postgresql://ecumene@localhost/ecumene", target)
    with pytest.raises(StoreError, match="No such file"):
        back_up(url, tmp_path / "nowhere" / "copy.db")
    assert not list(tmp_path.glob("target.db*.part"))
    assert not target.exists()
