"""`check-store`: what the installed release would make of every table of a store, before it goes live."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.content_text import written as written_text
from ecumene.table.log.checking import _at_hand
from ecumene.table.store import ContentRow, Store
from tests.cli.conftest import Run
from tests.table.conftest import postgres, store_url
from tests.table.golden import SQL, load
from tests.table.live.room import ANN, BOB
from tests.table.log.test_releases import FIRST, HAND, NoWay, Strict, in_the_middle, release
from tests.table.store.examples import summary, table, with_store
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.second import HarbourTwo

__all__ = ["postgres", "store_url"]


@pytest.fixture(autouse=True)
def forget() -> None:
    """What a process has at hand belongs to one test."""
    _at_hand.cache_clear()


@pytest.fixture
def written(store_url: str) -> str:
    """A store of the first release: a table in the middle of a game, one with an owner's content, one that waits."""

    async def write() -> None:
        async with release(store_url, FIRST) as first:
            await in_the_middle(first, title="In the middle")
            await first.table(ANN, BOB, content=HAND, title="An owner's content")
            await first.table(ANN, BOB, begin=False, title="Not begun")

    asyncio.run(write())
    return store_url


def install(monkeypatch: pytest.MonkeyPatch, game: Any) -> None:
    monkeypatch.setitem(catalogue._games, "harbour", game)


def test_a_store_that_goes_on_is_told_so(run: Run, written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, HarbourTwo())
    ran = run("check-store", written)
    assert (ran.code, ran.err) == (0, "")
    assert "All 3 tables go on with release" in ran.out
    assert "3 of them carried on by newer rules" in ran.out
    told = run("check-store", written, "--json").json
    assert (told["command"], told["tables"], told["lifted"], told["stopped"]) == ("check-store", 3, 3, [])
    assert "dont 3 portées par des règles plus récentes" in run("check-store", written, "--lang", "fr").out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_tables_that_would_stop_are_named_with_the_entry(
    run: Run, written: str, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    install(monkeypatch, Strict())
    ran = run("check-store", written, "--jobs", jobs)
    assert ran.code == 1
    assert "“In the middle”, running" in ran.out
    assert "no longer follows the rules" in ran.out
    assert "is not an action of this game" in ran.out, "whoever runs the server is told what is wrong"
    assert "1 of 3 tables would stop" in ran.out


def test_tables_that_would_stop_as_json(run: Run, written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, NoWay())
    ran = run("check-store", written, "--json", "--lang", "fr")
    assert ran.code == 1
    told = json.loads(ran.out)
    assert {one["title"] for one in told["stopped"]} == {"In the middle", "An owner's content", "Not begun"}
    assert {one["reason"] for one in told["stopped"]} == {"rules"}
    assert {one["entry"] for one in told["stopped"]} == {None}
    assert told["stopped"][0]["text"].startswith("Depuis la version")


def test_the_store_of_an_older_release_is_read_and_left_as_it_is(run: Run, tmp_path: Path) -> None:
    load(SQL[0], f"sqlite:///{tmp_path}/old.db")
    before = (tmp_path / "old.db").read_bytes()
    ran = run("check-store", f"sqlite:///{tmp_path}/old.db")
    assert ran.code == 0, ran.out + ran.err
    assert "The store is of version 0001" in ran.out
    assert "All 10 tables go on" in ran.out
    assert (tmp_path / "old.db").read_bytes() == before


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///nowhere.db", "no such file"),
        ("sqlite:///empty.db", "no tables of Ecumene"),
        ("sqlite:///notes.txt", "not a database"),
        ("nowhere", "not a URL"),
        ("mysql://me:hush@host/db", "not mysql"),
    ],
)
def test_what_is_no_store_is_refused(run: Run, tmp_path: Path, url: str, said: str) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "notes.txt").write_text("Dear diary, " * 100)
    ran = run("check-store", url)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert "hush" not in ran.err
    assert not (tmp_path / "nowhere.db").exists()


# ---- contents that are kept


def test_the_contents_of_a_store_and_of_releases_are_listed_and_shown(
    run: Run, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = HarbourTwo()
    install(monkeypatch, second)
    old = Harbour().content.hash
    told = run("content", "list", "harbour", "--store", written, "--json").json["contents"]
    assert [(one["content"], one["today"], one["release"], one["tables"]) for one in told[:2]] == [
        (second.content.hash, True, None, 0),
        (old, False, "0.1.0", 2),
    ]
    owners = told[2]["content"]
    assert told[2]["tables"] == 1
    assert f"harbour  {old}" in run("content", "list", "harbour", "--store", written).out
    diff = run("content", "diff", "harbour", "--hash", owners, "--store", written, "--json").json
    assert {(row["record"], row["ours"], row["theirs"]) for row in diff["differences"] if row["field"] == "is"} == {
        ("hand", 2, 4), ("toll", 3, 2), ("tax", 1, None),
    }  # fmt: skip
    checked = run("content", "check", "harbour", "--hash", owners, "--store", written, "--json").json
    assert (checked["content"], checked["tables"]["values"]["values"]["owner"]) == (owners, 1), "and who said so"
    assert "hand, is: 4" in run("content", "export", "harbour", "--hash", owners, "--store", written).out
    assert "tax" not in run("content", "export", "harbour", "--hash", old).out, "as it was, not as it is read today"
    for hash in (old, owners):
        shown = [
            run("content", "export", "harbour", "--hash", name, "--store", written).out for name in (hash, hash[:16])
        ]
        assert shown[0] == shown[1], "and by what an older release called it"
    forged = owners[:16] + "0" * 16
    assert f"no content {forged} here" in run("content", "check", "harbour", "--hash", forged, "--store", written).err
    ran = run("content", "check", "harbour", "--hash", owners)
    assert (ran.code, ran.out) == (2, "")
    assert f"no content {owners} here" in ran.err


def test_a_content_that_a_store_keeps_by_both_its_names_is_listed_once(
    run: Run, store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older release wrote the first digits of its hash."""
    install(monkeypatch, Harbour())
    (tmp_path / "mine.yaml").write_text(HAND, encoding="utf-8")
    ours, owners = Harbour().content, Harbour().using(tmp_path / "mine.yaml").content
    today, mine, damaged = ours.hash, owners.hash, "5b0c2f9ae1d34c77"
    other = mine[:16] + "0" * 16
    kept = [
        (name, written_text("harbour", "0.2.0", each))
        for each in (ours, owners)
        for name in (each.hash, each.hash[:16])
    ]

    async def write(store: Store) -> None:
        for number, (name, text) in enumerate([*kept, (other, "not read"), (damaged, "not read either")]):
            row = table(f"t{number}", game="harbour", content=name)
            assert await store.create(row, [], summary(0), ContentRow("harbour", name, "0.2.0", text))

    with_store(store_url, write)
    told = run("content", "list", "harbour", "--store", store_url, "--json").json["contents"]
    assert {(one["content"], one["tables"]) for one in told} == {(today, 2), (mine, 2), (other, 2), (damaged, 1)}
    assert len(told) == 4
