"""The Celestials: a capital that floats over the map."""

from __future__ import annotations

from ecumene.games.tapestry.box.actions import WORLD
from ecumene.games.tapestry.play.model import TOKEN, kind_of
from ecumene.games.tapestry.play.targets import hindrance, targets
from ecumene.games.tapestry.play.territory import ANYWHERE, reachable
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, civs_of, gain, mat, use
from tests.tapestry.ploys import around, home, reloaded
from tests.tapestry.showing import acts, drawn, english, paths
from tests.tapestry.speaking import speech

BOX = {"fantasies_and_futures": "in"}
HOME = "0.-2"  # of seat 0, beside 1.-2, -1.-1 and 0.-3, which are printed


def celestials() -> Board:
    return table(civs=("celestials", "chosen"), options=BOX)


def floating(board: Board) -> str:
    return str(WORLD.hexes[mat(board, "celestials")[0]])


def kinds(board: Board, place: str) -> list[int]:
    return sorted([kind_of(stone) for stone in board.position.pieces[WORLD.read(place)]])


# ---- set-up


@rule("tapestry.civilizations.celestials")
def test_an_outpost_and_a_token_stand_where_they_begin() -> None:
    board = begun(civs=("celestials", "chosen"), options=BOX)
    assert (home(board), floating(board), kinds(board, HOME)) == (HOME, HOME, [0, TOKEN])
    assert board.position.outposts == [9, 8]  # the second starting outpost stays in supply
    assert board.controller(HOME) == 0
    board.audit()


@rule("tapestry.civilizations.celestials", "tapestry.conquering.limit")
def test_the_token_counts_as_a_piece_and_leaves_its_land_open_once_it_goes() -> None:
    board = celestials()
    here = WORLD.read(HOME)
    assert hindrance(board.position, 1, here) == "tapestry.conquering.limit"
    board.script(red=[0], black=[0])
    use(board, 0, "celestials").act("hex 1.-2")
    assert hindrance(board.position, 1, here) == ""
    assert here in targets(board.position, 1, ANYWHERE)


# ---- moving


@rule("tapestry.civilizations.celestials")
def test_on_income_turns_two_to_four_the_token_may_move_to_a_territory_beside_it() -> None:
    for era in (1, 2, 3):
        board = celestials().era(era, era).act("income")
        assert (board.asked(), board.legal()) == (
            "0 celestialsmove", ["hex 1.-2", "hex -1.-1", "hex 0.-3", "decline"],
        )  # fmt: skip
    assert board.refused("hex 0.-1") == "civilizations.celestials"  # not explored
    assert board.refused("hex 1.1") == "civilizations.celestials"
    assert board.refused("accept") == "core.choice"
    board.act("decline")
    assert (floating(board), board.log().count("rolls")) == (HOME, 0)


@rule("tapestry.civilizations.celestials")
def test_where_it_goes_both_dice_are_rolled_and_gained() -> None:
    board = celestials().script(red=[3], black=[1])
    use(board, 0, "celestials").act("hex 1.-2")
    assert (board.score(0), board.stock(0), floating(board)) == (7, {"worker": 1}, "1.-2")
    assert (kinds(board, HOME), kinds(board, "1.-2")) == ([0], [TOKEN])
    assert board.asked() == "0 taketurn"
    board.audit()


@rule("tapestry.civilizations.celestials", "tapestry.conquering.tile_benefit")
def test_the_benefit_of_a_tile_is_that_under_the_token() -> None:
    board = celestials()
    tile = next(t for t in board.position.box.tiles if board.position.book[t.benefit].__class__.__name__ == "Gain")
    place = next(near for near in around(board, HOME) if board.position.land[WORLD.read(near)] < -1)
    board.lay(place, tile.id).script(red=[0], black=[4])
    use(board, 0, "celestials").act(f"hex {place}")
    assert sum(board.stock(0).values()) == 1


@rule("tapestry.civilizations.celestials")
def test_that_is_no_conquest_and_gives_no_control() -> None:
    board = celestials().script(red=[4], black=[0]).outpost(1, "1.-2")
    use(board, 0, "celestials").act("hex 1.-2")
    assert (board.controller("1.-2"), board.pieces("1.-2")) == (1, [(1, -1), (0, -1)])
    assert board.log().count("conquers") == board.log().count("topples") == 0
    assert board.score(0) == 1  # the territory on which it began
    assert board.position.outposts[0] == 9
    board.clear(HOME)
    assert reachable(board.position, 0) == []  # nor does one explore or conquer from it


