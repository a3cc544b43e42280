"""Settling: villages and cities, by a token or by an effect."""

from __future__ import annotations

import pytest

from ecumene.core.errors import OptionError
from ecumene.games.beyond_the_horizon.box.terms import COLONISE_STRENGTH, NONE, THEOCRACY
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.world import modify
from tests.marks import rule

COLONISE = {"colonise": {"bonus": 0}}
FORTIFY = {"fortify": {"bonus": 0}}


def owner(board: Board, what: str, tile: str) -> int:
    """Who has a cube on the village or the city of a tile."""
    spots: list[int] = getattr(board.position, what)
    return spots[board.position.box.tile_no[tile]]


def land(*units: str) -> Board:
    """Golden Valley (3, the village takes an economy cube and gives 3 coins, the city an infrastructure cube)."""
    return table().lay("golden_valley", "oasis").units(0, *units)


# ---- colonising


@rule(
    "beyond_the_horizon.colonising.strength",
    "beyond_the_horizon.colonising.used_up",
    "beyond_the_horizon.colonising.cube",
    "beyond_the_horizon.colonising.bonus",
    "beyond_the_horizon.effects.colonise",
    "beyond_the_horizon.investing.not_invested",
)
def test_a_settler_is_used_up_for_a_village_its_cube_and_its_bonus() -> None:
    board = land("golden_valley settler 4").give(0, coins=0, active=2)
    board.do(0, [COLONISE])
    assert board.legal() == ["colonise golden_valley", "pass"]
    board.act("colonise golden_valley")
    assert owner(board, "village", "golden_valley") == 0
    assert board.army(0) == []
    assert board.pawns(0) == (6, 5, 4, 3, 2)  # a pawn of column A has become active
    assert board.cubes(0) == (0, 1, 0)
    assert board.has(0, "coins") == 2 + 3  # the space that the cube left, then the village
    assert board.has(0, "invested") == 0


@rule("beyond_the_horizon.effects.decline")
def test_nobody_has_to_colonise() -> None:
    board = land("golden_valley settler 4").do(0, [COLONISE]).act("pass")
    assert owner(board, "village", "golden_valley") == NONE
    assert board.army(0) == ["golden_valley settler 4"]
    assert "declines" in board.log()


@rule("beyond_the_horizon.expansion.colonise_token", "beyond_the_horizon.colonising.strength")
def test_a_token_lets_one_colonise_in_the_expansion_phase() -> None:
    board = land("golden_valley settler 3").give(0, colonise=1).phase("expansion")
    assert board.asked() == "0 expand"
    supply = board.position.supply[0]
    board.act("colonise golden_valley")
    assert owner(board, "village", "golden_valley") == 0
    assert board.has(0, "colonise") == 0
    assert board.position.supply[0] == supply + 1


@rule("beyond_the_horizon.colonising.strength")
def test_too_weak_a_settler_does_not_colonise() -> None:
    board = land("golden_valley settler 2", "oasis settler 2", "golden_valley soldier 6").do(0, [COLONISE])
    assert board.legal() == ["colonise oasis", "pass"]
    assert board.refused("colonise golden_valley") == "colonising.strength"


@rule("beyond_the_horizon.colonising.strength")
def test_where_nothing_can_be_colonised_nobody_is_asked() -> None:
    board = land("golden_valley settler 2")
    asked = board.asked()
    assert board.do(0, [COLONISE]).asked() == asked


@rule("beyond_the_horizon.colonising.cube_first")
def test_the_cube_comes_before_the_bonus() -> None:
    board = table().lay("sheltered_bay").units(0, "sheltered_bay settler 3").do(0, [COLONISE])
    board.act("colonise sheltered_bay")
    # the first infrastructure space gives a building of level I, the village one of level II
    taken: list[str] = []
    for _ in range(2):
        assert board.asked() == "0 takebuilding"
        taken.append(board.legal()[0].split()[1])
        board.act(board.legal()[0])
    levels = [board.position.box.buildings[board.position.box.building_no[name]].level for name in taken]
    assert levels == [0, 1]


@rule("beyond_the_horizon.colonising.once")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_village_is_colonised_only_once(seat: int) -> None:
    board = land("golden_valley settler 3", "oasis settler 2").village(seat, "golden_valley").do(0, [COLONISE])
    assert board.legal() == ["colonise oasis", "pass"]
    assert board.refused("colonise golden_valley") == "colonising.once"


@rule("beyond_the_horizon.colonising.territories")
@pytest.mark.parametrize("tile", ["cradle", "rose_sands"])
def test_the_cradle_and_starting_tiles_have_no_village(tile: str) -> None:
    board = land(f"{tile} settler 6", "oasis settler 2").do(0, [COLONISE])
    assert board.legal() == ["colonise oasis", "pass"]
    assert board.refused(f"colonise {tile}") == "colonising.territories"


