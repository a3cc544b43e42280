"""The Artificers: buildings set aside and slid along the rows of the income mat."""

from __future__ import annotations

import pytest

from ecumene.core.errors import AuditError
from ecumene.games.tapestry.play.income import capital_icons, expected_points, open_spaces
from ecumene.games.tapestry.play.rows import covered_places, is_open, open_places
from ecumene.games.tapestry.play.technology import meets_needs
from ecumene.games.tapestry.scene.meant import tapestry_meant
from tests.marks import rule
from tests.tapestry.board import Board, table
from tests.tapestry.civs import able, civs_of, gain, mat, use
from tests.tapestry.ploys import reloaded
from tests.tapestry.showing import acts, drawn, english, paths
from tests.tapestry.speaking import speech

BOX = {"fantasies_and_futures": "in"}
MARKET, HOUSE, FARM, ARMORY = range(4)
ROWS = ["market", "house", "farm", "armory"]


def artificers() -> Board:
    return table(civs=("artificers", "chosen"), options=BOX)


def working() -> Board:
    """Before the choice of income turn 2."""
    return artificers().act("income")


def told(board: Board) -> str:
    """The table as text, in one line."""
    return speech().table(board.position, 2000)


@rule("tapestry.civilizations.artificers")
def test_on_income_turns_two_to_four_a_building_must_be_set_aside_or_slid() -> None:
    for era in (1, 2, 3):
        board = artificers().era(era, era).act("income")
        assert board.asked() == "0 artificersrow"
        assert board.legal() == [*[f"build {row}" for row in ROWS], *[f"pick {n}" for n in (1, 2, 3, 4)]]


@rule("tapestry.civilizations.artificers")
def test_what_is_set_aside_opens_a_space_counts_for_its_kind_and_stands_nowhere() -> None:
    board = working().act("build farm")
    assert (mat(board, "artificers"), board.position.built[FARM]) == ((0, 0, 1, 0), 1)
    assert open_places(board.position, 0, FARM) == [0, 1]
    assert (board.position.placed[FARM], board.log().count("builds")) == (0, 0)  # not gained, not placed
    board.audit().do(0, [{"points_per": {"of": "farm", "each": 3}}])
    assert board.score(0) == 3
    assert not [name for name in drawn(board) if name.startswith("beside.p0")]
    assert drawn(board)["on.artificers.0.2"]["n"] == 1


