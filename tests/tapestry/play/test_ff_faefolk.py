"""The Faefolk: a token on a ring."""

from __future__ import annotations

from ecumene.games.tapestry.play.numbers import FACE_DOWN
from tests.marks import rule
from tests.tapestry.board import Board, begun, table
from tests.tapestry.civs import gain, lay, mat, use
from tests.tapestry.ploys import reloaded
from tests.tapestry.showing import choice, drawn, english
from tests.tapestry.speaking import speech

BOX = {"fantasies_and_futures": "in"}


def faefolk(spot: int = 0) -> Board:
    return lay(table(civs=("faefolk", "chosen"), options=BOX), "faefolk", spot)


def dance(board: Board, answer: str = "decline") -> Board:
    return use(board, 0, "faefolk").act(answer)


@rule("tapestry.civilizations.faefolk")
def test_the_token_begins_at_the_top() -> None:
    assert mat(begun(civs=("faefolk", "chosen"), options=BOX), "faefolk") == (0,)


@rule("tapestry.civilizations.faefolk")
def test_a_card_may_be_gained_and_then_the_token_moves_by_the_cards_that_are_seen() -> None:
    board = faefolk().hand(0, "capitalism", "socialism").act("income")
    assert (board.asked(), board.legal()) == ("0 faefolkcard", ["accept", "decline"])
    board.act("accept")
    assert (mat(board, "faefolk"), len(board.hand_of(0))) == ((3,), 3)
    assert board.stock(0) == {"coin": 1}
    board = dance(faefolk().hand(0, "capitalism", "socialism"))
    assert (mat(board, "faefolk"), board.stock(0)) == ((2,), {"food": 1})


@rule("tapestry.civilizations.faefolk")
def test_cards_on_the_mat_count_where_nothing_covers_them() -> None:
    board = faefolk().era(2, 2).mat(0, 1, "socialism").mat(0, 2, "capitalism", "monarchy").hand(0, "academia")
    dance(board)  # Maker of Fire, the second era, the hand
    assert mat(board, "faefolk") == (3,)
    assert mat(dance(faefolk().hand(0, "capitalism", "monarchy")), "faefolk") == (2,)


@rule("tapestry.civilizations.faefolk")
def test_a_card_that_lies_face_down_counts() -> None:
    board = faefolk().era(2, 2)
    board.position.buried.append(board.position.deck.pop())
    board.position.mats[1] = (FACE_DOWN,)
    assert mat(dance(board), "faefolk") == (1,)


@rule("tapestry.civilizations.faefolk")
def test_seven_cards_go_round() -> None:
    cards = ["capitalism", "socialism", "monarchy", "theocracy", "militarism", "academia", "tyranny", "mercantilism"]
    board = dance(faefolk(6).hand(0, *cards))
    assert (mat(board, "faefolk"), board.score(0)) == ((0,), 8)


@rule("tapestry.civilizations.faefolk")
def test_without_cards_the_token_stays_and_its_spot_is_gained() -> None:
    board = dance(faefolk(3))
    assert (mat(board, "faefolk"), board.stock(0)) == ((3,), {"coin": 1})


@rule("tapestry.civilizations.faefolk", "tapestry.decks.exhausted")
def test_where_no_card_is_left_none_is_offered() -> None:
    board = faefolk(2)
    board.position.deck = []
    use(board, 0, "faefolk")
    assert (mat(board, "faefolk"), board.stock(0)) == ((2,), {"food": 1})


@rule("tapestry.civilizations.faefolk")
def test_what_the_spots_give() -> None:
    assert dance(faefolk(6).hand(0, "capitalism").mat(0, 1)).score(0) == 1  # per card in hand and on the mat
    board = dance(faefolk(2).tiles(0, "t01", "t02"))
    assert (board.stock(0), board.score(0)) == ({"food": 1}, 2)
    board = dance(faefolk(3).tech(0, 0, "barn", "bakery"))
    assert (board.stock(0), board.score(0)) == ({"coin": 1}, 2)
    board = dance(faefolk(4).outpost(0, "1.-2"))
    assert (board.stock(0), board.score(0)) == ({"culture": 1}, 2)
    full = [f"1.{column}" for column in range(1, 10)]
    board = faefolk(5)
    open_plots = [plot for plot in full if board.position.plots[0][int(plot[-1]) - 1] == 0]
    board = dance(board.plot(0, "farm", *open_plots[:5]).plot(0, "house", *open_plots[5:]))
    assert (board.stock(0), board.score(0)) == ({"worker": 1}, 1)


@rule("tapestry.civilizations.faefolk", "tapestry.rulings.any_order")
def test_the_rich_spot_gives_four_things_in_any_order() -> None:
    board = dance(faefolk(1).built(0, farm=2, house=3))
    seen: list[str] = []
    for _ in range(12):
        if board.asked() == "0 taketurn":
            break
        seen.append(board.asked())
        board.act(board.legal()[-1])
    assert "0 pickbranch" in seen
    assert (len(board.hand_of(0)), len(board.position.supply[0]), len(board.techs(0))) == (1, 1, 1)
    assert board.score(0) == 2  # for the farms


@rule("tapestry.civilizations.faefolk", "tapestry.rulings.any_order")
def test_the_last_spot_gives_a_space_tile_and_explores_one() -> None:
    board = dance(faefolk(6).stars(0, "s05"))
    assert board.asked() == "0 nextpart"
    board.act(board.legal()[0])
    assert len(board.position.star_supply[0]) == 2
    board.act("star s05")
    assert len(board.position.star_explored[0]) == 1


@rule("tapestry.civilizations.faefolk")
def test_on_the_last_income_turn_they_dance_twice() -> None:
    board = faefolk(2).era(4, 4).hand(0, "capitalism").act("income", "decline")
    assert (mat(board, "faefolk"), board.asked()) == ((3,), "0 faefolkcard")
    board.act("accept")
    assert mat(board, "faefolk") == (5,)
    assert board.stock(0) == {"coin": 1, "worker": 1}


@rule("tapestry.civilizations.faefolk")
def test_gained_during_the_game_the_token_begins_at_the_top_too() -> None:
    board = gain(table(options=BOX), 0, "faefolk")
    assert (mat(board, "faefolk"), board.asked()) == ((0,), "0 taketurn")


@rule("tapestry.civilizations.faefolk")
def test_the_page_shows_the_ring_and_how_far_the_token_would_go() -> None:
    board = use(faefolk(2).hand(0, "capitalism"), 0, "faefolk")
    assert drawn(board)["on.faefolk.0"]["slot"] == 2
    assert len(drawn(board)["civ.faefolk.0"]["spaces"]) == 7
    assert english(choice(board)["prompt"]).endswith("Without it you move 1 spot, with it one more.")
    assert "spot 3 of the ring: " in speech().table(board.position, 2000)
    reloaded(board)
