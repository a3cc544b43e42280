"""Trade: discs onto a space, gold or points off it."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.rise_of_empires.board import sample_table, table
from tests.rise_of_empires.content import ours, record

SPACES = [row["id"] for row in ours().tables["trade"]]
FIRST_TURNS = {"I": "IA", "II": "IIA", "III": "IIIA"}


@rule("rise_of_empires.trade.space", "rise_of_empires.trade.pay", "rise_of_empires.trade.discs_lie")
@pytest.mark.parametrize("name", SPACES)
def test_a_space_takes_its_discs_and_gives_its_gold_or_points(name: str) -> None:
    row = record("trade", name)
    board = table(turn=FIRST_TURNS[row["eras"][0]]).give(0, resource=9)
    bank = board.position.bank()
    board.act("disc trade", f"trade {name}")
    expected = [9 - row["discs"], 5 + row["gold"], row["points"]]
    assert [board.has(0, thing) for thing in ("resource", "gold", "point")] == expected
    assert board.position.bank() == bank  # they lie on the track


@rule("rise_of_empires.trade.era")
@pytest.mark.parametrize("name", SPACES)
def test_a_space_is_open_in_its_eras_only(name: str) -> None:
    for era, turn in FIRST_TURNS.items():
        board = table(turn=turn).give(0, resource=9)
        board.act("disc trade")
        if era in record("trade", name)["eras"]:
            assert f"trade {name}" in board.legal()
        else:
            assert board.refused(f"trade {name}") == "trade.era"


@rule("rise_of_empires.trade.pay")
def test_a_space_needs_all_its_discs() -> None:
    board = sample_table().give(0, resource=2)
    board.act("disc trade")
    assert board.legal() == ["trade local_market", "trade river_port", "trade temple_gifts", "trade court_luxuries"]
    assert board.refused("trade caravan_road") == "trade.pay"


@rule("rise_of_empires.trade.once", "rise_of_empires.trade.own_again")
def test_a_space_is_used_once_in_a_turn_by_whomever() -> None:
    board = sample_table().give(0, resource=6).give(1, resource=6)
    board.act("disc trade", "trade river_port", "disc trade")
    assert board.refused("trade river_port") == "trade.once"
    board.act("trade local_market", "disc trade")
    assert board.refused("trade river_port") == "trade.own_again"
    board.phase("tiles")
    assert set(board.position.traded) == {-1}


@rule("rise_of_empires.effects.trade_gold")
@pytest.mark.parametrize(("space", "gold"), [("local_market", 3), ("temple_gifts", 1)])
def test_guilds_add_a_gold_to_every_trade(space: str, gold: int) -> None:
    board = sample_table(turn="IIA").own(0, "guilds").give(0, gold=0)
    board.act("disc trade", f"trade {space}")
    assert board.has(0, "gold") == gold


@rule("rise_of_empires.effects.trade")
def test_free_trade_trades_without_a_disc_and_with_the_bonus_of_guilds() -> None:
    board = sample_table(turn="IIIA").own(0, "free_trade", "guilds").give(0, resource=3, gold=0)
    board.act("use free_trade", "trade local_market")
    assert (board.has(0, "gold"), board.position.rows.count(0)) == (3, 0)
    assert board.asked() == "0 takeaction"


@rule("rise_of_empires.effects.trade")
def test_free_trade_needs_a_space_that_can_be_paid() -> None:
    board = sample_table(turn="IIIA").own(0, "free_trade").give(0, resource=0)
    assert board.refused("use free_trade") == "display.possible"
