"""The box of Tapestry: its components, the actions about them, and what the options of a table change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import Effect
from ecumene.core.errors import OptionError
from ecumene.core.options import Options, OptionValue
from ecumene.games.tapestry.box.actions import Names, TapestryActions
from ecumene.games.tapestry.box.codes import OtherPlace
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    BASE,
    BOXES,
    BUILDINGS,
    FANTASIES_AND_FUTURES,
    PLANS_AND_PLOYS,
    RESOURCES,
    TRACKS,
    TapestryContent,
)
from ecumene.games.tapestry.box.square import touching

STRONG_CARDS: Final[tuple[str, ...]] = (
    "broker_of_peace", "renaissance", "marriage_of_state", "alliance", "theocracy",
)  # fmt: skip
STRONG_TECHS: Final[tuple[str, ...]] = ("radio", "lithium_ion_battery")
"""What a table may leave in the box [tapestry.options.strong_cards]."""

Contested: TypeAlias = Callable[[Any, Seat, Sequence[Effect], Sequence[int]], list[bool]]
"""Which of several effects might come out differently by when they come: a position, a seat, effects, their abouts."""

GainCivilization: TypeAlias = Callable[[Any, Seat, str], None]
"""Gives another civilization to a seat of a position, from a cause."""


BITS: Final = 60  # more than there are events, or modifiers
EVERY: Final[int] = (1 << BITS) - 1
ANY_BOX: Final = "any"
DEALT: Final = 2  # civilizations that each player chooses from

IN: Final = "in"
OUT: Final = "out"
SHARED: Final = "boxes"
"""What words are called that a table needs as soon as it plays with any box beside the base."""
LOBBY: Final = "lobby"
"""What words are called that only the lobby needs."""


def boxes_in(options: Options) -> tuple[str, ...]:
    """The boxes that a table plays with [tapestry.boxes.options]."""
    return (BASE, *[box for box in BOXES[1:] if options[box] == IN])


def words_left_out(boxes: Sequence[str]) -> list[str]:
    """The parts of the words that a table with some boxes does not need: what several share is in that of `SHARED`."""
    out = [LOBBY, *[box for box in BOXES if box not in boxes]]
    return out if len(boxes) > 1 else [SHARED, *out]


class SpaceTable:
    """What the spaces of the tracks give under a game's options, as numbers of effects, -1 for none."""

    def __init__(self, ids: Sequence[str], benefit: Sequence[int], buy: Sequence[int], bonus: Sequence[int]) -> None:
        self.ids = list(ids)
        self.benefit = list(benefit)
        self.buy = list(buy)  # the bonus with its price
        self.bonus = list(bonus)  # the bonus alone
        # what a person would point at to say why a benefit or a bonus comes
        self.causes = [f"space.{name}" for name in ids]
        self.bonus_causes = [f"bonus.{name}" for name in ids]

    def with_more(self, more: SpaceTable) -> SpaceTable:
        """These spaces, and others behind them."""
        return SpaceTable(
            [*self.ids, *more.ids],
            [*self.benefit, *more.benefit],
            [*self.buy, *more.buy],
            [*self.bonus, *more.bonus],
        )


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


def _by_bit(of_source: Sequence[int], counted: int) -> list[list[bool]]:
    """For each bit, of those that are counted, which sources have it, up to the last that has."""
    found: list[list[bool]] = []
    for bit in range(BITS):
        told = [bits >> bit & 1 == 1 for bits in of_source] if counted >> bit & 1 else []
        while told and not told[-1]:
            told.pop()
        found.append(told)
    return found


