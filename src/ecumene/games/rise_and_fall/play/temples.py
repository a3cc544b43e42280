"""Temples: they win over the neighbours' people, and take the tithe from one's own."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.actions import CONVERT, TITHE, RiseAction
from ecumene.games.rise_and_fall.box.content import KINDS, TEMPLE
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    check_gold,
    check_income,
    check_reserve,
    paid_out,
    target_of,
    tell_income,
)
from ecumene.games.rise_and_fall.play.position import RisePosition

NEVER: Final = 0
PRICES: Final[tuple[int, ...]] = (2, NEVER, 5, 3, 5, NEVER)
"""The gold for converting a piece of each kind; cities and temples never change sides."""
TITHE_GOLD: Final = 2
"""What each piece of one's own beside a temple brings."""


class Temples(Calling):
    """Converting and taking the tithe."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a temple can do now."""
        land = position.ground
        cell = position.place[piece]
        found: list[Action] = []
        converts = land.acts(CONVERT)
        for n in land.near[cell]:
            if can_convert(position, seat, n):
                found.append(converts[n])
        if tithe(position, seat, cell) > 0:
            found.append(position.acts.by_verb[TITHE])
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a temple can do anything now."""
        cell = position.place[piece]
        if tithe(position, seat, cell) > 0:
            return True
        return any(can_convert(position, seat, n) for n in position.ground.near[cell])

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a temple cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        if action.verb == CONVERT:
            check_conversion(position, seat, cell, target_of(position, action))
        elif action.verb == TITHE:
            check_income(tithe(position, seat, cell))
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="temple")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a temple was told."""
        if action.verb == CONVERT:
            convert(position, seat, target_of(position, action))
        else:
            collect_tithe(position, seat, position.place[piece])


def can_convert(position: RisePosition, seat: Seat, cell: int) -> bool:
    """Whether the piece on a neighbouring hex, be it on a city, can be won over [rise_and_fall.temples.on_city]."""
    piece = position.piece[cell]
    if piece < 0 or position.owner(piece) == seat:
        return False
    kind = position.kind(piece)
    price = PRICES[kind]
    return price != NEVER and position.gold[seat] >= price and position.in_reserve(seat, kind) > 0


def tithe(position: RisePosition, seat: Seat, cell: int, items: Items = UNITEMISED) -> int:
    """What the bank pays a temple for its tithe."""
    return paid_out(position, tithe_due(position, seat, cell, items), items)


def tithe_due(position: RisePosition, seat: Seat, cell: int, items: Items = UNITEMISED) -> int:
    """The gold from one's own pieces around a temple, other temples excepted [rise_and_fall.temples.tithe]."""
    believers = 0
    for n in position.ground.near[cell]:
        piece, town = position.piece[n], position.town[n]
        if piece >= 0 and position.owner(piece) == seat and position.kind(piece) != TEMPLE:
            believers += 1
        if town >= 0 and position.owner(town) == seat:
            believers += 1
    return items.add("rise_and_fall.temples.tithe", TITHE_GOLD * believers)


def check_conversion(position: RisePosition, seat: Seat, cell: int, target: int) -> None:
    """An opponent's nomad, mountaineer, merchant or ship beside the temple [rise_and_fall.temples.conversion].

    It is replaced by one of the same kind, for its price [rise_and_fall.temples.price].
    """
    if target not in position.ground.near[cell]:
        raise IllegalAction("rise_and_fall.temples.conversion")
    piece = position.piece[target]
    if piece < 0 or position.owner(piece) == seat or PRICES[position.kind(piece)] == NEVER:
        raise IllegalAction("rise_and_fall.temples.conversion")
    check_reserve(position, seat, position.kind(piece))
    check_gold(position, seat, PRICES[position.kind(piece)])


def convert(position: RisePosition, seat: Seat, target: int) -> None:
    """The unit goes back to its owner [rise_and_fall.actions.removed]; one's own of that kind stands in its place."""
    piece = position.piece[target]
    kind = position.kind(piece)
    if position.journal is not None:
        args: dict[str, object] = {
            "who": seat, "other": position.owner(piece), "card": KINDS[kind], "area": position.ground.name(target),
            "n": PRICES[kind],
        }  # fmt: skip
        position.tell("rise_and_fall-log-converts", args)
    position.spend(seat, PRICES[kind])
    position.remove(piece)
    position.put(seat, kind, target)


def collect_tithe(position: RisePosition, seat: Seat, cell: int) -> None:
    """The bank pays a temple's tithe."""
    if position.journal is not None:
        tally = Tally("rise_and_fall.temples.tithe")
        tithe(position, seat, cell, tally)
        tell_income(position, "tithes", seat, TEMPLE, cell, tally)
    position.earn(seat, tithe(position, seat, cell))
