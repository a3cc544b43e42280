"""Places on cards: landmarks on tech cards that ask for one, and buildings on the plots of tapestry cards.

Whatever stands on a card is owned and counts like anything else, but is not in the capital
[tapestry.capital.on_cards]. The plots of a tapestry card are open while the card is in force, to whoever played it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.effects import AnyOrder
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CARD, MARGIN, PLOT, USE, TapestryAction
from ecumene.games.tapestry.box.content import CITY
from ecumene.games.tapestry.box.plots import Plots
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, ERAS, KINDS, LANDMARK, NONE, ON_CARD, OPEN
from ecumene.games.tapestry.play.technology import RaiseCard, upgradable

TAKEN: Final = -1  # in place of the bit of a plot


def card_ways(position: TapestryPosition, seat: Seat, what: int) -> list[Action]:
    """The cards that would take an income building, or KINDS + a landmark: tech cards, then tapestry cards."""
    ways: list[Action] = []
    if what >= KINDS:
        ways += [position.acts.of[USE][card] for card in waiting_cards(position, seat)]
    for grid in open_grids(position, seat):
        if coverings(position, seat, grid, what):
            ways.append(position.acts.of[CARD][spot_of(position, seat, grid)])
    return ways


def put_on_card(position: TapestryPosition, seat: Seat, what: int, action: TapestryAction, cause: str) -> None:
    """Put something on the card that an action of `card_ways` names."""
    if action.verb == USE:
        put_on_tech(position, seat, what - KINDS, action.arg, cause)
        return
    for grid in open_grids(position, seat):
        if spot_of(position, seat, grid) == action.arg:
            ask_plots(position, seat, grid, what, cause)


# ---- tech cards


def waiting_cards(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tech cards of a seat on which a landmark may stand and none does [tapestry.technology.landmark]."""
    owner, tech = position.tech_owner, position.box.tech
    return [
        card
        for card in range(len(owner))
        if owner[card] == seat and tech[card].needs_landmark and position.tech_landmark[card] == NONE
    ]


def put_on_tech(position: TapestryPosition, seat: Seat, landmark: int, card: int, cause: str) -> None:
    """A landmark of any size stands on a tech card, which may be upgraded at once [tapestry.technology.landmark]."""
    position.tech_landmark[card] = landmark
    position.landmark_site[landmark] = ON_CARD
    told = {"who": seat, "landmark": position.box.landmarks[landmark].id, "tech": position.box.tech[card].id}
    position.tell("tapestry-log-on-tech", told)
    if card in upgradable(position, seat):
        position.agenda.append(RaiseCard(seat, card, False, True, f"tech.{position.box.tech[card].id}"))


# ---- tapestry cards


def open_grids(position: TapestryPosition, seat: Seat) -> list[int]:
    """The cards with plots, as places in `plotted`, that are in force for a seat and not full.

    A copied ability brings no plots, for they are on the card alone [tapestry.capital.on_cards]; so the card of this
    era must lie there itself.
    """
    found: list[int] = []
    if not position.shared.plotted:
        return found
    current = position.mat(seat, position.current_space(seat))[-1:]
    for grid, kind in enumerate(position.shared.plotted):
        in_force = (kind == position.ability[seat] and current == (kind,)) or kind in position.lasting[seat]
        if in_force and OPEN in position.grids[len(position.shared.plotted) * seat + grid]:
            found.append(grid)
    return found


def plots_of(position: TapestryPosition, grid: int) -> Plots:
    """What is printed on a card with plots."""
    plots = position.box.cards[position.shared.plotted[grid]].plots
    assert plots is not None
    return plots


def spot_of(position: TapestryPosition, seat: Seat, grid: int) -> int:
    """Where the card lies, 5 * seat + era - 1."""
    kind = position.shared.plotted[grid]
    return next(spot for spot in range(ERAS * seat, ERAS * seat + ERAS) if position.mats[spot][-1:] == (kind,))


