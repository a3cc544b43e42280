"""The advanced capitals of Fantasies & Futures: field lines, imps, wisps, herds, veiled districts and a bottle."""

from __future__ import annotations

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.capital import capital_of, capital_points, columns, districts, lines, rows
from ecumene.games.tapestry.play.ground import luring_wisps, reeds, wet_districts
from ecumene.games.tapestry.play.income import begin_income_turn
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ASIDE, BUILDING, ERAS, IMPASSABLE, LANDMARK, NO_PLOT, OPEN
from ecumene.games.tapestry.play.standing import tallest
from tests.marks import rule
from tests.tapestry.board import CAPITALS, Board, begun, game, table
from tests.tapestry.cities import FF_CAPITALS, FILLER, FUTURES, HOUSE, city, complete, fill, free, name, number
from tests.tapestry.civs import lay, mat
from tests.tapestry.content import changed

ALL = {"fantasies_and_futures": "in", "arts_and_architecture": "in", "plans_and_ploys": "in"}
FORGE = [{"landmark": "forge"}]
IMP_A = ("2.2", "3.2", "4.2", "4.3", "4.4", "5.4")
IMP_B = ("2.8", "3.8", "4.8", "5.8", "5.7", "5.6")
IMP_C = ("8.2", "7.2", "6.2", "6.3", "6.4", "6.5")
IMP_D = ("8.8", "7.8", "6.8")  # and the way of B from 5.8 on
CENTRE = "5.5"


def with_all(capital: str, *civs: str) -> Board:
    """A table with the civilizations and cards of all boxes."""
    return table(civs=civs or ("leaders", "chosen"), capitals=(capital, CAPITALS[1]), options=ALL)


def income_turn(board: Board, era: int, *, bare: bool = True) -> Board:
    """Seat 0 begins its income turn of an era; as a rule nothing else of it gives or scores anything."""
    board.era(era - 1, 2)
    position = board.position
    if bare:
        position.pieces = [()] * len(position.pieces)
    position.agenda.pop()  # the question what turn it is
    begin_income_turn(position, 0)
    return board.settle()


def until_the_city_pays(board: Board) -> Board:
    """Answer with the last that is legal, which mostly declines, until the city gives its resources."""
    while getattr(board.position.question(), "cause", "") != "capital.savanna":
        board.act(board.legal()[-1])
    assert board.asked() == "0 takeresource"
    return board


def through(board: Board) -> Board:
    """The turn of seat 0 ends."""
    while board.position.pending()[:1] == (0,) and board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    return board


def reloaded(board: Board) -> Board:
    """The same from a dump, which must be accepted."""
    position = game().load(board.position.dump())
    assert isinstance(position, TapestryPosition)
    return Board(position)


# ---- setting up


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize(("options", "kinds"), [(FUTURES, 6), (ALL, 12)])
def test_advanced_capitals_of_both_boxes_are_mixed(options: dict[str, str], kinds: int) -> None:
    dealt: set[str] = set()
    for seed in range(30):
        position = game().new(5, seed, dict(options))
        assert isinstance(position, TapestryPosition)
        several = [position.box.capitals[position.offers[seat][-1]] for seat in range(5)]
        assert len({capital.id for capital in several}) == 5
        dealt |= {capital.id for capital in several}
    assert len(dealt) == kinds
    assert set(FF_CAPITALS) <= dealt


@pytest.mark.parametrize("capital", FF_CAPITALS)
def test_a_game_in_each_capital_can_be_stored(capital: str) -> None:
    board = city(capital).do(0, HOUSE, "income")
    again = reloaded(board).audit()
    assert again.position.plots[0] == board.position.plots[0]
    assert again.legal() == board.legal()


# ---- field lines


@rule("tapestry.capitals.polar")
def test_six_lines_of_plots_are_districts_and_all_other_plots_belong_to_none() -> None:
    capital = capital_of(city("polar").position, 0)
    assert [len(plots) for plots in capital.districts] == [7, 7, 5, 7, 7, 5]
    assert [name(plot) for plot in capital.districts[0]] == ["2.2", "3.1", "4.1", "5.1", "6.1", "7.1", "8.2"]


