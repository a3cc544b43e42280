"""SVG: tags with everything escaped, text that is measured before it is set, and blocks side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ecumene.picture.looks import n

SANS: Final = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', 'Noto Sans', system-ui, sans-serif"
"""Faces of one width on every system: text is measured for them."""
SERIF: Final = "'Source Serif 4', 'Iowan Old Style', Palatino, Georgia, serif"

NARROW: Final = frozenset("iljtfrI.,:;'’|!()[]\u00a0\u202f -·")
WIDE: Final = frozenset("mwMW@%—×")
FORBIDDEN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What XML cannot hold; players may be called anything."""


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """An element with escaped attributes; `stroke_width` is `stroke-width`, None is left out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{body}</{name}>" if body else f"<{name}{given}/>"


def _value(value: object) -> str:
    return n(value) if isinstance(value, float) else clean(str(value))


def clean(text: str) -> str:
    """A text as it stands in XML."""
    return escape(FORBIDDEN.sub("\ufffd", text))


def group(body: str, x: float, y: float, scale: float = 1) -> str:
    """Something drawn around the origin, at a place."""
    if not body:
        return ""
    by = "" if scale == 1 else f" scale({n(scale)})"
    return f'<g transform="translate({n(x)} {n(y)}){by}">{body}</g>'


def path(d: str, **attributes: object) -> str:
    """A path."""
    return tag("path", "", d=d, **attributes) if d else ""


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attributes: object) -> str:
    """A rectangle with round corners."""
    return tag("rect", "", x=float(x), y=float(y), width=float(w), height=float(h), rx=float(r), **attributes)


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    bold: bool = False,
    serif: bool = False,
    anchor: str | None = None,
    **more: object,
) -> str:
    """A line of text; `y` is its baseline."""
    return tag(
        "text",
        clean(text),
        x=float(x),
        y=float(y),
        fill=fill,
        font_family=SERIF if serif else None,  # the others have that of the whole picture
        font_size=float(size),
        font_weight=600 if bold else None,
        text_anchor=anchor,
        **more,
    )


def width_of(text: str, size: float, bold: bool = False, serif: bool = False) -> float:
    """About how wide a text is: nobody tells us the fonts of the reader, so rather a little too much."""
    letters = 0.0
    for letter in text:
        if letter in NARROW:
            letters += 0.31
        elif letter in WIDE:
            letters += 0.86
        elif letter.isupper():
            letters += 0.67
        else:
            letters += 0.55
    return letters * size * (1.24 if bold else 1) * (1.14 if serif else 1)


def cut(text: str, width: float, size: float, bold: bool = False, serif: bool = False) -> str:
    """As much of a text as fits."""
    if width_of(text, size, bold, serif) <= width:
        return text
    while text and width_of(text + "…", size, bold, serif) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, width: float, size: float, most: int, bold: bool = False, serif: bool = False) -> list[str]:
    """A text in lines of a width, at most so many."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, bold, serif) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [cut(line, width, size, bold, serif) for line in lines]


# ---- blocks


@dataclass(frozen=True)
class Block:
    """Something drawn from its upper left corner on, and its size."""

    w: float
    h: float
    svg: str


NOTHING: Final = Block(0, 0, "")


def column(blocks: Sequence[Block], gap: float = 8) -> Block:
    """Blocks one below the other."""
    y = 0.0
    parts: list[str] = []
    shown = [block for block in blocks if block.h > 0]
    for block in shown:
        parts.append(group(block.svg, 0, y))
        y += block.h + gap
    return Block(max((block.w for block in shown), default=0), max(0.0, y - gap), "".join(parts))


def row(blocks: Sequence[Block], gap: float = 8) -> Block:
    """Blocks side by side."""
    return flow(blocks, float("inf"), gap)


def flow(blocks: Sequence[Block], width: float, gap: float = 8) -> Block:
    """Blocks side by side in as many rows as they need."""
    x = y = high = wide = 0.0
    parts: list[str] = []
    for block in blocks:
        if block.w <= 0:
            continue
        if x > 0 and x + block.w > width:
            x, y, high = 0.0, y + high + gap, 0.0
        parts.append(group(block.svg, x, y))
        wide = max(wide, x + block.w)
        x += block.w + gap
        high = max(high, block.h)
    return Block(wide, y + high, "".join(parts))


def fitted(block: Block, w: float, h: float) -> str:
    """A block in a box of that size, smaller where it must be, in its middle."""
    if block.w <= 0 or block.h <= 0:
        return ""
    scale = min(1.0, w / block.w, h / block.h)
    return group(block.svg, (w - block.w * scale) / 2, (h - block.h * scale) / 2, scale)
