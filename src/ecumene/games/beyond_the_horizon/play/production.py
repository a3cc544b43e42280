"""The production phase: population, coins or trades; and production that effects bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, word_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.beyond_the_horizon.box.actions import (
    BUY,
    PASS,
    PRODUCE,
    PRODUCTS,
    RECALL,
    SELL,
    HorizonAction,
    unit_kind,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import (
    COIN,
    COINS_BONUS,
    COLUMN_IDS,
    COLUMNS,
    COUNT_ACTIVE_POPULATION,
    COUNT_COINS,
    ECONOMY,
    ON_PRODUCE_COINS,
    POPULATION_BONUS,
    TRADE_PRICE,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play.gains import PlainGain, activate, can_exhaust, exhaust, gain_coins, pay_coins
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end
from ecumene.games.beyond_the_horizon.play.units import different

POPULATION: Final = 0
COINS: Final = 1

# ---- how much is produced


def population_of(position: HorizonPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """The pawns that production would activate [beyond_the_horizon.production.population].

    One of each column that produces and holds pawns [beyond_the_horizon.production.column_a], and those that cards add
    [beyond_the_horizon.modifiers.population_bonus].
    """
    opened = position.open_columns(seat)
    total = 0
    for column in range(COLUMNS):
        if opened >> column & 1 and position.columns[COLUMNS * seat + column]:
            total += items.add("beyond_the_horizon.production.population", 1, COLUMN_IDS[column])
    bonus = min(position.modifier(seat, POPULATION_BONUS), position.inactive(seat) - total)
    return total + items.add("beyond_the_horizon.modifiers.population_bonus", bonus)


def coins_of(position: HorizonPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """The coins that production would bring [beyond_the_horizon.production.coins].

    One from the start [beyond_the_horizon.production.first_coin], those uncovered, and those that cards add
    [beyond_the_horizon.modifiers.coins_bonus].
    """
    total = items.add("beyond_the_horizon.production.first_coin", position.box.values.coin_production)
    spaces = position.box.tracks[ECONOMY]
    for number in range(position.removed[TRACK_COUNT * seat + ECONOMY]):
        if spaces[number].kind == COIN:
            total += items.add("beyond_the_horizon.production.coins", spaces[number].value)
    return total + items.add("beyond_the_horizon.modifiers.coins_bonus", position.modifier(seat, COINS_BONUS))


def produce_population(position: HorizonPosition, seat: Seat) -> None:
    """Pawns from the columns that produce, then what cards add from the leftmost."""
    tally = None if position.journal is None else Tally("beyond_the_horizon.production.population")
    amount = population_of(position, seat, UNITEMISED if tally is None else tally)
    opened = position.open_columns(seat)
    taken = 0
    for column in range(COLUMNS):
        slot = COLUMNS * seat + column
        if opened >> column & 1 and position.columns[slot]:
            position.columns[slot] -= 1
            taken += 1
    while taken < amount and position.take_inactive(seat):
        taken += 1
    position.active[seat] += taken
    position.tell("beyond_the_horizon-log-produces", {"who": seat, "what": PRODUCTS[POPULATION], "n": taken}, tally)


def produce_coins(position: HorizonPosition, seat: Seat) -> None:
    """Coins, then what answers to them [beyond_the_horizon.triggers.produce_coins]."""
    tally = None if position.journal is None else Tally("beyond_the_horizon.production.coins")
    amount = coins_of(position, seat, UNITEMISED if tally is None else tally)
    await_end(position, seat, ON_PRODUCE_COINS)
    position.coins[seat] += amount
    position.tell("beyond_the_horizon-log-produces", {"who": seat, "what": PRODUCTS[COINS], "n": amount}, tally)


class Produce(PlainGain):
    """Population or coins, at once [beyond_the_horizon.effects.produce]."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def counter(self) -> int:
        return COUNT_COINS if self.what == COINS else COUNT_ACTIVE_POPULATION

    def amount(self, position: HorizonPosition, seat: Seat) -> int:
        return coins_of(position, seat) if self.what == COINS else population_of(position, seat)

    def receive(self, position: HorizonPosition, seat: Seat, cause: str) -> None:
        if self.what == COINS:
            produce_coins(position, seat)
        else:
            produce_population(position, seat)


# ---- trades