@rule("tapestry.civilizations.artificers", "tapestry.capital.building")
def test_nobody_who_waits_for_a_building_hears_of_one_that_is_set_aside() -> None:
    board = table(civs=("artificers", "chosen"), options={**BOX, "arts_and_architecture": "in"})
    board.position.civs[0] = (*board.position.civs[0], board.position.box.civ_no["relentless"])
    board.position.civ_state[board.position.box.civ_no["relentless"]] = (0, 0, 1)
    use(board, 0, "artificers").act("build farm")
    assert mat(board, "relentless") == (0, 0, 1)


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_a_slide_covers_a_lower_space_and_opens_a_higher_one() -> None:
    board = working().act("pick 3")  # from space 2 onto space 1
    assert (open_places(board.position, 0, FARM), covered_places(board.position, 0, FARM)) == ([1], [0, 2, 3, 4, 5])
    assert (board.position.built[FARM], mat(board, "artificers")) == (0, (0, 0, 0, 0))
    assert [space.space for space in open_spaces(board.position, 0) if space.building == FARM] == [2]
    board.audit()


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_income_and_points_follow_what_is_visible() -> None:
    board = artificers().built(0, farm=1)
    before = expected_points(board.position, 0)
    use(board, 0, "artificers").act("pick 3")  # farm_3, 4 points, for farm_2, a food
    assert open_places(board.position, 0, FARM) == [0, 2]
    assert expected_points(board.position, 0) == before + 4
    board = artificers().built(0, house=1)
    use(board, 0, "artificers").act("pick 2")  # house_3 scores the capital too
    assert capital_icons(board.position, 0) == 2
    board = artificers().hand(0, "capitalism")
    board.act("income", "pick 3")
    while board.asked().startswith("0 ") and board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    gained = [event.args["thing"] for event in board.told("gains") if event.args["who"] == 0]
    assert "territory" not in gained  # farm_1 is covered
    assert board.stock(0)["food"] == 1


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_the_next_building_is_always_the_leftmost_one_left() -> None:
    board = artificers().built(0, farm=2)
    use(board, 0, "artificers").act("pick 3")
    assert covered_places(board.position, 0, FARM) == [2, 4, 5]
    board.do(0, [{"build": ["farm"]}]).act("plot 1.1")
    assert (covered_places(board.position, 0, FARM), board.position.built[FARM]) == ([4, 5], 3)
    assert board.position.slid[FARM] == 0  # as it always stood
    board.audit()


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_a_building_that_was_slid_can_be_slid_again_as_far_as_the_first_space() -> None:
    board = artificers().built(0, farm=1)
    for places in ([1, 3, 4, 5], [0, 3, 4, 5]):
        use(board, 0, "artificers").act("pick 3")
        assert covered_places(board.position, 0, FARM) == places
    use(board, 0, "artificers")
    assert board.refused("pick 3") == "civilizations.artificers"
    assert board.refused("income") == "core.choice"
    board.act("build farm")
    assert (covered_places(board.position, 0, FARM), board.position.built[FARM]) == ([3, 4, 5], 2)


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps", "tapestry.technology.innovation")
def test_tech_cards_need_spaces_that_are_open() -> None:
    board = artificers().tech(0, 1, "barn")
    card = board.position.box.tech_no["barn"]
    needs = board.position.box.tech[card]
    row = ROWS[needs.needs_building]
    board.built(0, **{row: needs.needs_space - 2})
    assert not meets_needs(board.position, 0, card)
    use(board, 0, "artificers").act(f"pick {needs.needs_building + 1}")
    assert is_open(board.position, 0, needs.needs_building, needs.needs_space - 1)
    assert meets_needs(board.position, 0, card)
    use(board, 0, "artificers").act(f"pick {needs.needs_building + 1}")
    assert meets_needs(board.position, 0, card)
    board.built(0, **{row: needs.needs_space - 1})
    board.position.slid[needs.needs_building] = 0
    assert meets_needs(board.position, 0, card)


@rule("tapestry.civilizations.artificers")
def test_an_empty_row_has_nothing_to_set_aside_and_four_empty_rows_no_use() -> None:
    board = use(artificers().built(0, farm=5), 0, "artificers")
    assert board.refused("build farm") == "civilizations.artificers"
    assert not able(artificers().built(0, market=5, house=5, farm=5, armory=5), 0, "artificers")


