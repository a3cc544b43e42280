"""What one does with a position in a test, whatever the game; each game's board adds how to arrange and look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import NOTHING, EffectPosition
from ecumene.core.position import Event
from ecumene.core.tally import Tally
from tests.refusing import refusal_of

P = TypeVar("P", bound=EffectPosition)


class GameBoard(Generic[P]):
    """A position with short words for what tests need. All setters give the board back, so that they chain."""

    def __init__(self, position: P) -> None:
        self.position = position
        self.events: list[Event] = []

    def seat(self, seat: int | None = None) -> int:
        """The seat that is asked, unless another is meant."""
        return self.position.pending()[0] if seat is None else seat

    def act(self, *notations: str, seat: int | None = None) -> Self:
        """Let the seat that is asked (or `seat`) do these actions, one after the other."""
        for notation in notations:
            self.position.journal = self.events
            self.position.apply(self.seat(seat), self.position.game.action(notation))
        return self

    def legal(self, seat: int | None = None) -> list[str]:
        """What the seat that is asked (or `seat`) may do."""
        if not self.position.pending():
            return []
        return [action.notation for action in self.position.legal(self.seat(seat))]

    def refused(self, notation: str, seat: int | None = None) -> str:
        """The rule that refuses an action, without the name of the game; the position stays as it was."""
        refusal = refusal_of(self.position, self.seat(seat), notation)
        return refusal.rule.removeprefix(f"{self.position.game.id}.")

    def asked(self) -> str:
        """The kind of the question now, with who is asked: `"0 taketurn"`."""
        pending = self.position.pending()
        return f"{pending[0]} {self.position.agenda[-1].kind}" if pending else "over"

    def settle(self) -> Self:
        """Go on to the next question."""
        self.position.journal = self.events
        self.position.settle()
        return self

    def perform(
        self, reader: EffectReader, seat: int, effects: Sequence[Mapping[str, Any]], cause: str, about: int = NOTHING
    ) -> Self:
        """Perform effects as content writes them, now, on top of what is going on."""
        number = reader.number(Fields("test", "test", {"effects": list(effects)}), "effects")
        self.position.perform(seat, number, cause, about)
        return self.settle()

    def log(self) -> list[str]:
        """The keys of what has been told since the board was made, without what the game's all begin with."""
        return [event.say.removeprefix(f"{self.position.game.id}-log-") for event in self.events]

    def told(self, key: str) -> list[Event]:
        """The events of a key."""
        return [event for event in self.events if event.say == f"{self.position.game.id}-log-{key}"]

    def tally(self, key: str, seat: int) -> Tally:
        """The last tally told to a seat under a key."""
        found = [event.tally for event in self.told(key) if event.args["who"] == seat]
        assert found
        last = found[-1]
        assert last is not None
        return last

    def next_drawn(self, purpose: str, pool: Sequence[int], *wanted: int) -> Self:
        """Let chance draw these of a pool, one after the other, as soon as it is asked for that purpose."""
        left, drawn = list(pool), []
        for number in wanted:
            drawn.append(left.index(number))
            left.remove(number)
        assert self.position.chance is not None
        self.position.chance.script[purpose] = tuple(drawn)
        return self
