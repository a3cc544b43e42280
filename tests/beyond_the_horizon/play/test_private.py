"""Private technologies: what they give their owner, and what they are not."""

from __future__ import annotations

from typing import Any

from ecumene.games.beyond_the_horizon.box.terms import COUNT_TECHNOLOGIES, COUNT_TECHNOLOGIES_II
from ecumene.games.beyond_the_horizon.play.counting import count
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.cards import gained, quiet, said
from tests.marks import rule

LOOK: list[dict[str, Any]] = [{"private_technology": {"level": "II", "look_at": 3}}]


def keeper(card: str, board: Board | None = None) -> Board:
    """Seat 0 keeps a card as a private technology."""
    others = [other for other in ("coinage", "mining", "siegecraft") if other != card][:2]
    return (board or quiet()).deck(*others, card).do(0, LOOK).act(f"keep {card}")


@rule("beyond_the_horizon.effects.private_technology")
def test_one_of_the_top_cards_is_kept_and_the_others_go_under_the_deck() -> None:
    board = quiet().deck("mining", "guilds", "medicine", "chivalry").do(0, LOOK)
    assert board.legal() == ["keep mining", "keep guilds", "keep medicine", "pass"]
    board.act("keep medicine")
    assert board.technologies(0) == ["medicine"]
    assert [board.position.box.technologies[card].id for card in board.position.under[0]] == [
        "chivalry", "mining", "guilds",
    ]  # fmt: skip
    assert board.position.looked == []


@rule("beyond_the_horizon.effects.private_technology")
def test_a_deck_with_fewer_cards_shows_what_it_has_and_an_empty_one_nothing() -> None:
    board = quiet().deck("mining").do(0, LOOK)
    assert board.legal() == ["keep mining", "pass"]
    board = quiet().deck()
    assert board.asked() == board.do(0, LOOK).asked()


@rule("beyond_the_horizon.effects.decline", "beyond_the_horizon.effects.private_technology")
def test_all_the_cards_may_be_put_back() -> None:
    board = quiet().deck("mining", "guilds", "medicine").do(0, LOOK).act("pass")
    assert board.technologies(0) == []
    assert len(board.position.under[0]) == 3


@rule("beyond_the_horizon.private.no_scholar")
def test_a_private_technology_needs_no_scholar_and_takes_no_slot() -> None:
    board = quiet()
    before = (board.pawns(0), board.position.scholars[0], board.position.cards.copy())
    keeper("siegecraft", board)
    assert (board.pawns(0), board.position.scholars[0], board.position.cards) == before
    assert board.position.private[0] == 1 << board.position.box.technology_no["siegecraft"]


@rule("beyond_the_horizon.private.gives")
def test_it_gives_its_bonus_and_its_lasting_effect() -> None:
    assert gained(keeper("siegecraft")) == {"fortify": 1}
    board = keeper("coinage").act("pass").phase("production")
    coins = board.has(0, "coins")
    produced = board.position.box.values.coin_production + said("coinage", "always", "coins_bonus")
    assert board.act("produce coins").has(0, "coins") == coins + produced


@rule("beyond_the_horizon.private.gives")
def test_its_action_is_for_its_owner_alone() -> None:
    board = keeper("mining").act("pass").pawn(0, "grow").pawn(1, "grow").phase("turn")
    assert "act mining" in board.legal()
    board.phase("turn", seat=1)
    assert board.refused("act mining") == "action.technology"
    board.tech(1, "internet").do(1, [{"copy_action": True}])
    assert "copy mining" not in board.legal()


@rule("beyond_the_horizon.private.gives")
def test_its_action_has_one_space_even_with_four_players() -> None:
    board = table(4).private(0, "irrigation").pawn(0, "grow").give(0, coins=3)
    assert "act irrigation" in board.legal()
    assert board.refused("act irrigation paid") == "private.gives"


@rule("beyond_the_horizon.private.gives", "beyond_the_horizon.counters.technologies")
def test_it_scores_its_level_and_counts_among_the_technologies() -> None:
    board = keeper("siegecraft")
    assert board.scores(0)["technologies"] == board.position.box.values.technology_points[1]
    assert count(board.position, 0, COUNT_TECHNOLOGIES) == 1
    assert count(board.position, 0, COUNT_TECHNOLOGIES_II) == 1
    assert board.pawn(0, "grow").give(0, coins=9).refused("act fortify_token") == "action.fortify_token"
    assert "act colonise_token" in board.legal()  # which asks for a technology of level II


@rule("beyond_the_horizon.private.gives")
def test_it_is_no_prerequisite() -> None:
    board = keeper("siegecraft").tech(0, "writing", "wheel")
    board.do(0, [{"research": {"level": "III", "scholar": "active"}}])
    assert board.asked() == "0 takeaction"  # no slot of level III is open


@rule("beyond_the_horizon.private.gives", "beyond_the_horizon.triggers.research")
def test_it_has_not_been_researched() -> None:
    board = keeper("siegecraft", quiet().tech(0, "telegraph"))
    assert gained(board) == {"fortify": 1}  # and no coins by the telegraph
