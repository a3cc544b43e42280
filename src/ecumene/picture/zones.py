"""Zones: places for cards, tiles and pieces, and for what nobody may see but count."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.picture.cards import card, lines_block, paper
from ecumene.picture.drawing import Thing
from ecumene.picture.pen import Pen
from ecumene.picture.svg import NOTHING, Block, column, cut, flow, group, rect, row, width_of, wrapped, write


def zone(pen: Pen, thing: Thing, width: float) -> Block:
    """A place for cards, tiles and pieces, with its title; nothing where it is empty and has no places."""
    children = pen.drawing.children(thing["id"])
    if thing.get("slots"):
        body = _market(pen, thing, children, width)
    else:
        body = flow(_contents(pen, thing, children, width), width, 6)
    if body.h == 0:
        return NOTHING
    title = pen.drawing.heading(thing)
    if not title:
        return body
    badges = row([pen.badge(badge, 11) for badge in thing.get("badges", ())], 3)
    text = cut(title, width - badges.w - 6, 11.5)
    head = write(text, 0, 11, 11.5, pen.palette["ink3"]) + group(badges.svg, width_of(text, 11.5) + 8, -1)
    return column([Block(width_of(text, 11.5) + badges.w + 8, 14, head), body], 4)


def _contents(pen: Pen, thing: Thing, children: Sequence[Thing], width: float) -> list[Block]:
    shown: list[Block] = []
    for child in children:
        if child.get("type") == "card" or "size" in child:
            shown.append(card(pen, child, min(width, 260)))
        elif child.get("type") == "piece":
            shown.append(pen.block(child))
        elif child.get("type") == "zone":
            shown.append(zone(pen, child, min(width, 200)))
    if "count" in thing and (thing["count"] or not shown):
        shown.append(_pile(pen, thing, int(thing["count"])))
    return shown


def _pile(pen: Pen, thing: Thing, count: int) -> Block:
    """Cards that nobody may see: how many there are."""
    drawn = rect(3, 0, 22, 28, 4, fill=pen.palette["ink3"]) + rect(
        0, 3, 22, 28, 4, fill=pen.palette["ink2"], stroke=pen.palette["surface"]
    )
    glyph = thing.get("back") or thing.get("glyph")
    if glyph is not None:
        drawn += group(pen.icon(glyph, 14, pen.palette["surface"]), 4, 10)
    text = f"×{count}"
    drawn += write(text, 30, 21, 12, pen.palette["ink"], bold=True)
    return Block(32 + width_of(text, 12, True), 32, drawn)


def _market(pen: Pen, thing: Thing, children: Sequence[Thing], width: float) -> Block:
    """The places of a zone side by side, each with what it is worth and what lies there."""
    slots = thing["slots"]
    across = max(1, min(len(slots), int((width + 6) // 128)))
    across = -(-len(slots) // -(-len(slots) // across))  # rows of about the same length
    each = (width - 6 * (across - 1)) / across
    cells: list[Block] = []
    for i, slot in enumerate(slots):
        own = pen.drawing.things.get(slot["id"], {})
        here = [child for child in children if child.get("slot") in (slot["id"], i)]
        cells.append(_place(pen, {**slot, **own}, here, each))
    high = max(cell.h for cell in cells)
    framed = [
        Block(each, high, rect(0, 0, each, high, 7, fill="none", stroke=pen.palette["line"]) + cell.svg)
        for cell in cells
    ]
    return flow(framed, width + 1, 6)


def _place(pen: Pen, slot: Thing, here: Sequence[Thing], width: float) -> Block:
    room = width - 12
    badges = row([pen.badge(badge, 11) for badge in slot.get("badges", ())[:4]], 2)
    said = pen.drawing.say(slot.get("label"))
    beside = width_of(said, 10.5) <= 2 * (room - badges.w - 8)
    lines = wrapped(said, room - badges.w - 4 if beside else room, 10.5, 2)
    label = lines_block(lines, 10.5, pen.palette["ink3"])
    if beside:
        head = Block(room, max(label.h, badges.h), label.svg + group(badges.svg, room - badges.w, 0))
    else:
        head = column([label, badges], 3)
    things = [child for child in here if child.get("type") != "piece"]
    pieces = [pen.block(child, 0.7) for child in here if child.get("type") == "piece"]
    inner = column([head, *[_narrow(pen, child, room) for child in things], flow(pieces, room, 2)], 4)
    return Block(width, inner.h + 10, group(inner.svg, 6, 5))


def _narrow(pen: Pen, child: Thing, room: float) -> Block:
    """A card that is no wider than its place."""
    if child.get("size", "card") == "chip":
        return card(pen, child, room)
    if "down" in child.get("state", ()):
        return card(pen, child)
    return paper(pen, child, room, child.get("size", "card") == "card")
