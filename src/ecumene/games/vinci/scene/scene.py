"""Vinci's scene: what lies on the table, said so that a screen can draw it.

What comes back scene after scene is built once and shared, so that a scene costs little and two scenes compare fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.elements import phase_steps
from ecumene.core.regions import places
from ecumene.core.scene import Badge, Counter, Deed, Element, Phase, PhaseStep, Scene, SceneEvent, Slot, Text
from ecumene.core.speech import signed
from ecumene.core.staging import standings_data, tally_data
from ecumene.core.tally import Tally
from ecumene.core.texts import message, player
from ecumene.games.vinci.box.actions import ROMAN
from ecumene.games.vinci.box.content import SLOTS, Board, Token
from ecumene.games.vinci.play.choosing import slot_bonus, slot_price, starting_pawns
from ecumene.games.vinci.play.expansion import Expansion
from ecumene.games.vinci.play.model import NONE, VinciPosition
from ecumene.games.vinci.play.scoring import income
from ecumene.games.vinci.scene.stage import PEOPLES, panel, people_zone, slot_id

COLOURS: Final = {"scoring": "gold", "military": "brick", "special": "slate"}
"""The colour of each family of tokens."""

PHASES: Final = ("choose", "gather", "expand", "reorganise", "score")
PHASE_OF: Final = {
    "choose": "choose",
    "opening": "gather",
    "peace": "gather",
    "expansion": "expand",
    "redeploy": "reorganise",
    "giveup": "reorganise",
    "spread": "reorganise",
    "keeppart": "reorganise",
    "buildfort": "reorganise",
    "renaissance": "score",
}
"""The stage of a turn to which each question belongs."""


GLYPHS: Final = {
    "agriculture": "wheat",
    "livestock": "horse",
    "ports": "anchor",
    "mines": "pick",
    "currency": "coin",
    "slavery": "chain",
    "galleys": "ship",
    "mountaineers": "mountain",
    "weapons": "sword",
    "general": "crown",
    "spies": "spy",
    "militia": "shield",
    "forts": "fort",
    "astronomy": "compass",
    "medicine": "medicine",
    "messages": "message",
    "diplomacy": "dove",
    "barbarians": "bow",
    "specialization": "up2",
    "renaissance": "star",
    "heritage": "scroll",
    "revolution": "flag",
}
"""The sign of each ability, by the page's names."""

DOES: Final[dict[str, Deed]] = {
    "conquers": "flow",
    "redeploys": "flow",
    "fort": "flow",
    "loses": "own",
    "abandons": "own",
    "declines": "own",
    "cohesion": "own",
    "vanishes": "own",
    "takes": "reveal",
    "pays": "score",
    "bonus": "score",
    "scores": "score",
    "end": "phase",
}
"""How an event is shown on the board."""

MOVES: Final = {"conquers": "counter", "redeploys": "counter", "fort": "fort"}
"""The events in which pieces come from a player's hand, and which ones."""


def pawns_id(province: str, people: int) -> str:
    """The id of the pawns in a province: a people's, or neutral ones."""
    return f"pawns.{province}" if people == NONE else f"pawns.{province}.{player(people >> 1)}"


