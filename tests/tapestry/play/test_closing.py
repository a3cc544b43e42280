"""The end of one's own turn: rewards and objectives, in the owner's order."""

from __future__ import annotations

import pytest

from ecumene.games.tapestry.play.turns import TakeTurn
from tests.marks import rule
from tests.tapestry.arts import lead, reloaded
from tests.tapestry.board import Board, table
from tests.tapestry.civs import lay, mat
from tests.tapestry.futures import sound

BOTH = {"arts_and_architecture": "in", "plans_and_ploys": "in"}
FIVE = ("monarchy", "guilds", "trap", "tyranny", "dystopia")
REWARD = "civilization relentless"


def relentless(tokens: int, *cards: str, era: int = 1) -> Board:
    """The Relentless are to move, with tokens and landmark cards, and have built nothing in this turn."""
    board = table(civs=("relentless", "chosen"), options=BOTH).give(1, food=1).landmark_card(0, *cards)
    return lay(board, "relentless", tokens, 0, era)


def end_turn(board: Board) -> Board:
    assert isinstance(board.position.agenda.pop(), TakeTurn)
    return board.settle()


def owns(board: Board, landmark: str) -> bool:
    return board.position.landmark_owner[board.position.box.landmark_no[landmark]] == 0


def paid(board: Board) -> list[int]:
    return [event.args["n"] for event in board.told("scores") if event.args["cause"] == "civ.relentless"]


@rule("tapestry.rulings.end_of_turn")
def test_a_reward_and_an_objective_are_ordered_by_their_owner() -> None:
    board = end_turn(relentless(1, "weaving_hall").hand(0, *FIVE))
    assert (board.asked(), board.legal()) == ("0 nextatend", ["landmark weaving_hall", REWARD])
    assert board.refused("landmark observatory") == "landmarks.objective"
    assert board.refused("decline") == "core.choice"
    assert board.refused("civilization chosen") == "core.choice"
    sound(board)


@rule("tapestry.rulings.end_of_turn", "tapestry.civilizations.relentless")
def test_the_landmark_first_is_a_building_of_this_turn() -> None:
    board = end_turn(relentless(1, "weaving_hall").hand(0, *FIVE)).act("landmark weaving_hall")
    assert board.asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert (board.position.turn, paid(board)) == (1, [])
    assert mat(board, "relentless") == (2, 0, 1)


@rule("tapestry.rulings.end_of_turn", "tapestry.civilizations.relentless")
def test_the_reward_first_pays_and_the_landmark_adds_no_token() -> None:
    board = end_turn(relentless(1, "weaving_hall").hand(0, *FIVE)).act(REWARD)
    assert board.asked() == "0 placelandmark"
    assert paid(board) == [1]
    reloaded(board.audit()).act(board.legal()[0])
    assert (board.position.turn, owns(board, "weaving_hall")) == (1, True)
    assert mat(board, "relentless") == (0, 0, 1)


@rule("tapestry.rulings.end_of_turn", "tapestry.landmarks.objective")
def test_an_objective_that_the_reward_meets_counts() -> None:
    board = end_turn(relentless(2, "weaving_hall").hand(0, *FIVE[:4]))
    assert board.asked() == "0 placelandmark"  # nothing was to be ordered: the objective was not met before
    assert paid(board) == [3]
    assert len(board.hand_of(0)) == 5
    board.act(board.legal()[0])
    assert (board.position.turn, mat(board, "relentless")) == (1, (0, 0, 1))


@rule("tapestry.rulings.end_of_turn")
def test_an_objective_that_the_reward_undoes_is_lost_with_it() -> None:
    tiles = ("t01", "t02", "t03", "t04", "t05", "t06")
    board = end_turn(relentless(4, "caravanserai").tiles(0, *tiles))
    assert board.asked() == "0 nextatend"
    board.act(REWARD, "pick 3")
    while board.position.turn == 0:
        board.act(board.legal()[0])
    assert not owns(board, "caravanserai")


@rule("tapestry.rulings.end_of_turn")
@pytest.mark.parametrize(("tokens", "built", "era"), [(0, 0, 1), (3, 1, 1), (3, 0, 0)])
def test_nothing_is_asked_where_nothing_is_due(tokens: int, built: int, era: int) -> None:
    board = lay(relentless(tokens, "weaving_hall").hand(0, *FIVE), "relentless", tokens, built, era)
    assert end_turn(board).asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert (paid(board), mat(board, "relentless")[0]) == ([], tokens + 1)


@rule("tapestry.rulings.end_of_turn")
def test_several_objectives_and_a_reward_are_all_choices() -> None:
    board = relentless(1, "weaving_hall", "observatory").hand(0, *FIVE).tech(0, 2, "barn")
    assert set(end_turn(board).legal()) == {"landmark weaving_hall", "landmark observatory", REWARD}
    board.act("landmark observatory")
    while board.asked() == "0 placelandmark":
        board.act(board.legal()[0])
    assert (board.position.turn, paid(board), mat(board, "relentless")[0]) == (1, [], 2)
    assert owns(board, "weaving_hall")


@rule("tapestry.rulings.end_of_turn", "tapestry.civilizations.relentless")
def test_a_last_turn_after_the_fifth_income_turn_ends_like_any_other() -> None:
    options = {**BOTH, "fantasies_and_futures": "in"}
    board = table(civs=("elder_ones", "chosen"), options=options).era(5, 1).give(0, food=1)
    position = board.position
    position.civs[0] = (*position.civs[0], position.box.civ_no["relentless"])
    position.civ_deck = [civ for civ in position.civ_deck if civ not in position.civs[0]]
    lay(board, "relentless", 1, 0, 5).act("advance exploration")
    while position.turn == 0:
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    assert paid(board) == [1]


@rule("tapestry.rulings.end_of_turn", "tapestry.landmarks.objective")
def test_an_objective_that_the_last_of_all_rewards_meets_still_counts() -> None:
    board = lead("urban_planners").era(4, 1).landmark(0, "forge").landmark_card(0, "triumphal_arch")
    planners = board.position.box
    lay(board, "urban_planners", planners.landmark_no["forge"]).token(0, exploration=3, science=4, military=4)
    board.act("income")
    while board.asked() != "0 urbanplannersplace" or any(i.kind == "scoreincome" for i in board.position.agenda):
        board.act("decline" if "decline" in board.legal() else board.legal()[0])
    board.token(0, exploration=4)  # as if it were a reward
    board.act("decline")
    assert board.asked() == "0 placelandmark"
    assert owns(board, "triumphal_arch")


@rule("tapestry.rulings.end_of_turn")
def test_with_the_content_of_older_releases_the_reward_comes_after_the_objectives() -> None:
    old = table().position.game.with_content("446ea3cdb7cd127b")  # type: ignore[attr-defined]
    board = table(civs=("relentless", "chosen"), options={**BOTH, "rulings": "second"}, of=old).give(1, food=1)
    lay(board.landmark_card(0, "weaving_hall").hand(0, *FIVE), "relentless", 1, 0, 1)
    assert end_turn(board).asked() == "0 placelandmark"
    board.act(board.legal()[0])
    assert (paid(board), mat(board, "relentless")) == ([], (2, 0, 1))
