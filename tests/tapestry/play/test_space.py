"""Space: tiles that lie beside the income mat; each of the fifteen gives its benefits."""

import pytest

from ecumene.games.tapestry.play.numbers import SOURCES, SPACE_POINTS
from tests.marks import rule
from tests.tapestry.board import Board, game, table

EXPLORE = [{"explore_space": 1}]


def with_stars(*stars: str) -> Board:
    return table(2, ("leaders", "chosen")).stars(0, *stars)


def explored(star: str, board: Board | None = None) -> Board:
    """Seat 0 has just explored a space tile, and nothing has been answered."""
    return (board or table(2, ("leaders", "chosen"))).stars(0, star).do(0, EXPLORE)


def answer(board: Board, *answers: str) -> Board:
    """Answer what the tile asks: a notation, or "" for the first legal answer."""
    for notation in answers:
        board.act(notation or board.legal()[0])
    assert board.asked() == "0 taketurn", (board.asked(), board.legal())
    return board


def by_space(board: Board) -> int:
    """The points that space tiles have given seat 0."""
    return board.position.scored[SOURCES * 0 + SPACE_POINTS]


# ---- exploring


@rule("tapestry.space.explore")
def test_a_space_tile_of_the_supply_goes_beside_the_mat_and_aligns_with_nothing() -> None:
    board = with_stars("s05", "s13").do(0, EXPLORE)
    assert board.asked() == "0 explorestar"
    assert board.legal() == ["star s05", "star s13"]
    assert board.refused("star s07") == "space.explore"
    assert board.refused("accept") == "core.choice"
    board.act("star s13")
    stars = board.position.box.star_no
    assert board.position.star_explored[0] == [stars["s13"]]
    assert board.position.star_supply[0] == [stars["s05"]]
    assert board.score(0) == 13
    assert all(land < 0 for land in board.position.land)
    assert board.log() == ["explores-space", "scores"]


@rule("tapestry.space.explore")
def test_a_single_space_tile_is_explored_at_once_and_none_is_nothing() -> None:
    assert with_stars("s13").do(0, EXPLORE).score(0) == 13
    board = with_stars().do(0, EXPLORE)
    assert board.asked() == "0 taketurn"
    assert not board.position.book[-1].able(board.position, 0, -1)


def test_two_space_tiles_can_be_explored_one_after_the_other() -> None:
    board = with_stars("s05", "s07", "s13").do(0, [{"explore_space": 2}]).act("star s13")
    assert board.legal() == ["star s05", "star s07"]
    board.act("star s07")
    assert board.score(0) == 21
    assert board.stock(0) == {"food": 1, "culture": 1}


@rule("tapestry.space.run_out")
def test_space_tiles_run_out() -> None:
    board = with_stars()
    board.position.stars = [3]
    board.do(0, [{"gain": {"space": 3}}])
    assert (board.position.star_supply[0], board.position.stars) == ([3], [])
    board.do(1, [{"gain": {"space": 1}}])
    assert board.position.star_supply[1] == []


@rule("tapestry.rulings.finished_players")
def test_whoever_has_finished_explores_no_space() -> None:
    board = with_stars("s13")
    board.position.finished[0] = 1
    assert board.do(0, EXPLORE).score(0) == 0


# ---- the tiles


@rule("tapestry.space.tiles")
def test_the_box_has_the_fifteen_tiles_tested_here() -> None:
    stars = [star for star in game().components.stars if star.box == "base"]
    assert [star.id for star in stars] == [f"s{n:02}" for n in range(1, 16)]


@rule("tapestry.space.tiles")
@pytest.mark.parametrize(("star", "track"), [("s01", "science"), ("s09", "technology"), ("s12", "military")])
def test_three_tiles_advance_on_a_track_and_score_its_spaces_in_either_order(star: str, track: str) -> None:
    board = table(2, ("leaders", "chosen")).token(0, **{track: 8})
    assert explored(star, board).asked() == "0 nextpart"
    first = Board(board.position.copy())
    second = Board(board.position.copy())
    first.act("pick 2")  # the points of eight spaces
    assert by_space(first) == 8
    assert first.where(0, track) == (9,)
    second.act("pick 1")
    assert second.where(0, track) == (9,)
    for _ in range(9):
        if second.asked() == "0 taketurn":
            break
        second.act(second.legal()[-1])
    assert by_space(second) == 9


