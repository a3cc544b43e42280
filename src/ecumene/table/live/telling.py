"""Telling: what each viewer of a table hears. Everything comes from a view, so no secret is ever in these bytes.

Messages are plain dictionaries, shaped like the models of `wire/messages.py`; validating each would cost more than
making it, so the tests do that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pydantic_core import to_json

from ecumene.core.action import Seat
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.scene import Choice, Scene, SceneEvent
from ecumene.core.staging import patch
from ecumene.table.live.absence import Roll
from ecumene.table.live.acting import can_redo, undo_plan
from ecumene.table.live.time_telling import clock_info, places_of, winners_of
from ecumene.table.log.chain import length, shared, values
from ecumene.table.log.clocks import PACE
from ecumene.table.log.closing import closed_text
from ecumene.table.log.coached import hints_allowed, is_rated
from ecumene.table.log.foreknown import foreknown, is_guided
from ecumene.table.log.state import Move, StoodIn, TableState
from ecumene.table.log.stopped import stopped_text
from ecumene.table.log.ticking import deadline
from ecumene.table.log.watching import watching_of
from ecumene.table.store import Summary, TableRow
from ecumene.table.wire.messages import AbsenceRule, Role
from ecumene.table.wire.time_messages import Pace

LOG_LINES = 500
"""The last lines of the story that a page is given when it joins; more than a usual game has."""

USUAL_ABSENCE = AbsenceRule().model_dump()
USUAL_PACE = Pace().model_dump()

Data: TypeAlias = dict[str, Any]
"""A message or a part of one, in plain JSON types."""


@dataclass(frozen=True)
class Viewer:
    """A kind of onlooker: all who are the same at a table are told the same."""

    role: Role
    seats: tuple[Seat, ...]
    barred: bool = False


def viewer_of(state: TableState, guest: str) -> Viewer:
    """What a guest is at a table."""
    seats = state.seats_of(guest)
    role: Role = "owner" if guest == state.row.owner else "player" if seats else "spectator"
    return Viewer(role, seats, state.is_barred(guest))


def is_welcome(state: TableState, viewer: Viewer) -> bool:
    """Whether somebody may look at a table: all may, where it is open to them. Before a game all may come to sit."""
    return viewer.role != "spectator" or state.status == "waiting" or watching_of(state.row).open


@dataclass(frozen=True)
class Present:
    """The guests who are here now."""

    guests: frozenset[str] = frozenset()
    roll: Roll | None = field(default=None, compare=False)
    now: Callable[[], float] | None = field(default=None, compare=False)
    """What time it is for the table's clocks; None: as of the last entry."""

    def online(self, state: TableState) -> list[Seat]:
        """The seats whose person is here."""
        return [number for number, seat in enumerate(state.seats) if not self.guests.isdisjoint(seat.holders)]

    def watching(self, state: TableState) -> int:
        """How many are here without a seat."""
        return sum(1 for guest in self.guests if not state.seats_of(guest))

    def absent(self, state: TableState, viewer: Viewer) -> list[Data]:
        """The people who keep the others waiting, as a viewer is told of them."""
        return [] if self.roll is None else self.roll.told(state, viewer.role, viewer.seats)

    def message(self, state: TableState, viewer: Viewer) -> Data:
        """The `Presence` message."""
        return {
            "type": "presence",
            "online": self.online(state),
            "watching": self.watching(state),
            "absent": self.absent(state, viewer),
        }


NOBODY = Present()


def encode(message: Data) -> bytes:
    """A message as it travels."""
    return to_json(message)


# ---- the table


