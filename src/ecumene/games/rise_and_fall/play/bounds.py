"""Bounds: what the numbers of a stored game of Rise & Fall may be (`core/bounds.py`)."""

from __future__ import annotations

from ecumene.core.bounds import MANY, Bounds, Range
from ecumene.core.frames import Frame
from ecumene.games.rise_and_fall.play.model import CARDS, NONE, UNSEEN
from ecumene.games.rise_and_fall.play.position import RisePosition

FIXED: tuple[str, ...] = ("pile", "place", "card", "gold", "wood", "stone", "trophy", "played", "extinct")
"""Lists with a part for each seat, piece or kind of pieces."""

FRAMES: tuple[Frame, ...] = (("endofround", "recycling", "buybackphase", "declinephase", "taketurn*"),)
"""What `BeginRound` lays down."""


def rise_and_fall_bounds(new: RisePosition) -> Bounds:
    """Seats, pieces and kinds are numbers that point somewhere; where a piece may stand, the world knows."""
    seat: Range = (-1, new.seats - 1)
    state: dict[str, Range] = {
        "pile": (NONE, CARDS - 1), "place": (-1, MANY), "card": (0, UNSEEN), "gold": (0, MANY), "wood": (0, MANY),
        "stone": (0, MANY), "trophy": seat, "won": (0, CARDS), "first": (0, new.seats - 1), "round": (0, MANY),
        "dry": (0, MANY), "idle": (0, (1 << new.set_size) - 1), "played": (-1, CARDS - 1), "extinct": (0, MANY),
    }  # fmt: skip
    items: dict[str, Range] = {"": (-MANY, MANY), "left": (0, 999), "piece": (0, len(new.place) - 1)}
    return Bounds(state, items, FIXED, frames=FRAMES)
