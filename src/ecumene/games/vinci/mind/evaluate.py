"""What a position promises: the points each seat can expect to end with.

An estimate for bots, not a rule. A people is seen as growing towards the number of its pawns; it expands
for as long as that pays, declines, and a typical new people follows. Provinces within an enemy's reach
count for less the cheaper they are to take.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.regions import places
from ecumene.games.vinci.box.traits import Traits
from ecumene.games.vinci.play.choosing import Choose
from ecumene.games.vinci.play.cohesion import people_parts
from ecumene.games.vinci.play.expansion import Expansion
from ecumene.games.vinci.play.gathering import Opening
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import Score, decline_income, land_income, people_income

HORIZON: Final = 3  # turns looked ahead
PAWNS_PER_PROVINCE: Final = 3.2  # what a conquest takes, on average
USED: Final = 0.95  # part of the spare pawns that goes into new provinces in a turn
LATER: Final = 0.8  # … of a turn to come, some being needed for defence
POINTS_PER_PROVINCE: Final = 1.0  # what a new province brings, before tokens
ACTIVE_LOSS: Final = 0.06  # part of an active people's income lost to others in a round
DECLINE_LOSS: Final = 0.16  # … of a declining one's
TYPICAL_PAWNS: Final = 6  # that a pair of tokens gives
NEW_PEOPLE: Final = (0.0, 7.0, 15.0, 24.0)  # points of a typical new people and its followers, by turns
RANGE: Final = 13.0  # pawns of the people for which NEW_PEOPLE holds
THREAT: Final = 0.34  # how much of a province's worth an adjacent enemy puts at risk
ENTRY_THREAT: Final = 0.08  # … the open edge of the board does
EASE: Final = 0.5  # how fast the risk falls with each pawn of cost

# how many more points than nothing a token's kind of province promises per new province
TOKEN_WORTH: dict[str, float] = {
    "agricultural": 0.3,
    "livestock": 0.3,
    "port": 0.3,
    "mine": 0.2,
    "mountain": 0.25,
    "any": 0.8,
}


def prospects(position: VinciPosition) -> list[float]:
    """The points each seat can expect to have at the end."""
    if not position.agenda:
        return [float(score) for score in position.score]
    rounds = rounds_left(position)
    expected: list[float] = []
    for seat in range(position.seats):
        turns = turns_left(position, seat, rounds)
        expected.append(position.score[seat] + outlook(position, seat, turns, seat == position.mover))
    return expected


def rounds_left(position: VinciPosition) -> float:
    """Rounds from now on, by the pace of whoever is nearest to the target."""
    if position.ending:
        return 0.0
    pace = 3.0 + 18.0 / position.seats
    soonest = 99.0
    for seat in range(position.seats):
        income = people_income(position, 2 * seat) + people_income(position, 2 * seat + 1)
        soonest = min(soonest, (position.count.target - position.score[seat]) / max(pace, 0.5 * (pace + income)))
    return max(soonest, 0.0) + 0.5


def turns_left(position: VinciPosition, seat: Seat, rounds: float) -> float:
    """Turns that a seat can count on within the horizon.

    Every turn that others have first takes its part of a round away, so a turn that is let go is seen as lost.
    """
    seats, mover = position.seats, position.mover
    if mover < 0:
        waits = (seat - position.first) % seats
    elif seat == mover:
        waits = 0 if to_score(position) else seats
    else:
        waits = (seat - mover) % seats
    if position.ending:
        return 1.0 if waits < seats - (mover - position.first) % seats else 0.0
    return max(min(rounds, float(HORIZON)) - waits / seats, 0.0)


def to_score(position: VinciPosition) -> bool:
    """Whether the turn in progress has not been scored yet."""
    return any(isinstance(item, (Score, Opening)) for item in position.agenda)


def outlook(position: VinciPosition, seat: Seat, turns: float, moving: bool) -> float:
    """Points still to come for a seat in so many turns, under the best time to decline."""
    base = newcomers(position)
    if without_people(position, seat):
        return decline_sum(float(people_income(position, 2 * seat + 1)), turns) + new_people(turns) * base
    people = people_of(position, seat, moving)
    best = -1.0
    for expansions in range(people.soonest, 4):
        best = max(best, plan(people, expansions, people.declining, turns, base))
    return best


def newcomers(position: VinciPosition) -> float:
    """How strong a typical new people is, against those for which NEW_PEOPLE holds."""
    return (position.count.base_pawns + TYPICAL_PAWNS) / RANGE


def without_people(position: VinciPosition, seat: Seat) -> bool:
    """Whether a seat has no active people, or is just choosing one."""
    top = position.agenda[-1]
    return (isinstance(top, Choose) and top.seat == seat) or position.tokens[4 * seat] < 0


def people_of(position: VinciPosition, seat: Seat, moving: bool) -> People:
    """A seat's active people as its outlook needs it."""
    top = position.agenda[-1]
    traits = position.traits[2 * seat]
    held, old = position.held[2 * seat], position.held[2 * seat + 1]
    mid_turn = moving and to_score(position) and not _at_opening(position)
    if mid_turn:
        held = largest_part(position, seat)
        if not traits.beside_decline:
            old &= ~neighbours(position, held)
    income = float(land_income(position.board, held, traits))
    declining = float(land_income(position.board, old, position.traits[2 * seat + 1]))
    if mid_turn:
        income += position.eliminated * traits.eliminated
        spare = float(position.hand[seat]) if isinstance(top, Expansion) else 0.0
    else:
        spare = float(position.troops[seat] - held.bit_count() + traits.loan + traits.each_turn)
    people = People(traits, held.bit_count(), position.troops[seat], spare, income)
    people.kept = decline_income(position, seat) / max(income, 1.0)
    people.declining = declining
    people.soonest = 1 if mid_turn or position.fresh[seat] else 0
    if moving and to_score(position):
        people.at_risk = risk(position, seat, held)
    else:
        people.lost = risk(position, seat, held)
        people.income -= people.lost
    return people


