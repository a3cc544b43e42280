"""Lines that fit: texts and items laid out in a terminal's columns."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

BETWEEN = "   "  # items side by side
NARROW = 20  # columns that a text takes at least


def wrapped(text: str, width: int) -> list[str]:
    """A text as lines that fit, broken between words only."""
    return wrap(text, width, break_long_words=False, break_on_hyphens=False)


def hanging(text: str, width: int) -> list[str]:
    """A text as lines that fit, two columns in, and those after the first four."""
    found = wrapped(text, max(width - 4, NARROW))
    return [("  " if index == 0 else "    ") + line for index, line in enumerate(found)]


def flow(items: Sequence[str], width: int) -> list[str]:
    """Items side by side, none of them broken between lines."""
    rows = [""]
    for item in items:
        longer = f"{rows[-1]}{BETWEEN}{item}".strip()
        if rows[-1] and len(longer) > width:
            rows.append(item)
        else:
            rows[-1] = longer
    return rows
