"""What comes back scene after scene: the world, its regions, pieces and cards, built once and shared.

A draft and a land never change, so what is drawn of them is kept with them; two scenes then compare fast, and a patch
holds only what is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Counter, Element
from ecumene.core.texts import player
from ecumene.games.rise_and_fall.box.content import KINDS, SEA, TERRAINS, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import q_of, r_of
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.world.draft import Draft
from ecumene.games.rise_and_fall.play.world.land import Land
from ecumene.games.rise_and_fall.scene.stage import (
    HEX_SIZE,
    HEXES,
    WORLD,
    card_id,
    card_title,
    piece_id,
    region_id,
    said,
    slot_of,
)

KEPT: Final = 64
"""How many worlds are remembered at a time: a server draws many tables."""

ROW: Final[float] = 1.5 * 0.9 * HEX_SIZE  # from one row of hexes to the next; a page sees them a little from the side
HALF: Final[float] = 0.8660254 * HEX_SIZE  # from the middle of a hex to its side
MARGIN: Final[float] = 1.4 * HEX_SIZE  # from the middle of an outer hex to the edge of the view
RISE: Final[float] = 0.16 * 4 * HEX_SIZE  # how far a glacier stands out above
STRIDE: Final = 4
"""By how many hexes the view grows at once while seas are laid, so that it does not move with every tile."""

RESTING: Final = 0
SPENT: Final = 1
CURRENT: Final = 2
STATES: Final = ("", "spent", "current")
"""What a piece shows: nothing, that it has acted in this turn, or that it is about to act."""

FACES: Final = {
    "nomad": ("move", "produce", "build"),
    "city": ("grow", "educate", "tax"),
    "ship": ("move", "build", "land", "trade"),
    "mountaineer": ("move", "produce", "build"),
    "merchant": ("move", "trade", "bank", "build"),
    "temple": ("convert", "tithe"),
}
"""What a card lets its pieces do, by the lines on its face."""


class Drawings:
    """All that tables of one game share."""

    def __init__(self) -> None:
        self._lands: dict[int, LandDrawing] = {}
        self._drafts: dict[int, DraftDrawing] = {}
        self._cards: dict[tuple[int, int, str, int, str, str, int, int], Element] = {}

    def land(self, land: Land, components: RiseAndFallContent, seats: int) -> LandDrawing:
        """The drawing of a finished world."""
        found = self._lands.get(id(land))
        if found is None:
            if len(self._lands) >= KEPT:
                self._lands.clear()
            found = LandDrawing(land, components, seats)
            self._lands[id(land)] = found  # it holds the land, so that no other can have this id
        return found

    def draft(self, draft: Draft) -> DraftDrawing:
        """The drawing of a world in the making."""
        found = self._drafts.get(id(draft))
        if found is None:
            if len(self._drafts) >= KEPT:
                self._drafts.clear()
            found = DraftDrawing(draft)
            self._drafts[id(draft)] = found
        return found

    def card(
        self, seat: Seat, kind: int, holder: str, slot: int, size: str, state: str, count: tuple[int, int, int]
    ) -> Element:
        """A card that lies somewhere; `count` is how many of its pieces stand, of how many, for how many points."""
        standing, _, points = count
        key = (seat, kind, holder, slot, size, state, standing, points)
        found = self._cards.get(key)
        if found is None:
            found = _card(seat, kind, holder, slot, size, state, count)
            self._cards[key] = found
        return found


def _card(seat: Seat, kind: int, holder: str, slot: int, size: str, state: str, count: tuple[int, int, int]) -> Element:
    name, owner = KINDS[kind], player(seat)
    card: Element = {
        "id": card_id(seat, kind),
        "type": "card",
        "size": size,
        "in": holder,
        "slot": slot,
        "owner": owner,
        "glyph": name,
        "title": card_title(kind),
        "label": said("scene-card-sealed") if state == "down" else said("scene-card", card=name, who=owner),
        "value": {"n": count[0], "of": count[1], "points": count[2]},
    }
    if size != "chip":
        card["lines"] = [said(f"face-{name}-{deed}") for deed in FACES[name]]
    if state:
        card["state"] = [state]
    return card


# ---- a finished world


class LandDrawing:
    """A finished world: its hexes, its regions by who stands there, its pieces by where they stand."""

    def __init__(self, land: Land, components: RiseAndFallContent, seats: int) -> None:
        self.land = land
        self.components = components
        self.seats = seats
        levels = [
            [q_of(code), r_of(code), TERRAINS[level], level] for code, level in zip(land.codes, land.level, strict=True)
        ]
        hexes: Element = {"id": HEXES, "cells": levels}
        self.world: list[Element] = [{"id": WORLD, "view": view_of(land.codes, 1)}, hexes]
        self.slots: list[list[int]] = [slot_of(code) for code in land.codes]
        self._regions: list[dict[tuple[int, ...], Element]] = [{} for _ in range(land.regions)]
        self._pieces: list[dict[int, Element]] = [{} for _ in range(seats * components.set_size)]

    def piece(self, piece: int, cell: int, state: int) -> Element:
        """A piece on a cell."""
        key = cell * len(STATES) + state
        found = self._pieces[piece].get(key)
        if found is None:
            seat, number = divmod(piece, self.components.set_size)
            found = piece_element(self.components, seat, number, HEXES, self.slots[cell])
            if state:
                found["state"] = [STATES[state]]
            self._pieces[piece][key] = found
        return found

    def region(self, region: int, presence: tuple[int, ...], leader: Seat) -> Element:
        """A region with how many pieces each player has there, and who leads."""
        found = self._regions[region].get(presence)
        if found is None:
            found = self._region(region, presence, leader)
            self._regions[region][presence] = found
        return found

    def _region(self, region: int, presence: tuple[int, ...], leader: Seat) -> Element:
        land = self.land
        cells, points = land.region_cells[region], land.region_points[region]
        terrain = TERRAINS[land.region_terrain[region]]
        counters: list[Counter] = []
        for seat, count in enumerate(presence):
            if count:
                owner = player(seat)
                counters.append({"id": owner, "icon": owner, "label": said("scene-player", who=owner), "value": count})
        group: Element = {
            "id": region_id(region),
            "type": "group",
            "in": HEXES,
            "cells": [[q_of(land.codes[cell]), r_of(land.codes[cell])] for cell in cells],
            "n": points,
            "label": said("scene-region", terrain=terrain, size=len(cells), n=points),
            "counters": counters,
        }
        if leader != NONE:
            group["owner"] = player(leader)
        return group


def piece_element(
    components: RiseAndFallContent, seat: Seat, number: int, holder: str, slot: int | list[int]
) -> Element:
    """A piece by its number within its owner's set."""
    kind = components.kind_of[number]
    owner = player(seat)
    return {
        "id": piece_id(kind, seat, number - components.pieces[kind].first),
        "type": "piece",
        "kind": KINDS[kind],
        "in": holder,
        "slot": slot,
        "owner": owner,
        "label": said("scene-piece", card=KINDS[kind], who=owner),
    }


