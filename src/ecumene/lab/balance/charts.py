"""The charts of a balance report, in Altair: what is pointed at says its numbers and lights up in all panels."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import Any

import altair as alt
import polars as pl
from altair.typing import ChartType

from ecumene.lab.balance.findings import FEWEST, Findings, Thing
from ecumene.lab.balance.subjects import Deed, Kind
from ecumene.lab.inference import quantile
from ecumene.lab.looks import DAY, stacked, tip
from ecumene.lab.statistics import Rate, mean
from ecumene.lab.voice import Voice

ROWS = 40
"""Things on one chart; further ones get another."""
COLUMNS = 40
"""Columns of a histogram, at most."""
LOOKS = ("none", "more", "less")  # by `Rate.against`, where -1 is the last
SHADES = ["more", "less", "none", "plain", "flag"]
LOOK = alt.Scale(domain=SHADES, range=[DAY[name] for name in SHADES])  # panels side by side share one scale
BEYOND = alt.Scale(domain=["within", "above", "below"], range=["circle", "triangle-right", "triangle-left"])
STEP = 20
WIDE, TALL = 620, 84

Name = Callable[[str], str]
"""What a thing or a rule is called."""


# ---- histograms


def scores(told: Sequence[Findings], voice: Voice) -> ChartType:
    heaps = [(voice.players(each.seats), each.points, each.winners) for each in told]
    return histograms(voice("chart-scores"), voice("chart-scores-note"), voice("head-points"), heaps, voice)


def length(told: Sequence[Findings], voice: Voice) -> ChartType:
    what = "rounds" if all(each.rounds for each in told) else "decisions"
    heaps = [(voice.players(each.seats), each.rounds if what == "rounds" else each.decisions, ()) for each in told]
    return histograms(voice("chart-length"), voice(f"chart-length-{what}"), voice(f"head-{what}"), heaps, voice)


Heap = tuple[str, Sequence[float], Sequence[float]]
"""A label, values to be heaped up, and some of them (the winners') in a colour of their own."""


def histograms(title: str, note: str, what: str, heaps: Sequence[Heap], voice: Voice) -> ChartType:
    """The heaps one below the other over one scale, each as high as its own highest column; lines are averages."""
    everything = [value for _, values, _ in heaps for value in values]
    step = round_step((max(everything) - min(everything)) / COLUMNS)
    ends = [floor(min(everything) / step) * step, (floor(max(everything) / step) + 1) * step]
    panels: list[alt.LayerChart] = []
    for label, values, some in heaps:
        last = len(panels) == len(heaps) - 1
        x = alt.X("from:Q").scale(domain=ends, nice=False).title(what if last else None).axis(labels=last)
        y = alt.Y("count:Q").title(label).axis(labels=False, ticks=False, grid=False, titleColor=DAY["ink"])
        told = [alt.Tooltip("from:Q", title=voice("field-from", what=what)), tip(voice, "below"), tip(voice, "count")]
        layers: list[alt.Chart] = []
        for part, colour, ink, of in ((values, "plain", "ink", "of-all"), (some, "more", "more", "of-winners")):
            if part:
                bars = alt.Chart(_binned(part, step)).mark_bar(color=DAY[colour], binSpacing=1)
                layers.append(bars.encode(x.bin("binned"), alt.X2("below:Q"), y, tooltip=told))
                average = pl.DataFrame({"mean": [round(mean(part).mean, 1)], "of": [voice(of)]})
                rule = alt.Chart(average).mark_rule(color=DAY[ink], strokeDash=[3, 3])
                said = [tip(voice, "of"), tip(voice, "mean")]
                layers.append(rule.encode(alt.X("mean:Q").scale(domain=ends, nice=False), tooltip=said))
        panels.append(stacked(*layers).properties(width=WIDE, height=TALL))
    return alt.vconcat(*panels).properties(title=alt.TitleParams(title, subtitle=note))


def round_step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    power = 1
    while power * 10 < least:
        power *= 10
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least)


def _binned(values: Sequence[float], step: int) -> pl.DataFrame:
    begins = (pl.Series("from", list(values), dtype=pl.Float64) / step).floor().cast(pl.Int64) * step
    counted = begins.value_counts(sort=False, name="count").sort("from")
    return counted.with_columns((pl.col("from") + step).alias("below"))


# ---- rows of things beside panels of numbers