@rule("tapestry.capitals.polar")
@pytest.mark.parametrize(("letter", "pays"), [("A", 2), ("B", 1), ("C", 1), ("D", 2), ("E", 1), ("F", 1)])
def test_the_outer_lines_pay_two_resources_and_the_others_one(letter: str, pays: int) -> None:
    board = complete(city("polar"), letter, *["take coin"] * pays)
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": pays})
    assert districts(board.position, 0) == 1


@rule("tapestry.capitals.polar")
def test_plots_outside_the_lines_count_for_rows_and_columns_only() -> None:
    board = city("polar")
    row = [f"1.{column}" for column in range(1, 10) if board.position.plots[0][column - 1] == OPEN]
    fill(board, *row[1:]).do(0, HOUSE).act(f"plot {row[0]}")
    assert (board.asked(), rows(board.position, 0), districts(board.position, 0)) == ("0 taketurn", 1, 0)


@rule("tapestry.adjustments.architects", "tapestry.capitals.polar")
def test_cubes_of_the_architects_lie_on_field_lines() -> None:
    board = begun(3, ("architects", "leaders", "chosen"), ("polar", "wetland", "tropical"), options=FUTURES)
    assert board.asked() == "0 architectscube"
    assert board.refused("plot 1.3") == "adjustments.architects"
    board.act("plot 2.2")
    assert board.refused("plot 5.1") == "adjustments.architects"  # the same line
    board.act("plot 5.2")


# ---- imps


@rule("tapestry.capitals.netherworld")
@pytest.mark.parametrize("last", ["2.2", "4.3", "5.5"])
def test_an_imp_joined_to_the_centre_pays_two_resources_in_whatever_order(last: str) -> None:
    board = city("netherworld")
    fill(board, *[plot for plot in (*IMP_A, CENTRE) if plot != last])
    board.do(0, HOUSE).act(f"plot {last}", "take coin", "take food")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1, "food": 1})
    assert board.position.districts[0] == 1
    board.do(0, HOUSE).act("plot 5.6")
    assert board.asked() == "0 taketurn"  # it pays once
    reloaded(board).audit()


@rule("tapestry.capitals.netherworld")
def test_plots_join_by_their_sides_only() -> None:
    board = city("netherworld")
    fill(board, "2.2", "3.2", "4.2", "4.3", "4.4")
    board.do(0, HOUSE).act(f"plot {CENTRE}")
    assert (board.asked(), districts(board.position, 0)) == ("0 taketurn", 0)


@rule("tapestry.capitals.netherworld")
def test_one_building_may_complete_several_districts() -> None:
    board = fill(city("netherworld"), *IMP_A, *IMP_B, *IMP_C, *IMP_D)
    board.do(0, HOUSE).act(f"plot {CENTRE}", *["take coin"] * 8)
    assert (board.asked(), board.stock(0), board.position.districts[0]) == ("0 taketurn", {"coin": 8}, 15)


@rule("tapestry.capitals.netherworld")
def test_a_landmark_joins_like_buildings_do() -> None:
    board = fill(city("netherworld"), "2.8", "3.8", "4.8", "5.6", CENTRE)
    board.do(0, FORGE).act("site 5.7 0", "take coin", "take coin")  # 5.7 and 5.8, and two more
    assert (board.asked(), board.stock(0), board.position.districts[0]) == ("0 taketurn", {"coin": 2}, 2)


@rule("tapestry.capitals.netherworld", "tapestry.cards.terraforming")
def test_lava_joins_nothing_unless_something_is_built_on_it() -> None:
    board = city("netherworld").era(2, 2)
    plots = ("2.2", "2.3", "2.4", "3.5", "4.5", CENTRE)
    fill(board, *plots)
    assert board.position.plots[0][number("2.5")] == IMPASSABLE
    board.do(0, HOUSE).act("plot 3.3")  # 3.3 touches 2.3 and the lava of 3.4
    assert board.asked() == "0 taketurn"
    board.mat(0, 2, "terraforming").do(0, HOUSE).act("plot 3.4")
    assert (board.asked(), districts(board.position, 0)) == ("0 takeresource", 1)