@rule("beyond_the_horizon.colonising.built")
def test_a_territory_with_a_building_is_not_colonised() -> None:
    board = land("golden_valley settler 3", "oasis settler 2").built("golden_valley", "farm", 1).do(0, [COLONISE])
    assert board.legal() == ["colonise oasis", "pass"]
    assert board.refused("colonise golden_valley") == "colonising.built"


@rule("beyond_the_horizon.investing.no_cube")
def test_nobody_colonises_or_fortifies_without_a_cube() -> None:
    board = land("golden_valley settler 3", "oasis soldier 2").village(1, "oasis").give(0, colonise=1, fortify=1)
    board.reserve(0, "farm").give(0, coins=9).units(0, "golden_valley settler 3", "oasis soldier 2")
    board.removed(0, food=8, economy=8, infrastructure=7).phase("expansion")
    assert board.legal() == ["build golden_valley farm", "colonise golden_valley", "fortify oasis", "pass"]
    board.removed(0, infrastructure=8)
    for action in ("build golden_valley farm", "colonise golden_valley", "fortify oasis"):
        assert board.refused(action) == "investing.no_cube"
    assert "expand" not in board.phase("expansion").asked()


@rule("beyond_the_horizon.investing.empty_track")
def test_with_its_track_empty_the_cube_comes_from_another() -> None:
    board = land("golden_valley settler 3").removed(0, economy=8).do(0, [COLONISE]).act("colonise golden_valley")
    assert board.legal() == ["cube food", "cube infrastructure"]
    assert board.refused("cube economy") == "investing.empty_track"
    board.act("cube food")
    assert board.cubes(0) == (1, 8, 0)
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.units.recruit_where")
def test_the_new_village_is_there_already_for_what_its_cube_uncovers() -> None:
    board = land("golden_valley settler 3").removed(0, economy=2).do(0, [COLONISE]).act("colonise golden_valley")
    assert "recruit golden_valley settler" in board.legal()


# ---- who takes part


@rule("beyond_the_horizon.colonising.strength", "beyond_the_horizon.colonising.used_up")
def test_settlers_colonise_together_and_all_are_used_up() -> None:
    board = table().lay("spice_coast").units(0, "spice_coast settler 3", "spice_coast settler 3")
    board.do(0, [COLONISE]).act("colonise spice_coast")
    assert board.army(0) == []  # 6 for a territory of 4: nothing comes back
    assert len(board.told("spends-units")) == 2


@rule("beyond_the_horizon.colonising.used_up")
def test_equal_settlers_that_are_not_needed_stay() -> None:
    board = land(*["golden_valley settler 2"] * 3).do(0, [COLONISE]).act("colonise golden_valley", "pass")
    assert board.army(0) == ["golden_valley settler 2"]


@rule("beyond_the_horizon.colonising.more")
def test_of_equal_settlers_more_may_take_part_than_are_needed() -> None:
    board = land(*["golden_valley settler 2"] * 4)
    board.do(0, [COLONISE]).act("colonise golden_valley")
    assert board.legal() == ["pass", "commit 2"]  # two are gone; the fewest come first
    assert board.refused("commit 1") == "colonising.strength"
    assert owner(board, "village", "golden_valley") == NONE
    board.act("commit 2")
    assert board.legal() == ["pass", "commit 2"]
    board.act("commit 2")
    assert board.army(0) == []
    assert len(board.told("spends-units")) == 4
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.colonising.more")
def test_one_that_alone_was_strong_enough_may_take_others_along() -> None:
    board = land("golden_valley settler 1", "golden_valley settler 2", "golden_valley settler 4")
    board.do(0, [COLONISE]).act("colonise golden_valley", "commit 4")
    assert board.legal() == ["pass", "commit 1", "commit 2"]
    board.act("commit 1", "pass")
    assert board.army(0) == ["golden_valley settler 2"]
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.colonising.more")
def test_more_soldiers_may_fortify_than_are_needed_and_settlers_never() -> None:
    board = land(*["golden_valley soldier 3"] * 2, "golden_valley settler 1").village(1, "golden_valley")
    board.do(0, [FORTIFY]).act("fortify golden_valley")
    assert board.legal() == ["pass", "commit 3"]
    board.act("commit 3")
    assert board.army(0) == ["golden_valley settler 1"]
    assert owner(board, "city", "golden_valley") == 0


@rule("beyond_the_horizon.colonising.more")
def test_a_game_of_version_one_goes_on_without_that_question() -> None:
    board = table(options={"committing": "needed"}).lay("golden_valley")
    board.units(0, *["golden_valley settler 2"] * 3).do(0, [COLONISE]).act("colonise golden_valley")
    assert board.army(0) == ["golden_valley settler 2"]
    assert owner(board, "village", "golden_valley") == 0


