"""Reading the boards: the actions of the main board, the tree of technologies, and the tracks of a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.content import Content, Fields, did_you_mean
from ecumene.core.effect_reading import EffectReader
from ecumene.core.errors import ContentError
from ecumene.core.regions import mask_of
from ecumene.games.beyond_the_horizon.box.cards import read_deed
from ecumene.games.beyond_the_horizon.box.components import Deed, InvestmentSpace, RoutedLine, Slot, TrackSpace
from ecumene.games.beyond_the_horizon.box.fields import needs_of, some_effects_of
from ecumene.games.beyond_the_horizon.box.terms import (
    COIN,
    COLUMN,
    COLUMN_IDS,
    COVERED,
    CUBES,
    DEEDS,
    GOVERNMENT,
    GROW,
    IMMEDIATE,
    INFRASTRUCTURE,
    INVESTMENT_SPACES,
    LEVEL_I,
    LEVELS,
    MOVE,
    NONE,
    SEAT_COUNTS,
    SLOT_IDS,
    STAGES,
    THEOCRACY,
    TRACKS,
    UNCOVERED,
)

SLOT_COUNTS: Final = (4, 6, 6, 3)  # by level

# ---- the actions of the board


def read_deeds(content: Content, reader: EffectReader) -> tuple[Deed, ...]:
    """The eight actions; the fourth is always open, so that no turn locks [beyond_the_horizon.action.choosable]."""
    deeds: list[Deed] = []
    for row in content.named("deeds", DEEDS):
        coins, population = row.integer("coins", 0, 20), row.integer("population", 0, 9)
        deeds.append(read_deed(row, row.record, coins, population, reader, needs_of(row, "requires")))
        row.nothing_else()
        if len(deeds) - 1 == GROW:
            _check_open(row, deeds[GROW])
    return tuple(deeds)


def _check_open(row: Fields, deed: Deed) -> None:
    if not deed.shared:
        raise row.wrong("shared", "must be true: it is open to everybody at any time")
    if deed.coins or deed.population or deed.needs:
        raise row.wrong("coins" if deed.coins else "population" if deed.population else "requires", "must be none")
    for seats in SEAT_COUNTS:
        if not deed.spaces[0][seats]:
            raise row.wrong("free", f"must give a space to {seats} players")


# ---- the tree


def read_slots(content: Content) -> tuple[Slot, ...]:
    """The slots; each but those of level I has some of the level below before it."""
    rows = content.named("slots", SLOT_IDS)
    levels = [level for level, count in enumerate(SLOT_COUNTS) for _ in range(count)]
    before = [_prerequisites(row, levels, number) for number, row in enumerate(rows)]
    slots: list[Slot] = []
    for number, row in enumerate(rows):
        prerequisites, mask = before[number], mask_of(before[number])
        needed = row.integer("needed", 1 if prerequisites else 0, len(prerequisites))
        column, drawn = row.integer("column", 0, 9), row.number("row", 0, 20)
        after = tuple([other for other, slots_before in enumerate(before) if number in slots_before])
        slots.append(Slot(row.record, levels[number], column, drawn, prerequisites, needed, mask, after))
        row.nothing_else()
    return tuple(slots)


def _prerequisites(row: Fields, levels: Sequence[int], number: int) -> tuple[int, ...]:
    level = levels[number]
    if row.one_of("level", LEVELS) != LEVELS[level]:
        raise row.wrong("level", f"must be {LEVELS[level]}")
    slots = tuple([SLOT_IDS.index(name) for name in row.some_of("prerequisites", SLOT_IDS)])
    for slot in slots:
        if levels[slot] != level - 1:
            raise row.wrong("prerequisites", f'must be of the level below, which "{SLOT_IDS[slot]}" is not')
    if not slots and level != LEVEL_I:
        raise row.wrong("prerequisites", "must name a slot")
    return slots


def read_routed_lines(content: Content) -> tuple[RoutedLine, ...]:
    """The lines between slots that bend."""
    lines: list[RoutedLine] = []
    for row in content.rows("routed_lines"):
        slot, to = SLOT_IDS.index(row.one_of("slot", SLOT_IDS)), SLOT_IDS.index(row.one_of("to", SLOT_IDS))
        bends = row.get("by")
        row.nothing_else()
        if not isinstance(bends, list) or not bends:
            raise row.wrong("by", "must be a list of its bends")
        lines.append(RoutedLine(slot, to, tuple([_read_bend(row, bend) for bend in bends])))
    return tuple(lines)


def _read_bend(row: Fields, bend: object) -> tuple[float, float]:
    if not isinstance(bend, list) or len(bend) != 2 or not all(type(at) in (int, float) for at in bend):
        raise row.wrong("by", f"must be pairs of a column and a row, not {bend!r}")
    return float(bend[0]), float(bend[1])


# ---- the player board


def read_columns(content: Content) -> tuple[int, ...]:
    """How many pawns each population column holds."""
    capacities: list[int] = []
    for row in content.named("columns", COLUMN_IDS):
        capacities.append(row.integer("capacity", 1, 20))
        row.nothing_else()
    return tuple(capacities)


def read_tracks(content: Content, reader: EffectReader) -> tuple[tuple[TrackSpace, ...], ...]:
    """The three development tracks, which hold all the cubes of a player."""
    tracks: list[tuple[TrackSpace, ...]] = []
    opened: set[int] = set()
    for name in TRACKS:
        track: list[TrackSpace] = []
        for row in content.rows(f"{name}_track"):
            space = _read_uncovered(row, reader)
            track.append(space)
            row.nothing_else()
            if space.kind == GOVERNMENT and name != TRACKS[INFRASTRUCTURE]:
                raise row.wrong("uncovers", "must not be a stage of the government: those are of the infrastructure")
            if space.kind == COLUMN and space.value in opened:
                raise row.wrong("uncovers", f"must not be column {COLUMN_IDS[space.value]}, which another space opens")
            if space.kind == COLUMN:
                opened.add(space.value)
        tracks.append(tuple(track))
    _check_stages(content, tracks[INFRASTRUCTURE])
    cubes = sum([len(track) for track in tracks])
    if cubes != CUBES:
        raise ContentError(f"{content.files['food_track']}: the tracks must have {CUBES} spaces in all, not {cubes}")
    return tuple(tracks)


def _check_stages(content: Content, track: Sequence[TrackSpace]) -> None:
    """The stages come in order; the last cube brings democracy [beyond_the_horizon.governments.democracy]."""
    rows = list(content.rows("infrastructure_track"))
    wanted = THEOCRACY
    for row, space in zip(rows, track, strict=True):
        if space.kind == GOVERNMENT:
            if space.value != wanted:
                coming = f"{STAGES[wanted]} comes next" if wanted < len(STAGES) else "democracy comes last"
                raise row.wrong("uncovers", f"must not be {STAGES[space.value]}: {coming}")
            wanted += 1
    if wanted < len(STAGES) or track[-1].kind != GOVERNMENT:
        raise rows[-1].wrong("uncovers", "must be democracy, the last of the three stages")


def _read_uncovered(row: Fields, reader: EffectReader) -> TrackSpace:
    kind, part = _one_kind(row, "uncovers", UNCOVERED)
    if kind == IMMEDIATE:
        return TrackSpace(row.record, kind, some_effects_of(part, "effect", reader), 0)
    if kind == COLUMN:
        return TrackSpace(row.record, kind, NONE, COLUMN_IDS.index(part.one_of("column", COLUMN_IDS)))
    if kind == COIN:
        return TrackSpace(row.record, kind, NONE, part.integer("coins", 1, 9))
    return TrackSpace(row.record, kind, NONE, STAGES.index(part.one_of("government", STAGES[THEOCRACY:])))


def read_investment(content: Content, reader: EffectReader) -> tuple[InvestmentSpace, ...]:
    """The investment track."""
    spaces: list[InvestmentSpace] = []
    for row in content.rows("investment_track"):
        kind, part = _one_kind(row, "covers", COVERED)
        effect, value = NONE, 0
        if kind == IMMEDIATE:
            effect = some_effects_of(part, "effect", reader)
        elif kind == MOVE:
            value = part.integer("move", 1, 9)
        else:
            value = part.integer("points", 1, 30)
        spaces.append(InvestmentSpace(row.record, kind, effect, value))
        row.nothing_else()
    content.check_count("investment_track", len(spaces), INVESTMENT_SPACES)
    return tuple(spaces)


def _one_kind(row: Fields, field: str, kinds: Sequence[str]) -> tuple[int, Fields]:
    """Which of several kinds of things a space has; it has one."""
    part = row.part(field)
    for name in part.row:
        if name not in kinds:
            raise row.wrong(field, f'"{name}" does not exist{did_you_mean(str(name), kinds)}')
    if len(part.row) != 1:
        raise row.wrong(field, f"must be one of {', '.join(kinds)}")
    (name,) = part.row
    return kinds.index(name), part
