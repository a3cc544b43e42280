"""The Tinkerers: gifts for their opponents, and four tricks on the tracks."""

from __future__ import annotations

from collections.abc import Mapping

from tests.marks import rule
from tests.tapestry.board import Board, begun, game, table
from tests.tapestry.civs import able, drafted, finish, gain, lay, mat, use
from tests.tapestry.showing import drawn, paths
from tests.tapestry.speaking import speech

BOX = {"plans_and_ploys": "in"}
ARTS = {**BOX, "arts_and_architecture": "in"}
REFUND, CATCH_UP, BACK, BONUS = "pick 1", "pick 2", "pick 3", "pick 4"


def tinkerers(seats: int = 2, options: Mapping[str, str] = BOX) -> Board:
    board = table(seats, civs=("tinkerers", "chosen", "nomads"), options=options)
    for card in range(len(board.position.tech_owner)):  # without the gifts of the set-up
        if board.position.tech_owner[card] >= 0:
            board.position.tech_owner[card] = board.position.tech_row[card] = -1
            board.position.tech_deck.append(card)
    board.position.tech_deck.sort()
    return board


def only(board: Board, trick: int) -> Board:
    """With all other tricks covered."""
    return use(lay(board, "tinkerers", 0b1111 & ~(1 << trick)), 0, "tinkerers")


# ---- gifts


@rule("tapestry.civilizations.tinkerers", "tapestry.adjustments.tinkerers")
def test_at_the_start_each_opponent_gains_a_tech_card_of_the_deck_and_a_tapestry_card() -> None:
    board = drafted(begun(3, civs=("leaders", "tinkerers", "nomads"), options=BOX))
    assert [list(board.techs(seat).values()) for seat in range(3)] == [[0], [], [0]]
    assert [len(hand) for hand in board.position.hands] == [2, 1, 2]  # one of them from the first income turn
    assert len(board.position.display) == 3


@rule("tapestry.boxes.tinkerers_gift")
def test_a_gift_is_not_upgraded_before_the_end_of_its_owners_first_income_turn() -> None:
    board = begun(civs=("tinkerers", "alchemists"), options=BOX)
    assert board.asked() == "1 takeresource"  # still setting up
    (card,) = board.techs(1)
    board.tech(1, 0, "calendar" if card != "calendar" else "clocks").do(1, [{"upgrade": {"may": True}}])
    assert board.refused(f"upgrade {card}") == "boxes.tinkerers_gift"
    assert len(board.legal()) == 2
    drafted(board.act("decline", "take coin", "take coin"))
    assert (board.asked(), board.position.held_techs) == ("0 taketurn", [])
    assert f"upgrade {card}" in board.do(1, [{"upgrade": {"may": True}}]).legal()


@rule("tapestry.boxes.tinkerers_gift")
def test_what_is_held_back_is_stored() -> None:
    board = begun(civs=("tinkerers", "alchemists"), options=BOX)
    dump = board.position.dump()
    assert len(dump["state"]["held_techs"]) == 1
    assert game().load(dump).dump() == dump


@rule("tapestry.civilizations.tinkerers")
def test_gained_during_the_game_opponents_gain_a_tech_card_and_no_tapestry_card() -> None:
    board = finish(table(3, civs=("leaders", "chosen", "nomads"), options=BOX), 2)
    gain(board, 0, "tinkerers")
    assert [len(board.techs(seat)) for seat in range(3)] == [0, 1, 0]  # nobody who has finished gains any
    assert (board.position.hands, board.position.held_techs) == ([[], [], []], [])
    board.do(1, [{"upgrade": True}])
    assert list(board.techs(1).values()) == [1]


# ---- choosing a trick


@rule("tapestry.civilizations.tinkerers")
def test_one_of_four_tricks_is_done_and_covered_in_step_one() -> None:
    board = tinkerers().token(0, military=4).token(1, military=6).act("income")
    assert (board.asked(), board.legal()) == ("0 tinkererstrick", [REFUND, CATCH_UP, BACK, BONUS])
    board.act(REFUND, "take coin")
    assert (mat(board, "tinkerers"), board.stock(0)) == ((0b0001,), {"coin": 1, "culture": 1})


