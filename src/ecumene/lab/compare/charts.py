"""The charts of a comparison: differences with their intervals, and shares before and after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import altair as alt
import polars as pl
from altair.typing import ChartType

from ecumene.lab.balance.charts import players
from ecumene.lab.compare.questions import Answer, Answers
from ecumene.lab.looks import DAY, stacked

STEP = 22
SHADES = alt.Scale(domain=["differs", "may be chance"], range=[DAY["more"], DAY["none"]])
NOTE = "Dots: the difference, lines: 95 % intervals; blue where chance alone would hardly do as much, grey otherwise."


def measures(told: Sequence[Answers]) -> ChartType:
    """How far each measure moves, in parts of what it was before."""
    panels: list[alt.LayerChart] = []
    for each in told:
        rows = [row for answer in each.measures if (row := _relative(answer)) is not None]
        panels.append(_panel(each.seats, rows, "change, in parts of what it was", "+.0%", not panels))
    return _side_by_side("What changes", NOTE, panels)


def order(told: Sequence[Answers]) -> ChartType:
    """How far the share of wins of each seat moves."""
    panels: list[alt.LayerChart] = []
    for each in told:
        rows = [_row(answer, 1.0) for answer in each.order]
        panels.append(_panel(each.seats, rows, "change of the share of wins", "+.1%", not panels))
    return _side_by_side("Does another seat win?", NOTE, panels)


def shares(title: str, told: Answers, found: Sequence[Answer], name: Callable[[str], str]) -> ChartType:
    """What was and what is, thing by thing, joined by a line."""
    rows = [
        {
            "name": name(answer.about),
            "before": round(answer.before, 4),
            "after": round(answer.after, 4),
            "low": round(answer.shift.low, 4),
            "high": round(answer.shift.high, 4),
            "verdict": _verdict(answer),
        }
        for answer in found
    ]
    order = [str(row["name"]) for row in rows]
    base = alt.Chart(pl.DataFrame(rows)).encode(_names(order, True), alt.Color("verdict:N", title=None).scale(SHADES))
    shown = ["name:N", *(alt.Tooltip(f"{what}:Q", format=".1%") for what in ("before", "after"))]
    shown += [alt.Tooltip(f"{what}:Q", format="+.1%", title=f"change, {what}") for what in ("low", "high")]
    x = alt.X("before:Q").axis(format="%").title("open: before, full: after").scale(zero=False)
    lines = base.mark_rule(strokeWidth=2).encode(x, alt.X2("after:Q"), tooltip=shown)
    begun = base.mark_point(size=55, filled=False, strokeWidth=2, fill=DAY["page"], opacity=1).encode(
        alt.X("before:Q"), tooltip=shown
    )
    ended = base.mark_point(size=55, filled=True, opacity=1).encode(alt.X("after:Q"), tooltip=shown)
    chart = stacked(lines, begun, ended).properties(width=420, height=STEP * len(rows))
    return chart.properties(title=alt.TitleParams(title, subtitle=f"{players(told.seats)}."))


def _verdict(answer: Answer) -> str:
    return "differs" if answer.differs else "may be chance"


Row = dict[str, str | float]


def _row(answer: Answer, scale: float) -> Row:
    shift = answer.shift
    told = {"by": shift.by / scale, "low": shift.low / scale, "high": shift.high / scale}
    return {
        "name": answer.about,
        **{what: round(value, 5) for what, value in told.items()},
        "before": round(answer.before, 3),
        "after": round(answer.after, 3),
        "chance": round(answer.chance, 4),
        "verdict": _verdict(answer),
    }


def _relative(answer: Answer) -> Row | None:
    """A change in parts of what was; what was nothing has no parts."""
    return _row(answer, abs(answer.before)) if answer.before else None


def _panel(seats: int, rows: Sequence[Row], title: str, form: str, named: bool) -> alt.LayerChart:
    order = [str(row["name"]) for row in rows]
    base = alt.Chart(pl.DataFrame(list(rows))).encode(
        _names(order, named), alt.Color("verdict:N", title=None).scale(SHADES)
    )
    shown = [
        "name:N",
        "before:Q",
        "after:Q",
        *(alt.Tooltip(f"{what}:Q", format=form) for what in ("by", "low", "high")),
    ]
    shown += [alt.Tooltip("chance:Q", title="chance of as much by luck"), "verdict:N"]
    x = alt.X("low:Q").axis(format=form, tickCount=5).title(title)
    lines = base.mark_rule(strokeWidth=2).encode(x, alt.X2("high:Q"), tooltip=shown)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(alt.X("by:Q"), tooltip=shown)
    nothing = alt.Chart(pl.DataFrame({"zero": [0.0]})).mark_rule(color=DAY["mid"], strokeDash=[4, 3])
    chart = stacked(nothing.encode(alt.X("zero:Q")), lines, dots)
    return chart.properties(width=240, height=STEP * len(order), title=alt.TitleParams(players(seats), fontSize=13))


def _names(order: Sequence[str], shown: bool) -> alt.Y:
    axis = alt.Axis(domain=False, ticks=False, grid=True, gridDash=[1, 3], labels=shown, labelLimit=280)
    return alt.Y("name:N", sort=list(order), title=None).axis(axis)


def _side_by_side(title: str, note: str, panels: Sequence[alt.LayerChart]) -> ChartType:
    return alt.hconcat(*panels).properties(title=alt.TitleParams(title, subtitle=note))
