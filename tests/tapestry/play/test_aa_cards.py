"""The tapestry cards of Arts & Architecture that need no arts: dice, moves, cities, lasting points."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.capital import vacate
from ecumene.games.tapestry.play.covering import cover
from ecumene.games.tapestry.play.numbers import BUILDING, IMPASSABLE, KINDS, OPEN, PAD
from tests.marks import rule
from tests.tapestry.arts import arts, lasting, second_era
from tests.tapestry.board import Board, game
from tests.tapestry.cities import city, complete, free, number
from tests.tapestry.laying import QUIET, decline_all, in_force, play

EXPLORE = [{"explore": {"where": "adjacent"}}]
CONQUER = [{"conquer": {"where": "adjacent", "dice": "one"}}]


# ---- National Parks


@rule("tapestry.cards.national_parks")
def test_whoever_explores_names_a_die_rolls_it_and_gains_it() -> None:
    board = in_force(second_era(), "national_parks").tiles(0, "t05").do(0, EXPLORE)
    before = board.act(board.legal()[0]).score(0)
    while board.asked() != "0 namedie":
        board.act(board.legal()[0])
    assert board.legal() == ["die red", "die black"]
    board.script(red=[3]).act("die red")
    assert board.score(0) >= before + 7
    assert [event.args["die"] for event in board.told("rolls")] == ["red"], "the other one is not rolled"


@rule("tapestry.cards.national_parks")
def test_the_tile_just_explored_gives_its_benefit_once_more() -> None:
    board = in_force(second_era(), "national_parks")
    tile = next(t.id for t in board.position.box.tiles if board.position.book[t.benefit].__class__.__name__ == "Gain")
    board.tiles(0, tile).do(0, EXPLORE).act(board.legal()[0])
    once = sum(board.stock(0).values())
    board.script(black=[5]).act("die black")
    assert once > 0
    assert sum(board.stock(0).values()) == 2 * once


@rule("tapestry.cards.national_parks")
def test_a_conquest_gains_the_named_die_alone_even_where_both_would_be_gained() -> None:
    board = in_force(second_era(), "national_parks").do(0, [{"conquer": {"where": "adjacent", "dice": "both"}}])
    board.act(board.legal()[0])
    assert board.asked() == "0 namedie"
    board.script(black=[0]).act("die black")
    assert (board.stock(0), board.score(0), board.asked()) == ({"coin": 1}, 0, "0 taketurn")


@rule("tapestry.cards.national_parks")
def test_an_ambushed_conquest_names_its_die_too_and_leaves_none_to_the_traders() -> None:
    board = second_era(civs=("leaders", "traders"))
    near = WORLD.read(_beside(board))
    board.outpost(1, str(WORLD.hexes[near])).hand(1, "trap")
    in_force(board, "national_parks").do(0, CONQUER).act(f"conquer {WORLD.hexes[near]}").act("respond trap")
    decline_all_but(board, "0 namedie")
    board.script(red=[0]).act("die red")
    assert board.score(0) == 4
    assert board.asked() != "1 tradersdie"


def decline_all_but(board: Board, wanted: str) -> None:
    for _ in range(9):
        if board.asked() != wanted:
            board.act(board.legal()[0])
    assert board.asked() == wanted


def _beside(board: Board) -> str:
    """An explored territory next to seat 0's, where nobody is."""
    board.do(0, CONQUER)
    place = board.legal()[0].split()[1]
    board.position.agenda.pop()
    return place


@rule("tapestry.cards.national_parks")
def test_others_roll_both_dice_as_ever() -> None:
    board = in_force(second_era(), "national_parks", 1).do(0, CONQUER)
    board.act(board.legal()[0])
    assert [event.args["die"] for event in board.told("rolls")] == ["red", "black"]


# ---- Migration


