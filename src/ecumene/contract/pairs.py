"""Pairs: a few tables at which every two choices meet, of options and of the number of seats.

What goes wrong with some options mostly takes two of them, or one and a number of players. A game for each option alone
lets no two meet, and all combinations are thousands of games; these are few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import TypeAlias

from ecumene.core.game import Game
from ecumene.core.options import OptionValue

Choices: TypeAlias = dict[str, OptionValue]
"""Options by id, and `seats`."""

Pair: TypeAlias = frozenset[tuple[str, OptionValue]]

SEATS = "seats"


def tables(
    game: Game, fits: Callable[[Mapping[str, OptionValue]], bool] = lambda choices: True
) -> list[tuple[int, Choices]]:
    """Seats and options of tables at which every two choices meet; games of them are to be held to the contract.

    `fits` says whether some choices, beside which others may still be open, can be made together. The first table is
    the usual one, where it fits. Private options are there too, and the same game always gives the same tables.
    """
    values = {SEATS: game.seat_counts, **{option.id: option.values for option in game.options}}
    missing = dict.fromkeys(pair for pair in _every_pair(values) if fits(dict(pair)))  # a dict keeps their order
    found: list[tuple[int, Choices]] = []
    while missing:
        table = _table(dict(next(iter(missing))), values, missing, fits)
        for pair in pairs_of(table):
            missing.pop(pair, None)
        options = {option.id: table[option.id] for option in game.options}
        found.append((int(table[SEATS]), options))
    return found


def pairs_of(choices: Mapping[str, OptionValue]) -> Iterator[Pair]:
    """Every two of some choices."""
    return map(frozenset, combinations(choices.items(), 2))


def _every_pair(values: Mapping[str, tuple[OptionValue, ...]]) -> Iterator[Pair]:
    for one, other in combinations(values, 2):
        yield from (frozenset({(one, a), (other, b)}) for a in values[one] for b in values[other])


def _table(
    begun: Choices,
    values: Mapping[str, tuple[OptionValue, ...]],
    missing: Mapping[Pair, None],
    fits: Callable[[Mapping[str, OptionValue]], bool],
) -> Choices:
    """What is begun, each time with the choice that makes most of the missing pairs with those made before."""
    table = dict(begun)
    for name in sorted(values.keys() - begun, key=lambda name: (-len(values[name]), name)):
        possible = [value for value in values[name] if fits({**table, name: value})]
        made = {
            value: sum(frozenset({(name, value), other}) in missing for other in table.items()) for value in possible
        }
        table[name] = max(possible, key=made.__getitem__)
    return table
