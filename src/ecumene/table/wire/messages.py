"""What travels between the table and the page: orders, and what they are answered with.

What tells of a game that is played is in `live_messages.py`. The page's types are generated from both (`make types`).

`version` numbers the states of a table: it is the count of entries in the log, and every entry adds one. Whoever acts
names the version they saw, so nobody acts on a table that has moved on.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import ConfigDict, Field

from ecumene.table.wire.model import Both as Both
from ecumene.table.wire.model import Level as Level
from ecumene.table.wire.model import Model as Model
from ecumene.table.wire.rating_messages import RatedRule
from ecumene.table.wire.time_messages import Pace, TableClock

Role: TypeAlias = Literal["owner", "player", "spectator"]
Status: TypeAlias = Literal["waiting", "running", "over", "stopped"]
StandInWhy: TypeAlias = Literal["away", "idle", "time"]
Language: TypeAlias = Literal["en", "fr"]
Colour: TypeAlias = Literal["vermilion", "cobalt", "jade", "plum", "sky", "rose"]

COLOURS: tuple[Colour, ...] = ("vermilion", "cobalt", "jade", "plum", "sky", "rose")
MOST_SEATS = len(COLOURS)
NAME_LENGTH = 24
TITLE_LENGTH = 48
SLOWEST = 601
MOST_DELAY = 1_000

Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH, description="A player's name")]


# ---- who is asking


class Me(Model):
    """The guest behind a cookie. Nobody needs an account."""

    name: str = Field(description="Empty until one is chosen")


class Nearby(Model):
    """Whether the page was opened at an address that only this computer knows. Others are told nothing."""

    near: bool
    open: bool = Field(default=False, description="Whether the server listens to other computers too")
    address: str | None = Field(default=None, description="This computer's address in its network, where it has one")


class Rename(Model):
    name: Name


class Forgotten(Model):
    """Nothing is left of a guest."""

    tables: int = Field(description="So many tables knew them")


# ---- tables


class SeatWish(Model):
    """A seat of a new table: you, someone who will come by the link, or a bot."""

    kind: Literal["you", "open", "bot"]
    level: Level = "steady"
    colour: Colour | None = Field(default=None, description="One's own; the others have those that are left")


class AbsenceRule(Model):
    """After how long others may let a bot play for a person; null: that alone is never enough.

    `away_s` are seconds without a page open, `idle_s` seconds without a move although it is their turn.
    """

    away_s: int | None = Field(default=180, ge=1, lt=2**31)
    idle_s: int | None = Field(default=86_400, ge=1, lt=2**31)


class TalkRule(Model):
    """Whether one speaks at a table, and how many seconds everybody waits between two things they say."""

    model_config = ConfigDict(frozen=True)
    on: bool = True
    slow: int = Field(default=0, ge=0, lt=SLOWEST)


class WatchRule(Model):
    """Whether others may watch a game, and how many moves later than it is played."""

    model_config = ConfigDict(frozen=True)
    open: bool = True
    delay: int = Field(default=0, ge=0, lt=MOST_DELAY)


class NewTable(RatedRule):
    """A table to be opened. Without open seats the game begins at once."""

    game: str
    seats: list[SeatWish] = Field(min_length=1, max_length=MOST_SEATS)
    options: dict[str, int | str] = Field(default={})
    title: str = Field(default="", max_length=TITLE_LENGTH)
    public: bool = Field(default=False, description="Listed in the lobby; otherwise found by its link only")
    order: Literal["random", "fixed"] = "random"
    absence: AbsenceRule = Field(default=AbsenceRule(), description="With clocks: never, unless it is named")
    pace: Pace = Pace()
    content: str = Field(default="", max_length=200_000, description="An owner's content file (YAML), laid over ours")
    seed: int | None = Field(default=None, ge=0, lt=2**60, description="For study; secret while the game runs")
    guide: bool = Field(
        default=False, description="To learn the game: the guide says who sits there, its seed and its options"
    )
    hints: bool = Field(default=False, description="Whoever is asked may ask what a strong player would do")
    talk: TalkRule = TalkRule()
    watch: WatchRule = WatchRule()
    language: Language | None = Field(default=None, description="That is spoken at the table; null: any")
    beginners: bool = Field(default=False, description="Whether those who are new to the game are welcome")


class StandInInfo(Model):
    """Somebody else let a bot play for an absent person, or their `time` was up.

    Until it has moved, coming back undoes it; but whose time was up comes back after it.
    """

    why: StandInWhy
    by: int | None = Field(description="The seat that did so; null: the owner, who has none")
    moved: bool = False


class SeatInfo(Model):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    colour: Colour
    level: Level | None = Field(default=None, description="Of the bot that sits here or stands in")
    online: bool = False
    away: bool = Field(default=False, description="A bot stands in for its person, who may come back")
    conceded: bool = False
    resigned: bool = Field(default=False, description="Its time was up, and at this table that means the last place")
    stand_in: StandInInfo | None = Field(default=None, description="Where others let the bot stand in")
    forgotten: bool = Field(default=False, description="Its person wished to be forgotten: a guest, without a name")
    hints: int = Field(default=0, description="Hints that were given here")


class AbsentInfo(Model):
    """A person who is away or does not move. Seconds, when this was sent: clocks differ."""

    seat: int
    why: StandInWhy
    since: float
    left: float = Field(description="Until a bot may play there")
    yours: float | None = Field(description="Until the asking guest may let it; null where that is for others to do")


class You(Model):
    """What the asking guest is at this table."""

    role: Role
    seats: list[int]
    barred: bool = Field(default=False, description="The owner took the guest's seat: they cannot sit down here")


class Barred(Model):
    """Somebody whose seat the owner freed before the game. `since` names them."""

    since: int
    name: str


class TableInfo(RatedRule):
    """A table as the asking guest may see it."""

    id: str
    game: str
    title: str
    options: dict[str, int | str]
    public: bool
    order: Literal["random", "fixed"]
    status: Status
    version: int
    seats: list[SeatInfo]
    you: You
    watching: int = 0
    pending: list[int] = Field(default=[], description="The seats that must decide now")
    ready: list[int] = Field(default=[], description="Where several seats choose in secret, those that have")
    waited: list[float] = Field(
        default=[],
        description="By seat, since when what it must decide now is asked; 0 where it need not. As `changed`",
    )
    moves: int = Field(default=0, description="Actions that stand")
    created: float = Field(description="Seconds since 1970")
    changed: float
    winners: list[int] = Field(default=[])
    points: list[int] = Field(default=[], description="By seat; empty before the game begins")
    imported: bool = False
    foreknown: Literal["seed", "record"] | None = Field(
        default=None, description="Somebody may know what will come: the seed was chosen, or a record brought"
    )
    guide: bool = Field(default=False, description="Opened to learn the game; it counts for nothing")
    hints: bool = Field(default=False, description="Whether people may ask here what a strong player would do")
    barred: list[Barred] = Field(default=[], description="For the owner: who cannot sit down here")
    again: str | None = Field(default=None, description="The table where the same people meet again")
    stopped: Both | None = Field(default=None, description="Why this release cannot carry the table on, and from where")
    talk: TalkRule = TalkRule()
    watch: WatchRule = WatchRule()
    absence: AbsenceRule = AbsenceRule()
    absent: list[AbsentInfo] = Field(default=[], description="Who is away or does not move")
    language: Language | None = None
    beginners: bool = False
    pace: Pace = Pace()
    clock: TableClock | None = Field(default=None, description="Null where nobody has a clock, or before the game")


class Lobby(Model):
    """The tables one may care about."""

    yours: list[TableInfo]
    open: list[TableInfo]
    watch: list[TableInfo]


class Sit(Model):
    seat: int | None = Field(default=None, description="Any open one by default")
    name: Name | None = None
    colour: Colour | None = Field(default=None, description="One that is liked, unless another person has it")


class Choose(Model):
    """Another colour for one's seat, before the game. No other person has it; bots and open seats make room."""

    seat: int
    colour: Colour


