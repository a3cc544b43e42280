"""What somebody may keep one of, in the scene: tiles and cards that only the viewer sees, before the hand."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.elements import place_element
from ecumene.core.scene import Element
from ecumene.games.tapestry.play.inventing import KeepTech
from ecumene.games.tapestry.play.landmark_cards import KeepLandmarkCard
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.options import KeepOne, KeepStar
from ecumene.games.tapestry.scene.city import tech_card
from ecumene.games.tapestry.scene.landmark_cards import landmark_card
from ecumene.games.tapestry.scene.map import star_card, tile_card
from ecumene.games.tapestry.scene.things import HAND


def option_elements(position: TapestryPosition, viewer: Seat | None) -> list[Element]:
    """The things of which the viewer is asked to keep one [tapestry.boxes.psionics_rejected]."""
    question = position.question()
    if not isinstance(question, KeepOne) or question.seat != viewer:
        return []
    holder = place_element("tapestry", "keep", HAND, "row", question.seat, -1)
    zone = holder["id"]
    found: list[Element] = [holder]
    for slot, thing in enumerate(question.options):
        if isinstance(question, KeepTech):
            found.append(tech_card(position, thing, zone, slot))
        elif isinstance(question, KeepLandmarkCard):
            found.append(landmark_card(position, question.seat, thing, zone, slot))
        elif isinstance(question, KeepStar):
            found.append(star_card(position, thing, zone, slot))
        else:
            found.append(tile_card(position, thing, zone, slot))
    return found
