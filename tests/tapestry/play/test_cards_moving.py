"""Cards that move tokens: Age of Discovery, Dictatorship, Oil Magnate, Renaissance."""

import pytest

from ecumene.games.tapestry.box.content import BASE_TRACKS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from ecumene.games.tapestry.play.advancing import blocked
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, in_force, play, second_era

FACE = {"exploration": 0, "science": 3, "military": 6, "technology": 9}


def owner(board: Board, landmark: str) -> int:
    return board.position.landmark_owner[board.position.box.landmark_no[landmark]]


# ---- Age of Discovery


@rule("tapestry.cards.age_of_discovery")
def test_everybody_steps_on_the_track_rolled_and_its_player_alone_takes_the_benefit() -> None:
    board = second_era(3).script(science=[FACE["exploration"]])
    play(board, "age_of_discovery")
    assert [board.where(seat, "exploration") for seat in range(3)] == [(1,), (1,), (1,)]
    assert [len(board.position.supply[seat]) for seat in range(3)] == [2, 0, 0]


@rule("tapestry.cards.age_of_discovery")
def test_its_player_may_pay_for_the_bonus_of_the_space_discovered() -> None:
    board = second_era().token(0, science=1).token(1, science=1).script(science=[FACE["science"]]).give(0, coin=1)
    play(board, "age_of_discovery")
    assert "pay coin" in board.legal()
    board.act("pay coin")
    decline_all(board)
    assert board.position.built[1] == 1, "the bonus of Mathematics is a house"


@rule("tapestry.cards.age_of_discovery")
def test_its_player_is_the_first_into_a_tier_that_all_enter() -> None:
    board = second_era(3).script(science=[FACE["military"]])
    for seat in range(3):
        board.token(seat, military=3)
    play(board, "age_of_discovery")
    decline_all(board)
    assert owner(board, "barracks") == 0
    assert [board.where(seat, "military") for seat in range(3)] == [(4,), (4,), (4,)]


@rule("tapestry.cards.age_of_discovery", "tapestry.faq.at_once")
def test_others_gain_landmarks_and_achievements_of_the_step_at_once() -> None:
    board = second_era(3).token(1, technology=6).token(2, technology=11).script(science=[FACE["technology"]])
    play(board, "age_of_discovery")
    decline_all(board)
    assert owner(board, "rubber_works") == 1
    assert board.score(2) == 10, "the first to the end of a track"


@rule("tapestry.cards.age_of_discovery", "tapestry.rulings.finished_players")
def test_players_at_the_end_of_the_track_closed_out_or_finished_do_not_move() -> None:
    board = second_era(4).token(1, military=12).token(2, military=4).token(3, military=4)
    board.position.finished[2] = 1
    board.position.ability[3] = board.position.box.card_no["broker_of_peace"]
    board.script(science=[FACE["military"]])
    play(board, "age_of_discovery")
    decline_all(board)
    assert [board.where(seat, "military") for seat in range(4)] == [(1,), (12,), (4,), (4,)]


# ---- Dictatorship


@rule("tapestry.cards.dictatorship")
def test_dictatorship_advances_with_benefit_and_closes_the_track_for_all_others() -> None:
    board = second_era(3)
    play(board, "dictatorship").act("track exploration")
    assert board.where(0, "exploration") == (1,)
    assert len(board.position.supply[0]) == 2
    assert [blocked(board.position, seat, EXPLORATION) for seat in range(3)] == [False, True, True]
    assert not blocked(board.position, 1, SCIENCE)


@rule("tapestry.cards.dictatorship")
def test_dictatorship_closes_no_track_that_is_not_in_play() -> None:
    board = play(second_era(3), "dictatorship")
    assert board.refused("track arts") == "core.choice"


@rule("tapestry.cards.dictatorship")
def test_dictatorship_offers_the_bonus() -> None:
    board = second_era().token(0, science=1).give(0, coin=1)
    play(board, "dictatorship").act("track science")
    assert "pay coin" in board.legal()


@rule("tapestry.cards.dictatorship")
def test_dictatorship_names_no_track_that_is_not_in_play() -> None:
    assert play(second_era(), "dictatorship").refused("track arts") == "core.choice"


@rule("tapestry.cards.dictatorship")
def test_the_block_lasts_to_the_end_of_the_next_turn_of_its_player() -> None:
    board = second_era().token(1, exploration=1)
    board.give(0, coin=4).give(1, coin=4)
    play(board, "dictatorship").act("track exploration")
    board.act("advance technology", *board_pay(board, "technology"))
    decline_all(board)
    assert board.asked() == "1 taketurn"
    assert "advance exploration" not in board.legal()
    assert board.refused("advance exploration") == "cards.dictatorship"
    board.act("advance technology", *board_pay(board, "technology"))
    decline_all(board)
    assert board.asked() == "0 taketurn"
    assert blocked(board.position, 1, EXPLORATION)
    board.act("advance technology", *board_pay(board, "technology"))
    decline_all(board)
    assert board.asked() == "1 taketurn"
    assert not blocked(board.position, 1, EXPLORATION)