@rule("tapestry.cards.migration")
def test_up_to_two_outposts_move_to_empty_territories_for_their_benefit_and_points() -> None:
    board = second_era()
    home = str(WORLD.hexes[board.position.controlled(0)[0]])
    play(board, "migration")
    assert board.asked() == "0 migratefrom"
    assert board.legal() == [f"hex {home}", "decline"]
    board.act(f"hex {home}")
    assert board.position.halfway()
    first = board.legal()[0].split()[1]
    assert board.refused(f"hex {home}") == "cards.migration"
    left = board.position.outposts[0]
    board.act(f"hex {first}")
    assert (board.pieces(home), board.pieces(first), board.score(0)) == ([(0, -1)], [(0, -1)], 2)
    assert board.position.outposts[0] == left, "none comes out of the supply"
    assert (board.asked(), board.controller(first)) == ("0 migratefrom", 0)
    assert board.legal() == [f"hex {home}", "decline"], "each outpost moves once"
    assert game().load(board.position.dump()).dump() == board.position.dump()
    assert board.refused(f"hex {first}") == "cards.migration"
    board.act("decline")
    assert board.audit().asked() == "0 taketurn"
    assert board.position.achieved == [(), (), ()]


@rule("tapestry.cards.migration")
def test_a_tile_gives_its_benefit_and_a_printed_territory_none() -> None:
    board = second_era()
    home = board.position.controlled(0)[0]
    free = [place for place in board.position.board.around[home] if board.position.land[place] == -1]
    tile = next(t.id for t in board.position.box.tiles if board.position.book[t.benefit].__class__.__name__ == "Gain")
    board.lay(str(WORLD.hexes[free[0]]), tile)
    play(board, "migration").act(f"hex {WORLD.hexes[home]}", f"hex {WORLD.hexes[free[0]]}")
    assert board.stock(0)
    assert board.score(0) == 2


@rule("tapestry.cards.migration")
def test_only_outposts_that_stand_where_one_controls_move_and_only_where_nobody_is() -> None:
    board = second_era()
    home = WORLD.hexes[board.position.controlled(0)[0]]
    place = _beside(board)
    board.outpost(0, place, toppled_by=1).outpost(1, place)
    play(board, "migration")
    assert board.legal() == [f"hex {home}", "decline"]
    board.act(f"hex {home}")
    assert f"hex {place}" not in board.legal()
    board = second_era().clear(str(home))
    play(board, "migration")
    assert board.asked() == "0 taketurn", "nobody to move"


# ---- World Heritage


@rule("tapestry.cards.world_heritage")
def test_landmarks_score_on_the_last_income_turn_alone() -> None:
    board = lasting(second_era(), "world_heritage").landmark(0, "barn", "bakery").give(0, coin=0)
    board.act("income")
    finish_income(board)
    assert "card.world_heritage" not in [event.args["cause"] for event in board.told("scores")]
    board = lasting(second_era().era(4, 4), "world_heritage").landmark(0, "barn", "bakery").act("income")
    finish_income(board)
    found = [event.args["n"] for event in board.told("scores") if event.args["cause"] == "card.world_heritage"]
    assert found == [4]


def finish_income(board: Board) -> None:
    """Play an income turn of seat 0 to its end."""
    for _ in range(40):
        if board.position.turn != 0 or board.asked() == "over":
            return
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    raise AssertionError(board.asked())


@rule("tapestry.cards.world_heritage", "tapestry.tapestry_cards.permanent")
def test_a_covered_heritage_scores_nothing() -> None:
    board = lasting(second_era().era(4, 4), "world_heritage", era=4).landmark(0, "barn")
    play(board.hand(0, "guilds"), "guilds")
    decline_all(board).act("income")
    finish_income(board)
    assert "card.world_heritage" not in [event.args["cause"] for event in board.told("scores")]


# ---- Urban Renewal


@rule("tapestry.cards.urban_renewal")
def test_up_to_three_buildings_move_within_the_capital_for_five_points() -> None:
    board = second_era().plot(0, "farm", "9.1").plot(0, "house", "9.2").plot(0, "armory", "9.6")
    play(board, "urban_renewal")
    assert (board.asked(), board.legal()) == ("0 movebuilding", ["plot 9.1", "plot 9.2", "plot 9.6", "decline"])
    assert board.refused("plot 9.3") == "cards.urban_renewal"
    board.act("plot 9.1")
    assert board.position.halfway()
    assert board.refused("plot 9.2") == "capital.place"
    board.act("plot 9.4")
    assert board.legal() == ["plot 9.2", "plot 9.6", "decline"], "each building moves once"
    assert board.refused("plot 9.4") == "cards.urban_renewal"
    assert game().load(board.position.dump()).dump() == board.position.dump()
    board.act("plot 9.2", "plot 9.1", "plot 9.6", "plot 9.5")
    assert (board.score(0), board.asked()) == (5, "0 taketurn")
    plots = board.audit().position.plots[0]
    assert plots[72:78] == [BUILDING + 1, OPEN, IMPASSABLE, BUILDING + 2, BUILDING + 3, OPEN]
    assert board.position.built[:KINDS] == [0, 1, 1, 1], "nothing is gained"