def sources(told: Sequence[Findings], name: Name, voice: Voice) -> ChartType:
    """Where points come from, source by source."""
    rows = [
        {"name": name(source.rule), "all": round(source.mean, 2), "winners": round(source.winners, 2), "of": each.seats}
        for each in told
        for source in each.sources
    ]
    frame = pl.DataFrame(rows)
    totals = frame.group_by("name").agg(pl.col("all").sum()).sort(["all", "name"], descending=[True, False])
    order = totals["name"].to_list()
    ends = [min(0.0, *frame["all"], *frame["winners"]), max(1.0, *frame["all"], *frame["winners"])]
    panels: list[alt.LayerChart] = []
    for each in told:
        base = alt.Chart(frame.filter(pl.col("of") == each.seats).drop("of")).encode(_names(order, not panels))
        x = alt.X("all:Q").scale(domain=ends).title(voice("axis-per-seat")).axis(tickCount=4)
        shown = [tip(voice, column) for column in ("name", "all", "winners")]
        bars = base.mark_bar(color=DAY["plain"], height=10).encode(x, tooltip=shown)
        dots = base.mark_circle(color=DAY["more"], size=55, opacity=1).encode(
            alt.X("winners:Q").scale(domain=ends), tooltip=shown
        )
        panels.append(_headed(stacked(bars, dots), voice.players(each.seats), 150, len(order)))
    return _grid(voice("sources"), [voice("chart-sources-note")], panels)


def seats(told: Sequence[Findings], voice: Voice) -> ChartType:
    """How often those who play first, second and so on win."""
    ends = [end * each.seats for each in told for seat in each.order for end in (seat.wins.low, seat.wins.high)]
    span = _span(max(abs(end - 1) for end in ends))
    order = [voice("nth-to-play", nth=voice.nth(place)) for place in range(max(each.seats for each in told))]
    panels: list[alt.LayerChart] = []
    for each in told:
        rows = [_wins(order[place], seat.wins, 1 / each.seats) for place, seat in enumerate(each.order)]
        dots = _win_dots(rows, order, each.seats, span, not panels, voice)
        panels.append(_headed(dots, voice.players(each.seats), 150, len(order)))
    return _grid(voice("chart-seats"), [voice("chart-dots")], panels)


def things(told: Sequence[Findings], kind: Kind, title: str, ids: Sequence[str], name: Name, voice: Voice) -> ChartType:
    """How often each thing is taken, and how often those who took it win."""
    lifts = [thing.wins.rate * each.seats for each in told for thing in each.things[kind.id] if thing.wins.trials]
    span = _span(quantile([abs(lift - 1) for lift in lifts] or [0], 0.9))  # the few beyond it are arrows
    order = _apart([name(thing) for thing in ids])
    bar, dots = (64, 120) if len(told) < 4 else (48, 96)
    panels: list[alt.LayerChart] = []
    for each in told:
        found = [(shown, thing) for shown, id in zip(order, ids, strict=True) if (thing := each.of(kind, id))]
        taken = [_taken(shown, thing) for shown, thing in found if thing.offered]
        wins = [_wins(shown, thing.wins, thing.expected) for shown, thing in found if thing.wins.trials]
        panels.append(_headed(_taken_bars(taken, order, not panels, voice), voice.players(each.seats), bar, len(order)))
        panels.append(_headed(_win_dots(wins, order, each.seats, span, False, voice), "", dots, len(order)))
    bars = voice("chart-bars-offered" if isinstance(kind, Deed) else "chart-bars")
    return _grid(title, [bars, voice("chart-dots")], panels)


def _apart(names: Sequence[str]) -> list[str]:
    """Names that differ: two things of one name are two rows."""
    seen: dict[str, int] = {}
    told: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        told.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return told


def _taken(name: str, thing: Thing) -> dict[str, Any]:
    look = "flag" if thing.always or thing.never else "plain"
    return {"name": name, "taken": round(thing.per_offer, 4), "games": thing.offered, "look": look}


