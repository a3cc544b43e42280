"""Turns: on each, one takes an income turn or pays to advance on a track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step, among
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import ADVANCE, PAY, TOKEN, TapestryAction, bits_of
from ecumene.games.tapestry.box.content import FREELY, TRACKS, tier_of
from ecumene.games.tapestry.play.advancing import PAID_BONUS, advance, check_move, tokens_able
from ecumene.games.tapestry.play.closing import what_closes
from ecumene.games.tapestry.play.ending import end_game, finish, may_play_on
from ecumene.games.tapestry.play.income import begin_income_turn
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, KINDS, NONE
from ecumene.games.tapestry.play.paying import pay_resources
from ecumene.games.tapestry.play.playing_on import check_late, do_late, late_ways
from ecumene.games.tapestry.play.whenever import ADVANCE_TURN, TURN_BEGUN, TURN_ENDED, TURN_ENDING, announce, hears

# ---- what an advance costs


def cost(position: TapestryPosition, track: int, token: int) -> tuple[int, int]:
    """What the next space costs: of the track's own resource, and of any [tapestry.advancing.cost]."""
    return position.box.tracks[track].cost[tier_of(token + 1) - 1]


def mixture(position: TapestryPosition, track: int, token: int) -> int:
    """Which resources pay the part of the cost that is not the track's own: one of MIXTURES [tapestry.arts.cost]."""
    return position.box.tracks[track].mixtures[tier_of(token + 1) - 1]


def affordable(position: TapestryPosition, seat: Seat, track: int, token: int, total: int) -> bool:
    """Whether a seat with so many resources in all can pay for the next step of a token."""
    row, tier = position.box.tracks[track], tier_of(token + 1) - 1
    if row.mixtures[tier] != FREELY:
        return bool(ways_to_pay(position, seat, track, token))
    own, free = row.cost[tier]
    return total >= own + free and (not own or position.stock[KINDS * seat + row.resource] >= own)


def ways_to_pay(position: TapestryPosition, seat: Seat, track: int, token: int) -> list[int]:
    """The payments of the free part, as numbers of `payments`; none where there is no free part."""
    row, tier = position.box.tracks[track], tier_of(token + 1) - 1
    own, free = row.cost[tier]
    if not free:
        return []
    stock = position.stock[KINDS * seat : KINDS * seat + KINDS]
    if own:
        stock[row.resource] -= own
        if stock[row.resource] < 0:
            return []
    there, needed = bits_of(stock), position.acts.needed
    payments = position.acts.payments_of[row.mixtures[tier]][free]  # rule: tapestry.arts.cost
    return [number for number in payments if there & needed[number] == needed[number]]


def paying_tokens(position: TapestryPosition, seat: Seat, track: int) -> list[int]:
    """The tokens on a track whose next step a seat may take and can pay [tapestry.rulings.paid_advance]."""
    return _paying(position, seat, track, position.resources(seat))


def _paying(position: TapestryPosition, seat: Seat, track: int, total: int) -> list[int]:
    """The same for a seat with so many resources in all."""
    if not total:
        return []
    able = tokens_able(position, seat, track)
    if len(able) == 1:  # nearly always
        return able if affordable(position, seat, track, able[0], total) else []
    return [token for token in able if affordable(position, seat, track, token, total)]


