"""Capitals as text, side by side: what stands on their plots, their districts, and signs that only some have."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.speech import MARKS, NOBODY, Paint
from ecumene.core.text_lines import flow, wrapped
from ecumene.games.tapestry.box.content import BLOCKS, BUILDINGS, CITY, Capital
from ecumene.games.tapestry.play.capital import capital_of
from ecumene.games.tapestry.play.ground import reeds
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, FOLK, IMPASSABLE, NO_PLOT, OPEN, PAD
from ecumene.games.tapestry.speech.voice import TapestryVoice


def capitals(speech: TapestryVoice, position: TapestryPosition, width: int, paint: Paint) -> list[str]:
    """The capitals side by side, as many as fit, districts apart."""
    words = speech.words
    drawn = [_capital(speech, position, seat) for seat in range(position.seats)]
    wide = len(drawn[0][1])
    high = max([len(one) for one in drawn])
    drawn = [[*one, *[""] * (high - len(one))] for one in drawn]
    beside = max((width + 3) // (wide + 3), 1)
    rows = wrapped(words("tapestry-table-capitals"), width)
    for first in range(0, position.seats, beside):
        seats = range(first, min(first + beside, position.seats))
        for line in range(len(drawn[first])):
            parts = [paint(drawn[s][line].ljust(wide), s) if line == 0 else drawn[s][line].ljust(wide) for s in seats]
            rows.append("   ".join(parts).rstrip())
        rows.append("")
    signs = [f"{words.name(kind, 'short')} {words.name(kind, 'bare')}" for kind in BUILDINGS]
    pads = [words("tapestry-table-legend-pad")] if any(PAD in plots for plots in position.plots) else []
    legend = flow(
        [*signs, *words("tapestry-table-legend-capital").split(", "), *pads, *_marked(speech, position)], width
    )
    return [*rows[:-1], *[paint(line, NOBODY) for line in legend]]


def _marked(speech: TapestryVoice, position: TapestryPosition) -> list[str]:
    """What the signs mean that only some capitals have."""
    capitals = [capital_of(position, seat) for seat in range(position.seats)]
    legends: list[str] = []
    if any(capital.imps for capital in capitals):
        legends += speech.words("tapestry-table-legend-imps").split(", ")
    if any(capital.wisps for capital in capitals):
        legends += speech.words("tapestry-table-legend-wisps").split(", ")
    if any(max(plots) >= FOLK for plots in position.plots):
        legends.append(speech.words("tapestry-table-legend-folk"))
    return legends


def _marks(capital: Capital) -> dict[int, str]:
    """The signs of plots that nothing stands on, where a capital has its own."""
    marks = dict.fromkeys(capital.imps, "i")
    if capital.imps:
        marks[capital.centre] = "c"
    if capital.wisps:
        marks.update(dict.fromkeys(reeds(capital), "~"))
    for plot in range(CITY * CITY):
        if capital.wisps >> plot & 1:
            marks[plot] = "w"
    return marks


def _capital(speech: TapestryVoice, position: TapestryPosition, seat: Seat) -> list[str]:
    """A capital: its owner, then its rows with a gap between districts."""
    plots = position.plots[seat]
    signs = {OPEN: ".", IMPASSABLE: "#", PAD: "o", NO_PLOT: " "}
    for other in range(position.seats):
        signs[FOLK + other] = "*"
    for kind, name in enumerate(BUILDINGS):
        signs[BUILDING + kind] = speech.words.name(name, "short")
    wide = 2 * CITY + 1
    drawn = [f"{MARKS[seat]} {speech.who(seat)}"[:wide]]
    capital = capital_of(position, seat)
    found, marks = [signs.get(what, "+") for what in plots], _marks(capital)
    for plot, mark in marks.items():
        if plots[plot] < BUILDING:
            found[plot] = mark
    if capital.districts != BLOCKS:
        return [*drawn, *_uneven(found, (0,) * len(plots) if capital.imps else capital.district_of, wide)]
    for row in range(CITY):
        if row and row % 3 == 0:
            drawn.append("")
        text = found[CITY * row : CITY * row + CITY]
        drawn.append("  ".join([" ".join(text[c : c + 3]) for c in range(0, CITY, 3)]))
    return drawn


def _uneven(signs: list[str], district_of: tuple[int, ...], wide: int) -> list[str]:
    """The rows of a capital whose districts are no blocks, with strokes where one ends."""
    drawn: list[str] = []
    for row in range(CITY):
        first = CITY * row
        line = signs[first]
        below = ""
        for plot in range(first, first + CITY):
            if plot > first:
                line += (" " if district_of[plot] == district_of[plot - 1] else "|") + signs[plot]
            if row < CITY - 1:
                below += "  " if district_of[plot] == district_of[plot + CITY] else "- "
        drawn += [line.ljust(wide), *([below.rstrip()] if below.strip() else [])]
    return drawn
