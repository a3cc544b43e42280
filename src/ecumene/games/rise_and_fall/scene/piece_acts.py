"""What pieces may do, as a hand would click it: the piece, then a hex or a button; and all of them at once.

A piece is woken and told what to do in one act of two actions. Whoever comes halfway, with the piece awake, is offered
the same without the first click.
"""

from __future__ import annotations

import json
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.scene import Act, Message
from ecumene.core.staging import tally_data
from ecumene.core.texts import player
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_CITY,
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUY_STONE,
    BUY_WOOD,
    CONVERT,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    FOUND_CITY,
    FOUND_TEMPLE,
    GROW,
    LAND_MERCHANT,
    LAND_NOMAD,
    MOVE,
    PRODUCE,
    SELL_STONE,
    SELL_WOOD,
    TAX,
    TITHE,
    TRADE,
    WAKE,
    RiseAction,
)
from ecumene.games.rise_and_fall.box.content import CITY, KINDS, MERCHANT, MOUNTAINEER, NOMAD, SHIP, TEMPLE
from ecumene.games.rise_and_fall.play.activation import can_act, carry_out, idle_pieces, options
from ecumene.games.rise_and_fall.play.deeds import resource_of
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.scene.stage import HEXES, cell_id, piece_id, said, slot_of
from ecumene.games.rise_and_fall.speech.abilities import able
from ecumene.games.rise_and_fall.speech.explain import explain_piece, income_of
from ecumene.games.rise_and_fall.speech.resting import piece_rule

MANY: Final = 150
LONGEST: Final = 36_000
"""How many acts of pieces are looked at more closely, and how many letters they may take together."""

BUTTONS: Final[dict[int, str]] = {
    PRODUCE: "~produce",
    BUILD_CITY: "~build-city",
    BUILD_TEMPLE: "~build-temple",
    TAX: "~tax",
    TRADE: "~trade",
    TITHE: "~tithe",
    BUY_WOOD: "~buy-wood",
    BUY_STONE: "~buy-stone",
    SELL_WOOD: "~sell-wood",
    SELL_STONE: "~sell-stone",
}
"""The step of each deed that is done where the piece stands."""

BECOMING: Final[dict[int, str]] = {
    EDUCATE_MERCHANT: "~educate-merchant",
    EDUCATE_MOUNTAINEER: "~educate-mountaineer",
    FOUND_CITY: "~found-city",
    FOUND_TEMPLE: "~found-temple",
    LAND_NOMAD: "~land-nomad",
    LAND_MERCHANT: "~land-merchant",
}
"""The last step of each deed that turns one piece into another on a hex: into what?"""

APPEARS: Final[dict[int, int]] = {
    BUILD_CITY: CITY,
    BUILD_TEMPLE: TEMPLE,
    BUILD_SHIP: SHIP,
    GROW: NOMAD,
    EDUCATE_MERCHANT: MERCHANT,
    EDUCATE_MOUNTAINEER: MOUNTAINEER,
    FOUND_CITY: CITY,
    FOUND_TEMPLE: TEMPLE,
    LAND_NOMAD: NOMAD,
    LAND_MERCHANT: MERCHANT,
}
"""What comes into the world by each deed."""

IN_BULK: Final[dict[int, int]] = {
    NOMAD: PRODUCE,
    CITY: TAX,
    SHIP: TRADE,
    MOUNTAINEER: PRODUCE,
    MERCHANT: TRADE,
    TEMPLE: TITHE,
}
"""What all pieces of a kind may do at once."""
BULK_STEPS: Final[dict[int, str]] = {PRODUCE: "~all.produce", TAX: "~all.tax", TRADE: "~all.trade", TITHE: "~all.tithe"}

HERE: Final[dict[int, str]] = {
    BUILD_SHIP: "here-build-ship",
    GROW: "here-grow",
    EDUCATE_MERCHANT: "here-educate-merchant",
    EDUCATE_MOUNTAINEER: "here-educate-mountaineer",
    FOUND_CITY: "here-found-city",
    FOUND_TEMPLE: "here-found-temple",
    LAND_NOMAD: "here-land-nomad",
    LAND_MERCHANT: "here-land-merchant",
}
"""The sentence of each deed at a hex that one points at."""


