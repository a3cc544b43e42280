"""Cards that turn one thing into another: Capitalism, Democracy, Diplomacy, Guilds, Mercantilism, Olympic Host."""

from ecumene.games.tapestry.play.numbers import NONE
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, in_force, play, second_era, seen_by


def income(board: Board, card: str, **stock: int) -> Board:
    """Seat 0 takes its next income turn and plays a card, holding these resources by then."""
    board.hand(0, card, "trap").act("income")
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    held = {"coin": 0, "worker": 0, "food": 0, "culture": 0, **stock}
    return board.give(0, **held).act(f"play {card}")


def scored(board: Board, cause: str) -> list[int]:
    """What a cause has scored, one by one."""
    return [e.args["n"] for e in board.events if e.say == "tapestry-log-scores" and e.args["cause"] == cause]


# ---- Capitalism


@rule("tapestry.cards.capitalism")
def test_capitalism_scores_two_points_for_each_coin_of_the_income_of_its_own_turn() -> None:
    board = income(second_era().era(2, 3).built(0, market=1), "capitalism")
    decline_all(board)
    assert scored(board, "card.capitalism") == [4], "two open spaces with a coin"


@rule("tapestry.cards.capitalism", "tapestry.resources.limit")
def test_coins_above_the_limit_are_not_earned() -> None:
    board = income(second_era().era(2, 3).built(0, market=1), "capitalism", coin=7)
    decline_all(board)
    assert scored(board, "card.capitalism") == [2]


@rule("tapestry.cards.capitalism")
def test_coins_from_elsewhere_score_nothing_and_a_market_brings_a_coin() -> None:
    board = in_force(second_era(), "capitalism")
    board.do(0, [{"gain": {"coin": 2}}])
    assert board.score(0) == 0
    board.do(0, [{"build": ["market"]}])
    board.act(board.legal()[0])
    assert board.stock(0) == {"coin": 3}
    board.do(1, [{"build": ["market"]}])
    board.act(board.legal()[0])
    assert board.stock(0) == {"coin": 3}


# ---- Democracy


@rule("tapestry.cards.democracy")
def test_democracy_draws_three_cards_and_buys_off_any_number_for_two_points_each() -> None:
    board = second_era().hand(0, "guilds")
    play(board, "democracy")
    assert len(board.hand_of(0)) == 4
    assert "decline" in board.legal()
    board.act("discard guilds").act(board.legal()[0])
    assert board.score(0) == 4
    assert len(board.hand_of(0)) == 2
    assert board.position.box.card_no["guilds"] in board.position.discard
    board.act("decline")
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.cards.democracy")
def test_democracy_itself_lies_on_the_mat_and_cannot_be_discarded() -> None:
    board = second_era()
    play(board, "democracy")
    assert "discard democracy" not in board.legal()


@rule("tapestry.cards.democracy")
def test_the_whole_hand_may_go() -> None:
    board = second_era()
    play(board, "democracy")
    while board.asked() == "0 sellcard":
        board.act(board.legal()[0])
    assert board.hand_of(0) == []
    assert board.score(0) == 6


@rule("tapestry.cards.democracy", "tapestry.tapestry_cards.hands")
def test_the_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    board = second_era()
    play(board, "democracy")
    assert seen_by(board, 1).hands[0] == [NONE] * 3
    board.act(board.legal()[0])
    assert len(seen_by(board, 1).discard) == 1


# ---- Diplomacy


@rule("tapestry.cards.diplomacy")
def test_diplomacy_gives_everybody_a_resource_clockwise_and_its_player_a_building() -> None:
    board = second_era(3)
    play(board, "diplomacy")
    asked = []
    for resource in ("coin", "food", "worker"):
        asked.append(board.asked())
        board.act(f"take {resource}")
    assert asked == ["0 takeresource", "1 takeresource", "2 takeresource"]
    assert [board.stock(seat) for seat in range(3)] == [{"coin": 1}, {"food": 1}, {"worker": 1}]
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]
    board.act("build farm").act(board.legal()[0])
    assert board.position.built[2] == 1


@rule("tapestry.cards.diplomacy", "tapestry.rulings.finished_players")
def test_a_finished_player_gains_nothing_from_diplomacy() -> None:
    board = second_era(3)
    board.position.finished[1] = 1
    play(board, "diplomacy").act("take coin", "take coin")
    assert [board.stock(seat) for seat in range(3)] == [{"coin": 1}, {}, {"coin": 1}]


# ---- Guilds


@rule("tapestry.cards.guilds")
def test_guilds_sell_up_to_three_resources_for_five_points_each() -> None:
    board = second_era().give(0, coin=2, food=2)
    play(board, "guilds").act("pay coin", "pay food", "pay food")
    assert board.score(0) == 15
    assert board.stock(0) == {"coin": 1}
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.guilds")
def test_guilds_buy_up_to_three_resources_for_five_points_each() -> None:
    board = second_era().points(0, 30)
    play(board, "guilds").act("take coin", "take culture", "take culture")
    assert board.score(0) == 15
    assert board.stock(0) == {"coin": 1, "culture": 2}
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.cards.guilds")
def test_the_first_trade_settles_the_direction() -> None:
    board = second_era().points(0, 30).give(0, food=3)
    play(board, "guilds")
    assert board.legal() == [
        "take coin", "take worker", "take food", "take culture", "pay food", "decline",
    ]  # fmt: skip
    board.act("pay food")
    assert board.legal() == ["pay food", "decline"]
    assert board.refused("take coin") == "cards.guilds"
    board.act("decline")
    board = second_era().points(0, 30).give(0, food=3)
    play(board, "guilds").act("take food")
    assert board.refused("pay food") == "cards.guilds"


