"""Mountaineers: they go where nobody else can, glaciers included, and settle high up."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import BUILD_CITY, MOVE, PRODUCE, RiseAction
from ecumene.games.rise_and_fall.box.content import CITY, FOREST, MOUNTAIN, SEA
from ecumene.games.rise_and_fall.box.frame import distance
from ecumene.games.rise_and_fall.play.calling import Calling
from ecumene.games.rise_and_fall.play.deeds import (
    build,
    check_empty,
    check_reserve,
    check_room,
    check_wood,
    has_room,
    move,
    produce,
    resource_of,
    target_of,
)
from ecumene.games.rise_and_fall.play.position import RisePosition

STEPS: Final = 3
CITY_WOOD: Final = 2


class Mountaineers(Calling):
    """Climbing, gathering, settling high up."""

    def options(self, position: RisePosition, seat: Seat, piece: int) -> list[Action]:
        """All that a mountaineer can do now."""
        cell = position.place[piece]
        once = position.acts.by_verb
        found: list[Action] = []
        moves = position.ground.acts(MOVE)
        for n in reach(position, seat, cell, False):
            found.append(moves[n])
        if can_produce(position, seat, cell):
            found.append(once[PRODUCE])
        if can_build_city(position, seat, cell):
            found.append(once[BUILD_CITY])
        return found

    def can_act(self, position: RisePosition, seat: Seat, piece: int) -> bool:
        """Whether a mountaineer can do anything now."""
        cell = position.place[piece]
        for n in position.ground.climbs[cell]:
            if position.is_empty(n):
                return True
        if can_produce(position, seat, cell) or can_build_city(position, seat, cell):
            return True
        return len(reach(position, seat, cell, False)) > 0

    def check(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Refuse what a mountaineer cannot do, by the rule that forbids it."""
        cell = position.place[piece]
        level = position.ground.level[cell]
        if action.verb == MOVE:
            check_move(position, seat, cell, target_of(position, action))
        elif action.verb == PRODUCE:
            if level < FOREST:
                raise IllegalAction("rise_and_fall.mountaineers.produce")
            check_room(position, seat, resource_of(level))
        elif action.verb == BUILD_CITY:
            if level != FOREST and level != MOUNTAIN:
                raise IllegalAction("rise_and_fall.mountaineers.city")
            check_reserve(position, seat, CITY)
            check_wood(position, seat, CITY_WOOD)
        else:
            raise IllegalAction("rise_and_fall.actions.kind", card="mountaineer")

    def carry_out(self, position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> None:
        """Do what a mountaineer was told."""
        if action.verb == MOVE:
            move(position, seat, piece, target_of(position, action))
        elif action.verb == PRODUCE:
            produce(position, seat, piece)
        else:
            position.wood[seat] -= CITY_WOOD
            build(position, seat, piece, CITY, position.place[piece])


def reach(position: RisePosition, seat: Seat, start: int, through_all: bool) -> list[int]:
    """The empty cells within three steps over land, past one's own pieces only [rise_and_fall.mountaineers.passing].

    `through_all` asks where one could go if nobody were in the way.
    """
    land = position.ground
    pieces, towns = position.piece, position.town
    own = seat * position.set_size
    above = own + position.set_size
    seen = [False] * land.size
    seen[start] = True
    found: list[int] = []
    edge = [start]
    for _ in range(STEPS):
        beyond: list[int] = []
        for cell in edge:
            for n in land.climbs[cell]:
                if seen[n]:
                    continue
                seen[n] = True
                piece, town = pieces[n], towns[n]
                if piece < 0 and town < 0:
                    found.append(n)
                    beyond.append(n)
                elif through_all or ((piece < 0 or own <= piece < above) and (town < 0 or own <= town < above)):
                    beyond.append(n)
        edge = beyond
    return found


def can_produce(position: RisePosition, seat: Seat, cell: int) -> bool:
    """Wood in a forest, stone on a mountain or a glacier [rise_and_fall.mountaineers.produce]."""
    level = position.ground.level[cell]
    return level >= FOREST and has_room(position, seat, resource_of(level))


def can_build_city(position: RisePosition, seat: Seat, cell: int) -> bool:
    """A city in a forest or on a mountain [rise_and_fall.mountaineers.city]."""
    if position.wood[seat] < CITY_WOOD:
        return False
    level = position.ground.level[cell]
    return level in (FOREST, MOUNTAIN) and position.in_reserve(seat, CITY) > 0


def check_move(position: RisePosition, seat: Seat, cell: int, target: int) -> None:
    """Up to three steps over any land, cliffs or not [rise_and_fall.mountaineers.move]."""
    land = position.ground
    if target == cell:
        raise IllegalAction("rise_and_fall.actions.idle")
    if target < 0 or land.level[target] == SEA or distance(land.codes[cell], land.codes[target]) > STEPS:
        raise IllegalAction("rise_and_fall.mountaineers.move", most=STEPS)
    check_empty(position, target)
    if target not in reach(position, seat, cell, False):
        if target in reach(position, seat, cell, True):
            raise IllegalAction("rise_and_fall.mountaineers.passing")
        raise IllegalAction("rise_and_fall.mountaineers.move", most=STEPS)
