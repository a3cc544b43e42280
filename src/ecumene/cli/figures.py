"""How the command line tells what samples of games say: means, shares, and between what they lie."""

from __future__ import annotations

from ecumene.cli.terminal import Terminal
from ecumene.lab.statistics import Mean, Rate

UNKNOWN = "–"
"""Where there is too little to tell a figure."""


def mean(terminal: Terminal, found: Mean) -> str:
    """An average with its standard error."""
    if found.error is None:
        return terminal.words("mean-of-one", mean=found.mean)
    return terminal.words("mean", mean=found.mean, error=found.error)


def percent(terminal: Terminal, share: float | None) -> str:
    """A share."""
    return UNKNOWN if share is None else terminal.words("percent", n=share)


def rate(terminal: Terminal, found: Rate) -> list[str]:
    """A share, and between what it lies."""
    return [percent(terminal, found.rate), interval(terminal, (found.low, found.high))]


def interval(terminal: Terminal, between: tuple[float, float] | None) -> str:
    """Between what a share lies."""
    if between is None:
        return UNKNOWN
    low, high = (percent(terminal, edge) for edge in between)
    return terminal.words("interval", low=low, high=high)
