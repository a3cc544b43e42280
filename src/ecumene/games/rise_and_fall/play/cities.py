"""Cities: they send out nomads, teach them a trade, and pay taxes."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.actions import EDUCATE_MERCHANT, EDUCATE_MOUNTAINEER, GROW, TAX, RiseAction
from ecumene.games.rise_and_fall.box.content import CITY, MERCHANT, MOUNTAIN, MOUNTAINEER, NOMAD, PLAIN
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    check_empty,
    check_gold,
    check_income,
    check_no_cliff,
    check_reserve,
    give_way,
    paid_out,
    target_of,
    tell_at,
    tell_income,
)
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition

MERCHANT_GOLD: Final = 2
MOUNTAINEER_GOLD: Final = 1
TAXES: Final = (0, 2, 3, 1, 0)
"""What a city brings by the level of its terrain; none stands on sea or glacier."""


class Cities(Calling):
    """Growing, teaching, paying taxes."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a city can do now."""
        land = position.ground
        cell = position.place[piece]
        found: list[Action] = []
        if position.in_reserve(seat, NOMAD) > 0:
            grow = land.acts(GROW)
            for n in land.paths[cell]:
                if position.is_empty(n):
                    found.append(grow[n])
        if can_educate(position, seat, MERCHANT):
            add_pupils(position, seat, cell, land.acts(EDUCATE_MERCHANT), found)
        if can_educate(position, seat, MOUNTAINEER):
            add_pupils(position, seat, cell, land.acts(EDUCATE_MOUNTAINEER), found)
        if taxes(position, cell) > 0:
            found.append(position.acts.by_verb[TAX])
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a city can do anything now."""
        cell = position.place[piece]
        if taxes(position, cell) > 0:
            return True
        if position.in_reserve(seat, NOMAD) > 0:
            for n in position.ground.paths[cell]:
                if position.is_empty(n):
                    return True
        if can_educate(position, seat, MERCHANT) or can_educate(position, seat, MOUNTAINEER):
            for n in position.ground.paths[cell]:
                if position.piece_at(seat, NOMAD, n) != NONE:
                    return True
        return False

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a city cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        if action.verb == GROW:
            check_growth(position, cell, target_of(position, action))
            check_reserve(position, seat, NOMAD)
        elif action.verb == EDUCATE_MERCHANT or action.verb == EDUCATE_MOUNTAINEER:
            kind = taught(action.verb)
            check_pupil(position, seat, cell, target_of(position, action))
            check_reserve(position, seat, kind)
            check_gold(position, seat, price(kind))
        elif action.verb == TAX:
            check_income(taxes(position, cell))
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="city")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a city was told."""
        if action.verb == GROW:
            grow(position, seat, target_of(position, action))
        elif action.verb == TAX:
            collect_taxes(position, seat, position.place[piece])
        else:
            educate(position, seat, target_of(position, action), taught(action.verb))


def price(kind: int) -> int:
    """What it costs to teach a nomad a trade [rise_and_fall.cities.education]."""
    return MERCHANT_GOLD if kind == MERCHANT else MOUNTAINEER_GOLD


def taught(verb: int) -> int:
    """The kind that an education leads to."""
    return MERCHANT if verb == EDUCATE_MERCHANT else MOUNTAINEER


def can_educate(position: RisePosition, seat: Seat, kind: int) -> bool:
    """Whether a seat can pay for the education and has such a piece left."""
    return position.gold[seat] >= price(kind) and position.in_reserve(seat, kind) > 0


def add_pupils(position: RisePosition, seat: Seat, cell: int, acts: list[RiseAction], found: list[Action]) -> None:
    """One's own nomads next to a city, where no cliff parts them from it."""
    for n in position.ground.paths[cell]:
        if position.piece_at(seat, NOMAD, n) != NONE:
            found.append(acts[n])


def taxes(position: RisePosition, cell: int, items: Items = UNITEMISED) -> int:
    """The gold that a city brings by its terrain [rise_and_fall.cities.taxes]."""
    due = items.add("rise_and_fall.cities.taxes", TAXES[position.ground.level[cell]])
    return paid_out(position, due, items)


def check_growth(position: RisePosition, cell: int, target: int) -> None:
    """A new nomad goes to empty land beside the city, not over a cliff [rise_and_fall.cities.growth]."""
    land = position.ground
    if target not in land.near[cell] or not PLAIN <= land.level[target] <= MOUNTAIN:
        raise IllegalAction("rise_and_fall.cities.growth")
    check_no_cliff(position, cell, target)
    check_empty(position, target)


def check_pupil(position: RisePosition, seat: Seat, cell: int, target: int) -> None:
    """A city teaches a nomad of its owner beside it, not over a cliff [rise_and_fall.cities.education]."""
    if target not in position.ground.near[cell] or position.piece_at(seat, NOMAD, target) == NONE:
        raise IllegalAction("rise_and_fall.cities.education")
    check_no_cliff(position, cell, target)


def grow(position: RisePosition, seat: Seat, target: int) -> None:
    """Some citizens take to the road again."""
    tell_at(position, "grows", seat, NOMAD, target)
    position.put(seat, NOMAD, target)


def educate(position: RisePosition, seat: Seat, target: int, kind: int) -> None:
    """The nomad goes back to the reserve, and the one who learnt the trade stands in its place."""
    tell_at(position, "educates", seat, kind, target)
    position.spend(seat, price(kind))
    give_way(position, seat, position.piece[target], kind, target)


def collect_taxes(position: RisePosition, seat: Seat, cell: int) -> None:
    """The bank pays a city's taxes."""
    if position.journal is not None:
        tally = Tally("rise_and_fall.cities.taxes")
        taxes(position, cell, tally)
        tell_income(position, "taxes", seat, CITY, cell, tally)
    position.earn(seat, taxes(position, cell))
