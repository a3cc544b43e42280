"""Arts & Architecture read a second time: the box, its set-up, the arts track and landmark cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tests.tapestry.board import begun, game, table
from tests.tapestry.civs import drafted
from tests.tapestry.laying import play
from tests.tapestry.reading_aa import (
    AA,
    ARTS_LANDMARKS,
    BOTH,
    MM,
    TRACKS,
    aa,
    first_answers,
    onto,
    step,
)

# ---- the box and its set-up


@rule("tapestry.boxes.options")
def test_the_box_adds_twenty_cards_eleven_tech_cards_and_five_civilizations() -> None:
    position = begun(2, ("leaders", "alchemists"), options=AA).position
    cards = len(position.deck) + len(position.discard) + sum(len(hand) for hand in position.hands)
    assert (cards, len(position.tech_deck) + len(position.display)) == (50 + 20, 33 + 11)
    assert (len(position.shared.civilizations()), len(position.stars)) == (16 + 5, 15)


@rule("tapestry.boxes.options", "tapestry.boxes.arts_icon")
def test_both_boxes_are_mixed_and_without_arts_there_is_no_card_of_its_own() -> None:
    position = begun(2, ("leaders", "militants"), options=BOTH).position
    cards = len(position.deck) + len(position.discard) + sum(len(hand) for hand in position.hands)
    assert (cards, len(position.shared.civilizations())) == (50 + 15 + 20, 16 + 10 + 5)
    position = begun(2, ("leaders", "militants"), options=MM).position
    names = {position.box.cards[card].id for card in position.deck}
    assert not names & {"patronage", "salon_season", "avant_garde", "iconoclasm", "national_parks"}


@rule("tapestry.arts.track")
def test_everybody_has_a_token_at_the_start_of_the_fifth_track_only_with_the_box() -> None:
    board = aa(seats=3)
    assert [board.where(seat, "arts") for seat in range(3)] == [(0,), (0,), (0,)]
    assert "advance arts" in board.give(0, coin=1).legal()
    assert "advance arts" not in table(2, ("leaders", "alchemists")).give(0, coin=1).legal()


@rule("tapestry.setup.advanced_capitals")
@pytest.mark.parametrize(("seats", "base"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_everybody_is_dealt_one_advanced_capital_beside_the_base_ones(seats: int, base: int) -> None:
    position = game().prepare(seats, 3, dict(AA))
    game().start(position)
    box = position.box  # type: ignore[attr-defined]
    dealt = [[box.capitals[number] for number in offer[2:]] for offer in position.offers]  # type: ignore[attr-defined]
    assert [sum(1 for capital in offer if capital.number) for offer in dealt] == [base] * seats
    assert [sum(1 for capital in offer if not capital.number) for offer in dealt] == [1] * seats


@rule("tapestry.setup.advanced_capitals")
def test_whoever_keeps_an_advanced_capital_begins_where_the_base_one_says() -> None:
    board = aa(capitals=("archipelago", "wetland"))
    assert board.pieces("0.-2") == [(0, -1), (0, -1)], "the two outposts of Mountain"


@rule("tapestry.setup.landmark_cards")
def test_the_box_alone_drafts_as_many_cards_as_players() -> None:
    board = begun(3, ("leaders", "militants", "chosen"), options=AA)
    assert (board.asked(), len(board.legal())) == ("2 draftlandmark", 3)
    assert len(drafted(board).position.landmark_deck) == 2


@rule("tapestry.setup.landmark_cards_left")
def test_both_boxes_leave_what_was_not_drawn_and_the_one_left_over() -> None:
    board = begun(3, ("leaders", "militants", "chosen"), options=BOTH)
    assert (board.asked(), len(board.legal())) == ("2 draftlandmark", 4)
    assert len(drafted(board).position.landmark_deck) == 10 - 3


@rule("tapestry.arts.die")
def test_the_science_die_shows_each_of_five_tracks_on_four_of_twenty_faces() -> None:
    shown: Counter[str] = Counter()
    for face in range(20):
        board = aa().script(science=[face]).do(0, [{"research": {"benefit": False}}]).act("accept")
        shown.update(track for track in TRACKS if board.where(0, track) != (0,))
    assert shown == Counter(dict.fromkeys(TRACKS, 4))


@rule("tapestry.options.science_die")
def test_with_the_small_die_arts_is_never_rolled() -> None:
    for face in range(12):
        board = table(2, ("leaders", "alchemists"), options={**AA, "science_die": "d12"}).script(science=[face])
        assert board.do(0, [{"research": {"benefit": False}}]).act("accept").where(0, "arts") == (0,)


# ---- the arts track


@rule("tapestry.arts.cost")
@pytest.mark.parametrize(
    ("space", "stock", "allowed"),
    [
        (0, {"coin": 1}, True),
        (3, {"coin": 2}, False),
        (3, {"coin": 1, "culture": 1}, True),
        (6, {"coin": 2, "food": 1}, False),
        (6, {"coin": 1, "food": 1, "worker": 1}, True),
        (9, {"coin": 1, "food": 1, "worker": 1, "culture": 1}, False),
        (9, {"food": 2}, True),
    ],
)
def test_the_price_of_arts_is_one_then_two_and_three_different_then_two_alike(
    space: int, stock: dict[str, int], allowed: bool
) -> None:
    board = aa().token(0, arts=space).give(0, **stock).landmark(1, *ARTS_LANDMARKS)
    assert ("advance arts" in board.legal()) == allowed
    if allowed:
        board.act("advance arts")
        assert (board.where(0, "arts"), board.stock(0)) == ((space + 1,), {})


@rule("tapestry.tracks.arts_1")
def test_arts_1_is_a_tapestry_card() -> None:
    board = onto(1)
    assert (len(board.hand_of(0)), board.asked()) == (1, "0 taketurn")


@rule("tapestry.tracks.arts_2")
def test_arts_2_is_five_points_and_a_building_of_any_kind_for_a_resource() -> None:
    board = onto(2, aa().give(0, food=1))
    assert (board.score(0), board.legal()) == (5, ["pay food", "decline"])
    board.act("pay food")
    assert board.legal() == ["build market", "build house", "build farm", "build armory"]


@rule("tapestry.tracks.arts_4")
def test_arts_4_scores_territory_tiles_in_the_supply_and_tech_cards() -> None:
    board = onto(4, aa().tiles(0, "t01", "t02", "t03").tech(0, 0, "calendar").tech(0, 2, "barn"))
    assert (board.score(0), board.asked()) == (3 + 2, "0 taketurn")


@rule("tapestry.arts.track")
@pytest.mark.parametrize(("space", "landmark"), [(4, "arts_ii"), (7, "arts_iii"), (10, "arts_iv")])
def test_the_first_in_a_tier_of_arts_gains_its_landmark(space: int, landmark: str) -> None:
    board = step(aa().token(0, arts=space - 1), benefit=False, bonus="none")
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert board.position.landmark_owner[board.position.box.landmark_no[landmark]] == 0


@rule("tapestry.tracks.arts_9")
def test_arts_9_advances_on_one_of_three_tracks_with_the_benefit() -> None:
    board = onto(9)
    assert board.legal() == ["track exploration", "track science", "track technology"]
    board.act("track exploration")
    assert (board.where(0, "exploration"), len(board.position.supply[0])) == ((1,), 2)


@rule("tapestry.tracks.arts_10")
def test_arts_10_is_a_building_then_a_point_per_income_building() -> None:
    board = onto(10, aa().built(0, farm=2, house=1)).act("build market")
    board.act(board.legal()[0])
    assert board.score(0) == 4, "the one just gained counts"


@rule("tapestry.tracks.arts_11")
def test_arts_11_advances_on_one_of_the_four_other_tracks() -> None:
    board = onto(11)
    assert board.legal() == ["track exploration", "track science", "track military", "track technology"]


@rule("tapestry.arts.track")
def test_the_end_of_arts_is_the_end_of_a_track() -> None:
    board = step(aa().token(0, arts=11), benefit=False, bonus="none")
    assert board.score(0) == 10


@rule("tapestry.arts.dark_ages")
def test_with_arts_the_dark_ages_leave_one_of_two_tracks_alone() -> None:
    board = aa().era(2, 2).token(0, exploration=2, science=2, military=2, technology=2, arts=2)
    board.landmark(1, *ARTS_LANDMARKS)
    play(board, "dark_ages").act("track arts", "track science")
    where = {track: board.where(0, track)[0] for track in TRACKS}
    assert where == {"exploration": 1, "science": 2, "military": 1, "technology": 1, "arts": 5}


@rule("tapestry.arts.track")
def test_the_chosen_count_the_fifth_track() -> None:
    board = aa(("chosen", "alchemists")).hand(0, "trap").token(1, science=1).act("income")
    assert board.score(0) == 4, "nobody is ahead on four of five tracks"


@rule("tapestry.arts.track")
def test_futurists_stand_four_spaces_ahead_on_arts_too_without_the_landmark() -> None:
    board = drafted(begun(2, ("futurists", "leaders"), options=AA))
    assert (board.where(0, "arts"), board.position.landmarks_of(0)) == ((4,), 0)


@rule("tapestry.arts.track")
def test_leaders_have_no_square_for_arts() -> None:
    board = aa().hand(0, "trap").act("income")
    assert board.legal() == [*(f"track {track}" for track in TRACKS[:4]), "decline"]


@rule("tapestry.boxes.utilitarians_arts")
def test_utilitarians_may_begin_with_the_landmark_of_arts() -> None:
    board = begun(2, ("utilitarians", "leaders"), options=BOTH)
    assert "landmark arts_ii" in board.legal()


@rule("tapestry.boxes.utilitarians_arts")
def test_the_line_of_the_third_tier_of_arts_pays_four_points_per_step() -> None:
    board = table(2, ("utilitarians", "leaders"), options=BOTH).token(0, arts=6)
    step(board, benefit=False, bonus="none")
    while board.asked() != "0 utilitarianstoken":
        board.act(board.legal()[0])
    board.act("accept")
    before = board.score(0)
    step(board, benefit=False, bonus="none")
    assert board.score(0) == before + 4


@rule("tapestry.civilizations.tinkerers")
def test_tinkerers_gain_the_price_of_a_position_on_arts_as_printed() -> None:
    board = table(2, ("tinkerers", "leaders"), options=BOTH).hand(0, "trap").token(0, arts=5)
    board.act("income", "pick 1")  # two different resources
    assert board.legal()
    while board.asked() != "0 playcard":
        board.act(board.legal()[0])
    assert sorted(board.stock(0).values()) == [1, 1]


# ---- landmark cards


@rule("tapestry.landmarks.castle")
@pytest.mark.parametrize(("farms", "gained"), [(3, 0), (4, 1)])
def test_nine_income_buildings_off_the_mat_give_the_castle(farms: int, gained: int) -> None:
    board = aa().landmark_card(0, "castle").built(0, market=5, farm=farms).give(0, coin=1).give(1, coin=2)
    board.act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.weaving_hall")
def test_five_cards_in_hand_at_the_end_of_the_turn_give_the_weaving_hall() -> None:
    four = ("trap", "guilds", "democracy", "espionage")
    for hand, gained in ((four, 0), ((*four, "empiricism"), 1)):
        board = aa().landmark_card(0, "weaving_hall").hand(0, *hand).give(0, coin=1).give(1, coin=2)
        board.act("advance exploration")
        assert first_answers(board).position.landmarks_of(0) == gained


@rule("tapestry.landmarks.triumphal_arch")
def test_three_tracks_in_the_second_tier_give_the_triumphal_arch_and_arts_counts() -> None:
    board = aa().landmark_card(0, "triumphal_arch").give(0, coin=2).give(1, coin=3)
    board.token(0, science=4, arts=4).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 0
    board = aa().landmark_card(0, "triumphal_arch").give(0, coin=2).give(1, coin=3)
    board.token(0, science=4, arts=4, military=9).act("advance exploration")
    assert first_answers(board).position.landmarks_of(0) == 1
