"""The objective phase, and each of the nine objectives: met at its threshold and not below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COUNTERS, GROUPS
from tests.beyond_the_horizon.board import Board, game, table
from tests.marks import rule

LANDS = ("oasis", "salt_lake", "reed_marsh", "river_ford", "clay_plain", "wheat_hills", "olive_terraces", "grassland")
OF_LEVEL = {
    "i": ("wheel", "writing", "agriculture", "bronze_casting"),
    "ii": ("coinage", "mathematics", "iron_smelting", "mythology", "guilds", "medicine"),
    "iii": ("stock_exchange", "electricity", "conscription", "cinema", "telegraph", "railways"),
}
"""Technologies without their actions in mind; those of level II begin with one of each main colour."""


def realm(*objectives: str, coins: int = 0, active: int = 1, cubes: int | None = None, **has: Any) -> Board:
    """Seat 0 has nothing that an objective asks for, and then so much of it.

    `i`, `ii` and `iii` are numbers of technologies, `villages`, `cities` and `buildings` those of cubes on the map,
    `units` are units, and `cubes` is how many have left the tracks in all.
    """
    board = table().objectives(*(objectives or ("age_of_learning", "two_citadels", "blossoming_realm")))
    board.lay(*LANDS).units(0, *has.pop("units", ()))
    for level, names in OF_LEVEL.items():
        board.tech(0, *names[: has.pop(level, 0)])
    board.village(0, *LANDS[: has.pop("villages", 0)])
    board.city(0, *LANDS[::-1][: has.pop("cities", 0)])
    for tile, work in list(zip(("cradle", "rose_sands"), ("farm", "market"), strict=True))[: has.pop("buildings", 0)]:
        board.built(tile, work, 0)
    assert not has
    if cubes is not None:
        board.removed(0, food=min(cubes, 8), economy=min(max(cubes - 8, 0), 8), infrastructure=max(cubes - 16, 0))
    return board.give(0, coins=coins, active=active)


def claim(board: Board) -> Board:
    """The objective phase of seat 0, with a cube from wherever it may come and nothing of what it uncovers."""
    board.phase("objective")
    while board.position.pending():
        board.act(board.legal()[0] if board.asked() == "0 spendcube" else "pass")
    return board


# ---- each objective


def needs(objective: str) -> dict[str, int]:
    """What an objective asks for, by the names of the counters."""
    box = game().box
    return {COUNTERS[counter]: least for counter, least in box.objectives[box.objective_no[objective]].needs}


def learning(n: dict[str, int], less: str) -> dict[str, Any]:
    return {"i": 4, "ii": 6, "iii": n["technologies"] - 10 - (less == "technologies")}


def industry(n: dict[str, int], less: str) -> dict[str, Any]:
    return {"i": 4, "ii": 6, "iii": n["technologies_iii_plus"] - (less == "technologies_iii_plus")}


def schools(n: dict[str, int], less: str) -> dict[str, Any]:
    colours = n["main_colours"] - (less == "main_colours")
    settled = n["villages_and_cities"] - (less == "villages_and_cities")
    return {"i": 4, "ii": colours, "villages": settled - 1, "cities": 1}


def settled(n: dict[str, int], less: str) -> dict[str, Any]:
    return {"villages": n["villages_and_cities"] - 1 - (less == "villages_and_cities"), "cities": 1, "buildings": 2}


def citadels(n: dict[str, int], less: str) -> dict[str, Any]:
    return {"cities": n["cities"] - (less == "cities"), "villages": 5, "buildings": 2}


def works(n: dict[str, int], less: str) -> dict[str, Any]:
    buildings = n["buildings"] - (less == "buildings")
    return {"buildings": buildings, "villages": n["map_cubes"] - buildings - (less == "map_cubes")}


def blossoming(n: dict[str, int], less: str) -> dict[str, Any]:
    return {"cubes": n["cubes_removed"] - (less == "cubes_removed")}


def coffers(n: dict[str, int], less: str) -> dict[str, Any]:
    return {
        "coins": n["coins"] - (less == "coins"),
        "active": n["active_population"] - (less == "active_population"),
        "villages": n["map_cubes"] - 2 - (less == "map_cubes"),
        "cities": 1,
        "buildings": 1,
    }


def masters(n: dict[str, int], less: str) -> dict[str, Any]:
    rest = n["unit_strength"] - 6 - (less == "unit_strength")
    units = ("cradle settler 6", f"cradle soldier {rest}")
    return {"units": units, "villages": n["villages_and_cities"] - (less == "villages_and_cities"), "buildings": 2}


Asked = Callable[[dict[str, int], str], dict[str, Any]]
ARRANGED: dict[str, tuple[str, tuple[str, ...], Asked]] = {
    "age_of_learning": ("A", ("technologies",), learning),
    "industrial_age": ("A", ("technologies_iii_plus",), industry),
    "four_schools": ("A", ("main_colours", "villages_and_cities"), schools),
    "settled_lands": ("B", ("villages_and_cities",), settled),
    "two_citadels": ("B", ("cities",), citadels),
    "great_works": ("B", ("map_cubes", "buildings"), works),
    "blossoming_realm": ("C", ("cubes_removed",), blossoming),
    "full_coffers": ("C", ("coins", "active_population", "map_cubes"), coffers),
    "masters_of_the_map": ("C", ("unit_strength", "villages_and_cities"), masters),
}
"""The group of an objective, what it asks for, and how a realm has just that, or one less of one thing."""
LAPSING: dict[str, Callable[[Board], Board]] = {
    "full_coffers": lambda board: board.give(0, coins=0, active=1),
    "masters_of_the_map": lambda board: board.units(0),
}
"""Objectives whose conditions may cease to hold, and how."""


def test_the_table_names_every_objective() -> None:
    box = game().box
    assert {o.id: (GROUPS[o.group], tuple(needs(o.id))) for o in box.objectives} == {
        name: (group, asked) for name, (group, asked, _) in ARRANGED.items()
    }


@rule("beyond_the_horizon.objectives.must")
@pytest.mark.parametrize("name", ARRANGED)
def test_an_objective_is_claimed_by_who_has_just_what_it_asks_for(name: str) -> None:
    board = claim(realm(name, **ARRANGED[name][2](needs(name), "")))
    assert board.claims(name) == (0,)
    assert board.scores(0)["objectives"] == board.position.box.values.claim_first


@rule("beyond_the_horizon.objectives.must")
@pytest.mark.parametrize(("name", "less"), [(name, less) for name, row in ARRANGED.items() for less in row[1]])
def test_an_objective_is_not_claimed_with_one_too_few_of_anything(name: str, less: str) -> None:
    board = claim(realm(name, **ARRANGED[name][2](needs(name), less)))
    assert board.claims(name) == ()
    assert "objectives" not in board.scores(0)


@rule("beyond_the_horizon.objectives.lapse")
@pytest.mark.parametrize("name", LAPSING)
def test_a_claimed_objective_stays_claimed_when_its_conditions_no_longer_hold(name: str) -> None:
    board = claim(realm(name, **ARRANGED[name][2](needs(name), "")))
    points = board.scores(0)["objectives"]
    claim(LAPSING[name](board))
    assert (board.claims(name), board.scores(0)["objectives"]) == ((0,), points)


@rule("beyond_the_horizon.counters.colours")
def test_a_technology_of_level_iv_is_of_all_four_schools() -> None:
    board = realm("four_schools", i=4, villages=2)
    board.tech(0, board.position.box.technologies[board.position.cards[-1]].id)
    assert claim(board).claims("four_schools") == (0,)


# ---- the objective phase


@rule("beyond_the_horizon.objectives.must", "beyond_the_horizon.effects.decline")
def test_nobody_declines_an_objective() -> None:
    board = realm("settled_lands", "two_citadels", villages=3, cities=2).phase("objective")
    assert board.legal() == ["claim settled_lands", "claim two_citadels"]
    assert board.refused("pass") == "core.choice"
    board.act("claim two_citadels")
    assert board.asked() == "0 spendcube"
    assert board.refused("pass") == "core.choice"


@rule("beyond_the_horizon.objectives.must")
def test_nobody_claims_what_is_not_met_or_not_there() -> None:
    board = realm("settled_lands", "two_citadels", "great_works", villages=1, cities=2).phase("objective")
    assert board.refused("claim great_works") == "objectives.must"
    assert board.refused("claim blossoming_realm") == "core.choice"


@rule("beyond_the_horizon.objectives.one_per_turn")
def test_only_one_objective_is_claimed_each_turn_and_the_other_in_the_next() -> None:
    board = realm("settled_lands", "two_citadels", "full_coffers", villages=3, cities=2).phase("objective")
    board.act("claim settled_lands", "cube economy")
    while board.position.pending():
        board.act("pass")
    assert (board.claims("settled_lands"), board.claims("two_citadels")) == ((0,), ())
    claim(board)
    assert (board.claims("settled_lands"), board.claims("two_citadels")) == ((0,), (0,))


@rule("beyond_the_horizon.objectives.once")
def test_a_player_claims_an_objective_only_once() -> None:
    board = claim(claim(realm("two_citadels", cities=2)))
    assert board.claims("two_citadels") == (0,)
    assert len(board.told("claims")) == 1


@rule("beyond_the_horizon.objectives.once")
def test_who_has_claimed_an_objective_is_not_offered_it_again() -> None:
    board = realm("settled_lands", "two_citadels", "great_works", villages=3, cities=2, buildings=1)
    board.claimed("settled_lands", 0).phase("objective")
    assert board.legal() == ["claim two_citadels", "claim great_works"]
    assert board.refused("claim settled_lands") == "objectives.once"


@rule("beyond_the_horizon.objectives.own_turn")
def test_an_objective_met_in_the_turn_of_another_waits_for_ones_own() -> None:
    board = realm("two_citadels", cities=2)
    board.phase("objective", seat=1)
    assert board.claims("two_citadels") == ()
    claim(board)
    assert board.claims("two_citadels") == (0,)


@rule("beyond_the_horizon.objectives.own_turn")
def test_it_is_claimed_at_the_end_of_the_turn_and_not_before() -> None:
    board = realm("two_citadels", "full_coffers", "age_of_learning", cities=2).govern(0, "hill_clans").phase("turn")
    board.act("act grow")
    assert (board.asked(), board.claims("two_citadels")) == ("0 chooseproduction", ())
    board.act("produce coins")
    assert (board.asked(), board.claims("two_citadels")) == ("0 spendcube", (0,))


@rule("beyond_the_horizon.objectives.cube", "beyond_the_horizon.investing.not_invested")
@pytest.mark.parametrize("track", ["food", "economy", "infrastructure"])
def test_the_leftmost_cube_of_any_track_goes_to_the_objective(track: str) -> None:
    board = realm("two_citadels", cities=2).removed(0, food=1, economy=1, infrastructure=1).phase("objective")
    board.act(f"cube {track}")
    assert dict(zip(("food", "economy", "infrastructure"), board.cubes(0), strict=True)) == {
        "food": 1, "economy": 1, "infrastructure": 1, track: 2
    }  # fmt: skip
    assert board.has(0, "invested") == 0


@rule("beyond_the_horizon.objectives.cube")
def test_the_last_track_with_cubes_is_not_asked_about() -> None:
    board = realm("two_citadels", cities=2).removed(0, food=8, economy=8, infrastructure=1).phase("objective")
    assert (board.asked(), board.cubes(0), board.claims("two_citadels")) == ("over", (8, 8, 2), (0,))


@rule(
    "beyond_the_horizon.objectives.first",
    "beyond_the_horizon.objectives.later",
    "beyond_the_horizon.scoring.objectives",
)
def test_the_first_to_claim_scores_five_points_and_all_others_three() -> None:
    board = table(4).objectives("age_of_learning", "two_citadels", "blossoming_realm").removed(2, food=8, economy=8)
    for seat in (2, 0, 3):
        board.removed(seat, food=8, economy=8).phase("objective", seat)
    assert board.claims("blossoming_realm") == (2, 0, 3)
    assert [board.scores(seat).get("objectives", 0) for seat in range(4)] == [3, 0, 5, 3]
    assert [event.args["n"] for event in board.told("claims")] == [5, 3, 3]
