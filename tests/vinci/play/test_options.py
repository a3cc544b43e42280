"""Options for the differences between editions; the French rulebook is the default."""

import pytest

from ecumene.core.errors import OptionError
from tests.marks import rule
from tests.vinci.board import Table, vinci


def test_the_first_value_of_each_option_is_the_default() -> None:
    assert vinci().new(3).options == {
        "min_conquest": 0,
        "skip_price": 2,
        "start_score": 10,
        "medicine": "start_of_turn",
    }


@rule("vinci.option.min_conquest")
@pytest.mark.parametrize(("least", "cost"), [(0, {"minimum": 1}), (1, {"minimum": 2})])
def test_a_conquest_may_cost_nothing_or_as_an_option_one_pawn(least: int, cost: dict[str, int]) -> None:
    table = Table(3, min_conquest=least).empty("poland")
    red = table.people(bohemia=1, hand=2, tokens=("weapons",), forts=("bohemia",))
    assert red.cost_of("poland") == {"land": 2, "from_mountain": -1, "from_fort": -1, "weapons": -1, **cost}
    assert red.plays("conquer poland").hand == 2 - least
    assert table.pawns("poland") == least


@rule("vinci.option.min_conquest")
def test_with_a_minimum_of_one_an_empty_hand_conquers_nothing() -> None:
    table = Table(3, min_conquest=1).empty("poland")
    red = table.people(bohemia=1, hand=2, tokens=("weapons",), forts=("bohemia",))
    table.enemy(saxony=3, england=1)
    assert red.plays("conquer saxony").hand == 0
    assert red.price_of("poland") == 1
    assert red.refused("conquer poland") == "vinci.conquest.pawns"


@rule("vinci.option.min_conquest", "vinci.token.spies")
def test_the_minimum_does_not_change_what_costs_more() -> None:
    table = Table(3, min_conquest=1)
    red = table.people(saxony=1, hand=9, tokens=("spies",))
    assert red.cost_of("poland") == {"land": 2, "defenders": 1}
    assert red.explained("spies poland") == {"spies": 2}


@rule("vinci.option.skip_price")
@pytest.mark.parametrize("price", [2, 1])
def test_skipping_a_people_costs_two_points_or_as_an_option_one_and_a_marker_is_worth_as_much(price: int) -> None:
    table = Table.dealt(seats=3, skip_price=price)
    assert table.seat(0).takes(3).points == 10 - 2 * price
    assert table.seat(1).takes(1).points == 10 + price


@rule("vinci.option.start_score", "vinci.choosing.afford")
def test_the_game_starts_with_ten_points_or_as_an_option_with_five() -> None:
    table = Table.dealt(seats=3, start_score=5)
    assert table.position.score == [5, 5, 5]
    assert table.seat(0).may("take") == {"I", "II", "III"}
    assert Table.dealt(seats=3, start_score=5, skip_price=1).seat(0).may("take") == {"I", "II", "III", "IV", "V", "VI"}


@rule("vinci.option.medicine", "vinci.token.medicine")
def test_the_pawn_of_medicine_may_come_at_the_reorganisation_too_late_to_conquer() -> None:
    table = Table(3, medicine="reorganisation")
    red = table.people(saxony=3, tokens=("medicine",)).expands()
    assert (red.hand, red.troops) == (2, 3)
    assert red.refused("conquer poland") == "vinci.conquest.pawns"
    red.plays("stop")
    assert (red.hand, red.troops) == (3, 4)
    red.places(saxony=3)
    assert table.pawns("saxony") == 4


@rule("vinci.option.medicine")
def test_at_the_reorganisation_the_pawn_comes_before_provinces_are_given_up() -> None:
    table = Table(3, medicine="reorganisation").empty("poland")
    red = table.people(saxony=1, tokens=("medicine", "general")).plays("conquer poland", "stop")
    assert not red.asked
    assert red.provinces == {"saxony", "poland"}


@pytest.mark.parametrize(
    ("option", "value"), [("min_conquest", 2), ("skip_price", "two"), ("medicine", "never"), ("start_score", True)]
)
def test_other_values_are_refused(option: str, value: int | str) -> None:
    with pytest.raises(OptionError, match=option):
        vinci().new(3, options={option: value})


def test_a_misspelt_option_is_refused_with_a_hint() -> None:
    with pytest.raises(OptionError, match="did you mean 'skip_price'"):
        vinci().new(3, options={"skip_prize": 1})
