"""Each of the 24 territories: what its discovery brings, its village and its city."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ecumene.games.beyond_the_horizon.box.components import Territory
from ecumene.games.beyond_the_horizon.box.terms import THEOCRACY, TRACKS
from tests.beyond_the_horizon.board import game
from tests.beyond_the_horizon.witness import Witness, calm, kinds
from tests.beyond_the_horizon.world import next_tiles
from tests.marks import rule


@dataclass(frozen=True)
class Land:
    """The kinds of things a territory gives, and the tracks from which its cubes come."""

    reveal: str
    village_track: str
    village: str
    city_track: str


LANDS = {
    "golden_valley": Land("coins", "economy", "coins", "infrastructure"),
    "fishing_shore": Land("coins", "food", "pawns", "economy"),
    "reed_marsh": Land("pawns", "economy", "coins", "food"),
    "olive_terraces": Land("move", "infrastructure", "coins", "economy"),
    "river_ford": Land("coins", "economy", "coins", "infrastructure"),
    "cedar_grove": Land("move", "infrastructure", "building I", "food"),
    "clay_plain": Land("pawns", "food", "pawns", "economy"),
    "salt_lake": Land("coins", "economy", "coins", "food"),
    "oasis": Land("upgrade settler", "food", "pawns, coins", "infrastructure"),
    "wheat_hills": Land("pawns", "food", "pawns, coins", "economy"),
    "copper_ridge": Land("coins", "economy", "invest economy", "infrastructure"),
    "sheltered_bay": Land("move", "infrastructure", "building II, coins", "food"),
    "grassland": Land("upgrade any", "food", "recruit settler", "infrastructure"),
    "volcanic_soil": Land("coins", "food", "invest food", "economy"),
    "marble_cliffs": Land("coins", "infrastructure", "invest infrastructure, coins", "economy"),
    "spice_coast": Land("coins", "economy", "coins", "food"),
    "highland_pass": Land("upgrade soldier", "infrastructure", "recruit soldier", "infrastructure"),
    "great_delta": Land("pawns", "food", "produce population, pawns", "economy"),
    "amber_forest": Land("move", "economy", "invest any", "infrastructure"),
    "iron_mountains": Land("upgrade any", "economy", "invest economy, coins", "infrastructure"),
    "jade_river": Land("coins", "infrastructure", "building III, coins", "food"),
    "sacred_plateau": Land("theocracy, pawns", "food", "invest any, pawns", "economy"),
    "diamond_fields": Land("coins", "economy", "invest economy, coins", "infrastructure"),
    "peninsula_of_kings": Land("pawns", "infrastructure", "invest any, building III", "food"),
}


def territory(name: str) -> Territory:
    return game().box.territories[game().box.tile_no[name]]


def another(name: str) -> str:
    """A territory of strength 1, so that there is something else to do."""
    return "fishing_shore" if name != "fishing_shore" else "reed_marsh"


def test_the_table_names_every_territory() -> None:
    assert list(LANDS) == [tile.id for tile in game().box.territories]


@pytest.mark.parametrize("name", LANDS)
def test_a_territory_gives_these_things(name: str) -> None:
    tile = territory(name)
    tracks = TRACKS[tile.village_track], TRACKS[tile.city_track]
    assert Land(kinds(tile.reveal), tracks[0], kinds(tile.village_bonus), tracks[1]) == LANDS[name]


@rule("beyond_the_horizon.exploring.reveal")
@pytest.mark.parametrize("name", LANDS)
def test_who_discovers_a_territory_gains_what_it_shows(name: str) -> None:
    board = calm().units(0, "cradle settler 2", "cradle soldier 1").removed(0, infrastructure=2)
    assert board.stage(0) == "theocracy"
    next_tiles(board, name)
    board.do(0, [{"move": 1}])
    witness = Witness(board)
    board.act("explore cradle 2 se")
    witness.due["units"] = sorted([f"{name} settler 2", "cradle soldier 1"])
    witness.follows(territory(name).reveal)
    witness.agrees()
    assert "moveunits" not in board.asked()


@rule("beyond_the_horizon.effects.theocracy_missing")
def test_the_sacred_plateau_uses_no_theocracy_before_there_is_one() -> None:
    coins = []
    for stage in (0, THEOCRACY):
        board = calm().units(0, "cradle settler 2").govern(0, "court_of_scribes", stage)
        next_tiles(board, "sacred_plateau")
        coins.append(board.do(0, [{"move": 1}]).act("explore cradle 2 se").has(0, "coins"))
    assert coins[0] == 10 < coins[1]


@rule(
    "beyond_the_horizon.colonising.strength",
    "beyond_the_horizon.colonising.cube",
    "beyond_the_horizon.colonising.bonus",
    "beyond_the_horizon.scoring.villages",
)
@pytest.mark.parametrize("name", LANDS)
def test_a_village_takes_its_strength_and_its_cube_and_gives_its_bonus_and_its_points(name: str) -> None:
    tile = territory(name)
    board = calm().lay(name).units(0, f"{name} settler {tile.strength}", "cradle settler 2")
    board.give(0, colonise=1).phase("expansion")
    witness = Witness(board)
    board.act(f"colonise {name}")
    witness.due["colonise"] -= 1
    witness.spends(f"{name} settler {tile.strength}")
    witness.uncovers(LANDS[name].village_track)
    witness.follows(tile.village_bonus)
    witness.agrees()
    assert board.scores(0)["villages"] == tile.village_points > 0


@rule("beyond_the_horizon.colonising.strength")
@pytest.mark.parametrize("name", LANDS)
def test_a_weaker_settler_does_not_colonise_it(name: str) -> None:
    weaker = territory(name).strength - 1
    board = calm().lay(name, another(name)).give(0, colonise=1)
    board.units(0, f"{another(name)} settler 1", f"{name} settler {weaker}" if weaker else f"{name} soldier 6")
    board.phase("expansion")
    assert board.refused(f"colonise {name}") == "colonising.strength"


@rule(
    "beyond_the_horizon.fortifying.strength", "beyond_the_horizon.fortifying.cube", "beyond_the_horizon.scoring.cities"
)
@pytest.mark.parametrize("name", LANDS)
def test_a_city_takes_its_strength_and_its_cube_and_gives_its_points(name: str) -> None:
    tile = territory(name)
    board = calm().lay(name).village(1, name).units(0, f"{name} soldier {tile.strength}", "cradle settler 2")
    board.give(0, fortify=1).phase("expansion")
    witness = Witness(board)
    board.act(f"fortify {name}")
    witness.due["fortify"] -= 1
    witness.spends(f"{name} soldier {tile.strength}")
    witness.uncovers(LANDS[name].city_track)
    witness.agrees()
    assert board.scores(0) == {"cities": tile.city_points}
    assert tile.city_points > 0


@rule("beyond_the_horizon.fortifying.strength")
@pytest.mark.parametrize("name", LANDS)
def test_a_weaker_soldier_does_not_fortify_it(name: str) -> None:
    weaker = territory(name).strength - 1
    board = calm().lay(name, another(name)).village(1, name, another(name)).give(0, fortify=1)
    board.units(0, f"{another(name)} soldier 1", f"{name} soldier {weaker}" if weaker else f"{name} settler 6")
    board.phase("expansion")
    assert board.refused(f"fortify {name}") == "fortifying.strength"
