"""The quick player with Elder Ones, Merfolk, Weefolk and Werefolk: it plays on sensibly, and every game ends."""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.outlook import Outlook
from ecumene.games.tapestry.play.model import IMPASSABLE, OPEN
from tests.tapestry.board import Board, game
from tests.tapestry.civs import gain, use
from tests.tapestry.late import after_the_end, futures
from tests.tapestry.mind.test_policy import quick, weights


def late(civ: str, *hand: str) -> Board:
    return after_the_end(futures((civ, "chosen"))).hand(0, *hand)


def test_after_the_end_it_spends_what_it_has_and_then_stops() -> None:
    board = late("elder_ones").give(0, coin=4, food=4, worker=4, culture=4)
    assert quick(board).startswith("advance")
    steps = 0
    while board.position.pending():
        board.act(quick(board, steps))
        steps += 1
    assert 3 < steps < 200
    assert sum(board.position.stock[:4]) < 8


def test_a_landmark_is_worth_more_after_the_end() -> None:
    board = late("elder_ones").give(0, coin=8, food=8, worker=8, culture=8)
    board.token(0, exploration=0, science=3, military=0, technology=0)
    board.position.landmark_owner = [1] * len(board.position.landmark_owner)
    without = weights(board)["advance science"]
    board.position.landmark_owner[board.position.box.tracks[1].landmarks[0]] = -1
    assert weights(board)["advance science"] > without + 9.0


def test_cards_that_do_more_than_their_points_are_played_and_the_others_discarded() -> None:
    board = late("merfolk", "trap", "monarchy", "alliance")
    assert quick(board) == "play trap"
    board.act("play trap")
    assert quick(board) == "accept"
    board.act("accept")
    while board.position.pending():
        assert quick(board).startswith("discard")
        board.act(quick(board))
    assert board.position.finished == [1, 1]


def test_resources_for_cards_are_worth_it_unless_the_cards_are() -> None:
    board = use(futures(("elder_ones", "chosen")).era(5, 5).hand(0, "monarchy"), 0, "elder_ones")
    assert quick(board) == "discard monarchy"
    glance = Outlook(board.position, 0)
    assert glance.resource > 0.0
    assert Outlook(board.position, 1).resource == 0.0


def test_it_keeps_the_card_that_it_will_play() -> None:
    board = futures(("merfolk", "chosen")).era(2, 2).hand(0, "trap", "renaissance", "pillage_and_plunder")
    use(board.script(tapestry=[board.position.deck.index(board.position.box.card_no["espionage"])]), 0, "merfolk")
    assert quick(board) == "keep renaissance"


def test_a_token_is_put_where_it_fills_most_and_counts_least() -> None:
    board = futures(("weefolk", "chosen")).era(2, 2).tiles(0)
    board.position.plots[1] = [IMPASSABLE] * 8 + [OPEN] * 73
    use(board, 0, "weefolk")
    assert quick(board) == "plot 1.9", "it completes a row"


def test_a_tile_is_spent_for_a_building_and_a_good_star_explored() -> None:
    board = futures(("weefolk", "chosen")).era(2, 2)
    use(board.tiles(0, board.position.box.tiles[3].id), 0, "weefolk")
    board.act(board.legal()[0])
    assert quick(board).startswith("tile")
    board = futures(("werefolk", "chosen")).era(2, 2).token(0, science=1, exploration=0, military=0, technology=0)
    use(board.script(throw=[0], star=[0]), 0, "werefolk")
    assert weights(board).keys() == {"track science", "decline"}


def test_a_hand_counts_in_full_for_those_whom_it_pays_in_the_end() -> None:
    def expected(civ: str, cards: int) -> float:
        return prospects(futures((civ, "chosen")).era(4, 4).hand(0, *["trap"] * cards).position)[0]

    assert expected("merfolk", 4) > expected("merfolk", 2) + 5.0
    assert expected("merfolk", 6) < expected("merfolk", 4) + 3.0, "in the end they keep five, and one more comes"
    assert expected("elder_ones", 6) > expected("elder_ones", 4) + 5.0
    assert expected("elder_ones", 8) < expected("elder_ones", 6) + 3.0, "nobody buys more than six"


@pytest.mark.parametrize("seed", [1, 2])
def test_quick_games_with_them_end_and_their_turns_after_the_end_are_few(seed: int) -> None:
    board = futures(("elder_ones", "merfolk"), seed=seed)
    gain(board, 0, "werefolk")
    gain(board, 1, "weefolk")
    position, rng, late_turns, decisions = board.position, Random(seed), 0, 0
    while position.pending():
        seat = position.pending()[0]
        late_turns += board.asked().endswith("lastturn")
        position.apply(seat, game().quick_action(position.view(seat), seat, rng))
        decisions += 1
    assert position.finished == [1, 1]
    assert 0 < late_turns < 80
    assert decisions < game().longest / 4