def row_info(row: TableRow, game: Game) -> Data:
    """What a table's row says, which hardly ever changes: a part of `TableInfo`."""
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "options": _offered(row, game),
        "public": row.public,
        "order": row.order,
        "created": row.created,
        "imported": row.imported,
        "foreknown": foreknown(row),
        "guide": is_guided(row),
        "hints": hints_allowed(row),
        "rated": is_rated(row),
        "watch": watching_of(row).model_dump(),
        "absence": {**USUAL_ABSENCE, **row.terms.get("absence", {})},
        "language": row.terms.get("language"),
        "beginners": row.terms.get("beginners", False),
        "pace": {**USUAL_PACE, **row.terms.get(PACE, {})},
    }


def common_info(state: TableState, row: Data) -> Data:
    """A table as everybody may see it, whoever is there: a part of `TableInfo`. `row` is what its row says."""
    return {
        **row,
        "status": state.status,
        "version": state.version,
        "seats": [_seat_info(state, number) for number in range(len(state.seats))],
        "pending": list(state.pending),
        "ready": list(state.ready),
        "waited": list(state.waited),
        "moves": state.moves if state.last is not None else _kept(state, "moves", 0),
        "changed": state.changed,
        "winners": _winners(state),
        "points": _points(state),
        "again": state.again or None,
        "stopped": _stopped(state),
        "talk": state.speaking.model_dump(),
    }


def table_info(state: TableState, viewer: Viewer, present: Present, common: Data) -> Data:
    """A table as a viewer may see it: `TableInfo`. `common` is what everybody sees of it."""
    online = present.online(state)
    return {
        **common,
        "seats": [{**seat, "online": seat["seat"] in online} for seat in common["seats"]]
        if online
        else common["seats"],
        "you": {"role": viewer.role, "seats": list(viewer.seats), "barred": viewer.barred},
        "watching": present.watching(state),
        "barred": [{"since": out.since, "name": out.name} for out in state.barred] if viewer.role == "owner" else [],
        "absent": present.absent(state, viewer),
        "clock": clock_info(state, None if present.now is None else present.now()),
    }


def _stopped(state: TableState) -> Data | None:
    if state.stopped is not None:
        return stopped_text(state.stopped).model_dump()
    return None if state.closed is None else closed_text(state.closed).model_dump()


def _offered(row: TableRow, game: Game) -> Data:
    """The options that people chose; those that only keep older rules are nobody's business."""
    hidden = {option.id for option in game.options if option.private}
    return {option: value for option, value in row.options.items() if option not in hidden}


def _kept(state: TableState, field: str, otherwise: Any) -> Any:
    """What was known of a table that cannot be carried on, when it was played last."""
    kept = None if state.stopped is None else state.stopped.kept
    return otherwise if kept is None else kept.data.get(field, otherwise)


def _points(state: TableState) -> list[int]:
    """The points as they stand; the final ones of a game that ended, even if it can no longer be followed to there."""
    if state.last is not None and not (state.stopped and state.stopped.over):
        return list(state.last.points)
    return list(_kept(state, "points", []))


def _seat_info(state: TableState, number: Seat) -> Data:
    seat = state.seats[number]
    return {
        "seat": number,
        # whoever played a finished game of a record cannot come any more
        "kind": "person" if seat.kind == "open" and state.status == "over" else seat.kind,
        "name": seat.name,
        "colour": state.colour(seat),
        "level": seat.level,
        "online": False,
        "away": seat.away,
        "conceded": seat.conceded,
        "resigned": seat.resigned,
        "stand_in": None if seat.stood_in is None else _stand_in_info(seat.stood_in),
        "forgotten": seat.forgotten,
        "hints": seat.hints,
    }


def _stand_in_info(stood_in: StoodIn) -> Data:
    return {"why": stood_in.why, "by": stood_in.by, "moved": stood_in.moved}


def _winners(state: TableState) -> list[Seat]:
    if state.stopped is not None:
        return list(_kept(state, "winners", []))
    if state.status != "over" or state.last is None:
        return []
    return winners_of(state)


SPECTATOR = Viewer("spectator", ())


