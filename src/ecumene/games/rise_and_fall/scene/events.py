"""The log of Rise & Fall beside its board: what each event shows there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.scene import Deed, SceneEvent
from ecumene.core.staging import zone_id
from ecumene.core.texts import message, message_of, player
from ecumene.games.rise_and_fall.scene.stage import DECLINE_ZONE, HEXES, TROPHIES, cards_said, panel_id

DOES: Final[dict[str, Deed]] = {
    "moves": "flow",
    "builds": "flow",
    "grows": "flow",
    "educates": "flow",
    "lands": "flow",
    "converts": "own",
    "extinct": "milestone",
    "plays": "reveal",
    "gives": "reveal",
    "taxes": "score",
    "trades": "score",
    "tithes": "score",
    "trophy": "milestone",
    "round": "phase",
    "world": "phase",
    "end": "phase",
}
"""How an event is shown on the board."""

SEEN: Final = (
    "lays", "lifts", "deploys", "moves", "builds", "grows", "educates", "taxes", "trades", "tithes", "converts",
    "lands",
)  # fmt: skip
"""Events that a board tells without naming the hex: it is shown."""

GROWN: Final = "nomad"
"""What grows out of a city."""

AT: Final = {"plays": "played", "to-hand": "hand", "to-reserve": "reserve", "lost": "reserve", "recycles": "hand"}
"""The place of a player that an event speaks of."""


def show_rise_event(told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
    """Add to a line of the log what it does on the board: pieces that move or appear, cards that are shown, gold."""
    told["do"] = DOES.get(what, "note")
    shows: list[str] = []
    if "area" in args:
        shows.append(f"{HEXES}.{args['area']}")
    if told["do"] == "flow":
        told["kind"] = str(args.get("card", GROWN))
        told["owner"] = player(args["who"])
        told["n"] = 1
        told["source"] = f"{HEXES}.{args['source']}" if "source" in args else panel_id(args["who"])
        told["target"] = shows[0]
    if what in AT:
        shows.append(zone_id(AT[what], args["who"]))
    elif what in ("gives", "redeems"):
        shows.append(DECLINE_ZONE)
    elif what == "trophy":
        shows.append(TROPHIES)
    elif what in ("first", "token", "extinct"):
        shows.append(panel_id(args["who"]))
    if what in SEEN:
        told["say"] = message_of(f"rise_and_fall-seen-{what}", args)
    elif "cards" in args:
        told["say"] = message(
            f"rise_and_fall-log-{what}", who=player(args["who"]), cards=cards_said(args["cards"].split(" "))
        )
    if shows:
        told["shows"] = shows
