"""Two shapes of charts: rows of things beside panels of numbers, and histograms one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from ecumene.lab.balance.drawing import Drawing, shortened, width_of
from ecumene.lab.statistics import mean

EDGE = 24
HEAD = 52  # the title; a line of the subtitle comes to LINE more
LINE = 18
ROW = 20
LONGEST_NAME = 30
NEAR = 12  # between panels under one heading
FAR = 28  # … and under two
NUMBERS = 40  # beside a panel, for the numbers in words


@dataclass(frozen=True)
class Cell:
    """One number of one row: a bar, a dot with its interval, or both, and the number in words."""

    bar: float | None = None
    bar_look: str = "plain"
    dot: float | None = None
    low: float = 0.0
    high: float = 0.0
    look: str = "none"
    text: str = ""


@dataclass(frozen=True)
class Panel:
    """A column of cells over one scale. Panels with the same heading stand under it together."""

    heading: str
    note: str
    width: float
    low: float
    high: float
    ticks: Sequence[tuple[float, str]]
    cells: Sequence[Cell | None]
    reference: float | None = None

    def x(self, value: float) -> float:
        """How far to the right a value lies; what is outside lies on the edge."""
        share = (value - self.low) / (self.high - self.low)
        return self.width * min(1.0, max(0.0, share))


def grid(title: str, notes: Sequence[str], names: Sequence[str], panels: Sequence[Panel]) -> Drawing:
    """Names down the side, and a panel for each question asked of them."""
    names = [shortened(name, LONGEST_NAME) for name in names]
    side = max(60.0, max(width_of(name, 12.5) for name in names)) + 14
    lefts = _lefts(EDGE + side, panels)
    wide = lefts[-1] + panels[-1].width + NUMBERS + EDGE
    width = max(wide, *(2 * EDGE + width_of(line, size) for line, size in [(title, 16), *((n, 12) for n in notes)]))
    head = HEAD + LINE * len(notes)
    top = head + 40
    bottom = top + ROW * len(names)
    drawing = _card(width, bottom + 34, title, notes)
    for number, name in enumerate(names):
        y = top + ROW * number
        if number % 2 == 0:
            drawing.rect(EDGE - 8, y, wide - 2 * EDGE + 16, ROW, "band", 3)
        drawing.text(EDGE, y + 14, name, size=12.5)
    last = ""
    for x, panel in zip(lefts, panels, strict=True):
        if panel.heading != last:
            drawing.text(x, head + 12, panel.heading, size=13, bold=True)
        last = panel.heading
        drawing.text(x, head + 29, panel.note, "soft", 11)
        _panel(drawing, panel, x, top, bottom)
    return drawing


def _lefts(start: float, panels: Sequence[Panel]) -> list[float]:
    """Where each panel begins."""
    lefts = [start]
    for panel, following in pairwise(panels):
        gap = NEAR if panel.heading == following.heading else FAR
        lefts.append(lefts[-1] + panel.width + NUMBERS + gap)
    return lefts


def _panel(drawing: Drawing, panel: Panel, x: float, top: float, bottom: float) -> None:
    for value, label in panel.ticks:
        at = x + panel.x(value)
        drawing.line(at, top, at, bottom + 4, "grid")
        drawing.text(at, bottom + 18, label, "soft", 10.5, "middle")
    if panel.reference is not None:
        at = x + panel.x(panel.reference)
        drawing.line(at, top, at, bottom + 4, "mid", 1.2, "4 3")
    for number, cell in enumerate(panel.cells):
        if cell is not None:
            _cell(drawing, panel, cell, x, top + ROW * (number + 0.5))


def _cell(drawing: Drawing, panel: Panel, cell: Cell, x: float, y: float) -> None:
    if cell.bar is not None:
        start, end = sorted((panel.x(0), panel.x(cell.bar)))
        drawing.rect(x + start, y - 5, max(1.0, end - start), 10, cell.bar_look, 2)
    if cell.dot is not None:
        if cell.high > cell.low:
            drawing.line(x + panel.x(cell.low), y, x + panel.x(cell.high), y, cell.look, 2)
        if panel.low <= cell.dot <= panel.high:
            drawing.dot(x + panel.x(cell.dot), y, 4, cell.look)
        else:
            drawing.arrow(x + panel.x(cell.dot), y, 1 if cell.dot > panel.high else -1, cell.look)
    drawing.text(x + panel.width + NUMBERS, y + 4, cell.text, "flag" if cell.bar_look == "flag" else "soft", 11, "end")


# ---- histograms


@dataclass(frozen=True)
class Heap:
    """Values to be heaped up; `some` of them (the winners') are drawn in a colour of their own."""

    label: str
    values: Sequence[float]
    some: Sequence[float] = ()


WIDE = 620
TALL = 84
APART = 30


def histograms(title: str, note: str, heaps: Sequence[Heap], some: str = "") -> Drawing:
    """The heaps one below the other over one scale, each as high as its own highest column."""
    head = HEAD + LINE
    everything = [value for heap in heaps for value in heap.values]
    step = nice(max(1.0, (max(everything) - min(everything)) / 40))
    low = floor(min(everything) / step) * step
    columns = int((max(everything) - low) / step) + 1
    side = 110.0
    drawing = _card(EDGE + side + WIDE + EDGE + 8, head + len(heaps) * (TALL + APART) + 26, title, [note])
    left = EDGE + side
    scale = WIDE / (columns * step)
    bottom = head + len(heaps) * (TALL + APART)
    for value in ticks(low, low + columns * step, 8):
        at = left + (value - low) * scale
        drawing.line(at, head + 4, at, bottom + 4, "grid")
        drawing.text(at, bottom + 18, f"{value:g}", "soft", 10.5, "middle")
    for number, heap in enumerate(heaps):
        base = head + (number + 1) * (TALL + APART)
        counts, inner = _counted(heap.values, low, step, columns), _counted(heap.some, low, step, columns)
        for column, (count, among) in enumerate(zip(counts, inner, strict=True)):
            at, high = left + column * step * scale, TALL / max(counts)
            drawing.rect(at + 0.5, base - count * high, step * scale - 1, count * high, "plain")
            drawing.rect(at + 0.5, base - among * high, step * scale - 1, among * high, "more")
        drawing.line(left, base, left + WIDE, base, "mid")
        drawing.text(EDGE, base - 42, heap.label, size=13, bold=True)
        _average(drawing, heap.values, left, scale, low, base, "ink", -24, f"mean {mean(heap.values).mean:.0f}")
        if heap.some:
            _average(drawing, heap.some, left, scale, low, base, "more", -8, f"{some} {mean(heap.some).mean:.0f}")
    return drawing


def _average(
    drawing: Drawing, values: Sequence[float], left: float, scale: float, low: float, base: float, look: str,
    down: float, label: str,
) -> None:  # fmt: skip
    at = left + (mean(values).mean - low) * scale
    drawing.line(at, base - TALL - 8, at, base, look, 1.5, "3 3")
    drawing.text(EDGE, base + down, label, look, 12)


def _counted(values: Sequence[float], low: float, step: float, columns: int) -> list[int]:
    counts = [0] * columns
    for value in values:
        counts[min(int((value - low) / step), columns - 1)] += 1
    return counts


# ---- scales


def nice(step: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    power = 10.0 ** floor(log10(step))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= step * (1 - 1e-9))


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round values between two, so many at most."""
    step = nice((high - low) / most)
    return [step * number for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _card(width: float, height: float, title: str, notes: Sequence[str]) -> Drawing:
    drawing = Drawing(width, height, title)
    drawing.text(EDGE, 32, title, size=16, bold=True)
    for number, note in enumerate(notes):
        drawing.text(EDGE, 52 + LINE * number, note, "soft", 12)
    return drawing
