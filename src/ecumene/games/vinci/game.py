"""Vinci as an entry of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.game import Game, Option
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.scene import Text
from ecumene.core.seating import Seating
from ecumene.core.tally import Tally
from ecumene.core.texts import message
from ecumene.games.vinci.box.box import VinciBox
from ecumene.games.vinci.box.content import SEAT_COUNTS, SLOTS
from ecumene.games.vinci.mind.mind import VinciMind
from ecumene.games.vinci.play.bounds import vinci_bounds
from ecumene.games.vinci.play.choosing import Choose, draw_token
from ecumene.games.vinci.play.cohesion import Cohesion, KeepPart, OldPeopleVanishes, default_part
from ecumene.games.vinci.play.decline import LateDecline, Renaissance
from ecumene.games.vinci.play.diplomacy import Peace
from ecumene.games.vinci.play.expansion import Expansion
from ecumene.games.vinci.play.forts import BuildFort, Fortify
from ecumene.games.vinci.play.gathering import Opening
from ecumene.games.vinci.play.losses import PutBackSurvivors, Redeploy, default_redeployment
from ecumene.games.vinci.play.model import NONE, ROWS, VinciPosition
from ecumene.games.vinci.play.reorganisation import GiveUp, LoanLeaves, Reorganise, Spread
from ecumene.games.vinci.play.scoring import Score
from ecumene.games.vinci.play.turns import EndOfTurn, Turn
from ecumene.games.vinci.scene.screen import VinciScreen
from ecumene.games.vinci.speech.explain import explain
from ecumene.games.vinci.speech.speech import VinciSpeech


class Vinci(Game):
    """Peoples rise, spread and decline: two tokens at a time, on a map of Europe."""

    id: ClassVar[str] = "vinci"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = SEAT_COUNTS
    options: ClassVar[tuple[Option, ...]] = (
        Option("min_conquest", (0, 1)),
        Option("skip_price", (2, 1)),
        Option("start_score", (10, 5)),
        Option("medicine", ("start_of_turn", "reorganisation")),
    )
    level: ClassVar[int] = 2
    folder: ClassVar[Path] = Path(__file__).parent
    one_scene: ClassVar[bool] = True
    out_of_turn: ClassVar[tuple[str, ...]] = ("vinci.turn.order",)
    seating: ClassVar[Seating] = Seating(
        by_seat=("held", "hand", "troops", "survivors", "fresh", "tokens", "peace", "earned"),
        who=("first", "mover"),
        among=("peace",),
        sets=("held", "neutral", "forts"),
        items=("attacker",),
    )
    agenda_items: ClassVar[tuple[type[Item], ...]] = (
        BuildFort, Choose, Cohesion, EndOfTurn, Expansion, Fortify, GiveUp, KeepPart, LateDecline, LoanLeaves,
        OldPeopleVanishes, Opening, Peace, PutBackSurvivors, Redeploy, Renaissance, Reorganise, Score, Spread, Turn,
    )  # fmt: skip

    def _actions(self) -> Actions:
        self.box = VinciBox(self.content)
        self.components = self.box.components
        return self.box.actions

    def _mind(self) -> VinciMind:
        return VinciMind(self.play_out)

    def _screen(self) -> VinciScreen:
        return VinciScreen(self, self.speech, self.box)

    def bounds(self, new: Position) -> Bounds:
        assert isinstance(new, VinciPosition)
        return vinci_bounds(new)

    # ---- set-up

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return VinciPosition(self, self.box, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        """Chance names the first seat [vinci.setup.first_seat] and lays out six pairs [vinci.choosing.display].

        All seats choose a people before the first turn [vinci.setup.first_peoples].
        """
        assert isinstance(position, VinciPosition)
        self._lay_out(position)
        chance = position.chance
        assert chance is not None
        position.first = chance.below("first", position.seats)
        position.display = [draw_token(position, chance) for _ in range(2 * SLOTS)]
        position.agenda.append(Turn(position.first))
        for distance in range(position.seats - 1, -1, -1):
            position.agenda.append(Choose((position.first + distance) % position.seats))

    def _lay_out(self, position: VinciPosition) -> None:
        """Everything in its place before chance has its say.

        One neutral pawn everywhere but on mountains [vinci.setup.neutrals], the points to start with
        [vinci.option.start_score], the tokens in the bag [vinci.setup.bag].
        """
        board, seats = position.board, position.seats
        position.neutral = board.all & ~board.mountains
        position.pawns = [position.neutral >> province & 1 for province in range(board.size)]
        position.owner = [NONE] * board.size
        position.held = [0] * (2 * seats)
        position.tokens = [NONE] * (4 * seats)
        position.traits = [self.components.traits(NONE, NONE)] * (2 * seats)
        position.hand = [0] * seats
        position.troops = [0] * seats
        position.survivors = [0] * seats
        position.fresh = [0] * seats
        position.peace = [0] * seats
        position.score = [0] * seats
        position.earned = [0] * (ROWS * seats)
        for seat in range(seats):
            position.earn(seat, "vinci.setup.start_score", int(position.options["start_score"]))
        position.markers = [0] * SLOTS
        without = position.count.without
        position.bag = [0 if face.ability in without else face.copies for face in self.components.tokens]

    # ---- numbers that explain themselves

    def explain(self, position: Any, seat: Seat, action: Action) -> Tally | None:
        return explain(position, seat, action, self.mind.quick_action)

    # ---- for absent players

    def default(self, view: Position, seat: Seat) -> Action | None:
        """Survivors go where they are needed most, and a split people keeps its largest part."""
        assert isinstance(view, VinciPosition)
        if seat not in view.pending():
            return None
        top = view.agenda[-1]
        if isinstance(top, Redeploy):
            return default_redeployment(view, seat)
        if isinstance(top, KeepPart):
            return default_part(view, seat)
        return None

    # ---- words

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> VinciSpeech:
        return VinciSpeech(self, self.components, lang, names)

    def word_keys(self, table: str) -> dict[str, str]:
        """Tokens have words of their own, with what they do as a form of their name."""
        return {"name": "vinci-token-" if table == "tokens" else "vinci-name-"}

    def thing(self, thing: str) -> Text:
        """The name of a token."""
        return message(f"vinci-token-{thing}")

    # ---- records

    def outcome_text(self, purpose: str, outcome: int) -> str:
        return self.components.tokens[outcome].id if purpose == "draw" else str(outcome)

    def outcome_of(self, purpose: str, text: str) -> int:
        return self.components.token_index[text] if purpose == "draw" else int(text)
