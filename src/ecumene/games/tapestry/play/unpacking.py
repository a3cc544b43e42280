"""Unpacking the boxes: content read with the vocabulary of the rules, and what early chapters ask of later ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

from ecumene.core.content import Content, Fields
from ecumene.core.effects import EffectBook
from ecumene.core.options import OptionValue
from ecumene.games.tapestry.box.actions import TapestryActions
from ecumene.games.tapestry.box.box import Hooks, SpaceTable, TapestryBox, names_of
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    BASE,
    BASE_TRACKS,
    BOXES,
    Abilities,
    TapestryContent,
)
from ecumene.games.tapestry.box.fields import table_of
from ecumene.games.tapestry.box.reading import add_box, read_base
from ecumene.games.tapestry.play.buildings import reading_landmarks
from ecumene.games.tapestry.play.civilizations import OTHER_PLACES, gain_civilization
from ecumene.games.tapestry.play.ordering import contested
from ecumene.games.tapestry.play.vocabulary import space_table, vocabulary
from ecumene.games.tapestry.play.whenever import read_abilities


def unpack(content: Content) -> dict[tuple[str, ...], TapestryBox]:
    """What positions share, for each combination of boxes.

    Effects are numbered as they are read, and stored games name them: the order stays, the base box first.
    """
    book = EffectBook()
    reader = vocabulary(book)
    landmarks = [row["id"] for box in BOXES for row in content.tables.get(table_of(box, "landmarks"), [])]
    reader.verbs["landmark"] = reading_landmarks(landmarks)

    def abilities(row: Fields) -> Abilities:
        return read_abilities(reader, row)

    components = read_base(content, reader.number, abilities)
    opened: list[tuple[TapestryContent, Mapping[tuple[OptionValue, OptionValue], SpaceTable]]] = []
    opened.append((components, _space_tables(book, components)))
    for box in BOXES[1:]:
        components = add_box(components, content, box, reader.number, abilities)
        opened.append((components, _more_spaces(book, components, opened[-1][1])))
    actions = TapestryActions(names_of(components))
    hooks = Hooks(contested, gain_civilization, OTHER_PLACES)
    shelf: dict[tuple[str, ...], TapestryBox] = {}
    for added in product((False, True), repeat=len(BOXES) - 1):
        boxes = (BASE, *[box for box, taken in zip(BOXES[1:], added, strict=True) if taken])
        components, spaces = opened[BOXES.index(boxes[-1])]
        if ARTS_AND_ARCHITECTURE not in boxes:
            components = _without_arts(components)
        shelf[boxes] = TapestryBox(boxes, components, reader, actions, spaces, hooks)
    return shelf


def _without_arts(components: TapestryContent) -> TapestryContent:
    """What a later box brings is numbered behind the fifth track and its things, which stay in their own box."""
    count = len(BASE_TRACKS)
    return replace(components, track_count=count, arts_die=(), inspired=(), masterpieces=(), masterpiece_no={})


def _more_spaces(
    book: EffectBook, components: TapestryContent, below: Mapping[tuple[OptionValue, OptionValue], SpaceTable]
) -> Mapping[tuple[OptionValue, OptionValue], SpaceTable]:
    """The spaces of the boxes below with those of another box behind them."""
    spaces: dict[tuple[OptionValue, OptionValue], SpaceTable] = {}
    for (icons, cards), table in below.items():
        printed = components.printed_spaces if icons == "printed" else components.spaces
        if len(printed) == len(table.ids):
            return below
        assert isinstance(cards, int)
        spaces[icons, cards] = table.with_more(space_table(book, printed[len(table.ids) :], cards))
    return spaces


def _space_tables(book: EffectBook, components: TapestryContent) -> dict[tuple[OptionValue, OptionValue], SpaceTable]:
    """What the spaces of the tracks give, by the options that change it."""
    spaces: dict[tuple[OptionValue, OptionValue], SpaceTable] = {}
    for icons, printed in (("rulebook", components.spaces), ("printed", components.printed_spaces)):
        for cards in (3, 2):
            spaces[icons, cards] = space_table(book, printed, cards)
    return spaces
