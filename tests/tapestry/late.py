"""Tables with Fantasies & Futures, and what happens after the last income turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tapestry.board import Board, game, table

FUTURES: dict[str, int | str] = {"fantasies_and_futures": "in"}


def futures(
    civs: Sequence[str] = ("leaders", "chosen"),
    seats: int = 2,
    options: Mapping[str, int | str] | None = None,
    seed: int = 1,
) -> Board:
    """All have had their first income turn; seat 0 is to move."""
    return table(seats, civs, options={**FUTURES, **(options or {})}, seed=seed)


def last_income(board: Board, seat: int = 0) -> Board:
    """The fourth era of a seat ends: it takes its last income turn, of which the first question is open."""
    position = board.position
    position.era[seat] = 4
    if not position.mat(seat, 4):
        board.mat(seat, 4, "coal_baron")
    assert position.turn == seat
    position.stock = [max(stock, 2) for stock in position.stock]  # everybody can advance
    return board.act("income", seat=seat)


def through(board: Board, *kinds: str) -> Board:
    """Answer in the easiest way until one of these questions is open, or the game is over."""
    while board.position.pending() and board.asked().split(" ", 1)[1] not in kinds:
        board.act(board.legal()[-1])
    return board


def after_the_end(board: Board, seat: int = 0) -> Board:
    """A seat has had its last income turn; all others have finished, so it goes on at once if it may."""
    for other in range(board.position.seats):
        if other != seat:
            board.position.era[other], board.position.finished[other] = 5, 1
    return through(last_income(board, seat), "lastturn")


def reloaded(board: Board) -> Board:
    """A stored position loads again as it was, also for everybody's view."""
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    for viewer in (None, *range(board.position.seats)):
        seen = board.position.view(viewer).dump()
        assert game().load(seen).dump() == seen
    return board.audit()
