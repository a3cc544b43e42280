"""Playing tapestry cards: where they lie, what they cover, and how long they hold."""

import pytest

from ecumene.games.tapestry.play.numbers import FACE_DOWN, NONE
from ecumene.games.tapestry.play.playing import end_era, play_face_down, visible_card
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, in_force, play, second_era, seen_by


def cards_on(board: Board, seat: int, era: int) -> list[str]:
    """The ids on the space of an era, the top one last."""
    return [board.position.box.cards[k].id if k >= 0 else "?" for k in board.position.mat(seat, era)]


# ---- laying


@rule("tapestry.income.tapestry")
def test_a_card_played_leaves_the_hand_and_lies_on_the_space_of_the_era() -> None:
    board = second_era().hand(0, "trap", "guilds")
    play(board, "trap")
    assert board.hand_of(0) == ["guilds"]
    assert cards_on(board, 0, 2) == ["trap"]
    board.audit()


@rule("tapestry.tapestry_cards.when_played")
def test_a_when_played_card_acts_at_once_and_leaves_no_ability() -> None:
    board = second_era()
    play(board, "trap")
    assert board.score(0) == 10
    assert ability(board) == ""


@rule("tapestry.tapestry_cards.this_era")
def test_a_this_era_card_holds_from_now_on() -> None:
    board = second_era()
    play(board, "academia")
    assert ability(board) == "academia"
    board.do(0, [{"gain": {"tapestry": 1}}])
    assert board.score(0) == 3


@rule("tapestry.income.tapestry")
def test_whoever_must_play_may_not_decline() -> None:
    board = second_era().hand(0, "trap", "guilds")
    board.do(0, [{"play_tapestry": True}])
    assert board.legal() == ["play guilds", "play trap"]
    assert board.refused("decline") == "income.tapestry"


@rule("tapestry.tapestry_cards.hands")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    board = second_era().hand(0, "trap", "guilds")
    board.do(0, [{"play_tapestry": True}])
    assert board.refused("play renaissance") == "core.choice"


@rule("tapestry.tapestry_cards.hands")
def test_two_equal_cards_are_still_a_question_since_the_others_would_learn_of_them() -> None:
    board = second_era().hand(0, "trap", "trap")
    board.do(0, [{"play_tapestry": True}])
    assert board.asked() == "0 playcard"
    assert board.legal() == ["play trap"]


@rule("tapestry.tapestry_cards.hands")
def test_even_the_only_card_of_a_hand_is_played_by_its_player() -> None:
    board = second_era().hand(0, "trap")
    board.do(0, [{"play_tapestry": True}])
    assert board.legal() == ["play trap"]
    board.act("play trap")
    assert board.score(0) == 10


# ---- covering


@rule("tapestry.tapestry_cards.covered", "tapestry.tapestry_cards.over")
def test_a_covered_card_stops_at_once() -> None:
    board = second_era()
    play(board, "academia")
    play(board, "trap")
    assert cards_on(board, 0, 2) == ["academia", "trap"]
    assert ability(board) == ""
    board.do(0, [{"gain": {"tapestry": 1}}])
    assert board.score(0) == 10


@rule("tapestry.tapestry_cards.covered")
def test_a_covered_alliance_is_forgotten_with_its_partner() -> None:
    board = second_era(3)
    play(board, "alliance").act("player 3")
    assert board.position.partner[0] == 2
    play(board, "academia")
    assert board.position.partner[0] == NONE


@rule("tapestry.tapestry_cards.over")
def test_without_a_card_in_hand_nothing_is_played_over_and_none_comes_from_the_deck() -> None:
    board = second_era()
    board.do(0, [{"play_tapestry": True}])
    assert cards_on(board, 0, 2) == []
    assert board.asked() == "0 taketurn"


@rule("tapestry.faq.nuclear_bomb")
def test_the_nuclear_bomb_without_a_card_in_hand_only_scores() -> None:
    board = second_era().token(0, military=9, exploration=4).landmark(1, "fusion_reactor")
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": True, "bonus": "none"}}])
    assert board.score(0) == 4
    assert cards_on(board, 0, 2) == []
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.play_over_in_era_1")
def test_in_the_first_era_nothing_is_played_over_maker_of_fire() -> None:
    board = second_era().era(1, 1).hand(0, "trap")
    board.do(0, [{"play_tapestry": True}])
    assert board.hand_of(0) == ["trap"]
    assert board.score(0) == 0


@rule("tapestry.rulings.play_over_in_era_1")
def test_in_the_first_era_a_card_on_maker_of_fire_is_covered() -> None:
    board = second_era().era(1, 1).mat(0, 1, "guilds")
    play(board, "trap")
    assert cards_on(board, 0, 1) == ["guilds", "trap"]
    assert board.score(0) == 10


@rule("tapestry.tapestry_cards.after_era_4")
def test_after_the_fifth_income_turn_has_begun_cards_lie_on_the_stack_of_era_4() -> None:
    board = second_era().era(5, 5).mat(0, 4, "guilds")
    play(board, "trap")
    assert cards_on(board, 0, 4) == ["guilds", "trap"]
    assert cards_on(board, 0, 5) == []