def _taken_bars(rows: Sequence[dict[str, Any]], order: Sequence[str], named: bool, voice: Voice) -> alt.LayerChart:
    schema = {"name": pl.String, "taken": pl.Float64, "games": pl.Int64, "look": pl.String}
    base = alt.Chart(pl.DataFrame(list(rows), schema=schema)).encode(_names(order, named))
    x = alt.X("taken:Q").scale(domain=[0, 1]).title(voice("axis-games")).axis(format="%", values=[0, 1])
    colour = alt.Color("look:N", legend=None).scale(LOOK)
    shown = [tip(voice, "name"), tip(voice, "taken", ".1%"), alt.Tooltip("games:Q", title=voice("field-offered"))]
    return stacked(base.mark_bar(height=10).encode(x, colour, tooltip=shown))


def _wins(name: str, rate: Rate, expected: float) -> dict[str, Any]:
    look = LOOKS[rate.against(expected) if rate.trials >= FEWEST else 0]
    told = {"wins": rate.rate, "low": rate.low, "high": rate.high}
    return {
        "name": name,
        **{what: round(value, 4) for what, value in told.items()},
        "takers": rate.trials,
        "look": look,
    }


def _win_dots(
    rows: Sequence[dict[str, Any]], order: Sequence[str], seats: int, span: float, named: bool, voice: Voice
) -> alt.LayerChart:
    """Shares of wins around an equal share, to `span` times it on either side; an arrow points at what lies beyond."""
    equal = 1 / seats
    low, high = equal * max(0.0, 1 - span), min(1.0, equal * (1 + span))
    kept = pl.col("wins").is_between(low, high)
    side = pl.when(pl.col("wins") > high).then(pl.lit("above")).otherwise(pl.lit("below"))
    schema = {"name": pl.String, "wins": pl.Float64, "low": pl.Float64, "high": pl.Float64}
    frame = pl.DataFrame(list(rows), schema={**schema, "takers": pl.Int64, "look": pl.String})
    frame = frame.with_columns(beyond=pl.when(kept).then(pl.lit("within")).otherwise(side))
    base = alt.Chart(frame).encode(_names(order, named), alt.Color("look:N", legend=None).scale(LOOK))
    scale = alt.Scale(domain=[low, high], clamp=True, nice=False, zero=False)
    axis = alt.Axis(format=".0%", values=[low, equal, high])
    shares = [tip(voice, what, ".1%") for what in ("wins", "low", "high")]
    shown = [tip(voice, "name"), *shares, tip(voice, "takers")]
    lines = base.mark_rule(strokeWidth=2).encode(
        alt.X("low:Q").scale(scale).axis(axis).title(voice("axis-wins")), alt.X2("high:Q"), tooltip=shown
    )
    shape = alt.Shape("beyond:N", legend=None).scale(BEYOND)
    dots = base.mark_point(filled=True, size=60, opacity=1).encode(alt.X("wins:Q").scale(scale), shape, tooltip=shown)
    middle = alt.Chart(pl.DataFrame({"equal": [equal]})).mark_rule(color=DAY["mid"], strokeDash=[4, 3])
    return stacked(middle.encode(alt.X("equal:Q").scale(scale)), lines, dots)


def _names(order: Sequence[str], shown: bool) -> alt.Y:
    axis = alt.Axis(domain=False, ticks=False, grid=True, gridDash=[1, 3], labels=shown)
    return alt.Y("name:N", sort=list(order), title=None).axis(axis).scale(domain=list(order))


def _headed(chart: alt.LayerChart, heading: str, width: int, rows: int) -> alt.LayerChart:
    title = alt.TitleParams(heading or " ", fontSize=13, offset=6)
    return chart.properties(width=width, height=STEP * rows, title=title)


def _grid(title: str, notes: Sequence[str], panels: Sequence[alt.LayerChart]) -> ChartType:
    """The panels side by side; whatever is pointed at stays bright in all of them while the rest fades."""
    pointed = alt.selection_point("pointed", on="pointerover", clear="pointerout", fields=["name"], empty=True)
    lit = alt.when(pointed).then(alt.value(1.0)).otherwise(alt.value(0.25))
    for panel in panels:
        for layer in panel.layer:
            if "equal" not in str(layer.encoding.x):
                layer.encoding.opacity = lit
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # that one selection for all panels is one selection
        together = alt.hconcat(*panels).add_params(pointed)
    return together.properties(title=alt.TitleParams(title, subtitle=list(notes)))


def _span(farthest: float) -> float:
    """How far a scale reaches on either side of 1, so that this is on it."""
    return min(1.5, max(0.25, ceil(farthest * 8) / 8))
