"""Where things go: how much a plot, a landmark's site, a tile's place or a target promises, compared with others.

A line or a district is worth the more the fewer plots of it are open, so buildings go where something completes. For
bots, not a rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.tapestry.box.actions import (
    CARD,
    CIVILIZATION,
    DECLINE,
    HEX,
    MAP_SIZE,
    PICK,
    PLOT,
    SITE,
    USE,
    TapestryAction,
    corner_place,
)
from ecumene.games.tapestry.box.content import CITY, COMPLETE_DISTRICTS, LINES, NO_DISTRICT
from ecumene.games.tapestry.mind.folk import another_kind, sea_worth
from ecumene.games.tapestry.mind.places import on_card_gain
from ecumene.games.tapestry.mind.promise import control_worth
from ecumene.games.tapestry.mind.worth import GROUPED, NEARLY, Glance
from ecumene.games.tapestry.play.capital import COLUMNS, ROWS, capital_of, cells_of, last_open, plots_under, uniform
from ecumene.games.tapestry.play.civilizations.craftsmen import lowest_free
from ecumene.games.tapestry.play.ground import impassable_in, lured, unjoined
from ecumene.games.tapestry.play.numbers import BUILDING, FOLK, KINDS, LANDMARK, NONE, OPEN, PAD, UNEXPLORED
from ecumene.games.tapestry.play.territory import aligned, unexplored
from ecumene.games.tapestry.play.whenever import DISTRICT_DRAINED, UNIFORM_DISTRICTS

COVERED: Final = 4.0  # an impassable plot: only whoever is paid for it builds there
DRY: Final = 1.0  # … and whoever would lose a point for it in the end
PAD_COVERED: Final = 1.2  # a lily pad: less than it would cost in the end, since it counts as filled anyway
WISP_LURED: Final = 2.5  # a wisp beside a landmark: what it costs in the end, if nobody builds over it
IN_THE_WAY: Final = 0.2  # part of a district that a cube on its shortest way to the centre costs
CHAIN: Final = 1.0  # a building that may be a link of such a way
FRONTIER: Final = 0.15  # an unexplored hex beside a tile just laid


def plot_gain(glance: Glance, plot: int, kind: int) -> float:
    """What a building on a plot promises."""
    there = glance.position.plots[glance.seat][plot]
    if there == PAD:
        return PAD_COVERED
    if there != OPEN:
        return _drained_gain(glance, plot) if glance.listens >> DISTRICT_DRAINED & 1 else COVERED
    value = filled_gain(glance, plot)
    if glance.changes >> UNIFORM_DISTRICTS & 1:
        value += _uniform_gain(glance, plot, BUILDING + kind)
    return value


def filled_gain(glance: Glance, plot: int) -> float:
    """What it promises that an open plot is filled, whatever with."""
    return line_gain(glance, plot) + district_gain(glance, plot)


def line_gain(glance: Glance, plot: int) -> float:
    """How much nearer its row and its column are to complete."""
    gaps, line = glance.gaps(), glance.line_worth()
    missing, across = gaps.rows[plot // CITY], gaps.columns[plot % CITY]
    value = line * (NEARLY[missing - 1] - NEARLY[missing]) + line * (NEARLY[across - 1] - NEARLY[across])
    if glance.aiming:
        value += ((missing == 1) + (across == 1)) * glance.aim(LINES)
    return value


def district_gain(glance: Glance, plot: int) -> float:
    """How much nearer its district is to complete, or those on whose shortest way to the centre the plot lies."""
    gaps = glance.gaps()
    if gaps.ways:
        return sum([_nearer(glance, d, 1) for d in range(len(gaps.ways)) if gaps.ways[d] >> plot & 1])
    district = capital_of(glance.position, glance.seat).district_of[plot]
    return 0.0 if district == NO_DISTRICT else _nearer(glance, district, 1)


def _nearer(glance: Glance, district: int, covered: int) -> float:
    """What it promises that a district lacks so many plots less."""
    missing = glance.gaps().districts[district]
    value = (glance.district_worth(district) + 0.5) * (NEARLY[missing - covered] - NEARLY[missing])
    return value + glance.aim(COMPLETE_DISTRICTS) if missing == covered else value


def cube_gain(glance: Glance, plot: int) -> float:
    """A plot that counts as filled and is closed: in the way, where districts are joined to the centre."""
    gaps = glance.gaps()
    if not gaps.ways:
        return filled_gain(glance, plot)
    blocked = [d for d in range(len(gaps.ways)) if gaps.ways[d] >> plot & 1]
    lost = IN_THE_WAY * sum([glance.district_worth(d) for d in blocked])
    lost += sum([glance.district_worth(d) for d in blocked if _of_a_way(glance, d, plot)])
    return line_gain(glance, plot) - lost


def _of_a_way(glance: Glance, district: int, plot: int) -> bool:
    """Whether a district cannot do without a plot: its imp."""
    return capital_of(glance.position, glance.seat).imps[district] == plot


def emptied_loss(glance: Glance, plot: int) -> float:
    """What it costs that a plot is open again: lines are further from complete, a district that was paid is not."""
    gaps, line = glance.gaps(), glance.line_worth()
    missing, across = gaps.rows[plot // CITY], gaps.columns[plot % CITY]
    value = line * (NEARLY[missing] - NEARLY[missing + 1]) + line * (NEARLY[across] - NEARLY[across + 1])
    district = capital_of(glance.position, glance.seat).district_of[plot]
    if gaps.ways:
        return value + CHAIN  # what it was a link of is not looked for
    if district != NO_DISTRICT and gaps.districts[district]:
        missing = gaps.districts[district]
        value += glance.resource * (NEARLY[missing] - NEARLY[min(missing + 1, len(NEARLY) - 1)])
    return value


def _drained_gain(glance: Glance, plot: int) -> float:
    """An impassable plot for whoever loses a point for each in the end, and is paid for the last one of a district."""
    district = capital_of(glance.position, glance.seat).district_of[plot]
    if district == NO_DISTRICT:
        return DRY
    left = len(impassable_in(glance.position, glance.seat)[district])
    return DRY + glance.resource * (NEARLY[left - 1] - NEARLY[left])


def uniformity(glance: Glance, plots: list[int]) -> float:
    """What rows, columns and districts with buildings of one kind promise whoever is paid for them."""
    gaps, line = glance.gaps(), glance.line_worth()
    capital = capital_of(glance.position, glance.seat)
    value = 0.0
    for number in range(CITY):
        if uniform(plots, ROWS[number]):
            value += line * NEARLY[gaps.rows[number]]
        if uniform(plots, COLUMNS[number]):
            value += line * NEARLY[gaps.columns[number]]
    for number in range(len(capital.districts)):
        if uniform(plots, capital.districts[number]):
            value += glance.resource * NEARLY[gaps.districts[number]]
    return value


def _uniform_gain(glance: Glance, plot: int, what: int) -> float:
    """What a building adds, or spoils, for whoever is paid for districts and lines with buildings of one kind."""
    gaps, line = glance.gaps(), glance.line_worth()
    capital = capital_of(glance.position, glance.seat)
    row, column, district = plot // CITY, plot % CITY, capital.district_of[plot]
    value = 0.0
    if district != NO_DISTRICT:
        value = _alike(glance, capital.districts[district], what, gaps.districts[district], glance.resource)
    value += _alike(glance, ROWS[row], what, gaps.rows[row], line)
    return value + _alike(glance, COLUMNS[column], what, gaps.columns[column], line)


def _alike(glance: Glance, several: tuple[int, ...], what: int, missing: int, worth: float) -> float:
    """The same for one district or line, of which so many plots are open."""
    plots = glance.position.plots[glance.seat]
    same = other = 0
    for plot in several:
        if BUILDING <= plots[plot] < LANDMARK:
            if plots[plot] == what:
                same += 1
            else:
                other += 1
    if (same and other) or not missing:
        return 0.0
    return -worth * NEARLY[missing] if other else worth * (NEARLY[missing - 1] - NEARLY[missing])


def site_gain(glance: Glance, landmark: int, action: TapestryAction) -> float:
    """What a landmark on a site promises: the lines and districts that it closes or brings closer."""
    top, left = corner_place(action.arg)
    plots, gaps = glance.position.plots[glance.seat], glance.gaps()
    rows, columns, districts = [0] * CITY, [0] * CITY, [0] * (CITY + 1)
    dry = 0.0
    district_of = capital_of(glance.position, glance.seat).district_of
    pads = 0
    for cell in glance.position.box.landmarks[landmark].shapes[action.turn]:
        row, column = top + cell[0], left + cell[1]
        if 0 <= row < CITY and 0 <= column < CITY:
            plot = CITY * row + column
            if plots[plot] == OPEN:
                rows[row] += 1
                columns[column] += 1
                districts[district_of[plot]] += 1
            elif plots[plot] == PAD:
                pads += 1
            elif glance.listens >> DISTRICT_DRAINED & 1:
                dry += _drained_gain(glance, plot)
    lines = _closed(rows, gaps.rows) + _closed(columns, gaps.columns)
    closed = _joined_gain(glance, landmark, action) if gaps.ways else _districts_gain(glance, districts)
    lost = _lured_loss(glance, landmark, action) if capital_of(glance.position, glance.seat).wisps else 0.0
    value = glance.line_worth() * lines + closed + PAD_COVERED * pads + dry - lost
    return value + _scoring_gain(glance, landmark, action) if glance.sites else value


def _scoring_gain(glance: Glance, landmark: int, action: TapestryAction) -> float:
    """What the site of a landmark will score in the end.

    The Celestials score for one wholly in the capital and lose for others, the Urban Planners for those in a group.
    """
    position, seat = glance.position, glance.seat
    site = 4 * action.arg + action.turn
    covered = plots_under(position, landmark, site)
    value = 0.0
    for civ in position.civs[seat]:
        mat = position.box.civs[civ]
        if mat.id == "celestials":
            whole = len(covered) == len(cells_of(position, landmark, site))
            value += mat.data.numbers["inside"] if whole else -mat.data.numbers["overhanging"]
        elif mat.id == "urban_planners" and _joins(position.plots[seat], covered):
            value += GROUPED * (2 * position.landmarks_of(seat) - 1)
    return value


def _joins(plots: list[int], covered: list[int]) -> bool:
    """Whether something on these plots would stand beside a landmark."""
    for plot in covered:
        column = plot % CITY
        beside = [plot - CITY, plot + CITY]
        if column:
            beside.append(plot - 1)
        if column < CITY - 1:
            beside.append(plot + 1)
        for other in beside:
            if 0 <= other < len(plots) and LANDMARK <= plots[other] < FOLK:
                return True
    return False


def _districts_gain(glance: Glance, covered: list[int]) -> float:
    """How much nearer to complete districts are when so many plots of each are covered, by what they give."""
    gaps = glance.gaps().districts
    gained = 0.0
    for district in range(len(capital_of(glance.position, glance.seat).districts)):
        if covered[district]:
            nearer = NEARLY[gaps[district] - covered[district]] - NEARLY[gaps[district]]
            gained += (glance.district_worth(district) + 0.5) * nearer
    return gained


def _with_landmark(glance: Glance, landmark: int, action: TapestryAction) -> list[int]:
    """The plots of the capital with a landmark on them."""
    plots = glance.position.plots[glance.seat].copy()
    for plot in plots_under(glance.position, landmark, 4 * action.arg + action.turn):
        plots[plot] = LANDMARK + landmark
    return plots


def _joined_gain(glance: Glance, landmark: int, action: TapestryAction) -> float:
    """How much nearer imps are to the centre with a landmark; only one on a shortest way is looked at closely."""
    gaps = glance.gaps()
    near = 0
    for way in gaps.ways:
        near |= way
    if not any(near >> p & 1 for p in plots_under(glance.position, landmark, 4 * action.arg + action.turn)):
        return 0.0
    plots = _with_landmark(glance, landmark, action)
    last = last_open(glance.position, glance.seat)
    left = unjoined(capital_of(glance.position, glance.seat), plots, last)
    return sum([_nearer(glance, d, gaps.districts[d] - n) for d, n in enumerate(left) if n < gaps.districts[d]])


def _lured_loss(glance: Glance, landmark: int, action: TapestryAction) -> float:
    """What a landmark costs that stands beside wisps without one so far."""
    capital, plots = capital_of(glance.position, glance.seat), glance.position.plots[glance.seat]
    more = len(lured(capital, _with_landmark(glance, landmark, action))) - len(lured(capital, plots))
    return WISP_LURED * more


def _closed(covered: list[int], gaps: list[int]) -> float:
    """How much nearer to complete some rows, columns or districts are when so many plots of each are covered."""
    gained = 0.0
    for number in range(CITY):
        if covered[number]:
            gained += NEARLY[gaps[number] - covered[number]] - NEARLY[gaps[number]]
    return gained


def building_gain(glance: Glance, kind: int, action: TapestryAction) -> float:
    """What a place for an income building promises, in the capital or where a civilization allows it."""
    return plot_gain(glance, action.arg, kind) if action.verb == PLOT else _elsewhere(glance, kind, action)


def landmark_gain(glance: Glance, landmark: int, action: TapestryAction) -> float:
    """What a place for a landmark promises."""
    return site_gain(glance, landmark, action) if action.verb == SITE else _elsewhere(glance, KINDS + landmark, action)


def _elsewhere(glance: Glance, what: int, action: TapestryAction) -> float:
    """Outside the capital: the Nomads settle on the map, the Craftsmen fill the columns of their mat.

    The Collectors are paid for what they put away; a landmark that waits promises nothing yet.
    """
    position = glance.position
    if action.verb == DECLINE:
        return float(capital_of(position, glance.seat).aside)
    if action.verb == HEX:
        return glance.resource if position.pieces[action.arg] else 1.5 + control_worth(glance)
    if action.verb in (USE, CARD):
        return on_card_gain(glance, what, action)
    if action.verb == CIVILIZATION:
        return glance.resource + another_kind(glance) if position.box.civs[action.arg].id == "collectors" else 0.0
    if action.verb != PICK:
        return 0.0
    space = lowest_free(position)[action.arg]
    for civ in position.civs[glance.seat]:
        columns = position.box.civs[civ].data.grids.get("columns", ())
        if columns and position.box.civs[civ].id == "craftsmen":
            before = sum([len(column) for column in columns[: action.arg]])
            column = columns[action.arg]
            left = len(column) - (space - before)
            last = glance.promise(column[-1], NONE, 1) / left if left > 1 else 0.0
            return glance.promise(column[space - before], NONE, 1) + last
    return 0.0


# ---- the map


def tile_gain(glance: Glance, tile: int, action: TapestryAction) -> float:
    """What laying a tile so promises besides its benefit: sides that match, and room beyond."""
    position = glance.position
    value = float(aligned(position, action.arg, tile, action.turn))
    if action.arg >= MAP_SIZE:
        return value + sea_worth(glance, tile, action.arg, action.turn)
    for near in position.board.near[action.arg]:
        if near != NONE and position.land[near] == UNEXPLORED:
            value += FRONTIER
    return value


def best_sides(glance: Glance, tile: int, where: int) -> int:
    """The most sides of a tile that can match."""
    position = glance.position
    best = 0
    for place in unexplored(position, glance.seat, where):
        for rotation in position.box.tiles[tile].rotations:
            best = max(best, aligned(position, place, tile, rotation))
    return best