def test_how_version_one_went_is_offered_to_nobody() -> None:
    assert [option.id for option in game().offered] == ["rounds"]
    with pytest.raises(OptionError, match="no option 'committing'"):
        game().check_offered({"committing": "needed"})


@rule("beyond_the_horizon.colonising.strength")
def test_where_all_are_needed_nobody_is_asked() -> None:
    board = land("golden_valley settler 2", "golden_valley settler 1").do(0, [COLONISE]).act("colonise golden_valley")
    assert owner(board, "village", "golden_valley") == 0
    assert board.army(0) == []


@rule("beyond_the_horizon.colonising.strength", "beyond_the_horizon.colonising.used_up")
def test_one_chooses_who_takes_part_until_the_strength_is_reached() -> None:
    board = land("golden_valley settler 1", "golden_valley settler 2", "golden_valley settler 4", "oasis settler 3")
    board.do(0, [COLONISE]).act("colonise golden_valley")
    assert board.legal() == ["commit 1", "commit 2", "commit 4"]
    assert board.refused("commit 3") == "colonising.strength"
    assert board.refused("pass") == "core.choice"
    board.act("commit 2")
    assert board.legal() == ["commit 1", "commit 4"]
    board.act("commit 1", "pass")
    assert board.army(0) == ["golden_valley settler 4", "oasis settler 3"]
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.colonising.used_up")
def test_a_stronger_settler_may_do_it_alone() -> None:
    board = land("golden_valley settler 1", "golden_valley settler 2", "golden_valley settler 4")
    board.do(0, [COLONISE]).act("colonise golden_valley", "commit 4", "pass")
    assert board.army(0) == ["golden_valley settler 1", "golden_valley settler 2"]


@rule("beyond_the_horizon.population.used_up_full")
def test_with_full_columns_the_pawn_of_a_used_up_unit_becomes_active() -> None:
    board = land("golden_valley settler 3").give(0, active=1).columns(0, 6, 5, 4, 3, 2)
    board.do(0, [COLONISE]).act("colonise golden_valley")
    assert board.pawns(0) == (6, 5, 4, 3, 2)
    assert board.has(0, "active") == 2


@rule("beyond_the_horizon.population.exhaust")
def test_a_used_up_unit_goes_to_the_rightmost_column_with_room() -> None:
    board = land("golden_valley settler 3").columns(0, 5, 4, 3, 2, 2)
    board.do(0, [COLONISE]).act("colonise golden_valley")
    assert board.pawns(0) == (5, 4, 3, 3, 2)


@rule("beyond_the_horizon.effects.colonise")
def test_an_effect_may_add_strength_to_the_settlers() -> None:
    board = land("golden_valley settler 1").do(0, [{"colonise": {"bonus": 2}}]).act("colonise golden_valley")
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.modifiers.colonise_strength")
def test_a_lasting_ability_adds_strength_to_settlers_but_not_to_soldiers() -> None:
    board = land("golden_valley settler 2", "oasis soldier 1").village(1, "oasis")
    modify(board, 0, COLONISE_STRENGTH)
    asked = board.asked()
    assert board.do(0, [FORTIFY]).asked() == asked
    board.do(0, [COLONISE]).act("colonise golden_valley")
    assert owner(board, "village", "golden_valley") == 0


@rule("beyond_the_horizon.modifiers.colonise_strength")
def test_at_least_one_settler_must_take_part() -> None:
    board = table().lay("reed_marsh", "oasis").units(0, "reed_marsh settler 1", "reed_marsh settler 2")
    modify(board, 0, COLONISE_STRENGTH, 3)
    board.do(0, [COLONISE])
    assert board.refused("colonise oasis") == "colonising.strength"
    board.act("colonise reed_marsh")
    assert board.legal() == ["commit 1", "commit 2"]
    board.act("commit 1")
    assert board.army(0) == ["reed_marsh settler 2"]


# ---- fortifying


@rule(
    "beyond_the_horizon.fortifying.village",
    "beyond_the_horizon.fortifying.strength",
    "beyond_the_horizon.fortifying.used_up",
    "beyond_the_horizon.fortifying.cube",
    "beyond_the_horizon.effects.fortify",
)
@pytest.mark.parametrize("seat", [0, 1])
def test_soldiers_fortify_a_city_whoever_colonised_its_village(seat: int) -> None:
    board = land("golden_valley soldier 4", "golden_valley settler 1").village(seat, "golden_valley")
    removed = board.cubes(0)
    board.do(0, [FORTIFY]).act("fortify golden_valley", "pass")  # the cube uncovers a building
    assert owner(board, "city", "golden_valley") == 0
    assert owner(board, "village", "golden_valley") == seat
    assert board.army(0) == ["golden_valley settler 1"]
    assert board.cubes(0) == (removed[0], removed[1], removed[2] + 1)