@rule("tapestry.cards.urban_renewal")
def test_a_district_completed_by_a_move_pays_unless_it_has_paid_before() -> None:
    board = second_era()
    board.position.plots[0] = [OPEN] * 81
    for plot in ("1.1", "1.2", "1.3", "2.1", "2.2", "2.3", "3.1"):
        board.position.plots[0][9 * (int(plot[0]) - 1) + int(plot[2]) - 1] = IMPASSABLE
    board.plot(0, "farm", "9.8", "9.9").plot(0, "house", "3.2")
    play(board, "urban_renewal").act("plot 9.9", "plot 3.3")
    assert board.asked() == "0 takeresource"
    board.act("take coin")
    assert board.position.districts[0] == 1
    board.act("plot 3.2", "plot 9.9")
    assert (board.position.districts[0], board.position.emptied[0]) == (0, 1), "open again, and nothing is lost"
    board.act("plot 9.8", "plot 3.2")
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 5)
    assert (board.position.districts[0], board.position.emptied[0]) == (1, 0), "complete again without pay"


@rule("tapestry.cards.urban_renewal")
def test_an_impassable_plot_that_was_built_on_is_impassable_again() -> None:
    board = second_era()
    blocked = board.position.plots[0].index(IMPASSABLE)
    name = f"{blocked // 9 + 1}.{blocked % 9 + 1}"
    board.plot(0, "farm", name)
    free = board.position.plots[0].index(OPEN)
    play(board, "urban_renewal").act(f"plot {name}", f"plot {free // 9 + 1}.{free % 9 + 1}")
    assert board.audit().position.plots[0][blocked] == IMPASSABLE


@rule("tapestry.cards.urban_renewal")
def test_without_buildings_there_are_only_the_points() -> None:
    assert play(second_era(), "urban_renewal").score(0) == 5


# ---- Grand Tour


@rule("tapestry.cards.grand_tour")
def test_the_grand_tour_draws_a_tile_and_explores_anywhere_with_any_tile() -> None:
    board = play(second_era().tiles(0, "t05"), "grand_tour")
    assert len(board.position.supply[0]) == 2
    assert board.asked() == "0 exploretile", "not only with the tile just drawn"
    board.act("tile t05")
    places = {way.split()[1] for way in board.legal()}
    assert len(places) == board.position.land.count(-1), "every unexplored hex"


# ---- Street Art


def street_artists(seat: int = 0) -> Board:
    """Street Art is in force; the next space of seat 0 upgrades a card for its bonus, and there is one."""
    return in_force(second_era(), "street_art", seat).token(0, technology=4).tech(0, 0, "printing_press")


@rule("tapestry.cards.street_art")
def test_every_bonus_of_a_space_brings_four_points_paid_or_free() -> None:
    step = [{"advance": {"tracks": ["technology"], "benefit": False, "bonus": "pay"}}]
    board = (
        in_force(second_era(), "street_art")
        .token(0, technology=4)
        .tech(0, 0, "printing_press")
        .give(0, coin=1)
        .do(0, step)
    )
    assert board.asked() == "0 buy"
    board.act(board.legal()[0])
    decline_all(board)
    assert board.score(0) == 4
    board = (
        in_force(second_era(), "street_art")
        .token(0, technology=4)
        .tech(0, 0, "printing_press")
        .give(0, coin=1)
        .do(0, step)
        .act("decline")
    )
    assert board.score(0) == 0
    free = [{"advance": {"tracks": ["technology"], "benefit": False, "bonus": "free"}}]
    board = (
        in_force(second_era(), "street_art")
        .token(0, technology=4)
        .tech(0, 0, "printing_press")
        .do(0, free)
        .act("accept")
    )
    assert board.score(0) == 4
    board = (
        in_force(second_era(), "street_art", 1)
        .token(0, technology=4)
        .tech(0, 0, "printing_press")
        .give(0, coin=1)
        .do(0, step)
    )
    board.act(board.legal()[0])
    assert (decline_all(board).score(0), board.score(1)) == (0, 0), "one's own alone"


