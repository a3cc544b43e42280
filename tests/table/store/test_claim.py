"""One server for a SQLite file: a second one is refused, a dead one leaves nothing behind."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from ecumene.cli import main
from ecumene.table.store import Store
from ecumene.table.store.claim import StoreTaken, claimed
from tests.table.store.examples import append, summary, table, with_store

HOLD = """
import sys
from ecumene.table.store import Store
from ecumene.table.store.claim import claimed
with claimed(sys.argv[1]):
    print("mine", flush=True)
    sys.stdin.read()
"""


def holder(url: str) -> subprocess.Popen[str]:
    """Another process that has the store for itself."""
    found = subprocess.Popen(
        [sys.executable, "-c", HOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert found.stdout is not None
    assert found.stdout.readline() == "mine\n"
    return found


def test_a_second_server_is_refused_by_whatever_path_it_comes(tmp_path: Path) -> None:
    (tmp_path / "table.db").touch()
    (tmp_path / "other.db").symlink_to(tmp_path / "table.db")
    with claimed(f"sqlite:///{tmp_path}/table.db"):
        for name in ("table.db", "other.db", "../" + tmp_path.name + "/table.db"):
            with pytest.raises(StoreTaken, match="PostgreSQL"), claimed(f"sqlite:///{tmp_path}/{name}"):
                pass
        with claimed(f"sqlite:///{tmp_path}/third.db"):
            pass
    with claimed(f"sqlite:///{tmp_path}/table.db"):
        pass


def test_a_killed_server_leaves_no_claim_behind(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    other = holder(url)
    try:
        with pytest.raises(StoreTaken), claimed(url):
            pass
    finally:
        os.kill(other.pid, signal.SIGKILL)
        other.wait()
    with claimed(url):
        pass


def test_tools_read_what_a_server_has_claimed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/table.db"

    async def scenario(store: Store) -> None:
        await store.create(table(), [], summary(0))
        assert await append(store, 1)
        with sqlite3.connect(f"file:{tmp_path}/table.db?mode=ro", uri=True) as reader:
            assert reader.execute("SELECT count(*) FROM entries").fetchone() == (1,)

    with claimed(url):
        with_store(url, scenario)


def test_several_servers_share_one_postgres() -> None:
    with claimed("postgresql://nobody@localhost/nothing"), claimed("postgresql://nobody@localhost/nothing"):
        pass


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_serve_names_postgres_in_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str], lang: str) -> None:
    url = f"sqlite:///{tmp_path}/table.db"
    with claimed(url):
        assert main(["serve", "--lang", lang, "--store", url, "--workers", "1"]) == 2
    said = capfd.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert f"{tmp_path}/table.db" in said[0]
    assert "PostgreSQL" in said[0]
    assert ("un autre serveur" if lang == "fr" else "another server") in said[0]
