"""Historians: opponents who hold their tokens make history for them.

On the mat: for each square who holds its token, -1 while the token covers the square.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import PICK, PLAYER, TILE, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import alike, gain_passively, lay, on_mat, printed, replaced
from ecumene.games.tapestry.play.model import NONE, TapestryPosition

NAME: Final = "historians"


def covered(position: TapestryPosition) -> list[int]:
    """The squares on which a token still lies."""
    return [square for square, holder in enumerate(on_mat(position, NAME)) if holder == NONE]


def openable(position: TapestryPosition) -> list[int]:
    """The squares between which one chooses: of covered ones that give the same, the first."""
    squares = printed(position, NAME).grids["squares"][0]
    found: list[int] = []
    for square in covered(position):
        if not [other for other in found if alike(position, squares[other], squares[square])]:
            found.append(square)
    return found


# ---- giving tokens


def can_entrust(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(position.supply[seat]) and bool(covered(position))


def entrust(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps give a token for a territory tile [tapestry.civilizations.historians]."""
    if can_entrust(position, seat, about):
        position.agenda.append(HistoriansTile(seat, cause))


def entrust_all(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Gained during the game, all tokens are given at once [tapestry.civilizations.historians]."""
    for square in reversed(covered(position)):
        give(position, seat, square, False, cause)


def give(position: TapestryPosition, seat: Seat, square: int, paid: bool, cause: str) -> None:
    """Give the token of a square to an opponent; a single one needs no question."""
    opponents = position.clockwise(seat)[1:]
    if len(opponents) == 1:
        lay(position, NAME, replaced(on_mat(position, NAME), square, opponents[0]))
    else:
        position.agenda.append(HistoriansHolder(seat, square, paid, cause))


@dataclass(frozen=True, eq=False)
class HistoriansTile(SeatQuestion):
    """Which territory tile to discard for giving a token, if any [tapestry.civilizations.historians].

    The tile leaves the game [tapestry.rulings.discarded_territory_tiles].
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TILE]
        return [*[of[tile] for tile in position.supply[seat]], position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != TILE:
            return
        position.supply[seat].remove(action.arg)
        position.tell("tapestry-log-discards", {"who": seat, "n": 1, "thing": "territory"})
        squares = openable(position)
        if len(squares) == 1:
            give(position, seat, squares[0], True, self.cause)
        else:
            position.agenda.append(HistoriansSquare(seat, self.cause))


@dataclass(frozen=True, eq=False)
class HistoriansSquare(SeatQuestion):
    """Which square is opened [tapestry.civilizations.historians]."""

    cause: str

    def halfway(self) -> bool:
        return True

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[square] for square in openable(position)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        give(position, seat, action.arg, True, self.cause)


@dataclass(frozen=True, eq=False)
class HistoriansHolder(SeatQuestion):
    """Which opponent gets the token; one may hold several [tapestry.civilizations.historians]."""

    square: int
    paid: bool
    cause: str

    def halfway(self) -> bool:
        return self.paid

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PLAYER]
        return [of[other] for other in position.clockwise(seat)[1:]]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        lay(position, NAME, replaced(on_mat(position, NAME), self.square, action.arg))


# ---- landmarks


def remember(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """An opponent has gained a landmark: if they hold a token, every open square pays once.

    [tapestry.civilizations.historians]
    """
    holders = on_mat(position, NAME)
    if position.landmark_owner[about] not in holders:
        return
    squares = printed(position, NAME).grids["squares"][0]
    for square in range(len(squares) - 1, -1, -1):
        if holders[square] != NONE:
            gain_passively(position, seat, squares[square], cause)


CODES: dict[str, Code] = {
    "historians_entrust": entrust,
    "historians_entrust_all": entrust_all,
    "historians_landmark": remember,
}
ABLE: dict[str, Able] = {"historians_entrust": can_entrust}
ITEMS: tuple[type[Item], ...] = (HistoriansHolder, HistoriansSquare, HistoriansTile)
