"""One process asks another, whether that one sleeps or looks."""

from __future__ import annotations

import time
from collections.abc import Sequence
from multiprocessing import get_context
from typing import Any

import pytest

from ecumene.gym.calling import FEW_LOOKS, LOOKS, MOST_SAID, SELDOM, Calls, Died, Patience

FINE, FAILS = 1, 2


def work(share: int, what: int) -> None:
    if what == FAILS:
        raise ValueError(str(share) + "n" * 2 * MOST_SAID)


def called(looks: int, owners: Sequence[int]) -> tuple[Calls, list[Any]]:
    context = get_context("fork")
    calls = Calls(context, owners, looks)
    processes = [context.Process(target=calls.serve, args=(owner, work), daemon=True) for owner in sorted(set(owners))]
    for process in processes:
        process.start()
    calls.watch([process.sentinel for process in processes])
    return calls, processes


@pytest.mark.parametrize("looks", [0, 1, LOOKS])
def test_what_is_asked_is_done_once_whoever_sleeps(looks: int) -> None:
    calls, processes = called(looks, [0, 0, 1])
    for number in range(1, 200):
        calls.ask([0, 1, 2], FINE)
        assert calls.hear_all() == ""
        assert calls.done.tolist() == [number * 4 + FINE] * 3
    calls.ask([1], FAILS)
    assert calls.hear(1) == ("ValueError: 1" + "n" * MOST_SAID)[:MOST_SAID]
    calls.ask([0, 2], FINE)
    calls.ask([1], FAILS)
    assert calls.hear_all().startswith("ValueError: 1n")
    calls.ask([1], FINE)
    assert calls.hear(1) == ""
    calls.close()
    for process in processes:
        process.join()
        assert process.exitcode == 0


@pytest.mark.parametrize("looks", [0, LOOKS])
def test_whatever_is_done_first_is_heard_first_and_each_once(looks: int) -> None:
    calls, processes = called(looks, [0, 0, 1, 1, 1])
    calls.ask(range(5), FINE)
    heard = [0] * 5
    while min(heard) < 20:  # nobody is passed over, though a busy machine may let one process wait for long
        share, why = calls.hear_any()
        assert why == ""
        heard[share] += 1
        calls.ask([share], FINE)
        assert sum(heard) < 100_000
    calls.ask([], FINE)
    for _ in range(5):
        calls.hear_any()
    calls.ask([3], FAILS)
    share, why = calls.hear_any()
    assert (share, why[:13]) == (3, "ValueError: 3")
    calls.close()
    for process in processes:
        process.join()


@pytest.mark.parametrize("looks", [0, LOOKS])
def test_whoever_has_died_is_not_waited_for(looks: int) -> None:
    calls, processes = called(looks, [0, 1])
    processes[1].kill()
    processes[1].join()
    calls.ask([0, 1], FINE)
    while calls.done[0] != calls.asked[0]:
        time.sleep(0.01)
    with pytest.raises(Died):
        calls.hear(1)
    assert calls.hear_any() == (0, "")  # the other one has answered
    with pytest.raises(Died):
        calls.hear_any()
    calls.close()


def test_one_looks_less_where_it_did_not_help_and_more_where_it_did() -> None:
    patience = Patience(LOOKS)
    looks = []
    for _ in range(SELDOM - 1):
        assert not patience.sees(lambda: False)
        looks.append(patience.looks)
    assert looks[0] == LOOKS // 2
    assert looks[-1] == 0
    assert not patience.sees(lambda: False)
    assert patience.looks == FEW_LOOKS  # now and then it is worth a try
    for _ in range(10):
        assert patience.sees(lambda: True)
    assert patience.looks == LOOKS
    assert not Patience(0).sees(lambda: True)
