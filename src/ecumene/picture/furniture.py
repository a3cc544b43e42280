"""Furniture: tracks with the tokens on them, grids with their shapes, dice, and panels of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.picture.cards import card
from ecumene.picture.drawing import Thing
from ecumene.picture.geometry import outline_of, polygon
from ecumene.picture.looks import icon_parts, n
from ecumene.picture.pen import ROUND, Pen
from ecumene.picture.svg import NOTHING, Block, column, cut, flow, group, path, rect, row, width_of, wrapped, write
from ecumene.picture.tracks import track
from ecumene.picture.zones import zone

CELL: Final = 34  # of a grid, at most


def furniture(pen: Pen, thing: Thing, width: float) -> Block:
    """Anything that lies in a pane, in its own height."""
    kind = thing.get("type")
    if kind == "track":
        return track(pen, thing, width)
    if kind == "zone":
        return zone(pen, thing, width)
    if kind == "grid":
        return grid(pen, thing, width)
    if kind == "panel":
        return panel(pen, thing, width)
    if kind == "die":
        return die(pen, thing)
    if kind == "card":
        return card(pen, thing)
    if kind == "piece":
        return pen.block(thing)
    if kind == "text":
        return note(pen, pen.drawing.say(thing.get("text")), width)
    return NOTHING


def note(pen: Pen, text: str, width: float) -> Block:
    """A small sentence."""
    lines = wrapped(text, width, 11, 3)
    drawn = "".join(write(line, 0, 11 + 14 * i, 11, pen.palette["ink3"]) for i, line in enumerate(lines))
    return Block(width, 14 * len(lines), drawn)


# ---- grids


def grid(pen: Pen, thing: Thing, width: float) -> Block:
    """Squares with thick lines between blocks, and the shapes that lie on them."""
    rows, cols = int(thing.get("rows", 1)), int(thing.get("cols", 1))
    cell = min(CELL, width / cols)
    drawn = ""
    blocked = {(r, c) for r, c in thing.get("blocked", ())}
    pads = {(r, c) for r, c in thing.get("pads", ())}
    for r in range(rows):
        for c in range(cols):
            fill = pen.palette["edge" if (r, c) in blocked else "sunken" if (r, c) in pads else "surface"]
            drawn += rect(c * cell, r * cell, cell, cell, fill=fill, stroke=pen.palette["line"], stroke_width=0.8)
    down, across = thing.get("blocks") or (rows, cols)
    lines = "".join(f"M0 {n(r * cell)}H{n(cols * cell)}" for r in range(0, rows + 1, int(down) or 1))
    lines += "".join(f"M{n(c * cell)} 0V{n(rows * cell)}" for c in range(0, cols + 1, int(across) or 1))
    drawn += path(lines, fill="none", stroke=pen.palette["ink2"], stroke_width=1.6)
    for area in thing.get("areas", ()):
        squares = [_square(r, c, cell) for r, c in area]
        drawn += path(outline_of(squares), fill="none", stroke=pen.palette["ink2"], stroke_width=1.6)
    for piece in pen.drawing.children(thing["id"]):
        if isinstance(piece.get("slot"), (list, tuple)):
            drawn += _on_grid(pen, piece, cell)
    return Block(cols * cell, rows * cell, drawn)


def _square(r: float, c: float, cell: float) -> str:
    left, top, right, bottom = c * cell, r * cell, (c + 1) * cell, (r + 1) * cell
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def _on_grid(pen: Pen, piece: Thing, cell: float) -> str:
    top, left = piece["slot"]
    if not piece.get("cells"):
        return group(pen.piece(piece, (cell - 6) / 22), (left + 0.5) * cell, (top + 0.5) * cell)
    cells = shape_cells(piece)
    outline = outline_of([_square(top + r, left + c, cell) for r, c in cells])
    colour = pen.palette["landmark"] if piece.get("kind") == "landmark" else pen.palette.player(piece.get("owner"))
    drawn = path(outline, fill=colour, stroke=pen.palette["piece-line"], stroke_width=1.2, stroke_linejoin="round")
    middle_r, middle_c = sum(r for r, _ in cells) / len(cells), sum(c for _, c in cells) / len(cells)
    r, c = min(cells, key=lambda at: (at[0] - middle_r) ** 2 + (at[1] - middle_c) ** 2)
    icon = "".join(
        path(d, fill="none", stroke="#ffffff", stroke_width=1.9, transform=how or None, **ROUND)
        for d, how, _ in icon_parts(piece.get("glyph", ""), pen.drawing.glyphs)
    )
    return drawn + group(icon, (left + c + 0.12) * cell, (top + r + 0.12) * cell, 0.76 * cell / 24)


def shape_cells(piece: Thing) -> list[tuple[int, int]]:
    """The cells of a shape after flipping and turning it, moved so that none is above or left of its slot."""
    cells = [(int(r), int(c)) for r, c in piece["cells"]]
    if piece.get("flip"):
        cells = [(r, -c) for r, c in cells]
    for _ in range(piece.get("rot", 0) % 4):
        cells = [(c, -r) for r, c in cells]
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return [(r - top, c - left) for r, c in cells]


# ---- dice and panels


def die(pen: Pen, thing: Thing) -> Block:
    """A die with the face that is up."""
    colour = thing.get("colour")
    fill = pen.palette["ink" if colour == "ink" else f"family-{colour}" if colour else "surface"]
    ink = pen.palette["surface" if colour == "ink" else "on-family" if colour else "ink"]
    face = str((thing.get("faces") or ["?"])[thing.get("up", 0)])
    drawn = rect(1, 1, 32, 32, 7, fill=fill, stroke=pen.palette["edge"])
    if icon_parts(face, pen.drawing.glyphs):
        drawn += group(pen.icon(face, 22, ink), 6, 6)
    else:
        drawn += write(face, 17, 23, 17, ink, bold=True, anchor="middle")
    return Block(34, 34, drawn)


def panel(pen: Pen, thing: Thing, width: float) -> Block:
    """Numbers with what they are, in as many columns as there is room for."""
    cells = [_counter(pen, counter) for counter in thing.get("counters", ())]
    title = pen.drawing.heading(thing)
    head = Block(width, 14, write(cut(title, width, 11.5), 0, 11, 11.5, pen.palette["ink3"])) if title else NOTHING
    return column([head, flow(cells, width, 8)], 4)


def _counter(pen: Pen, counter: Thing) -> Block:
    label = pen.drawing.say(counter.get("label"))
    value = str(counter["value"]) + (f"/{counter['max']}" if counter.get("show") == "pips" and "max" in counter else "")
    shown: list[Block] = []
    if "icon" in counter:
        shown.append(Block(16, 17, group(pen.icon(counter["icon"], 16), 0, 0.5)))
    shown.append(Block(width_of(value, 13, True), 17, write(value, 0, 13.5, 13, pen.palette["ink"], bold=True)))
    text = cut(label, 130, 11)
    shown.append(Block(width_of(text, 11), 17, write(text, 0, 13, 11, pen.palette["ink2"])))
    block = row(shown, 4)
    return Block(block.w, block.h, f'<g opacity=".5">{block.svg}</g>' if counter.get("off") else block.svg)


def numbers(pen: Pen, counters: Sequence[Thing], width: float) -> Block:
    """Counters by their icons alone, for the panel of a player; those without an icon by their names."""
    shown: list[Block] = []
    for counter in counters:
        if "icon" not in counter:
            shown.append(_counter(pen, counter))
            continue
        value = str(counter["value"])
        text = Block(width_of(value, 12, True), 16, write(value, 0, 12.5, 12, pen.palette["ink"], bold=True))
        shown.append(row([Block(15, 16, group(pen.icon(counter["icon"], 15), 0, 0.5)), text], 3))
    return flow(shown, width, 9)
