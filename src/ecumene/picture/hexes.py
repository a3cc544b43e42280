"""Worlds of hexes: faces with their textures, walls under those that stand high, cliffs, and the pieces on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ecumene.picture.drawing import Thing
from ecumene.picture.geometry import HexGrid, Point, half, outline_of, polygon
from ecumene.picture.looks import looks, n
from ecumene.picture.pen import ROUND, Pen
from ecumene.picture.svg import Block, clean, group, path, rect, tag, write

POINTY: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
FLAT: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "line": {"stroke_width": 1.4, "opacity": 0.8},
    "dots": {"stroke_width": 2.2, "opacity": 0.8},
    "solid": {"opacity": 0.8},
}


class Cell(NamedTuple):
    """A cell of a world."""

    q: int
    r: int
    terrain: str
    level: int
    at: Point


def hex_world(pen: Pen, hexes: Thing) -> str:
    """A world of hexes with everything on it, in its surface's units."""
    grid = HexGrid.of(hexes)
    cells = [_cell(grid, cell) for cell in hexes.get("cells", ())]
    cells.sort(key=lambda cell: (cell.r, cell.q) if grid.pointy else (cell.at[1], cell.q))
    levels = {(cell.q, cell.r): cell.level for cell in cells}
    frontier = "".join(polygon(grid.corners(grid.at(q, r), grid.size * 0.94)) for q, r in hexes.get("frontier", ()))
    drawn = path(
        frontier, fill=pen.palette["surface"], fill_opacity=0.18, stroke=pen.palette["ink3"], stroke_dasharray="4 3"
    )
    for cell in cells:
        drawn += _face(pen, hexes, grid, cell)
        drawn += _cliffs(pen, grid, cell, levels)
    for _, placed in hexes.get("tiles", ()):
        faces = [polygon(grid.corners(grid.at(q, r, levels.get((q, r), 0)))) for q, r in placed]
        drawn += path(outline_of(faces), fill="none", stroke=pen.palette["border"], stroke_width=1.6, opacity=0.55)
    drawn += _slots(pen, hexes, grid, cells)
    return drawn + _crowds(pen, hexes, grid, levels)


def _cell(grid: HexGrid, cell: Sequence[Any]) -> Cell:
    q, r = int(cell[0]), int(cell[1])
    level = int(cell[3]) if len(cell) > 3 else 0
    return Cell(q, r, str(cell[2]) if len(cell) > 2 else "off", level, grid.at(q, r, level))


def _face(pen: Pen, hexes: Thing, grid: HexGrid, cell: Cell) -> str:
    own = pen.drawing.things.get(f"{hexes['id']}.{cell.q}.{cell.r}", {})
    wall = pen.palette.wall(cell.terrain)
    corners = grid.corners(cell.at)
    drawn = _walls(grid, cell, wall)
    mixed = own.get("corners")
    if mixed:
        drawn += _parts(pen, grid, cell.at, mixed)
    drawn += path(
        polygon(corners),
        fill="none" if mixed else pen.palette.face(cell.terrain),
        stroke=pen.palette["border"] if mixed else wall,
        stroke_opacity=0.75 if mixed else None,
        stroke_linejoin="round",
    )
    if not mixed and not own.get("slots"):
        drawn += texture(looks()["textures"].get(cell.terrain), wall, cell.at, grid.size / 34)
    name = own.get("label") or hexes.get("names", {}).get(cell.terrain)
    title = tag("title", clean(pen.drawing.say(name))) if name is not None else ""
    return tag("g", title + drawn, opacity=0.45 if "dim" in own.get("state", ()) else None)


def texture(look: dict[str, str] | None, wall: str, at: Point, scale: float) -> str:
    """The texture of a terrain around a point."""
    if look is None:
        return ""
    solid = look["look"] == "solid"
    drawn = path(
        look["d"], fill=wall if solid else "none", stroke=None if solid else wall, **LOOKS[look["look"]], **ROUND
    )
    return group(drawn, at[0], at[1], scale)


def _walls(grid: HexGrid, cell: Cell, wall: str) -> str:
    """The two walls one sees under a face: of its lower right and of its lower left side."""
    if not grid.lift:
        return ""
    corners, depth = grid.corners(cell.at), grid.depth(cell.level)
    first = 2 if grid.pointy else 1
    drawn = ""
    for i in (first, first + 1):
        one, other = corners[i], corners[i + 1]
        side = polygon([one, other, (other[0], other[1] + depth), (one[0], one[1] + depth)])
        drawn += path(side, fill=wall)
        if i > first:
            drawn += path(side, fill="#000000", opacity=0.14)
    return drawn


