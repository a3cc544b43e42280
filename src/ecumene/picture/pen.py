"""Pen: draws what is small and the same everywhere: icons, badges, marks of players and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ecumene.picture.drawing import Drawing, Thing
from ecumene.picture.looks import (
    DROPS,
    Palette,
    disc_path,
    icon_parts,
    looks,
    shape_of,
    shape_path,
)
from ecumene.picture.svg import Block, clean, group, path, rect, row, tag, width_of, write

ROUND: Final[dict[str, Any]] = {"stroke_linecap": "round", "stroke_linejoin": "round"}
SIGNS: Final = {"or": "/", "per": "/"}
LEVELS: Final = {"level-1": "I", "level-2": "II", "level-3": "III", "level-4": "IV"}
TONES: Final = {"gain": "ok", "loss": "danger"}


class Pen:
    """A drawing and the colours it is drawn in; `uid` keeps the names of its patterns apart from other pictures'."""

    def __init__(self, drawing: Drawing, palette: Palette, uid: str) -> None:
        self.drawing = drawing
        self.palette = palette
        self.uid = uid

    # ---- icons

    def icon(self, name: str, size: float, ink: str | None = None) -> str:
        """An icon with its upper left corner at the origin; resources lie on a disc of their own colour."""
        parts = icon_parts(name, self.drawing.glyphs)
        known = looks()
        colour, back, by = ink or self.palette["ink"], "", size / 24
        if name in known["blocks"]:
            block = known["blocks"][name]
            back = rect(1, 1, 22, 22, 5, fill=self.palette[block["colour"]])
            parts, colour = icon_parts(block["icon"], {}), "#ffffff"
        elif name in known["discs"]:
            back = tag("circle", "", cx=12, cy=12, r=12, fill=self.palette[name])
            colour = "#ffffff"
        elif not parts:
            return self._sample(name, size, colour)
        inner = "".join(
            path(
                d,
                transform=how or None,
                fill=colour if solid else "none",
                stroke=None if solid else colour,
                stroke_width=None if solid else 2.1,
                **ROUND,
            )
            for d, how, solid in parts
        )
        shrunk = group(inner, 3, 3, 0.75) if back else inner
        return group(back + shrunk, 0, 0, by)

    def _sample(self, name: str, size: float, ink: str) -> str:
        """What stands for a thing that has no icon: the silhouette of a piece, a hex of its terrain, a ring."""
        glyph = looks()["glyphs"].get(name)
        if glyph is not None:
            return group(path(glyph["d"], fill=ink), size / 2, size / 2, size / 26)
        if name in looks()["textures"]:
            hexagon = shape_path("hexagon", 10)
            drawn = path(hexagon, fill=self.palette.face(name), stroke=self.palette.wall(name), stroke_width=1.5)
            return group(drawn, size / 2, size / 2, size / 24)
        if name == "cliff":
            return path(f"M2 {size / 2:.1f}H{size - 2:.1f}", stroke=self.palette["cliff"], stroke_width=3.5, **ROUND)
        ring = tag("circle", "", r=7, fill="none", stroke=ink, stroke_width=2)
        return group(ring, size / 2, size / 2, size / 24)

    def icons(self, icons: Sequence[Sequence[Any]], size: float) -> Block:
        """Icons in a row, each after how many there are of it."""
        shown: list[Block] = []
        for name, count in icons:
            if name in SIGNS:
                shown.append(self._word(SIGNS[name], size, "ink3"))
            elif name in LEVELS:
                shown.append(self._word(LEVELS[name], size, "ink", serif=True))
            elif name in ("points", "vp"):
                shown.append(self._points(str(count), size))
            else:
                shown += [self._word(str(count), size, "ink")] if count != 1 else []
                shown.append(Block(size, size, self.icon(str(name), size)))
        return row(shown, 2)

    def _word(self, text: str, size: float, ink: str, serif: bool = False) -> Block:
        letters = size * 0.85
        wide = width_of(text, letters, True, serif)
        return Block(wide, size, write(text, 0, size * 0.82, letters, self.palette[ink], bold=True, serif=serif))

    def _points(self, text: str, size: float) -> Block:
        """Points: a number in ink."""
        wide = width_of(text, size * 0.8, True) + size * 0.6
        back = rect(0, 0, wide, size, size * 0.3, fill=self.palette["ink2"])
        number = write(text, wide / 2, size * 0.8, size * 0.8, self.palette["surface"], bold=True, anchor="middle")
        return Block(wide, size, back + number)

    def badge(self, badge: Thing, size: float = 14) -> Block:
        """A small mark on a thing: an icon, a short text or both."""
        text = self.drawing.say(badge.get("text"))
        shown: list[Block] = []
        if "owner" in badge:
            shown.append(Block(size * 0.8, size, self.mark(badge["owner"], size * 0.4, size / 2)))
        if "icon" in badge:
            shown.append(Block(size, size, self.icon(badge["icon"], size)))
        if text:
            ink = self.palette[TONES.get(badge.get("tone", ""), "ink")]
            wide = width_of(text, size * 0.8, True)
            shown.append(Block(wide, size, write(text, 0, size * 0.8, size * 0.8, ink, bold=True)))
        inner = row(shown, 2)
        square = badge.get("shape") == "square"
        frame = rect(0, 0, inner.w + 6, size + 4, 3 if square else size / 2 + 2, fill=self.palette["surface"])
        edge = rect(
            0, 0, inner.w + 6, size + 4, 3 if square else size / 2 + 2, fill="none", stroke=self.palette["line"]
        )
        return Block(inner.w + 6, size + 4, frame + edge + group(inner.svg, 3, 2)) if shown else Block(0, 0, "")

    # ---- pieces

    def mark(self, owner: str, r: float, y: float) -> str:
        """A player's mark in a line of text."""
        outline = shape_path(shape_of(owner), r * 0.85)
        return group(path(outline, fill=self.palette.player(owner), stroke=self.palette["ink"], stroke_width=0.7), r, y)

    def piece(self, piece: Thing, scale: float = 1, held: bool = False) -> str:
        """A piece around the origin, in a box of 24: casing, silhouette, its owner's shape, a number if several."""
        kind = str(piece.get("kind", "disc"))
        owner = piece.get("owner")
        states = piece.get("state", ())
        if held and owner is not None:
            kind = "marker"
        if kind in ("counter", "marker"):
            body = self._counter(kind, owner, piece.get("n"), "decline" in states)
        elif kind in ("building", "landmark") or kind in looks()["blocks"]:
            body = self._building(kind, owner, piece.get("glyph"))
        else:
            body = self._silhouette(kind, owner, piece, "decline" in states)
        if "toppled" in states:
            body = f'<g transform="rotate(90)">{body}</g>'
        faint = 0.55 if "spent" in states or "ghost" in states else None
        title = tag("title", clean(self.drawing.say(piece["label"]))) if "label" in piece else ""
        return tag("g", title + body, transform=None if scale == 1 else f"scale({scale:.3f})", opacity=faint)

    def block(self, piece: Thing, scale: float = 0.8) -> Block:
        """A piece that lies beside others."""
        r = 13 * scale
        return Block(2 * r, 2 * r, group(self.piece(piece, scale), r, r))

    def _counter(self, kind: str, owner: str | None, number: int | None, declining: bool) -> str:
        shape = shape_of(owner)
        r = 8.5 if kind == "marker" else 10.4 if declining else 12.5
        outline = disc_path(11) if shape is None else shape_path(shape, r)
        colour = self.palette.player(owner)
        casing = path(outline, fill="#ffffff", stroke="#ffffff", stroke_width=4.5, stroke_linejoin="round")
        if declining:
            body = path(
                outline, fill=self.palette["neutral"], stroke=colour, stroke_width=2.2, stroke_dasharray="3.5 2.2"
            )
        else:
            body = path(outline, fill=colour, stroke=self.palette["piece-line"], stroke_width=0.9)
        if number is None or kind == "marker":
            return casing + body
        ink = self.palette["piece-line"] if declining else self.palette.on_player(owner)
        drop = 4.8 + r * DROPS.get(shape or "", 0)
        return casing + body + write(str(number), 0, drop, 13.5, ink, bold=True, anchor="middle")

    def _building(self, kind: str, owner: str | None, icon: str | None) -> str:
        block = looks()["blocks"].get(kind)
        stone = kind == "landmark"
        colour = (
            self.palette[block["colour"]]
            if block
            else self.palette["landmark"]
            if stone
            else self.palette.player(owner)
        )
        ink = "#ffffff" if block or stone else self.palette.on_player(owner)
        casing = rect(-9.5, -9.5, 19, 19, 4, fill="#ffffff", stroke="#ffffff", stroke_width=3)
        body = rect(-9.5, -9.5, 19, 19, 4, fill=colour, stroke=self.palette["piece-line"], stroke_width=0.9)
        face = block["icon"] if block else icon
        if face is None:
            return casing + body
        drawn = "".join(
            path(d, fill="none", stroke=ink, stroke_width=2.1, transform=how or None, **ROUND)
            for d, how, _ in icon_parts(face, self.drawing.glyphs)
        )
        return casing + body + group(drawn, -7.5, -7.5, 0.625)

    def _silhouette(self, kind: str, owner: str | None, piece: Thing, declining: bool) -> str:
        glyph = looks()["glyphs"].get(kind) or {"d": self.drawing.glyphs.get(kind, disc_path(9)), "stamp": [0, 0, 3.6]}
        colour, line = self.palette.player(owner), self.palette["piece-line"]
        body = path(glyph["d"], fill="#ffffff", stroke="#ffffff", stroke_width=4.5, stroke_linejoin="round")
        if declining:
            body += path(
                glyph["d"], fill=self.palette["neutral"], stroke=colour, stroke_width=1.8, stroke_dasharray="3 1.8"
            )
        else:
            body += path(glyph["d"], fill=colour, stroke=line, stroke_width=0.9, stroke_linejoin="round")
        body += path(glyph.get("light", ""), fill="#ffffff", opacity=0.28)
        body += path(glyph.get("dark", ""), fill="#000000", opacity=0.24)
        ink = colour if declining else self.palette.on_player(owner)
        body += path(glyph.get("line", ""), fill="none", stroke=ink, stroke_width=1.3, opacity=0.8)
        if owner is not None and "stamp" in glyph:
            x, y, r = glyph["stamp"]
            body += group(path(shape_path(shape_of(owner), r), fill=ink), x, y)
        count, strength = piece.get("n", 1), piece.get("strength")
        if count > 1:
            body += self._small(str(count) if strength is None else f"×{count}", 9, 8)
        if strength is not None:
            body += self._small(str(strength), 10, -8)
        return body

    def _small(self, text: str, x: float, y: float) -> str:
        """A number on a little disc of paper at a piece."""
        disc = tag("circle", "", r=7, fill=self.palette["surface"], stroke=self.palette["piece-line"], stroke_width=0.9)
        return group(disc + write(text, 0, 3.9, 11, self.palette["ink"], bold=True, anchor="middle"), x, y)
