"""Dark Ages and Socialism: tokens that go back and forth without benefit."""

from ecumene.games.tapestry.box.content import BASE_TRACKS, EXPLORATION, MILITARY, SCIENCE, TRACKS
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, play, second_era


def tracks(board: Board, seat: int = 0) -> list[tuple[int, ...]]:
    return [board.where(seat, track) for track in BASE_TRACKS]


def owner(board: Board, landmark: str) -> int:
    return board.position.landmark_owner[board.position.box.landmark_no[landmark]]


# ---- Dark Ages


@rule("tapestry.cards.dark_ages")
def test_three_tracks_go_back_one_space_and_the_fourth_three_forward() -> None:
    board = second_era().token(0, exploration=5, science=5, military=5, technology=5)
    for landmark in ("rubber_works",):
        board.landmark(1, landmark)
    play(board, "dark_ages").act("track technology")
    assert tracks(board) == [(4,), (4,), (4,), (8,)]


@rule("tapestry.cards.dark_ages")
def test_dark_ages_bring_no_benefit_and_no_bonus() -> None:
    board = second_era().token(0, exploration=5, science=5, military=5, technology=0).give(0, coin=3)
    play(board, "dark_ages").act("track technology")
    assert board.asked() == "0 taketurn"
    assert board.techs(0) == {}
    assert board.stock(0) == {"coin": 3}
    assert board.score(0) == 0
    assert board.position.activated[0] == 0


@rule("tapestry.cards.dark_ages")
def test_a_token_on_the_start_may_be_named_and_stays() -> None:
    board = second_era()
    play(board, "dark_ages").act("track military")
    assert tracks(board) == [(0,), (0,), (3,), (0,)]


@rule("tapestry.cards.dark_ages", "tapestry.rulings.multi_step_moves")
def test_every_tier_entered_first_on_the_way_gives_its_landmark() -> None:
    board = second_era().token(0, science=2)
    play(board, "dark_ages").act("track science")
    assert board.asked() == "0 placelandmark"
    assert board.where(0, "science") == (4,), "it has not gone on yet"
    decline_all(board)
    assert owner(board, "apothecary") == 0
    assert board.where(0, "science") == (5,)


@rule("tapestry.cards.dark_ages", "tapestry.advancing.end_of_track", "tapestry.achievements.track")
def test_beyond_the_last_space_the_rest_is_lost_but_the_achievement_is_earned() -> None:
    board = second_era().token(0, military=11)
    play(board, "dark_ages").act("track military")
    assert board.where(0, "military") == (12,)
    assert board.score(0) == 10


@rule("tapestry.cards.dark_ages")
def test_all_three_go_back_before_the_fourth_advances() -> None:
    board = second_era().token(0, exploration=5, science=3, military=5, technology=5)
    play(board, "dark_ages").act("track science")
    assert board.asked() == "0 placelandmark"
    assert tracks(board) == [(4,), (4,), (4,), (4,)]


@rule("tapestry.cards.dark_ages", "tapestry.rulings.advance_blocked")
def test_a_closed_track_cannot_be_the_one_that_advances_but_can_be_named() -> None:
    board = second_era().token(0, military=6, science=6)
    board.position.blocks.append((MILITARY, 1, 1))
    play(board, "dark_ages")
    assert "track military" not in board.legal()
    assert board.refused("track military") == "cards.dark_ages"
    board.act("track exploration")
    assert board.where(0, "military") == (6,), "it may not move at all"
    assert board.where(0, "science") == (5,)


@rule("tapestry.cards.dark_ages", "tapestry.rulings.advance_blocked")
def test_a_track_at_its_end_advances_only_where_no_other_can() -> None:
    board = second_era().token(0, military=12)
    play(board, "dark_ages")
    assert board.legal() == ["track exploration", "track science", "track technology"]


@rule("tapestry.cards.dark_ages")
def test_a_track_without_a_token_cannot_be_named_so_the_other_three_go_back() -> None:
    board = second_era().token(0, technology=(), exploration=(0, 4), science=2, military=2)
    board.position.completed[0] = 1 << TRACKS.index("technology")
    play(board, "dark_ages")
    assert board.asked() == "0 darktoken"
    assert board.legal() == ["token 0", "token 4"]
    board.act("token 4")
    assert tracks(board) == [(0, 3), (1,), (1,), ()]


@rule("tapestry.cards.dark_ages")
def test_of_several_tokens_on_a_track_one_is_named_and_that_may_be_one_at_the_start() -> None:
    board = second_era().token(0, exploration=(0, 4), science=2)
    play(board, "dark_ages").act("track military")
    assert board.legal() == ["token 0", "token 4"]
    board.act("token 0")
    assert tracks(board) == [(0, 4), (1,), (3,), (0,)]


@rule("tapestry.cards.dark_ages")
def test_the_same_token_makes_all_three_steps() -> None:
    board = second_era().token(0, military=(1, 8)).landmark(1, "barracks")
    play(board, "dark_ages").act("track military")
    assert board.legal() == ["token 1", "token 8"]
    board.act("token 1")
    assert board.where(0, "military") == (4, 8)


# ---- Socialism


