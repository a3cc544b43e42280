"""The charts of a balance report."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from ecumene.lab.balance.drawing import Drawing
from ecumene.lab.balance.findings import FEWEST, Findings, Thing
from ecumene.lab.balance.grid import Cell, Heap, Panel, grid, histograms, ticks
from ecumene.lab.balance.subjects import Deed, Kind
from ecumene.lab.statistics import Rate, quantile

ROWS = 40
"""Things on one chart; further ones get another."""
DOTS = "Dots: wins, 95 % intervals; blue above an equal share (dashed), orange below, grey: too close or too few."
LOOKS = ("none", "more", "less")  # by `Rate.against`, where -1 is the last

Name = Callable[[str], str]
"""What a thing or a rule is called."""


def players(seats: int) -> str:
    return f"{seats} players"


def nth(place: int) -> str:
    """An ordinal number, from 0: 1st, 2nd …"""
    return f"{place + 1}{('st', 'nd', 'rd')[place] if place < 3 else 'th'}"


def amount(number: float) -> str:
    """A number with one place, and no such thing as -0.0."""
    return f"{round(number, 1) + 0.0:.1f}"


def scores(told: Sequence[Findings]) -> Drawing:
    heaps = [Heap(players(each.seats), each.points, each.winners) for each in told]
    return histograms("Final scores", "All seats in grey, the winners among them in blue.", heaps, "winners")


def length(told: Sequence[Findings]) -> Drawing:
    if all(each.rounds for each in told):
        return histograms("Length of a game", "Rounds.", [Heap(players(each.seats), each.rounds) for each in told])
    heaps = [Heap(players(each.seats), each.decisions) for each in told]
    return histograms("Length of a game", "Decisions of all seats together, small ones included.", heaps)


def sources(told: Sequence[Findings], name: Name) -> Drawing:
    """Where points come from, source by source."""
    totals: dict[str, float] = {}
    for each in told:
        for source in each.sources:
            totals[source.rule] = totals.get(source.rule, 0.0) + source.mean
    rules = sorted(totals, key=lambda rule: (-totals[rule], rule))
    found = [points for each in told for source in each.sources for points in (source.mean, source.winners)]
    low, high = min(0.0, *found), max(1.0, *found)
    panels = []
    for each in told:
        by_rule = {source.rule: source for source in each.sources}
        cells = [
            Cell(bar=by_rule[rule].mean, dot=by_rule[rule].winners, look="more", text=amount(by_rule[rule].mean))
            if rule in by_rule
            else None
            for rule in rules
        ]
        marks = [(value, f"{value:g}") for value in ticks(low, high, 4)]
        panels.append(Panel(players(each.seats), "points per seat", 130, low, high, marks, cells))
    return grid(
        "Where points come from",
        ["Bars: all seats, on average. Dots: the winners."],
        [name(rule) for rule in rules],
        panels,
    )


def seats(told: Sequence[Findings]) -> Drawing:
    """How often those who play first, second and so on win."""
    rows = max(each.seats for each in told)
    ends = [end * each.seats for each in told for seat in each.order for end in (seat.wins.low, seat.wins.high)]
    span = _span(max(abs(end - 1) for end in ends))
    panels = []
    for each in told:
        cells: list[Cell | None] = [_wins(seat.wins, 1 / each.seats) for seat in each.order]
        cells += [None] * (rows - each.seats)
        panels.append(_win_panel(each.seats, span, cells, 130))
    names = [f"{nth(place)} to play" for place in range(rows)]
    return grid("Does the seat matter?", [DOTS], names, panels)


def things(told: Sequence[Findings], kind: Kind, ids: Sequence[str], name: Name, part: str = "") -> Drawing:
    """How often each thing is taken, and how often those who took it win."""
    lifts = [thing.wins.rate * each.seats for each in told for thing in each.things[kind.id] if thing.wins.trials]
    span = _span(quantile([abs(lift - 1) for lift in lifts] or [0], 0.9))  # the few beyond it are arrows
    bar, dots = (56, 110) if len(told) < 4 else (40, 84)
    panels: list[Panel] = []
    for each in told:
        found = [each.of(kind, thing) for thing in ids]
        taken = [_taken(thing) if thing and thing.offered else None for thing in found]
        wins = [_wins(thing.wins, thing.expected) if thing and thing.wins.trials else None for thing in found]
        marks = [(0.0, "0"), (0.5, ""), (1.0, "100%")]
        panels.append(Panel(players(each.seats), "games", bar, 0, 1, marks, taken))
        panels.append(_win_panel(each.seats, span, wins, dots))
    offered = "with it on offer " if isinstance(kind, Deed) else ""
    notes = [f"Bars: games {offered}in which it was taken; purple: by all who could, or in hardly any.", DOTS]
    return grid(kind.title + part, notes, [name(thing) for thing in ids], panels)


def _taken(thing: Thing) -> Cell:
    look = "flag" if thing.always or thing.never else "plain"
    return Cell(bar=thing.per_offer, bar_look=look, text=f"{thing.per_offer:.0%}")


def _wins(rate: Rate, expected: float) -> Cell:
    look = LOOKS[rate.against(expected) if rate.trials >= FEWEST else 0]
    return Cell(dot=rate.rate, low=rate.low, high=rate.high, look=look, text=f"{rate.rate:.0%}")


def _win_panel(seats: int, span: float, cells: Sequence[Cell | None], width: float) -> Panel:
    """Shares of wins around an equal share, to `span` times it on either side."""
    equal = 1 / seats
    low, high = equal * max(0.0, 1 - span), min(1.0, equal * (1 + span))
    marks = [(value, f"{value:.0%}") for value in (low, equal, high)]
    return Panel(players(seats), "win share", width, low, high, marks, cells, equal)


def _span(farthest: float) -> float:
    """How far a scale reaches on either side of 1, so that this is on it."""
    return min(1.5, max(0.25, ceil(farthest * 8) / 8))
