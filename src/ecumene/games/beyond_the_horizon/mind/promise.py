"""What cubes, technologies, leaders, governments and deeds promise to a seat, in points. For bots, not a rule."""

from __future__ import annotations

from typing import Final

from ecumene.games.beyond_the_horizon.box.components import Technology
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    BOARD_DEEDS,
    COIN,
    COLUMN,
    COUNT_ACTIVE_COLUMNS,
    COUNT_COLOURS_WITH_TWO,
    COUNT_CUBES_REMOVED,
    COUNT_ECONOMY_CUBES_REMOVED,
    COUNT_LEADERS,
    COUNT_MAIN_COLOURS,
    COUNT_TECHNOLOGIES,
    COUNT_TECHNOLOGIES_II,
    COUNT_TECHNOLOGIES_II_PLUS,
    COUNT_TECHNOLOGIES_III,
    COUNT_TECHNOLOGIES_III_PLUS,
    DEMOCRACY,
    ECONOMY,
    GOVERNMENT,
    IMMEDIATE,
    LEVEL_I,
    LEVEL_II,
    LEVEL_III,
    MOVE,
    NONE,
    POINTS,
    THEOCRACY,
    TRACKS,
)
from ecumene.games.beyond_the_horizon.mind.worth import Glance
from ecumene.games.beyond_the_horizon.play.counting import points_of
from ecumene.games.beyond_the_horizon.play.model import MODIFIER_COUNT, TRACK_COUNT
from ecumene.games.beyond_the_horizon.play.research import revealed
from ecumene.games.beyond_the_horizon.play.spaces import coins_for

PRODUCED: Final = 0.3  # turns in which a seat produces population, or coins
LATER_PAWN: Final = 0.42  # a pawn, and a coin, of a later production
LATER_COIN: Final = 0.4
NEXT_SPACE: Final = 0.45  # part of the space behind the next one that a cube is credited with
SAVED: Final = [0.2, 0.2, 0.2, 0.22, 0.16, 0.06, 0.2, 0.22, 0.46, 0.38, 0.25, 0.29, 0.12, 0.06]
"""Per modifier, what one of it is worth on every turn to come, beside coins and pawns of production."""
HAPPENS: Final = [0.6, 0.95, 0.64, 0.22, 0.84, 0.29, 1.0, 0.19, 0.09, 0.02]
"""Per event, how often it happens in a turn."""
USUAL: Final = 3.2  # what the action of a turn usually brings
OWN_SPACE: Final = 0.4  # what it is worth on each use to have a space that is never taken
USES: Final = [0.2, 0.2, 0.2, 0.2]  # how often a technology's action is done in a turn, by level
UNSEEN: Final = [0.0, 4.8, 6.4, 8.0]  # a technology that has still to be found, by level
UNSEEN_TURN: Final = [0.0, 0.21, 0.23, 0.0]  # … and for every turn to come
LEADERS: Final = [0.0, 1.5, 2.0, 2.6]  # a leader that lies face down
LEADS: Final = 0.25  # a slot to which another one leads

# ---- cubes


def cube_worth(glance: Glance, track: int, depth: int) -> float:
    """What it is worth that the next cube of a track leaves it; of any track, the best."""
    if track >= len(TRACKS) or not glance.position.cubes_left(glance.seat, track):
        best = 0.0
        for other in range(len(TRACKS)):
            if glance.position.cubes_left(glance.seat, other):
                best = max(best, uncover_worth(glance, other, depth))
        return best
    return uncover_worth(glance, track, depth)


def uncover_worth(glance: Glance, track: int, depth: int) -> float:
    """What the next space of a track gives, and something of the one behind it."""
    removed = glance.position.removed[TRACK_COUNT * glance.seat + track]
    value = space_worth(glance, track, removed, depth) + glance.per(COUNT_CUBES_REMOVED) - glance.last_cube()
    if track == ECONOMY:
        value += glance.per(COUNT_ECONOMY_CUBES_REMOVED)
    if removed + 1 < len(glance.box.tracks[track]):
        value += NEXT_SPACE * glance.soon() * space_worth(glance, track, removed + 1, depth)
    return value


