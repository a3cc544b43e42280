"""How content is read: effects under the name of their field, amounts and worth of things, whole tables."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.content import Fields
from ecumene.core.effects import AnyOrder, Choose, Effect, EffectReader
from ecumene.games.rise_of_empires.actions import PICKS


def effects_of(row: Fields, field: str, reader: EffectReader) -> int:
    """The number of the effects in a field, -1 for none; what is wrong inside is said with the field's name."""
    value = row.get(field)
    if not isinstance(value, list):
        raise row.wrong(field, f"must be a list of effects, not {value!r}")
    number = reader.number(Fields(row.file, f'{row.record}": "{field}', {field: value}), field)
    if number >= 0 and _most_choices(reader.book[number]) > PICKS:
        raise row.wrong(field, f"must leave a choice of at most {PICKS}")
    return number


def _most_choices(effect: Effect) -> int:
    """How many parts a player picks from, at most, in an effect and all below it."""
    most = len(effect.several) if isinstance(effect, (Choose, AnyOrder)) else 0
    return max([most, *[_most_choices(part) for part in effect.parts()]])


def amounts_of(row: Fields, field: str, things: Sequence[str], most: int) -> tuple[int, ...]:
    """How many of each thing; what is not named is 0."""
    part = row.part(field)
    amounts = tuple([part.integer(thing, 0, most, 0) for thing in things])
    part.nothing_else()
    return amounts


def worth_of(row: Fields, field: str) -> float:
    """What something is worth, in points."""
    value = row.get(field)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 20:
        raise row.wrong(field, f"must be a number from 0 to 20, not {value!r}")
    return float(value)
