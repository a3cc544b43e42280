"""The Mystics: four predictions."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import civs_of, gain, lay, mat, use

INVENT = {"invent": {"from": "deck"}}


def mystics(tech: int = 9, districts: int = 9, territories: int = 9, tracks: int = 4) -> Board:
    """The Mystics with these predictions; they have one territory, their start."""
    board = table(civs=("mystics", "chosen"))
    return lay(board, "mystics", tech, districts, territories, tracks, 0, 0, 0, 0, 0, 0, 1, 0)


@rule("tapestry.civilizations.mystics")
def test_at_set_up_a_number_is_predicted_in_each_of_four_categories() -> None:
    board = begun(civs=("mystics", "chosen"))
    for _ in range(3):
        assert board.legal() == [f"number {n}" for n in range(1, 10)]
        assert board.refused("number 0") == "core.choice"
        board.act("number 5")
    assert board.legal() == ["number 1", "number 2", "number 3", "number 4"]
    board.act("number 2")
    assert mat(board, "mystics") == (5, 5, 5, 2, 0, 0, 0, 0, 0, 0, 1, 0)


@rule("tapestry.adjustments.mystics")
def test_beginning_with_them_gives_a_resource() -> None:
    board = begun(civs=("mystics", "chosen")).act("number 5", "number 5", "number 5", "number 2")
    board.act("take coin")
    assert board.stock(0) == {"coin": 2, "worker": 1, "food": 1, "culture": 1}


@rule("tapestry.civilizations.mystics")
def test_the_first_time_a_number_of_tech_cards_is_reached_it_gives_a_resource() -> None:
    board = mystics(tech=2).do(0, [INVENT])
    assert board.asked() == "0 taketurn"
    board.do(0, [INVENT])
    assert board.act("take coin").stock(0) == {"coin": 1}
    lost = board.position.tech_owner.index(0)
    board.position.tech_owner[lost] = -1
    board.do(0, [{"landmark": "barn"}]).act(board.legal()[0]).do(0, [INVENT])
    assert board.position.tech_count(0) == 2
    assert board.asked() == "0 taketurn"  # only once


@rule("tapestry.civilizations.mystics")
def test_a_number_of_tech_cards_is_reached_from_above_too() -> None:
    board = mystics(tech=1).tech(0, 0, "barn").tech(0, 1, "calendar").token(0, exploration=4)
    lay(board, "mystics", 1, 9, 9, 4, 0, 0, 0, 0, 2, 0, 1, 0)
    position = board.position
    position.civs[1] = (*position.civs[1], position.box.civ_no["inventors"])
    position.civ_state[position.box.civ_no["inventors"]] = (3,)
    position.tech_mark[position.box.tech_no["calendar"]] = 1
    board.do(0, [{"upgrade": True}]).act("upgrade calendar")  # the Inventors take it
    assert position.tech_count(0) == 1
    assert board.asked() == "0 takeresource"


@rule("tapestry.civilizations.mystics")
def test_a_number_of_complete_districts_is_reached() -> None:
    board = mystics(districts=1).plot(0, "house", "5.4", "5.5", "6.5").do(0, [{"build": ["house"]}]).act("plot 6.6")
    board.act("take coin")  # for the district
    assert board.asked() == "0 takeresource"
    assert board.act("take coin").stock(0) == {"coin": 2}


@rule("tapestry.civilizations.mystics")
def test_a_number_of_territories_is_reached() -> None:
    board = mystics(territories=2).script(red=[0], black=[0])
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}]).act("conquer 1.-2")
    assert board.asked() == "0 takeresource"


@rule("tapestry.civilizations.mystics")
def test_a_number_of_territories_is_reached_by_losing_one() -> None:
    board = lay(mystics().outpost(0, "1.-2", "2.-1"), "mystics", 9, 9, 2, 4, 0, 0, 0, 0, 0, 0, 3, 0)
    board.script(red=[0], black=[0]).do(1, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    board.act("conquer 2.-1")
    while board.asked().startswith("1 "):
        board.act(board.legal()[0])
    assert board.asked() == "0 takeresource"


@rule("tapestry.civilizations.mystics")
def test_a_number_of_completed_tracks_is_reached() -> None:
    board = mystics(tracks=1).token(0, military=11)
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    assert board.asked() == "0 takeresource"


@rule("tapestry.civilizations.mystics")
def test_a_track_that_was_left_after_its_end_counts_as_completed() -> None:
    board = use(mystics(tracks=1).token(0, technology=()), 0, "mystics", "final")
    assert board.score(0) == 0
    board.position.completed[0] = 0b1000
    assert use(board, 0, "mystics", "final").score(0) == 10


@rule("tapestry.civilizations.mystics")
def test_a_number_that_is_passed_in_one_go_is_not_reached() -> None:
    board = mystics(tech=2).tech(0, 0, "barn", "calendar").do(0, [INVENT])  # from none to three
    assert board.asked() == "0 taketurn"
    assert mat(board, "mystics")[8] == 3


@rule("tapestry.civilizations.mystics")
def test_a_number_that_was_there_from_the_start_does_not_pay() -> None:
    board = begun(civs=("mystics", "chosen")).act("number 5", "number 5", "number 1", "number 2", "take coin")
    assert mat(board, "mystics")[2] == 1
    board.do(0, [INVENT])
    assert board.asked() == "0 taketurn"
    assert mat(board, "mystics")[6] == 0


@rule("tapestry.civilizations.mystics")
def test_two_numbers_reached_pay_one_after_the_other() -> None:
    board = lay(mystics(), "mystics", 1, 9, 1, 4, 0, 0, 0, 0, 0, 0, 3, 0).do(0, [INVENT])
    assert board.act("take coin", "take food").stock(0) == {"coin": 1, "food": 1}


@rule("tapestry.civilizations.mystics")
def test_at_the_end_each_exact_prediction_gives_ten_points() -> None:
    board = mystics(tech=2, districts=3, territories=1, tracks=1).tech(0, 2, "barn").tech(0, 0, "paper")
    use(board, 0, "mystics", "final")
    assert board.score(0) == 20  # tech cards, in whatever row, and territories


@rule("tapestry.civilizations.mystics")
def test_they_score_after_all_other_points_of_the_last_income_turn() -> None:
    board = mystics(tech=1).era(4, 1).tech(0, 0, "barn").act("income", "upgrade barn")
    told = [event.args for event in board.events if event.say == "tapestry-log-scores"]
    assert [args["cause"] for args in told if args["who"] == 0] == ["tech.barn", "income", "civ.mystics"]
    assert board.position.scored[7] == 10
    assert board.position.finished[0]


@rule("tapestry.civilizations.mystics", "tapestry.civilizations.gained")
def test_gained_during_the_game_they_are_discarded_for_another_civilization() -> None:
    board = gain(table(civs=("chosen", "leaders")), 0, "mystics", "craftsmen")
    assert civs_of(board, 0) == ["chosen", "craftsmen"]
    assert mat(board, "mystics") == ()
    assert board.asked() == "0 taketurn"
