"""One step onto a space of a track, for the tests of the 48 spaces."""

from __future__ import annotations

from tests.tapestry.board import Board, table

LANDMARKS = ("lighthouse", "train_station", "launch_pad", "apothecary", "academy", "laboratory", "barracks")
MORE_LANDMARKS = ("tank_factory", "fusion_reactor", "forge", "rubber_works", "tech_hub")


def before(track: str, space: int, civs: tuple[str, ...] = ("leaders", "militants")) -> Board:
    """Seat 0 stands before a space; all landmarks of tracks are taken, so that only the space itself speaks."""
    return table(civs=civs).token(0, **{track: space - 1}).landmark(1, *LANDMARKS, *MORE_LANDMARKS)


def step(board: Board, track: str, bonus: str = "pay") -> Board:
    """Seat 0 advances there without paying, with benefit and bonus."""
    return board.do(0, [{"advance": {"tracks": [track], "benefit": True, "bonus": bonus}}])
