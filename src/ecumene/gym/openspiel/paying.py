"""What the end of a game is worth to each seat; all seats together get nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.standings import Standings


def by_win(standings: Standings) -> list[float]:
    """The winners share what the others lose: a win alone is 1, to lose is -1 shared by all who do."""
    seats, winners = len(standings), standings.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def by_place(standings: Standings) -> list[float]:
    """The more seats one leaves behind, the better: first 1, last -1, equal places share theirs."""
    seats = len(standings)
    places = [standings.of(seat).place for seat in range(seats)]
    better = [sum(other > place for other in places) - sum(other < place for other in places) for place in places]
    return [ahead / (seats - 1) for ahead in better]


def by_points(standings: Standings) -> list[float]:
    """By how many points a seat lies above what all have on average."""
    points = [standings.of(seat).points for seat in range(len(standings))]
    return [own - sum(points) / len(points) for own in points]


PAYMENTS: Final[dict[str, Callable[[Standings], list[float]]]] = {
    "win": by_win,
    "place": by_place,
    "points": by_points,
}

BOUNDS: Final = {"win": 1.0, "place": 1.0, "points": 10_000.0}
"""What no seat gets more of, nor loses more; for points no more than a promise that no game goes so far."""
