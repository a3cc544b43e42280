"""The box of Tapestry: its components, the actions about them, and what the options of a table change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import Effect
from ecumene.core.options import Options, OptionValue
from ecumene.games.tapestry.box.actions import Names, TapestryActions
from ecumene.games.tapestry.box.codes import OtherPlace
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, TRACKS, TapestryContent

STRONG_CARDS: Final[tuple[str, ...]] = (
    "broker_of_peace", "renaissance", "marriage_of_state", "alliance", "theocracy",
)  # fmt: skip
STRONG_TECHS: Final[tuple[str, ...]] = ("radio", "lithium_ion_battery")
"""What a table may leave in the box [tapestry.options.strong_cards]."""

Contested: TypeAlias = Callable[[Any, Seat, Sequence[Effect], Sequence[int]], list[bool]]
"""Which of several effects might come out differently by when they come: a position, a seat, effects, their abouts."""

GainCivilization: TypeAlias = Callable[[Any, Seat, str], None]
"""Gives another civilization to a seat of a position, from a cause."""


class SpaceTable:
    """What the 48 spaces of the tracks give under a game's options, as numbers of effects, -1 for none."""

    def __init__(self, ids: Sequence[str], benefit: Sequence[int], buy: Sequence[int], bonus: Sequence[int]) -> None:
        self.ids = list(ids)
        self.benefit = list(benefit)
        self.buy = list(buy)  # the bonus with its price
        self.bonus = list(bonus)  # the bonus alone


class Hooks:
    """What early chapters of the rules ask of later ones, which know them and so cannot be named by them.

    The order of effects compares those of all chapters; a civilization gained brings the code of all civilizations.
    """

    def __init__(
        self, contested: Contested, gain_civilization: GainCivilization, other_places: Mapping[str, OtherPlace]
    ) -> None:
        self.contested = contested
        self.gain_civilization = gain_civilization
        self.other_places = other_places  # by the civilization that allows them


class TapestryBox:
    """What every position of a game shares.

    `play/unpacking.py` fills it: reading effects takes the vocabulary of the rules, which stand above.
    """

    def __init__(
        self,
        components: TapestryContent,
        reader: EffectReader,
        spaces: Mapping[tuple[OptionValue, OptionValue], SpaceTable],
        hooks: Hooks,
    ) -> None:
        self.components = components
        self.reader = reader
        self.book = reader.book
        self.actions = TapestryActions(_names(components))
        self.contested = hooks.contested
        self.gain_civilization = hooks.gain_civilization
        self.other_places: dict[int, OtherPlace] = {
            components.civ_no[civ]: place for civ, place in hooks.other_places.items()
        }
        self._spaces = dict(spaces)
        self._copies: dict[OptionValue, list[int]] = {
            "in": [card.copies for card in components.cards],
            "out": [0 if card.id in STRONG_CARDS else card.copies for card in components.cards],
        }

    # ---- what the options change

    def spaces_under(self, options: Options) -> SpaceTable:
        """What the spaces of the tracks give."""
        return self._spaces[options["board_icons"], options["nanotechnology"]]

    def copies_under(self, options: Options) -> list[int]:
        """How many of each kind of tapestry card there are [tapestry.options.strong_cards]."""
        return self._copies[options["strong_cards"]]

    def techs_under(self, options: Options) -> list[int]:
        """The tech cards in play."""
        out = STRONG_TECHS if options["strong_cards"] == "out" else ()
        return [number for number, card in enumerate(self.components.tech) if card.id not in out]


def _names(components: TapestryContent) -> Names:
    return Names(
        RESOURCES,
        BUILDINGS,
        TRACKS,
        tuple([tile.id for tile in components.tiles]),
        tuple([star.id for star in components.stars]),
        tuple([card.id for card in components.tech]),
        tuple([card.id for card in components.cards]),
        tuple([civ.id for civ in components.civs]),
        tuple([capital.id for capital in components.capitals]),
        tuple([landmark.id for landmark in components.landmarks]),
    )
