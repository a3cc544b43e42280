"""Maps of areas: water with its shores, lands with their textures, and who owns what as a band along the border."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from ecumene.picture.drawing import Thing
from ecumene.picture.geometry import Point, middle_of, outline_of
from ecumene.picture.pen import ROUND, Pen
from ecumene.picture.svg import clean, group, path, row, tag, write

TEXTURES: Final[dict[str, tuple[int, int, str, str]]] = {
    "forest": (16, 16, "M4 10l2.6-5L9.2 10zM12 17l2.6-5 2.6 5zM-4 17l2.6-5 2.6 5z", "fill"),
    "mountain": (20, 15, "M2.5 10.5l4-6.5 4 6.5M6.5 4v6.5M12.5 15l3-5 3 5", "line"),
    "farmland": (9, 9, "M0 4.5h9", "line"),
    "pasture": (13, 11, "M3 5.5q1-3 0-4M4.5 5.5q.5-2 1.8-3M9 11q1-3 0-4M10.5 11q.5-2 1.8-3", "line"),
    "desert": (22, 18, "M5 6h.01M9 4h.01M10 8h.01M16 14h.01M20 12h.01M20.5 16h.01", "dots"),
    "glacier": (24, 20, "M4 8l4-4 4 5-4 3zM14 17l4-2 3 4-4 2z", "line"),
}
"""For each terrain of a map the size of its pattern, its path, and how it is drawn."""
APART: Final = 23  # pixels between two pieces in one area
SPOTS: Final = ((-20, -11), (-20, 8), (-7, -22))  # where the badges of an area stand around its anchor


def patterns(pen: Pen, unit: float) -> str:
    """The textures of terrains, and the stripes of what declines."""
    border = pen.palette["border"]
    drawn = ""
    for terrain, (w, h, d, look) in TEXTURES.items():
        if look == "fill":
            body = path(d, fill=border, opacity=0.3)
        else:
            wide = 1.7 if look == "dots" else 1
            body = path(d, fill="none", stroke=border, stroke_width=wide, opacity=0.38, **ROUND)
        drawn += _pattern(f"{pen.uid}-{terrain}", w, h, body, unit, "rotate(-28) " if terrain == "farmland" else "")
    stripe = path("M0 3h6", stroke="#ffffff", stroke_width=2.6, opacity=0.55)
    return tag("defs", drawn + _pattern(f"{pen.uid}-stripes", 6, 6, stripe, unit, "rotate(45) "))


def _pattern(name: str, w: float, h: float, body: str, unit: float, turn: str) -> str:
    how = f"{turn}scale({unit:.3f})"
    return tag("pattern", body, id=name, width=w, height=h, patternUnits="userSpaceOnUse", patternTransform=how)


def map_ground(pen: Pen, areas: Sequence[Thing], unit: float) -> str:
    """Water, lands and borders."""
    water = [area for area in areas if area.get("kind") in ("sea", "coast")]
    lands = [area for area in areas if area.get("kind") in (None, "land")]
    off = [area for area in areas if area.get("kind") == "off"]
    lakes = [area for area in areas if area.get("kind") == "lake"]
    shore = outline_of([area["path"] for area in (*lands, *off) if "path" in area])
    border, coast = pen.palette["border"], pen.palette["terrain-coast"]
    drawn = tag("defs", path(shore, id=f"{pen.uid}-shore") + "".join(_outline(pen, area) for area in lands))
    drawn += "".join(path(area.get("path", ""), fill=pen.palette["terrain-deep"]) for area in water)
    if water:
        for wide, faint in ((34, 0.3), (18, 0.5), (7, 1)):
            drawn += use(pen, "shore", stroke=coast, stroke_width=wide * unit, opacity=faint, stroke_linejoin="round")
    for area in off:
        drawn += path(
            area.get("path", ""), fill=pen.palette["terrain-off"], stroke=pen.palette["line"], stroke_width=0.7 * unit
        )
    drawn += "".join(_land(pen, area) for area in lands)
    for area in lands:
        drawn += use(pen, _name(area), stroke=border, stroke_width=unit, opacity=0.62)
    for area in lakes:
        drawn += path(area.get("path", ""), fill=coast, stroke=border, stroke_width=0.7 * unit)
    return drawn + use(pen, "shore", stroke=border, stroke_width=1.1 * unit, opacity=0.75)


def use(pen: Pen, name: str, **look: object) -> str:
    """An outline that was given a name, drawn once more."""
    return tag("use", "", href=f"#{pen.uid}-{name}", **{"fill": "none", **look})


def _name(area: Thing) -> str:
    """A name for an area's outline that is one in XML, whatever its game calls the area."""
    name: str = area["id"]
    return "a" + name.encode().hex()


def _outline(pen: Pen, area: Thing) -> str:
    return path(area.get("path", ""), id=f"{pen.uid}-{_name(area)}")


def _land(pen: Pen, area: Thing) -> str:
    terrain = area.get("terrain", "plain")
    colour = area.get("colour")
    fill = pen.palette.get(f"terrain-{terrain}" if colour is None else f"family-{colour}", "terrain-plain")
    drawn = use(pen, _name(area), fill=fill)
    if terrain in TEXTURES:
        drawn += use(pen, _name(area), fill=f"url(#{pen.uid}-{terrain})")
    if "dim" in area.get("state", ()):
        drawn += use(pen, _name(area), fill=pen.palette["terrain-off"], opacity=0.6)
    title = tag("title", clean(pen.drawing.say(area["label"]))) if "label" in area else ""
    return tag("g", title + drawn)


