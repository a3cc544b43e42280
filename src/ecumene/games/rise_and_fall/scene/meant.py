"""What clicks mean in Rise & Fall: the actions, legal or not, so that a page can ask why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.errors import NotationError
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_SHIP,
    CONVERT,
    DEPLOY_NOMAD,
    DEPLOY_SHIP,
    EDUCATE_MERCHANT,
    END,
    GROW,
    LAND_NOMAD,
    LIFT,
    MOVE,
    SPARE,
    WAKE,
)
from ecumene.games.rise_and_fall.box.content import CITY, KINDS, MERCHANT, NOMAD, SEA, SHIP, TEMPLE, TURNS
from ecumene.games.rise_and_fall.box.frame import read
from ecumene.games.rise_and_fall.play.activation import UsePiece, WakePiece
from ecumene.games.rise_and_fall.play.buying_back import BuyBack, BuyBackTogether
from ecumene.games.rise_and_fall.play.creation import LayTile, LiftTile, RelayTile
from ecumene.games.rise_and_fall.play.decline import GiveCards
from ecumene.games.rise_and_fall.play.deployment import Deploy, to_deploy
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.playing import PlayCard
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.scene.piece_acts import BECOMING, BULK_STEPS, BUTTONS, bulk_chain
from ecumene.games.rise_and_fall.scene.stage import HEXES

END_STEP: Final = "~end"
SPARE_STEP: Final = "~spare"
TURN: Final = "~turn."

ON_THE_SPOT: Final[dict[str, int]] = {step: verb for verb, step in BUTTONS.items()}
INTO: Final[dict[str, int]] = {step: verb for verb, step in BECOMING.items()}
ALL_AT_ONCE: Final[dict[str, int]] = {step: verb for verb, step in BULK_STEPS.items()}


def turn_step(turn: int) -> str:
    """The step that says how a tile lies."""
    return f"{TURN}{turn}"


def rise_meant(position: RisePosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """The actions that clicking these things means at the question of the moment; empty where they mean none."""
    question = position.agenda[-1] if position.agenda else None
    if isinstance(question, (LayTile, RelayTile, LiftTile)):
        return _at_tiles(position, path, isinstance(question, LiftTile))
    if isinstance(question, Deploy):
        return _deployed(position, seat, path)
    if isinstance(question, WakePiece):
        return _woken(position, seat, path)
    if isinstance(question, UsePiece):
        steps = path[1:] if piece_of(position, path[0]) == question.piece else path
        return _used(position, seat, question.piece, steps)
    if isinstance(question, (PlayCard, GiveCards, BuyBack, BuyBackTogether)):
        return _with_cards(position, seat, path, question)
    return []


# ---- things


def hex_of(thing: str) -> int:
    """The code of the hex with this id, NONE where it is no hex of the frame."""
    holder, _, place = thing.partition(".")
    if holder != HEXES:
        return NONE
    try:
        return read(place)
    except NotationError:
        return NONE


def piece_of(position: RisePosition, thing: str) -> int:
    """The number of the piece with this id, in the world or not; NONE where there is none."""
    name, _, rest = thing.partition(".")
    owner, _, number = rest.partition(".")
    seat = _seat(position, owner)
    if name not in KINDS or seat == NONE or not (number.isascii() and number.isdecimal()):
        return NONE
    kind = position.pieces[KINDS.index(name)]
    return seat * position.set_size + kind.first + int(number) if int(number) < kind.count else NONE


def place_of(position: RisePosition, thing: str) -> int:
    """The code of a hex, given by its own id or by that of a piece on it."""
    piece = piece_of(position, thing)
    if piece == NONE:
        return hex_of(thing)
    cell = position.place[piece]
    return NONE if cell == NONE else position.ground.codes[cell]


def card_of(position: RisePosition, seat: Seat, thing: str) -> int:
    """The kind of a seat's own card with this id, NONE where it is none of its cards."""
    name, _, rest = thing.partition(".")
    owner, _, kind = rest.partition(".")
    return KINDS.index(kind) if name == "card" and kind in KINDS and _seat(position, owner) == seat else NONE


