"""The scene of Tapestry: what lies on the table, as its viewer may know it, said so that a screen can draw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.agenda import Item
from ecumene.core.causes import causes
from ecumene.core.elements import phase_steps
from ecumene.core.scene import Deed, Message, Phase, Scene, SceneEvent, Text
from ecumene.core.staging import standings_data
from ecumene.core.texts import player, texts_in
from ecumene.games.tapestry.box.naming import cause_name, named_arguments
from ecumene.games.tapestry.play.advancing import Activate, BenefitGained
from ecumene.games.tapestry.play.gains import TakeResource
from ecumene.games.tapestry.play.income import (
    EndOfIncomeTurn,
    GainIncome,
    NextCivilization,
    PlayOne,
    ScoreIncome,
    UpgradeOne,
    UseCivilizations,
)
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, NONE
from ecumene.games.tapestry.play.reserve import UseReserve
from ecumene.games.tapestry.play.turns import EndTurn, PayAdvance, TakeTurn, TurnEnding
from ecumene.games.tapestry.play.whenever import ADVANCE_TURN as PAID_STEP
from ecumene.games.tapestry.play.whenever import Heard
from ecumene.games.tapestry.scene.city import city_elements, tech_elements
from ecumene.games.tapestry.scene.civ import civ_elements, offer_elements
from ecumene.games.tapestry.scene.landmark_cards import landmark_card_elements
from ecumene.games.tapestry.scene.map import map_elements
from ecumene.games.tapestry.scene.mat import mat_elements
from ecumene.games.tapestry.scene.options import option_elements
from ecumene.games.tapestry.scene.reserve import reserve_elements
from ecumene.games.tapestry.scene.things import HEXES, landmark_card_id, panel_id, plot_id, said
from ecumene.games.tapestry.scene.track import track_elements
from ecumene.games.tapestry.scene.works import works_elements
from ecumene.games.tapestry.speech.describing import several

ADVANCE_TURN: Final = ("pay", "landmark", "benefit", "bonus")
INCOME_TURN: Final = ("civilizations", "card", "upgrade", "points", "income")
LAST_INCOME_TURN: Final = ("civilizations", "reserve", "upgrade", "points")
"""The fifth, with Fantasies & Futures."""
MOST_CAUSES: Final = 4
"""So many links of the chain of causes are told, the last ones."""
ISLAND: Final = "0.0"
"""The middle island of both maps."""


def tapestry_scene(position: TapestryPosition, seat: Seat | None) -> Scene:
    """The table now, for a seat or a spectator; `position` is their view."""
    elements = [*track_elements(position), *map_elements(position, seat), *tech_elements(position)]
    for other in range(position.seats):
        elements += mat_elements(position, other, seat)
        elements += city_elements(position, other)
        elements += civ_elements(position, other)
        elements += reserve_elements(position, other)
    elements += works_elements(position)
    elements += [*offer_elements(position, seat), *landmark_card_elements(position, seat)]
    elements += option_elements(position, seat)
    return {
        "phase": _phase(position),
        "notes": _notes(position),
        "standings": standings_data(position.game, position.standings()),
        "elements": elements,
    }


def _notes(position: TapestryPosition) -> list[Text]:
    """Whose turn it is, in which era, and who has played to the end."""
    if not position.agenda:
        return [said("log-end")]
    if position.turn == NONE:
        return [said("scene-beginning")]
    who = player(position.turn)
    notes: list[Text] = [said("scene-turn", who=who), said("scene-era", n=position.era[position.turn], of=ERAS)]
    done = sum(position.finished)
    return [*notes, said("scene-done", n=done, of=position.seats)] if done else notes


# ---- the steps of a turn


def _phase(position: TapestryPosition) -> Phase | None:
    """The steps of the turn and the one that is being settled; set-up has none."""
    agenda = position.agenda
    turns = [place for place, item in enumerate(agenda) if isinstance(item, EndTurn)]
    if not turns:
        return None
    coming = agenda[turns[-1] + 1 :]
    income = [place for place, item in enumerate(coming) if isinstance(item, EndOfIncomeTurn)]
    if income:
        now = _income_step(coming, position.era[position.turn])
        if position.futures and position.era[position.turn] == ERAS:
            now = "reserve" if now == "card" else now
            return {"steps": phase_steps("tapestry", LAST_INCOME_TURN), "now": now}
        return {"steps": phase_steps("tapestry", INCOME_TURN), "now": now}
    return {"steps": phase_steps("tapestry", ADVANCE_TURN), "now": _advance_step(coming)}


def _income_step(coming: list[Item], era: int) -> str:
    """By what is still on the agenda: each step leaves it when it begins."""
    if any(isinstance(item, (UseCivilizations, NextCivilization, PlayOne)) for item in coming):
        return "civilizations"
    if any(isinstance(item, UseReserve) and not item.begun for item in coming):
        return "civilizations"
    if any(isinstance(item, UpgradeOne) for item in coming):
        return "card"
    if any(isinstance(item, ScoreIncome) for item in coming):
        return "upgrade"
    if any(isinstance(item, GainIncome) for item in coming):
        return "points"
    if era == ERAS and not _city_pays(coming):
        return "points"
    return "income"


def _city_pays(coming: list[Item]) -> bool:
    """Whether a capital's own income is just taken, the only one of the last turn [tapestry.capitals.savanna]."""
    asked = coming[-1]
    return isinstance(asked, TakeResource) and asked.cause.startswith("capital.")


