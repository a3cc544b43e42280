"""Income buildings: taken from the mat, placed in the capital, and what follows."""

import pytest

from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.content import FARM, HOUSE, MARKET
from ecumene.games.tapestry.play.counting import PER_BUILDING, count
from ecumene.games.tapestry.play.income import open_spaces
from ecumene.games.tapestry.play.numbers import BUILDING, IMPASSABLE
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.play.test_capital import fill_all, number

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")
HOUSES = [{"build": ["house"]}]


def building(seats: int = 2) -> Board:
    return table(seats, CIVS)


# ---- gaining


@rule("tapestry.capital.building")
def test_a_building_leaves_the_mat_opens_its_space_and_stands_in_the_capital() -> None:
    board = building().do(0, HOUSES)
    assert board.asked() == "0 placebuilding"
    assert [space.space for space in open_spaces(board.position, 0) if space.building == HOUSE] == [1, 2]
    board.act("plot 1.1")
    assert board.position.plots[0][0] == BUILDING + HOUSE
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.capital.building")
def test_an_open_space_brings_nothing_before_the_next_income_turn() -> None:
    board = building().do(0, HOUSES).act("plot 1.1")
    assert board.stock(0) == {}


@rule("tapestry.capital.place", "tapestry.capital.impassable", "tapestry.capital.must_place")
def test_it_stands_on_an_open_plot_and_nowhere_else() -> None:
    board = building().plot(0, "farm", "1.1").do(0, HOUSES)
    assert len(board.legal()) == 81 - 22 - 1
    assert board.refused("plot 1.1") == "capital.place"
    assert board.refused("plot 2.1") == "capital.impassable"
    assert board.refused("decline") == "core.choice"
    assert board.refused("site 1.1 0") == "core.choice"
    assert all(not notation.startswith(("decline", "accept")) for notation in board.legal())


@rule("tapestry.capital.empty_row")
def test_an_empty_row_gives_nothing_and_no_other_kind() -> None:
    board = building().built(0, house=5).do(0, HOUSES)
    assert board.asked() == "0 taketurn"
    assert board.position.built[:4] == [0, 5, 0, 0]


@rule("tapestry.capital.empty_row")
def test_among_several_kinds_only_those_left_on_the_mat_are_offered() -> None:
    board = building().built(0, market=5).do(0, [{"build": ["market", "house", "farm"]}])
    assert board.legal() == ["build house", "build farm"]
    assert board.refused("build market") == "capital.empty_row"
    assert board.refused("build armory") == "core.choice"
    board.act("build farm", "plot 1.2")
    assert board.position.plots[0][1] == BUILDING + FARM


def test_a_single_kind_left_is_not_asked_for() -> None:
    board = building().built(0, market=5, house=5).do(0, [{"build": ["market", "house", "farm"]}])
    assert board.asked() == "0 placebuilding"
    assert board.position.built[FARM] == 1


def test_a_single_open_plot_is_not_asked_for() -> None:
    board = fill_all(building(), 0, (1, 4)).give(0, coin=8, worker=8, food=8, culture=8).do(0, HOUSES)
    assert board.asked() == "0 taketurn"
    assert board.position.plots[0][number(1, 4)] == BUILDING + HOUSE


# ---- a full capital


@rule("tapestry.capital.outside", "tapestry.faq.counted_anywhere")
def test_with_no_room_it_is_kept_beside_the_capital_and_counts() -> None:
    board = fill_all(building(), 0).do(0, HOUSES)
    assert board.asked() == "0 taketurn"
    assert count(board.position, 0, PER_BUILDING + HOUSE) == 1
    assert board.position.placed[HOUSE] == 0
    board.do(0, [{"points_per": {"of": "house", "each": 1}}])
    assert board.score(0) == 1
    board.audit()


# ---- districts


@rule("tapestry.capital.district", "tapestry.resources.any")
def test_a_completed_district_pays_a_resource_of_choice_at_once() -> None:
    board = building().plot(0, "house", "5.4", "5.5", "6.5").do(0, [{"build": ["farm"]}, {"points": 1}])
    board.act("plot 6.6")
    assert board.asked() == "0 takeresource"
    assert board.score(0) == 0  # what comes next waits
    assert board.legal() == ["take coin", "take worker", "take food", "take culture"]
    board.act("take food")
    assert (board.stock(0), board.score(0)) == ({"food": 1}, 1)
    assert [event.args for event in board.events if event.say == "tapestry-log-district"] == [{"who": 0, "n": 1}]


@rule("tapestry.capital.district")
def test_a_district_pays_once() -> None:
    board = building().plot(0, "house", "5.4", "5.5", "6.5").do(0, HOUSES).act("plot 6.6", "take food")
    board.position.plots[0][number(6, 6)] = 0  # as if it had been taken away
    board.position.placed[HOUSE] -= 1
    board.do(0, HOUSES).act("plot 6.6")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"food": 1})


@rule("tapestry.capital.district")
def test_a_district_that_is_not_full_pays_nothing() -> None:
    board = building().plot(0, "house", "5.4", "5.5").do(0, HOUSES).act("plot 6.6")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.architects")
