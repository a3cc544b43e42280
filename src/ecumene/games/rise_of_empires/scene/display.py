"""The displays in the scene: discs on their rows, tiles on offer, empires and trades with their takers, the tracks."""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.core.elements import mark
from ecumene.core.scene import Badge, Element, Message
from ecumene.core.staging import icon
from ecumene.core.texts import player
from ecumene.games.rise_of_empires.box.actions import MOST_SPACES
from ecumene.games.rise_of_empires.box.content import FAMILIES, FOOD, GOLD, NONE, PROGRESS, TERRITORY
from ecumene.games.rise_of_empires.play.display import price
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.tiles import FEW_PLAYERS, stays
from ecumene.games.rise_of_empires.scene.faces import Faces
from ecumene.games.rise_of_empires.scene.icons import GOODS
from ecumene.games.rise_of_empires.scene.stage import offer_element
from ecumene.games.rise_of_empires.scene.things import (
    EMPIRES_ZONE,
    FOOD_TRACK,
    ORDER_TRACK,
    TRADES_ZONE,
    disc_id,
    empire_id,
    offer_id,
    place_id,
    row_id,
    said,
    space_id,
    tile_id,
    trade_id,
)


def display_elements(position: EmpiresPosition, faces: Faces) -> list[Element]:
    """Everything that lies on the displays."""
    found: list[Element] = _discs(position)
    for family in range(len(FAMILIES)):
        found += _offered(position, family, faces)
    return [*found, *_empires(position, faces), *_trades(position, faces), *_order(position), *_food(position)]


# ---- discs


def _discs(position: EmpiresPosition) -> list[Element]:
    """The discs where they lie; in a turn B each with what its owner pays to take it back."""
    found: list[Element] = []
    for place, seat in enumerate(position.rows):
        if seat == NONE:
            continue
        row, space = place // MOST_SPACES, place % MOST_SPACES
        due = price(position, seat, row, space) if position.turn_b else 0
        disc: Element = {
            "id": disc_id(row, space),
            "type": "piece",
            "kind": "disc",
            "in": row_id(row),
            "slot": space_id(row, space),
            "owner": player(seat),
            "label": said("scene-disc-back" if position.turn_b else "scene-disc", who=player(seat), n=due),
        }
        if due:
            disc["strength"] = due
        found.append(disc)
    return found


# ---- tiles that can be taken


def _offered(position: EmpiresPosition, family: int, faces: Faces) -> list[Element]:
    """The tiles of a family, the new ones and those that are left over; equal ones are one thing with a number."""
    tiles = position.box.tiles
    new = [tile for tile in position.shown if tiles[tile].family == family]
    old = [tile for tile in position.beside if tiles[tile].family == family]
    found = _sorts(position, new, offer_id(family), False, faces)
    if old:
        found.append(offer_element(family, True))
        found += _sorts(position, old, offer_id(family, True), True, faces)
    return found


def _sorts(position: EmpiresPosition, tiles: list[int], zone: str, beside: bool, faces: Faces) -> list[Element]:
    found: list[Element] = []
    for slot, tile in enumerate(sorted(set(tiles))):
        card = tile_face(position, tile, faces)
        card["id"] = tile_id(position.box.tiles[tile].id, beside)
        card.update({"in": zone, "slot": slot})
        if tiles.count(tile) > 1:
            card["n"] = tiles.count(tile)
        found.append(card)
    return found


def tile_face(position: EmpiresPosition, tile: int, faces: Faces) -> Element:
    """What a tile on offer shows: also what it costs, and whether it stays when nobody takes it."""
    sort = position.box.tiles[tile]
    card: Element
    if sort.family == PROGRESS:
        card = {**faces.progress[sort.thing]}
        age = position.era - position.box.progress[sort.thing].era
        if age:
            card["cost"] = [icon(GOODS[GOLD], age)]
    elif sort.family == TERRITORY:
        card = {**faces.lands[sort.thing]}
    else:
        cost = position.box.cities[sort.thing].cost
        card = {**faces.cities[sort.thing], "cost": [icon(GOODS[thing], n) for thing, n in enumerate(cost) if n]}
    if position.seats <= FEW_PLAYERS and stays(position, tile):
        text = said("scene-stays")
        mark(card, text, {"icon": "stays", "label": text, "tone": "loss"})
    return card


# ---- empires and trades


def _empires(position: EmpiresPosition, faces: Faces) -> list[Element]:
    """The empire tiles of this era, and who has taken which."""
    found: list[Element] = []
    side = 1 if position.era else 0
    for tile, seat in enumerate(position.empires):
        face = faces.empires[tile][side]
        name = empire_id(position.box.empires[tile].id)
        found.append(_taken({**face, "id": name, "in": EMPIRES_ZONE, "slot": tile}, seat))
    return found


def _trades(position: EmpiresPosition, faces: Faces) -> list[Element]:
    """The spaces of the trade track that are open in this era, and who has used which."""
    found: list[Element] = []
    for number, space in enumerate(position.box.trades):
        if space.eras >> position.era & 1:
            face = faces.trades[number]
            card: Element = {**face, "id": trade_id(space.id), "in": TRADES_ZONE, "slot": number}
            found.append(_taken(card, position.traded[number]))
    return found


def _taken(card: Element, seat: Seat) -> Element:
    """What a player has used in this turn stays in its place, with the player's mark."""
    if seat != NONE:
        card["owner"] = player(seat)
        card["state"] = ["spent"]
    return card


# ---- tracks


def _order(position: EmpiresPosition) -> list[Element]:
    """The turn order as far as it is settled; those who have yet to pick wait in their order."""
    found: list[Element] = []
    for place, seat in enumerate(position.order):
        if seat != NONE:
            found.append(_marker(ORDER_TRACK, seat, place_id(place), said("scene-acts", who=player(seat), n=place + 1)))
    if position.choosers:
        waiting = [player(seat) for seat in reversed(position.choosers)]
        badges: list[Badge] = [{"text": said("scene-picks", who=who)} for who in waiting[:1]]
        found.append({"id": ORDER_TRACK, "badges": badges})
    return found


def _food(position: EmpiresPosition) -> list[Element]:
    """Each player's marker on the food track."""
    found: list[Element] = []
    for seat in range(position.seats):
        level = position.have(seat, FOOD)
        label = said("scene-has-food", who=player(seat), n=level)
        found.append(_marker(FOOD_TRACK, seat, f"{FOOD_TRACK}.{level}", label))
    return found


def _marker(track: str, seat: Seat, slot: str, label: Message) -> Element:
    return {
        "id": f"marker.{track}.{player(seat)}",
        "type": "piece",
        "kind": "marker",
        "in": track,
        "slot": slot,
        "owner": player(seat),
        "label": label,
    }
