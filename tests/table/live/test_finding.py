"""A public table can be found: by its game, seats, pace and language, by whom it welcomes, by a name."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.table.live import finding
from ecumene.table.live.tables import Tables
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.lobby_messages import LobbyRequest
from ecumene.table.wire.messages import NewTable, SeatWish, Sit
from ecumene.table.wire.time_messages import Pace
from tests.table.live.room import ANN, BOB, CAT, run
from tests.table.live.test_real_store import server

EMIL = Guest("e" * 24, "Émile")


async def opens(tables: Tables, who: Guest, title: str, free: int, game: str = "harbour", **more: Any) -> str:
    seats = [SeatWish(kind="you"), *[SeatWish(kind="open")] * free]
    return (await tables.create(who, NewTable(game=game, seats=seats, title=title, public=True, **more))).id


async def furnish(tables: Tables) -> None:
    """Five tables, each of another kind, by their titles; and one that nobody finds."""
    await opens(tables, ANN, "Plain", 1)
    await opens(tables, ANN, "French", 2, language="fr", beginners=True)
    await opens(tables, EMIL, "English", 1, language="en", pace=Pace(kind="clock"))
    await opens(tables, ANN, "Slowly", 2, pace=Pace(kind="days"))
    await opens(tables, ANN, "Vinci", 3, game="vinci", beginners=True)
    table = await tables.open(await opens(tables, ANN, "Watched", 1, language="fr"))
    await table.sit(BOB, Sit())
    await table.begin(ANN)
    seats = [SeatWish(kind="you"), SeatWish(kind="open")]
    await tables.create(ANN, NewTable(game="harbour", seats=seats, title="Hidden"))


CASES: list[tuple[dict[str, Any], set[str]]] = [
    ({}, {"Plain", "French", "English", "Slowly", "Vinci", "Watched"}),
    ({"game": "vinci"}, {"Vinci"}),
    ({"game": "nothing"}, set()),
    ({"game": "\x00"}, set()),
    ({"seats": 3}, {"French", "Slowly"}),
    ({"pace": "days"}, {"Slowly"}),
    ({"pace": "live"}, {"Plain", "French", "English", "Vinci", "Watched"}),
    ({"language": "fr"}, {"Plain", "French", "Slowly", "Vinci", "Watched"}),
    ({"language": "en"}, {"Plain", "English", "Slowly", "Vinci"}),
    ({"beginners": True}, {"French", "Vinci"}),
    ({"one_more": True}, {"Plain", "English", "Watched"}),
    ({"search": "émile"}, {"English"}),
    ({"search": "VIN"}, {"Vinci"}),
    ({"search": "ann slow"}, {"Slowly"}),
    ({"search": "hidden"}, set()),
    ({"search": "bob"}, {"Watched"}),
    ({"search": "%"}, set()),
    ({"beginners": True, "game": "harbour", "seats": 3, "language": "fr"}, {"French"}),
]


def test_tables_are_found_by_what_they_are(store_url: str) -> None:
    async def look() -> None:
        async with server(store_url) as tables:
            await furnish(tables)
        async with server(store_url) as tables:  # nothing of it is in memory
            for wanted, titles in CASES:
                lists = await tables.lobby(CAT, LobbyRequest(**wanted))
                assert {info.title for info in (*lists.open, *lists.watch)} == titles, wanted
            (french,) = [info for info in (await tables.lobby(CAT)).open if info.title == "French"]
            assert (french.language, french.beginners) == ("fr", True)
            assert len((await tables.lobby(ANN, LobbyRequest(game="vinci"))).yours) == 6, "one's own are always there"
            assert (await tables.lobby(ANN, LobbyRequest(game="vinci"))).open == []

    run(look)


def test_capitals_and_accents_do_not_matter(store_url: str) -> None:
    async def look() -> None:
        async with server(store_url) as tables:
            await opens(tables, ANN, "Soirée d’été", 1)
            for search in ("soiree", "ÉTÉ Soirée", "D’ETE", "sóirée"):
                assert len((await tables.lobby(CAT, LobbyRequest(search=search))).open) == 1, search
            assert (await tables.lobby(CAT, LobbyRequest(search="hiver"))).open == []

    run(look)


def test_a_name_is_also_found_behind_many_newer_tables(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "LISTED", 2)

    async def look() -> None:
        async with server(store_url) as tables:
            await opens(tables, ANN, "Old one", 1)
            for number in range(3):
                await opens(tables, ANN, f"New {number}", 2)
            assert len((await tables.lobby(CAT)).open) == 2
            assert [each.title for each in (await tables.lobby(CAT, LobbyRequest(search="old"))).open] == ["Old one"]
            assert [each.title for each in (await tables.lobby(CAT, LobbyRequest(one_more=True))).open] == ["Old one"]
            assert len((await tables.lobby(CAT, LobbyRequest(search="new"))).open) == 2

    run(look)
