"""Tracks: rows of spaces with what they give, and the tokens that stand on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.picture.drawing import Thing
from ecumene.picture.pen import Pen
from ecumene.picture.svg import NOTHING, Block, column, flow, group, rect, row, width_of, wrapped, write

NAME: Final = 104  # room for the name of a track


def track(pen: Pen, thing: Thing, width: float) -> Block:
    """A track: its name, its spaces side by side, and the pieces on them."""
    spaces = thing.get("spaces", [])
    if not spaces:
        return NOTHING
    name = pen.drawing.say(thing.get("title", thing.get("label")))
    beside = NAME if name and width >= 420 else 0
    rows = 1 if (width - beside) / len(spaces) >= 24 or thing.get("groups") else 2
    each = (width - beside) / -(-len(spaces) // rows)
    cells = [_space(pen, thing, i, each) for i in range(len(spaces))]
    high = max(cell.h for cell in cells) + 8
    framed = [_framed(pen, space, each, high, cell) for space, cell in zip(spaces, cells, strict=True)]
    body = flow(framed, width - beside + 1, 0)
    heading = _groups(pen, thing, each) if thing.get("groups") else NOTHING
    right = column([heading, body], 3)
    title = _track_name(pen, thing, name, beside or width, right.h if beside else 0)
    if not beside:
        return column([title, right], 3)
    return Block(width, right.h, title.svg + group(right.svg, beside, 0))


def _track_name(pen: Pen, thing: Thing, name: str, width: float, high: float) -> Block:
    if not name:
        return NOTHING
    x, drawn = 0.0, ""
    if "glyph" in thing:
        drawn += pen.icon(thing["glyph"], 15)
        x = 20
    lines = wrapped(name, width - x - 6, 11.5, 3 if high > 40 else 2 if high else 1)
    drawn += "".join(write(line, x, 12 + 13 * i, 11.5, pen.palette["ink2"]) for i, line in enumerate(lines))
    tall = max(16, 13 * len(lines) + 2)
    return Block(width, tall, group(drawn, 0, max(0, (high - tall) / 2)))


def _groups(pen: Pen, thing: Thing, each: float) -> Block:
    """The names and prices of the groups over their spaces."""
    spaces = thing.get("spaces", [])
    drawn = ""
    for one in thing["groups"]:
        own = [i for i, space in enumerate(spaces) if space.get("group") == one["id"]]
        if not own:
            continue
        x, w = own[0] * each, len(own) * each
        label = pen.drawing.say(one.get("label"))
        cost = pen.icons(one.get("cost", ()), 13)
        drawn += rect(x + 2, 0, w - 4, 17, 5, fill=pen.palette["sunken"])
        drawn += write(label, x + 9, 12.5, 11, pen.palette["ink2"], bold=True)
        drawn += group(cost.svg, x + w - cost.w - 9, 2)
    return Block(len(spaces) * each, 17, drawn)


def _space(pen: Pen, thing: Thing, index: int, w: float) -> Block:
    """One space: its name where it has one of its own, its icons, and who stands there."""
    space = thing["spaces"][index]
    named = bool(thing.get("groups")) or isinstance(space.get("label"), str)
    here = [
        child
        for child in pen.drawing.children(thing["id"])
        if child.get("type") == "piece" and child.get("slot") in (index, space["id"])
    ]
    covered = bool(thing.get("covers")) and bool(here)
    room = w - 8
    parts: list[Block] = []
    if named and not covered:
        small = _letters(pen.drawing.say(space.get("label")), room) if thing.get("groups") else 10.5
        lines = wrapped(pen.drawing.say(space.get("label")), room, small, 2) or [""]
        drawn = "".join(
            write(line, room / 2, 9 + 11 * i, small, pen.palette["ink2"], anchor="middle")
            for i, line in enumerate(lines)
        )
        parts.append(Block(room, 22 if thing.get("groups") else 12, drawn))
    if space.get("icons") and not covered:
        parts.append(_small_icons(pen, space, room))
    if covered:
        parts.append(Block(room, 17, group(pen.piece(here[0], min(0.72, room / 26)), room / 2, 8.5)))
    elif here:
        tokens = _tokens(pen, here, room)
        parts.append(Block(room, tokens.h, group(tokens.svg, (room - tokens.w) / 2, 0)))
    elif not thing.get("covers") or not space.get("icons"):
        parts.append(Block(room, 17, ""))
    return column(parts, 3)


def _letters(text: str, room: float) -> float:
    """How large the name of a space can be for its longest word to fit."""
    longest = max((width_of(word, 9.5) for word in text.split()), default=1)
    return max(7.5, min(9.5, 9.5 * room / longest))


def _tokens(pen: Pen, here: Sequence[Thing], room: float) -> Block:
    """Who stands on a space, smaller where there are many."""
    scale = 0.62 if len(here) * 17 <= room or room > 40 else 0.42
    return flow([pen.block(piece, scale) for piece in here], room + 2, 0.5)


def _framed(pen: Pen, space: Thing, w: float, high: float, inner: Block) -> Block:
    """A space as high as the others of its track."""
    state = pen.drawing.things.get(space["id"], {}).get("state", ())
    current = "current" in state
    frame = rect(
        1.5,
        0.5,
        w - 3,
        high - 1,
        6,
        fill=pen.palette["surface"],
        stroke=pen.palette["ink" if current else "line"],
        stroke_width=1.8 if current else 1,
    )
    return Block(w, high, frame + group(inner.svg, 4, 4))


def _small_icons(pen: Pen, space: Thing, room: float) -> Block:
    """What a space gives and, in a well behind a plus, what one may buy there."""
    gives = pen.icons(space["icons"], 14)
    shown = [gives]
    if space.get("bonus"):
        bonus = pen.icons(space["bonus"], 12)
        well = rect(0, 0, bonus.w + 6, 15, 5, fill=pen.palette["sunken"]) + group(bonus.svg, 3, 1.5)
        shown += [Block(6, 15, write("+", 0, 12, 11, pen.palette["ink3"])), Block(bonus.w + 6, 15, well)]
    line = row(shown, 2)
    scale = min(1.0, room / line.w) if line.w else 1
    return Block(room, 15, group(line.svg, (room - line.w * scale) / 2, 7.5 - line.h * scale / 2, scale))
