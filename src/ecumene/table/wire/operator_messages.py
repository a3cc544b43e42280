"""What travels between whoever runs a server and the server, and what they tell everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ecumene.table.wire.messages import Both, Model, Status
from ecumene.table.wire.talk_messages import Circle

REASON_LENGTH = 300
MOST_DAYS = 36_500
LATEST = 2**40

Said = Annotated[str, Field(min_length=1, max_length=REASON_LENGTH)]


class BothRequest(Model):
    """A text that somebody writes, in both languages."""

    en: Said
    fr: Said


class Announcement(Model):
    """Something that everybody is told until a moment."""

    id: str
    text: Both
    until: float = Field(description="Seconds since 1970")


class Announcements(Model):
    """What everybody is told now, the newest first."""

    list: list[Announcement]


class AnnouncementRequest(Model):
    """Tell everybody something."""

    text: BothRequest
    until: float = Field(ge=0, lt=LATEST, description="Seconds since 1970; must lie ahead")


class TokenRequest(Model):
    """What `ecumene operator token` printed."""

    token: str = Field(min_length=1, max_length=200)


class ReportedBy(Model):
    """Somebody reported it."""

    who: str = Field(description="Their mark at this table, as in what was said")
    why: str
    at: float


class ReportedLine(Model):
    """Something that was said: the one that was reported, or one around it."""

    number: int
    circle: Circle
    who: str = Field(description="Marks the speaker at this table; empty where they were forgotten, with their words")
    name: str
    text: str
    phrase: Both | None = None
    at: float
    removed: bool = Field(default=False, description="An operator took the words away")


class Report(Model):
    """Something that was said and reported, with the words around it."""

    table: str
    game: str
    title: str
    status: Status
    number: int = Field(description="Of the line that was reported")
    reports: list[ReportedBy]
    lines: list[ReportedLine]
    verdict: str = Field(description="What became of it before; empty where nobody has decided")


class VerdictRequest(Model):
    """What becomes of a report: nothing; the words go; or it was seen to otherwise."""

    verdict: Literal["dismiss", "remove", "done"]


class BanInfo(Model):
    """Somebody, or a range of addresses, that may not use this server. A guest is known by name only."""

    id: str
    kind: Literal["guest", "address"]
    name: str = Field(description="Of a guest, as it was where they were found")
    range: str = Field(description="Of addresses")
    reason: Both
    created: float
    until: float | None = Field(description="Null: for good")


class BanRequest(Model):
    """Ban a range of addresses; or whoever said a line at a table, or sits there."""

    range: str | None = Field(
        default=None, max_length=64, description="`203.0.113.0/24`, `2001:db8::/32`, or one address"
    )
    table: str | None = Field(default=None, max_length=64)
    number: int | None = Field(default=None, ge=1, lt=2**31, description="Of a line that was said at the table")
    seat: int | None = Field(default=None, ge=0, lt=2**31, description="A seat of the table")
    days: float | None = Field(default=None, gt=0, lt=MOST_DAYS, description="For how long; null: for good")
    reason: BothRequest = Field(description="Whoever is refused reads it")


class OperatorSeat(Model):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str


class OperatorTable(Model):
    """A table as whoever runs the server is shown it: who sits there, nothing of the game."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[OperatorSeat]
    closed: Both | None = Field(description="Why an operator closed it")


class CloseRequest(Model):
    """Let nobody act at a table; everybody there reads the reason."""

    reason: BothRequest


class OperatorDeed(Model):
    """A line of the log of what operators did."""

    number: int
    at: float
    what: str
    about: str = Field(description="The table or the ban it was about")
    details: dict[str, str | int | float | None]


class Overview(Model):
    """Everything that waits for whoever runs the server."""

    reports: list[Report]
    bans: list[BanInfo]
    announcements: list[Announcement]
    log: list[OperatorDeed]
