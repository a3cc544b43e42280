"""Cards, chips, tiles and plates, and the zones in which they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.picture.drawing import Thing
from ecumene.picture.geometry import HexGrid
from ecumene.picture.hexes import hex_world
from ecumene.picture.pen import Pen
from ecumene.picture.svg import Block, column, cut, flow, group, path, rect, row, tag, width_of, wrapped, write
from ecumene.picture.tracks import track

CARD: Final = 146
TILE: Final = 112
CHIP: Final = 120
PLATE: Final = (146, 84)
HEAD, LINE, SLOT, EDGE = 23, 19.5, 7.6, 11  # of a plate: its title, a line of icons, a place's radius, its right edge


def card(pen: Pen, thing: Thing, width: float | None = None) -> Block:
    """A card as it lies in a zone."""
    size = thing.get("size", "card")
    if "down" in thing.get("state", ()):
        return _back(pen, thing)
    if size == "plate":
        return plate(pen, thing, *PLATE)
    if size == "chip":
        return _chip(pen, thing, width)
    return paper(pen, thing, TILE if size == "tile" else CARD, size == "card")


def _frame(pen: Pen, thing: Thing, w: float, h: float, r: float) -> str:
    """The paper of a card: its family's colour, its edge, its owner's mark."""
    colour = thing.get("colour")
    fill = pen.palette["surface"] if colour is None else pen.palette.get(f"family-{colour}", "surface")
    current = "current" in thing.get("state", ())
    drawn = rect(
        0,
        0,
        w,
        h,
        r,
        fill=fill,
        stroke=pen.palette["ink" if current else "edge"],
        stroke_width=1.8 if current else 0.9,
    )
    holder = pen.drawing.things.get(thing.get("in", ""), {})
    if "owner" in thing and holder.get("owner") != thing["owner"]:
        drawn += group(pen.mark(thing["owner"], 6, 0), w - 8, 1)
    return drawn


def _faint(thing: Thing) -> float | None:
    states = thing.get("state", ())
    return 0.55 if "spent" in states or "dim" in states or "ghost" in states else None


def _ink(pen: Pen, thing: Thing) -> str:
    return pen.palette["on-family" if "colour" in thing else "ink"]


def _back(pen: Pen, thing: Thing) -> Block:
    drawn = rect(0, 0, 40, 54, 6, fill=pen.palette["ink2"], stroke=pen.palette["surface"])
    drawn += rect(4, 4, 32, 46, 4, fill="none", stroke=pen.palette["surface"], opacity=0.5)
    emblem = thing.get("back") or thing.get("glyph")
    if emblem is not None:
        drawn += group(pen.icon(emblem, 20, pen.palette["surface"]), 10, 17)
    return Block(40, 54, drawn)


def _chip(pen: Pen, thing: Thing, width: float | None) -> Block:
    """A chip, as wide as what it says; `width` is how wide it may be at most, and is where it fills its place."""
    ink, x, drawn = _ink(pen, thing), 7.0, ""
    if "glyph" in thing:
        drawn += group(pen.icon(thing["glyph"], 15, ink), x, 4.5)
        x += 19
    value = thing.get("value")
    side = f"{value['n']}/{value['of']}" if value and "n" in value and "of" in value else ""
    count = thing.get("n", 1)
    side = f"×{count}" if count > 1 else side
    badges = row([pen.badge(badge, 11) for badge in thing.get("badges", ())], 2)
    taken = (width_of(side, 11) + 5 if side else 0) + (badges.w + 4 if badges.w else 0) + 7
    needed = x + width_of(pen.drawing.name(thing), 12, True) + taken + 1
    w = min(max(needed, CHIP - 30), width or 260)
    end = w - taken
    drawn += write(cut(pen.drawing.name(thing), end - x, 12, True), x, 16.5, 12, ink, bold=True)
    if side:
        drawn += write(side, w - 6, 16.5, 11, ink, anchor="end")
    drawn += group(badges.svg, end + 4, (24 - badges.h) / 2)
    return Block(w, 24, tag("g", _frame(pen, thing, w, 24, 6) + drawn, opacity=_faint(thing)))


def paper(pen: Pen, thing: Thing, w: float, told: bool) -> Block:
    """A card or a tile: its title, its icons, and of a card what it does."""
    spaces = [len(child.get("spaces", ())) for child in pen.drawing.children(thing["id"])]
    w = max(w, min(340, 26 * max(spaces, default=0)))  # a track on a card needs its room
    ink, room = _ink(pen, thing), w - 16
    parts: list[Block] = [_title(pen, thing, room, ink)]
    marks = [pen.badge(badge) for badge in thing.get("badges", ())]
    if thing.get("gives") or thing.get("cost"):
        marks.append(pen.icons([*thing.get("cost", ()), *thing.get("gives", ())], 15))
    parts.append(flow(marks, room, 3))
    if "corners" in thing:
        parts.append(_hex_tile(pen, thing))
    if told:
        said = " · ".join(pen.drawing.say(line) for line in thing.get("lines", ()))
        lines = wrapped(said, room, 10, 7)
        parts.append(lines_block(lines, 10, pen.palette["ink2"] if "colour" not in thing else ink))
    parts += [_line_of(pen, line) for line in thing.get("icons", ())]
    parts.append(_inside(pen, thing, room))
    inner = column(parts, 5)
    h = inner.h + 14
    body = _frame(pen, thing, w, h, 9) + group(inner.svg, 8, 7)
    return Block(w, h, tag("g", body, opacity=_faint(thing)))


def _title(pen: Pen, thing: Thing, room: float, ink: str) -> Block:
    aside = 18 if "glyph" in thing else 0
    count = thing.get("n", 1)
    name = pen.drawing.name(thing) + (f" ×{count}" if count > 1 else "")
    lines = wrapped(name, room - aside, 12, 2, True, True)
    drawn = group(pen.icon(thing["glyph"], 15, ink), 0, 0) if aside else ""
    for i, line in enumerate(lines):
        drawn += write(line, aside, 12 + 14 * i, 12, ink, bold=True, serif=True)
    return Block(room, max(15, 14 * len(lines) + 1), drawn)


def lines_block(lines: Sequence[str], size: float, ink: str) -> Block:
    """Lines of small text."""
    drawn = "".join(write(line, 0, size + i * size * 1.25, size, ink) for i, line in enumerate(lines))
    wide = max((width_of(line, size) for line in lines), default=0)
    return Block(wide, size * 1.25 * len(lines), drawn)


def _line_of(pen: Pen, line: Thing, size: float = 14) -> Block:
    """A line of icons: when, at what cost, what."""
    shown: list[Block] = []
    if "sign" in line:
        shown.append(Block(size, size, pen.icon(line["sign"], size * 0.85, pen.palette["ink3"])))
    if line.get("cost"):
        cost = pen.icons(line["cost"], size * 0.93)
        shown.append(
            Block(
                cost.w + 6,
                size,
                rect(0, -1, cost.w + 6, size + 2, 4, fill=pen.palette["sunken"]) + group(cost.svg, 3, 0),
            )
        )
        if line.get("icons"):
            shown.append(Block(6, size, write("›", 0, size * 0.85, size, pen.palette["ink3"], bold=True)))
    shown.append(pen.icons(line.get("icons", ()), size))
    return row(shown, 3)


def _hex_tile(pen: Pen, thing: Thing) -> Block:
    """A tile of a hex world, small."""
    grid = HexGrid(False, 26, False, 0, 0)
    name = f"{thing['id']}.tile"
    world: Thing = {"id": name, "layout": "flat", "size": grid.size, "cells": [[0, 0, "sea", 0]]}
    pen.drawing.things[f"{name}.0.0"] = {"id": f"{name}.0.0", "corners": thing["corners"]}
    return Block(52, 46, group(hex_world(pen, world), 26, 23))


def _inside(pen: Pen, thing: Thing, room: float) -> Block:
    """What lies on a card: tracks of its own, pieces."""
    blocks: list[Block] = []
    pieces: list[Block] = []
    for child in pen.drawing.children(thing["id"]):
        if child.get("type") == "track":
            blocks.append(track(pen, child, room))
        elif child.get("type") == "piece":
            pieces.append(pen.block(child))
        elif child.get("type") == "card":
            blocks.append(card(pen, child))
    return column([*blocks, flow(pieces, room, 2)], 4)


# ---- plates


def plate(pen: Pen, thing: Thing, w: float, h: float) -> Block:
    """A card that lies on a surface: a title in its colour, then what it does in lines of icons."""
    colour = thing.get("colour")
    current, dim = "current" in thing.get("state", ()), "dim" in thing.get("state", ())
    edge = pen.palette["ink" if current else "line" if dim else "edge"]
    frame = rect(0, 0, w, h, 9, fill=pen.palette["surface"], stroke=edge, stroke_width=1.8 if current else 1)
    drawn = ""
    if colour is not None:
        head = f"M0 {HEAD}V9Q0 0 9 0H{w - 9}Q{w} 0 {w} 9V{HEAD}Z"
        drawn += path(head, fill=pen.palette.get(f"family-{colour}", "sunken"))
    drawn += _plate_title(pen, thing, w)
    for i, line in enumerate(thing.get("icons", ())):
        drawn += group(_line_of(pen, line).svg, 6, HEAD + i * LINE + 3)
    drawn = tag("g", drawn, opacity=0.6 if dim else None)
    return Block(w, h, frame + drawn + _places(pen, thing, w, h))


def _plate_title(pen: Pen, thing: Thing, w: float) -> str:
    ink, x, drawn = _ink(pen, thing), 6.0, ""
    if "glyph" in thing:
        drawn += group(pen.icon(thing["glyph"], 12, ink), x, 5.5)
        x += 16
    beside = not any(line.get("held") for line in thing.get("icons", ()))
    room = len(thing.get("slots", ())) * (2 * SLOT + 2.3) if beside else 0
    right = w - 6 - room
    for badge in thing.get("badges", ()):
        fill = pen.palette.get(f"family-{badge.get('colour')}", "surface")
        mark = tag("circle", "", cx=8, cy=8, r=8, fill=fill, stroke=ink, stroke_width=0.7)
        if "icon" in badge:
            mark += group(pen.icon(badge["icon"], 11, ink), 2.5, 2.5)
        right -= 18
        drawn += group(mark, right, 3.5)
    name = pen.drawing.name(thing)
    size = max(9.5, min(12.0, 12 * (right - x) / width_of(name, 12, True, True)))
    return drawn + write(cut(name, right - x, size, True, True), x, 15.8, size, ink, bold=True, serif=True)


def _places(pen: Pen, thing: Thing, w: float, h: float) -> str:
    """The places of a plate as rings, and the pieces: in their places, or along its lower edge."""
    slots: list[Any] = thing.get("slots", [])
    held = [i for i, line in enumerate(thing.get("icons", ())) if line.get("held")]
    y = HEAD + (held[0] + 0.5) * LINE if held else HEAD / 2
    step = 2 * SLOT + (0.3 if len(slots) > 4 else 2.3)
    places = {slot["id"]: w - EDGE - (len(slots) - 1 - i) * step for i, slot in enumerate(slots)}
    drawn = ""
    for slot in slots:
        badge = (slot.get("badges") or [{}])[0]
        ring = tag(
            "circle",
            "",
            r=SLOT,
            fill=pen.palette["surface"],
            stroke=pen.palette["edge"],
            stroke_width=1.4,
            stroke_dasharray="3 2" if badge else None,
        )
        if "icon" in badge:
            ring += group(pen.icon(badge["icon"], 11), -5.5, -5.5)
        drawn += group(ring, places[slot["id"]], y)
    edge = 0
    for piece in pen.drawing.children(thing["id"]):
        if piece.get("type") != "piece":
            continue
        slot = piece.get("slot")
        name = slots[slot]["id"] if isinstance(slot, int) and slot < len(slots) else slot
        if isinstance(name, str) and name in places:
            drawn += group(pen.piece(piece, 0.72), places[name], y - 1.5)
        else:
            drawn += group(pen.piece(piece, 0.8), w - 12 - 19 * edge, h - 3)
            edge += 1
    return drawn
