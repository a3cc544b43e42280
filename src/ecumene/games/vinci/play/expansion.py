"""Expansion: entering the map and taking provinces with the pawns in hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import places
from ecumene.core.tally import UNITEMISED, Items
from ecumene.games.vinci.box.actions import CONQUER, SPIES, STOP, VinciAction
from ecumene.games.vinci.play.losses import drive_out
from ecumene.games.vinci.play.model import VinciPosition

SPIES_COST: Final = 2


def reachable(position: VinciPosition, seat: Seat) -> int:
    """The provinces a people could turn to next: neighbours, or, while it has none, where it may enter.

    Having no province, it enters like a new one [vinci.entering.again]: with Revolution anywhere
    [vinci.token.revolution], each time [vinci.token.revolution_again]. Astronomy opens the seas to a people on the
    board [vinci.token.astronomy], not to one that enters [vinci.token.astronomy_entry].
    """
    board = position.board
    held = position.held[2 * seat]
    traits = position.traits[2 * seat]
    if not held:
        return board.all if traits.enter_anywhere else board.entries
    mask = 0
    for province in places(held):
        mask |= board.near[province]
        if traits.sea:
            mask |= board.over_sea[province]
    return mask & ~held


def conquest_cost(position: VinciPosition, seat: Seat, target: int, items: Items = UNITEMISED) -> int:
    """Pawns needed to take a province within reach; never below the option's minimum [vinci.option.min_conquest].

    Everything counts together [vinci.conquest.stacking], also on entering [vinci.entering.modifiers]. One's own old
    pawn defends like any other [vinci.conquest.own_decline]; old peoples have no Militia left [vinci.decline.militia].
    """
    board = position.board
    traits = position.traits[2 * seat]
    cost = items.add(board.land_rule[target], board.land[target])
    cost += items.add("vinci.conquest.defenders", position.pawns[target])
    cost += items.add("vinci.conquest.fort", position.forts >> target & 1)
    owner = position.owner[target]
    if owner >= 0:
        cost += items.add("vinci.token.militia", position.traits[owner].defence)
    cost -= origin_bonus(position, seat, target, items)
    cost += items.add("vinci.token.weapons", -traits.attack)
    if board.mountains >> target & 1:
        cost += items.add("vinci.token.mountaineers", -traits.attack_mountain)
    return items.floor("vinci.conquest.minimum", cost, position.min_conquest)


def origin_bonus(position: VinciPosition, seat: Seat, target: int, items: Items = UNITEMISED) -> int:
    """What the best province to set out from saves: a mountain, a fort, and Galleys along a coast.

    Only one province is set out from [vinci.conquest.one_origin]; a fort and the mountain under it both count
    [vinci.conquest.fort_on_mountain], forts in decline do not [vinci.decline.forts]. Over dark blue, by Astronomy
    [vinci.token.astronomy_bonus] or on entering [vinci.entering.no_origin_bonus], Galleys alone helps.
    """
    board = position.board
    held = position.held[2 * seat]
    galleys = position.traits[2 * seat].attack_coast
    if not held:
        by_sea = board.sea_entries >> target & 1
        return -items.add("vinci.token.galleys_entry", -galleys * by_sea)
    near = board.near[target] & held
    mountains, forts = near & board.mountains, near & position.forts
    both = mountains & forts
    either = mountains | forts
    height = 2 if both else 1 if either else 0
    coast = near & board.coast[target] if galleys else 0
    if coast:
        coastal_height = 2 if both & coast else 1 if either & coast else 0
        if coastal_height + galleys >= height:
            origins = (both if coastal_height == 2 else either if coastal_height else near) & coast
            _itemise_height(position, origins, coastal_height, items)
            items.add("vinci.token.galleys", -galleys)
            return coastal_height + galleys
    elif galleys > height and position.traits[2 * seat].sea and board.over_sea[target] & held:
        return -items.add("vinci.token.galleys_sea", -galleys)
    _itemise_height(position, both if height == 2 else either, height, items)
    return height


def _itemise_height(position: VinciPosition, origins: int, height: int, items: Items) -> None:
    if height == 2:
        items.add("vinci.conquest.from_mountain", -1)
        items.add("vinci.conquest.from_fort", -1)
    elif height == 1 and origins & position.board.mountains:
        items.add("vinci.conquest.from_mountain", -1)
    elif height == 1:
        items.add("vinci.conquest.from_fort", -1)


def can_hold_one_more(position: VinciPosition, seat: Seat) -> bool:
    """Whether there will be a pawn to move into a province taken without any."""
    return position.troops[seat] > position.held[2 * seat].bit_count()


def check_target(position: VinciPosition, seat: Seat, target: int) -> None:
    """Refuse a province that cannot be attacked now, whatever it would cost."""
    if position.held[2 * seat] >> target & 1:
        raise IllegalAction("vinci.conquest.own")
    if not reachable(position, seat) >> target & 1:
        if position.held[2 * seat]:
            raise IllegalAction("vinci.conquest.adjacent")
        raise IllegalAction("vinci.entering.first_province")
    if position.protected_from(seat) >> target & 1:
        raise IllegalAction("vinci.token.diplomacy", who=position.owner[target] >> 1)


def conquer(position: VinciPosition, seat: Seat, target: int, pawns: int) -> None:
    """Drive out whoever stands in a province and leave `pawns` there [vinci.conquest.stay]."""
    drive_out(position, seat, target)
    position.occupy(2 * seat, target, pawns)
    position.hand[seat] -= pawns


@dataclass(frozen=True, eq=False)
class Expansion(SeatQuestion):
    """Which province next? Or is it enough [vinci.turn.stop]?

    Spies are held to the same reach and peace [vinci.token.spies_limits], but to no cost except their own
    [vinci.token.spies_override].
    """

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        moves = position.moves
        hand = position.hand[seat]
        legal: list[Action] = [moves.stop]
        least = 0 if can_hold_one_more(position, seat) else 1
        targets = places(reachable(position, seat) & ~position.protected_from(seat))
        for target in targets:
            if least <= conquest_cost(position, seat, target) <= hand:
                legal.append(moves.conquer[target])
        if position.spies_left and hand >= SPIES_COST:
            for target in targets:
                legal.append(moves.spies[target])
        return legal

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb == STOP:
            return
        if action.verb not in (CONQUER, SPIES):
            raise IllegalAction("vinci.turn.order")
        target = position.province_of(action)
        if action.verb == SPIES and not position.spies_left:
            raise IllegalAction("vinci.token.spies")
        check_target(position, seat, target)
        cost = SPIES_COST if action.verb == SPIES else conquest_cost(position, seat, target)
        if cost > position.hand[seat]:
            raise IllegalAction("vinci.conquest.pawns", cost=cost, hand=position.hand[seat])
        if cost == 0 and not can_hold_one_more(position, seat):
            raise IllegalAction("vinci.conquest.free")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb == STOP:
            return
        target = position.province_of(action)
        if action.verb == SPIES:
            position.spies_left -= 1
            cost = SPIES_COST
        else:
            cost = conquest_cost(position, seat, target)
        if position.journal is not None:
            position.tell("vinci-log-conquers", {"who": seat, "area": position.board.provinces[target].id, "n": cost})
        conquer(position, seat, target, cost)
        position.agenda.append(self)