@rule("tapestry.capitals.netherworld", "tapestry.capitals.netherworld_quarters")
def test_a_full_quarter_whose_imp_is_not_joined_pays_nothing() -> None:
    board = complete(city("netherworld"), "A")
    assert (board.asked(), districts(board.position, 0)) == ("0 taketurn", 0)


@rule("tapestry.capitals.netherworld_quarters")
def test_effects_that_look_at_plots_of_a_district_look_at_the_quarter() -> None:
    position = city("netherworld").position
    capital = capital_of(position, 0)
    assert [len(plots) for plots in capital.districts] == [16] * 4
    assert all(imp in plots for imp, plots in zip(capital.imps, capital.districts, strict=True))
    closed = [sum([position.plots[0][plot] == IMPASSABLE for plot in plots]) for plots in capital.districts]
    assert closed == [3, 3, 3, 4]
    assert [wet_districts(position, 0, least) for least in (3, 4, 5)] == [4, 1, 0]


@rule("tapestry.civilizations.architects", "tapestry.capitals.netherworld_quarters")
@pytest.mark.parametrize(("other", "resources"), [("house", 3), ("farm", 2)])
def test_the_architects_look_for_one_kind_in_the_quarter_alone(other: str, resources: int) -> None:
    board = city("netherworld", ("architects", "chosen"))
    fill(board, *IMP_A[:4]).plot(0, "house", "4.4").plot(0, other, "1.1").plot(0, "farm", "5.4")  # the middle row
    board.do(0, HOUSE).act(f"plot {CENTRE}", *["take coin"] * resources)
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": resources})


@rule("tapestry.adjustments.architects", "tapestry.capitals.netherworld_quarters")
def test_cubes_of_the_architects_lie_in_quarters_that_differ_and_join_nothing() -> None:
    civs = ("architects", "leaders", "chosen", "militants", "craftsmen")
    board = begun(5, civs, ("netherworld", *CAPITALS[1:]), options=FUTURES)
    assert board.refused(f"plot {CENTRE}") == "adjustments.architects"
    board.act("plot 4.3")
    assert board.refused("plot 1.1") == "adjustments.architects"
    board.act("plot 1.6", "plot 9.1", "plot 9.9")
    assert "cube" not in board.asked()
    fill(board, *[plot for plot in IMP_A if plot not in ("4.3", "5.4")], CENTRE)
    board.position.plots[0][number("5.4")] = OPEN
    board.position.agenda.clear()
    board.do(0, HOUSE).act("plot 5.4")
    assert districts(board.position, 0) == 0  # the cube on 4.3 is no building


@rule("tapestry.cards.urban_renewal", "tapestry.capitals.netherworld")
def test_a_chain_that_is_broken_and_mended_does_not_pay_again() -> None:
    board = with_all("netherworld")
    fill(board, *[plot for plot in IMP_A if plot != "4.3"], CENTRE).plot(0, "house", "9.9")
    board.do(0, HOUSE).act("plot 4.3", "take coin", "take coin")
    board.do(0, [{"move_buildings": 2}]).act("plot 4.3", "plot 1.1")
    assert (districts(board.position, 0), board.position.emptied[0]) == (0, 1)
    board.act("plot 9.9", "plot 4.3")
    assert (districts(board.position, 0), board.stock(0)) == (1, {"coin": 2})
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.any_order", "tapestry.capitals.netherworld")
def test_a_building_that_may_join_an_imp_is_asked_for_its_place_among_resources() -> None:
    both = [{"any_order": [[{"build": ["farm"]}], [{"gain": {"resource": 1}}]]}]
    plain = fill(city("netherworld"), *IMP_A[:-2]).do(0, both).asked()
    nearly = fill(city("netherworld"), *IMP_A).do(0, both).asked()
    assert plain != nearly == "0 nextpart"


# ---- wisps


