"""The Riverfolk: impassable plots are there to be built on."""

from __future__ import annotations

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import IMPASSABLE
from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import civs_of, gain, use
from tests.tapestry.showing import drawn, english

BOX = {"plans_and_ploys": "in"}
ARTS = {**BOX, "arts_and_architecture": "in"}
FARM = {"build": ["farm"]}


def riverfolk() -> Board:
    """In the capital Mountain: 22 impassable plots, at least two of them in all districts but two."""
    return table(civs=("riverfolk", "chosen"), options=BOX)


@rule("tapestry.civilizations.riverfolk")
def test_each_district_with_two_impassable_plots_scores_at_set_up() -> None:
    assert begun(civs=("riverfolk", "leaders"), options=BOX).score(0) == 7 * 4
    elsewhere = ("wetland", "tropical")
    assert begun(civs=("leaders", "riverfolk"), capitals=elsewhere, options=BOX).score(1) == 4 * 4


@rule("tapestry.civilizations.riverfolk")
def test_they_build_on_impassable_plots_and_others_do_not() -> None:
    board = riverfolk().do(0, [FARM])
    assert "plot 2.1" in board.legal()
    board.act("plot 2.1").do(1, [FARM])
    assert board.refused("plot 2.1") == "capital.impassable"


@rule("tapestry.civilizations.riverfolk")
def test_covering_the_last_impassable_plot_of_a_district_gives_a_resource() -> None:
    board = riverfolk().do(0, [FARM]).act("plot 2.1")
    assert board.asked() == "0 taketurn"  # 2.2 is left
    board.do(0, [FARM]).act("plot 2.2")
    assert board.asked() == "0 takeresource"
    assert board.act("take coin").stock(0) == {"coin": 1}


@rule("tapestry.civilizations.riverfolk")
def test_a_landmark_may_cover_the_last_ones_of_two_districts() -> None:
    board = riverfolk().plot(0, "farm", "6.2", "9.3").do(0, [{"landmark": "bakery"}]).act("site 6.3 0")
    assert board.act("take coin", "take food").stock(0) == {"coin": 1, "food": 1}
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.riverfolk")
def test_impassable_plots_count_as_filled_and_a_district_is_paid_once() -> None:
    board = riverfolk().plot(0, "house", "1.1", "1.2", "1.3").plot(0, "market", "2.3", "3.1", "3.2")
    board.do(0, [FARM]).act("plot 3.3", "take coin")  # the district is complete
    assert board.position.districts[0] == 1
    board.do(0, [FARM]).act("plot 2.1")
    assert board.asked() == "0 taketurn"
    board.do(0, [FARM]).act("plot 2.2", "take food")  # for the last impassable plot, not for the district
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1, "food": 1})


@rule("tapestry.civilizations.riverfolk", "tapestry.cards.terraforming")
def test_terraforming_still_scores() -> None:
    assert riverfolk().mat(0, 1, "terraforming").do(0, [FARM]).act("plot 2.1").score(0) == 5


@rule("tapestry.civilizations.riverfolk")
def test_in_the_end_each_visible_impassable_plot_costs_a_point() -> None:
    board = use(riverfolk().plot(0, "farm", "2.1").points(0, 40), 0, "riverfolk", "final")
    assert board.score(0) == 40 - 21
    assert [event.args["n"] for event in board.told("loses")] == [21]


@rule("tapestry.civilizations.riverfolk", "tapestry.rulings.vp_floor")
def test_nobody_falls_below_no_points() -> None:
    assert use(riverfolk().points(0, 5), 0, "riverfolk", "final").score(0) == 0


@rule("tapestry.civilizations.riverfolk")
def test_the_loss_comes_at_the_end_of_the_last_income_turn() -> None:
    board = riverfolk().era(4, 4).points(0, 50).act("income")
    assert (board.position.finished[0], board.score(0)) == (1, 50 - 22)


@rule("tapestry.civilizations.riverfolk")
def test_cubes_of_the_architects_are_impassable_plots_too() -> None:
    board = riverfolk().points(0, 40)
    board.position.plots[0][0] = IMPASSABLE
    assert use(board, 0, "riverfolk", "final").score(0) == 40 - 23
    board.plot(0, "farm", "2.1", "2.2").do(0, [FARM]).act("plot 1.1")
    assert board.asked() == "0 takeresource"


@rule("tapestry.civilizations.riverfolk")
def test_gained_during_the_game_they_may_be_kept_for_the_points() -> None:
    board = gain(table(options=BOX), 0, "riverfolk", "nomads")
    assert (board.asked(), board.score(0)) == ("0 riverfolkkeep", 0)
    assert board.act("accept").score(0) == 28
    assert civs_of(board, 0) == ["leaders", "riverfolk"]


@rule("tapestry.civilizations.riverfolk")
def test_gained_during_the_game_they_may_be_discarded_for_another_civilization() -> None:
    board = gain(table(options=BOX), 0, "riverfolk", "nomads").act("decline")
    assert (civs_of(board, 0), board.score(0), board.position.civ_deck) == (["leaders", "nomads"], 0, [])
    assert gain(table(options=BOX), 0, "riverfolk").score(0) == 28  # nothing else to draw: nothing to ask


@rule("tapestry.civilizations.riverfolk")
def test_plots_built_over_before_still_count_for_the_points() -> None:
    board = table(options=BOX).plot(0, "farm", "2.1", "2.2")
    assert gain(board, 0, "riverfolk").score(0) == 28


# ---- advanced capitals


@rule("tapestry.capitals.not_with")
def test_nobody_begins_with_them_in_the_cloud_city() -> None:
    position = game().new(2, 1, dict(ARTS))
    assert isinstance(position, TapestryPosition)
    box = position.box
    cities = [box.capital_no[name] for name in ("desert", "cloud_city")]
    position.offers[0] = (box.civ_no["riverfolk"], box.civ_no["chosen"], *cities)
    board = Board(position)
    assert board.refused("begin riverfolk cloud_city", seat=0) == "capitals.not_with"
    assert board.legal(0) == ["begin riverfolk desert", "begin chosen desert", "begin chosen cloud_city"]


@rule("tapestry.civilizations.riverfolk")
def test_gained_later_they_build_on_the_clouds_too() -> None:
    board = table(civs=("leaders", "chosen"), capitals=("cloud_city", "wetland"), options=ARTS)
    gain(board, 0, "riverfolk").do(0, [FARM])
    assert "plot 1.4" in board.legal()
    assert board.act("plot 1.4").asked() == "0 taketurn"  # in no district, so the last of none


@rule("tapestry.civilizations.riverfolk")
def test_water_of_the_swamp_is_impassable_and_lily_pads_are_not() -> None:
    swamp = {"civs": ("riverfolk", "leaders"), "capitals": ("swamp", "wetland"), "options": ARTS}
    assert begun(**swamp).score(0) == 2 * 4  # type: ignore[arg-type]
    board = table(**swamp).points(0, 40)  # type: ignore[arg-type]
    assert use(board, 0, "riverfolk", "final").score(0) == 40 - 10


def test_the_mat_tells_how_many_impassable_plots_are_visible() -> None:
    lines = [english(line) for line in drawn(riverfolk())["civ.riverfolk"]["lines"]]
    assert lines[-1] == "22 impassable plots visible"