def _advance_step(coming: list[Item]) -> str:
    """Paying, then what the step on the track brings, the outermost first; what waits for the turn's end is no part."""
    if coming and isinstance(coming[0], TurnEnding):
        coming = coming[1:]
    if coming and isinstance(coming[0], Heard) and coming[0].event == PAID_STEP:
        coming = coming[1:]
        if not coming:
            return "bonus"
    if not coming or isinstance(coming[0], (TakeTurn, PayAdvance)):
        return "pay"
    if isinstance(coming[0], Activate):
        return "landmark"
    return "benefit" if any(isinstance(item, BenefitGained) for item in coming[:3]) else "bonus"


# ---- why something is asked


def asked_when(position: TapestryPosition, seat: Seat) -> Message:
    """What stands above the question: what led to it, link by link; without that the era of whoever is asked."""
    path = cause_path(position, seat)
    if path is not None:
        return path
    if position.turn == NONE:
        return said("scene-beginning")
    return said("scene-era", n=position.era[seat], of=ERAS)


def cause_path(position: TapestryPosition, seat: Seat) -> Message | None:
    """What led to the question, link by link, as a sentence; others' links name them."""
    path: list[tuple[Seat, str]] = []
    for who, cause in causes(position):
        name = cause_name(cause)
        if not path or path[-1][1] != name:  # a space and its bonus are one link, an attack and its response too
            path.append((who, name))
    links: list[Message] = []
    for who, name in path[-MOST_CAUSES:]:
        what = said(f"name-{name}")
        links.append(what if who in (seat, NONE) else said("scene-of", who=player(who), what=what))
    told = path and path != [(seat, "turn")]  # one's own turn explains nothing
    return several("then", links) if told else None


# ---- events

DEEDS: Final[dict[str, Deed]] = {
    "scores": "score",
    "achieves": "milestone",
    "landmark": "milestone",
    "objective": "milestone",
    "landmark-card": "reveal",
    "rolls": "roll",
    "income-turn": "phase",
    "end": "phase",
    "finishes": "milestone",
    "conquers": "own",
    "topples": "own",
    "explores": "reveal",
    "invents": "reveal",
    "plays": "reveal",
    "responds": "reveal",
    "counters": "reveal",
    "civ": "reveal",
    "builds": "flow",
}
"""How events are shown on the board; the others are lines of the log."""


PASSING: Final[frozenset[str]] = frozenset({"futurists", "mystics"})
"""Civilizations that give way to another one at once where they are gained during the game: their mats never lie there.

[tapestry.civilizations.futurists] [tapestry.civilizations.mystics]
"""


def tapestry_texts(args: Mapping[str, Any]) -> dict[str, Text]:
    """The arguments of an event; its words know things by their full names, and the board shows where."""
    texts = texts_in(named_arguments(args))
    if "area" in texts:
        texts["area"] = said("there-island" if args["area"] == ISLAND else "there-any")
    return texts


def show_tapestry_event(told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
    """Add to an event what it shows on the board."""
    told["do"] = DEEDS.get(what, "note")
    who = args.get("who")
    shows = _shown(what, args, who if isinstance(who, int) else NONE)
    if shows:
        told["shows"] = shows
    if what == "scores" and isinstance(who, int):
        told["n"], told["target"] = int(args["n"]), panel_id(who)
    elif what == "builds" and isinstance(who, int):
        _add_flow(told, args, who)


def _shown(what: str, args: Mapping[str, Any], who: int) -> list[str]:
    """The things on the table that an event speaks of."""
    if "area" in args:
        return [f"{HEXES}.{args['area']}"]
    if what == "rolls":
        return [f"die.{args['die']}"]
    if what in ("advances", "regresses", "restarts", "blocks"):
        return [f"track.{args['track']}"]
    if what in ("invents", "upgrades", "uses"):
        return [f"tech.{args['tech']}"]
    if what in ("landmark", "sites"):
        return [f"landmark.{args['landmark']}"]
    if what in ("objective", "landmark-card"):
        return [landmark_card_id(str(args["landmark"]))]
    if what == "civ" and args["civ"] not in PASSING:
        return [f"civ.{args['civ']}"]
    if what == "achieves":
        return [f"achievement.{args['achievement']}"]
    return [panel_id(who)] if who != NONE else []


def _add_flow(told: SceneEvent, args: Mapping[str, Any], who: int) -> None:
    """A building goes from the income mat to its plot; where it has none, the line of the log is enough."""
    plot = str(args["plot"])
    if not plot:
        told["do"] = "note"
        return
    row, column = [int(part) - 1 for part in plot.split(".")]
    told["kind"], told["owner"], told["n"] = str(args["building"]), player(who), 1
    told["source"] = f"income.p{who}.{args['building']}"
    told["target"] = plot_id(who, row, column)