@rule("tapestry.capitals.quagmire")
def test_water_and_wisps_are_impassable_and_reeds_are_not() -> None:
    board = city("quagmire")
    assert board.position.plots[0].count(IMPASSABLE) == 81 - 62
    board.do(0, HOUSE)
    assert board.refused("plot 2.2") == "capital.impassable"
    assert board.refused("plot 1.3") == "capital.impassable"
    board.act("plot 1.2")  # among reeds
    assert luring_wisps(board.position, 0) == 0
    grown = "1.2 2.1 2.3 2.8 3.2 3.7 3.9 4.5 4.8 6.3 6.5 7.2 7.4 7.8 8.3 8.7 8.9 9.8"
    assert [name(plot) for plot in reeds(capital_of(board.position, 0))] == grown.split()


@rule("tapestry.capitals.quagmire", "tapestry.capital.district")
def test_wisps_count_as_filled_like_water() -> None:
    board = complete(city("quagmire"), "A", "take coin")
    assert (board.asked(), board.stock(0), districts(board.position, 0)) == ("0 taketurn", {"coin": 1}, 1)


@rule("tapestry.capitals.quagmire_penalty")
@pytest.mark.parametrize(
    ("standing", "wisps"),
    [
        ((), 0), (("1.2",), 1), (("1.2", "2.1", "2.3", "3.2"), 1), (("1.1", "3.3"), 0), (("1.2", "4.5", "9.8"), 3),
        (("3.7", "4.8", "7.8"), 2),
    ],
)  # fmt: skip
def test_each_wisp_with_a_landmark_beside_it_costs_three_points_in_the_end(
    standing: tuple[str, ...], wisps: int
) -> None:
    board = fill(city("quagmire", ("architects", "chosen")), *standing).points(0, 50)
    assert luring_wisps(board.position, 0) == wisps
    through(income_turn(board, ERAS))
    assert board.position.finished[0]
    assert board.score(0) == 50 + lines(board.position, 0) - 3 * wisps


@rule("tapestry.capitals.quagmire_penalty")
def test_a_wisp_that_is_built_over_lures_nobody_and_nobody_falls_below_zero() -> None:
    board = fill(city("quagmire"), "1.2").plot(0, "house", "2.2")
    assert luring_wisps(board.position, 0) == 0
    board = fill(city("quagmire", ("architects", "chosen")), "1.2").points(0, 2)
    assert through(income_turn(board, ERAS)).score(0) == 0
    assert [event.args["n"] for event in board.told("loses-points")] == [2]


@rule("tapestry.capitals.quagmire_penalty")
def test_income_buildings_and_an_earlier_income_turn_cost_nothing() -> None:
    board = city("quagmire", ("architects", "chosen")).plot(0, "house", "1.2", "4.5").points(0, 50)
    assert luring_wisps(board.position, 0) == 0
    board = fill(city("quagmire", ("architects", "chosen")), "1.2").points(0, 50)
    income_turn(board, 3)
    while board.position.pending()[:1] == (0,) and board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    assert board.told("loses-points") == []


# ---- herds


@rule("tapestry.capitals.savanna")
def test_a_district_of_the_savanna_pays_nothing_at_once() -> None:
    board = complete(city("savanna"), "B")
    assert (board.asked(), board.stock(0), districts(board.position, 0)) == ("0 taketurn", {}, 1)


@rule("tapestry.capitals.savanna")
def test_the_blocks_in_the_middle_belong_to_no_district() -> None:
    capital = capital_of(city("savanna").position, 0)
    outside = [plot for plot in range(81) if not any(plot in plots for plots in capital.districts)]
    assert outside == [plot for plot in range(81) if 3 <= plot % 9 < 6]


@rule("tapestry.capitals.savanna")
@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_each_complete_district_gives_a_resource_on_every_income_turn_the_fifth_included(era: int) -> None:
    board = complete(complete(city("savanna", ("chosen", "architects")), "A"), "F")
    board.position.hands[0], board.position.deck = [], sorted([*board.position.deck, *board.position.hands[0]])
    income_turn(board, era)
    until_the_city_pays(board)
    before = sum(board.stock(0).values())
    reloaded(board).audit()
    board.act("take coin", "take food")
    assert sum(board.stock(0).values()) == before + 2
    assert getattr(board.position.question(), "cause", "") != "capital.savanna"
    assert bool(board.position.finished[0]) == (era == ERAS)


