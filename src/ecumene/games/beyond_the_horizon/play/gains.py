"""Gains: coins, population, points and tokens; and prices inside an effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, branches, part_of, word_said
from ecumene.core.effects import Choose, Effect, PickBranch
from ecumene.games.beyond_the_horizon.box.actions import TOKEN, HorizonAction
from ecumene.games.beyond_the_horizon.box.terms import (
    COUNT_ACTIVE_POPULATION,
    COUNT_COINS,
    EITHER,
    RESEARCH_DISCOUNT,
    TOKENS,
)
from ecumene.games.beyond_the_horizon.play.counting import count, has_all
from ecumene.games.beyond_the_horizon.play.declining import Declinable
from ecumene.games.beyond_the_horizon.play.model import (
    BUILDING_POINTS,
    LEADER_POINTS,
    SOURCES,
    TECHNOLOGY_BONUS,
    HorizonPosition,
)
from ecumene.games.beyond_the_horizon.play.research import researches_higher

MOST: Final = 20
"""More of anything no single effect gives."""

# ---- what nobody is asked about


def would_meet(position: HorizonPosition, seat: Seat, counter: int, amount: int) -> bool:
    """Whether so much more of something makes a seat meet an objective that it has neither met nor claimed."""
    for index, number in enumerate(position.objectives):
        needs = position.box.objectives[number].needs
        missing = False
        for wanted, least in needs:
            if wanted == counter:
                have = count(position, seat, counter)
                missing = have < least <= have + amount
        if missing and seat not in position.claims[index]:
            rest = tuple([need for need in needs if need[0] != counter])
            if has_all(position, seat, rest):
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGain(Effect):
    """A gain that asks nothing; only where it would force an objective upon a seat is it asked.

    [beyond_the_horizon.effects.consider]
    """

    def counter(self) -> int:
        """What it gives more of."""
        raise NotImplementedError

    def amount(self, position: HorizonPosition, seat: Seat) -> int:
        """How much of it."""
        raise NotImplementedError

    def receive(self, position: HorizonPosition, seat: Seat, cause: str) -> None:
        """Take it."""
        raise NotImplementedError

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return self.amount(position, seat) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        amount = self.amount(position, seat)
        if not amount:
            return
        if would_meet(position, seat, self.counter(), amount):
            position.agenda.append(Consider(seat, self.number, cause))
        else:
            self.receive(position, seat, cause)


@dataclass(frozen=True, eq=False)
class Consider(SeatQuestion):
    """Whether to take a gain that brings an objective along [beyond_the_horizon.effects.decline]."""

    effect: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.answers.accept, position.answers.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        effect = position.book.effects[self.effect]
        assert isinstance(effect, PlainGain)
        if action is position.answers.accept:
            effect.receive(position, seat, self.cause)
        else:
            position.tell("beyond_the_horizon-log-declines", {"who": seat})


# ---- coins and population


def gain_coins(position: HorizonPosition, seat: Seat, amount: int) -> None:
    """Coins never run out [beyond_the_horizon.setup.coin_supply]."""
    if amount:
        position.coins[seat] += amount
        position.tell_number("beyond_the_horizon-log-coins", seat, amount)


def pay_coins(position: HorizonPosition, seat: Seat, amount: int) -> None:
    """Pay coins."""
    if amount:
        position.coins[seat] -= amount
        position.tell_number("beyond_the_horizon-log-pays", seat, amount)


def activate(position: HorizonPosition, seat: Seat, amount: int) -> int:
    """Pawns from the leftmost columns, as many as there are [beyond_the_horizon.population.columns_empty]; how many."""
    taken = 0
    while taken < amount and position.take_inactive(seat):
        taken += 1
    if taken:
        position.active[seat] += taken
        position.tell_number("beyond_the_horizon-log-activates", seat, taken)
    return taken


def can_exhaust(position: HorizonPosition, seat: Seat, amount: int) -> bool:
    """Whether so many active pawns can be exhausted as a cost: each needs a free space of a column.

    [beyond_the_horizon.population.columns_full]
    """
    return amount == 0 or (position.active[seat] >= amount and position.room(seat) >= amount)


def exhaust(position: HorizonPosition, seat: Seat, amount: int) -> None:
    """Active pawns go back to the columns."""
    if amount:
        position.active[seat] -= amount
        for _ in range(amount):
            position.put_back(seat)
        position.tell_number("beyond_the_horizon-log-exhausts", seat, amount)


class Gain(PlainGain):
    """So many coins [beyond_the_horizon.effects.gain]."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def counter(self) -> int:
        return COUNT_COINS

    def amount(self, position: HorizonPosition, seat: Seat) -> int:
        return self.coins

    def receive(self, position: HorizonPosition, seat: Seat, cause: str) -> None:
        gain_coins(position, seat, self.coins)


