"""What people say at a table, as it travels."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from ecumene.table.wire.messages import Both, Model, TalkRule

Circle: TypeAlias = Literal["table", "watch"]
Phrase: TypeAlias = Literal[
    "hello", "good-luck", "your-turn", "thinking", "one-moment", "back-soon", "later", "well-played", "oops", "thanks",
    "sorry", "again", "goodbye",
]  # fmt: skip

TEXT_LENGTH = 500


class PhraseInfo(Model):
    """Something that is often said; everybody reads it in their own language."""

    id: Phrase
    text: Both


class TalkLine(Model):
    """One thing that somebody said."""

    number: int
    circle: Circle
    who: str = Field(description="Marks the speaker at this table; empty where they were forgotten, with their words")
    seat: int | None = Field(description="A seat that they hold; null of somebody who watches, or has left it")
    name: str
    text: str = Field(description="As it was written: no markup")
    phrase: Both | None = Field(default=None, description="In place of a text")
    at: float = Field(description="Seconds since 1970")
    removed: bool = Field(default=False, description="Whoever runs the server took the words away")


class Talk(Model):
    """What was just said; or all of it again (`whole`), where something is gone."""

    type: Literal["talk"] = "talk"
    whole: bool = False
    lines: list[TalkLine]


class TalkInfo(Model):
    """What the asking guest may hear, and where they speak."""

    lines: list[TalkLine]
    circle: Circle = Field(description="Who would hear the guest now: those at the table, or those who watch")
    you: str = Field(description="The guest's own mark in `who`")
    rule: TalkRule
    phrases: list[PhraseInfo]


class SayRequest(Model):
    """Say something: a text or a phrase."""

    text: str = Field(default="", max_length=TEXT_LENGTH)
    phrase: Phrase | None = None


class ReportRequest(Model):
    """What was said should not have been."""

    why: Literal["insult", "spam", "cheating", "other"]
