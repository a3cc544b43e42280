"""Cards that compare the players, count or build: Age of Wonders, Boast of Superiority, Plea for Aid, Technocracy …"""

import pytest

from ecumene.games.tapestry.box.content import TRACKS
from tests.marks import rule
from tests.tapestry.board import Board
from tests.tapestry.laying import decline_all, in_force, play, second_era

LANDMARKS = ("forge", "barn", "library", "bakery", "treasury")


def own(board: Board, *numbers: int) -> Board:
    """Give each seat so many landmarks."""
    left = list(LANDMARKS)
    for seat, number in enumerate(numbers):
        board.landmark(seat, *[left.pop() for _ in range(number)])
    return board


# ---- Age of Wonders


@rule("tapestry.cards.age_of_wonders")
def test_alone_with_the_fewest_landmarks_brings_two_resources() -> None:
    board = own(second_era(3), 0, 1, 1)
    play(board, "age_of_wonders").act("take coin", "take food")
    assert board.stock(0) == {"coin": 1, "food": 1}
    assert board.score(0) == 0
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.age_of_wonders")
def test_alone_with_the_most_landmarks_brings_twelve_points() -> None:
    board = own(second_era(3), 2, 1, 1)
    play(board, "age_of_wonders")
    assert board.score(0) == 12
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.age_of_wonders")
@pytest.mark.parametrize("numbers", [(0, 0, 1), (1, 1, 0), (1, 0, 2), (0, 0, 0)])
def test_level_or_in_the_middle_brings_one_resource_and_six_points(numbers: tuple[int, ...]) -> None:
    board = own(second_era(3), *numbers)
    play(board, "age_of_wonders").act("take worker")
    assert board.stock(0) == {"worker": 1}
    assert board.score(0) == 6


@rule("tapestry.cards.age_of_wonders", "tapestry.faq.counted_anywhere")
def test_a_landmark_counts_wherever_it_stands() -> None:
    board = second_era().landmark(0, "forge")
    board.position.landmark_site[board.position.box.landmark_no["forge"]] = -2  # on the map
    play(board, "age_of_wonders")
    assert board.score(0) == 12


# ---- Boast of Superiority


@rule("tapestry.cards.boast_of_superiority")
def test_four_points_for_each_track_where_nobody_is_ahead_level_counts() -> None:
    board = second_era(3).token(0, exploration=4, science=2, military=1).token(1, science=3).token(2, military=1)
    play(board, "boast_of_superiority")
    assert board.score(0) == 12, "not on science; level on military and, at the start, on technology"


@rule("tapestry.cards.boast_of_superiority", "tapestry.advancing.furthest")
def test_the_furthest_token_counts_and_a_completed_track_is_twelve() -> None:
    board = second_era().token(0, science=(0, 5), technology=()).token(1, science=4, technology=12)
    board.position.completed[0] = 1 << TRACKS.index("technology")
    board.token(1, exploration=1, military=1)
    play(board, "boast_of_superiority")
    assert board.score(0) == 8


@rule("tapestry.cards.boast_of_superiority", "tapestry.rulings.finished_players")
def test_a_finished_player_can_still_be_ahead() -> None:
    board = second_era().token(1, science=1, military=1, exploration=1)
    board.position.finished[1] = 1
    play(board, "boast_of_superiority")
    assert board.score(0) == 4


# ---- Plea for Aid


@rule("tapestry.cards.plea_for_aid")
def test_two_points_and_a_resource_for_each_track_where_all_others_are_ahead() -> None:
    board = second_era(3).token(1, exploration=1, science=4, military=2).token(2, exploration=1, science=1)
    play(board, "plea_for_aid").act("take coin", "take coin")
    assert board.asked() == "0 taketurn"
    assert board.score(0) == 4
    assert board.stock(0) == {"coin": 2}


@rule("tapestry.cards.plea_for_aid")
def test_level_is_not_ahead() -> None:
    board = second_era().token(0, science=(0, 4)).token(1, science=4)
    play(board, "plea_for_aid")
    assert board.score(0) == 0
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.plea_for_aid")
def test_an_opponent_without_a_token_counts_by_the_completed_track() -> None:
    board = second_era().token(0, science=11).token(1, science=())
    board.position.completed[1] = 1 << TRACKS.index("science")
    play(board, "plea_for_aid").act("take coin")
    assert board.score(0) == 2


# ---- Feudalism, Meritocracy


@rule("tapestry.cards.feudalism")
def test_feudalism_gives_a_resource_or_three_points_for_each_landmark() -> None:
    board = own(second_era(), 2, 0)
    play(board, "feudalism").act("pick 2")
    assert board.score(0) == 6
    board = own(second_era(), 2, 0)
    play(board, "feudalism").act("pick 1", "take coin")
    assert board.stock(0) == {"coin": 1}
    assert board.score(0) == 0
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.feudalism", "tapestry.rulings.mandatory_with_choice")
def test_without_a_landmark_feudalism_is_a_resource() -> None:
    board = second_era()
    play(board, "feudalism")
    assert board.asked() == "0 takeresource"