def space_worth(glance: Glance, track: int, number: int, depth: int) -> float:
    """What a space of a track is worth once it is uncovered."""
    space = glance.box.tracks[track][number]
    if space.kind == IMMEDIATE:
        return glance.promise(space.effect, depth + 1)
    if space.kind == COLUMN:
        return PRODUCED * LATER_PAWN * glance.later() + glance.per(COUNT_ACTIVE_COLUMNS)
    if space.kind == COIN:
        return PRODUCED * LATER_COIN * space.value * glance.later()
    assert space.kind == GOVERNMENT
    number = glance.position.government[glance.seat]
    if number == NONE:
        return 1.0
    government = glance.box.governments[number]
    if space.value == THEOCRACY:
        return HAPPENS[government.when] * glance.later() * glance.promise(government.theocracy, depth + 1)
    if space.value == DEMOCRACY:
        return float(points_of(glance.position, glance.seat, government.points))
    return glance.promise(government.monarchy, depth + 1)


def invested_worth(glance: Glance, depth: int) -> float:
    """What a cube covers on the investment track, and what it brings nearer."""
    spaces = glance.box.investment
    number = glance.position.invested[glance.seat]
    if number >= len(spaces):
        return float(glance.box.values.overflow)
    space = spaces[number]
    value = 0.0
    if space.kind == IMMEDIATE:
        value = glance.promise(space.effect, depth + 1)
    elif space.kind == MOVE:
        value = SAVED[3] * space.value * glance.later()
    elif space.kind == POINTS:
        value = float(space.value - (spaces[number - 1].value if spaces[number - 1].kind == POINTS else 0))
    return value + 0.6 * glance.soon()


def invest_worth(glance: Glance, track: int, depth: int) -> float:
    """An invested cube, uncovering and covering."""
    if not glance.position.any_cube(glance.seat):
        return 0.0
    return cube_worth(glance, track, depth) + invested_worth(glance, depth)


# ---- technologies


def technology_worth(glance: Glance, number: int, depth: int) -> float:
    """Gaining a technology: its points, its bonus and what it lets one do later."""
    technology = glance.box.technologies[number]
    value = counted_worth(glance, technology) + glance.promise(technology.bonus, depth + 1)
    value += modifiers_worth(glance, technology.modifiers)
    later = glance.later()
    if technology.when != NONE:
        value += HAPPENS[technology.when] * later * glance.promise(technology.then, depth + 1)
    if technology.action and depth < 3:
        use = deed_worth(glance, BOARD_DEEDS + number, False, depth + 1)
        value += USES[technology.level] * later * (OWN_SPACE + max(0.0, use - USUAL))
    for per in technology.points:
        value += points_of(glance.position, glance.seat, (per,))
    return value


def counted_worth(glance: Glance, technology: Technology) -> float:
    """The points of a technology's level, and what it counts for."""
    level = technology.level
    value = glance.box.values.technology_points[level] + glance.per(COUNT_TECHNOLOGIES)
    if level == LEVEL_II:
        value += glance.per(COUNT_TECHNOLOGIES_II)
    if level >= LEVEL_II:
        value += glance.per(COUNT_TECHNOLOGIES_II_PLUS)
    if level == LEVEL_III:
        value += glance.per(COUNT_TECHNOLOGIES_III)
    if level >= LEVEL_III:
        value += glance.per(COUNT_TECHNOLOGIES_III_PLUS)
    return value + colour_worth(glance, technology)


