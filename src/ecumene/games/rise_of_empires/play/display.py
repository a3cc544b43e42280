"""The action display: in turn A a disc goes into a row, in turn B it comes back; each time its action is done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.numbers import total
from ecumene.games.rise_of_empires.box.actions import BACK, DISC, DONE, MOST_SPACES, PAY, REST, USE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CITY, EMPIRE, FREE_DISCS, NONE, ROWS, THINGS, TRADE
from ecumene.games.rise_of_empires.play import city, empire, progress, trade
from ecumene.games.rise_of_empires.play.gains import pay
from ecumene.games.rise_of_empires.play.model import KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.taking import ask_tile, takeable

# ---- rows


def discs_in(position: EmpiresPosition, row: int) -> int:
    """How many discs lie in a row."""
    return _discs_from(position, row, 0)


def _discs_from(position: EmpiresPosition, row: int, space: int) -> int:
    """How many discs lie in a row from a space on, to the left."""
    discs = 0
    for place in range(MOST_SPACES * row + space, MOST_SPACES * (row + 1)):
        if position.rows[place] != NONE:
            discs += 1
    return discs


def is_open(position: EmpiresPosition, row: int) -> bool:
    """Whether a row has room for one more disc, by the number of players [rise_of_empires.display.spaces]."""
    return discs_in(position, row) < position.box.values.spaces[row][position.seats]


def possible(position: EmpiresPosition, seat: Seat, row: int) -> bool:
    """Whether a seat can do a row's action now; an empire tile may be taken with nothing to place.

    [rise_of_empires.display.possible]
    """
    if row == EMPIRE:
        return empire.can_take(position)
    if row == TRADE:
        return len(trade.spaces(position, seat)) > 0
    if row == CITY:
        return city.can_take(position, seat)
    return len(takeable(position, seat, row)) > 0


def price(position: EmpiresPosition, seat: Seat, row: int, space: int) -> int:
    """One for each disc to the left of the one taken back [rise_of_empires.display.price].

    Nothing lies there: it is free [rise_of_empires.display.free]; Printing never pays
    [rise_of_empires.effects.free_discs].
    """
    left = _discs_from(position, row, space + 1)
    return 0 if left and position.active_modifier(seat, FREE_DISCS) else left


def wealth(position: EmpiresPosition, seat: Seat) -> int:
    """What a seat could pay in all, in five currencies [rise_of_empires.display.currencies]."""
    return total(position.goods, KINDS * seat, KINDS * seat + KINDS)


def own_discs(position: EmpiresPosition, seat: Seat) -> list[int]:
    """The spaces with discs of a seat, as 10 * row + space."""
    return [place for place, owner in enumerate(position.rows) if owner == seat]


# ---- whose action


@dataclass(frozen=True, eq=False)
class ActionRound(Step):
    """One action of each player, in turn order [rise_of_empires.display.six_actions]."""

    number: int

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.actions_done = self.number
        for seat in reversed(position.order):
            position.agenda.append(BeginAction(seat))


@dataclass(frozen=True, eq=False)
class BeginAction(Step):
    """A player's action, with free actions before and after it [rise_of_empires.progress.free_action]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.acting = self.seat
        position.agenda.append(EndAction(self.seat))
        position.agenda.append(Afterwards(self.seat))
        position.agenda.append(TakeAction(self.seat))


@dataclass(frozen=True, eq=False)
class EndAction(Step):
    """The seat has acted."""

    seat: Seat

    def run(self, position: Any) -> None:
        progress.acted(position, self.seat)


@dataclass(frozen=True, eq=False)
class TakeAction(SeatQuestion):
    """A free action, or the action itself."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        legal = progress.usable(position, seat)
        legal += _discs_back(position, seat) if position.turn_b else _discs_down(position, seat)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            progress.check_use(position, seat, action.arg)
        elif action.verb == BACK:
            _check_back(position, seat, action)
        elif action.verb == DISC or action.verb == REST:
            _check_disc(position, seat, action)
        else:
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            position.agenda.append(self)
            progress.use(position, seat, action.arg)
        elif action.verb == BACK:
            _take_back(position, seat, action.arg, action.more)
        else:
            _put_down(position, seat, action.arg, action.verb == REST)


# ---- turn A


def _discs_down(position: EmpiresPosition, seat: Seat) -> list[Action]:
    """The rows whose action a seat can do, else every open one [rise_of_empires.display.rest].

    As often into one row as one likes [rise_of_empires.display.many].
    """
    legal: list[Action] = []
    for row in range(len(ROWS)):
        if is_open(position, row) and possible(position, seat, row):
            legal.append(position.acts.of[DISC][row])
    if not legal:
        for row in range(len(ROWS)):
            if is_open(position, row):
                legal.append(position.acts.of[REST][row])
    return legal


def _check_disc(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> None:
    row = action.arg
    if position.turn_b:
        raise IllegalAction("rise_of_empires.display.take_back")
    if not is_open(position, row):
        raise IllegalAction("rise_of_empires.display.spaces", row=ROWS[row])
    if action.verb == REST:
        if action not in _discs_down(position, seat):
            raise IllegalAction("rise_of_empires.display.rest", row=ROWS[row])
    elif not possible(position, seat, row):
        raise IllegalAction("rise_of_empires.display.possible", row=ROWS[row])


def _put_down(position: EmpiresPosition, seat: Seat, row: int, rest: bool) -> None:
    """A disc on the next space of a row, from right to left [rise_of_empires.display.right_to_left]."""
    position.rows[MOST_SPACES * row + discs_in(position, row)] = seat
    if position.journal is not None:
        say = "rise_of_empires-log-rests" if rest else "rise_of_empires-log-disc"
        position.tell(say, {"who": seat, "row": ROWS[row]})
    if not rest:
        act(position, seat, row, False)


def act(position: EmpiresPosition, seat: Seat, row: int, may_pass: bool) -> None:
    """A row's action."""
    if row == EMPIRE:
        empire.take_empire(position, seat, may_pass)
    elif row == TRADE:
        trade.ask_trade(position, seat, may_pass)
    else:
        ask_tile(position, seat, row, may_pass)


