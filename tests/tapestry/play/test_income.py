"""Income turns and their steps."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.income import expected_points, open_spaces
from tests.marks import rule
from tests.tapestry.board import Board, begun, table


def income(board: Board) -> Board:
    """An income turn of the seat that is asked, answering what comes with the last legal action."""
    who = board.position.pending()[0]
    era = board.position.era[who]
    board.act("income")
    for _ in range(60):
        if board.asked() in ("over", *(f"{s} taketurn" for s in range(5))):
            break
        legal = board.legal()
        board.act("decline" if "decline" in legal else legal[-1])
    assert board.position.era[who] == era + 1
    return board


@rule("tapestry.income.which", "tapestry.income.gain")
def test_the_first_income_turn_has_only_income() -> None:
    board = begun(civs=("leaders", "militants"))
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert len(board.position.supply[0]) == 1
    assert len(board.hand_of(0)) == 1
    assert board.position.mats[:5] == [(), (), (), (), ()]
    assert board.position.points[0] == 0


@rule("tapestry.income.steps")
def test_the_steps_come_in_order_civilization_card_upgrade_points_income() -> None:
    board = table(civs=("leaders", "militants")).hand(0, "trap").tech(0, 0, "calendar").give(0, coin=1).give(1, coin=1)
    board.act("income")
    assert (board.asked(), board.position.era[0]) == ("0 leaderssquare", 2)
    board.act("decline")
    assert (board.asked(), board.score(0)) == ("0 playcard", 0)
    board.act("play trap", "take coin")  # the first of neighbours in this era
    assert (board.legal(), board.score(0), board.stock(0)) == (["upgrade calendar", "decline"], 10, {"coin": 2})
    board.act("upgrade calendar")
    assert board.score(0) == 11, "a point for the tech card"
    assert board.stock(0) == {"coin": 3, "worker": 1, "food": 1, "culture": 2}
    assert board.asked() == "1 taketurn"


@rule("tapestry.income.civilization")
def test_with_several_civilizations_each_is_used_once_in_the_order_of_choice() -> None:
    board = table(civs=("merrymakers", "leaders")).hand(0, "trap").give(0, coin=1)
    chosen = board.position.box.civ_no["chosen"]
    board.position.civ_deck.remove(chosen)
    board.position.civs[0] += (chosen,)
    board.act("income")
    assert board.legal() == ["civilization merrymakers", "civilization chosen"]
    board.act("civilization chosen")
    assert board.score(0) == 4  # nobody is ahead on any of the four tracks
    assert board.asked() != "0 nextcivilization"


@rule("tapestry.income.tapestry")
def test_a_card_must_be_played_if_there_is_one_on_the_space_of_the_new_era() -> None:
    board = table(civs=("militants", "leaders")).hand(0, "trap", "guilds").give(0, coin=1)
    board.act("income")
    assert board.legal() == ["play guilds", "play trap"]
    board.act("play trap")
    assert board.hand_of(0) == ["guilds"]
    assert board.position.mat(0, 2) == (board.position.box.card_no["trap"],)


@rule("tapestry.income.empty_hand", "tapestry.rulings.face_down_card")
def test_without_a_card_the_top_of_the_deck_lies_face_down() -> None:
    board = table(civs=("militants", "leaders")).give(0, coin=1)
    before = board.position.card_count(0)
    board.act("income")
    assert board.position.mat(0, 2) == (-2,)
    assert len(board.position.buried) == 1
    assert board.position.card_count(0) > before
    assert board.position.view(1).dump()["state"]["buried"] == [-1]
    assert board.position.view(0).dump()["state"]["buried"] == [-1]


@rule("tapestry.income.first_of_neighbours")
@pytest.mark.parametrize(("era", "amount"), [(1, 1), (2, 2), (3, 3)])
def test_the_first_of_neighbours_in_a_new_era_gains_its_resources(era: int, amount: int) -> None:
    board = table(civs=("militants", "leaders")).era(era, era).hand(0, "trap").give(0, coin=1)
    board.act("income", "play trap")
    for _ in range(amount):
        assert board.asked() == "0 takeresource"
        board.act("take coin")
    assert board.asked() != "0 takeresource"


@rule("tapestry.income.first_of_neighbours", "tapestry.neighbours.who")
def test_a_neighbour_who_was_there_before_prevents_it_and_others_do_not() -> None:
    board = table(seats=4, civs=("militants", "leaders", "chosen", "merrymakers")).hand(0, "trap").give(0, coin=1)
    board.era(1, 1, 2, 1)  # across the table
    board.act("income", "play trap")
    assert board.asked() == "0 takeresource"
    board = table(seats=4, civs=("militants", "leaders", "chosen", "merrymakers")).hand(0, "trap").give(0, coin=1)
    board.era(1, 2, 1, 1).act("income", "play trap")
    assert board.asked() != "0 takeresource"


@rule("tapestry.income.upgrade")
def test_the_upgrade_is_optional_and_asked_only_if_possible() -> None:
    board = table(civs=("militants", "leaders")).era(1, 2).hand(0, "trap").tech(0, 0, "calendar").give(0, coin=1)
    board.act("income", "play trap")
    assert board.legal() == ["upgrade calendar", "decline"]
    board.act("decline")
    assert board.techs(0) == {"calendar": 0}


@rule("tapestry.income.points", "tapestry.income.icons")
def test_every_open_icon_scores_for_itself() -> None:
    board = table().built(0, market=3, house=1, farm=4, armory=4).tech(0, 0, "calendar", "barn")
    # markets 1 and 3: two cards each; farms 4 + 7; armories: one territory on two icons; houses: no lines
    assert expected_points(board.position, 0) == 2 * 2 + 11 + 2 * 1
    board.built(0, market=5)
    assert expected_points(board.position, 0) == 3 * 2 + 10 + 11 + 2


@rule("tapestry.income.uncovered")
def test_a_building_opens_the_space_it_leaves_and_pays_only_at_income() -> None:
    board = table()
    before = open_spaces(board.position, 0)
    board.do(0, [{"build": ["farm"]}])
    board.act(board.legal()[0])
    assert set(open_spaces(board.position, 0)) - set(before) == {board.position.box.income[6 * 2 + 1]}
    assert board.stock(0) == {}


@rule("tapestry.income.gain", "tapestry.resources.limit")
def test_income_stops_at_eight_of_a_kind() -> None:
    board = table(civs=("militants", "leaders")).era(1, 2).hand(0, "trap").give(0, coin=7).built(0, market=5, armory=5)
    income(board)
    assert board.position.stock[:4] == [8, 1, 1, 4]


@rule("tapestry.rulings.turn_5_income", "tapestry.end.own_game")
def test_the_fifth_income_turn_has_no_card_and_no_income_but_scores() -> None:
    board = table(civs=("militants", "leaders")).era(4, 4).hand(0, "trap").give(0, coin=1).built(0, farm=5)
    income(board)
    assert board.hand_of(0) == ["trap"]
    assert board.stock(0) == {"coin": 1}
    assert board.score(0) == 4 + 7 + 10
    assert board.position.finished[0] == 1


@rule("tapestry.faq.this_era_ends", "tapestry.tapestry_cards.this_era")
def test_the_last_eras_ability_ends_before_the_new_card() -> None:
    board = (
        table(civs=("militants", "leaders")).era(2, 2).mat(0, 2, "academia").hand(0, "trap", "guilds").give(0, coin=1)
    )
    assert board.position.ability[0] == board.position.box.card_no["academia"]
    board.act("income")
    assert board.asked() == "0 playcard"
    assert board.position.ability[0] == -1


@rule("tapestry.rulings.civilization_gained_in_step_1")
def test_a_civilization_gained_in_the_first_step_may_still_be_used_in_it() -> None:
    board = table(civs=("merrymakers", "leaders")).era(1, 2).hand(0, "trap").give(0, coin=1)
    board.act("income")
    box = board.position.box
    board.position.civ_deck = [box.civ_no["chosen"]]
    board.do(0, [{"gain": {"civilization": 1}}])
    assert box.civ_no["chosen"] in board.position.civs[0]
    while board.asked() == "0 takeresource" or "pick 1" in board.legal():
        board.act(board.legal()[0])
    assert (board.asked(), board.score(0)) == ("0 playcard", 4)


@rule("tapestry.faq.turn_5_resources")
def test_resources_of_a_civilization_still_come_in_the_fifth_income_turn() -> None:
    board = table(civs=("merrymakers", "leaders")).era(4, 4).give(0, coin=1)
    board.act("income", "pick 1")
    assert board.stock(0) == {"coin": 2}
