"""Ferry: a harbour where a captain picks a ship, then a quay; two actions, one deed. For what happens halfway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Sealed, SeatQuestion
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.scene import Act, Choice
from ecumene.core.screen import Screen
from ecumene.core.speech import Speech
from tests.tiny.harbour import Harbour
from tests.tiny.harbour.game import HarbourPosition, Move


@dataclass(frozen=True, eq=False)
class Ready(SeatQuestion):
    """Does the ship leave (`claim`), or is the turn over (`waive`)? A third time is the last."""

    left: int

    def legal(self, position: HarbourPosition, seat: Seat) -> Sequence[Action]:
        game = position.harbour
        return [game.claim, game.waive] if self.left else [game.waive]

    def apply(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        if action == position.harbour.claim:
            position.agenda += [Ready(seat, self.left - 1), Leave(seat)]


@dataclass(frozen=True, eq=False)
class Leave(SeatQuestion):
    """Whereto? A quay where another ship lies is taken; a draw asks chance whether there is wind."""

    def halfway(self) -> bool:
        return True

    def legal(self, position: HarbourPosition, seat: Seat) -> Sequence[Action]:
        return [quay for quay in position.harbour.berth if quay.index not in position.berths] + [position.harbour.draw]

    def apply(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, Move)
        if action.verb == "berth":
            position.berths[seat] = action.arg
            position.tell("harbour-log-sale", {"who": seat, "coins": action.arg})
        else:
            assert position.chance is not None
            position.berths[seat] = position.chance.below("market", 6)


class Ferry(Harbour):
    """Each seat has one turn of up to three deeds."""

    id: ClassVar[str] = "ferry"
    agenda_items: ClassVar[tuple[type[Item], ...]] = (Ready, Leave)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, HarbourPosition)
        position.deck = self.all_cards()
        position.agenda = [Ready(seat, 3) for seat in reversed(range(position.seats))]

    def keepsake(self, position: Position) -> str | None:
        """What one may know: the quays, and no hand but one's own."""
        assert isinstance(position, HarbourPosition)
        return f"viewer: {position.viewer}\n" if max(position.berths) >= 0 else None

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> Speech:  # type: ignore[override]
        return Speech(self, lang, names)

    def _screen(self) -> Screen[Any]:
        return Screen(self, self.speech)

    def choice(self, view: Position, seat: Seat) -> Choice | None:
        choice = Game.choice(self, view, seat)
        top = view.agenda[-1] if view.agenda else None
        if choice is None or not isinstance(top, Ready) or not top.left:
            return choice
        quays: list[Act] = [
            {"i": self.claim.index, "then": [quay.index], "path": ["ship", quay.notation], "say": quay.notation}
            for quay in self.berth
        ]
        return {**choice, "acts": quays + choice["acts"][1:]}


class Hasty(Harbour):
    """Harbour where the last to choose a berth has so many seconds."""

    id: ClassVar[str] = "hasty"
    seconds = 30

    def hurry(self, position: Position) -> tuple[Seat, int] | None:
        top = position.agenda[-1] if position.agenda else None
        pending = position.pending()
        return (pending[0], self.seconds) if isinstance(top, Sealed) and len(pending) == 1 else None


class Rash(Hasty):
    """The same without a second."""

    id: ClassVar[str] = "rash"
    seconds = 0
