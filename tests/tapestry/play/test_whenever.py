"""Events and the abilities that listen to them: who hears, in which order, and what stays secret."""

from random import Random
from typing import Any

import pytest

from ecumene.core.content import Fields
from ecumene.core.errors import ContentError
from ecumene.games.tapestry.game import Tapestry
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.whenever import (
    ADVANCED,
    CARD_GAINED,
    IGNORE_NEEDS,
    INVENTED,
    MODIFIERS,
    NO_MILITARY,
    NO_SCIENCE,
    PER_SOURCE,
    Heard,
    NextAbility,
    allied,
    announce,
    modified,
    read_abilities,
)
from tests.marks import rule
from tests.tapestry.board import Board, game, table
from tests.tapestry.content import changed
from tests.tapestry.laying import in_force, second_era, values


def carry(board: Board, seat: int, card: str) -> Board:
    """Let a seat carry the ability of a card, as a copier does."""
    board.position.ability[seat] = board.position.box.card_no[card]
    return board


def told_to(board: Board) -> list[int]:
    """Who has scored, in order."""
    return [event.args["who"] for event in board.events if event.say == "tapestry-log-scores"]


def military(space: int) -> int:
    return 24 + space - 1


# ---- who hears


def test_an_event_is_heard_by_the_ability_in_force_and_by_nobody_else() -> None:
    board = carry(second_era(3), 1, "academia")
    announce(board.position, INVENTED, 0, 3)
    announce(board.position, INVENTED, 1, 3)
    board.settle()
    assert [board.score(seat) for seat in range(3)] == [0, 3, 0]


def test_what_opponents_do_is_not_what_one_does_oneself() -> None:
    board = carry(second_era(3), 1, "broker_of_peace")
    announce(board.position, ADVANCED, 1, military(1))
    board.settle()
    assert board.score(1) == 0
    announce(board.position, ADVANCED, 2, military(1))
    board.settle()
    assert board.score(1) == 3


def test_an_ability_may_listen_to_one_track_only() -> None:
    board = carry(second_era(), 1, "broker_of_peace")
    announce(board.position, ADVANCED, 0, military(1) - 1)
    announce(board.position, ADVANCED, 0, military(12) + 1)
    board.settle()
    assert board.score(1) == 0


def test_an_ability_may_listen_to_one_kind_of_building_only() -> None:
    board = carry(second_era(), 0, "capitalism")
    board.do(0, [{"build": ["house"]}]).act(board.legal()[0])
    assert board.stock(0) == {}
    board.do(0, [{"build": ["market"]}]).act(board.legal()[0])
    assert board.stock(0) == {"coin": 1}


@rule("tapestry.rulings.in_force_when_done", "tapestry.tapestry_cards.covered")
@pytest.mark.parametrize(("rulings", "points"), [("third", 3), ("second", 0)])
def test_a_card_that_was_covered_meanwhile_still_pays(rulings: str, points: int) -> None:
    board = carry(table(civs=("chosen", "leaders"), options={"rulings": rulings}).era(2, 2), 0, "academia")
    announce(board.position, INVENTED, 0, 3)
    board.position.ability[0] = -1
    board.settle()
    assert board.score(0) == points
    announce(board.position, INVENTED, 0, 3)
    assert board.settle().score(0) == points, "what is covered hears of nothing more"


# ---- in which order


@rule("tapestry.rulings.simultaneous_triggers")
def test_the_player_to_move_comes_first_then_clockwise() -> None:
    board = second_era(4)
    for seat in (0, 1, 3):
        carry(board, seat, "broker_of_peace")
    board.position.turn = 1
    announce(board.position, ADVANCED, 2, military(1))
    board.settle()
    assert told_to(board) == [1, 3, 0]


@rule("tapestry.rulings.simultaneous_triggers")
@pytest.mark.parametrize(("pick", "place"), [("pick 1", 2), ("pick 2", 1)])
def test_a_player_orders_abilities_that_follow_the_same_event(pick: str, place: int) -> None:
    board = table(2, civs=("inventors", "leaders")).era(2, 2).token(1, exploration=4).tech(1, 1, "calendar")
    position = board.position
    calendar = position.box.tech_no["calendar"]
    position.tech_mark[calendar] = 0
    in_force(board, "alliance", 0, partner=1)
    board.do(1, [{"upgrade": {"card": "this"}}], about=calendar)
    assert board.asked() == "0 nextability"
    assert board.legal() == ["pick 1", "pick 2"]
    board.events.clear()
    board.act(pick)
    assert board.asked() == "0 taketurn", "the last one is not asked about"
    assert position.tech_owner[calendar] == 0
    assert [board.score(0), board.score(1)] == [14, 7]
    assert board.log().index("takes-tech") == place, "the Inventors take the card after their square"


