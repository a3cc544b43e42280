"""Bounds: what the numbers of a stored game of Tapestry may be (`core/bounds.py`)."""

from __future__ import annotations

from ecumene.core.bounds import MANY, Bounds, Range
from ecumene.core.frames import Frame
from ecumene.games.tapestry.box.naming import cause_name
from ecumene.games.tapestry.play.model import BOXED, FUTURES, STORED, TapestryPosition
from ecumene.games.tapestry.play.numbers import DISCARDED, ERAS, LANDMARK, MOST, NO_PLOT, PAD, RESERVED, TRACK_END

FIXED: tuple[str, ...] = (
    "era", "finished", "stock", "points", "scored", "built", "outposts", "completed", "activated", "tech_row",
    "tech_owner", "tech_mark", "ability", "partner", "partner_track", "land", "rotation", "capital", "landmark_owner",
    "landmark_site", "districts", "dice", "placed", "tokens", "repeated", "mats", "pieces", "achieved", "civs",
    "civ_state", "offers", "hands", "drawn", "supply", "star_supply", "star_explored", "plots",
)  # fmt: skip
"""Lists with a part for each seat, card, hex or track."""

BOXED_FIXED: tuple[str, ...] = (
    "home", "lasting", "landmark_cards", "seen", "masterpiece_owner", "masterpiece_spent", "inspired",
    "tech_landmark", "emptied", "grids",
)  # fmt: skip
"""Those that only boxes need."""

FUTURES_FIXED: tuple[str, ...] = ("reserve", "slid", "dormant")
"""Those that only Fantasies & Futures needs."""

FRAMES: tuple[Frame, ...] = (
    (
        "endturn",
        "turnending?",
        "endofincometurn",
        "cityincome?",
        "gainincome?",
        "scoreincome?",
        "pointsahead?",
        "upgradeone?",
        "playone?",
        "usereserve?",
    ),
    ("beginturn",),
    ("keepmats",),
)
"""What a turn lays down, and the set-up."""


def tapestry_bounds(new: TapestryPosition) -> Bounds:
    """Seats, cards, tiles, spaces and plots are numbers that point somewhere; resources have a most."""
    if new.shared.alone:
        return Bounds(_state(new), _items(new), FIXED, STORED, FRAMES, cause_name=cause_name)
    state, stored, fixed = {**_state(new), **_boxed(new)}, STORED.with_more(BOXED), (*FIXED, *BOXED_FIXED)
    if new.futures:
        state, stored, fixed = {**state, **_futures(new)}, stored.with_more(FUTURES), (*fixed, *FUTURES_FIXED)
    return Bounds(state, _items(new), fixed, stored, FRAMES, cause_name=cause_name)


def _state(new: TapestryPosition) -> dict[str, Range]:
    seat: Range = (-1, new.seats - 1)
    tech: Range = (-1, len(new.tech_owner) - 1)
    card: Range = (-2, len(new.copies) - 1)
    civ: Range = (-1, len(new.civ_state) - 1)
    tile: Range = (-9, len(new.box.tiles) - 1)
    star: Range = (-1, len(new.box.stars) - 1)
    bits: Range = (0, (1 << 60) - 1)
    tracks = new.box.track_count
    return {
        "first": (0, new.seats - 1), "turn": seat, "turns": (0, MANY), "era": (0, ERAS), "finished": (0, 1),
        "stock": (0, MOST), "points": (-MANY, MANY), "scored": (-MANY, MANY), "built": (0, 5), "outposts": (0, 20),
        "completed": bits, "activated": bits, "tech_row": (-1, 2), "tech_owner": seat, "tech_mark": seat,
        "tech_deck": tech, "tech_discard": tech, "display": tech, "deck": card, "discard": card, "buried": card,
        "ability": card, "partner": seat, "partner_track": (-1, tracks - 1), "tiles": tile, "stars": star, "land": tile,
        "rotation": (0, 5), "capital": (-1, len(new.box.capitals) - 1), "landmark_owner": seat,
        "landmark_site": (-9, MANY), "districts": bits, "civ_deck": civ, "dice": (-1, 11), "placed": (0, 81),
        "tokens": (0, TRACK_END), "blocks": (0, MANY), "mats": card, "pieces": (0, MANY), "achieved": seat, "civs": civ,
        "civ_state": (-1, MANY), "offers": (-1, MANY), "hands": card, "drawn": card, "supply": tile,
        "star_supply": star, "star_explored": star,
        "plots": (NO_PLOT if new.futures else 0 if new.shared.alone else PAD, MANY),
    }  # fmt: skip


