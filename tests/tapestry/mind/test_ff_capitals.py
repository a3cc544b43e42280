"""Bots in the capitals of Fantasies & Futures: they join imps, keep landmarks away from wisps, and see what pays."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.mind.evaluate import city as city_worth
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.mind.siting import landmark_gain
from tests.tapestry.board import begun
from tests.tapestry.cities import FF_CAPITALS, FUTURES, HOUSE, city, fill, fill_but_one
from tests.tapestry.mind.test_policy import quick
from tests.tapestry.play.test_ff_capitals import CENTRE, IMP_A, with_all


@pytest.mark.parametrize("last", ["2.2", "4.3", CENTRE])
def test_a_building_joins_an_imp_if_it_can(last: str) -> None:
    board = city("netherworld").era(2, 2)
    fill(board, *[plot for plot in (*IMP_A, CENTRE) if plot != last]).do(0, HOUSE)
    assert quick(board) == f"plot {last}"


def test_a_landmark_joins_an_imp_if_it_can() -> None:
    board = fill(city("netherworld").era(2, 2), "2.8", "3.8", "4.8", "5.6", CENTRE).do(0, [{"landmark": "forge"}])
    assert quick(board) == "site 5.7 0"


def test_cubes_do_not_lie_on_imps() -> None:
    board = begun(3, ("architects", "leaders", "chosen"), ("netherworld", "wetland", "tropical"), options=FUTURES)
    while board.asked() == "0 architectscube":
        chosen = quick(board)
        assert chosen not in ("plot 2.2", "plot 2.8", "plot 8.2", "plot 8.8")
        board.act(chosen)


def test_a_landmark_beside_a_wisp_is_worth_less() -> None:
    board = city("quagmire").era(2, 2).do(0, [{"landmark": "forge"}])
    glance = Outlook(board.position, 0)
    forge = board.position.box.landmark_no["forge"]
    beside, apart = glance.position.acts.site(2, 0, 0), glance.position.acts.site(4, 0, 0)
    assert landmark_gain(glance, forge, beside) < landmark_gain(glance, forge, apart)
    before = city_worth(Outlook(board.position, 0))
    fill(board, "1.2")
    without = city("quagmire").era(2, 2)
    fill(without, "1.1")
    assert city_worth(Outlook(board.position, 0)) < city_worth(Outlook(without.position, 0))
    assert before != city_worth(Outlook(board.position, 0))


def test_a_complete_district_of_the_savanna_is_worth_its_income_to_come() -> None:
    early, late = city("savanna").era(1, 1), city("savanna").era(4, 4)
    worths = [Outlook(board.position, 0).district_worth(0) for board in (early, late)]
    assert worths[0] > worths[1] == 0.0
    early.position.districts[0] = 1
    gained = city_worth(Outlook(early.position, 0)) - city_worth(Outlook(city("savanna").era(1, 1).position, 0))
    assert gained == pytest.approx(Outlook(early.position, 0).earnings)


def test_districts_are_weighed_by_what_they_give() -> None:
    polar = Outlook(city("polar").era(2, 2).position, 0)
    assert polar.district_worth(0) == 2 * polar.district_worth(1) == 2 * polar.resource
    veil = Outlook(city("veil").era(2, 2).position, 0)
    assert all(veil.district_worth(district) > 0 for district in range(8))


@pytest.mark.parametrize("capital", ["polar", "savanna", "veil", "city_in_a_bottle"])
def test_a_building_completes_a_district_if_it_can(capital: str) -> None:
    board = city(capital).era(2, 2)
    last = fill_but_one(board, "A")
    board.do(0, HOUSE)
    assert quick(board) == f"plot {last}"


def test_a_landmark_is_set_aside_rather_than_on_a_card_of_little_use() -> None:
    board = with_all("city_in_a_bottle", "urban_planners", "chosen").era(4, 4).do(0, [{"landmark": "forge"}])
    assert quick(board) == "decline"
    assert Outlook(board.position, 0).landmark_worth(0) == 6.0


@pytest.mark.parametrize("capital", FF_CAPITALS)
def test_every_plot_and_every_site_can_be_weighed(capital: str) -> None:
    for civs in (("architects", "chosen"), ("riverfolk", "chosen")):
        board = with_all(capital, *civs).era(2, 2).mat(0, 2, "terraforming")
        for effect in (HOUSE, [{"landmark": "forge"}]):
            board.do(0, effect)
            if board.asked() != "0 taketurn":
                board.act(quick(board))
