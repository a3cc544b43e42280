"""What a position promises: the points each seat can expect to end with. For bots, not a rule."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.beyond_the_horizon.mind.outlook import Outlook
from ecumene.games.beyond_the_horizon.mind.worth import TURNS
from ecumene.games.beyond_the_horizon.play.counting import count
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.production import coins_of
from ecumene.games.beyond_the_horizon.play.scoring import score

TURN: Final = 3.0  # points that a turn to come brings at least
COIN_INCOME: Final = 0.08  # … and more for every coin of production
PAWN_INCOME: Final = 0.25  # … for every column
SPACES: Final = 0.25  # … for every technology
PLANNED: Final = 0.3  # part of what the campaign promises that comes true beside it
CLAIMED: Final = 0.7  # part of the objectives
INVESTED: Final = 0.8  # a cube on the investment track, before the spaces with points
UNPAID: Final = 5  # so many spaces are without


def prospects(position: HorizonPosition) -> list[float]:
    """The points each seat can expect to have at the end."""
    expected: list[float] = []
    for seat in range(position.seats):
        if not position.coins:
            expected.append(0.0)
            continue
        value = float(score(position, seat))
        if position.agenda:
            value += outlook(Outlook(position, seat))
        expected.append(value)
    return expected


def parts(position: HorizonPosition, seat: Seat) -> list[tuple[str, float]]:
    """What `prospects` adds up for a seat, part by part."""
    if not position.coins:
        return []
    points = ("points", float(score(position, seat)))
    if not position.agenda:
        return [points]
    glance = Outlook(position, seat)
    columns = PAWN_INCOME * position.open_columns(seat).bit_count()
    return [
        points, ("hoard", hoard(glance)), ("campaign", PLANNED * glance.plan()),
        ("objectives", CLAIMED * objectives(glance)), ("invested", investments(glance)),
        ("production", glance.turns * (COIN_INCOME * coins_of(position, seat) + columns)),
        ("technologies", glance.turns * SPACES * position.technologies[seat].bit_count()),
        ("turns", glance.turns * TURN),
    ]  # fmt: skip


def outlook(glance: Outlook) -> float:
    """What a seat can still expect beside the points it has."""
    position, seat = glance.position, glance.seat
    value = hoard(glance) + PLANNED * glance.plan() + CLAIMED * objectives(glance) + investments(glance)
    income = COIN_INCOME * coins_of(position, seat) + PAWN_INCOME * position.open_columns(seat).bit_count()
    return value + glance.turns * (TURN + income + SPACES * position.technologies[seat].bit_count())


def investments(glance: Outlook) -> float:
    """Cubes on the investment track that bring no points yet."""
    invested = glance.position.invested[glance.seat]
    return INVESTED * (invested if invested < UNPAID else UNPAID) * glance.soon()


def hoard(glance: Outlook) -> float:
    """Coins and pawns at hand."""
    coins, pawns = glance.coins, glance.pawns
    glance.coins, glance.pawns = 0, 0
    value = glance.coins_worth(coins) + glance.pawns_worth(pawns)
    glance.coins, glance.pawns = coins, pawns
    return value


def objectives(glance: Outlook) -> float:
    """The objectives that a seat has not claimed, by how near they are."""
    position, seat = glance.position, glance.seat
    total = 0.0
    for index in range(len(position.objectives)):
        if seat not in position.claims[index]:
            turns = 0.0
            for counter, least in glance.box.objectives[position.objectives[index]].needs:
                missing = least - count(position, seat, counter)
                if missing > 0:
                    turns += missing * TURNS[counter]
            near = 1.0 - turns / (glance.turns + 1.0)
            if near > 0.0:
                total += near * glance.claim_worth(index)
    return total
