"""Tapestry as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Final

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.game import Game, Option
from ecumene.core.options import Brings, Options
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.scene import Text
from ecumene.core.seating import Seating
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from ecumene.games.tapestry.box.actions import ACCEPT, VERBS
from ecumene.games.tapestry.box.box import ANY_BOX, IN, OUT, boxes_in, words_left_out
from ecumene.games.tapestry.box.brought import brought
from ecumene.games.tapestry.box.content import (
    ARTS_AND_ARCHITECTURE,
    BASE,
    BOXES,
    FANTASIES_AND_FUTURES,
    PLANS_AND_PLOYS,
    SEAT_COUNTS,
)
from ecumene.games.tapestry.box.naming import SAID, thing_name
from ecumene.games.tapestry.mind.mind import TapestryMind
from ecumene.games.tapestry.play.bounds import tapestry_bounds
from ecumene.games.tapestry.play.cards.agents import lets_spy
from ecumene.games.tapestry.play.civilizations.spies import LookAtHand
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.setup import begin, lay_out
from ecumene.games.tapestry.play.unpacking import unpack
from ecumene.games.tapestry.play.vocabulary import ITEMS
from ecumene.games.tapestry.scene.screen import TapestryScreen
from ecumene.games.tapestry.speech.explain import explain
from ecumene.games.tapestry.speech.speech import TapestrySpeech

BOXES_BY_FOLK: Final[tuple[str, ...]] = (PLANS_AND_PLOYS, FANTASIES_AND_FUTURES, ARTS_AND_ARCHITECTURE)
"""The other boxes, those with most civilizations first."""

VERSION_1: Final[Options] = {"any_order": "useful_first", "trapped_dice": "as_usual"}
"""How the rules went before version 2: what could do something came first unasked, and a trap left both dice."""

VERSION_2: Final[Options] = {"rulings": "second"}
"""How they went before version 3: see `TapestryState.third_rulings`."""


def keep_version_1(record: Record) -> Record:
    """A record of version 1 goes on as it began."""
    return replace(record, options={**record.options, **VERSION_1})


def keep_version_2(record: Record) -> Record:
    """A record of version 2 goes on as it began."""
    return replace(record, options={**record.options, **VERSION_2})


class Tapestry(Game):
    """Civilizations advance from the first fire into the future, each on a path of its own."""

    id: ClassVar[str] = "tapestry"
    version: ClassVar[int] = 3
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option(PLANS_AND_PLOYS, (OUT, IN)),  # rule: tapestry.boxes.options
        Option(ARTS_AND_ARCHITECTURE, (OUT, IN)),
        Option(FANTASIES_AND_FUTURES, (OUT, IN)),
        Option("board_icons", ("rulebook", "printed")),  # rule: tapestry.options.board_icons
        Option("nanotechnology", (3, 2)),  # rule: tapestry.options.nanotechnology
        Option("strong_cards", ("in", "out")),
        Option("first_card", ("one", "of_two")),
        Option("gained_civilization", ("one", "of_two")),
        Option("start", ("capital", "nearest_island")),
        Option("civilizations", (ANY_BOX, BASE, *BOXES_BY_FOLK)),  # rule: tapestry.options.civilizations
        Option("science_die", ("by_box", "d12")),  # rule: tapestry.options.science_die
        Option("space_tile_4", ("printed", "corrected")),
        Option("any_order", ("asked", "useful_first"), private=True),
        Option("trapped_dice", ("one", "as_usual"), private=True),
        Option("rulings", ("third", "second"), private=True),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    seating: ClassVar[Seating] = Seating(
        by_seat=(
            "era", "finished", "stock", "points", "scored", "built", "outposts", "tokens", "completed", "activated",
            "repeated", "hands", "drawn", "mats", "ability", "reserve", "slid", "dormant", "lasting", "partner",
            "partner_track", "supply", "star_supply", "star_explored", "capital", "home", "plots", "districts",
            "emptied", "grids", "placed", "inspired", "landmark_cards", "civs", "offers",
        ),
        by_two=("seen",),
        who=("first", "turn", "blocks.1", "tech_owner", "tech_mark", "partner", "landmark_owner", "masterpiece_owner",
             "achieved"),
        sets=("completed", "activated", "districts", "emptied"),
        coded={"pieces": ((0, 0), (8, 1))},
        items=("attacker", "defender", "guest", "host", "other"),
    )  # fmt: skip
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    secret_outcomes: ClassVar[frozenset[str]] = frozenset(
        {
            "tapestry", "hidden_civilization", "landmark_draft", "hidden_tile", "hidden_star", "hidden_tech",
            "hidden_landmark_card",
        }
    )  # fmt: skip
    longest: ClassVar[int] = 5_000
    play_out: ClassVar[int] = 400  # most play-outs reach the end
    margin: ClassVar[float] = 25.0

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.migrations[1] = keep_version_1
        self.migrations[2] = keep_version_2

    def _actions(self) -> Actions:
        self.shelf = unpack(self.content)
        self.box = self.shelf[BOXES]  # with every box
        self.components = self.box.components
        self.book = self.box.book
        self.reader = self.box.reader
        return self.box.actions

    def _mind(self) -> TapestryMind:
        return TapestryMind(self.play_out)

    def _screen(self) -> TapestryScreen:
        return TapestryScreen(self, self.speech)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, TapestryPosition)
        return tapestry_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        box = self.shelf[boxes_in(options)]
        box.check_civilizations(seats, options)
        return TapestryPosition(self, box, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, TapestryPosition)
        lay_out(position)
        begin(position)

    # ---- what cannot be taken back

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        """Besides: whether somebody comes to look at another hand.

        [tapestry.boxes.seen_hands] [tapestry.cards.double_agents]
        """
        assert isinstance(before, TapestryPosition)
        looks = isinstance(before.question(), LookAtHand) and action.notation == VERBS[ACCEPT]
        return looks or super().reveals(before, seat, action) or lets_spy(before, seat, action)

    # ---- numbers that explain themselves

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        return explain(position, seat, action)

    # ---- what is chosen in the lobby

    def brings(self, options: Options) -> Brings:
        """What lies in the boxes that are in play [tapestry.boxes.options]."""
        return brought(self.shelf[boxes_in(options)], options)

    # ---- words

    def unspoken(self, options: Options) -> list[str]:
        """The boxes that stay away, and what boxes share where there is none."""
        return words_left_out(boxes_in(options))

    def word_keys(self, table: str) -> dict[str, str]:
        """Those of a kind of thing, whichever box it lies in."""
        said = SAID.get(table.rpartition(".")[2], {})
        return {part: f"tapestry-{key}-" for part, key in said.items()}

    def thing(self, thing: str) -> Text:
        return message(f"tapestry-name-{thing_name(thing)}")

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> TapestrySpeech:
        return TapestrySpeech(self, lang, names)
