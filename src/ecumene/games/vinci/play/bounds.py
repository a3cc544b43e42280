"""Bounds: what the numbers of a stored game of Vinci may be (`core/bounds.py`)."""

from __future__ import annotations

from ecumene.core.bounds import MANY, Bounds, Range
from ecumene.core.frames import Frame
from ecumene.games.vinci.play.model import VinciPosition

PAWNS = 500
"""More than anybody ever has."""

FRAMES: tuple[Frame, ...] = (
    (
        "endofturn", "latedecline", "score", "fortify", "oldpeoplevanishes", "cohesion", "reorganise", "loanleaves",
        "putbacksurvivors", "expansion",
    ),
    ("turn",),
)  # fmt: skip
"""What a turn lays down with an expansion on top, and the set-up."""


def vinci_bounds(new: VinciPosition) -> Bounds:
    """Provinces, tokens and seats are numbers that point somewhere; pawns are counted."""
    seats, tokens = new.seats, len(new.box.components.tokens)
    provinces: Range = (0, (1 << new.board.size) - 1)  # a bit for each
    pawns: Range = (0, PAWNS)
    state: dict[str, Range] = {
        "pawns": pawns, "held": provinces, "neutral": provinces, "forts": provinces, "hand": pawns, "troops": pawns,
        "survivors": pawns, "fresh": (0, 1), "tokens": (-1, tokens - 1), "peace": (0, (1 << seats) - 1),
        "earned": (-MANY, MANY), "display": (-1, tokens - 1), "markers": (0, MANY), "bag": (0, MANY),
        "first": (0, seats - 1), "mover": (-1, seats - 1), "round": (1, MANY), "ending": (0, 1), "loan": pawns,
        "spies_left": pawns, "eliminated": pawns,
    }  # fmt: skip
    items: dict[str, Range] = {"": (-MANY, MANY), "left": pawns, "attacker": (0, seats - 1)}
    fixed = [name for name, value in new._state().items() if isinstance(value, list)]
    return Bounds(state, items, fixed, frames=FRAMES)
