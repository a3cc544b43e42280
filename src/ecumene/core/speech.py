"""Speech: what a game says to people, in one language and with the names of the players.

Questions, actions, events, refusals and numbers all become sentences here, out of the game's Fluent words; a game's
own subclass knows its questions and draws its table. Nothing here knows a screen: colour is a function passed in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.kit import Kit
from ecumene.core.position import Event, Position
from ecumene.core.scene import Text
from ecumene.core.tally import Line, Tally
from ecumene.core.texts import SEATS, say
from ecumene.core.words import fold

Paint: TypeAlias = Callable[[str, Seat], str]
"""Colours a text that belongs to a seat; given seat `NOBODY`, a text that matters less."""

NOBODY = -1
MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The letter of each seat on a map and in its default name."""


def unpainted(text: str, seat: Seat) -> str:
    """The paint of a terminal without colours."""
    return text


def signed(amount: int) -> str:
    """A number as people write it, with a true minus sign."""
    return str(amount) if amount >= 0 else f"−{-amount}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech:
    """A game's sentences; a seat without a name is called by its letter."""

    def __init__(self, game: Kit, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.words = game.words(lang)
        self.names = tuple(names)

    def who(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else self.words("core-player", mark=MARKS[seat])

    def text(self, text: Text) -> str:
        """A message of the game with the names of the players."""
        return say(self.words, text, [self.who(seat) for seat in range(max(self.game.seat_counts))])

    # ---- deciding

    def ask(self, view: Position, seat: Seat) -> str:
        """The question that `seat` must answer now."""
        return self.words("core-question")

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        """An action as a sentence, with what it costs or brings."""
        return action.notation

    def because(self, view: Position, seat: Seat, action: Action) -> str:
        """An action as a sentence, with the parts of its number where it has one."""
        tally = view.explain(seat, action)
        return self._itemised(self.say(view, seat, action), tally)

    def rule_of(self, view: Position, seat: Seat, action: Action) -> str:
        """The id of the rule that an action rests on; empty where none says more than the action itself."""
        return ""

    def remark(self, view: Position, seat: Seat, action: Action) -> str:
        """A few signs about what an action touches, to be shown beside its sentence."""
        return ""

    def details(self, view: Position, seat: Seat, action: Action) -> list[str]:
        """What one should know before choosing an action, beyond its own sentence."""
        return []

    # ---- telling

    def tell(self, event: Event) -> str:
        """An event as a sentence, with the parts of its number where it has one."""
        return self._itemised(self.words(event.say, **self._arguments(event.args)), event.tally)

    def reason(self, rule: str, details: Mapping[str, object]) -> str:
        """Why a rule says no, as a clause; the rule's own sentence where no shorter reason is written."""
        key = "no-" + rule.replace(".", "-")
        return (
            self.words(key, **self._arguments(details)) if key in self.words else self.game.rules[rule].text(self.lang)
        )

    def refuse(self, refusal: IllegalAction) -> str:
        """A refusal as one line: the action, the reason, the rule's id."""
        act = f"{refusal.notation} — " if refusal.notation else ""
        return f"{act}{self.reason(refusal.rule, refusal.details)} [{refusal.rule}]"

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        """The table as text, at most `width` columns wide: board, supplies, scores."""
        return "\n".join(
            f"{row.place}. {paint(self.who(row.seat), row.seat)}: {self.itemise(row.tally)}" for row in view.standings()
        )

    def look(self, view: Position, word: str) -> list[str]:
        """What lies on the table under a name that begins with `word`, described."""
        return []

    # ---- numbers

    def itemise(self, tally: Tally) -> str:
        """`4: forest 3, defenders 2, from a mountain −1`; the bare number where it has no parts."""
        total = signed(tally.sum)
        return self.words("core-sum", total=total, parts=self.parts(tally)) if tally.lines else total

    def parts(self, tally: Tally) -> str:
        """`forest 3, defenders 2, from a mountain −1`."""
        return ", ".join([self._part(line) for line in tally.lines])

    def _part(self, line: Line) -> str:
        label, amount = self.words.rule_label(line.rule), signed(line.amount)
        if line.about:
            return self.words("core-part-about", label=label, amount=amount, about=self._thing(line.about))
        return self.words("core-part", label=label, amount=amount)

    def _itemised(self, what: str, tally: Tally | None) -> str:
        if tally is None or not tally.lines:
            return what
        return self.words("core-because", what=what, parts=self.parts(tally))

    # ---- for subclasses

    def _thing(self, thing: str) -> str:
        """The name of what a line of a tally is about."""
        return self.text(self.game.thing(thing))

    def _called(self, word: str, ids: Sequence[str], kind: str = "") -> list[int]:
        """The numbers of the things whose name, short name or id begins with `word`; `kind` stands before their ids."""
        start = fold(word)
        if not start:
            return []
        found: list[int] = []
        for number, id in enumerate(ids):
            for called in (self.words.name(kind + id), self.words.name(kind + id, "short"), id):
                if fold(called).startswith(start):
                    found.append(number)
                    break
        return found

    def _argument(self, name: str, value: object) -> object:
        """An argument of an event or a refusal as a sentence needs it."""
        return self.who(value) if name in SEATS and isinstance(value, int) else value

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, object]:
        return {name: self._argument(name, value) for name, value in args.items()}
