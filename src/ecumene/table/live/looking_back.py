"""Looking back: the record, the table after any move, points over time, and what can be kept for another game."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.record import Record
from ecumene.core.scene import Choice, Text
from ecumene.core.staging import each_amount
from ecumene.core.texts import message, player
from ecumene.table.live.telling import Viewer, perspective
from ecumene.table.log.carrying import LIFTED, record_of
from ecumene.table.log.chain import values
from ecumene.table.log.state import Move, TableState
from ecumene.table.log.stopped import Stopped, stopped_text
from ecumene.table.log.stopped import stopped as stopped_problem
from ecumene.table.store import EntryRow, TableRow
from ecumene.table.wire.live_messages import Moment, Series, SeriesMark, SeriesPoint
from ecumene.table.wire.problems import problem, words

SWINGS = 6
"""So many of the biggest changes of points are worth a look."""


def record(state: TableState, guest: str, lang: str = "en") -> str:
    """The record of the game: whole once it is over, before that without seed, secret outcomes and sealed choices.

    Of a table that cannot be carried on, its owner gets what was written, whole and as it was.
    Whoever was forgotten is called a guest, in `lang`.
    """
    stopped = state.stopped
    if stopped is not None and (stopped.over or guest == state.row.owner):
        return as_written(state, stopped)
    last = _last(state)
    row = state.row
    whole = Record(
        row.game,
        row.rules,
        state.game.content.hash,
        row.seats,
        dict(row.options),
        None if state.scripted or row.setup else row.seed,  # what chance gave by a script is then all there is
        tuple(state.names_with(words(lang)("a-guest"))),
        last.back(last.number).deed.outcomes,
        tuple(values(state.written)),
        last.points if state.status == "over" else None,
    )
    return str(whole if state.status == "over" else whole.redacted(state.game))


def as_written(state: TableState, stopped: Stopped) -> str:
    """The record of a log that cannot be followed here. Where later rules took over, a comment says so."""
    lines: list[str] = []
    part: list[EntryRow] = []
    whole = str(record_of(stopped.row, stopped.entries, stopped.row.rules, tuple(state.names)))
    header = whole.partition("\n\n")[0]
    for entry in stopped.entries:
        part.append(entry)
        if entry.kind == LIFTED:
            lines += _body(stopped.row, part)
            lines.append(f"# from here on by rules {entry.body['rules']}")
            part = []
    why = stopped_text(stopped).en
    lines += _body(stopped.row, part)
    setup = [line for line in whole.partition("\n\n")[2].splitlines() if line.startswith("setup")][:1]
    return "\n".join([header, "", f"# {why}", *setup, *lines]) + "\n"


def _body(row: TableRow, entries: list[EntryRow]) -> list[str]:
    return [str(entry) for entry in record_of(row, entries, row.rules).entries]


def moment(state: TableState, viewer: Viewer, number: int) -> Moment:
    """The table after a move, as a viewer may see it."""
    last = _last(state)
    if not 0 <= number <= last.number:
        raise problem("not_found", "no-such-move", "move", moves=last.number)
    move = last.back(last.number - number)
    position = move.position
    seats = () if state.standing == "waiting" else viewer.seats  # see `perspective`
    asked = [seat for seat in seats if seat in move.pending]
    seat = seats[0] if len(seats) == 1 else next(iter(asked), None)
    choices: list[Choice] = []
    for other in asked:
        choice = state.game.choice(position.view(other), other)
        if choice is not None:
            choices.append(choice)
    return Moment(
        move=number,
        moves=last.number,
        by=move.seat if number else None,
        scene=state.game.scene(position.view(seat), seat),
        events=list(move.events),
        choices=choices,
        did=_did(state, viewer, move),
        used=list(move.used),
    )


def _did(state: TableState, viewer: Viewer, move: Move) -> Text | None:
    """What an action was of which the story has no line, in the words in which it was offered.

    What others did without a trace, or in secret, is told once the game is over.
    """
    told = any("say" in event for event in move.events)
    if move.before is None or told or (state.status != "over" and move.seat not in viewer.seats):
        return None
    before = move.before.position
    choice = state.game.choice(before.view(move.seat), move.seat)
    done = state.game.action(move.deed.notation).index
    for act in choice["acts"] if choice is not None else []:
        for each in each_amount(act):
            if each["i"] == done and "then" not in each:
                return each["say"]
    return None


def series(state: TableState) -> Series:
    """Points after each move that changed them, the moments worth a look, and when the turn passed on."""
    moves = list(reversed([*_last(state).backwards()]))
    first = _last(state).back(_last(state).number)
    points = [SeriesPoint(move=0, points=list(first.points))]
    turns: list[tuple[int, int]] = []
    for move in moves:
        if move.points != tuple(points[-1].points):
            points.append(SeriesPoint(move=move.number, points=list(move.points)))
        if not turns or turns[-1][1] != move.seat:
            turns.append((move.number - 1, move.seat))
    halfway = [move.number for move in moves if move.halfway]
    return Series(points=points, marks=_marks(first, moves), turns=turns, halfway=halfway)


def keepsake(state: TableState, viewer: Viewer) -> str:
    """A content file with which a new game begins as this one did."""
    position = _last(state).position
    kept = state.game.keepsake(position.view(perspective(state, viewer)))
    if kept is None:
        raise problem("waiting", "no-keepsake")
    return kept


def _marks(first: Move, moves: list[Move]) -> list[SeriesMark]:
    """When much changed hands at once, and the biggest gains and losses of points; in the order of the game."""
    marks = [mark for move in moves if (mark := _turning_point(move)) is not None]
    known = {(mark.move, mark.who) for mark in marks}
    for amount, move, seat in _swings(first, moves)[:SWINGS]:
        if (move.number, seat) not in known:
            marks.append(_swing_mark(move, seat, amount))
    return sorted(marks, key=lambda mark: (mark.move, mark.who))


def _turning_point(move: Move) -> SeriesMark | None:
    """A milestone, or a change of ownership that is about no single place: a people declines, or falls apart."""
    for event in move.events:
        lost = event["do"] == "own" and "shows" not in event
        if (lost or event["do"] == "milestone") and "say" in event:
            return SeriesMark(move=move.number, who=move.seat, say=event["say"])
    return None


def _swings(first: Move, moves: list[Move]) -> list[tuple[int, Move, Seat]]:
    """Every change of a seat's points, the biggest first; before everybody has some, gains are no surprise."""
    swings: list[tuple[int, Move, Seat]] = []
    before = first.points
    for move in moves:
        for seat, (now, then) in enumerate(zip(move.points, before, strict=True)):
            if now != then and all(before):
                swings.append((abs(now - then), move, seat))
        before = move.points
    return sorted(swings, key=lambda swing: (-swing[0], swing[1].number, swing[2]))


def _swing_mark(move: Move, seat: Seat, amount: int) -> SeriesMark:
    told = [event for event in move.events if event.get("who") == player(seat)]
    said = [event.get("say") for event in told if "tally" in event] or [event.get("say") for event in told]
    say = (said[-1] if said else None) or message("core-log-swing", who=player(seat), points=amount)
    return SeriesMark(move=move.number, who=seat, say=say)


def _last(state: TableState) -> Move:
    if state.last is None and state.stopped is not None:
        raise stopped_problem(state.stopped)
    if state.last is None:
        raise problem("waiting", "not-begun")
    return state.last
