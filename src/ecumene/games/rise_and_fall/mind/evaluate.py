"""What a position promises: the points each seat can expect to end with.

An estimate for bots, not a rule. To what a seat would score now it adds what its cards will bring in the rounds that
are left, its chances in the race for each trophy, and the worth of its stores; it takes off what is uncertain: leads
of a single piece, cards that coming trophies will cost, and the danger of dying out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.mind import lead
from ecumene.games.rise_and_fall.mind.incomes import GOLD, coastal_cities, gold_income, goods_income
from ecumene.games.rise_and_fall.play.decline import DeclinePhase, GiveCards
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, NONE, is_active
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.scoring import score

PACE: Final = [1.5, 3.0, 3.5, 4.0, 3.0, 4.5]  # rounds that one more piece of a kind takes
LONGEST: Final = 16.0  # rounds looked ahead
PATIENT: Final = 12  # rounds without a trophy that are nothing unusual
WEARY: Final = 6.0  # further ones that halve what one expects of waiting
RACE: Final = 5.0  # rounds ahead in a race that make it e times as likely to be won
NEAR: Final = 12.0  # rounds to a trophy after which it is e times less certain
WOOD: Final = [0.0, 1.5, 2.8, 3.8, 4.5, 5.0]  # points of so much wood in store
STONE: Final = [0.0, 1.8, 3.4, 4.6, 5.5, 6.1]
LATER: Final = 0.75  # part of an income that comes true: others get in the way
PURSE: Final = 0.4  # points more that each of the first gold pieces is worth
PURSE_SIZE: Final = 10
BEHIND: Final = 2  # pieces behind in a region that still count for something
# chance to lead a region in the end, from two pieces behind to three ahead
CONTEST: Final = [0.03, 0.12, 0.32, 0.74, 0.9, 0.97]
SETTLED: Final = 8.0  # rounds from the end beyond which a lead is worth no more than CONTEST
ENGINE: Final = [7.0, 7.0, 2.0, 1.0, 1.5, 1.0]  # points of being able to play a card at all while there is time
FORFEIT: Final = 0.4  # part of a card's points that a Decline to come takes
REDEEMED: Final = 0.35  # part of the points of a card in Decline that a rich player can hope for
DOOM: Final = 90.0  # points that dying out costs
EXTINCT: Final = -60.0  # what is left then


def prospects(position: RisePosition) -> list[float]:
    """The points each seat can expect to have at the end."""
    seats = position.seats
    if position.land is None:
        return [0.0] * seats
    if not position.agenda:
        return [EXTINCT if position.extinct[s] else float(score(position, s)) for s in range(seats)]
    times = trophy_times(position)
    rounds = rounds_left(position, times)
    ports = coastal_cities(position)
    expected: list[float] = []
    gold = [0.0] * seats  # the points in gold that each seat's cards bring in a round
    for seat in range(seats):
        if position.extinct[seat]:
            expected.append(EXTINCT)
            continue
        value = treasure(position, seat, rounds) + development(position, seat)
        value += _cards(position, seat, rounds, ports, gold)
        expected.append(value - danger(position, seat, times))
    _add_gold(position, rounds, gold, expected)
    _add_territory(position, rounds, expected)
    _add_trophies(position, rounds, times, expected)
    return expected


def parts(position: RisePosition, seat: Seat) -> list[tuple[str, float]]:
    """What `prospects` adds up for a seat, part by part."""
    if position.land is None:
        return []
    if not position.agenda or position.extinct[seat]:
        return [("points", prospects(position)[seat])]
    times = trophy_times(position)
    rounds = rounds_left(position, times)
    ports = coastal_cities(position)
    gold, works = [0.0] * position.seats, [0.0] * position.seats
    for other in range(position.seats):
        if not position.extinct[other]:
            works[other] = _cards(position, other, rounds, ports, gold)
    money, land, trophies = [0.0] * position.seats, [0.0] * position.seats, [0.0] * position.seats
    _add_gold(position, rounds, gold, money)
    _add_territory(position, rounds, land)
    _add_trophies(position, rounds, times, trophies)
    return [
        ("treasure", treasure(position, seat, rounds)), ("pieces", development(position, seat)),
        ("works", works[seat]), ("gold", money[seat]), ("land", land[seat]), ("trophies", trophies[seat]),
        ("danger", -danger(position, seat, times)),
    ]  # fmt: skip


def evaluate(position: RisePosition, seat: Seat) -> float:
    """How well a position promises to end for a seat, in points against the others."""
    return lead(prospects(position), seat)


# ---- time


def trophy_times(position: RisePosition) -> list[float]:
    """Per seat and kind, the rounds that its trophy would still take; a great many where nobody can win it."""
    times: list[float] = []
    for seat in range(position.seats):
        gone = position.extinct[seat] != 0
        for kind in range(CARDS):
            if gone or position.trophy[kind] != NONE:
                times.append(99.0)
            else:
                times.append(PACE[kind] * (position.pieces[kind].count - position.standing[CARDS * seat + kind]))
    return times


def soonest(position: RisePosition, times: list[float]) -> list[float]:
    """The rounds until each trophy that is left will be taken, the next one first."""
    found: list[float] = []
    for kind in range(CARDS):
        if position.trophy[kind] == NONE:
            best = 99.0
            for seat in range(position.seats):
                time = times[CARDS * seat + kind]
                if time < best:
                    best = time
            found.append(best)
    found.sort()
    return found


def rounds_left(position: RisePosition, times: list[float]) -> float:
    """Rounds until the last trophy that the game needs."""
    missing = trophies_missing(position)
    if missing <= 0:
        return 0.2
    left = soonest(position, times)[missing - 1] + 0.5
    return left if left < LONGEST else LONGEST


def paying_rounds(position: RisePosition, rounds: float) -> float:
    """Rounds whose income is worth waiting for: fewer the longer nobody took a trophy, so that somebody will."""
    if position.dry > PATIENT:
        rounds /= 1.0 + (position.dry - PATIENT) / WEARY
    return LATER * rounds


def trophies_missing(position: RisePosition) -> int:
    """Trophies still to be taken before the game ends."""
    wanted = position.options["trophies"]
    assert isinstance(wanted, int)
    return wanted - position.trophies_taken()


def cards_owed(position: RisePosition) -> int:
    """Cards that each player still has to give for trophies of this round."""
    if not position.won:
        return 0
    for item in position.agenda:
        if isinstance(item, (DeclinePhase, GiveCards)):
            return position.won
    return 0


# ---- what a seat has


def wood_worth(amount: int) -> float:
    """The points of so much wood in store."""
    return WOOD[amount] if amount < len(WOOD) else WOOD[-1]


def stone_worth(amount: int) -> float:
    """The points of so much stone in store."""
    return STONE[amount] if amount < len(STONE) else STONE[-1]


def treasure(position: RisePosition, seat: Seat, rounds: float) -> float:
    """Gold counts in the end; wood and stone only while there is time to build."""
    gold = position.gold[seat]
    time = rounds / 4.0 if rounds < 4.0 else 1.0
    purse = PURSE * (gold if gold < PURSE_SIZE else PURSE_SIZE)
    return GOLD * gold + time * (purse + wood_worth(position.wood[seat]) + stone_worth(position.stone[seat]))


def development(position: RisePosition, seat: Seat) -> float:
    """Points of active cards, less what the trophies to come will cost, and of those that could be bought back."""
    total = 0.0
    active = 0
    least = [99.0] * CARDS
    price = position.box.components.prices[position.trophies_taken()]
    for kind in range(CARDS):
        points = float(position.pieces[kind].points[position.standing[CARDS * seat + kind]])
        state = position.card[CARDS * seat + kind]
        if is_active(state):
            least[active] = points
            active += 1
            total += points
        elif state == DECLINE and position.gold[seat] >= price and points > GOLD * price:
            total += REDEEMED * (points - GOLD * price)
    least.sort()
    lost = trophies_missing(position)
    lost = (lost if lost > 0 else 0) + cards_owed(position)
    for card in range(lost if lost < active else active):
        total -= FORFEIT * least[card]
    return total


def _cards(position: RisePosition, seat: Seat, rounds: float, ports: list[int], gold: list[float]) -> float:
    """What a seat's cards will bring beside gold; what they bring in gold in a round goes into `gold`.

    Each card is played once before any is played again, so a weak one holds the others up.
    """
    active = 0
    goods = money = engine = 0.0
    for kind in range(CARDS):
        if is_active(position.card[CARDS * seat + kind]):
            active += 1
            goods += goods_income(position, seat, kind)
            money += gold_income(position, seat, kind, ports)
            engine += ENGINE[kind]
    if not active:
        return 0.0
    gold[seat] = money / active
    time = rounds / 10.0 if rounds < 10.0 else 1.0
    return paying_rounds(position, rounds) * goods / active + time * engine


def danger(position: RisePosition, seat: Seat, times: list[float]) -> float:
    """Points that a seat stands to lose by running out of active cards without the gold to buy one back."""
    if not position.round:
        return 0.0
    active = 0
    for kind in range(CARDS):
        if is_active(position.card[CARDS * seat + kind]):
            active += 1
    taken = position.trophies_taken()
    prices = position.box.components.prices
    owed = cards_owed(position)
    if active <= owed:
        return DOOM if position.gold[seat] < prices[taken] else 0.0
    near = soonest(position, times)
    spare = active - owed
    if spare > 2 or spare > len(near) or trophies_missing(position) <= 0:
        return 0.0
    price = prices[taken + spare]
    if position.gold[seat] >= price:
        return 0.0
    short = 1.0 - position.gold[seat] / (2.0 * price)
    return DOOM * short * exp(-(near[spare - 1] + 1.0) / 2.5)


# ---- what seats compete for


def _add_gold(position: RisePosition, rounds: float, gold: list[float], expected: list[float]) -> None:
    """What the cards bring in gold until the end, as far as the bank reaches."""
    total = 0.0
    for rate in gold:
        total += rate
    if total > 0.0:
        future = paying_rounds(position, rounds)
        if future * total > GOLD * position.bank:
            future = GOLD * position.bank / total
        for seat in range(position.seats):
            expected[seat] += future * gold[seat]


def _add_territory(position: RisePosition, rounds: float, expected: list[float]) -> None:
    """The regions, each for whoever has most pieces there: a lead is the safer the larger it is and the later."""
    land, presence, seats = position.ground, position.presence, position.seats
    open_part = rounds / SETTLED if rounds < SETTLED else 1.0
    ahead = len(CONTEST) - 1
    start = 0
    for region in range(land.regions):
        most = second = 0
        for seat in range(seats):
            count = presence[start + seat]
            if count > most:
                second = most
                most = count
            elif count > second:
                second = count
        if most:
            points = land.region_points[region]
            for seat in range(seats):
                count = presence[start + seat]
                if count:
                    lead = count - (second if count == most else most)
                    step = lead + BEHIND
                    if step >= 0:
                        chance = CONTEST[step if step < ahead else ahead] * open_part
                        if lead > 0:
                            chance += 1.0 - open_part
                        expected[seat] += chance * points
        start += seats


def _add_trophies(position: RisePosition, rounds: float, times: list[float], expected: list[float]) -> None:
    """Trophies taken, and a share in each that is left: the nearer, and the further ahead of others, the more."""
    seats = position.seats
    for kind in range(CARDS):
        points = position.pieces[kind].trophy
        owner = position.trophy[kind]
        if owner != NONE:
            if not position.extinct[owner]:
                expected[owner] += points
            continue
        weights = 0.0
        for seat in range(seats):
            weights += exp(-times[CARDS * seat + kind] / RACE)
        for seat in range(seats):
            time = times[CARDS * seat + kind]
            if time < 50.0:
                late = time - rounds
                certain = exp(-(time + (late if late > 0.0 else 0.0)) / NEAR)
                expected[seat] += points * certain * exp(-time / RACE) / (weights + 0.001)
