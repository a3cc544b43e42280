"""Each of the 24 buildings: its price, its cubes, its bonus for both builders and the points of the first."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecumene.games.beyond_the_horizon.box.components import Building
from ecumene.games.beyond_the_horizon.box.terms import LEVELS, TRACKS
from tests.beyond_the_horizon.board import Board, game
from tests.beyond_the_horizon.witness import Witness, calm, kinds
from tests.marks import rule


@dataclass(frozen=True)
class Work:
    """The level of a building, the tracks of its two cubes and the kinds of things in its middle."""

    level: str
    left: str
    right: str
    bonus: str


WORKS = {
    "farm": Work("I", "food", "economy", "pawns"),
    "granary": Work("I", "food", "food", "pawns"),
    "market": Work("I", "economy", "food", "coins"),
    "shrine": Work("I", "infrastructure", "food", "theocracy, coins"),
    "quarry": Work("I", "infrastructure", "economy", "building I, coins"),
    "watchtower": Work("I", "economy", "infrastructure", "recruit soldier"),
    "stables": Work("I", "food", "economy", "upgrade any, move"),
    "caravanserai": Work("I", "economy", "infrastructure", "invest any"),
    "amphitheatre": Work("II", "infrastructure", "food", "points, pawns"),
    "library": Work("II", "infrastructure", "infrastructure", "points, pay for research II or coins"),
    "harbour": Work("II", "economy", "food", "token colonise, points"),
    "barracks": Work("II", "infrastructure", "economy", "recruit soldier"),
    "aqueduct": Work("II", "food", "infrastructure", "invest food, pawns"),
    "mint": Work("II", "economy", "economy", "produce coins, points"),
    "city_walls": Work("II", "infrastructure", "economy", "token fortify, points"),
    "monastery": Work("II", "food", "infrastructure", "theocracy, points, pawns"),
    "palace": Work("III", "infrastructure", "infrastructure", "points"),
    "cathedral": Work("III", "food", "infrastructure", "points, pawns"),
    "university": Work("III", "infrastructure", "economy", "points, pay for research III or invest any, coins"),
    "factory": Work("III", "economy", "food", "invest economy, points"),
    "railway_station": Work("III", "economy", "economy", "points, token either"),
    "opera_house": Work("III", "food", "economy", "points"),
    "hospital": Work("III", "food", "food", "points, produce population"),
    "observatory": Work("III", "infrastructure", "economy", "points, invest any"),
}
BRANCHES = [(name, branch) for name, work in WORKS.items() for branch in range(2 if "or" in work.bonus.split() else 1)]
"""Buildings that offer a choice once for each side of it."""


def building(name: str) -> Building:
    return game().box.buildings[game().box.building_no[name]]


def site(name: str, coins: int) -> Board:
    """A settler of seat 0 on an empty territory and another elsewhere; seat 1 has researched what may be researched."""
    board = calm().lay("salt_lake").units(0, "salt_lake settler 3", "cradle settler 2", "cradle soldier 1")
    board.tech(1, "coinage", "stock_exchange").scholar(0, "I1").columns(0, 5, 5, 4, 2, 1)
    if "research III" in WORKS[name].bonus:
        board.scholar(0, "II1", "II2")
    if "theocracy" in WORKS[name].bonus:
        board.removed(0, infrastructure=2)
    return board.give(0, coins=coins)


def built(witness: Witness) -> None:
    """The settler that builds has lost 1 strength."""
    witness.due["units"].remove("salt_lake settler 3")
    witness.due["units"] = sorted([*witness.due["units"], "salt_lake settler 2"])


def leave_buildings(board: Board) -> None:
    """A cube may have uncovered a building, which is not what the test is about."""
    while board.asked().endswith("takebuilding"):
        board.act("pass")


def test_the_table_names_every_building() -> None:
    assert list(WORKS) == [work.id for work in game().box.buildings]


@pytest.mark.parametrize("name", WORKS)
def test_a_building_has_this_level_these_tracks_and_this_bonus(name: str) -> None:
    work = building(name)
    assert Work(LEVELS[work.level], TRACKS[work.left_track], TRACKS[work.right_track], kinds(work.bonus)) == WORKS[name]


@rule(
    "beyond_the_horizon.buildings.new", "beyond_the_horizon.buildings.left_cube", "beyond_the_horizon.buildings.bonus"
)
@pytest.mark.parametrize(("name", "branch"), BRANCHES)
def test_the_first_builder_pays_its_price_gives_the_left_cube_and_gains_its_bonus(name: str, branch: int) -> None:
    cost = building(name).cost
    board = site(name, cost + 9).reserve(0, name).phase("expansion")
    witness = Witness(board, branch=branch)
    board.act(f"build salt_lake {name}")
    witness.due["coins"] -= cost
    witness.due["reserve"].remove(name)
    built(witness)
    witness.uncovers(WORKS[name].left)
    witness.follows(building(name).bonus)
    witness.agrees()
    assert board.position.first_builder[board.position.box.tile_no["salt_lake"]] == 0


@rule("beyond_the_horizon.buildings.second", "beyond_the_horizon.buildings.bonus")
@pytest.mark.parametrize(("name", "branch"), BRANCHES)
def test_the_second_builder_pays_the_same_gives_the_right_cube_and_gains_the_same(name: str, branch: int) -> None:
    cost = building(name).cost
    board = site(name, cost + 9).built("salt_lake", name, 1).phase("expansion")
    witness = Witness(board, branch=branch)
    board.act("join salt_lake")
    witness.due["coins"] -= cost
    built(witness)
    witness.uncovers(WORKS[name].right)
    witness.follows(building(name).bonus)
    witness.agrees()
    assert board.position.second_builder[board.position.box.tile_no["salt_lake"]] == 0


@rule("beyond_the_horizon.buildings.cost")
@pytest.mark.parametrize("name", WORKS)
def test_a_coin_too_few_does_not_build_it(name: str) -> None:
    board = site(name, building(name).cost).reserve(0, name).phase("expansion")
    assert f"build salt_lake {name}" in board.legal()
    board.position.coins[0] -= 1
    assert board.refused(f"build salt_lake {name}") == "buildings.cost"


@rule("beyond_the_horizon.scoring.first_builder", "beyond_the_horizon.scoring.building_points")
@pytest.mark.parametrize("name", WORKS)
def test_its_first_builder_scores_once_there_is_a_second_who_does_not(name: str) -> None:
    board = calm().lay("salt_lake").built("salt_lake", name, 0)
    assert board.scores(0) == {}
    board.built("salt_lake", name, 0, 1)
    assert board.scores(0) == {"first_builder": building(name).left_points}
    assert board.scores(1) == {}
    assert building(name).left_points > 0


@rule("beyond_the_horizon.scoring.building_points")
@pytest.mark.parametrize("name", [name for name, work in WORKS.items() if "points" in work.bonus])
def test_points_in_its_middle_are_for_both_builders(name: str) -> None:
    board = site(name, 20).reserve(0, name).phase("expansion").act(f"build salt_lake {name}")
    leave_buildings(board)
    points = board.scores(0)["building_points"]
    assert points > 0
    board.units(1, "salt_lake settler 2").give(1, coins=20).phase("expansion", seat=1).act("join salt_lake")
    leave_buildings(board)
    assert board.scores(1)["building_points"] == points == board.scores(0)["building_points"]