@rule("tapestry.capitals.savanna")
def test_a_district_completed_in_the_same_turn_pays_already() -> None:
    board = city("savanna", ("architects", "chosen"))
    last, *others = free(board, "A")
    fill(board, *others).tech(0, 0, "barn")
    income_turn(board, ERAS)
    assert board.asked() == "0 upgradecard"
    board.do(0, HOUSE).act(f"plot {last}", "take coin", "decline", "take worker")
    assert board.stock(0) == {"coin": 1, "worker": 1}
    assert board.position.finished[0]


@rule("tapestry.capitals.savanna")
def test_without_a_complete_district_nothing_is_asked() -> None:
    board = through(income_turn(city("savanna", ("architects", "chosen")), ERAS))
    assert (board.stock(0), bool(board.position.finished[0])) == ({}, True)


@rule("tapestry.capitals.savanna", "tapestry.civilizations.architects")
def test_the_architects_gain_what_is_theirs_at_once() -> None:
    board = city("savanna", ("architects", "chosen"))
    last, *others = free(board, "B")
    fill(board, *others).do(0, HOUSE).act(f"plot {last}", "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1})


@rule("tapestry.capitals.savanna", "tapestry.cards.urban_renewal")
def test_a_district_that_is_open_again_gives_no_more_until_it_is_filled() -> None:
    board = with_all("savanna", "architects", "chosen")
    last, *others = free(board, "A")
    fill(board, *others).plot(0, "farm", "1.4").do(0, HOUSE).act(f"plot {last}", "take coin")
    board.do(0, [{"move_buildings": 1}]).act(f"plot {last}", "plot 1.5")
    assert districts(board.position, 0) == 0
    board.do(0, HOUSE).act(f"plot {last}")
    assert (districts(board.position, 0), board.asked()) == (1, "0 taketurn")


# ---- the veil


@rule("tapestry.capitals.veil")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D", "E"])
def test_five_districts_of_the_veil_are_blocks_and_pay_a_resource(letter: str) -> None:
    board = city("veil")
    assert len(capital_of(board.position, 0).districts[ord(letter) - ord("A")]) == 9
    complete(board, letter, "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1})


@rule("tapestry.capitals.veil")
def test_the_three_others_have_twelve_plots_each() -> None:
    assert [len(plots) for plots in capital_of(city("veil").position, 0).districts] == [9] * 5 + [12] * 3


@rule("tapestry.capitals.veil")
def test_the_first_veiled_district_gives_two_tapestry_cards() -> None:
    board = city("veil")
    before = len(board.position.hands[0])
    complete(board, "F")
    assert (board.asked(), len(board.position.hands[0]), board.stock(0)) == ("0 taketurn", before + 2, {})


@rule("tapestry.capitals.veil")
def test_the_second_gives_an_income_building_of_choice() -> None:
    board = complete(city("veil"), "G")
    assert board.asked() == "0 choosebuilding"
    board.act("build armory", "plot 1.1")
    assert board.position.plots[0][0] == BUILDING + 3


@rule("tapestry.capitals.veil")
def test_the_third_gives_a_step_on_any_track_without_its_benefit() -> None:
    board = complete(city("veil").token(0, military=0), "H")
    assert board.asked() == "0 choosetrack"
    assert len(board.legal()) == 4
    before = board.stock(0)
    board.act("track military")
    assert (board.where(0, "military"), board.stock(0), board.asked()) == ((1,), before, "0 taketurn")
    assert len(complete(with_all("veil"), "H").legal()) == 5  # the arts track too


@rule("tapestry.rulings.any_order", "tapestry.capitals.veil")
def test_a_building_that_may_unveil_something_is_asked_for_its_place() -> None:
    both = [{"any_order": [[{"build": ["farm"]}], [{"points": 1}]]}]
    board = city("veil")
    plain = city("veil").do(0, both).asked()
    fill(board, *free(board, "F")[1:])
    assert plain != board.do(0, both).asked() == "0 nextpart"


# ---- the bottle


def bottle(*civs: str) -> Board:
    return city("city_in_a_bottle", civs or ("leaders", "chosen"))


@rule("tapestry.capitals.bottle_grid")
def test_the_city_in_a_bottle_has_six_rows_and_columns_and_nothing_around() -> None:
    board = bottle()
    plots = board.position.plots[0]
    assert (plots.count(OPEN), plots.count(IMPASSABLE), plots.count(NO_PLOT)) == (19, 17, 45)
    board.do(0, HOUSE)
    assert len(board.legal()) == 19
    assert board.refused("plot 7.1") == "capitals.bottle_grid"
    assert board.refused("plot 1.7") == "capitals.bottle_grid"
    assert board.refused("plot 1.1") == "capital.impassable"


@rule("tapestry.capitals.bottle_grid")
def test_it_has_twelve_lines_to_complete() -> None:
    board = bottle()
    assert (rows(board.position, 0), columns(board.position, 0), capital_points(board.position, 0)) == (0, 0, 0)
    fill(board, *[name(plot) for plot in range(81) if board.position.plots[0][plot] == OPEN])
    assert (rows(board.position, 0), columns(board.position, 0), capital_points(board.position, 0)) == (6, 6, 12)


@rule("tapestry.capitals.bottle_grid", "tapestry.civilizations.architects")
def test_lines_of_one_kind_are_only_those_inside() -> None:
    board = bottle("architects", "chosen")
    board.plot(0, "house", *[name(plot) for plot in range(6) if board.position.plots[0][plot] == OPEN])
    assert capital_points(board.position, 0) == 2


@rule("tapestry.capitals.city_in_a_bottle")
@pytest.mark.parametrize("letter", ["A", "B", "C", "D", "E", "F"])
def test_each_of_the_six_districts_pays_a_resource(letter: str) -> None:
    board = bottle()
    assert len(capital_of(board.position, 0).districts[ord(letter) - ord("A")]) == 6
    complete(board, letter, "take coin")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 1})


