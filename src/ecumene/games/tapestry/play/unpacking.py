"""Unpacking the box: content read with the vocabulary of the rules, and what early chapters ask of later ones."""

from __future__ import annotations

from ecumene.core.content import Content, Fields
from ecumene.core.effects import EffectBook
from ecumene.core.options import OptionValue
from ecumene.games.tapestry.box.box import Hooks, SpaceTable, TapestryBox
from ecumene.games.tapestry.box.content import Abilities
from ecumene.games.tapestry.box.reading import read_content
from ecumene.games.tapestry.play.civilizations import OTHER_PLACES, gain_civilization
from ecumene.games.tapestry.play.ordering import contested
from ecumene.games.tapestry.play.vocabulary import space_table, vocabulary
from ecumene.games.tapestry.play.whenever import read_abilities


def unpack(content: Content) -> TapestryBox:
    """The box of a game. Effects are numbered as they are read, and stored games name them: the order stays."""
    book = EffectBook()
    reader = vocabulary(book)

    def abilities(row: Fields) -> Abilities:
        return read_abilities(reader, row)

    components = read_content(content, reader.number, abilities)
    spaces: dict[tuple[OptionValue, OptionValue], SpaceTable] = {}
    for icons, printed in (("rulebook", components.spaces), ("printed", components.printed_spaces)):
        for cards in (3, 2):
            spaces[icons, cards] = space_table(book, printed, cards)
    return TapestryBox(components, reader, spaces, Hooks(contested, gain_civilization, OTHER_PLACES))
