"""Beyond the Horizon as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.effects import EffectBook
from ecumene.core.game import Game, Option
from ecumene.core.hexes import DIRECTIONS
from ecumene.core.options import Options
from ecumene.core.plain_scene import plain_event
from ecumene.core.position import Event, Position
from ecumene.core.record import Record
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.games.beyond_the_horizon.box.actions import HorizonActions, Names
from ecumene.games.beyond_the_horizon.box.content import (
    BASIC,
    COLUMN,
    FOOD,
    GOVERNMENT,
    INFRASTRUCTURE,
    LEVEL_I,
    SEAT_COUNTS,
    HorizonContent,
)
from ecumene.games.beyond_the_horizon.box.content_reading import read_content
from ecumene.games.beyond_the_horizon.mind.evaluate import prospects
from ecumene.games.beyond_the_horizon.mind.foresight import appraisals, candidates, doubt
from ecumene.games.beyond_the_horizon.mind.policy import quick_action
from ecumene.games.beyond_the_horizon.play.bounds import beyond_the_horizon_bounds
from ecumene.games.beyond_the_horizon.play.committing import COMMITTING, FREELY, NEEDED
from ecumene.games.beyond_the_horizon.play.decks import shows_unseen
from ecumene.games.beyond_the_horizon.play.gains import Gain
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.scoring import standings
from ecumene.games.beyond_the_horizon.play.setup import set_up
from ecumene.games.beyond_the_horizon.play.units import TokenSets
from ecumene.games.beyond_the_horizon.play.vocabulary import ITEMS, vocabulary
from ecumene.games.beyond_the_horizon.scene.choice import horizon_choice
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.meant import horizon_meant
from ecumene.games.beyond_the_horizon.scene.scene import horizon_event, horizon_scene
from ecumene.games.beyond_the_horizon.scene.stage import horizon_stage
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
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = ITEMS
    one_scene: ClassVar[bool] = False  # a private technology's cards are seen by one seat only
    longest: ClassVar[int] = 20_000
    play_out: ClassVar[int] = 60
    margin: ClassVar[float] = 8.0

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.migrations = {1: _as_needed}

    def _actions(self) -> Actions:
        self.book = EffectBook()
        self.reader = vocabulary(self.book)
        self.components = read_content(self.content, self.reader)
        box = self.components
        self.steps: tuple[tuple[int, int], ...] = tuple([(step.q, step.r) for step in DIRECTIONS])
        self.no_token = self.book.add(Gain(box.values.no_token_coins))
        self.no_building = self.book.add(Gain(box.values.no_building_coins))
        self.tokens = TokenSets(box.tokens_showing)
        self.columns_open = _columns_open(box)
        self.stages = _stages(box)
        self._faces: Faces | None = None
        self.scoring_technologies = sum([1 << n for n, technology in enumerate(box.technologies) if technology.points])
        self.moves = HorizonActions(
            Names(
                tuple([deed.id for deed in box.deeds]),
                BASIC,
                tuple([technology.id for technology in box.technologies]),
                tuple([government.id for government in box.governments]),
                tuple([objective.id for objective in box.objectives]),
                box.tile_ids,
                tuple([building.id for building in box.buildings]),
                tuple([slot.id for slot in box.slots]),
                len(box.slots_of[LEVEL_I]),
            )
        )
        return self.moves

    def tokens_suffice(self, kind: int, strengths: Sequence[int]) -> bool:
        """Whether units of a kind with these strengths can all have tokens."""
        return self.tokens.suffice(kind, strengths)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, HorizonPosition)
        return beyond_the_horizon_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return HorizonPosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, HorizonPosition)
        set_up(position)

    # ---- numbers that explain themselves

    def standings(self, position: HorizonPosition) -> Standings:
        """See `HorizonPosition.standings`."""
        return standings(position)

    def explain(self, position: HorizonPosition, seat: Seat, action: Action) -> Tally | None:
        """See `HorizonPosition.explain`."""
        return explain(position, seat, action)

    # ---- what cannot be taken back

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        assert isinstance(before, HorizonPosition)
        return shows_unseen(before, seat, action)

    # ---- for bots

    def prospects(self, position: Position) -> list[float]:
        assert isinstance(position, HorizonPosition)
        return prospects(position)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        return self.appraisals(position, seat, [action])[0]

    def appraisals(self, position: Position, seat: Seat, actions: Sequence[Action]) -> list[float]:
        assert isinstance(position, HorizonPosition)
        return appraisals(position, seat, actions)

    def doubt(self, position: Position, seat: Seat) -> float:
        assert isinstance(position, HorizonPosition)
        return doubt(position)

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        assert isinstance(position, HorizonPosition)
        return quick_action(position, seat, rng)

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        assert isinstance(position, HorizonPosition)
        return candidates(position, seat)

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> HorizonSpeech:
        return HorizonSpeech(self, lang, names)

    # ---- for a screen

    @property
    def faces(self) -> Faces:
        """What cards and actions show, made when somebody first looks."""
        if self._faces is None:
            self._faces = Faces(self)
        return self._faces

    def _stage(self, position: Position) -> Stage:
        assert isinstance(position, HorizonPosition)
        return horizon_stage(position)

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        assert isinstance(view, HorizonPosition)
        return horizon_scene(view, seat)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        assert isinstance(view, HorizonPosition)
        return horizon_choice(view, seat) if seat in view.pending() else None

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        assert isinstance(view, HorizonPosition)
        return horizon_meant(view, seat, path) if path else []

    def scene_event(self, event: Event) -> SceneEvent:
        return horizon_event(plain_event(self, event), event)


def _columns_open(box: HorizonContent) -> list[int]:
    """The columns that produce after so many cubes have left the food track, a bit for each."""
    masks = [box.open_columns]
    for space in box.tracks[FOOD]:
        masks.append(masks[-1] | (1 << space.value if space.kind == COLUMN else 0))
    return masks


def _stages(box: HorizonContent) -> list[int]:
    """The stage of a government after so many cubes have left the infrastructure track."""
    stages = [0]
    for space in box.tracks[INFRASTRUCTURE]:
        stages.append(space.value if space.kind == GOVERNMENT else stages[-1])
    return stages


def _as_needed(record: Record) -> Record:
    """Under the rules of version 1 nobody was asked whether more units take part than are needed."""
    return replace(record, options={**record.options, COMMITTING: NEEDED})
