"""Errors a person can cause. Each one is a clear line that names the field, card or rule at fault."""

from __future__ import annotations

from typing import Protocol


class EcumeneError(Exception):
    """Base of everything that bad input can raise; its text is one line for a person."""


class UnknownGame(EcumeneError):
    """The catalogue has no game of that id."""


class OptionError(EcumeneError):
    """A seat count or an option that the game does not offer."""


class NotationError(EcumeneError):
    """A text that is not an action of the game."""


class LoadError(EcumeneError):
    """A dump that is not a position of this game, its rules version or its content."""


class ContentError(EcumeneError):
    """Content that does not hold: the text names file, record and field.

    What is known of the place is kept apart too: `content check` lists it, line by line.
    """

    def __init__(self, text: str, line: int = 0, record: str = "", field: str = "", problem: str = "") -> None:
        super().__init__(text)
        self.line = line
        self.record = record
        self.field = field
        self.problem = problem or text


class ChanceError(EcumeneError):
    """A scripted chance that has run out of outcomes, or offers an impossible one."""


class OutcomeNeeded(ChanceError):
    """Chance is asked, and there is neither a script nor a seed: somebody else must say what comes.

    The outcome is one of `ways`, from 0 on, as likely as its weight; without weights all are equally likely.
    """

    def __init__(self, purpose: str, ways: int, weights: tuple[int, ...] = ()) -> None:
        super().__init__(f"chance {purpose!r}: no scripted outcome left and no seed")
        self.purpose = purpose
        self.ways = ways
        self.weights = weights


class NoRoom(EcumeneError):
    """More than there is room for: `setting` says how much that is, and who gives less than is `needed` is told."""

    def __init__(self, setting: str, room: int, needed: int, what: str) -> None:
        super().__init__(f"{setting}={room} has no room for {needed} {what}: ask for a larger {setting}")
        self.setting = setting
        self.needed = needed


class ViewError(EcumeneError):
    """A view was asked to do what only the whole position can do."""


class AuditError(EcumeneError):
    """A position that breaks its own invariants: a bug in the rules, never in the input."""


class Speaker(Protocol):
    """A game, as far as it says why it refuses."""

    def refused(self, refusal: IllegalAction, lang: str) -> str: ...


class IllegalAction(EcumeneError):
    """An action refused by a rule. `rule` is its id; `details` are the numbers behind the refusal."""

    def __init__(self, rule: str, **details: object) -> None:
        super().__init__(rule)
        self.rule = rule
        self.details = details
        self.notation = ""
        self.game: Speaker | None = None

    def say(self, lang: str = "en") -> str:
        """The refusal as one line in `lang`: the action, the reason, the rule's id."""
        return f"[{self.rule}]" if self.game is None else self.game.refused(self, lang)

    def __str__(self) -> str:
        return self.say()
