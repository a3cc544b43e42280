"""The first deployment: in turn, each player puts a nomad, a city and a ship into the new world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import SeatQuestion
from ecumene.core.errors import IllegalAction
from ecumene.games.rise_and_fall.box.actions import DEPLOY_NOMAD, DEPLOY_SHIP, RiseAction
from ecumene.games.rise_and_fall.box.content import GLACIER, KINDS, SEA, SHIP
from ecumene.games.rise_and_fall.play.model import CARDS
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.rounds import BeginRound


def begin_deployment(position: RisePosition) -> None:
    """Chance names the first player anew, whoever began the world [rise_and_fall.deployment.first]."""
    chance = position.chance
    assert chance is not None
    position.first = chance.below("first", position.seats)
    position.tell("rise_and_fall-log-first", {"who": position.first})
    position.agenda.append(Deploy(position.first))


def to_deploy(position: RisePosition, seat: Seat) -> list[int]:
    """The kinds of which a seat has still to place its piece [rise_and_fall.deployment.start]."""
    return [k for k in range(CARDS) if position.pieces[k].start > position.standing[CARDS * seat + k]]


def suits(kind: int, level: int) -> bool:
    """Whether a starting piece may stand on a terrain.

    Ships need the sea [rise_and_fall.deployment.ship]; cities and nomads neither sea nor glacier
    [rise_and_fall.deployment.land].
    """
    return level == SEA if kind == SHIP else SEA < level < GLACIER


@dataclass(frozen=True, eq=False)
class Deploy(SeatQuestion):
    """Which of the starting pieces comes next, and where does it stand?

    Each piece brings its card to the hand as every first piece does. That is the hand of three with which the game
    begins: no card is played before all pieces stand.
    """

    def legal(self, position: RisePosition, seat: Seat) -> Sequence[Action]:
        land = position.ground
        empty = [cell for cell in range(land.size) if position.is_empty(cell)]
        found: list[Action] = []
        for kind in to_deploy(position, seat):
            acts = land.acts(DEPLOY_NOMAD + kind)
            found += [acts[cell] for cell in empty if suits(kind, land.level[cell])]
        return found

    def check(self, position: RisePosition, seat: Seat, action: Action) -> None:
        assert isinstance(action, RiseAction)
        if not DEPLOY_NOMAD <= action.verb <= DEPLOY_SHIP:
            raise IllegalAction("rise_and_fall.deployment.order")
        kind = action.verb - DEPLOY_NOMAD
        if kind not in to_deploy(position, seat):
            raise IllegalAction("rise_and_fall.deployment.start")
        land = position.ground
        cell = land.cell(action.arg)
        if cell < 0 or not suits(kind, land.level[cell]):
            raise IllegalAction("rise_and_fall.deployment.ship" if kind == SHIP else "rise_and_fall.deployment.land")
        if not position.is_empty(cell):
            raise IllegalAction("rise_and_fall.deployment.one_per_hex")

    def apply(self, position: RisePosition, seat: Seat, action: Action) -> None:
        """One piece, then the next seat clockwise, until all stand [rise_and_fall.deployment.order]."""
        assert isinstance(action, RiseAction)
        land = position.ground
        kind, cell = action.verb - DEPLOY_NOMAD, land.cell(action.arg)
        if position.journal is not None:
            where = {"area": land.name(cell), "terrain": land.terrain(cell)}
            position.tell("rise_and_fall-log-deploys", {"who": seat, "card": KINDS[kind], **where})
        position.put(seat, kind, cell)
        following = (seat + 1) % position.seats
        position.agenda.append(Deploy(following) if to_deploy(position, following) else BeginRound())