@rule("tapestry.civilizations.tinkerers")
def test_each_trick_serves_once_and_only_with_an_effect() -> None:
    board = use(lay(tinkerers().token(0, military=4), "tinkerers", 0b0001), 0, "tinkerers")
    assert board.legal() == [BACK, BONUS]  # nobody is ahead
    assert board.refused(CATCH_UP) == board.refused(REFUND) == "civilizations.tinkerers"
    assert not able(lay(board, "tinkerers", 0b1111), 0, "tinkerers")


# ---- gaining the cost of a space


@rule("tapestry.civilizations.tinkerers")
def test_the_cost_of_the_space_of_a_token_is_gained() -> None:
    assert only(tinkerers().token(0, science=1), 0).act("take food").stock(0) == {"food": 1}
    board = only(tinkerers().token(0, science=7), 0).act("take food", "take worker")
    assert board.stock(0) == {"worker": 2, "food": 1}
    assert only(tinkerers().token(0, science=12), 0).stock(0) == {"worker": 2}


@rule("tapestry.civilizations.tinkerers")
def test_a_token_at_the_start_costs_nothing_and_a_full_stock_has_no_room() -> None:
    board = only(tinkerers().token(0, science=4, military=10).give(0, culture=8), 0)
    assert board.act("take coin").stock(0) == {"culture": 8, "coin": 1, "worker": 1}  # only the science track is useful


@rule("tapestry.civilizations.tinkerers")
def test_of_several_tokens_on_a_track_any_may_be_meant() -> None:
    board = only(tinkerers().token(0, science=(4, 10), military=1), 0)
    assert board.legal() == ["track science", "track military"]
    assert board.refused("track technology") == "civilizations.tinkerers"
    board.act("track science")
    assert board.legal() == ["token 4", "token 10"]
    assert board.act("token 10").stock(0) == {"worker": 2}


@rule("tapestry.civilizations.tinkerers")
def test_on_the_arts_track_resources_come_different_or_alike_as_its_tiers_ask_for_them() -> None:
    board = only(tinkerers(options=ARTS).token(0, arts=5), 0).act("take coin")
    assert board.refused("take coin") == "arts.cost"
    assert board.act("take food").stock(0) == {"coin": 1, "food": 1}
    board = only(tinkerers(options=ARTS).token(0, arts=7).give(0, coin=8), 0)
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"coin": 8, "worker": 1, "food": 1, "culture": 1})
    board = only(tinkerers(options=ARTS).token(0, arts=10), 0).act("take culture")
    assert (board.asked(), board.stock(0)) == ("0 taketurn", {"culture": 2})


# ---- catching up


@rule("tapestry.civilizations.tinkerers", "tapestry.rulings.multi_step_moves")
def test_a_token_goes_to_the_nearest_opponent_ahead_with_the_benefit_and_no_bonus() -> None:
    board = tinkerers(3).token(0, science=0).token(1, science=2).token(2, science=8).give(0, coin=3)
    only(board, 1)
    assert (board.where(0, "science"), len(board.position.hands[0]), board.asked()) == ((2,), 1, "0 taketurn")
    assert mat(board, "tinkerers") == (0b1111,)


@rule("tapestry.civilizations.tinkerers", "tapestry.landmarks.first")
def test_tiers_that_nobody_entered_before_give_their_landmarks() -> None:
    board = only(tinkerers().token(0, military=2).token(1, military=4), 1)
    assert board.asked() == "0 placelandmark"  # the opponent leapt over it
    board = tinkerers().token(0, military=2).token(1, military=4).landmark(1, "barracks")
    assert only(board, 1).where(0, "military") == (4,)
    assert board.stock(0) == {"worker": 1}


