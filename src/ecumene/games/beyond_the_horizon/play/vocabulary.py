"""The game's effect language and its agenda: what all its chapters add."""

from __future__ import annotations

from ecumene.core.agenda import Item
from ecumene.core.content import Content
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import EFFECT_ITEMS, EffectBook
from ecumene.games.beyond_the_horizon.box.actions import PICKS
from ecumene.games.beyond_the_horizon.box.box import HorizonBox
from ecumene.games.beyond_the_horizon.play import (
    building,
    committing,
    exploring,
    gains,
    governments,
    investing,
    moving,
    objectives,
    private,
    production,
    research,
    scoring,
    settling,
    spaces,
    triggers,
    turns,
    units,
)

WHO: tuple[str, ...] = ("all", "opponents")


def vocabulary(book: EffectBook) -> EffectReader:
    """A reader that knows every verb of the game."""
    reader = EffectReader(book, WHO, PICKS)
    reader.verbs.update(building.VERBS)
    reader.verbs.update(exploring.VERBS)
    reader.verbs.update(gains.VERBS)
    reader.verbs.update(governments.VERBS)
    reader.verbs.update(investing.VERBS)
    reader.verbs.update(moving.VERBS)
    reader.verbs.update(private.VERBS)
    reader.verbs.update(production.VERBS)
    reader.verbs.update(research.VERBS)
    reader.verbs.update(settling.VERBS)
    reader.verbs.update(spaces.VERBS)
    reader.verbs.update(units.VERBS)
    return reader


def open_box(content: Content) -> HorizonBox:
    """What lies in the box, with effects that this vocabulary has read."""
    return HorizonBox(content, vocabulary(EffectBook()), gains.Gain)


ITEMS: tuple[type[Item], ...] = (
    *EFFECT_ITEMS, *building.ITEMS, *committing.ITEMS, *gains.ITEMS, *governments.ITEMS,
    *investing.ITEMS, *moving.ITEMS, *objectives.ITEMS, *private.ITEMS, *production.ITEMS, *research.ITEMS,
    *scoring.ITEMS, *settling.ITEMS, *spaces.ITEMS, *triggers.ITEMS, *turns.ITEMS, *units.ITEMS,
)  # fmt: skip
