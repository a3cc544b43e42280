"""The tree in the scene: technologies on their slots, scholars, leaders nobody has seen, lines, pawns on spaces."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.scene import Element, Message, Text
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.terms import BASIC, BOARD_DEEDS, LEVEL_I, LEVEL_II, NONE
from ecumene.games.beyond_the_horizon.play.counting import has_any
from ecumene.games.beyond_the_horizon.play.decks import deck_size
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.research import called, has_prerequisites, revealed
from ecumene.games.beyond_the_horizon.scene.faces import Faces, lines_of
from ecumene.games.beyond_the_horizon.scene.stage import link_id, spaces
from ecumene.games.beyond_the_horizon.scene.things import (
    TREE,
    deed_id,
    name_of,
    pawn_id,
    said,
    scholar_id,
    slot_id,
    space_id,
    technology_id,
)
from ecumene.games.beyond_the_horizon.speech.describing import needs_text, paid_text, several, spaces_text

LEADER: Final = "crown"


def tree_elements(position: HorizonPosition, faces: Faces, viewer: Seat | None) -> list[Element]:
    """What lies on the tree and beside it."""
    found: list[Element] = []
    for slot in range(len(position.box.slots)):
        found += _slot(position, faces, slot, viewer)
    if viewer is not None:
        found += _lines(position, viewer)
        found += _closed(position, faces, viewer)
    found += _pawns(position)
    decks = [deck_size(position, LEVEL_II + level) for level in range(len(position.deck))]
    text = said("scene-decks", two=decks[0], three=decks[1])
    found.append({"id": "note.tree", "type": "text", "region": TREE, "text": text})
    return found


# ---- slots


def _slot(position: HorizonPosition, faces: Faces, slot: int, viewer: Seat | None) -> list[Element]:
    """A slot with the technology on it, and its scholars."""
    name = slot_id(position.box, slot)
    hidden = position.box.slots[slot].level > LEVEL_I and not revealed(position, slot)
    needs = slot_needs(position, slot, viewer)
    place: Element = {"id": name}
    if hidden:
        place["badges"] = [{"icon": LEADER, "label": said("scene-leader-hidden")}]
        place["tags"] = [said("scene-leader-hidden")]
    if needs:
        place["lines"] = needs
    found: list[Element] = [place]
    technology = position.cards[slot]
    if technology == NONE:
        return found
    card: Element = {**faces.technologies[technology], "in": name, "slot": 0}
    card["lines"] = [*lines_of(card), *needs]
    if hidden:
        card["tags"] = [*card.get("tags", []), said("scene-leader-hidden")]
    if position.box.technologies[technology].action:
        card["slots"] = spaces(position, BOARD_DEEDS + technology)
        card["lines"] = [*lines_of(card), spaces_text(position.box.technologies[technology].spaces, position.seats)]
    if viewer is not None and position.owns(viewer, technology):
        card["state"] = ["current"]
    return [*found, card, *_scholars(position, slot, technology)]


def _scholars(position: HorizonPosition, slot: int, technology: int) -> list[Element]:
    """The marks of those who have researched a technology."""
    found: list[Element] = []
    for seat in range(position.seats):
        if position.scholars[seat] >> slot & 1:
            found.append(
                {
                    "id": scholar_id(position.box.slots[slot].id, seat),
                    "type": "piece",
                    "kind": "marker",
                    "in": technology_id(position.box, technology),
                    "owner": player(seat),
                    "label": said("scene-scholar", who=player(seat)),
                    "rule": ["beyond_the_horizon.research.scholar"],
                }
            )
    return found


# ---- what a slot needs


def slot_needs(position: HorizonPosition, slot: int, viewer: Seat | None) -> list[Text]:
    """What leads to a slot, and what of it the viewer still lacks."""
    place = position.box.slots[slot]
    if not place.prerequisites:
        return []
    names = [prerequisite_name(position, before) for before in place.prerequisites]
    if place.needed == len(place.prerequisites):
        lines: list[Text] = [said("scene-needs", what=several("and", names))]
    else:
        lines = [said("scene-needs-some", n=place.needed, what=several("and", names))]
    if viewer is None or position.scholars[viewer] >> slot & 1:
        return lines
    if has_prerequisites(position, viewer, slot):
        return [*lines, said("scene-needs-met")]
    lacking = [before for before in place.prerequisites if not position.scholars[viewer] >> before & 1]
    missing = place.needed - (len(place.prerequisites) - len(lacking))
    what = several("and" if missing == len(lacking) else "or", [prerequisite_name(position, n) for n in lacking])
    return [*lines, said("scene-lacks", what=what)]


def prerequisite_name(position: HorizonPosition, slot: int) -> Message:
    """A slot by the technology on it, or by its own name."""
    return name_of(called(position, slot))


def _lines(position: HorizonPosition, viewer: Seat) -> list[Element]:
    """Lines that begin where the viewer has a scholar are drawn strong."""
    found: list[Element] = []
    for number, slot in enumerate(position.box.slots):
        for before in slot.prerequisites:
            if position.scholars[viewer] >> before & 1:
                found.append({"id": link_id(position, before, number), "state": ["current"]})
    return found


# ---- actions


def _closed(position: HorizonPosition, faces: Faces, viewer: Seat) -> list[Element]:
    """Actions of the board that ask for what the viewer does not have yet."""
    found: list[Element] = []
    for deed in range(BASIC, BOARD_DEEDS):
        done = position.box.deeds[deed]
        if done.needs and not has_any(position, viewer, done.needs):
            does = paid_text(position.book, done.coins, done.population, done.effect)
            text = said("scene-closed", what=needs_text("or", done.needs))
            tag = said("scene-closed-tag")
            face = faces.deeds[deed]
            found.append(
                {
                    "id": deed_id(position.box, deed),
                    "state": ["dim"],
                    "tags": [*face.get("tags", []), tag],
                    "lines": [does, text],
                }
            )
    return found


def _pawns(position: HorizonPosition) -> list[Element]:
    """The action pawns; several on the places of one deed stand side by side."""
    found: list[Element] = []
    taken: dict[int, int] = {}
    for seat, space in enumerate(position.pawns):
        if space == NONE:
            continue
        deed = space >> 1
        pawn: Element = {
            "id": pawn_id(seat),
            "type": "piece",
            "kind": "pawn",
            "in": deed_id(position.box, deed),
            "owner": player(seat),
            "label": said("scene-pawn", who=player(seat)),
            "rule": ["beyond_the_horizon.action.move_pawn"],
        }
        if deed < BOARD_DEEDS or deed - BOARD_DEEDS in position.cards:
            pawn["slot"] = space_id(position.box, space, taken.get(space, 0))
            taken[space] = taken.get(space, 0) + 1
        found.append(pawn)
    return found


def free_places(position: HorizonPosition, space: int) -> list[str]:
    """The ids of the places of a space where no pawn stands."""
    deed = space >> 1
    fee = space & 1
    places = [slot["id"] for slot in spaces(position, deed)]
    own = [name for name in places if name.startswith(space_id(position.box, 2 * deed + 1, 0)[:-1]) == bool(fee)]
    return own[position.pawns.count(space) :]
