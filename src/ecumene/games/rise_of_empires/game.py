"""Rise of Empires as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.effects import EffectBook
from ecumene.core.game import Game, Option
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.seating import Seating
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import SEAT_COUNTS
from ecumene.games.rise_of_empires.mind.mind import EmpiresMind
from ecumene.games.rise_of_empires.play.bounds import rise_of_empires_bounds
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.turns import set_up
from ecumene.games.rise_of_empires.play.vocabulary import ITEMS, vocabulary
from ecumene.games.rise_of_empires.scene.screen import EmpiresScreen
from ecumene.games.rise_of_empires.speech.explain import explain
from ecumene.games.rise_of_empires.speech.speech import EmpiresSpeech


class RiseOfEmpires(Game):
    """Empires rise and fade in three eras; what one chooses in the first turn of an era one undoes in the second."""

    id: ClassVar[str] = "rise_of_empires"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("turn_order", ("as_written", "rising")),
        Option("overseas", ("both", "one")),
    )
    level: ClassVar[int] = 4
    folder: ClassVar[Path] = Path(__file__).parent
    seating: ClassVar[Seating] = Seating(
        by_seat=("goods", "scored", "lands", "towns", "cities", "progress", "used", "alliance", "cubes"),
        who=("order", "acting", "choosers", "rows", "waiting.0", "empires", "traded"),
        among=("waiting.2",),
    )
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    one_scene: ClassVar[bool] = True
    longest: ClassVar[int] = 5_000
    margin: ClassVar[float] = 20.0

    def _actions(self) -> Actions:
        self.box = EmpiresBox(self.content, vocabulary(EffectBook()))
        return self.box.moves

    def _mind(self) -> EmpiresMind:
        return EmpiresMind(self.play_out, self.box)

    def _screen(self) -> EmpiresScreen:
        return EmpiresScreen(self, self.speech, self.box)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, EmpiresPosition)
        return rise_of_empires_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return EmpiresPosition(self, self.box, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, EmpiresPosition)
        set_up(position)

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> EmpiresSpeech:
        return EmpiresSpeech(self, lang, names)

    # ---- numbers that explain themselves

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        return explain(position, seat, action)
