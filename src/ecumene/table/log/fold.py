"""Folding the log: what each kind of entry makes of a table. Pure, so the same log gives the same table everywhere.

sit, hold, expect, fill, leave    who sits where
colour                            the colour that somebody chose for their seat
talk                              whether one speaks at the table, and how slowly
admit, renew                      who may sit down again; a seat's new link
begin                             the game begins, in an order drawn from the table's seed
act, undo                         what is played, and taken back
standin, back, concede            a bot plays for somebody: for a while, no longer, for good
timeout                           somebody's time is up: a bot plays for them, or they have resigned
pause, holiday                    clocks stand still: for all, by common consent, or for one
again                             where the same people meet again
lifted                            a newer release goes on from here, by rules of its own (`carrying.py`)
close                             whoever runs the server closes the table, or opens it again
forget                            somebody wished to be forgotten
adopt                             a guest signed in: what they are here, a person is from now on
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.position import Event, Position
from ecumene.core.record import UNDO, Entry, Outcomes
from ecumene.core.texts import message, player
from ecumene.table.log import time_entries
from ecumene.table.log.chain import Chain
from ecumene.table.log.clocks import new_clocks
from ecumene.table.log.closing import CLOSE, Closed
from ecumene.table.log.coached import HINTS
from ecumene.table.log.foreknown import TERM, is_guided, showed_hands_early
from ecumene.table.log.forgetting import forgotten_bars, forgotten_seat
from ecumene.table.log.handing import Unfollowable as Unfollowable
from ecumene.table.log.handing import beside, handed, seat_of, with_seat
from ecumene.table.log.speaking import ruled_by, speaking_of
from ecumene.table.log.state import BOT_NAMES, Barred, Line, Move, SeatState, StoodIn, TableState, script_of
from ecumene.table.log.ticking import ticked
from ecumene.table.store import EntryRow, TableRow
from ecumene.table.store.amending import adopted


class Unlifted(Unfollowable):
    """An entry that an older release wrote beside this one: the log must be read again from its beginning."""


def first_state(row: TableRow, game: Game) -> TableState:
    """A table before the first entry of its log. One that came from a record has its position from the start."""
    if row.rules != game.version or not game.content.is_named(row.content):
        raise Unfollowable(f"played by rules {row.rules} and content {row.content}")
    seats = tuple(SeatState(colour) for colour in range(row.seats))
    waited = (0.0,) * row.seats
    state = TableState(row, game, seats, changed=row.created, rules=row.rules, waited=waited, clocks=new_clocks(row))
    state = replace(state, speaking=speaking_of(row))
    if known := row.terms.get(TERM):  # said first, and whatever is taken back it stays
        said = "core-log-guide" if is_guided(row) else f"core-log-foreknown-{known}"
        state = replace(state, log=Chain(None, Line(0, beside(message(said)), True)))
    if row.terms.get(HINTS):
        state = replace(state, log=Chain(state.log, Line(0, beside(message("core-log-hints")), True)))
    return replace(state, last=_set_up(state)) if row.imported else state


def fold(state: TableState, entry: EntryRow) -> TableState:
    """The table after one more entry."""
    if entry.number != state.version + 1 or entry.kind not in FOLDS:
        raise Unfollowable(f"entry {entry.number} ({entry.kind}) after version {state.version}")
    if state.rules != state.game.version and entry.kind != "lifted":
        raise Unlifted(f"entry {entry.number}: written by rules {state.rules}")
    return _stamped(state, FOLDS[entry.kind](time_entries.elapsed(state, entry), entry), entry)


def fold_unplayed(state: TableState, entry: EntryRow) -> TableState:
    """A table that cannot be carried on, after one more entry: who sits there is still told, what is played is not."""
    if entry.kind == "begin":
        seats = [state.seats[wish] for wish in entry.body["order"]]
        return _stamped(state, replace(state, seats=tuple(seats), begun=True), entry)
    if entry.kind in BESIDE:
        return _stamped(state, FOLDS[entry.kind](state, entry), entry)
    return _stamped(state, state, entry)


def fold_move(state: TableState, entry: EntryRow, move: Move) -> TableState:
    """The table after an `act` whose move is made already."""
    return _stamped(state, _with_move(time_entries.elapsed(state, entry), entry, move), entry)


def _stamped(before: TableState, after: TableState, entry: EntryRow) -> TableState:
    clocks = ticked(before, after, entry)
    after = time_entries.agreed(before, after, clocks)
    if clocks is not None and after.last is not None and after.last is not before.last:
        after.last.used = clocks.used
    if after.last is not None:
        after.last.seats = after.seats
    waited = _waited(before, after, entry)
    return replace(after, version=entry.number, changed=entry.at, waited=waited, clocks=clocks)


def _waited(before: TableState, after: TableState, entry: EntryRow) -> tuple[float, ...]:
    """Since when each seat is waited for. Whoever acts, comes back or is asked anew has all their time again."""
    rewound = bool(entry.body.get("rewind"))  # by the owner, at whose seat nothing need have happened
    asked, anew = set(before.pending), rewound and after.asked is not before.asked
    stirs = entry.seat if entry.kind in ("act", "undo", "back") and not rewound else None
    waited = [0.0] * len(after.seats)
    for seat in after.pending:
        waited[seat] = entry.at if anew or seat == stirs or seat not in asked else before.waited[seat]
    return tuple(waited)


# ---- playing


def play(state: TableState, seat: Seat, action: Action, script: Outcomes | None = None) -> Move:
    """The move that an action makes after the last one; what the rules refuse raises `IllegalAction`."""
    assert state.last is not None
    return _play(state.game, state.last, seat, action, script)


def _play(game: Game, last: Move, seat: Seat, action: Action, script: Outcomes | None = None) -> Move:
    before = last.position
    position = before.copy()
    heard: list[Event] = []
    position.journal = heard
    chance = _chance(position)
    if script is not None:
        chance.script = script_of(game, script)
    drawn = chance.listen()
    position.apply(seat, action)
    position.journal = chance.heard = None
    deed = Entry(seat, action.notation, _written(game, drawn))
    events = tuple(game.scene_events(heard))
    final = bool(drawn) or game.reveals(before, seat, action)
    return Move(last, position, deed, events, final, script is not None)


def _set_up(state: TableState) -> Move:
    row, game = state.row, state.game
    given: Outcomes = tuple([(purpose, written) for purpose, written in row.setup])
    position = game.prepare(row.seats, row.seed, row.options, None, script_of(game, given))
    drawn = _chance(position).listen()
    game.start(position)
    _chance(position).heard = None
    return Move(None, position, Entry(0, "setup", _written(game, drawn)))


def _chance(position: Position) -> Chance:
    assert position.chance is not None  # only a view has none
    return position.chance


def _written(game: Game, drawn: list[tuple[str, int]]) -> Outcomes:
    return tuple([(purpose, game.outcome_text(purpose, outcome)) for purpose, outcome in drawn])


# ---- what each kind of entry does


def _sit(state: TableState, entry: EntryRow) -> TableState:
    seat = seat_of(state, entry)
    sits = SeatState(seat.colour, "person", entry.body["name"], (entry.guest,), since=entry.number, seen=seat.seen)
    return with_seat(state, entry, _seen(state, sits))


def _hold(state: TableState, entry: EntryRow) -> TableState:
    seat = seat_of(state, entry)
    return with_seat(state, entry, _seen(state, replace(seat, holders=(*seat.holders, entry.guest))))


def _seen(state: TableState, seat: SeatState) -> SeatState:
    """A seat whose holders are shown what only it may see."""
    shown = state.begun or showed_hands_early(state.row)
    return replace(seat, seen=seat.seen.union(seat.holders)) if shown else seat


def _expect(state: TableState, entry: EntryRow) -> TableState:
    return with_seat(state, entry, SeatState(seat_of(state, entry).colour, name=entry.body["name"]))


def _fill(state: TableState, entry: EntryRow) -> TableState:
    seat, level = seat_of(state, entry), entry.body["level"]
    free = SeatState(seat.colour, seen=seat.seen)
    bot = replace(free, kind="bot", name=entry.body.get("name", BOT_NAMES[seat.colour]), level=level)
    return with_seat(state, entry, bot if level else free)


def _leave(state: TableState, entry: EntryRow) -> TableState:
    seat = seat_of(state, entry)
    state = with_seat(state, entry, SeatState(seat.colour, seen=seat.seen))
    out = tuple(entry.body.get("barred", ()))
    return replace(state, barred=(*state.barred, Barred(entry.number, seat.name, out))) if out else state


def _admit(state: TableState, entry: EntryRow) -> TableState:
    let_in = {guest for barred in state.barred if barred.since == entry.body["since"] for guest in barred.guests}
    return replace(state, barred=tuple([barred for barred in state.barred if let_in.isdisjoint(barred.guests)]))


def _colour(state: TableState, entry: EntryRow) -> TableState:
    """A seat has the colour, and whichever had it before has that of the seat."""
    paints, chosen = list(state.paints), entry.body["colour"]
    mine, other = seat_of(state, entry).colour, paints.index(chosen)
    paints[mine], paints[other] = chosen, paints[mine]
    return replace(state, paints=tuple(paints))


def _talk(state: TableState, entry: EntryRow) -> TableState:
    return replace(state, speaking=ruled_by(entry.body))


def _renew(state: TableState, entry: EntryRow) -> TableState:
    """Whoever sat down and whoever renews keep the seat; the other browsers came by the old link."""
    seat = seat_of(state, entry)
    holders = tuple(dict.fromkeys((*seat.holders[:1], entry.guest)))
    return handed(state, entry, replace(seat, holders=holders, since=entry.number))


def _begin(state: TableState, entry: EntryRow) -> TableState:
    state = replace(state, begun=True, last=state.last or _set_up(state))
    return replace(state, seats=tuple([_seen(state, state.seats[wish]) for wish in entry.body["order"]]))


def _act(state: TableState, entry: EntryRow) -> TableState:
    assert entry.seat is not None
    body = entry.body
    outcomes: Outcomes = tuple([(purpose, written) for purpose, written in body["outcomes"]])
    script = outcomes if body.get("scripted") else None
    move = play(state, entry.seat, state.game.action(body["notation"]), script)
    if move.deed.outcomes != outcomes:
        raise Unfollowable(f"entry {entry.number}: chance gave {move.deed.outcomes}, not {outcomes}")
    return _with_move(state, entry, move)


def _with_move(state: TableState, entry: EntryRow, move: Move) -> TableState:
    if entry.body.get("hurried"):
        move.events = (beside(message("core-log-hurried", who=player(move.seat)), move.seat), *move.events)
    if trouble := entry.body.get("trouble"):
        kind = "standby" if entry.body.get("standby") else trouble
        move.events = (*move.events, beside(message(f"core-log-bot-{kind}", who=player(move.seat)), move.seat))
    log = state.log
    for event in move.events:
        if "say" in event:
            log = Chain(log, Line(move.number, event))
    move.age = state.rewinds
    move.keep()
    redo = state.redo[:-1] if entry.body.get("redo") else ()
    written, scripted = Chain(state.written, move.deed), state.scripted or move.scripted
    state = _with_bot_moved(state, entry)
    return replace(state, last=move, log=log, redo=redo, written=written, scripted=scripted)


def _with_bot_moved(state: TableState, entry: EntryRow) -> TableState:
    """From its first move on, a bot that others put on a seat stays until its person asks for it."""
    seat = seat_of(state, entry)
    if entry.guest or not seat.bot_waits or seat.stood_in is None:
        return state
    return with_seat(state, entry, replace(seat, stood_in=replace(seat.stood_in, moved=True)))


def _undo(state: TableState, entry: EntryRow) -> TableState:
    """Take back the last `n` moves, then do again those of others that only came after a secret choice."""
    last, n = state.last, entry.body["n"]
    if last is None or not 0 < n <= last.number or entry.seat is None:
        raise Unfollowable(f"entry {entry.number}: {n} moves cannot be undone")
    kept = [(seat, notation) for seat, notation in entry.body.get("kept", ())]
    undone = [(move.seat, move.deed.notation) for move, _ in zip(last.backwards(), range(n), strict=False)]
    redo = (*state.redo, *[deed for deed in undone if deed not in kept])
    last = last.back(n)
    log = log_back(state.log, last.number)
    written = Chain(state.written, Entry(entry.seat, f"{UNDO}{n}"))
    for seat, notation in kept:
        last = _play(state.game, last, seat, state.game.action(notation))
        written = Chain(written, last.deed)
    rewound = bool(entry.body.get("rewind"))
    if rewound:
        log = Chain(log, Line(last.number, beside(message("core-log-rewind", move=last.number)), True))
    last.keep()
    return replace(state, last=last, log=log, redo=redo, written=written, rewinds=state.rewinds + rewound)


def log_back(log: Chain[Line] | None, move: int, notes: bool = True) -> Chain[Line] | None:
    """The story as far as a move, and the notes that came later where they are wished for."""
    later: list[Line] = []
    while log is not None and log.value.move > move:
        if log.value.note:
            later.append(replace(log.value, move=move))
        log = log.before
    for note in reversed(later) if notes else ():
        log = Chain(log, note)
    return log


def _standin(state: TableState, entry: EntryRow) -> TableState:
    seat = replace(seat_of(state, entry), away=True, level=entry.body["level"])
    if "why" not in entry.body:  # its person wished it, or the log is older than the rule of absence
        return handed(state, entry, seat)
    why, by, (n, unit) = entry.body["why"], entry.body["by"], entry.body["after"]
    told: dict[str, Any] = {"after": message(f"core-time-{unit}", n=n)}
    if by is not None:
        told["by"] = player(by)
    seat = replace(seat, stood_in=StoodIn(why, by, entry.at))
    return handed(state, entry, seat, f"-{why}" if by is not None else f"-{why}-owner", **told)


def _back(state: TableState, entry: EntryRow) -> TableState:
    seat = seat_of(state, entry)
    in_time = "-in-time" if seat.bot_waits else ""
    return handed(state, entry, replace(seat, away=False, level=None, stood_in=None), in_time)


def _concede(state: TableState, entry: EntryRow) -> TableState:
    seat = replace(seat_of(state, entry), away=False, conceded=True, level=entry.body["level"], stood_in=None)
    return handed(state, entry, seat)


def _hint(state: TableState, entry: EntryRow) -> TableState:
    """Hints are counted, and the story says so: whoever plays against somebody should know."""
    seat = seat_of(state, entry)
    return handed(state, entry, replace(seat, hints=seat.hints + 1))


def _lifted(state: TableState, entry: EntryRow) -> TableState:
    rules, ours = entry.body["rules"], state.game.version
    if rules > ours:
        raise Unfollowable(f"entry {entry.number}: by rules {rules}")
    if state.rules < ours and rules < ours:
        raise Unlifted(f"entry {entry.number}: by rules {rules}")
    return replace(state, rules=ours)


def _again(state: TableState, entry: EntryRow) -> TableState:
    return replace(state, again=entry.body["table"])


def _close(state: TableState, entry: EntryRow) -> TableState:
    return replace(state, closed=Closed(entry.body["en"], entry.body["fr"]) if "en" in entry.body else None)


def _forget(state: TableState, entry: EntryRow) -> TableState:
    """Seats lose their person; where a bot must take over, the story says so as if they had given up."""
    before = state
    state = replace(state, barred=forgotten_bars(state.barred, entry.body.get("barred", ())))
    for number, gone in entry.body["seats"]:
        at = replace(entry, seat=number)
        seat = seat_of(before, at)
        after = forgotten_seat(seat, gone, before.status)
        given_up = after.conceded and not seat.conceded
        state = handed(state, replace(at, kind="concede"), after) if given_up else with_seat(state, at, after)
    if "heir" in entry.body:
        heir = entry.body["heir"]
        owner = "" if heir is None else state.seats[heir].holders[0]
        state = replace(state, row=replace(state.row, owner=owner))
    return state


def _adopt(state: TableState, entry: EntryRow) -> TableState:
    """Nobody at the table sees a difference: seats, name and colour stay."""
    was, person = entry.body["was"], entry.guest

    def now(guests: Iterable[str]) -> tuple[str, ...]:
        return tuple(adopted(guests, was, person))

    seats = [replace(seat, holders=now(seat.holders), seen=frozenset(now(seat.seen))) for seat in state.seats]
    barred = [
        replace(bar, guests=tuple([person if each == was else each for each in bar.guests])) for bar in state.barred
    ]
    row = replace(state.row, owner=person) if state.row.owner == was else state.row
    return replace(state, row=row, seats=tuple(seats), barred=tuple(barred))


FOLDS: dict[str, Callable[[TableState, EntryRow], TableState]] = {
    "sit": _sit,
    "hold": _hold,
    "expect": _expect,
    "fill": _fill,
    "leave": _leave,
    "colour": _colour,
    "talk": _talk,
    "admit": _admit,
    "renew": _renew,
    "begin": _begin,
    "act": _act,
    "undo": _undo,
    "standin": _standin,
    "back": _back,
    "concede": _concede,
    "timeout": time_entries.timeout,
    "pause": time_entries.pause,
    "holiday": time_entries.holiday,
    "again": _again,
    "hint": _hint,
    "lifted": _lifted,
    CLOSE: _close,
    "forget": _forget,
    "adopt": _adopt,
}
"""Each kind of entry and what it makes of a table."""

BESIDE: frozenset[str] = frozenset(FOLDS) - {"begin", "act", "undo", "lifted"}
"""The kinds that happen beside the game: no rule is needed to follow them."""
