"""Paying for a bonus: nobody has to; one chooses with what."""

import pytest

from ecumene.games.tapestry.box.content import PAY_TAPESTRY, PAY_TECH, PAY_TERRITORY
from ecumene.games.tapestry.play.paying import CardPrice, owned_cards
from tests.marks import rule
from tests.tapestry.board import Board, table

CIVS = ("leaders", "chosen", "merrymakers", "isolationists", "historians")


def offered(board: Board, pay: dict[str, int]) -> Board:
    """Five points are offered to seat 0 for a price."""
    return board.do(0, [{"bonus": {"pay": pay, "then": [{"points": 5}]}}], cause="bonus.test")


@rule("tapestry.advancing.bonus_optional")
def test_a_resource_of_choice_pays_or_one_leaves_it() -> None:
    board = offered(table(civs=CIVS).give(0, coin=1, food=2), {"resource": 1})
    assert board.legal() == ["pay coin", "pay food", "decline"]
    assert board.refused("pay worker") == "core.choice"
    assert board.refused("accept") == "core.choice"
    board.act("pay food")
    assert (board.stock(0), board.score(0)) == ({"coin": 1, "food": 1}, 5)


@rule("tapestry.advancing.bonus_optional")
def test_a_bonus_left_costs_and_gives_nothing() -> None:
    board = offered(table(civs=CIVS).give(0, coin=1), {"resource": 1}).act("decline")
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 0)


@rule("tapestry.advancing.bonus_optional")
def test_who_cannot_pay_is_not_asked() -> None:
    board = table(civs=CIVS).tiles(0, "t01").hand(0, "trap").tech(0, 0, "barn")
    for pay in ({"resource": 1}, {"territory": 2}, {"tapestry": 2}, {"tech": 2}):
        assert offered(board, pay).asked() == "0 taketurn"
    assert board.score(0) == 0


def test_two_resources_may_be_of_one_kind_or_of_two() -> None:
    board = offered(table(civs=CIVS).give(0, coin=2, food=1), {"resource": 2})
    assert board.legal() == ["pay coin+coin", "pay coin+food", "decline"]
    board.act("pay coin+food")
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 5)
    paid = [event.args for event in board.events if event.say == "tapestry-log-pays"]
    assert paid == [{"who": 0, "thing": "coin", "n": 1}, {"who": 0, "thing": "food", "n": 1}]


@rule("tapestry.cards.wartime_economy")
def test_who_pays_no_resources_for_bonuses_accepts_them_and_pays_cards_all_the_same() -> None:
    board = table(civs=CIVS).era(2, 2).mat(0, 2, "wartime_economy")
    assert offered(board, {"resource": 1}).legal() == ["accept", "decline"]
    assert board.act("accept").score(0) == 5
    assert offered(board, {"territory": 1}).asked() == "0 taketurn"


# ---- cards and tiles


@rule("tapestry.rulings.discarded_territory_tiles")
def test_tiles_that_pay_are_chosen_and_leave_the_game() -> None:
    board = table(civs=CIVS).tiles(0, "t01", "t02", "t03")
    left = len(board.position.tiles)
    offered(board, {"territory": 2})
    assert board.legal() == ["accept", "decline"]
    board.act("accept")
    assert board.legal() == ["tile t01", "tile t02", "tile t03"]
    assert board.refused("decline") == "core.choice"
    board.act("tile t02")
    assert board.legal() == ["tile t01", "tile t03"]
    assert board.score(0) == 0  # first one pays
    board.act("tile t01")
    assert (board.position.supply[0], board.score(0)) == ([board.position.box.tile_no["t03"]], 5)
    assert len(board.position.tiles) == left


def test_all_tiles_are_not_asked_for() -> None:
    board = offered(table(civs=CIVS).tiles(0, "t01", "t02"), {"territory": 2}).act("accept")
    assert (board.position.supply[0], board.score(0), board.asked()) == ([], 5, "0 taketurn")


def test_cards_of_the_hand_that_pay_go_onto_the_discards() -> None:
    board = offered(table(civs=CIVS).hand(0, "trap", "trap", "guilds", "tyranny"), {"tapestry": 2}).act("accept")
    assert board.legal() == ["discard guilds", "discard trap", "discard tyranny"]
    board.act("discard trap", "discard guilds")
    assert board.hand_of(0) == ["trap", "tyranny"]
    assert [board.position.box.cards[kind].id for kind in board.position.discard] == ["guilds", "trap"]
    assert board.score(0) == 5
    board.audit()


def test_all_cards_of_the_hand_are_not_asked_for() -> None:
    board = offered(table(civs=CIVS).hand(0, "trap", "guilds"), {"tapestry": 2}).act("accept")
    assert (board.hand_of(0), len(board.position.discard), board.score(0)) == ([], 2, 5)


@rule("tapestry.tapestry_cards.hands")
def test_whether_a_discard_is_asked_for_does_not_tell_that_all_cards_are_alike() -> None:
    board = offered(table(civs=CIVS).hand(0, "trap", "trap", "trap"), {"tapestry": 2}).act("accept")
    assert board.asked() == "0 discardcard"
    assert board.legal() == ["discard trap"]
    assert list(board.position.view(1).legal(0)) == []


def test_tech_cards_of_any_row_pay_and_go_onto_the_discards() -> None:
    board = table(civs=CIVS).tech(0, 0, "barn").tech(0, 1, "paper").tech(0, 2, "clocks").tech(1, 0, "radio")
    offered(board, {"tech": 2}).act("accept")
    assert board.legal() == ["scrap barn", "scrap clocks", "scrap paper"]
    assert board.refused("scrap radio") == "core.choice"
    board.act("scrap clocks", "scrap barn")
    assert (board.techs(0), board.score(0)) == ({"paper": 1}, 5)
    assert {board.position.box.tech[card].id for card in board.position.tech_discard} == {"barn", "clocks"}
    board.audit()


def test_all_tech_cards_are_not_asked_for() -> None:
    board = offered(table(civs=CIVS).tech(0, 1, "barn", "paper"), {"tech": 2}).act("accept")
    assert (board.techs(0), board.score(0), board.asked()) == ({}, 5, "0 taketurn")
    board.audit()


@pytest.mark.parametrize(("what", "owned"), [(PAY_TERRITORY, 1), (PAY_TAPESTRY, 2), (PAY_TECH, 3)])
def test_each_price_counts_its_own_things(what: int, owned: int) -> None:
    board = table(civs=CIVS).tiles(0, "t01").hand(0, "trap", "guilds").tech(0, 0, "barn", "paper", "radio")
    assert owned_cards(board.position, 0, what) == owned
    assert CardPrice(what, owned).ways(board.position, 0, "")
    assert not CardPrice(what, owned + 1).ways(board.position, 0, "")