def id_of_piece(position: RisePosition, piece: int) -> str:
    """The id of a piece in the world."""
    seat, number = divmod(piece, position.set_size)
    kind = position.kind_of[number]
    return piece_id(kind, seat, number - position.pieces[kind].first)


# ---- one piece


def wake_acts(position: RisePosition, seat: Seat) -> list[Act]:
    """Every deed of every piece that may still act, each as one act: wake the piece, and what it then does.

    Where that would be too long a list, which takes a great many ways to go, the pieces alone are offered; what the one
    does that is woken is then a question of its own.
    """
    acts: list[Act] = []
    for piece in idle_pieces(position, seat):
        acts += _deeds(position, seat, piece)
    if len(acts) > MANY and len(json.dumps(acts, separators=(",", ":"))) > LONGEST:
        return _woken_first(position, seat)
    return acts


def _deeds(position: RisePosition, seat: Seat, piece: int) -> list[Act]:
    """All that one piece may do, beginning with its being woken."""
    wake, step = position.ground.acts(WAKE)[position.place[piece]].index, id_of_piece(position, piece)
    acts: list[Act] = []
    for action in options(position, seat, piece):
        act = use_act(position, seat, piece, action)
        if isinstance(action, RiseAction) and action.verb == MOVE:
            del act["ghost"]  # the path says which piece goes where: see `moves` of a choice
        act["then"] = [act["i"]]
        act["i"] = wake
        act["path"] = [step, *act["path"]]
        acts.append(act)
    return acts


def _woken_first(position: RisePosition, seat: Seat) -> list[Act]:
    say = said("scene-piece", card=KINDS[position.played[seat]], who=player(seat))
    wake = position.ground.acts(WAKE)
    return [
        {"i": wake[position.place[piece]].index, "path": [id_of_piece(position, piece)], "say": say}
        for piece in idle_pieces(position, seat)
        if can_act(position, seat, piece)
    ]


def use_act(position: RisePosition, seat: Seat, piece: int, action: Action) -> Act:
    """One deed of a piece that is awake."""
    assert isinstance(action, RiseAction)
    verb = action.verb
    if verb in BUTTONS:
        return _on_the_spot(position, seat, piece, action)
    cell = position.ground.cell(action.arg)
    if verb == CONVERT:
        return _conversion(position, seat, piece, action, cell)
    place = cell_id(action.arg)
    if verb == MOVE:
        return _move(position, seat, piece, action, cell)
    act: Act = {"i": action.index, "path": [place], "say": said(HERE[verb])}
    if verb in BECOMING:
        other = position.town[cell] if verb == LAND_MERCHANT else position.piece[cell]
        act["path"] = [place if other == NONE else [place, id_of_piece(position, other)], BECOMING[verb]]
    _add_ghost(act, position, seat, APPEARS[verb], cell)
    return act


def _move(position: RisePosition, seat: Seat, piece: int, action: RiseAction, cell: int) -> Act:
    """A piece goes to another hex."""
    place, town = cell_id(action.arg), position.town[cell]
    act: Act = {"i": action.index, "path": [place], "say": said(f"here-move-{position.ground.terrain(cell)}")}
    if town != NONE:
        act["path"] = [[place, id_of_piece(position, town)]]
        act["say"] = said("here-move-city")
    _add_ghost(act, position, seat, position.kind(piece), cell)
    return act


def _on_the_spot(position: RisePosition, seat: Seat, piece: int, action: RiseAction) -> Act:
    """A deed without a hex: the piece produces, builds, deals or collects where it stands."""
    verb, cell = action.verb, position.place[piece]
    key, income = f"do-{BUTTONS[verb][1:]}", income_of(position, seat, piece, verb)
    say = said(key)
    if income is not None:
        say = said(key, n=income.sum)
    elif verb == PRODUCE:
        say = said(key, resource=resource_of(position.ground.level[cell]))
    elif verb == BUILD_CITY:
        say = said(key, card=KINDS[position.kind(piece)])
    act: Act = {"i": action.index, "path": [BUTTONS[verb]], "say": say}
    act["rule"] = piece_rule(position.kind(piece), verb)
    if verb in APPEARS:
        _add_ghost(act, position, seat, APPEARS[verb], cell)
    if income is not None:
        act["pill"] = income.sum  # on a button what a deed brings, on a hex what it costs
        if verb in BULK_STEPS:  # a sale has but one part
            act["tally"] = tally_data(position.game, income)
    return act


