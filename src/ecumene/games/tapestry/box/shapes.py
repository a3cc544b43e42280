"""Reading what has a shape: territory tiles, the two maps and landmarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecumene.core.content import Content, Fields
from ecumene.core.errors import ContentError, NotationError
from ecumene.core.hexes import read_hex
from ecumene.core.regions import mask_of
from ecumene.games.tapestry.box.actions import BASE_MARGIN, MAP_SIZE, MARGIN, WORLD
from ecumene.games.tapestry.box.cities import drawing_of
from ecumene.games.tapestry.box.content import (
    BASE,
    OBJECTIVES,
    ODD_CITIES,
    SEA,
    TERRAINS,
    TIERS,
    TRACKS,
    Board,
    Landmark,
    Tile,
)
from ecumene.games.tapestry.box.fields import ReadEffects, box_of, check_count, effects_of, rows_of

LANDS: tuple[str, ...] = TERRAINS[1:]


# ---- tiles and maps


def turned(corners: Sequence[int], turns: int) -> tuple[int, ...]:
    """The corners of a tile after some turns clockwise by a sixth."""
    return tuple([corners[(i - turns) % 6] for i in range(6)])


def read_tiles(content: Content, read: ReadEffects) -> tuple[Tile, ...]:
    """The territory tiles."""
    tiles: list[Tile] = []
    for row in content.rows("territory_tiles"):
        corners = _corners(row)
        inner = _inner(row, corners)
        ways = [turned(corners, turns) for turns in range(6)]
        benefit = effects_of(row, "benefit", read)
        box = box_of(row, BASE)
        rotations = tuple([turns for turns in range(6) if ways[turns] not in ways[:turns]])
        tiles.append(Tile(row.text("id"), box, tuple(ways), rotations, _lands(corners, inner), benefit))
        row.nothing_else()
    check_count(content, BASE, "territory_tiles", len(tiles))
    return tuple(tiles)


def _corners(row: Fields) -> tuple[int, ...]:
    names = row.get("corners")
    if not isinstance(names, list) or len(names) != 6:
        raise row.wrong("corners", f"must be six terrains, not {names!r}")
    for name in names:
        if name not in TERRAINS:
            raise row.wrong("corners", f'"{name}" does not exist: terrains are {", ".join(TERRAINS)}')
    return tuple([TERRAINS.index(name) for name in names])


def _inner(row: Fields, corners: Sequence[int]) -> tuple[int, ...]:
    """Land inside a hex, which has nothing but sea around it."""
    if "inner" not in row.row:
        return ()
    inner = tuple([TERRAINS.index(name) for name in row.some_of("inner", LANDS)])
    if inner and any(corner != SEA for corner in corners):
        raise row.wrong("inner", "stands only where all corners are sea")
    return inner


def _lands(corners: Sequence[int], inner: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted({*corners, *inner} - {SEA}))


class _Drawn:
    """What the records of one map say, hex by hex."""

    def __init__(self) -> None:
        self.hexes: list[int] = []
        self.printed: list[tuple[int, ...]] = [()] * len(WORLD)
        self.lands: list[tuple[int, ...]] = [()] * len(WORLD)
        self.starts: dict[int, int] = {}
        self.islands: list[int] = []

    def add(self, row: Fields) -> None:
        place = _place(row)
        self.hexes.append(place)
        if "unexplored" in row.row:
            if not row.flag("unexplored"):
                raise row.wrong("unexplored", "must be true, or the hex has corners")
        else:
            corners = _corners(row)
            self.printed[place] = corners
            self.lands[place] = _lands(corners, _inner(row, corners))
            self._add_starts(row, place)
            if row.flag("island", False):
                self.islands.append(place)
        row.nothing_else()

    def _add_starts(self, row: Fields, place: int) -> None:
        for number in row.get("start", []):
            if number in self.starts or number not in range(1, 7):
                raise row.wrong("start", f"must be capital numbers from 1 to 6, each once on a map, not {number!r}")
            self.starts[number] = place


def _place(row: Fields) -> int:
    try:
        place = read_hex(row.text("id"))
    except NotationError as error:
        raise row.wrong("id", f"must be a hex: {error}") from error
    number = WORLD.index(place) if place in WORLD else MAP_SIZE
    if number >= MAP_SIZE:
        raise row.wrong("id", "lies outside the world")
    return number


def read_board(content: Content, name: str, size: int) -> Board:
    """One of the two maps."""
    drawn = _Drawn()
    for row in content.rows(name):
        drawn.add(row)
    content.check_count(name, len(drawn.hexes), size)
    if len(drawn.islands) != 1:
        raise ContentError(f"{content.files[name]}: {name} must have one island, not {len(drawn.islands)}")
    if sorted(drawn.starts) != list(range(1, 7)):
        raise ContentError(f"{content.files[name]}: {name} must have a start for the capitals 1 to 6")
    near = [_near(place, drawn.hexes) for place in range(len(WORLD))]
    around = [tuple([other for other in places if other >= 0]) for places in near]
    return Board(
        name,
        tuple(sorted(drawn.hexes)),
        mask_of(drawn.hexes),
        tuple(near),
        tuple(around),
        tuple([mask_of(places) for places in around]),
        tuple(drawn.printed),
        tuple(drawn.lands),
        (-1, *[drawn.starts[number] for number in range(1, 7)]),
        drawn.islands[0],
    )


def _near(place: int, inside: Sequence[int]) -> tuple[int, ...]:
    """The hexes around one in all six directions, -1 where this map has none."""
    near: list[int] = []
    for other in WORLD[place].neighbours():
        number = WORLD.index(other) if other in WORLD else -1
        near.append(number if number in inside and place in inside else -1)
    return tuple(near)


# ---- landmarks


def read_landmarks(
    content: Content, box: str, below: Sequence[Landmark], tech_ids: Sequence[str]
) -> tuple[Landmark, ...]:
    """The landmarks of a box; those of the boxes below are known."""
    landmarks: list[Landmark] = []
    for row in rows_of(content, box, "landmarks"):
        track, tier, tech = -1, 0, -1
        if "tech" in row.row:
            tech = tech_ids.index(row.one_of("tech", tech_ids))
        elif box == BASE or "track" in row.row:
            track, tier = TRACKS.index(row.one_of("track", TRACKS)), row.integer("tier", 2, TIERS)
        height = row.integer("height", 1, 999)
        if any(landmark.height == height for landmark in (*below, *landmarks)):
            raise row.wrong("height", f"{height} is the height of another landmark: they break ties")
        objective, needed = (-1, 0) if max(track, tech) >= 0 else _objective(row)
        shapes, origin = _orientations(row, BASE_MARGIN if box == BASE else MARGIN), box_of(row, box)
        landmarks.append(Landmark(row.text("id"), origin, height, track, tier, tech, shapes, objective, needed))
        row.nothing_else()
    check_count(content, box, "landmarks", len(landmarks))
    return tuple(landmarks)


def correct_landmarks(content: Content, box: str, landmarks: Sequence[Landmark]) -> tuple[Landmark, ...]:
    """Landmarks with what a box prints anew on the landmark cards of others [tapestry.landmarks.corrected]."""
    found = list(landmarks)
    names = [landmark.id for landmark in landmarks if landmark.objective >= 0]
    for row in rows_of(content, box, "landmark_cards"):
        name = row.one_of("id", names)
        place = [landmark.id for landmark in landmarks].index(name)
        objective, needed = _objective(row)
        odd, odd_needed = -1, 0
        for number, word in enumerate(ODD_CITIES):
            if word in row.row:
                odd, odd_needed = number, row.integer(word, 1, 20)
        found[place] = replace(
            found[place], objective=objective, needed=needed, odd=odd, odd_needed=odd_needed, corrected=True
        )
        row.nothing_else()
    return tuple(found)


def _objective(row: Fields) -> tuple[int, int]:
    """What the owner of a landmark's card needs, and how many of it; -1, 0 for one that a card or a tile gives."""
    if "gained_by" in row.row:
        row.one_of("gained_by", ("tapestry_card", "space_tile"))
        return -1, 0
    part = row.part("objective")
    if len(part.row) != 1 or next(iter(part.row)) not in OBJECTIVES:
        raise row.wrong("objective", f"must name one of {', '.join(OBJECTIVES)}")
    kind = next(iter(part.row))
    return OBJECTIVES.index(kind), part.integer(kind, 1, 20)


def _orientations(row: Fields, margin: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The different ways in which a landmark can lie, by quarter turns clockwise; it is never mirrored.

    [tapestry.rulings.equal_rotations]
    """
    shape = drawing_of(row, "shape")
    if max(len(shape), len(shape[0])) > margin + 1:
        raise row.wrong("shape", f"must be at most {margin + 1} plots long and wide")
    ways: list[tuple[tuple[int, int], ...]] = []
    for _ in range(4):
        if "#" not in shape[0]:
            raise row.wrong("shape", "must touch all four sides of its drawing")
        way = tuple([(r, c) for r, line in enumerate(shape) for c, cell in enumerate(line) if cell == "#"])
        if way not in ways:
            ways.append(way)
        shape = ["".join([line[c] for line in reversed(shape)]) for c in range(len(shape[0]))]
    return tuple(ways)