def coverings(position: TapestryPosition, seat: Seat, grid: int, what: int) -> dict[Action, int]:
    """The ways to put something on the plots of a card, each with the plots that it covers, a bit for each.

    A landmark may hang over the edge, where it is in nobody's way, so of several ways that cover the same plots one
    stands for all [tapestry.capital.on_cards].
    """
    cells = plots_of(position, grid).cells
    covered = position.grids[len(position.shared.plotted) * seat + grid]
    free = {cell: 1 << plot for plot, cell in enumerate(cells) if covered[plot] == OPEN}
    if what < KINDS:
        return {position.acts.of[PLOT][CITY * row + column]: bit for (row, column), bit in free.items()}
    plots = {cell: free.get(cell, TAKEN) for cell in cells}
    found: dict[Action, int] = {}
    rows, columns = max([cell[0] for cell in cells]) + 1, max([cell[1] for cell in cells]) + 1
    for top in range(-MARGIN, rows):
        for left in range(-MARGIN, columns):
            for turn, shape in enumerate(position.box.landmarks[what - KINDS].shapes):
                mask = _free_under(plots, shape, top, left)
                if mask and mask not in found.values():
                    found[position.acts.site(top, left, turn)] = mask
    return found


def _free_under(plots: dict[tuple[int, int], int], shape: tuple[tuple[int, int], ...], top: int, left: int) -> int:
    """The bits of the plots that a landmark would cover; none where it lies beside them, or on one that is taken."""
    mask = 0
    for row, column in shape:
        bit = plots.get((top + row, left + column), 0)
        if bit == TAKEN:
            return 0
        mask |= bit
    return mask


def ask_plots(position: TapestryPosition, seat: Seat, grid: int, what: int, cause: str) -> None:
    """Ask which plots of a card are covered; with a single way there is nothing to ask."""
    ways = coverings(position, seat, grid, what)
    if len(ways) > 1:
        position.agenda.append(PlaceOnCard(seat, grid, what, cause))
    else:
        cover_plots(position, seat, grid, what, next(iter(ways.values())))


def cover_plots(position: TapestryPosition, seat: Seat, grid: int, what: int, mask: int) -> None:
    """Something stands on plots of a card: each may give something, and all of them once they are covered.

    [tapestry.capital.on_cards]
    """
    slot = len(position.shared.plotted) * seat + grid
    stands = BUILDING + what if what < KINDS else LANDMARK + what - KINDS
    position.grids[slot] = tuple([stands if mask >> n & 1 else old for n, old in enumerate(position.grids[slot])])
    if what >= KINDS:
        position.landmark_site[what - KINDS] = ON_CARD
    card, plots = position.box.cards[position.shared.plotted[grid]], plots_of(position, grid)
    position.tell("tapestry-log-on-card", {"who": seat, "card": card.id, "n": mask.bit_count()})
    if plots.whole >= 0 and OPEN not in position.grids[slot]:
        position.perform(seat, plots.whole, f"card.{card.id}")
    if plots.each >= 0:
        effects = position.book.effects[plots.each]
        if isinstance(effects, AnyOrder):
            effects.go_on(position, seat, mask, f"card.{card.id}", NONE)
        else:
            position.perform(seat, plots.each, f"card.{card.id}")


@dataclass(frozen=True, eq=False)
class PlaceOnCard(SeatQuestion):
    """Which plots of a tapestry card a building or a landmark covers [tapestry.capital.on_cards]."""

    grid: int
    what: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return list(coverings(position, seat, self.grid, self.what))

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in coverings(position, seat, self.grid, self.what):
            raise IllegalAction("tapestry.capital.on_cards")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        mask = coverings(position, seat, self.grid, self.what)[action]
        cover_plots(position, seat, self.grid, self.what, mask)


# ---- what follows the card


def hand_over(position: TapestryPosition, card: int, seat: Seat) -> None:
    """A tech card comes to another player, with the landmark on it; a single-use card turned over.

    [tapestry.technology.landmark] [tapestry.technology.single_use]
    """
    landmark = position.tech_landmark[card]
    if landmark != NONE:
        position.landmark_owner[landmark] = seat
    if position.box.tech[card].single_use and card not in position.turned:
        position.turned = sorted([*position.turned, card])


ITEMS: tuple[type[Item], ...] = (PlaceOnCard,)
