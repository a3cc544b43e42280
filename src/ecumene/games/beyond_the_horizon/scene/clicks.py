"""Clicks: what a hand would click to choose an action.

An action is chosen by the thing it is about: a space or its card, a slot of the tree, a unit and then a hex, a tile, a
building, the next cube of a track. Where it is about none it is a button, a step that begins with `~`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.staging import Clicks, any_of
from ecumene.games.beyond_the_horizon.box import actions as verbs
from ecumene.games.beyond_the_horizon.box.actions import PRODUCTS, HorizonAction, unit_number, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import COLOURS, NONE, TOKENS, UNITS
from ecumene.games.beyond_the_horizon.play.committing import Commit, kind_for
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.production import ChooseProduction
from ecumene.games.beyond_the_horizon.scene.board import private_deed
from ecumene.games.beyond_the_horizon.scene.stage import spaces
from ecumene.games.beyond_the_horizon.scene.things import (
    building_id,
    cell_id,
    cube_id,
    deed_id,
    government_id,
    objective_id,
    slot_id,
    technology_id,
    track_id,
    track_space_id,
    unit_id,
)
from ecumene.games.beyond_the_horizon.scene.tree import free_places

BUTTONS: Final[dict[int, str]] = {
    verbs.BUY: "~buy",
    verbs.SELL: "~sell",
    verbs.ACCEPT: "~accept",
    verbs.PASS: "~pass",
}
"""The step of each action that is about nothing."""
TRADES: Final[tuple[int, ...]] = (verbs.BUY, verbs.SELL, verbs.RECALL)
TRADE: Final = "~trade"
"""The step with which one begins to trade."""
RECALL: Final = "~recall"
"""The step with which one takes a unit back from the map."""
SCHOLARS: Final = ("~scholar.active", "~scholar.column")
"""The steps that say where a scholar comes from."""
SETTLING: Final[dict[int, str]] = {verbs.COLONISE: "~colonise", verbs.FORTIFY: "~fortify", verbs.JOIN: "~join"}
"""The steps that choose between several things to do on one tile."""


class Legal:
    """The legal actions of a question, and which of them share their first click."""

    def __init__(self, position: HorizonPosition, seat: Seat, actions: Sequence[HorizonAction]) -> None:
        self.position = position
        self.seat = seat
        self.actions = actions

    def others(self, action: HorizonAction) -> int:
        """How many actions are about the same thing, this one included."""
        same = ON_TILE if action.verb in ON_TILE else (action.verb,)
        return sum([other.arg == action.arg and other.verb in same for other in self.actions])


ON_TILE: Final[tuple[int, ...]] = (verbs.COLONISE, verbs.FORTIFY, verbs.BUILD, verbs.JOIN)
"""Verbs that are all begun by a click on a tile."""


def path_of(legal: Legal, action: HorizonAction) -> Clicks:
    """What a seat clicks to choose an action; where trades are one of several things, they begin with a button."""
    path: Clicks = [BUTTONS[action.verb]] if action.verb in BUTTONS else CLICKS[action.verb](legal, action)
    trading = action.verb in TRADES and isinstance(legal.position.question(), ChooseProduction)
    return [TRADE, *path] if trading else path


# ---- cards and spaces


def _government(legal: Legal, action: HorizonAction) -> Clicks:
    return [government_id(legal.position.box.governments[action.arg].id)]


def _space(legal: Legal, action: HorizonAction) -> Clicks:
    """A free place for the pawn; the card will do for one without a fee, and else for one with a fee."""
    position = legal.position
    card = deed_id(position.box, action.arg)
    if private_deed(position, action.arg):
        return [card]
    places = free_places(position, 2 * action.arg + action.more)
    if position.box.deeds[action.arg].shared:
        places = [slot["id"] for slot in spaces(position, action.arg)]
    return [any_of([*places, card] if not action.more or legal.others(action) == 1 else places)]


def _slot(legal: Legal, action: HorizonAction) -> Clicks:
    """A slot or the card on it, and where the scholar comes from if that is open."""
    box, technology = legal.position.box, legal.position.cards[action.arg]
    things = [slot_id(box, action.arg)]
    if technology != NONE:
        things.append(technology_id(box, technology))
    return [any_of(things)] if legal.others(action) == 1 else [any_of(things), SCHOLARS[action.more]]


def _technology(legal: Legal, action: HorizonAction) -> Clicks:
    return [technology_id(legal.position.box, action.arg)]


def _basic(legal: Legal, action: HorizonAction) -> Clicks:
    position = legal.position
    return [any_of([deed_id(position.box, action.arg), *[slot["id"] for slot in spaces(position, action.arg)]])]


def _objective(legal: Legal, action: HorizonAction) -> Clicks:
    return [objective_id(legal.position.box.objectives[action.arg].id)]


def _building(legal: Legal, action: HorizonAction) -> Clicks:
    return [building_id(legal.position.box.buildings[action.arg].id)]


def _cube(legal: Legal, action: HorizonAction) -> Clicks:
    """The next cube of a track, its space, or the track."""
    position, seat, track = legal.position, legal.seat, action.arg
    space = position.removed[TRACK_COUNT * seat + track]
    return [any_of([cube_id(seat, track, space), track_space_id(seat, track, space), track_id(seat, track)])]


# ---- the map


def tile_cell(position: HorizonPosition, tile: int) -> str:
    """The hex on which a tile lies."""
    return cell_id(position.hex_q[tile], position.hex_r[tile])


def _unit(legal: Legal, action: HorizonAction) -> Clicks:
    return [unit_id(legal.position.box, legal.seat, action.arg)]


def _recall(legal: Legal, action: HorizonAction) -> Clicks:
    """A trade that is about a unit begins with a button, as the other trades do."""
    return [RECALL, *_unit(legal, action)]


def _walk(legal: Legal, action: HorizonAction) -> Clicks:
    return [*_unit(legal, action), tile_cell(legal.position, action.more)]


def _explore(legal: Legal, action: HorizonAction) -> Clicks:
    position, tile = legal.position, unit_tile(action.arg)
    step = position.box.steps[action.more]
    return [*_unit(legal, action), cell_id(position.hex_q[tile] + step[0], position.hex_r[tile] + step[1])]


def _recruit(legal: Legal, action: HorizonAction) -> Clicks:
    """A tile, and which unit if that is open."""
    path: Clicks = [tile_cell(legal.position, action.arg)]
    return path if legal.others(action) == 1 else [*path, f"~unit.{UNITS[action.more]}"]


def _settle(legal: Legal, action: HorizonAction) -> Clicks:
    """A tile, and what to do there if that is open: for a new building, which."""
    path: Clicks = [tile_cell(legal.position, action.arg)]
    if legal.others(action) == 1:
        return path
    if action.verb == verbs.BUILD:
        return [*path, building_id(legal.position.box.buildings[action.more].id)]
    return [*path, SETTLING[action.verb]]


def _commit(legal: Legal, action: HorizonAction) -> Clicks:
    """A unit on the tile that is being settled."""
    question = legal.position.question()
    assert isinstance(question, Commit)
    unit = unit_number(question.tile, kind_for(question.sort), action.arg + 1)
    return [unit_id(legal.position.box, legal.seat, unit)]


# ---- buttons


def _colour(legal: Legal, action: HorizonAction) -> Clicks:
    return [f"~colour.{COLOURS[action.arg]}"]


def _token(legal: Legal, action: HorizonAction) -> Clicks:
    return [f"~token.{TOKENS[action.arg]}"]


def _produce(legal: Legal, action: HorizonAction) -> Clicks:
    return [f"~produce.{PRODUCTS[action.arg]}"]


def _pick(legal: Legal, action: HorizonAction) -> Clicks:
    return [f"~pick.{action.arg + 1}"]


Clicked: TypeAlias = Callable[[Legal, HorizonAction], Clicks]

CLICKS: Final[dict[int, Clicked]] = {
    verbs.GOVERN: _government, verbs.ACT: _space, verbs.RESEARCH: _slot, verbs.COLOUR: _colour,
    verbs.KEEP: _technology, verbs.COPY: _technology, verbs.BASIC: _basic, verbs.CUBE: _cube,
    verbs.RECRUIT: _recruit, verbs.UPGRADE: _unit, verbs.MOVE: _walk, verbs.EXPLORE: _explore,
    verbs.COLONISE: _settle, verbs.FORTIFY: _settle, verbs.COMMIT: _commit, verbs.BUILD: _settle,
    verbs.JOIN: _settle, verbs.TAKE: _building, verbs.TOKEN: _token, verbs.PRODUCE: _produce,
    verbs.RECALL: _recall, verbs.CLAIM: _objective, verbs.PICK: _pick,
}  # fmt: skip
"""What is clicked for each verb; those of `BUTTONS` are about nothing."""
