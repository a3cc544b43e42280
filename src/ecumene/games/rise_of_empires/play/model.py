"""The state of a game of Rise of Empires, and the few ways in which goods, cubes and points come and go.

Everything is numbered by its place in the content. What lies face down is a pool: which tiles are left is known to all,
which come next is drawn by chance when they are turned up, so there is no hidden order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.chance import Chance
from ecumene.core.effects import EffectPosition
from ecumene.core.errors import AuditError
from ecumene.core.kit import Kit
from ecumene.core.numbers import total
from ecumene.core.options import Options
from ecumene.core.standings import Standings
from ecumene.core.storing import Stored
from ecumene.core.tally import Tally
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES, TOWN_GOODS
from ecumene.games.rise_of_empires.box.box import EmpiresBox
from ecumene.games.rise_of_empires.box.content import (
    CUBE,
    FOOD,
    GOLD,
    LANDS,
    NONE,
    OLD_WORLD,
    POINT,
    RESOURCE,
    ROWS,
    THINGS,
)

KINDS: Final[int] = len(THINGS)
LAND_KINDS: Final[int] = len(LANDS)
ACTIONS: Final = 6  # of each player in a turn [rise_of_empires.display.six_actions]
NAVIGATION_TURN: Final = 2  # IIA [rise_of_empires.overseas.navigation]

# where points come from
REGION_POINTS: Final = 0
CITY_POINTS: Final = 1
TERRITORY_POINTS: Final = 2
PROGRESS_POINTS: Final = 3
WONDER_POINTS: Final = 4
TRADE_POINTS: Final = 5
HUNGER: Final = 6
PAID: Final = 7
GOLD_POINTS: Final = 8
RESOURCE_POINTS: Final = 9
SOURCES: Final = 10
SOURCE_RULES: Final = (
    "rise_of_empires.scoring.regions", "rise_of_empires.scoring.cities", "rise_of_empires.scoring.territories",
    "rise_of_empires.scoring.progress", "rise_of_empires.scoring.wonders", "rise_of_empires.scoring.trade",
    "rise_of_empires.scoring.hunger", "rise_of_empires.scoring.paid", "rise_of_empires.scoring.gold",
    "rise_of_empires.scoring.resources",
)  # fmt: skip

STORED: Final[Stored] = Stored(
    numbers=("turn", "acting", "actions_done"),
    lists=(
        "order", "rows", "goods", "scored", "lands", "cubes", "alliance", "empires", "traded", "shown", "beside",
        "territory_pool", "towns", "choosers",
    ),
    tuples=("cities", "progress", "used", "waiting"),
    nested=("progress_pool",),
)  # fmt: skip


class EmpiresPosition(EffectPosition):
    """A game of Rise of Empires at one moment."""

    def __init__(self, game: Kit, box: EmpiresBox, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance, box.book, box.moves.answers)
        self.box = box
        self.acts = box.moves
        self.regions = len(box.regions)
        # time
        self.turn = 0  # 0 to 5: IA to IIIB
        self.order: list[int] = []  # the seats in turn order
        self.acting = NONE  # whose action it is, or was last
        self.actions_done = 0  # rounds of actions completed in this turn, 0 to 5 while one goes on
        self.choosers: list[int] = []  # who still chooses a place in the order, the next last; see `turn_order`
        # the action display: 10 * row + space, 0 the rightmost, with the seat of the disc on it
        self.rows: list[int] = []
        # per seat
        self.goods: list[int] = []  # and thing: gold, resource discs, cubes of the pool, food, points
        self.scored: list[int] = []  # and source of points
        self.lands: list[int] = []  # and kind: territory tiles
        self.towns: list[int] = []  # and thing: what towns give in this turn
        self.cities: list[tuple[int, ...]] = []
        self.progress: list[tuple[int, ...]] = []  # kinds, in the order they were taken
        self.used: list[tuple[int, ...]] = []  # kinds whose free action was used in this turn
        self.alliance: list[int] = []  # the region of the alliance piece
        self.waiting: list[tuple[int, ...]] = []  # (seat, kind, bits of the seats that must act before it can be used)
        # the map
        self.cubes: list[int] = []  # regions * seat + region
        # tiles
        self.empires: list[int] = []  # per empire tile who took it in this turn
        self.traded: list[int] = []  # per space of the trade track who used it in this turn
        self.shown: list[int] = []  # sorts of tiles turned up in this turn, ascending
        self.beside: list[int] = []  # those left over from earlier turns, ascending
        self.progress_pool: list[list[int]] = []  # face down, per era
        self.territory_pool: list[int] = []

    # ---- time

    @property
    def era(self) -> int:
        return self.turn >> 1

    @property
    def turn_b(self) -> bool:
        """Whether discs are taken back in this turn."""
        return self.turn & 1 == 1

    def seats_of(self, seat: Seat, who: str) -> Sequence[Seat]:
        """All, or all others, in turn order."""
        return [s for s in self.order if who == "all" or s != seat]

    # ---- goods

    def have(self, seat: Seat, thing: int) -> int:
        return self.goods[KINDS * seat + thing]

    def stock(self, seat: Seat) -> int:
        """The cubes that are neither in the pool nor on the map."""
        first = self.regions * seat
        on_the_map = total(self.cubes, first, first + self.regions)
        return self.box.values.cubes - self.goods[KINDS * seat + CUBE] - on_the_map

    def bank(self) -> int:
        """Resource discs that neither a player nor the trade track has [rise_of_empires.income.discs_run_out]."""
        left = self.box.values.resource_discs
        for seat in range(self.seats):
            left -= self.goods[KINDS * seat + RESOURCE]
        for space, user in enumerate(self.traded):
            if user != NONE:
                left -= self.box.trades[space].discs
        return left

    def room(self, seat: Seat, thing: int, amount: int) -> int:
        """How many of `amount` of a thing can be gained: cubes come from the stock, discs from the bank."""
        if thing == CUBE:
            return min(amount, self.stock(seat))
        if thing == RESOURCE:
            return min(amount, self.bank())
        return amount

    def gain(self, seat: Seat, thing: int, amount: int) -> int:
        """Gold, resource discs or cubes, as many as there are; how many."""
        gained = self.room(seat, thing, amount)
        self.goods[KINDS * seat + thing] += gained
        return gained

    def spend(self, seat: Seat, thing: int, amount: int) -> None:
        """Give something back: to the bank, or a cube to the stock [rise_of_empires.display.payments_go]."""
        self.goods[KINDS * seat + thing] -= amount

    def feed(self, seat: Seat, amount: int) -> int:
        """Move the food marker up; beyond the last space every 2 food are 1 gold [rise_of_empires.food.surplus].

        How much gold came of it.
        """
        slot = KINDS * seat + FOOD
        level = self.goods[slot] + amount
        top = self.box.values.food_top
        self.goods[slot] = min(level, top)
        gold = (level - top) // 2 if level > top else 0
        self.goods[KINDS * seat + GOLD] += gold
        return gold

    def score(self, seat: Seat, amount: int, source: int) -> int:
        """Points, never below 0 in all [rise_of_empires.food.never_below]; how many."""
        slot = KINDS * seat + POINT
        amount = max(amount, -self.goods[slot])
        self.goods[slot] += amount
        self.scored[SOURCES * seat + source] += amount
        return amount

    # ---- progress tiles

    def modifier(self, seat: Seat, which: int) -> int:
        """What a seat's progress tiles add up to in something that counts at once."""
        added = 0
        of_kind = self.box.modifiers[which]
        for kind in self.progress[seat]:
            added += of_kind[kind]
        return added

    def active_modifier(self, seat: Seat, which: int) -> int:
        """What changes a seat's own actions; a tile just taken waits [rise_of_empires.progress.delay_own_actions]."""
        added = self.modifier(seat, which)
        if added and self.waiting:
            for entry in self.waiting:
                if entry[0] == seat:
                    added -= self.box.modifiers[which][entry[1]]
        return added

    def waits(self, seat: Seat, kind: int) -> bool:
        """Whether a tile was taken too recently to be used."""
        return any(entry[0] == seat and entry[1] == kind for entry in self.waiting)

    # ---- the map

    def cubes_of(self, seat: Seat, region: int) -> int:
        return self.cubes[self.regions * seat + region]

    def occupied(self, seat: Seat) -> list[int]:
        """The regions that hold cubes of a seat."""
        first = self.regions * seat
        return [region for region in range(self.regions) if self.cubes[first + region]]

    def leaders(self, region: int) -> tuple[list[Seat], list[Seat]]:
        """Who has most cubes in a region, and who comes second; several where they are level.

        [rise_of_empires.control.most]
        """
        first: list[int] = []
        second: list[int] = []
        most = 0
        next_most = 0
        for seat in range(self.seats):
            number = self.cubes[self.regions * seat + region]
            if number == 0:
                continue
            if number > most:
                second, next_most = first, most
                first, most = [seat], number
            elif number == most:
                first.append(seat)
            elif number > next_most:
                second, next_most = [seat], number
            elif number == next_most:
                second.append(seat)
        return first, second

    def controls(self, seat: Seat, region: int) -> bool:
        """Whether a seat alone has most cubes in a region [rise_of_empires.control.for_tiles]."""
        own = self.cubes[self.regions * seat + region]
        if not own:
            return False
        return all(other == seat or self.cubes[self.regions * other + region] < own for other in range(self.seats))

    def overseas(self, region: int) -> bool:
        """Whether a region lies in the New World or the Far East."""
        return self.box.regions[region].area != OLD_WORLD

    # ---- numbers that explain themselves

    def standings(self) -> Standings:
        """Most points win [rise_of_empires.ending.winner], then gold, then discs [rise_of_empires.ending.tied]."""
        tallies: list[Tally] = []
        for seat in range(self.seats):
            tally = Tally("rise_of_empires.ending.winner")
            for source in range(SOURCES):
                tally.add(SOURCE_RULES[source], self.scored[SOURCES * seat + source])
            tallies.append(tally)
        ties = [(self.have(seat, GOLD), self.have(seat, RESOURCE)) for seat in range(self.seats)]
        return Standings(tallies, ties)

    # ---- copies

    def copy(self) -> EmpiresPosition:
        chance = self.chance
        twin = EmpiresPosition(self.game, self.box, self.seats, self.options, None if chance is None else chance.copy())
        twin.turn = self.turn
        twin.order = self.order.copy()
        twin.acting = self.acting
        twin.actions_done = self.actions_done
        twin.choosers = self.choosers.copy()
        twin.rows = self.rows.copy()
        twin.goods = self.goods.copy()
        twin.scored = self.scored.copy()
        twin.lands = self.lands.copy()
        twin.towns = self.towns.copy()
        twin.cities = self.cities.copy()
        twin.progress = self.progress.copy()
        twin.used = self.used.copy()
        twin.alliance = self.alliance.copy()
        twin.waiting = self.waiting.copy()
        twin.cubes = self.cubes.copy()
        twin.empires = self.empires.copy()
        twin.traded = self.traded.copy()
        twin.shown = self.shown.copy()
        twin.beside = self.beside.copy()
        twin.progress_pool = [pool.copy() for pool in self.progress_pool]
        twin.territory_pool = self.territory_pool.copy()
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, Any]:
        return STORED.of(self)

    def _parts(self) -> dict[str, Any]:
        return STORED.shared(self)

    def _restore(self, state: dict[str, Any]) -> None:
        STORED.into(self, state)

    # ---- invariants

    def audit(self) -> None:
        """Nothing is made or lost: cubes, discs, tiles; and nothing lies where it may not."""
        if not self.goods:
            return
        if self.bank() < 0:
            raise AuditError("more resource discs than there are")
        if len(self.rows) != MOST_SPACES * len(ROWS) or len(self.towns) != TOWN_GOODS * self.seats:
            raise AuditError("the displays have lost a space")
        for seat in range(self.seats):
            self._audit_seat(seat)
        for entry in self.waiting:
            if entry[1] not in self.progress[entry[0]] or not entry[2]:
                raise AuditError(f"seat {entry[0]}: waits for a tile it does not have")

    def _audit_seat(self, seat: Seat) -> None:
        if min(self.goods[KINDS * seat : KINDS * seat + KINDS]) < 0 or self.stock(seat) < 0:
            raise AuditError(f"seat {seat}: goods below nothing")
        if self.goods[KINDS * seat + FOOD] > self.box.values.food_top:
            raise AuditError(f"seat {seat}: more food than the track has")
        if self.goods[KINDS * seat + POINT] != sum(self.scored[SOURCES * seat : SOURCES * seat + SOURCES]):
            raise AuditError(f"seat {seat}: points that nothing gave")
        if len(set(self.progress[seat])) < len(self.progress[seat]):
            raise AuditError(f"seat {seat}: the same progress twice")
        if self.rows.count(seat) > ACTIONS:
            raise AuditError(f"seat {seat}: more than six action discs")

    def _actions_left(self, seat: Seat) -> int:
        """How many actions a seat still has in this turn, as the agenda has it."""
        left = 0
        for item in self.agenda:
            own = item.kind in ("beginaction", "takeaction") and getattr(item, "seat", NONE) == seat
            if own or item.kind == "actionround":
                left += 1
        return left

    def audit_agenda(self) -> None:
        """Every seat has its discs and one place in the order or picks one, and turns follow one another."""
        if not self.goods:
            return
        for seat in range(self.seats):
            actions = self._actions_left(seat)
            if self.rows.count(seat) != (actions if self.turn_b else ACTIONS - actions):
                raise AuditError(f"seat {seat}: {self.rows.count(seat)} action discs, {actions} actions to come")
        if sorted([*[seat for seat in self.order if seat != NONE], *self.choosers]) != list(range(self.seats)):
            raise AuditError("a seat has two places in the turn order, or none")
        for item in self.agenda:
            if item.kind == "beginturn" and getattr(item, "turn", NONE) != self.turn + 1:
                raise AuditError(f"turn {self.turn + 1} is not followed by the next")
            if item.kind == "chooseposition" and [getattr(item, "seat", NONE)] != self.choosers[-1:]:
                raise AuditError("a seat picks a place in the order before its time")