def summary(state: TableState, common: Data | None = None) -> Summary:
    """What lists show of a table. `holders`, `numbers` and `places` are for the server only."""
    holders = [list(seat.holders) for seat in state.seats]
    numbers = [seat.colour for seat in state.seats]
    seen = common_info(state, row_info(state.row, state.game)) if common is None else common
    data = {**table_info(state, SPECTATOR, NOBODY, seen), "holders": holders, "numbers": numbers}
    members = frozenset([state.row.owner, *[guest for seat in holders for guest in seat]])
    if state.status == "over":
        data["places"] = places_of(state) if state.stopped is None else _kept(state, "places", [])
    if state.clocks is not None:
        data["clock_at"] = state.clocks.at
    return Summary(state.status, state.row.public, state.changed, state.version, data, members, deadline(state))


# ---- what lies on it


class Teller:
    """Makes the messages of one table, and keeps what several viewers and two messages in a row share."""

    def __init__(self) -> None:
        self._views: dict[tuple[Move, Seat | None], Position] = {}
        self._scenes: dict[tuple[Move, Seat | None], Scene] = {}
        self._choices: dict[tuple[Move, Seat], Choice | None] = {}
        self._common: dict[tuple[int, int, Seat | None, Seat | None], bytes] = {}
        self._row: tuple[TableRow, Data] | None = None
        self._infos: list[tuple[TableState, Data]] = []

    def forget(self, but: Move | None, late: Collection[Move] = ()) -> None:
        """Keep only what shows the table after that move, and what everybody may see after some that are told late."""
        self._views = {key: view for key, view in self._views.items() if key[0] is but}
        kept = [key for key in self._scenes if key[0] is but or (key[1] is None and key[0] in late)]
        self._scenes = {key: self._scenes[key] for key in kept}
        self._choices = {key: choice for key, choice in self._choices.items() if key[0] is but}
        self._common.clear()

    def info(self, state: TableState, viewer: Viewer, present: Present) -> Data:
        """A table as a viewer may see it: `TableInfo`."""
        return table_info(state, viewer, present, self._info(state))

    def summary(self, state: TableState) -> Summary:
        """What lists show of the table."""
        return summary(state, self._info(state))

    def _info(self, state: TableState) -> Data:
        """What everybody sees of the table; kept of the last states that were asked about."""
        for known, info in self._infos:
            if known is state:
                return info
        if self._row is None or self._row[0] is not state.row:
            self._row = state.row, row_info(state.row, state.game)
        info = common_info(state, self._row[1])
        self._infos = [(state, info), *self._infos[:1]]
        return info

    def full(self, state: TableState, viewer: Viewer, present: Present, hurried: Data | None = None) -> Data:
        """Everything a viewer may know: `Full`."""
        lines = length(state.log)
        start = max(0, lines - LOG_LINES)
        return {
            "type": "full",
            "version": state.version,
            "table": self.info(state, viewer, present),
            "stage": None if state.last is None else state.game.stage(state.last.position)["hash"],
            "scene": self.scene(state, viewer),
            "choices": self.choices(state, viewer),
            "undo": undo_state(state, viewer),
            "hurried": hurried,
            **self.guide(state, viewer),
            "log": _lines(state, start),
            "log_from": start,
        }

    def update(
        self, before: TableState, after: TableState, viewer: Viewer, present: Present, hurried: Data | None = None
    ) -> bytes:
        """What one deed changed for a viewer: `Update`, as it travels. What others see alike is made only once."""
        key = (after.version, after.moves, perspective(before, viewer), perspective(after, viewer))
        if key not in self._common:
            self._common[key] = encode(self._change(before, after, viewer))
        own = {
            "choices": self.choices(after, viewer),
            "undo": undo_state(after, viewer),
            "hurried": hurried,
            **self.guide(after, viewer),
            "table": self.info(after, viewer, present),
        }
        return self._common[key][:-1] + b"," + encode(own)[1:]  # two objects become one

    def _change(self, before: TableState, after: TableState, viewer: Viewer) -> Data:
        """What changed for all who see the table alike."""
        keep = shared(before.log, after.log)
        log = _lines(after, keep)
        moves = _new_moves(before, after)
        old, new = self.scene(before, viewer), self.scene(after, viewer)
        return {
            "type": "update",
            "since": before.version,
            "version": after.version,
            "patch": {"set": {}, "gone": []} if old is None or new is None else patch(old, new),
            "events": [] if moves is None else _events(moves, log),
            "log_keep": keep,
            "log": log,
            "back": moves is None,
        }

    def scene(self, state: TableState, viewer: Viewer) -> Scene | None:
        """What lies on the table, as a viewer may know it."""
        if state.last is None:
            return None
        seat = perspective(state, viewer)
        key = (state.last, seat)
        if key not in self._scenes:
            self._scenes[key] = state.game.scene(self._view(state.last, seat), seat)
        return self._scenes[key]

    def choices(self, state: TableState, viewer: Viewer) -> list[Choice]:
        """What the viewer's seats are asked."""
        found = [self._choice(state, seat) for seat in viewer.seats if deciding(state, seat)]
        return [choice for choice in found if choice is not None]

    def guide(self, state: TableState, viewer: Viewer) -> Data:
        """At a table to learn at, the steps of the guide that fit the question."""
        if not is_guided(state.row) or state.last is None:
            return {}
        choice, scene = next(iter(self.choices(state, viewer)), None), self.scene(state, viewer)
        if choice is None or scene is None:
            return {"guide": []}
        return {"guide": state.game.guided(self._view(state.last, choice["seat"]), scene, choice)}

    def _choice(self, state: TableState, seat: Seat) -> Choice | None:
        assert state.last is not None
        key = (state.last, seat)
        if key not in self._choices:
            self._choices[key] = state.game.choice(self._view(state.last, seat), seat)
        return self._choices[key]

    def _view(self, move: Move, seat: Seat | None) -> Position:
        key = (move, seat)
        if key not in self._views:
            self._views[key] = move.public if seat is None else move.position.view(seat)
        return self._views[key]


