"""Investing: cubes leave the tracks, one way or another."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import CUBES, INVESTMENT_SPACES, TRACKS
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.witness import calm
from tests.marks import rule

FULL = {"food": 8, "economy": 8, "infrastructure": 8}


def investor(**removed: int) -> Board:
    """Seat 0 with these cubes gone; the investment track is full, so that nothing comes from there."""
    return calm().invested(0, INVESTMENT_SPACES).removed(0, **removed)


# ---- which cube


@rule("beyond_the_horizon.investing.cube", "beyond_the_horizon.effects.invest")
@pytest.mark.parametrize("track", TRACKS)
def test_the_leftmost_cube_of_the_track_named_is_invested_without_a_question(track: str) -> None:
    board = investor(**{track: 1}).do(0, [{"invest": track}])  # the second space of each track gives nothing at once
    assert board.cubes(0) == tuple(2 if name == track else 0 for name in TRACKS)
    assert board.has(0, "invested") == INVESTMENT_SPACES + 1
    assert board.asked() == "0 takeaction"
    assert board.told("uncovers")[-1].args == {"who": 0, "track": track, "n": 2}


@rule("beyond_the_horizon.investing.cube")
def test_where_no_track_is_named_one_is_chosen_for_each_cube_anew() -> None:
    board = investor(food=1, economy=1, infrastructure=1).do(0, [{"invest": {"track": "any", "times": 2}}])
    assert board.legal() == ["cube food", "cube economy", "cube infrastructure", "pass"]
    board.act("cube economy")
    assert board.legal() == ["cube food", "cube economy", "cube infrastructure", "pass"]
    board.act("cube food")
    assert (board.cubes(0), board.asked()) == ((2, 2, 1), "0 takeaction")


@rule("beyond_the_horizon.investing.cube", "beyond_the_horizon.effects.decline")
def test_an_investment_of_any_track_may_be_left() -> None:
    board = investor().do(0, [{"invest": "any"}]).act("pass")
    assert (board.cubes(0), board.has(0, "invested")) == ((0, 0, 0), INVESTMENT_SPACES)
    assert board.log()[-1] == "declines"


@rule("beyond_the_horizon.investing.cube", "beyond_the_horizon.effects.consider")
def test_a_cube_that_brings_an_objective_may_be_left_but_comes_from_no_other_track() -> None:
    board = investor(economy=4, infrastructure=3)
    board.removed(0, food=board.least("blossoming_realm", "cubes_removed") - 8).do(0, [{"invest": "economy"}])
    assert board.legal() == ["cube economy", "pass"]
    assert board.refused("cube food") == "investing.cube"


@rule("beyond_the_horizon.effects.last_cubes", "beyond_the_horizon.effects.decline")
def test_a_cube_of_the_last_ones_that_claims_would_need_may_be_left() -> None:
    board = investor(food=7, economy=7, infrastructure=6).claimed("blossoming_realm", 0).removed(0, food=7)
    assert board.do(0, [{"invest": "economy"}]).asked() == "0 takeaction"  # 4 cubes for two objectives
    board.removed(0, economy=8, infrastructure=7)
    assert board.do(0, [{"invest": "infrastructure"}]).legal() == ["cube infrastructure", "pass"]  # 2 are left
    board.act("pass")
    assert board.cubes(0) == (7, 8, 7)
    board.claimed("two_citadels", 0).removed(0, food=7).do(0, [{"invest": "infrastructure"}])
    assert board.asked() == "0 takeaction"  # 2 cubes for one objective
    assert board.cubes(0) == (7, 8, 8)


@rule("beyond_the_horizon.effects.invest")
def test_several_cubes_are_invested_one_after_the_other() -> None:
    board = calm().do(0, [{"invest": {"track": "food", "times": 2}}])
    assert [key for key in board.log() if key in ("uncovers", "covers", "invests")] == [
        "invests", "uncovers", "covers", "invests", "uncovers", "covers"
    ]  # fmt: skip
    assert (board.cubes(0), board.has(0, "invested")) == ((2, 0, 0), 2)


# ---- what it uncovers and covers


@rule("beyond_the_horizon.investing.investment_track")
def test_the_space_uncovered_comes_before_the_one_covered() -> None:
    board = calm().do(0, [{"invest": "infrastructure"}])
    coins = board.has(0, "coins")
    assert (board.asked(), board.has(0, "invested")) == ("0 takebuilding", 0)
    board.act("pass")
    assert board.has(0, "invested") == 1
    assert board.has(0, "coins") > coins  # the first investment space


@rule("beyond_the_horizon.investing.investment_track", "beyond_the_horizon.scoring.investment")
def test_cubes_beyond_the_ninth_space_cover_nothing_and_score_one_each() -> None:
    board = investor(economy=1)
    points = board.scores(0)["investment"]
    board.do(0, [{"invest": "economy"}])
    assert "covers" not in board.log()
    assert board.scores(0)["investment"] == points + 1


@rule("beyond_the_horizon.investing.government_order")
def test_government_spaces_uncovered_in_one_turn_come_in_the_order_of_the_track() -> None:
    board = investor(infrastructure=1).govern(0, "island_union")
    board.removed(0, infrastructure=1, economy=1).do(0, [{"invest": {"track": "infrastructure", "times": 4}}])
    board.act("pass", "pass")  # two buildings between the two
    assert [event.args["stage"] for event in board.told("stage")] == ["theocracy", "monarchy"]
    assert board.asked() == "0 investcube"  # what the monarchy gives


# ---- cubes that are not invested


@rule("beyond_the_horizon.investing.not_invested")
def test_a_cube_for_the_map_uncovers_its_space_but_covers_none_and_is_no_investment() -> None:
    board = calm().lay("salt_lake").units(0, "salt_lake settler 2").govern(0, "river_kingdom", stage=1)
    coins, active = board.has(0, "coins"), board.has(0, "active")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise salt_lake")
    assert board.cubes(0) == (0, 1, 2)
    assert board.has(0, "invested") == 0
    assert board.has(0, "active") == active  # River Kingdom activates a pawn when one invests
    assert board.told("uncovers")[-1].args == {"who": 0, "track": "economy", "n": 1}
    assert len(board.told("coins")) == 2  # the space and the village
    assert board.has(0, "coins") > coins
    assert board.position.village[board.position.box.tile_no["salt_lake"]] == 0


@rule("beyond_the_horizon.investing.not_invested", "beyond_the_horizon.objectives.cube")
def test_neither_is_a_cube_for_an_objective() -> None:
    board = (
        calm().objectives("age_of_learning", "settled_lands", "full_coffers").lay("oasis", "salt_lake", "reed_marsh")
    )
    board.village(0, "oasis", "salt_lake", "reed_marsh").phase("objective")
    before = board.cubes(0)
    assert board.legal() == ["cube food", "cube economy", "cube infrastructure"]
    board.act("cube infrastructure")
    assert board.asked() == "0 takebuilding"  # the first space of the track
    assert board.cubes(0) == (before[0], before[1], before[2] + 1)
    assert board.has(0, "invested") == 0


# ---- empty tracks


@rule("beyond_the_horizon.investing.empty_track")
def test_an_investment_from_an_empty_track_comes_from_another_of_ones_choice() -> None:
    board = investor(food=8, economy=1, infrastructure=1).objectives("age_of_learning", "two_citadels", "full_coffers")
    board.do(0, [{"invest": "food"}])
    assert board.legal() == ["cube economy", "cube infrastructure", "pass"]
    assert board.refused("cube food") == "investing.empty_track"
    board.act("cube economy")
    assert board.cubes(0) == (8, 2, 1)


@rule("beyond_the_horizon.investing.empty_track")
def test_a_cube_for_the_map_comes_from_the_only_track_that_is_left() -> None:
    board = investor(food=8, economy=8, infrastructure=1).lay("salt_lake").units(0, "salt_lake settler 2")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise salt_lake")
    assert board.cubes(0) == (8, 8, 2)


@rule("beyond_the_horizon.investing.no_cube")
@pytest.mark.parametrize("track", [*TRACKS, "any"])
def test_without_a_cube_an_investment_is_lost(track: str) -> None:
    board = investor(**FULL)
    assert sum(board.cubes(0)) == CUBES
    board.do(0, [{"invest": track}])
    assert (board.asked(), board.has(0, "invested")) == ("0 takeaction", INVESTMENT_SPACES)


@rule("beyond_the_horizon.investing.no_cube")
def test_without_a_cube_no_objective_is_claimed() -> None:
    board = table().objectives("age_of_learning", "two_citadels", "blossoming_realm")
    board.removed(0, **FULL).phase("objective")
    assert board.claims("blossoming_realm") == ()
    board.removed(0, food=8, economy=8, infrastructure=7).phase("objective")
    assert board.claims("blossoming_realm") == (0,)


@rule("beyond_the_horizon.investing.no_cube")
def test_the_last_cube_of_an_investment_may_be_missing() -> None:
    board = investor(food=8, economy=8, infrastructure=7)
    board.do(0, [{"invest": {"track": "infrastructure", "times": 2}}]).act("cube infrastructure")
    assert (board.cubes(0), board.has(0, "invested")) == ((8, 8, 8), INVESTMENT_SPACES + 1)
    assert board.asked() == "0 takeaction"


@rule("beyond_the_horizon.effects.lost_space")
def test_a_named_cube_is_asked_about_where_what_it_uncovers_would_be_lost() -> None:
    board = table().columns(0, 0, 0, 0, 0, 0)  # the first food space activates a pawn, and none is there
    board.do(0, [{"invest": "food"}])
    assert (board.asked(), board.legal()) == ("0 investcube", ["cube food", "pass"])
    assert board.act("pass").cubes(0) == (0, 0, 0)
    assert board.columns(0, 1, 0, 0, 0, 0).do(0, [{"invest": "food"}]).cubes(0) == (1, 0, 0)
