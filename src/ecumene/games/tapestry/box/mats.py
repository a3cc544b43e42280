"""Reading the civilizations: what happens at their moments, and what their mats print, in the words of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ecumene.core.content import Content, Fields
from ecumene.games.tapestry.box.content import BASE_TRACKS, TERRAINS, Civilization, Mat
from ecumene.games.tapestry.box.fields import ReadAbilities, ReadEffects, box_of, check_count, effects_of, rows_of

# what a word of a mat holds
NUMBER: Final = 0
SERIES: Final = 1  # several numbers
TRACK_SERIES: Final = 2  # several tracks
CARD: Final = 3  # a tapestry card
EFFECTS: Final = 4
ROW: Final = 5  # a list of lists of effects
GRID: Final = 6  # several of them
SPOTS: Final = 7  # lists of effects by name
PATHS: Final = 8  # which spots follow each, and the start
MARKS: Final = 9  # several numbers, -1 among them: what lies on a fresh mat
NAMES: Final = 10  # several ids of things that other boxes may hold
TERRAIN_SERIES: Final = 11  # several terrains

MATS: Final[Mapping[str, Mapping[str, int]]] = {
    "alchemists": {"bust": EFFECTS, "past_end": NUMBER},
    "architects": {"swaps": NUMBER, "cubes_per_opponent": NUMBER},
    "craftsmen": {"columns": GRID},
    "entertainers": {"spots": SPOTS, "paths": PATHS},
    "futurists": {"spaces": NUMBER},
    "heralds": {"not_first": CARD},
    "historians": {"squares": ROW},
    "inventors": {},
    "isolationists": {"sealed": EFFECTS, "landmass": SERIES},
    "leaders": {"squares": TRACK_SERIES},
    "merrymakers": {"columns": GRID},
    "militants": {"rows": GRID},
    "mystics": {"most": SERIES, "reached": EFFECTS, "exact": NUMBER},
    "nomads": {"settled": EFFECTS},
    "chosen": {"track": EFFECTS, "achievement": EFFECTS, "last_achievement": EFFECTS},
    "traders": {"neighbour": NUMBER},
    "riverfolk": {"district": NUMBER, "plots": NUMBER, "visible": NUMBER},
    "spies": {},
    "tinkerers": {"back": NUMBER},
    "treasure_hunters": {"treasures": ROW},
    "utilitarians": {
        "lines": NAMES,
        "forge": EFFECTS,
        "lighthouse": EFFECTS,
        "tiles": NUMBER,
        "apothecary": EFFECTS,
        "advance": NUMBER,
        "masterpiece": EFFECTS,
    },
    "gamblers": {"revealed": NUMBER},
    "relentless": {"rewards": ROW},
    "renegades": {"steps": ROW},
    "collectors": {"reward": EFFECTS, "points": SERIES},
    "urban_planners": {"points": SERIES, "few_players": NUMBER, "few": EFFECTS, "many": EFFECTS},
    "advisors": {"cards": NUMBER, "each": NUMBER, "limit": NUMBER, "discarded": EFFECTS, "gift": NUMBER},
    "aliens": {"instead": EFFECTS},
    "infiltrators": {"outpost": NUMBER, "tokens": NUMBER, "welcome": EFFECTS},
    "islanders": {"coast": TERRAIN_SERIES, "sea": NUMBER, "settled": NUMBER},
    "recyclers": {"drawn": NUMBER, "recycled": NUMBER},
    "elder_ones": {"gift": EFFECTS, "most": NUMBER, "each": EFFECTS, "landmark": NUMBER},
    "merfolk": {"kept": NUMBER, "limit": NUMBER, "each": NUMBER},
    "weefolk": {"building": EFFECTS, "piece": NUMBER},
    "werefolk": {"stay": EFFECTS, "down": EFFECTS},
    "artificers": {"building": NUMBER},
    "celestials": {"overhanging": NUMBER, "inside": NUMBER},
    "faefolk": {"ring": ROW},
    "genies": {"squares": ROW, "circles": ROW, "wishes": ROW, "last": NUMBER},
    "illuminati": {"drawn": NUMBER, "die": NUMBER},
    "psionics": {"turns": ROW},
}
"""The civilizations of the boxes, and what their mats hold besides `mat`, which all have."""


MOMENTS: Final = ("setup", "start", "start_loss", "income", "first_income_end", "gained", "final")
"""When a civilization does something of itself; each is a list of effects."""


def read_civilizations(
    content: Content, box: str, read: ReadEffects, read_abilities: ReadAbilities, card_ids: Sequence[str]
) -> tuple[Civilization, ...]:
    """The civilizations."""
    civilizations: list[Civilization] = []
    for row in rows_of(content, box, "civilizations"):
        name = row.one_of("id", tuple(MATS))
        setup, start, start_loss, income, first_income_end, gained, final = [
            effects_of(row, moment, read) if moment in row.row else -1 for moment in MOMENTS
        ]
        civilizations.append(
            Civilization(
                name,
                box_of(row, box),
                setup,
                start,
                start_loss,
                income,
                first_income_end,
                gained,
                final,
                read_abilities(row),
                _read_mat(row.part("data"), MATS[name], read, card_ids),
            )
        )
        row.nothing_else()
    check_count(content, box, "civilizations", len(civilizations))
    return tuple(civilizations)


def _read_mat(part: Fields, words: Mapping[str, int], read: ReadEffects, card_ids: Sequence[str]) -> Mat:
    mat = _MatReader(part, read, card_ids)
    mat.take("mat", MARKS)
    for word, kind in words.items():
        mat.take(word, kind)
    part.nothing_else()
    return Mat(mat.numbers, mat.series, mat.effects, mat.grids, mat.paths, mat.names)


class _MatReader:
    """The data of one mat, read word by word."""

    def __init__(self, part: Fields, read: ReadEffects, card_ids: Sequence[str]) -> None:
        self.part = part
        self.read = read
        self.card_ids = card_ids
        self.numbers: dict[str, int] = {}
        self.series: dict[str, tuple[int, ...]] = {}
        self.effects: dict[str, int] = {}
        self.grids: dict[str, tuple[tuple[int, ...], ...]] = {}
        self.paths: tuple[tuple[int, ...], ...] = ()
        self.names: dict[str, tuple[str, ...]] = {}
        self.spots: list[str] = []

    def take(self, word: str, kind: int) -> None:
        part = self.part
        if kind == NUMBER:
            self.numbers[word] = part.integer(word, 1, 99)
        elif kind == CARD:
            self.numbers[word] = self.card_ids.index(part.one_of(word, self.card_ids))
        elif kind == SERIES:
            self.series[word] = self._numbers(word, 1)
        elif kind == MARKS:
            self.series[word] = self._numbers(word, -1)
        elif kind == TRACK_SERIES:
            self.series[word] = tuple([BASE_TRACKS.index(name) for name in part.some_of(word, BASE_TRACKS)])
        elif kind == TERRAIN_SERIES:
            self.series[word] = self._terrains(word)
        elif kind == EFFECTS:
            self.effects[word] = effects_of(part, word, self.read)
        elif kind == PATHS:
            self.paths = self._paths(word)
        elif kind == NAMES:
            self.names[word] = self._names(word)
        else:
            self.grids[word] = self._grid(word, kind)

    def _numbers(self, word: str, least: int) -> tuple[int, ...]:
        values = self.part.get(word)
        if not isinstance(values, list) or not all(type(v) is int and v >= least for v in values):
            raise self.part.wrong(word, f"must be a list of numbers, not {values!r}")
        return tuple(values)

    def _names(self, word: str) -> tuple[str, ...]:
        values = self.part.get(word)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.part.wrong(word, f"must be a list of ids, not {values!r}")
        return tuple(values)

    def _terrains(self, word: str) -> tuple[int, ...]:
        """The terrains at both ends of the six sides of a hex."""
        names = self.part.get(word)
        if not isinstance(names, list) or len(names) != 12 or not all(name in TERRAINS for name in names):
            raise self.part.wrong(word, f"must be twelve terrains, not {names!r}")
        return tuple([TERRAINS.index(name) for name in names])

    def _grid(self, word: str, kind: int) -> tuple[tuple[int, ...], ...]:
        if kind == SPOTS:
            spots = self.part.part(word)
            self.spots = list(spots.row)
            return (tuple([effects_of(spots, name, self.read) for name in self.spots]),)
        rows = self.part.get(word)
        if kind == ROW:
            rows = [rows]
        if not isinstance(rows, list) or not all(isinstance(row, list) and row for row in rows):
            raise self.part.wrong(word, "must be lists of lists of effects")
        return tuple([self._row(f"{word} {number}", row) for number, row in enumerate(rows, 1)])

    def _row(self, label: str, row: list[object]) -> tuple[int, ...]:
        names = [f"{label}.{number}" for number in range(1, len(row) + 1)]
        said = dict(zip(names, row, strict=True))
        cells = Fields(self.part.file, self.part.record, said, self.part.lines)
        cells.path = self.part.path
        return tuple([effects_of(cells, name, self.read) for name in names])

    def _paths(self, word: str) -> tuple[tuple[int, ...], ...]:
        """From the start and from each spot, the spots that come next; the paths of the last ones are not written."""
        part = self.part.part(word)
        paths: list[tuple[int, ...]] = []
        for name in ("start", *self.spots):
            coming = part.some_of(name, self.spots) if name == "start" or name in part.row else ()
            paths.append(tuple([self.spots.index(spot) for spot in coming]))
        part.nothing_else()
        return tuple(paths)
