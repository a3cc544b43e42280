"""Shapes: whether the parts of a stored position are of the types that play gives them, before anything uses them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from ecumene.core.agenda import Item
from ecumene.core.errors import LoadError

NUMBERS: Final = ("int", "Seat")
"""What the fields of items that hold whole numbers are declared as."""


def is_number(value: object) -> bool:
    """Whether a value is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def depth_of(value: object) -> int:
    """How many lists a number lies in, as far as a first example tells: 0, 1 or 2."""
    if not isinstance(value, list):
        return 0
    return 2 if any(isinstance(part, list) for part in value) else 1


def check_numbers(name: str, value: object, depth: int) -> None:
    """Refuse what is not whole numbers in lists of this depth."""
    if depth:
        if not isinstance(value, list):
            raise LoadError(f"dump: {name}: {value!r} is no list")
        for part in value:
            check_numbers(name, part, depth - 1)
    elif not is_number(value):
        raise LoadError(f"dump: {name}: {value!r} is no number")


def check_items(kinds: Mapping[str, type[Item]], agenda: object) -> None:
    """Refuse an agenda that is not items of these kinds, each with all its fields, and of their types."""
    if not isinstance(agenda, list):
        raise LoadError(f"dump: agenda: {agenda!r} is no list")
    for entry in agenda:
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], Mapping)):
            raise LoadError(f"dump: agenda: {entry!r} is no item: those are [kind, fields]")
        kind, values = entry
        if not isinstance(kind, str) or kind not in kinds:
            raise LoadError(f"dump: agenda: no item is called {kind!r}")
        _check_item(kind, kinds[kind], values)


def _check_item(kind: str, item: type[Item], values: Mapping[str, Any]) -> None:
    of_dataclass: Any = item
    types = {field.name: _spelt(field.type) for field in fields(of_dataclass)}
    for name in types:
        if name not in values:
            raise LoadError(f"dump: agenda.{kind}: field {name!r} is missing")
    for name, value in values.items():
        if name not in types:
            raise LoadError(f"dump: agenda.{kind}: no field {name!r}")
        problem = _problem(types[name], value)
        if problem:
            raise LoadError(f"dump: agenda.{kind}.{name}: {value!r} {problem}")


def _spelt(of: object) -> str:
    """A type as it is written; compiled modules keep the type itself."""
    return of if isinstance(of, str) else str(getattr(of, "__name__", ""))


def _problem(spelt: str, value: object) -> str:
    """What is wrong with a value of a field; nothing where it fits, or its type says too little."""
    if spelt in NUMBERS:
        return "" if is_number(value) else "is no number"
    if spelt == "bool":
        return "" if isinstance(value, bool) else "is neither true nor false"
    if spelt == "str":
        return "" if isinstance(value, str) else "is no text"
    if not spelt.startswith("tuple"):
        return ""
    if not isinstance(value, list):
        return "is no list"
    inner = _inner(spelt)
    for place, part in enumerate(value):
        problem = _problem(inner[min(place, len(inner) - 1)], part) if inner else ""
        if problem:
            return problem
    return "" if "..." in spelt or not inner or len(inner) == len(value) else f"must have {len(inner)} parts"


def _inner(spelt: str) -> Sequence[str]:
    """The types of the parts of a tuple: of each part, or of all alike."""
    inside = spelt.partition("[")[2].removesuffix("]")
    if inside.endswith(", ..."):
        return [inside.removesuffix(", ...")]
    return inside.split(", ") if inside else []