@rule("tapestry.cards.street_art", "tapestry.rulings.idle_payment")
def test_a_bonus_that_can_do_nothing_is_not_paid_for_the_points_alone() -> None:
    step = [{"advance": {"tracks": ["technology"], "benefit": False, "bonus": "pay"}}]
    board = in_force(second_era(), "street_art").token(0, technology=4).give(0, coin=1).do(0, step)
    assert (board.asked(), board.score(0)) == ("0 taketurn", 0)


@rule("tapestry.cards.street_art")
def test_what_is_no_bonus_of_a_space_brings_nothing() -> None:
    board = in_force(second_era(), "street_art").give(0, coin=1)
    board.do(0, [{"bonus": {"pay": {"resource": 1}, "then": [{"gain": {"food": 1}}]}}]).act("pay coin")
    assert board.score(0) == 0


# ---- Building Contest, Sister Cities


@rule("tapestry.cards.building_contest")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(0b11, 0b1, 0), (0b1, 0b1, 6), (0, 0b1, 4), (0, 0, 4)])
def test_whoever_alone_has_the_most_districts_builds_and_others_score(mine: int, theirs: int, points: int) -> None:
    board = second_era()
    board.position.districts[:2] = [mine, theirs]
    play(board, "building_contest")
    assert board.score(0) == points
    assert board.asked() == ("0 taketurn" if points else "0 choosebuilding")


@rule("tapestry.cards.sister_cities")
def test_an_opponent_takes_a_resource_and_oneself_a_building_and_points() -> None:
    board = second_era(3)
    board.position.districts[0] = 0b101
    play(board, "sister_cities")
    assert (board.asked(), board.legal()) == ("0 chooseopponent", ["player 2", "player 3"])
    board.act("player 3")
    assert board.asked() == "2 takeresource"
    board.act("take food")
    assert board.stock(2) == {"food": 1}
    board.act("build farm")
    board.act("plot 5.5")
    assert (board.score(0), board.asked()) == (2, "0 taketurn")


@rule("tapestry.cards.sister_cities")
def test_nobody_who_has_finished_is_chosen() -> None:
    board = second_era(3)
    board.position.finished[1] = 1
    play(board, "sister_cities")
    assert board.asked() == "2 takeresource", "the only one left is not asked for"
    board = second_era(2)
    board.position.finished[1] = 1
    play(board, "sister_cities")
    assert board.asked() == "0 choosebuilding"


# ---- with advanced capitals


@rule("tapestry.cards.urban_renewal")
def test_a_pad_that_was_built_on_is_a_pad_again() -> None:
    board = arts(2, QUIET, capitals=("swamp", "mountain")).era(2, 2)
    pad, free = board.position.plots[0].index(PAD), board.position.plots[0].index(OPEN)
    name = f"{pad // 9 + 1}.{pad % 9 + 1}"
    board.plot(0, "farm", name)
    play(board, "urban_renewal").act(f"plot {name}", f"plot {free // 9 + 1}.{free % 9 + 1}")
    assert board.audit().position.plots[0][pad] == PAD


@rule("tapestry.cards.urban_renewal", "tapestry.capitals.caldera")
def test_what_districts_give_together_comes_once_also_where_one_was_open_meanwhile() -> None:
    board = city("caldera")
    last = number(free(board, "B")[0])
    for letter in "BDE":
        complete(board, letter, "take coin")
    what = vacate(board.position, 0, last)
    complete(board, "G", "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 4}), "one of the four is open again"
    cover(board.position, 0, [last], what, "card.urban_renewal")
    assert board.settle().asked() == "0 takeresource", "now all four are complete"
    board.act("take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 4, "food": 1}), "the district itself has paid"
    vacate(board.position, 0, last)
    cover(board.position, 0, [last], what, "card.urban_renewal")
    assert board.settle().asked() == "0 taketurn"