class Give(Model):
    """The owner gives an open seat to somebody who has one already."""

    seat: int
    to: int = Field(description="A seat of theirs")


class Admit(Model):
    """The owner lets somebody sit down again."""

    since: int = Field(description="As in the table's `barred`")


class SeatLink(Model):
    """A secret that moves a seat to another browser."""

    secret: str


class Fill(Model):
    """The owner changes a seat before the game begins."""

    seat: int
    kind: Literal["open", "bot"]
    level: Level = "steady"


class StandIn(Model):
    """A bot takes over: for a while, or for good where `concede` is said."""

    seat: int
    level: Level = "steady"


class OfSeat(Model):
    seat: int


# ---- acting


class ActRequest(Model):
    """Let a seat act: one action, or several in order (bulk), which stop at the first refusal."""

    seat: int
    version: int
    actions: list[int | str] = Field(min_length=1, max_length=100, description="Catalogue numbers or notation")


class UndoRequest(Model):
    seat: int
    version: int


class RewindRequest(Model):
    """The owner takes the table back to a move."""

    move: int = Field(ge=0)
    version: int


class WhyRequest(Model):
    """Why can these things not be clicked?"""

    seat: int
    path: list[str] = Field(max_length=8)


class Done(Model):
    version: int


# ---- records, and the server itself


class ImportRecord(Model):
    record: str = Field(max_length=400_000, description="The text of a record")
    title: str = Field(default="", max_length=TITLE_LENGTH)


class Health(Model):
    status: Literal["ok", "unavailable"]
    store: Literal["ok", "read-only", "unavailable"] = Field(description="read-only: it answers, but nothing is kept")
    tables: int
    sockets: int
    compiled: bool
    version: str