def _boxed(new: TapestryPosition) -> dict[str, Range]:
    """What is stored besides where a box is added."""
    sources = len(new.copies) + len(new.civ_state) + len(new.box.stars)
    tech: Range = (0, len(new.tech_owner) - 1)
    work: Range = (0, len(new.masterpiece_owner) - 1)
    landmarks = len(new.landmark_owner)
    return {
        "masterpiece_owner": (-1, new.seats - 1), "masterpiece_spent": (0, 1), "inspired": (0, 1),
        "masterpiece_deck": work, "masterpiece_discard": work, "masterpiece_row": work,
        "home": (-1, len(new.land) - 1), "lasting": (0, sources - 1),
        "landmark_cards": (0, landmarks - 1), "landmark_deck": (-1, landmarks - 1),
        "landmark_draft": (-1, landmarks - 1), "turned": tech, "resting": tech, "tech_landmark": (-1, landmarks - 1),
        "emptied": (0, (1 << 60) - 1), "grids": (0, LANDMARK + landmarks - 1),
        "landmark_owner": (DISCARDED, new.seats - 1), "collected": (-1, len(new.copies) - 1),
        "held_techs": tech, "seen": (0, len(new.copies) - 1),
    }  # fmt: skip


def _futures(new: TapestryPosition) -> dict[str, Range]:
    """What is stored besides with Fantasies & Futures."""
    card: Range = (-1, len(new.copies) - 1)
    reserved: Range = (0, RESERVED * len(new.copies) - 1)
    return {"reserve": reserved, "slid": (0, 63), "dormant": card, "submerged": card}


def _items(new: TapestryPosition) -> dict[str, Range]:
    seat: Range = (-1, new.seats - 1)
    tracks = new.box.track_count
    return {
        "": (-MANY, MANY),
        "attacker": seat, "defender": seat, "host": seat, "other": seat, "track": (-1, tracks - 1), "token": (-1, 12),
        "card": (-1, max(len(new.copies), len(new.tech_owner)) - 1), "building": (0, 3), "dice": (0, 3),
        "hex": (-1, len(new.land) - 1), "landmark": (0, len(new.landmark_owner) - 1), "left": (0, 1023),
        "points": (-999, 999), "rolled": (-1, 5), "space": (-1, 60), "square": (-1, 9), "goal": (-1, TRACK_END),
        "star": (-1, len(new.box.stars) - 1), "civ": (0, len(new.civ_state) - 1),
        "cards": (-1, max(len(new.copies), len(new.tech_owner)) - 1), "advisorsanswer.other": (0, new.seats - 1),
        "tile": (-1, len(new.box.tiles) - 1), "times": (0, 99), "effect": (0, len(new.book) - 1),
        "reservetech.card": (0, len(new.copies) - 1), "reservecard.card": (0, len(new.copies) - 1),
        "reservetrack.card": (0, len(new.copies) - 1),
        "collectorsstore.what": (1, 6), "then": (-1, len(new.book) - 1), "faces": (-1, 5),
        "guest": (0, new.seats - 1),
        "beside": (-1, len(new.copies) - 1), "due": (1, 7), "die": (0, 1),
        "options": (-1, MANY),
    }  # fmt: skip
