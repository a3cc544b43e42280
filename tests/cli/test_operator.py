"""`ecumene operator token` makes the token of a store, and makes it anew."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from tests.cli.conftest import Run
from tests.table.fresh import new_store
from tests.table.store.examples import with_store


def test_a_token_is_shown_once_and_the_next_one_takes_its_place(run: Run, tmp_path: Path) -> None:
    url = new_store(tmp_path)
    with_store(url, lambda store: store.ping())
    token = ""
    for _ in range(2):
        shown = run("operator", "token", url)
        assert shown.code == 0, shown.err
        token = next(line.strip() for line in shown.out.splitlines() if line.startswith("    "))
        assert len(token) >= 40
        kept = with_store(url, lambda store: store.operating.token())
        assert kept == sha256(token.encode()).hexdigest(), "the store knows a hash"
        assert token.encode() not in (tmp_path / "table.db").read_bytes()
    assert run("operator", "token", url, "--json").json["token"] != token


def test_without_a_store_nothing_is_made(run: Run, tmp_path: Path) -> None:
    ran = run("operator", "token", f"sqlite:///{tmp_path}/none.db")
    assert ran.code == 2
    assert "there is no store" in ran.err
    assert not (tmp_path / "none.db").exists()
    assert run("operator").code == 2