@rule("tapestry.civilizations.artificers")
def test_the_last_building_may_be_set_aside_and_the_row_gives_no_more() -> None:
    board = use(artificers().built(0, farm=4), 0, "artificers").act("build farm").audit()
    assert (board.position.built[FARM], open_places(board.position, 0, FARM)) == (5, [0, 1, 2, 3, 4, 5])
    board.do(0, [{"build": ["farm"]}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.artificers")
def test_on_the_last_income_turn_buildings_in_the_capital_score() -> None:
    board = artificers().era(4, 4).plot(0, "farm", "1.1", "1.2").plot(0, "house", "9.9").built(0, market=2)
    board.act("income")
    assert (board.asked(), board.legal()) == ("0 artificerslast", ["pick 1", "pick 2", "pick 3", "pick 4", "accept"])
    assert english(acts(board)["accept"]["say"]) == "Score 3 points for your buildings"
    board.act("accept")
    assert board.position.scored[7] == 3  # the markets stand beside the capital


@rule("tapestry.civilizations.artificers", "tapestry.civilizations.craftsmen")
def test_buildings_on_the_mat_of_the_craftsmen_count_as_in_the_capital() -> None:
    board = artificers().era(5, 4).plot(0, "farm", "1.1").built(0, market=1)
    board.position.civs[0] = (*board.position.civs[0], board.position.box.civ_no["craftsmen"])
    board.position.civ_state[board.position.box.civ_no["craftsmen"]] = (0, *[-1] * 11)
    assert use(board, 0, "artificers").act("accept").score(0) == 2


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_or_all_buildings_of_a_row_slide_to_the_left() -> None:
    board = artificers().era(4, 4).built(0, farm=3).act("income", "pick 3")
    assert covered_places(board.position, 0, FARM) == [0, 1]
    assert board.position.scored[0] == 4 + 7 + 10  # farm_3, farm_5 and farm_6 are open, and score
    assert board.position.finished[0]
    board.audit()


@rule("tapestry.civilizations.artificers")
def test_a_row_that_cannot_slide_is_not_offered_and_without_any_the_points_come_of_themselves() -> None:
    board = artificers().era(5, 4).built(0, market=5, house=5, farm=5, armory=4)
    use(board, 0, "artificers").act("pick 4")
    assert covered_places(board.position, 0, ARMORY) == [0]
    board.plot(0, "armory", "1.1").position.built[ARMORY] = 4
    assert use(board, 0, "artificers").score(0) == 1
    assert board.asked() == "0 taketurn"
    board = use(artificers().era(5, 4).built(0, farm=5), 0, "artificers")
    assert board.refused("pick 3") == "civilizations.artificers"


@rule("tapestry.civilizations.artificers")
def test_gained_during_the_game_they_work_from_the_next_income_turn() -> None:
    board = gain(table(options=BOX), 0, "artificers")
    assert civs_of(board, 0) == ["leaders", "artificers"]
    assert (board.asked(), mat(board, "artificers")) == ("0 taketurn", (0, 0, 0, 0))


@rule("tapestry.civilizations.artificers", "tapestry.cards.black_death")
def test_what_was_set_aside_still_counts_without_the_mat() -> None:
    board = working().act("build farm")
    board.position.civs[0], board.position.civ_state[board.position.box.civ_no["artificers"]] = (), ()
    assert board.audit().position.built[FARM] == 1
    assert drawn(board)["beside.p0.farm"]["n"] == 1


@rule("tapestry.civilizations.artificers")
def test_the_page_draws_rows_with_gaps_and_what_one_clicks() -> None:
    board = artificers().built(0, farm=1)
    use(board, 0, "artificers")
    assert paths(board)["build farm"] == ["building.p0.farm.1"]
    assert paths(board)["pick 3"] == ["income.p0.farm.1"]
    assert english(acts(board)["build farm"]["say"]) == "Set a farm aside"
    assert english(acts(board)["pick 3"]["say"]) == "Slide a farm one space to the left"
    board.act("pick 3")
    assert drawn(board)["building.p0.farm.1"]["slot"] == 1
    assert drawn(board)["building.p0.farm.2"]["slot"] == 3
    assert "row of farms, spaces covered: 2, 4, 5, 6" in told(board)
    use(board, 0, "artificers").act("build armory")
    assert "set aside: 1 armory" in told(board)
    use(board.era(5, 4), 0, "artificers")
    assert paths(board)["pick 4"] == ["income.p0.armory"]


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_clicks_mean_what_they_are_on() -> None:
    board = use(artificers(), 0, "artificers")
    for clicked, meant in (("income.p0.farm.0", "pick 3"), ("building.p0.farm.0", "build farm")):
        assert [str(action) for action in tapestry_meant(board.position, 0, [clicked])] == [meant]
    assert tapestry_meant(board.position, 0, ["building.p0.farm.1"]) == []


@rule("tapestry.civilizations.artificers", "tapestry.income.gaps")
def test_rows_with_gaps_are_stored_and_looked_over() -> None:
    board = use(artificers().built(0, farm=1), 0, "artificers")
    reloaded(board)
    board.act("pick 3")
    reloaded(board)
    for wrong in (0b111110, 0b111100, 0b000111):
        board.position.slid[FARM] = wrong
        with pytest.raises(AuditError):
            board.audit()


def test_without_the_box_no_row_is_stored() -> None:
    board = table()
    assert board.position.slid == []
    assert "slid" not in board.position.dump()["state"]
