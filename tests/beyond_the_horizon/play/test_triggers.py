"""Triggers: abilities that answer an event, when it is complete, and how often."""

from __future__ import annotations

from ecumene.games.beyond_the_horizon.box.terms import THEOCRACY
from tests.beyond_the_horizon.board import Board
from tests.beyond_the_horizon.cards import ACTIVE, COINS, INVESTED, gained, quiet, said, study
from tests.beyond_the_horizon.world import next_tiles
from tests.marks import rule

SETTLED = said("island_union", "theocracy", "gain")
TAUGHT = said("court_of_scribes", "theocracy", "gain")
RIVER = said("river_kingdom", "theocracy", "activate")


def theocrat(side: str) -> Board:
    """Seat 0 has a government with its Theocracy."""
    return quiet().govern(0, side, THEOCRACY)


def explorer(*tiles: str, points: int = 3) -> Board:
    """A settler of the Steppe Confederacy in the cradle, with moves to make."""
    board = theocrat("steppe_confederacy").units(0, "cradle settler 2")
    next_tiles(board, *tiles)
    return board.do(0, [{"explore_more": 2}, {"move": points}])


def explorations(board: Board) -> list[str]:
    """What may be explored now."""
    return [choice for choice in board.legal() if choice.startswith("explore")]


# ---- what they see


@rule("beyond_the_horizon.triggers.complete", "beyond_the_horizon.governments.theocracy")
def test_an_ability_does_not_see_the_event_that_brought_it() -> None:
    board = quiet().govern(0, "river_kingdom").removed(0, infrastructure=1).do(0, [{"invest": "infrastructure"}])
    assert board.position.stage(0) == THEOCRACY
    assert board.has(0, "active") == ACTIVE
    board.do(0, [{"invest": "food"}])  # but it sees the next one of the same turn
    assert board.has(0, "active") == ACTIVE + RIVER


@rule("beyond_the_horizon.triggers.complete")
def test_a_technology_does_not_see_its_own_research() -> None:
    board = study("telegraph").act("pass")
    assert gained(board) == {}
    assert gained(study("siegecraft", board))["coins"] == said("telegraph", "whenever", "gain")


@rule("beyond_the_horizon.triggers.once_per_turn", "beyond_the_horizon.triggers.invest")
def test_investing_is_answered_once_each_turn() -> None:
    board = theocrat("river_kingdom").do(0, [{"invest": {"track": "any", "times": 2}}]).act("cube economy", "cube food")
    assert board.has(0, "invested") == INVESTED + 2
    assert board.has(0, "active") == ACTIVE + RIVER
    board.phase("turn").removed(0, food=1).do(0, [{"invest": "food"}])
    assert board.has(0, "active") == ACTIVE + 2 * RIVER


@rule("beyond_the_horizon.triggers.once_per_turn")
def test_other_abilities_have_no_limit() -> None:
    board = theocrat("court_of_scribes").card("I1", "wheel").card("I2", "agriculture")
    for slot in ("I1", "I2"):
        board.do(0, [{"research": {"level": "I", "scholar": "active"}}]).act(f"research {slot}")
    assert board.has(0, "coins") == COINS + 2 * TAUGHT


@rule("beyond_the_horizon.triggers.complete")
def test_the_government_answers_before_the_technologies() -> None:
    board = theocrat("court_of_scribes").tech(0, "telegraph")
    study("siegecraft", board)
    assert [event.args["n"] for event in board.told("coins")] == [TAUGHT, said("telegraph", "whenever", "gain")]
    assert board.has(0, "coins") == COINS + TAUGHT + said("telegraph", "whenever", "gain")


def test_nobody_answers_for_others() -> None:
    board = quiet().govern(1, "river_kingdom", THEOCRACY)
    active = board.has(1, "active")
    board.do(0, [{"invest": "food"}])
    assert (board.has(0, "active"), board.has(1, "active")) == (ACTIVE, active)


# ---- each event


@rule("beyond_the_horizon.triggers.invest")
def test_investing_is_answered_after_the_space_that_the_cube_covers() -> None:
    board = theocrat("river_kingdom")
    board.position.invested[0] = 0  # the next one brings coins
    board.do(0, [{"invest": "food"}])
    assert board.log()[-3:] == ["covers", "coins", "activates"]


@rule("beyond_the_horizon.triggers.invest", "beyond_the_horizon.investing.not_invested")
def test_a_cube_that_goes_to_the_map_is_no_investment() -> None:
    board = theocrat("river_kingdom").lay("salt_lake").units(0, "salt_lake settler 6")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise salt_lake")
    assert board.has(0, "active") == ACTIVE


@rule("beyond_the_horizon.triggers.expansion")
def test_an_ability_for_the_expansion_phase_comes_at_its_start() -> None:
    board = theocrat("hill_clans").reserve(0, "farm").pawn(0, "muster").phase("turn").act("act grow")
    assert board.asked() == "0 decide"
    board.act("accept", "upgrade rose_sands settler 2")
    assert board.asked() == "0 expand"
    assert "build rose_sands farm" in board.legal()


@rule("beyond_the_horizon.triggers.expansion")
def test_it_comes_even_to_who_can_do_nothing_in_this_phase() -> None:
    board = theocrat("hill_clans").phase("expansion")
    assert board.legal() == ["accept", "pass"]
    assert board.act("pass").asked() != "0 expand"


@rule("beyond_the_horizon.triggers.produce_coins")
def test_producing_coins_is_answered_after_the_coins() -> None:
    price = said("merchant_league", "theocracy", "pay")
    board = theocrat("merchant_league")
    produced = board.position.box.values.coin_production
    board.give(0, coins=price - produced).do(0, [{"produce": "coins"}])
    assert board.legal() == ["pick 1", "pick 2", "pass"]  # enough to pay with what was produced
    board.act("pass").do(0, [{"produce": "population"}])
    assert board.asked() == "0 takeaction"


