"""Cards that turn one thing into another: Capitalism, Democracy, Guilds, Mercantilism, Olympic Host."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DECLINE, DISCARD, PAY, TAKE, TapestryAction
from ecumene.games.tapestry.box.content import RESOURCES
from ecumene.games.tapestry.play.drawing import discard_tapestry
from ecumene.games.tapestry.play.gains import (
    MOST_POINTS,
    below_limit,
    gain_resource,
    lose_resource,
    owned,
    score_points,
)
from ecumene.games.tapestry.play.model import KINDS, TapestryPosition

# ---- points for each unit of what an event is about


class PointsForEach(Effect):
    """Points for each of what the cause counts: the coins of an income [tapestry.cards.capitalism]."""

    def __init__(self, each: int) -> None:
        super().__init__()
        self.each = each

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return about > 0

    def commutes(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        score_points(position, seat, self.each * about, cause)


# ---- cards for points


class DiscardForPoints(Effect):
    """Discard any number of cards from the hand for points each [tapestry.cards.democracy]."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(position.hands[seat]) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if position.hands[seat]:
            position.agenda.append(SellCard(seat, self.points, cause))


@dataclass(frozen=True, eq=False)
class SellCard(SeatQuestion):
    """Which card to discard for points, or none more [tapestry.cards.democracy]."""

    points: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        kinds = sorted(set(position.hands[seat]))
        return [*[position.acts.of[DISCARD][kind] for kind in kinds], position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        discard_tapestry(position, seat, action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "tapestry"})
        score_points(position, seat, self.points, self.cause)
        if position.hands[seat]:
            position.agenda.append(SellCard(seat, self.points, self.cause))


# ---- resources for points, or the other way round

EITHER: Final = 0
BUY: Final = 1  # resources, with points
SELL: Final = 2


class Trade(Effect):
    """Up to so many times, points for a resource or a resource for points, in one direction [tapestry.cards.guilds]."""

    def __init__(self, points: int, times: int) -> None:
        super().__init__()
        self.points = points
        self.times = times

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(trades(position, seat, EITHER, self.points))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        go_on_trading(position, seat, EITHER, self.points, self.times, cause)


def trades(position: TapestryPosition, seat: Seat, direction: int, points: int) -> list[Action]:
    """What a seat can buy and sell: points must be there [tapestry.rulings.vp_floor], and room for the resource."""
    found: list[Action] = []
    if direction != SELL and position.points[seat] >= points:
        found += [position.acts.of[TAKE][resource] for resource in below_limit(position, seat)]
    if direction != BUY:
        found += [position.acts.of[PAY][resource] for resource in owned(position, seat)]
    return found


def go_on_trading(position: TapestryPosition, seat: Seat, direction: int, points: int, left: int, cause: str) -> None:
    """Ask for the next trade, where one is left and possible."""
    if left and trades(position, seat, direction, points):
        position.agenda.append(NextTrade(seat, direction, points, left, cause))


