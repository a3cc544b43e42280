"""Fantasies & Futures read a second time: Illuminati and Weefolk."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, use
from tests.tapestry.reading_ff import ALL, CHARMED, FF, answers, ff, fifth, until

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
