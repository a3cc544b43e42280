"""Aliens: space tiles from the first day, explored on their mat one after the other.

On the mat: the space tile that lies there, -1 without one. It is among the tiles that its owner has explored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PAY, SPACE_TILE, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.gains import owned
from ecumene.games.tapestry.play.model import NONE, TapestryPosition
from ecumene.games.tapestry.play.paying import pay_resources
from ecumene.games.tapestry.play.space import explore_star, leave_star

NAME: Final = "aliens"


def visit(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The tile on the mat goes; then another one is explored there, or a resource gained.

    [tapestry.civilizations.aliens] Whoever has just discarded one pays for the other first.
    """
    owes = leave(position, seat)
    if position.star_supply[seat] and (not owes or owned(position, seat)):
        position.agenda.append(AliensTile(seat, owes, cause))
    else:
        position.perform(seat, printed(position, NAME).effects["instead"], cause)


def leave(position: TapestryPosition, seat: Seat) -> bool:
    """Discard the tile on the mat, with what it does; whether there was one."""
    star = on_mat(position, NAME)[0]
    if star == NONE:
        return False
    lay(position, NAME, (NONE,))
    leave_star(position, seat, star)
    return True


@dataclass(frozen=True, eq=False)
class AliensTile(SeatQuestion):
    """Which space tile to explore on the mat, or rather to gain a resource [tapestry.civilizations.aliens]."""

    owes: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[SPACE_TILE]
        return [*[of[star] for star in position.star_supply[seat]], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == SPACE_TILE
            raise IllegalAction("tapestry.civilizations.aliens" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != SPACE_TILE:
            position.perform(seat, printed(position, NAME).effects["instead"], self.cause)
        elif not self.owes:
            land(position, seat, action.arg)
        elif len(owned(position, seat)) == 1:
            pay_and_land(position, seat, owned(position, seat)[0], action.arg)
        else:
            position.agenda.append(AliensPrice(seat, action.arg, self.cause))


@dataclass(frozen=True, eq=False)
class AliensPrice(SeatQuestion):
    """With which resource to pay for exploring again [tapestry.civilizations.aliens]."""

    star: int
    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PAY]  # the first payments are of one resource
        return [of[resource] for resource in owned(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        pay_and_land(position, seat, action.arg, self.star)


def pay_and_land(position: TapestryPosition, seat: Seat, resource: int, star: int) -> None:
    pay_resources(position, seat, [*position.acts.payments[resource]])
    land(position, seat, star)


def land(position: TapestryPosition, seat: Seat, star: int) -> None:
    """A tile of the supply is explored on the mat."""
    lay(position, NAME, (star,))
    explore_star(position, seat, star)


CODES: dict[str, Code] = {"aliens_visit": visit}
ITEMS: tuple[type[Item], ...] = (AliensPrice, AliensTile)