def _seat(position: RisePosition, owner: str) -> Seat:
    number = owner[1:]
    if owner[:1] != "p" or not (number.isascii() and number.isdecimal()) or int(number) >= position.seats:
        return NONE
    return int(number)


# ---- the world


def _at_tiles(position: RisePosition, path: Sequence[str], lifting: bool) -> list[Action]:
    """Laying a tile by its anchor, or lifting the one that covers a hex."""
    draft, place = position.draft, hex_of(path[0])
    if draft is None or place == NONE:
        return []
    if lifting:
        for tier, anchor, _, covered in draft.tiles():
            if tier == draft.tier and place in covered:
                return [position.acts.at(LIFT, anchor)]
        return [position.acts.at(LIFT, place)]
    ways = [turn_step(turn) for turn in range(TURNS[draft.tier])]
    way = path[1] if len(path) > 1 else ways[0]
    return [position.acts.tile(draft.tier, place, ways.index(way))] if way in ways else []


def _deployed(position: RisePosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """A piece and where it goes; a hex alone means the first piece that is left to place."""
    place = hex_of(path[-1])
    if place == NONE:
        return []
    kinds = to_deploy(position, seat)
    kind = kinds[0] if kinds else NOMAD
    if len(path) > 1:
        piece = piece_of(position, path[0])
        if piece == NONE or position.owner(piece) != seat or position.kind(piece) > DEPLOY_SHIP - DEPLOY_NOMAD:
            return []
        kind = position.kind(piece)
    return [position.acts.at(DEPLOY_NOMAD + kind, place)]


# ---- pieces


def _woken(position: RisePosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """A piece is woken and does something; or all do the same; or it is enough."""
    if path[0] == END_STEP:
        return [position.acts.by_verb[END]]
    if path[0] in ALL_AT_ONCE:
        return bulk_chain(position, seat, ALL_AT_ONCE[path[0]])
    place = place_of(position, path[0])
    if place == NONE:
        return []
    wake = position.acts.at(WAKE, place)
    cell = position.ground.cell(place)
    piece = NONE if cell == NONE else position.piece_at(seat, position.played[seat], cell)
    if piece == NONE or len(path) == 1:
        return [wake]
    use = _used(position, seat, piece, path[1:])
    return [wake, *use] if use else []


def _used(position: RisePosition, seat: Seat, piece: int, steps: Sequence[str]) -> list[Action]:
    """What a piece is told: a button, a hex, or a hex and what shall stand there."""
    if not steps:
        return []
    if steps[0] in ON_THE_SPOT:
        return [position.acts.by_verb[ON_THE_SPOT[steps[0]]]]
    place = place_of(position, steps[0])
    if place == NONE:
        return []
    if len(steps) == 1:
        return [position.acts.at(_sent(position, seat, position.kind(piece), place), place)]
    return [position.acts.at(INTO[steps[1]], place)] if steps[1] in INTO else []


def _sent(position: RisePosition, seat: Seat, kind: int, place: int) -> int:
    """What it means to send a piece to a hex."""
    land = position.ground
    cell = land.cell(place)
    at_sea = cell != NONE and land.level[cell] == SEA
    if kind == CITY:
        pupil = NONE if cell == NONE else position.piece_at(seat, NOMAD, cell)
        return GROW if pupil == NONE else EDUCATE_MERCHANT
    if kind == TEMPLE:
        return CONVERT
    if kind == SHIP:
        return MOVE if at_sea else LAND_NOMAD
    return BUILD_SHIP if at_sea and kind in (NOMAD, MERCHANT) else MOVE


# ---- cards


def _with_cards(position: RisePosition, seat: Seat, path: Sequence[str], question: object) -> list[Action]:
    """A card is played, given or bought back; several are given together."""
    acts = position.acts
    if isinstance(question, (BuyBack, BuyBackTogether)) and path[0] == SPARE_STEP:
        return [acts.by_verb[SPARE]]
    kinds = [card_of(position, seat, thing) for thing in path]
    if NONE in kinds:
        return []
    if isinstance(question, GiveCards):
        cards = 0
        for kind in kinds:
            cards |= 1 << kind
        return [acts.give[cards]]
    if len(kinds) > 1:
        return []
    return [acts.play[kinds[0]] if isinstance(question, PlayCard) else acts.redeem[kinds[0]]]
