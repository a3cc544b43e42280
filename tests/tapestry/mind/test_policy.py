"""The quick player: what it does at sight is what a person would do at sight."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from ecumene.core.action import Action
from ecumene.games.tapestry.box.actions import WORLD, TapestryAction
from ecumene.games.tapestry.mind.policy import weigh
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.territory import aligned
from tests.tapestry.board import Board, begun, game, table


def quick(board: Board, seed: int = 1) -> str:
    """What the quick player does now."""
    seat = board.position.pending()[0]
    return game().quick_action(board.position, seat, Random(seed)).notation


def weights(board: Board) -> dict[str, float]:
    """What each answer is worth to it."""
    seat = board.position.pending()[0]
    legal: Sequence[Action] = board.position.legal(seat)
    return dict(zip([action.notation for action in legal], weigh(board.position, seat, legal), strict=True))


# ---- turns


def test_while_there_is_something_to_buy_and_nobody_hurries_it_advances() -> None:
    board = table().era(2, 2).give(0, coin=2, worker=2, food=2, culture=2).give(1, coin=4, worker=4)
    assert quick(board).startswith("advance")


def test_the_race_for_the_next_era_is_run_while_resources_are_left() -> None:
    board = table().era(3, 3).give(0, coin=1)
    lonely = weights(board.give(1, coin=4, worker=4))["income"]
    assert weights(board.give(1, coin=0, worker=0))["income"] > lonely
    assert quick(board) == "income"


def test_a_race_that_is_lost_is_no_reason_for_an_income_turn() -> None:
    board = table().era(3, 3).give(0, coin=1)
    racing = weights(board)["income"]
    assert weights(board.era(3, 4))["income"] < racing


def test_in_the_last_era_everything_that_can_be_spent_is_spent() -> None:
    board = table().era(4, 4).give(0, coin=1)
    assert quick(board) != "income"


def test_the_resource_that_the_next_step_asks_for_is_not_paid_away() -> None:
    board = table(civs=("chosen", "leaders")).era(2, 2).token(0, technology=4, exploration=0)
    board.give(0, coin=1, food=1).act("advance exploration")
    assert quick(board) == "pay food"


def test_the_resource_that_a_track_far_on_asks_for_is_taken() -> None:
    board = table().era(2, 2).token(0, military=5).give(0, coin=1, worker=1, food=1)
    board.do(0, [{"gain": {"resource": 1}}])
    assert quick(board) == "take culture"


# ---- effects


def test_a_bonus_is_bought_that_is_worth_more_than_its_price() -> None:
    board = table().era(2, 2).token(0, technology=1).give(0, coin=1, food=1)
    board.act("advance technology", "pay food")
    assert board.asked() == "0 buy"
    assert quick(board) == "pay coin"  # a market


def test_a_bonus_is_left_that_is_worth_less() -> None:
    board = table().era(4, 4).give(0, coin=2)
    board.do(0, [{"bonus": {"pay": {"resource": 1}, "then": [{"points": 1}]}}])
    assert quick(board) == "decline"


def test_of_several_effects_the_one_that_counts_comes_last() -> None:
    board = table().era(2, 2).built(0, market=1)
    board.do(0, [{"any_order": [[{"points_per": {"of": "market", "each": 1}}], [{"build": ["market"]}]]}])
    assert quick(board) == "pick 2"


def test_of_two_effects_the_better_one_is_chosen() -> None:
    board = table().era(2, 2).do(0, [{"choose": [[{"points": 2}], [{"build": ["farm"]}]]}])
    assert quick(board) == "pick 2"
    board = table().era(2, 2).do(0, [{"choose": [[{"points": 40}], [{"build": ["farm"]}]]}])
    assert quick(board) == "pick 1"


# ---- the capital


def test_a_building_completes_a_district_if_it_can() -> None:
    board = table(capitals=("desert", "wetland")).era(2, 2)
    plots = [f"{row}.{column}" for row in (4, 5, 6) for column in (4, 5, 6)]
    position = board.position
    open_plots = [name for name in plots if position.plots[0][9 * int(name[0]) + int(name[2]) - 10] == 0]
    board.plot(0, "farm", *open_plots[1:])
    board.built(0, farm=0).do(0, [{"build": ["market"]}])
    assert quick(board) == f"plot {open_plots[0]}"


def test_a_landmark_goes_where_it_closes_most() -> None:
    """Of a capital all but full, the last square of four is left beside single plots that it would hang over."""
    board = table().era(2, 2)
    plots = board.position.plots[0]
    for plot in range(81):
        plots[plot] = 1 if plot // 9 not in (3, 4) or plot % 9 not in (3, 4) else 0
    plots[0] = 0
    board.do(0, [{"landmark": "bakery"}])
    assert quick(board) == "site 4.4 0"


# ---- the map


def test_a_tile_is_laid_where_most_sides_match() -> None:
    board = table().era(2, 2).tiles(0, "t08")
    position, tile = board.position, board.position.box.tile_no["t08"]
    board.do(0, [{"explore": {"where": "adjacent"}}])
    sides = {}
    for action in position.legal(0):
        assert isinstance(action, TapestryAction)
        sides[action.notation] = aligned(position, action.arg, tile, action.turn)
    assert min(sides.values()) == 0
    assert sides[quick(board)] == max(sides.values()) >= 2


def test_the_second_outpost_to_topple_is_worth_its_achievement() -> None:
    board = table().era(3, 3)
    position = board.position
    home = next(place for place in position.board.hexes if position.controller(place) == 0)
    near = [place for place in position.board.around[home] if position.land[place] == -2 and not position.pieces[place]]
    board.outpost(1, str(WORLD.hexes[near[0]]))
    board.do(0, [{"conquer": {"where": "anywhere", "dice": "one"}}])
    first = weights(board)[f"conquer {WORLD.hexes[near[0]]}"]
    free = [place for place in position.board.hexes if position.land[place] == -2 and not position.pieces[place]]
    board.outpost(1, str(WORLD.hexes[free[0]]), toppled_by=0)
    assert weights(board)[f"conquer {WORLD.hexes[near[0]]}"] > first


def test_the_die_that_brings_more_is_chosen() -> None:
    board = table().era(2, 2).script(red=[3], black=[0])
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}])
    while board.asked() == "0 conquertarget":
        board.act(board.legal()[0])
    assert board.asked() == "0 choosedie"
    assert quick(board) == "die red"  # seven points are more than a coin
    board.give(0, coin=0)
    board.position.dice[0] = 4  # one for each territory
    assert quick(board) == "die black"


def test_a_trap_that_will_never_be_played_is_sprung() -> None:
    board = table().era(4, 4).hand(1, "trap", "guilds", "trap")
    position = board.position
    home = next(place for place in position.board.hexes if position.controller(place) == 0)
    near = next(p for p in position.board.around[home] if position.land[p] == -2 and not position.pieces[p])
    board.outpost(1, str(WORLD.hexes[near]))
    board.do(0, [{"conquer": {"where": "adjacent", "dice": "one"}}])
    if board.asked() == "0 conquertarget":
        board.act(f"conquer {WORLD.hexes[near]}")
    assert board.asked() == "1 respond"
    assert quick(board) == "respond trap"


# ---- cards and civilizations


def test_a_card_that_brings_a_building_is_played_before_a_weak_one() -> None:
    board = table().era(2, 2).hand(0, "diplomacy", "broker_of_peace")
    board.do(0, [{"play_tapestry": True}])
    assert quick(board) == "play diplomacy"


def test_the_leaders_lead_on_the_track_that_brings_most() -> None:
    board = table(civs=("leaders", "historians")).era(3, 3).token(0, technology=6)
    board.act("income")
    assert board.asked() == "0 leaderssquare"
    values = weights(board)
    assert quick(board) == max(values, key=values.__getitem__)
    assert values["decline"] == 0.0


def test_the_mystics_predict_what_one_usually_reaches() -> None:
    board = begun(civs=("mystics", "leaders"))
    while board.asked() != "0 mysticsprediction":
        board.act(quick(board))
    assert quick(board) == "number 5"  # tech cards
    board.act("number 5")
    assert quick(board) == "number 3"  # districts


def test_the_militants_like_to_conquer() -> None:
    def worth(civ: str) -> float:
        board = table(civs=(civ, "historians")).era(2, 2)
        board.do(0, [{"choose": [[{"points": 1}], [{"conquer": {"where": "adjacent", "dice": "one"}}]]}])
        return weights(board)["pick 2"]

    assert worth("militants") > worth("leaders") + 5.0


def test_the_architects_keep_a_district_to_one_kind() -> None:
    board = table(civs=("architects", "leaders"), capitals=("desert", "wetland")).era(2, 2)
    plots = board.position.plots[0]
    for plot in range(81):
        if plots[plot] == 1:
            plots[plot] = 0
    board.plot(0, "farm", "1.1").plot(0, "market", "9.9").built(0, farm=1, market=1)
    board.do(0, [{"build": ["farm"]}])
    values = weights(board)
    assert values["plot 2.2"] > values["plot 8.8"]
    assert values["plot 8.8"] < values["plot 5.5"]


def test_the_craftsmen_weigh_their_mat_against_the_capital() -> None:
    board = table(civs=("craftsmen", "leaders")).era(2, 2)
    board.do(0, [{"build": ["farm"]}])
    values = weights(board)
    assert values["pick 2"] > max(value for name, value in values.items() if name.startswith("plot"))
    assert quick(board).startswith("pick")


# ---- whole games


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_plays_whole_games_and_spends_what_it_has(seats: int) -> None:
    rng = Random(seats)
    position = game().new(seats, seats)
    assert isinstance(position, TapestryPosition)
    while position.pending():
        for seat in position.pending():
            position.apply(seat, game().quick_action(position, seat, rng))
    position.audit()
    assert min(position.points) > 60
    assert sum(position.stock) < 5 * seats


def test_every_answer_is_weighed_or_none() -> None:
    rng = Random(7)
    weighed = 0
    for seed in range(4):
        position = game().new(3, seed)
        assert isinstance(position, TapestryPosition)
        while position.pending():
            for seat in position.pending():
                legal = position.legal(seat)
                values = weigh(position, seat, legal)
                assert len(values) in (0, len(legal))
                weighed += 1 if values else 0
                position.apply(seat, legal[int(rng.random() * len(legal))])
    assert weighed > 200


def test_it_is_the_same_with_the_same_chance() -> None:
    position = game().new(2, 3)
    assert isinstance(position, TapestryPosition)
    first = [game().quick_action(position, seat, Random(5)).notation for seat in position.pending()]
    assert first == [game().quick_action(position, seat, Random(5)).notation for seat in position.pending()]
