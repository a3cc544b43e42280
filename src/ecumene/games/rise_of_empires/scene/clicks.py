"""Clicks: what a hand would click to choose an action.

An action is chosen by the thing it is about: a tile, a disc, a region or the cubes in it; where it is about none, by a
button, a step that begins with `~`. A disc and what it is for are one deed: the tile is clicked, and the disc goes into
its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.agenda import Question
from ecumene.core.staging import Clicks, any_of
from ecumene.games.rise_of_empires.box import actions as verbs
from ecumene.games.rise_of_empires.box.actions import EmpiresAction
from ecumene.games.rise_of_empires.box.content import EMPIRE, THINGS, TRADE
from ecumene.games.rise_of_empires.play import trade
from ecumene.games.rise_of_empires.play.attacks import opponents
from ecumene.games.rise_of_empires.play.combat import Fight
from ecumene.games.rise_of_empires.play.empire import tiles_left
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.taking import takeable
from ecumene.games.rise_of_empires.scene.things import (
    city_id,
    cubes_id,
    disc_id,
    empire_id,
    place_id,
    progress_id,
    row_id,
    tile_id,
    trade_id,
)

BUTTONS: Final[dict[int, str]] = {
    verbs.RESTART: "~restart",
    verbs.PASS: "~pass",
    verbs.DONE: "~done",
    verbs.ACCEPT: "~accept",
    verbs.DECLINE: "~decline",
}
"""The step of each action that is about nothing."""
LINES: Final = ("~line.upper", "~line.lower")
"""The steps that choose a line of an empire tile."""


def row_options(position: EmpiresPosition, seat: Seat, row: int) -> list[EmpiresAction]:
    """What a seat could do with a disc of a row, one action each."""
    acts = position.acts
    if row == EMPIRE:
        return [acts.of[verbs.EMPIRE][tile] for tile in tiles_left(position)]
    if row == TRADE:
        return [acts.of[verbs.TRADE][space] for space in trade.spaces(position, seat)]
    return [acts.of[verbs.TAKE][tile] for tile in takeable(position, seat, row)]


def path_of(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    """What a seat clicks to choose an action at a question."""
    if action.verb in BUTTONS:
        return [BUTTONS[action.verb]]
    return CLICKS[action.verb](position, seat, action, question)


# ---- the displays


def _row(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [row_id(action.arg)]


def _disc(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [disc_id(action.arg, action.more)]


def _tile(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    """A tile, new or left over."""
    name = position.box.tiles[action.arg].id
    ids: list[str] = []
    if action.arg in position.shown:
        ids.append(tile_id(name))
    if action.arg in position.beside:
        ids.append(tile_id(name, True))
    return [any_of(ids)]


def _empire(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [empire_id(position.box.empires[action.arg].id)]


def _trade(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [trade_id(position.box.trades[action.arg].id)]


def _place(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [place_id(action.arg)]


# ---- the map


def region_ids(position: EmpiresPosition, region: int) -> list[str]:
    """A region and the cubes in it."""
    name = position.box.regions[region].id
    return [name, *[cubes_id(name, seat) for seat in range(position.seats) if position.cubes_of(seat, region)]]


def _region(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [any_of(region_ids(position, action.arg))]


def _target(position: EmpiresPosition, seat: Seat, action: EmpiresAction, opponent: Seat) -> Clicks:
    """An opponent's cubes; the region will do where nobody else's can be meant."""
    name = position.box.regions[action.arg].id
    alone = len(opponents(position, seat, action.arg)) == 1
    return [any_of([cubes_id(name, opponent), name] if alone else [cubes_id(name, opponent)])]


def _fight(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    """The cubes to fight, and the line where two are left."""
    path = _target(position, seat, action, action.more >> 1)
    several = isinstance(question, Fight) and len(question.lines(position)) > 1
    return [*path, LINES[action.more & 1]] if several else path


def _strike(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return _target(position, seat, action, action.more)


# ---- own tiles


def _progress(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [progress_id(position.box.progress[action.arg].id, seat)]


def _city(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [city_id(position.box.cities[action.arg].id, seat)]


# ---- buttons


def _pay(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [f"~pay.{THINGS[action.arg]}"]


def _town(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [f"~town.{THINGS[action.arg]}"]


def _pick(position: EmpiresPosition, seat: Seat, action: EmpiresAction, question: Question) -> Clicks:
    return [f"~pick.{action.arg + 1}"]


Clicked: TypeAlias = Callable[[EmpiresPosition, Seat, EmpiresAction, Any], Clicks]

CLICKS: Final[dict[int, Clicked]] = {
    verbs.DISC: _row, verbs.REST: _row, verbs.BACK: _disc, verbs.PAY: _pay, verbs.TAKE: _tile, verbs.EMPIRE: _empire,
    verbs.PLACE: _region, verbs.FIGHT: _fight, verbs.STRIKE: _strike, verbs.TRADE: _trade, verbs.USE: _progress,
    verbs.ALLY: _region, verbs.PICK: _pick, verbs.TOWN: _town, verbs.DISCARD: _city, verbs.KEEP_PROGRESS: _progress,
    verbs.KEEP_CITY: _city, verbs.POSITION: _place,
}  # fmt: skip
"""What is clicked for each verb; those of `BUTTONS` are about nothing. How many comes as a step of its own."""
