"""All tables of a server: opening them, finding them, listing them, and what is said when that fails."""

from __future__ import annotations

import asyncio
import gc
import re
from pathlib import Path
from time import time
from weakref import ref

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Message

import ecumene.table
from ecumene.core.errors import ContentError
from ecumene.table.live import alive
from ecumene.table.live.weighing import LIGHTEST
from ecumene.table.log.shelf import Shelf
from ecumene.table.wire.messages import NewTable, SeatWish, Sit
from ecumene.table.wire.problems import words
from tests.table.live.room import ANN, BOB, CAT, DAN, GAMES, HARBOUR, Page, act, refused, room, run

SOURCES = Path(ecumene.table.__file__).parent


def wish(**changes: object) -> NewTable:
    seats = [SeatWish(kind="you"), SeatWish(kind="bot", level="gentle")]
    return NewTable.model_validate({"game": "harbour", "seats": seats, **changes})


@pytest.mark.parametrize(
    ("changes", "field", "said"),
    [
        ({"game": "chess"}, "game", "chess"),
        ({"options": {"rounds": 17}}, "options", "rounds"),
        ({"options": {"round": 3}}, "options", "did you mean"),
        ({"seats": [SeatWish(kind="you")]}, "options", "seats must be"),
        ({"content": "values: [{id: hand, is: 99}]"}, "content", "hand"),
        ({"content": "values: [{id: hat, is: 1}]"}, "content", "hat"),
        ({"content": "values: {"}, "content", "not YAML"),
        ({"content": "values: &a [*a]"}, "content", "aliases"),
        ({"content": "- 1"}, "content", "tables"),
        ({"content": "[" * 100_000}, "content", "inside one another"),
        ({"content": "1: []"}, "content", "no table"),
        ({"content": "values: [{id: hand, 1: 2}]"}, "content", "not a field"),
        ({"content": "values: !!timestamp never"}, "content", "cannot be read"),
    ],
)
def test_a_wish_that_cannot_be_fulfilled_names_the_field(changes: dict[str, object], field: str, said: str) -> None:
    async def play() -> None:
        async with room() as house:
            refusal = await refused(house.tables.create(ANN, wish(**changes)), "bad_request", 400)
            assert refusal.problem.field == field
            assert said in refusal.problem.text.en
            assert house.store.database.rows == {}

    run(play)


def test_a_table_is_played_with_its_owners_content() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, content="values: [{id: hand, is: 5}]")
            assert table.state.game.content.hash != HARBOUR.content.hash
            assert table.state.last is not None
            assert len(table.state.last.position.dump()["state"]["hands"][0]) == 5
            again = await house.reopened(table)
            assert again.full(ANN) == table.full(ANN)

    run(play)


def test_games_with_the_same_content_are_made_once() -> None:
    shelf = Shelf(GAMES)
    overlay = "values: [{id: hand, is: 5}]"
    assert shelf.game("harbour") is HARBOUR
    assert shelf.game("harbour", overlay) is shelf.game("harbour", overlay)
    with pytest.raises(ContentError):
        shelf.game("harbour", "values: [{id: hand, is: []}]")


def test_a_table_is_loaded_once_however_many_ask() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB)
            async with room(house.store.database) as other:
                found = await asyncio.gather(*[other.tables.open(table.state.row.id) for _ in range(5)])
                assert len({id(one) for one in found}) == 1
                assert len(other.tables) == 1
                await refused(other.tables.open("nowhere"), "not_found", 404)

    run(play)


