"""Losses: what a conquered province costs those who held it, and where the survivors go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.regions import places
from ecumene.games.vinci.box.actions import PLACE
from ecumene.games.vinci.play.model import NONE, VinciPosition


def drive_out(position: VinciPosition, attacker: Seat, target: int) -> None:
    """Clear a province for its conqueror and count the pawns that leave the board for good.

    An active people loses one pawn, the others wait to be put back [vinci.losses.one]; a neutral
    [vinci.losses.neutral] or declining pawn [vinci.losses.decline] is gone. Old pawns of the attacker's own leave
    too, but count for nobody [vinci.token.slavery_count].
    """
    owner = position.owner[target]
    pawns = position.pawns[target]
    lost = pawns
    if owner != NONE and not owner & 1:
        loser = owner >> 1
        lost = min(pawns, 1)
        position.troops[loser] -= lost
        position.survivors[loser] += pawns - lost
    if position.journal is not None and owner != NONE and owner >> 1 != attacker:
        area = position.board.provinces[target].id
        position.tell("vinci-log-loses", {"who": owner >> 1, "area": area, "n": lost})
    if owner == NONE or owner >> 1 != attacker:
        position.eliminated += lost
    position.vacate(target)


def default_redeployment(position: VinciPosition, seat: Seat) -> Action:
    """Where a table puts a pawn for an absent player: to the most enemy neighbours per pawn [vinci.losses.absent]."""
    enemies = position.enemies_of(seat)
    best, most = -1, -1.0
    for province in places(position.held[2 * seat]):
        need = (position.board.near[province] & enemies).bit_count() / position.pawns[province]
        if need > most:
            best, most = province, need
    return position.moves.place[best]


@dataclass(frozen=True, eq=False)
class PutBackSurvivors(Step):
    """After an expansion the losers, in turn order [vinci.losses.turn_order], put their surviving pawns back.

    A people without a province keeps them in hand [vinci.losses.no_province].
    """

    attacker: Seat

    def run(self, position: VinciPosition) -> None:
        for distance in range(position.seats - 1, 0, -1):  # the stack serves the last one first
            seat = (self.attacker + distance) % position.seats
            survivors = position.survivors[seat]
            if not survivors:
                continue
            if position.held[2 * seat]:
                position.agenda.append(Redeploy(seat, survivors))
            else:  # nowhere to go: they wait in hand and may enter again
                position.survivors[seat] = 0
                position.hand[seat] += survivors


@dataclass(frozen=True, eq=False)
class Redeploy(SeatQuestion):
    """Where does the next surviving pawn go?"""

    left: int

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        return position.about_own(seat, position.moves.place)

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        position.check_own(seat, action, PLACE, "vinci.losses.redeploy")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        province = position.province_of(action)
        position.survivors[seat] -= 1
        position.pawns[province] += 1
        if position.journal is not None:
            position.tell("vinci-log-redeploys", {"who": seat, "area": position.board.provinces[province].id})
        if self.left > 1:
            position.agenda.append(Redeploy(seat, self.left - 1))
