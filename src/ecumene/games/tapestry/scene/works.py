"""Masterpieces and inspiration tiles in the scene."""

from __future__ import annotations

from ecumene.core.elements import place_element
from ecumene.core.scene import Element, Space
from ecumene.core.staging import zone_id
from ecumene.core.texts import player
from ecumene.games.tapestry.box.content import BUILDINGS, INCOME_SPACES
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE
from ecumene.games.tapestry.scene.icons import effect_icons, income_icons
from ecumene.games.tapestry.scene.things import OFFERS, PEOPLE, income_id, name_of, said, text_of

OFFER: str = "masterpieces.offer"


def works_stage(position: TapestryPosition) -> list[Element]:
    """The place of the face-up masterpieces with their pile, and each player's own."""
    offer, deck = said("scene-works"), said("scene-deck-masterpieces")
    found: list[Element] = [
        {
            "id": OFFER,
            "type": "zone",
            "region": OFFERS,
            "order": 1,
            "layout": "row",
            "title": offer,
            "label": offer,
            "rule": ["tapestry.masterpieces.gain"],
        },
        {
            "id": "deck.masterpieces",
            "type": "zone",
            "in": OFFER,
            "order": 16,
            "layout": "pile",
            "glyph": "masterpiece",
            "title": deck,
            "label": deck,
        },
    ]
    for seat in range(position.seats):
        own = place_element("tapestry", "masterpieces", PEOPLE, "row", seat, 7)
        own["rule"] = ["tapestry.masterpieces.income", "tapestry.masterpieces.broadcast"]
        found.append(own)
    return found


def works_elements(position: TapestryPosition) -> list[Element]:
    """The masterpieces that lie open, and the rows of the income mats that a tile has changed."""
    if not position.box.masterpieces:
        return []
    found = [_work(position, work, OFFER, slot) for slot, work in enumerate(position.masterpiece_row)]
    slots = [0] * position.seats
    for work, owner in enumerate(position.masterpiece_owner):
        if owner != NONE:
            found.append(
                {**_work(position, work, zone_id("masterpieces", owner), slots[owner]), "owner": player(owner)}
            )
            slots[owner] += 1
    found.append({"id": "deck.masterpieces", "count": len(position.masterpiece_deck)})
    for number, laid in enumerate(position.inspired):
        if laid:
            found.append(_inspired_row(position, number // KINDS, number % KINDS))
    return found


def _work(position: TapestryPosition, number: int, zone: str, slot: int) -> Element:
    work = position.box.masterpieces[number]
    name, text = name_of("masterpiece", work.id), text_of("masterpiece", work.id)
    drawn: Element = {
        "id": f"masterpiece.{work.id}",
        "type": "card",
        "size": "chip",
        "in": zone,
        "slot": slot,
        "title": name,
        "label": name,
        "lines": [text],
        "rule": [f"tapestry.masterpieces.{work.id}"],
    }
    icons = effect_icons(position, work.benefit)
    if icons:
        drawn["badges"] = [{"icon": icons[0][0], "label": text}]
    if work.single_use:
        drawn["tags"] = [said("scene-single-use")]
    if position.masterpiece_spent[number]:
        drawn["state"] = ["spent"]
        drawn["tags"] = [said("scene-turned-over")]
    return drawn


def _inspired_row(position: TapestryPosition, seat: int, building: int) -> Element:
    """A row of the income mat with what its tile brings."""
    spaces: list[Space] = []
    for place in range(INCOME_SPACES):
        space = position.box.inspired[INCOME_SPACES * building + place]
        label = name_of("innovation", space.id)
        spaces.append({"id": f"{income_id(seat, building)}.{place}", "label": label, "icons": income_icons(space)})
    tile = name_of("inspiration", BUILDINGS[building])
    text = text_of("inspiration", BUILDINGS[building])
    return {
        "id": income_id(seat, building),
        "spaces": spaces,
        "colour": "arts",
        "badges": [{"text": tile, "label": text}],
        "rule": [f"tapestry.inspiration.{BUILDINGS[building]}", "tapestry.inspiration.tile"],
    }