@rule("tapestry.cards.guilds")
def test_guilds_may_be_left_unused() -> None:
    board = second_era().points(0, 30).give(0, food=3)
    play(board, "guilds").act("decline")
    assert board.score(0) == 30
    assert board.asked() == "0 taketurn"


@rule("tapestry.rulings.vp_floor", "tapestry.cards.guilds")
def test_points_must_be_there_to_be_paid() -> None:
    board = second_era().points(0, 9).give(0, food=1)
    play(board, "guilds").act("take coin")
    assert board.asked() == "0 taketurn", "four points buy nothing"
    board = second_era().points(0, 4).give(0, food=1)
    play(board, "guilds")
    assert board.refused("take coin") == "rulings.vp_floor"


@rule("tapestry.resources.limit", "tapestry.cards.guilds")
def test_what_finds_no_room_cannot_be_bought() -> None:
    board = second_era().points(0, 9).give(0, coin=8)
    play(board, "guilds")
    assert board.refused("take coin") == "resources.limit"


# ---- Mercantilism


@rule("tapestry.cards.mercantilism", "tapestry.rulings.mercantilism_timing")
def test_after_the_income_all_food_may_be_turned_into_other_resources_for_two_points_each() -> None:
    board = income(second_era().era(2, 3), "mercantilism", food=2)
    while board.asked() != "0 convertresource":
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert board.stock(0)["food"] == 3, "that of the income and what was there before"
    before = board.score(0)
    board.act("take worker", "take worker")
    assert board.stock(0)["food"] == 1
    assert board.stock(0)["worker"] == 3
    assert board.score(0) == before + 4
    board.act("decline")
    assert board.stock(0)["food"] == 1


@rule("tapestry.cards.mercantilism", "tapestry.rulings.mercantilism_timing")
def test_food_cannot_become_a_resource_that_finds_no_room_nor_food() -> None:
    board = second_era().give(0, food=2, coin=8)
    board.do(0, [{"convert": {"resource": "food", "points": 2}}])
    assert board.legal() == ["take worker", "take culture", "decline"]
    assert board.refused("take coin") == "rulings.mercantilism_timing"
    assert board.refused("take food") == "core.choice"


@rule("tapestry.cards.mercantilism")
def test_without_food_nothing_is_asked() -> None:
    board = second_era().give(0, coin=1)
    board.do(0, [{"convert": {"resource": "food", "points": 2}}])
    assert board.asked() == "0 taketurn"


# ---- Olympic Host


@rule("tapestry.cards.olympic_host")
def test_each_player_from_the_host_on_may_pay_a_worker_for_ten_points() -> None:
    board = second_era(3).give(0, worker=1).give(1, worker=2).give(2, worker=1)
    play(board, "olympic_host")
    asked = []
    for answer in ("accept", "decline", "accept"):
        asked.append(board.asked())
        board.act(answer)
    assert asked == ["0 joingames", "1 joingames", "2 joingames"]
    assert [board.score(seat) for seat in range(3)] == [10, 0, 10]
    assert [board.stock(seat) for seat in range(3)] == [{}, {"worker": 2}, {}]


@rule("tapestry.cards.olympic_host")
def test_if_an_opponent_pays_the_host_gains_a_building_of_choice() -> None:
    board = second_era().give(1, worker=1)
    play(board, "olympic_host").act("accept")
    assert board.asked() == "0 choosebuilding"
    assert len(board.legal()) == 4
    board.act("build armory").act(board.legal()[0])
    assert board.position.built[3] == 1
    assert board.stock(0) == {}


@rule("tapestry.cards.olympic_host")
def test_if_no_opponent_pays_the_host_gains_a_coin_even_having_paid() -> None:
    board = second_era().give(0, worker=1).give(1, worker=1)
    play(board, "olympic_host").act("accept", "decline")
    assert board.stock(0) == {"coin": 1}
    assert board.score(0) == 10
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.olympic_host")
def test_an_early_guest_still_counts_when_a_later_one_declines() -> None:
    board = second_era(3).give(1, worker=1).give(2, worker=1)
    play(board, "olympic_host").act("accept", "decline")
    assert board.asked() == "0 choosebuilding"


@rule("tapestry.cards.olympic_host", "tapestry.rulings.finished_players")
def test_players_without_a_worker_or_finished_are_passed_over() -> None:
    board = second_era(4).give(2, worker=1).give(3, worker=1)
    board.position.finished[2] = 1
    play(board, "olympic_host")
    assert board.asked() == "3 joingames"
    board.act("decline")
    assert board.stock(0) == {"coin": 1}
