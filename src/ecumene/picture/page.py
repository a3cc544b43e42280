"""The page: heading, players, then the regions of a scene where they wish to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.texts import player
from ecumene.picture.drawing import Thing
from ecumene.picture.furniture import furniture, numbers
from ecumene.picture.pen import Pen
from ecumene.picture.planes import plane
from ecumene.picture.svg import NOTHING, Block, column, cut, flow, group, path, rect, row, width_of, write
from ecumene.picture.zones import zone

EDGE: Final = 18.0
GAP: Final = 12.0
PAD: Final = 10.0
BESIDE: Final = 330.0  # room beside a narrow board for what lies around it
HIGHEST: Final = 760.0  # of a board: a whole picture should be seen at once


def page(pen: Pen, width: float, mats: Sequence[Seat]) -> Block:
    """The whole picture."""
    room = width - 2 * EDGE
    inner = column([_heading(pen, room), _players(pen, room), *_boards(pen, room, mats)], GAP)
    high = inner.h + 2 * EDGE
    back = rect(0, 0, width, high, 0, fill=pen.palette["paper"])
    return Block(width, high, back + group(inner.svg, EDGE, EDGE))


# ---- above the board


def _heading(pen: Pen, width: float) -> Block:
    """The game, how far it is, and the steps of a turn."""
    drawing = pen.drawing
    name = drawing.speech.game.name(drawing.speech.lang)
    notes = " · ".join(drawing.say(text) for text in drawing.scene["notes"])
    left = width_of(name, 22, True, True) + 14
    drawn = write(name, 0, 20, 22, pen.palette["ink"], bold=True, serif=True)
    drawn += write(cut(notes, width - left, 13), left, 19, 13, pen.palette["ink2"])
    phase = drawing.scene["phase"]
    x = width
    for step in reversed(phase["steps"] if phase is not None else []):
        text = drawing.say(step["label"])
        now = phase is not None and step["id"] == phase["now"]
        wide = width_of(text, 12, now)
        x -= wide + 14
        if x < left + width_of(notes, 13) + 10:
            break
        drawn += write(text, x, 19, 12, pen.palette["ink" if now else "ink3"], bold=now)
        if now:
            drawn += path(f"M{x:.1f} 25h{wide:.1f}", stroke=pen.palette["ink"], stroke_width=2)
    return Block(width, 28, drawn)


def _players(pen: Pen, width: float) -> Block:
    """A panel for each player: mark, name, points, supplies, and what lies before them."""
    drawing = pen.drawing
    seats = drawing.stage["seats"]
    each = (width - GAP * (seats - 1)) / seats
    things = [thing for region in _places(pen, "player") for thing in drawing.in_region(region)]
    panels = [
        _player(pen, seat, [one for one in things if one.get("owner") == player(seat)], each) for seat in range(seats)
    ]
    high = max(panel.h for panel in panels)
    framed = [Block(each, high, _sheet(pen, each, high) + panel.svg) for panel in panels]
    shared = [furniture(pen, one, width) for one in things if "owner" not in one]
    return column([row(framed, GAP), *shared], GAP)


def _player(pen: Pen, seat: Seat, things: Sequence[Thing], width: float) -> Block:
    room = width - 2 * PAD
    drawing = pen.drawing
    standing = next((one for one in drawing.scene["standings"] if one["who"] == player(seat)), None)
    points = "" if standing is None else str(standing["tally"]["sum"])
    end = room - width_of(points, 20, True)
    head = pen.mark(player(seat), 8, 11)
    head += write(cut(drawing.speech.who(seat), end - 30, 14, True), 22, 16, 14, pen.palette["ink"], bold=True)
    head += write(points, room, 17, 20, pen.palette["ink"], bold=True, serif=True, anchor="end")
    parts: list[Block] = [Block(room, 22, head)]
    for thing in sorted(things, key=lambda one: one.get("type") != "panel"):
        if thing.get("type") == "panel":
            parts.append(numbers(pen, thing.get("counters", ()), room))
        else:
            parts.append(furniture(pen, thing, room))
    inner = column(parts, 6)
    return Block(width, inner.h + 2 * PAD - 2, group(inner.svg, PAD, PAD - 2))


def _sheet(pen: Pen, w: float, h: float) -> str:
    return rect(0, 0, w, h, 11, fill=pen.palette["surface"], stroke=pen.palette["line"])


# ---- boards, mats and trays


def _places(pen: Pen, *wishes: str) -> list[str]:
    """The regions that wish for a place, in the stage's order."""
    return [name for name, region in pen.drawing.stage["regions"].items() if region["place"] in wishes]


def _boards(pen: Pen, width: float, mats: Sequence[Seat]) -> list[Block]:
    """Boards and the first mat where they wish to be, then what lies around them, then the other mats."""
    first = player(mats[0]) if mats else None
    names = _places(pen, "board", "mat") if mats else _places(pen, "board")
    around = _places(pen, "tray", "side", "drawer")
    narrow = _narrow(pen, names, width)
    if narrow:
        beside = column([_region(pen, name, width - narrow - GAP, first) for name in around], GAP)
        found = [row([_region(pen, names[0], narrow, first), beside], GAP)]
    else:
        found = _arranged(pen, width, names, first) + [_region(pen, name, width, first) for name in around]
    for seat in mats[1:]:
        found += _arranged(pen, width, _places(pen, "mat"), player(seat))
    return found


