"""Beyond the Horizon as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.game import Game, Option
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.seating import Seating
from ecumene.core.tally import Tally
from ecumene.games.beyond_the_horizon.box.terms import SEAT_COUNTS
from ecumene.games.beyond_the_horizon.mind.mind import HorizonMind
from ecumene.games.beyond_the_horizon.play.bounds import beyond_the_horizon_bounds
from ecumene.games.beyond_the_horizon.play.committing import COMMITTING, FREELY, NEEDED
from ecumene.games.beyond_the_horizon.play.decks import shows_unseen
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.setup import set_up
from ecumene.games.beyond_the_horizon.play.vocabulary import ITEMS, open_box
from ecumene.games.beyond_the_horizon.play.whole import WholePosition
from ecumene.games.beyond_the_horizon.scene.screen import HorizonScreen
from ecumene.games.beyond_the_horizon.speech.explain import explain
from ecumene.games.beyond_the_horizon.speech.speech import HorizonSpeech


class BeyondTheHorizon(Game):
    """Civilizations explore an unknown world and grow a tree of technologies that is different every time."""

    id: ClassVar[str] = "beyond_the_horizon"
    version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("rounds", (40, 20, 30, 60)),
        Option(COMMITTING, (FREELY, NEEDED), private=True),
    )
    level: ClassVar[int] = 4
    folder: ClassVar[Path] = Path(__file__).parent
    seating: ClassVar[Seating] = Seating(
        by_seat=(
            "government", "coins", "active", "columns", "removed", "invested", "tokens", "reserve", "units", "pawns",
            "modifiers", "kept", "scholars", "technologies", "private", "leaders",
        ),
        who=("first", "acting", "village", "city", "first_builder", "second_builder", "claims"),
        among=("under_seen", "looked_seen"),
        sets=("scholars", "technologies", "private", "used"),
    )  # fmt: skip
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    one_scene: ClassVar[bool] = False  # a private technology's cards are seen by one seat only
    longest: ClassVar[int] = 20_000
    play_out: ClassVar[int] = 60
    margin: ClassVar[float] = 8.0

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.migrations = {1: _as_needed}

    def _actions(self) -> Actions:
        self.box = open_box(self.content)
        return self.box.actions

    def _mind(self) -> HorizonMind:
        return HorizonMind(self.play_out)

    def _screen(self) -> HorizonScreen:
        return HorizonScreen(self, self.speech, self.box)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, HorizonPosition)
        return beyond_the_horizon_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return WholePosition(self, self.box, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, HorizonPosition)
        set_up(position)

    # ---- numbers that explain themselves

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        return explain(position, seat, action)

    # ---- what cannot be taken back

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        assert isinstance(before, HorizonPosition)
        return shows_unseen(before, seat, action)

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> HorizonSpeech:
        return HorizonSpeech(self, lang, names)


def _as_needed(record: Record) -> Record:
    """Under the rules of version 1 nobody was asked whether more units take part than are needed."""
    return replace(record, options={**record.options, COMMITTING: NEEDED})
