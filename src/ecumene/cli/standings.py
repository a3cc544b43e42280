"""Standings, printed and dumped: who stands where, and how the points came together."""

from __future__ import annotations

from textwrap import wrap

from ecumene.cli.terminal import Terminal
from ecumene.core.position import Position
from ecumene.core.speech import Speech


def print_standings(terminal: Terminal, speech: Speech, position: Position) -> None:
    """The seats, best first, each with the parts of its points."""
    standings = position.standings()
    over = not position.pending()
    if over:
        winners = ", ".join(speech.who(seat) for seat in standings.winners)
        terminal.say("standings-winners", n=len(standings.winners), winners=winners)
    else:
        terminal.say("standings-so-far")
    longest = max(len(speech.who(row.seat)) for row in standings)
    for row in standings:
        name = speech.who(row.seat).ljust(longest)
        indent = len(f"  {row.place}. {name}  {row.points:>4}  ")
        parts = wrap(speech.parts(row.tally), terminal.width - indent) or [""]
        start = f"  {row.place}. {terminal.paint(name, row.seat)}  {row.points:>4}  {parts[0]}"
        terminal.print("\n".join([start.rstrip(), *(" " * indent + part for part in parts[1:])]))


def dump_standings(position: Position) -> list[dict[str, object]]:
    """The seats, best first, in plain JSON types."""
    return [
        {
            "seat": row.seat,
            "place": row.place,
            "points": row.points,
            "tie_break": list(row.tie_break),
            "items": [[line.rule, line.amount] for line in row.tally.lines],
        }
        for row in position.standings()
    ]
