"""Elements that many games have alike: a player's panels and places, more said on a card, the steps of a turn.

Fields stand in one order everywhere, so that equal things are equal bytes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.core.scene import Badge, Element, PhaseStep, Text
from ecumene.core.staging import zone_id
from ecumene.core.texts import message, player


def panel_element(name: str, region: str, seat: Seat, order: int, label: Text) -> Element:
    """A panel of a player; its counters come with the scene."""
    return {"id": name, "type": "panel", "region": region, "owner": player(seat), "order": order, "label": label}


def place_element(game: str, place: str, region: str, layout: str, seat: Seat, order: int, name: str = "") -> Element:
    """One of a player's places, in words of a game: `game-scene-<place>`, and `game-scene-of` for whose it is.

    Its id is that of `zone_id`, unless it has a name of its own.
    """
    title = message(f"{game}-scene-{place}")
    return {
        "id": name or zone_id(place, seat),
        "type": "zone",
        "region": region,
        "layout": layout,
        "owner": player(seat),
        "order": order,
        "title": title,
        "label": message(f"{game}-scene-of", who=player(seat), what=title),
    }


def mark(card: Element, text: Text, *badges: Badge) -> None:
    """Say something more on a card: among its tags, and as a badge."""
    card["tags"] = [*card.get("tags", []), text]
    if badges:
        card["badges"] = [*card.get("badges", []), *badges]


def phase_steps(game: str, names: Sequence[str]) -> list[PhaseStep]:
    """The steps of a turn, in words of a game: `game-phase-<name>`."""
    return [{"id": name, "label": message(f"{game}-phase-{name}")} for name in names]
