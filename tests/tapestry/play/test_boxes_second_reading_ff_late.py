"""Fantasies & Futures read a second time: civilizations that play on, watch dice or move into other capitals."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, use
from tests.tapestry.reading_ff import ALL, CHARMED, FF, answers, ff, fifth, top, until

NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]


def led(civ: str, era: int = 2, seats: int = 2, **stock: int) -> Board:
    """Seat 0 leads a civilization; the others are ahead and can advance."""
    board = ff(seats, era, (civ, "chosen", "craftsmen", "historians")).era(era, *[4] * (seats - 1))
    for seat in range(1, seats):
        board.give(seat, coin=3)
    return board.give(0, **stock)


def beyond(civ: str, *hand: str, **stock: int) -> Board:
    """Seat 0 has had its last income turn; the others have finished; its first turn after the end is open."""
    board = led(civ, 4, **stock).mat(0, 4, "capitalism").hand(0, *hand)
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    return until(board, "lastturn")


# ---- Elder Ones


@rule("tapestry.civilizations.elder_ones")
def test_elder_ones_take_a_resource_or_two_cards() -> None:
    board = led("elder_ones").hand(0, "empiricism").act("income", "pick 1", "take food")
    assert board.stock(0) == {"food": 1}
    board = led("elder_ones").hand(0, "empiricism").act("income", "pick 2")
    assert len(board.hand_of(0)) == 3


@rule("tapestry.civilizations.elder_ones")
def test_elder_ones_sell_six_cards_at_most_on_turn_5() -> None:
    cards = ("trap", "guilds", "dystopia", "democracy", "empiricism", "academia", "espionage")
    board = led("elder_ones", 4).hand(0, *cards)
    fifth(board)
    for number in range(6):
        assert len([answer for answer in board.legal() if answer.startswith("discard")]) == 7 - number
        board.act(next(answer for answer in board.legal() if answer.startswith("discard")))
        for _ in range(2):
            board.act(board.legal()[number % 2])
    assert (len(board.hand_of(0)), sum(board.stock(0).values())) == (1, 12)
    assert board.asked() != "0 elderonesdiscard"


@rule("tapestry.civilizations.elder_ones")
def test_elder_ones_need_not_sell() -> None:
    board = led("elder_ones", 4).hand(0, "trap")
    fifth(board).act("pass")
    assert (board.hand_of(0), board.stock(0)) == (["trap"], {})


@rule("tapestry.civilizations.elder_ones", "tapestry.end.play_on")
def test_elder_ones_advance_after_their_last_income_turn() -> None:
    board = beyond("elder_ones", coin=2)
    assert not [answer for answer in board.legal() if answer == "income"]
    board.act("advance science")
    answers_to_last(board)
    assert board.where(0, "science")[0] >= 1


def answers_to_last(board: Board) -> Board:
    for _ in range(20):
        if board.asked() in ("over", "0 lastturn") or board.asked().endswith("taketurn"):
            break
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    return board


@rule("tapestry.civilizations.elder_ones", "tapestry.end.own_game")
def test_elder_ones_without_resources_are_done() -> None:
    board = led("elder_ones", 4)
    board.position.era[1], board.position.finished[1] = 5, 1
    answers(fifth(board.give(1, coin=0)))
    assert board.asked() == "over"


@rule("tapestry.civilizations.elder_ones")
def test_elder_ones_may_stop() -> None:
    board = beyond("elder_ones", coin=2)
    board.act(next(answer for answer in board.legal() if not answer.startswith("advance")))
    assert board.asked() == "over"


@rule("tapestry.civilizations.elder_ones")
def test_a_landmark_after_the_end_is_ten_points() -> None:
    board = beyond("elder_ones", coin=8, worker=8, food=8, culture=8).token(0, military=3)
    before = board.score(0)
    board.act("advance military")
    answers_to_last(board)
    assert board.position.landmarks_of(0) == 1
    assert board.score(0) == before + 10, "the Barracks; the fourth space scores no tile"


@rule("tapestry.civilizations.elder_ones")
def test_a_landmark_before_the_end_is_no_points() -> None:
    board = led("elder_ones", 3, coin=8, worker=8, food=8, culture=8).token(0, military=3).act("advance military")
    answers(board)
    assert (board.position.landmarks_of(0), board.score(0)) == (1, 0)


@rule("tapestry.civilizations.elder_ones", "tapestry.end.era_4")
def test_the_card_of_era_4_works_again_after_the_end() -> None:
    board = led("elder_ones", 4, coin=4).hand(0).mat(0, 4, "academia")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    until(board, "lastturn")
    board.points(0, 0).token(0, technology=1).act("advance technology")
    answers_to_last(board)
    assert board.score(0) == 3, "a tapestry card gained under Academia"


@rule("tapestry.end.era_4")
def test_the_card_of_era_4_does_not_work_during_income_turn_5() -> None:
    board = led("elder_ones", 4).hand(0).mat(0, 4, "golden_age").tech(0, 0, "calendar")
    fifth(board)
    until(board, "upgradecard", decline=False)
    board.act("upgrade calendar")
    assert board.score(0) <= 1, "no three points of the Golden Age"


@rule("tapestry.civilizations.elder_ones", "tapestry.end.responses")
def test_elder_ones_play_no_response_after_their_last_income_turn() -> None:
    board = led("elder_ones", 4, coin=3).hand(0, "trap")
    fifth(board)
    until(board, "taketurn")
    assert board.asked() == "1 taketurn"
    board.hand(0, "trap").outpost(0, "1.-2").script(red=[0], black=[0]).do(1, ANYWHERE).act("conquer 1.-2")
    assert board.asked() == "1 choosedie"


@rule("tapestry.civilizations.elder_ones")
def test_elder_ones_gained_on_the_way_play_on_too() -> None:
    board = gain(led("leaders", 4, coin=4), 0, "elder_ones")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.mat(0, 4, "capitalism").act("income")
    until(board, "lastturn")
    assert "advance science" in board.legal()


@rule("tapestry.reserve.at_once", "tapestry.civilizations.elder_ones")
def test_what_elder_ones_reserve_after_the_end_is_used_at_once() -> None:
    board = beyond("elder_ones", coin=8, worker=8, food=8, culture=8).token(0, military=9).hand(0, "haunted_manor")
    board.landmark(1, "tank_factory", "fusion_reactor", "barracks").act("advance military")
    until(board, "placebuilding", "lastturn")
    assert (top(board, 4), board.asked()) == ("haunted_manor", "0 placebuilding")


# ---- Merfolk


@rule("tapestry.civilizations.merfolk")
def test_merfolk_draw_and_keep_two_cards_above_water() -> None:
    board = led("merfolk").hand(0, "trap", "guilds", "dystopia").act("income")
    assert len([answer for answer in board.legal() if answer.startswith("keep")]) == 4
    board.act("keep trap", "keep guilds")
    assert board.legal() == ["play guilds", "play trap"]


@rule("tapestry.civilizations.merfolk")
def test_merfolk_with_two_cards_submerge_nothing() -> None:
    board = led("merfolk").hand(0, "empiricism").act("income")
    assert (board.asked(), len(board.hand_of(0))) == ("0 playcard", 2)


@rule("tapestry.civilizations.merfolk")
def test_submerged_cards_count_for_nothing() -> None:
    board = led("merfolk").hand(0, "trap", "guilds", "dystopia").act("income", "keep trap", "keep guilds")
    board.do(0, [{"points_per": {"of": "tapestry_card"}}])
    assert board.score(0) == 2


@rule("tapestry.civilizations.merfolk")
def test_on_turn_5_the_submerged_cards_come_back_and_five_are_kept() -> None:
    board = use(led("merfolk", 4).hand(0, "trap", "guilds", "dystopia", "democracy"), 0, "merfolk")
    board.act("keep trap", "keep guilds")
    board.hand(0, "trap", "guilds")
    fifth(board)
    until(board, "merfolkdiscard")
    assert len(board.hand_of(0)) == 6
    board.act(board.legal()[0])
    assert (len(board.hand_of(0)), board.asked()) == (5, "1 taketurn")


@rule("tapestry.civilizations.merfolk", "tapestry.end.play_on")
def test_merfolk_sell_any_number_of_cards_after_the_end() -> None:
    board = beyond("merfolk", "trap", "guilds", "dystopia")
    before = board.score(0)
    board.act("accept", "discard guilds", "discard dystopia", "pass")
    assert board.score(0) == before + 10
    assert board.asked() == "0 lastturn"


@rule("tapestry.civilizations.merfolk")
def test_at_least_one_card_is_sold() -> None:
    board = beyond("merfolk", "trap", "guilds").act("accept")
    assert all(answer.startswith("discard") for answer in board.legal())


@rule("tapestry.civilizations.merfolk")
def test_merfolk_play_a_card_onto_the_stack_of_era_4() -> None:
    board = beyond("merfolk", "trap", "guilds")
    before = board.score(0)
    board.act("play trap")
    assert (top(board, 4), board.score(0)) == ("trap", before + 10)


@rule("tapestry.civilizations.merfolk", "tapestry.enchantments.left")
@pytest.mark.parametrize(("left", "playable"), [(True, True), (False, False)])
def test_a_card_that_is_not_when_played_is_played_for_its_left_enchantment_only(left: bool, playable: bool) -> None:
    board = led("merfolk", 4).mat(0, 4, "capitalism").hand(0, "blood_moon", "empiricism")
    if left:
        board.mat(0, 3, "academia")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    until(board, "lastturn")
    assert ("play blood_moon" in board.legal()) == playable
    assert "play empiricism" not in board.legal(), "it has none"
    if playable:
        before = board.score(0)
        assert board.act("play blood_moon").score(0) == before + 3


@rule("tapestry.civilizations.merfolk", "tapestry.reserve.at_once")
@pytest.mark.parametrize(("card", "kind"), [("haunted_manor", "placebuilding"), ("sleeping_giants", "chooselandmark")])
def test_what_merfolk_reserve_after_the_end_is_used_at_once(card: str, kind: str) -> None:
    board = beyond("merfolk", card, "trap").act(f"play {card}")
    until(board, kind, "lastturn")
    assert board.asked() == f"0 {kind}"


@rule("tapestry.civilizations.merfolk", "tapestry.end.over")
def test_merfolk_end_with_an_empty_hand() -> None:
    board = beyond("merfolk", "trap")
    board.act("accept")
    while board.asked() == "0 merfolksell":
        board.act(board.legal()[0])
    assert board.asked() == "over"


@rule("tapestry.civilizations.merfolk", "tapestry.end.responses")
def test_merfolk_may_respond_after_their_last_income_turn() -> None:
    board = led("merfolk", 4).hand(0, "trap")
    fifth(board)
    until(board, "taketurn")
    assert board.asked() == "1 taketurn"
    board.hand(0, "trap", "guilds").outpost(0, "1.-2").script(red=[0], black=[0]).do(1, ANYWHERE).act("conquer 1.-2")
    assert board.legal() == ["respond trap", "pass"]
    board.act("respond trap")
    until(board, "choosedie", decline=False)
    assert board.controller("1.-2") == 0


@rule("tapestry.civilizations.merfolk")
def test_merfolk_and_elder_ones_together_choose_the_kind_of_each_turn() -> None:
    board = gain(led("merfolk", 4, coin=4), 0, "elder_ones").mat(0, 4, "capitalism").hand(0, "trap", "guilds")
    board.position.era[1], board.position.finished[1] = 5, 1
    board.act("income")
    for _ in range(20):
        if board.asked() == "0 lastturn":
            break
        board.act("pass" if "pass" in board.legal() else board.legal()[-1])
    assert {"accept", "play trap", "advance science"} <= set(board.legal())


@rule("tapestry.end.nothing_else", "tapestry.end.own_game")
def test_other_civilizations_are_done_after_the_fifth_income_turn() -> None:
    board = led("leaders", 4, coin=5).hand(0, "trap", "guilds")
    answers(fifth(board))
    board.act("advance exploration")
    answers(board)
    assert board.asked() == "1 taketurn"


# ---- Illuminati


@rule("tapestry.civilizations.illuminati")
def test_illuminati_begin_with_one_of_three_cards() -> None:
    board = begun(2, ("illuminati", "chosen"), options=FF)
    assert board.asked() == "0 illuminatikeep"
    board.act(board.legal()[0])
    until(board, "taketurn")
    assert (len(board.hand_of(0)), len(board.position.discard)) == (2, 2), "one kept, one of the first income"


@rule("tapestry.civilizations.illuminati")
@pytest.mark.parametrize(
    ("red", "black", "points", "stock"), [(0, 0, 4, {"coin": 1}), (3, 2, 7, {"food": 1}), (4, 3, 1, {"culture": 1})]
)
def test_illuminati_gain_both_dice_of_a_conquest(red: int, black: int, points: int, stock: dict[str, int]) -> None:
    board = led("illuminati").script(red=[red], black=[black]).do(1, NEXT)
    board.act(board.legal()[0])
    until(board, "taketurn")
    assert (board.score(0), board.stock(0)) == (points, stock), "per territory: those of the Illuminati"


@rule("tapestry.civilizations.illuminati")
def test_dice_that_left_the_mat_pay_no_more() -> None:
    board = led("illuminati").script(red=[0, 0], black=[0, 0])
    for _ in range(2):
        board.do(1, NEXT)
        board.act(board.legal()[0])
        until(board, "taketurn")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


@rule("tapestry.civilizations.illuminati")
def test_illuminati_may_advance_where_an_opponent_researches() -> None:
    board = led("illuminati").script(science=[0]).do(1, [{"research": {"benefit": False}}])
    asked = []
    for _ in range(6):
        if board.asked().endswith("taketurn"):
            break
        asked.append(board.asked())
        board.act("accept")
    assert "0 afterroll" in asked
    assert board.where(0, "exploration") == (1,)
    assert board.position.supply[0] == [], "without benefit"


@rule("tapestry.civilizations.illuminati")
def test_own_rolls_put_dice_back() -> None:
    board = led("illuminati").script(red=[0] * 3, black=[0] * 3).do(1, NEXT)
    board.act(board.legal()[0])
    until(board, "taketurn")
    board.do(0, NEXT).act("conquer 1.-2")
    until(board, "taketurn")
    before = board.hand(0, "empiricism").points(0, 0).act("income")
    assert before.score(0) == 18


@rule("tapestry.civilizations.illuminati")
@pytest.mark.parametrize(
    ("gone", "points"), [((), 18), (("conquer",), 6), (("research",), 12), (("conquer", "research"), 0)]
)
def test_each_die_on_the_mat_is_six_points(gone: tuple[str, ...], points: int) -> None:
    board = led("illuminati").hand(0, "empiricism").script(red=[0], black=[0], science=[0])
    if "conquer" in gone:
        board.do(1, NEXT)
        board.act(board.legal()[0])
        until(board, "taketurn")
    if "research" in gone:
        board.do(1, [{"research": {"benefit": False}}])
        answers(board)
    board.points(0, 0).act("income")
    assert board.score(0) == points
    use(board, 0, "illuminati")
    assert board.score(0) == points + 18, "then all dice return"


@rule("tapestry.civilizations.illuminati")
def test_after_their_end_illuminati_gain_points_only() -> None:
    board = led("illuminati").script(red=[0], black=[0])
    board.position.finished[0] = 1
    board.do(1, NEXT)
    board.act(board.legal()[0])
    until(board, "taketurn")
    assert (board.score(0), board.stock(0)) == (4, {})


@rule("tapestry.civilizations.illuminati")
def test_illuminati_score_on_turn_5_too() -> None:
    assert fifth(led("illuminati", 4).tech(0, 0, "calendar")).score(0) == 18


# ---- Weefolk


@rule("tapestry.civilizations.weefolk")
def test_weefolk_choose_a_host_who_chooses_the_plot() -> None:
    board = led("weefolk", seats=3).hand(0, "empiricism").act("income")
    assert board.legal() == ["player 2", "player 3"]
    board.act("player 3")
    assert board.asked() == "2 weefolkplot"
    board.act("plot 1.1")
    board.do(2, [{"build": ["house"]}])
    assert "plot 1.1" not in board.legal(), "the plot is filled"


@rule("tapestry.civilizations.weefolk")
def test_a_token_may_complete_a_district_for_its_host() -> None:
    board = led("weefolk").hand(0, "empiricism").give(1, coin=0)
    wetland = ["1.1", "1.2", "1.3", "2.3", "3.1", "3.2", "3.3"]
    board.plot(1, "farm", *wetland[1:]).act("income", "plot 1.1")
    assert board.asked() == "1 takeresource"


@rule("tapestry.civilizations.weefolk")
def test_weefolk_may_spend_a_tile_for_any_building() -> None:
    board = led("weefolk").hand(0, "empiricism").tiles(0, "t05", "t07").act("income", "plot 1.1")
    assert board.legal() == ["tile t05", "tile t07", "decline"]
    board.act("tile t07", "build armory", "plot 1.1")
    assert (board.position.built[3], len(board.position.supply[0]), board.asked()) == (1, 1, "0 playcard"), (
        "once a turn"
    )


@rule("tapestry.civilizations.weefolk")
def test_weefolk_spend_no_tile_on_turn_5() -> None:
    board = led("weefolk", 4).tiles(0, "t05")
    fifth(board).act("plot 1.1")
    assert board.asked() != "0 weefolktile"


@rule("tapestry.civilizations.weefolk")
@pytest.mark.parametrize(
    ("houses", "points"),
    [([], 0), (["1.2"], 1), (["3.1"], 1), (["1.2", "1.3", "3.1"], 3), (["3.3"], 0)],
)
def test_on_turn_5_a_token_scores_the_buildings_of_its_row_and_column(houses: list[str], points: int) -> None:
    board = led("weefolk", 4).plot(1, "house", *houses)
    fifth(board).act("plot 1.1")
    assert board.score(0) == points


@rule("tapestry.civilizations.weefolk")
def test_each_token_counts_its_lines_again() -> None:
    board = use(led("weefolk", 4).plot(1, "house", "1.3"), 0, "weefolk").act("plot 1.2")
    fifth(board).act("plot 1.1")
    assert board.score(0) == 2, "the house lies in the row of both tokens"


@rule("tapestry.civilizations.weefolk")
def test_weefolk_gained_later_give_a_token_at_once() -> None:
    board = gain(led("leaders", 3), 0, "weefolk")
    assert board.asked() == "1 weefolkplot"


@rule("tapestry.civilizations.weefolk")
def test_a_landmark_counts_once_per_line_however_wide_it_is() -> None:
    board = led("weefolk", 4).do(1, [{"landmark": "forge"}]).act("site 1.3 0")
    assert fifth(board).act("plot 1.1").score(0) == 1


@rule("tapestry.enchantments.cards")
def test_everything_together_begins() -> None:
    board = table(3, ("merfolk", "illuminati", "weefolk"), options=ALL)
    assert board.asked() == "0 taketurn"
    assert CHARMED in [card.id for card in board.position.box.cards]