@rule("tapestry.space.tiles")
@pytest.mark.parametrize(("star", "kind"), [("s02", "armory"), ("s03", "house"), ("s14", "farm"), ("s15", "market")])
def test_four_tiles_give_a_building_and_score_its_kind(star: str, kind: str) -> None:
    board = table(2, ("leaders", "chosen")).built(0, **{kind: 2})
    assert explored(star, board).asked() == "0 nextpart"
    board.act("pick 1")
    assert board.asked() == "0 placebuilding"
    answer(board, "")
    assert by_space(board) == 3
    early = explored(star, table(2, ("leaders", "chosen")).built(0, **{kind: 2})).act("pick 2")
    assert by_space(early) == 2
    answer(early, "")
    assert by_space(early) == 2


@rule("tapestry.space.tiles")
def test_the_fourth_tile_draws_a_tapestry_card_plays_one_over_and_scores_all_cards() -> None:
    board = table(2, ("leaders", "chosen")).era(2, 1).hand(0, "trap").mat(0, 2, "guilds", "coal_baron")
    explored("s04", board)
    assert set(board.legal()) == {"pick 1", "pick 2", "pick 3"}
    board.act("pick 1")
    assert len(board.position.hands[0]) == 2
    board.act("pick 2", "play trap")
    assert by_space(board) == 4  # one in hand, three on the mat
    assert board.score(0) == 14
    assert board.asked() == "0 taketurn"


@rule("tapestry.space.tiles")
def test_the_fifth_and_the_seventh_give_two_resources_and_eight_points() -> None:
    fifth = explored("s05")
    assert (fifth.stock(0), by_space(fifth), fifth.asked()) == ({"coin": 1, "worker": 1}, 8, "0 taketurn")
    seventh = explored("s07")
    assert (seventh.stock(0), by_space(seventh), seventh.asked()) == ({"food": 1, "culture": 1}, 8, "0 taketurn")


@rule("tapestry.space.tiles")
def test_the_sixth_researches_with_benefit_and_gives_six_points() -> None:
    board = explored("s06", table(2, ("leaders", "chosen")).script(science=[0]))
    board.act("pick 1", "accept")
    assert board.where(0, "exploration") == (1,)
    assert len(board.position.supply[0]) == 2  # the benefit of space 1
    assert by_space(board) == 6


@rule("tapestry.space.tiles")
def test_the_eighth_gives_a_culture_and_scores_the_capital() -> None:
    board = table(2, ("leaders", "chosen"))
    for column in range(9):
        board.position.plots[0][9 * 4 + column] = 1  # a row full of impassable plots
    explored("s08", board)
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    assert board.stock(0) == {"culture": 1}
    assert by_space(board) >= 1


@rule("tapestry.space.tiles")
def test_the_tenth_invents_upgrades_and_scores_tech_cards() -> None:
    board = table(2, ("leaders", "chosen")).tech(0, 0, "barn").display("bakery", "clocks", "calendar")
    explored("s10", board).act("pick 1", "invent clocks")
    assert set(board.legal()) == {"pick 2", "pick 3"}
    board.act("pick 2")
    assert set(board.legal()) == {"upgrade barn", "upgrade clocks"}
    board.act("upgrade barn")
    assert board.techs(0) == {"barn": 1, "clocks": 0}
    assert by_space(board) == 2


@rule("tapestry.space.tiles")
def test_the_eleventh_conquers_and_scores_territories() -> None:
    board = explored("s11", table(2, ("leaders", "chosen")).script(red=[0], black=[0]))
    board.act("pick 1", "conquer 1.-2", "die black")
    assert by_space(board) == 2
    assert board.stock(0) == {"coin": 1}
    early = explored("s11", table(2, ("leaders", "chosen")).script(red=[0], black=[0])).act("pick 2")
    assert by_space(early) == 1


@rule("tapestry.space.tiles")
def test_the_thirteenth_is_thirteen_points() -> None:
    assert by_space(explored("s13")) == 13
