"""Bounds: what the numbers of a stored game of Beyond the Horizon may be (`core/bounds.py`)."""

from __future__ import annotations

from ecumene.core.bounds import MANY, Bounds, Range
from ecumene.core.frames import Frame
from ecumene.games.beyond_the_horizon.box.naming import cause_name
from ecumene.games.beyond_the_horizon.box.terms import CUBES, PAWNS, TECHNOLOGIES, TILES
from ecumene.games.beyond_the_horizon.play.model import STORED, HorizonPosition

FIXED: tuple[str, ...] = (
    "government", "coins", "active", "columns", "removed", "invested", "tokens", "supply", "pawns", "scholars",
    "technologies", "private", "modifiers", "kept", "cards", "hex_q", "hex_r", "near", "village", "city", "building",
    "first_builder", "second_builder", "objectives", "reserve", "units", "leaders", "claims", "leader_pool", "deck",
    "under", "under_seen", "rows", "building_pool",
)  # fmt: skip
"""Lists with a part for each seat, slot, tile or level."""

FRAMES: tuple[Frame, ...] = (
    ("endround", "beginturn*", "objectivephase", "productionphase", "expansionphase"),
    ("beginround", "lastgovernment", "choosegovernment*"),
)
"""What a round lays down with a turn on top, and the set-up."""


def beyond_the_horizon_bounds(new: HorizonPosition) -> Bounds:
    """Seats, cards, slots and tiles are numbers that point somewhere; pawns and cubes are counted."""
    seat: Range = (-1, new.seats - 1)
    card: Range = (-1, TECHNOLOGIES - 1)
    cards: Range = (0, (1 << TECHNOLOGIES) - 1)  # a bit for each
    leader: Range = (-1, len(new.box.leaders) - 1)
    building: Range = (-1, len(new.box.buildings) - 1)
    tile: Range = (-1, TILES - 1)
    slots: Range = (0, (1 << len(new.cards)) - 1)
    seen: Range = (0, (1 << new.seats) - 1)
    pawns: Range = (0, PAWNS)
    state: dict[str, Range] = {
        "round": (0, MANY), "first": seat, "acting": seat, "last_round": (0, MANY), "explored": (0, TILES),
        "extra_explore": (0, TILES), "used": (0, MANY), "looking": (-1, len(new.deck) - 1),
        "offered": (0, len(new.box.governments) - 1), "government": (-1, len(new.box.governments) - 1),
        "coins": (0, MANY), "active": pawns, "columns": pawns, "removed": (0, CUBES), "invested": (0, CUBES),
        "tokens": pawns, "supply": pawns, "pawns": (-1, 2 * len(new.box.deeds) - 1), "scholars": slots,
        "technologies": cards, "private": cards, "modifiers": (0, 999), "kept": (0, MANY), "cards": card,
        "tile_pool": tile, "laid": tile, "hex_q": (-99, 99), "hex_r": (-99, 99), "near": tile, "village": seat,
        "city": seat, "building": building, "first_builder": seat, "second_builder": seat,
        "objectives": (0, len(new.box.objectives) - 1), "looked": card, "looked_seen": seen, "reserve": building,
        "units": (0, MANY), "leaders": leader, "claims": seat, "leader_pool": leader, "deck": card, "under": card,
        "under_seen": seen, "rows": building, "building_pool": building,
    }  # fmt: skip
    items: dict[str, Range] = {
        "": (-MANY, MANY), "building": building, "by": (0, 99), "colour": (0, 99), "discount": (0, 999),
        "effect": (0, len(new.book) - 1),
        "left": (0, 999), "level": (0, 3), "need": (0, 999), "slot": (-1, len(new.cards) - 1), "sort": (0, 2),
        "strength": (0, 99), "technology": card, "tile": tile, "track": (0, 3), "unit": (0, 2),
    }  # fmt: skip
    return Bounds(state, items, FIXED, STORED, FRAMES, cause_name=cause_name)
