"""A turn: expansion or decline, in which order things happen, and stopping."""

import pytest

from ecumene.games.vinci.play.turns import EndOfTurn
from tests.marks import rule
from tests.vinci.board import Table


@rule("vinci.turn.choice")
def test_a_turn_begins_with_the_choice_between_expansion_and_decline(europe: Table) -> None:
    red = europe.people(saxony=3, hand=1, tokens=("barbarians", "weapons")).turn()
    assert red.legal == ["decline", "gather", "abandon saxony"]
    assert red.refused("conquer bavaria") == "vinci.turn.order"
    assert red.refused("stop") == "vinci.turn.order"


@rule("vinci.turn.choice")
def test_whoever_has_begun_to_gather_can_no_longer_decline(europe: Table) -> None:
    red = europe.people(saxony=3, bavaria=1, tokens=("barbarians", "weapons")).turn().plays("abandon bavaria")
    assert red.legal == ["gather", "abandon saxony"]
    assert red.refused("decline") == "vinci.turn.choice"
    assert red.plays("gather").refused("decline") == "vinci.turn.order"


@rule("vinci.turn.order", "vinci.token.general_leaves")
def test_survivors_then_the_general_then_the_pawns_then_cohesion_then_old_neighbours_then_points(europe: Table) -> None:
    red = europe.people(saxony=2, bavaria=1, muscovy=3, tokens=("general", "renaissance"))
    red.declining("bohemia", "polesia", "greece")
    blue = europe.enemy(rhineland=3, burgundy=1)
    red.plays("conquer rhineland", "stop")
    assert (europe.asked, europe.position.loan) == ("1 redeploy", 7)
    blue.places(burgundy=2)
    assert (europe.asked, europe.position.loan) == ("0 spread", 0)
    red.places(muscovy=2)
    assert europe.asked == "0 keeppart"
    assert red.old_provinces == {"bohemia", "polesia", "greece"}
    red.plays("keep rhineland")
    # beside bavaria and saxony only bohemia has vanished: muscovy was gone before it could drive polesia out
    assert red.old_provinces == {"polesia", "greece"}
    assert (europe.asked, red.points) == ("0 renaissance", 10 + 3 + 2)
    red.plays("decline")
    assert europe.asked == "0 choose"


@rule("vinci.turn.order")
def test_the_fort_comes_after_cohesion_and_old_neighbours_but_before_the_points(europe: Table) -> None:
    red = europe.people(saxony=1, muscovy=1, tokens=("forts",)).declining("bohemia")
    red.plays("stop", "keep saxony")
    assert (europe.asked, red.old_provinces, red.points) == ("0 buildfort", set(), 10)
    assert red.may("fort") == {"saxony"}
    red.plays("fort saxony")
    assert red.points == 11


@rule("vinci.turn.stop")
def test_one_may_stop_with_pawns_in_hand_and_place_them_in_the_reorganisation(europe: Table) -> None:
    red = europe.people(saxony=1, hand=9)
    assert red.can("stop")
    red.plays("stop")
    assert (europe.asked, red.hand) == ("0 spread", 9)
    red.places(saxony=9)
    assert europe.pawns("saxony") == 10


@rule("vinci.turn.stop")
def test_one_may_stop_at_any_time_even_before_the_first_conquest(europe: Table) -> None:
    red = europe.people(hand=5)
    red.plays("conquer ural_n")
    assert red.can("stop")
    assert Table(3).people(hand=5).can("stop")


def test_the_seats_take_their_turns_clockwise(europe: Table) -> None:
    red = europe.people(saxony=1)
    blue = europe.enemy(greece=1)
    green = europe.enemy(ukraine=1)
    red.finishes()
    assert blue.asked
    blue.plays("gather").finishes()
    assert green.asked
    assert blue.refused("gather") == "core.turn"
    green.plays("gather").finishes()
    assert (europe.asked, europe.position.round) == ("0 opening", 2)


@rule("vinci.turn.order", "vinci.cohesion.own_decline")
def test_what_stopping_promises_leaves_out_old_neighbours_that_are_going_to_vanish(europe: Table) -> None:
    red = europe.people(saxony=1).declining("poland", "greece").expands()
    promised = red.explained("stop")
    assert red.finishes() == {"province": 1, "decline": 1}
    assert promised == {"province": 1, "decline": 1}


PAIRS = [
    ("forts", "specialization"),
    ("astronomy", "galleys"),
    ("spies", "slavery"),
    ("general", "medicine"),
    ("renaissance", "mines_decline"),
    ("mountaineers", "weapons"),
    ("messages", "currency"),
    ("heritage", "ports_decline"),
]


@pytest.mark.parametrize("tokens", PAIRS, ids=" and ".join)
def test_every_seat_plays_by_the_same_rules(tokens: tuple[str, str]) -> None:
    """The same people, in the same place, is offered the same choices and scores the same from every seat."""
    assert story(0, tokens) == story(1, tokens) == story(2, tokens)


def story(seat: int, tokens: tuple[str, str]) -> list[tuple[list[str], int, int]]:
    """What is offered in two turns to the people at a seat; of each list it takes the middle."""
    table = Table(3)
    players = [table.people] + [table.enemy] * 2
    for number, lay_out in enumerate(players):
        if number == seat:
            lay_out(flanders=4, burgundy=1, ireland=2, hand=6, tokens=tokens).declining("norway", "andalusia")
        elif (number - seat) % 3 == 1:
            lay_out(gaul_north=3, england=2, iberia_west=1, tokens=("militia", "barbarians"))
        else:
            lay_out(saxony=2, alps=2, north_italy=1, tokens=("agriculture", "livestock"))
    told = []
    for _ in range(2):
        table.seat(seat).turn()
        while any(isinstance(item, EndOfTurn) and item.seat == seat for item in table.position.agenda):
            (asked,) = table.position.pending()
            legal = [action.notation for action in table.position.legal(asked)]
            told.append((legal, (asked - seat) % 3, table.seat(seat).points))
            table.apply(asked, legal[len(legal) // 2])
    return told
