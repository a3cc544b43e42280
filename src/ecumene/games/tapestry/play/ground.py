"""The ground of a capital: its lily pads, impassable plots and wisps, and what is joined to its centre.

Of everything here the plots are numbered 9 * row + column, also in a city that is smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import CITY, Capital
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, FOLK, IMPASSABLE, LANDMARK, PAD

PLOTS: Final[int] = CITY * CITY
FAR: Final = 99  # the way to a plot to which there is none


def _beside(plot: int) -> tuple[int, ...]:
    row, column = plot // CITY, plot % CITY
    places = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple([CITY * r + c for r, c in places if 0 <= r < CITY and 0 <= c < CITY])


BESIDE_PLOT: Final[tuple[tuple[int, ...], ...]] = tuple([_beside(plot) for plot in range(PLOTS)])
"""Per plot those that touch one of its sides."""


def capital_of(position: TapestryPosition, seat: Seat) -> Capital:
    """The capital city mat of a seat."""
    return position.box.capitals[position.capital[seat]]


# ---- lily pads and wisps


def visible_pads(position: TapestryPosition, seat: Seat) -> int:
    """How many lily pads nothing stands on."""
    return position.plots[seat].count(PAD)


def luring_wisps(position: TapestryPosition, seat: Seat) -> int:
    """How many wisps have a landmark at one of their sides, each once; those built over lure nobody.

    [tapestry.capitals.quagmire_penalty]
    """
    return len(lured(capital_of(position, seat), position.plots[seat]))


def lured(capital: Capital, plots: Sequence[int]) -> list[int]:
    """The wisps with a landmark at one of their sides."""
    if not capital.wisps:
        return []
    return [
        plot
        for plot in range(PLOTS)
        if capital.wisps >> plot & 1
        and plots[plot] == IMPASSABLE
        and any(LANDMARK <= plots[near] < FOLK for near in BESIDE_PLOT[plot])
    ]


def reeds(capital: Capital) -> list[int]:
    """The plots beside a wisp on which something can be built."""
    return [
        plot
        for plot in range(PLOTS)
        if not capital.impassable >> plot & 1 and any(capital.wisps >> near & 1 for near in BESIDE_PLOT[plot])
    ]


# ---- impassable plots


def impassable_in(position: TapestryPosition, seat: Seat) -> list[list[int]]:
    """Per district its impassable plots that nothing stands on."""
    plots = position.plots[seat]
    districts_here = capital_of(position, seat).districts
    return [[plot for plot in district if plots[plot] == IMPASSABLE] for district in districts_here]


def drained(position: TapestryPosition, seat: Seat, covered: Sequence[int]) -> list[int]:
    """The districts whose last impassable plots these are, about to be covered."""
    plots = position.plots[seat]
    if not any(plots[plot] == IMPASSABLE for plot in covered):
        return []
    districts_here = impassable_in(position, seat)
    return [d for d, left in enumerate(districts_here) if left and all(plot in covered for plot in left)]


def wet_districts(position: TapestryPosition, seat: Seat, least: int) -> int:
    """How many districts have so many impassable plots; one that was built over is still one."""
    plots, capital = position.plots[seat], capital_of(position, seat)
    wet = [plots[p] == IMPASSABLE or bool(capital.impassable >> p & 1) for p in range(PLOTS)]
    counts = [len([p for p in district if wet[p]]) for district in capital.districts]
    return len([n for n in counts if n >= least])


# ---- ways to the centre


def ways_from(plots: Sequence[int], start: int, last: int) -> list[int]:
    """Per plot how many must still be covered for a chain of covered plots from a first one, both included.

    What may be built on is numbered up to `last`; FAR where no chain leads.
    """
    found = [FAR] * PLOTS
    found[start] = 0 if plots[start] >= BUILDING else 1 if PAD <= plots[start] <= last else FAR
    near = [start] if found[start] < FAR else []
    while near:
        farther: list[int] = []
        for plot in near:  # it grows while it is walked: covered plots cost nothing
            for other in BESIDE_PLOT[plot]:
                covered = plots[other] >= BUILDING
                if not covered and not PAD <= plots[other] <= last:
                    continue
                steps = found[plot] + (0 if covered else 1)
                if steps < found[other]:
                    found[other] = steps
                    (near if covered else farther).append(other)
        near = farther
    return found


def unjoined(capital: Capital, plots: Sequence[int], last: int) -> list[int]:
    """Per district how many plots must still be covered to join its imp to the centre; 0: it is joined.

    [tapestry.capitals.netherworld]
    """
    ways = ways_from(plots, capital.centre, last)
    return [ways[imp] for imp in capital.imps]
