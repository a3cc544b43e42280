"""Cards that live off another player: Alliance, Marriage of State, Trade Economy."""

import pytest

from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import ability, decline_all, in_force, play, second_era


def step(board: Board, seat: int, track: str, benefit: bool = True) -> Board:
    """A free step, with benefit and the offer of its bonus unless it is said otherwise."""
    return board.do(seat, [{"advance": {"tracks": [track], "benefit": benefit, "bonus": "pay" if benefit else "none"}}])


def restart(board: Board, track: str) -> Board:
    """Whoever is asked lets the token at the end of a track begin again on another."""
    while not board.asked().endswith("choosestart"):
        board.act(board.legal()[0])
    return board.act(f"track {track}")


def upgrade(board: Board, seat: int, card: str) -> Board:
    return board.do(seat, [{"upgrade": {"card": "this"}}], about=board.position.box.tech_no[card])


# ---- Alliance


@rule("tapestry.cards.alliance")
def test_an_ally_is_named_when_the_card_is_played() -> None:
    board = second_era(3)
    play(board, "alliance")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 2")
    assert board.position.partner[0] == 1
    assert ability(board) == "alliance"


@rule("tapestry.cards.alliance")
def test_the_only_opponent_is_the_ally_without_a_question() -> None:
    board = second_era()
    play(board, "alliance")
    assert board.position.partner[0] == 1
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.alliance")
def test_after_the_ally_one_gains_the_same_circle() -> None:
    board = in_force(second_era(3), "alliance", partner=1).tech(1, 0, "calendar")
    upgrade(board, 1, "calendar")
    assert board.stock(1) == {"culture": 1}
    assert board.stock(0) == {"culture": 1}
    assert board.stock(2) == {}
    gains = [event.args["who"] for event in board.events if event.say == "tapestry-log-gains"]
    assert gains == [1, 0]


@rule("tapestry.cards.alliance")
def test_after_the_ally_one_gains_the_same_square_and_needs_no_prerequisite() -> None:
    board = in_force(second_era(4), "alliance", partner=2).tech(2, 1, "calendar").token(2, exploration=4)
    upgrade(board, 2, "calendar")
    assert [board.score(seat) for seat in range(4)] == [7, 0, 7, 0]


@rule("tapestry.cards.alliance", "tapestry.landmarks.unique")
def test_a_landmark_of_the_ally_is_gone() -> None:
    board = in_force(second_era(), "alliance", partner=1).tech(1, 1, "barn").built(1, farm=3)
    upgrade(board, 1, "barn")
    decline_all(board)
    assert board.position.landmark_owner[board.position.box.landmark_no["barn"]] == 1
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.cards.alliance")
def test_only_real_upgrades_are_shared_never_a_benefit_that_was_itself_shared() -> None:
    board = second_era(3).tech(2, 0, "calendar")
    in_force(board, "alliance", 1, partner=2)
    board.position.ability[0] = board.position.box.card_no["alliance"]
    board.position.partner[0] = 1
    upgrade(board, 2, "calendar")
    assert [board.stock(seat) for seat in range(3)] == [{}, {"culture": 1}, {"culture": 1}]


@rule("tapestry.cards.alliance")
def test_a_circle_that_is_used_again_is_no_upgrade() -> None:
    board = in_force(second_era(), "alliance", partner=1).tech(1, 1, "calendar")
    board.do(1, [{"use_tech": "circle"}])
    assert board.stock(1) == {"culture": 1}
    assert board.stock(0) == {}


