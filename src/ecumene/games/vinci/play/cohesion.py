"""Cohesion: a people stays together, and old pawns do not live beside the new people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import lowest, parts, places
from ecumene.games.vinci.box.actions import KEEP, VinciAction
from ecumene.games.vinci.play.model import VinciPosition
from ecumene.games.vinci.play.scoring import land_income


def people_parts(position: VinciPosition, seat: Seat) -> list[int]:
    """The connected parts of a people, whose own provinces alone link it [vinci.cohesion.links].

    With Astronomy seas connect too [vinci.token.astronomy_cohesion], with Messages everything does
    [vinci.token.messages].
    """
    held = position.held[2 * seat]
    traits = position.traits[2 * seat]
    if traits.scattered or not held:
        return [held]
    board = position.board
    links = board.linked if traits.sea else board.near
    return parts(held, links)


def default_part(position: VinciPosition, seat: Seat) -> Action:
    """The part a table keeps for an absent player: most provinces, then most points, then most pawns."""
    best = 0
    best_key = (-1, -1, -1)
    for part in people_parts(position, seat):
        pawns = sum(position.pawns[province] for province in places(part))
        key = (part.bit_count(), land_income(position.board, part, position.traits[2 * seat]), pawns)
        if key > best_key:
            best, best_key = part, key
    return position.moves.keep[lowest(best)]


@dataclass(frozen=True, eq=False)
class Cohesion(Step):
    """At the end of its own turn [vinci.cohesion.timing] a people must hang together [vinci.cohesion.one_group]."""

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        if len(people_parts(position, self.seat)) > 1:
            position.agenda.append(KeepPart(self.seat))


@dataclass(frozen=True, eq=False)
class KeepPart(SeatQuestion):
    """Which part of the people stays? A part is named by the first of its provinces on the board.

    The other parts are emptied and their pawns lost [vinci.cohesion.pawns_lost].
    """

    def legal(self, position: VinciPosition, seat: Seat) -> Sequence[Action]:
        keep = position.moves.keep
        return [keep[lowest(part)] for part in people_parts(position, seat)]

    def check(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, VinciAction)
        if action.verb != KEEP:
            raise IllegalAction("vinci.turn.order")
        position.province_of(action)
        if action not in self.legal(position, seat):
            raise IllegalAction("vinci.cohesion.owner_chooses")

    def apply(self, position: VinciPosition, seat: Seat, action: Action) -> None:
        kept = 1 << position.province_of(action)
        lost = 0
        for part in people_parts(position, seat):
            if not part & kept:
                for province in places(part):
                    position.troops[seat] -= position.pawns[province]
                    position.vacate(province)
                    lost += 1
        if position.journal is not None:
            position.tell_number("vinci-log-cohesion", seat, lost)


@dataclass(frozen=True, eq=False)
class OldPeopleVanishes(Step):
    """Pawns of one's declining people that lie next to the active one leave the board [vinci.cohesion.own_decline].

    Heritage spares them [vinci.token.heritage], and seas make no neighbours here [vinci.cohesion.own_decline_sea].
    """

    seat: Seat

    def run(self, position: VinciPosition) -> None:
        if position.traits[2 * self.seat].beside_decline:
            return
        near = 0
        for province in places(position.held[2 * self.seat]):
            near |= position.board.near[province]
        vanishing = position.held[2 * self.seat + 1] & near
        for province in places(vanishing):
            position.vacate(province)
        if position.journal is not None and vanishing:
            position.tell_number("vinci-log-vanishes", self.seat, vanishing.bit_count())
