"""Tracks: cost, the order of landmark, benefit and bonus, what may be done once a turn, several tokens."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import table


@rule("tapestry.advancing.cost")
@pytest.mark.parametrize(
    ("space", "stock", "paid"),
    [
        (0, {"coin": 1}, {}),
        (3, {"food": 1, "coin": 1}, {}),
        (6, {"food": 1, "coin": 2}, {}),
        (9, {"food": 2}, {}),
    ],
)
def test_each_tier_has_its_price(space: int, stock: dict[str, int], paid: dict[str, int]) -> None:
    board = table().token(0, exploration=space).give(0, **stock)
    board.landmark(1, "lighthouse", "train_station", "launch_pad")
    board.act("advance exploration")
    assert board.where(0, "exploration") == (space + 1,)
    assert board.stock(0) == paid


@rule("tapestry.advancing.cost")
def test_the_free_part_of_the_price_is_paid_as_one_likes() -> None:
    board = table().give(0, food=1, coin=1)
    board.act("advance technology")
    assert board.legal() == ["pay coin", "pay food"]
    board.act("pay food")
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.advancing.cost")
def test_the_own_resource_cannot_be_replaced() -> None:
    board = table().token(0, exploration=3).give(0, coin=5)
    assert board.refused("advance exploration") == "advancing.cost"
    board.give(0, food=1)
    assert "advance exploration" in board.legal()
    board.act("advance exploration")
    assert board.stock(0) == {"coin": 4}


@rule("tapestry.advancing.one_space", "tapestry.turns.two_kinds")
def test_an_advance_turn_is_one_space_on_one_track() -> None:
    board = table().give(0, coin=2)
    assert set(board.legal()) == {
        "income", "advance exploration", "advance science", "advance military", "advance technology",
    }  # fmt: skip
    board.act("advance exploration")
    assert [board.where(0, track) for track in ("exploration", "science", "military", "technology")] == [
        (1,), (0,), (0,), (0,),
    ]  # fmt: skip
    assert (len(board.position.supply[0]), board.stock(0), board.position.turn) == (2, {"coin": 1}, 1)


@rule("tapestry.advancing.order", "tapestry.faq.district_pays_bonus")
def test_the_landmark_comes_before_the_benefit() -> None:
    board = table().token(0, exploration=3).give(0, food=1, coin=1)
    board.act("advance exploration")
    assert board.asked() == "0 placelandmark"
    assert board.position.supply[0] == []  # the tile of the benefit is not yet drawn
    board.act(board.legal()[0])
    assert len(board.position.supply[0]) == 1


@rule("tapestry.landmarks.first")
def test_only_the_first_in_a_tier_gains_its_landmark() -> None:
    board = table().token(0, exploration=3).give(0, food=1, coin=1).landmark(1, "lighthouse")
    board.act("advance exploration")
    assert board.asked() != "0 placelandmark"
    assert board.position.landmarks_of(0) == 0


@rule("tapestry.research.landmark", "tapestry.advancing.free")
def test_a_free_advance_gains_the_landmark_too() -> None:
    board = table().token(0, science=3)
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert (board.where(0, "science"), board.hand_of(0)) == ((4,), [])


@rule("tapestry.advancing.bonus_optional")
def test_the_bonus_may_be_paid_for_once_or_left() -> None:
    board = table().token(0, technology=1).give(0, coin=2)
    board.act("advance technology")
    assert board.legal() == ["pay coin", "decline"]
    board.act("decline")
    assert board.asked() != "0 buy"
    assert board.stock(0) == {"coin": 1}
    board = table().token(0, technology=1).give(0, coin=2)
    board.act("advance technology", "pay coin")
    assert board.position.built[:4] == [1, 0, 0, 0]


@rule("tapestry.faq.bonus_without_benefit", "tapestry.advancing.benefit_mandatory")
def test_the_bonus_is_offered_even_if_the_benefit_could_do_nothing() -> None:
    board = table().token(0, exploration=1).give(0, coin=2)  # Rafts explores, without a tile
    board.act("advance exploration")
    assert board.legal() == ["pay coin", "decline"]
    board.act("pay coin")
    assert len(board.hand_of(0)) == 1


@rule("tapestry.advancing.once_per_turn", "tapestry.rulings.same_space_once")
def test_no_space_is_activated_twice_in_a_turn() -> None:
    board = table().token(0, exploration=5)
    forward = [{"advance": {"tracks": ["exploration"], "benefit": True, "bonus": "none"}}]
    back = [{"regress": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}]
    board.do(0, forward)  # Tunnels: a tile and a farm
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    tiles = len(board.position.supply[0])
    assert tiles == 1
    board.do(0, back)
    board.do(0, forward)
    assert board.where(0, "exploration") == (6,)
    assert (len(board.position.supply[0]), board.asked()) == (tiles, "0 taketurn")


@rule("tapestry.rulings.same_space_once")
def test_a_move_without_benefit_is_no_activation() -> None:
    board = table()
    board.do(0, [{"advance": {"tracks": ["exploration"], "benefit": False, "bonus": "none"}}])
    board.do(0, [{"repeat_position": True}], cause="tech.lithium_ion_battery")
    assert len(board.position.supply[0]) == 2


@rule("tapestry.rulings.space_limit_per_player")
def test_what_was_activated_is_forgotten_when_any_turn_begins() -> None:
    board = table(seats=3).give(0, coin=1).give(1, coin=1).give(2, coin=1)
    board.act("advance exploration")
    assert board.position.activated == [0, 0, 0]
    board.do(0, [{"repeat_position": True}], cause="tech.lithium_ion_battery")
    assert len(board.position.supply[0]) == 4


@rule("tapestry.advancing.repeat")
def test_each_repeat_icon_works_once_per_turn_and_several_icons_may() -> None:
    board = table().token(0, exploration=1, science=6)
    board.tech(0, 0, "barn").tech(0, 2, "lithium_ion_battery")
    step = [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "none"}}]
    back = [{"regress": {"tracks": ["science"], "benefit": False, "bonus": "none"}}]
    again = [{"use_tech": "square"}]
    board.do(0, step).act(board.legal()[0])  # University: the landmark of the tier first
    assert len(board.position.supply[0]) == 2, "only the position on exploration was left to use"
    board.do(0, back).do(0, back).do(0, back)
    board.do(0, again)  # another icon: Medicine
    assert (board.score(0), len(board.hand_of(0))) == (2, 1)
    board.token(0, military=4).do(0, again)
    assert board.asked() == "0 taketurn", "this icon was used, whatever else there is to repeat"


@rule("tapestry.advancing.repeat", "tapestry.rulings.mandatory_with_choice")
def test_an_icon_that_was_used_in_this_turn_is_no_choice_any_more() -> None:
    board = table().token(0, exploration=1, military=4).tech(0, 2, "lithium_ion_battery", "calendar")
    again = [{"use_tech": "square"}]
    board.do(0, again)
    assert board.legal() == ["use lithium_ion_battery", "use calendar"]
    board.act("use lithium_ion_battery", "track exploration").do(0, again)
    assert board.score(0) == 7


@rule("tapestry.advancing.repeat")
def test_repeating_offers_the_bonus_and_moves_nothing() -> None:
    board = table().token(0, technology=2).give(0, coin=1)
    board.do(0, [{"repeat_position": True}], cause="space.science_7")
    assert board.legal() == ["pay coin", "decline"]
    board.act("pay coin")
    assert board.where(0, "technology") == (2,)


@rule("tapestry.advancing.several_tokens", "tapestry.advancing.furthest")
def test_each_of_several_tokens_advances_alone_and_the_furthest_counts() -> None:
    board = table().token(0, military=(0, 8)).give(0, culture=3, coin=3)
    assert board.position.reached(0, 2) == 8
    board.act("advance military")
    assert board.legal() == ["token 0", "token 8"]
    board.act("token 0")
    assert board.legal() == ["pay coin", "pay culture"]
    board.act("pay coin")
    assert board.where(0, "military") == (1, 8)


@rule("tapestry.advancing.several_tokens")
def test_two_tokens_on_one_space_are_one_choice() -> None:
    board = table().token(0, military=(0, 0)).give(0, coin=1)
    board.act("advance military")
    assert board.where(0, "military") == (0, 1)


@rule("tapestry.advancing.end_of_track", "tapestry.research.past_end")
def test_nothing_goes_beyond_the_last_space() -> None:
    board = table().token(0, science=12).give(0, coin=8)
    assert board.refused("advance science") == "advancing.end_of_track"
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "pay"}}])
    assert (board.where(0, "science"), board.asked()) == ((12,), "0 taketurn")


@rule("tapestry.rulings.advance_blocked", "tapestry.faq.forced_advances")
def test_a_free_advance_prefers_an_open_track_and_cannot_be_declined() -> None:
    board = table().token(0, science=12)
    board.do(0, [{"advance": {"tracks": ["science", "military"], "benefit": False, "bonus": "none"}}])
    assert board.where(0, "military") == (1,)


@rule("tapestry.advancing.regress")
def test_going_back_gains_the_benefit_but_no_landmark() -> None:
    board = table().token(0, technology=5)
    board.do(0, [{"regress": {"tracks": ["military", "technology"], "benefit": True, "bonus": "pay"}}])
    assert board.where(0, "technology") == (4,)  # military stands at the start: nothing to go back
    assert board.position.landmarks_of(0) == 0
    assert board.asked() == "0 refreshtech"


@rule("tapestry.advancing.regress")
def test_going_back_to_the_start_gives_nothing() -> None:
    board = table().token(0, technology=1)
    board.do(0, [{"regress": {"tracks": ["technology"], "benefit": True, "bonus": "pay"}}])
    assert (board.where(0, "technology"), board.asked()) == ((0,), "0 taketurn")


@rule("tapestry.rulings.paid_advance")
def test_whoever_can_pay_for_no_advance_takes_an_income_turn() -> None:
    board = table().give(0, coin=1)
    board.act("advance exploration")  # seat 1 has nothing and takes its second income turn
    assert board.position.era == [1, 2]


@rule("tapestry.achievements.track")
def test_the_last_space_completes_the_track() -> None:
    board = table().token(0, science=11)
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 10


@rule("tapestry.advancing.furthest", "tapestry.advancing.repeat")
def test_of_several_tokens_on_a_track_only_the_furthest_position_can_be_used_again() -> None:
    board = table().token(0, exploration=(1, 2), technology=(1, 2)).display("barn", "calendar", "clocks")
    board.do(0, [{"repeat_position": True}], cause="space.science_7")
    assert board.legal() == ["track exploration", "track technology"]
    board.act("track technology")
    assert (len(board.hand_of(0)), board.techs(0)) == (1, {})  # Carpentry, not Pottery
