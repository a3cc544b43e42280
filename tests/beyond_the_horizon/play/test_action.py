"""Turns and the action phase: where the pawn may go and what that costs."""

from __future__ import annotations

import re

import pytest

from ecumene.games.beyond_the_horizon.box.terms import (
    BASIC,
    BOARD_DEEDS,
    DEEDS,
    NO_FEE,
    RESEARCH_DISCOUNT,
    TOKEN_DISCOUNT,
)
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.spaces import opened
from ecumene.games.beyond_the_horizon.scene.things import technology_id
from tests.beyond_the_horizon.board import Board, game, table
from tests.beyond_the_horizon.content import changed
from tests.beyond_the_horizon.world import modify
from tests.marks import rule

ADVANCED = DEEDS[BASIC:]


def placing(seats: int = 2, **goods: int) -> Board:
    """Seat 0 is to place its pawn, which has stood on action 4; it may do all the actions of the board."""
    board = table(seats).lay("oasis", "salt_lake").tech(0, "astronomy").village(0, "oasis", "salt_lake")
    board.city(0, "oasis", "salt_lake").pawn(0, "grow")
    board.scholar(0, "I1", "I2", "II2", "III2", "III3")
    return board.give(0, **({"coins": 20, "active": 5} | goods))


def spaces(deed: str, paid: int, seats: int) -> int:
    """How many spaces of an action are open."""
    return game().box.deeds[game().box.deed_no[deed]].spaces[paid][seats]


# ---- turns


@rule("beyond_the_horizon.turns.order")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 2), (4, 1)])
def test_the_players_take_their_turns_clockwise_round_after_round(seats: int, first: int) -> None:
    board = table(seats)
    board.position.first, board.position.last_round = first, 0
    board.phase("round")
    turns = []
    while board.position.round < 4:
        if board.asked().endswith("takeaction"):
            turns.append(board.seat())
            board.act("act grow")
        else:
            board.act("produce coins")
    assert turns == [(first + n) % seats for n in range(seats)] * 2
    assert [event.args["n"] for event in board.told("round")] == [2, 3, 4]


@rule("beyond_the_horizon.turns.phases")
def test_a_turn_has_its_four_phases_in_order() -> None:
    board = table().lay("salt_lake").units(0, "salt_lake settler 2").give(0, colonise=1)
    board.objectives("age_of_learning", "two_citadels", "blossoming_realm")
    board.removed(0, food=board.least("blossoming_realm", "cubes_removed") - 7, economy=3, infrastructure=3)
    asked = [board.asked()]
    for action in ("act grow", "colonise salt_lake", "produce coins", "cube food"):
        asked.append(board.act(action).asked())
    assert asked == ["0 takeaction", "0 expand", "0 chooseproduction", "0 spendcube", "1 takeaction"]


@rule("beyond_the_horizon.turns.phases")
def test_the_expansion_phase_is_left_out_where_there_is_nothing_to_expand() -> None:
    assert table().act("act grow").asked() == "0 chooseproduction"


# ---- the pawn


@rule("beyond_the_horizon.action.move_pawn")
def test_the_pawn_goes_to_the_space_of_the_action_that_is_done() -> None:
    board = table()
    assert board.refused("pass") == "core.choice"
    coins = board.has(0, "coins")
    board.act("act grow")
    assert board.position.pawns[0] == 2 * board.position.box.deed_no["grow"]
    assert board.has(0, "coins") > coins
    assert board.told("acts")[0].args == {"who": 0, "deed": "grow"}


@rule("beyond_the_horizon.action.first_turn")
def test_in_the_first_turn_the_pawn_goes_to_a_basic_action() -> None:
    board = placing().tech(0, "wheel")
    board.position.pawns[0] = -1
    assert {action.split()[1] for action in board.legal()} == set(DEEDS[:BASIC])
    for deed in (*ADVANCED, "wheel"):
        assert board.refused(f"act {deed}") == "action.first_turn"


@rule("beyond_the_horizon.action.first_turn")
def test_from_the_second_turn_on_every_action_is_open() -> None:
    board = placing().tech(0, "wheel")
    assert {action.split()[1] for action in board.legal()} == {*DEEDS, "astronomy", "wheel"}


@rule("beyond_the_horizon.action.same_space")
def test_the_pawn_may_not_stay_where_it_is() -> None:
    board = placing().pawn(0, "muster")
    assert spaces("muster", 0, 2) == 1
    assert board.refused("act muster") == "action.same_space"
    assert "act muster paid" in board.legal()  # another space of the same action
    board.pawn(0, "muster", paid=True)
    assert board.refused("act muster paid") == "action.same_space"
    assert "act muster" in board.legal()


@rule("beyond_the_horizon.action.same_space")
def test_a_second_space_without_a_fee_is_another_space_too() -> None:
    board = placing(3).pawn(0, "muster")
    assert spaces("muster", 0, 3) == 2
    assert "act muster" in board.legal()
    board.pawn(1, "muster")
    assert board.refused("act muster") == "action.same_space"


