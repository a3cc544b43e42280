"""Rise & Fall as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.game import Game, Option
from ecumene.core.options import Options
from ecumene.core.plain_scene import plain_event
from ecumene.core.position import Event, Position
from ecumene.core.scene import Choice, Scene, SceneEvent, Stage, Text
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from ecumene.games.rise_and_fall.box.actions import RiseAction, RiseActions
from ecumene.games.rise_and_fall.box.content import SEAT_COUNTS, TROPHIES, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import read
from ecumene.games.rise_and_fall.mind.evaluate import prospects
from ecumene.games.rise_and_fall.mind.foresight import appraise, candidates
from ecumene.games.rise_and_fall.mind.policy import quick_action
from ecumene.games.rise_and_fall.play.activation import NextPiece, TakeTurn, UsePiece, WakePiece
from ecumene.games.rise_and_fall.play.bounds import rise_and_fall_bounds
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackPhase, BuyBackTogether
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, NextTile, RelayTile, begin_world, saved_world
from ecumene.games.rise_and_fall.play.decline import DeclinePhase, GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.land import Land
from ecumene.games.rise_and_fall.play.model import CARDS, NONE, RESERVE, RisePosition
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from ecumene.games.rise_and_fall.play.scoring import standings
from ecumene.games.rise_and_fall.scene.choice import rise_choice
from ecumene.games.rise_and_fall.scene.drawings import Drawings
from ecumene.games.rise_and_fall.scene.meant import rise_meant
from ecumene.games.rise_and_fall.scene.scene import rise_event, rise_scene
from ecumene.games.rise_and_fall.scene.stage import rise_stage
from ecumene.games.rise_and_fall.speech.explain import explain
from ecumene.games.rise_and_fall.speech.speech import RiseSpeech


class RiseAndFall(Game):
    """Clans make a world together, settle it, and see parts of their civilization fall as it rises."""

    id: ClassVar[str] = "rise_and_fall"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("trophies", TROPHIES),
        Option("world", ("together", "quick", "saved")),
        Option("buy_back", ("in_turn", "simultaneous")),
        Option("count", ("full", "quick")),
        Option("discards", ("open", "top")),
        Option("stalemate_rounds", (100, 50, 20, 0)),
        Option("slow_player", (0, 3, 10, 30)),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = (
        BeginRound, BuyBack, BuyBackPhase, BuyBackTogether, DeclinePhase, Deploy, EndOfRound, GiveCards, LayTile,
        LiftTile, NextPiece, NextTile, PlayCard, Recycling, RelayTile, TakeTurn, UsePiece, WakePiece,
    )  # fmt: skip
    longest: ClassVar[int] = 100_000
    play_out: ClassVar[int] = 40
    margin: ClassVar[float] = 30.0

    def _actions(self) -> Actions:
        self.components = RiseAndFallContent(self.content)
        self.moves = RiseActions()
        self.drawings = Drawings()
        return self.moves

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, RisePosition)
        return rise_and_fall_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return RisePosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        """Everything in its place, then the world is made: together, at once by chance, or as it was saved."""
        assert isinstance(position, RisePosition)
        self.lay_out(position)
        begin_world(position)

    def lay_out(self, position: RisePosition) -> None:
        """Each player's set in the reserve [rise_and_fall.setup.pieces], the bank full [rise_and_fall.setup.bank]."""
        seats = position.seats
        position.place = [NONE] * (seats * position.set_size)
        position.standing = [0] * (CARDS * seats)
        position.card = [RESERVE] * (CARDS * seats)
        position.pile = [[] for _ in range(seats)]
        position.gold = [0] * seats
        position.wood = [0] * seats
        position.stone = [0] * seats
        position.bank = position.count.bank
        position.trophy = [NONE] * CARDS
        position.played = [NONE] * seats
        position.extinct = [0] * seats

    def land_of_levels(self, levels: Mapping[int, int], tiles: tuple[str, ...] = ()) -> Land:
        """A finished world from the level of each hex by its code, and the tiles that made it."""
        return Land(levels, self.components, self.moves, tiles)

    def land_of(self, dumped: Sequence[Sequence[object]], tiles: Sequence[str]) -> Land:
        """The finished world that a dump describes."""
        levels: dict[int, int] = {}
        for name, level in dumped:
            if not isinstance(level, int):
                raise TypeError(f"the level of {name} is {level!r}")
            levels[read(str(name))] = level
        return self.land_of_levels(levels, tuple([str(tile) for tile in tiles]))

    # ---- at a table

    def hurry(self, position: Position) -> tuple[Seat, int] | None:
        """The last player to choose a card may be given so many seconds [rise_and_fall.playing.slow_player]."""
        seconds = int(position.options["slow_player"])
        top = position.agenda[-1] if position.agenda else None
        if not seconds or not isinstance(top, PlayCard) or len(top.seats) < 2:
            return None
        undecided = top.pending(position)
        return (undecided[0], seconds) if len(undecided) == 1 else None

    def keepsake(self, position: Position) -> str | None:
        """The world, once it is finished, as content for the option `world=saved` [rise_and_fall.world.saved]."""
        assert isinstance(position, RisePosition)
        if position.land is None or not position.land.tiles:
            return None
        lines = [
            f"# A world of Rise & Fall for {position.seats} players: play it with the option world=saved.",
            "worlds:",
        ]
        lines += [f'- id: "{position.seats}"', "  tiles:"]
        lines += [f'  - "{tile}"' for tile in saved_world(position)]
        return "\n".join(lines) + "\n"

    # ---- numbers that explain themselves

    def standings(self, position: RisePosition) -> Standings:
        """See `RisePosition.standings`."""
        return standings(position)

    def explain(self, position: RisePosition, seat: Seat, action: Action) -> Tally | None:
        """See `RisePosition.explain`."""
        return explain(position, seat, action)

    # ---- for bots and absent players

    def prospects(self, position: Position) -> list[float]:
        assert isinstance(position, RisePosition)
        return prospects(position)

    def appraise(self, position: Position, seat: Seat, action: Action) -> float:
        assert isinstance(position, RisePosition)
        assert isinstance(action, RiseAction)
        return appraise(position, seat, action)

    def quick_action(self, position: Position, seat: Seat, rng: Random) -> Action:
        assert isinstance(position, RisePosition)
        return quick_action(position, seat, rng)

    def candidates(self, position: Position, seat: Seat) -> Sequence[Action] | None:
        assert isinstance(position, RisePosition)
        return candidates(position, seat)

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> RiseSpeech:
        return RiseSpeech(self, lang, names)

    # ---- for a screen

    def _stage(self, position: Position) -> Stage:
        assert isinstance(position, RisePosition)
        return rise_stage(position)

    def scene(self, view: Position, seat: Seat | None) -> Scene:
        assert isinstance(view, RisePosition)
        return rise_scene(view, seat)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        assert isinstance(view, RisePosition)
        return rise_choice(view, seat) if seat in view.pending() else None

    def meant(self, view: Position, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        assert isinstance(view, RisePosition)
        return rise_meant(view, seat, path) if path else []

    def scene_event(self, event: Event) -> SceneEvent:
        return rise_event(plain_event(self, event), event)

    def thing(self, thing: str) -> Text:
        """The name of a kind of piece or of a terrain."""
        return message(f"rise_and_fall-name-{thing}")