class Pieces:
    """The elements of one board that come back in every scene."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._held: dict[tuple[int, int, int, int], list[Element]] = {}
        self._chips: dict[tuple[str, int, str], Element] = {}
        self.steps: list[PhaseStep] = phase_steps("vinci", PHASES)
        self.phases: dict[str, Phase] = {kind: {"steps": self.steps, "now": step} for kind, step in PHASE_OF.items()}

    def is_sea(self, thing: str) -> bool:
        """Whether a thing is a sea zone or a coastal water."""
        return any(thing in province.seas or thing in province.coasts for province in self.board.provinces)

    def province(self, province: int, people: int, pawns: int, fort: int) -> list[Element]:
        """What a province shows beyond its printed face: its owner, pawns and fort."""
        key = (province, people, pawns, fort)
        found = self._held.get(key)
        if found is None:
            found = _pieces(self.board.provinces[province].id, people, pawns, fort)
            self._held[key] = found
        return found

    def chip(self, token: Token, copy: int, holder: str, slot: int, declining: bool) -> Element:
        """A token that lies somewhere."""
        place = f"{holder} {slot} {declining}"
        found = self._chips.get((token.id, copy, place))
        if found is None:
            found = _chip(token, copy, holder, slot, declining)
            self._chips[token.id, copy, place] = found
        return found


def _pieces(province: str, people: int, pawns: int, fort: int) -> list[Element]:
    stack: Element = {"id": pawns_id(province, people), "type": "piece", "kind": "counter", "in": province, "n": pawns}
    if people == NONE:
        stack["kind"] = "pawn"
        stack["label"] = message("vinci-scene-neutral")
        return [stack]
    owner = player(people >> 1)
    area: Element = {"id": province, "owner": owner}
    stack["owner"] = owner
    stack["label"] = message("vinci-scene-pawns", who=owner, n=pawns)
    elements = [area, stack]
    if fort:
        label = message("vinci-scene-fort")
        elements.append(
            {"id": f"fort.{province}", "type": "piece", "kind": "fort", "in": province, "owner": owner, "label": label}
        )
    if people & 1:
        stack["label"] = message("vinci-scene-declining", who=owner)
        for element in elements:
            element["state"] = ["decline"]
    return elements


def _chip(token: Token, copy: int, holder: str, slot: int, declining: bool) -> Element:
    name = message(f"vinci-token-{token.id}")
    place = "" if holder == PEOPLES else holder.partition(".")[2] + "."
    chip: Element = {
        "id": f"token.{place}{token.id}.{copy}",
        "type": "card",
        "size": "chip",
        "in": holder,
        "slot": slot,
        "colour": COLOURS[token.family],
        "title": name,
        "label": name,
        "lines": [message(f"vinci-about-{token.id}")],
        "value": {"pawns": token.pawns},
    }
    if token.ability in GLYPHS:  # an owner's content may have others
        chip["glyph"] = GLYPHS[token.ability]
        chip["rule"] = [".".join(("vinci", "token", token.ability))]  # a pointer: it enforces nothing
    if declining:
        chip["state"] = ["decline"]
    return chip


def vinci_scene(position: VinciPosition, pieces: Pieces) -> Scene:
    """The table now. Nobody has secrets in Vinci but the bag, of which nothing is shown."""
    elements: list[Element] = []
    for province in range(position.board.size):
        people = position.owner[province]
        if people != NONE or position.neutral >> province & 1:
            fort = position.forts >> province & 1
            elements += pieces.province(province, people, position.pawns[province], fort)
    elements.append({"id": PEOPLES, "slots": [_slot(position, slot) for slot in range(SLOTS)]})
    elements += display_chips(position, pieces)
    for seat in range(position.seats):
        elements.append(_panel(position, seat))
        elements += _people_chips(position, pieces, seat)
    return {
        "phase": pieces.phases[position.agenda[-1].kind] if position.agenda else None,
        "notes": _notes(position),
        "standings": standings_data(position.game, position.standings()),
        "elements": elements,
    }


def _notes(position: VinciPosition) -> list[Text]:
    """How far the game is."""
    time = message("vinci-scene-round", n=position.round)
    if not position.agenda:
        return [message("vinci-log-end"), time]
    if position.ending:
        return [message("vinci-scene-last"), time]
    return [message("vinci-scene-race", n=position.count.target), time]


# ---- the display


def _slot(position: VinciPosition, slot: int) -> Slot:
    """A place on display: the pawns of its pair, what it costs and what it brings."""
    first, second = position.display[2 * slot], position.display[2 * slot + 1]
    pawns, price, bonus = (
        starting_pawns(position, first, second),
        slot_price(position, slot),
        slot_bonus(position, slot),
    )
    badges: list[Badge] = [{"icon": "pawn", "text": str(pawns), "label": message("vinci-table-pawns", n=pawns)}]
    if price:
        badges.append({"text": signed(-price), "label": message("vinci-table-price", n=price), "tone": "loss"})
    if bonus:
        badges.append({"text": f"+{bonus}", "label": message("vinci-table-bonus", n=bonus), "tone": "gain"})
    return {"id": slot_id(slot), "label": ROMAN[slot], "badges": badges}


def display_chips(position: VinciPosition, pieces: Pieces) -> list[Element]:
    """The tokens on display, two to a slot. Copies of one face are numbered from the left."""
    return _chips(position, pieces, position.display, PEOPLES, 2)


def _people_chips(position: VinciPosition, pieces: Pieces, seat: Seat) -> list[Element]:
    """The tokens of a seat's people, and those that its declining one kept."""
    return _chips(position, pieces, position.tokens[4 * seat : 4 * seat + 4], people_zone(seat), 1)


