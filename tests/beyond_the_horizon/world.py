"""The map in a test, where it matters which tile lies where and what is found next.

With two seats rose_sands (seat 0) lies east of the cradle and amber_steppe (seat 1) west of it; the cradle is (0, 0).
"""

from __future__ import annotations

from ecumene.games.beyond_the_horizon.play.model import MODIFIER_COUNT
from tests.beyond_the_horizon.board import Board


def lay_at(board: Board, **tiles: tuple[int, int]) -> None:
    """Territories that are known already, each with its place."""
    for name, place in tiles.items():
        tile = board.position.box.tile_no[name]
        board.position.tile_pool.remove(tile)
        board.position.lay(tile, *place)


def next_tiles(board: Board, *tiles: str) -> None:
    """The territories that come next when somebody explores."""
    box = board.position.box
    board.next_drawn("territory", board.position.tile_pool, *[box.tile_no[name] for name in tiles])


def next_buildings(board: Board, level: int, *buildings: str) -> None:
    """The buildings of a level that come next from its stack."""
    box = board.position.box
    board.next_drawn("building", board.position.building_pool[level], *[box.building_no[name] for name in buildings])


def modify(board: Board, seat: int, modifier: int, amount: int = 1) -> None:
    """A lasting ability, wherever it may come from."""
    board.position.modifiers[MODIFIER_COUNT * seat + modifier] += amount
