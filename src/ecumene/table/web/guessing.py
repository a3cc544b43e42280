"""Guessing: secrets that somebody else would come upon, because they stand in a handbook or follow a pattern.

Whoever guesses a guest's secret is that guest. Browsers are given random ones; a program brings its own, and some would
bring the first that came to mind.
"""

from __future__ import annotations

from itertools import pairwise
from math import log2

SAMPLES = frozenset({"replace-me-by-22-random-letters-or-more"})
"""Secrets that were printed: in our own handbook."""

LEAST_BITS = 64.0
"""What a secret must have in it, estimated from above: an honest one has twice as much."""

ROWS = ("abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
"""What fingers run along: the alphabet, the digits, the rows of a keyboard."""

STEPS = frozenset(step for row in ROWS for one, two in pairwise(row) for step in (one + two, two + one))


def is_guessable(secret: str) -> bool:
    """Whether a secret is a printed sample, repeats itself, runs along, or has too few different letters."""
    if secret in SAMPLES:
        return True
    part = secret[: _period(secret)]
    return _runs_along(part) or len(part) * log2(len(set(part))) < LEAST_BITS


def _period(secret: str) -> int:
    """After how many letters a text only repeats itself."""
    return next(n for n in range(1, len(secret) + 1) if secret[n:] == secret[: len(secret) - n])


def _runs_along(text: str) -> bool:
    """Whether most letters follow from the one before."""
    pairs = [one + two for one, two in pairwise(text.lower())]
    return sum(pair in STEPS or pair[0] == pair[1] for pair in pairs) * 3 > len(pairs) * 2
