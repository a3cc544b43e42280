"""What bots think of a game that is over: chances move by move, the moments that mattered, and playing on from one."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ecumene.core.scene import Text
from ecumene.table.wire.messages import Model
from ecumene.table.wire.teaching_messages import HintReason


class ChancePoint(Model):
    """Each seat's chance to win after a move, and how far that may be off; both from 0 to 1."""

    move: int
    chances: list[float]
    errors: list[float]


class AnswerItem(Model):
    """A part of what an answer promises: in points, for the seat that gave it."""

    label: Text | None = Field(description="The rule that gives it; null for what `kind` says")
    kind: Literal["rule", "rest", "later", "others"] = Field(
        description="`rest`: several small ones together; `later`: what comes after the play-outs; `others`: what "
        "the others can expect on average, taken away"
    )
    played: float
    better: float


class MomentAnswer(Model):
    """An answer that was given or could have been, and what bots expect of it."""

    say: Text
    actions: list[str] = Field(description="In notation, to play on with it")
    chance: float
    error: float


class TurningPoint(Model):
    """A moment that mattered. `other` is the best answer beside the one that was given."""

    before: int = Field(description="The move after which it was asked")
    move: int = Field(description="The move with which it was answered")
    who: int
    ask: Text
    chance: float = Field(description="To win, before")
    then: float = Field(description="And after")
    error: float
    played: MomentAnswer
    other: MomentAnswer
    better: bool = Field(description="Whether the other would have been better, beyond doubt")
    compared: int = Field(description="So many answers were compared")
    items: list[AnswerItem] = Field(description="What each of the two is expected to bring; they add up to a lead")
    reasons: list[HintReason] = Field(
        description="What speaks for the better of the two and against it, in the words of the game; where that is "
        "not sure, for what was played"
    )


class Analysis(Model):
    """What bots think of a game that is over, as far as they have come."""

    done: bool
    thoughts: int
    of: int = Field(description="About how many thoughts there will be")
    points: list[ChancePoint]
    moments: list[TurningPoint] = Field(description="Those that mattered most, in the order of the game")


class PlayOn(Model):
    """A new table from a moment of a game that is over: bots on all seats but the one that must decide there."""

    move: int = Field(ge=0)
    actions: list[str] = Field(default=[], max_length=20, description="What to begin with, in notation")
