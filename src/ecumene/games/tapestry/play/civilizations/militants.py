"""Militants: the outposts come from their mat, and what they leave there pays.

On the mat: how many benefits of each row are open, from the left. The outposts on the others are those of the supply.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import NUMBER, PICK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, raised
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "militants"


def row_lengths(position: TapestryPosition) -> list[int]:
    return [len(row) for row in printed(position, NAME).grids["rows"]]


def covered_rows(position: TapestryPosition) -> list[int]:
    """The rows on which outposts are left."""
    opened = on_mat(position, NAME)
    return [row for row, length in enumerate(row_lengths(position)) if opened[row] < length]


# ---- an outpost leaves the mat


def can_uncover(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(covered_rows(position))


def uncover(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """An outpost was used: it was the leftmost one of a row [tapestry.civilizations.militants]."""
    rows = covered_rows(position)
    if len(rows) == 1:
        lay(position, NAME, raised(on_mat(position, NAME), rows[0]))
    elif rows:
        position.agenda.append(MilitantsRow(seat, cause))


@dataclass(frozen=True, eq=False)
class MilitantsRow(SeatQuestion):
    """From which row the outpost came [tapestry.civilizations.militants]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[row] for row in covered_rows(position)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        lay(position, NAME, raised(on_mat(position, NAME), action.arg))


# ---- income


def can_gain(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return sum(on_mat(position, NAME)) > 0


def gain_open(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Everything open; it comes to the same in any order [tapestry.civilizations.militants]."""
    opened = on_mat(position, NAME)
    for row, benefits in enumerate(printed(position, NAME).grids["rows"]):
        for benefit in benefits[: opened[row]]:
            position.perform(seat, benefit, cause)


# ---- gaining them during the game


def cover(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The outposts left cover benefits from the right, in rows of one's choice [tapestry.civilizations.militants]."""
    if len(first_row_covers(position, seat)) == 1:
        cover_first_row(position, seat, first_row_covers(position, seat)[0])
    else:
        position.agenda.append(MilitantsCover(seat, cause))


def first_row_covers(position: TapestryPosition, seat: Seat) -> list[int]:
    """How many outposts the first row can take, so that the second has place for the others."""
    first, second = row_lengths(position)
    left = min(position.outposts[seat], first + second)
    return list(range(max(0, left - second), min(first, left) + 1))


def cover_first_row(position: TapestryPosition, seat: Seat, covers: int) -> None:
    first, second = row_lengths(position)
    left = min(position.outposts[seat], first + second)
    lay(position, NAME, (first - covers, second - left + covers))


@dataclass(frozen=True, eq=False)
class MilitantsCover(SeatQuestion):
    """How many outposts lie on the first row; the others lie on the second [tapestry.civilizations.militants]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[NUMBER]
        return [of[covers] for covers in first_row_covers(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        cover_first_row(position, seat, action.arg)


CODES: dict[str, Code] = {"militants_uncover": uncover, "militants_gain": gain_open, "militants_cover": cover}
ABLE: dict[str, Able] = {"militants_uncover": can_uncover, "militants_gain": can_gain}
ITEMS: tuple[type[Item], ...] = (MilitantsCover, MilitantsRow)
