"""What travels between the table and the page while a game is on: on the socket, refusals, and looking back."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ecumene.core.scene import Choice, GuideMoment, Patch, Scene, SceneEvent, Text, Why
from ecumene.table.wire.messages import AbsentInfo, ActRequest, Both, Model, TableInfo, UndoRequest, WhyRequest
from ecumene.table.wire.paper_messages import Paper
from ecumene.table.wire.premove_messages import Premoves
from ecumene.table.wire.talk_messages import Talk


class Problem(Model):
    """An error: `code` for programs, `text` for people."""

    code: Literal[
        "bad_request", "not_found", "not_your_seat", "not_allowed", "stale", "illegal", "no_undo", "over",
        "waiting", "stopped", "banned", "too_many", "too_large", "unavailable", "server",
    ]  # fmt: skip
    text: Both
    field: str = ""
    rule: str = ""
    why: Why | None = None
    state: Full | None = Field(default=None, description="With `stale`: the table as it is now")
    done: int = Field(default=0, description="Of several actions, how many were carried out")


# ---- live


class LogLine(Model):
    """A line of the story. `move` is the number of actions that stood after it."""

    move: int
    event: SceneEvent


class UndoState(Model):
    """Whether the asking seat can take back, and why not."""

    can: bool
    why: Literal["", "nothing", "chance", "other", "over"] = ""
    redo: bool = False
    seat: int | None = Field(default=None, description="The viewer's seat that can take back")
    redo_seat: int | None = Field(default=None, description="The viewer's seat that can do again")


class Hurried(Model):
    """The seat that all others wait for. When its time is over, chance decides for it."""

    seat: int
    left: float = Field(description="Seconds, when this was sent")


class Full(Model):
    """Everything a viewer may know: sent on joining and after a gap."""

    type: Literal["full"] = "full"
    version: int
    table: TableInfo
    stage: str | None = Field(description="Hash of the stage; None before the game begins")
    scene: Scene | None
    choices: list[Choice] = Field(description="One for each of the viewer's seats that must decide")
    undo: UndoState
    hurried: Hurried | None = None
    guide: list[GuideMoment] = Field(default=[], description="At a table to learn at: the steps that fit the question")
    log: list[LogLine]
    log_from: int = Field(default=0, description="Lines of the log left out before the first one given")


class Update(Model):
    """One deed carried out: what changed since the version `since`. Several actions may make one deed (`Act.then`)."""

    type: Literal["update"] = "update"
    since: int
    version: int
    patch: Patch
    events: list[SceneEvent]
    log_keep: int = Field(description="Lines of the log that stay; fewer than before after an undo")
    log: list[LogLine]
    choices: list[Choice]
    undo: UndoState
    hurried: Hurried | None = None
    guide: list[GuideMoment] = Field(default=[], description="As in `Full`")
    back: bool = Field(default=False, description="The table went back: nothing to animate")
    table: TableInfo


class Presence(Model):
    """Who is here; changes no version."""

    type: Literal["presence"] = "presence"
    online: list[int]
    watching: int
    absent: list[AbsentInfo] = Field(default=[])


class Answer(Model):
    """To a request with that `ref`."""

    type: Literal["answer"] = "answer"
    ref: int
    version: int | None = None
    why: Why | None = None
    problem: Problem | None = None


class Pong(Model):
    type: Literal["pong"] = "pong"


class Goodbye(Model):
    """The server goes down; come back in a moment."""

    type: Literal["goodbye"] = "goodbye"


FromTable: TypeAlias = Full | Update | Presence | Talk | Paper | Premoves | Answer | Pong | Goodbye


class ActMessage(ActRequest):
    type: Literal["act"] = "act"
    ref: int


class UndoMessage(UndoRequest):
    type: Literal["undo", "redo"]
    ref: int


class WhyMessage(WhyRequest):
    type: Literal["why"] = "why"
    ref: int


class Ping(Model):
    type: Literal["ping"] = "ping"


class LooksMessage(Model):
    """Whether the page is in sight, or in the background: nobody looks at the table there."""

    type: Literal["looks"] = "looks"
    visible: bool = Field(strict=True)


FromPage: TypeAlias = Annotated[
    ActMessage | UndoMessage | WhyMessage | LooksMessage | Ping, Field(discriminator="type")
]


# ---- looking back


class Moment(Model):
    """The table after a move, as the asking guest may see it."""

    move: int
    moves: int
    by: int | None = Field(description="The seat whose action led here")
    scene: Scene
    events: list[SceneEvent]
    choices: list[Choice] = Field(description="What was asked of the asking guest's seats, to be read only")
    did: Text | None = Field(
        default=None, description="What the action was, where no event tells and the guest may know"
    )
    used: list[float] = Field(default=[], description="Seconds that each seat had used by then, where there are clocks")


class SeriesPoint(Model):
    move: int
    points: list[int]


class SeriesMark(Model):
    """A moment worth looking at."""

    move: int
    who: int
    say: Text


class Series(Model):
    """Points over time. `turns` are the moves at which the deciding seat changed."""

    points: list[SeriesPoint]
    marks: list[SeriesMark]
    turns: list[tuple[int, int]] = Field(description="(move, seat)")
    halfway: list[int] = Field(description="Moves after which somebody had only begun: a replay does not stop there")


Problem.model_rebuild()
