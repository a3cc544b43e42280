"""The state of a table: its seats, the actions that stand, and the story told so far.

A state is never changed. Folding one more entry of the log (`fold.py`) makes the next one, and both share their past,
so the states of a while ago are kept at almost no cost: for undo, for pages that resume, for looking back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.agenda import Sealed
from ecumene.core.game import Game
from ecumene.core.kit import Kit
from ecumene.core.position import Position
from ecumene.core.record import Entry, Outcomes
from ecumene.core.scene import SceneEvent
from ecumene.table.log.chain import Chain
from ecumene.table.log.clocks import Clocks
from ecumene.table.log.closing import Closed
from ecumene.table.log.speaking import USUAL
from ecumene.table.log.stopped import Stopped
from ecumene.table.store import TableRow
from ecumene.table.wire.messages import COLOURS, Colour, Level, StandInWhy, Status, TalkRule

RECENT = 8
"""So many moves keep their position at hand: more than one takes back at a time, and each may be 50,000 bytes."""

CHECKPOINT = 48
"""Of older moves every one with such a number does."""

BOT_NAMES = ("Orm", "Sappho", "Idris", "Tamar", "Yaa", "Wen")
"""What bots are called, by the number of their seat."""

assert len(BOT_NAMES) == len(COLOURS)


@dataclass(frozen=True)
class StoodIn:
    """A bot plays for a person who did not ask for it: why, by whose wish, since when; whether the bot has moved."""

    why: StandInWhy
    by: Seat | None
    at: float
    moved: bool = False


@dataclass(frozen=True)
class SeatState:
    """A seat and who decides there. `colour` is its number as it was wished for, and moves along with it."""

    colour: int
    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    holders: tuple[str, ...] = ()  # the browsers of its person
    level: Level | None = None  # of the bot that sits here or stands in
    away: bool = False
    conceded: bool = False
    since: int = 0  # the entry that seated its person, or renewed their link
    seen: frozenset[str] = frozenset()  # the guests who have seen what only this seat may see
    stood_in: StoodIn | None = None  # while a bot stands in that others put there
    hints: int = 0  # that were given here
    resigned: bool = False  # its time was up, which at this table means the last place
    forgotten: bool = False  # its person wished to be: everybody is shown "a guest" in their own language

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away or self.conceded

    @property
    def revocable(self) -> bool:
        """Whether its person takes it back by merely coming: others put a bot there, and it has not moved."""
        return self.bot_waits and not self.timed_out

    @property
    def bot_waits(self) -> bool:
        """Whether the bot that was put here has not moved yet."""
        return self.away and self.stood_in is not None and not self.stood_in.moved

    @property
    def timed_out(self) -> bool:
        """Whether a bot plays here because its person's time was up."""
        return self.away and self.stood_in is not None and self.stood_in.why == "time"


@dataclass(frozen=True)
class Barred:
    """A person whose seat the owner freed before the game, with all browsers they had there."""

    since: int  # the entry that did it
    name: str
    guests: tuple[str, ...]  # empty where one was forgotten


class Move:
    """An action that stands, after the one `before`. Number 0 is the set-up.

    Only the set-up, the last moves and every so many before them keep their position; the others work it out anew.
    """

    __slots__ = (
        "_position", "_public", "age", "before", "deed", "events", "final", "halfway", "number", "pending", "points",
        "ready", "scripted", "seats", "used",
    )  # fmt: skip

    def __init__(
        self,
        before: Move | None,
        position: Position,
        deed: Entry,
        events: tuple[SceneEvent, ...] = (),
        final: bool = True,
        scripted: bool = False,
    ) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.age: int = 0 if before is None else before.age  # how often the owner had rewound the table by then
        self.deed = deed  # who did what, and what chance gave; of the set-up, only what chance gave
        self.events = events
        self.final = final  # it showed somebody something new, so its player cannot take it back
        self.scripted = scripted  # chance came from a record without a seed
        self.pending = position.pending()
        self.ready = ready_seats(position)
        self.halfway = position.halfway()  # nobody rests here: see `Question.halfway`
        self._public: Position | None = position.view(None)  # only while it is the last
        self.points = points_of(position if not self.pending else self._public)
        self.seats: tuple[SeatState, ...] = ()  # as they were when the next one was made
        self.used: tuple[float, ...] = ()  # the seconds that each seat had used by then, where there are clocks
        self._position: Position | None = position

    @property
    def seat(self) -> Seat:
        return self.deed.seat

    @property
    def position(self) -> Position:
        """The position after this move. Nobody changes it: to play on, take a copy."""
        steps: list[Move] = []
        move = self
        while (kept := move._position) is None:  # asked for once: another thread may let go of it
            steps.append(move)
            assert move.before is not None, "the set-up keeps its position"
            move = move.before
        if not steps:
            return kept
        position = kept.copy()
        for step in reversed(steps):
            assert position.chance is not None
            if step.scripted:
                position.chance.script = script_of(position.game, step.deed.outcomes)
            position.apply(step.seat, position.game.action(step.deed.notation))
        return position

    @property
    def public(self) -> Position:
        """What everybody may know of the position. Nobody changes it, either."""
        kept = self._public
        return self.position.view(None) if kept is None else kept

    def keep(self) -> None:
        """Be the last move: have the position at hand, and let go of one that is too old for it."""
        self._position = self.position
        if self.before is not None:
            self.before._public = None
        move: Move | None = self
        for _ in range(RECENT):
            move = None if move is None else move.before
        if move is not None and move.number % CHECKPOINT:
            move._position = None

    def back(self, moves: int) -> Move:
        """The move so many moves ago."""
        move = self
        for _ in range(moves):
            assert move.before is not None
            move = move.before
        return move

    def rest(self) -> Move:
        """This move, or the one before the deed that it only begins."""
        move = self
        while move.halfway and move.before is not None:
            move = move.before
        return move

    def backwards(self) -> Iterator[Move]:
        """The moves that stand, this one first, without the set-up."""
        move = self
        while move.before is not None:
            yield move
            move = move.before