def paying_tracks(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tracks on which a seat can pay for an advance."""
    total = position.resources(seat)
    return [track for track in range(position.box.track_count) if _paying(position, seat, track, total)]


def can_pay(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat can pay for an advance on any track."""
    total = position.resources(seat)
    return any(_paying(position, seat, track, total) for track in range(position.box.track_count))


# ---- whose turn


@dataclass(frozen=True, eq=False)
class BeginTurn(Step):
    """A player's turn; the first is an income turn [tapestry.turns.first].

    What was activated is forgotten whenever any turn begins [tapestry.rulings.space_limit_per_player]. Whoever cannot
    pay for an advance takes an income turn; there is no pass [tapestry.rulings.paid_advance].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        position.turn = self.seat
        position.turns += 1
        position.activated = [0] * position.seats
        position.repeated = [()] * position.seats
        position.resting = []
        position.agenda.append(EndTurn(self.seat))
        if hears(position, self.seat, TURN_BEGUN):
            position.agenda.append(TurnEnding(self.seat))
            position.agenda.append(DecideTurn(self.seat))
            announce(position, TURN_BEGUN, self.seat)
        else:
            _ask_turn(position, self.seat)


def _ask_turn(position: TapestryPosition, seat: Seat) -> None:
    if position.era[seat] == ERAS:
        _ask_last_turn(position, seat)
    elif position.era[seat] and can_pay(position, seat):
        position.agenda.append(TakeTurn(seat))
    else:
        begin_income_turn(position, seat)


def _ask_last_turn(position: TapestryPosition, seat: Seat) -> None:
    """A turn after the fifth income turn; whoever can do nothing with it has finished [tapestry.end.play_on]."""
    able = position.advances_on(seat) and can_pay(position, seat)
    if able or (position.plays_cards_on(seat) and position.hands[seat]):
        position.agenda.append(LastTurn(seat))
    else:
        finish(position, seat)


@dataclass(frozen=True, eq=False)
class DecideTurn(Step):
    """What comes before a turn is done: now its kind, by what one can pay."""

    seat: Seat

    def run(self, position: Any) -> None:
        _ask_turn(position, self.seat)


@dataclass(frozen=True, eq=False)
class TurnEnding(Step):
    """A turn is nearly over: whoever may still do something does it before landmark cards are looked at."""

    seat: Seat

    def run(self, position: Any) -> None:
        announce(position, TURN_ENDING, self.seat)


@dataclass(frozen=True, eq=False)
class EndTurn(Step):
    """Clockwise to the next player who has not finished [tapestry.turns.order].

    Before that the turn's end brings what it brings, and the landmark of a landmark card may be gained
    [tapestry.landmarks.objective] [tapestry.rulings.end_of_turn].

    Closed tracks open again at the end of the owner's next turn, or when that turn would have come
    [tapestry.rulings.block_without_next_turn].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        closing = what_closes(position, self.seat)
        if closing is not None:
            position.agenda.append(self)
            position.agenda.append(closing)
            return
        last = position.era[self.seat] == ERAS and not position.finished[self.seat]
        if last and not may_play_on(position, self.seat):
            finish(position, self.seat)
        _end_blocks(position, self.seat)
        self._pass_on(position)
        if not position.finished[self.seat]:
            announce(position, TURN_ENDED, self.seat)

    def _pass_on(self, position: TapestryPosition) -> None:
        for distance in range(1, position.seats):
            seat = (self.seat + distance) % position.seats
            if not position.finished[seat]:
                position.agenda.append(BeginTurn(seat))
                return
            _end_blocks(position, seat)
        if position.finished[self.seat]:
            end_game(position)
        else:
            position.agenda.append(BeginTurn(self.seat))


def _end_blocks(position: TapestryPosition, owner: Seat) -> None:
    """A turn of `owner` is over."""
    if not position.blocks:
        return
    left: list[tuple[int, ...]] = []
    for block in position.blocks:
        if block[1] != owner:
            left.append(block)
        elif block[2] > 1:
            left.append((block[0], owner, block[2] - 1))
    position.blocks = left


@dataclass(frozen=True, eq=False)
class TakeTurn(SeatQuestion):
    """An income turn, or an advance on a track [tapestry.turns.two_kinds]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of[ADVANCE]
        return [position.acts.income, *[of[track] for track in paying_tracks(position, seat)]]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action is position.acts.income:
            return
        if action.verb != ADVANCE:
            raise IllegalAction("core.choice")
        check_move(position, seat, action.arg, True)
        if not paying_tokens(position, seat, action.arg):
            raise IllegalAction("tapestry.advancing.cost", track=TRACKS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != ADVANCE:
            begin_income_turn(position, seat)
            return
        tokens = paying_tokens(position, seat, action.arg)
        if len(tokens) == 1:
            _ask_payment(position, seat, action.arg, tokens[0])
        else:
            position.agenda.append(PayAdvance(seat, action.arg, NONE))


@dataclass(frozen=True, eq=False)
class LastTurn(TakeTurn):
    """A turn after the fifth income turn: an advance, or cards of the hand, each as a civilization allows it.

    [tapestry.end.play_on] Whoever has both chooses on every turn. With cards in hand the Merfolk go on; without them,
    or without being Merfolk, one may end one's game.
    """

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        legal: list[Action] = []
        if position.advances_on(seat):
            legal += [position.acts.of[ADVANCE][track] for track in paying_tracks(position, seat)]
        if not position.plays_cards_on(seat) or not position.hands[seat]:
            return [*legal, position.acts.pass_]
        return [*legal, *late_ways(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        if action is position.acts.income:
            raise IllegalAction("tapestry.turns.five")
        if action.verb == ADVANCE and position.advances_on(seat):
            super().check(position, seat, action)
        elif action is position.acts.pass_ or action.verb == ADVANCE or not position.plays_cards_on(seat):
            raise IllegalAction("tapestry.end.play_on")
        else:
            check_late(position, seat, action)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == ADVANCE:
            super().apply(position, seat, action)
        elif action is position.acts.pass_:
            finish(position, seat)
        else:
            do_late(position, seat, action)


def _ask_payment(position: TapestryPosition, seat: Seat, track: int, token: int) -> None:
    ways = ways_to_pay(position, seat, track, token)
    if len(ways) > 1:
        position.agenda.append(PayAdvance(seat, track, token))
    else:
        _pay_and_advance(position, seat, track, token, ways[0] if ways else NONE)


def _pay_and_advance(position: TapestryPosition, seat: Seat, track: int, token: int, way: int) -> None:
    """Pay, then one step with benefit and bonus [tapestry.advancing.one_space]."""
    paid = [*position.acts.payments[way]] if way != NONE else [0] * KINDS
    own = cost(position, track, token)[0]
    if own:
        paid[position.box.tracks[track].resource] += own
    pay_resources(position, seat, paid)
    if position.shared.alone:
        advance(position, seat, track, token, "turn", True, PAID_BONUS)
        return
    announce(position, ADVANCE_TURN, seat, 1)  # below everything that the step brings
    advance(position, seat, track, token, "turn", True, PAID_BONUS)
    announce(position, ADVANCE_TURN, seat, 0)


@dataclass(frozen=True, eq=False)
class PayAdvance(SeatQuestion):
    """Which of several tokens advances, and with what the free part of the cost is paid."""

    track: int
    token: int

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        if self.token == NONE:
            return [position.acts.of[TOKEN][token] for token in paying_tokens(position, seat, self.track)]
        return [position.acts.of[PAY][way] for way in ways_to_pay(position, seat, self.track, self.token)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if not among(action, self.legal(position, seat)):
            assert isinstance(action, TapestryAction)
            fits = action.verb == (TOKEN if self.token == NONE else PAY)
            raise IllegalAction("tapestry.advancing.cost" if fits else "core.choice", track=TRACKS[self.track])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if self.token == NONE:
            _ask_payment(position, seat, self.track, action.arg)
        else:
            _pay_and_advance(position, seat, self.track, self.token, action.arg)


ITEMS: tuple[type[Item], ...] = (BeginTurn, DecideTurn, EndTurn, LastTurn, PayAdvance, TakeTurn, TurnEnding)
