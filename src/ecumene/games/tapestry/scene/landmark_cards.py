"""Landmark cards in the scene: beside their owner's mats with the landmark on them, from hand to hand, and the deck."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Counter, Element
from ecumene.core.texts import player
from ecumene.games.tapestry.play.landmark_cards import DraftLandmark, needed, progress
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE, UNKNOWN
from ecumene.games.tapestry.scene.things import CAPITAL, HAND, MAT, TECH, landmark_card_id, name_of, said
from ecumene.games.tapestry.scene.track import landmark_piece
from ecumene.games.tapestry.speech.describing import landmark_rule, objective


def landmark_card_elements(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """All that lies open of the landmark cards, or that the viewer has in hand; nothing where there are none."""
    if not position.shared.landmark_cards():
        return []
    found: list[Element] = [_deck(position), *_draft(position, viewer)]
    for seat in range(position.seats):
        if position.landmark_cards[seat]:
            holder = place_element("tapestry", "landmark-cards", CAPITAL, "spread", seat, 2)
            found.append(holder)
            for slot, card in enumerate(position.landmark_cards[seat]):
                found += _owned(position, seat, card, holder["id"], slot)
    return found


def _deck(position: TapestryPosition) -> Element:
    """The cards that nobody has, face down."""
    title = said("scene-deck-landmarks")
    return {
        "id": "deck.landmarks",
        "type": "zone",
        "region": TECH,
        "order": 20,
        "layout": "pile",
        "glyph": "landmark",
        "title": title,
        "label": title,
        "count": len(position.landmark_deck),
    }


def _draft(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """The cards in somebody's hand, for those who have had them [tapestry.setup.landmark_cards_seen]."""
    question = position.question()
    if not isinstance(question, DraftLandmark) or UNKNOWN in position.landmark_draft:
        return []
    seat = question.seat
    holder = place_element("tapestry", "landmark-draft", HAND if seat == viewer else MAT, "row", seat, -1)
    found: list[Element] = [holder]
    for slot, card in enumerate(position.landmark_draft):
        found.append(landmark_card(position, seat, card, holder["id"], slot))
    return found


def landmark_card(position: TapestryPosition, seat: Seat, card: int, zone: str, slot: int) -> Element:
    """A landmark card with its objective, and how far a player is with it."""
    landmark = position.box.landmarks[card]
    name = name_of("landmark", landmark.id)
    now = said("scene-progress", now=progress(position, seat, card), n=needed(position, seat, card))
    return {
        "id": landmark_card_id(landmark.id),
        "type": "card",
        "in": zone,
        "slot": slot,
        "title": name,
        "label": name,
        "lines": [said("scene-objective", what=objective(landmark)), said("scene-height", n=landmark.height)],
        "badges": [{"text": now, "label": now}],
        "rule": [landmark_rule(landmark), "tapestry.landmarks.objective"],
    }


def _owned(position: TapestryPosition, seat: Seat, card: int, zone: str, slot: int) -> list[Element]:
    """A card beside its owner's mats; the landmark stands on it until it is gained."""
    drawn = landmark_card(position, seat, card, zone, slot)
    drawn["owner"] = player(seat)
    aim: Counter = {
        "id": f"{drawn['id']}.aim",
        "label": said("scene-progress", now=progress(position, seat, card), n=needed(position, seat, card)),
        "value": progress(position, seat, card),
        "max": needed(position, seat, card),
        "show": "bar",
    }
    drawn["counters"] = [aim]
    if position.landmark_owner[card] != NONE:
        done = said("scene-objective-met")
        drawn["badges"] = [{"text": done, "label": done, "tone": "gain"}]
        drawn["state"] = ["claimed"]
        return [drawn]
    return [drawn, {**landmark_piece(position, card), "in": drawn["id"]}]
