"""The scene of Rise of Empires: what lies on the table, said so that a screen can draw it. Nobody has secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.elements import phase_steps
from ecumene.core.scene import Deed, Phase, Scene, SceneEvent, Text
from ecumene.core.staging import standings_data
from ecumene.core.texts import player, texts_in
from ecumene.games.rise_of_empires.box.content import NONE, TURN_IDS
from ecumene.games.rise_of_empires.box.naming import named_arguments
from ecumene.games.rise_of_empires.play.era_end import EndEra, HalveCubes
from ecumene.games.rise_of_empires.play.food import FoodPhase
from ecumene.games.rise_of_empires.play.income import IncomePhase
from ecumene.games.rise_of_empires.play.model import ACTIONS, EmpiresPosition
from ecumene.games.rise_of_empires.play.points import PointsPhase
from ecumene.games.rise_of_empires.scene.display import display_elements
from ecumene.games.rise_of_empires.scene.faces import Faces
from ecumene.games.rise_of_empires.scene.map import map_elements
from ecumene.games.rise_of_empires.scene.players import player_elements
from ecumene.games.rise_of_empires.scene.things import ORDER_TRACK, empire_id, panel_id, said, trade_id
from ecumene.games.rise_of_empires.speech.table import acting

PHASES: Final = ("actions", "food", "income", "points", "era", "order")


def empires_scene(position: EmpiresPosition, faces: Faces) -> Scene:
    """The table now, the same for everybody."""
    elements = [*map_elements(position), *display_elements(position, faces)]
    for seat in range(position.seats):
        elements += player_elements(position, seat, faces)
    return {
        "phase": _phase(position),
        "notes": _notes(position),
        "standings": standings_data(position.game, position.standings()),
        "elements": elements,
    }


# ---- how far the game is


def _notes(position: EmpiresPosition) -> list[Text]:
    """The turn, and the action that everybody takes."""
    if not position.agenda:
        return [said("log-end")]
    turn = said("log-turn", turn=TURN_IDS[position.turn])
    if _now(position) == "actions":
        return [turn, said("scene-action", n=position.actions_done + 1, of=ACTIONS)]
    return [turn]


def _phase(position: EmpiresPosition) -> Phase | None:
    """The phases of the turn; an era ends in every second one."""
    if not position.agenda:
        return None
    names = [name for name in PHASES if name != "era" or position.turn_b]
    return {"steps": phase_steps("rise_of_empires", names), "now": _now(position)}


def _now(position: EmpiresPosition) -> str:
    """The phase of the moment: each leaves the agenda when it begins, and the later ones wait there."""
    coming = [type(item) for item in position.agenda]
    if FoodPhase in coming or acting(position):
        return "actions"
    if IncomePhase in coming:
        return "food"
    if PointsPhase in coming:
        return "income"
    if EndEra in coming:
        return "points"
    return "era" if HalveCubes in coming else "order"


# ---- events

DEEDS: Final[dict[str, Deed]] = {
    "turn": "phase",
    "wonder": "milestone",
    "places": "flow",
    "fights": "own",
    "strikes": "own",
    "restarts": "own",
    "halves": "own",
    "takes": "reveal",
    "empire": "reveal",
    "scores": "score",
    "final": "score",
    "hunger": "score",
    "end": "phase",
}
"""How events are shown on the board; the others are lines of the log."""


def empires_texts(args: Mapping[str, Any]) -> dict[str, Text]:
    """The arguments of an event with the names that the words know."""
    return texts_in(named_arguments(args))


def show_empires_event(told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
    """Add to an event what it shows on the board."""
    told["do"] = DEEDS.get(what, "note")
    who = args.get("who")
    seat = who if isinstance(who, int) else NONE
    shows = _shown(what, args, seat)
    if shows:
        told["shows"] = shows
    if what == "places":
        told["kind"], told["owner"], told["n"] = "counter", player(seat), int(args["n"])
        told["source"], told["target"] = panel_id(seat), str(args["region"])
    elif told["do"] == "score" or what == "wonder":
        told["n"], told["target"] = -int(args["n"]) if what == "hunger" else int(args["n"]), panel_id(seat)


def _shown(what: str, args: Mapping[str, Any], seat: int) -> list[str]:
    """The things on the table that an event speaks of."""
    if "region" in args:
        return [str(args["region"])]
    if what == "empire":
        return [empire_id(str(args["empire"]).partition("_")[0])]
    if what == "trades":
        return [trade_id(str(args["trade"]))]
    if what == "position":
        return [ORDER_TRACK]
    if "row" in args:
        return [f"row.{args['row']}"]
    return [panel_id(seat)] if seat != NONE else []
