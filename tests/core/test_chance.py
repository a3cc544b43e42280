"""Chance: repeatable, fair, scripted where asked, and heard only by those who listen."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.core.chance import Chance
from ecumene.core.errors import ChanceError, OutcomeNeeded

SEEDS = st.integers(0, 2**60)


def test_a_seed_gives_the_same_game_on_every_machine() -> None:
    chance = Chance(7)
    assert [chance.below("die", 6) for _ in range(12)] == [0, 2, 4, 4, 4, 1, 2, 3, 1, 0, 4, 1]
    cards = list(range(8))
    chance.shuffle("deck", cards)
    assert cards == [6, 4, 5, 3, 7, 0, 2, 1]


@given(SEEDS, st.integers(1, 1000))
def test_outcomes_lie_below_the_bound_and_repeat(seed: int, n: int) -> None:
    one, other = Chance(seed), Chance(seed)
    outcomes = [one.below("x", n) for _ in range(5)]
    assert all(0 <= outcome < n for outcome in outcomes)
    assert outcomes == [other.below("x", n) for _ in range(5)]


@given(SEEDS, st.one_of(st.integers(1, 100), st.integers(2**28, 2**31), st.integers(1, 2**63)))
def test_an_outcome_is_the_rest_of_a_hash_that_favours_none(seed: int, n: int) -> None:
    count = 0
    while (word := hashed(f"{seed}:{count}:x")) >= 2**64 - 2**64 % n:
        count += 1
    assert Chance(seed).below("x", n) == word % n


def hashed(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def test_a_die_is_fair() -> None:
    chance = Chance(1)
    shown = Counter(chance.below("die", 6) for _ in range(6000))
    assert all(850 < shown[face] < 1150 for face in range(6))


def test_weights_count_and_what_weighs_nothing_never_comes() -> None:
    chance = Chance(3)
    drawn = Counter(chance.weighted("bag", [1, 0, 3]) for _ in range(4000))
    assert drawn[1] == 0
    assert 2800 < drawn[2] < 3200


def test_purpose_seed_and_count_all_matter() -> None:
    assert Chance(1).below("a", 10**9) != Chance(1).below("b", 10**9)
    assert Chance(1).below("a", 10**9) != Chance(2).below("a", 10**9)
    chance = Chance(1)
    assert chance.below("a", 10**9) != chance.below("a", 10**9)


@given(SEEDS, st.lists(st.integers(), max_size=12))
def test_a_shuffle_loses_nothing_and_its_steps_script_it(seed: int, items: list[int]) -> None:
    chance, shuffled = Chance(seed), items.copy()
    heard = chance.listen()
    chance.shuffle("deck", shuffled)
    assert sorted(shuffled) == sorted(items)
    again = items.copy()
    Chance(None, 0, {"deck": [outcome for _, outcome in heard]}).shuffle("deck", again)
    assert again == shuffled


def test_the_script_is_read_by_purpose_before_the_seed() -> None:
    chance = Chance(5, 0, {"die": [3, 4], "bag": [2]})
    assert [chance.below("die", 6), chance.weighted("bag", [1, 1, 1]), chance.below("die", 6)] == [3, 2, 4]
    assert chance.below("die", 6) == Chance(5).below("die", 6)


@pytest.mark.parametrize(
    ("script", "problem"),
    [
        ([], "no scripted outcome left and no seed"),
        ([6], "outcome 6 is not below 6"),
        ([-1], "outcome -1 is not below 6"),
    ],
)
def test_a_script_that_ends_or_offers_the_impossible_is_refused(script: list[int], problem: str) -> None:
    with pytest.raises(ChanceError, match=f"chance 'die': {problem}"):
        Chance(None, 0, {"die": script}).below("die", 6)


@pytest.mark.parametrize("outcome", [-1, 1, 3])
def test_a_scripted_draw_must_be_possible(outcome: int) -> None:
    with pytest.raises(ChanceError, match=f"outcome {outcome} is not possible now"):
        Chance(None, 0, {"bag": [outcome]}).weighted("bag", [1, 0, 1])


def test_what_is_drawn_leaves_its_pool() -> None:
    pool = ["red", "blue", "grey"]
    assert Chance(None, 0, {"bag": [1]}).draw("bag", pool) == "blue"
    assert pool == ["red", "grey"]


@pytest.mark.parametrize("seed", [1, None])
def test_nothing_can_be_drawn_from_nothing(seed: int | None) -> None:
    for weights in ([], [0, 0]):
        with pytest.raises(ChanceError, match="nothing to draw from"):
            Chance(seed).weighted("bag", weights)


def test_without_seed_and_script_chance_says_what_could_come() -> None:
    with pytest.raises(OutcomeNeeded) as die:
        Chance(None).below("die", 6)
    assert (die.value.purpose, die.value.ways, die.value.weights) == ("die", 6, ())
    with pytest.raises(OutcomeNeeded) as bag:
        Chance(None).weighted("bag", [1, 0, 3])
    assert (bag.value.purpose, bag.value.ways, bag.value.weights) == ("bag", 3, (1, 0, 3))


def test_listeners_hear_what_comes_after_and_copies_are_not_heard() -> None:
    chance = Chance(5)
    chance.below("die", 6)
    heard = chance.listen()
    twin = chance.copy()
    assert twin.below("die", 6) == chance.below("die", 6)
    assert chance.weighted("bag", [1]) == 0
    assert [purpose for purpose, _ in heard] == ["die", "bag"]
    assert twin.heard is None


def test_a_copy_is_independent_also_of_the_script() -> None:
    chance = Chance(None, 0, {"die": [1, 2]})
    twin = chance.copy()
    assert chance.below("die", 6) == twin.below("die", 6) == 1
    assert chance.dump() == {"seed": None, "count": 0, "script": {"die": [2]}}
    chance.below("die", 6)
    assert twin.dump()["script"] == {"die": [2]}
    assert chance.dump()["script"] == {}
