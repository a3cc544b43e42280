"""The worked examples of the rulebook that are not about research; the player in them is seat 0."""

from __future__ import annotations

from tests.beyond_the_horizon.board import Board, table
from tests.marks import rule


def owner(board: Board, spots: list[int], tile: str) -> int:
    return spots[board.position.box.tile_no[tile]]


@rule(
    "beyond_the_horizon.colonising.strength",
    "beyond_the_horizon.colonising.used_up",
    "beyond_the_horizon.colonising.bonus",
    "beyond_the_horizon.colonising.cube",
    "beyond_the_horizon.scoring.villages",
)
def test_a_settler_of_strength_4_colonises_a_village_that_takes_3() -> None:
    board = table().lay("golden_valley").units(0, "cradle settler 4").columns(0, 3, 3, 4, 1, 2)
    board.give(0, coins=1, colonise=1).removed(0, economy=1)  # the next economy space is one for production
    board.do(0, [{"move": 1}]).act("move cradle settler 4 golden_valley")
    board.phase("expansion").act("colonise golden_valley")
    assert board.army(0) == []  # exhausted, whatever is left of its strength
    assert board.pawns(0) == (3, 3, 4, 2, 2)  # the rightmost free space
    assert board.has(0, "coins") == 1 + 3
    assert board.cubes(0) == (0, 2, 0)  # a cube of the economy
    assert owner(board, board.position.village, "golden_valley") == 0
    assert board.scores(0) == {"villages": 4}


@rule("beyond_the_horizon.colonising.used_up")
def test_two_settlers_of_strength_3_are_both_exhausted_where_4_would_do() -> None:
    board = table().lay("spice_coast").units(0, "spice_coast settler 3", "spice_coast settler 3").give(0, colonise=1)
    assert board.position.box.territories[board.position.box.tile_no["spice_coast"]].strength == 4
    board.phase("expansion").act("colonise spice_coast")
    assert board.army(0) == []


@rule(
    "beyond_the_horizon.fortifying.village",
    "beyond_the_horizon.fortifying.strength",
    "beyond_the_horizon.fortifying.used_up",
    "beyond_the_horizon.fortifying.cube",
    "beyond_the_horizon.scoring.cities",
)
def test_a_soldier_of_strength_3_fortifies_the_city_of_a_colonised_village() -> None:
    board = table().lay("golden_valley").village(1, "golden_valley").units(0, "golden_valley soldier 3")
    board.columns(0, 3, 3, 4, 1, 2).give(0, fortify=1).removed(0, infrastructure=1).phase("expansion")
    board.act("fortify golden_valley")
    assert board.army(0) == []
    assert board.pawns(0) == (3, 3, 4, 2, 2)
    assert board.cubes(0) == (0, 0, 2)
    assert owner(board, board.position.city, "golden_valley") == 0
    assert board.scores(0) == {"cities": 7}
    assert board.scores(1) == {"villages": 4}  # still


@rule(
    "beyond_the_horizon.buildings.new",
    "beyond_the_horizon.buildings.where",
    "beyond_the_horizon.buildings.settler",
    "beyond_the_horizon.buildings.second",
    "beyond_the_horizon.moving.built_start",
    "beyond_the_horizon.scoring.first_builder",
)
def test_a_settler_of_strength_3_builds_the_farm_on_its_starting_tile() -> None:
    board = table().units(0, "rose_sands settler 3").reserve(0, "farm").give(0, coins=2).removed(0, food=1)
    active = board.has(0, "active")
    board.phase("expansion").act("build rose_sands farm")
    assert board.has(0, "coins") == 0
    assert board.army(0) == ["rose_sands settler 2"]
    assert owner(board, board.position.building, "rose_sands") == board.position.box.building_no["farm"]
    assert board.cubes(0) == (2, 0, 0)
    assert board.has(0, "active") > active  # its bonus
    assert board.scores(0) == {}
    # another player may build it too, at the same price
    board.units(1, "cradle settler 2").give(1, coins=2).removed(1, economy=1).do(1, [{"move": 1}])
    board.act("move cradle settler 2 rose_sands").phase("expansion", seat=1).act("join rose_sands")
    assert (board.has(1, "coins"), board.army(1)) == (0, ["rose_sands settler 1"])
    assert (board.scores(0), board.scores(1)) == ({"first_builder": 1}, {})


@rule(
    "beyond_the_horizon.investing.cube",
    "beyond_the_horizon.investing.government",
    "beyond_the_horizon.investing.investment_track",
)
def test_an_infrastructure_cube_unlocks_a_stage_and_then_covers_an_investment_space() -> None:
    board = table().govern(0, "hill_clans").removed(0, infrastructure=1).give(0, coins=1)
    board.do(0, [{"invest": "infrastructure"}])
    assert board.stage(0) == "theocracy"
    assert board.has(0, "invested") == 1
    assert board.has(0, "coins") > 1  # the leftmost investment space
    assert [key for key in board.log() if key in ("stage", "covers", "coins")] == ["stage", "covers", "coins"]


@rule(
    "beyond_the_horizon.production.one",
    "beyond_the_horizon.production.population",
    "beyond_the_horizon.production.coins",
)
def test_two_pawns_or_one_coin_are_produced() -> None:
    board = table().removed(0, food=2, economy=1).columns(0, 2, 5, 4, 3, 1).give(0, coins=0).phase("production")
    for action, amount in (("produce population", 2), ("produce coins", 1)):
        tally = board.position.explain(0, board.position.game.action(action))
        assert tally is not None
        assert tally.sum == amount
    board.act("produce population")
    assert (board.pawns(0), board.has(0, "active"), board.has(0, "coins")) == ((1, 4, 4, 3, 1), 3, 0)


@rule("beyond_the_horizon.objectives.first", "beyond_the_horizon.objectives.cube")
def test_the_first_player_to_meet_an_objective_will_score_five_points() -> None:
    board = table().objectives("age_of_learning", "two_citadels", "blossoming_realm").lay("oasis", "salt_lake")
    board.city(0, "oasis", "salt_lake").removed(0, food=1, economy=1).phase("objective")
    board.act("cube food")
    assert board.claims("two_citadels") == (0,)
    assert board.cubes(0) == (2, 1, 0)
    assert board.scores(0)["objectives"] == 5
