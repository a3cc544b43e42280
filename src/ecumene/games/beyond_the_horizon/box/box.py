"""What lies in the box of Beyond the Horizon: everything that the positions of a game share.

Everything is numbered by its place in its table. What can be told from the tables is told here once and for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecumene.core.content import Content, numbered
from ecumene.core.effect_reading import EffectReader
from ecumene.core.effects import Effect
from ecumene.core.errors import ContentError
from ecumene.core.hexes import DIRECTIONS
from ecumene.core.regions import mask_of
from ecumene.games.beyond_the_horizon.box.actions import HorizonActions, Names
from ecumene.games.beyond_the_horizon.box.board import (
    read_columns,
    read_deeds,
    read_investment,
    read_routed_lines,
    read_slots,
    read_tracks,
)
from ecumene.games.beyond_the_horizon.box.cards import (
    read_governments,
    read_leaders,
    read_objectives,
    read_technologies,
)
from ecumene.games.beyond_the_horizon.box.components import Deed, Technology, TrackSpace
from ecumene.games.beyond_the_horizon.box.terms import (
    ALL,
    BASIC,
    BOARD_DEEDS,
    BUILDING_LEVELS,
    COLOURS,
    COLUMN,
    COLUMN_IDS,
    CRADLE_ID,
    EVENTS,
    FOOD,
    GOVERNMENT,
    GROUPS,
    INFRASTRUCTURE,
    LEVEL_I,
    LEVELS,
    MOST_SEATS,
    START_TILES,
)
from ecumene.games.beyond_the_horizon.box.tiles import read_buildings, read_territories, read_units
from ecumene.games.beyond_the_horizon.box.tokens import TokenSets
from ecumene.games.beyond_the_horizon.box.values import check_settler, check_trade, read_valuation, read_values


class HorizonBox:
    """All components of the game, their effects, and the actions about them.

    A `ContentError` names file, record and field of what does not hold. Effects get their numbers in the order in which
    they are read, and dumps know them by these: what is read later stands below.
    """

    def __init__(self, content: Content, reader: EffectReader, coins: Callable[[int], Effect]) -> None:
        """`coins` is the effect that gives so many: like all that the reader knows, it lies above the box."""
        self.reader = reader
        self.book = reader.book
        self.technologies, acted = read_technologies(content, reader)
        self.leaders = read_leaders(content, reader)
        self.governments = read_governments(content, reader)  # the two sides of a card are neighbours
        self.objectives = read_objectives(content)
        self.territories = read_territories(content, reader)
        self.buildings = read_buildings(content, reader)
        # the eight of the board, then one for each technology
        self.deeds: tuple[Deed, ...] = (*read_deeds(content, reader), *acted)
        self.spaces_open = _spaces_open(self.deeds)  # [seats][twice a deed, and one more with a fee]
        self.causes = _causes(self.deeds)  # [deed]
        self.slots = read_slots(content)
        self.tracks = read_tracks(content, reader)  # from left to right
        self.unit_tokens = read_units(content)  # [kind]: the two faces of each token
        self.values = read_values(content, read_columns(content))
        self.columns_hold: int = sum(self.values.columns)  # pawns, in all of them
        check_settler(content, self.values, self.unit_tokens)
        check_trade(content, self.values, self.technologies, self.governments)
        _check_ids(content)
        self.routed_lines = read_routed_lines(content)
        self.investment = read_investment(content, reader)
        self.valuation = read_valuation(content)
        self.no_token = self.book.add(coins(self.values.no_token_coins))  # what there is instead of a token
        self.no_building = self.book.add(coins(self.values.no_building_coins))
        self._number()
        self._sort()
        self.token_sets = TokenSets(self.unit_tokens)
        self.open_columns = _open_columns(self.tracks)  # those that produce from the start, as bits
        self.columns_open = _columns_open(self.open_columns, self.tracks[FOOD])
        self.stages = _stages(self.tracks[INFRASTRUCTURE])
        self.steps: tuple[tuple[int, int], ...] = tuple([(step.q, step.r) for step in DIRECTIONS])  # [side]
        self.actions = self._list_actions()

    def _number(self) -> None:
        """Ids, and the numbers that they stand for."""
        self.tile_ids: tuple[str, ...] = (*[territory.id for territory in self.territories], *START_TILES, CRADLE_ID)
        self.technology_no = numbered([technology.id for technology in self.technologies])
        self.leader_no = numbered([leader.id for leader in self.leaders])
        self.government_no = numbered([government.id for government in self.governments])
        self.objective_no = numbered([objective.id for objective in self.objectives])
        self.tile_no = numbered(self.tile_ids)
        self.building_no = numbered([building.id for building in self.buildings])
        self.deed_no = numbered([deed.id for deed in self.deeds])  # technologies too
        self.slot_no = numbered([slot.id for slot in self.slots])

    def _sort(self) -> None:
        """What belongs together: lists by level or group, and masks of technologies."""
        levels, technologies = len(LEVELS), self.technologies
        self.technologies_of = _sorted_by([technology.level for technology in technologies], levels)  # [level]
        self.leaders_of = _sorted_by([leader.level for leader in self.leaders], levels)  # [level], none of level I
        self.buildings_of = _sorted_by([building.level for building in self.buildings], BUILDING_LEVELS)  # [level]
        self.objectives_of = _sorted_by([objective.group for objective in self.objectives], len(GROUPS))  # [group]
        self.slots_of = _sorted_by([slot.level for slot in self.slots], levels)  # [level]
        self.level_mask = tuple([mask_of(numbers) for numbers in self.technologies_of])  # [level]
        # [colour]: those of that main colour, level IV in each
        self.colour_mask = tuple([mask_of(_of_colour(technologies, colour)) for colour in range(len(COLOURS))])
        # [event]: those that answer it
        self.event_mask = tuple([mask_of(_answering(technologies, event)) for event in range(len(EVENTS))])
        acting = [number for number, technology in enumerate(technologies) if technology.action]
        self.action_mask = mask_of(acting)
        # those whose action may be copied
        self.copyable_mask = mask_of([number for number in acting if not self.deeds[BOARD_DEEDS + number].copies])
        # those that name points for the end
        self.scoring_mask = mask_of([number for number, technology in enumerate(technologies) if technology.points])

    def _list_actions(self) -> HorizonActions:
        return HorizonActions(
            Names(
                tuple([deed.id for deed in self.deeds]),
                BASIC,
                tuple([technology.id for technology in self.technologies]),
                tuple([government.id for government in self.governments]),
                tuple([objective.id for objective in self.objectives]),
                self.tile_ids,
                tuple([building.id for building in self.buildings]),
                tuple([slot.id for slot in self.slots]),
                len(self.slots_of[LEVEL_I]),
            )
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


def _spaces_open(deeds: Sequence[Deed]) -> list[list[int]]:
    """How many pawns each space can hold, without and with a fee in turns, for every number of players."""
    return [[deed.spaces[fee][seats] for deed in deeds for fee in range(2)] for seats in range(MOST_SEATS + 1)]


def _causes(deeds: Sequence[Deed]) -> list[str]:
    """What a person points at to say why something happens that a deed brought."""
    return [f"deed.{deed.id}" if n < BOARD_DEEDS else f"technology.{deed.id}" for n, deed in enumerate(deeds)]


def _open_columns(tracks: Sequence[Sequence[TrackSpace]]) -> int:
    """The columns that no cube closes."""
    closed = [space.value for track in tracks for space in track if space.kind == COLUMN]
    return mask_of([column for column in range(len(COLUMN_IDS)) if column not in closed])


def _columns_open(from_the_start: int, food: Sequence[TrackSpace]) -> list[int]:
    """The columns that produce after so many cubes have left the food track, a bit for each."""
    masks = [from_the_start]
    for space in food:
        masks.append(masks[-1] | (1 << space.value if space.kind == COLUMN else 0))
    return masks


def _stages(infrastructure: Sequence[TrackSpace]) -> list[int]:
    """The stage of a government after so many cubes have left the infrastructure track."""
    stages = [0]
    for space in infrastructure:
        stages.append(space.value if space.kind == GOVERNMENT else stages[-1])
    return stages