def deciding(state: TableState, seat: Seat) -> bool:
    """Whether the person of a seat must decide now."""
    return seat in state.pending and not state.seats[seat].by_bot


def perspective(state: TableState, viewer: Viewer) -> Seat | None:
    """The seat whose view is shown: one's own; of several the first that must decide; else a spectator's.

    A game from a record has hands before it goes on, and nobody sees one as long as seats can still be changed.
    """
    if state.game.one_scene or state.standing == "waiting":
        return None
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    return next((seat for seat in viewer.seats if deciding(state, seat)), None)


def undo_state(state: TableState, viewer: Viewer) -> Data:
    """Whether the viewer can take back or do again, with which seat, and why not: `UndoState`."""
    plans = {seat: undo_plan(state, seat) for seat in viewer.seats if not state.seats[seat].by_bot}
    able = next((seat for seat, plan in plans.items() if not plan.why), None)
    again = next((seat for seat in plans if can_redo(state, seat)), None)
    why = "" if able is not None else next((plan.why for plan in plans.values()), "nothing")
    return {"can": able is not None, "why": why, "redo": again is not None, "seat": able, "redo_seat": again}


def _lines(state: TableState, start: int) -> list[Data]:
    return [{"move": line.move, "event": line.event} for line in values(state.log, start)]


def _new_moves(before: TableState, after: TableState) -> list[Move] | None:
    """The moves that one state has more than the other, which went before it; None where the table went back."""
    moves: list[Move] = []
    move = after.last
    while move is not before.last and move is not None and len(moves) < after.moves - before.moves:
        moves.append(move)
        move = move.before
    moves.reverse()
    return moves if move is before.last else None


def _events(moves: list[Move], log: Iterable[Data]) -> list[SceneEvent]:
    """What happened: by moves, or beside the game."""
    return [event for move in moves for event in move.events] if moves else [line["event"] for line in log]