@rule("tapestry.cards.alliance")
@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_allies_do_not_conquer_each_other_in_either_direction(attacker: int, defender: int) -> None:
    board = in_force(second_era(), "alliance", partner=1)
    board.outpost(attacker, "-2.2").outpost(defender, "-2.1", "-1.-1").lay("-1.0", "t01")
    board.do(attacker, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert "conquer -2.1" not in board.legal()
    assert "conquer -1.0" in board.legal()
    assert board.refused("conquer -2.1") == "cards.alliance"


@rule("tapestry.cards.alliance")
def test_others_may_still_conquer_and_the_ban_ends_with_the_card() -> None:
    board = in_force(second_era(3), "alliance", partner=1).outpost(1, "-2.1")
    board.do(2, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert "conquer -2.1" in board.legal()
    board = in_force(second_era(3), "alliance", partner=1).outpost(1, "-2.1")
    play(board, "trap")
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    assert "conquer -2.1" in board.legal()


# ---- Marriage of State


@rule("tapestry.cards.marriage_of_state")
def test_an_opponent_and_a_track_are_named_when_the_card_is_played() -> None:
    board = second_era(3)
    play(board, "marriage_of_state").act("player 3")
    assert board.position.halfway()
    board.act("track military")
    assert (board.position.partner[0], board.position.partner_track[0]) == (2, 2)
    assert ability(board) == "marriage_of_state"


def married(seats: int, partner: int, track: int) -> Board:
    board = in_force(second_era(seats), "marriage_of_state", partner=partner)
    board.position.partner_track[0] = track
    return board


@rule("tapestry.cards.marriage_of_state")
def test_one_gains_each_benefit_of_the_partner_on_the_track_after_them() -> None:
    board = married(3, 1, 0)
    step(board, 1, "exploration")
    assert [len(board.position.supply[seat]) for seat in range(3)] == [2, 2, 0]
    assert board.where(0, "exploration") == (0,), "nobody else moves"
    step(board, 1, "technology").act("invent deck")
    assert len(board.techs(0)) == 0, "another track"
    step(board, 2, "exploration")
    assert [len(board.position.supply[seat]) for seat in range(3)] == [2, 2, 2], "another player"


@rule("tapestry.cards.marriage_of_state")
def test_a_marriage_brings_no_bonus_and_no_landmark() -> None:
    board = married(2, 1, 1).token(1, science=1).give(0, coin=1).give(1, coin=1)
    step(board, 1, "science")
    assert len(board.hand_of(0)) == 1
    assert board.asked().startswith("1 "), "only the partner is offered the bonus"
    board.act("decline")
    assert board.asked() == "0 taketurn"
    board = married(2, 1, 1).token(1, science=3)
    step(board, 1, "science")
    decline_all(board)
    assert board.position.landmarks_of(0) == 0
    assert len(board.hand_of(0)) == 1


@rule("tapestry.cards.marriage_of_state")
def test_a_step_without_benefit_shares_nothing() -> None:
    board = married(2, 1, 0)
    step(board, 1, "exploration", benefit=False)
    assert board.position.supply[0] == []


@rule("tapestry.cards.marriage_of_state", "tapestry.rulings.space_limit_per_player")
def test_the_copy_activates_the_space_so_it_comes_once_per_turn() -> None:
    board = married(2, 1, 0)
    step(board, 1, "exploration")
    assert board.position.activated[0] == 1
    board.token(1, exploration=0).position.activated[1] = 0
    step(board, 1, "exploration")
    assert len(board.position.supply[1]) == 4
    assert len(board.position.supply[0]) == 2


@rule("tapestry.cards.marriage_of_state")
def test_a_space_that_one_has_activated_oneself_is_not_shared() -> None:
    board = married(2, 1, 0)
    step(board, 0, "exploration")
    step(board, 1, "exploration")
    assert len(board.position.supply[0]) == 2


@rule("tapestry.cards.marriage_of_state")
def test_a_benefit_that_the_partner_repeats_is_shared_too() -> None:
    board = married(2, 1, 0).token(1, exploration=1)
    board.do(1, [{"repeat_position": True}], cause="tech.lithium_ion_battery")
    assert len(board.position.supply[1]) == 2
    assert len(board.position.supply[0]) == 2


@rule("tapestry.cards.marriage_of_state")
def test_a_benefit_gained_through_a_marriage_is_not_shared_again() -> None:
    board = married(3, 1, 0)
    board.position.ability[2] = board.position.box.card_no["marriage_of_state"]
    board.position.partner[2], board.position.partner_track[2] = 0, 0
    step(board, 1, "exploration")
    assert [len(board.position.supply[seat]) for seat in range(3)] == [2, 2, 0]


@rule("tapestry.cards.marriage_of_state", "tapestry.end.own_game")
def test_whoever_has_finished_shares_nothing_more() -> None:
    board = married(2, 1, 0)
    board.position.finished[0] = 1
    step(board, 1, "exploration")
    assert board.position.supply[0] == []
    assert board.position.activated[0] == 0


@rule("tapestry.cards.marriage_of_state", "tapestry.tracks.technology_12")
def test_of_ai_singularity_one_restarts_a_token_only_from_the_end_of_the_track() -> None:
    board = married(2, 1, 3).token(1, technology=11).token(0, technology=5)
    restart(step(board, 1, "technology"), "science")
    decline_all(board)
    assert board.where(0, "technology") == (5,)
    assert board.position.completed[0] == 0
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    board = married(2, 1, 3).token(1, technology=11).token(0, technology=12)
    restart(step(board, 1, "technology"), "science")
    restart(board, "military")
    assert board.where(0, "technology") == ()
    assert board.where(0, "military") == (0, 0)


@rule("tapestry.faq.marriage_copy", "tapestry.cards.espionage")
def test_a_copied_marriage_names_a_track_that_no_marriage_names() -> None:
    board = married(3, 1, 2)
    play(board, "espionage", 2)
    board.act("player 1")
    assert board.legal() == ["track exploration", "track science", "track technology"]
    assert board.refused("track military") == "faq.marriage_copy"
    board.act("track science")
    assert ability(board, 2) == "marriage_of_state"
    assert board.position.partner[2] == 0


# ---- Trade Economy


@rule("tapestry.cards.trade_economy")
def test_one_gains_the_benefit_of_a_space_with_an_opponents_token() -> None:
    board = second_era(3).token(1, exploration=1, science=2).token(2, exploration=4)
    play(board, "trade_economy")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 2")
    assert board.legal() == ["track exploration", "track science"]
    board.act("track exploration")
    assert len(board.position.supply[0]) == 2
    assert board.where(0, "exploration") == (0,)
    assert board.position.activated[0] == 1
    assert board.asked() == "0 taketurn", "the space has no bonus"


@rule("tapestry.cards.trade_economy")
def test_whoever_stands_there_may_take_the_bonus_for_nothing() -> None:
    board = second_era().token(1, science=2)
    play(board, "trade_economy")
    assert len(board.hand_of(0)) == 1
    assert board.asked() == "1 takebonus"
    board.act("accept").act(board.legal()[0])
    assert board.position.built[4 + 1] == 1
    assert board.stock(1) == {}


@rule("tapestry.cards.trade_economy")
def test_the_bonus_may_be_declined() -> None:
    board = second_era().token(1, science=2)
    play(board, "trade_economy").act("decline")
    assert board.asked() == "0 taketurn"
    assert board.position.built[4 + 1] == 0


@rule("tapestry.cards.trade_economy", "tapestry.rulings.finished_players")
def test_a_finished_opponent_can_be_traded_with_but_takes_no_bonus() -> None:
    board = second_era().token(1, science=2)
    board.position.finished[1] = 1
    play(board, "trade_economy")
    assert len(board.hand_of(0)) == 1
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.trade_economy", "tapestry.advancing.once_per_turn")
def test_a_space_that_one_has_activated_in_this_turn_is_no_choice() -> None:
    board = second_era().token(1, exploration=1, technology=1)
    board.position.activated[0] = 1
    play(board, "trade_economy")
    assert board.asked() == "0 inventcard"


@rule("tapestry.cards.trade_economy")
def test_of_several_tokens_on_a_track_one_is_chosen_and_the_start_gives_nothing() -> None:
    board = second_era().token(1, exploration=(0, 1, 5))
    play(board, "trade_economy")
    assert board.legal() == ["token 1", "token 5"]
    board.act("token 1")
    assert len(board.position.supply[0]) == 2


@rule("tapestry.cards.trade_economy")
def test_a_completed_track_without_a_token_offers_no_last_space() -> None:
    board = second_era().token(1, technology=())
    board.position.completed[1] = 1 << 3
    play(board, "trade_economy")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.trade_economy", "tapestry.cards.marriage_of_state")
def test_a_benefit_gained_by_trade_is_not_shared_by_a_marriage() -> None:
    board = second_era(3).token(1, exploration=1)
    board.position.ability[2] = board.position.box.card_no["marriage_of_state"]
    board.position.partner[2], board.position.partner_track[2] = 0, 0
    play(board, "trade_economy")
    assert [len(board.position.supply[seat]) for seat in range(3)] == [2, 0, 0]
