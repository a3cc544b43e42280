"""Fantasies & Futures read a second time: civilizations of income turns."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.tapestry.board import Board, begun
from tests.tapestry.civs import civs_of, gain, use
from tests.tapestry.ploys import home
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


# ---- Artificers


@rule("tapestry.civilizations.artificers")
def test_artificers_set_aside_or_slide_in_any_row() -> None:
    board = led("artificers").act("income")
    assert board.legal() == [*(f"build {row}" for row in ROWS), "pick 1", "pick 2", "pick 3", "pick 4"]


@rule("tapestry.civilizations.artificers")
@pytest.mark.parametrize("row", ROWS)
def test_a_building_set_aside_counts_and_stands_nowhere(row: str) -> None:
    board = led("artificers").act("income", f"build {row}")
    assert (count(board, row), sum(board.position.placed[:4])) == (1, 0)


@rule("tapestry.civilizations.artificers")
def test_a_building_set_aside_opens_its_space() -> None:
    board = led("artificers").act("income", "build house")
    until(board, "taketurn")
    assert board.stock(0) == {"coin": 1, "worker": 2, "food": 1, "culture": 1}


@rule("tapestry.civilizations.artificers")
def test_a_slide_covers_a_lower_space_and_opens_a_higher_one() -> None:
    board = led("artificers").act("income", "pick 4", "play empiricism")
    assert board.stock(0) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    assert len(board.hand_of(0)) == 0, "the first space of the armories, with its card, is covered"
    board = led("artificers").act("income", "pick 3", "play empiricism")
    assert len(board.position.supply[0]) == 0, "so is the tile of the first farm space"


@rule("tapestry.civilizations.artificers")
def test_a_building_on_the_first_space_cannot_slide() -> None:
    board = use(led("artificers", 3), 0, "artificers").act("pick 2")
    use(board, 0, "artificers")
    assert "pick 2" not in board.legal()
    assert {"pick 1", "pick 3", "pick 4", "build house"} <= set(board.legal())


@rule("tapestry.civilizations.artificers")
def test_after_a_slide_the_building_taken_next_is_the_leftmost() -> None:
    board = use(led("artificers", 2), 0, "artificers").act("pick 4")
    board.do(0, [{"build": ["armory"]}]).act("plot 1.1")
    board.act("income", "pick 1", "play empiricism")
    assert board.stock(0)["culture"] == 2, "spaces 1 and 2 are open"
    assert len(board.hand_of(0)) == 1


@rule("tapestry.civilizations.artificers")
def test_an_empty_row_offers_nothing() -> None:
    board = led("artificers").built(0, house=5).act("income")
    assert not {"build house", "pick 2"} & set(board.legal())


@rule("tapestry.civilizations.artificers")
def test_on_turn_5_buildings_in_the_capital_score() -> None:
    board = led("artificers", 4).plot(0, "house", "1.1", "1.2").plot(0, "farm", "1.3").built(0, market=1)
    fifth(board)
    assert "accept" in board.legal()
    board.act("accept")
    assert board.score(0) == 3, "the market beside the capital is not in it"


@rule("tapestry.civilizations.artificers")
@pytest.mark.parametrize(
    ("row", "pick", "built", "points"),
    [
        ("market", "pick 1", 0, 10),  # space 6
        ("house", "pick 2", 3, 10),  # 3 to 6: no line is complete
        ("farm", "pick 3", 2, 7 + 10),  # 4 to 6
        ("farm", "pick 3", 3, 4 + 7 + 10),
        ("armory", "pick 4", 2, 1 + 10),  # a territory on space 5
        ("armory", "pick 4", 4, 2 * 1 + 10),
    ],
)
def test_on_turn_5_a_row_slides_fully_left_before_it_scores(row: str, pick: str, built: int, points: int) -> None:
    board = led("artificers", 4).built(0, **{row: built})
    fifth(board).act(pick)
    answers(board)
    assert board.score(0) == points


@rule("tapestry.civilizations.artificers")
def test_artificers_gained_later_use_the_next_income_turn() -> None:
    board = gain(led("leaders", 3), 0, "artificers")
    assert (board.asked(), civs_of(board, 0)) == ("0 taketurn", ["leaders", "artificers"])


# ---- Celestials


@rule("tapestry.civilizations.celestials")
def test_celestials_begin_with_one_outpost_and_a_token() -> None:
    board = led("celestials")
    assert (board.position.outposts[0], len(board.pieces(home(board)))) == (10 - 1, 2)
    assert board.controller(home(board)) == 0


@rule("tapestry.civilizations.celestials")
def test_the_floating_capital_moves_to_explored_territories_for_both_dice() -> None:
    board = led("celestials").script(red=[3], black=[2]).act("income")
    assert board.legal() == ["hex 1.-2", "hex -1.-1", "hex 0.-3", "decline"]
    board.act("hex 0.-3")
    assert (board.score(0), board.stock(0)) == (7, {"food": 1})
    assert board.controller("0.-3") == -1, "no control"


@rule("tapestry.civilizations.celestials")
def test_the_floating_capital_may_stay() -> None:
    board = led("celestials").act("income", "decline")
    assert (board.asked(), board.score(0)) == ("0 playcard", 0)


@rule("tapestry.civilizations.celestials")
def test_the_floating_capital_may_be_the_third_piece() -> None:
    board = led("celestials").outpost(1, "1.-2").outpost(0, "1.-2", toppled_by=1).act("income")
    assert "hex 1.-2" in board.legal()
    board.act("hex 1.-2")
    assert len(board.pieces("1.-2")) == 3
    assert board.controller("1.-2") == 1


@rule("tapestry.civilizations.celestials")
def test_the_floating_capital_counts_as_a_piece_against_conquest() -> None:
    board = led("celestials").outpost(1, "1.-2").act("income", "hex 1.-2")
    board.do(0, ANYWHERE)
    assert "conquer 1.-2" not in board.legal()


@rule("tapestry.civilizations.celestials")
def test_the_question_mark_is_the_tile_under_the_floating_capital() -> None:
    board = led("celestials").lay("0.-1", "t05").script(red=[0], black=[4]).act("income", "hex 0.-1")
    assert (board.score(0), board.stock(0)) == (4, {"food": 1})


@rule("tapestry.civilizations.celestials")
def test_the_move_is_no_conquest_of_the_middle_island() -> None:
    board = led("celestials").lay("0.-1", "t05").script(red=[0, 0], black=[0, 0])
    use(board, 0, "celestials").act("hex 0.-1")
    use(board, 0, "celestials").act("hex 0.0")
    assert board.score(0) == 8


@rule("tapestry.civilizations.celestials")
def test_celestials_explore_from_outposts_only() -> None:
    board = led("celestials").script(red=[0], black=[0]).tiles(0, "t05")
    use(board, 0, "celestials").act("hex 1.-2").do(0, [{"explore": {"where": "adjacent"}}])
    places = {answer.split()[1] for answer in board.legal()}
    assert places == {"0.-1", "-1.-2", "1.-3"}, "next to the place where they began"


@rule("tapestry.civilizations.celestials")
@pytest.mark.parametrize(("site", "points"), [("site 7.5 0", 15), ("site -1.1 0", 8), ("", 10)])
def test_on_turn_5_landmarks_inside_gain_five_and_overhanging_ones_lose_two(site: str, points: int) -> None:
    board = led("celestials", 4).points(0, 10)
    if site:
        board.do(0, [{"landmark": "barn"}])
        assert site in board.legal(), board.legal()
        board.act(site)
    else:
        board.landmark(0, "barn")
    answers(fifth(board))
    assert board.score(0) == points


@rule("tapestry.civilizations.celestials", "tapestry.capitals.bottle_landmarks")
def test_celestials_in_a_bottle_neither_gain_nor_lose() -> None:
    board = led("celestials", 4, capital="city_in_a_bottle").do(0, [{"landmark": "barn"}])
    answers(fifth(board))
    assert board.score(0) == 6


@rule("tapestry.civilizations.celestials")
def test_celestials_gained_later_replace_an_outpost_or_are_discarded() -> None:
    board = gain(ff(), 0, "celestials", "leaders")
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert board.position.outposts[0] == 9
    board = gain(ff(), 0, "celestials", "leaders").act("decline")
    assert civs_of(board, 0)[-1] == "leaders"


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
