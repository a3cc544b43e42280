"""Weighing: about how many bytes of memory a table takes up, so that memory is bounded by bytes and not by tables.

Positions of one game share what lies in its box, and those of one table what has not changed since: the first is not
counted, the second once.
"""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from ecumene.core.action import Action
from ecumene.core.content import Content
from ecumene.core.kit import Kit
from ecumene.table.log.state import TableState

SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, Kit, Content, Action)
"""What belongs to a game and not to a position of it."""

BOX = "box"
"""The room of a game in which what all its positions share has its types."""

LIGHTEST = 50_000
"""What a table weighs at least, and as long as nobody has weighed it."""


def weigh(state: TableState) -> int:
    """The bytes of a table's moves, the positions that they keep, and its story. Takes milliseconds."""
    shared: dict[type, bool] = {}
    seen: set[int] = set()
    todo: list[Any] = [state.last, state.log, state.written]
    weight = 0
    while todo:
        thing = todo.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        kind = type(thing)
        if kind not in shared:
            shared[kind] = isinstance(thing, SHARED) or BOX in kind.__module__.split(".")
        if not shared[kind]:
            weight += sys.getsizeof(thing)
            todo += gc.get_referents(thing)
    return weight