class Activate(PlainGain):
    """So many pawns become active [beyond_the_horizon.effects.activate]."""

    def __init__(self, pawns: int) -> None:
        super().__init__()
        self.pawns = pawns

    def counter(self) -> int:
        return COUNT_ACTIVE_POPULATION

    def amount(self, position: HorizonPosition, seat: Seat) -> int:
        return min(self.pawns, position.inactive(seat))

    def receive(self, position: HorizonPosition, seat: Seat, cause: str) -> None:
        activate(position, seat, self.pawns)


class Points(Effect):
    """Points that are kept on what gave them until the end [beyond_the_horizon.effects.points]."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        source = TECHNOLOGY_BONUS
        if cause.startswith("leader."):
            source = LEADER_POINTS
        elif cause.startswith("building."):
            source = BUILDING_POINTS
        position.kept[SOURCES * seat + source] += self.points
        position.tell_number("beyond_the_horizon-log-points", seat, self.points)


# ---- tokens


def take_token(position: HorizonPosition, seat: Seat, sort: int, cause: str) -> None:
    """A Colonise or Fortify token; coins where none is left [beyond_the_horizon.expansion.token_supply]."""
    if position.supply[sort]:
        position.supply[sort] -= 1
        position.tokens[len(TOKENS) * seat + sort] += 1
        position.tell("beyond_the_horizon-log-token", {"who": seat, "token": TOKENS[sort]})
    else:
        position.tell("beyond_the_horizon-log-no-token", {"who": seat, "token": TOKENS[sort]})
        position.perform(seat, position.box.no_token, cause)


class TakeToken(Effect):
    """A token of one sort, or of either [beyond_the_horizon.effects.token]."""

    def __init__(self, sort: int) -> None:
        super().__init__()
        self.sort = sort

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        if self.sort == EITHER:
            position.agenda.append(ChooseToken(seat, cause))
        else:
            take_token(position, seat, self.sort, cause)


@dataclass(frozen=True, eq=False)
class ChooseToken(Declinable):
    """Which sort of token."""

    cause: str

    def offers(self, position: HorizonPosition, seat: Seat) -> list[Action]:
        return [*position.acts.of[TOKEN]]

    def take(self, position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
        take_token(position, seat, action.arg, self.cause)


# ---- prices


class Pay(Effect):
    """Something for coins and pawns, paid in full [beyond_the_horizon.effects.cost].

    Research of a higher level may cost less [beyond_the_horizon.modifiers.research_discount].
    """

    def __init__(self, coins: int, population: int, then: Effect, researches: bool) -> None:
        super().__init__()
        self.coins = coins
        self.population = population
        self.then = then
        self.researches = researches

    def parts(self) -> Sequence[Effect]:
        return (self.then,)

    def price(self, position: HorizonPosition, seat: Seat) -> int:
        """The coins that it costs a seat."""
        off = position.modifier(seat, RESEARCH_DISCOUNT) if self.researches else 0
        return max(self.coins - off, 0)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        if position.coins[seat] < self.price(position, seat) or not can_exhaust(position, seat, self.population):
            return False
        return self.then.able(position, seat, about)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        if not self.able(position, seat, about):
            return
        pay_coins(position, seat, self.price(position, seat))
        exhaust(position, seat, self.population)
        position.perform(seat, self.then.number, cause, about)


class ChooseOrLeave(Choose):
    """One of several effects, or none [beyond_the_horizon.effects.choose]; a single one that is free is just done."""

    def may_leave(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        coming = self.open(position, seat, about)
        if len(coming) == 1 and not isinstance(self.several[coming[0]], Pay):
            self.several[coming[0]].do(position, seat, cause, about)
        elif coming:
            position.agenda.append(PickBranch(seat, self.number, cause, about))


# ---- reading


def _read_gain(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "gain", says)
    effect = Gain(part.integer("coins", 1, MOST))
    part.nothing_else()
    return effect


def _read_activate(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Activate(amount_said(row, "activate", says, MOST))


def _read_points(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Points(amount_said(row, "points", says, MOST))


def _read_token(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return TakeToken(word_said(row, "token", says, (*TOKENS, "either")))


def _read_pay(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "pay", says)
    then = reader.many(row, part.get("then"))
    effect = Pay(
        part.integer("coins", 0, MOST, 0), part.integer("population", 0, MOST, 0), then, researches_higher(then)
    )
    part.nothing_else()
    return effect


def _read_choose(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return ChooseOrLeave(branches(reader, row, "choose", says))


VERBS: dict[str, Verb] = {
    "choose": _read_choose, "gain": _read_gain, "activate": _read_activate, "points": _read_points,
    "token": _read_token, "pay": _read_pay,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (ChooseToken, Consider)