def _parts(pen: Pen, grid: HexGrid, at: Point, terrains: Sequence[str]) -> str:
    """A face whose corners have terrains of their own, clockwise; a flat one begins at the upper left."""
    corners = grid.corners(at)
    turned = [corners[(i + (6 if grid.pointy else 5)) % 6] for i in range(6)]
    starts = [i for i in range(6) if terrains[i] != terrains[i - 1]]
    if not starts:
        return path(polygon(corners), fill=pen.palette.face(terrains[0]))
    drawn = ""
    for start, end in zip(starts, [*starts[1:], starts[0] + 6], strict=True):
        own = [turned[i % 6] for i in range(start, end)]
        before, after = half(turned[(start + 5) % 6], own[0]), half(own[-1], turned[end % 6])
        colour = pen.palette.face(terrains[start])
        drawn += path(polygon([at, before, *own, after]), fill=colour, stroke=colour, stroke_width=0.4)
        out = 1.1 if len(own) > 3 else 0.66
        x, y = sum(p[0] for p in own) / len(own), sum(p[1] for p in own) / len(own)
        middle = (at[0] + (x - at[0]) * out, at[1] + (y - at[1]) * out)
        sign = looks()["signs"].get(terrains[start])
        drawn += texture(sign, pen.palette.wall(terrains[start]), middle, grid.size / 34)
    return drawn


def _cliffs(pen: Pen, grid: HexGrid, cell: Cell, levels: dict[tuple[int, int], int]) -> str:
    """The sides of a cell over which one falls two levels or more."""
    corners = grid.corners(cell.at)
    lines = ""
    for side, (dq, dr) in enumerate(POINTY if grid.pointy else FLAT):
        below = levels.get((cell.q + dq, cell.r + dr))
        if below is not None and cell.level - below >= 2:
            one, other = corners[side], corners[(side + 1) % 6]
            lines += f"M{n(one[0])} {n(one[1])}L{n(other[0])} {n(other[1])}"
    return path(lines, fill="none", stroke=pen.palette["cliff"], stroke_width=2.8, stroke_linecap="round")


# ---- what is printed on cells, and what stands there


def _slots(pen: Pen, hexes: Thing, grid: HexGrid, cells: Sequence[Cell]) -> str:
    """Places for pieces on hexes, those that lie there, and what a hex gives."""
    held = {piece["slot"]: piece for piece in pen.drawing.children(hexes["id"]) if isinstance(piece.get("slot"), str)}
    drawn = ""
    for cell in cells:
        own = pen.drawing.things.get(f"{hexes['id']}.{cell.q}.{cell.r}", {})
        slots = own.get("slots", [])
        x, y = cell.at
        if slots and "glyph" in own:
            size = grid.size
            drawn += rect(
                x - 0.8 * size, y - 0.6 * size, 1.6 * size, 0.54 * size, 0.14 * size, fill=pen.palette["landmark"]
            )
        for i, slot in enumerate(slots):
            drawn += _slot(pen, grid, (x, y), slot, held.get(slot["id"]), i, len(slots))
        if own.get("gives"):
            crowded = any(
                piece.get("slot") == [cell.q, cell.r] and piece.get("type") == "piece"
                for piece in pen.drawing.children(hexes["id"])
            )
            drawn += _gift(pen, grid, (x, y), own["gives"], bool(slots), crowded)
    return drawn


def _slot(pen: Pen, grid: HexGrid, at: Point, slot: Thing, piece: Thing | None, i: int, count: int) -> str:
    size = grid.size
    x, y, w, h = at[0], at[1] - 0.73 * size, 0.5 * size, 0.34 * size
    if i > 0:
        x, y, w, h = at[0] + (i - count / 2) * 0.72 * size, at[1] - 0.33 * size, 0.66 * size, 0.38 * size
    badge = (slot.get("badges") or [{}])[0]
    text = pen.drawing.say(badge.get("text"))
    drawn = ""
    if badge:
        corner = h * 0.2 if badge.get("shape") == "square" else h / 2
        drawn += rect(x - w / 2, y - h / 2, w, h, corner, fill=pen.palette["surface"], stroke=pen.palette["border"])
    aside = -0.25 * w if text else 0
    if piece is not None:
        drawn += group(pen.piece(piece, h / 28, True), x + aside, y)
    elif "icon" in badge:
        drawn += group(pen.icon(badge["icon"], 0.72 * h), x + aside - 0.36 * h, y - 0.36 * h)
    if text:
        drawn += write(text, x + 0.26 * w, y + 0.27 * h, 0.7 * h, pen.palette["ink"], bold=True, anchor="middle")
    return drawn