@rule("tapestry.capitals.bottle_grid", "tapestry.capital.outside")
def test_a_building_without_a_plot_goes_beside() -> None:
    board = bottle()
    fill(board, *[name(plot) for plot in range(81) if board.position.plots[0][plot] == OPEN])
    built = list(board.position.built)
    board.do(0, HOUSE)
    assert (board.asked(), board.position.built[1], board.position.placed[1]) == ("0 taketurn", built[1] + 1, 0)


@rule("tapestry.capitals.bottle_landmarks")
def test_a_landmark_is_set_aside_for_six_points_and_counts_as_owned() -> None:
    board = bottle().points(0, 10).do(0, FORGE)
    forge = board.position.box.landmark_no["forge"]
    assert (board.asked(), board.score(0)) == ("0 taketurn", 16)
    assert (board.position.landmark_owner[forge], board.position.landmark_site[forge]) == (0, ASIDE)
    assert board.position.landmarks_of(0) == 1
    assert FILLER not in board.position.plots[0]
    reloaded(board).audit()


@rule("tapestry.capitals.bottle_landmarks", "tapestry.rulings.tie_break")
def test_it_loses_the_tie_break() -> None:
    board = bottle().do(0, FORGE).do(1, [{"landmark": "barn"}])
    while board.asked() == "1 placelandmark":
        board.act(board.legal()[0])
    assert (tallest(board.position, 0), tallest(board.position, 1) > 0) == (0, True)


@rule("tapestry.capitals.bottle_landmarks")
def test_terraforming_opens_impassable_plots_but_no_place_for_landmarks() -> None:
    board = bottle().era(2, 2).mat(0, 2, "terraforming").points(0, 0).do(0, FORGE)
    assert (board.asked(), board.score(0)) == ("0 taketurn", 6)
    board.do(0, HOUSE)
    assert len(board.legal()) == 36


@rule("tapestry.capitals.bottle_landmarks", "tapestry.technology.landmark")
def test_a_landmark_on_a_tech_card_scores_nothing() -> None:
    board = with_all("city_in_a_bottle").tech(0, 1, "astrolabe").points(0, 0).do(0, FORGE, "income")
    assert board.legal() == ["use astrolabe", "decline"]
    assert board.refused("site 1.2 0") == "capitals.bottle_landmarks"
    reloaded(board).audit()
    on_card = reloaded(board).act("use astrolabe")
    assert on_card.score(0) == 0
    board.act("decline")
    assert board.score(0) == 6


