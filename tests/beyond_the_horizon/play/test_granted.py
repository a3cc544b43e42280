"""Deeds without a space: basic actions that effects grant, actions that are copied, and Theocracy out of its turn."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import DESPOTISM, THEOCRACY
from tests.beyond_the_horizon.board import Board
from tests.beyond_the_horizon.cards import ACTIVE, COINS, gained, moves, quiet, said
from tests.marks import rule

# ---- basic actions


def granted(times: int = 1, board: Board | None = None) -> Board:
    """Seat 0 may do basic actions."""
    return (board or quiet()).do(0, [{"basic_action": times}])


@rule("beyond_the_horizon.effects.basic_action")
def test_the_four_basic_actions_are_granted_and_no_others() -> None:
    board = granted(1, quiet().tech(0, "writing", "wheel", "coinage").lay("oasis").village(0, "oasis"))
    assert board.legal() == ["basic research_i", "basic research_ii", "basic muster", "basic grow", "pass"]


@rule("beyond_the_horizon.effects.basic_action")
def test_the_pawn_stays_where_it_is_and_occupied_spaces_do_not_matter() -> None:
    board = quiet().pawn(0, "wheel").pawn(1, "muster")
    assert board.refused("act muster") == "action.occupied"
    granted(1, board).act("basic muster")
    assert board.position.pawns[0] == 2 * board.position.box.deed_no["wheel"]
    assert board.asked() == "0 recruitunit"
    board.act("pass")
    assert moves(board) == 2


@rule("beyond_the_horizon.effects.basic_action", "beyond_the_horizon.action.costs")
def test_the_cost_of_a_granted_action_is_paid() -> None:
    board = granted(1, quiet().tech(0, "writing", "wheel")).act("basic research_ii")
    assert gained(board) == {"coins": -board.position.box.deeds[board.position.box.deed_no["research_ii"]].coins}
    board = granted(1, quiet().tech(0, "writing", "wheel").give(0, coins=1))
    assert board.refused("basic research_ii") == "action.costs"


@rule("beyond_the_horizon.effects.basic_action", "beyond_the_horizon.action.choosable")
def test_a_granted_action_must_be_able_to_do_something() -> None:
    board = granted(1, quiet())
    assert board.refused("basic research_ii") == "action.choosable"  # nothing of level I yet
    assert "basic grow" in granted(1, quiet().columns(0, 0, 0, 0, 0, 0)).legal()  # action 4 always


@rule("beyond_the_horizon.effects.basic_action")
def test_the_same_basic_action_may_be_repeated() -> None:
    board = granted(2).act("basic grow", "basic grow")
    assert gained(board) == {"active": 2, "coins": 2}
    assert board.asked() == "0 takeaction"


# ---- copying


def copying(board: Board) -> Board:
    """Seat 0 may copy an action."""
    return board.do(0, [{"copy_action": True}])


@rule("beyond_the_horizon.effects.copy_action")
def test_an_action_is_copied_from_a_technology_that_anybody_has_researched() -> None:
    board = copying(quiet().tech(1, "wheel", "mining"))
    assert sorted(board.legal()) == ["copy mining", "copy wheel", "pass"]
    assert gained(board.act("copy wheel")) == {"coins": said("wheel", "action", "gain")}


@rule("beyond_the_horizon.effects.copy_action")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("agriculture", "nobody has researched it"),
        ("coinage", "it has no action"),
        ("internet", "its action is a copy itself"),
        ("cinema", "it is not in the tree"),
    ],
)
def test_what_cannot_be_copied(card: str, why: str) -> None:
    board = copying(quiet().tech(1, "wheel", "coinage", "internet"))
    assert board.refused(f"copy {card}") == "effects.copy_action", why


@rule("beyond_the_horizon.effects.copy_action")
def test_a_private_technology_is_not_copied() -> None:
    board = quiet().tech(1, "wheel").deck("mining").do(1, [{"private_technology": {"level": "II", "look_at": 1}}])
    board.act("keep mining", "pass")
    assert "mining" in board.technologies(1)
    assert copying(board).refused("copy mining") == "effects.copy_action"


@rule("beyond_the_horizon.effects.copy_action")
def test_the_price_of_a_copy_is_paid_but_no_fee_and_nobody_stands_in_the_way() -> None:
    board = quiet().tech(1, "mercenaries").pawn(1, "mercenaries").pawn(0, "grow")
    price = board.position.box.deeds[board.position.box.deed_no["mercenaries"]].coins
    copying(board).act("copy mercenaries")
    assert gained(board) == {"coins": -price}
    assert board.asked() == "0 recruitunit"
    assert board.position.pawns[0] == 2 * board.position.box.deed_no["grow"]
    board = copying(quiet().tech(1, "mercenaries", "wheel").give(0, coins=price - 1))
    assert board.refused("copy mercenaries") == "action.costs"


@rule("beyond_the_horizon.effects.copy_action")
def test_with_nothing_to_copy_nothing_is_asked() -> None:
    assert copying(quiet()).asked() == "0 takeaction"


# ---- Theocracy


@rule("beyond_the_horizon.effects.theocracy")
@pytest.mark.parametrize(
    ("side", "question"),
    [
        ("hill_clans", "decide"),
        ("merchant_league", "pickbranch"),
        ("builder_dynasty", "pickbranch"),
        ("steppe_confederacy", "pickbranch"),
        ("temple_cities", "pickbranch"),
    ],
)
def test_a_theocracy_is_used_once_whatever_its_occasion(side: str, question: str) -> None:
    board = quiet().govern(0, side, THEOCRACY).do(0, [{"theocracy": True}])
    assert board.asked() == f"0 {question}"
    assert board.act("pass").asked() == "0 takeaction"


@rule("beyond_the_horizon.effects.theocracy")
def test_a_theocracy_that_asks_nothing_just_happens() -> None:
    use = [{"theocracy": True}]
    board = quiet().govern(0, "court_of_scribes", THEOCRACY).do(0, use)
    assert board.has(0, "coins") == COINS + said("court_of_scribes", "theocracy", "gain")
    board = quiet().govern(0, "river_kingdom", THEOCRACY).do(0, use).do(0, [{"invest": "food"}])
    assert board.has(0, "active") == ACTIVE + 2 * said("river_kingdom", "theocracy", "activate")  # its occasion is left


@rule("beyond_the_horizon.effects.theocracy_missing")
def test_without_theocracy_an_effect_that_uses_it_does_nothing() -> None:
    board = quiet().govern(0, "court_of_scribes", DESPOTISM).do(0, [{"theocracy": True}, {"activate": 1}])
    assert board.has(0, "coins") == COINS
    assert board.has(0, "active") == ACTIVE + 1  # what follows happens
