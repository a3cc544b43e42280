"""Vinci's choices: for every legal action, what a hand would click to choose it and what it then does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item
from ecumene.core.errors import IllegalAction
from ecumene.core.regions import lowest, places
from ecumene.core.scene import Act, Choice, Ghost, Text
from ecumene.core.staging import add_asks, tally_data
from ecumene.core.texts import message, player
from ecumene.games.vinci.box.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    ENDURE,
    FORT,
    GATHER,
    KEEP,
    NOBODY,
    PEACE,
    PLACE,
    ROMAN,
    SPIES,
    STOP,
    TAKE,
    Moves,
    VinciAction,
)  # fmt: skip
from ecumene.games.vinci.play.choosing import slot_bonus, slot_price, starting_pawns
from ecumene.games.vinci.play.cohesion import people_parts
from ecumene.games.vinci.play.expansion import SPIES_COST, conquest_cost
from ecumene.games.vinci.play.losses import Redeploy
from ecumene.games.vinci.play.model import NONE, VinciPosition
from ecumene.games.vinci.play.reorganisation import Spread
from ecumene.games.vinci.scene.scene import PHASE_OF, Pieces, display_chips, pawns_id
from ecumene.games.vinci.scene.stage import panel, slot_id
from ecumene.games.vinci.speech.speech import DEEDS, QUESTIONS, number_of, rule_of

BUTTONS: Final[dict[int, str]] = {DECLINE: "~decline", ENDURE: "~endure", GATHER: "~gather", STOP: "~stop"}
"""The step of each action that is about no thing on the table."""

BY_SPIES: Final = "~spies"

VERB_OF: Final[dict[str, int]] = {
    "expansion": CONQUER,
    "opening": ABANDON,
    "giveup": ABANDON,
    "redeploy": PLACE,
    "spread": PLACE,
    "keeppart": KEEP,
    "buildfort": FORT,
}
"""What clicking a province means at each question."""


def vinci_choice(position: VinciPosition, seat: Seat, pieces: Pieces) -> Choice:
    """What a seat is asked now."""
    question = position.agenda[-1]
    kind = question.kind
    choice: Choice = {
        "seat": seat,
        "kind": kind,
        "prompt": message(QUESTIONS[kind], n=number_of(question, position.hand[seat])),
        "context": message(f"vinci-phase-{PHASE_OF[kind]}"),
        "hint": message(f"vinci-hint-{kind}"),
        "acts": [_act(position, seat, _own(action), question, pieces) for action in position.legal(seat)],
    }
    steps: dict[str, Text] = {}
    for act in choice["acts"]:
        step = act["path"][-1]
        if isinstance(step, str) and step[:1] == "~":
            steps[step] = _step(step)
    if steps:
        choice["steps"] = steps
    add_asks(choice, {BY_SPIES: message("vinci-then-how")})
    if isinstance(question, (Redeploy, Spread)) and question.left > 1:
        choice["repeat"] = question.left
    return choice


def _own(action: Action) -> VinciAction:
    assert isinstance(action, VinciAction)
    return action


def _step(step: str) -> Text:
    """What stands on the button of a step."""
    if step[:2] == "~p" and step[2:].isdecimal():
        return message("vinci-step-peace", who=step[1:])
    return message(f"vinci-step-{step[1:]}")


def _act(position: VinciPosition, seat: Seat, action: VinciAction, question: Item, pieces: Pieces) -> Act:
    verb = action.verb
    if verb == TAKE:
        act = _take(position, action, pieces)
    elif verb == PEACE:
        act = _peace(action)
    elif verb in BUTTONS:
        act = _button(action)
    else:
        act = _about_province(position, seat, action)
    tally = position.explain(seat, action)
    if tally is not None:
        act["tally"] = tally_data(position.game, tally)
        if verb in (STOP, DECLINE):
            act["say"] = message("vinci-do-stop" if verb == STOP else "vinci-do-decline", n=tally.sum)
    act["rule"] = rule_of(question, verb)
    return act


def _take(position: VinciPosition, action: VinciAction, pieces: Pieces) -> Act:
    slot = action.arg
    tokens = position.box.components.tokens
    first, second = position.display[2 * slot], position.display[2 * slot + 1]
    chips = display_chips(position, pieces)
    step = [slot_id(slot), chips[2 * slot]["id"], chips[2 * slot + 1]["id"]]
    names = [message(f"vinci-token-{tokens[token].id}") for token in (first, second)]
    say = message(
        "vinci-do-take",
        slot=ROMAN[slot],
        first=names[0],
        second=names[1],
        pawns=starting_pawns(position, first, second),
        price=slot_price(position, slot),
        bonus=slot_bonus(position, slot),
    )
    details: list[Text] = []
    for token, name in zip((first, second), names, strict=True):
        about = message(f"vinci-about-{tokens[token].id}")
        details.append(message("vinci-look-token", name=name, pawns=tokens[token].pawns, about=about))
    final = message("vinci-scene-final")
    return {"i": action.index, "path": [step], "say": say, "details": details, "final": final}


def _peace(action: VinciAction) -> Act:
    if action.arg == NOBODY:
        return {"i": action.index, "path": ["~none"], "say": message("vinci-do-peace-none")}
    say = message("vinci-do-peace", who=player(action.arg))
    return {"i": action.index, "path": [f"~{player(action.arg)}"], "say": say, "shows": [panel(action.arg)]}


def _button(action: VinciAction) -> Act:
    verb = action.verb
    act: Act = {"i": action.index, "path": [BUTTONS[verb]], "say": message("vinci-do-decline-late")}
    if verb == STOP:
        act["role"] = "end"
    elif verb == DECLINE:
        act["role"] = "give-up"
    else:
        act["say"] = message(DEEDS[verb])
        act["role"] = "primary"
    return act


# ---- provinces


def _about_province(position: VinciPosition, seat: Seat, action: VinciAction) -> Act:
    """An action that one chooses by clicking a province or the pawns in it."""
    province, verb = position.province_of(action), action.verb
    if verb in (CONQUER, SPIES):
        return _conquest(position, seat, action, province)
    if verb == KEEP:
        return _part(position, seat, action, province)
    area = position.board.provinces[province].id
    act: Act = {"i": action.index, "path": [_clicks(position, 1 << province)], "say": message(DEEDS[verb], area=area)}
    if verb != ABANDON:
        act["ghost"] = _ghosts("fort" if verb == FORT else "counter", area, seat, 1)
    return act


def _conquest(position: VinciPosition, seat: Seat, action: VinciAction, province: int) -> Act:
    area = position.board.provinces[province].id
    clicks = _clicks(position, 1 << province)
    act: Act
    if action.verb == SPIES:
        cost = SPIES_COST
        act = {"i": action.index, "path": [clicks, BY_SPIES], "say": message("vinci-do-spies", area=area)}
    else:
        cost = conquest_cost(position, seat, province)
        act = {"i": action.index, "path": [clicks], "say": message("vinci-do-conquer", area=area, n=cost)}
    act["pill"] = cost
    act["shows"] = clicks[1:]
    act["ghost"] = _ghosts("counter", area, seat, cost)
    return act


def _part(position: VinciPosition, seat: Seat, action: VinciAction, province: int) -> Act:
    """Any province of a part will do; those that would be lost are shown."""
    kept = next((part for part in people_parts(position, seat) if part >> province & 1), 0)
    lost = places(position.held[2 * seat] & ~kept)
    area = position.board.provinces[province].id
    return {
        "i": action.index,
        "path": [_clicks(position, kept)],
        "say": message("vinci-do-keep", area=area, n=kept.bit_count()),
        "shows": [position.board.provinces[other].id for other in lost],
    }


def _ghosts(kind: str, area: str, seat: Seat, n: int) -> list[Ghost]:
    return [{"kind": kind, "within": area, "owner": player(seat), "n": n}] if n else []


def _clicks(position: VinciPosition, provinces: int) -> list[str]:
    """The provinces and the pawns in them: clicking either means the same."""
    ids: list[str] = []
    for province in places(provinces):
        area = position.board.provinces[province].id
        ids.append(area)
        if position.owner[province] != NONE or position.neutral >> province & 1:
            ids.append(pawns_id(area, position.owner[province]))
    return ids


# ---- what a click means


def vinci_meant(position: VinciPosition, path: Sequence[str], pieces: Pieces) -> Action | None:
    """The action, legal or not, that clicking these things means at the question of the moment."""
    first = path[0]
    if first[:1] == "~":
        return _of_button(position.moves, first)
    for slot, take in enumerate(position.moves.take):
        if first == slot_id(slot):
            return take
    for place, chip in enumerate(display_chips(position, pieces)):
        if first == chip["id"]:
            return position.moves.take[place // 2]
    kind, _, name = first.partition(".")
    area = name.partition(".")[0] if kind in ("pawns", "fort") else first
    asked = VERB_OF.get(position.agenda[-1].kind)
    if area in position.board.index:
        return None if asked is None else _of_province(position, asked, position.board.index[area], BY_SPIES in path)
    if pieces.is_sea(area) and asked == CONQUER:
        raise IllegalAction("vinci.conquest.sea")
    return None


def _of_button(moves: Moves, step: str) -> Action | None:
    if step == "~none":
        return moves.peace[NOBODY]
    if step[1:2] == "p" and step[2:].isdecimal():
        return moves.peace[int(step[2:])] if int(step[2:]) < NOBODY else None
    found: dict[str, Action] = {
        BUTTONS[DECLINE]: moves.decline,
        BUTTONS[ENDURE]: moves.endure,
        BUTTONS[GATHER]: moves.gather,
        BUTTONS[STOP]: moves.stop,
    }
    return found.get(step)


def _of_province(position: VinciPosition, verb: int, province: int, by_spies: bool) -> Action:
    """What clicking a province means at a question that is about provinces."""
    moves = position.moves
    if verb == ABANDON:
        return moves.abandon[province]
    if verb == PLACE:
        return moves.place[province]
    if verb == FORT:
        return moves.fort[province]
    if verb == KEEP:
        return _keep(position, province)
    return moves.spies[province] if by_spies else moves.conquer[province]


def _keep(position: VinciPosition, province: int) -> Action:
    """A part is named by its first province, whichever of them is clicked."""
    keep = position.moves.keep
    for part in people_parts(position, position.mover):
        if part >> province & 1:
            return keep[lowest(part)]
    return keep[province]
