"""Positions and views are copied by `copy.deepcopy` and kept by `pickle` as they stand, and go on alike."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from ecumene.catalogue import OURS, catalogue
from ecumene.core.position import Position

WAYS: dict[str, Callable[[Position], Position]] = {
    "deepcopy": deepcopy,
    "pickle": lambda position: pickle.loads(pickle.dumps(position)),
}


def played(position: Position, decisions: int) -> Position:
    """A position after some decisions by chance."""
    rng = Random(decisions)
    for _ in range(decisions):
        seat = rng.choice(position.pending())
        position.apply(seat, rng.choice(position.legal(seat)))
    return position


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", OURS)
def test_a_position_goes_on_alike(game: str, way: str) -> None:
    position = played(catalogue[game].new(3, 7, {}), 40)
    twin = WAYS[way](position)
    assert twin.dump() == position.dump()
    before = position.dump()
    assert played(twin, 30).dump() != before
    assert position.dump() == before
    assert played(position, 30).dump() == twin.dump()
    view = position.view(1)
    assert WAYS[way](view).dump() == view.dump()


def test_a_game_with_an_owners_content_is_kept_with_it() -> None:
    ours = catalogue["vinci"]
    owners = ours.using(ours.content.with_table("a_table", []))
    kept = pickle.loads(pickle.dumps(owners))
    assert kept.content.tables == owners.content.tables
    assert kept.content.hash == owners.content.hash == ours.content.hash, "lifted content keeps its name"
    assert deepcopy(owners) is owners