@rule("tapestry.capitals.bottle_landmarks", "tapestry.civilizations.nomads")
def test_nomads_may_put_it_on_the_map_instead() -> None:
    board = bottle("nomads", "chosen").points(0, 0).do(0, FORGE)
    assert board.asked() == "0 placelandmark"
    assert board.legal()[-1] == "decline"
    assert all(action.startswith("hex ") for action in board.legal()[:-1])
    board.act(board.legal()[0])
    assert board.score(0) == 0


@rule("tapestry.capitals.bottle_landmarks", "tapestry.civilizations.collectors")
def test_collectors_may_put_it_on_their_mat_instead() -> None:
    board = with_all("city_in_a_bottle", "collectors", "chosen")
    lay(board, "collectors", board.position.era[0], *[-1] * 6).points(0, 0)
    board.do(0, FORGE)
    assert board.legal() == ["civilization collectors", "decline"]
    board.act("decline")
    assert (board.score(0), mat(board, "collectors")[3]) == (6, -1)


@rule("tapestry.capitals.bottle_landmarks", "tapestry.civilizations.urban_planners")
def test_what_waits_with_the_urban_planners_is_set_aside_later_and_once() -> None:
    board = with_all("city_in_a_bottle", "urban_planners", "chosen").points(0, 0).do(0, FORGE)
    assert board.legal() == ["civilization urban_planners", "decline"]
    board.act("civilization urban_planners")
    assert board.score(0) == 0
    board.do(0, [{"code": "urban_planners_place"}])
    assert board.legal() == ["landmark forge", "decline"]
    board.act("landmark forge")
    assert board.score(0) == 6
    board.do(0, [{"code": "urban_planners_place"}])
    assert board.asked() == "0 taketurn"
    board.do(0, [{"code": "urban_planners_score"}])
    assert board.score(0) == 6  # no landmark stands in the city


@rule("tapestry.capitals.bottle_landmarks")
def test_only_whoever_lives_in_the_bottle_sets_landmarks_aside() -> None:
    board = bottle().do(1, FORGE)
    assert board.asked() == "1 placelandmark"
    assert board.refused("decline") == "core.choice"


@rule("tapestry.adjustments.architects", "tapestry.capitals.city_in_a_bottle")
def test_cubes_lie_in_districts_of_the_bottle() -> None:
    civs = ("architects", "leaders", "chosen", "militants", "craftsmen")
    board = begun(5, civs, ("city_in_a_bottle", *CAPITALS[1:]), options=FUTURES)
    board.act("plot 1.2", "plot 1.6", "plot 3.3", "plot 3.5")
    assert "cube" not in board.asked()
    assert board.position.plots[0].count(IMPASSABLE) == 21


@rule("tapestry.capitals.bottle_landmarks", "tapestry.capitals.bottle_grid")
def test_a_stored_game_with_plots_or_landmarks_that_cannot_be_is_refused() -> None:
    board = bottle()
    board.position.plots[0][80] = OPEN
    with pytest.raises(AuditError, match="no part of its capital"):
        board.audit()
    board = bottle().do(0, FORGE)
    board.position.landmark_site[board.position.box.landmark_no["forge"]] = 100
    with pytest.raises(AuditError, match="where none can"):
        board.audit()
    board = city("polar")
    board.position.landmark_owner[0], board.position.landmark_site[0] = 0, ASIDE
    with pytest.raises(AuditError, match="where none can"):
        board.audit()


# ---- what the words of content can say besides


@rule("tapestry.capitals.quagmire_penalty")
def test_what_a_wisp_costs_is_content() -> None:
    content = changed(
        "fantasies_and_futures.capitals", "quagmire", final=[{"lose_for_each": {"of": "wisp", "points": 5}}]
    )
    board = city("quagmire", ("architects", "chosen"), of=Tapestry(content)).points(0, 50)
    board.position.plots[0][number("1.2")] = LANDMARK + 3
    through(income_turn(board, ERAS))
    assert board.score(0) == 45 + lines(board.position, 0)
