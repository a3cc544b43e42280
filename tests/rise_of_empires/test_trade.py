"""Trade: discs onto a space, gold or points off it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import game, table

SPACES = {
    "local_market": (1, 2, 0, "I II III"), "river_port": (2, 5, 0, "I II"), "temple_gifts": (1, 0, 2, "I II"),
    "court_luxuries": (2, 0, 3, "I II"), "caravan_road": (3, 8, 0, "I II III"), "great_fair": (3, 0, 4, "I II"),
    "colonial_goods": (3, 0, 4, "III"), "ocean_trade": (4, 10, 0, "II III"), "royal_exchange": (4, 0, 5, "II III"),
    "world_exhibition": (5, 0, 7, "III"), "global_market": (6, 0, 8, "III"),
}  # fmt: skip
FIRST_TURNS = {"I": "IA", "II": "IIA", "III": "IIIA"}


def test_the_table_names_every_space() -> None:
    assert set(SPACES) == set(game().components.trade_no)


@rule("rise_of_empires.trade.space", "rise_of_empires.trade.pay", "rise_of_empires.trade.discs_lie")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_takes_its_discs_and_gives_its_gold_or_points(space: str) -> None:
    discs, gold, points, eras = SPACES[space]
    board = table(turn=FIRST_TURNS[eras.split()[0]]).give(0, resource=7)
    bank = board.position.bank()
    board.act("disc trade", f"trade {space}")
    assert [board.has(0, thing) for thing in ("resource", "gold", "point")] == [7 - discs, 5 + gold, points]
    assert board.position.bank() == bank  # they lie on the track


@rule("rise_of_empires.trade.era")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_is_open_in_its_eras_only(space: str) -> None:
    for era, turn in FIRST_TURNS.items():
        board = table(turn=turn).give(0, resource=7)
        board.act("disc trade")
        if era in SPACES[space][3].split():
            assert f"trade {space}" in board.legal()
        else:
            assert board.refused(f"trade {space}") == "trade.era"


@rule("rise_of_empires.trade.pay")
def test_a_space_needs_all_its_discs() -> None:
    board = table().give(0, resource=2)
    board.act("disc trade")
    assert board.legal() == ["trade local_market", "trade river_port", "trade temple_gifts", "trade court_luxuries"]
    assert board.refused("trade caravan_road") == "trade.pay"


@rule("rise_of_empires.trade.once", "rise_of_empires.trade.own_again")
def test_a_space_is_used_once_in_a_turn_by_whomever() -> None:
    board = table().give(0, resource=6).give(1, resource=6)
    board.act("disc trade", "trade river_port", "disc trade")
    assert board.refused("trade river_port") == "trade.once"
    board.act("trade local_market", "disc trade")
    assert board.refused("trade river_port") == "trade.own_again"
    board.phase("tiles")
    assert set(board.position.traded) == {-1}


@rule("rise_of_empires.effects.trade_gold")
@pytest.mark.parametrize(("space", "gold"), [("local_market", 3), ("temple_gifts", 1)])
def test_guilds_add_a_gold_to_every_trade(space: str, gold: int) -> None:
    board = table(turn="IIA").own(0, "guilds").give(0, gold=0)
    board.act("disc trade", f"trade {space}")
    assert board.has(0, "gold") == gold


@rule("rise_of_empires.effects.trade")
def test_free_trade_trades_without_a_disc_and_with_the_bonus_of_guilds() -> None:
    board = table(turn="IIIA").own(0, "free_trade", "guilds").give(0, resource=3, gold=0)
    board.act("use free_trade", "trade local_market")
    assert (board.has(0, "gold"), board.position.rows.count(0)) == (3, 0)
    assert board.asked() == "0 takeaction"


@rule("rise_of_empires.effects.trade")
def test_free_trade_needs_a_space_that_can_be_paid() -> None:
    board = table(turn="IIIA").own(0, "free_trade").give(0, resource=0)
    assert board.refused("use free_trade") == "display.possible"
