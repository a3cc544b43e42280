"""Acting: what is played, taken back and done again. Each function says what a wish amounts to, or refuses it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ecumene.core.action import Action, Seat
from ecumene.core.errors import EcumeneError, IllegalAction, NotationError
from ecumene.core.game import Game
from ecumene.core.record import Outcomes
from ecumene.table.deeds import Deed, follow
from ecumene.table.fold import play
from ecumene.table.guests import Guest
from ecumene.table.messages import ActRequest, RewindRequest, UndoRequest
from ecumene.table.problems import TableProblem, illegal, problem, unreadable
from ecumene.table.seating import need_owner, need_running, own_seat
from ecumene.table.state import TableState

NO_UNDO = {"nothing": "undo-nothing", "other": "undo-other", "chance": "undo-chance", "over": "game-over"}
"""Why an action cannot be taken back, and the words for it."""


@dataclass(frozen=True)
class Acts:
    """The actions of a request that the rules allow, and what they say about the first they do not."""

    deeds: list[Deed]
    refused: TableProblem | None = None


def act(state: TableState, guest: Guest, wish: ActRequest) -> Acts:
    """Let a seat act, several times where several actions are named; the first refusal ends it."""
    need_playing(state, guest, wish.seat)
    deeds: list[Deed] = []
    for named in wish.actions:
        try:
            action = find_action(state.game, named)
            deed = act_deed(state, wish.seat, action, guest.id)
        except IllegalAction as refusal:
            return Acts(deeds, illegal(state.game, refusal, state.names, len(deeds)))
        except TableProblem as refused:
            refused.problem.done = len(deeds)
            return Acts(deeds, refused)
        deeds.append(deed)
        state = follow(state, deed, 0.0)[1]
    return Acts(deeds)


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


def bot_deed(state: TableState, seat: Seat, notation: str, trouble: str) -> Deed:
    """What a bot decided. An answer that the rules refuse is one more way for a bot to break down."""
    try:
        more = {"trouble": trouble} if trouble else {}
        return act_deed(state, seat, state.game.action(notation), "", None, **more)
    except EcumeneError:
        assert state.last is not None
        first = state.last.position.legal(seat)[0]
        return act_deed(state, seat, first, "", None, trouble=trouble or "crash")


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
    if state.status == "over":
        return UndoPlan("over")
    if last is None or not last.number or not state.begun:
        return UndoPlan("nothing")
    later: list[tuple[Seat, str]] = []
    for move in state.sealed():
        if move.seat == seat:
            return UndoPlan(n=len(later) + 1, kept=tuple(reversed(later)))
        later.append((move.seat, move.deed.notation))
    if last.seat != seat:
        return UndoPlan("other")
    return UndoPlan("chance") if last.final else UndoPlan()


def undo(state: TableState, guest: Guest, wish: UndoRequest) -> list[Deed]:
    """Take back the last action of a seat."""
    need_playing(state, guest, wish.seat)
    plan = undo_plan(state, wish.seat)
    if plan.why:
        raise problem("no_undo", NO_UNDO[plan.why])
    body: dict[str, object] = {"n": plan.n}
    if plan.kept:
        body["kept"] = [list(deed) for deed in plan.kept]
    return [Deed("undo", wish.seat, guest.id, body)]


def redo(state: TableState, guest: Guest, wish: UndoRequest) -> list[Deed]:
    """Do again what was taken back, as long as nothing else was played; chance gives the same again."""
    need_playing(state, guest, wish.seat)
    if not can_redo(state, wish.seat):
        raise problem("no_undo", "redo-nothing")
    return [act_deed(state, wish.seat, state.game.action(state.redo[-1][1]), guest.id, redo=True)]


def can_redo(state: TableState, seat: Seat) -> bool:
    """Whether the next action that was taken back is this seat's."""
    return bool(state.redo) and state.redo[-1][0] == seat and seat in state.pending


def rewind(state: TableState, guest: Guest, wish: RewindRequest) -> list[Deed]:
    """The owner takes the table back to any move; the story says so."""
    need_owner(state, guest)
    if state.last is None:
        raise problem("waiting", "not-begun")
    if wish.move >= state.moves:
        raise problem("bad_request", "no-such-move", "move", moves=state.moves)
    seat = next(iter(state.seats_of(guest.id)), 0)
    return [Deed("undo", seat, guest.id, {"n": state.moves - wish.move, "rewind": True})]


def need_playing(state: TableState, guest: Guest, seat: Seat) -> None:
    """Refuse whoever may not decide for a seat now."""
    held = own_seat(state, guest, seat)
    need_running(state)
    if held.conceded:
        raise problem("not_allowed", "conceded", "seat")
    if held.away:
        raise problem("not_allowed", "away", "seat")
