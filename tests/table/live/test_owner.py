"""A table opened with an owner's file: all its seats play with the cards as they are printed, and read them so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ecumene.cli import main
from ecumene.core.record import Record
from ecumene.table.live.live import LiveTable
from ecumene.table.live.tables import Guest
from tests.table.live.room import ANN, BOB, CAT, HARBOUR, Page, act, legal, room, run

OPTIONS: dict[str, int | str] = {"fantasies_and_futures": "in"}
CARD = """
game: tapestry
fantasies_and_futures.tapestry_cards:
- id: ghost_towns
  words:
    en: {name: Ghost Cities, text: Gain three resources.}
    fr: {name: Cités fantômes, text: Gagnez trois ressources.}
  effects: [{gain: {resource: 3}}, {reserve: {building: house}}]
  enchantments: {left: [{points: 4}], right: [{gain: {food: 1}}]}
  source: owner
"""


def texts_at(table: LiveTable) -> dict[str, str]:
    """What the page of this table is sent to say."""
    assert table.state.last is not None
    return table.state.game.stage(table.state.last.position)["texts"]


def seen(table: LiveTable, guest: Guest) -> tuple[Any, Any]:
    """What a guest sees and is asked."""
    told = json.loads(table.full(guest))
    return told["scene"], told["choices"]


def test_every_seat_plays_with_the_owners_cards_and_a_restart_keeps_them() -> None:
    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, BOB, game="tapestry", options=OPTIONS, content=CARD)
            pages = [Page(table, guest).join() for guest in (ANN, BOB)]
            assert table.state.last is not None
            for seat in table.state.last.position.pending():
                await act(table, seat, legal(table, seat)[0])
            for page in pages:
                page.agrees()
                assert page.scene is not None
            assert seen(table, ANN)[1] or seen(table, BOB)[1]
            texts = texts_at(table)
            assert "tapestry-name-card-ghost_towns = Ghost Cities" in texts["en"]
            assert "tapestry-text-card-ghost_towns = Gagnez trois ressources." in texts["fr"]
            again = await house.reopened(table)
            for guest in (ANN, BOB):
                assert seen(again, guest) == seen(table, guest)
            assert texts_at(again) == texts
            assert again.state.game.content.hash == table.state.game.content.hash
            assert Record.parse(table.record(ANN)).content == table.state.game.content.hash

    run(play)


def test_a_file_as_it_is_written_opens_a_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    assert main(["content", "new", "tapestry", "--box", "FF", "--output", str(file)]) == 0
    text = file.read_text(encoding="utf-8")

    async def play() -> None:
        async with room() as house:
            table = await house.table(ANN, bots=["gentle"], game="tapestry", options=OPTIONS, content=text)
            assert table.state.game.content.hash == house.tables.house.shelf.game("tapestry").content.hash

    run(play)


def test_words_alone_are_the_owners_too_and_bots_sit_with_them() -> None:
    async def play() -> None:
        async with room() as house:
            content = "cards: [{id: spice, words: {en: {name: pepper}, fr: {name: le poivre, name.bare: poivre}}}]"
            table = await house.table(ANN, CAT, bots=["gentle"], content=content)
            assert table.state.game.content.hash != HARBOUR.content.hash
            assert table.state.game.words("fr").name("spice") == "le poivre"
            again = await house.reopened(table)
            assert "harbour-name-spice = pepper" in texts_at(again)["en"]
            assert again.full(CAT) == table.full(CAT)

    run(play)
