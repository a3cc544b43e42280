"""Planes: a surface with the map, the world or the tree that lies on it."""

from __future__ import annotations

from typing import Final

from ecumene.picture.cards import card, plate
from ecumene.picture.drawing import Thing
from ecumene.picture.furniture import furniture
from ecumene.picture.hexes import hex_world
from ecumene.picture.looks import n
from ecumene.picture.maps import map_ground, map_text, on_areas, patterns, realms
from ecumene.picture.pen import Pen
from ecumene.picture.svg import Block, fitted, group, path, rect, tag, write

USUAL: Final = (1096.0, 652.0)
GAP: Final = 24.0


def plane(pen: Pen, surface: Thing, width: float, highest: float) -> Block:
    """A surface in a width, and no higher than that."""
    x, y, w, h = (float(value) for value in surface.get("view", (0, 0, *USUAL)))
    scale = min(width / w, highest / h)
    unit = max(w / USUAL[0], h / USUAL[1])
    clip = f"{pen.uid}-s{surface['id'].encode().hex()}"
    own = Pen(pen.drawing, pen.palette, clip)  # patterns and outlines of two surfaces keep their names apart
    body = _backdrop(own, surface, x, y, w, h) + _contents(own, surface, unit)
    inner = tag("g", body, clip_path=f"url(#{clip})")
    clipped = tag("clipPath", rect(x, y, w, h, 8 / scale), id=clip) + inner
    moved = f'<g transform="scale({scale:.4f}) translate({n(-x)} {n(-y)})">{clipped}</g>'
    return Block(w * scale, h * scale, moved)


def _backdrop(pen: Pen, surface: Thing, x: float, y: float, w: float, h: float) -> str:
    hexes = any(child.get("type") == "hexes" for child in pen.drawing.children(surface["id"]))
    sea = surface.get("backdrop") == "sea"
    fill = pen.palette["around-world" if hexes else "terrain-deep" if sea else "surface"]
    return rect(x, y, w, h, fill=fill)


def _contents(pen: Pen, surface: Thing, unit: float) -> str:
    children = pen.drawing.children(surface["id"])
    areas = [child for child in children if child.get("type") == "area"]
    drawn = ""
    if areas:
        drawn += patterns(pen, unit) + map_ground(pen, areas, unit)
    lines = surface.get("lines")
    if isinstance(lines, str):
        drawn += path(lines, fill="none", stroke=pen.palette["sea-name"], stroke_width=0.8 * unit, opacity=0.16)
    drawn += realms(pen, areas, unit)
    drawn += _marker(pen)
    drawn += "".join(_link(pen, child, unit) for child in children if child.get("type") == "link")
    drawn += "".join(hex_world(pen, child) for child in children if child.get("type") == "hexes")
    drawn += "".join(_furniture(pen, surface, children))
    texts = [child for child in children if child.get("type") == "text"]
    names = "".join(map_text(pen, text, unit) for text in texts)
    return drawn + names + on_areas(pen, areas, unit)


def _furniture(pen: Pen, surface: Thing, children: list[Thing]) -> list[str]:
    """Tracks, zones, cards and the like: in their own boxes, or row by row where they have none."""
    x0, y0, w, _ = (float(value) for value in surface.get("view", (0, 0, *USUAL)))
    x, y, high = x0 + GAP, y0 + GAP, 0.0
    found: list[str] = []
    for child in children:
        if child.get("type") in ("area", "hexes", "link", "text", "group", None):
            continue
        if "at" in child:
            found.append(_boxed(pen, child))
            continue
        block = furniture(pen, child, w - 2 * GAP)
        if x + block.w > x0 + w - GAP and high > 0:
            x, y, high = x0 + GAP, y + high + GAP, 0.0
        found.append(group(block.svg, x, y))
        x += block.w + GAP
        high = max(high, block.h)
    return found


def _boxed(pen: Pen, thing: Thing) -> str:
    x, y, w, h = (float(value) for value in (*thing["at"], 0, 0)[:4])
    if thing.get("type") == "zone" and thing.get("layout") == "pile" and thing.get("cap") == 1:
        return group(_one(pen, thing, w, h), x, y)
    if thing.get("type") == "card":
        drawn = plate(pen, thing, w, h).svg if thing.get("size") == "plate" else fitted(card(pen, thing), w, h)
        return group(drawn, x, y)
    return group(fitted(furniture(pen, thing, w), w, h), x, y)


def _one(pen: Pen, thing: Thing, w: float, h: float) -> str:
    """A place for one card, which fills it."""
    cards = [child for child in pen.drawing.children(thing["id"]) if child.get("type") == "card"]
    if cards:
        top = cards[-1]
        return plate(pen, top, w, h).svg if top.get("size") == "plate" else fitted(card(pen, top), w, h)
    frame = rect(0, 0, w, h, 9, fill="none", stroke=pen.palette["edge"], stroke_dasharray="4 3")
    text = pen.drawing.name(thing)
    return frame + write(text, w / 2, h / 2 + 4, 11, pen.palette["ink3"], anchor="middle")


# ---- links


def _marker(pen: Pen) -> str:
    head = path("M0 0L8 4L0 8Z", fill=pen.palette["ink2"])
    return tag(
        "defs",
        tag(
            "marker",
            head,
            id=f"{pen.uid}-arrow",
            viewBox="0 0 8 8",
            refX=7,
            refY=4,
            markerWidth=6,
            markerHeight=6,
            orient="auto-start-reverse",
        ),
    )


def _link(pen: Pen, link: Thing, unit: float) -> str:
    d = link.get("path") or _between(pen, link)
    style = link.get("style", "line")
    current = "current" in link.get("state", ())
    arrow = f"url(#{pen.uid}-arrow)"
    colour = pen.palette["sea-name" if style == "dashed" else "ink" if current or style == "cliff" else "ink3"]
    line = path(
        d,
        fill="none",
        stroke=colour,
        stroke_linecap="round",
        stroke_width=(2.6 if style == "cliff" or current else 2 if style == "double" else 1.6) * unit,
        stroke_dasharray=f"{4 * unit:.1f} {3 * unit:.1f}" if style == "dashed" else None,
        marker_start=arrow if style == "double" else None,
        marker_end=arrow if style in ("double", "arrow") else None,
    )
    return tag("g", line, opacity=0.35 if "dim" in link.get("state", ()) else None) if line else ""


def _between(pen: Pen, link: Thing) -> str:
    """A line from edge to edge of two boxes, by way of its points."""
    ends = [pen.drawing.things.get(link.get(end, ""), {}).get("at") for end in ("from", "to")]
    boxes = [[float(value) for value in (*at, 0, 0)[:4]] for at in ends if at]
    if len(boxes) < 2:
        return ""
    middles = [(x + w / 2, y + h / 2) for x, y, w, h in boxes]
    via = [(float(x), float(y)) for x, y in link.get("via", ())]
    start = _edge(boxes[0], middles[0], via[0] if via else middles[1])
    end = _edge(boxes[1], middles[1], via[-1] if via else middles[0])
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in (start, *via, end))


def _edge(box: list[float], at: tuple[float, float], to: tuple[float, float]) -> tuple[float, float]:
    """Where a line from the middle of a box towards a point leaves it."""
    dx, dy = to[0] - at[0], to[1] - at[1]
    across = box[2] / 2 / abs(dx) if dx else 1.0
    down = box[3] / 2 / abs(dy) if dy else 1.0
    share = min(across, down, 1.0)
    return at[0] + dx * share, at[1] + dy * share
