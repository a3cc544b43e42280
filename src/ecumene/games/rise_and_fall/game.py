"""Rise & Fall as an entry of the catalogue."""

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
from ecumene.games.rise_and_fall.box.box import RiseBox
from ecumene.games.rise_and_fall.box.content import SEAT_COUNTS, TROPHIES
from ecumene.games.rise_and_fall.mind.mind import RiseMind
from ecumene.games.rise_and_fall.play.activation import NextPiece, TakeTurn, UsePiece, WakePiece
from ecumene.games.rise_and_fall.play.bounds import rise_and_fall_bounds
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackPhase, BuyBackTogether
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, NextTile, RelayTile, begin_world, saved_world
from ecumene.games.rise_and_fall.play.decline import DeclinePhase, GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy
from ecumene.games.rise_and_fall.play.model import CARDS, NONE, RESERVE
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.recycling import Recycling
from ecumene.games.rise_and_fall.play.rounds import BeginRound, EndOfRound
from ecumene.games.rise_and_fall.play.world.saved import world_content
from ecumene.games.rise_and_fall.scene.screen import RiseScreen
from ecumene.games.rise_and_fall.speech.explain import explain
from ecumene.games.rise_and_fall.speech.speech import RiseSpeech


class RiseAndFall(Game):
    """Clans make a world together, settle it, and see parts of their civilization fall as it rises."""

    id: ClassVar[str] = "rise_and_fall"
    version: ClassVar[int] = 2
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("trophies", TROPHIES),
        Option("world", ("together", "quick", "saved")),
        Option("buy_back", ("in_turn", "simultaneous")),
        Option("count", ("full", "quick")),
        Option("discards", ("open", "top")),
        Option("stalemate_rounds", (100, 50, 20, 0)),
        Option("slow_player", (0, 3, 10, 30)),
        Option("deaths", ("together", "as_bought"), private=True),  # rule: rise_and_fall.extinction.same_moment
    )
    level: ClassVar[int] = 3
    folder: ClassVar[Path] = Path(__file__).parent
    seating: ClassVar[Seating] = Seating(
        by_seat=("place", "card", "pile", "gold", "wood", "stone", "played", "extinct"),
        who=("trophy", "first"),
        sets=("idle",),
    )
    agenda_items: ClassVar[tuple[type[Item], ...]] = (
        BeginRound, BuyBack, BuyBackPhase, BuyBackTogether, DeclinePhase, Deploy, EndOfRound, GiveCards, LayTile,
        LiftTile, NextPiece, NextTile, PlayCard, Recycling, RelayTile, TakeTurn, UsePiece, WakePiece,
    )  # fmt: skip
    longest: ClassVar[int] = 100_000
    play_out: ClassVar[int] = 40
    margin: ClassVar[float] = 30.0

    def __init__(self, content: Content | None = None) -> None:
        super().__init__(content)
        self.migrations[1] = _as_bought

    def _actions(self) -> Actions:
        self.box = RiseBox(self.content)
        self.components = self.box.components
        self.moves = self.box.actions
        return self.moves

    def _mind(self) -> RiseMind:
        return RiseMind(self.play_out)

    def _screen(self) -> RiseScreen:
        return RiseScreen(self, self.speech)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, RisePosition)
        return rise_and_fall_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return RisePosition(self, self.box, seats, options, chance)

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
        return world_content(position.seats, saved_world(position))

    # ---- numbers and words

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        return explain(position, seat, action)

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> RiseSpeech:
        return RiseSpeech(self, lang, names)


def _as_bought(record: Record) -> Record:
    """Under the rules of version 1 civilizations died out in turn where cards were bought in turn."""
    return replace(record, options={**record.options, "deaths": "as_bought"})
