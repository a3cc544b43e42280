"""The scene of Rise & Fall: what lies on the table, as its viewer may know it, said so that a screen can draw it."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.elements import phase_steps
from ecumene.core.scene import Counter, Element, Message, Phase, Scene, StandingData, Text
from ecumene.core.staging import tally_data
from ecumene.core.tally import Tally
from ecumene.core.texts import player
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.play.activation import UsePiece, WakePiece, first_of_kind
from ecumene.games.rise_and_fall.play.buying_back import price
from ecumene.games.rise_and_fall.play.deployment import Deploy, to_deploy
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.scoring import region_leader
from ecumene.games.rise_and_fall.play.world.draft import Draft
from ecumene.games.rise_and_fall.scene.cards import card_elements, question
from ecumene.games.rise_and_fall.scene.drawings import CURRENT, RESTING, SPENT, Drawings, LandDrawing, piece_element
from ecumene.games.rise_and_fall.scene.stage import (
    DECLINE_ZONE,
    SUPPLY,
    TRAY,
    panel_id,
    prize_id,
    said,
    tile_id,
    zone,
)

BEGINNING: Final = ("build", "deploy")
ROUND: Final = ("play", "act", "decline", "buy_back", "recycle")
PHASE_OF: Final = {
    "laytile": "build",
    "lifttile": "build",
    "relaytile": "build",
    "deploy": "deploy",
    "playcard": "play",
    "wakepiece": "act",
    "usepiece": "act",
    "givecards": "decline",
    "buyback": "buy_back",
    "buybacktogether": "buy_back",
}
"""The phase to which each question belongs."""


def _phases() -> dict[str, Phase]:
    found: dict[str, Phase] = {}
    for phases in (BEGINNING, ROUND):
        steps = phase_steps("rise_and_fall", phases)
        for kind, step in PHASE_OF.items():
            if step in phases:
                found[kind] = {"steps": steps, "now": step}
    return found


PHASES: Final[dict[str, Phase]] = _phases()


def rise_scene(position: RisePosition, seat: Seat | None, drawings: Drawings) -> Scene:
    """The table now, for a seat or a spectator; `position` is their view."""
    elements: list[Element] = []
    draft = position.draft
    if draft is not None:
        elements += drawings.draft(draft).world
        elements += _supply(draft)
    else:
        drawing = drawings.land(position.ground, position.box.components, position.seats)
        elements += drawing.world
        elements += _pieces(position, drawing)
        elements += _regions(position, drawing)
        elements += card_elements(position, seat, drawings)
        elements += _board(position)
        if isinstance(question(position), Deploy):
            elements += _to_place(position, seat)
        for other in range(position.seats):
            elements.append(_panel(position, other))
    return {
        "phase": PHASES[position.agenda[-1].kind] if position.agenda else None,
        "notes": _notes(position),
        "standings": _standings(position),
        "elements": elements,
    }


def _notes(position: RisePosition) -> list[Text]:
    """How far the game is."""
    draft = position.draft
    if draft is not None:
        return [said("scene-laying", terrain=TERRAINS[draft.tier], n=draft.left)]
    if not position.round:
        return []
    taken, target = position.trophies_taken(), int(position.options["trophies"])
    notes: list[Text] = [said("scene-round", n=position.round), said("scene-race", n=taken, of=target)]
    patience = int(position.options["stalemate_rounds"])
    if not position.agenda:
        notes.insert(0, said("log-end"))
    elif taken >= target:
        notes.append(said("scene-last"))
    elif patience and position.dry >= patience // 2:
        notes.append(said("scene-dry", n=position.dry))
    return notes


def _standings(position: RisePosition) -> list[StandingData]:
    """Places and points. Parts of one kind are one line, on the last sheet one for each piece or terrain."""
    rows: list[StandingData] = []
    for row in position.standings().rows:
        tally = _gathered(row.tally, bool(position.agenda))
        rows.append({"who": player(row.seat), "place": row.place, "tally": tally_data(position.game, tally)})
    return rows


def _gathered(tally: Tally, briefly: bool) -> Tally:
    amounts: dict[tuple[str, str], int] = {}
    for line in tally.lines:
        key = (line.rule, "" if briefly else line.about)
        amounts[key] = amounts.get(key, 0) + line.amount
    gathered = Tally(tally.of)
    for (rule, about), amount in amounts.items():
        gathered.add(rule, amount, about)
    return gathered


# ---- the world


def _supply(draft: Draft) -> list[Element]:
    """The tiles still to be laid, tier by tier."""
    title = said("scene-supply")
    found: list[Element] = [
        {"id": SUPPLY, "type": "zone", "region": TRAY, "layout": "row", "title": title, "label": title}
    ]
    for tier, terrain in enumerate(TERRAINS):
        left = draft.left if tier == draft.tier else draft.count.tiles[tier] if tier > draft.tier else 0
        tile: Element = {
            "id": tile_id(tier),
            "type": "card",
            "size": "tile",
            "in": SUPPLY,
            "slot": tier,
            "glyph": terrain,
            "title": said(f"name-{terrain}"),
            "label": said("scene-tile", terrain=terrain, n=left),
            "n": left,
        }
        if tier == draft.tier:
            tile["state"] = ["current"]
        elif not left:
            tile["state"] = ["dim"]
        found.append(tile)
    return found


def _pieces(position: RisePosition, drawing: LandDrawing) -> list[Element]:
    """Everything that stands in the world; of the pieces whose turn it is, those that have acted are spent."""
    top = question(position)
    first = last = current = NONE
    if isinstance(top, (WakePiece, UsePiece)):
        kind = position.played[top.seat]
        first = first_of_kind(position, top.seat, kind)
        last = first + position.pieces[kind].count
        current = top.piece if isinstance(top, UsePiece) else NONE
    found: list[Element] = []
    for piece, cell in enumerate(position.place):
        if cell >= 0:
            state = RESTING
            if piece == current:
                state = CURRENT
            elif first <= piece < last and not position.idle >> (piece - first) & 1:
                state = SPENT
            found.append(drawing.piece(piece, cell, state))
    return found


def _regions(position: RisePosition, drawing: LandDrawing) -> list[Element]:
    presence, seats = position.presence, position.seats
    found: list[Element] = []
    for region in range(position.ground.regions):
        here = tuple(presence[region * seats : (region + 1) * seats])
        found.append(drawing.region(region, here, region_leader(position, region)))
    return found


def _to_place(position: RisePosition, viewer: Seat | None) -> list[Element]:
    """The pieces that each player has still to place."""
    components = position.box.components
    found: list[Element] = []
    for seat in range(position.seats):
        holder = zone("start", seat, 0)
        if seat == viewer:
            holder["region"] = TRAY
        found.append(holder)
        for slot, kind in enumerate(to_deploy(position, seat)):
            found.append(piece_element(components, seat, components.pieces[kind].first, holder["id"], slot))
    return found


# ---- trophies, Decline and the players


def _board(position: RisePosition) -> list[Element]:
    """Who has taken which trophy, and what a card in Decline costs now."""
    found: list[Element] = []
    for kind, name in enumerate(KINDS):
        seat = position.trophy[kind]
        if seat != NONE:
            label = said("scene-trophy-taken", card=name, n=position.pieces[kind].trophy, who=player(seat))
            found.append({"id": prize_id(kind), "owner": player(seat), "label": label, "state": ["claimed"]})
    if position.trophies_taken():
        gold = price(position)
        label = said("scene-price", n=gold)
        found.append({"id": DECLINE_ZONE, "badges": [{"icon": "coin", "text": str(gold), "label": label}]})
    return found


GOLD_LABEL: Final[Message] = said("scene-gold")
WOOD_LABEL: Final[Message] = said("scene-wood")
STONE_LABEL: Final[Message] = said("scene-stone")
HAND_LABEL: Final[Message] = said("scene-hand-cards")
WON_LABEL: Final[Message] = said("scene-won")


def _panel(position: RisePosition, seat: Seat) -> Element:
    """A player's treasure, cards and trophies."""
    most = position.box.components
    wood, stone = position.wood[seat], position.stone[seat]
    hand, won = position.hand_size(seat), position.trophy.count(seat)
    counters: list[Counter] = [
        {"id": "gold", "icon": "coin", "label": GOLD_LABEL, "value": position.gold[seat]},
        {"id": "wood", "icon": "wood", "label": WOOD_LABEL, "value": wood, "max": most.most_wood, "show": "pips"},
        {"id": "stone", "icon": "stone", "label": STONE_LABEL, "value": stone, "max": most.most_stone, "show": "pips"},
        {"id": "cards", "icon": "cards", "label": HAND_LABEL, "value": hand},
        {"id": "trophies", "icon": "trophy", "label": WON_LABEL, "value": won},
    ]
    panel: Element = {"id": panel_id(seat), "counters": counters}
    if position.extinct[seat]:
        panel["state"] = ["dim"]
        panel["tags"] = [said("scene-extinct")]
    elif seat == position.first:
        panel["state"] = ["first"]
    return panel
