"""What places outside the capital promise a building or a landmark: tech cards and the plots of tapestry cards.

For bots, not a rule.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.effects import AnyOrder
from ecumene.games.tapestry.box.actions import USE, TapestryAction
from ecumene.games.tapestry.mind.worth import NEARLY, Glance
from ecumene.games.tapestry.play.card_plots import coverings, open_grids, plots_of, spot_of
from ecumene.games.tapestry.play.numbers import MIDDLE, OPEN

LATER: Final = 0.5  # part of what a tech card's square gives, where another upgrade must come first
DEPTH: Final = 1


def on_card_gain(glance: Glance, what: int, action: TapestryAction) -> float:
    """What a card promises that takes an income building, or KINDS + a landmark."""
    if action.verb == USE:
        return on_tech_gain(glance, action.arg)
    best = 0.0
    for grid in open_grids(glance.position, glance.seat):
        if spot_of(glance.position, glance.seat, grid) == action.arg:
            for mask in coverings(glance.position, glance.seat, grid, what).values():
                best = max(best, covered_gain(glance, grid, mask))
    return best


def on_tech_gain(glance: Glance, card: int) -> float:
    """A landmark on a tech card: what its square gives is no longer out of reach."""
    position = glance.position
    square = glance.promise(position.box.tech[card].square, card, DEPTH)
    return square if position.tech_row[card] == MIDDLE else LATER * square


def covered_gain(glance: Glance, grid: int, mask: int) -> float:
    """What the plots of a tapestry card give that are covered, and how much nearer all of them are to it."""
    position = glance.position
    plots = plots_of(position, grid)
    left = position.grids[len(position.shared.plotted) * glance.seat + grid].count(OPEN)
    value = 0.0
    if plots.whole >= 0:
        nearer = NEARLY[max(left - mask.bit_count(), 0)] - NEARLY[left]
        value += nearer * glance.promise(plots.whole, -1, DEPTH)
    if plots.each >= 0:
        effect = position.book.effects[plots.each]
        if not isinstance(effect, AnyOrder):
            return value + mask.bit_count() * glance.promise(plots.each, -1, DEPTH)
        for plot in range(len(effect.several)):
            if mask >> plot & 1:
                value += glance.weigh(effect.several[plot], -1, DEPTH)
    return value
