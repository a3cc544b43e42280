"""Exams: what a net that plays is worth, by the lab's own matches on seeds that no training has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ecumene.lab.match import Setup
from ecumene.lab.series import Series, report
from ecumene.lab.statistics import Rate
from ecumene.learning.course import Table

APART: Final = 1 << 40
"""Seeds of exams begin here; training counts up from small ones."""


def examine(game: str, table: Table, player: Path, against: str, games: int, jobs: int, seed: int = 0) -> Rate:
    """The part of the wins of one seat that the player has, where the others are such bots; all seats in turn."""
    bots = (f"net:{player}", *[against] * (table.seats - 1))
    matches, _ = Series(Setup(game, table.seats, table.options), bots, games, APART + seed).run(jobs)
    return next(bot.wins for bot in report(matches).bots if bot.bot == bots[0])
