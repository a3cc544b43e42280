"""No room for a tile: the fewest tiles of its tier move, and nothing else."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ecumene.games.rise_and_fall.box.content import FOREST, GLACIER, MOUNTAIN, PLAIN, SEA, TERRAINS
from ecumene.games.rise_and_fall.box.frame import STEPS, code
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, RelayTile
from ecumene.games.rise_and_fall.play.world.rearrangement import can_pack, fewest_to_lift, fits, liftable, relayable
from ecumene.games.rise_and_fall.play.world.tiers import Sheet, Spots, TierDraft
from tests.marks import rule
from tests.rise_and_fall.board import rise_and_fall
from tests.rise_and_fall.worlds import (
    does,
    draft_in,
    may,
    mover,
    new_world,
    refusal,
    refused,
    table_with,
    tier_in,
    tier_on,
    told,
)

PATCH = """
    ~ ~ ~ ~ ~
   ~ ~ ~ ~ ~
  ~ ~ ~ ~ ~
"""


def jammed_plains() -> TierDraft:
    """A plain in the middle of a patch on which two would fit."""
    return tier_on(PATCH, PLAIN, 3, "1.0 1").with_left(1)


def row_of_glaciers(*firsts: int, length: int, tiles: int) -> TierDraft:
    """Glaciers in a row of hexes; each covers a hex and the next one."""
    return tier_on("~ " * length, GLACIER, tiles, *[f"{first}.0 0" for first in firsts])


@rule("rise_and_fall.world.no_room_plain", "rise_and_fall.world.all_laid")
def test_without_room_for_a_plain_its_player_moves_one_and_lays_two() -> None:
    position = table_with(jammed_plains(), seat=1)
    assert position.agenda[-1].dump() == ["lifttile", {"seat": 1, "left": 1, "lifted": []}]
    assert may(position) == ["lift 1.0"]
    does(position, "lift 1.0")
    assert draft_in(position).left == 2
    assert draft_in(position).levels()[code(1, 0)] == SEA
    assert mover(position) == 1
    does(position, may(position)[0])
    assert mover(position) == 1
    does(position, may(position)[-1])
    assert position.draft is None or draft_in(position).tier > PLAIN
    assert told(position)[:4] == ["no-room", "lifts", "lays", "lays"]
    assert position.journal is not None
    assert position.journal[0].args == {"who": 1, "terrain": "plain", "n": 1}


@rule("rise_and_fall.world.no_room_plain")
def test_a_plain_cannot_be_laid_before_there_is_room() -> None:
    no_room = refusal(table_with(jammed_plains()), "plain 0.1 0")
    assert no_room.rule == "rise_and_fall.world.no_room_plain"
    assert no_room.details == {"terrain": "plain", "n": 1}


@rule("rise_and_fall.world.no_room_upper")
@pytest.mark.parametrize(
    ("tier", "drawing", "laid"),
    [
        (FOREST, " ~ ~ ~ ~\n~ ~ ~ ~", "1.0 0"),
        (MOUNTAIN, " ~ ~ ~\n~ ~ ~", "0.1 0"),
        (GLACIER, "~ ~ ~ ~", "1.0 0"),
    ],
)
def test_the_upper_tiers_make_room_in_the_same_way(tier: int, drawing: str, laid: str) -> None:
    terrain = TERRAINS[tier]
    position = table_with(tier_on(drawing, tier, 2, laid))
    anchor = laid.split()[0]
    assert may(position) == [f"lift {anchor}"]
    no_room = refusal(position, f"{terrain} 0.0 0")
    assert no_room.rule == "rise_and_fall.world.no_room_upper"
    assert no_room.details == {"terrain": terrain, "n": 1}
    does(position, f"lift {anchor}")
    assert len(may(position)) == 2
    assert refused(position, f"{terrain} {laid}") == "not_back"
    one, other = may(position)
    does(position, one)
    assert may(position) == [other]


@rule("rise_and_fall.world.lift")
def test_only_tiles_of_a_smallest_set_that_works_may_be_lifted() -> None:
    # two glaciers in a row of six bar the ends; the third, apart in its own row of three, is of no use
    drawing = "~ ~ ~ ~ ~ ~   ~ ~ ~"
    position = table_with(tier_on(drawing, GLACIER, 4, "1.0 0", "3.0 0", "7.0 0"))
    assert may(position) == ["lift 1.0", "lift 3.0"]
    of_no_use = refusal(position, "lift 7.0")
    assert of_no_use.rule == "rise_and_fall.world.lift"
    assert of_no_use.details == {"terrain": "glacier", "n": 2}
    assert refused(position, "lift 0.0") == "lift"  # nothing lies there
    assert refused(position, "lift 4.0") == "lift"  # a tile is lifted by its anchor
    does(position, "lift 3.0")
    assert position.agenda[-1].dump()[1] == {"seat": 0, "left": 1, "lifted": [[code(3, 0), 0]]}
    assert may(position) == ["lift 1.0"]
    assert refusal(position, "lift 7.0").details == {"terrain": "glacier", "n": 2}


@rule("rise_and_fall.world.lift", "rise_and_fall.world.turns")
def test_a_tile_is_lifted_only_to_make_room() -> None:
    position = table_with(row_of_glaciers(0, length=6, tiles=3))
    assert isinstance(position.agenda[-1], LayTile)
    assert refused(position, "lift 0.0") == "lift"
    jam = table_with(row_of_glaciers(1, length=4, tiles=2))
    assert refused(jam, "plain 0.0 0") == "turns"
    assert refused(jam, "produce") == "turns"
    does(jam, "lift 1.0")
    assert refused(jam, "lift 1.0") == "lift"
    assert refused(jam, "mountain 0.0 0") == "turns"


@rule("rise_and_fall.world.relay", "rise_and_fall.world.not_back")
def test_tiles_come_down_only_where_the_rest_still_fits_and_never_where_they_were() -> None:
    position = table_with(row_of_glaciers(1, 3, length=6, tiles=3))
    does(position, "lift 1.0", "lift 3.0")
    assert position.agenda[-1].dump()[1] == {"seat": 0, "left": 3, "left_places": [[code(1, 0), 0], [code(3, 0), 0]]}
    assert may(position) == ["glacier 0.0 0", "glacier 2.0 0", "glacier 4.0 0"]
    assert refused(position, "glacier 1.0 0") == "not_back"
    assert refused(position, "glacier 3.0 0") == "not_back"
    assert refused(position, "glacier 5.0 0") == "glacier_on_mountain"
    does(position, "glacier 2.0 0")
    assert refused(position, "glacier 3.0 0") == "no_overlap"
    does(position, "glacier 4.0 0", "glacier 0.0 0")


@rule("rise_and_fall.world.relay")
def test_a_place_that_leaves_no_room_for_the_rest_is_refused() -> None:
    found = 0
    for seed in range(60):
        draft = _jam_of(Random(seed), PLAIN, 16)
        if draft is None:
            continue
        position = table_with(draft)
        does(position, may(position)[0])
        while isinstance(position.agenda[-1], LiftTile):
            does(position, may(position)[0])
        question = position.agenda[-1]
        assert isinstance(question, RelayTile)
        tier, legal = tier_in(position), set(may(position))
        for spot in tier.room():
            place = (tier.spots.anchors[spot], tier.spots.turns[spot])
            text = str(position.acts.tile(PLAIN, *place))
            if text not in legal and place not in question.left_places:
                turned_down = refusal(position, text)
                assert turned_down.rule == "rise_and_fall.world.relay"
                assert turned_down.details == {"terrain": "plain", "n": question.left - 1}
                found += 1
    assert found


# ---- the search against brute force


def _random_draft(rng: Random, tier: int, hexes: int) -> TierDraft:
    """A tier on a random patch of hexes that hang together, with no tile laid."""
    patch = [code(0, 0)]
    while len(patch) < hexes:
        grown = rng.choice(patch) + rng.choice(STEPS)
        if grown not in patch:
            patch.append(grown)
    components = rise_and_fall().components
    sheet = Sheet([(SEA, patch[0], 0, patch)])
    spots = Spots(sheet, sheet.all, components.shapes[TERRAINS[tier]])
    return TierDraft(None, components, components.players[2], tier, 9, sheet, spots, [], sheet.all)


def _filled(rng: Random, draft: TierDraft) -> TierDraft:
    while draft.has_room():
        spot = rng.choice(draft.room())
        draft = draft.lay(draft.spots.anchors[spot], draft.spots.turns[spot])
    return draft.with_left(1)


def _jam_of(rng: Random, tier: int, hexes: int) -> TierDraft | None:
    draft = _filled(rng, _random_draft(rng, tier, hexes))
    return draft if draft.fewest_to_lift() else None


def _working_sets(draft: TierDraft, k: int) -> list[tuple[int, ...]]:
    """Every set of k laid tiles whose lifting lets k + 1 be laid, none where one of them was; by trying all."""
    masks = draft.spots.masks
    found: list[tuple[int, ...]] = []
    for lifted in combinations(draft.laid, k):
        free = draft.free
        for spot in lifted:
            free |= masks[spot]
        spots = [spot for spot, mask in enumerate(masks) if not mask & ~free and spot not in lifted]
        for laid in combinations(spots, k + 1):
            if all(not masks[one] & masks[other] for one, other in combinations(laid, 2)):
                found.append(lifted)
                break
    return found


@rule(
    "rise_and_fall.world.no_room_plain",
    "rise_and_fall.world.no_room_upper",
    "rise_and_fall.world.lift",
    "rise_and_fall.world.no_packing",
)
@pytest.mark.parametrize(("tier", "hexes"), [(PLAIN, 22), (FOREST, 14), (MOUNTAIN, 12), (GLACIER, 10)])
def test_the_fewest_tiles_and_those_that_may_be_lifted_are_those_of_a_brute_force(tier: int, hexes: int) -> None:
    seen: set[int] = set()
    for seed in range(25):
        rng = Random(seed)
        draft = _filled(rng, _random_draft(rng, tier, hexes))
        sets: list[tuple[int, ...]] = []
        k = 0
        while not sets and k < len(draft.laid):
            k += 1
            sets = _working_sets(draft, k)
        fewest = draft.fewest_to_lift()
        assert fewest == (k if sets else 0)
        seen.add(fewest)
        if sets:
            expected = {spot for lifted in sets for spot in lifted}
            assert set(draft.liftable(fewest, fewest + 1)) == expected
    assert {0, 1} <= seen


@rule("rise_and_fall.world.relay", "rise_and_fall.world.not_back", "rise_and_fall.world.lift")
@pytest.mark.parametrize(("tier", "hexes"), [(PLAIN, 30), (FOREST, 20), (MOUNTAIN, 15), (GLACIER, 14)])
def test_whatever_is_lifted_everything_can_be_laid_again_and_nothing_returns(tier: int, hexes: int) -> None:
    moved: set[int] = set()
    for seed in range(40):
        rng = Random(seed)
        draft = _jam_of(rng, tier, hexes)
        if draft is None:
            continue
        fewest = draft.fewest_to_lift()
        before = set(draft.laid)
        for left in range(fewest, 0, -1):
            spot = rng.choice(draft.liftable(left, fewest + 1))
            draft = draft.lift(draft.spots.anchors[spot])
        gone = before - set(draft.laid)
        for waiting in range(fewest + 1, 0, -1):
            spot = rng.choice(draft.relayable(waiting))
            assert spot not in gone
            draft = draft.lay(draft.spots.anchors[spot], draft.spots.turns[spot])
        assert len(draft.laid) == len(before) + 1
        assert len(before - set(draft.laid)) == fewest
        moved.add(fewest)
    assert moved


@rule("rise_and_fall.world.no_room_upper")
@pytest.mark.parametrize(("length", "k"), [(4, 1), (6, 2), (8, 3), (10, 4), (12, 5)])
def test_a_row_in_which_every_tile_is_one_off_must_move_whole(length: int, k: int) -> None:
    draft = row_of_glaciers(*range(1, length - 1, 2), length=length, tiles=k + 1)
    assert draft.fewest_to_lift() == k
    assert len(draft.liftable(k, k + 1)) == k


@rule("rise_and_fall.world.no_packing")
@pytest.mark.parametrize(("length", "tiles"), [(3, 1), (5, 2), (9, 4), (13, 6)])
def test_tiles_that_cannot_all_lie_leave_the_game(length: int, tiles: int) -> None:
    draft = row_of_glaciers(*range(0, length - 1, 2), length=length, tiles=tiles + 2)
    assert draft.left == 2
    assert draft.fewest_to_lift() == 0


@rule("rise_and_fall.world.no_packing")
def test_when_the_plains_cannot_all_lie_the_same_player_goes_on_with_the_forests() -> None:
    draft = tier_on(PATCH, PLAIN, 5, "-1.1 0", "3.0 1", above=1)
    assert (draft.left, draft.has_room()) == (3, False)
    position = table_with(draft, seat=1)
    assert position.journal is not None
    assert [(event.say, event.args["n"]) for event in position.journal] == [("rise_and_fall-log-no-packing", 3)]
    assert mover(position) == 1
    assert all(text.startswith("forest") for text in may(position))
    assert [tile[0] for tile in draft_in(position).tiles()] == [SEA, PLAIN, PLAIN]


def test_packing_is_decided_exactly() -> None:
    rng = Random(5)
    for tier, hexes in ((PLAIN, 24), (FOREST, 16), (MOUNTAIN, 14), (GLACIER, 12)):
        for _ in range(15):
            draft = _random_draft(rng, tier, hexes)
            masks, base = draft.spots.masks, draft.spots.base
            for tiles in range(6):
                assert can_pack(masks, base, tiles) == fits(masks, tiles)


def test_a_search_for_nothing_finds_room_for_nothing() -> None:
    assert can_pack([], 7, 0)
    assert not can_pack([], 7, 1)
    assert fewest_to_lift([], [], 0, 7) == 0
    assert liftable([], [], 0, 1, 2) == 0
    assert relayable([1, 2], [0, 1], 2) == [0, 1]


@rule("rise_and_fall.world.all_laid", "rise_and_fall.world.no_room_plain")
def test_in_whole_games_the_turn_passes_after_a_rearrangement() -> None:
    rearranged = 0
    for seed in range(12):
        position, rng = new_world(3, seed), Random(seed)
        last = -1
        while position.draft is not None:
            question, seat = position.agenda[-1], mover(position)
            if isinstance(question, LayTile) or (isinstance(question, LiftTile) and not question.lifted):
                assert last in (-1, (seat - 1) % 3)  # a new turn
                rearranged += isinstance(question, LiftTile)
            else:
                assert seat == last
            last = seat
            position.apply(seat, rng.choice(position.legal(seat)))
    assert rearranged
