"""What travels about a game of the catalogue: its options, its rules, its guide."""

from __future__ import annotations

from pydantic import Field

from ecumene.table.wire.model import Both, Model


class OptionInfo(Model):
    """A choice made before a game; the first value is the usual one."""

    id: str
    label: Both
    about: Both
    values: list[int | str]
    labels: list[Both]


class CountInfo(Model):
    """So many of a thing are in a game."""

    icon: str
    n: int
    label: Both


class BringsInfo(Model):
    """What a game brings with some options."""

    counts: list[CountInfo]
    level: int = Field(description="How hard it is, from 1; 0 where the game does not say")
    levels: int = Field(description="The hardest there is")
    minutes: dict[str, int] = Field(description="How long it takes for each person, in minutes, by the number of seats")


class GameInfo(Model):
    """An entry of the catalogue, for the lobby."""

    id: str
    name: Both
    about: Both
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    rules: int = Field(description="Version of the rules")
    content: str = Field(description="Hash of the content")
    level: int = Field(default=0, description="How hard it is as it usually is played, from 1; 0 where it does not say")
    levels: int = Field(default=0, description="The hardest there is")
    minutes: dict[str, int] = Field(default={}, description="How long it takes for each person, by the number of seats")
    learn: int | None = Field(default=None, description="Minutes that the guided first game takes; null without one")


class GuideStepInfo(Model):
    """One idea of a guide. `{thing}` in a text stands for the name of the thing that is pointed at."""

    id: str
    chapter: Both | None = Field(default=None, description="The heading over this step and those that follow")
    title: Both
    text: Both
    task: Both
    also: Both | None = Field(default=None, description="Which other answers will do")
    why: str = Field(default="", description="What explains it: the tally of the act or of the score, or a rule")


class GuideInfo(Model):
    """A game's guide: what is told at a table that was opened to learn. When a step comes is told by the table."""

    game: str
    minutes: int
    goal: Both
    steps: list[GuideStepInfo]


class RuleInfo(Model):
    id: str
    section: str
    en: str
    fr: str
    source: str
    ruling: str = ""


class RuleSection(Model):
    id: str
    title: Both
    rules: list[RuleInfo]


class RuleBookInfo(Model):
    """A game's rules in our own words, section by section."""

    game: str
    version: int
    sections: list[RuleSection]