def test_the_lobby_shows_each_guest_their_tables_and_those_they_may_join_or_watch() -> None:
    async def play() -> None:
        async with room(clock=time) as house:
            seats = [SeatWish(kind="you"), SeatWish(kind="open")]
            public = await house.tables.create(ANN, wish(seats=seats, public=True, title="Come"))
            hidden = await house.tables.create(ANN, wish(seats=seats))
            watch = await house.table(BOB, CAT, public=True)
            lobby = await house.tables.lobby(ANN)
            assert [info.id for info in lobby.yours] == [hidden.id, public.id]
            assert lobby.open == []
            lobby = await house.tables.lobby(DAN)
            assert lobby.yours == []
            assert [info.id for info in lobby.open] == [public.id]
            assert [info.id for info in lobby.watch] == [watch.state.row.id]
            assert lobby.open[0].title == "Come"
            table = await house.tables.open(public.id)
            await table.sit(DAN, Sit())
            async with room(house.store.database) as other:  # where nothing is in memory
                lobby = await other.tables.lobby(DAN)
                assert [info.id for info in lobby.yours] == [public.id]
                assert lobby.yours[0].you.role == "player"
                assert lobby.yours[0].you.seats == [1]
                lobby = await other.tables.lobby(BOB)
                assert lobby.yours[0].you.role == "owner"
                assert "holders" not in lobby.model_dump_json()

    run(play)


def test_tables_nobody_needs_leave_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alive, "MOST_AT_REST", 2 * LIGHTEST)

    async def play() -> None:
        async with room() as house:
            watched = await house.table(ANN, BOB)
            page = Page(watched, DAN).join()
            left = await house.table(ANN, BOB)
            name, told, gone = left.state.row.id, left.full(ANN), ref(left)
            del left
            for _ in range(4):
                await house.table(ANN, BOB)
            assert len(house.tables) == 3
            assert gone() is None, "nothing may keep a table whose memory is wanted"
            assert await house.tables.open(watched.state.row.id) is watched
            assert (await house.tables.open(name)).full(ANN) == told
            await act(watched, 0, "berth 0.1")
            page.agrees()

    gc.disable()
    try:
        run(play)
    finally:
        gc.enable()


def test_a_table_that_leaves_memory_under_somebodys_hands_is_the_same_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody has found the table and not joined yet: whoever comes later must be told what they do."""
    monkeypatch.setattr(alive, "MOST_AT_REST", 1 * LIGHTEST)

    async def play() -> None:
        async with room() as house:
            found = await house.table(ANN, BOB)
            await house.table(CAT, DAN)
            assert len(house.tables) == 1
            page = Page(found, BOB).join()
            version = await act(await house.tables.open(found.state.row.id), 0, "berth 0.1")
            assert page.version == version

    run(play)


def test_memory_shrinks_again_when_many_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alive, "MOST_AT_REST", 2 * LIGHTEST)

    async def play() -> None:
        async with room() as house:
            pages = [Page(await house.table(ANN, BOB), DAN).join() for _ in range(5)]
            assert len(house.tables) == 5
            for page in pages:
                page.leave()
            await house.table(ANN, BOB)
            assert len(house.tables) == 2

    run(play)


def test_ids_cannot_be_guessed() -> None:
    async def play() -> None:
        async with room() as house:
            ids = [(await house.tables.create(ANN, wish())).id for _ in range(20)]
            assert len(set(ids)) == 20
            assert all(re.fullmatch(r"[a-z2-9]{16}", one) for one in ids)

    run(play)


# ---- words


def messages(lang: str) -> dict[str, set[str]]:
    """The table's messages with the arguments each uses."""
    found: dict[str, set[str]] = {}
    for entry in parse((SOURCES / "words" / f"{lang}.ftl").read_text()).body:
        if isinstance(entry, Message):
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


def test_the_table_says_everything_in_both_languages() -> None:
    english, french = messages("en"), messages("fr")
    assert english == french
    for key in english:
        arguments = dict.fromkeys(english[key], 2)
        for lang in ("en", "fr"):
            assert words(lang)(key, **arguments)


def test_every_problem_has_its_words() -> None:
    known, used = set(messages("en")), set()
    for path in SOURCES.rglob("*.py"):
        source = path.read_text()
        used |= set(re.findall(r'problem\(\s*"[a-z_]+", "([a-z-]+)"', source))
        used |= set(re.findall(r'unreadable\(\s*"([a-z-]+)"', source))
    assert len(used) > 20
    assert used <= known