@rule("tapestry.end.own_game")
def test_whoever_has_finished_plays_nothing_more() -> None:
    board = second_era().hand(1, "trap")
    board.position.finished[1] = 1
    board.do(1, [{"play_tapestry": True}])
    assert board.asked() == "0 taketurn"
    assert board.hand_of(1) == ["trap"]


# ---- the first among neighbours


@rule("tapestry.income.first_of_neighbours", "tapestry.rulings.era_of_a_player")
@pytest.mark.parametrize(("era", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_the_first_of_neighbours_in_an_era_gains_the_resources_of_its_space(era: int, resources: int) -> None:
    board = second_era().era(era, era - 1)
    play(board, "trap")
    assert board.asked() == "0 takeresource"
    assert board.score(0) == 0, "the space is settled before the card acts"
    board.act(*["take coin"] * resources)
    assert board.stock(0) == {"coin": resources}
    assert board.score(0) == 10
    assert "first-era" in board.log()


@rule("tapestry.income.first_of_neighbours")
def test_whoever_comes_after_a_neighbour_gains_nothing_for_the_space() -> None:
    board = second_era(3).era(2, 1, 2)
    play(board, "trap")
    assert board.asked() == "0 taketurn"
    assert board.stock(0) == {}


@rule("tapestry.income.first_of_neighbours", "tapestry.neighbours.who")
def test_an_opponent_who_is_no_neighbour_may_be_there_already() -> None:
    board = second_era(4).era(2, 1, 3, 1)
    play(board, "trap")
    assert board.asked() == "0 takeresource"


@rule("tapestry.income.first_of_neighbours")
def test_a_card_played_over_another_gains_the_space_no_second_time() -> None:
    board = second_era().era(2, 1).mat(0, 2, "guilds")
    play(board, "trap")
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.play_over_in_step_1")
def test_a_card_played_before_the_card_of_the_era_takes_the_empty_space_and_its_resources() -> None:
    board = second_era().era(3, 2).mat(0, 2, "guilds")
    play(board, "trap").act("take coin", "take coin")
    assert cards_on(board, 0, 2) == ["guilds"]
    assert cards_on(board, 0, 3) == ["trap"]
    play(board, "academia")
    assert cards_on(board, 0, 3) == ["trap", "academia"]
    assert board.stock(0) == {"coin": 2}


# ---- face down


@rule("tapestry.income.empty_hand", "tapestry.rulings.face_down_card")
def test_an_empty_hand_lays_the_top_of_the_deck_face_down_without_ability() -> None:
    board = second_era()
    position = board.position
    position.deck = [position.box.card_no["academia"]]
    before = position.card_count(0)
    play_face_down(position, 0)
    board.settle()
    assert visible_card(position, 0, 2) == FACE_DOWN
    assert ability(board) == ""
    assert position.card_count(0) == before + 1
    assert position.buried == [position.box.card_no["academia"]]


@rule("tapestry.rulings.face_down_card", "tapestry.tapestry_cards.hands")
def test_nobody_sees_a_card_that_lies_face_down() -> None:
    board = second_era()
    play_face_down(board.position, 0)
    board.settle().audit()
    for viewer in (0, 1, None):
        assert seen_by(board, viewer).buried == [NONE]


@rule("tapestry.income.empty_hand", "tapestry.income.first_of_neighbours")
def test_a_face_down_card_covers_the_space_as_any_other() -> None:
    board = second_era().era(2, 1)
    play_face_down(board.position, 0)
    board.settle()
    assert board.asked() == "0 takeresource"


def test_without_any_card_left_nothing_lies_face_down() -> None:
    board = second_era()
    board.position.deck = []
    play_face_down(board.position, 0)
    board.settle()
    assert visible_card(board.position, 0, 2) == NONE


# ---- the end of an era


@rule("tapestry.faq.this_era_ends", "tapestry.tapestry_cards.this_era")
def test_an_ability_ends_at_the_start_of_the_next_income_turn_before_anything_else() -> None:
    board = second_era().hand(0, "trap", "guilds")
    in_force(board, "academia")
    board.act("income")
    assert board.position.era[0] == 3
    assert ability(board) == ""


@rule("tapestry.rulings.this_era_after_turn_5")
def test_what_an_era_gave_is_over_with_its_player() -> None:
    board = in_force(second_era(), "theocracy")
    end_era(board.position, 0)
    assert ability(board) == ""
    assert board.position.partner == [NONE, NONE]
    assert board.position.partner_track == [NONE, NONE]


@rule("tapestry.rulings.this_era_after_turn_5")
def test_whoever_finishes_carries_no_ability_further() -> None:
    board = second_era().era(4, 4).mat(0, 4, "guilds")
    board.hand(0, "academia")
    board.act("income")
    while board.asked().startswith("0 "):
        legal = board.legal()
        board.act("decline" if "decline" in legal else legal[0])
    assert board.position.finished[0] == 1
    assert ability(board) == ""