@rule("beyond_the_horizon.action.same_space")
def test_the_pawn_may_not_stay_on_a_technology() -> None:
    board = placing().tech(0, "wheel").pawn(0, "wheel")
    assert board.refused("act wheel") == "action.same_space"


@rule("beyond_the_horizon.action.same_space", "beyond_the_horizon.action.occupied")
def test_the_pawn_may_stay_on_action_4_where_any_number_may_stand() -> None:
    board = placing(4)
    for seat in range(4):
        board.pawn(seat, "grow")
    assert "act grow" in board.legal()
    board.act("act grow")
    assert board.position.pawns == [2 * board.position.box.deed_no["grow"]] * 4


@rule("beyond_the_horizon.action.occupied")
@pytest.mark.parametrize("paid", [False, True])
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed not in ("grow", "research_i")])  # room for all
def test_a_space_holds_one_pawn(deed: str, paid: bool) -> None:
    board = placing(4)
    action = f"act {deed} paid" if paid else f"act {deed}"
    assert spaces(deed, paid, 4) <= 3
    for seat in range(1, 1 + spaces(deed, paid, 4)):
        assert action in board.legal()
        board.pawn(seat, deed, paid)
    assert board.refused(action) == "action.occupied"


@rule("beyond_the_horizon.action.occupied", "beyond_the_horizon.action.technology_spaces")
def test_so_does_the_space_of_a_technology() -> None:
    board = placing().tech(0, "wheel").tech(1, "wheel").pawn(1, "wheel")
    assert board.refused("act wheel") == "action.occupied"


# ---- how many spaces


@rule("beyond_the_horizon.action.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deed", DEEDS)
def test_the_number_of_players_opens_spaces(deed: str, seats: int) -> None:
    board = placing(seats)
    for paid, action in ((0, f"act {deed}"), (1, f"act {deed} paid")):
        if spaces(deed, paid, seats):
            assert action in board.legal()
        else:
            assert board.refused(action) == "action.players"


@rule("beyond_the_horizon.action.players")
def test_some_spaces_are_not_there_with_few_players() -> None:
    opened = [sum(spaces(deed, paid, seats) for deed in DEEDS for paid in (0, 1)) for seats in (2, 3, 4)]
    assert opened == sorted(set(opened))
    assert placing(2).refused("act research_iv paid") == "action.players"
    assert "act research_iv paid" in placing(4).legal()


@rule("beyond_the_horizon.action.technology_spaces")
@pytest.mark.parametrize(("technology", "paid"), [("wheel", True), ("irrigation", True), ("refrigeration", False)])
def test_with_three_or_four_players_technologies_of_levels_i_and_ii_have_a_second_space_with_a_fee(
    technology: str, paid: bool
) -> None:
    for seats in (2, 3, 4):
        board = table(seats).tech(0, technology).tech(1, technology).pawn(0, "grow").give(0, coins=9)
        assert f"act {technology}" in board.legal()
        board.pawn(1, technology)
        assert board.refused(f"act {technology}") == "action.occupied"
        if paid and seats > 2:
            assert f"act {technology} paid" in board.legal()
        else:
            assert board.refused(f"act {technology} paid") == "action.players"


@rule("beyond_the_horizon.action.technology")
def test_only_who_has_a_technology_uses_its_action() -> None:
    board = table().tech(1, "wheel").pawn(0, "grow")
    assert board.refused("act wheel") == "action.technology"
    board.tech(0, "wheel")
    assert "act wheel" in board.legal()


@rule("beyond_the_horizon.action.technology", "beyond_the_horizon.private.gives")
def test_the_action_of_a_private_technology_is_for_its_owner_alone() -> None:
    board = table().private(0, "mythology").pawn(0, "grow").pawn(1, "grow")
    assert "act mythology" in board.legal()
    board.phase("turn", seat=1)
    assert board.refused("act mythology") == "action.technology"


# ---- prices


@rule("beyond_the_horizon.action.fee")
def test_a_space_with_a_fee_costs_a_coin_more() -> None:
    price = game().box.deeds[1].coins
    for action, cost in (("act research_ii", price), ("act research_ii paid", price + 1)):
        board = placing(coins=cost - 1)
        assert board.refused(action) == "action.costs"
        board = placing(coins=cost).act(action)
        assert (board.has(0, "coins"), board.asked()) == (0, "0 researchslot")


@rule("beyond_the_horizon.action.fee")
def test_the_fee_is_paid_before_the_action() -> None:
    board = table(4).tech(0, "wheel").pawn(0, "grow").give(0, coins=0)
    assert board.refused("act wheel paid") == "action.costs"
    board.give(0, coins=1).act("act wheel paid")
    assert board.log()[-3:] == ["acts", "pays", "coins"]


@rule("beyond_the_horizon.action.fee", "beyond_the_horizon.modifiers.no_fee")
def test_an_ability_spares_the_fee() -> None:
    board = placing(coins=2)
    modify(board, 0, NO_FEE)
    assert board.act("act research_ii paid").has(0, "coins") == 0


