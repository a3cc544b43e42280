"""Tapestry as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content, Fields
from ecumene.core.effects import Effect, EffectBook
from ecumene.core.game import Game, Option
from ecumene.core.options import Options, OptionValue
from ecumene.core.plain_scene import plain_event
from ecumene.core.position import Event, Position
from ecumene.core.record import Record
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from ecumene.games.tapestry.box.actions import Names, TapestryActions
from ecumene.games.tapestry.box.content import BUILDINGS, RESOURCES, SEAT_COUNTS, TRACKS, Abilities
from ecumene.games.tapestry.box.content_reading import read_content
from ecumene.games.tapestry.box.naming import thing_name
from ecumene.games.tapestry.mind.evaluate import prospects
from ecumene.games.tapestry.mind.foresight import appraise, candidates
from ecumene.games.tapestry.mind.policy import quick_action
from ecumene.games.tapestry.play import civilizations
from ecumene.games.tapestry.play.bounds import tapestry_bounds
from ecumene.games.tapestry.play.buildings import OtherPlace
from ecumene.games.tapestry.play.ending import standings
from ecumene.games.tapestry.play.model import SpaceTable, TapestryPosition
from ecumene.games.tapestry.play.ordering import first_free
from ecumene.games.tapestry.play.setup import begin, lay_out
from ecumene.games.tapestry.play.vocabulary import ITEMS, space_table, vocabulary
from ecumene.games.tapestry.play.whenever import read_abilities
from ecumene.games.tapestry.scene.choice import tapestry_choice
from ecumene.games.tapestry.scene.meant import tapestry_meant
from ecumene.games.tapestry.scene.scene import tapestry_event, tapestry_scene
from ecumene.games.tapestry.scene.stage import tapestry_stage
from ecumene.games.tapestry.speech.explain import explain
from ecumene.games.tapestry.speech.speech import TapestrySpeech

STRONG_CARDS: tuple[str, ...] = ("broker_of_peace", "renaissance", "marriage_of_state", "alliance", "theocracy")
STRONG_TECHS: tuple[str, ...] = ("radio", "lithium_ion_battery")
"""What a table may leave in the box [tapestry.options.strong_cards]."""


VERSION_1: Final[Options] = {"any_order": "useful_first", "trapped_dice": "as_usual"}
"""How the rules went before version 2: what could do something came first unasked, and a trap left both dice."""


def keep_version_1(record: Record) -> Record:
    """A record of version 1 goes on as it began."""
    return replace(record, options={**record.options, **VERSION_1})


class Tapestry(Game):
    """Civilizations advance from the first fire into the future, each on a path of its own."""

    id: ClassVar[str] = "tapestry"
    version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("board_icons", ("rulebook", "printed")),  # rule: tapestry.options.board_icons
        Option("nanotechnology", (3, 2)),  # rule: tapestry.options.nanotechnology
        Option("strong_cards", ("in", "out")),
        Option("first_card", ("one", "of_two")),
        Option("gained_civilization", ("one", "of_two")),
        Option("start", ("capital", "nearest_island")),
        Option("any_order", ("asked", "useful_first"), private=True),
        Option("trapped_dice", ("one", "as_usual"), private=True),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    secret_outcomes: ClassVar[frozenset[str]] = frozenset({"tapestry", "hidden_civilization"})
    longest: ClassVar[int] = 5_000
    play_out: ClassVar[int] = 400  # most play-outs reach the end
    margin: ClassVar[float] = 25.0

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.migrations[1] = keep_version_1

    def _actions(self) -> Actions:
        self.book = EffectBook()
        self.reader = vocabulary(self.book)
        self.components = read_content(self.content, self.reader.number, self._read_abilities)
        box = self.components
        self._tables: dict[tuple[OptionValue, OptionValue], SpaceTable] = {}
        for icons in ("rulebook", "printed"):
            for cards in (3, 2):
                spaces = box.spaces if icons == "rulebook" else box.printed_spaces
                self._tables[icons, cards] = space_table(self.book, spaces, cards)
        self.other_places: dict[int, OtherPlace] = {
            box.civ_no[name]: place for name, place in civilizations.OTHER_PLACES.items()
        }
        self.moves = TapestryActions(
            Names(
                RESOURCES,
                BUILDINGS,
                TRACKS,
                tuple([tile.id for tile in box.tiles]),
                tuple([star.id for star in box.stars]),
                tuple([card.id for card in box.tech]),
                tuple([card.id for card in box.cards]),
                tuple([civ.id for civ in box.civs]),
                tuple([capital.id for capital in box.capitals]),
                tuple([landmark.id for landmark in box.landmarks]),
            )
        )
        return self.moves

    def _read_abilities(self, row: Fields) -> Abilities:
        return read_abilities(self.reader, row)

    # ---- what the options change

    def spaces_under(self, options: Options) -> SpaceTable:
        """What the spaces of the tracks give."""
        return self._tables[options["board_icons"], options["nanotechnology"]]

    def copies_under(self, options: Options) -> list[int]:
        """How many of each kind of tapestry card there are [tapestry.options.strong_cards]."""
        out = STRONG_CARDS if options["strong_cards"] == "out" else ()
        return [0 if card.id in out else card.copies for card in self.components.cards]

    def techs_under(self, options: Options) -> list[int]:
        """The tech cards in play."""
        out = STRONG_TECHS if options["strong_cards"] == "out" else ()
        return [number for number, card in enumerate(self.components.tech) if card.id not in out]

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, TapestryPosition)
        return tapestry_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return TapestryPosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, TapestryPosition)
        lay_out(position)
        begin(position)

    def first_free(
        self, position: TapestryPosition, seat: Seat, effects: Sequence[Effect], abouts: Sequence[int]
    ) -> int:
        """See `ordering.first_free`."""
        return first_free(position, seat, effects, abouts)

    def gain_civilization(self, position: Any, seat: Seat, cause: str) -> None:
        """Another civilization during the game [tapestry.civilizations.gained]."""
        civilizations.gain_civilization(position, seat, cause)

    # ---- numbers that explain themselves

    def standings(self, position: TapestryPosition) -> Standings:
        """See `TapestryPosition.standings`."""
        return standings(position)

    def explain(self, position: TapestryPosition, seat: Seat, action: Action) -> Tally | None:
        """See `TapestryPosition.explain`."""
        return explain(position, seat, action)

    # ---- for bots

    def prospects(self, position: Position) -> list[float]:
        assert isinstance(position, TapestryPosition)
        return prospects(position)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        assert isinstance(position, TapestryPosition)
        return appraise(position, seat, action)

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        assert isinstance(position, TapestryPosition)
        return quick_action(position, seat, rng)

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        assert isinstance(position, TapestryPosition)
        return candidates(position, seat)

    # ---- words

    def thing(self, thing: str) -> Text:
        return message(f"tapestry-name-{thing_name(thing)}")

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> TapestrySpeech:
        return TapestrySpeech(self, lang, names)

    # ---- for a screen

    def _stage(self, position: Position) -> Stage:
        assert isinstance(position, TapestryPosition)
        return tapestry_stage(position)

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        assert isinstance(view, TapestryPosition)
        return tapestry_scene(view, seat)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        assert isinstance(view, TapestryPosition)
        return tapestry_choice(view, seat) if seat in view.pending() else None

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        assert isinstance(view, TapestryPosition)
        return tapestry_meant(view, seat, path) if path else []

    def scene_event(self, event: Event) -> SceneEvent:
        return tapestry_event(plain_event(self, event), event)
