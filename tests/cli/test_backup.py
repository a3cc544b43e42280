"""`ecumene backup` and `restore` say what they did, and why they did not, in the reader's language."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run
from tests.table.fresh import new_store
from tests.table.store.examples import entries, summary, table, with_store


def test_a_store_goes_into_a_file_and_comes_back(run: Run, tmp_path: Path) -> None:
    url, again = new_store(tmp_path), f"sqlite:///{tmp_path}/again.db"
    with_store(url, lambda store: store.create(table(), entries(1, 2), summary(2)))
    copy = str(tmp_path / "copy.db")
    made = run("backup", copy, "--store", url)
    assert (made.code, made.out.split()) == (0, f"One table is in {copy}.".split())
    twice = run("backup", copy, "--store", url)
    assert twice.code == 2
    assert "is not written over" in " ".join(twice.err.split())
    over = run("--lang", "fr", "restore", copy, "--store", url)
    assert over.code == 2
    assert "existe déjà" in " ".join(over.err.split())
    assert run("restore", copy, "--store", again, "--json").json["tables"] == 1
    assert with_store(again, lambda store: store.load("t1")) is not None


def test_of_postgresql_its_own_programs_make_backups(run: Run, tmp_path: Path) -> None:
    for command in ("backup", "restore"):
        ran = run(command, str(tmp_path / "copy.db"), "--store", "postgresql://localhost/ecumene")
        assert ran.code == 2
        assert "pg_dump" in ran.err
