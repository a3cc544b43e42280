"""The page about tension: every measure for every game and number of players, and how long the outcome stays open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import altair as alt
import polars as pl
from altair.typing import ChartType

from ecumene.core.game import Game
from ecumene.lab.balance.playing import Played
from ecumene.lab.inference import interval
from ecumene.lab.looks import DAY, LINES, tip
from ecumene.lab.page import Page, table
from ecumene.lab.statistics import Mean, mean
from ecumene.lab.tension import TENTHS
from ecumene.lab.uncertainty import uncertainty
from ecumene.lab.voice import Voice, voice_of

MEASURES = (
    "lead_changes",
    "lead_change_rate",
    "drama",
    "deepest",
    "decided",
    "margin",
    "branching",
    "bits",
    "entropy",
    "choices",
    "wait",
    "longest_wait",
    "evenness",
)
"""As `lab.tension` names them, in the order of the tables."""
SHOWN = ("lead_changes", "drama", "decided", "margin", "branching", "entropy", "wait", "longest_wait", "evenness")
"""What is drawn; the tables have all."""


@dataclass(frozen=True)
class Tense:
    """What was measured in the games of one number of players."""

    game: Game
    seats: int
    games: int
    measures: Mapping[str, Mean]
    between: Mapping[str, tuple[float, float]]  # the intervals of those means
    open: tuple[float, ...]  # how open the outcome is, by tenths


def measure(game: Game, seats: int, played: Sequence[Played]) -> Tense:
    """The measures of a sample; all of its games must have been told."""
    values = {what: [each.tension[what] for each in played] for what in MEASURES if what in played[0].tension}
    found = {what: mean(mine) for what, mine in values.items()}
    between = {what: interval(mine) for what, mine in values.items()}
    shares = [[each.share(seat) for seat in range(seats)] for each in played]
    return Tense(game, seats, len(played), found, between, tuple(uncertainty([each.course for each in played], shares)))


def tension_table(told: Sequence[Tense], voice: Voice) -> pl.DataFrame:
    """Measures down the side, numbers of players across."""
    rows = []
    for what in MEASURES:
        if all(what in each.measures for each in told):
            rows.append([voice(f"measure-{what}"), *(_value(each.measures[what], voice) for each in told)])
    rows.append([voice("open-at-half"), *(voice.number(each.open[TENTHS // 2], ".2f") for each in told)])
    return table(["", *(voice.players(each.seats) for each in told)], rows)


def explained(voice: Voice) -> list[tuple[str, str]]:
    """The measures, and what each is."""
    return [(voice(f"measure-{what}"), voice.form(f"measure-{what}", "is")) for what in MEASURES]


def curves(told: Sequence[Tense], voice: Voice, width: int = 420, height: int = 240) -> ChartType:
    """How long the outcome stays open; a click on a number of players in the legend leaves that line alone."""
    rows = [
        {
            "part": moment / TENTHS,
            "open": round(value, 4),
            "players": str(each.seats),
            "game": each.game.name(voice.lang),
        }
        for each in told
        for moment, value in enumerate(each.open)
    ]
    picked = alt.selection_point("picked", fields=["players"], bind="legend")
    numbers = sorted({str(each.seats) for each in told})
    base = alt.Chart(pl.DataFrame(rows)).encode(
        alt.X("part:Q").axis(format="%").title(voice("axis-part")),
        alt.Y("open:Q").scale(domain=[0, 1]).title(voice("field-open")),
        alt.Color("players:N", title=voice("axis-players")).scale(domain=numbers, range=LINES[: len(numbers)]),
        opacity=alt.when(picked).then(alt.value(1.0)).otherwise(alt.value(0.12)),
        tooltip=[tip(voice, "game"), tip(voice, "players"), tip(voice, "part", ".0%"), tip(voice, "open", ".2f")],
    )
    chart = base.mark_line(point=True, strokeWidth=2).add_params(picked).properties(width=width, height=height)
    title = alt.TitleParams(voice("tension-open"), subtitle=voice("chart-open-note"))
    shown: ChartType = chart.properties(title=title)
    games = _games(told, voice)
    if len(games) > 1:
        named = alt.Facet("game:N", title=None, sort=games)
        shown = chart.properties(width=250, height=170).facet(named, columns=3).properties(title=title)
    return shown


def panels(told: Sequence[Tense], voice: Voice) -> ChartType:
    """A panel for each measure: games side by side, by numbers of players, with 95 % intervals."""
    rows = [
        {
            "measure": voice(f"measure-{what}"),
            "game": each.game.name(voice.lang),
            "players": each.seats,
            "value": round(found.mean, 4),
            "low": round(each.between[what][0], 4),
            "high": round(each.between[what][1], 4),
        }
        for what in SHOWN
        for each in told
        if (found := each.measures.get(what)) is not None
    ]
    games = _games(told, voice)
    picked = alt.selection_point("picked", fields=["game"], bind="legend")
    lit = alt.when(picked).then(alt.value(1.0)).otherwise(alt.value(0.12))
    base = alt.Chart().encode(
        alt.X("players:O").axis(labelAngle=0).title(voice("axis-players")),
        color=alt.Color("game:N", title=None).scale(domain=games, range=LINES[: len(games)]),
        tooltip=[tip(voice, column) for column in ("game", "players", "measure", "value", "low", "high")],
        opacity=lit,
    )
    lines = base.mark_line(point=alt.OverlayMarkDef(size=45), strokeWidth=2).encode(alt.Y("value:Q").title(None))
    spans = base.mark_rule().encode(alt.Y("low:Q"), alt.Y2("high:Q"))
    stacked = alt.layer(spans, lines.add_params(picked), data=pl.DataFrame(rows)).properties(width=220, height=140)
    order = [voice(f"measure-{what}") for what in SHOWN]
    named = alt.Facet("measure:N", title=None, sort=order, header=alt.Header(labelColor=DAY["ink"]))
    chart = stacked.facet(named, columns=3).resolve_scale(y="independent")
    title = alt.TitleParams(voice("chart-measures"), subtitle=voice("chart-measures-note"))
    shown: ChartType = chart.properties(title=title)
    return shown


def tension_page(told: Sequence[Tense], bot: str, asks: int, seed: int, command: str, lang: str = "en") -> Page:
    """All games beside each other, then each by itself."""
    voice = voice_of(lang)
    page = Page("tension", voice("tension-title"), lang)
    counts = sorted({each.games for each in told})
    games = str(counts[0]) if len(counts) == 1 else voice.span(counts[0], counts[-1], "")
    page.say(voice("tension-beginning", bot=bot, games=games, seed=str(seed), asks=asks))
    page.typed(command)
    page.say(f"## {voice('what-is-measured')}")
    lines = [*explained(voice), (voice("measure-open"), voice.form("measure-open", "is"))]
    page.say(*(voice("measure-explained", measure=short, what=meaning) for short, meaning in lines))
    page.say(voice("tension-sources"))
    page.say(f"## {voice('all-games')}")
    page.show("measures", voice("chart-measures"), panels(told, voice))
    page.show("open", voice("tension-open"), curves(told, voice))
    for name in _games(told, voice):
        mine = [each for each in told if each.game.name(lang) == name]
        page.say(f"## {name}")
        played = ", ".join(voice("games-with", games=each.games, seats=each.seats) for each in mine)
        page.say(voice("tension-games", games=played))
        page.table(tension_table(mine, voice))
    return page


def _games(told: Sequence[Tense], voice: Voice) -> list[str]:
    """The names of the games, in their order."""
    return list(dict.fromkeys(each.game.name(voice.lang) for each in told))


def _value(found: Mean, voice: Voice) -> str:
    places = 1 if abs(found.mean) >= 10 else 2 if abs(found.mean) >= 1 else 3
    return voice.mean(found, f".{places}f")
