"""Saved worlds: kept as the tiles that made them, laid again by the same rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import GLACIER, RiseAndFallContent
from ecumene.games.rise_and_fall.play.creation import saved_world
from ecumene.games.rise_and_fall.play.world.quick import is_fair
from ecumene.games.rise_and_fall.play.world.saved import saved_draft
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import new_world, step_at_random


def content_with(seats: int, *tiles: str) -> RiseAndFallContent:
    """Our content with another saved world."""
    components = RiseAndFall().components
    components.players = {**components.players, seats: replace(components.players[seats], saved=tiles)}
    return components


@rule("rise_and_fall.world.saved")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_saved_world_for_every_number_of_players(seats: int) -> None:
    components = rise_and_fall().components
    draft = saved_draft(components, seats)
    assert (draft.tier, draft.left) == (GLACIER, 0)
    assert is_fair(draft.levels(), seats)
    position = new_world(seats, 1, world="saved")
    assert saved_world(position) == list(components.players[seats].saved)
    assert position.dump()["state"]["world"] == new_world(seats, 2, world="saved").dump()["state"]["world"]


@rule("rise_and_fall.world.saved")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_world_built_together_can_be_saved_and_played_on_again(seats: int, tmp_path: Path) -> None:
    position, rng = new_world(seats, 3), Random(3)
    while position.draft is not None:
        assert len(saved_world(position)) == len(position.draft.tiles()) - seats
        step_at_random(position, rng)
    tiles = saved_world(position)
    assert saved_draft(content_with(seats, *tiles), seats).notations() == tiles
    mine = tmp_path / "mine.yaml"
    mine.write_text(f"worlds: [{{id: '{seats}', tiles: {tiles}}}]")
    again = rise_and_fall().using(mine).new(seats, 1, {"world": "saved"})
    assert again.dump()["state"]["world"] == position.dump()["state"]["world"]


@rule("rise_and_fall.world.saved")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda tiles: ["sea 0.0", *tiles[1:]], "'sea 0.0' cannot be laid: rise_and_fall.world.sea_table"),
        (lambda tiles: tiles[1:], "cannot be laid: rise_and_fall.world.sea_touch"),
        (lambda tiles: tiles[:-1], "1 of glacier missing at the end"),
        (lambda tiles: [*tiles, tiles[-1]], "cannot be laid: every tile lies already"),
        (lambda tiles: [*tiles[:-1], "glacier 0.0 3"], "'glacier 0.0 3' cannot be laid: .* 3 ways"),
        (lambda tiles: [*tiles[:-1], "glacier 0.0"], "'glacier 0.0' is not a tile"),
        (lambda tiles: [*tiles[:-1], "mountain 0.0 0"], "cannot be laid: rise_and_fall.world.turns"),
        (lambda tiles: [*tiles[:-1], "glacier 20.0 0"], "rise_and_fall.world.glacier_on_mountain"),
        (lambda tiles: [*tiles[:-1], tiles[-2]], "rise_and_fall.world.no_overlap"),
        (lambda tiles: [], "12 of sea missing at the end"),
    ],
)
def test_a_saved_world_that_breaks_a_rule_is_refused_by_its_tile(
    change: Callable[[list[str]], list[str]], problem: str
) -> None:
    tiles = change(list(rise_and_fall().components.players[2].saved))
    with pytest.raises(ContentError, match=problem):
        saved_draft(content_with(2, *tiles), 2)
