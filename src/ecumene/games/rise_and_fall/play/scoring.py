"""Counting: economy, trophies, development and territory."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.standings import Standings
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.play.model import CARDS, NONE, RiseState, is_active


def score(position: RiseState, seat: Seat, items: Items = UNITEMISED) -> int:
    """The points of a seat if the game ended now; none before there is a world, none for the extinct."""
    if position.land is None or position.extinct[seat]:
        return 0
    points = economy(position, seat, items)
    points += trophies(position, seat, items)
    points += development(position, seat, items)
    return points + territory(position, seat, items)


def economy(position: RiseState, seat: Seat, items: Items = UNITEMISED) -> int:
    """One point for every full two gold [rise_and_fall.scoring.economy].

    In the quick count half of the gold, rounded down, is given back and the rest are points, so that an odd coin
    counts [rise_and_fall.scoring.quick_count].
    """
    gold = position.gold[seat]
    if position.options["count"] == "quick":
        return items.add("rise_and_fall.scoring.quick_count", gold - gold // 2)
    return items.add("rise_and_fall.scoring.economy", gold // 2)


def trophies(position: RiseState, seat: Seat, items: Items = UNITEMISED) -> int:
    """The points on the trophies taken [rise_and_fall.scoring.trophies]."""
    points = 0
    for kind in range(CARDS):
        if position.trophy[kind] == seat:
            points += items.add("rise_and_fall.scoring.trophies", position.pieces[kind].trophy, KINDS[kind])
    return points


def development(position: RiseState, seat: Seat, items: Items = UNITEMISED) -> int:
    """Pieces in the world, by the table on their card, if that card is active [rise_and_fall.scoring.development]."""
    points = 0
    for kind in range(CARDS):
        card = CARDS * seat + kind
        if is_active(position.card[card]):
            worth = position.pieces[kind].points[position.standing[card]]
            points += items.add("rise_and_fall.scoring.development", worth, KINDS[kind])
    return points


def territory(position: RiseState, seat: Seat, items: Items = UNITEMISED) -> int:
    """The hexes of every region in which nobody has as many pieces [rise_and_fall.scoring.territory]."""
    land, presence, seats = position.ground, position.presence, position.seats
    points = 0
    for region in range(land.regions):
        if presence[region * seats + seat] and region_leader(position, region) == seat:
            terrain = TERRAINS[land.region_terrain[region]]
            points += items.add("rise_and_fall.scoring.territory", land.region_points[region], terrain)
    return points


def region_leader(position: RiseState, region: int) -> Seat:
    """Who has the most pieces in a region, NONE if nobody stands there or two are level.

    Every piece counts one, whatever its card [rise_and_fall.scoring.pieces]; of equals nobody dominates
    [rise_and_fall.scoring.tie].
    """
    first = region * position.seats
    leader, most = NONE, 0
    for seat in range(position.seats):
        count = position.presence[first + seat]
        if count > most:
            leader, most = seat, count
        elif count == most:
            leader = NONE
    return leader


def standings(position: RiseState) -> Standings:
    """Most points win [rise_and_fall.end.winner]; equal points share the place [rise_and_fall.end.tie].

    The extinct rank below all others, whoever died later before whoever died earlier
    [rise_and_fall.extinction.last_survivor].
    """
    tallies: list[Tally] = []
    for seat in range(position.seats):
        tally = Tally("rise_and_fall.end.winner")
        score(position, seat, tally)
        tallies.append(tally)
    alive = max(position.extinct) + 1
    ranks = [moment if moment else alive for moment in position.extinct]
    return Standings(tallies, [()] * position.seats, ranks)