def largest_part(position: VinciPosition, seat: Seat) -> int:
    """The part of a people that cohesion would leave it."""
    best = 0
    for part in people_parts(position, seat):
        if part.bit_count() > best.bit_count():
            best = part
    return best


def neighbours(position: VinciPosition, held: int) -> int:
    """Everything that lies next to some provinces."""
    mask = 0
    for province in places(held):
        mask |= position.board.near[province]
    return mask


class People:
    """What the outlook of an active people depends on."""

    def __init__(self, traits: Traits, provinces: int, troops: int, spare: float, income: float) -> None:
        self.traits = traits
        self.provinces = provinces
        self.troops = troops
        self.spare = spare
        self.income = income
        self.kept = 1.0  # the part of the income that lasts in decline
        self.at_risk = 0.0  # income that others may take once this turn has been scored
        self.lost = 0.0  # … that is taken for lost already
        self.declining = 0.0  # income of the people in decline
        self.soonest = 0  # expansions before it may decline


def plan(people: People, expansions: int, declining: float, turns: float, base: float) -> float:
    """Points in so many turns when the people expands so often, then declines for a new one."""
    traits = people.traits
    cost = PAWNS_PER_PROVINCE - 0.9 * traits.attack - 0.4 * traits.attack_coast - 0.25 * traits.attack_mountain
    cost = max(cost, 1.2)
    worth = province_worth(traits)
    income, at_risk = people.income, people.at_risk
    spare = people.spare
    area = float(people.provinces)
    troops = people.troops
    total = 0.0
    left = min(turns, float(HORIZON))
    for _ in range(expansions):
        if left <= 0.0:
            return total
        grown = USED * spare / cost
        area += grown
        income += grown * worth
        total += min(left, 1.0) * (income + declining)
        income -= at_risk  # it counts once, after the turn in progress
        at_risk = 0.0
        income *= 1.0 - ACTIVE_LOSS
        declining *= 1.0 - DECLINE_LOSS
        left -= 1.0
        troops += traits.each_turn
        spare = max(LATER * (troops + traits.loan - area), 0.0)
    if left <= 0.0:
        return total
    # the turn of decline, unless Renaissance saves it; the old declining people is gone
    declining = income * min(people.kept, 1.0)
    if not (traits.late_decline and expansions):
        total += min(left, 1.0) * declining
        left -= 1.0
    return total + decline_sum(declining * (1.0 - DECLINE_LOSS), left) + new_people(left) * base


def province_worth(traits: Traits) -> float:
    """Points a further province can be expected to bring each turn."""
    worth = POINTS_PER_PROVINCE
    for kind, amount in traits.points:
        worth += TOKEN_WORTH[kind] * amount
    return worth


def new_people(turns: float) -> float:
    """Points of a typical new people that enters next turn, and of those after it."""
    turns = min(max(turns, 0.0), float(HORIZON))
    whole = int(turns)
    value = NEW_PEOPLE[whole]
    if whole < HORIZON:
        value += (turns - whole) * (NEW_PEOPLE[whole + 1] - value)
    return value


def risk(position: VinciPosition, seat: Seat, held: int) -> float:
    """Income that enemies could take before the people's next turn."""
    board = position.board
    enemies = position.enemies_of(seat) & ~position.protected_from(seat)  # peace binds both sides
    defence = position.traits[2 * seat].defence
    endangered = 0.0
    for province in places(held):
        near = (board.near[province] & enemies).bit_count()
        threat = THREAT * near / (near + 1.0)
        if board.entries >> province & 1:
            threat += ENTRY_THREAT
        if threat > 0.0:
            cost = board.land[province] + position.pawns[province] + (position.forts >> province & 1) + defence
            worth = 0.5 + 0.7 * (1 - (board.mountains >> province & 1))
            endangered += threat * worth * exp(-EASE * (cost - 3))
    return endangered


def _at_opening(position: VinciPosition) -> bool:
    return any(isinstance(item, Opening) for item in position.agenda)


def decline_sum(declining: float, turns: float) -> float:
    """Points of a declining people that loses a part of its provinces every round."""
    total = 0.0
    left = min(turns, float(HORIZON))
    while left > 0.0:
        total += min(left, 1.0) * declining
        declining *= 1.0 - DECLINE_LOSS
        left -= 1.0
    return total
