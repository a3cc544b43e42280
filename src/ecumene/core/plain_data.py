"""Plain data: what a record may hold whatever its fields mean, so that it can be hashed, kept and compared."""

from __future__ import annotations

from typing import Final

from ecumene.core.errors import ContentError

MOST_PARTS: Final = 100_000
"""No record of a game comes near it; a short file can name one part very often."""

DEEPEST: Final = 40
"""No record has lists and mappings so deep inside each other; one that holds itself has no end."""


def check_plain(where: str, record: object) -> None:
    """Refuse a record with names that cannot be sorted, or more in it than anybody means to write."""
    level: list[tuple[str, object]] = [(where, record)]
    for _ in range(DEEPEST):
        below: list[tuple[str, object]] = []
        for place, value in level:
            if isinstance(value, dict):
                _check_names(place, value)
                below += [(f"{place}: {name}", part) for name, part in value.items()]
            elif isinstance(value, list):
                below += [(place, part) for part in value]
            if len(below) > MOST_PARTS:
                raise ContentError(f"{where}: holds too much")
        level = below
    if level:
        raise ContentError(f"{where}: is nested too deeply")


def _check_names(place: str, value: dict[object, object]) -> None:
    """The names in a mapping are all text or all whole numbers."""
    for name in value:
        if isinstance(name, bool) or not isinstance(name, (str, int)):
            raise ContentError(f"{place}: {name!r} is not a field: names are text")
    if len({type(name) for name in value}) > 1:
        numbers = [name for name in value if isinstance(name, int)]
        raise ContentError(f"{place}: {numbers[0]!r} stands among names that are text")
