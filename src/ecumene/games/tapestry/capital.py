"""The capital: nine by nine plots, what stands on them, what still fits, and which lines and districts are complete.

A landmark may hang over the edge, so the plots are looked at inside a margin, as 15 rows of 15 bits. Landmarks lie as
`Landmark.shapes` has them, by the top left corner of their frame, numbered like the action `site`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.tapestry.actions import MARGIN, SPAN
from ecumene.games.tapestry.content import CITY
from ecumene.games.tapestry.model import BUILDING, IMPASSABLE, KINDS, LANDMARK, NONE, OPEN, TapestryPosition
from ecumene.games.tapestry.whenever import BUILD_IMPASSABLE, CAPITAL_SCORED, UNIFORM_LINES, announce, modified

PLOTS: Final = CITY * CITY
SIDE: Final = CITY + 2 * MARGIN
INSIDE: Final = ((1 << CITY) - 1) << MARGIN
"""The bits of a row that lie in the capital."""

ROWS: Final = tuple([tuple(range(CITY * r, CITY * r + CITY)) for r in range(CITY)])
COLUMNS: Final = tuple([tuple(range(c, PLOTS, CITY)) for c in range(CITY)])
DISTRICTS: Final = tuple(
    [tuple([CITY * (3 * (d // 3) + i // 3) + 3 * (d % 3) + i % 3 for i in range(CITY)]) for d in range(CITY)]
)
"""The plots of each row, column and district; districts are blocks of three by three."""
DISTRICT_OF: Final = tuple([3 * (plot // CITY // 3) + plot % CITY // 3 for plot in range(PLOTS)])

Shape = tuple[tuple[int, int], ...]


# ---- what fits


def open_plots(position: TapestryPosition, seat: Seat) -> list[int]:
    """The plots on which one may build [tapestry.capital.place].

    Impassable ones are closed [tapestry.capital.impassable], unless a card opens them [tapestry.cards.terraforming].
    """
    anywhere = modified(position, seat, BUILD_IMPASSABLE)
    plots = position.plots[seat]
    found: list[int] = []
    for plot in range(PLOTS):
        if plots[plot] == OPEN or (anywhere and plots[plot] == IMPASSABLE):
            found.append(plot)
    return found


def cells_of(position: TapestryPosition, landmark: int, site: int) -> list[tuple[int, int]]:
    """The rows and columns that a landmark covers; those below 0 or above 8 lie outside the capital."""
    corner = site >> 2
    top, left = corner // SPAN - MARGIN, corner % SPAN - MARGIN
    return [(top + row, left + column) for row, column in position.box.landmarks[landmark].shapes[site & 3]]


def plots_under(position: TapestryPosition, landmark: int, site: int) -> list[int]:
    """The plots of the capital that a landmark covers."""
    found: list[int] = []
    for row, column in cells_of(position, landmark, site):
        if 0 <= row < CITY and 0 <= column < CITY:
            found.append(CITY * row + column)
    return found


def overhangs(position: TapestryPosition, seat: Seat) -> list[int]:
    """Where landmarks hang over the edge, as rows of bits with the margin [tapestry.rulings.overhang_collision]."""
    grid = [0] * SIDE
    owners, sites = position.landmark_owner, position.landmark_site
    for landmark in range(len(owners)):
        if owners[landmark] == seat and sites[landmark] >= 0:
            for row, column in cells_of(position, landmark, sites[landmark]):
                if not (0 <= row < CITY and 0 <= column < CITY):
                    grid[row + MARGIN] |= 1 << (column + MARGIN)
    return grid


def taken(position: TapestryPosition, seat: Seat) -> list[int]:
    """Where nothing can be built, inside the capital and around it, as rows of bits with the margin."""
    grid = overhangs(position, seat)
    anywhere = modified(position, seat, BUILD_IMPASSABLE)
    plots = position.plots[seat]
    for row in range(CITY):
        bits = grid[row + MARGIN]
        for column in range(CITY):
            plot = plots[CITY * row + column]
            if plot != OPEN and not (anywhere and plot == IMPASSABLE):
                bits |= 1 << (column + MARGIN)
        grid[row + MARGIN] = bits
    return grid


def sites(position: TapestryPosition, seat: Seat, landmark: int) -> list[int]:
    """Where a landmark fits: on open plots only, at least one of them; it may hang over the edge.

    [tapestry.capital.overhang] [tapestry.rulings.overhang_minimum]
    """
    grid = taken(position, seat)
    ways = [_bits(shape) for shape in position.box.landmarks[landmark].shapes]
    found: list[int] = []
    for top in range(SPAN):
        for left in range(SPAN):
            for orientation in range(len(ways)):
                if _fits(grid, ways[orientation], top, left):
                    found.append(4 * (SPAN * top + left) + orientation)
    return found


def check_site(position: TapestryPosition, seat: Seat, landmark: int, corner: int, orientation: int) -> None:
    """Refuse a place where a landmark does not fit, by the rule that keeps it off."""
    if orientation >= len(position.box.landmarks[landmark].shapes):
        raise IllegalAction("tapestry.rulings.equal_rotations")
    site = 4 * corner + orientation
    anywhere = modified(position, seat, BUILD_IMPASSABLE)
    around = overhangs(position, seat)
    inside = False
    for row, column in cells_of(position, landmark, site):
        if 0 <= row < CITY and 0 <= column < CITY:
            inside = True
            plot = position.plots[seat][CITY * row + column]
            if plot == IMPASSABLE and not anywhere:
                raise IllegalAction("tapestry.capital.impassable")
            if plot != OPEN and plot != IMPASSABLE:
                raise IllegalAction("tapestry.capital.place")
        elif around[row + MARGIN] >> (column + MARGIN) & 1:
            raise IllegalAction("tapestry.rulings.overhang_collision")
    if not inside:
        raise IllegalAction("tapestry.rulings.overhang_minimum")


def _bits(shape: Shape) -> list[int]:
    """The cells of a shape as rows of bits."""
    rows = [0] * (1 + max([row for row, _ in shape]))
    for row, column in shape:
        rows[row] |= 1 << column
    return rows


def _fits(rows: Sequence[int], shape: Sequence[int], top: int, left: int) -> bool:
    """Whether a shape lies on nothing that is taken, and somewhere in the capital."""
    touches = False
    for i in range(len(shape)):
        bits = shape[i] << left
        if rows[top + i] & bits:
            return False
        if bits & INSIDE and MARGIN <= top + i < MARGIN + CITY:
            touches = True
    return touches


# ---- what is complete


def _complete(plots: Sequence[int], several: Sequence[int]) -> bool:
    """Whether all of some plots are filled; impassable ones are [tapestry.capital.impassable]."""
    return all(plots[plot] != OPEN for plot in several)


def uniform(plots: Sequence[int], several: Sequence[int]) -> bool:
    """Whether income buildings of exactly one kind stand on some plots; landmarks do not matter.

    [tapestry.civilizations.architects]
    """
    kind = NONE
    for plot in several:
        what = plots[plot]
        if BUILDING <= what < LANDMARK:
            if kind != NONE and kind != what:
                return False
            kind = what
    return kind != NONE


def rows(position: TapestryPosition, seat: Seat) -> int:
    """How many rows of a capital are complete."""
    plots = position.plots[seat]
    return sum([1 for row in ROWS if _complete(plots, row)])


def columns(position: TapestryPosition, seat: Seat) -> int:
    """How many columns of a capital are complete."""
    plots = position.plots[seat]
    return sum([1 for column in COLUMNS if _complete(plots, column)])


def lines(position: TapestryPosition, seat: Seat) -> int:
    """How many rows and columns of a capital are complete [tapestry.capital.lines]."""
    return rows(position, seat) + columns(position, seat)


def uniform_lines(position: TapestryPosition, seat: Seat) -> int:
    """How many complete rows and columns have income buildings of one kind [tapestry.civilizations.architects]."""
    plots = position.plots[seat]
    return sum([1 for line in (*ROWS, *COLUMNS) if _complete(plots, line) and uniform(plots, line)])


def districts(position: TapestryPosition, seat: Seat) -> int:
    """How many districts of a capital are complete."""
    return position.districts[seat].bit_count()


def newly_complete(position: TapestryPosition, seat: Seat, covered: Sequence[int]) -> list[int]:
    """The districts that are complete since these plots were covered, in their order."""
    touched = 0
    for plot in covered:
        touched |= 1 << DISTRICT_OF[plot]
    touched &= ~position.districts[seat]
    plots = position.plots[seat]
    return [d for d in range(len(DISTRICTS)) if touched >> d & 1 and _complete(plots, DISTRICTS[d])]


# ---- scoring


def capital_points(position: TapestryPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """What a capital scores: a point for each complete row and column [tapestry.capital.lines].

    For the Architects those with buildings of one kind are worth one more [tapestry.civilizations.architects].
    """
    points = items.add("tapestry.capital.lines", lines(position, seat))
    if modified(position, seat, UNIFORM_LINES):
        points += items.add("tapestry.civilizations.architects", uniform_lines(position, seat))
    return points


def score_capital(position: TapestryPosition, seat: Seat, cause: str) -> int:
    """Score a capital; the points."""
    tally = Tally("tapestry.capital.lines") if position.journal is not None else None
    points = capital_points(position, seat, UNITEMISED if tally is None else tally)
    points = position.score(seat, points, cause)
    if points:
        position.tell("tapestry-log-scores", {"who": seat, "n": points, "cause": cause}, tally)
    announce(position, CAPITAL_SCORED, seat)
    return points


# ---- changing


def fill(position: TapestryPosition, seat: Seat, covered: Sequence[int], what: int) -> bool:
    """Put something on plots; whether one of them was impassable."""
    plots = position.plots[seat]
    impassable = False
    for plot in covered:
        impassable = impassable or plots[plot] == IMPASSABLE
        plots[plot] = what
    if BUILDING <= what < LANDMARK:
        position.placed[KINDS * seat + what - BUILDING] += len(covered)
    return impassable
