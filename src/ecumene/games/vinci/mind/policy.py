"""A quick, sensible player: what play-outs use where one-ply search would be too slow.

It knows no plan. It takes the province that brings most for its pawns, declines when growth has dried up,
and puts pawns where the enemy stands. Not a rule, only a habit.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.regions import lowest, places
from ecumene.games.vinci.mind.evaluate import PAWNS_PER_PROVINCE, province_worth, rounds_left
from ecumene.games.vinci.play.choosing import Choose, slot_points
from ecumene.games.vinci.play.cohesion import KeepPart, default_part
from ecumene.games.vinci.play.decline import Renaissance
from ecumene.games.vinci.play.expansion import SPIES_COST, Expansion, can_hold_one_more, conquest_cost, reachable
from ecumene.games.vinci.play.forts import BuildFort
from ecumene.games.vinci.play.gathering import Opening, wiped_out
from ecumene.games.vinci.play.losses import Redeploy
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.reorganisation import GiveUp, Spread
from ecumene.games.vinci.play.scoring import decline_income, people_income

PAWN_WORTH: Final = 1.6  # points over a people's life
LIFE: Final = 7.0  # provinces of a people times its scoring turns, for what a token adds to each
ENOUGH_GROWTH: Final = 2.0  # points more per turn that make another expansion worth it


def quick_action(position: VinciPosition, seat: Seat, rng: Random) -> Action:
    """One action at once."""
    top = position.agenda[-1]
    if isinstance(top, Expansion):
        return _expand(position, seat, rng)
    if isinstance(top, (Spread, Redeploy)):
        return position.moves.place[_most_exposed(position, seat, position.held[2 * seat])]
    if isinstance(top, Choose):
        return _choose(position, seat, rng)
    if isinstance(top, Opening):
        if wiped_out(position, seat) or (top.may_decline and _should_decline(position, seat, rng)):
            return position.moves.decline
        return position.moves.gather
    if isinstance(top, Renaissance):
        return position.moves.decline if _should_decline(position, seat, rng) else position.moves.endure
    if isinstance(top, KeepPart):
        return default_part(position, seat)
    if isinstance(top, BuildFort):
        return position.moves.fort[_most_exposed(position, seat, position.held[2 * seat] & ~position.forts)]
    if isinstance(top, GiveUp):
        return position.moves.abandon[_least_worth(position, seat)]
    legal: Sequence[Action] = position.legal(seat)
    return legal[int(rng.random() * len(legal))]


def province_points(position: VinciPosition, seat: Seat, province: int) -> int:
    """What one province scores for a seat's active people."""
    board = position.board
    points = 1 - (board.mountains >> province & 1)
    for kind, amount in position.traits[2 * seat].points:
        if board.scored[kind] >> province & 1:
            points += amount
    return points


def _expand(position: VinciPosition, seat: Seat, rng: Random) -> Action:
    """The province that brings most for its pawns; spies go where they save most."""
    moves = position.moves
    hand = position.hand[seat]
    if not can_hold_one_more(position, seat):
        return moves.stop
    best: Action = moves.stop
    best_value = 0.0
    slavery = position.traits[2 * seat].eliminated
    spies = position.spies_left > 0 and hand >= SPIES_COST
    for target in places(reachable(position, seat) & ~position.protected_from(seat)):
        cost = conquest_cost(position, seat, target)
        points = province_points(position, seat, target) + 0.3 * (position.board.mountains >> target & 1)
        owner = position.owner[target]
        if owner >= 0:
            points += -0.6 if owner >> 1 == seat else 0.25
        if slavery and position.pawns[target]:
            points += slavery
        points *= 0.8 + 0.4 * rng.random()
        if cost <= hand and points / (cost + 0.7) > best_value:
            best, best_value = moves.conquer[target], points / (cost + 0.7)
        if spies and cost > SPIES_COST + 1 and points / (SPIES_COST + 0.7) > best_value:
            best, best_value = moves.spies[target], points / (SPIES_COST + 0.7)
    return best


def _should_decline(position: VinciPosition, seat: Seat, rng: Random) -> bool:
    """Whether another expansion would bring less than a new people does."""
    if rounds_left(position) < 1.5:
        return False
    traits = position.traits[2 * seat]
    spare = position.troops[seat] - position.held[2 * seat].bit_count() + traits.loan + traits.each_turn
    growth = province_worth(traits) * 0.8 * spare / PAWNS_PER_PROVINCE
    lost = people_income(position, 2 * seat) - decline_income(position, seat)
    lost += people_income(position, 2 * seat + 1)
    return growth + 0.35 * lost < ENOUGH_GROWTH + 1.5 * (rng.random() - 0.5)


def _choose(position: VinciPosition, seat: Seat, rng: Random) -> Action:
    """The pair with the best balance of pawns, tokens and price."""
    components = position.box.components
    best, best_value = 0, -99.0
    for slot in range(len(position.markers)):
        if position.skip_price * slot > position.score[seat]:
            break
        traits = components.traits(position.display[2 * slot], position.display[2 * slot + 1])
        worth = (province_worth(traits) - 1.0) * LIFE
        worth += 3.0 * (traits.attack + 0.6 * traits.attack_coast + 0.4 * traits.attack_mountain + traits.each_turn)
        worth += 0.5 * traits.loan + 2.0 * traits.spies + 2.0 * traits.eliminated
        value = PAWN_WORTH * traits.pawns + worth + slot_points(position, slot) + 2.0 * rng.random()
        if value > best_value:
            best, best_value = slot, value
    return position.moves.take[best]


def _most_exposed(position: VinciPosition, seat: Seat, among: int) -> int:
    """The province where one more pawn or a fort is needed most."""
    board = position.board
    enemies = position.enemies_of(seat)
    best, most = lowest(among), -1.0
    for province in places(among):
        threat = (board.near[province] & enemies).bit_count() + 0.4 * (board.entries >> province & 1)
        strength = board.land[province] + 2 * position.pawns[province] + (position.forts >> province & 1)
        need = (threat + 0.05) * (1 + province_points(position, seat, province)) / strength
        if need > most:
            best, most = province, need
    return best


def _least_worth(position: VinciPosition, seat: Seat) -> int:
    best, least = -1, 99
    for province in places(position.held[2 * seat]):
        points = province_points(position, seat, province)
        if points < least:
            best, least = province, points
    return best