@rule("beyond_the_horizon.action.costs")
@pytest.mark.parametrize("deed", [*ADVANCED, "research_ii"])
def test_the_cost_of_an_action_is_paid_in_full_or_it_is_not_done(deed: str) -> None:
    price = game().box.deeds[game().box.deed_no[deed]]
    assert price.coins > 0
    board = placing(coins=price.coins)
    assert f"act {deed}" in board.legal()
    assert placing(coins=price.coins - 1).refused(f"act {deed}") == "action.costs"
    board.give(0, active=price.population + 1).act(f"act {deed}")
    assert board.has(0, "coins") == 0
    if price.population:
        assert placing(active=price.population - 1).refused(f"act {deed}") == "action.costs"


@rule("beyond_the_horizon.modifiers.research_discount", "beyond_the_horizon.modifiers.token_discount")
@pytest.mark.parametrize(
    ("deed", "modifier"),
    [
        ("research_ii", RESEARCH_DISCOUNT),
        ("research_iii", RESEARCH_DISCOUNT),
        ("research_iv", RESEARCH_DISCOUNT),
        ("colonise_token", TOKEN_DISCOUNT),
        ("fortify_token", TOKEN_DISCOUNT),
    ],
)
def test_abilities_make_research_and_tokens_cheaper(deed: str, modifier: int) -> None:
    coins = game().box.deeds[game().box.deed_no[deed]].coins
    board = placing(coins=coins)
    modify(board, 0, modifier)
    tally = board.position.explain(0, board.position.game.action(f"act {deed}"))
    assert tally is not None
    assert tally.sum == coins - 1
    assert board.act(f"act {deed}").has(0, "coins") == 1


# ---- what may be chosen


@rule("beyond_the_horizon.action.choosable")
def test_an_action_none_of_whose_effects_can_happen_is_not_chosen() -> None:
    board = table().give(0, coins=9)
    board.position.active[0] = 0
    assert board.refused("act research_i") == "action.choosable"  # nobody to be the scholar
    assert board.refused("act research_ii") == "action.choosable"
    assert "act muster" in board.legal()  # no recruit, but a settler that moves
    board.units(0)
    assert board.refused("act muster") == "action.choosable"
    assert board.legal() == ["act grow"]


@rule("beyond_the_horizon.action.choosable")
def test_what_has_been_paid_is_not_there_for_the_effects() -> None:
    board = placing(active=2)
    assert board.refused("act research_iv") == "action.choosable"  # both are exhausted: no scholar is left
    board.give(0, active=3)
    assert "act research_iv" in board.legal()


@rule("beyond_the_horizon.action.choosable", "beyond_the_horizon.population.columns_empty")
def test_action_4_may_be_chosen_with_empty_columns() -> None:
    board = table().columns(0, 0, 0, 0, 0, 0).give(0, coins=0)
    assert "act grow" in board.legal()
    board.act("act grow")
    assert (board.has(0, "active"), board.told("activates")) == (1, [])
    assert board.has(0, "coins") > 0


@rule("beyond_the_horizon.action.choosable", "beyond_the_horizon.effects.decline")
def test_the_effects_of_a_chosen_action_may_be_left() -> None:
    board = placing(coins=9)
    before = board.technologies(0)
    board.act("act research_ii", "pass")
    assert board.technologies(0) == before
    assert board.has(0, "coins") == 9 - game().box.deeds[1].coins


WHEEL = {"effect": [{"gain": {"coins": 3}}], "free": [2, 1, 1], "paid": [1, 0, 3]}
"""The action of the Wheel on a card that shows other spaces."""


@rule("beyond_the_horizon.action.technology_spaces")
@pytest.mark.parametrize(
    ("seats", "free", "paid", "english", "french"),
    [
        (2, 2, 1, "3 spaces, 1 with a fee", "3 cases, dont 1 à péage"),
        (3, 1, 0, "1 space", "1 case"),
        (4, 1, 3, "4 spaces, 3 with a fee", "4 cases, dont 3 à péage"),
    ],
)
def test_how_many_spaces_a_technology_has_stands_on_its_card_and_is_told(
    seats: int, free: int, paid: int, english: str, french: str
) -> None:
    other = game().using(changed("technologies", "wheel", action=WHEEL))
    position = other.new(seats)
    assert isinstance(position, HorizonPosition)
    wheel = position.box.technology_no["wheel"]
    space = 2 * (BOARD_DEEDS + wheel)
    assert (opened(position, space), opened(position, space + 1)) == (free, paid)
    assert position.cards.count(wheel) == 1  # it is of level I
    for lang, told in (("en", english), ("fr", french)):
        (card,) = [
            e for e in other.scene(position.view(0), 0)["elements"] if e["id"] == technology_id(position.box, wheel)
        ]
        lines = card.get("lines")
        assert isinstance(lines, list)
        assert told in [other.speech(lang).text(line) for line in lines]
        name = other.words(lang).name("wheel")
        assert any(line.endswith(f"({told})") for line in other.speech(lang).look(position.view(0), name))


def test_the_rule_says_no_number_that_a_card_may_change() -> None:
    sentence = game().rules["beyond_the_horizon.action.technology_spaces"]
    for text in (sentence.en, sentence.fr):
        assert not re.search(r"\d|two|three|four|second|deux|trois|quatre|seconde?\b", text)
