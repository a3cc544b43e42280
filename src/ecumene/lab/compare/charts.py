"""The charts of a comparison: differences with their intervals, and shares before and after."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import altair as alt
import polars as pl
from altair.typing import ChartType

from ecumene.lab.compare.questions import Answer, Answers
from ecumene.lab.looks import DAY, stacked, tip
from ecumene.lab.voice import Voice

STEP = 22


def measures(told: Sequence[Answers], voice: Voice) -> ChartType:
    """How far each measure moves, in parts of what it was before."""
    panels: list[alt.LayerChart] = []
    for each in told:
        rows = [row for answer in each.measures if (row := _relative(answer, voice)) is not None]
        panels.append(_panel(each.seats, rows, voice("axis-relative"), "+.0%", not panels, voice))
    return _side_by_side(voice("what-changes"), voice("chart-shift-note"), panels)


def order(told: Sequence[Answers], voice: Voice) -> ChartType:
    """How far the share of wins of each seat moves."""
    panels: list[alt.LayerChart] = []
    for each in told:
        rows = [_row(answer, 1.0, voice) for answer in each.order]
        panels.append(_panel(each.seats, rows, voice("axis-shift"), "+.1%", not panels, voice))
    return _side_by_side(voice("chart-order"), voice("chart-shift-note"), panels)


def shares(title: str, told: Answers, found: Sequence[Answer], name: Callable[[str], str], voice: Voice) -> ChartType:
    """What was and what is, thing by thing, joined by a line."""
    rows = [
        {
            "name": name(answer.about),
            "before": round(answer.before, 4),
            "after": round(answer.after, 4),
            "low": round(answer.shift.low, 4),
            "high": round(answer.shift.high, 4),
            "verdict": _verdict(answer, voice),
        }
        for answer in found
    ]
    order = [str(row["name"]) for row in rows]
    base = alt.Chart(pl.DataFrame(rows)).encode(_names(order, True), _colour(voice))
    shown = [tip(voice, "name"), *(tip(voice, what, ".1%") for what in ("before", "after"))]
    for end in ("low", "high"):
        change = voice("field-change", end=voice(f"field-{end}"))
        shown.append(alt.Tooltip(f"{end}:Q", format="+.1%", title=change))
    x = alt.X("before:Q").axis(format="%").title(voice("axis-both")).scale(zero=False)
    lines = base.mark_rule(strokeWidth=2).encode(x, alt.X2("after:Q"), tooltip=shown)
    begun = base.mark_point(size=55, filled=False, strokeWidth=2, fill=DAY["page"], opacity=1).encode(
        alt.X("before:Q"), tooltip=shown
    )
    ended = base.mark_point(size=55, filled=True, opacity=1).encode(alt.X("after:Q"), tooltip=shown)
    chart = stacked(lines, begun, ended).properties(width=420, height=STEP * len(rows))
    return chart.properties(title=alt.TitleParams(title, subtitle=f"{voice.players(told.seats)}."))


def _colour(voice: Voice) -> alt.Color:
    names = [voice("differs"), voice("may-be-chance")]
    return alt.Color("verdict:N", title=None).scale(domain=names, range=[DAY["more"], DAY["none"]])


def _verdict(answer: Answer, voice: Voice) -> str:
    return voice("differs" if answer.differs else "may-be-chance")


Row = dict[str, str | float]


def _row(answer: Answer, scale: float, voice: Voice) -> Row:
    shift = answer.shift
    told = {"by": shift.by / scale, "low": shift.low / scale, "high": shift.high / scale}
    return {
        "name": answer.question(voice.lang),
        **{what: round(value, 5) for what, value in told.items()},
        "before": round(answer.before, 3),
        "after": round(answer.after, 3),
        "chance": round(answer.chance, 4),
        "verdict": _verdict(answer, voice),
    }


def _relative(answer: Answer, voice: Voice) -> Row | None:
    """A change in parts of what was; what was nothing has no parts."""
    return _row(answer, abs(answer.before), voice) if answer.before else None


def _panel(seats: int, rows: Sequence[Row], title: str, form: str, named: bool, voice: Voice) -> alt.LayerChart:
    order = [str(row["name"]) for row in rows]
    base = alt.Chart(pl.DataFrame(list(rows))).encode(_names(order, named), _colour(voice))
    shown = [tip(voice, column) for column in ("name", "before", "after")]
    shown += [tip(voice, column, form) for column in ("by", "low", "high")]
    shown += [tip(voice, column) for column in ("chance", "verdict")]
    x = alt.X("low:Q").axis(format=form, tickCount=5).title(title)
    lines = base.mark_rule(strokeWidth=2).encode(x, alt.X2("high:Q"), tooltip=shown)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(alt.X("by:Q"), tooltip=shown)
    nothing = alt.Chart(pl.DataFrame({"zero": [0.0]})).mark_rule(color=DAY["mid"], strokeDash=[4, 3])
    chart = stacked(nothing.encode(alt.X("zero:Q")), lines, dots)
    heading = alt.TitleParams(voice.players(seats), fontSize=13)
    return chart.properties(width=240, height=STEP * len(order), title=heading)


def _names(order: Sequence[str], shown: bool) -> alt.Y:
    axis = alt.Axis(domain=False, ticks=False, grid=True, gridDash=[1, 3], labels=shown, labelLimit=280)
    return alt.Y("name:N", sort=list(order), title=None).axis(axis)


def _side_by_side(title: str, note: str, panels: Sequence[alt.LayerChart]) -> ChartType:
    return alt.hconcat(*panels).properties(title=alt.TitleParams(title, subtitle=note))
