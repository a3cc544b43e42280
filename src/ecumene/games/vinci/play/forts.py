"""Forts: one more at the end of each turn, in a province that has none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import places
from ecumene.games.vinci.box.actions import FORT
from ecumene.games.vinci.play.model import VinciPosition


@dataclass(frozen=True, eq=False)
class Fortify(Step):
    """A people with Forts must build as long as one of its provinces has none [vinci.token.forts_mandatory]."""

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        open_provinces = (position.held[2 * self.seat] & ~position.forts).bit_count()
        forts = min(position.traits[2 * self.seat].forts, open_provinces)
        if forts:
            position.agenda.append(BuildFort(self.seat, forts))


@dataclass(frozen=True, eq=False)
class BuildFort(SeatQuestion):
    """Where does the new fort stand?"""

    left: int

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        fort = position.moves.fort
        return [fort[province] for province in places(position.held[2 * seat] & ~position.forts)]

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        province = position.check_own(seat, action, FORT, "vinci.token.forts")
        if position.forts >> province & 1:
            raise IllegalAction("vinci.token.forts_one")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        province = position.province_of(action)
        position.forts |= 1 << province
        if position.journal is not None:
            position.tell("vinci-log-fort", {"who": seat, "area": position.board.provinces[province].id})
        if self.left > 1:
            position.agenda.append(BuildFort(seat, self.left - 1))
