"""Setting up: the piles, two civilizations and a capital or two for each, and what the mats kept say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, Sealed
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import places
from ecumene.games.tapestry.box.actions import BEGIN, MAP_SIZE, WORLD, TapestryAction
from ecumene.games.tapestry.box.content import ACHIEVEMENTS, CITY, PLANS_AND_PLOYS, Capital
from ecumene.games.tapestry.play.advanced import may_begin
from ecumene.games.tapestry.play.civilizations import take_mat
from ecumene.games.tapestry.play.drawing import draw_civilization, fill_display, fill_masterpieces
from ecumene.games.tapestry.play.landmark_cards import draft_landmark_cards
from ecumene.games.tapestry.play.model import TapestryPosition, open_grid
from ecumene.games.tapestry.play.numbers import (
    ERAS,
    IMPASSABLE,
    KINDS,
    NO_PLOT,
    NONE,
    OFF,
    OPEN,
    OUTPOST,
    PAD,
    PRINTED,
    UNEXPLORED,
    piece,
)
from ecumene.games.tapestry.play.starting import start_number
from ecumene.games.tapestry.play.turns import BeginTurn

OUTPOSTS = 10
STARTING_OUTPOSTS = 2


def lay_out(position: TapestryPosition) -> None:
    """Everything in its place: mats full of buildings, tokens at the start of every track, piles mixed.

    [tapestry.setup.income_mat] [tapestry.setup.tokens] [tapestry.setup.decks] [tapestry.arts.track]
    """
    box, seats = position.box, position.seats
    position.era = [0] * seats
    position.finished = [0] * seats
    position.stock = [0] * (KINDS * seats)
    position.points = [0] * seats
    position.scored = [0] * (position.sources * seats)
    position.built = [0] * (KINDS * seats)
    position.placed = [0] * (KINDS * seats)
    position.outposts = [OUTPOSTS] * seats
    position.tokens = [(0,)] * (box.track_count * seats)
    position.completed = [0] * seats
    position.activated = [0] * seats
    position.repeated = [()] * seats
    position.tech_row = [NONE] * len(box.tech)
    position.tech_owner = [NONE] * len(box.tech)
    position.tech_mark = [NONE] * len(box.tech)
    position.tech_landmark = [NONE] * len(box.tech)
    position.tech_deck = position.shared.techs_under(position.options)
    position.hands = [[] for _ in range(seats)]
    position.seen = [()] * (seats * seats)
    position.drawn = [()] * seats
    position.deck = [kind for kind, copies in enumerate(position.copies) for _ in range(copies)]
    position.mats = [()] * (ERAS * seats)
    position.ability = [NONE] * seats
    position.lasting = [()] * seats
    position.reserve = [()] * seats
    position.dormant = [NONE] * seats
    position.slid = [0] * (KINDS * seats) if position.futures else []
    position.partner = [NONE] * seats
    position.partner_track = [NONE] * seats
    _lay_out_places(position)


def _lay_out_places(position: TapestryPosition) -> None:
    box, seats, board = position.box, position.seats, position.board
    position.tiles = list(range(len(box.tiles)))
    position.supply = [[] for _ in range(seats)]
    position.stars = position.shared.space_tiles_under(position.options)
    position.star_supply = [[] for _ in range(seats)]
    position.star_explored = [[] for _ in range(seats)]
    size = len(WORLD) if PLANS_AND_PLOYS in position.shared.boxes else MAP_SIZE  # with the mat of the Islanders
    position.land = [OFF] * size
    for place in board.hexes:
        position.land[place] = PRINTED if board.printed[place] else UNEXPLORED
    position.rotation = [0] * size
    position.pieces = [()] * size
    position.capital = [NONE] * seats
    position.home = [NONE] * seats
    position.plots = [[OPEN] * (CITY * CITY) for _ in range(seats)]
    position.districts = [0] * seats
    position.emptied = [0] * seats
    position.grids = [open_grid(box.cards[kind]) for _ in range(seats) for kind in position.shared.plotted]
    position.landmark_owner = [NONE] * len(box.landmarks)
    position.landmark_site = [NONE] * len(box.landmarks)
    position.landmark_cards = [()] * seats
    position.landmark_deck = position.shared.landmark_cards()
    position.achieved = [()] * len(ACHIEVEMENTS)
    position.civs = [()] * seats
    position.civ_state = [()] * len(box.civs)
    position.civ_deck = position.shared.civilizations_under(position.options)
    position.offers = [()] * seats
    position.dice = [NONE] * 3
    position.masterpiece_owner = [NONE] * len(box.masterpieces)
    position.masterpiece_spent = [0] * len(box.masterpieces)
    position.masterpiece_deck = list(range(len(box.masterpieces)))
    position.inspired = [0] * (KINDS * seats)


def begin(position: TapestryPosition) -> None:
    """Deal civilizations and capitals; all choose at once, unseen [tapestry.rulings.setup_choices].

    Two civilizations each [tapestry.setup.civilizations]; one capital with four or five players, a pair that shares
    its start with fewer [tapestry.setup.capitals] [tapestry.rulings.two_base_mats_small_game]. Where a box has advanced
    capitals one of those besides [tapestry.setup.advanced_capitals]. The first player is drawn
    [tapestry.setup.first_player].
    """
    chance = position.chance
    assert chance is not None
    fill_display(position)
    fill_masterpieces(position)
    box = position.box
    pair = box.players[position.seats].pair
    numbered = [(n,) for n, capital in enumerate(box.capitals) if capital.number]
    capitals: list[tuple[int, ...]] = list(box.pairs) if pair else [*numbered]
    advanced = position.shared.advanced_capitals()
    for seat in range(position.seats):
        civs = [draw_civilization(position, "setup") for _ in range(2)]
        dealt = chance.draw("capital", capitals)
        others = [chance.draw("advanced_capital", advanced)] if advanced else []
        position.offers[seat] = (*civs, *dealt, *others)
    position.first = chance.below("first", position.seats)
    position.agenda.append(KeepMats(tuple(range(position.seats))))


@dataclass(frozen=True, eq=False)
class KeepMats(Sealed):
    """Which civilization and which capital to keep [tapestry.setup.civilizations].

    Of base and advanced capitals one keeps a single one; the others leave the game [tapestry.setup.advanced_capitals].
    """

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        offered = position.offers[seat]
        return [
            position.acts.begin(civ, capital)
            for civ in offered[:2]
            for capital in offered[2:]
            if may_begin(position, civ, capital)
        ]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        offered = position.offers[seat]
        if action.verb != BEGIN or action.arg not in offered[:2] or action.turn not in offered[2:]:
            raise IllegalAction("core.choice")
        if not may_begin(position, action.arg, action.turn):
            raise IllegalAction("tapestry.capitals.not_with")

    def reveal(self, position: Any, choices: Mapping[Seat, Action]) -> None:
        """The others go back; mats are set up one player after another from the first.

        [tapestry.setup.civilization_setup]
        """
        assert isinstance(position, TapestryPosition)
        for seat, action in choices.items():
            assert isinstance(action, TapestryAction)
            position.civ_deck += [civ for civ in position.offers[seat][:2] if civ != action.arg]
            _keep(position, seat, action.arg, action.turn)
        position.civ_deck.sort()
        position.offers = [()] * position.seats
        position.tell("tapestry-log-first", {"who": position.first})
        position.agenda.append(BeginTurn(position.first))
        draft_landmark_cards(position)
        for seat in reversed(position.clockwise(position.first)):
            for civ in position.civs[seat]:
                mat = position.box.civs[civ]
                position.perform(seat, mat.start, f"civ.{mat.id}", civ)
                position.perform(seat, mat.setup, f"civ.{mat.id}", civ)


def _keep(position: TapestryPosition, seat: Seat, civ: int, capital: int) -> None:
    """The mats kept; two outposts stand where the player begins."""
    box = position.box
    take_mat(position, seat, civ)
    position.capital[seat] = capital
    position.plots[seat] = _printed_plots(box.capitals[capital])
    start = position.board.start[start_number(position, seat, capital)]
    position.home[seat] = start
    outposts = (piece(seat, OUTPOST),) * STARTING_OUTPOSTS
    position.pieces[start] = position.pieces[start] + outposts
    position.outposts[seat] -= STARTING_OUTPOSTS
    kept = {"who": seat, "civ": box.civs[civ].id, "capital": box.capitals[capital].id}
    position.tell("tapestry-log-keeps", kept)


def _printed_plots(capital: Capital) -> list[int]:
    """The plots of a capital before anything stands on them.

    [tapestry.capitals.pads] [tapestry.capitals.bottle_grid]
    """
    plots = [OPEN] * (CITY * CITY)
    if capital.size < CITY:
        plots = [OPEN if capital.has_plot(plot) else NO_PLOT for plot in range(CITY * CITY)]
    for what, mask in ((IMPASSABLE, capital.impassable), (PAD, capital.pads)):
        for plot in places(mask):
            if plots[plot] != NO_PLOT:
                plots[plot] = what
    return plots


ITEMS: tuple[type[Item], ...] = (KeepMats,)
