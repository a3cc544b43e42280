"""Units: their tokens, how pawns become settlers and soldiers, and how these grow stronger."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from ecumene.games.beyond_the_horizon.box.terms import SETTLER_BONUS, SOLDIER_BONUS
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.world import lay_at, modify
from tests.marks import rule

SETTLER_FROM_COLUMN = {"recruit": {"from": "inactive", "unit": "settler", "strength": 2}}


def strongest(board: Board, kind: str) -> int:
    """The strength of the strongest unit of a kind."""
    return max([int(unit.split()[2]) for unit in sorted(board.army(0)) if kind in unit])


# ---- tokens


@rule("beyond_the_horizon.units.tokens", "beyond_the_horizon.units.faces")
@pytest.mark.parametrize("kind", [0, 1])
def test_eight_tokens_of_a_kind_show_whatever_their_faces_allow(kind: int) -> None:
    faces = [(1, 2)] * 3 + [(2, 3)] + [(3, 4)] * 2 + [(5, 6)] * 2
    shown = {
        tuple(sorted([face for face in faces_up if face])) for faces_up in product(*[(0, *pair) for pair in faces])
    }
    for count in range(10):
        for strengths in combinations_with_replacement(range(1, 7), count):
            assert game().box.token_sets.suffice(kind, list(strengths)) == (strengths in shown)


@rule("beyond_the_horizon.units.faces")
@pytest.mark.parametrize(
    ("strengths", "enough"),
    [
        ((1, 1, 1), True), ((1, 1, 1, 1), False), ((2, 2, 2, 2), True), ((1, 2, 2, 2), True), ((1, 2, 2, 2, 2), False),
        ((3, 3, 3), True), ((3, 3, 4), True), ((3, 3, 4, 4), False), ((2, 2, 2, 2, 3, 3), True), ((5, 6), True),
        ((5, 5, 6), False), ((1, 1, 1, 2, 3, 4, 5, 6), True),
    ],
)  # fmt: skip
def test_a_token_shows_only_one_of_its_faces(strengths: tuple[int, ...], enough: bool) -> None:
    assert game().box.token_sets.suffice(0, strengths) == enough


# ---- recruiting


@rule(
    "beyond_the_horizon.units.recruit",
    "beyond_the_horizon.units.recruit_from",
    "beyond_the_horizon.effects.recruit",
    "beyond_the_horizon.effects.decline",
)
def test_an_active_pawn_becomes_a_settler_or_a_soldier_or_neither() -> None:
    board = table()
    board.units(0)
    board.position.active[0] = 1
    inactive = board.position.inactive(0)
    board.do(0, [{"recruit": {"from": "active", "unit": "either", "strength": 1}}])
    assert board.legal() == ["recruit rose_sands settler", "recruit rose_sands soldier", "pass"]
    board.act("recruit rose_sands soldier")
    assert sorted(board.army(0)) == ["rose_sands soldier 1"]
    assert (board.position.active[0], board.position.inactive(0)) == (0, inactive)


@rule("beyond_the_horizon.effects.decline")
def test_nobody_has_to_recruit() -> None:
    board = table()
    board.units(0)
    before = board.position.columns.copy()
    board.do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 2, "times": 2}}]).act("pass")
    assert sorted(board.army(0)) == []
    assert board.position.columns == before
    assert "declines" in board.log()


@rule("beyond_the_horizon.units.recruit_from", "beyond_the_horizon.population.leftmost")
def test_a_pawn_from_the_columns_comes_from_the_leftmost_one_with_pawns() -> None:
    board = table()
    board.position.columns[:5] = [0, 5, 4, 3, 2]
    board.do(0, [SETTLER_FROM_COLUMN]).act("recruit rose_sands settler")
    assert board.position.columns[:5] == [0, 4, 4, 3, 2]


@rule("beyond_the_horizon.units.recruit_from", "beyond_the_horizon.population.columns_empty")
@pytest.mark.parametrize("source", ["active", "inactive"])
def test_without_a_pawn_nobody_is_asked(source: str) -> None:
    board = table()
    asked = board.asked()
    board.position.active[0] = 1 if source == "inactive" else 0
    board.position.columns[:5] = [0] * 5 if source == "inactive" else [6, 5, 4, 3, 2]
    board.do(0, [{"recruit": {"from": source, "unit": "either", "strength": 1}}])
    assert board.asked() == asked


@rule("beyond_the_horizon.units.recruit_where", "beyond_the_horizon.moving.built_start")
def test_one_recruits_where_one_has_a_cube() -> None:
    board = table()
    lay_at(board, oasis=(0, 1), salt_lake=(1, -1), grassland=(0, -1), river_ford=(-1, 1))
    board.village(0, "oasis")
    board.village(1, "salt_lake", "grassland")
    board.city(0, "salt_lake")
    board.built("rose_sands", "farm", 0)
    board.built("amber_steppe", "market", 1, 0)
    board.built("cradle", "granary", 1)
    board.units(0)
    board.do(0, [SETTLER_FROM_COLUMN])
    assert sorted(board.legal()) == [
        "pass", "recruit amber_steppe settler", "recruit oasis settler", "recruit rose_sands settler",
        "recruit salt_lake settler",
    ]  # fmt: skip
    for tile in ("grassland", "river_ford", "cradle", "golden_valley"):
        assert board.refused(f"recruit {tile} settler") == "units.recruit_where"


@rule("beyond_the_horizon.effects.recruit")
def test_only_the_kind_that_the_effect_names_is_recruited() -> None:
    board = table().do(0, [SETTLER_FROM_COLUMN])
    assert board.refused("recruit rose_sands soldier") == "effects.recruit"


@rule("beyond_the_horizon.effects.recruit")
def test_the_kind_is_chosen_for_each_pawn() -> None:
    board = table()
    board.units(0)
    board.do(0, [{"recruit": {"from": "inactive", "unit": "either", "strength": 2, "times": 2}}])
    board.act("recruit rose_sands settler", "recruit rose_sands soldier")
    assert sorted(board.army(0)) == ["rose_sands settler 2", "rose_sands soldier 2"]


@rule("beyond_the_horizon.units.lower_token")
def test_without_a_token_of_the_strength_the_next_lower_one_is_taken() -> None:
    board = table()
    board.units(0, *["cradle settler 5"] * 2, *["cradle settler 4"] * 2)
    board.do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 6}}]).act("recruit rose_sands settler")
    assert "rose_sands settler 3" in sorted(board.army(0))
    board.do(0, [{"recruit": {"from": "inactive", "unit": "settler", "strength": 6}}]).act("recruit rose_sands settler")
    assert "rose_sands settler 2" in sorted(board.army(0))  # the token with 2 and 3 shows its 3, but others show 2


@rule("beyond_the_horizon.units.no_token")
def test_without_any_lower_token_nobody_is_recruited() -> None:
    board = table()
    board.units(0, *["cradle settler 1"] * 3, "cradle settler 2")
    board.do(0, [{"recruit": {"from": "inactive", "unit": "either", "strength": 2}}])
    assert board.legal() == ["recruit rose_sands soldier", "pass"]
    assert board.refused("recruit rose_sands settler") == "units.no_token"
    asked = board.act("pass").asked()
    board.do(0, [SETTLER_FROM_COLUMN])
    assert board.asked() == asked


@rule("beyond_the_horizon.modifiers.settler_bonus", "beyond_the_horizon.modifiers.soldier_bonus")
@pytest.mark.parametrize(("kind", "modifier"), [("settler", SETTLER_BONUS), ("soldier", SOLDIER_BONUS)])
def test_a_bonus_makes_one_kind_of_recruits_stronger(kind: str, modifier: int) -> None:
    board = table()
    board.units(0)
    modify(board, 0, modifier)
    both = {"recruit": {"from": "inactive", "unit": "either", "strength": 2}}
    board.do(0, [both, both]).act("recruit rose_sands settler", "recruit rose_sands soldier")
    strengths = {"settler": 2, "soldier": 2} | {kind: 3}
    assert sorted(board.army(0)) == [f"rose_sands {kind} {strength}" for kind, strength in strengths.items()]


@rule("beyond_the_horizon.units.six", "beyond_the_horizon.modifiers.soldier_bonus")
def test_no_bonus_makes_a_recruit_stronger_than_six() -> None:
    board = table()
    modify(board, 0, SOLDIER_BONUS, 2)
    board.do(0, [{"recruit": {"from": "inactive", "unit": "soldier", "strength": 5}}]).act("recruit rose_sands soldier")
    assert strongest(board, "soldier") == 6


# ---- upgrading


@rule("beyond_the_horizon.units.upgrade", "beyond_the_horizon.effects.upgrade", "beyond_the_horizon.units.one_unit")
def test_all_the_steps_of_an_upgrade_go_to_one_unit() -> None:
    board = table()
    board.units(0, "cradle settler 1", "cradle soldier 1", "rose_sands soldier 2")
    board.do(0, [{"upgrade": {"unit": "any", "by": 2}}])
    assert board.legal() == [
        "upgrade rose_sands soldier 2", "upgrade cradle settler 1", "upgrade cradle soldier 1", "pass",
    ]  # fmt: skip
    asked = board.act("upgrade cradle soldier 1").asked()
    assert sorted(board.army(0)) == ["cradle settler 1", "cradle soldier 3", "rose_sands soldier 2"]
    assert "upgradeunit" not in asked


@rule("beyond_the_horizon.effects.upgrade")
@pytest.mark.parametrize(("kind", "other"), [("settler", "soldier"), ("soldier", "settler")])
def test_an_upgrade_goes_to_the_kind_it_names(kind: str, other: str) -> None:
    board = table()
    board.units(0, "cradle settler 1", "cradle soldier 1")
    board.do(0, [{"upgrade": {"unit": kind, "by": 1}}])
    assert board.legal() == [f"upgrade cradle {kind} 1", "pass"]
    assert board.refused(f"upgrade cradle {other} 1") == "effects.upgrade"


@rule("beyond_the_horizon.effects.decline")
def test_nobody_has_to_upgrade() -> None:
    board = table()
    board.units(0, "cradle settler 1")
    board.do(0, [{"upgrade": {"unit": "any", "by": 1}}]).act("pass")
    assert sorted(board.army(0)) == ["cradle settler 1"]


@rule("beyond_the_horizon.units.six")
def test_nothing_is_stronger_than_six() -> None:
    board = table()
    board.units(0, "cradle settler 5", "cradle soldier 6")
    board.do(0, [{"upgrade": {"unit": "any", "by": 2}}])
    assert board.refused("upgrade cradle soldier 6") == "units.six"
    board.act("upgrade cradle settler 5")
    assert sorted(board.army(0)) == ["cradle settler 6", "cradle soldier 6"]
    asked = board.asked()
    board.do(0, [{"upgrade": {"unit": "any", "by": 1}}])
    assert board.asked() == asked


@rule("beyond_the_horizon.units.lower_token")
def test_an_upgrade_takes_the_next_lower_token() -> None:
    board = table()
    board.units(0, *["cradle soldier 5"] * 2, "cradle soldier 3")
    board.do(0, [{"upgrade": {"unit": "soldier", "by": 2}}]).act("upgrade cradle soldier 3")
    assert sorted(board.army(0)) == ["cradle soldier 4", "cradle soldier 5", "cradle soldier 5"]


@rule("beyond_the_horizon.units.no_token")
def test_a_unit_without_a_better_token_is_not_upgraded() -> None:
    board = table()
    board.units(0, *["cradle soldier 6"] * 2, *["cradle soldier 4"] * 2, "rose_sands soldier 1")
    board.do(0, [{"upgrade": {"unit": "soldier", "by": 1}}])
    assert board.legal() == ["upgrade rose_sands soldier 1", "pass"]
    assert board.refused("upgrade cradle soldier 4") == "units.no_token"


@rule("beyond_the_horizon.units.faces")
def test_a_token_may_be_turned_over_for_its_own_unit() -> None:
    board = table()
    board.units(0, *["cradle settler 5"] * 2)
    board.do(0, [{"upgrade": {"unit": "settler", "by": 1}}]).act("upgrade cradle settler 5")
    assert sorted(board.army(0)) == ["cradle settler 5", "cradle settler 6"]


@rule("beyond_the_horizon.units.equal")
def test_equal_units_on_one_tile_are_offered_once() -> None:
    board = table()
    board.units(0, "cradle settler 1", "cradle settler 1", "rose_sands settler 1")
    board.do(0, [{"upgrade": {"unit": "any", "by": 1}}])
    assert board.legal() == ["upgrade rose_sands settler 1", "upgrade cradle settler 1", "pass"]
    board.act("upgrade cradle settler 1")
    assert sorted(board.army(0)) == ["cradle settler 1", "cradle settler 2", "rose_sands settler 1"]


@rule("beyond_the_horizon.units.own")
def test_one_commands_ones_own_units_only() -> None:
    board = table()
    board.units(0, "cradle settler 1")
    board.units(1, "cradle settler 2")
    board.do(0, [{"upgrade": {"unit": "any", "by": 1}}])
    assert board.refused("upgrade cradle settler 2") == "units.own"