class TapestryBox:
    """What every position of a game with the same boxes shares.

    `play/unpacking.py` fills it: reading effects takes the vocabulary of the rules, which stand above. The components
    are those up to the last of its boxes; what is `in_play` comes from one of them.
    """

    def __init__(
        self,
        boxes: Sequence[str],
        components: TapestryContent,
        reader: EffectReader,
        actions: TapestryActions,
        spaces: Mapping[tuple[OptionValue, OptionValue], SpaceTable],
        hooks: Hooks,
    ) -> None:
        self.boxes = tuple(boxes)
        self.alone = len(self.boxes) == 1  # the base box, without any other
        self.components = components
        self.reader = reader
        self.book = reader.book
        self.actions = actions
        self.contested = hooks.contested
        self.gain_civilization = hooks.gain_civilization
        self.other_places: dict[int, OtherPlace] = {
            components.civ_no[civ]: place for civ, place in hooks.other_places.items() if civ in components.civ_no
        }
        self.counters = any(card.counter and self.in_play(card.box, card.arts) for card in components.cards)
        self.infiltrators = components.civ_no.get("infiltrators", -1) if self.in_play(PLANS_AND_PLOYS) else -1
        self.collectors = components.civ_no.get("collectors", -1) if self.in_play(ARTS_AND_ARCHITECTURE) else -1
        futures = self.in_play(FANTASIES_AND_FUTURES)
        self.elder_ones = components.civ_no.get("elder_ones", -1) if futures else -1
        self.merfolk = components.civ_no.get("merfolk", -1) if futures else -1
        self.illuminati = components.civ_no.get("illuminati", -1) if self.in_play(FANTASIES_AND_FUTURES) else -1
        self.kinds = len(components.cards)  # of tapestry cards
        self._tabulate()
        self._spaces = dict(spaces)
        self.plotted: list[int] = [number for number, card in enumerate(components.cards) if card.plots is not None]
        self._copies: dict[OptionValue, list[int]] = {
            IN: [card.copies if self.in_play(card.box, card.arts) else 0 for card in components.cards],
        }
        self._copies[OUT] = [
            0 if card.id in STRONG_CARDS else self._copies[IN][number] for number, card in enumerate(components.cards)
        ]

    def _tabulate(self) -> None:
        """What is asked all the time, and never changes."""
        box = self.components
        abilities = [card.abilities for card in box.cards]  # as `whenever` numbers sources
        abilities += [civ.abilities for civ in box.civs]
        abilities += [star.abilities for star in box.stars]
        # [event] and [modifier]: whether each source listens to it or has it, up to the last that does
        self.heard_by: list[list[bool]] = _by_bit([ability.events for ability in abilities], self._events())
        self.changed_by: list[list[bool]] = _by_bit([ability.modifiers for ability in abilities], EVERY)
        # [landmark][the way it lies]: the corners by which it is on the capital
        self.touching: list[list[int]] = [[touching(shape) for shape in one.shapes] for one in box.landmarks]

    def in_play(self, box: str, arts: bool = False) -> bool:
        """Whether what lies in a box is used, by a card with the Arts icon only with that box.

        [tapestry.boxes.arts_icon]
        """
        return box in self.boxes and (not arts or ARTS_AND_ARCHITECTURE in self.boxes)

    def _events(self) -> int:
        """The events that anything in play listens to, as bits: most boxes bring a few that none of the others know."""
        events = 0
        for card in self.components.cards:
            if self.in_play(card.box, card.arts):
                events |= card.abilities.events
        for civ in self.components.civs:
            if self.in_play(civ.box):
                events |= civ.abilities.events
        for star in self.components.stars:
            if self.in_play(star.box):
                events |= star.abilities.events
        return events

    def civilizations(self) -> list[int]:
        """The civilizations in play."""
        return [number for number, civ in enumerate(self.components.civs) if self.in_play(civ.box)]

    def civilizations_under(self, options: Options) -> list[int]:
        """Those that a table draws from: all in play, or those of one box [tapestry.options.civilizations]."""
        box, civs = options["civilizations"], self.components.civs
        return [number for number in self.civilizations() if box in (ANY_BOX, civs[number].box)]

    def check_civilizations(self, seats: int, options: Options) -> None:
        """Refuse a box that is not in play, or that has too few civilizations for so many players."""
        box = options["civilizations"]
        if box != ANY_BOX and box not in self.boxes:
            raise OptionError(f"tapestry: civilizations of {box} only, and yet {box} is left out")
        there = len(self.civilizations_under(options))
        if there < DEALT * seats:
            raise OptionError(
                f"tapestry: civilizations of {box} only: {there} of them are too few for {seats} players, who are "
                f"dealt {DEALT} each"
            )

    def advanced_capitals(self) -> list[int]:
        """The advanced capitals in play, without a start of their own."""
        found = enumerate(self.components.capitals)
        return [number for number, capital in found if not capital.number and self.in_play(capital.box)]

    def space_tiles_under(self, options: Options) -> list[int]:
        """The space tiles in play; a corrected printing only in place of the other [tapestry.options.space_tile_4]."""
        found: list[int] = []
        for number, star in enumerate(self.components.stars):
            if self.in_play(star.box) and (star.replaces < 0 or options["space_tile_4"] == "corrected"):
                if star.replaces >= 0:
                    found.remove(star.replaces)
                found.append(number)
        return found

    def landmark_cards(self) -> list[int]:
        """The landmark cards in play, by the numbers of their landmarks."""
        landmarks = enumerate(self.components.landmarks)
        return [number for number, entry in landmarks if entry.objective >= 0 and self.in_play(entry.box)]

    # ---- what the options change

    def spaces_under(self, options: Options) -> SpaceTable:
        """What the spaces of the tracks give."""
        return self._spaces[options["board_icons"], options["nanotechnology"]]

    def science_die_under(self, options: Options) -> tuple[int, ...]:
        """The track on each face of the science die: the one that comes with the fifth track shows that too.

        [tapestry.arts.die] [tapestry.options.science_die]
        """
        wide = self.components.arts_die
        return wide if wide and options["science_die"] == "by_box" else self.components.science_die

    def copies_under(self, options: Options) -> list[int]:
        """How many of each kind of tapestry card there are [tapestry.options.strong_cards]."""
        return self._copies[options["strong_cards"]]

    def techs_under(self, options: Options) -> list[int]:
        """The tech cards in play."""
        out = STRONG_TECHS if options["strong_cards"] == OUT else ()
        return [
            number
            for number, card in enumerate(self.components.tech)
            if card.id not in out and self.in_play(card.box, card.arts)
        ]


def names_of(components: TapestryContent) -> Names:
    """The ids of all components, for the notation of actions."""
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
        tuple([work.id for work in components.masterpieces]),
    )
