"""What the end of a game is worth to each seat; always from -1 to 1, and all together nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecumene.core.standings import Standings


def by_win(standings: Standings) -> list[float]:
    """The winners share what the others lose: alone 1, nobody's win an equal part of -1."""
    seats, winners = len(standings), standings.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(seats * share - 1) / (seats - 1) for share in shares]


def by_place(standings: Standings) -> list[float]:
    """The more seats one leaves behind, the better: first 1, last -1, equal places share theirs."""
    seats = len(standings)
    places = [standings.of(seat).place for seat in range(seats)]
    better = [sum(other > place for other in places) - sum(other < place for other in places) for place in places]
    return [ahead / (seats - 1) for ahead in better]


PAYMENTS: Final[dict[str, Callable[[Standings], list[float]]]] = {"win": by_win, "place": by_place}