def _conversion(position: RisePosition, seat: Seat, piece: int, action: RiseAction, cell: int) -> Act:
    convert = position.piece[cell]
    kind, tally = position.kind(convert), explain_piece(position, seat, piece, action)
    assert tally is not None
    say = said("here-convert", card=KINDS[kind], other=player(position.owner(convert)), n=tally.sum)
    path: list[str | list[str]] = [[cell_id(action.arg), id_of_piece(position, convert)]]
    act: Act = {"i": action.index, "path": path, "say": say, "pill": tally.sum}
    _add_ghost(act, position, seat, kind, cell)
    return act


def _add_ghost(act: Act, position: RisePosition, seat: Seat, kind: int, cell: int) -> None:
    slot = slot_of(position.ground.codes[cell])
    act["ghost"] = [{"kind": KINDS[kind], "within": HEXES, "slot": slot, "owner": player(seat)}]


# ---- all at once


def bulk_chain(position: RisePosition, seat: Seat, verb: int) -> list[Action]:
    """The actions with which every piece that can does the same, one after the other."""
    wake, use = position.ground.acts(WAKE), position.acts.by_verb[verb]
    chain: list[Action] = []
    for piece in _all_do(position, seat, verb)[0]:
        chain += [wake[position.place[piece]], use]
    return chain


def _all_do(position: RisePosition, seat: Seat, verb: int) -> tuple[list[int], RisePosition]:
    """The pieces that can do the same one after the other, and the position when they have.

    It is tried on a twin, so that the limits hold: the sixth wood is not taken, an empty bank pays nobody.
    """
    use, twin = position.acts.by_verb[verb], position.copy()
    pieces: list[int] = []
    for piece in idle_pieces(position, seat):
        if use in options(twin, seat, piece):
            pieces.append(piece)
            carry_out(twin, seat, piece, use)
    return pieces, twin


def bulk_acts(position: RisePosition, seat: Seat) -> list[Act]:
    """The act that lets all pieces do the same; none where fewer than two can."""
    kind = position.played[seat]
    verb = IN_BULK[kind]
    pieces, done = _all_do(position, seat, verb)
    if len(pieces) < 2:
        return []
    indices = [action.index for action in bulk_chain(position, seat, verb)]
    act: Act = {
        "i": indices[0],
        "then": indices[1:],
        "path": [BULK_STEPS[verb]],
        "say": _bulk_said(position, done, seat, kind, verb, len(pieces)),
        "shows": [id_of_piece(position, piece) for piece in pieces],
    }
    gold = done.gold[seat] - position.gold[seat]
    if gold:
        act["pill"] = gold
    return [act]


def _bulk_said(position: RisePosition, done: RisePosition, seat: Seat, kind: int, verb: int, pieces: int) -> Message:
    """How many pieces do it, and what they bring together."""
    key = f"all-{BULK_STEPS[verb].removeprefix('~all.')}"
    if verb == PRODUCE:
        wood, stone = done.wood[seat] - position.wood[seat], done.stone[seat] - position.stone[seat]
        return said(key, n=pieces, card=KINDS[kind], gain=said("all-gain", wood=wood, stone=stone))
    return said(key, n=pieces, card=KINDS[kind], gold=done.gold[seat] - position.gold[seat])


# ---- before a card is played


def abilities(position: RisePosition, seat: Seat, kind: int) -> list[Message]:
    """What the pieces of a kind could do if their card were played now, and how many of them."""
    found = [said(f"can-{deed}", n=n) for deed, n in able(position, seat, kind).items()]
    return found or [said("can-nothing")]