def pawn_price(position: HorizonPosition, seat: Seat) -> int:
    """The coins for a pawn [beyond_the_horizon.production.buy], fewer with a card.

    [beyond_the_horizon.modifiers.trade_price]
    """
    return max(position.box.values.trade_price - position.modifier(seat, TRADE_PRICE), 1)


def can_buy(position: HorizonPosition, seat: Seat) -> bool:
    """Whether there is a pawn and the coins for it."""
    return position.coins[seat] >= pawn_price(position, seat) and position.inactive(seat) > 0


def can_trade(position: HorizonPosition, seat: Seat) -> bool:
    """Whether any trade can be made."""
    return len(position.units[seat]) > 0 or can_exhaust(position, seat, 1) or can_buy(position, seat)


def trades(position: HorizonPosition, seat: Seat) -> list[Action]:
    """The trades that can be made now [beyond_the_horizon.production.trades]."""
    found: list[Action] = []
    if can_buy(position, seat):
        found.append(position.acts.buy)
    for unit in different(position.units[seat]):
        found.append(position.acts.of[RECALL][unit])
    if can_exhaust(position, seat, 1):
        found.append(position.acts.sell)
    return found


def _check_trade(position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
    if action.verb == BUY:
        if not position.inactive(seat):
            raise IllegalAction("beyond_the_horizon.population.columns_empty")
        if not can_buy(position, seat):
            raise IllegalAction("beyond_the_horizon.production.buy", n=pawn_price(position, seat))
    elif action.verb == RECALL:
        if action.arg not in position.units[seat]:
            raise IllegalAction("beyond_the_horizon.production.recall")
    elif action.verb == SELL:
        if not position.active[seat]:
            raise IllegalAction("beyond_the_horizon.production.sell")
        if not can_exhaust(position, seat, 1):
            raise IllegalAction("beyond_the_horizon.population.columns_full")
    else:
        raise IllegalAction("core.choice")


def _trade(position: HorizonPosition, seat: Seat, action: HorizonAction) -> None:
    if action.verb == BUY:
        pay_coins(position, seat, pawn_price(position, seat))
        activate(position, seat, 1)
    elif action.verb == RECALL:  # [beyond_the_horizon.production.recall_free]
        position.remove_unit(seat, action.arg)
        position.active[seat] += 1
        if position.journal is not None:
            unit, tile = UNITS[unit_kind(action.arg)], position.box.tile_ids[unit_tile(action.arg)]
            position.tell("beyond_the_horizon-log-recalls", {"who": seat, "unit": unit, "tile": tile})
    else:
        exhaust(position, seat, 1)
        gain_coins(position, seat, position.box.values.sale_coins)
    if can_trade(position, seat):
        position.agenda.append(Trade(seat))


@dataclass(frozen=True, eq=False)
class ChooseProduction(SeatQuestion):
    """Population, coins or trades [beyond_the_horizon.production.one]."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        legal: list[Action] = []
        if population_of(position, seat):
            legal.append(position.acts.of[PRODUCE][POPULATION])
        legal.append(position.acts.of[PRODUCE][COINS])
        legal += trades(position, seat)
        legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PASS:
            return
        if action.verb != PRODUCE:
            _check_trade(position, seat, action)
        elif action.arg == POPULATION and not population_of(position, seat):
            raise IllegalAction("beyond_the_horizon.production.population")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PRODUCE:
            if action.arg == COINS:
                produce_coins(position, seat)
            else:
                produce_population(position, seat)
        elif action.verb != PASS:
            _trade(position, seat, action)


@dataclass(frozen=True, eq=False)
class Trade(SeatQuestion):
    """Further trades, as many as one likes."""

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, HorizonPosition)
        return [*trades(position, seat), position.acts.pass_]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb == PRODUCE:
            raise IllegalAction("beyond_the_horizon.production.one")
        if action.verb != PASS:
            _check_trade(position, seat, action)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, HorizonPosition)
        assert isinstance(action, HorizonAction)
        if action.verb != PASS:
            _trade(position, seat, action)


# ---- reading


def _read_produce(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Produce(word_said(row, "produce", says, PRODUCTS))


VERBS: dict[str, Verb] = {"produce": _read_produce}
ITEMS: tuple[type[Item], ...] = (ChooseProduction, Trade)
