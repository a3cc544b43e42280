"""What regions of the map are worth to a seat, and where its cubes do most: for bots, no rule.

A region is worth its points and its benefit in the turns to come, as long as one is likely to lead there: the more
cubes one is ahead the longer, and after the end of an era with half of the cubes. What the others lose counts too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_of_empires.box.content import LAST_TURN, NONE, Region
from ecumene.games.rise_of_empires.mind.worth import Worths, add_up
from ecumene.games.rise_of_empires.play.attacks import opponents, other_loss, own_loss
from ecumene.games.rise_of_empires.play.model import EmpiresPosition

STAYS: Final = [0.38, 0.48, 0.58, 0.66, 0.73, 0.78, 0.80]
"""Chance that who leads by so many cubes still does a turn later; 0: level with another."""
FALLS: Final = 0.5  # part of the second number that a leader who is overtaken still scores
RISES: Final = 0.25  # part of what leading is worth that comes to the second when the leader is overtaken
LATER: Final = 0.85  # of everything that comes a turn later
RIVALRY: Final = 1.0  # how much the others' losses count, shared among them
NEW_ERA: Final = 0.8  # of what half of the cubes will hold in a new era: empires start anew
DEARER: Final = [1.0, 1.35, 1.8, 2.4, 3.2]
"""What a cube may cost times as much, where there are fewer than one would like to place."""
SECOND_LINE: Final = 0.6  # part of the best fight that another one promises


class Option:
    """So many cubes for a region, by an amount of points; with a fight against somebody there, or none."""

    def __init__(self, region: int, cubes: int, gain: float, rival: int) -> None:
        self.region = region
        self.cubes = cubes
        self.gain = gain
        self.rival = rival


class Plan:
    """What an empire action should do: options for different regions, one of them with a fight at most."""

    def __init__(self, worth: float, options: list[Option], price: float) -> None:
        self.worth = worth
        self.options = options
        self.price = price  # what a cube is worth in this plan


class Realm:
    """The map as a seat sees it."""

    def __init__(self, position: EmpiresPosition, seat: Seat, worths: Worths, coming: int, patience: float) -> None:
        """`coming`: the first turn that is still to be scored; `patience`: the part of a turn until then."""
        self.position = position
        self.seat = seat
        self.worths = worths
        self.coming = coming
        self.patience = patience
        self.rival = RIVALRY / (position.seats - 1)
        self.counts = [0] * position.seats
        self._now: list[float] = [-99.0] * position.regions  # `balance` of the map as it is, once it was asked

    # ---- one region

    def cubes_in(self, region: int) -> list[int]:
        """Everybody's cubes in a region: a list that is used again for the next one."""
        position = self.position
        counts = self.counts
        place = region
        for seat in range(position.seats):
            counts[seat] = position.cubes[place]
            place += position.regions
        return counts

    def now(self, region: int) -> float:
        """The balance of a region as it is."""
        if self._now[region] < -98.0:
            self._now[region] = self.balance(region, self.cubes_in(region))
        return self._now[region]

    def balance(self, region: int, counts: list[int]) -> float:
        """What a region with such cubes promises to the seat, less what it promises to the others."""
        total = 0.0
        for seat in range(len(counts)):
            if counts[seat]:
                value = self.promise(region, counts, seat)
                total += value if seat == self.seat else -value * self.rival
        return total

    def promise(self, region: int, counts: Sequence[int], seat: Seat) -> float:
        """What a region with such cubes promises to a seat until the end."""
        if self.coming > LAST_TURN:
            return 0.0
        total = self._era(region, counts, seat, self.coming, self.coming | 1)
        if (self.coming | 1) < LAST_TURN and counts[seat] > 1:
            halves = [number >> 1 for number in counts]
            total += NEW_ERA * self._era(region, halves, seat, (self.coming | 1) + 1, (self.coming | 1) + 2)
        return total

    def _era(self, region: int, counts: Sequence[int], seat: Seat, first: int, last: int) -> float:
        """What a region promises in the turns `first` to `last`, with cubes that nobody changes on purpose."""
        own = counts[seat]
        above = 0  # how many have more cubes
        level = 0  # … and as many
        most = 0  # the most cubes of another
        for other in range(len(counts)):
            if other != seat:
                number = counts[other]
                above += number > own
                level += number == own
                most = max(most, number)
        apart = abs(own - most)
        stays = STAYS[apart if apart < len(STAYS) else len(STAYS) - 1]
        banner = self.position.box.regions[region]
        worths = self.worths
        total = 0.0
        for turn in range(first, last + 1):
            benefit = 0.0 if banner.benefit == NONE else worths.earned[turn][banner.benefit]
            chance: float = stays ** (turn - self.coming + self.patience)
            if above == 0:
                value = _lead(banner, level, benefit, chance)
            else:
                value = (1.0 - chance) * RISES * (banner.first + banner.amount * benefit)
                if above == 1:
                    value += chance * (banner.second // (level + 1))
            total += value * LATER ** (turn - self.coming)
        return total

    # ---- placing

    def options(self, regions: Sequence[int], pool: int, line: tuple[int, int]) -> list[Option]:
        """What cubes in some regions would bring, by numbers that make a difference; fights by a line included."""
        found: list[Option] = []
        for region in regions:
            counts = self.cubes_in(region)
            own = counts[self.seat]
            most = 0
            for other in range(len(counts)):
                if other != self.seat and counts[other] > most:
                    most = counts[other]
            now = self.now(region)
            for cubes in _steps(most - own, pool):
                counts = self.cubes_in(region)
                counts[self.seat] = own + cubes
                found.append(Option(region, cubes, self.balance(region, counts) - now, NONE))
            if most and line[1]:
                self._fights(region, own, most, pool, line, found)
        return found

    def _fights(self, region: int, own: int, most: int, pool: int, line: tuple[int, int], found: list[Option]) -> None:
        position, now = self.position, self.now(region)
        for rival in opponents(position, self.seat, region):
            lost = other_loss(position, self.seat, rival, region, line[1], True)
            if not lost:
                continue
            own_lost = max(line[0], 0)
            steps = _steps(most - own - lost + own_lost, pool)
            if own:
                steps.append(0)
            for cubes in steps:
                counts = self.cubes_in(region)
                counts[self.seat] = max(own + cubes - own_lost, 0)
                counts[rival] -= lost
                found.append(Option(region, cubes, self.balance(region, counts) - now, rival))

    def fight_gain(self, region: int, rival: Seat, line: tuple[int, int], by_tile: bool) -> float:
        """What a fight brings as things are, the cubes that it costs included elsewhere."""
        counts = self.cubes_in(region)
        counts[self.seat] -= own_loss(self.position, self.seat, region, line[0], by_tile)
        counts[rival] -= other_loss(self.position, self.seat, rival, region, line[1], by_tile)
        return self.balance(region, counts) - self.now(region)

    def strike_gain(self, region: int, rival: Seat, loss: int) -> float:
        """What a strike brings."""
        counts = self.cubes_in(region)
        counts[rival] -= other_loss(self.position, self.seat, rival, region, loss, False)
        return self.balance(region, counts) - self.now(region)

    def plan(self, options: list[Option], number: int, pool: int, price: float, start: bool) -> Plan:
        """The best of some options for so many regions at most, with cubes at a price that makes the pool suffice."""
        chosen: list[Option] = []
        worth = 0.0
        times = 1.0
        for dearer in DEARER:
            times = dearer
            chosen = self._choose(options, number, price * dearer, start)
            if sum([option.cubes for option in chosen]) <= pool:
                break
        left = pool
        kept: list[Option] = []
        for option in chosen:
            if option.cubes <= left:
                left -= option.cubes
                kept.append(option)
                worth += option.gain - price * option.cubes
        return Plan(worth, kept, price * times)

    def _choose(self, options: list[Option], number: int, price: float, start: bool) -> list[Option]:
        """The best options, one for a region; with one fight if that is better."""
        size = self.position.regions
        plain: list[Option | None] = [None] * size
        fights: list[Option | None] = [None] * size
        for option in options:
            value = option.gain - price * option.cubes
            best = plain if option.rival == NONE else fights
            old = best[option.region]
            if value > 0.0 and (old is None or value > old.gain - price * old.cubes):
                best[option.region] = option
        if not start:
            return _best(plain, fights, number, price, NONE, ())
        chosen: list[Option] = []
        most = 0.0
        for region in range(size):  # a new empire lies around its first region
            first = plain[region]
            if first is not None:
                near = _best(plain, fights, number, price, region, self.position.box.regions[region].near)
                value = add_up([option.gain - price * option.cubes for option in near])
                if value > most:
                    chosen, most = near, value
        return chosen


def _best(
    plain: list[Option | None],
    fights: list[Option | None],
    number: int,
    price: float,
    first: int,
    near: Sequence[int],
) -> list[Option]:
    """The best `number` of one option for each region: all of them, or one region and those near it."""
    if first == NONE:
        found = [option for option in plain if option is not None]
    else:
        found = []
        for region in near:
            option = plain[region]
            if option is not None:
                found.append(option)
    values = [-(option.gain - price * option.cubes) for option in found]
    order = sorted(range(len(found)), key=values.__getitem__)
    chosen = [found[place] for place in order[: number if first == NONE else number - 1]]
    if first != NONE:
        start = plain[first]
        assert start is not None
        chosen.insert(0, start)
    return _with_fight(chosen, fights, number, price)


def _with_fight(chosen: list[Option], fights: list[Option | None], number: int, price: float) -> list[Option]:
    """The same with the fight that adds most: in place of the plain option of its region, or of the last one."""
    best: list[Option] = chosen
    most = 0.0
    for fight in fights:
        if fight is None:
            continue
        value = fight.gain - price * fight.cubes
        place = NONE
        for number_of, option in enumerate(chosen):
            if option.region == fight.region:
                place = number_of
        if place == NONE and fight.cubes and len(chosen) >= number:
            place = number - 1
        if place != NONE:
            value -= chosen[place].gain - price * chosen[place].cubes
        if value > most:
            most = value
            best = chosen.copy()
            if place == NONE:
                best.append(fight)
            else:
                best[place] = fight
    return best


def _lead(banner: Region, level: int, benefit: float, chance: float) -> float:
    """What the lead in a region is worth in a turn, shared with so many, if that is how it stays."""
    if level == 0:
        return chance * (banner.first + banner.amount * benefit) + (1.0 - chance) * FALLS * banner.second
    several = level + 1
    return chance * ((banner.first + banner.second) // several + banner.amount // several * benefit)


def _steps(lead: int, pool: int) -> list[int]:
    """Numbers of cubes worth a thought: one, two, three, and those around what it takes to lead."""
    found: list[int] = []
    for cubes in (1, 2, 3, 4, lead, lead + 1, lead + 2, lead + 3):
        if 0 < cubes <= pool and cubes not in found:
            found.append(cubes)
    return found
