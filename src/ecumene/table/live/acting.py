"""Acting: what is played, taken back and done again. Each function says what a wish amounts to, or refuses it.

One deed may take several actions: a piece is chosen, then told where to. Positions in between are halfway, and nobody
rests there: such actions are taken back and done again together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ecumene.core.action import Action, Seat
from ecumene.core.errors import EcumeneError, IllegalAction, NotationError
from ecumene.core.game import Game
from ecumene.core.record import Outcomes
from ecumene.table.live.seating import need_owner, need_running, own_seat
from ecumene.table.log.coached import is_rated
from ecumene.table.log.deeds import Deed, follow
from ecumene.table.log.fold import play
from ecumene.table.log.state import TableState, secret_number
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.messages import ActRequest, RewindRequest, UndoRequest
from ecumene.table.wire.problems import TableProblem, illegal, problem, unreadable

NO_UNDO = {"nothing": "undo-nothing", "other": "undo-other", "chance": "undo-chance", "over": "game-over"}
"""Why an action cannot be taken back, and the words for it."""


@dataclass(frozen=True)
class Acts:
    """The actions of a request that the rules allow, and what they say about the first they do not."""

    deeds: list[Deed]
    refused: TableProblem | None = None


def act(state: TableState, guest: Guest, wish: ActRequest) -> Acts:
    """Let a seat act, several times where several actions are named; the first refusal ends it.

    A deed that could not be finished is not begun either.
    """
    need_playing(state, guest, wish.seat)
    deeds: list[Deed] = []
    for named in wish.actions:
        if deeds:  # whoever writes them down follows them again: the last one is followed there alone
            state = follow(state, deeds[-1], 0.0)[1]
        try:
            action = find_action(state.game, named)
            deed = act_deed(state, wish.seat, action, guest.id)
        except IllegalAction as refusal:
            deeds = _finished(deeds)
            return Acts(deeds, illegal(state.game, refusal, state.names, len(deeds)))
        except TableProblem as refused:
            deeds = _finished(deeds)
            refused.problem.done = len(deeds)
            return Acts(deeds, refused)
        deeds.append(deed)
    return Acts(deeds)


def _finished(deeds: list[Deed]) -> list[Deed]:
    """Deeds without the beginning of one that goes no further."""
    while deeds and deeds[-1].move is not None and deeds[-1].move.halfway:
        deeds = deeds[:-1]
    return deeds


def still_asked(then: TableState, now: TableState, seat: Seat) -> bool:
    """Whether a seat that saw the table `then` is asked the same now.

    People may have come or gone since, or others have chosen in secret: that changes nothing for it.
    """
    if now.closed is not None:
        return False
    return then.last is now.last or (then.asked is now.asked and (seat in then.pending) == (seat in now.pending))


def act_deed(
    state: TableState, seat: Seat, action: Action, guest: str, script: Outcomes | None = None, **more: object
) -> Deed:
    """An action carried out; what the rules refuse raises `IllegalAction`. `script` tells chance what to give."""
    move = play(state, seat, action, script)
    body = {"notation": action.notation, "outcomes": [list(outcome) for outcome in move.deed.outcomes], **more}
    if script is not None:
        body["scripted"] = True
    return Deed("act", seat, guest, body, move)


def find_action(game: Game, named: int | str) -> Action:
    """An action by its number in the catalogue or by its notation."""
    try:
        return game.actions[named] if isinstance(named, int) else game.action(named)
    except (IndexError, NotationError) as error:
        raise unreadable("no-such-action", EcumeneError(str(error)), "actions") from error


def bot_deed(state: TableState, seat: Seat, notation: str, trouble: str, standby: bool = False) -> Deed:
    """What a bot decided, or on `standby` the table for it; `trouble` says why it was not the bot that was asked."""
    more: dict[str, object] = {"trouble": trouble} if trouble else {}
    if standby:
        more["standby"] = True
    return act_deed(state, seat, state.game.action(notation), "", None, **more)


def hurried_deed(state: TableState, seat: Seat) -> Deed:
    """What chance decides for a seat whose time is over; drawn from the table's seed, as its bots' chances are."""
    assert state.last is not None
    assert state.asked is not None
    legal = state.last.position.legal(seat)
    drawn = secret_number(state, f"hurry:{state.asked.number}:{seat}") % len(legal)
    return act_deed(state, seat, legal[drawn], "", None, hurried=True)


# ---- back and forth


@dataclass(frozen=True)
class UndoPlan:
    """How to take a seat's last action back, or `why` that cannot be.

    A choice that is still secret can be taken back although others chose after it: `kept` is what they chose.
    """

    why: Literal["", "nothing", "chance", "other", "over"] = ""
    n: int = 1
    kept: tuple[tuple[Seat, str], ...] = ()


def undo_plan(state: TableState, seat: Seat) -> UndoPlan:
    """Whether and how a seat can take its last action back."""
    last = state.last
    if state.status in ("over", "stopped"):
        return UndoPlan("over")
    if last is None or not last.number or not state.begun:
        return UndoPlan("nothing")
    later: list[tuple[Seat, str]] = []
    for move in state.sealed():
        if move.seat == seat:
            return UndoPlan(n=len(later) + 1, kept=tuple(reversed(later)))
        later.append((move.seat, move.deed.notation))
    n = 1
    for move in last.backwards():
        if move.seat != seat:
            return UndoPlan("other")
        if move.final:
            return UndoPlan("chance")
        if move.before is None or not move.before.halfway:
            break
        n += 1
    return UndoPlan(n=n)


def undo(state: TableState, guest: Guest, wish: UndoRequest) -> list[Deed]:
    """Take back the last deed of a seat."""
    need_playing(state, guest, wish.seat)
    plan = undo_plan(state, wish.seat)
    if plan.why:
        raise problem("no_undo", NO_UNDO[plan.why])
    body: dict[str, object] = {"n": plan.n}
    if plan.kept:
        body["kept"] = [list(deed) for deed in plan.kept]
    return [Deed("undo", wish.seat, guest.id, body)]


def redo(state: TableState, guest: Guest, wish: UndoRequest) -> list[Deed]:
    """Do again the deed that was taken back, as long as nothing else was played; chance gives the same again."""
    need_playing(state, guest, wish.seat)
    if not can_redo(state, wish.seat):
        raise problem("no_undo", "redo-nothing")
    deeds: list[Deed] = []
    while not deeds or (state.halfway and can_redo(state, wish.seat)):
        deeds.append(act_deed(state, wish.seat, state.game.action(state.redo[-1][1]), guest.id, redo=True))
        state = follow(state, deeds[-1], 0.0)[1]
    return deeds


def can_redo(state: TableState, seat: Seat) -> bool:
    """Whether the next action that was taken back is this seat's."""
    return bool(state.redo) and state.redo[-1][0] == seat and seat in state.pending


def rewind(state: TableState, guest: Guest, wish: RewindRequest) -> list[Deed]:
    """The owner takes the table back to any move, or to where its deed began; the story says so."""
    need_owner(state, guest)
    if is_rated(state.row):
        raise problem("not_allowed", "rated-rewind")
    if state.last is None:
        raise problem("waiting", "not-begun")
    if wish.move >= state.moves:
        raise problem("bad_request", "no-such-move", "move", moves=state.moves)
    seat = next(iter(state.seats_of(guest.id)), 0)
    goal = state.last.back(state.moves - wish.move).rest()
    return [Deed("undo", seat, guest.id, {"n": state.moves - goal.number, "rewind": True})]


def need_playing(state: TableState, guest: Guest, seat: Seat) -> None:
    """Refuse whoever may not decide for a seat now."""
    held = own_seat(state, guest, seat)
    need_running(state)
    if held.conceded:
        raise problem("not_allowed", "conceded", "seat")
    if held.away:
        raise problem("not_allowed", "away", "seat")
