"""Tallies: the same number, whether or not anybody asks for its parts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.standings import Standings
from ecumene.core.tally import UNITEMISED, Items, Line, Tally

amounts = st.integers(-20, 20)
rules = st.sampled_from(["g.forest", "g.fort", "g.mountain"])
steps = st.lists(
    st.one_of(
        st.tuples(st.just("add"), rules, amounts),
        st.tuples(st.just("floor"), rules, amounts),
        st.tuples(st.just("override"), rules, amounts),
    )
)


def total(items: Items, taken: list[tuple[str, str, int]]) -> int:
    """What a rule of any kind would compute through `items`."""
    number = 0
    for how, rule, amount in taken:
        if how == "add":
            number += items.add(rule, amount)
        elif how == "floor":
            number = items.floor(rule, number, amount)
        else:
            number = items.override(rule, amount)
    return number


@given(steps)
def test_the_charge_and_its_explanation_are_one_number(taken: list[tuple[str, str, int]]) -> None:
    tally = Tally("g.cost")
    assert total(tally, taken) == total(UNITEMISED, taken) == tally.sum
    assert sum(tally.by_rule().values()) == tally.sum
    assert set(tally.by_rule()) == {line.rule for line in tally.lines}


def test_parts_keep_their_order_and_nothing_is_no_part() -> None:
    tally = Tally("g.cost")
    tally.add("g.forest", 3, "alps")
    tally.add("g.fort", 0)
    tally.add("g.mountain", -1)
    tally.add("g.forest", 1)
    assert tally.lines == [Line("g.forest", 3, "alps"), Line("g.mountain", -1), Line("g.forest", 1)]
    assert list(tally.by_rule().items()) == [("g.forest", 4), ("g.mountain", -1)]
    assert tally.dump() == {
        "of": "g.cost",
        "sum": 3,
        "items": [["g.forest", 3, "alps"], ["g.mountain", -1], ["g.forest", 1]],
    }
    assert repr(tally) == "<g.cost 3: g.forest +3, g.mountain -1, g.forest +1>"


def test_tallies_are_equal_by_what_they_say() -> None:
    one, other = Tally("g.cost"), Tally("g.cost")
    assert one == other
    one.add("g.fort", 1)
    assert one != other
    assert one != 1


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=1, max_size=6))
def test_standings_rank_by_points_then_tie_break_and_level_seats_share_a_place(scores: list[tuple[int, int]]) -> None:
    tallies = [Tally("g.score") for _ in scores]
    for tally, (points, _) in zip(tallies, scores, strict=True):
        tally.add("g.forest", points)
    standings = Standings(tallies, [(tie,) for _, tie in scores])
    assert len(standings) == len(scores)
    for row in standings:
        assert row.points == row.tally.sum == scores[row.seat][0]
        assert row.place == 1 + sum(other > scores[row.seat] for other in scores)
        assert standings.of(row.seat) is row
    assert [row.place for row in standings] == sorted(row.place for row in standings)
    with pytest.raises(KeyError):
        standings.of(len(scores))
    assert standings.winners == tuple(seat for seat, score in enumerate(scores) if score == max(scores))
