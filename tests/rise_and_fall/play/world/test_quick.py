"""Quick worlds: by the same rules, from one outcome of chance, and fair enough to begin on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecumene.core.errors import ContentError
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import FOREST, GLACIER, MOUNTAIN, PLAIN, SEA
from ecumene.games.rise_and_fall.box.frame import STEPS, code
from ecumene.games.rise_and_fall.play.world.draft import new_draft, read_tile
from ecumene.games.rise_and_fall.play.world.quick import COASTAL_PLAINS, SEEDS, is_fair, quick_world
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import enclosed, new_world


@rule("rise_and_fall.world.quick", "rise_and_fall.setup.tiles")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_quick_world_is_laid_by_the_rules_with_every_tile(seats: int, seed: int) -> None:
    components = rise_and_fall().components
    world = quick_world(components, seats, seed)
    assert (world.tier, world.left, world.next_tier()) == (GLACIER, 0, None)
    again = new_draft(components, seats)
    laid = [0] * 5
    for text in world.notations():
        tier, anchor, turn = read_tile(text)
        while tier > again.tier:
            assert again.left == 0
            upper = again.next_tier()
            assert upper is not None
            again = upper
        again.check(anchor, turn)
        again = again.lay(anchor, turn)
        laid[tier] += 1
    assert tuple(laid) == components.players[seats].tiles
    assert again.levels() == world.levels()
    assert not enclosed(set(world.levels()))


@rule("rise_and_fall.world.quick")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_begin_on_a_quick_world(seats: int) -> None:
    for seed in range(8):
        levels = quick_world(rise_and_fall().components, seats, seed).levels()
        plains = [hex_code for hex_code, level in levels.items() if level == PLAIN]
        coastal = [c for c in plains if any(levels.get(c + step) == SEA for step in STEPS)]
        assert len(coastal) >= COASTAL_PLAINS * seats
        assert any(levels.get(c + step) in (FOREST, MOUNTAIN) for c in plains for step in STEPS)


@rule("rise_and_fall.world.quick")
def test_a_world_without_coasts_or_without_woods_is_drawn_again() -> None:
    row = {code(q, 0): PLAIN for q in range(6)} | {code(q, 1): SEA for q in range(6)}
    wood = {code(0, -1): FOREST}
    assert is_fair(row | wood, 2)
    assert is_fair(row | {code(0, -1): MOUNTAIN}, 2)
    assert not is_fair(row, 2)
    assert not is_fair(row | {code(0, -1): GLACIER}, 2)
    assert not is_fair(row | {code(0, -3): FOREST}, 2)
    assert not is_fair(row | wood, 3)


@rule("rise_and_fall.world.quick")
def test_one_outcome_of_chance_is_the_whole_world() -> None:
    game = rise_and_fall()
    one = game.new(3, 1, {"world": "quick"}, script={"world": [77]})
    other = game.new(3, 99, {"world": "quick"}, script={"world": [77]})
    assert one.dump()["state"]["world"] == other.dump()["state"]["world"]
    assert one.dump()["state"]["world"]["tiles"] == quick_world(game.components, 3, 77).notations()
    assert len({tuple(quick_world(game.components, 2, seed).notations()) for seed in (0, 1, 2, SEEDS - 1)}) == 4


def test_a_quick_world_comes_back_from_the_record() -> None:
    position = new_world(2, 5, world="quick")
    assert position.draft is None
    again = new_world(2, 5, world="quick")
    assert again.dump() == position.dump()


def test_tiles_of_which_no_world_can_be_made_are_an_error_of_the_content() -> None:
    game = RiseAndFall()
    components = game.components
    components.players = {2: replace(components.players[2], tiles=(0, 10, 8, 6, 2))}
    with pytest.raises(ContentError, match='"2": no fair world'):
        quick_world(components, 2, 1)
