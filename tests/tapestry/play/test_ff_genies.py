"""The Genies: the wish of an opponent serves both."""

from __future__ import annotations

from ecumene.core.agenda import fields_of
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import finish, gain, mat, use
from tests.tapestry.ploys import reloaded
from tests.tapestry.showing import acts, choice, drawn, english, paths

BOX = {"fantasies_and_futures": "in"}
LINES, TILES, LANDS, TECHS = "pick 1", "pick 2", "pick 3", "pick 4"


def genies(seats: int = 2) -> Board:
    board = table(seats, civs=("genies", "chosen", "leaders"), options=BOX)
    return board.tiles(0, "t01", "t02").tiles(1, "t03").tech(0, 0, "barn").tech(1, 0, "bakery", "library", "clocks")


def wished(board: Board, circle: str) -> Board:
    return use(board, 0, "genies").act(circle)


@rule("tapestry.civilizations.genies")
def test_on_income_turns_two_to_four_an_opponent_chooses_a_circle() -> None:
    for era in (1, 2, 3):
        board = genies().era(era, era).act("income")
        assert (board.asked(), board.legal()) == ("1 genieswish", [LINES, TILES, LANDS, TECHS])
        assert board.refused("accept") == "core.choice"
    assert board.position.pending() == (1,)  # nobody goes on before


@rule("tapestry.civilizations.genies")
def test_both_score_the_circle_each_for_themselves_and_the_genies_gain_a_square_beside_it() -> None:
    board = wished(genies(), TILES)
    assert (board.score(1), board.asked()) == (1, "0 nextpart")
    board.act("pick 1")  # the circle first
    assert (board.score(0), board.asked(), board.legal()) == (2, "0 pickbranch", ["pick 1", "pick 2"])
    board.act("pick 2")  # a culture, instead of inventing
    assert (board.stock(0), board.stock(1), board.asked()) == ({"culture": 1}, {}, "0 taketurn")


@rule("tapestry.civilizations.genies")
def test_squares_and_circles_alternate_around_the_mat() -> None:
    data = genies().position.box.civs[genies().position.box.civ_no["genies"]].data
    said = [english(space["label"]) for space in drawn(genies())["civ.genies.0"]["spaces"]]
    squares, circles = said[::2], said[1::2]
    assert [len(data.grids[word][0]) for word in ("squares", "circles", "wishes")] == [4, 4, 4]
    for place, circle in enumerate(circles):
        board = wished(genies(), f"pick {place + 1}")
        own = [english(act["say"]).removesuffix(" (does nothing if it comes now)") for act in acts(board).values()]
        assert (board.asked(), own[0]) == ("0 nextpart", circle)
        board.act("pick 2")
        offered = {english(act["say"]) for act in acts(board).values()}
        assert (board.asked(), offered) == ("0 pickbranch", {squares[place], squares[(place + 1) % 4]})


@rule("tapestry.civilizations.genies", "tapestry.rulings.any_order")
def test_the_genies_may_take_the_square_first() -> None:
    board = wished(genies(), TECHS).act("pick 2")
    assert (board.asked(), board.score(0)) == ("0 pickbranch", 0)
    board.script(science=[0]).act("pick 2", "decline")  # research, without a step
    assert (board.asked(), board.score(0), board.score(1)) == ("0 taketurn", 1, 3)


@rule("tapestry.civilizations.genies")
def test_whose_token_is_drawn_is_chance_and_it_goes_back() -> None:
    board = genies(3).script(genies=[1, 1, 0])
    for drawn_seat in (2, 2, 1):
        use(board, 0, "genies")
        assert board.asked() == f"{drawn_seat} genieswish"
        assert board.told("lot")[-1].args == {"who": 0, "other": drawn_seat}
        board.act(TILES, seat=drawn_seat).act("pick 1", "pick 2")
    assert mat(board, "genies") == ()


@rule("tapestry.civilizations.genies", "tapestry.end.passive")
def test_whoever_has_finished_chooses_and_scores_nothing() -> None:
    board = finish(genies().era(2, 5), 1).points(1, 0)
    use(board, 0, "genies")
    assert board.asked() == "1 genieswish"
    board.act(TILES, "pick 1", "pick 2")
    assert (board.score(1), board.score(0)) == (0, 2)


@rule("tapestry.civilizations.genies")
def test_on_the_last_income_turn_they_score_two_different_circles() -> None:
    board = genies().era(4, 4).act("income")
    assert (board.asked(), board.legal()) == ("0 geniescircle", [LINES, TILES, LANDS, TECHS])
    board.act(TILES)
    assert (board.asked(), board.legal()) == ("0 geniescircle", [LINES, LANDS, TECHS])
    assert board.refused(TILES) == "civilizations.genies"
    assert board.refused("accept") == "core.choice"
    board.act(LANDS)
    assert (board.position.scored[7], board.score(1), board.asked()) == (2 + 1, 0, "0 upgradecard")


@rule("tapestry.civilizations.genies")
def test_they_need_no_set_up_and_may_be_gained_during_the_game() -> None:
    assert begun(civs=("genies", "chosen"), options=BOX).asked() == "0 taketurn"
    board = gain(table(options=BOX), 0, "genies")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.genies")
def test_the_opponent_answers_by_buttons_and_the_genies_on_their_mat() -> None:
    board = use(genies(), 0, "genies")
    question = board.position.question()
    assert question is not None
    assert fields_of(question)["host"] == 0
    assert paths(board)[TILES] == ["~pick.2"]
    assert english(choice(board)["prompt"]) == (
        "Your token was drawn: which circle do you choose, for yourself and for Ada?"
    )
    assert english(acts(board)[TILES]["say"]) == "1 point for each territory tile in your supply"
    reloaded(board)
    board = genies().era(4, 4).act("income")
    assert paths(board)[TILES] == ["civ.genies.0.3"]
    reloaded(board)