@rule("tapestry.civilizations.tinkerers", "tapestry.cards.dictatorship")
def test_a_closed_track_lets_no_token_move() -> None:
    board = tinkerers().token(0, military=5).token(1, military=6)
    board.position.blocks = [(2, 1, 1)]
    use(lay(board, "tinkerers", 0b0001), 0, "tinkerers")
    assert (board.where(0, "military"), board.asked()) == ((5,), "0 tinkerersmove")  # bonuses of other tracks are left
    assert "track military" not in board.legal()


# ---- going back


@rule("tapestry.civilizations.tinkerers")
def test_a_token_goes_back_exactly_three_spaces_with_the_benefit_and_perhaps_the_bonus() -> None:
    board = only(tinkerers().token(0, technology=5).give(0, coin=1), 2)
    assert (board.where(0, "technology"), len(board.position.hands[0]), board.asked()) == ((2,), 1, "0 buy")
    board.act("pay coin")
    assert board.asked() == "0 placebuilding"


@rule("tapestry.civilizations.tinkerers")
def test_the_start_has_no_benefit_so_the_token_must_stand_on_four_at_least() -> None:
    board = only(tinkerers().token(0, technology=3, science=2), 2)
    assert board.where(0, "technology") == (3,)
    board = only(tinkerers().token(0, science=5, military=4).token(1, science=5), 2)
    assert board.legal() == ["track science", "track military"]


@rule("tapestry.civilizations.tinkerers")
def test_no_landmark_is_gained_on_the_way_back() -> None:
    board = only(tinkerers().token(0, military=7), 2)
    assert board.position.landmarks_of(0) == 0
    assert (board.where(0, "military"), board.stock(0)) == ((4,), {"worker": 1})


# ---- on to a bonus


@rule("tapestry.civilizations.tinkerers")
def test_a_token_goes_on_to_the_next_bonus_which_is_free_and_gains_no_benefit() -> None:
    board = only(tinkerers().token(0, exploration=2, science=12, military=12, technology=12), 3)
    assert (board.where(0, "exploration"), board.asked()) == ((5,), "0 takebonus")
    assert board.position.landmarks_of(0) == 0  # the Lighthouse was passed by
    assert board.score(0) == 0
    board.act("accept")
    assert board.asked() == "0 placebuilding"


@rule("tapestry.civilizations.tinkerers")
def test_the_bonus_may_be_left_and_each_step_is_an_advance() -> None:
    board = tinkerers().token(0, military=5, science=12, exploration=12, technology=12)
    only(board, 3).act("decline")
    assert (board.where(0, "military"), board.asked()) == ((6,), "0 taketurn")
    assert [event.args["space"] for event in board.told("advances")] == ["military_6"]


@rule("tapestry.civilizations.tinkerers", "tapestry.achievements.track")
def test_it_needs_a_bonus_ahead_and_may_end_on_the_last_space() -> None:
    board = tinkerers().token(0, exploration=10, science=5, military=11, technology=11)
    only(board, 3)
    assert board.where(0, "exploration") == (12,)  # science, military and technology have no bonus ahead
    assert board.position.achieved[0] == (0,)


@rule("tapestry.civilizations.tinkerers")
def test_the_landmark_passed_by_is_left_for_the_next_who_enters_the_tier() -> None:
    board = tinkerers().token(0, exploration=2, science=12, military=12, technology=12).token(1, exploration=3)
    only(board, 3).act("decline").do(1, [{"advance": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}])
    assert board.asked() == "1 placelandmark"


# ---- showing


def test_tricks_are_clicked_on_the_mat_and_told_in_the_table() -> None:
    board = use(tinkerers().token(0, military=4), 0, "tinkerers")
    assert paths(board)[BONUS] == ["civ.tinkerers.0.3"]
    board.act(BACK)
    assert drawn(board)["on.tinkerers.0.2"]["in"] == "civ.tinkerers.0"
    assert "tricks left: refund, catch up, bonus" in " ".join(speech().table(board.position.view(0), 400).split())
