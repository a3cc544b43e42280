"""Gains: what progress tiles yield, and what their free actions give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.rise_of_empires.box.content import FOOD, LANDS, NONE, POINT, THINGS
from ecumene.games.rise_of_empires.box.yields import Yield
from ecumene.games.rise_of_empires.play.model import KINDS, LAND_KINDS, PAID, PROGRESS_POINTS, EmpiresPosition

# ---- counting

PER_CITY: Final = 5  # 0 to 4: territory tiles of that kind
PER_PROGRESS: Final = 6
PER_CONTROLLED: Final = 7
PER_OVERSEAS: Final = 8
PER_ALLIANCE: Final = 9
COUNTED: Final[tuple[str, ...]] = (
    *LANDS,
    "city",
    "progress",
    "region_controlled",
    "overseas_region_occupied",
    "alliance_region_controlled",
)


def count(position: EmpiresPosition, seat: Seat, of: int) -> int:
    """How many of something a seat has; controlled is what one controls alone [rise_of_empires.control.for_tiles]."""
    if of < LAND_KINDS:
        return position.lands[LAND_KINDS * seat + of]
    if of == PER_CITY:
        return len(position.cities[seat])
    if of == PER_PROGRESS:
        return len(position.progress[seat])
    if of == PER_ALLIANCE:
        region = position.alliance[seat]
        return 1 if region != NONE and position.controls(seat, region) else 0
    total = 0
    for region in range(position.regions):
        if position.cubes[position.regions * seat + region]:
            if of == PER_OVERSEAS:
                total += 1 if position.overseas(region) else 0
            elif position.controls(seat, region):
                total += 1
    return total


# ---- what is gained


class Given(Yield):
    """A yield at once: as much of it as there is."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        for thing in range(KINDS):
            amount = self.amount(position, seat, thing)
            if amount and position.room(seat, thing, amount):
                return True
        return False

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EmpiresPosition)
        for thing in range(KINDS):
            amount = self.amount(position, seat, thing)
            if amount:
                receive(position, seat, thing, amount)


class Gain(Given):
    """So many of each thing [rise_of_empires.effects.gain]."""

    def __init__(self, amounts: Sequence[int]) -> None:
        super().__init__()
        self.amounts: tuple[int, ...] = tuple(amounts)

    def amount(self, position: EmpiresPosition, seat: Seat, thing: int) -> int:
        return self.amounts[thing]


class Per(Given):
    """So many for every `each` of something [rise_of_empires.effects.per].

    No more than `most` of each thing [rise_of_empires.effects.most].
    """

    def __init__(self, of: int, each: int, most: int, amounts: Sequence[int]) -> None:
        super().__init__()
        self.of = of
        self.each = each
        self.most = most
        self.amounts: tuple[int, ...] = tuple(amounts)

    def amount(self, position: EmpiresPosition, seat: Seat, thing: int) -> int:
        if not self.amounts[thing]:
            return 0
        return min(self.amounts[thing] * (count(position, seat, self.of) // self.each), self.most)


def receive(position: EmpiresPosition, seat: Seat, thing: int, amount: int) -> int:
    """Something gained at once, as much of it as there is; how much."""
    if thing == FOOD:
        gold = position.feed(seat, amount)
        if gold:
            position.tell_number("rise_of_empires-log-surplus", seat, gold)
    elif thing == POINT:
        position.score(seat, amount, PROGRESS_POINTS)
    else:
        amount = position.gain(seat, thing, amount)
    if amount and position.journal is not None:
        position.tell("rise_of_empires-log-gains", {"who": seat, "thing": THINGS[thing], "n": amount})
    return amount


def pay(position: EmpiresPosition, seat: Seat, thing: int, amount: int) -> None:
    """Gold and discs to the bank, cubes to the stock, food and points off their tracks.

    [rise_of_empires.display.payments_go] [rise_of_empires.display.floor]
    """
    if not amount:
        return
    if thing == POINT:
        position.score(seat, -amount, PAID)
    else:
        position.spend(seat, thing, amount)
    if position.journal is not None:
        position.tell("rise_of_empires-log-pays", {"who": seat, "thing": THINGS[thing], "n": amount})


class Swap(Effect):
    """Some things for others [rise_of_empires.effects.swap]."""

    def __init__(self, paid: Sequence[int], gained: Sequence[int]) -> None:
        super().__init__()
        self.paid: tuple[int, ...] = tuple(paid)
        self.gained: tuple[int, ...] = tuple(gained)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, EmpiresPosition)
        for thing in range(KINDS):
            if position.have(seat, thing) < self.paid[thing]:
                return False
        return any(self.gained[t] and position.room(seat, t, self.gained[t]) for t in range(KINDS))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, EmpiresPosition)
        for thing in range(KINDS):
            pay(position, seat, thing, self.paid[thing])
        for thing in range(KINDS):
            if self.gained[thing]:
                receive(position, seat, thing, self.gained[thing])


# ---- reading

MOST_GAINED: Final = 30


def read_amounts(row: Fields, verb: str, says: Any) -> tuple[int, ...]:
    """Amounts by thing, `{gold: 2, cube: 1}`."""
    part = part_of(row, verb, says)
    amounts = tuple([part.integer(thing, 0, MOST_GAINED, 0) for thing in THINGS])
    part.nothing_else()
    if not any(amounts):
        raise row.wrong(verb, "gives nothing")
    return amounts


def _read_gain(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Gain(read_amounts(row, "gain", says))


def _read_per(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "per", says)
    of = COUNTED.index(part.one_of("of", COUNTED))
    effect = Per(
        of,
        part.integer("each", 1, MOST_GAINED, 1),
        part.integer("most", 1, MOST_GAINED),
        read_amounts(part, "gain", part.get("gain")),
    )
    part.nothing_else()
    return effect


def _read_swap(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "swap", says)
    effect = Swap(read_amounts(part, "pay", part.get("pay")), read_amounts(part, "gain", part.get("gain")))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"gain": _read_gain, "per": _read_per, "swap": _read_swap}