@rule("tapestry.cards.meritocracy")
def test_meritocracy_invents_and_then_scores_two_points_for_each_tech_card() -> None:
    board = second_era().tech(0, 2, "barn").tech(0, 1, "calendar").display("library", "paper", "clocks")
    play(board, "meritocracy")
    assert board.legal() == ["invent library", "invent paper", "invent clocks", "invent deck"]
    board.act("invent paper")
    assert board.score(0) == 6
    assert board.techs(0) == {"barn": 2, "calendar": 1, "paper": 0}


# ---- Technocracy, Steam Tycoon


@rule("tapestry.cards.technocracy", "tapestry.rulings.technocracy_first")
def test_the_first_of_all_in_an_era_invents_a_card_and_upgrades_it() -> None:
    board = second_era(3).era(3, 2, 2).mat(0, 3, "guilds").display("calendar", "paper", "clocks")
    play(board, "technocracy").act("invent calendar")
    assert board.techs(0) == {"calendar": 1}
    assert board.stock(0) == {"culture": 1}
    assert board.score(0) == 0


@rule("tapestry.cards.technocracy", "tapestry.rulings.technocracy_first")
@pytest.mark.parametrize("eras", [(3, 3, 2), (3, 2, 5), (2, 2, 2)])
def test_otherwise_technocracy_scores_three_points_for_each_opponent(eras: tuple[int, ...]) -> None:
    board = second_era(3).era(*eras)
    play(board, "technocracy")
    decline_all(board)
    assert board.score(0) == 6
    assert board.techs(0) == {}


@rule("tapestry.faq.technocracy_over", "tapestry.cards.technocracy")
@pytest.mark.parametrize(("other", "points", "cards"), [(2, 0, 1), (3, 3, 0)])
def test_laid_over_a_card_later_in_the_era_the_same_test_is_made_then(other: int, points: int, cards: int) -> None:
    board = in_force(second_era().era(3, 2), "monarchy").display("calendar", "paper", "clocks")
    board.era(3, other)
    play(board, "technocracy")
    if board.asked() == "0 inventcard":
        board.act("invent calendar")
    assert board.score(0) == points
    assert len(board.techs(0)) == cards


@rule("tapestry.cards.technocracy", "tapestry.rulings.finished_players")
def test_finished_opponents_have_begun_every_era_and_count() -> None:
    board = second_era(3).era(4, 5, 3).mat(0, 4, "guilds")
    board.position.finished[1] = 1
    play(board, "technocracy")
    assert board.score(0) == 6


@rule("tapestry.cards.steam_tycoon", "tapestry.rulings.neighbour_card_order")
def test_steam_tycoon_invents_and_upgrades_a_face_up_card_and_neighbours_invent_from_the_deck() -> None:
    board = second_era(4).display("calendar", "paper", "clocks")
    play(board, "steam_tycoon")
    assert board.legal() == ["invent calendar", "invent paper", "invent clocks"]
    assert board.refused("invent deck") == "core.choice"
    board.act("invent calendar")
    assert board.techs(0) == {"calendar": 1}
    assert board.stock(0) == {"culture": 1}
    assert [len(board.techs(seat)) for seat in range(4)] == [1, 1, 0, 1]
    assert set(board.techs(1).values()) == {0}
    inventors = [event.args["who"] for event in board.events if event.say == "tapestry-log-invents"]
    assert inventors == [0, 3, 1], "the right neighbour before the left one"


@rule("tapestry.cards.steam_tycoon", "tapestry.neighbours.two_players")
def test_a_single_neighbour_invents_one_card() -> None:
    board = second_era(2).display("calendar", "paper", "clocks")
    play(board, "steam_tycoon").act("invent calendar")
    assert len(board.techs(1)) == 1


# ---- Dystopia


@rule("tapestry.cards.dystopia")
def test_dystopia_takes_a_landmark_that_nobody_has() -> None:
    board = second_era().landmark(1, "forge")
    play(board, "dystopia")
    assert "landmark forge" not in board.legal()
    assert board.refused("landmark forge") == "landmarks.unique"
    assert "landmark barn" in board.legal(), "those of tech cards lie there too"
    board.act("landmark laboratory")
    decline_all(board)
    assert board.position.landmark_owner[board.position.box.landmark_no["laboratory"]] == 0


@rule("tapestry.cards.dystopia", "tapestry.landmarks.unique")
def test_whoever_comes_later_finds_the_landmark_taken() -> None:
    board = second_era().token(1, military=3)
    play(board, "dystopia").act("landmark barracks")
    decline_all(board)
    board.do(1, [{"advance": {"tracks": ["military"], "benefit": False, "bonus": "none"}}])
    assert board.position.landmark_owner[board.position.box.landmark_no["barracks"]] == 0
    assert board.asked() == "0 taketurn"


@rule("tapestry.cards.dystopia")
def test_with_no_landmark_left_dystopia_does_nothing() -> None:
    board = second_era()
    board.position.landmark_owner = [1] * len(board.position.landmark_owner)
    play(board, "dystopia")
    assert board.asked() == "0 taketurn"