# ---- turn B


def _discs_back(position: EmpiresPosition, seat: Seat) -> list[Action]:
    """The own discs that a seat can pay for; if none, the cheapest [rise_of_empires.display.cannot_pay]."""
    most = wealth(position, seat)
    places = own_discs(position, seat)
    prices = [price(position, seat, place // MOST_SPACES, place % MOST_SPACES) for place in places]
    if not any(cost <= most for cost in prices):
        most = min(prices)
    back = position.acts.of[BACK]
    return [back[places[disc]] for disc in range(len(places)) if prices[disc] <= most]


def _check_back(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> None:
    if not position.turn_b:
        raise IllegalAction("rise_of_empires.display.place")
    if position.rows[MOST_SPACES * action.arg + action.more] != seat:
        raise IllegalAction("rise_of_empires.display.take_back", row=ROWS[action.arg])
    due = price(position, seat, action.arg, action.more)
    if due > wealth(position, seat) and action not in _discs_back(position, seat):
        raise IllegalAction("rise_of_empires.display.afford", row=ROWS[action.arg])


def _take_back(position: EmpiresPosition, seat: Seat, row: int, space: int) -> None:
    """A disc leaves its row; what lies to its left is paid for, then the action is done or not.

    [rise_of_empires.display.take_back] [rise_of_empires.display.without_action]
    """
    due = price(position, seat, row, space)
    position.rows[MOST_SPACES * row + space] = NONE  # rule: rise_of_empires.era_end.discs_gone
    if position.journal is not None:
        position.tell("rise_of_empires-log-back", {"who": seat, "row": ROWS[row], "n": due})
    if due > wealth(position, seat):  # all one has, and no action [rise_of_empires.display.cannot_pay]
        for thing in range(KINDS):
            pay(position, seat, thing, position.have(seat, thing))
        position.tell("rise_of_empires-log-passes", {"who": seat, "row": ROWS[row]})
        return
    position.agenda.append(RowAction(seat, row))
    ask_payment(position, seat, due)


@dataclass(frozen=True, eq=False)
class RowAction(Step):
    """The action of a disc that was taken back, if it can be done; it need not be."""

    seat: Seat
    row: int

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        if possible(position, self.seat, self.row):
            act(position, self.seat, self.row, True)
        else:
            position.tell("rise_of_empires-log-passes", {"who": self.seat, "row": ROWS[self.row]})


def ask_payment(position: EmpiresPosition, seat: Seat, due: int) -> None:
    """Ask in what so much is paid, unless there is only one way."""
    if not due:
        return
    able = [thing for thing in range(KINDS) if position.have(seat, thing)]
    if len(able) == 1:
        pay(position, seat, able[0], due)
    elif wealth(position, seat) == due:
        for thing in able:
            pay(position, seat, thing, position.have(seat, thing))
    else:
        position.agenda.append(PayDiscs(seat, due))


@dataclass(frozen=True, eq=False)
class PayDiscs(SeatQuestion):
    """In what to pay for the discs to the left, freely mixed [rise_of_empires.display.mixed]."""

    due: int

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        legal: list[Action] = []
        for thing in range(KINDS):
            for amount in range(1, min(self.due, position.have(seat, thing)) + 1):
                legal.append(position.acts.pay(thing, amount))
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb != PAY:
            raise IllegalAction("core.choice")
        if action.more > self.due:
            raise IllegalAction("rise_of_empires.display.price", thing=THINGS[action.arg])
        if action.more > position.have(seat, action.arg):
            raise IllegalAction("rise_of_empires.display.floor", thing=THINGS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        pay(position, seat, action.arg, action.more)
        ask_payment(position, seat, self.due - action.more)


# ---- free actions after the action


@dataclass(frozen=True, eq=False)
class Afterwards(Step):
    """The action is done; free actions may follow."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        if progress.usable(position, self.seat):
            position.agenda.append(AfterAction(self.seat))


@dataclass(frozen=True, eq=False)
class AfterAction(SeatQuestion):
    """A free action after the normal one, or no more."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        return [*progress.usable(position, seat), position.acts.done]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            progress.check_use(position, seat, action.arg)
        elif action.verb != DONE:
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == USE:
            position.agenda.append(Afterwards(seat))
            progress.use(position, seat, action.arg)


ITEMS: tuple[type[Item], ...] = (
    ActionRound, AfterAction, Afterwards, BeginAction, EndAction, PayDiscs, RowAction, TakeAction,
)  # fmt: skip