@rule("tapestry.cards.socialism")
def test_a_token_goes_forward_to_the_nearest_opponent_without_benefit() -> None:
    board = second_era(3).token(0, exploration=1).token(1, exploration=3).token(2, exploration=9)
    play(board, "socialism")
    assert board.where(0, "exploration") == (3,), "on the other tracks all are level"
    assert board.position.supply[0] == []
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.socialism")
def test_a_token_goes_back_to_the_nearest_opponent_and_loses_nothing() -> None:
    board = second_era().token(0, military=7).token(1, military=5).landmark(0, "tank_factory").points(0, 9)
    play(board, "socialism")
    assert board.where(0, "military") == (5,)
    assert owner(board, "tank_factory") == 0
    assert board.score(0) == 9


@rule("tapestry.cards.socialism", "tapestry.rulings.multi_step_moves")
def test_tiers_entered_first_on_the_way_forward_give_landmarks_and_the_end_its_achievement() -> None:
    board = second_era().token(0, science=2).token(1, science=12)
    play(board, "socialism")
    decline_all(board)
    assert [owner(board, name) for name in ("apothecary", "academy", "laboratory")] == [0, 0, 0]
    assert board.where(0, "science") == (12,)
    assert board.score(0) == 10


@rule("tapestry.cards.socialism")
def test_the_way_is_chosen_where_two_are_equally_near() -> None:
    board = second_era(3).token(0, military=5).token(1, military=3).token(2, military=7).landmark(1, "tank_factory")
    play(board, "socialism")
    assert board.legal() == ["number 3", "number 7"]
    board.act("number 7")
    assert board.where(0, "military") == (7,)


@rule("tapestry.cards.socialism")
def test_a_track_where_one_is_level_with_the_nearest_is_no_choice() -> None:
    board = second_era(3).token(0, science=4, military=4, technology=2).token(1, science=4, military=3)
    board.token(2, science=9, technology=2)
    play(board, "socialism")
    assert board.where(0, "military") == (3,)
    assert board.where(0, "science") == (4,)
    assert board.where(0, "technology") == (2,)


@rule("tapestry.cards.socialism")
def test_the_track_is_chosen_first() -> None:
    board = second_era().token(0, science=4, military=4).token(1, technology=1)
    play(board, "socialism")
    assert board.legal() == ["track science", "track military", "track technology"]
    assert board.refused("track exploration") == "cards.socialism"
    assert not board.position.halfway()
    board.act("track science")
    assert board.where(0, "science") == (0,), "opponents' tokens at the start count"


@rule("tapestry.cards.socialism", "tapestry.advancing.several_tokens")
def test_of_several_own_tokens_one_is_chosen() -> None:
    board = second_era().token(0, science=(1, 6)).token(1, science=3)
    play(board, "socialism")
    assert board.legal() == ["token 1", "token 6"]
    board.act("token 6")
    assert board.where(0, "science") == (1, 3)


@rule("tapestry.faq.dictatorship_socialism", "tapestry.cards.dictatorship")
def test_socialism_moves_nobody_on_a_track_closed_by_dictatorship() -> None:
    board = second_era().token(1, exploration=3, military=2)
    board.position.blocks.append((EXPLORATION, 1, 1))
    play(board, "socialism")
    assert board.where(0, "exploration") == (0,)
    assert board.where(0, "military") == (2,)


@rule("tapestry.faq.dictatorship_socialism", "tapestry.cards.dictatorship")
def test_nor_does_socialism_take_anybody_back_on_a_closed_track() -> None:
    board = second_era().token(0, exploration=5).token(1, exploration=3, military=2)
    board.position.blocks.append((EXPLORATION, 1, 1))
    play(board, "socialism")
    assert board.where(0, "exploration") == (5,)
    assert board.where(0, "military") == (2,), "the only choice"


@rule("tapestry.faq.dictatorship_socialism")
def test_a_closed_track_is_refused_by_name() -> None:
    board = second_era().token(1, exploration=3, military=2, technology=2)
    board.position.blocks.append((EXPLORATION, 1, 1))
    play(board, "socialism")
    assert board.refused("track exploration") == "faq.dictatorship_socialism"


@rule("tapestry.cards.socialism", "tapestry.rulings.advance_blocked")
def test_whoever_may_not_advance_on_a_track_may_still_go_back_there() -> None:
    board = second_era(3).token(0, science=4).token(1, science=6).token(2, science=2)
    board.position.ability[0] = board.position.box.card_no["theocracy"]
    effect = board.position.box.cards[board.position.box.card_no["socialism"]].effects
    board.position.perform(0, effect, "card.socialism")
    board.settle()
    assert board.where(0, "science") == (2,)


@rule("tapestry.cards.socialism")
def test_level_everywhere_socialism_does_nothing() -> None:
    board = second_era()
    play(board, "socialism")
    assert board.asked() == "0 taketurn"
    assert tracks(board) == [(0,)] * 4


@rule("tapestry.rulings.finished_players", "tapestry.cards.socialism")
def test_the_tokens_of_finished_players_still_count() -> None:
    board = second_era().token(1, science=2)
    board.position.finished[1] = 1
    play(board, "socialism")
    assert board.where(0, "science") == (2,)
    assert board.position.reached(0, SCIENCE) == 2
