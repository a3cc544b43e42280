"""How content is read: effects, what cards change and answer, points and needs, each under the name of its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ecumene.core.content import Content, Fields, did_you_mean
from ecumene.core.effect_reading import EffectReader
from ecumene.games.beyond_the_horizon.box.components import PointsPer
from ecumene.games.beyond_the_horizon.box.terms import (
    COUNTERS,
    EVENTS,
    MODIFIERS,
    MOST_SEATS,
    NONE,
    SEAT_COUNTS,
    TRACKS,
)

FLAGS: Final = ("exhaust_left", "no_fee", "column_scholar")
"""Modifiers that a card has or has not."""


def some_effects_of(row: Fields, field: str, reader: EffectReader) -> int:
    """The number of the effects in a field that has some."""
    number = reader.listed(row, field)
    if number < 0:
        raise row.wrong(field, "must have an effect")
    return number


def said_of(effects: Any, verb: str) -> list[Any]:
    """What effects say with one of their verbs, wherever it stands in them."""
    said: list[Any] = []
    if isinstance(effects, Mapping):
        for name, says in effects.items():
            if name == verb:
                said.append(says)
            said += said_of(says, verb)
    elif isinstance(effects, list):
        for part in effects:
            said += said_of(part, verb)
    return said


def answer_of(row: Fields, field: str, reader: EffectReader) -> tuple[int, int]:
    """An event and the effect that answers it, (NONE, NONE) where the field is empty."""
    part = row.part(field)
    if not part.row:
        return NONE, NONE
    if len(part.row) > 1:
        raise row.wrong(field, "must answer one event only")
    (event,) = part.row
    if event not in EVENTS:
        raise row.wrong(field, f'"{event}" does not exist{did_you_mean(str(event), EVENTS)}')
    return EVENTS.index(event), some_effects_of(part, event, reader)


def modifiers_of(row: Fields, field: str) -> tuple[int, ...]:
    """A number for each modifier, 0 for what is not named."""
    part = row.part(field)
    numbers = tuple([part.integer(name, 0, 1 if name in FLAGS else 9, 0) for name in MODIFIERS])
    part.nothing_else()
    return numbers


def points_of(row: Fields, field: str) -> tuple[PointsPer, ...]:
    """Points for what is counted at the end."""
    found: list[PointsPer] = []
    for part in row.parts(field):
        counter = COUNTERS.index(part.one_of("per", COUNTERS))
        points, every, most = (
            part.integer("points", 1, 20),
            part.integer("every", 1, 24, 1),
            part.integer("most", 0, 99, 0),
        )
        part.nothing_else()
        found.append(PointsPer(points, counter, every, most))
    return tuple(found)


def needs_of(row: Fields, field: str) -> tuple[tuple[int, int], ...]:
    """How much of what a seat must have: (counter, at least)."""
    found: list[tuple[int, int]] = []
    seen: set[int] = set()
    for part in row.parts(field):
        counter = COUNTERS.index(part.one_of("counter", COUNTERS[1:]))
        if counter in seen:
            raise row.wrong(field, f'names "{COUNTERS[counter]}" twice')
        seen.add(counter)
        found.append((counter, part.integer("at_least", 1, 99)))
        part.nothing_else()
    return tuple(found)


def spaces_of(row: Fields) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The spaces of an action without and with a fee, [fee][seats]; some space is open whoever plays."""
    free = _by_seats(row.integers("free", len(SEAT_COUNTS), 0, 9))
    paid = _by_seats(row.integers("paid", len(SEAT_COUNTS), 0, 9))
    for seats in SEAT_COUNTS:
        if not free[seats] and not paid[seats]:
            raise row.wrong("free", f"or paid must give a space to {seats} players")
    return free, paid


def _by_seats(numbers: Sequence[int]) -> tuple[int, ...]:
    by_seats = [0 for _ in range(MOST_SEATS + 1)]
    for seats, number in zip(SEAT_COUNTS, numbers, strict=True):
        by_seats[seats] = number
    return tuple(by_seats)


def track_of(row: Fields, field: str) -> int:
    return TRACKS.index(row.one_of(field, TRACKS))


def check_shares(
    content: Content, table: str, field: str, names: Sequence[str], groups: Sequence[int], wanted: Sequence[int]
) -> None:
    """Refuse a table of which a group, which `field` names, has not as many records as it should."""
    left: list[int] = [*wanted]
    for row, group in zip(content.rows(table), groups, strict=True):
        left[group] -= 1
        if left[group] < 0:
            raise row.wrong(field, f"must not be {names[group]}, which {wanted[group]} others are already")
    content.check_count(table, len(groups), sum(wanted))
