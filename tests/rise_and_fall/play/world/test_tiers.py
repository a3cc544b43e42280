"""Plains, forests, mountains and glaciers: each tile lies wholly on the terrain just below."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.rise_and_fall.box.actions import LAY_SEA, RiseAction
from ecumene.games.rise_and_fall.box.content import FOREST, GLACIER, MOUNTAIN, PLAIN, SEA, TERRAINS
from ecumene.games.rise_and_fall.box.frame import STEPS, read
from ecumene.games.rise_and_fall.play.world.draft import draft_of, read_tile
from ecumene.games.rise_and_fall.play.world.laying import initial_seas
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import (
    built_up_to,
    draft_in,
    may,
    new_world,
    refusal,
    refused,
    step_at_random,
    table_with,
    tier_in,
    tier_on,
)

ROW = "~ ~ ~ ~ ~ ~"
PATCH = """
    ~ ~ ~ ~
   ~ ~ ~ ~
  ~ ~ ~ ~
"""
STRIP = """
  ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~
"""
ON_WHAT = {
    PLAIN: "plain_on_sea",
    FOREST: "forest_on_plain",
    MOUNTAIN: "mountain_on_forest",
    GLACIER: "glacier_on_mountain",
}


@rule(
    "rise_and_fall.world.plain_on_sea",
    "rise_and_fall.world.forest_on_plain",
    "rise_and_fall.world.mountain_on_forest",
    "rise_and_fall.world.glacier_on_mountain",
    "rise_and_fall.world.no_overlap",
)
@pytest.mark.parametrize("tier", [PLAIN, FOREST, MOUNTAIN, GLACIER])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_tile_lies_on_the_terrain_just_below_and_each_refusal_names_what_is_wrong(tier: int, seats: int) -> None:
    """Against the levels of the world, hex by hex, for every way to lie on it or beside it."""
    position, rng = built_up_to(tier, seats, seed=seats), Random(tier)
    while position.draft is not None and draft_in(position).tier == tier and not _is_stuck(may(position)):
        draft = tier_in(position)
        levels, legal = draft.levels(), set(may(position))
        near = sorted({code + step for code in levels for step in STEPS})
        tried = {_action(tier, code, turn) for code in rng.sample(near, 20) for turn in range(len(draft.spots.ways))}
        for action in sorted(tried | {_action(tier, code, turn) for code, turn in draft.places()[:5]}, key=str):
            under = [levels.get(action.arg + step, -1) for step in draft.spots.ways[action.turn]]
            if any(level != tier and level != tier - 1 for level in under):
                assert refused(position, str(action)) == ON_WHAT[tier]
            elif tier in under:
                assert refused(position, str(action)) == "no_overlap"
            else:
                assert str(action) in legal
                legal.discard(str(action))
        step_at_random(position, rng)


def _is_stuck(legal: list[str]) -> bool:
    return legal[0].startswith("lift")


def _action(tier: int, code: int, turn: int) -> RiseAction:
    return rise_and_fall().moves.at(LAY_SEA + tier, code, turn)


@rule("rise_and_fall.world.plain_on_sea")
def test_a_plain_may_be_an_island_but_not_hang_over_the_edge() -> None:
    position = table_with(tier_on(STRIP, PLAIN, 3, "-1.1 0"))
    assert "plain 5.1 0" in may(position)  # nowhere near the first
    over = refusal(position, "plain 7.1 0")  # 9.0 and 8.2 are the last hexes of their rows
    assert over.rule == "rise_and_fall.world.plain_on_sea"
    assert over.details == {"area": "8.2", "n": 1}


@rule("rise_and_fall.world.no_overlap")
def test_two_tiles_of_a_tier_never_overlap_but_one_may_straddle_those_below() -> None:
    position = table_with(tier_on(ROW, GLACIER, 3, "0.0 0"))
    overlap = refusal(position, "glacier 1.0 0")
    assert overlap.rule == "rise_and_fall.world.no_overlap"
    assert overlap.details == {"area": "1.0", "n": 1}
    assert may(position) == ["glacier 2.0 0", "glacier 3.0 0", "glacier 4.0 0"]
    straddling = 0
    for seed in range(3):
        draft = tier_in(built_up_to(FOREST, 4, seed))
        plain_of = {code: anchor for tier, anchor, _, codes in draft.tiles() if tier == PLAIN for code in codes}
        for spot in draft.room():
            straddling += len({plain_of[code] for code in draft.spots.hexes(spot)}) > 1
    assert straddling


def test_all_ways_to_lie_are_offered_in_a_stable_order() -> None:
    draft = tier_on(PATCH, PLAIN, 2)
    texts = may(table_with(draft))
    assert texts == sorted(texts, key=lambda text: (read(text.split()[1]), text.split()[2]))
    assert {text.split()[2] for text in texts} == {"0", "1"}
    assert len(texts) == len(set(texts)) == len(draft.spots.masks) == 4


@rule(
    "rise_and_fall.setup.tiles",
    "rise_and_fall.world.all_laid",
    "rise_and_fall.world.plain_on_sea",
    "rise_and_fall.world.forest_on_plain",
    "rise_and_fall.world.mountain_on_forest",
    "rise_and_fall.world.glacier_on_mountain",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_tile_is_laid_and_the_levels_nest_exactly(seats: int, seed: int) -> None:
    position, rng = new_world(seats, seed), Random(seed)
    while position.draft is not None:
        step_at_random(position, rng)
    components, land = position.box.components, position.ground
    tiles = initial_seas(components, position.count)
    for text in land.tiles:
        tier, anchor, turn = read_tile(text)
        tiles.append((tier, anchor, turn, [anchor + step for step in components.shapes[TERRAINS[tier]][turn]]))
    for tier, count in enumerate(position.count.tiles):
        initial = len(position.count.anchors) if tier == SEA else 0
        assert sum(1 for tile in tiles if tile[0] == tier) == count + initial
    top: dict[int, int] = {}
    for tier, _, _, codes in tiles:
        for code in codes:  # each tile lies on what the tier below left, nothing is skipped, nothing lies twice
            assert top.get(code, -1) == tier - 1
            top[code] = tier
    assert dict(zip(land.codes, land.level, strict=True)) == top
    assert len({(tier, anchor) for tier, anchor, _, _ in tiles}) == len(tiles)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_room_kept_up_to_date_is_that_found_from_scratch_and_a_dump_brings_the_draft_back(seats: int) -> None:
    position, rng = new_world(seats, seats), Random(seats)
    while position.draft is not None:
        draft = draft_in(position)
        again = draft_of(position.box.components, seats, draft.dump())
        assert again.dump() == draft.dump()
        assert again.places() == draft.places()
        assert again.levels() == draft.levels()
        assert again.tiles() == draft.tiles()
        assert (again.tier, again.left) == (draft.tier, draft.left)
        step_at_random(position, rng)


def test_a_dump_with_tiles_that_do_not_fit_is_refused() -> None:
    draft = draft_in(built_up_to(FOREST, 2, 1))
    dumped = draft.dump()
    components = rise_and_fall().components
    for wrong in (
        {**dumped, "tiles": [*dumped["tiles"], dumped["tiles"][-1]]},
        {**dumped, "tiles": [dumped["tiles"][0], *dumped["tiles"]]},
    ):
        with pytest.raises(ValueError, match=r"no room|over another"):
            draft_of(components, 2, wrong)


def test_the_names_of_the_tiers_are_those_of_the_actions() -> None:
    for tier, terrain in enumerate(TERRAINS):
        turn = "" if tier == SEA else " 1"
        action = rise_and_fall().action(f"{terrain} 3.-2{turn}")
        assert isinstance(action, RiseAction)
        assert action.verb == LAY_SEA + tier
