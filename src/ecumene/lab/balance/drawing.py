"""A drawing in SVG, written by hand: readable on light and on dark pages, with no other library."""

from __future__ import annotations

from html import escape

# class → (light, dark). Blue and orange can be told apart by all eyes, and grey keeps out of their way.
COLOURS = {
    "page": ("#ffffff", "#15191f"),
    "edge": ("#d5dbe3", "#313a46"),
    "band": ("#f3f5f8", "#1c222a"),
    "ink": ("#1b2430", "#e8ecf2"),
    "soft": ("#5d6b7c", "#9aa8b9"),
    "grid": ("#e3e8ee", "#2a323d"),
    "mid": ("#7b8998", "#8593a4"),
    "plain": ("#b4c0ce", "#4a5767"),
    "more": ("#0b6bcb", "#58a6ff"),
    "less": ("#c2570c", "#f0883e"),
    "flag": ("#8250df", "#b48cff"),
    "none": ("#7c8896", "#8b98a8"),
}
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
LETTER = 0.56
"""The width of an average letter, in parts of the size of the type."""


def width_of(text: str, size: float = 12) -> float:
    """About how wide a text is."""
    return len(text) * size * LETTER


def shortened(text: str, longest: int) -> str:
    """A text of so many letters at most."""
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


class Drawing:
    """Shapes on a card of its own colour. Every shape belongs to a class of COLOURS."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width, self.height, self.title = width, height, title
        self._shapes: list[str] = []
        self.rect(0.5, 0.5, width - 1, height - 1, "page edged", 8)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        look: str = "ink",
        size: float = 12,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        weight = ' font-weight="600"' if bold else ""
        place = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._shapes.append(
            f'<text x="{_n(x)}" y="{_n(y)}" class="{look}" font-size="{_n(size)}"{place}{weight}>{escape(text)}</text>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, look: str, width: float = 1, dashes: str = "") -> None:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self._shapes.append(
            f'<line x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}" class="{look} stroke" '
            f'stroke-width="{_n(width)}"{dashed}/>'
        )

    def rect(self, x: float, y: float, width: float, height: float, look: str, radius: float = 0) -> None:
        round_ = f' rx="{_n(radius)}"' if radius else ""
        self._shapes.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(max(0.0, width))}" height="{_n(max(0.0, height))}" '
            f'class="{look}"{round_}/>'
        )

    def dot(self, x: float, y: float, radius: float, look: str) -> None:
        self._shapes.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" class="{look}"/>')

    def arrow(self, x: float, y: float, to: int, look: str) -> None:
        """A head of an arrow with its tip there, pointing to the right (1) or to the left (-1)."""
        back = _n(x - 8 * to)
        points = f"{_n(x)},{_n(y)} {back},{_n(y - 4.5)} {back},{_n(y + 4.5)}"
        self._shapes.append(f'<polygon points="{points}" class="{look}"/>')

    def svg(self) -> str:
        """The whole file."""
        width, height = _n(self.width), _n(self.height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" role="img" font-family="{FONT}">'
        )
        return "\n".join([head, f"<title>{escape(self.title)}</title>", _style(), *self._shapes, "</svg>", ""])


def _style() -> str:
    """The colours, by day and by night."""

    def rules(which: int) -> str:
        found = []
        for name, shades in COLOURS.items():
            found.append(f".{name}{{fill:{shades[which]}}}.{name}.stroke{{stroke:{shades[which]};fill:none}}")
        return "".join(found) + f".edged{{stroke:{COLOURS['edge'][which]}}}"

    return f"<style>{rules(0)}@media (prefers-color-scheme: dark){{{rules(1)}}}</style>"


def _n(number: float) -> str:
    """A number as short as it can be, the same on every machine."""
    return f"{number:.1f}".removesuffix(".0")