def board_pay(board: Board, track: str) -> list[str]:
    """What is answered after `advance`: one coin, where it is asked for."""
    seat = board.position.pending()[0]
    twin = Board(board.position.copy())
    twin.act(f"advance {track}", seat=seat)
    return ["pay coin"] if "pay coin" in twin.legal() and twin.asked().startswith(f"{seat} pay") else []


@rule("tapestry.cards.dictatorship")
def test_the_block_stops_free_steps_forward_and_steps_back() -> None:
    board = second_era().token(1, military=5)
    play(board, "dictatorship").act("track military")
    decline_all(board)
    board.do(1, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    board.do(1, [{"regress": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    assert board.where(1, "military") == (5,)


@rule("tapestry.cards.dictatorship")
def test_the_block_survives_its_card() -> None:
    board = second_era()
    play(board, "dictatorship").act("track technology")
    decline_all(board)
    play(board, "trap")
    assert blocked(board.position, 1, TECHNOLOGY)


@rule("tapestry.cards.dictatorship")
def test_a_track_that_one_has_completed_may_be_closed_without_a_step() -> None:
    board = second_era().token(0, science=12)
    play(board, "dictatorship").act("track science")
    assert board.where(0, "science") == (12,)
    assert blocked(board.position, 1, SCIENCE)
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.dictatorship", "tapestry.rulings.advance_blocked")
def test_a_second_dictatorship_is_a_block_of_its_own_on_a_track_that_is_open() -> None:
    board = second_era()
    play(board, "dictatorship").act("track science")
    decline_all(board)
    board.position.perform(1, board.position.box.cards[board.position.box.card_no["dictatorship"]].effects, "card.x")
    board.settle()
    assert board.legal() == ["track exploration", "track military", "track technology"]
    assert board.refused("track science") == "rulings.advance_blocked"
    board.act("track military")
    decline_all(board)
    assert blocked(board.position, 0, MILITARY)
    assert blocked(board.position, 1, SCIENCE)
    assert not blocked(board.position, 1, MILITARY)


# ---- Oil Magnate


@rule("tapestry.cards.oil_magnate", "tapestry.rulings.neighbour_card_order")
def test_oil_magnate_offers_a_step_to_its_player_then_to_the_right_then_to_the_left() -> None:
    board = second_era(4)
    play(board, "oil_magnate").act("track exploration")
    asked = []
    while board.asked().endswith("maystep"):
        asked.append(board.asked())
        board.act("accept")
    assert asked == ["0 maystep", "3 maystep", "1 maystep"]
    assert [board.where(seat, "exploration") for seat in range(4)] == [(1,), (1,), (0,), (1,)]
    assert [len(board.position.supply[seat]) for seat in range(4)] == [2, 0, 0, 0], "the benefit is its player's alone"


@rule("tapestry.cards.oil_magnate")
def test_nobody_has_to_take_the_step_of_the_oil_magnate() -> None:
    board = second_era(3)
    play(board, "oil_magnate").act("track military", "decline", "decline", "accept")
    assert [board.where(seat, "military") for seat in range(3)] == [(0,), (1,), (0,)]


@rule("tapestry.cards.oil_magnate", "tapestry.neighbours.two_players")
def test_a_single_neighbour_is_asked_once() -> None:
    board = second_era(2)
    play(board, "oil_magnate").act("track military", "decline", "accept")
    assert board.asked() == "0 taketurn"
    assert board.where(1, "military") == (1,)


@rule("tapestry.cards.oil_magnate")
def test_neighbours_gain_the_landmark_of_a_tier_and_no_bonus() -> None:
    board = second_era(2).token(1, science=3).give(1, coin=1)
    play(board, "oil_magnate").act("track science", "decline", "accept")
    decline_all(board)
    assert owner(board, "apothecary") == 1
    assert board.hand_of(1) == [], "no benefit"
    assert board.stock(1) == {"coin": 1}


@rule("tapestry.cards.oil_magnate", "tapestry.rulings.finished_players")
def test_a_finished_neighbour_is_not_asked() -> None:
    board = second_era(3)
    board.position.finished[2] = 1
    play(board, "oil_magnate").act("track military", "decline")
    assert board.asked() == "1 maystep"


@rule("tapestry.cards.oil_magnate")
def test_a_neighbour_who_cannot_move_is_not_asked() -> None:
    board = second_era(3).token(2, military=12)
    play(board, "oil_magnate").act("track military", "decline")
    assert board.asked() == "1 maystep"


@rule("tapestry.cards.oil_magnate")
def test_its_player_may_pay_for_the_bonus_and_neighbours_may_not() -> None:
    board = second_era(2).token(0, science=1).token(1, science=1).give(0, coin=1).give(1, coin=1)
    play(board, "oil_magnate").act("track science", "accept")
    assert board.legal() == ["pay coin", "decline"]
    board.act("decline", "accept")
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.oil_magnate", "tapestry.rulings.mandatory_with_choice")
def test_a_track_on_which_nobody_concerned_can_move_is_no_choice() -> None:
    board = second_era(2).token(0, science=12).token(1, science=12)
    play(board, "oil_magnate")
    assert board.legal() == ["track exploration", "track military", "track technology"]
    assert board.refused("track science") == "core.choice"


# ---- Renaissance


@rule("tapestry.cards.renaissance")
def test_renaissance_advances_one_space_on_every_track_in_any_order_without_benefit() -> None:
    board = second_era()
    play(board, "renaissance")
    assert board.legal() == [f"track {track}" for track in BASE_TRACKS]
    board.act("track military", "track technology", "track exploration")
    assert [board.where(0, track) for track in BASE_TRACKS] == [(1,)] * 4, "the last one is not asked about"
    assert board.position.supply[0] == []
    assert board.techs(0) == {}


@rule("tapestry.cards.renaissance")
def test_each_bonus_reached_is_offered_for_nothing_right_after_its_step() -> None:
    board = second_era().token(0, science=1)
    play(board, "renaissance").act("track science")
    assert board.legal() == ["accept", "decline"]
    assert board.where(0, "military") == (0,)
    board.act("accept").act(board.legal()[0])
    assert board.position.built[1] == 1
    assert board.stock(0) == {}


@rule("tapestry.cards.renaissance")
def test_bonuses_that_cost_cards_or_tiles_are_free_too() -> None:
    board = second_era().token(0, exploration=7, science=4)
    play(board, "renaissance").act("track exploration", "accept")
    assert board.score(0) == 5, "the bonus of Cars, without two tiles"
    board.act("track science", "accept")
    assert board.score(0) == 10, "the bonus of Chemistry, without two cards"


@rule("tapestry.cards.renaissance", "tapestry.advancing.once_per_turn")
def test_a_bonus_taken_activates_its_space_for_this_turn() -> None:
    board = second_era().token(0, science=1, military=1)
    play(board, "renaissance").act("track science", "accept")
    while not board.asked().endswith("renaissancetrack"):
        board.act(board.legal()[0])
    board.act("track military", "decline")
    activated = board.position.activated[0]
    assert activated >> (12 + 1) & 1
    assert not activated >> (24 + 1) & 1


@rule("tapestry.cards.renaissance")
def test_completed_and_closed_tracks_are_left_out() -> None:
    board = second_era().token(0, science=12)
    board.position.blocks.append((MILITARY, 1, 1))
    play(board, "renaissance").act("track technology")
    assert [board.where(0, track) for track in BASE_TRACKS] == [(1,), (12,), (0,), (1,)]
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.renaissance", "tapestry.landmarks.first")
def test_renaissance_gains_landmarks() -> None:
    board = second_era().token(0, military=3, science=12, exploration=12, technology=12)
    play(board, "renaissance")
    decline_all(board)
    assert owner(board, "barracks") == 0
    assert board.stock(0) == {}, "no benefit"


@rule("tapestry.cards.renaissance", "tapestry.advancing.several_tokens")
def test_with_several_tokens_on_a_track_one_of_them_moves() -> None:
    board = second_era().token(0, technology=(0, 3))
    play(board, "renaissance").act("track technology")
    assert board.legal() == ["token 0", "token 3"]
    board.act("token 0")
    assert board.where(0, "technology") == (1, 3)


@rule("tapestry.cards.empiricism")
@pytest.mark.parametrize(("kept", "where"), [("military", (1,)), ("science", (0,))])
def test_a_player_of_empiricism_sees_both_rolls_and_keeps_one(kept: str, where: tuple[int, ...]) -> None:
    board = in_force(second_era(), "empiricism").script(science=[FACE["military"], FACE["science"]])
    board.do(0, [{"research": {"benefit": False}}])
    assert board.legal() == ["track military", "track science"]
    board.act(f"track {kept}", "accept")
    assert board.where(0, "military") == where


@rule("tapestry.cards.empiricism")
def test_empiricism_scores_two_points_for_each_space_forward_on_science() -> None:
    board = in_force(second_era(), "empiricism")
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}] * 2)
    board.do(0, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    board.do(0, [{"regress": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    board.do(1, [{"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}])
    assert board.score(0) == 4
