"""The capital: nine by nine plots, what stands on them, what still fits, and which lines and districts are complete.

A landmark may hang over the edge, so the plots are looked at inside a margin, as the bits of a square of 17 by 17.
Landmarks lie as `Landmark.shapes` has them, by the top left corner of their frame, numbered like the action `site`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.tapestry.box.actions import MARGIN, SPAN, corner_number, corner_place
from ecumene.games.tapestry.box.content import CITY, NO_DISTRICT
from ecumene.games.tapestry.box.square import OUTSIDE, SIDE, SQUARE
from ecumene.games.tapestry.play.ground import PLOTS as PLOTS
from ecumene.games.tapestry.play.ground import capital_of as capital_of
from ecumene.games.tapestry.play.ground import drained, unjoined
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, IMPASSABLE, KINDS, LANDMARK, NO_PLOT, NONE, OPEN, PAD
from ecumene.games.tapestry.play.whenever import (
    BUILD_IMPASSABLE,
    CAPITAL_SCORED,
    DISTRICT_DRAINED,
    IMPASSABLE_COVERED,
    UNIFORM_LINES,
    announce,
    modified,
)

CORNER_NUMBERS: Final[list[int]] = [
    corner_number(row - MARGIN, column - MARGIN) for row in range(SPAN) for column in range(SPAN)
]
"""The numbers of the corners of landmarks, row by row."""

ROWS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(range(CITY * r, CITY * r + CITY)) for r in range(CITY)])
COLUMNS: Final[tuple[tuple[int, ...], ...]] = tuple([tuple(range(c, PLOTS, CITY)) for c in range(CITY)])
"""The plots of each row and column; each capital has districts of its own, and a small one only the first of these."""


# ---- what fits


def is_open(position: TapestryPosition, seat: Seat, plot: int) -> bool:
    """Whether one may build on a plot [tapestry.capital.place].

    Impassable ones are closed [tapestry.capital.impassable], unless a card opens them [tapestry.cards.terraforming].
    Lily pads are open [tapestry.capitals.pads].
    """
    return PAD <= position.plots[seat][plot] <= last_open(position, seat)


def last_open(position: TapestryPosition, seat: Seat) -> int:
    """What may be built on is a pad, an open plot or, as the next number, an impassable one."""
    return IMPASSABLE if modified(position, seat, BUILD_IMPASSABLE) else OPEN


def room(position: TapestryPosition, seat: Seat, most: int) -> int:
    """How many plots there are to build on, counted no further than `most`."""
    last = last_open(position, seat)
    found = 0
    for what in position.plots[seat]:
        if PAD <= what <= last:
            found += 1
            if found == most:
                break
    return found


def open_plots(position: TapestryPosition, seat: Seat) -> list[int]:
    """The plots on which one may build."""
    last = last_open(position, seat)
    return [plot for plot, what in enumerate(position.plots[seat]) if PAD <= what <= last]


def cells_of(position: TapestryPosition, landmark: int, site: int) -> list[tuple[int, int]]:
    """The rows and columns that a landmark covers; those below 0 or above 8 lie outside the capital."""
    top, left = corner_place(site >> 2)
    return [(top + row, left + column) for row, column in position.box.landmarks[landmark].shapes[site & 3]]


def in_capital(row: int, column: int) -> bool:
    """Whether a row and a column are those of a plot."""
    return 0 <= row < CITY and 0 <= column < CITY


def plots_under(position: TapestryPosition, landmark: int, site: int) -> list[int]:
    """The plots of the capital that a landmark covers."""
    return [CITY * row + column for row, column in cells_of(position, landmark, site) if in_capital(row, column)]


def overhangs(position: TapestryPosition, seat: Seat) -> int:
    """Where landmarks hang over the edge, as bits [tapestry.rulings.overhang_collision]."""
    bits = 0
    owners, sites = position.landmark_owner, position.landmark_site
    for landmark in range(len(owners)):
        if owners[landmark] == seat and sites[landmark] >= 0:
            for row, column in cells_of(position, landmark, sites[landmark]):
                if not in_capital(row, column):
                    bits |= 1 << _bit(row, column)
    return bits


def overhang(position: TapestryPosition) -> int:
    """How many plots a landmark of the boxes in play can hang over the edge."""
    most = 0
    for landmark in position.box.landmarks:
        if position.shared.in_play(landmark.box):
            for row, column in landmark.shapes[0]:
                most = max(most, row, column)
    return most


def _bit(row: int, column: int) -> int:
    """The place of a plot, or of one in the margin, in the square."""
    return SIDE * (row + MARGIN) + column + MARGIN


def taken(position: TapestryPosition, seat: Seat) -> int:
    """Where nothing can be built, inside the capital and around it, as bits.

    Some capitals let nothing hang over the edge [tapestry.capitals.no_overhang]. One takes no landmark at all
    [tapestry.capitals.bottle_landmarks].
    """
    capital = capital_of(position, seat)
    if capital.aside:
        return SQUARE
    last = last_open(position, seat)
    bits = overhangs(position, seat) if capital.overhang else OUTSIDE
    row = line = 0
    here = 1  # the bit of a plot in its line
    for what in position.plots[seat]:
        if what > last:
            line |= here
        here += here
        if here == 1 << CITY:
            bits |= line << _bit(row, 0)
            row, line, here = row + 1, 0, 1
    return bits


def corners(position: TapestryPosition, seat: Seat, landmark: int) -> list[int]:
    """For each way a landmark can lie, the corners by which it fits, as bits.

    It lies on nothing that is taken and on at least one plot of the capital; the rest may hang over the edge
    [tapestry.capital.overhang] [tapestry.rulings.overhang_minimum].
    """
    occupied = taken(position, seat)
    found: list[int] = []
    touching = position.shared.touching[landmark]
    for orientation, shape in enumerate(position.box.landmarks[landmark].shapes):
        hits = 0
        for row, column in shape:
            hits |= occupied >> (SIDE * row + column)
        found.append(touching[orientation] & ~hits)
    return found


def sites(position: TapestryPosition, seat: Seat, landmark: int) -> list[int]:
    """Where a landmark fits, 4 * corner + orientation, ascending."""
    found: list[int] = []
    for orientation, fitting in enumerate(corners(position, seat, landmark)):
        for top in range(SPAN):
            line = fitting >> (SIDE * top) & ((1 << SPAN) - 1)
            left = 0
            while line:
                if line & 1:
                    found.append(4 * CORNER_NUMBERS[SPAN * top + left] + orientation)
                line >>= 1
                left += 1
    found.sort()
    return found


def check_site(position: TapestryPosition, seat: Seat, landmark: int, corner: int, orientation: int) -> None:
    """Refuse a place where a landmark does not fit, by the rule that keeps it off."""
    if capital_of(position, seat).aside:
        raise IllegalAction("tapestry.capitals.bottle_landmarks")
    if orientation >= len(position.box.landmarks[landmark].shapes):
        raise IllegalAction("tapestry.rulings.equal_rotations")
    around = overhangs(position, seat)
    inside = False
    for row, column in cells_of(position, landmark, 4 * corner + orientation):
        if in_capital(row, column):
            inside = True
            check_plot(position, seat, CITY * row + column)
        elif not capital_of(position, seat).overhang:
            raise IllegalAction("tapestry.capitals.no_overhang")
        elif around >> _bit(row, column) & 1:
            raise IllegalAction("tapestry.rulings.overhang_collision")
    if not inside:
        raise IllegalAction("tapestry.rulings.overhang_minimum")


def check_plot(position: TapestryPosition, seat: Seat, plot: int) -> None:
    """Refuse a plot on which one may not build, by the rule that closes it."""
    if is_open(position, seat, plot):
        return
    if position.plots[seat][plot] == NO_PLOT:
        raise IllegalAction("tapestry.capitals.bottle_grid")
    impassable = position.plots[seat][plot] == IMPASSABLE
    raise IllegalAction("tapestry.capital.impassable" if impassable else "tapestry.capital.place")


# ---- what is complete


def _complete(plots: list[int], several: tuple[int, ...]) -> bool:
    """Whether all of some plots are filled; impassable ones count as such [tapestry.capital.impassable].

    So do lily pads [tapestry.capitals.pads].
    """
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
    return _completed(position.plots[seat], ROWS[: capital_of(position, seat).size])


def columns(position: TapestryPosition, seat: Seat) -> int:
    """How many columns of a capital are complete."""
    return _completed(position.plots[seat], COLUMNS[: capital_of(position, seat).size])


def _completed(plots: list[int], several: tuple[tuple[int, ...], ...]) -> int:
    """How many rows or columns are complete."""
    found = 0
    for line in several:
        if _complete(plots, line):
            found += 1
    return found


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


def completes(position: TapestryPosition, seat: Seat, covered: Sequence[int]) -> bool:
    """Whether covering some plots would complete a row, a column or a district, or is more than filling open ones.

    Where imps are joined to the centre any plot may be the one that is missing [tapestry.capitals.netherworld].
    """
    plots, capital = position.plots[seat], capital_of(position, seat)
    if capital.imps or any(plots[plot] != OPEN for plot in covered):
        return True
    for several in (*ROWS[: capital.size], *COLUMNS[: capital.size], *capital.districts):
        left = [plot for plot in several if plots[plot] == OPEN]
        if left and all(plot in covered for plot in left):
            return True
    return False


def newly_complete(position: TapestryPosition, seat: Seat, covered: Sequence[int]) -> list[int]:
    """The districts that are complete since these plots were covered, in their order.

    Each is so once, also where a pad in it is covered later [tapestry.capitals.swamp]. Where imps are joined to the
    centre any plot may be the one that was missing [tapestry.capitals.netherworld].
    """
    capital = capital_of(position, seat)
    if capital.imps:
        joined = _joined(position, seat) & ~position.districts[seat]
        return [d for d in range(len(capital.imps)) if joined >> d & 1]
    district_of, districts_here = capital.district_of, capital.districts
    touched = 0
    for plot in covered:
        touched |= 1 << district_of[plot]
    touched &= ~position.districts[seat]
    plots = position.plots[seat]
    return [d for d in range(len(districts_here)) if touched >> d & 1 and _complete(plots, districts_here[d])]


def _joined(position: TapestryPosition, seat: Seat) -> int:
    """The districts whose imp is joined to the centre, as a mask [tapestry.capitals.netherworld]."""
    missing = unjoined(capital_of(position, seat), position.plots[seat], NO_PLOT)  # as if nothing could be built on
    return sum([1 << district for district, left in enumerate(missing) if left == 0])


def clear_lines(position: TapestryPosition, seat: Seat) -> int:
    """How many complete rows and columns show no lily pad."""
    plots = position.plots[seat]
    return sum([1 for line in (*ROWS, *COLUMNS) if all(plots[plot] > OPEN for plot in line)])


def first_time(position: TapestryPosition, seat: Seat, completed: Sequence[int]) -> list[int]:
    """Those of some districts that were never complete before; others are so again, and nothing more follows.

    [tapestry.cards.urban_renewal]
    """
    again = 0
    for district in completed:
        again |= 1 << district
    again &= position.emptied[seat]
    position.emptied[seat] &= ~again
    position.districts[seat] |= again
    return [district for district in completed if not again >> district & 1]


# ---- scoring


def capital_points(position: TapestryPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """What a capital scores: a point for each complete row and column [tapestry.capital.lines].

    For the Architects those with buildings of one kind are worth one more [tapestry.civilizations.architects]. In the
    Swamp there is one for every two that show no pad [tapestry.capitals.swamp_scoring].
    """
    points = items.add("tapestry.capital.lines", lines(position, seat))
    per_point = capital_of(position, seat).clear_lines
    if per_point:
        points += items.add("tapestry.capitals.swamp_scoring", clear_lines(position, seat) // per_point)
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


def fill(position: TapestryPosition, seat: Seat, covered: Sequence[int], what: int) -> None:
    """Put something on plots; whoever listens hears of impassable ones among them, and of those that were the last."""
    for district in drained(position, seat, covered):
        announce(position, DISTRICT_DRAINED, seat, district)
    plots = position.plots[seat]
    impassable = False
    for plot in covered:
        impassable = impassable or plots[plot] == IMPASSABLE
        plots[plot] = what
    if BUILDING <= what < LANDMARK:
        position.placed[KINDS * seat + what - BUILDING] += len(covered)
    if impassable:
        announce(position, IMPASSABLE_COVERED, seat)


def vacate(position: TapestryPosition, seat: Seat, plot: int) -> int:
    """Take an income building off its plot; what it was. Its district may be open again, though it has paid.

    [tapestry.cards.urban_renewal]
    """
    plots, what = position.plots[seat], position.plots[seat][plot]
    plots[plot] = _ground(position, seat, plot)
    position.placed[KINDS * seat + what - BUILDING] -= 1
    capital = capital_of(position, seat)
    if capital.imps:
        opened = position.districts[seat] & ~_joined(position, seat)
    else:
        district = capital.district_of[plot]
        filled = district == NO_DISTRICT or _complete(plots, capital.districts[district])
        opened = 0 if filled else position.districts[seat] & 1 << district
    position.districts[seat] &= ~opened
    position.emptied[seat] |= opened
    return what


def _ground(position: TapestryPosition, seat: Seat, plot: int) -> int:
    """What a plot is without any building: impassable as it is printed, or under a cube of the Architects; a pad."""
    capital = capital_of(position, seat)
    if capital.pads >> plot & 1:
        return PAD
    printed = capital.impassable >> plot & 1
    architects = position.box.civ_no["architects"]
    cubed = position.has_civ(seat, architects) and plot in position.civ_state[architects]
    return IMPASSABLE if printed or cubed else OPEN
