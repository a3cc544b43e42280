"""What somebody keeps at a table for themselves, as it travels: to their own pages, and to nobody else's."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ecumene.table.wire.model import Model

NOTE_LENGTH = 4_000
MOST_MARKS = 200

Ink: TypeAlias = Literal["violet", "red", "green", "blue"]
ThingId: TypeAlias = Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[\x21-\x7e]+$")]


class MarkInfo(Model):
    """A ring around a thing or place of the scene, or an arrow from it to another; by their ids."""

    kind: Literal["ring", "arrow"]
    at: ThingId
    to: ThingId | None = Field(description="Where an arrow ends; null of a ring")
    ink: Ink


class PaperInfo(Model):
    """The asking guest's own notes and marks at a table."""

    note: str
    marks: list[MarkInfo]
    version: int = Field(description="Counts the changes; whoever writes says which they have seen")


class Paper(PaperInfo):
    """They were changed, perhaps on another device."""

    type: Literal["paper"] = "paper"


class NoteRequest(Model):
    """Keep a note in place of the one before."""

    note: str = Field(max_length=NOTE_LENGTH)
    seen: int = Field(ge=0, description="The version that is changed; 409 where another device was faster")


class MarksRequest(Model):
    """Keep marks in place of those before."""

    marks: list[MarkInfo] = Field(max_length=MOST_MARKS)
    seen: int = Field(ge=0)
