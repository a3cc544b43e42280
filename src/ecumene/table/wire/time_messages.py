"""What travels about time: how fast a table is played, and what its clocks say."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ecumene.table.wire.model import Level, Model

MOST_MINUTES = 600
MOST_INCREMENT = 600
HOLIDAYS = 14
"""Days of holidays that everybody has each year."""


class Pace(Model):
    """How fast a table is played, and what happens when somebody's time is up. A field counts with its `kind` only.

    `free`: no clock. `clock`: so many minutes for the whole game, and some seconds more with every turn. `days`: so
    many hours for every turn. A turn lasts from when a seat is asked until others are, or nobody.
    """

    kind: Literal["free", "clock", "days"] = "free"
    minutes: int = Field(default=30, ge=1, lt=MOST_MINUTES + 1, description="With `clock`: for the whole game")
    increment_s: int = Field(default=30, ge=0, lt=MOST_INCREMENT + 1, description="With `clock`: added to every turn")
    hours: Literal[12, 24, 48, 72, 168] = Field(default=24, description="With `days`: for every turn")
    time_up: Literal["bot", "resign"] = Field(
        default="bot", description="A bot plays until the person is back; or the seat is given up and comes last"
    )
    level: Level = Field(default="steady", description="Of the bot that then plays")


class SeatClock(Model):
    """The clock of a seat. Seconds, when this was sent: clocks differ."""

    left: float
    used: float = Field(description="Since the game began")
    runs: bool = Field(default=False, description="It is waited for, and neither paused nor on holidays")
    holiday: float = Field(default=0.0, description="Seconds of holidays that are left to it")


class TableClock(Model):
    """The clocks of a table, seat by seat; those of bots stand still."""

    seats: list[SeatClock]
    paused: bool = Field(default=False, description="By common consent")
    wishes: list[int] = Field(default=[], description="The seats that would like a pause")


class PauseWish(Model):
    """A seat would like a pause, or wishes to go on. It takes all people to pause, and one to go on."""

    seat: int
    pause: bool


class HolidayWish(Model):
    """Holidays from now on at all of one's tables that are played over days; 0 ends those that are left."""

    days: int = Field(ge=0, lt=HOLIDAYS + 1)


class Holidays(Model):
    """One's holidays this year."""

    left: int = Field(description="Days that may still be taken this year")
    tables: int = Field(default=0, description="So many tables were told")
    fewer: int = Field(
        default=0,
        description="At so many tables a seat has fewer days, or none: somebody else took holidays there this year",
    )
