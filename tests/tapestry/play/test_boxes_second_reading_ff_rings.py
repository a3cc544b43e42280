"""Fantasies & Futures read a second time: Faefolk, Genies and Werefolk."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun
from tests.tapestry.civs import use
from tests.tapestry.reading_ff import FF, answers, ff, fifth, until
from tests.tapestry.showing import acts, english

ROWS = ("market", "house", "farm", "armory")
NEXT = [{"conquer": {"where": "adjacent", "dice": "one"}}]
ANYWHERE = [{"conquer": {"where": "anywhere", "dice": "one"}}]


def led(civ: str, era: int = 2, seats: int = 2, capital: str = "mountain") -> Board:
    """Seat 0 leads a civilization; its neighbours are an era ahead and can advance; it has a card to play."""
    others = ("chosen", "craftsmen", "historians")
    board = ff(seats, era, (civ, *others), capitals=(capital, "wetland", "tropical", "desert"))
    board.era(era, *[4] * (seats - 1)).hand(0, "empiricism")
    for seat in range(1, seats):
        board.give(seat, coin=3)
    return board


def count(board: Board, what: str, seat: int = 0) -> int:
    before = board.score(seat)
    board.do(seat, [{"points_per": {"of": what}}])
    gained = board.score(seat) - before
    board.points(seat, before)
    return gained


# ---- Faefolk


def fae(cards: int, era: int = 2) -> Board:
    """Faefolk with a number of cards in hand and nothing on the mat."""
    deck = ("empiricism", "academia", "capitalism", "militarism", "monarchy", "exploitation", "trap")
    return led("faefolk", era).hand(0, *deck[:cards]).tiles(0, "t05", "t07").tech(0, 0, "calendar", "barn", "paper")


@rule("tapestry.civilizations.faefolk")
@pytest.mark.parametrize(
    ("cards", "points", "stock"),
    [
        (2, 2, {"food": 1}),
        (3, 3, {"coin": 1}),
        (4, 1, {"culture": 1}),
        (5, 0, {"worker": 1}),
        (7, 7, {}),
    ],
)
def test_faefolk_move_by_their_visible_cards(cards: int, points: int, stock: dict[str, int]) -> None:
    board = fae(cards).act("income", "decline")
    assert (board.score(0), board.stock(0)) == (points, stock)


@rule("tapestry.civilizations.faefolk")
def test_faefolk_may_draw_first_and_then_move_further() -> None:
    board = fae(2).act("income", "accept")
    assert (board.score(0), board.stock(0), len(board.hand_of(0))) == (3, {"coin": 1}, 3)


@rule("tapestry.civilizations.faefolk")
def test_the_second_spot_brings_a_card_a_tile_an_invention_and_points_for_buildings() -> None:
    board = fae(1).built(0, house=2).act("income", "decline")
    for _ in range(12):
        if board.asked() == "0 playcard":
            break
        board.act("build house" if "build house" in board.legal() else board.legal()[0])
    assert (len(board.position.supply[0]), len(board.techs(0)), len(board.hand_of(0)), board.score(0)) == (3, 4, 2, 2)


@rule("tapestry.civilizations.faefolk")
def test_the_last_spot_is_a_space_tile_explored() -> None:
    board = fae(6)
    board.position.stars = [board.position.box.star_no["s13"]]
    board.act("income", "decline", "pick 1")
    assert (board.score(0), board.position.star_supply[0]) == (13, [])


@rule("tapestry.civilizations.faefolk")
def test_uncovered_cards_on_the_mat_count_and_covered_ones_do_not() -> None:
    board = fae(1).mat(0, 1, "nanobots").mat(0, 2, "mercantilism", "blood_moon").act("income", "decline")
    assert board.stock(0) == {"coin": 1}, "one in hand, one on Maker of Fire, one on top in era 2"


@rule("tapestry.civilizations.faefolk")
def test_faefolk_do_it_twice_on_turn_5() -> None:
    board = fae(2, 4).mat(0, 4, "trap")
    fifth(board).act("decline")
    assert board.stock(0) == {"coin": 1}
    assert board.asked() == "0 faefolkcard"
    board.act("decline")
    assert board.position.civ_state[board.position.box.civ_no["faefolk"]] == (6,)


# ---- Genies


@rule("tapestry.civilizations.genies")
@pytest.mark.parametrize(
    ("wish", "own", "theirs"),
    [
        ("pick 2", 2, 1),  # tiles
        ("pick 3", 2, 1),  # territories
        ("pick 4", 3, 2),  # tech cards
    ],
)
def test_a_wish_scores_for_the_opponent_and_for_the_genies(wish: str, own: int, theirs: int) -> None:
    board = led("genies").tiles(0, "t05", "t07").tiles(1, "t09").tech(0, 0, "calendar", "barn", "paper")
    board.tech(1, 0, "clocks", "compass").outpost(0, "1.-2").act("income")
    assert board.asked() == "1 genieswish"
    board.act(wish)
    if board.asked() == "0 nextpart":
        board.act("pick 1")
    assert (board.score(0), board.score(1)) == (own, theirs)


@rule("tapestry.civilizations.genies")
@pytest.mark.parametrize(
    ("wish", "offered"),
    [
        ("pick 1", ["research without benefit", "invent"]),
        ("pick 2", ["invent", "gain 1 culture"]),
        ("pick 3", ["gain 1 culture", "explore"]),
        ("pick 4", ["explore", "research without benefit"]),
    ],
)
def test_the_genies_choose_one_of_the_two_squares_beside_the_circle(wish: str, offered: list[str]) -> None:
    board = led("genies").tiles(0, "t05").act("income", wish)
    if board.asked() == "0 nextpart":
        board.act("pick 2")
    assert board.asked() == "0 pickbranch"
    said = [english(act["say"]) for act in acts(board).values()]
    assert sorted(said) == sorted(offered)


@rule("tapestry.civilizations.genies")
def test_any_opponent_may_be_drawn() -> None:
    for number, asked in ((0, "1 genieswish"), (1, "2 genieswish")):
        assert led("genies", seats=3).script(genies=[number]).act("income").asked() == asked


@rule("tapestry.civilizations.genies")
def test_a_finished_opponent_chooses_and_scores_nothing() -> None:
    board = led("genies").tech(0, 0, "calendar").tech(1, 0, "clocks")
    board.position.finished[1] = 1
    board.act("income")
    assert board.asked() == "1 genieswish"
    board.act("pick 4")
    assert board.score(1) == 0


@rule("tapestry.civilizations.genies")
def test_on_turn_5_genies_score_two_different_circles_alone() -> None:
    board = led("genies", 4).tech(0, 0, "calendar", "barn").tiles(0, "t05", "t07", "t09").tech(1, 0, "clocks")
    fifth(board)
    assert board.legal() == ["pick 1", "pick 2", "pick 3", "pick 4"]
    board.act("pick 4")
    assert board.legal() == ["pick 1", "pick 2", "pick 3"]
    board.act("pick 2")
    assert (board.score(0), board.score(1), board.asked()) == (2 + 3, 0, "0 upgradecard")


# ---- Werefolk


def wolves(face: int, era: int = 2, **tokens: int) -> Board:
    board = led("werefolk", era).token(0, **tokens).script(throw=[face] * 3)
    board.position.stars = sorted([board.position.box.star_no["s13"], board.position.box.star_no["s05"]])
    return board


UP, DOWN = 0, 1


@rule("tapestry.civilizations.werefolk")
def test_face_up_a_retreat_explores_the_tile() -> None:
    board = wolves(UP, science=2, military=3).script(star=[1]).act("income")
    assert board.legal() == ["track science", "track military", "decline"], "a token at the start cannot go back"
    board.act("track military")
    assert (board.where(0, "military"), board.score(0)) == ((2,), 13)
    assert len(board.hand_of(0)) == 1, "without benefit"


@rule("tapestry.civilizations.werefolk")
def test_face_up_without_a_retreat_is_four_points_and_the_tile_is_kept() -> None:
    board = wolves(UP, science=2).act("income", "decline")
    assert (board.score(0), len(board.position.star_supply[0])) == (4, 1)


@rule("tapestry.civilizations.werefolk", "tapestry.civilizations.werefolk")
def test_with_all_tokens_at_the_start_there_is_no_retreat() -> None:
    board = wolves(UP).act("income")
    assert (board.asked(), board.score(0)) == ("0 playcard", 4)


@rule("tapestry.civilizations.werefolk")
def test_face_down_is_an_advance_with_benefit_and_free_bonus() -> None:
    board = wolves(DOWN, science=1).act("income", "track science")
    assert (board.where(0, "science"), len(board.hand_of(0))) == ((2,), 2)
    until(board, "placebuilding", "playcard", decline=False)
    assert board.asked() == "0 placebuilding", "the house of the bonus, without a resource"
    assert len(board.position.star_supply[0]) == 1


@rule("tapestry.civilizations.werefolk")
def test_without_a_space_tile_face_up_is_four_points() -> None:
    board = wolves(UP, science=2)
    board.position.stars = []
    board.act("income")
    until(board, "playcard")
    assert (board.score(0), board.where(0, "science")) == (4, (2,))


@rule("tapestry.civilizations.werefolk")
def test_the_tile_on_the_mat_is_discarded_at_the_next_income_turn() -> None:
    board = wolves(UP, science=4).script(star=[1, 0])
    use(board, 0, "werefolk").act("track science")
    use(board, 0, "werefolk")
    until(board, "werefolkretreat", "taketurn")
    board.act("track science")
    answers(board)
    assert board.score(0) == 13 + 8


@rule("tapestry.civilizations.werefolk")
def test_werefolk_throw_on_turn_5_too() -> None:
    board = wolves(UP, 4)
    fifth(board)
    answers(board)
    assert board.score(0) == 4


@rule("tapestry.civilizations.artificers")
@pytest.mark.parametrize(
    "civ", ["artificers", "celestials", "elder_ones", "faefolk", "genies", "merfolk", "weefolk", "werefolk"]
)
def test_the_civilizations_of_the_box_have_no_adjustment(civ: str) -> None:
    board = begun(2, (civ, "chosen"), options=FF)
    assert board.asked() == "0 taketurn"
    assert (board.score(0), board.stock(0)) == (0, {"coin": 1, "worker": 1, "food": 1, "culture": 1})
    assert (len(board.hand_of(0)), len(board.position.supply[0])) == (1, 1)


@rule("tapestry.civilizations.werefolk")
def test_a_free_bonus_needs_no_tiles_either() -> None:
    board = wolves(DOWN, exploration=7).act("income", "track exploration")
    for _ in range(9):
        if board.asked() == "0 playcard":
            break
        board.act("accept" if "accept" in board.legal() else board.legal()[0])
    assert (board.where(0, "exploration"), board.score(0)) == ((8,), 1 + 5), "a farm, and the points of two tiles"


@rule("tapestry.civilizations.werefolk")
def test_face_down_at_the_end_of_all_tracks_is_nothing() -> None:
    board = wolves(DOWN, exploration=12, science=12, military=12, technology=12).act("income")
    assert (board.asked(), board.score(0)) == ("0 playcard", 0)


@rule("tapestry.civilizations.werefolk")
def test_a_retreat_never_costs_a_landmark() -> None:
    board = wolves(UP, military=4).landmark(0, "barracks").script(star=[1]).act("income", "track military")
    assert (board.where(0, "military"), board.position.landmarks_of(0)) == ((3,), 1)


@rule("tapestry.civilizations.genies")
def test_the_square_may_come_before_the_circle() -> None:
    board = led("genies").tech(0, 0, "calendar").tiles(0, "t05").act("income", "pick 2", "pick 2")
    assert board.score(0) == 0, "the square comes first"
    board.act("pick 2")
    assert (board.score(0), board.stock(0)) == (1, {"culture": 1})


@rule("tapestry.civilizations.genies")
def test_an_invention_of_the_square_counts_for_a_circle_after_it() -> None:
    board = led("genies").tiles(0, "t05", "t07").act("income", "pick 3")
    if board.asked() == "0 nextpart":
        board.act("pick 2")
    board.act("pick 1")
    assert (board.stock(0), board.score(0)) == ({"culture": 1}, 1)


@rule("tapestry.civilizations.faefolk")
def test_faefolk_on_turn_5_go_on_from_where_they_stand() -> None:
    board = fae(3, 4)
    board.position.civ_state[board.position.box.civ_no["faefolk"]] = (2,)
    fifth(board).act("decline")
    assert board.stock(0) == {}, "three in hand and the Trap of era 4: from 2 to 6, a space tile"
