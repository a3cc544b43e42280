"""The page about tension: every measure for every game and number of players, and how long the outcome stays open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import altair as alt
import polars as pl
from altair.typing import ChartType

from ecumene.lab.balance.playing import Played
from ecumene.lab.looks import DAY, LINES
from ecumene.lab.page import Page, table
from ecumene.lab.statistics import Z_95, Mean, mean
from ecumene.lab.tension import TENTHS
from ecumene.lab.uncertainty import uncertainty

MEASURES: Mapping[str, tuple[str, str]] = {
    "lead_changes": ("lead changes", "how often somebody takes the lead from somebody else"),
    "lead_change_rate": ("… per turn", "the same, by turn: Browne's lead change"),
    "drama": (
        "drama",
        "how far the winner was behind while behind, mean root of the gap, in parts of the winning points",
    ),
    "deepest": ("deepest", "the most points by which the winner was ever behind"),
    "decided": ("decided", "the part of the game that was over when the winner took the lead for good"),
    "margin": ("margin", "the lead of the first over the second at the end, in parts of the winning points"),
    "branching": ("branching", "legal actions at a decision"),
    "bits": ("bits", "the same as a mean of log₂: what a decision can say"),
    "entropy": ("entropy", "bits by which equal bots differ at a decision; 0 is a forced or an obvious one"),
    "choices": ("choices", "the part of the decisions that offer more than one action"),
    "wait": ("dead time", "decisions of others between two turns of one's own"),
    "longest_wait": ("longest wait", "the longest a seat waited, in parts of the game"),
    "evenness": ("evenness", "the fewest decisions of a seat against the most"),
}
LANG = "en"
SHOWN = ("lead_changes", "drama", "decided", "margin", "branching", "entropy", "wait", "longest_wait", "evenness")
"""What is drawn; the tables have all."""


@dataclass(frozen=True)
class Tense:
    """What was measured in the games of one number of players."""

    name: str  # of the game
    seats: int
    games: int
    measures: Mapping[str, Mean]
    open: tuple[float, ...]  # how open the outcome is, by tenths


def measure(name: str, seats: int, played: Sequence[Played]) -> Tense:
    """The measures of a sample; all of its games must have been told."""
    found = {what: mean([game.tension[what] for game in played]) for what in MEASURES if what in played[0].tension}
    shares = [[game.share(seat) for seat in range(seats)] for game in played]
    return Tense(name, seats, len(played), found, tuple(uncertainty([game.course for game in played], shares)))


def tension_table(told: Sequence[Tense]) -> pl.DataFrame:
    """Measures down the side, numbers of players across."""
    rows = []
    for what, (short, _) in MEASURES.items():
        if all(what in each.measures for each in told):
            rows.append([short, *(_value(each.measures[what]) for each in told)])
    rows.append(["open at half", *(f"{each.open[TENTHS // 2]:.2f}" for each in told)])
    return table(["", *(f"{each.seats} players" for each in told)], rows)


def explained() -> list[str]:
    """What each measure is."""
    lines = [f"- **{short}**: {meaning}." for short, meaning in MEASURES.values()]
    return [*lines, "- **open**: entropy of the chances to win, from 1 (anybody's game) to 0 (decided)."]


def curves(told: Sequence[Tense], width: int = 420, height: int = 240) -> ChartType:
    """How long the outcome stays open; a click on a number of players in the legend leaves that line alone."""
    rows = [
        {"part": moment / TENTHS, "open": round(value, 4), "players": str(each.seats), "game": each.name}
        for each in told
        for moment, value in enumerate(each.open)
    ]
    picked = alt.selection_point("picked", fields=["players"], bind="legend")
    numbers = sorted({str(each.seats) for each in told})
    base = alt.Chart(pl.DataFrame(rows)).encode(
        alt.X("part:Q").axis(format="%").title("part of the game"),
        alt.Y("open:Q").scale(domain=[0, 1]).title("open"),
        alt.Color("players:N").scale(domain=numbers, range=LINES[: len(numbers)]),
        opacity=alt.when(picked).then(alt.value(1.0)).otherwise(alt.value(0.12)),
        tooltip=["game:N", "players:N", alt.Tooltip("part:Q", format=".0%"), alt.Tooltip("open:Q", format=".2f")],
    )
    chart = base.mark_line(point=True, strokeWidth=2).add_params(picked).properties(width=width, height=height)
    title = alt.TitleParams(
        "How long is it anybody's game?", subtitle="Entropy of the chances to win: 1 is open, 0 decided."
    )
    shown: ChartType = chart.properties(title=title)
    if len({each.name for each in told}) > 1:
        named = alt.Facet("game:N", title=None, sort=list(dict.fromkeys(each.name for each in told)))
        shown = chart.properties(width=250, height=170).facet(named, columns=3).properties(title=title)
    return shown


def panels(told: Sequence[Tense]) -> ChartType:
    """A panel for each measure: games side by side, by numbers of players, with 95 % intervals."""
    rows = [
        {
            "measure": MEASURES[what][0],
            "game": each.name,
            "players": each.seats,
            "value": round(found.mean, 4),
            "low": round(found.mean - Z_95 * found.error, 4),
            "high": round(found.mean + Z_95 * found.error, 4),
        }
        for what in SHOWN
        for each in told
        if (found := each.measures.get(what)) is not None
    ]
    games = list(dict.fromkeys(each.name for each in told))
    picked = alt.selection_point("picked", fields=["game"], bind="legend")
    lit = alt.when(picked).then(alt.value(1.0)).otherwise(alt.value(0.12))
    base = alt.Chart().encode(
        alt.X("players:O").axis(labelAngle=0).title("players"),
        color=alt.Color("game:N", title=None).scale(domain=games, range=LINES[: len(games)]),
        tooltip=["game:N", "players:O", "measure:N", "value:Q", "low:Q", "high:Q"],
        opacity=lit,
    )
    lines = base.mark_line(point=alt.OverlayMarkDef(size=45), strokeWidth=2).encode(alt.Y("value:Q").title(None))
    spans = base.mark_rule().encode(alt.Y("low:Q"), alt.Y2("high:Q"))
    stacked = alt.layer(spans, lines.add_params(picked), data=pl.DataFrame(rows)).properties(width=220, height=140)
    order = [MEASURES[what][0] for what in SHOWN]
    named = alt.Facet("measure:N", title=None, sort=order, header=alt.Header(labelColor=DAY["ink"]))
    chart = stacked.facet(named, columns=3).resolve_scale(y="independent")
    shown: ChartType = chart.properties(
        title=alt.TitleParams("Measures of tension", subtitle="Means of games with 95 % intervals.")
    )
    return shown


def tension_page(told: Sequence[Tense], bot: str, asks: int, seed: int, command: str) -> Page:
    """All games beside each other, then each by itself."""
    page = Page("tension", "How tense are the games?")
    counts = sorted({each.games for each in told})
    games = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    page.say(
        f"Games between equal bots (`{bot}`), {games} for each number of players, seed {seed}. At one decision in ten "
        f"{asks} equal bots are asked, for the entropy. So few games tell the large differences, not the small ones: ± "
        "is a standard error. The same command on the same code writes the same page:"
    )
    page.say(f"    {command}")
    page.say("## What is measured")
    page.say(*explained())
    page.say(*SOURCES)
    page.say("## All games")
    page.show("measures", "Measures of tension", panels(told))
    page.show("open", "How long is it anybody's game?", curves(told))
    for name in dict.fromkeys(each.name for each in told):
        mine = [each for each in told if each.name == name]
        page.say(f"## {name}")
        played = ", ".join(f"{each.games} with {each.seats}" for each in mine)
        page.say(f"Games: {played} players.")
        page.table(tension_table(mine))
    return page


SOURCES = (
    "Points are those of the moment (`Position.standings`), looked at between turns. Lead changes, drama and when a",
    "game is decided are C. Browne's (*Automatic generation and evaluation of recombination games*, 2008; with F.",
    "Maire, *Evolutionary game design*, 2010), who judges positions by a search instead. Branching, choices and",
    "evenness are metrics of Ludii (É. Piette and others, 2020; M. Stephenson and others, *General game concepts*,",
    "2021); margin and dead time are of the kind that TAG gathers (R. Gaina and others, 2020). Entropy is C. Shannon's",
    "(1948). Chances to win are a conditional logit on points (D. McFadden, 1974), tenth by tenth.",
)


def _value(found: Mean) -> str:
    places = 1 if abs(found.mean) >= 10 else 2 if abs(found.mean) >= 1 else 3
    return f"{found.mean:.{places}f} ± {found.error:.{places}f}"