def test_abilities_whose_order_cannot_matter_are_not_asked_about() -> None:
    board = second_era()
    position = board.position
    academia = PER_SOURCE * position.box.card_no["academia"]
    carry(board, 0, "academia")
    position.agenda.append(Heard(0, INVENTED, (academia, academia + 1), 3))
    board.settle()
    assert board.score(0) == 6


# ---- secrets


@rule("tapestry.tapestry_cards.hands")
def test_which_card_was_gained_is_hidden_from_the_others() -> None:
    board = second_era(3).hand(1, "trap", "guilds")
    guilds = board.position.box.card_no["guilds"]
    for item in (Heard(1, CARD_GAINED, (0,), guilds), NextAbility(1, CARD_GAINED, (0,), guilds)):
        assert item.view(1) is item
        for viewer in (0, 2, None):
            assert values(item.view(viewer))["about"] == -1
        guess = item.view(0).guess(board.position, 0, Random(1))
        assert values(guess)["about"] in board.position.hands[1]


@rule("tapestry.tapestry_cards.hands")
def test_an_ability_that_hears_of_an_opponents_card_is_not_told_which() -> None:
    curious = [{"event": "card_gained", "whose": "any", "do": [{"optional": [{"points": 1}]}]}]
    position = Tapestry(changed("tapestry_cards", "monarchy", whenever=curious)).new(seats=2, seed=1)
    assert isinstance(position, TapestryPosition)
    monarchy, guilds = position.box.card_no["monarchy"], position.box.card_no["guilds"]
    position.ability = [monarchy, monarchy]
    announce(position, CARD_GAINED, 0, guilds)
    heard = [values(item) for item in position.agenda if isinstance(item, Heard)]
    assert [(held["seat"], held["about"]) for held in heard] == [(1, -1), (0, guilds)]


@rule("tapestry.tapestry_cards.hands")
def test_what_is_open_stays_open() -> None:
    item = Heard(1, ADVANCED, (0,), 7)
    assert item.view(0) is item


# ---- modifiers


def test_a_rule_is_modified_by_the_card_in_force_for_its_player_only() -> None:
    board = in_force(second_era(), "theocracy")
    assert modified(board.position, 0, NO_SCIENCE)
    assert not modified(board.position, 1, NO_SCIENCE)
    assert not modified(board.position, 0, NO_MILITARY)


def test_a_rule_may_be_modified_by_a_civilization() -> None:
    board = table(2, civs=("architects", "leaders"))
    position = board.position
    kinds = [word for word in MODIFIERS if modified(position, 0, MODIFIERS.index(word))]
    assert kinds == ["uniform_districts", "uniform_lines"]
    assert not modified(position, 1, IGNORE_NEEDS)


@rule("tapestry.cards.alliance")
def test_an_alliance_binds_both_and_nobody_else() -> None:
    board = in_force(second_era(3), "alliance", 1, partner=2)
    position = board.position
    assert allied(position, 1, 2)
    assert allied(position, 2, 1)
    assert not allied(position, 0, 1)
    assert not allied(position, 2, 0)


@rule("tapestry.cards.marriage_of_state")
def test_a_marriage_is_no_alliance() -> None:
    board = in_force(second_era(), "marriage_of_state", 0, partner=1)
    assert not allied(board.position, 0, 1)


# ---- reading


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        ({"whenever": [{"event": "inventd", "whose": "own", "do": [{"points": 1}]}]}, "event"),
        ({"whenever": [{"event": "invented", "whose": "mine", "do": [{"points": 1}]}]}, "whose"),
        ({"whenever": [{"event": "invented", "whose": "own", "do": []}]}, "do"),
        ({"whenever": [{"event": "invented", "of": "science", "whose": "own", "do": [{"points": 1}]}]}, "of"),
        ({"whenever": [{"event": "built", "of": "science", "whose": "own", "do": [{"points": 1}]}]}, "of"),
        ({"whenever": [{"event": "built", "whose": "own", "do": [{"points": 1}], "when": 1}]}, "when"),
        ({"modify": ["free_bonuses"]}, "free_bonuses"),
        ({"whenever": [{"event": "built", "whose": "own", "do": [{"points": 1}]}] * 9}, "whenever"),
    ],
)
def test_a_fault_in_an_ability_names_record_and_field(record: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_abilities(game().reader, Fields("cards.yaml", "fault", record))
    assert "fault" in str(caught.value)
    assert problem in str(caught.value)


def test_a_record_without_abilities_has_none() -> None:
    none = read_abilities(game().reader, Fields("cards.yaml", "plain", {}))
    assert (none.whenever, none.events, none.modifiers) == ((), 0, 0)
