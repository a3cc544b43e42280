"""Nomads: they walk, gather, and settle as citizens, monks or sailors."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import BUILD_CITY, BUILD_SHIP, BUILD_TEMPLE, MOVE, PRODUCE, RiseAction
from ecumene.games.rise_and_fall.box.content import CITY, FOREST, MOUNTAIN, PLAIN, TEMPLE
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    add_ships,
    build,
    build_ship,
    can_build_ship,
    check_empty,
    check_no_cliff,
    check_reserve,
    check_room,
    check_ship,
    check_stone,
    check_wood,
    has_room,
    move,
    produce,
    resource_of,
    target_of,
)
from ecumene.games.rise_and_fall.play.position import RisePosition

CITY_WOOD: Final = 1
CITY_STONE: Final = 1
TEMPLE_STONE: Final = 2


class Nomads(Calling):
    """Walking, gathering, settling."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a nomad can do now."""
        land = position.ground
        cell = position.place[piece]
        pieces, towns = position.piece, position.town
        once = position.acts.by_verb
        found: list[Action] = []
        moves = land.acts(MOVE)
        for n in land.paths[cell]:
            if pieces[n] < 0 and towns[n] < 0:
                found.append(moves[n])
        if can_produce(position, seat, cell):
            found.append(once[PRODUCE])
        if can_build_city(position, seat, cell):
            found.append(once[BUILD_CITY])
        if can_build_temple(position, seat, cell):
            found.append(once[BUILD_TEMPLE])
        add_ships(position, seat, cell, found)
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a nomad can do anything now."""
        cell = position.place[piece]
        pieces, towns = position.piece, position.town
        for n in position.ground.paths[cell]:
            if pieces[n] < 0 and towns[n] < 0:
                return True
        return (
            can_produce(position, seat, cell)
            or can_build_city(position, seat, cell)
            or can_build_temple(position, seat, cell)
            or can_build_ship(position, seat, cell)
        )

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a nomad cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        level = position.ground.level[cell]
        if action.verb == MOVE:
            check_move(position, cell, target_of(position, action))
        elif action.verb == PRODUCE:
            if level != FOREST and level != MOUNTAIN:
                raise IllegalAction("rise_and_fall.nomads.produce")
            check_room(position, seat, resource_of(level))
        elif action.verb == BUILD_CITY:
            if level != PLAIN and level != FOREST:
                raise IllegalAction("rise_and_fall.nomads.city")
            check_reserve(position, seat, CITY)
            check_wood(position, seat, CITY_WOOD)
            check_stone(position, seat, CITY_STONE)
        elif action.verb == BUILD_TEMPLE:
            if level != PLAIN and level != MOUNTAIN:
                raise IllegalAction("rise_and_fall.nomads.temple")
            check_reserve(position, seat, TEMPLE)
            check_stone(position, seat, TEMPLE_STONE)
        elif action.verb == BUILD_SHIP:
            check_ship(position, seat, cell, target_of(position, action), "rise_and_fall.nomads.ship")
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="nomad")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a nomad was told."""
        cell = position.place[piece]
        if action.verb == MOVE:
            move(position, seat, piece, target_of(position, action))
        elif action.verb == PRODUCE:
            produce(position, seat, piece)
        elif action.verb == BUILD_CITY:
            position.wood[seat] -= CITY_WOOD
            position.stone[seat] -= CITY_STONE
            build(position, seat, piece, CITY, cell)
        elif action.verb == BUILD_TEMPLE:
            position.stone[seat] -= TEMPLE_STONE
            build(position, seat, piece, TEMPLE, cell)
        else:
            build_ship(position, seat, piece, target_of(position, action))


def can_produce(position: RisePosition, seat: Seat, cell: int) -> bool:
    """Wood in a forest, stone on a mountain [rise_and_fall.nomads.produce]."""
    level = position.ground.level[cell]
    return level in (FOREST, MOUNTAIN) and has_room(position, seat, resource_of(level))


def can_build_city(position: RisePosition, seat: Seat, cell: int) -> bool:
    """A city on plain or forest [rise_and_fall.nomads.city]."""
    if position.wood[seat] < CITY_WOOD or position.stone[seat] < CITY_STONE:
        return False
    level = position.ground.level[cell]
    return level in (PLAIN, FOREST) and position.in_reserve(seat, CITY) > 0


def can_build_temple(position: RisePosition, seat: Seat, cell: int) -> bool:
    """A temple on plain or mountain, never in a forest [rise_and_fall.nomads.temple]."""
    if position.stone[seat] < TEMPLE_STONE:
        return False
    level = position.ground.level[cell]
    return level in (PLAIN, MOUNTAIN) and position.in_reserve(seat, TEMPLE) > 0


def check_move(position: RisePosition, cell: int, target: int) -> None:
    """One step to plain, forest or mountain, without climbing a cliff [rise_and_fall.nomads.move]."""
    land = position.ground
    if target == cell:
        raise IllegalAction("rise_and_fall.actions.idle")
    if target not in land.near[cell] or not PLAIN <= land.level[target] <= MOUNTAIN:
        raise IllegalAction("rise_and_fall.nomads.move")
    check_no_cliff(position, cell, target)
    check_empty(position, target)
