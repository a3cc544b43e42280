"""What a seat sees at a glance: how long the game lasts, and what coins, pawns and counts are worth.

Everything is in points at the end, and a judgement of ours. It serves bots and is no rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.effects import Effect
from ecumene.games.beyond_the_horizon.box.components import PointsPer
from ecumene.games.beyond_the_horizon.box.terms import (
    COUNT_ACTIVE_POPULATION,
    COUNT_COINS,
    COUNT_UNIT_STRENGTH,
    COUNTERS,
    CUBES,
    DEMOCRACY,
    NONE,
)
from ecumene.games.beyond_the_horizon.play.counting import count
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition

COIN: Final = 0.44  # a coin, early on
PAWN: Final = 0.72  # an active pawn
FADES: Final = 2.5  # turns before the end in which they lose half of it
SURPLUS: Final = 1.6  # how fast the next coin loses its worth when there are more than enough
ENOUGH_COINS: Final = 5.0  # coins with which another one is worth half of the first
ENOUGH_PAWNS: Final = 2.3
SCARCE: Final = [8.0, 4.0, 3.2, 2.4, 1.6, 1.0, 0.5, 0.3]
"""What it costs to give away a cube when so many are left: the last are for objectives."""
RATION: Final = 1.6  # … and when they will not last until the end
CUBES_A_TURN: Final = 1.5  # that a seat would like to use
MOVE: Final = 0.3  # a step in the right direction
STRENGTH: Final = 0.75  # a point of strength where it is needed
TURNS: Final = [
    0.0, 1.3, 1.5, 2.4, 1.5, 2.8, 3.2, 2.6, 1.7, 0.95, 0.6, 2.0, 2.5, 2.2, 0.45, 2.0, 2.4, 1.4, 2.4, 0.8, 1.5,
]  # fmt: skip
"""Per counter, the turns that one more of it takes whoever is after it."""
OPENING: Final = 13.0  # turns of a game that has hardly begun, and no estimate is above
CLAIM_CUBE: Final = 1.5  # what the cube on an objective uncovers
RACE: Final = 0.65  # part of the difference between first and later that an unclaimed objective promises
SPENT: Final[tuple[int, ...]] = (COUNT_ACTIVE_POPULATION, COUNT_COINS, COUNT_UNIT_STRENGTH)
FLEETING: Final = 0.4  # part of an objective for which it counts to have what one spends again
NEAR: Final = 1.7  # … unless it can be met within so many turns
SOON: Final = 7.0  # turns with which there is time enough for what comes later
ENDING: Final = 0.5  # what a point of lead is worth to who ends the game, and a point behind costs


class Glance:
    """One seat's look at the position; what costs something is counted when first asked."""

    def __init__(self, position: HorizonPosition, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        self.box = position.box
        self.turns = turns_left(position, seat)
        self.fresh = self.turns / (self.turns + FADES)  # how much of a store's worth is left
        self.coins = position.coins[seat]
        self.pawns = position.active[seat]
        self._per: list[float] = []

    # ---- stores

    def coins_worth(self, amount: int) -> float:
        """So many coins more, or, if negative, what it hurts to pay them."""
        return self._store(COIN, ENOUGH_COINS, self.coins, amount)

    def pawns_worth(self, amount: int) -> float:
        """So many active pawns more, or fewer."""
        return self._store(PAWN, ENOUGH_PAWNS, self.pawns, amount)

    def _store(self, one: float, enough: float, stock: int, amount: int) -> float:
        total = 0.0
        if amount > 0:
            for number in range(stock, stock + amount):
                total += 1.3 / (1.0 + (number / enough) ** SURPLUS)
        else:
            for number in range(stock + amount, stock):
                total -= 1.3 / (1.0 + (number / enough) ** SURPLUS) if number > 0 else 1.3
        return one * self.fresh * total

    # ---- what is counted

    def per(self, counter: int) -> float:
        """What one more of what a counter counts is worth: an objective comes nearer, cards score more."""
        if not self._per:
            self._look_at_counts()
        return self._per[counter]

    def _look_at_counts(self) -> None:
        position, seat, box = self.position, self.seat, self.box
        self._per = [0.0] * len(COUNTERS)
        for index in range(len(position.objectives)):
            if seat not in position.claims[index]:
                self._look_at_objective(index)
        scoring = position.technologies[seat] & position.box.scoring_mask
        if scoring:
            for number in range(len(box.technologies)):
                if scoring >> number & 1:
                    self._look_at_points(box.technologies[number].points, 1.0)
        for leader in position.leaders[seat]:
            self._look_at_points(box.leaders[leader].points, 1.0)
        government = position.government[seat]
        if government != NONE:
            likely = 1.0 if position.stage(seat) >= DEMOCRACY else 0.25
            self._look_at_points(box.governments[government].points, likely)

    def _look_at_objective(self, index: int) -> None:
        position = self.position
        needs = position.box.objectives[position.objectives[index]].needs
        turns = 0.0
        for counter, least in needs:
            missing = least - count(position, self.seat, counter)
            if missing > 0:
                turns += missing * TURNS[counter]
        if turns == 0.0 or turns > self.turns + 1.0:
            return
        value = self.claim_worth(index)
        if value <= 0.0:
            return
        for counter, least in needs:
            if count(position, self.seat, counter) < least:
                part = FLEETING if counter in SPENT and turns > NEAR else 1.0
                self._per[counter] += part * value * TURNS[counter] / (self.turns + 1.0)

    def _look_at_points(self, points: tuple[PointsPer, ...], likely: float) -> None:
        for per in points:
            have = count(self.position, self.seat, per.counter)
            if not per.most or per.points * (have // per.every) < per.most:
                self._per[per.counter] += likely * per.points / per.every

    def claim_worth(self, index: int) -> float:
        """What claiming an objective is worth: its points, the cube, and the end that it may bring."""
        position, values = self.position, self.box.values
        before = len(position.claims[index])
        points = float(values.claim_later)
        if not before:
            points += RACE * (values.claim_first - values.claim_later)
        value = points + CLAIM_CUBE * self.fresh
        made = 0
        for claim in position.claims:
            made += len(claim)
        if not position.last_round and made + 1 >= values.end_claims[position.seats]:
            value += ENDING * self.lead()
        return value

    def lead(self) -> float:
        """Points ahead of the best of the others, or behind; at most 10."""
        raise NotImplementedError

    def last_cube(self) -> float:
        """What the next cube is missed for, once few are left."""
        left = CUBES - self.position.cubes_removed(self.seat)
        price = SCARCE[left] if left < len(SCARCE) else 0.0
        wanted = CUBES_A_TURN * self.turns / (left + 1.0)
        if wanted > 0.75:
            price += RATION * (wanted - 0.75 if wanted < 1.75 else 1.0)
        return price

    def soon(self) -> float:
        """How much of what comes later there is time for."""
        return 1.0 if self.turns > SOON else self.turns / SOON

    def later(self) -> float:
        """The turns to come after the next one."""
        return self.turns - 1.0 if self.turns > 1.0 else 0.0

    def unseen(self, level: int) -> float:
        """What a technology of a level is worth that has still to be found."""
        raise NotImplementedError

    # ---- effects

    def weigh(self, effect: Effect, depth: int) -> float:
        """What an effect promises; `depth` counts the effects of effects that led to it. See `outlook`."""
        raise NotImplementedError

    def promise(self, effect: int, depth: int = 0) -> float:
        """What an effect of the book promises; nothing where there is none."""
        return 0.0 if effect < 0 else self.weigh(self.position.book.effects[effect], depth)


# ---- how long it lasts


def turns_left(position: HorizonPosition, seat: Seat) -> float:
    """The turns that a seat can still expect, the present one included until its action is done."""
    if position.last_round:
        rounds = float(position.last_round - position.round)
    else:
        rounds = rounds_to_end(position) + 1.0
    if not position.agenda:
        return 0.0
    place = (seat - position.first) % position.seats
    acting = (position.acting - position.first) % position.seats if position.acting != NONE else -1
    if place > acting:
        return rounds + 1.0
    return rounds + (0.4 if place == acting else 0.0)


def rounds_to_end(position: HorizonPosition) -> float:
    """The rounds until so many objectives are claimed that the end is triggered, if all go on as usual."""
    made = 0
    times: list[float] = []
    for index in range(len(position.objectives)):
        claims = position.claims[index]
        made += len(claims)
        needs = position.box.objectives[position.objectives[index]].needs
        for seat in range(position.seats):
            if seat not in claims and position.any_cube(seat):
                turns = 0.0
                for counter, least in needs:
                    missing = least - count(position, seat, counter)
                    if missing > 0:
                        turns += missing * TURNS[counter]
                times.append(turns)
    times.sort()
    needed = position.box.values.end_claims[position.seats] - made
    if needed <= 0:
        return 0.0
    turns = times[needed - 1] if needed <= len(times) else OPENING
    return turns if turns < OPENING else OPENING