def test_a_district_of_one_kind_pays_the_architects_twice() -> None:
    board = table(civs=("architects", "chosen"))
    board.position.plots[0] = [IMPASSABLE if plot in (1, 2, 9, 10, 11) else 0 for plot in range(81)]
    board.plot(0, "house", "1.1", "3.1", "3.2").do(0, HOUSES).act("plot 3.3", "take coin", "take coin")
    assert board.stock(0) == {"coin": 2}


@rule("tapestry.civilizations.architects")
def test_a_district_of_two_kinds_pays_the_architects_once() -> None:
    board = table(civs=("architects", "chosen"))
    board.position.plots[0] = [IMPASSABLE if plot in (1, 2, 9, 10, 11) else 0 for plot in range(81)]
    board.plot(0, "house", "1.1", "3.1", "3.2").do(0, [{"build": ["market"]}]).act("plot 3.3", "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1})


def test_a_district_of_one_kind_pays_others_once() -> None:
    board = building().plot(0, "house", "5.4", "5.5", "6.5").do(0, HOUSES).act("plot 6.6", "take food")
    assert board.asked() == "0 taketurn"


@rule("tapestry.faq.district_pays_bonus")
def test_the_resource_of_a_district_can_pay_the_bonus() -> None:
    board = building().plot(0, "house", "5.4", "5.5", "6.5")
    board.token(0, technology=5).give(0, coin=1, food=1)  # on to space 6: a market, then a bonus for one resource
    board.tech(0, 0, "barn").act("advance technology")
    while board.asked() != "0 placebuilding":
        board.act(board.legal()[0])
    board.act("plot 6.6", "take culture")
    assert board.asked() == "0 buy"
    assert board.legal() == ["pay culture", "decline"]
    board.act("pay culture")
    assert board.techs(0) == {"barn": 1}


# ---- other places


def craftsmen() -> Board:
    """Seat 0 may also build on its mat of three columns."""
    return table(civs=("craftsmen", "chosen"))


@rule("tapestry.civilizations.craftsmen")
def test_a_place_that_a_civilization_gives_is_offered_beside_the_plots() -> None:
    board = craftsmen().do(0, HOUSES)
    plots = [notation for notation in board.legal() if notation.startswith("plot")]
    others = [notation for notation in board.legal() if not notation.startswith("plot")]
    assert (len(plots), others) == (81 - 22, ["pick 1", "pick 2", "pick 3"])
    assert board.refused("pick 4") == "core.choice"
    board.act("pick 1")
    assert (board.position.placed[HOUSE], board.position.built[HOUSE]) == (0, 1)


@rule("tapestry.capital.must_place", "tapestry.rulings.landmark_placement")
def test_with_a_full_capital_it_must_go_to_the_other_place() -> None:
    board = fill_all(craftsmen(), 0).do(0, HOUSES)
    assert board.legal() == ["pick 1", "pick 2", "pick 3"]
    assert board.refused("decline") == "core.choice"


@rule("tapestry.cards.capitalism")
def test_a_gain_is_heard_of_once_wherever_the_building_goes() -> None:
    board = craftsmen().era(2, 2).mat(0, 2, "capitalism").do(0, [{"build": ["market"]}]).act("pick 1")
    assert board.stock(0) == {"coin": 1, "worker": 1}  # the card's coin, the mat's worker
    assert board.log().count("builds") == 1


# ---- who listens


@rule("tapestry.cards.monarchy")
def test_whoever_listens_to_buildings_in_the_capital_hears_of_them() -> None:
    board = building().era(2, 2).mat(0, 2, "monarchy").do(0, HOUSES).act("plot 1.1")
    assert board.score(0) == 3
    fill_all(board, 0).do(0, HOUSES)
    assert board.score(0) == 3  # beside a full capital it is not in it


@rule("tapestry.cards.capitalism")
def test_whoever_listens_to_gains_of_buildings_hears_of_those_beside_the_capital_too() -> None:
    board = fill_all(building(), 0).era(2, 2).mat(0, 2, "capitalism").do(0, [{"build": ["market"]}])
    assert board.stock(0) == {"coin": 1}
    assert count(board.position, 0, PER_BUILDING + MARKET) == 1


@rule("tapestry.cards.terraforming")
def test_who_may_build_on_impassable_plots_can_and_hears_of_it() -> None:
    board = building().era(2, 2).mat(0, 2, "terraforming").do(0, HOUSES)
    assert len(board.legal()) == 81
    board.act("plot 2.1")
    assert board.position.plots[0][number(2, 1)] == BUILDING + HOUSE
    assert board.score(0) == 5
    board.do(0, HOUSES).act("plot 1.1")
    assert board.score(0) == 5


def test_a_player_who_has_finished_builds_nothing() -> None:
    board = building()
    board.position.finished[1] = 1
    board.do(1, HOUSES)
    assert board.position.built[4:8] == [0, 0, 0, 0]
    assert board.asked() == "0 taketurn"


def test_a_refused_place_changes_nothing() -> None:
    board = building().do(0, HOUSES)
    before = board.position.dump()
    with pytest.raises(IllegalAction):
        board.act("plot 2.1")
    assert board.position.dump() == before
