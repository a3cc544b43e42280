"""Observing: what a seat may know of a position as tokens, small numbers that a table of weights can be indexed with.

A token is the hash of a path and a value: `("hands", 0, 2)` and 14 says that the third card of one's own hand is of
kind 14. Seats are turned so that the one who looks is 0 (`core/seating.py`). What is 0 has no token; a list has one for
its length, so nothing is lost. The same position gives the same tokens on every machine, compiled or not; `VERSION` is
raised when that changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, TypeAlias, final

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
from ecumene.core.tokens import LENGTH, NOTHING, ROW, WORD, Path, Spot, mixed, text_number, token, value_token

VERSION: Final = 1
"""Of the tokens: raised when the same position gives others."""

Places: TypeAlias = tuple[tuple[int, int], ...]


@final
class Field:
    """What is known of one field of a position: its place, and how it follows the seats."""

    def __init__(self, name: str, order: int, what: int, columns: list[int], places: Places) -> None:
        self.name = name
        self.number = text_number(name)
        self.spot = Spot(mixed(0, self.number))
        self.order = order
        self.what = what
        self.columns = columns
        self.places = places


@final
class ItemFields:
    """The same of all items of one class; where they lie depends on how deep in the agenda they are."""

    def __init__(self, kind: str, parts: list[Field]) -> None:
        self.kind = kind
        self.number = text_number(kind)
        self.parts = parts
        self._at: list[ItemSpots] = []

    def at(self, agenda: Spot, depth: int) -> ItemSpots:
        """The places of an item so deep in the agenda."""
        while len(self._at) <= depth:
            self._at.append(ItemSpots(agenda.room(len(self._at) + 1)[len(self._at)], self))
        return self._at[depth]


@final
class ItemSpots:
    """An item at one depth of the agenda: the token of its kind, and the places of its fields."""

    def __init__(self, spot: Spot, item: ItemFields) -> None:
        self.token: Any = value_token(spot.path, item.number)
        self.spots = [spot.named(part.name, part.number) for part in item.parts]


class Observer:
    """Looks at the positions of one game, with so many seats and these options, as a seat may."""

    def __init__(self, game: Kit, seats: int, options: Mapping[str, int | str]) -> None:
        self.game = game
        self.seats = seats
        self.seating = game.seating
        self._fields: dict[str, Field] = {}
        self._items: dict[type[Item], ItemFields] = {}
        self._texts: dict[str, int] = {}
        self._agenda = Spot(mixed(0, text_number("agenda")))
        self._open: dict[type[Position], bool] = {}
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
        out: list[Any] = list(self._always)
        if not self.seating.said:
            out.append(value_token(mixed(0, text_number("me")), me + 1))
        fields = self._fields
        for name, value in seen._parts().items():
            field = fields.get(name) or self._field(name)
            self._add(out, field, field.spot, value, me, field.order)
        agenda = seen.agenda
        last = len(agenda) - 1
        for depth in range(len(agenda)):
            item = agenda[last - depth]
            self._add_item(out, depth, item.view(seat) if seen is position else item, me)
        return out

    def _is_open(self, position: Position) -> bool:
        """Whether nothing but items of the agenda hides anything, so that no view need be made."""
        if position.chance is None:
            return False  # a view is its seat's alone, and `view` sees to that
        known = self._open.get(type(position))
        if known is None:
            of: Any = type(position)
            base: Any = Position
            known = of._hide is base._hide and of.view is base.view
            self._open[type(position)] = known
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
        found = self._items.get(type(item))
        if found is None:
            of_dataclass: Any = item
            seating = self.seating
            parts: list[Field] = []
            for part in fields(of_dataclass):
                what = SEAT if part.name in seating.items else NUMBER
                parts.append(Field(part.name, ALONE, what, seating.item_columns(part.name), ()))
            found = ItemFields(item.kind, parts)
            self._items[type(item)] = found
        return found

    def _text(self, text: str) -> int:
        found = self._texts.get(text)
        if found is None:
            found = text_number(text)
            self._texts[text] = found
        return found

    def _add_item(self, out: list[Any], depth: int, item: Item, me: i64) -> None:
        known = self._item(item)
        here = known.at(self._agenda, depth)
        out.append(here.token)
        spots = here.spots
        for place, part in enumerate(known.parts):
            self._add(out, part, spots[place], getattr(item, part.name), me, ALONE)

    def _add(self, out: list[Any], field: Field, spot: Spot, value: Any, me: i64, order: int) -> None:
        """The tokens of one value, a list's too."""
        if isinstance(value, int):
            self._add_number(out, field, spot, value, me, field.what)
        elif isinstance(value, list):
            self._add_list(out, field, spot, value, me, order)
        elif isinstance(value, tuple):
            if value:
                self._add_list(out, field, spot, list(value), me, order)
        elif isinstance(value, str):
            if value:
                out.append(value_token(spot.path, self._text(value)))
        elif isinstance(value, dict):
            for key in value:
                name: str = key if isinstance(key, str) else str(key)
                self._add(out, field, spot.named(name, self._text(name)), value[key], me, ALONE)
        else:
            out.append(value_token(spot.path, NOTHING if value is None else self._text(repr(value))))

    def _add_list(self, out: list[Any], field: Field, spot: Spot, values: list[Any], me: i64, order: int) -> None:
        length: i64 = len(values)
        if length == 0:
            return
        places = spot.room(length)
        out.append(spot.lengths[length - 1])
        seats: i64 = self.seats
        shift: i64 = me * (length // seats) if order == BY_SEAT and length % seats == 0 else 0
        if order == BY_TWO:
            values = [values[turned_index(place, length, order, seats - me, seats)] for place in range(length)]
        if field.columns and not isinstance(values[0], (list, tuple)):
            self._add_columns(out, field, places, values, me)
        elif shift != 0:
            self._add_parts(out, field, spot, values[shift:] + values[:shift], me)
        else:
            self._add_parts(out, field, spot, values, me)

    def _add_parts(self, out: list[Any], field: Field, spot: Spot, values: list[Any], me: i64) -> None:
        """The tokens of a list's parts: what takes nearly all of the time."""
        plain = field.what == NUMBER
        rows, places = spot.rows, spot.places
        place: i64 = 0
        for value in values:
            if not isinstance(value, int):
                self._add(out, field, places[place], value, me, ALONE)
            elif not plain:
                self._add_number(out, field, places[place], value, me, field.what)
            elif -1 <= value < ROW - 1:
                number: i64 = value
                if number != 0:
                    found = rows[place * ROW + number + 1]
                    out.append(spot.keep(place, number) if found is None else found)
            else:
                out.append(places[place].token(value))
            place += 1  # noqa: SIM113 (enumerate would count in objects)

    def _add_columns(self, out: list[Any], field: Field, places: list[Spot], values: list[Any], me: i64) -> None:
        """The same of a list whose numbers are not all of one kind."""
        columns = field.columns
        for place, value in enumerate(values):
            if isinstance(value, int):
                what = columns[place] if place < len(columns) else NUMBER
                self._add_number(out, field, places[place], value, me, what)
            else:
                self._add(out, field, places[place], value, me, ALONE)

    def _add_number(self, out: list[Any], field: Field, spot: Spot, value: int, me: i64, what: int) -> None:
        if what == SET and value > 0:
            _add_bits(out, spot, value)
            return
        if what == SEAT:  # by far the most frequent, so it is turned here
            if 0 <= value < self.seats:
                value = (value - me) % self.seats
        elif what != NUMBER:
            value = turned(value, what, me, self.seats, field.places)
        if value != 0:
            out.append(spot.token(value))

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


def _add_bits(out: list[Any], spot: Spot, value: int) -> None:
    """A token for each bit of a set."""
    bit: i64 = 0
    while value != 0:
        low: i64 = value & WORD
        at: i64 = bit
        while low != 0:
            if low & 1:
                out.append(spot.room(at + 1)[at].token(1))
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
