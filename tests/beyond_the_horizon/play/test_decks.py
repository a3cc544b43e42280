"""The technology decks: in which order cards come again, what each seat knows of them, and decks that run short."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ecumene.core.chance import Chance
from ecumene.core.position import Position
from ecumene.games.beyond_the_horizon.box.terms import LEVEL_II, NONE
from ecumene.games.beyond_the_horizon.play.decks import deck_size
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from tests.beyond_the_horizon.board import Board, table
from tests.beyond_the_horizon.cards import next_leader, quiet
from tests.marks import rule

LOOK: list[dict[str, Any]] = [{"private_technology": {"level": "II", "look_at": 3}}]
FIRST = {"I1": "bronze_casting", "I2": "agriculture", "I3": "wheel", "I4": "writing"}


def numbers(board: Board, *cards: str) -> list[int]:
    """Technologies by their numbers."""
    return [board.position.box.technology_no[card] for card in cards]


def names(position: HorizonPosition, cards: list[int]) -> list[str]:
    """Technologies by their ids, `?` for one that is not known."""
    return ["?" if card == NONE else position.box.technologies[card].id for card in cards]


def as_horizon(position: Position) -> HorizonPosition:
    """A view or a guess, as what it is."""
    assert isinstance(position, HorizonPosition)
    return position


def view(board: Board, seat: int | None) -> HorizonPosition:
    """What a seat knows."""
    return as_horizon(board.position.view(seat))


def draws(board: Board, *cards: str) -> Board:
    """These cards of level II come next, from the pool of those that nobody knows."""
    return board.next_drawn("technology_ii", board.position.deck[0], *numbers(board, *cards))


def looker(*cards: str) -> Board:
    """Seat 0 looks at three cards of level II."""
    return draws(quiet(), *cards).do(0, LOOK)


def researcher(slot: str, *deck: str) -> Board:
    """Seat 0 has researched level I, with red on I1 and yellow on I2, and is the first on a slot of level II."""
    board = quiet()
    for place, card in FIRST.items():
        board.card(place, card)
    board.tech(0, *FIRST.values()).deck(*deck)
    next_leader(board, "mansa_musa")
    return board.do(0, [{"research": {"level": "II", "scholar": "active"}}]).act(f"research {slot}")


# ---- what was put under a deck


@rule("beyond_the_horizon.research.under_order")
def test_cards_go_under_the_deck_in_the_order_in_which_they_were_turned_up() -> None:
    board = draws(quiet().card("I1", "wheel"), "chivalry", "astronomy", "medicine", "coinage")
    next_leader(board, "mansa_musa")
    board.do(0, [{"research": {"level": "II", "scholar": "active", "free": True}}]).act("research II1")
    assert board.legal() == ["keep astronomy", "keep coinage"]
    board.act("keep coinage")
    assert names(board.position, board.position.under[0]) == ["chivalry", "astronomy", "medicine"]


@rule("beyond_the_horizon.research.under_order")
def test_cards_under_a_deck_come_when_no_others_are_left_and_the_first_comes_first() -> None:
    board = quiet().deck("mining", "guilds", "coinage", "medicine").do(0, LOOK)
    assert board.legal() == ["keep mining", "keep guilds", "keep coinage", "pass"]
    board.act("keep guilds").do(0, LOOK)
    assert board.legal() == ["keep medicine", "keep mining", "keep coinage", "pass"]
    for seed in range(10):
        board = quiet()
        board.position.chance = Chance(seed)
        draws(board, "mining", "guilds", "medicine").do(0, LOOK).act("pass").do(0, LOOK)
        assert not {"keep mining", "keep guilds", "keep medicine"} & set(board.legal())


@rule("beyond_the_horizon.research.under_order")
def test_what_all_have_seen_all_know() -> None:
    board = researcher("II1", "coinage", "chivalry", "iron_smelting", "medicine").act("keep chivalry")
    for seat in (0, 1, None):
        assert names(board.position, view(board, seat).under[0]) == ["?", "coinage", "iron_smelting"]
        assert names(board.position, view(board, seat).deck[0]) == ["medicine"]  # which nobody has seen


@rule("beyond_the_horizon.research.under_order", "beyond_the_horizon.effects.private_technology")
def test_what_one_has_looked_at_that_one_knows_alone() -> None:
    board = looker("mining", "guilds", "medicine").act("keep guilds")
    assert names(board.position, view(board, 0).under[0]) == ["mining", "medicine"]
    for seat in (1, None):
        seen = view(board, seat)
        assert names(board.position, seen.under[0]) == ["?", "?"]
        assert set(numbers(board, "mining", "medicine")) <= set(seen.deck[0])


@rule("beyond_the_horizon.effects.private_technology")
def test_nobody_else_sees_the_cards_that_are_being_looked_at() -> None:
    board = looker("mining", "guilds", "medicine")
    assert names(board.position, view(board, 0).looked) == ["mining", "guilds", "medicine"]
    for seat in (1, None):
        seen = view(board, seat)
        assert not [card for card in seen.looked if card >= 0]
        assert len(seen.looked) == 3  # how many they are, all can see
        assert set(numbers(board, "mining", "guilds", "medicine")) <= set(seen.deck[0])


@rule("beyond_the_horizon.research.under_order")
def test_who_knew_a_card_before_another_looked_at_it_still_knows_it() -> None:
    board = researcher("II1", "coinage", "medicine", "chivalry", "iron_smelting").act("keep chivalry")
    board.do(1, LOOK).act("pass")  # coinage, medicine and iron_smelting, which all have seen
    for seat in (0, 1, None):
        assert names(board.position, view(board, seat).under[0]) == ["coinage", "medicine", "iron_smelting"]


# ---- nothing leaks


@pytest.mark.parametrize("answers", [(), ("keep guilds",), ("pass",)])
@rule("beyond_the_horizon.effects.private_technology", "beyond_the_horizon.research.under_order")
def test_what_a_looker_saw_makes_no_difference_to_the_others(answers: tuple[str, ...]) -> None:
    one, other = looker("mining", "guilds", "medicine"), looker("coinage", "guilds", "astronomy")
    for board in (one, other):
        board.act(*answers)
    assert one.position.dump() != other.position.dump()
    for seat in (1, None):
        assert view(one, seat).dump() == view(other, seat).dump()


@rule("beyond_the_horizon.effects.private_technology")
def test_the_log_does_not_name_what_is_looked_at() -> None:
    board = looker("mining", "guilds", "medicine").act("keep guilds")
    told = [str(value) for event in board.events for value in event.args.values()]
    assert "guilds" in told  # it lies open from now on
    assert not {"mining", "medicine"} & set(told)


@rule("beyond_the_horizon.research.under_order")
def test_a_guess_agrees_with_what_the_seat_knows_and_with_the_box() -> None:
    board = looker("mining", "guilds", "medicine").act("keep guilds")
    unseen = set()
    for seed in range(40):
        mine, theirs = (as_horizon(board.position.guess(seat, Random(seed))) for seat in (0, 1))
        assert names(board.position, mine.under[0]) == ["mining", "medicine"]
        for guess in (mine, theirs):
            rest = sorted([*guess.deck[0], *guess.under[0]])
            assert rest == sorted([*board.position.deck[0], *board.position.under[0]])
        unseen |= set(theirs.under[0])
    assert len(unseen) > 10  # any card may lie there


@rule("beyond_the_horizon.research.under_order")
def test_a_guess_is_a_position_that_can_be_played_on() -> None:
    board = draws(table(), "mining", "guilds", "medicine").do(0, LOOK)
    for seat in (0, 1):
        guess = Board(as_horizon(board.position.guess(seat, Random(5))))
        guess.position.audit()
        guess.act(guess.legal()[0])
        guess.position.audit()


def test_a_guess_while_another_looks_fills_in_what_is_looked_at() -> None:
    board = looker("mining", "guilds", "medicine")
    seen = set()
    for seed in range(40):
        guess = as_horizon(board.position.guess(1, Random(seed)))
        assert sorted([*guess.deck[0], *guess.looked]) == sorted([*board.position.deck[0], *board.position.looked])
        assert guess.legal(0)
        seen |= set(guess.looked)
    assert len(seen) > 10


# ---- decks that run short


@rule("beyond_the_horizon.research.too_few")
def test_a_deck_with_one_card_of_the_colour_is_turned_up_whole_and_gives_that_card() -> None:
    board = researcher("II1", "coinage", "chivalry", "medicine", "guilds")  # red
    assert "chivalry" in board.technologies(0)
    assert [event.args["technology"] for event in board.told("reveals")] == [
        "coinage",
        "chivalry",
        "medicine",
        "guilds",
    ]
    assert names(board.position, board.position.under[0]) == ["coinage", "medicine", "guilds"]


@rule("beyond_the_horizon.research.too_few")
def test_with_no_card_of_the_colour_another_one_is_named() -> None:
    board = researcher("II2", "coinage", "medicine", "irrigation", "astronomy")  # red or yellow
    board.act("colour red")
    assert board.legal() == ["keep medicine", "keep irrigation"]  # yellow was the only colour left
    assert [event.args["colour"] for event in board.told("colour")] == ["red", "yellow"]


@rule("beyond_the_horizon.research.too_few")
def test_a_colour_that_was_named_in_vain_is_not_named_again() -> None:
    board = quiet().deck("coinage", "astronomy", "mathematics")
    next_leader(board, "napoleon_bonaparte")
    board.position.under[1] = numbers(board, "electricity", "telegraph", "steam_power")  # blue and green
    board.position.under_seen[1] = [0, 0, 0]
    board.do(0, [{"research": {"level": "III", "scholar": "active", "free": True}}]).act("research III1", "pass")
    board.act("colour red")
    assert board.legal() == ["colour blue", "colour green", "colour yellow"]
    assert board.refused("colour red") == "research.colour"


@rule("beyond_the_horizon.research.too_few")
def test_if_no_colour_can_help_the_first_two_cards_are_offered() -> None:
    board = researcher("II1", "coinage", "medicine", "astronomy")  # red alone may be named
    assert board.legal() == ["keep coinage", "keep medicine"]
    board.act("keep medicine")
    assert "medicine" in board.technologies(0)
    assert names(board.position, board.position.under[0]) == ["astronomy", "coinage"]


@rule("beyond_the_horizon.private.no_scholar")
def test_everybody_sees_how_many_cards_a_deck_has_left_and_nobody_else_what_is_looked_at() -> None:
    board = quiet().do(0, [{"private_technology": {"level": "II", "look_at": 3}}])
    other = board.position.view(1)
    assert isinstance(other, HorizonPosition)
    assert (deck_size(board.position, LEVEL_II), deck_size(other, LEVEL_II)) == (13, 13)
    assert [action.notation for action in other.legal(0)] == ["pass"]
    board.act(board.legal()[0])
    other = board.position.view(1)
    assert isinstance(other, HorizonPosition)
    assert (deck_size(board.position, LEVEL_II), deck_size(other, LEVEL_II)) == (15, 15)
