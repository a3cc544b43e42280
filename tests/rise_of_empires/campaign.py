"""Empire actions in a few words, on top of `board`.

red = march(table().cubes(0, gaul=2).give(0, cube=4), "e4")   # seat 0 has taken the tile and is asked for cubes
assert regions(red) == {"gaul", "iberia", "italia"}
assert refused(red, "place egypt 1") == "reach.near"
"""

from __future__ import annotations

from tests.refusing import refusal_of
from tests.rise_of_empires.board import Board


def march(board: Board, tile: str) -> Board:
    """Seat 0, first in turn order, takes an empire tile."""
    if board.position.turn_b:  # its disc is the leftmost, so that it is free; the others have one each to its right
        seats = board.position.seats
        board.row("empire", *range(seats)).act(f"back empire {seats}")
    else:
        board.act("disc empire")
    return board.act(f"empire {tile}")


def regions(board: Board) -> set[str]:
    """The regions into which cubes may go now."""
    return {notation.split()[1] for notation in board.legal() if notation.startswith("place ")}


def refused(board: Board, notation: str) -> str:
    """The rule by which the seat that is asked may not do something, without the game's name."""
    rule = refusal_of(board.position, board.position.pending()[0], notation).rule
    return rule.removeprefix("rise_of_empires.")
