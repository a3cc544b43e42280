"""The game's effect language and its agenda: what all its chapters add."""

from __future__ import annotations

from ecumene.core.agenda import Item
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import EFFECT_ITEMS, EffectBook
from ecumene.games.rise_of_empires.box.actions import PICKS
from ecumene.games.rise_of_empires.play import (
    combat,
    display,
    empire,
    era_end,
    food,
    gains,
    income,
    points,
    taking,
    tiles,
    trade,
    turn_order,
    turns,
)

WHO: tuple[str, ...] = ("all", "opponents")


def vocabulary(book: EffectBook) -> EffectReader:
    """A reader that knows every verb of the game."""
    reader = EffectReader(book, WHO, PICKS)
    reader.verbs.update(gains.VERBS)
    reader.verbs.update(combat.VERBS)
    reader.verbs.update(trade.VERBS)
    return reader


ITEMS: tuple[type[Item], ...] = (
    *EFFECT_ITEMS, *combat.ITEMS, *display.ITEMS, *empire.ITEMS, *era_end.ITEMS, *food.ITEMS, *income.ITEMS,
    *points.ITEMS, *taking.ITEMS, *tiles.ITEMS, *trade.ITEMS, *turn_order.ITEMS, *turns.ITEMS,
)  # fmt: skip