@dataclass(frozen=True)
class Line:
    """A line of the story. A note is about the table, not the game: it stays when actions are taken back."""

    move: int
    event: SceneEvent
    note: bool = False


Undone: TypeAlias = tuple[Seat, str]
"""An action that was taken back and can be done again."""


@dataclass(frozen=True)
class TableState:
    """A table after an entry of its log. `row` is in the terms of the installed rules."""

    row: TableRow
    game: Game
    seats: tuple[SeatState, ...]
    version: int = 0
    changed: float = 0.0
    begun: bool = False
    last: Move | None = None  # None as long as there is no position
    redo: tuple[Undone, ...] = ()  # the next one last
    log: Chain[Line] | None = None
    written: Chain[Entry] | None = None  # the log of the record
    scripted: bool = False  # whether chance in it came from a record without a seed, be it taken back since
    again: str = ""
    rules: int = 0  # by which the last entry was written
    stopped: Stopped | None = None
    closed: Closed | None = None  # by whoever runs the server
    barred: tuple[Barred, ...] = ()
    waited: tuple[float, ...] = ()  # since when each seat is waited for; 0 where it is not
    rewinds: int = 0  # how often the owner took the table back
    speaking: TalkRule = USUAL  # whether people may, and how slowly
    clocks: Clocks | None = None  # where the table is played with clocks
    paints: tuple[Colour, ...] = COLOURS  # of the seats by their numbers as wished for, then those that nobody has

    @property
    def status(self) -> Status:
        """Whether people are awaited, a game is on, or it is over; or nobody goes on: the rules cannot, or must not."""
        standing = self.standing
        return "stopped" if self.closed is not None and standing != "over" else standing

    @property
    def standing(self) -> Status:
        """The same, whether or not the table was closed: what is secret stays so, for it may be opened again."""
        if self.stopped is not None:
            return "stopped"
        if self.last is not None and not self.last.pending:
            return "over"
        return "running" if self.begun else "waiting"

    @property
    def moves(self) -> int:
        """How many actions stand."""
        return 0 if self.last is None else self.last.number

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that must decide now."""
        goes_on = self.begun and self.stopped is None and self.closed is None
        return self.last.pending if self.last is not None and goes_on else ()

    @property
    def ready(self) -> tuple[Seat, ...]:
        """Where several seats choose at once, those that have."""
        return self.last.ready if self.last is not None and self.begun else ()

    @property
    def halfway(self) -> bool:
        """Whether a seat has only begun what it is doing."""
        return self.last is not None and self.last.halfway

    @property
    def names(self) -> list[str]:
        """What each seat is called; a letter where nobody has a name."""
        return [seat.name or "ABCDEF"[number] for number, seat in enumerate(self.seats)]

    def names_with(self, guest: str) -> list[str]:
        """What each seat is called, and `guest` for whoever was forgotten."""
        return [guest if seat.forgotten else name for seat, name in zip(self.seats, self.names, strict=True)]

    def colour(self, seat: SeatState) -> Colour:
        """What everybody knows a seat by: that of its number, unless its person chose another."""
        return self.paints[seat.colour]

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """The seats that a guest holds."""
        return tuple([number for number, seat in enumerate(self.seats) if guest in seat.holders])

    def is_barred(self, guest: str) -> bool:
        """Whether a guest cannot sit down here any more."""
        return any(guest in barred.guests for barred in self.barred)

    def sealed(self) -> list[Move]:
        """The moves that answered the secret question on the table, the last one first."""
        if self.last is None:
            return []
        top = secret_question(self.last.position)
        moves = self.last.backwards()
        return [] if top is None else [next(moves) for _ in top.sealed]

    @property
    def asked(self) -> Move | None:
        """The move that led to the question on the table. Secret answers of some seats do not make it another."""
        return None if self.last is None else self.last.back(len(self.sealed()))


def secret_number(state: TableState, purpose: str) -> int:
    """A number drawn from the table's seed that tells nothing about it."""
    return int.from_bytes(blake2b(f"{state.row.seed}:{purpose}".encode(), digest_size=7).digest(), "big")


def secret_question(position: Position) -> Sealed | None:
    """The simultaneous choice on the table, if that is what is asked."""
    top = position.agenda[-1] if position.agenda else None
    return top if isinstance(top, Sealed) else None


def ready_seats(position: Position) -> tuple[Seat, ...]:
    """Where several seats choose at once, those that have."""
    top = secret_question(position)
    return () if top is None or len(top.seats) < 2 else tuple([seat for seat, _ in top.sealed])


def script_of(game: Kit, outcomes: Outcomes) -> dict[str, tuple[int, ...]]:
    """Outcomes as a record writes them, as a script for chance."""
    script: dict[str, tuple[int, ...]] = {}
    for purpose, written in outcomes:
        script[purpose] = (*script.get(purpose, ()), game.outcome_of(purpose, written))
    return script


def points_of(position: Position) -> tuple[int, ...]:
    """The points as far as a position tells them: a view tells what everybody knows, the whole all of it at the end."""
    standings = position.standings()
    return tuple([standings.of(seat).points for seat in range(position.seats)])