@rule("beyond_the_horizon.expansion.fortify_token")
def test_a_token_lets_one_fortify_in_the_expansion_phase() -> None:
    board = land("golden_valley soldier 3").village(1, "golden_valley").give(0, fortify=1).phase("expansion")
    supply = board.position.supply[1]
    board.act("fortify golden_valley")
    assert owner(board, "city", "golden_valley") == 0
    assert (board.has(0, "fortify"), board.position.supply[1]) == (0, supply + 1)


@rule("beyond_the_horizon.fortifying.village")
def test_without_a_village_there_is_no_city_to_fortify() -> None:
    board = land("golden_valley soldier 3", "oasis soldier 2").village(1, "oasis").do(0, [FORTIFY])
    assert board.legal() == ["fortify oasis", "pass"]
    assert board.refused("fortify golden_valley") == "fortifying.village"
    assert board.refused("fortify cradle") == "colonising.territories"


@rule("beyond_the_horizon.fortifying.once")
def test_a_city_is_fortified_only_once() -> None:
    board = land("golden_valley soldier 3", "oasis soldier 2").village(1, "golden_valley", "oasis")
    board.city(1, "golden_valley").do(0, [FORTIFY])
    assert board.legal() == ["fortify oasis", "pass"]
    assert board.refused("fortify golden_valley") == "fortifying.once"


@rule("beyond_the_horizon.fortifying.strength")
def test_settlers_do_not_help_to_fortify() -> None:
    board = land("golden_valley soldier 2", "golden_valley settler 6", "oasis soldier 2")
    board.village(1, "golden_valley", "oasis").do(0, [FORTIFY])
    assert board.refused("fortify golden_valley") == "fortifying.strength"


@rule("beyond_the_horizon.fortifying.strength", "beyond_the_horizon.fortifying.used_up")
def test_soldiers_fortify_together_and_all_are_used_up() -> None:
    board = land("golden_valley soldier 1", "golden_valley soldier 2", "golden_valley soldier 2")
    board.village(1, "golden_valley").do(0, [FORTIFY]).act("fortify golden_valley", "commit 2", "commit 2", "pass")
    assert board.army(0) == ["golden_valley soldier 1"]
    assert owner(board, "city", "golden_valley") == 0


@rule("beyond_the_horizon.fortifying.strength")
def test_who_fortifies_is_chosen_among_the_soldiers() -> None:
    board = land("golden_valley soldier 3", "golden_valley soldier 4", "golden_valley settler 5")
    board.village(1, "golden_valley").do(0, [FORTIFY]).act("fortify golden_valley")
    assert board.legal() == ["commit 3", "commit 4"]
    assert board.refused("commit 5") == "fortifying.strength"


@rule("beyond_the_horizon.effects.fortify")
def test_an_effect_may_add_strength_to_the_soldiers() -> None:
    board = land("golden_valley soldier 1").village(1, "golden_valley").do(0, [{"fortify": {"bonus": 2}}])
    board.act("fortify golden_valley")
    assert owner(board, "city", "golden_valley") == 0


# ---- what answers


@rule("beyond_the_horizon.triggers.settle")
def test_an_ability_answers_a_village_after_its_bonus_and_a_city_after_its_cube() -> None:
    board = land("golden_valley settler 3", "golden_valley soldier 3").govern(0, "island_union", THEOCRACY)
    board.give(0, coins=0).do(0, [COLONISE]).act("colonise golden_valley")
    assert [event.args["n"] for event in board.told("coins")] == [2, 3, 3]  # the track, the village, the government
    board.do(0, [FORTIFY]).act("fortify golden_valley")
    assert board.asked() == "0 recruitunit"
    assert board.has(0, "coins") == 8
    board.act("pass")
    assert board.has(0, "coins") == 11


@rule("beyond_the_horizon.triggers.fortify")
def test_an_ability_for_fortifying_does_not_answer_colonising() -> None:
    board = table().lay("oasis").units(0, "oasis settler 2", "oasis soldier 2").tech(0, "propaganda")
    board.removed(0, infrastructure=1).give(0, coins=0, active=0)
    board.do(0, [COLONISE]).act("colonise oasis")
    assert (board.has(0, "active"), board.has(0, "coins")) == (1 + 1, 1)  # the track, the village
    board.do(0, [FORTIFY]).act("fortify oasis")
    assert (board.has(0, "active"), board.has(0, "coins")) == (2 + 2, 2)
