"""Taking a tile: a progress tile, a territory, a city or a wonder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_of_empires.box.actions import PASS, TAKE, EmpiresAction
from ecumene.games.rise_of_empires.box.content import CITY, FAMILIES, PROGRESS, TERRITORY
from ecumene.games.rise_of_empires.play import city, progress
from ecumene.games.rise_of_empires.play.model import LAND_KINDS, EmpiresPosition
from ecumene.games.rise_of_empires.play.tiles import offered, remove


def takeable(position: EmpiresPosition, seat: Seat, family: int) -> list[int]:
    """The tiles of a family that a seat may take now; territories are free [rise_of_empires.territory.take]."""
    if family == PROGRESS:
        return progress.takeable(position, seat)
    if family == CITY:
        return city.takeable(position, seat)
    return offered(position, TERRITORY)


def ask_tile(position: EmpiresPosition, seat: Seat, family: int, may_pass: bool) -> None:
    """Ask which tile, where there is a choice."""
    able = takeable(position, seat, family)
    if len(able) == 1 and not may_pass:
        take(position, seat, able[0])
    else:
        position.agenda.append(TakeTile(seat, family, may_pass))


@dataclass(frozen=True, eq=False)
class TakeTile(SeatQuestion):
    """Which tile of a family; a disc taken back may also go without its action."""

    family: int
    may_pass: bool

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, EmpiresPosition)
        take = position.acts.of[TAKE]
        legal: list[Action] = [take[tile] for tile in takeable(position, seat, self.family)]
        if self.may_pass:
            legal.append(position.acts.pass_)
        return legal

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == PASS and self.may_pass:
            return
        if action.verb != TAKE:
            raise IllegalAction("rise_of_empires.display.without_action" if action.verb == PASS else "core.choice")
        tile = position.box.tiles[action.arg]
        if tile.family != self.family or action.arg not in offered(position, self.family):
            raise IllegalAction(f"rise_of_empires.{FAMILIES[self.family]}.take", tile=tile.id)
        if self.family == PROGRESS:
            progress.check_take(position, seat, tile.thing)
        elif self.family == CITY:
            city.check_take(position, seat, tile.thing)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, EmpiresPosition)
        assert isinstance(action, EmpiresAction)
        if action.verb == PASS:
            position.tell("rise_of_empires-log-passes", {"who": seat, "row": FAMILIES[self.family]})
        else:
            take(position, seat, action.arg)


def take(position: EmpiresPosition, seat: Seat, tile: int) -> None:
    """Pay for a tile, take it from the display and lay it down."""
    sort = position.box.tiles[tile]
    if sort.family != CITY or not position.box.cities[sort.thing].wonder:  # a wonder is told when it is built
        plain = position.box.tiles[position.box.plain_of[tile]]
        position.tell("rise_of_empires-log-takes", {"who": seat, "tile": plain.id})
    remove(position, tile)
    if sort.family == PROGRESS:
        progress.take(position, seat, sort.thing)
    elif sort.family == CITY:
        city.take(position, seat, sort.thing)
    else:  # as often as one likes [rise_of_empires.territory.copies]
        position.lands[LAND_KINDS * seat + sort.thing] += 1


ITEMS: tuple[type[Item], ...] = (TakeTile,)