@rule("tapestry.civilizations.celestials")
def test_it_may_be_the_third_piece_of_a_full_territory() -> None:
    board = celestials().outpost(1, "1.-2", toppled_by=0).outpost(0, "1.-2").script(red=[0], black=[0])
    use(board, 0, "celestials").act("hex 1.-2")
    assert len(board.position.pieces[WORLD.read("1.-2")]) == 3
    assert board.controller("1.-2") == 0


@rule("tapestry.civilizations.celestials", "tapestry.cards.national_parks")
def test_cards_that_change_a_conquest_do_not_touch_the_move() -> None:
    board = table(civs=("celestials", "chosen"), options={**BOX, "arts_and_architecture": "in"}).era(2, 2)
    board.mat(0, 2, "national_parks").script(red=[0], black=[0])
    use(board, 0, "celestials").act("hex 1.-2")
    assert (board.score(0), board.stock(0)) == (4, {"coin": 1})


# ---- the last income turn


@rule("tapestry.civilizations.celestials")
def test_in_the_end_landmarks_inside_score_and_those_that_overhang_cost() -> None:
    board = table(civs=("celestials", "chosen"), capitals=("grassland", "wetland"), options=BOX).points(0, 20)
    board.do(0, [{"landmark": "bakery"}])
    inside = next(way for way in board.legal() if "0" not in way.split()[1] and "-" not in way)
    board.act(inside).do(0, [{"landmark": "barn"}])
    over = next(way for way in board.legal() if way.split()[1].startswith(("0.", "-")))
    board.act(over).landmark(0, "library").era(5, 4)  # the library stands beside the capital
    before = board.score(0)
    use(board, 0, "celestials")
    assert board.score(0) == before - 2 + 5
    assert board.asked() == "0 taketurn"  # no move any more
    assert [event.args["n"] for event in board.told("loses")] == [2]


@rule("tapestry.civilizations.celestials")
def test_without_a_landmark_in_the_city_nothing_is_gained_or_lost() -> None:
    """As in the City in a Bottle, where landmarks are set aside."""
    board = celestials().era(5, 4).landmark(0, "bakery", "barn").points(0, 9)
    assert not able(board, 0, "celestials")
    assert use(board, 0, "celestials").score(0) == 9


# ---- gained during the game


@rule("tapestry.civilizations.celestials")
def test_gained_during_the_game_an_outpost_becomes_the_token() -> None:
    board = gain(table(options=BOX), 0, "celestials", "traders")
    assert (board.asked(), board.legal()) == ("0 celestialskeep", ["accept", "decline"])
    board.act("accept").audit()
    assert (kinds(board, HOME), board.position.outposts[0], floating(board)) == ([0, TOKEN], 9, HOME)


@rule("tapestry.civilizations.celestials")
def test_or_they_are_discarded_for_another_civilization() -> None:
    board = gain(table(options=BOX), 0, "celestials", "traders").act("decline")
    assert (civs_of(board, 0), kinds(board, HOME)) == (["leaders", "traders"], [0, 0])


@rule("tapestry.civilizations.celestials")
def test_without_an_outpost_there_another_one_comes_and_without_another_one_they_stay() -> None:
    board = gain(table(options=BOX).clear(HOME), 0, "celestials", "traders")
    assert (board.asked(), civs_of(board, 0)) == ("0 taketurn", ["leaders", "traders"])
    board = gain(table(options=BOX), 0, "celestials")
    assert (board.asked(), kinds(board, HOME)) == ("0 taketurn", [0, TOKEN])


@rule("tapestry.civilizations.celestials", "tapestry.civilizations.mystics")
def test_land_that_is_lost_with_the_outpost_is_counted() -> None:
    board = gain(table(options=BOX).clear(HOME).outpost(0, HOME), 0, "celestials")
    assert (board.controller(HOME), board.position.controlled(0)) == (-1, [])


# ---- page and words


@rule("tapestry.civilizations.celestials")
def test_the_page_shows_the_floating_capital_and_takes_hexes() -> None:
    board = use(celestials(), 0, "celestials")
    labels = [english(thing["label"]) for name, thing in drawn(board).items() if name.startswith(f"stone.{HOME}")]
    assert "Ada: floating capital" in labels
    assert paths(board)["hex 1.-2"] == ["m.1.-2"]
    assert english(acts(board)["decline"]["say"]) == "Stay here"
    assert f"floating capital: {HOME}" in speech().table(board.position, 2000)
    reloaded(board)
