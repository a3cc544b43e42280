"""Worlds of hexes give a reader's own pieces names, by which the page says where a hex lies: "north of your city".

That every hex then has a name of its own is tested with the page, which makes the names
(`client/src/board/point/names.test.ts`).
"""

from __future__ import annotations

from typing import Final

import pytest

from ecumene.bots import make_bot
from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.core.scene import Element, Message
from ecumene.core.words import LANGUAGES

WORLDS: Final = ("rise_and_fall", "tapestry", "beyond_the_horizon")
OWN: Final = {"en": "your ", "fr": "vo"}
MOVES: Final = 120


def world_of(game: Game) -> Element:
    """The world of hexes on a game's stage."""
    (found,) = [
        element for element in game.stage(game.new(seats=3, seed=7))["elements"] if element.get("type") == "hexes"
    ]
    return found


@pytest.mark.parametrize("name", WORLDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_own_pieces_have_names_that_differ(name: str, lang: str) -> None:
    game = catalogue[name]
    said: list[str] = []
    for text in world_of(game).get("yours", {}).values():
        assert not isinstance(text, str)
        said.append(game.words(lang)(text["t"]))
    assert said
    assert len(set(said)) == len(said)
    assert all(text.startswith(OWN[lang]) for text in said)


@pytest.mark.parametrize("name", WORLDS)
def test_whatever_a_player_has_on_a_hex_tells_where_it_is(name: str) -> None:
    game = catalogue[name]
    position, bot = game.new(seats=2, seed=7), make_bot("quick", 1)
    world = world_of(game)
    kinds: set[str] = set()
    for _ in range(MOVES):
        if not position.pending():
            break
        seat = position.pending()[0]
        position.apply(seat, bot.choose(position.view(seat), seat))
        for element in game.scene(position.view(None), None)["elements"]:
            if element.get("in") == world["id"] and element.get("type") == "piece" and "owner" in element:
                kinds.add(element.get("kind", ""))
    assert kinds
    assert kinds <= set(world.get("yours", {}))


def test_the_stage_of_a_race_says_how_far_it_goes() -> None:
    vinci = catalogue["vinci"]
    stage = vinci.stage(vinci.new(seats=4, seed=7))
    note = vinci.scene(vinci.new(seats=4, seed=7), None)["notes"][0]
    assert isinstance(note, dict)
    told: Message = note
    assert stage.get("goal") == told.get("a", {})["n"]
    assert all("goal" not in catalogue[name].stage(catalogue[name].new(seats=3, seed=7)) for name in WORLDS)