def realms(pen: Pen, areas: Sequence[Thing], unit: float) -> str:
    """All the areas of one owner as one shape, those in decline first: they lie under the others."""
    found: dict[tuple[bool, str], list[str]] = {}
    for area in areas:
        if "owner" in area and "path" in area:
            declining = "decline" in area.get("state", ())
            found.setdefault((not declining, area["owner"]), []).append(area["path"])
    drawn = ""
    for number, ((thriving, owner), paths) in enumerate(sorted(found.items())):
        outline, colour = outline_of(paths), pen.palette.player(owner)
        clip = f"{pen.uid}-realm-{number}"
        drawn += tag("defs", path(outline, id=f"{pen.uid}-r{number}", clip_rule="evenodd", fill_rule="evenodd"))
        drawn += tag("clipPath", use(pen, f"r{number}", fill=None, clip_rule="evenodd"), id=clip)
        drawn += use(pen, f"r{number}", fill=colour, opacity=0.15 if thriving else 0.06)
        wide = (11 if thriving else 7) * unit
        band = use(pen, f"r{number}", stroke=colour, stroke_width=wide, opacity=0.95 if thriving else 0.75)
        if not thriving:
            band += use(pen, f"r{number}", stroke=f"url(#{pen.uid}-stripes)", stroke_width=wide)
        drawn += tag("g", band, clip_path=f"url(#{clip})")
    return drawn


# ---- what lies on areas


def on_areas(pen: Pen, areas: Sequence[Thing], unit: float) -> str:
    """Badges, then pieces, those in front last."""
    badges = "".join(_badges(pen, area, unit) for area in areas)
    pieces: list[tuple[float, str]] = []
    for area in areas:
        own = [child for child in pen.drawing.children(area["id"]) if child.get("type") == "piece"]
        for (x, y), piece in zip(_spots(area, len(own), unit), own, strict=True):
            drawn = pen.piece(piece, unit)
            for number, inner in enumerate(pen.drawing.children(piece["id"])):
                drawn += group(pen.piece(inner, unit * 0.8), (9 + 12 * number) * unit, -10 * unit)
            pieces.append((y, group(drawn, x, y)))
    pieces.sort(key=lambda piece: piece[0])
    return badges + "".join(drawn for _, drawn in pieces)


def _anchor(area: Thing) -> Point:
    at = area.get("anchor")
    return (float(at[0]), float(at[1])) if at else middle_of(area.get("path", ""))


def _spots(area: Thing, count: int, unit: float) -> list[Point]:
    """Where the pieces of an area stand."""
    if "banner" in area:
        x, y = area["banner"]
        found: list[Point] = []
        for i in range(count):
            abreast = min(3, count - i // 3 * 3)
            found.append((x + (i % 3 - (abreast - 1) / 2) * APART * unit, y + (20 + i // 3 * APART) * unit))
        return found
    at = _anchor(area)
    taken = [at]
    for i in range(1, count):
        free = [
            (float(spot[0]), float(spot[1]))
            for spot in area.get("spots", ())
            if all(hypot(spot[0] - x, spot[1] - y) >= APART * unit for x, y in taken)
        ]
        side = (-1 if i % 2 == 0 else 1) * ((i + 1) // 2) * APART * unit
        taken.append(free[0] if free else (at[0] + side, at[1] + 6 * unit))
    return taken[:count]


def _badges(pen: Pen, area: Thing, unit: float) -> str:
    badges = area.get("badges", [])[:3]
    if not badges:
        return ""
    if "banner" in area:
        line = row([pen.badge(badge, 12) for badge in badges], 1)
        x, y = area["banner"]
        return group(line.svg, x - line.w / 2 * unit, y - line.h / 2 * unit, unit)
    x, y = _anchor(area)
    drawn = ""
    for badge, (dx, dy) in zip(badges, SPOTS, strict=False):
        block = pen.badge(badge, 11)
        drawn += group(block.svg, x + (dx - block.w / 2) * unit, y + (dy - block.h / 2) * unit, unit)
    return drawn


def map_text(pen: Pen, text: Thing, unit: float) -> str:
    """Words on a map: names of seas, of lands, of eras."""
    at = text.get("anchor") or text.get("at") or [0, 0]
    tone = text.get("tone", "")
    said = pen.drawing.say(text.get("text"))
    lines = _two_lines(said)
    size = 12.5 if tone == "area" else 14
    drawn = ""
    for i, line in enumerate(lines):
        y = (i - len(lines) + 1) * 12.5 if tone == "area" else (i - (len(lines) - 1) / 2) * 16 + 5
        drawn += _word(pen, line, tone, size, y)
    return group(drawn, at[0], at[1], unit)


def _word(pen: Pen, line: str, tone: str, size: float, y: float) -> str:
    if tone == "sea":
        return write(
            line,
            0,
            y,
            size,
            pen.palette["sea-name"],
            serif=True,
            anchor="middle",
            font_style="italic",
            letter_spacing="1.4",
        )
    casing = {"stroke": pen.palette["surface"], "stroke_width": 2.6, "stroke_opacity": 0.6, "paint_order": "stroke"}
    ink = pen.palette["ink" if tone == "area" else "ink2"]
    return write(line, 0, y, size, ink, bold=True, serif=True, anchor="middle", **(casing if tone == "area" else {}))


def _two_lines(text: str) -> list[str]:
    """A name on one line or, where it is long, on two of about the same length."""
    spaces = [i for i, letter in enumerate(text) if letter in " \u00a0"]
    if len(text) <= 13 or not spaces:
        return [text]
    at = min(spaces, key=lambda i: abs(len(text) / 2 - i))
    return [text[:at], text[at + 1 :]]
