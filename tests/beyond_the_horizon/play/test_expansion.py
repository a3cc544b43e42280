"""The expansion phase: one of four things, or nothing; and the tokens."""

from __future__ import annotations

import pytest

from ecumene.games.beyond_the_horizon.box.terms import COLONISE, FORTIFY, TOKENS
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.witness import calm
from tests.marks import rule


def frontier() -> Board:
    """Seat 0 can do all four things, each with something on a tile of its own."""
    board = calm().lay("oasis", "salt_lake", "river_ford", "clay_plain").give(0, coins=20, colonise=1, fortify=1)
    board.units(0, "oasis settler 2", "salt_lake soldier 2", "cradle settler 2", "river_ford settler 1")
    board.village(1, "salt_lake").built("cradle", "farm", 1).reserve(0, "market")
    return board.phase("expansion")


FOUR = ["build river_ford market", "join cradle", "colonise oasis", "fortify salt_lake"]


@rule("beyond_the_horizon.expansion.one")
def test_one_builds_anew_or_as_second_or_plays_one_of_two_tokens_or_does_nothing() -> None:
    board = frontier()
    assert board.asked() == "0 expand"
    assert set(board.legal()) == {*FOUR, "build oasis market", "pass"}
    assert board.refused("sell") == "core.choice"


@rule("beyond_the_horizon.expansion.one")
@pytest.mark.parametrize("deed", FOUR)
def test_after_one_thing_the_phase_is_over(deed: str) -> None:
    board = frontier().act(deed)
    while board.asked() == "0 takebuilding":  # from the track
        board.act("pass")
    assert board.asked() == "over"


@rule("beyond_the_horizon.expansion.one")
def test_the_phase_may_be_left_out() -> None:
    board = frontier()
    before = board.position.dump()["state"]
    assert board.act("pass").asked() == "over"
    assert board.position.dump()["state"] == before


@rule("beyond_the_horizon.expansion.colonise_token")
def test_a_colonise_token_goes_back_to_the_supply_for_a_village() -> None:
    board = frontier()
    supply = board.position.supply[COLONISE]
    board.act("colonise oasis")
    assert (board.has(0, "colonise"), board.position.supply[COLONISE]) == (0, supply + 1)
    assert board.position.village[board.position.box.tile_no["oasis"]] == 0
    assert "oasis settler 2" not in board.army(0)
    assert board.has(0, "fortify") == 1


@rule("beyond_the_horizon.expansion.fortify_token")
def test_a_fortify_token_goes_back_to_the_supply_for_a_city() -> None:
    board = frontier()
    supply = board.position.supply[FORTIFY]
    board.act("fortify salt_lake")
    assert (board.has(0, "fortify"), board.position.supply[FORTIFY]) == (0, supply + 1)
    assert board.position.city[board.position.box.tile_no["salt_lake"]] == 0
    assert "salt_lake soldier 2" not in board.army(0)
    assert board.has(0, "colonise") == 1


@rule("beyond_the_horizon.expansion.colonise_token", "beyond_the_horizon.expansion.fortify_token")
@pytest.mark.parametrize(("token", "deed"), [("colonise", "colonise oasis"), ("fortify", "fortify salt_lake")])
def test_without_its_token_nobody_colonises_or_fortifies(token: str, deed: str) -> None:
    board = frontier().give(0, **{token: 0})
    assert board.refused(deed) == f"expansion.{token}_token"


@rule("beyond_the_horizon.expansion.token_supply", "beyond_the_horizon.effects.token")
@pytest.mark.parametrize("token", TOKENS)
def test_there_are_eight_tokens_of_each_kind_and_three_coins_for_whoever_finds_none(token: str) -> None:
    board = table().give(0, coins=0)
    board.do(0, [{"token": token}] * 8)
    assert (board.has(0, token), board.position.supply[TOKENS.index(token)]) == (8, 0)
    assert board.has(0, "coins") == 0
    board.do(0, [{"token": token}])
    assert (board.has(0, token), board.has(0, "coins")) == (8, 3)
    assert board.told("no-token")[0].args == {"who": 0, "token": token}


@rule("beyond_the_horizon.expansion.token_supply")
def test_the_supply_is_one_for_all_and_each_kind_has_its_own() -> None:
    board = table().give(0, coins=0).give(1, coins=0, colonise=8)
    board.do(0, [{"token": "colonise"}, {"token": "fortify"}])
    assert (board.has(0, "colonise"), board.has(0, "fortify"), board.has(0, "coins")) == (0, 1, 3)
    board.give(1, colonise=7).do(0, [{"token": "colonise"}])
    assert board.has(0, "colonise") == 1


@rule("beyond_the_horizon.effects.token")
def test_a_token_of_either_kind_is_chosen_or_left() -> None:
    board = table().do(0, [{"token": "either"}])
    assert board.legal() == ["token colonise", "token fortify", "pass"]
    board.act("token fortify")
    assert (board.has(0, "colonise"), board.has(0, "fortify")) == (0, 1)


@rule("beyond_the_horizon.expansion.tokens_keep")
def test_a_token_may_be_taken_and_kept_before_there_is_anything_to_do_with_it() -> None:
    board = table().give(0, fortify=1, colonise=1).phase("turn").act("act grow")
    assert board.asked() == "0 chooseproduction"  # there is no village to colonise and no city to fortify
    board.act("produce coins")
    assert (board.has(0, "colonise"), board.has(0, "fortify")) == (1, 1)


@rule("beyond_the_horizon.expansion.tokens_keep")
def test_tokens_are_worth_nothing_at_the_end() -> None:
    board = table()
    points = board.points(0)
    assert board.give(0, colonise=3, fortify=3).points(0) == points == 0
