"""Rise of Empires as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.effects import EffectBook
from ecumene.core.game import Game, Option
from ecumene.core.options import Options
from ecumene.core.plain_scene import plain_event
from ecumene.core.position import Event, Position
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.actions import EmpiresActions, Names
from ecumene.games.rise_of_empires.box.content import FAMILIES, NONE, SEAT_COUNTS, THINGS, Tile
from ecumene.games.rise_of_empires.box.content_reading import read_content
from ecumene.games.rise_of_empires.mind.evaluate import prospects
from ecumene.games.rise_of_empires.mind.foresight import appraisals, candidates, doubt, foresee
from ecumene.games.rise_of_empires.mind.policy import quick_action
from ecumene.games.rise_of_empires.mind.worth import Worths
from ecumene.games.rise_of_empires.play.bounds import rise_of_empires_bounds
from ecumene.games.rise_of_empires.play.gains import Yield, yields_of
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.points import standings
from ecumene.games.rise_of_empires.play.turns import set_up
from ecumene.games.rise_of_empires.play.vocabulary import ITEMS, vocabulary
from ecumene.games.rise_of_empires.scene.choice import empires_choice
from ecumene.games.rise_of_empires.scene.faces import Faces
from ecumene.games.rise_of_empires.scene.meant import empires_meant
from ecumene.games.rise_of_empires.scene.scene import empires_event, empires_scene
from ecumene.games.rise_of_empires.scene.stage import empires_stage
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
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    one_scene: ClassVar[bool] = True
    longest: ClassVar[int] = 5_000
    margin: ClassVar[float] = 20.0

    def _actions(self) -> Actions:
        self.book = EffectBook()
        self.reader = vocabulary(self.book)
        self.components = read_content(self.content, self.reader)
        box = self.components
        self.families = [_span(box.tiles, family) for family in range(len(FAMILIES))]
        self.each_turn: list[list[Yield]] = []  # per kind of progress tile
        for tile in box.progress:
            yields = yields_of(self.book[tile.each_turn]) if tile.each_turn != NONE else []
            assert yields is not None  # the reader has seen to it
            self.each_turn.append(yields)
        self.benefits: list[list[int]] = [[] for _ in THINGS]  # per thing the regions that give it
        for number, region in enumerate(box.regions):
            if region.benefit != NONE:
                self.benefits[region.benefit].append(number)
        self.worths = {seats: Worths(box, self.book, self.each_turn, seats) for seats in SEAT_COUNTS}
        self._faces: Faces | None = None
        self.moves = EmpiresActions(
            Names(
                tuple([tile.id for tile in box.tiles]),
                tuple([tile.id for tile in box.progress]),
                tuple([city.id for city in box.cities]),
                tuple([tile.id for tile in box.empires]),
                tuple([region.id for region in box.regions]),
                tuple([space.id for space in box.trades]),
            )
        )
        return self.moves

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, EmpiresPosition)
        return rise_of_empires_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return EmpiresPosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, EmpiresPosition)
        set_up(position)

    # ---- numbers that explain themselves

    def standings(self, position: EmpiresPosition) -> Standings:
        """See `EmpiresPosition.standings`."""
        return standings(position)

    def explain(self, position: EmpiresPosition, seat: Seat, action: Action) -> Tally | None:
        """See `EmpiresPosition.explain`."""
        return explain(position, seat, action)

    # ---- for bots

    def prospects(self, position: Position) -> list[float]:
        assert isinstance(position, EmpiresPosition)
        return prospects(position)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        return self.appraisals(position, seat, [action])[0]

    def appraisals(self, position: Position, seat: Seat, actions: Sequence[Action]) -> list[float]:
        assert isinstance(position, EmpiresPosition)
        return appraisals(position, seat, actions)

    def doubt(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, EmpiresPosition)
        return doubt(position)

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        assert isinstance(position, EmpiresPosition)
        return quick_action(position, seat, rng)

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        assert isinstance(position, EmpiresPosition)
        return candidates(position, seat)

    def foresee(self, position: Position, rng: Random) -> None:
        assert isinstance(position, EmpiresPosition)
        foresee(position)

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> EmpiresSpeech:
        return EmpiresSpeech(self, lang, names)

    # ---- for a screen

    @property
    def faces(self) -> Faces:
        """What tiles show, made when somebody first looks."""
        if self._faces is None:
            self._faces = Faces(self)
        return self._faces

    def _stage(self, position: Position) -> Stage:
        assert isinstance(position, EmpiresPosition)
        return empires_stage(position)

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        assert isinstance(view, EmpiresPosition)
        return empires_scene(view)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        assert isinstance(view, EmpiresPosition)
        return empires_choice(view, seat) if seat in view.pending() else None

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        assert isinstance(view, EmpiresPosition)
        return empires_meant(view, seat, path) if path else []

    def scene_event(self, event: Event) -> SceneEvent:
        return empires_event(plain_event(self, event), event)


def _span(tiles: Sequence[Tile], family: int) -> tuple[int, int]:
    """The number of the first tile of a family, and the number after its last: families lie one after the other."""
    members = [number for number, tile in enumerate(tiles) if tile.family == family]
    return members[0], members[-1] + 1
