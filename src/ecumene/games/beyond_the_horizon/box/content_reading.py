"""Reading the content of Beyond the Horizon: all tables, and what can be told from them once and for all."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.content import Content, numbered
from ecumene.core.effect_reading import EffectReader
from ecumene.core.errors import ContentError
from ecumene.core.regions import mask_of
from ecumene.games.beyond_the_horizon.box.content import (
    ALL,
    BOARD_DEEDS,
    BUILDING_LEVELS,
    COLOURS,
    COLUMN,
    COLUMN_IDS,
    CRADLE_ID,
    EVENTS,
    GROUPS,
    LEVELS,
    START_TILES,
    HorizonContent,
    Technology,
    TrackSpace,
)
from ecumene.games.beyond_the_horizon.box.content_board import (
    read_columns,
    read_deeds,
    read_investment,
    read_routed_lines,
    read_slots,
    read_tracks,
)
from ecumene.games.beyond_the_horizon.box.content_cards import (
    read_governments,
    read_leaders,
    read_objectives,
    read_technologies,
)
from ecumene.games.beyond_the_horizon.box.content_tiles import (
    read_buildings,
    read_territories,
    read_units,
    tokens_showing,
)
from ecumene.games.beyond_the_horizon.box.content_values import check_settler, check_trade, read_valuation, read_values


def read_content(content: Content, reader: EffectReader) -> HorizonContent:
    """All components; a `ContentError` names file, record and field of what does not hold."""
    technologies, actions = read_technologies(content, reader)
    leaders, governments = read_leaders(content, reader), read_governments(content, reader)
    objectives = read_objectives(content)
    territories, buildings = read_territories(content, reader), read_buildings(content, reader)
    deeds, slots = (*read_deeds(content, reader), *actions), read_slots(content)
    tracks = read_tracks(content, reader)
    unit_tokens = read_units(content)
    values = read_values(content, read_columns(content))
    check_settler(content, values, unit_tokens)
    check_trade(content, values, technologies, governments)
    _check_ids(content)
    tile_ids = (*[territory.id for territory in territories], *START_TILES, CRADLE_ID)
    technology_levels = [technology.level for technology in technologies]
    acting = [number for number, technology in enumerate(technologies) if technology.action]
    return HorizonContent(
        technologies=technologies,
        leaders=leaders,
        governments=governments,
        objectives=objectives,
        territories=territories,
        buildings=buildings,
        deeds=deeds,
        slots=slots,
        routed_lines=read_routed_lines(content),
        tracks=tracks,
        investment=read_investment(content, reader),
        unit_tokens=unit_tokens,
        values=values,
        valuation=read_valuation(content),
        tile_ids=tile_ids,
        technology_no=numbered([technology.id for technology in technologies]),
        leader_no=numbered([leader.id for leader in leaders]),
        government_no=numbered([government.id for government in governments]),
        objective_no=numbered([objective.id for objective in objectives]),
        tile_no=numbered(tile_ids),
        building_no=numbered([building.id for building in buildings]),
        deed_no=numbered([deed.id for deed in deeds]),
        slot_no=numbered([slot.id for slot in slots]),
        technologies_of=_sorted_by(technology_levels, len(LEVELS)),
        leaders_of=_sorted_by([leader.level for leader in leaders], len(LEVELS)),
        buildings_of=_sorted_by([building.level for building in buildings], BUILDING_LEVELS),
        objectives_of=_sorted_by([objective.group for objective in objectives], len(GROUPS)),
        slots_of=_sorted_by([slot.level for slot in slots], len(LEVELS)),
        level_mask=tuple([mask_of(numbers) for numbers in _sorted_by(technology_levels, len(LEVELS))]),
        colour_mask=tuple([mask_of(_of_colour(technologies, colour)) for colour in range(len(COLOURS))]),
        event_mask=tuple([mask_of(_answering(technologies, event)) for event in range(len(EVENTS))]),
        action_mask=mask_of(acting),
        copyable_mask=mask_of([number for number in acting if not deeds[BOARD_DEEDS + number].copies]),
        open_columns=_open_columns(tracks),
        tokens_showing=tuple([tokens_showing(tokens) for tokens in unit_tokens]),
    )


def _check_ids(content: Content) -> None:
    """No two things have one id, whatever they are: people name them by it."""
    tables = ("technologies", "leaders", "governments", "objectives", "territories", "buildings", "deeds")
    seen: dict[str, str] = dict.fromkeys((*START_TILES, CRADLE_ID), "the start tiles")
    for table in tables:
        for row in content.rows(table):
            if row.record in seen:
                raise ContentError(f'{row.file}: {table} "{row.record}": there is one among {seen[row.record]} already')
            seen[row.record] = table


# ---- what can be told from the tables


def _sorted_by(groups: Sequence[int], count: int) -> tuple[tuple[int, ...], ...]:
    """The numbers of each group's things."""
    return tuple([tuple([n for n, group in enumerate(groups) if group == wanted]) for wanted in range(count)])


def _of_colour(technologies: Sequence[Technology], colour: int) -> list[int]:
    return [n for n, technology in enumerate(technologies) if technology.colour in (colour, ALL)]


def _answering(technologies: Sequence[Technology], event: int) -> list[int]:
    return [n for n, technology in enumerate(technologies) if technology.when == event]


def _open_columns(tracks: Sequence[Sequence[TrackSpace]]) -> int:
    """The columns that no cube closes."""
    closed = [space.value for track in tracks for space in track if space.kind == COLUMN]
    return mask_of([column for column in range(len(COLUMN_IDS)) if column not in closed])