def _narrow(pen: Pen, names: Sequence[str], width: float) -> float:
    """How wide the only board is where enough room is left beside it for what lies around; else nothing."""
    surfaces = [one for one in pen.drawing.in_region(names[0]) if one.get("type") == "surface"] if names else []
    if len(names) != 1 or len(surfaces) != 1:
        return 0
    _, _, w, h = surfaces[0].get("view", (0, 0, 1, 0))
    wide = HIGHEST * w / h + 2 * PAD if h else width
    return float(wide) if width - wide >= BESIDE else 0


def _arranged(pen: Pen, width: float, names: Sequence[str], owner: str | None) -> list[Block]:
    """Regions with a weight are columns of one row, the others go across; before and after it as the stage has them."""
    regions = pen.drawing.stage["regions"]
    lower = [name for name in names if regions[name].get("under", "") in names]
    columns = [name for name in names if regions[name].get("weight") and name not in lower]
    across = [name for name in names if name not in columns and name not in lower]
    standing = _columns(pen, width, columns, lower, owner) if columns else NOTHING
    found = [(names.index(name), _region(pen, name, width, owner)) for name in across]
    found.append((names.index(columns[0]) if columns else 0, standing))
    if not columns:
        found += [(names.index(name), _region(pen, name, width, owner)) for name in lower]
    return [block for _, block in sorted(found, key=lambda one: one[0])]


def _columns(pen: Pen, width: float, names: Sequence[str], lower: Sequence[str], owner: str | None) -> Block:
    """Columns as wide as they weigh; what stands under others goes below the shortest, so that no room is left."""
    regions = pen.drawing.stage["regions"]
    whole = sum(regions[name].get("weight", 0) for name in names)
    room = width - GAP * (len(names) - 1)
    wide = {name: room * regions[name].get("weight", 0) / whole for name in names}
    stacks = {name: [_region(pen, name, wide[name], owner)] for name in names}
    for name in lower:
        top = min(names, key=lambda one: column(stacks[one], GAP).h)
        stacks[top].append(_region(pen, name, wide[top], owner))
    standing = [column(stacks[name], GAP) for name in names]
    return row([Block(wide[name], one.h, one.svg) for name, one in zip(names, standing, strict=True)], GAP)


def _region(pen: Pen, name: str, width: float, owner: str | None) -> Block:
    """A region on a sheet of its own: its heading, its surface, and what lies below that."""
    region = pen.drawing.stage["regions"][name]
    things = pen.drawing.in_region(name)
    if region["place"] == "mat" or any("owner" in one for one in things if one.get("type") != "surface"):
        things = [one for one in things if one.get("owner") in (None, owner)]
    room = width - 2 * PAD
    blocks: list[Block] = []
    for surface in [one for one in things if one.get("type") == "surface"]:
        board = plane(pen, surface, room, HIGHEST)
        blocks.append(Block(room, board.h, group(board.svg, (room - board.w) / 2, 0)))
    blocks += _pane(pen, [one for one in things if one.get("type") not in ("surface", "text")], room)
    if not any(block.h > 0 for block in blocks):
        return NOTHING
    notes = " · ".join(pen.drawing.say(one.get("text")) for one in things if one.get("type") == "text")
    inner = column([_title(pen, name, owner, notes, room), *blocks], 8)
    high = inner.h + 2 * PAD
    return Block(width, high, _sheet(pen, width, high) + group(inner.svg, PAD, PAD))


def _title(pen: Pen, name: str, owner: str | None, notes: str, room: float) -> Block:
    region = pen.drawing.stage["regions"][name]
    title = pen.drawing.say(region.get("title"))
    x, drawn = 0.0, ""
    if owner is not None and any(one.get("owner") == owner for one in pen.drawing.in_region(name)):
        drawn += pen.mark(owner, 7, 8)
        x = 20
    drawn += write(title, x, 13, 14, pen.palette["ink"], bold=True, serif=True)
    x += width_of(title, 14, True, True) + 12
    drawn += write(cut(notes, room - x, 11.5), x, 13, 11.5, pen.palette["ink3"])
    return Block(room, 16, drawn) if title or notes else NOTHING


def _pane(pen: Pen, things: Sequence[Thing], room: float) -> list[Block]:
    """Things in their order; what is small stands side by side."""
    found: list[Block] = []
    small: list[Block] = []
    kind = ""
    for thing in things:
        block = _small(pen, thing, room)
        if block is None or thing.get("type", "") != kind:
            found.append(flow(small, room, 14))
            small = []
        if block is None:
            found.append(furniture(pen, thing, room))
        else:
            small.append(block)
        kind = thing.get("type", "")
    return [*found, flow(small, room, 14)]


def _small(pen: Pen, thing: Thing, room: float) -> Block | None:
    """A die or a pile, which others may stand beside; None for anything larger."""
    if thing.get("type") in ("die", "piece"):
        return furniture(pen, thing, room)
    children = pen.drawing.children(thing["id"])
    if thing.get("type") == "zone" and not thing.get("slots") and len(children) < 2 and room > 160:
        return zone(pen, thing, min(room, 200))
    return None