def _gift(pen: Pen, grid: HexGrid, at: Point, gives: Sequence[Any], slotted: bool, crowded: bool) -> str:
    """What a hex gives, on a disc of paper: in its middle, or out of the way of those who stand there."""
    size = grid.size
    r = size * (0.17 if slotted and crowded else 0.25 if slotted or crowded else 0.34)
    down = (0.05 if crowded else 0.22) if slotted else (-0.56 if crowded else 0)
    icons = pen.icons(gives, 1.4 * r)
    back = rect(-icons.w / 2 - 0.4 * r, -r, icons.w + 0.8 * r, 2 * r, r, fill=pen.palette["surface"])
    return group(back + group(icons.svg, -icons.w / 2, -0.7 * r), at[0], at[1] + down * size)


def _crowds(pen: Pen, hexes: Thing, grid: HexGrid, levels: dict[tuple[int, int], int]) -> str:
    """The pieces that stand on cells, those in front last."""
    crowds: dict[tuple[int, int], list[Thing]] = {}
    for piece in pen.drawing.children(hexes["id"]):
        slot = piece.get("slot")
        if piece.get("type") == "piece" and isinstance(slot, (list, tuple)):
            crowds.setdefault((slot[0], slot[1]), []).append(piece)
    drawn = ""
    for (q, r), pieces in sorted(crowds.items(), key=lambda crowd: grid.at(*crowd[0])[1]):
        x, y = grid.at(q, r, levels.get((q, r), 0))
        slotted = pen.drawing.things.get(f"{hexes['id']}.{q}.{r}", {}).get("slots", [])
        if any("strength" in piece for piece in pieces):
            drawn += _companies(pen, grid, (x, y), pieces, 0.3 if len(slotted) > 1 else 0.0)
            continue
        count = len(pieces)
        scale = grid.size / 28 * (0.62 if count > 2 else 0.9 if count > 1 else 1.1)
        apart = grid.size * (1.5 / count if count > 2 else 0.82)
        for i, piece in enumerate(pieces):
            drawn += group(pen.piece(piece, scale), x + (i - (count - 1) / 2) * apart, y + grid.size * 0.04)
    return drawn


def _companies(pen: Pen, grid: HexGrid, at: Point, pieces: Sequence[Thing], top: float) -> str:
    """Units on a hex, for each owner a pill with their mark, then each unit with how strong it is."""
    owners = list(dict.fromkeys(piece.get("owner") for piece in pieces))
    pills = [_company(pen, owner, [piece for piece in pieces if piece.get("owner") == owner]) for owner in owners]
    wide, high = max(pill.w for pill in pills), sum(pill.h for pill in pills) + 2 * (len(pills) - 1)
    room = 0.92 - top
    scale = min(1.55 * grid.size / wide, room * grid.size / high, grid.size / 46)
    y, drawn = at[1] + top * grid.size + (room * grid.size - high * scale) / 2 * (1 if top else 0), ""
    if not top:
        y = at[1] - high * scale / 2 + 0.12 * grid.size
    for pill in pills:
        drawn += group(pill.svg, at[0] - pill.w * scale / 2, y, scale)
        y += (pill.h + 2) * scale
    return drawn


def _company(pen: Pen, owner: str | None, pieces: Sequence[Thing]) -> Block:
    x, drawn = 5.0, ""
    if owner is not None:
        drawn += group(pen.mark(owner, 6, 11), x - 2, 0)
        x += 12
    for piece in pieces:
        bare = {key: value for key, value in piece.items() if key not in ("strength", "n")}
        drawn += group(pen.piece(bare, 0.7), x + 8, 11)
        text = str(piece.get("strength", "")) + (f"×{piece['n']}" if piece.get("n", 1) > 1 else "")
        drawn += write(text, x + 17, 16, 13, pen.palette["ink"], bold=True)
        x += 20 + 9 * len(text)
    back = rect(0, 0, x + 2, 22, 11, fill=pen.palette["surface"], stroke=pen.palette["border"])
    return Block(x + 2, 22, back + drawn)
