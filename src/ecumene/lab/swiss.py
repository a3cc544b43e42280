"""The Swiss system for tables of any size: who meets whom in a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice

Met = Mapping[frozenset[str], int]

TRIES = 2000  # tables that are tried before one more repeated meeting is put up with


def tables_of(ranked: Sequence[str], met: Met, seats: int, byes: Mapping[str, int]) -> list[tuple[str, ...]]:
    """Tables for a round, from the best down: neighbours in the ranking meet, with as few repeated meetings as can be.

    Those left over have no table this time: the last in the ranking of those who have sat out least.
    """
    left = len(ranked) % seats
    idle = sorted(ranked, key=lambda bot: (byes[bot], -ranked.index(bot)))[:left]
    seated = [bot for bot in ranked if bot not in idle]
    most = sum(met.values()) + 1
    for repeats in range(most):
        budget = _Budget(TRIES)
        found = _fill(seated, met, seats, repeats, budget)
        if found is not None:
            return found
        if budget.left == 0:
            break
    return [tuple(seated[start : start + seats]) for start in range(0, len(seated), seats)]


class _Budget:
    """How many tables may still be tried."""

    def __init__(self, left: int) -> None:
        self.left = left


def _fill(ranked: Sequence[str], met: Met, seats: int, repeats: int, budget: _Budget) -> list[tuple[str, ...]] | None:
    """Tables with at most so many repeated meetings, the best bot with its nearest neighbours first."""
    if not ranked:
        return []
    for table in _tables(ranked, seats, budget):
        cost = sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))
        if cost <= repeats:
            rest = [bot for bot in ranked if bot not in table]
            others = _fill(rest, met, seats, repeats - cost, budget)
            if others is not None:
                return [table, *others]
    return None


def _tables(ranked: Sequence[str], seats: int, budget: _Budget) -> Iterator[tuple[str, ...]]:
    for others in islice(combinations(ranked[1:], seats - 1), TRIES):
        if budget.left == 0:
            return
        budget.left -= 1
        yield (ranked[0], *others)
