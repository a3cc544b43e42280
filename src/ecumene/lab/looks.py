"""How charts look: one set of colours, by day and by night, for pictures and for pages that answer the pointer."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import altair as alt
import vl_convert
from altair.typing import ChartType

from ecumene.lab.voice import Voice

# name → (light, dark). Blue and orange can be told apart by all eyes, and grey keeps out of their way.
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
    "green": ("#1a7f5a", "#4cc38a"),
    "wine": ("#a4133c", "#ff7a93"),
}
DAY = {name: shades[0] for name, shades in COLOURS.items()}
LINES = [DAY[name] for name in ("more", "less", "green", "flag", "wine", "none")]
"""Colours of lines that are told apart, in their order."""
FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"

AXIS = {
    "labelColor": DAY["soft"],
    "titleColor": DAY["soft"],
    "gridColor": DAY["grid"],
    "domainColor": DAY["edge"],
    "tickColor": DAY["edge"],
    "labelFontSize": 11,
    "titleFontSize": 11,
    "titleFontWeight": "normal",
}
CONFIG: dict[str, Any] = {
    "background": DAY["page"],
    "padding": 20,
    "font": FONT,
    "axis": AXIS,
    "axisY": {"labelColor": DAY["ink"], "labelLimit": 230},
    "view": {"stroke": None},
    "title": {
        "anchor": "start",
        "color": DAY["ink"],
        "fontSize": 16,
        "subtitleColor": DAY["soft"],
        "subtitleFontSize": 12,
        "subtitlePadding": 6,
        "offset": 12,
    },
    "legend": {"labelColor": DAY["ink"], "titleColor": DAY["soft"], "titleFontWeight": "normal"},
    "header": {"labelColor": DAY["ink"], "titleColor": DAY["soft"]},
    "concat": {"spacing": 14},
}

LANGUAGE: dict[str, dict[str, Any]] = {
    "en": {},
    "fr": {
        "locale": {
            "number": {
                "decimal": ",",
                "thousands": "\u202f",
                "grouping": [3],
                "currency": ["", "\u00a0€"],
                "percent": "\u00a0%",
            }
        },
        "aria": False,
    },
}
"""How a chart writes numbers in a language. What Vega tells of bars and axes to those who cannot see them is English
alone: elsewhere a chart goes by its title, and a table has its numbers."""

CLIPS = re.compile(r"\b(clip|gradient_)(\d+)\b")
TAG = re.compile(r"<[^>]+>")
LONG = re.compile(r"-?\d+\.\d{2,}(e-\d+)?")


TEXTS = ("name", "of", "game", "players", "measure", "verdict")
"""Columns of texts; all others are numbers."""

Specification = dict[str, Any]
"""A chart in the words of Vega-Lite."""


def specification(chart: ChartType, lang: str = "en") -> Specification:
    """The chart in our colours. Altair's own check of it takes most of the time, and Vega-Lite reads it anyway."""
    told: Specification = chart.to_dict(validate=False)
    return {**told, "config": CONFIG | LANGUAGE[lang]}


def stacked(*layers: alt.Chart) -> alt.LayerChart:
    """Charts on top of each other; `alt.layer` may give something else, where one of them has facets."""
    return alt.LayerChart(layer=list(layers))


def tip(voice: Voice, column: str, form: str = "") -> alt.Tooltip:
    """What is told of a column where one points."""
    told = f"{column}:{'N' if column in TEXTS else 'Q'}"
    title = voice(f"field-{column}")
    return alt.Tooltip(told, title=title, format=form) if form else alt.Tooltip(told, title=title)


def night(inside: str = "") -> str:
    """The rules by which a drawing in light colours is seen in dark ones, where a person prefers those."""
    rules = []
    for light, dark in COLOURS.values():
        rules.append(f'{inside}[fill="{light}"]{{fill:{dark}}}{inside}[stroke="{light}"]{{stroke:{dark}}}')
    return f"@media (prefers-color-scheme: dark){{{''.join(rules)}}}"


def picture(told: Specification, title: str) -> str:
    """A chart as a file of SVG, the same whenever it is drawn."""
    svg = vl_convert.vegalite_to_svg({**told, "config": {**told["config"], "aria": False}})
    numbers: dict[str, str] = {}  # the library counts its clips through all charts of a run
    svg = CLIPS.sub(lambda found: numbers.setdefault(found[0], f"{found[1]}{len(numbers)}"), svg)
    svg = TAG.sub(lambda tag: LONG.sub(_shorter, tag[0]), svg)  # places, and never what an axis says
    head, tag, rest = svg.partition(">")
    return f'{head} role="img"{tag}<title>{escape(title)}</title><style>{night()}</style>{rest}\n'


def _shorter(number: re.Match[str]) -> str:
    """A length to a tenth of a pixel, which the eye cannot see."""
    return f"{round(float(number[0]), 1) + 0.0:g}"