def colour_worth(glance: Glance, technology: Technology) -> float:
    """A colour that is new from level II on, or that has two cards now."""
    new, second = glance.per(COUNT_MAIN_COLOURS), glance.per(COUNT_COLOURS_WITH_TWO)
    if new == 0.0 and second == 0.0:
        return 0.0
    owned = glance.position.technologies[glance.seat]
    higher = owned & ~glance.box.level_mask[LEVEL_I]
    value = 0.0
    for colour in range(4):
        if technology.colour == colour or technology.colour == ALL:
            mask = glance.box.colour_mask[colour]
            if technology.level > LEVEL_I and not higher & mask:
                value += new
            if (owned & mask).bit_count() == 1:
                value += second
    return value


def modifiers_worth(glance: Glance, modifiers: tuple[int, ...]) -> float:
    """What a permanent effect brings until the end."""
    total = 0.0
    for which in range(MODIFIER_COUNT):
        if modifiers[which]:
            total += modifiers[which] * SAVED[which]
    return total * glance.later()


def slot_worth(glance: Glance, slot: int, depth: int) -> float:
    """Researching a slot, without the scholar it takes."""
    position = glance.position
    place = glance.box.slots[slot]
    level = place.level
    value = 0.0
    if level > LEVEL_I and not revealed(position, slot):
        value += LEADERS[level] * glance.fresh + glance.per(COUNT_LEADERS)
    card = position.cards[slot]
    if card != NONE:
        value += technology_worth(glance, card, depth)
    else:
        value += glance.unseen(level)
    for other in place.leads_to:
        if not position.scholars[glance.seat] >> other & 1:
            value += LEADS * glance.soon()
    return value


def unseen_worth(glance: Glance, level: int) -> float:
    """A technology that has still to be found."""
    value = glance.box.values.technology_points[level] + glance.per(COUNT_TECHNOLOGIES)
    if level == LEVEL_II:
        value += glance.per(COUNT_TECHNOLOGIES_II)
    if level >= LEVEL_II:
        value += glance.per(COUNT_TECHNOLOGIES_II_PLUS)
    if level == LEVEL_III:
        value += glance.per(COUNT_TECHNOLOGIES_III)
    if level >= LEVEL_III:
        value += glance.per(COUNT_TECHNOLOGIES_III_PLUS)
    value += 0.5 * glance.per(COUNT_MAIN_COLOURS) + 0.3 * glance.per(COUNT_COLOURS_WITH_TWO)
    return value + (UNSEEN[level] - level - 1.0) * glance.fresh + UNSEEN_TURN[level] * glance.later()


def best_slot(glance: Glance, level: int, free: bool, depth: int) -> float:
    """The best slot of a level that can be researched; -1 where there is none."""
    position = glance.position
    scholars = position.scholars[glance.seat]
    best = -1.0
    for slot in glance.box.slots_of[level]:
        place = glance.box.slots[slot]
        if not scholars >> slot & 1 and (free or (scholars & place.mask).bit_count() >= place.needed):
            value = slot_worth(glance, slot, depth)
            if value > best:
                best = value
    return best


# ---- deeds


def deed_worth(glance: Glance, deed: int, fee: bool, depth: int) -> float:
    """What a deed brings beyond what it costs."""
    done = glance.box.deeds[deed]
    value = glance.promise(done.effect, depth)
    coins = coins_for(glance.position, glance.seat, deed, fee)
    if coins:
        value += glance.coins_worth(-coins)
    if done.population:
        value += 0.8 * glance.pawns_worth(-done.population)
    return value


def government_worth(glance: Glance, number: int) -> float:
    """A government, before the game begins."""
    government = glance.box.governments[number]
    value = modifiers_worth(glance, government.modifiers)
    if government.despotism_when != NONE:
        value += HAPPENS[government.despotism_when] * glance.later() * glance.promise(government.despotism, 1)
    value += 0.5 * HAPPENS[government.when] * glance.later() * glance.promise(government.theocracy, 1)
    return value + 0.5 * glance.promise(government.monarchy, 1)
