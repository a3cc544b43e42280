"""The numbers by which a position of Tapestry writes what lies where.

Everything is numbered by its place in the content: resources, buildings and tracks 0 to 3; spaces of tracks 12 * track
+ space - 1; hexes by `actions.WORLD`.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat

NONE: Final = -1
UNKNOWN: Final = -1  # a card that the viewer does not see
FACE_DOWN: Final = -2  # a tapestry card on a mat that nobody sees

KINDS: Final = 4  # of resources and of income buildings; each has its track
MOST: Final = 8  # of one resource [tapestry.resources.limit]
TRACK_END: Final = 12
ERAS: Final = 5

# hexes
UNEXPLORED: Final = -1
PRINTED: Final = -2
OFF: Final = -3  # not part of this map

# pieces on a hex: owner + 8 * (kind % 32) + 256 * (who toppled it + 1) + 2048 * (kind // 32)
OUTPOST: Final = 0
TOKEN: Final = 1
HOUSING: Final = 2  # 2 to 5: an income building of that kind
MONUMENT: Final = 6  # from 6 on: a landmark
CLAIM: Final = 255  # a token that holds its territory like an outpost [tapestry.boxes.holding_tokens]

# plots of a capital; what may be built on has the lowest numbers, and only OPEN is not filled
NO_PLOT: Final = -2  # outside a capital that is smaller than others
PAD: Final = -1  # a lily pad
OPEN: Final = 0
IMPASSABLE: Final = 1
BUILDING: Final = 2  # 2 to 5: an income building of that kind
LANDMARK: Final = 6  # from 6 on: a landmark
FOLK: Final = 1000  # from 1000 on: a token of the Weefolk, by its owner [tapestry.civilizations.weefolk]

# where a landmark of a player stands; from 0 on: 4 * corner + orientation in the capital, as in the action `site`
BESIDE: Final = -1
ON_MAP: Final = -2
ON_CARD: Final = -3
ASIDE: Final = -4  # of a city that takes no landmarks, for points

DISCARDED: Final = -2  # the owner of a landmark that was discarded with the card on which it stood

# rows of tech cards
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2

# places on the mat of the Collectors
COLLECTED_CARD: Final = 4
COLLECTED_TILE: Final = 5

# what lies in reserve, with the tapestry card that put it there: argument + 256 * sort + 2048 * card
RESERVED_BUILDING: Final = 0  # its kind
RESERVED_TECH: Final = 1  # the card
RESERVED_STAR: Final = 2  # the space tile
RESERVED_CARD: Final = 3  # the kind of tapestry card
RESERVED_TOKEN: Final = 4  # the track that it marks + 1, 0 for none
RESERVED: Final = 2048  # numbers that the things of one card may have

# dice
RED: Final = 0
BLACK: Final = 1
SCIENCE_DIE: Final = 2

# where points come from
INCOME_POINTS: Final = 0
TRACK_POINTS: Final = 1
EXPLORING_POINTS: Final = 2
SPACE_POINTS: Final = 3
CONQUERING_POINTS: Final = 4
TECHNOLOGY_POINTS: Final = 5
CARD_POINTS: Final = 6
CIVILIZATION_POINTS: Final = 7
ACHIEVEMENT_POINTS: Final = 8
MASTERPIECE_POINTS: Final = 9  # where boxes are added only
SOURCES: Final = 9  # of the base box alone
BOXED_SOURCES: Final = 10
SOURCE_OF: Final[dict[str, int]] = {
    "income": INCOME_POINTS, "space": TRACK_POINTS, "bonus": TRACK_POINTS, "exploring": EXPLORING_POINTS,
    "tile": EXPLORING_POINTS, "star": SPACE_POINTS, "die": CONQUERING_POINTS, "tech": TECHNOLOGY_POINTS,
    "card": CARD_POINTS, "landmark": CARD_POINTS, "civ": CIVILIZATION_POINTS, "achievement": ACHIEVEMENT_POINTS,
    "capital": INCOME_POINTS, "masterpiece": MASTERPIECE_POINTS,
}  # fmt: skip
SOURCE_RULES: Final = (
    "tapestry.scoring.income", "tapestry.scoring.tracks", "tapestry.scoring.exploring", "tapestry.scoring.space",
    "tapestry.scoring.conquering", "tapestry.scoring.technology", "tapestry.scoring.cards",
    "tapestry.scoring.civilizations", "tapestry.scoring.achievements", "tapestry.scoring.masterpieces",
)  # fmt: skip


def is_monument(kind: int) -> bool:
    """Whether a kind of piece is a landmark."""
    return MONUMENT <= kind < CLAIM


FALLEN: Final = 0x700  # the bits of a piece that say who toppled it


def piece(owner: Seat, kind: int, toppled_by: int = NONE) -> int:
    """A piece on the map as a number."""
    return owner + 8 * (kind & 31) + 256 * (toppled_by + 1) + 2048 * (kind >> 5)


def owner_of(piece: int) -> Seat:
    return piece & 7


def kind_of(piece: int) -> int:
    return (piece >> 3 & 31) + 32 * (piece >> 11)


def toppler_of(piece: int) -> int:
    """Who toppled a piece; NONE while it stands."""
    return (piece >> 8 & 7) - 1


def stands(piece: int) -> bool:
    """Whether nobody has toppled a piece."""
    return not piece & FALLEN


def reserved(sort: int, argument: int, card: int) -> int:
    """A thing in reserve as a number."""
    return argument + 256 * sort + RESERVED * card


def reserved_sort(item: int) -> int:
    """Whether a thing in reserve is a building, a card, a tile or a token."""
    return item % RESERVED >> 8


def reserved_argument(item: int) -> int:
    """Which building, card or tile a thing in reserve is."""
    return item & 255


def reserved_by(item: int) -> int:
    """The kind of tapestry card that has put a thing in reserve."""
    return item // RESERVED
