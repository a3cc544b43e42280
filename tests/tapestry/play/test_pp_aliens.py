"""The Aliens: space tiles explored on their mat."""

from __future__ import annotations

from ecumene.games.tapestry.play.civilizations.gaining import give_up_mat
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.civs import civs_of, gain, lay, mat, use
from tests.tapestry.showing import drawn, english, french, meant, paths
from tests.tapestry.speaking import speech

PP = {"plans_and_ploys": "in"}


def aliens() -> Board:
    return table(civs=("aliens", "chosen"), options=PP)


def star(board: Board, name: str) -> int:
    return board.position.box.star_no[name]


@rule("tapestry.civilizations.aliens")
def test_they_begin_with_four_space_tiles_and_no_adjustment() -> None:
    board = aliens()
    assert len(board.position.star_supply[0]) == 4
    assert mat(board, "aliens") == (-1,)
    assert board.position.box.civs[board.position.box.civ_no["aliens"]].start == -1


@rule("tapestry.civilizations.aliens")
def test_where_fewer_are_left_they_take_those() -> None:
    board = aliens().stars(0)
    board.position.stars = board.position.stars[:2]
    use(board, 0, "aliens", "setup")
    assert len(board.position.star_supply[0]) == 2


@rule("tapestry.civilizations.aliens")
def test_a_tile_of_the_supply_is_explored_on_the_mat_for_nothing_the_first_time() -> None:
    board = use(aliens().stars(0, "s01", "s02"), 0, "aliens")
    assert board.asked() == "0 alienstile"
    assert board.legal() == ["star s01", "star s02", "decline"]
    assert board.refused("star s03") == "civilizations.aliens"
    assert board.refused("accept") == "core.choice"
    board.act("star s02")
    assert mat(board, "aliens") == (star(board, "s02"),)
    assert board.position.star_explored[0] == [star(board, "s02")]
    assert "explores-space" in board.log()


@rule("tapestry.civilizations.aliens")
def test_or_they_gain_a_resource() -> None:
    board = use(aliens(), 0, "aliens").act("decline", "take coin")
    assert (board.stock(0), mat(board, "aliens")) == ({"coin": 1}, (-1,))


def landed(*stars: str) -> Board:
    """s01 lies on the mat."""
    board = aliens().stars(0, "s01", *stars)
    board.position.star_supply[0].remove(star(board, "s01"))
    board.position.star_explored[0] = [star(board, "s01")]
    return lay(board, "aliens", star(board, "s01"))


@rule("tapestry.civilizations.aliens")
def test_the_tile_on_the_mat_goes_and_another_one_costs_a_resource_first() -> None:
    board = use(landed("s02").give(0, coin=1, food=1), 0, "aliens")
    assert (mat(board, "aliens"), board.position.star_explored[0]) == ((-1,), [])
    board.act("star s02")
    assert board.asked() == "0 aliensprice"
    assert board.position.question().halfway()  # type: ignore[union-attr]
    assert board.legal() == ["pay coin", "pay food"]
    assert game().load(board.position.dump()).dump() == board.position.dump()
    before = board.stock(0)
    board.act("pay food")
    assert before == {"coin": 1, "food": 1}
    assert mat(board, "aliens") == (star(board, "s02"),)
    assert [event.args["thing"] for event in board.told("pays")] == ["food"]
    assert star(board, "s01") not in board.position.stars  # discarded tiles never come back


@rule("tapestry.civilizations.aliens")
def test_a_single_kind_of_resource_is_paid_without_asking() -> None:
    board = use(landed("s02").give(0, coin=1), 0, "aliens").act("star s02")
    assert mat(board, "aliens") == (star(board, "s02"),)
    assert [event.args["thing"] for event in board.told("pays")] == ["coin"]


@rule("tapestry.civilizations.aliens")
def test_whoever_cannot_pay_or_has_no_tile_gains_the_resource() -> None:
    board = use(landed("s02"), 0, "aliens")
    assert (board.asked(), mat(board, "aliens")) == ("0 takeresource", (-1,))
    board = use(landed().give(0, coin=1), 0, "aliens")
    assert board.asked() == "0 takeresource"
    board = use(aliens().stars(0), 0, "aliens")
    assert board.act("take food").stock(0) == {"food": 1}


@rule("tapestry.civilizations.aliens", "tapestry.space.lasting")
def test_what_the_tile_does_holds_as_long_as_it_lies_on_the_mat() -> None:
    step = {"advance": {"tracks": ["science"], "benefit": False, "bonus": "none"}}
    board = use(aliens().stars(0, "s17", "s18"), 0, "aliens").act("star s17")
    assert board.do(0, [step]).score(0) == 5
    board.do(0, [{"explore_space": 1}])  # s18 lies beside the income mat and stays
    use(board.audit(), 0, "aliens").act("take coin")
    assert board.do(0, [step]).score(0) == 5
    step["advance"]["tracks"] = ["military"]
    assert board.do(0, [step]).score(0) == 10
    board.audit()


@rule("tapestry.civilizations.aliens")
def test_space_explored_otherwise_lies_beside_the_mat_as_usual_and_stays() -> None:
    board = landed("s02").do(0, [{"explore_space": 1}])
    assert mat(board, "aliens") == (star(board, "s01"),)
    assert star(board, "s02") in board.position.star_explored[0]
    while board.asked() != "0 taketurn":
        board.act(board.legal()[0])
    use(board, 0, "aliens")
    assert star(board, "s02") in board.position.star_explored[0]
    assert star(board, "s01") not in board.position.star_explored[0]


@rule("tapestry.civilizations.aliens", "tapestry.cards.black_death")
def test_with_the_mat_its_tile_is_lost_and_those_beside_the_income_mat_stay() -> None:
    board = use(aliens().stars(0, "s17", "s18"), 0, "aliens").act("star s17").do(0, [{"explore_space": 1}])
    give_up_mat(board.position, 0, board.position.box.civ_no["aliens"])
    assert board.audit().position.star_explored[0] == [star(board, "s18")]
    board = aliens()
    give_up_mat(board.position, 0, board.position.box.civ_no["aliens"])
    assert board.audit().told("leaves-star") == [], "no tile lay on it"


@rule("tapestry.civilizations.aliens")
def test_gained_during_the_game_they_begin_with_their_set_up() -> None:
    board = gain(table(civs=("leaders", "chosen"), options=PP), 0, "aliens")
    assert civs_of(board, 0) == ["leaders", "aliens"]
    assert len(board.position.star_supply[0]) == 4


@rule("tapestry.civilizations.aliens")
def test_the_tile_on_the_mat_is_shown_and_what_is_asked_can_be_clicked() -> None:
    board = landed("s02")
    lines = drawn(board, 1)["civ.aliens"]["lines"]
    name = game().words("en").name("star-s01")
    assert english(lines[-1]) == f"On the mat: {name}"
    assert french(lines[-1]).startswith("Sur le plateau")
    assert f"on the mat: {name}" in speech().table(board.position.view(1), 200)
    use(board.give(0, coin=1, food=1), 0, "aliens")
    assert paths(board) == {"star s02": ["star.s02"], "decline": ["~decline"]}
    assert meant(board, "star.s02") == ["star s02"]
