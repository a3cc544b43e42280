"""Laying the seas: on the bare table, next to two tiles, closing off nothing."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.rise_and_fall.box.frame import CODES, NUMBERS, RADIUS, distance, notation, q_of, read
from ecumene.games.rise_and_fall.play.world.seas import AROUND, FLOWER, first_sea, sea_draft
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import (
    does,
    draft_in,
    enclosed,
    may,
    new_world,
    refusal,
    refused,
    seas_in,
    step_at_random,
)


@rule("rise_and_fall.world.initial")
@pytest.mark.parametrize(("seats", "hexes"), [(2, 16), (3, 24), (4, 32)])
def test_the_world_begins_with_one_initial_sea_for_each_player(seats: int, hexes: int) -> None:
    draft = draft_in(new_world(seats))
    assert [(tier, turn, len(codes)) for tier, _, turn, codes in draft.tiles()] == [(0, 0, 8)] * seats
    assert len(draft.levels()) == hexes
    assert not enclosed(set(draft.levels()))
    assert draft.notations() == []


@rule("rise_and_fall.setup.tiles", "rise_and_fall.world.all_laid")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 15), (4, 19)])
def test_all_seas_for_the_number_of_players_are_laid(seats: int, tiles: int) -> None:
    position, rng = new_world(seats), Random(seats)
    laid = 0
    while draft_in(position).tier == 0:
        assert draft_in(position).left == tiles - laid
        step_at_random(position, rng)
        laid += 1
    assert laid == tiles


@rule("rise_and_fall.world.sea_table")
def test_a_sea_may_not_lie_over_another_tile() -> None:
    position = new_world(2)
    assert refused(position, "sea 0.0") == "sea_table"
    assert refused(position, "sea 0.-1") == "sea_table"  # only its lower hexes lie over the initial sea


@rule("rise_and_fall.world.sea_touch")
def test_a_sea_touches_two_different_tiles() -> None:
    position = new_world(2)
    alone = refusal(position, "sea 20.0")
    assert alone.rule.endswith("sea_touch")
    assert alone.details["n"] == 0
    one = refusal(position, "sea -1.-1")  # along the first initial sea, by three hexes of the same tile
    assert one.rule.endswith("sea_touch")
    assert one.details["n"] == 1
    assert all(seas_in(position).touched(read(text.split()[1])) == 2 for text in may(position))


@rule("rise_and_fall.world.sea_touch")
def test_a_sea_laid_counts_as_a_tile_like_the_initial_ones() -> None:
    position = new_world(2)
    does(position, "sea 4.-1")
    assert refused(new_world(2), "sea 2.-2") == "sea_touch"
    assert "sea 2.-2" in may(position)


@rule("rise_and_fall.world.sea_enclosure")
def test_a_sea_that_would_close_off_a_single_empty_hex_is_refused() -> None:
    position = new_world(2)
    does(position, "sea -1.4", "sea -3.3")
    covered = set(seas_in(position).covered())
    assert enclosed(covered | {read("-2.0") + step for step in FLOWER}) == ["-1.1"]
    assert refused(position, "sea -2.0") == "sea_enclosure"


@rule("rise_and_fall.world.sea_enclosure")
def test_a_bay_with_a_mouth_of_one_hex_is_legal() -> None:
    position = new_world(2)
    does(position, "sea -1.4", "sea 4.-1", "sea 1.5", "sea 4.4", "sea 6.0")
    covered = set(seas_in(position).covered())
    assert not enclosed(covered)
    assert enclosed(covered | {read("5.2")}) == ["4.2"]  # 4.2 is the bay, 5.2 its mouth


@rule("rise_and_fall.world.sea_enclosure")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_look_at_the_twelve_hexes_around_agrees_with_a_flood_of_the_whole_world(seats: int) -> None:
    closing = 0
    for seed in range(4):
        position, rng = new_world(seats, seed), Random(seed)
        while draft_in(position).tier == 0:
            draft = seas_in(position)
            covered = set(draft.covered())
            around = sorted({hex_code + step for hex_code in covered for step in AROUND})
            bare = [centre for centre in around if not any(centre + step in covered for step in FLOWER)]
            suspects = [centre for centre in bare if draft.shores(centre) > 1]
            for centre in [*suspects, *rng.sample(bare, 10)]:
                closes = bool(enclosed(covered | {centre + step for step in FLOWER}))
                assert (draft.shores(centre) > 1) == closes, notation(centre)
                closing += closes
            step_at_random(position, rng)
    assert closing > 20


@rule("rise_and_fall.world.sea_enclosure", "rise_and_fall.world.sea_table", "rise_and_fall.world.sea_touch")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_the_seas_never_leave_a_hole_and_each_refusal_names_what_is_wrong(seats: int, seed: int) -> None:
    position, rng = new_world(seats, seed), Random(seed)
    while draft_in(position).tier == 0:
        draft = seas_in(position)
        covered = set(draft.covered())
        legal = set(may(position))
        for hex_code in rng.sample(sorted({c + step for c in covered for step in AROUND}), 12):
            text = f"sea {notation(hex_code)}"
            flower = {hex_code + step for step in FLOWER}
            touched = {draft.tile_on[c] for c in covered if any(distance(c, place) == 1 for place in flower)}
            if flower & covered:
                assert refused(position, text) == "sea_table"
            elif len(touched) < 2:
                assert refused(position, text) == "sea_touch"
            elif enclosed(covered | flower):
                assert refused(position, text) == "sea_enclosure"
            else:
                assert text in legal
        step_at_random(position, rng)
    assert not enclosed(set(draft_in(position).levels()))


@rule("rise_and_fall.world.window")
def test_no_sea_reaches_beyond_the_window() -> None:
    components = rise_and_fall().components
    draft = first_sea(components, components.players[2])
    while max(map(q_of, draft.covered())) < RADIUS:  # more seas than any game has, always further to the right
        draft = draft.lay(max(draft.centres(), key=q_of), 0)
    covered = set(draft.covered())
    beyond = [centre for centre in CODES if draft.touched(centre) == 2 and not _is_within(centre)]
    assert [notation(centre) for centre in beyond if not any(centre + step in covered for step in FLOWER)]
    assert all(_is_within(centre) for centre in draft.centres())
    outside = refusal(new_world(2), "sea 48.0")
    assert outside.rule == "rise_and_fall.world.window"
    assert outside.details == {"radius": RADIUS}
    assert refused(new_world(2), "sea 47.0") == "sea_touch"


def _is_within(centre: int) -> bool:
    return all(NUMBERS[centre + step] >= 0 for step in FLOWER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_centres_kept_up_to_date_are_those_found_from_scratch(seats: int) -> None:
    rng = Random(seats)
    components = rise_and_fall().components
    draft = first_sea(components, components.players[seats])
    for _ in range(components.players[seats].tiles[0]):
        draft = draft.lay(rng.choice(draft.centres()), 0)
        again = sea_draft(components, components.players[seats], draft.left, draft.laid)
        assert draft.centres() == again.centres()
        assert draft.tile_on == again.tile_on


def test_laying_a_sea_leaves_the_draft_before_it_as_it_was() -> None:
    components = rise_and_fall().components
    draft = first_sea(components, components.players[4])
    before, centres = draft.dump(), list(draft.centres())
    for centre in centres:
        draft.lay(centre, 0)
    assert draft.dump() == before
    assert draft.centres() == centres
