"""Observing: what a seat may know of a position as tokens, small numbers that a table of weights can be indexed with.

A token is the hash of a path and a value: `("hands", 0, 2)` and 14 says that the third card of one's own hand is of
kind 14. Seats are turned so that the one who looks is 0 (`core/seating.py`). What is 0 has no token; a list has one for
its length, so nothing is lost. The same position gives the same tokens on every machine, compiled or not; `VERSION` is
raised when that changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypeAlias
from zlib import crc32

from mypy_extensions import i64

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.kit import Kit
from ecumene.core.position import Position
from ecumene.core.seating import (
    ALONE,
    BY_SEAT,
    BY_TWO,
    CODED,
    NUMBER,
    SEAT,
    SEATS,
    SET,
    turned_code,
    turned_index,
    turned_mask,
    turned_seat,
)

VERSION: Final = 1
"""Of the tokens: raised when the same position gives others."""

Path: TypeAlias = tuple[str | int, ...]
Places: TypeAlias = tuple[tuple[int, int], ...]

LENGTH: Final = -1
"""The place in a path that stands for how long a list is."""

WORD: Final = 0xFFFFFFFF
LARGE: Final = 1 << 60  # what mypyc holds without an object
NOTHING: Final = -0x7FFFFFFF  # the value of what is None


def mixed(path: i64, step: i64) -> i64:
    """The hash of a path and one thing more; no product here is beyond 63 bits, so it is the same compiled or not."""
    found: i64 = path ^ ((step & WORD) * 0x2545F491 & WORD)
    found = found * 0x5BD1E995 & WORD
    found ^= found >> 15
    found = found * 0x27D4EB2F & WORD
    return found ^ found >> 13


def text_number(text: str) -> int:
    """The number that stands for a text."""
    return crc32(text.encode())


def token(path: Path, value: int) -> int:
    """The token of a value at a path."""
    found: i64 = 0
    for step in path:
        number: int = text_number(step) if isinstance(step, str) else step
        found = mixed(found, number)
    return value_token(found, value)


def value_token(path: i64, value: int) -> i64:
    """The token of a value at a hashed path."""
    if -LARGE < value < LARGE:
        small: i64 = value
        high: i64 = small >> 32
        if high == 0 or high == -1:
            return mixed(path, small)
        return mixed(mixed(path, high), small)
    return value_token(mixed(path, value & WORD), value >> 32)


class Field:
    """What is known of one field of a position: the hash of its path, and how it follows the seats."""

    def __init__(self, name: str, order: int, what: int, columns: list[int], places: Places) -> None:
        self.name = name
        self.number: i64 = text_number(name)
        self.path: i64 = mixed(0, self.number)
        self.order = order
        self.what = what
        self.columns = columns
        self.places = places


class ItemFields:
    """The same of all items of one class."""

    def __init__(self, kind: str, parts: list[Field]) -> None:
        self.kind = kind
        self.number = text_number(kind)
        self.parts = parts


class Observer:
    """Looks at the positions of one game, with so many seats and these options, as a seat may."""

    def __init__(self, game: Kit, seats: int, options: Mapping[str, int | str]) -> None:
        self.game = game
        self.seats = seats
        self.seating = game.seating
        self._fields: dict[str, Field] = {}
        self._items: dict[str, ItemFields] = {}
        self._texts: dict[str, int] = {}
        self._agenda: i64 = mixed(0, text_number("agenda"))
        self._open: dict[str, bool] = {}
        self._rules: list[tuple[Path, int]] = [(("seats",), seats)]
        for option in game.offered:  # those who came later leave the tokens of older games as they were
            value = options.get(option.id, option.default)
            if value != option.default:
                self._rules.append((("options", option.id), text_number(str(value))))
        self._always: list[int] = [token(path, value) for path, value in self._rules]

    # ---- tokens

    def tokens(self, position: Position, seat: Seat | None) -> list[int]:
        """What `seat`, or a spectator, may know, as numbers below 2 to the power of 32, in a stable order."""
        me: i64 = 0 if seat is None else seat
        seen = position if self._is_open(position) else position.view(seat)
        out = self._always.copy()
        if not self.seating.said:
            out.append(value_token(mixed(0, text_number("me")), me + 1))
        state = seen._parts()
        for name in state:
            field = self._field(name)
            self._add(out, field, field.path, state[name], me, field.order)
        agenda = seen.agenda
        last = len(agenda) - 1
        for depth in range(len(agenda)):
            item = agenda[last - depth]
            self._add_item(out, mixed(self._agenda, depth), item.view(seat) if seen is position else item, me)
        return out

    def _is_open(self, position: Position) -> bool:
        """Whether nothing but items of the agenda hides anything, so that no view need be made."""
        if position.chance is None:
            return False  # a view is its seat's alone, and `view` sees to that
        name = type(position).__qualname__
        known = self._open.get(name)
        if known is None:
            of: Any = type(position)
            base: Any = Position
            known = of._hide is base._hide and of.view is base.view
            self._open[name] = known
        return known

    def _field(self, name: str) -> Field:
        found = self._fields.get(name)
        if found is None:
            seating = self.seating
            order, what = seating.order.get(name, ALONE), seating.what.get(name, NUMBER)
            found = Field(name, order, what, seating.columns(name), seating.coded.get(name, ()))
            self._fields[name] = found
        return found

    def _item(self, item: Item) -> ItemFields:
        name = type(item).__name__
        found = self._items.get(name)
        if found is None:
            of_dataclass: Any = item
            seating = self.seating
            parts: list[Field] = []
            for part in fields(of_dataclass):
                what = SEAT if part.name in seating.items else NUMBER
                parts.append(Field(part.name, ALONE, what, seating.item_columns(part.name), ()))
            found = ItemFields(item.kind, parts)
            self._items[name] = found
        return found

    def _text(self, text: str) -> int:
        found = self._texts.get(text)
        if found is None:
            found = text_number(text)
            self._texts[text] = found
        return found

    def _add_item(self, out: list[int], path: i64, item: Item, me: i64) -> None:
        known = self._item(item)
        out.append(value_token(path, known.number))
        for part in known.parts:
            self._add(out, part, mixed(path, part.number), getattr(item, part.name), me, ALONE)

    def _add(self, out: list[int], field: Field, path: i64, value: Any, me: i64, order: int) -> None:
        """The tokens of one value, a list's too."""
        if isinstance(value, int):
            self._add_number(out, field, path, value, me, field.what)
        elif isinstance(value, list):
            self._add_list(out, field, path, value, me, order)
        elif isinstance(value, tuple):
            self._add_list(out, field, path, list(value), me, order)
        elif isinstance(value, str):
            if value:
                out.append(value_token(path, self._text(value)))
        elif isinstance(value, dict):
            for key in value:
                name: str = key if isinstance(key, str) else str(key)
                self._add(out, field, mixed(path, self._text(name)), value[key], me, ALONE)
        else:
            out.append(value_token(path, NOTHING if value is None else self._text(repr(value))))

    def _add_list(self, out: list[int], field: Field, path: i64, values: list[Any], me: i64, order: int) -> None:
        length: i64 = len(values)
        if length == 0:
            return
        out.append(mixed(mixed(path, LENGTH), length))
        seats: i64 = self.seats
        shift: i64 = me * (length // seats) if order == BY_SEAT and length % seats == 0 else 0
        what = field.what
        by_column = bool(field.columns) and not isinstance(values[0], (list, tuple))
        if order == BY_TWO:
            values = [values[turned_index(spot, length, order, seats - me, seats)] for spot in range(length)]
        for spot in range(length):
            place: i64 = spot + shift
            if place >= length:
                place -= length
            value = values[place]
            if not isinstance(value, int):
                self._add(out, field, mixed(path, spot), value, me, ALONE)
                continue
            if by_column:
                what = field.columns[spot] if spot < len(field.columns) else NUMBER
            if what != NUMBER:
                self._add_number(out, field, mixed(path, spot), value, me, what)
            elif value != 0:
                out.append(value_token(mixed(path, spot), value))

    def _add_number(self, out: list[int], field: Field, path: i64, value: int, me: i64, what: int) -> None:
        if what == SET and value > 0:
            _add_bits(out, path, value)
            return
        found = turned(value, what, me, self.seats, field.places)
        if found != 0:
            out.append(value_token(path, found))

    # ---- the same as plain data

    def known(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """What `seat` may know, by the names that the game stores it under, seats turned; `agenda` has the top first.

        An item of the agenda is its kind and its fields, in one mapping.
        """
        me = 0 if seat is None else seat
        seen = position.view(seat)
        state = seen._parts()
        found: dict[str, Any] = {}
        if not self.seating.said:
            found["me"] = me + 1
        for name in state:
            field = self._field(name)
            found[name] = self._turned(field, state[name], me, field.order)
        agenda: list[dict[str, Any]] = []
        for item in reversed(seen.agenda):
            known = self._item(item)
            entry: dict[str, Any] = {"": known.kind}
            for part in known.parts:
                entry[part.name] = self._turned(part, getattr(item, part.name), me, ALONE)
            agenda.append(entry)
        found["agenda"] = agenda
        return found

    def _turned(self, field: Field, value: Any, me: int, order: int) -> Any:
        if isinstance(value, int):
            return turned(value, field.what, me, self.seats, field.places)
        if isinstance(value, dict):
            return {str(key): self._turned(field, part, me, ALONE) for key, part in value.items()}
        if not isinstance(value, (list, tuple)):
            return value
        result: list[Any] = [None] * len(value)
        by_column = bool(field.columns) and len(value) > 0 and not isinstance(value[0], (list, tuple))
        for place, part in enumerate(value):
            spot = turned_index(place, len(value), order, me, self.seats)
            if by_column and isinstance(part, int):
                what = field.columns[place] if place < len(field.columns) else NUMBER
                result[spot] = turned(part, what, me, self.seats, field.places)
            else:
                result[spot] = self._turned(field, part, me, ALONE)
        return result

    def pairs(self, position: Position, seat: Seat | None) -> list[tuple[Path, int]]:
        """The paths and values behind the tokens, for people: `token` makes of each what `tokens` has."""
        out = self._rules.copy()
        for name, value in self.known(position, seat).items():
            if name == "agenda":
                for depth, item in enumerate(value):
                    for part, inner in item.items():
                        path: Path = ("agenda", depth, part) if part else ("agenda", depth)
                        _add_pairs(out, path, inner, False)
            else:
                _add_pairs(out, (name,), value, self._field(name).what == SET)
        return out


def turned(value: int, what: int, me: int, seats: int, places: Places) -> int:
    """A number of a field as seen from `me`."""
    if what == SEAT:
        return turned_seat(value, me, seats)
    if what == SEATS and value > 0:
        return turned_mask(value, me, seats)
    if what == CODED and value >= 0:
        return turned_code(value, me, seats, places)
    return int(value)


def _add_bits(out: list[int], path: i64, value: int) -> None:
    """A token for each bit of a set."""
    bit: i64 = 0
    while value != 0:
        low: i64 = value & WORD
        at: i64 = bit
        while low != 0:
            if low & 1:
                out.append(mixed(mixed(path, at), 1))
            low >>= 1
            at += 1
        value >>= 32
        bit += 32


def _add_pairs(out: list[tuple[Path, int]], path: Path, value: Any, is_set: bool) -> None:
    if isinstance(value, int):
        if is_set and value > 0:
            out += [((*path, bit), 1) for bit in range(value.bit_length()) if value >> bit & 1]
        elif value:
            out.append((path, value))
    elif isinstance(value, dict):
        for key, part in value.items():
            _add_pairs(out, (*path, key), part, is_set)
    elif isinstance(value, (list, tuple)):
        out += [((*path, LENGTH), len(value))] if value else []
        for place, part in enumerate(value):
            _add_pairs(out, (*path, place), part, is_set)
    elif value != "":
        out.append((path, NOTHING if value is None else text_number(value if isinstance(value, str) else repr(value))))