def _chips(position: VinciPosition, pieces: Pieces, tokens: list[int], holder: str, abreast: int) -> list[Element]:
    faces = position.box.components.tokens
    seen: dict[int, int] = {}
    chips: list[Element] = []
    for place, token in enumerate(tokens):
        if token != NONE:
            copy = seen.get(token, 0)
            seen[token] = copy + 1
            chips.append(pieces.chip(faces[token], copy, holder, place // abreast, abreast == 1 and place > 1))
    return chips


# ---- the players


def _panel(position: VinciPosition, seat: Seat) -> Element:
    """What a player has: pawns, provinces, and the points the turn would bring."""
    counters: list[Counter] = [
        {"id": "hand", "icon": "pawn", "label": message("vinci-scene-hand"), "value": position.hand[seat]},
        {"id": "pawns", "icon": "people", "label": message("vinci-scene-all-pawns"), "value": position.troops[seat]},
        {
            "id": "provinces",
            "icon": "map",
            "label": message("vinci-scene-provinces"),
            "value": position.held[2 * seat].bit_count(),
        },
        {
            "id": "decline",
            "icon": "hourglass",
            "label": message("vinci-scene-in-decline"),
            "value": position.held[2 * seat + 1].bit_count(),
        },
    ]
    if position.survivors[seat]:
        label = message("vinci-scene-survivors")
        counters.append({"id": "survivors", "icon": "pawn", "label": label, "value": position.survivors[seat]})
    if position.agenda:
        counters.append(_income(position, seat))
    shown: Element = {"id": panel(seat), "counters": counters}
    if position.peace[seat]:
        shown["tags"] = [message("vinci-scene-peace", who=player(other)) for other in places(position.peace[seat])]
    if seat == position.first:
        shown["state"] = ["first"]
    return shown


def _income(position: VinciPosition, seat: Seat) -> Counter:
    """The points a seat would score: if the expansion stopped now, or with what it holds."""
    top = position.agenda[-1]
    key, tally = "vinci-scene-income", None
    if isinstance(top, Expansion) and top.seat == seat:
        tally = position.explain(seat, position.moves.stop)
        key = "vinci-scene-if-stopped"
    if tally is None:
        tally = Tally("vinci.turn.order")
        income(position, seat, tally)
    data = tally_data(position.game, tally)
    return {"id": "income", "icon": "vp", "label": message(key), "value": data["sum"], "tally": data}


# ---- events


def show_vinci_event(told: SceneEvent, what: str, args: Mapping[str, Any]) -> None:
    """Add to a line of the log what it does on the board: pawns that move, provinces that change hands, points."""
    told["do"] = DOES.get(what, "note")
    shows: list[str] = []
    area = args.get("area")
    if isinstance(area, str):
        shows.append(area)
        if what in MOVES:
            told["kind"] = MOVES[what]
            told["owner"] = player(args["who"])
            told["n"] = int(args.get("n", 1))
            told["source"] = panel(args["who"])
            told["target"] = area
    elif what == "takes":
        shows.append(people_zone(args["who"]))
    elif what == "peace":
        shows += [panel(args["who"]), panel(args["other"])]
    if shows:
        told["shows"] = shows
