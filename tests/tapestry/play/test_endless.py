"""Nothing goes on for ever: what could call itself again stops, and every game ends.

Inside a turn everything is used up: a player activates each of the 48 spaces once, each repeat icon serves once, a card
laid on a mat stays there, a tech card goes up two rows and comes down only with one of the Inventors' four tokens, and
only real upgrades and real benefits are shared.
"""

from __future__ import annotations

from random import Random

import pytest

from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS
from tests.marks import rule
from tests.tapestry.board import game, table
from tests.tapestry.laying import in_force, second_era

MOST_IN_A_TURN = 150


@rule("tapestry.cards.espionage")
def test_espionage_that_finds_only_espionage_does_nothing() -> None:
    board = second_era().mat(1, 2, "espionage")
    espionage = board.position.box.card_no["espionage"]
    board.position.perform(0, board.position.box.cards[espionage].effects, "card.espionage")
    assert board.settle().asked() == "0 taketurn"


@rule("tapestry.cards.alliance")
def test_two_alliances_share_an_upgrade_once_each_way() -> None:
    board = in_force(in_force(second_era(), "alliance", 0, partner=1), "espionage", 1, partner=0)
    board.position.ability[1] = board.position.box.card_no["alliance"]
    board.tech(0, 0, "calendar").tech(1, 0, "canned_food").do(0, [{"upgrade": True}])
    assert (board.stock(0), board.stock(1), board.asked()) == ({"culture": 1}, {"culture": 1}, "0 taketurn")
    board.do(1, [{"upgrade": True}])
    assert (board.stock(0), board.stock(1)) == ({"culture": 1, "food": 1}, {"culture": 1, "food": 1})


@rule("tapestry.faq.marriage_copy", "tapestry.cards.marriage_of_state")
def test_two_marriages_that_lead_into_each_other_share_each_space_once() -> None:
    board = in_force(in_force(second_era(), "marriage_of_state", 0, partner=1), "espionage", 1, partner=0)
    board.position.ability[1] = board.position.box.card_no["marriage_of_state"]
    board.position.partner_track = [3, 1]  # technology of seat 1 for seat 0, science of seat 0 for seat 1
    board.token(0, science=8, exploration=12, military=12).token(1, exploration=12, military=12)
    # seat 0 comes to Physics and advances on technology; seat 1 shares it, advances too, and seat 0 shares that
    board.do(0, [{"advance": {"tracks": ["science"], "benefit": True, "bonus": "none"}}])
    while board.asked() != "0 taketurn":
        board.act(board.legal()[-1])
    assert (board.where(0, "technology"), board.where(1, "technology")) == ((1,), (1,))
    assert (board.position.tech_count(0), board.position.tech_count(1)) == (1, 1), "one pottery each"


@rule("tapestry.cards.industrialism", "tapestry.decks.exhausted")
def test_industrialism_and_eyeglasses_stop_with_the_last_tech_card() -> None:
    board = in_force(second_era(), "industrialism").display("eyeglasses", "barn", "bakery")
    board.position.tech_deck = []
    board.do(0, [{"invent": {"from": "any"}}]).act("invent eyeglasses", "invent barn")
    assert (board.techs(0), board.score(0)) == ({"barn": 0, "eyeglasses": 0}, 3)


@rule("tapestry.technology.use_circle", "tapestry.technology.use_square")
@pytest.mark.parametrize("row", [1, 2])
def test_an_assembly_line_never_uses_itself(row: int) -> None:
    board = table(civs=("merrymakers", "chosen")).tech(0, row, "assembly_line")
    board.do(0, [{"use_tech": "circle"}, {"use_tech": "square"}])
    assert board.asked() == "0 taketurn"


@rule("tapestry.turns.five", "tapestry.end.over")
@pytest.mark.parametrize(("seed", "rich"), [(1, False), (2, False), (3, False), (4, True), (5, True)])
def test_every_game_ends_and_so_does_every_turn(seed: int, rich: bool) -> None:
    """The rich have five to eight of everything on every turn, and do all they can."""
    rng = Random(seed)
    position = game().new(2, seed)
    assert isinstance(position, TapestryPosition)
    decisions = begun = turn = 0
    while position.pending():
        if position.turns != turn:
            turn, begun = position.turns, decisions
            if rich:
                position.stock = [max(stock, rng.randint(5, 8)) for stock in position.stock]
                assert len(position.stock) == 2 * KINDS
        seat = position.pending()[0]
        legal = position.legal(seat)
        eager = [action for action in legal if action.notation not in ("income", "decline", "pass")]
        position.apply(seat, rng.choice(eager if eager and rng.random() < 0.9 else list(legal)))
        decisions += 1
        assert decisions - begun < MOST_IN_A_TURN
    assert position.finished == [1, 1]
    assert position.era == [5, 5]
    assert decisions < game().longest / 4
