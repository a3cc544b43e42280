"""What is missing in a capital: open plots of rows, columns and districts, and ways to its centre. For bots."""

from __future__ import annotations

from typing import Final

from ecumene.games.tapestry.box.content import CITY, Capital
from ecumene.games.tapestry.play.ground import FAR, ways_from
from ecumene.games.tapestry.play.numbers import BUILDING, OPEN

NEARLY: Final = [1.0, 0.68, 0.46, 0.29, 0.19, 0.13, 0.09, 0.06, 0.04, 0.02, 0.015, 0.01, 0.005]
"""Part of a complete line or district that one with so many open plots is worth; no district has more of them."""


class Gaps:
    """How many plots of each row, column and district of a capital are still open.

    Where districts are joined to the centre it is the plots that are missing for that, and `ways` are the plots on the
    shortest ways, as a mask for each.
    """

    def __init__(self, plots: list[int], capital: Capital, last: int) -> None:
        district_of = capital.district_of
        self.ways: list[int] = []
        self.size = capital.size
        self.rows = [0] * CITY
        self.columns = [0] * CITY
        self.districts = [0] * (CITY + 1)  # the last for plots outside all districts
        for plot in range(CITY * CITY):
            if plots[plot] == OPEN:
                self.rows[plot // CITY] += 1
                self.columns[plot % CITY] += 1
                self.districts[district_of[plot]] += 1
        if capital.imps:
            self._look_for_ways(plots, capital, last)

    def _look_for_ways(self, plots: list[int], capital: Capital, last: int) -> None:
        self.districts = [0] * (CITY + 1)
        centre = ways_from(plots, capital.centre, last)
        for district, imp in enumerate(capital.imps):
            missing = centre[imp]  # FAR: cubes and lava have closed every way
            self.districts[district] = missing if missing < len(NEARLY) else len(NEARLY) - 1
            back = ways_from(plots, imp, last)
            way = 0
            for plot in range(CITY * CITY if missing < FAR else 0):
                if plots[plot] < BUILDING and centre[plot] + back[plot] - 1 == missing:
                    way |= 1 << plot
            self.ways.append(way)
