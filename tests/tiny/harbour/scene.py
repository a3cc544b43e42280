"""What Harbour says to a screen: a bay of quays, hands of cards, and the purses of the captains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Sealed
from ecumene.core.scene import Act, Choice, Counter, Element, PhaseStep, Region, Scene, Stage, Text
from ecumene.core.screen import Screen
from ecumene.core.staging import new_stage, standings_data, tally_data
from ecumene.core.texts import message, player

if TYPE_CHECKING:
    from tests.tiny.harbour.game import Harbour, HarbourPosition

PHASES = {"berths": "berths", "turn": "turn", "customs": "turn"}


def harbour_stage(game: Harbour, seats: int, quays: Sequence[str]) -> Stage:
    """The bay, the deck, and a hand and a purse for each captain."""
    regions: dict[str, Region] = {
        "bay": {"place": "board"},
        "cards": {"place": "tray", "title": message("harbour-scene-cards")},
        "captains": {"place": "player"},
    }
    cells: list[list[int | str]] = []
    elements: list[Element] = [
        {"id": "bay", "type": "surface", "region": "bay", "view": [-100, -100, 200, 200], "backdrop": "sea"},
        {"id": "quays", "type": "hexes", "in": "bay", "layout": "pointy", "size": 40, "cells": cells},
        {"id": "deck", "type": "zone", "region": "cards", "layout": "stack", "label": message("harbour-scene-deck")},
    ]
    for quay in quays:
        q, r = quay.split(".")
        cells.append([int(q), int(r), "coast", 0])
        elements.append({"id": f"quays.{quay}", "in": "quays", "label": message("harbour-scene-quay", quay=quay)})
    for seat in range(seats):
        owner = player(seat)
        label = message("harbour-scene-hand", who=owner)
        elements += [
            {"id": f"panel.{owner}", "type": "panel", "region": "captains", "owner": owner},
            {
                "id": f"hand.{owner}",
                "type": "zone",
                "region": "captains",
                "layout": "fan",
                "owner": owner,
                "label": label,
            },
        ]
    return new_stage(game, seats, regions, elements)


def harbour_scene(position: HarbourPosition, seat: Seat | None) -> Scene:
    """The table as a seat sees it: its own cards, and how many the others hold."""
    elements: list[Element] = [{"id": "deck", "count": len(position.deck)}]
    for captain in range(position.seats):
        elements += _captain(position, captain)
        elements += _hand(position, captain, captain == seat)
    standings = position.standings()
    for row in standings:
        coins = tally_data(position.game, row.tally)
        label = message("harbour-scene-coins")
        counter: Counter = {"id": "coins", "icon": "coin", "label": label, "value": row.points, "tally": coins}
        elements.append({"id": f"panel.{player(row.seat)}", "counters": [counter]})
    kind = position.agenda[-1].kind if position.agenda else ""
    return {
        "phase": {"steps": _steps(), "now": PHASES[kind]} if kind else None,
        "notes": [],
        "standings": standings_data(position.game, standings),
        "elements": elements,
    }


def _steps() -> list[PhaseStep]:
    return [{"id": step, "label": message(f"harbour-phase-{step}")} for step in ("berths", "turn")]


def _captain(position: HarbourPosition, captain: Seat) -> list[Element]:
    """A captain's ship where it berths; face down where its own captain has chosen in secret."""
    quay = position.quay(captain)
    top = position.agenda[-1] if position.agenda else None
    down = isinstance(top, Sealed)
    if isinstance(top, Sealed):
        quay = next((notation.partition(" ")[2] for seat, notation in top.sealed if seat == captain), "")
    if not quay:
        return []
    q, r = quay.split(".")
    ship: Element = {"id": f"ship.{player(captain)}", "type": "piece", "kind": "ship", "in": "quays"}
    ship["slot"] = [int(q), int(r)]
    ship["owner"] = player(captain)
    if down:
        ship["state"] = ["down"]
    return [ship]


def _hand(position: HarbourPosition, captain: Seat, own: bool) -> list[Element]:
    zone: Element = {"id": f"hand.{player(captain)}"}
    if not own:
        zone["count"] = len(position.hands[captain])
        return [zone]
    zone["region"] = "cards"
    elements = [zone]
    for place, name in enumerate(hand_ids(position, captain)):
        kind = message(f"harbour-name-{name.split('.')[2]}")
        card: Element = {"id": name, "type": "card", "in": zone["id"], "slot": place, "title": kind, "label": kind}
        elements.append(card)
    return elements


def hand_ids(position: HarbourPosition, captain: Seat) -> list[str]:
    """The cards of a hand by id; copies of a kind are numbered."""
    held = position.hands[captain]
    kinds = [position.harbour.cards[card].id for card in held]
    return [f"card.{player(captain)}.{kind}.{kinds[:place].count(kind)}" for place, kind in enumerate(kinds)]


def harbour_choice(position: HarbourPosition, seat: Seat) -> Choice:
    """What a captain is asked."""
    kind = position.agenda[-1].kind
    acts = [_act(position, seat, action) for action in position.legal(seat)]
    steps: dict[str, Text] = {f"~{verb}": message(f"harbour-do-{verb}") for verb in ("claim", "waive")}
    prompt = message(f"harbour-ask-{kind}", other=player(getattr(position.agenda[-1], "seller", seat)))
    choice: Choice = {"seat": seat, "kind": kind, "prompt": prompt, "acts": acts}
    if kind == "customs":
        choice["steps"] = steps
    return choice


def _act(position: HarbourPosition, seat: Seat, action: Action) -> Act:
    verb, _, what = action.notation.partition(" ")
    tally = position.explain(seat, action)
    say = message(f"harbour-do-{'sell' if tally else verb}", what=what, coins=tally.sum if tally else 0)
    path: list[str | list[str]] = [f"~{verb}"]
    if verb == "berth":
        path = [f"quays.{what}"]
    elif verb == "draw":
        path = ["deck"]
    elif verb == "play":
        path = [[name for name in hand_ids(position, seat) if name.split(".")[2] == what]]
    act: Act = {"i": action.index, "path": path, "say": say}
    if tally:
        act["tally"] = tally_data(position.game, tally)
    return act


def harbour_meant(position: HarbourPosition, path: Sequence[str]) -> str:
    """The notation of what a click means; empty where it means nothing."""
    clicked = path[0] if len(path) == 1 else ""
    for berth in position.harbour.berth:
        if clicked == f"quays.{berth.notation.partition(' ')[2]}":
            return berth.notation
    for card in position.harbour.cards:
        if clicked.startswith("card.") and clicked.split(".")[2:3] == [card.id]:
            return f"play {card.id}"
    return {"deck": "draw", "~claim": "claim", "~waive": "waive"}.get(clicked, "")


class HarbourScreen(Screen["HarbourPosition"]):
    """What captains see and click."""

    def stage(self, position: HarbourPosition) -> Stage:
        return harbour_stage(
            position.harbour, position.seats, [quay.notation.partition(" ")[2] for quay in position.harbour.berth]
        )

    def scene(self, view: HarbourPosition, seat: Seat | None) -> Scene:
        return harbour_scene(view, seat)

    def choice(self, view: HarbourPosition, seat: Seat) -> Choice | None:
        return harbour_choice(view, seat)

    def meant(self, view: HarbourPosition, seat: Seat, path: Sequence[str]) -> Sequence[Action]:
        notation = harbour_meant(view, path)
        return [self.game.action(notation)] if notation else []
