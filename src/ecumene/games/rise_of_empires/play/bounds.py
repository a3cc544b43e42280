"""Bounds: what the numbers of a stored game of Rise of Empires may be (`core/bounds.py`)."""

from __future__ import annotations

from ecumene.core.bounds import MANY, Bounds, Range
from ecumene.core.frames import Frame
from ecumene.games.rise_of_empires.box.actions import MOST_TOWNS
from ecumene.games.rise_of_empires.box.content import ROWS
from ecumene.games.rise_of_empires.box.naming import cause_name
from ecumene.games.rise_of_empires.play.free_combat import MOST_LOSS
from ecumene.games.rise_of_empires.play.model import ACTIONS, STORED, EmpiresPosition

FIXED: tuple[str, ...] = (
    "order", "rows", "goods", "scored", "lands", "cubes", "alliance", "empires", "traded", "towns", "cities",
    "progress", "used", "progress_pool",
)  # fmt: skip
"""Lists with a part for each seat, space, region or era."""

PHASES: Frame = (
    "pointsphase", "incomephase", "foodphase", "actionround*", "beginaction*", "endaction", "afterwards",
)  # fmt: skip
FRAMES: tuple[Frame, ...] = (("beginturn", "turnorder", "endera?", *PHASES), ("endgame", *PHASES))
"""What `BeginTurn` lays down, the last time before the end, and an action on top."""


def rise_of_empires_bounds(new: EmpiresPosition) -> Bounds:
    """Seats, tiles, regions and cities are numbers that point somewhere; cubes and discs are counted."""
    seat: Range = (-1, new.seats - 1)
    tile: Range = (0, len(new.box.tiles) - 1)
    kind: Range = (0, len(new.box.progress) - 1)
    region: Range = (-1, new.regions - 1)
    city: Range = (0, len(new.box.cities) - 1)
    few: Range = (0, 999)
    state: dict[str, Range] = {
        "turn": (0, 5), "acting": seat, "actions_done": (0, ACTIONS), "order": seat, "rows": seat, "goods": (0, MANY),
        "scored": (-MANY, MANY), "lands": (0, 60), "cubes": few, "alliance": region, "empires": seat, "traded": seat,
        "shown": tile, "beside": tile, "territory_pool": tile, "towns": few, "choosers": (0, new.seats - 1),
        "cities": city, "progress": kind, "used": kind, "waiting": (0, 999), "progress_pool": tile,
    }  # fmt: skip
    items: dict[str, Range] = {
        "": (-MANY, MANY),
        "attacker": (0, MOST_LOSS), "defender": (0, MOST_LOSS), "cities": city, "due": few,
        "effect": (0, len(new.book) - 1),
        "family": (0, 9), "fought": region, "held": region, "placed": region, "hired": few, "left": (0, MOST_TOWNS),
        "number": (0, ACTIONS), "progress": kind, "row": (0, len(ROWS) - 1), "steps": few, "turn": (0, 5),
    }  # fmt: skip
    return Bounds(state, items, FIXED, STORED, FRAMES, cause_name=cause_name)
