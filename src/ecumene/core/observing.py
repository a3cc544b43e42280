"""Observing: what a seat may know of a position as tokens, small numbers that a table of weights can be indexed with.

A token is the hash of a path and a value: `("hands", 0, 2)` and 14 says that the third card of one's own hand is of
kind 14. Seats are turned so that the one who looks is 0 (`core/seating.py`). What is 0 has no token; a list has one for
its length, so nothing is lost. The same position gives the same tokens on every machine, compiled or not; `VERSION` is
raised when that changes.

What is as it was when the same seat last looked is not put into tokens again (`core/remembering.py`). An observer
remembers what it last looked at, so it is for one thread; whoever goes to and fro between games has a `Memory` for
each. An observer for a table of weights gives the numbers of its rows instead of tokens.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from mypy_extensions import i64

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.fields import Field, ItemFields
from ecumene.core.kit import Kit
from ecumene.core.position import Position
from ecumene.core.remembering import (
    LISTS,
    MIXED,
    NESTED,
    Kept,
    Memory,
    last_loose,
    loose_tokens,
    nature_of,
    packed_numbers,
)
from ecumene.core.seating import ALONE, BY_SEAT, BY_TWO, NUMBER, SEAT, SET, turned, turned_index
from ecumene.core.tokens import LENGTH, NOTHING, ROW, WORD, Path, Spot, lodged, mixed, text_number, token, value_token

VERSION: Final = 1
"""Of the tokens: raised when the same position gives others."""


class Observer:
    """Looks at the positions of one game, with so many seats and these options, as a seat may.

    With a `table` of so many rows, tokens are the numbers of rows, from 1 on: `token % (table - 1) + 1`.
    """

    def __init__(self, game: Kit, seats: int, options: Mapping[str, int | str], table: int = 0) -> None:
        self.game = game
        self.table: i64 = table
        self.seats = seats
        self.seating = game.seating
        self._fields: dict[str, Field] = {}
        self._items: dict[type[Item], ItemFields] = {}
        self._texts: dict[str, int] = {}
        self._agenda = Spot(mixed(0, text_number("agenda")), table)
        self._secret: dict[type[Position], bool] = {}
        self._rules: list[tuple[Path, int]] = [(("seats",), seats)]
        for option in game.offered:  # those who came later leave the tokens of older games as they were
            value = options.get(option.id, option.default)
            if value != option.default:
                self._rules.append((("options", option.id), text_number(str(value))))
        self._always: list[Any] = [lodged(token(path, value), table) for path, value in self._rules]
        self._memory = Memory()

    # ---- tokens

    def tokens(self, position: Position, seat: Seat | None) -> list[int]:
        """What `seat`, or a spectator, may know, as numbers below 2 to the power of 32, or rows, in a stable order."""
        out: list[Any] = []
        for kept in self._told(position, seat, self._memory):
            out += kept.tokens
        return out

    def packed(self, position: Position, seat: Seat | None, memory: Memory) -> bytes:
        """The same, where it is rows of a table, each a C `int`."""
        parts: list[bytes] = []
        loose: list[Any] = []
        for kept in self._told(position, seat, memory):
            if kept.stays():
                if loose:
                    parts.append(packed_numbers(loose))
                    loose = []
                parts.append(kept.packed())
            else:
                loose += kept.tokens
        if loose:
            parts.append(packed_numbers(loose))
        return b"".join(parts)

    def _told(self, position: Position, seat: Seat | None, memory: Memory) -> list[Kept]:
        """All tokens in their order, in parts, of which most are those that there were before."""
        me: i64 = 0 if seat is None else seat
        whole = position.chance is not None
        seen = position if whole else position.view(seat)  # a view is its seat's alone, and `view` sees to that
        loose = loose_tokens(self._always.copy())
        if not self.seating.said:
            loose.tokens.append(lodged(value_token(mixed(0, text_number("me")), me + 1), self.table))
        told = [loose]
        fields, before = self._fields, memory.fields(me)
        for name, value in (position._known(seat) if whole and self._hides(position) else seen._parts()).items():
            field = fields.get(name) or self._field(name)
            if isinstance(value, list):
                self._tell(told, field, field.spot, value, me, field.order, before.part(field.rank))
            else:
                self._add(last_loose(told).tokens, field, field.spot, value, me, field.order)
        agenda, items = seen.agenda, memory.items(me)
        last = len(agenda) - 1
        for depth in range(len(agenda)):
            item = agenda[last - depth].view(seat) if whole else agenda[last - depth]
            kept = items.part(depth)
            if kept.values is not item:  # it never changes itself
                tokens: list[Any] = []
                self._add_item(tokens, depth, item, me)
                kept.becomes(item, tokens)
            told.append(kept)
        return told

    def _tell(
        self, told: list[Kept], field: Field, spot: Spot, values: list[Any], me: i64, order: int, kept: Kept
    ) -> None:
        """The tokens of a list, which are those that it had when this seat last looked, where it is as it was."""
        if kept.values != values:
            nature = nature_of(values)
            if nature == NESTED:
                self._tell_lists(told, field, spot, values, me, order, kept)
                return
            if nature == MIXED:
                self._add_list(last_loose(told).tokens, field, spot, values, me, order)
                return
            tokens: list[Any] = []
            self._add_list(tokens, field, spot, values, me, order)
            kept.becomes(values.copy(), tokens)
        told.append(kept)

    def _tell_lists(
        self, told: list[Kept], field: Field, spot: Spot, values: list[Any], me: i64, order: int, kept: Kept
    ) -> None:
        """The tokens of a list of lists, each of which is looked at by itself."""
        length: i64 = len(values)
        places = spot.room(length)
        head = spot.lengths[length - 1]
        if kept.values is not LISTS or kept.tokens[0] is not head:
            kept.becomes(LISTS, [head])
        told.append(kept)
        ordered = self._in_order(values, me, order)
        for place in range(length):
            self._tell(told, field, places[place], ordered[place], me, ALONE, kept.part(place))

    def _hides(self, position: Position) -> bool:
        """Whether more than items of the agenda may hide something; otherwise a position is read where it lies."""
        known = self._secret.get(type(position))
        if known is None:
            of: Any = type(position)
            base: Any = Position
            known = of._hide is not base._hide or of.view is not base.view
            self._secret[type(position)] = known
        return known

    def _field(self, name: str) -> Field:
        found = self._fields.get(name)
        if found is None:
            seating = self.seating
            order, what = seating.order.get(name, ALONE), seating.what.get(name, NUMBER)
            places = seating.coded.get(name, ())
            found = Field(name, order, what, seating.columns(name), places, len(self._fields), self.table)
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
                parts.append(Field(part.name, ALONE, what, seating.item_columns(part.name), (), 0, self.table))
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
                out.append(spot.token(self._text(value)))
        elif isinstance(value, dict):
            for key in value:
                name: str = key if isinstance(key, str) else str(key)
                self._add(out, field, spot.named(name, self._text(name)), value[key], me, ALONE)
        else:
            out.append(spot.token(NOTHING if value is None else self._text(repr(value))))

    def _add_list(self, out: list[Any], field: Field, spot: Spot, values: list[Any], me: i64, order: int) -> None:
        length: i64 = len(values)
        if length == 0:
            return
        places = spot.room(length)
        out.append(spot.lengths[length - 1])
        values = self._in_order(values, me, order)
        if field.columns and not isinstance(values[0], (list, tuple)):
            self._add_columns(out, field, places, values, me)
        else:
            self._add_parts(out, field, spot, values, me)

    def _in_order(self, values: list[Any], me: i64, order: int) -> list[Any]:
        """A list with the part of whoever looks first, where it has one for each seat."""
        length: i64 = len(values)
        seats: i64 = self.seats
        if order == BY_TWO:
            return [values[turned_index(place, length, order, seats - me, seats)] for place in range(length)]
        shift: i64 = me * (length // seats) if order == BY_SEAT and length % seats == 0 else 0
        return values[shift:] + values[:shift] if shift != 0 else values

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