@dataclass(frozen=True, eq=False)
class NextTrade(SeatQuestion):
    """What to buy or to sell next; the first trade settles the direction [tapestry.cards.guilds]."""

    direction: int
    points: int
    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [*trades(position, seat, self.direction, self.points), position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        if action.verb == TAKE and self.direction != SELL and position.points[seat] < self.points:
            raise IllegalAction("tapestry.rulings.vp_floor")
        if action.verb == TAKE and self.direction != SELL:
            raise IllegalAction("tapestry.resources.limit", resource=RESOURCES[action.arg])
        raise IllegalAction("tapestry.cards.guilds")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        if action.verb == TAKE:
            score_points(position, seat, -self.points, self.cause)
            gain_resource(position, seat, action.arg, 1)
        else:
            lose_resource(position, seat, action.arg, 1)
            score_points(position, seat, self.points, self.cause)
        direction = BUY if action.verb == TAKE else SELL
        go_on_trading(position, seat, direction, self.points, self.left - 1, self.cause)


# ---- one resource into others


class Convert(Effect):
    """Turn any number of one resource into others, with points for each [tapestry.cards.mercantilism]."""

    def __init__(self, resource: int, points: int) -> None:
        super().__init__()
        self.resource = resource
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(conversions(position, seat, self.resource))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if conversions(position, seat, self.resource):
            position.agenda.append(ConvertResource(seat, self.resource, self.points, cause))


def conversions(position: TapestryPosition, seat: Seat, resource: int) -> list[int]:
    """Into what a seat can turn a resource: others with room for one [tapestry.rulings.mercantilism_timing]."""
    if position.stock[KINDS * seat + resource] == 0:
        return []
    return [other for other in below_limit(position, seat) if other != resource]


@dataclass(frozen=True, eq=False)
class ConvertResource(SeatQuestion):
    """Into what to turn the next unit, or none more [tapestry.cards.mercantilism]."""

    resource: int
    points: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        takes = [position.acts.of[TAKE][other] for other in conversions(position, seat, self.resource)]
        return [*takes, position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action in self.legal(position, seat):
            return
        if action.verb == TAKE and action.arg != self.resource:
            raise IllegalAction("tapestry.rulings.mercantilism_timing", resource=RESOURCES[action.arg])
        raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        lose_resource(position, seat, self.resource, 1)
        gain_resource(position, seat, action.arg, 1)
        score_points(position, seat, self.points, self.cause)
        if conversions(position, seat, self.resource):
            position.agenda.append(ConvertResource(seat, self.resource, self.points, self.cause))


# ---- the games


class Host(Effect):
    """Everybody may pay a resource for a reward; what the host gains depends on whether an opponent did.

    The host decides first, then clockwise; players who have finished are left out [tapestry.cards.olympic_host].
    """

    def __init__(self, resource: int, reward: Effect, joined: Effect, alone: Effect) -> None:
        super().__init__()
        self.resource = resource
        self.reward = reward
        self.joined = joined
        self.alone = alone

    def parts(self) -> Sequence[Effect]:
        return (self.reward, self.joined, self.alone)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        position.agenda.append(Games(seat, self.number, 0, False, cause))


@dataclass(frozen=True, eq=False)
class Games(Step):
    """The games go on: so many seats from the host on have decided, and an opponent has paid or not."""

    seat: Seat
    effect: int
    decided: int
    joined: bool
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        host = position.book.effects[self.effect]
        assert isinstance(host, Host)
        for distance in range(self.decided, position.seats):
            guest = (self.seat + distance) % position.seats
            if not position.finished[guest] and position.stock[KINDS * guest + host.resource]:
                position.agenda.append(JoinGames(guest, self.seat, self.effect, distance + 1, self.joined, self.cause))
                return
        gain = host.joined if self.joined else host.alone
        gain.do(position, self.seat, self.cause, -1)


@dataclass(frozen=True, eq=False)
class JoinGames(SeatQuestion):
    """Whether to pay for the reward; answers are open, one after the other [tapestry.cards.olympic_host]."""

    host: Seat
    effect: int
    decided: int
    joined: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        host = position.book.effects[self.effect]
        assert isinstance(host, Host)
        pays = action is position.acts.accept
        joined = self.joined or (pays and seat != self.host)
        position.agenda.append(Games(self.host, self.effect, self.decided, joined, self.cause))
        if pays:
            lose_resource(position, seat, host.resource, 1)
            host.reward.do(position, seat, self.cause, -1)


# ---- reading


def _read_points_for_each(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return PointsForEach(amount_said(row, "points_for_each", says, MOST_POINTS))


def _read_discard(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return DiscardForPoints(amount_said(row, "discard_for_points", says, MOST_POINTS))


def _read_trade(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "trade", says)
    effect = Trade(part.integer("points", 1, MOST_POINTS), part.integer("times", 1, 9))
    part.nothing_else()
    return effect


def _read_convert(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "convert", says)
    effect = Convert(RESOURCES.index(part.one_of("resource", RESOURCES)), part.integer("points", 1, MOST_POINTS))
    part.nothing_else()
    return effect


def _read_host(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "host", says)
    resource = RESOURCES.index(part.one_of("pay", RESOURCES))
    gains = [reader.many(part, part.get(word)) for word in ("reward", "joined", "alone")]
    part.nothing_else()
    return Host(resource, gains[0], gains[1], gains[2])


VERBS: dict[str, Verb] = {
    "points_for_each": _read_points_for_each, "discard_for_points": _read_discard, "trade": _read_trade,
    "convert": _read_convert, "host": _read_host,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (ConvertResource, SellCard, Games, JoinGames, NextTrade)
