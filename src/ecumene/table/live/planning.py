"""Planning: what several decisions of one turn would come to, and doing all of them together.

A plan is tried on guesses from the seat's own view, more than one: the table's own chance and what others hide are
never asked, so nothing of them can be learnt by planning. Sent, a plan is one write of the log: all of it, or up to the
first action after which chance, a secret or another seat has a say, for nobody can have planned beyond that.
"""

from __future__ import annotations

from random import Random
from typing import Literal, Protocol, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.table.live.acting import act_deed, find_action, need_playing
from ecumene.table.log.deeds import Deed, follow
from ecumene.table.log.state import TableState
from ecumene.table.wire.guests import Guest
from ecumene.table.wire.plan_messages import PlanDone, Planned, PlanRequest
from ecumene.table.wire.problems import illegal, problem

GUESSES = 3

Ends: TypeAlias = Literal["", "chance", "hidden", "other", "over"]


class Tabled(Protocol):
    """A live table, as far as somebody plans there."""

    @property
    def state(self) -> TableState: ...


def plan(table: Tabled, guest: Guest, wish: PlanRequest) -> Planned:
    """What a seat's actions would come to. It takes a while: not for the event loop."""
    state = table.state
    need_playing(state, guest, wish.seat)
    if state.version != wish.version:
        raise problem("stale", "stale", "version")
    if wish.seat not in state.pending or state.last is None:
        raise problem("not_allowed", "plan-unasked", "seat")
    actions = [find_action(state.game, named) for named in wish.actions]
    try:
        view, ends = carried_on(state.game, state.last.position, wish.seat, actions)
    except IllegalAction as refusal:
        raise illegal(state.game, refusal, state.names) from None
    choice = None if ends else state.game.choice(view, wish.seat)
    return Planned.model_validate({"scene": state.game.scene(view, wish.seat), "choice": choice, "ends": ends})


def carried_on(game: Game, position: Position, seat: Seat, actions: list[Action]) -> tuple[Position, Ends]:
    """How a seat would see the table after its actions, and why nothing more can be planned; `IllegalAction` where one
    is not allowed, `TableProblem` where one lies beyond what is sure.
    """
    shown = position.view(seat)
    guesses = [shown.guess(seat, Random(number)) for number in range(GUESSES)]
    ends: Ends = ""
    for number, action in enumerate(actions):
        if ends:
            raise problem("bad_request", f"plan-beyond-{ends}", f"actions.{number}")
        reveals = game.reveals(guesses[0], seat, action)
        drawn = [_apply(guess, seat, action) for guess in guesses]
        views = [guess.view(seat) for guess in guesses]
        sure = all(view.dump() == views[0].dump() for view in views)
        ends = "chance" if any(drawn) else "hidden" if reveals or not sure else _asked(guesses[0], seat)
        if ends not in ("chance", "hidden"):
            shown = views[0]
    return shown, ends


def _apply(guess: Position, seat: Seat, action: Action) -> bool:
    """Let a seat act; whether chance had a say."""
    assert guess.chance is not None, "a guess can be played on"
    drawn = guess.chance.listen()
    guess.apply(seat, action)
    guess.chance.heard = None
    return bool(drawn)


def _asked(position: Position, seat: Seat) -> Ends:
    pending = position.pending()
    return "over" if not pending else "" if pending == (seat,) else "other"


class Sending:
    """A plan that is sent: what it amounts to at the table as it is."""

    def __init__(self, guest: Guest, wish: PlanRequest) -> None:
        self._guest, self._wish = guest, wish
        self._done = 0

    def deeds(self, state: TableState) -> list[Deed]:
        """All actions, or those up to the first after which others or chance have a say. A refusal refuses all."""
        seat = self._wish.seat
        need_playing(state, self._guest, seat)
        actions = [find_action(state.game, named) for named in self._wish.actions]  # also those that are not reached
        deeds: list[Deed] = []
        for number, action in enumerate(actions):
            if deeds and not _goes_on(deeds[-1], state, seat):
                break
            try:
                deeds.append(act_deed(state, seat, action, self._guest.id))
            except IllegalAction as refusal:
                refused = illegal(state.game, refusal, state.names)
                refused.problem.field = f"actions.{number}"
                raise refused from None
            state = follow(state, deeds[-1], 0.0)[1]
        self._done = len(deeds)
        return deeds

    def told(self, version: int) -> PlanDone:
        """What is answered once it is written."""
        return PlanDone(version=version, done=self._done)


def _goes_on(deed: Deed, state: TableState, seat: Seat) -> bool:
    assert deed.move is not None
    return not deed.move.final and seat in state.pending
