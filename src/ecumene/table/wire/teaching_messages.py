"""What teaches a game: its words explained, the pages for a first game, and what these show of our tables."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ecumene.core.scene import Element, Stage, Text
from ecumene.table.wire.messages import Both, Level, Model


class Explained(Model):
    """A word of a game in one language: what it is, and where it is told what it costs, gives and may not."""

    word: str
    text: str
    costs: str = ""
    gives: str = ""
    limits: str = ""
    forms: list[str] = Field(default=[], description="Other ways to write the word")


class GlossaryEntry(Model):
    """A word, what it is about (keys of things and icons, see `core/glossary.py`) and the rule that says more."""

    id: str
    about: list[str]
    icon: str
    rule: str
    en: Explained
    fr: Explained


class GlossaryInfo(Model):
    """The words of a game, its own before those of every game."""

    game: str
    entries: list[GlossaryEntry]


class HowToBlock(Model):
    """A piece of a chapter. A list has a row for each item; a table one for each line, its head first."""

    kind: Literal["text", "heading", "list", "steps", "table", "picture"]
    text: str = ""
    rows: list[list[str]] = Field(default=[])
    picture: int | None = Field(default=None, description="Which of the game's pictures it is")


class HowToChapter(Model):
    """A chapter, with the phases of a turn that it is about."""

    title: str
    phases: list[str]
    blocks: list[HowToBlock]


class HowToPlay(Model):
    """The page for a first game, in both languages; empty where nobody has written one."""

    game: str
    en: list[HowToChapter]
    fr: list[HowToChapter]


class HowToPicture(Model):
    """A region of a table at some moment: what never changes in it, and what does."""

    region: str
    seats: int
    stage: list[Element]
    scene: list[Element]


class HowToPictures(Model):
    """What the pages for a first game show of our own tables. `stage` has the words, and no elements."""

    stage: Stage
    pictures: list[HowToPicture]


class ForeseeRequest(Model):
    """What would these actions change?"""

    seat: int
    acts: list[int] = Field(min_length=1, max_length=64)


class Change(Model):
    """A figure of one's own before and after. The label `points` is the score, for which the page has its own word."""

    label: Text
    icon: str
    before: int
    after: int


class Foreseen(Model):
    """The figures that are sure to change."""

    changes: list[Change]


class HintRequest(Model):
    """What would a strong player do? Only where the table allows hints, and only for one's own seat that is asked."""

    seat: int
    version: int


class Expected(Model):
    """A mean, and by how much it may be wrong."""

    mean: float
    doubt: float


class HintReason(Model):
    """Why an answer is better or worse than the others that were compared, by so many points."""

    text: Both
    points: float


class HintAnswer(Model):
    """An answer that was compared: the actions it takes, what it is called, and what can be expected of it."""

    acts: list[int]
    say: Text
    points: Expected = Field(description="Points at the end of the game")
    chance: Expected = Field(description="To win, from 0 to 1")
    reasons: list[HintReason]


class Hint(Model):
    """What a bot would do, first what it would do itself."""

    seat: int
    level: Level = Field(description="Of the bot that was asked")
    hints: int = Field(description="So many the seat was given, this one included")
    answers: list[HintAnswer]
