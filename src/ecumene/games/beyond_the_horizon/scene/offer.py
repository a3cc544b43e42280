"""What lies open for all in the scene: objectives, buildings on display, governments to choose, cards turned up."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.scene import Badge, Element, Message, Slot, Text
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.terms import COUNTERS, GROUPS, LEVEL_II, LEVELS, NONE, TOKENS
from ecumene.games.beyond_the_horizon.play.counting import count
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.objectives import claim_points, claims_made
from ecumene.games.beyond_the_horizon.play.private import KeepPrivate
from ecumene.games.beyond_the_horizon.play.research import KeepTechnology
from ecumene.games.beyond_the_horizon.scene.faces import Faces
from ecumene.games.beyond_the_horizon.scene.things import (
    BUILDINGS,
    CARDS,
    GOVERNMENTS_ZONE,
    OBJECTIVES_ZONE,
    REVEALED_ZONE,
    name_of,
    objective_id,
    points,
    said,
)
from ecumene.games.beyond_the_horizon.speech.describing import objective_text


def offer_elements(position: HorizonPosition, faces: Faces) -> list[Element]:
    """All that lies on offer."""
    return [
        *_objectives(position),
        *_buildings(position, faces),
        *_governments(position, faces),
        *_revealed(position, faces),
    ]


# ---- objectives


def _objectives(position: HorizonPosition) -> list[Element]:
    """The three objectives with what each player has of them, and who has claimed them in which order."""
    slots: list[Slot] = []
    found: list[Element] = []
    for index, number in enumerate(position.objectives):
        objective, claims = position.box.objectives[number], position.claims[index]
        worth = points(claim_points(position, len(claims)))
        label: Message = said("scene-objective", objective=objective.id)
        slots.append({"id": objective_id(objective.id), "label": label, "badges": _progress(position, number)})
        lines: list[Text] = [objective_text(objective), said("scene-claim-worth", points=worth)]
        found.append(
            {
                "id": objective_id(objective.id),
                "in": OBJECTIVES_ZONE,
                "label": name_of(objective.id),
                "tags": [said("scene-group", group=GROUPS[objective.group])],
                "lines": [*lines, *_standing(position, number)],
                "rule": ["beyond_the_horizon.objectives.must", "beyond_the_horizon.objectives.first"],
            }
        )
        for place, seat in enumerate(claims):
            found.append(
                {
                    "id": f"claim.{objective.id}.{player(seat)}",
                    "type": "piece",
                    "kind": "cube",
                    "in": OBJECTIVES_ZONE,
                    "slot": objective_id(objective.id),
                    "order": place,
                    "owner": player(seat),
                    "label": said("scene-claimed", who=player(seat), points=points(claim_points(position, place))),
                }
            )
    ending = said("scene-claims", n=claims_made(position), of=position.box.values.end_claims[position.seats])
    zone: Element = {"id": OBJECTIVES_ZONE, "layout": "market", "slots": slots, "badges": [{"text": ending}]}
    return [zone, *found]


def _progress(position: HorizonPosition, number: int) -> list[Badge]:
    """How far every player has come who has not claimed it: `2/3` of the one thing that is needed, or of the things."""
    index = position.objectives.index(number)
    found: list[Badge] = []
    for seat in range(position.seats):
        if seat not in position.claims[index]:
            have, of = progress(position, number, seat)
            text = said("scene-progress-all", who=player(seat), n=have, of=of)
            found.append({"text": f"{have}/{of}", "label": text, "owner": player(seat)})
    return found


def progress(position: HorizonPosition, number: int, seat: Seat) -> tuple[int, int]:
    """How much a player has of what an objective needs, and how much that is; with several needs, how many are met."""
    needs = position.box.objectives[number].needs
    if len(needs) == 1:
        counter, least = needs[0]
        return min(count(position, seat, counter), least), least
    return sum([count(position, seat, counter) >= least for counter, least in needs]), len(needs)


def _named(counter: int) -> Message:
    return said(f"scene-counted-{COUNTERS[counter]}")


def _standing(position: HorizonPosition, number: int) -> list[Text]:
    """How far every player has come."""
    lines: list[Text] = []
    for seat in range(position.seats):
        for counter, least in position.box.objectives[number].needs:
            have = count(position, seat, counter)
            lines.append(said("scene-progress", who=player(seat), what=_named(counter), n=have, of=least))
    return lines


# ---- buildings


def _buildings(position: HorizonPosition, faces: Faces) -> list[Element]:
    found: list[Element] = []
    for level, row in enumerate(position.rows):
        for slot, building in enumerate(row):
            face = faces.buildings[building]
            found.append({**face, "in": f"row.{LEVELS[level].lower()}", "slot": slot})
    colonise, fortify = [position.supply[sort] for sort in range(len(TOKENS))]
    text = said("scene-tokens", colonise=colonise, fortify=fortify)
    found.append({"id": "note.buildings", "type": "text", "region": BUILDINGS, "text": text})
    return found


# ---- cards to choose from


def _governments(position: HorizonPosition, faces: Faces) -> list[Element]:
    """The governments that nobody has chosen yet; afterwards they are out of the game."""
    if NONE not in position.government:
        return []
    title = said("scene-governments")
    found: list[Element] = [
        {
            "id": GOVERNMENTS_ZONE,
            "type": "zone",
            "region": CARDS,
            "order": 0,
            "layout": "fan",
            "title": title,
            "label": title,
            "rule": ["beyond_the_horizon.setup.government_draft"],
        }
    ]
    for slot, side in enumerate(position.offered):
        found.append({**faces.governments[side], "in": GOVERNMENTS_ZONE, "slot": slot})
    return found


def _revealed(position: HorizonPosition, faces: Faces) -> list[Element]:
    """Technologies turned up: for all to see while one is chosen for the tree; else for their looker alone."""
    if not position.looked:
        return []
    top = position.agenda[-1] if position.agenda else None
    title = said("scene-looked" if isinstance(top, KeepPrivate) else "scene-revealed")
    found: list[Element] = [
        {
            "id": REVEALED_ZONE,
            "type": "zone",
            "region": CARDS,
            "order": 1,
            "layout": "fan",
            "title": title,
            "label": title,
            "rule": ["beyond_the_horizon.research.reveal"],
        }
    ]
    colour = top.colour if isinstance(top, KeepTechnology) else 0
    for slot, card in enumerate(position.looked):
        if card == NONE:
            found.append(_face_down(position.looking + LEVEL_II, slot))
            continue
        face: Element = {**faces.technologies[card], "in": REVEALED_ZONE, "slot": slot, "size": "card"}
        # there is room for words: a second colour is why one of another main colour may be chosen
        face["badges"] = [{**badge, "text": badge.get("label", "")} for badge in face.get("badges", [])]
        if colour and not position.box.technologies[card].titles & colour:
            face["state"] = ["dim"]
        found.append(face)
    return found


def _face_down(level: int, slot: int) -> Element:
    """A card that somebody else looks at."""
    text = said("scene-unseen", level=LEVELS[level])
    card: Element = {"id": f"unseen.{slot + 1}", "type": "card", "in": REVEALED_ZONE, "slot": slot, "state": ["down"]}
    card.update({"title": text, "label": text, "back": "tech"})
    return card
