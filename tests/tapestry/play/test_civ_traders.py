"""The Traders: tokens on empty and on foreign land."""

from __future__ import annotations

from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import able, finish, gain, lay, mat, use

ANYWHERE = {"conquer": {"where": "anywhere", "dice": "one"}}


def traders() -> Board:
    """They start on 0.-2, the opponent on 2.0, beside which lie the printed 2.-1, 1.1 and 3.0."""
    return table(civs=("traders", "chosen"))


@rule("tapestry.civilizations.traders")
def test_on_empty_land_a_token_scores_the_territories_of_opponents_around() -> None:
    board = use(traders().outpost(1, "3.0").lay("2.1", "t05"), 0, "traders").act("hex 2.1")
    assert board.score(0) == 2  # 2.0 and 3.0
    assert board.pieces("2.1") == [(0, -1)]
    assert mat(board, "traders")[0] == 3
    assert use(traders(), 0, "traders").act("hex 0.-3").score(0) == 0  # next to one's own only


@rule("tapestry.civilizations.traders")
def test_beside_a_single_outpost_of_an_opponent_it_gains_the_benefit_of_the_tile() -> None:
    board = use(traders().lay("1.0", "t01").outpost(1, "1.0"), 0, "traders").act("hex 1.0")
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 0)
    assert board.pieces("1.0") == [(1, -1), (0, -1)]


@rule("tapestry.civilizations.traders")
def test_printed_land_has_no_benefit() -> None:
    board = use(traders().outpost(1, "2.-1"), 0, "traders").act("hex 2.-1")
    assert (board.stock(0), board.score(0)) == ({}, 0)


@rule("tapestry.civilizations.traders")
def test_no_token_goes_on_unexplored_or_own_or_crowded_land() -> None:
    board = traders().outpost(0, "1.-2").outpost(1, "-1.-1", "-1.-1").outpost(1, "0.-3", toppled_by=0)
    use(board, 0, "traders")
    for place in ("0.-1", "1.-2", "-1.-1", "0.-3", "2.0"):
        assert board.refused(f"hex {place}") == "civilizations.traders"


@rule("tapestry.civilizations.traders")
def test_placing_is_a_choice_and_there_are_four_tokens() -> None:
    board = use(traders(), 0, "traders")
    assert board.legal()[-1] == "decline"
    board.act("decline")
    assert mat(board, "traders") == (4,)
    assert not able(lay(board, "traders", 0), 0, "traders")
    assert use(board, 0, "traders").asked() == "0 taketurn"


@rule("tapestry.civilizations.traders", "tapestry.rulings.control")
def test_a_token_alone_gives_no_control() -> None:
    board = use(traders(), 0, "traders").act("hex 0.-3")
    assert board.controller("0.-3") == -1


@rule("tapestry.civilizations.traders", "tapestry.conquering.limit")
def test_a_token_beside_an_outpost_closes_the_territory() -> None:
    board = use(traders().lay("1.0", "t01").outpost(1, "1.0"), 0, "traders").act("hex 1.0")
    board.do(0, [ANYWHERE])
    assert board.refused("conquer 1.0") == "conquering.limit"
    assert board.controller("1.0") == 1


# ---- the die that a conqueror leaves


def conquered(board: Board, red: int, black: int, *answers: str, dice: str = "one") -> Board:
    """The opponent conquers 1.1, where a token lies alone; the dice show these faces."""
    use(board, 0, "traders").act("hex 1.1")
    board.points(0, 0).script(red=[red], black=[black])
    conquest = {"conquer": {"where": "anywhere", "dice": dice}}
    return board.do(1, [conquest]).act("conquer 1.1", *answers)


@rule("tapestry.civilizations.traders", "tapestry.rulings.trade_token_conquered")
def test_when_an_opponent_conquers_the_land_of_a_token_the_traders_may_gain_the_other_die() -> None:
    board = conquered(traders(), 3, 2, "die red")
    assert board.score(1) == 7
    assert board.asked() == "0 tradersdie"
    assert board.legal() == ["accept", "decline"]
    assert board.act("accept").stock(0) == {"food": 1}
    assert board.pieces("1.1") == [(0, -1), (1, -1)]  # the token stays and nothing is toppled
    assert board.controller("1.1") == 1


@rule("tapestry.civilizations.traders")
def test_the_traders_may_leave_it() -> None:
    board = conquered(traders(), 3, 2, "die black").act("decline")
    assert (board.stock(1), board.score(0), board.asked()) == ({"food": 1}, 0, "0 taketurn")


@rule("tapestry.civilizations.traders")
def test_points_of_the_die_are_points_of_the_civilization() -> None:
    board = conquered(traders(), 3, 2, "die black", "accept")
    assert (board.score(0), board.position.scored[7]) == (7, 1 + 7)  # one for the token beside 2.0


@rule("tapestry.civilizations.traders")
def test_the_tile_face_gives_the_benefit_of_the_conquered_land() -> None:
    board = use(traders().lay("1.0", "t01"), 0, "traders").act("hex 1.0").points(0, 0)
    board.script(red=[0], black=[4]).do(1, [ANYWHERE]).act("conquer 1.0", "die red", "accept")
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.civilizations.traders")
def test_whoever_takes_both_dice_leaves_none() -> None:
    board = conquered(traders(), 3, 2, dice="both")
    assert board.asked() == "0 taketurn"
    assert (board.score(1), board.stock(1), board.stock(0)) == (7, {"food": 1}, {})


@rule("tapestry.civilizations.traders")
def test_other_conquests_and_their_own_leave_them_nothing() -> None:
    board = traders().script(red=[3, 3], black=[2, 2]).do(1, [ANYWHERE]).act("conquer 1.1", "die red")
    assert board.asked() == "0 taketurn"
    use(board, 0, "traders").act("hex 2.-1").points(0, 0)
    board.do(0, [ANYWHERE]).act("conquer 2.-1", "die red")
    assert board.asked() == "0 taketurn"


@rule("tapestry.civilizations.traders", "tapestry.end.passive")
def test_after_their_last_income_turn_they_gain_points_of_the_die_and_nothing_else() -> None:
    board = use(traders(), 0, "traders").act("hex 1.1")
    finish(board.points(0, 0), 0).script(red=[3], black=[2]).do(1, [ANYWHERE]).act("conquer 1.1", "die black")
    assert (board.score(0), board.asked()) == (7, "0 taketurn")
    board = use(traders(), 0, "traders").act("hex 1.1")
    finish(board.points(0, 0), 0).script(red=[3], black=[2]).do(1, [ANYWHERE]).act("conquer 1.1", "die red")
    assert (board.score(0), board.stock(0), board.asked()) == (0, {}, "0 taketurn")


@rule("tapestry.adjustments.traders")
def test_beginning_with_them_gives_two_resources_and_ten_points() -> None:
    board = begun(civs=("traders", "chosen")).act("take coin", "take food")
    assert board.score(0) == 10
    assert board.stock(0) == {"coin": 2, "worker": 1, "food": 2, "culture": 1}


@rule("tapestry.civilizations.traders")
def test_gained_during_the_game_they_have_four_tokens() -> None:
    board = gain(table(), 0, "traders")
    assert (mat(board, "traders"), board.stock(0), board.score(0)) == ((4,), {}, 0)


@rule("tapestry.civilizations.traders")
def test_they_act_in_step_one_of_an_income_turn() -> None:
    assert traders().act("income").asked() == "0 traderstoken"
