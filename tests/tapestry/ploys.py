"""Tables with Plans & Ploys for tests of its tapestry cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.games.tapestry.box.actions import WORLD
from tests.tapestry.board import Board, table
from tests.tapestry.laying import QUIET

BOXED: dict[str, int | str] = {"plans_and_ploys": "in"}


def ploys(
    seats: int = 2,
    civs: Sequence[str] = QUIET,
    options: Mapping[str, int | str] | None = None,
    seed: int = 1,
) -> Board:
    """All have begun their second era; nothing lies on the mats; seat 0 is to move."""
    board = table(seats, civs, options={**BOXED, **(options or {})}, seed=seed).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0)
    return board


def home(board: Board, seat: int = 0) -> str:
    """The notation of the hex on which a seat began."""
    return str(WORLD.hexes[board.position.home[seat]])


def around(board: Board, place: str) -> list[str]:
    """The hexes of the map next to one."""
    return [str(WORLD.hexes[near]) for near in board.position.board.around[WORLD.read(place)]]


def reloaded(board: Board) -> None:
    """A stored position loads again as it was, also for everybody's view."""
    dump = board.position.dump()
    assert board.position.game.load(dump).dump() == dump  # type: ignore[attr-defined]
