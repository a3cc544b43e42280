"""The end of an era: what is not paid for is lost, and half the cubes leave the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box import actions
from ecumene.games.rise_of_empires.box.actions import DONE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CUBE, GOLD, KEEP_CITY, KEEP_PROGRESS
from ecumene.games.rise_of_empires.play.model import EmpiresPosition


@dataclass(frozen=True, eq=False)
class EndEra(Step):
    """After the points of a turn B, before the turn order [rise_of_empires.era_end.when].

    Tiles first, then the cubes of all.
    """

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        position.agenda.append(HalveCubes())
        for seat in reversed(position.order):
            ask_keep(position, seat, (), ())


# ---- tiles


def progress_price(position: EmpiresPosition, seat: Seat, kept: int) -> int:
    """The gold for one more progress tile when so many are kept already [rise_of_empires.era_end.progress].

    Some may be free [rise_of_empires.era_end.free_keeps].
    """
    return 0 if kept < position.modifier(seat, KEEP_PROGRESS) else 1  # rule: rise_of_empires.effects.keep_progress


def city_price(position: EmpiresPosition, seat: Seat, kept: int) -> int:
    """The cubes for one more city when so many are kept already [rise_of_empires.era_end.cities]."""
    return 0 if kept < position.modifier(seat, KEEP_CITY) else 1  # rule: rise_of_empires.effects.keep_city


def without(owned: tuple[int, ...], kept: tuple[int, ...]) -> list[int]:
    """What of one's tiles is not kept yet; a city of which one has two can be kept twice."""
    left = list(owned)
    for tile in kept:
        left.remove(tile)
    return left


def keepable(position: EmpiresPosition, seat: Seat, progress: tuple[int, ...], cities: tuple[int, ...]) -> list[Action]:
    """What else a seat can keep, beside what it keeps already."""
    legal: list[Action] = []
    if progress_price(position, seat, len(progress)) <= position.have(seat, GOLD):
        for kind in without(position.progress[seat], progress):
            legal.append(position.acts.of[actions.KEEP_PROGRESS][kind])
    if city_price(position, seat, len(cities)) <= position.have(seat, CUBE):
        for city in sorted(set(without(position.cities[seat], cities))):
            legal.append(position.acts.of[actions.KEEP_CITY][city])
    return legal


def ask_keep(position: EmpiresPosition, seat: Seat, progress: tuple[int, ...], cities: tuple[int, ...]) -> None:
    """Ask what else is kept, if anything can be; it is a step, since goods change before its turn comes."""
    position.agenda.append(Keep(seat, progress, cities))


@dataclass(frozen=True, eq=False)
class Keep(Step):
    """What a seat has kept so far; the rest is lost when nothing more can or shall be kept."""

    seat: Seat
    progress: tuple[int, ...]
    cities: tuple[int, ...]

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        if keepable(position, self.seat, self.progress, self.cities):
            position.agenda.append(KeepTiles(self.seat, self.progress, self.cities))
        else:
            lose_tiles(position, self.seat, self.progress, self.cities)


@dataclass(frozen=True, eq=False)
class KeepTiles(SeatQuestion):
    """Which tile to keep next, or no more."""

    progress: tuple[int, ...]
    cities: tuple[int, ...]

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        return [*keepable(position, seat, self.progress, self.cities), position.acts.done]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action in self.legal(position, seat):
            return
        if action.verb == actions.KEEP_PROGRESS:
            raise IllegalAction("rise_of_empires.era_end.progress", progress=position.box.progress[action.arg].id)
        if action.verb == actions.KEEP_CITY:
            raise IllegalAction("rise_of_empires.era_end.cities", city=position.box.cities[action.arg].id)
        raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == DONE:
            lose_tiles(position, seat, self.progress, self.cities)
        elif action.verb == actions.KEEP_PROGRESS:
            price = progress_price(position, seat, len(self.progress))
            position.spend(seat, GOLD, price)
            tile = position.box.progress[action.arg].id
            position.tell("rise_of_empires-log-keeps", {"who": seat, "tile": tile, "n": price, "thing": "gold"})
            ask_keep(position, seat, (*self.progress, action.arg), self.cities)
        else:
            price = city_price(position, seat, len(self.cities))
            position.spend(seat, CUBE, price)
            tile = position.box.cities[action.arg].id
            position.tell("rise_of_empires-log-keeps", {"who": seat, "tile": tile, "n": price, "thing": "cube"})
            ask_keep(position, seat, self.progress, (*self.cities, action.arg))


def lose_tiles(position: EmpiresPosition, seat: Seat, progress: tuple[int, ...], cities: tuple[int, ...]) -> None:
    """All that was not kept goes back into the box."""
    box = position.box
    lost = [box.progress[kind].id for kind in without(position.progress[seat], progress)]
    lost += [box.cities[city].id for city in without(position.cities[seat], cities)]
    position.progress[seat] = tuple([kind for kind in position.progress[seat] if kind in progress])
    position.cities[seat] = tuple(sorted(cities))
    position.waiting = [entry for entry in position.waiting if entry[0] != seat or entry[1] in progress]
    for tile in lost:
        position.tell("rise_of_empires-log-loses", {"who": seat, "tile": tile})


# ---- cubes


@dataclass(frozen=True, eq=False)
class HalveCubes(Step):
    """Half the cubes in each region, rounded up, go back to the stock [rise_of_empires.era_end.halve]."""

    def run(self, position: Any) -> None:
        assert isinstance(position, EmpiresPosition)
        for seat in position.order:
            lost = 0
            for region in range(position.regions):
                slot = position.regions * seat + region
                half = (position.cubes[slot] + 1) // 2
                position.cubes[slot] -= half
                lost += half
            if lost:
                position.tell_number("rise_of_empires-log-halves", seat, lost)


ITEMS: tuple[type[Item], ...] = (EndEra, HalveCubes, Keep, KeepTiles)