@rule("beyond_the_horizon.triggers.build")
def test_building_is_answered_after_the_bonus_of_the_building() -> None:
    board = theocrat("builder_dynasty").reserve(0, "farm").phase("expansion").act("build rose_sands farm")
    assert board.asked() == "0 pickbranch"
    assert "activates" in board.log()  # the farm's bonus
    board.act("pick 1")
    assert board.log()[-1] == "coins"


@rule("beyond_the_horizon.triggers.build")
def test_the_second_builder_builds_too() -> None:
    board = quiet().tech(0, "guilds").built("cradle", "farm", 1).units(0, "cradle settler 2").phase("expansion")
    cost = board.position.box.buildings[board.position.box.building_no["farm"]].cost
    board.act("join cradle")
    assert board.has(0, "coins") == COINS - cost + said("guilds", "whenever", "gain")


@rule("beyond_the_horizon.triggers.research")
def test_research_is_answered_after_the_bonus_of_the_technology() -> None:
    board = study("iron_smelting", theocrat("court_of_scribes"))
    assert (board.asked(), board.has(0, "coins")) == ("0 recruitunit", COINS)
    assert board.act("pass").has(0, "coins") == COINS + TAUGHT


@rule("beyond_the_horizon.triggers.research", "beyond_the_horizon.private.gives")
def test_a_private_technology_is_not_researched() -> None:
    board = (
        theocrat("court_of_scribes").deck("siegecraft").do(0, [{"private_technology": {"level": "II", "look_at": 1}}])
    )
    board.act("keep siegecraft")
    assert board.has(0, "coins") == COINS


@rule("beyond_the_horizon.triggers.explore")
def test_exploring_is_answered_once_the_settler_stands_there_and_has_its_bonus() -> None:
    board = explorer("salt_lake")
    coins = board.has(0, "coins")
    board.act("explore cradle 2 se")
    assert board.asked() == "0 pickbranch"
    assert board.army(0) == ["salt_lake settler 2"]
    assert board.has(0, "coins") > coins  # what the tile brings


@rule("beyond_the_horizon.triggers.explore", "beyond_the_horizon.triggers.once_per_turn")
def test_exploring_is_answered_once_each_turn() -> None:
    board = explorer("salt_lake", "river_ford", "reed_marsh", points=4).act("explore cradle 2 se", "pick 1")
    active = board.has(0, "active")
    board.act(explorations(board)[0])
    assert (board.asked(), board.has(0, "active")) == ("0 moveunits", active)
    board.phase("turn").do(0, [{"move": 1}])
    assert board.act(explorations(board)[0]).asked() == "0 pickbranch"


@rule("beyond_the_horizon.triggers.production")
def test_an_ability_for_the_production_phase_comes_at_its_start() -> None:
    board = theocrat("temple_cities").phase("production")
    assert board.legal() == ["pick 1", "pick 2", "pass"]
    board.act("pick 2")
    assert board.asked() == "0 chooseproduction"
    board = quiet().govern(1, "temple_cities", THEOCRACY).phase("production")
    assert board.asked() == "0 chooseproduction"  # it is seat 1's, and this phase is not


@rule("beyond_the_horizon.triggers.production")
def test_production_by_an_effect_is_no_production_phase() -> None:
    board = theocrat("temple_cities")
    assert board.do(0, [{"produce": "population"}]).asked() == "0 takeaction"


@rule("beyond_the_horizon.triggers.settle")
def test_colonising_is_answered_after_the_bonus_of_the_village() -> None:
    board = theocrat("island_union").lay("golden_valley").units(0, "golden_valley settler 6")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise golden_valley")
    village, ours = [event.args["n"] for event in board.told("coins")]
    assert ours == SETTLED
    assert board.has(0, "coins") == COINS + village + ours


@rule("beyond_the_horizon.triggers.settle")
def test_fortifying_is_answered_after_the_cube() -> None:
    board = theocrat("island_union").lay("salt_lake").village(1, "salt_lake").units(0, "salt_lake soldier 6")
    board.do(0, [{"fortify": {"bonus": 0}}]).act("fortify salt_lake")
    assert board.has(0, "coins") == COINS + SETTLED
    assert board.log().index("uncovers") < board.log().index("coins")


@rule("beyond_the_horizon.triggers.fortify")
def test_an_ability_for_fortifying_does_not_see_a_village() -> None:
    board = quiet().tech(0, "propaganda").lay("salt_lake").units(0, "salt_lake settler 6")
    board.do(0, [{"colonise": {"bonus": 0}}]).act("colonise salt_lake")
    assert board.has(0, "active") == ACTIVE
    board.units(0, "salt_lake soldier 6").do(0, [{"fortify": {"bonus": 0}}]).act("fortify salt_lake")
    assert board.has(0, "active") == ACTIVE + said("propaganda", "whenever", "activate")
    assert board.log().index("uncovers") < board.log().index("activates")


@rule("beyond_the_horizon.triggers.grow")
def test_action_4_is_answered_when_it_is_done_wherever_it_comes_from() -> None:
    more = said("river_kingdom", "whenever", "gain")
    board = quiet().govern(0, "river_kingdom").act("act grow")
    assert [event.args["n"] for event in board.told("coins")] == [1, more]
    board = quiet().govern(0, "river_kingdom").do(0, [{"basic_action": 1}]).act("basic grow")
    assert [event.args["n"] for event in board.told("coins")] == [1, more]
    board = quiet().govern(0, "river_kingdom").do(0, [{"activate": 1}, {"gain": {"coins": 1}}])
    assert [event.args["n"] for event in board.told("coins")] == [1]  # the same, but not action 4
