"""The scene of Beyond the Horizon: what lies on the table, as its viewer may know it, for a screen to draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.elements import phase_steps
from ecumene.core.scene import Deed, Phase, Scene, SceneEvent, Text
from ecumene.core.staging import standings_data, zone_id
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.terms import DEEDS as BOARD
from ecumene.games.beyond_the_horizon.box.terms import NONE, TRACKS
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.objectives import ObjectivePhase
from ecumene.games.beyond_the_horizon.play.turns import ExpansionPhase, ProductionPhase
from ecumene.games.beyond_the_horizon.scene.board import board_elements
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.map import map_elements
from ecumene.games.beyond_the_horizon.scene.offer import offer_elements
from ecumene.games.beyond_the_horizon.scene.things import (
    CITY,
    MAT,
    VILLAGE,
    objective_id,
    panel_id,
    place_id,
    said,
    tile_id,
    track_id,
)
from ecumene.games.beyond_the_horizon.scene.tree import tree_elements

PHASES: Final = ("action", "expansion", "production", "objective")


def horizon_scene(position: HorizonPosition, faces: Faces, viewer: Seat | None) -> Scene:
    """The table now, for a seat or a spectator; `position` is their view."""
    elements = [
        *tree_elements(position, faces, viewer),
        *map_elements(position, faces),
        *offer_elements(position, faces),
    ]
    for seat in range(position.seats):
        elements += board_elements(position, faces, seat)
    return {
        "phase": _phase(position),
        "notes": _notes(position),
        "standings": standings_data(position.game, position.standings()),
        "elements": elements,
    }


# ---- how far the game is


def _notes(position: HorizonPosition) -> list[Text]:
    """The round, and when the game ends."""
    if not position.agenda:
        return [said("table-over")]
    if not position.round:
        return [said("scene-draft")]
    notes: list[Text] = [said("log-round", n=position.round)]
    if position.last_round == position.round:
        notes.append(said("scene-last-round"))
    elif position.last_round:
        notes.append(said("scene-one-more"))
    return notes


def _phase(position: HorizonPosition) -> Phase | None:
    """The four phases of the turn; choosing governments has none."""
    if not position.agenda or not position.round:
        return None
    return {"steps": phase_steps("beyond_the_horizon", PHASES), "now": _now(position)}


def _now(position: HorizonPosition) -> str:
    """The phase of the moment: each leaves the agenda when it begins, and the later ones wait there."""
    coming = [type(item) for item in position.agenda]
    if ExpansionPhase in coming:
        return "action"
    if ProductionPhase in coming:
        return "expansion"
    return "production" if ObjectivePhase in coming else "objective"


# ---- events

DEEDS: Final[dict[str, Deed]] = {
    "round": "phase",
    "last-round": "phase",
    "end-triggered": "milestone",
    "leader": "reveal",
    "reveals": "reveal",
    "keeps": "reveal",
    "explores": "reveal",
    "private": "reveal",
    "claims": "milestone",
    "stage": "milestone",
    "moves": "flow",
    "recruits": "flow",
    "recalls": "flow",
    "colonises": "flow",
    "fortifies": "flow",
    "builds": "flow",
    "joins": "flow",
    "final": "score",
}
"""How events are shown on the board; the others are lines of the log."""

ON_TECHNOLOGY: Final = ("keeps", "gains-technology", "private", "copies")
"""Events about a technology that lies on the table."""


def show_horizon_event(told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
    """Add to an event what it shows on the board."""
    told["do"] = DEEDS.get(what, "note")
    who = args.get("who")
    seat = who if isinstance(who, int) else NONE
    shows = _shown(what, args, seat)
    if shows:
        told["shows"] = shows
    if told["do"] == "flow":
        _add_flow(told, what, args, seat)
    elif told["do"] == "score":
        told["n"], told["target"] = int(args["n"]), panel_id(seat)


def _shown(what: str, args: Mapping[str, Any], seat: int) -> list[str]:
    """The things on the table that an event speaks of."""
    if "tile" in args:
        return [tile_id(str(args.get("to", args["tile"])))]
    if "objective" in args:
        return [objective_id(str(args["objective"]))]
    if "slot" in args:
        return [f"slot.{str(args['slot']).lower()}"]
    if "deed" in args:
        return [f"{'deed' if args['deed'] in BOARD else 'tech'}.{args['deed']}"]
    if what in ON_TECHNOLOGY:
        return [f"tech.{args['technology']}"]
    if args.get("track") in TRACKS:
        return [track_id(seat, TRACKS.index(str(args["track"])))]
    return [panel_id(seat)] if seat != NONE else []


def _add_flow(told: SceneEvent, what: str, args: Mapping[str, Any], seat: int) -> None:
    """A unit walks, comes from its board or goes back there; a cube comes from the board."""
    told["owner"], told["n"] = player(seat), 1
    tile = str(args["tile"])
    home = zone_id(MAT, seat)
    if what in ("colonises", "fortifies"):
        place = VILLAGE if what == "colonises" else CITY
        told["kind"], told["source"], told["target"] = "cube", home, place_id(place, tile)
        return
    if what in ("builds", "joins"):  # the building comes when its settler is named
        told["kind"], told["source"], told["target"] = "cube", home, tile_id(tile)
        return
    told["kind"] = str(args["unit"])
    told["source"] = home if what == "recruits" else tile_id(tile)
    told["target"] = home
    if what != "recalls":
        there = str(args.get("to", tile))
        told["target"] = f"unit.{player(seat)}.{there}.{args['unit']}.{args['n']}"
