"""Draws the lobby's picture of Rise & Fall: a world and its pieces at a moment of a game played from a fixed seed.

    python -m tools.lobby_world               # writes client/src/lobby/pictures/rise_and_fall.json

The page colours it, so that it follows the theme. Run it again when the rules of quick worlds change.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from ecumene import catalogue
from ecumene.core.record import Play
from ecumene.core.scene import Element

PICTURE = Path(__file__).parent.parent / "client/src/lobby/pictures/rise_and_fall.json"
SEATS = 4
SEED = 3
MOVES = 330
"""Enough for a few cities, ships and merchants."""


def main() -> None:
    game = catalogue["rise_and_fall"]
    play = Play(game, SEATS, SEED, {"world": "quick"})
    rng = Random(SEED)
    for _ in range(MOVES):
        seat = play.position.pending()[0]
        play.act(seat, game.quick_action(play.position, seat, rng))
    elements = game.scene(play.position.view(0), 0)["elements"]
    world = next(element for element in elements if element["id"] == "w")
    picture = {"cells": world.get("cells"), "pieces": [piece(element) for element in elements if stands(element)]}
    PICTURE.write_text(json.dumps(picture, separators=(",", ":")) + "\n", encoding="utf-8")


def stands(element: Element) -> bool:
    """Whether it is a piece in the world."""
    return element.get("type") == "piece" and element.get("in") == "w"


def piece(element: Element) -> list[Any]:
    """A piece as `[kind, seat, q, r]`."""
    slot = element.get("slot")
    assert isinstance(slot, list)
    return [element.get("kind"), int(element.get("owner", "")[1:]), *slot]


if __name__ == "__main__":
    main()
