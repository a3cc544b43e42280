"""Plots that are printed on a tapestry card."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plots:
    """Plots printed on a card, on which buildings may stand; effects are -1 where there is none."""

    cells: tuple[tuple[int, int], ...]  # (row, column) of each
    each: int  # the effects of all plots, one for each, to be done in any order
    whole: int  # what is done once all are covered
