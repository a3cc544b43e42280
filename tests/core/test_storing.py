"""Storing the fields of a position by their shapes."""

from __future__ import annotations

import json
from typing import Any

from ecumene.core.storing import Stored


class Shelf:
    """A field of each shape."""

    def __init__(self) -> None:
        self.turn = 3
        self.points: list[int] = [1, 2]
        self.tiles: list[tuple[int, ...]] = [(4, 5), ()]
        self.hands: list[list[int]] = [[6], [7, 8]]


STORED = Stored(("turn",), ("points",), ("tiles",), ("hands",))


def test_fields_of_every_shape_survive_a_file() -> None:
    shelf, other = Shelf(), Shelf()
    other.turn, other.points, other.tiles, other.hands = 0, [], [], []
    state: dict[str, Any] = json.loads(json.dumps(STORED.of(shelf)))
    assert list(state) == ["turn", "points", "tiles", "hands"]
    STORED.into(other, state)
    assert vars(other) == vars(shelf)


def test_what_is_stored_and_what_is_read_share_nothing_with_the_position() -> None:
    shelf, other = Shelf(), Shelf()
    state = STORED.of(shelf)
    STORED.into(other, state)
    shelf.points.append(9)
    shelf.hands[0].append(9)
    state["hands"][1].append(9)
    assert (other.points, other.hands) == ([1, 2], [[6], [7, 8]])
    assert state["points"] == [1, 2]
