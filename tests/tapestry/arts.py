"""Tables with Arts & Architecture."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ecumene.games.tapestry.play.numbers import IMPASSABLE, OPEN
from tests.tapestry.board import CIVS, Board, game, table
from tests.tapestry.laying import QUIET

AA = {"arts_and_architecture": "in"}


def arts(seats: int = 2, civs: Sequence[str] = CIVS, **more: Any) -> Board:
    """A table with Arts & Architecture after the first income turns."""
    options = {**AA, **more.pop("options", {})}
    return table(seats, civs, options=options, **more)


# ---- civilizations


def reloaded(board: Board) -> Board:
    """A dump of the position loads again, and nobody's view breaks."""
    dump = board.position.dump()
    assert game().load(dump).dump() == dump
    for seat in range(board.position.seats):
        board.position.view(seat).audit()
    return board


def lead(civ: str, **options: str) -> Board:
    """Seat 0 leads a civilization and is to move; seat 1 can advance."""
    return arts(civs=(civ, "chosen"), options=options).give(1, food=1)


def deck(board: Board, *cards: str) -> Board:
    """The next cards of the deck are these."""
    position = board.position
    kinds = [position.box.card_no[card] for card in cards]
    for spot, stack in enumerate(position.mats):  # a card that was played in the first income turn goes back
        position.deck += [kind for kind in stack if kind in kinds]
        position.mats[spot] = tuple([kind for kind in stack if kind not in kinds])
    position.deck.sort()
    left = list(position.deck)
    draws: list[int] = []
    for kind in kinds:
        draws.append(left.index(kind))
        left.pop(draws[-1])
    return board.script(tapestry=draws)


def played_out(board: Board, seed: int) -> Board:
    """A random game from here to its end; now and then it is looked over and stored."""
    rng = Random(seed)
    for _ in range(4_000):
        if not board.position.pending():
            break
        board.act(rng.choice(board.legal()))
        if rng.random() < 0.02:
            reloaded(board.audit())
    assert board.asked() == "over"
    return board.audit()


# ---- cards


def second_era(seats: int = 2, civs: tuple[str, ...] = QUIET) -> Board:
    """All have begun their second era; nothing lies on the mats; seat 0 is to move."""
    board = arts(seats, civs).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0, arts=0)
    return board


def lasting(board: Board, card: str, seat: int = 0, era: int = 2) -> Board:
    """A permanent card lies uncovered."""
    return board.mat(seat, era, card)


def grid(board: Board, card: str, seat: int = 0) -> tuple[int, ...]:
    """What covers the plots of a card."""
    position = board.position
    plotted = position.shared.plotted
    return position.grids[len(plotted) * seat + plotted.index(position.box.card_no[card])]


def full(board: Board, seat: int = 0, but: int = 0) -> Board:
    """A capital without room, but for its last plots."""
    board.position.plots[seat] = [IMPASSABLE] * (81 - but) + [OPEN] * but
    return board