# ---- a world in the making


class DraftDrawing:
    """A world in the making: the hexes so far, the tiles of the tier being laid, and where a sea could reach."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        levels = draft.levels()
        codes = sorted(levels)
        hexes: Element = {
            "id": HEXES,
            "cells": [[q_of(code), r_of(code), TERRAINS[levels[code]], levels[code]] for code in codes],
            "tiles": [
                [f"tile.{number}", [slot_of(code) for code in tile[3]]]
                for number, tile in enumerate(draft.tiles())
                if tile[0] == draft.tier
            ],
        }
        stride = 1
        if draft.tier == SEA:
            stride = STRIDE
            covers = draft.components.shapes[TERRAINS[SEA]]
            frontier = sorted({anchor + step for anchor, turn in draft.places() for step in covers[turn]})
            hexes["frontier"] = [slot_of(code) for code in frontier]
            codes += frontier
        self.world: list[Element] = [{"id": WORLD, "view": view_of(codes, stride)}, hexes]


def view_of(codes: Sequence[int], stride: int) -> list[float]:
    """The box around some hexes; its edges lie on every `stride`-th hex."""
    halves = [2 * q_of(code) + r_of(code) for code in codes]
    rows = [r_of(code) for code in codes]
    left, right = _outwards(min(halves), max(halves), 2 * stride)
    top, bottom = _outwards(min(rows), max(rows), stride)
    x, y = left * HALF - MARGIN, top * ROW - MARGIN - RISE
    return [float(round(n)) for n in (x, y, right * HALF + MARGIN - x, bottom * ROW + MARGIN - y)]


def _outwards(least: int, most: int, step: int) -> tuple[int, int]:
    return least // step * step, -(-most // step) * step
