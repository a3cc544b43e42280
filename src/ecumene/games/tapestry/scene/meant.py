"""What clicks mean in Tapestry: the actions, legal or not, so that a page can ask why something cannot be done.

A thing is read by the first word of its id; which action it stands for follows from what the open question takes.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.errors import IllegalAction, NotationError
from ecumene.core.staging import NO_NUMBER, number_in, place_in, seat_in
from ecumene.games.tapestry.box.actions import (
    ADVANCE,
    BEGIN,
    BUILD,
    CARD,
    CIVILIZATION,
    CONQUER,
    DICE,
    DIE,
    DISCARD,
    HEX,
    INVENT,
    KEEP,
    LANDMARK,
    LAY,
    LEAD,
    MARGIN,
    MASTERPIECE,
    NUMBER,
    PAY,
    PICK,
    PLAY,
    PLAYER,
    PLOT,
    RESPOND,
    SCRAP,
    SITE,
    SPACE_TILE,
    TAKE,
    TILE,
    TOKEN,
    TRACK,
    UPGRADE,
    USE,
    WORLD,
    TapestryAction,
)
from ecumene.games.tapestry.box.content import BUILDINGS, CITY, RESOURCES, TRACK_LENGTH, TRACKS
from ecumene.games.tapestry.play.buildings import PlaceLandmark
from ecumene.games.tapestry.play.civilizations.islanders import IslandersLay
from ecumene.games.tapestry.play.exploring import LayTile
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, NONE
from ecumene.games.tapestry.play.turns import paying_tokens
from ecumene.games.tapestry.scene.clicks import BUTTONS, ON_A_CARD, path_of, pay_step, token_owner
from ecumene.games.tapestry.scene.map import hex_ids
from ecumene.games.tapestry.scene.mat import mat_card_id, shown_cards

TURN: Final = "~turn."
LAYING: Final[tuple[type[LayTile], type[IslandersLay]]] = (LayTile, IslandersLay)
"""Questions about where a tile lies and how it is turned."""


class Asking:
    """The open question, its seat, and the verbs it takes."""

    def __init__(self, position: TapestryPosition, seat: Seat, question: Question) -> None:
        self.position = position
        self.seat = seat
        self.question = question
        self.verbs = _verbs(position, seat, question)

    def one(self, verbs: Collection[int], arg: int) -> list[Action]:
        """The action of the first of some verbs that the question takes."""
        for verb in verbs:
            if verb in self.verbs and 0 <= arg < len(self.position.acts.of[verb]):
                return [self.position.acts.of[verb][arg]]
        return []


def _verbs(position: TapestryPosition, seat: Seat, question: Question) -> frozenset[int]:
    """What kinds of action a question takes; a trap may be tried by whoever has none."""
    if isinstance(question, PlaceLandmark):
        return frozenset({SITE, HEX, USE, CARD, CIVILIZATION})
    if isinstance(question, LAYING):
        return frozenset({LAY})
    verbs = [action.verb for action in position.legal(seat) if isinstance(action, TapestryAction)]
    return frozenset([*verbs, RESPOND] if question.kind in ("respond", "counter") else verbs)


def tapestry_meant(position: TapestryPosition, seat: Seat, path: Sequence[str]) -> list[Action]:
    """The actions that clicking these things means at the question of the moment; empty where they mean none."""
    question = position.question()
    if question is None:
        return []
    asking = Asking(position, seat, question)
    if path[0][:1] == "~":
        return _button(asking, path[0])
    word, _, rest = path[0].partition(".")
    read = _at_any if question.kind in ("nextreserve", "enchantments") else READERS.get(word)
    return [] if read is None else read(asking, rest, path)


# ---- words of ids


def _hex(text: str) -> int:
    """The number of the hex written `1.-2`."""
    try:
        return WORLD.read(text)
    except NotationError:
        return NO_NUMBER


def _turn(path: Sequence[str], default: int) -> int:
    """How a thing lies: the last step says so, where it makes a difference."""
    return number_in(path[-1].removeprefix(TURN)) if path[-1].startswith(TURN) else default


# ---- buttons


def _button(asking: Asking, step: str) -> list[Action]:
    position = asking.position
    for verb, name in BUTTONS.items():
        if step == name:
            return [position.acts.of[verb][0]]
    word, _, rest = step[1:].partition(".")
    if word == "pay":
        return asking.one((PAY,), _payment(position, step))
    if word == "take":
        return asking.one((TAKE,), place_in(RESOURCES, rest))
    if word == "n":
        return asking.one((NUMBER,), number_in(rest))
    if word == "player":
        return asking.one((PLAYER,), number_in(rest))
    if word == "plot":
        return asking.one((PLOT,), number_in(rest))
    if word == "site":
        return asking.one((SITE,), number_in(rest))
    if word == "pick":
        return asking.one((PICK,), number_in(rest) - 1)
    return asking.one((LANDMARK,), position.box.landmark_no.get(rest, NO_NUMBER)) if word == "landmark" else []


def _payment(position: TapestryPosition, step: str) -> int:
    for number in range(len(position.acts.payments)):
        if pay_step(position, number) == step:
            return number
    return NO_NUMBER


# ---- tracks


def _tracks(asking: Asking) -> Sequence[str]:
    """The tracks in play."""
    return TRACKS[: asking.position.box.track_count]


def _at_space(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A space of a track: where a token would go."""
    name, _, number = rest.rpartition("_")
    track, space = place_in(_tracks(asking), name), number_in(number)
    if track < 0 or not 0 <= space <= TRACK_LENGTH:
        return []
    if ADVANCE in asking.verbs:
        if space - 1 not in asking.position.tokens_on(asking.seat, track):
            raise IllegalAction("tapestry.advancing.one_space")
        return _advance(asking, track, space - 1, path)
    if NUMBER in asking.verbs and fields_of(asking.question).get("track") == track:
        return asking.one((NUMBER,), space)
    actions = asking.one((TRACK,), track)
    return actions if _offers(asking, actions, path[0]) else []


def _offers(asking: Asking, actions: Sequence[Action], thing: str) -> bool:
    """Whether a thing is among those that one clicks for an action."""
    for action in actions:
        assert isinstance(action, TapestryAction)
        for step in path_of(asking.position, asking.seat, action, asking.question):
            if thing == step or (not isinstance(step, str) and thing in step):
                return True
    return False


def _at_track(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    track = place_in(_tracks(asking), rest)
    if track >= 0 and ADVANCE in asking.verbs:
        tokens = paying_tokens(asking.position, asking.seat, track)
        return _advance(asking, track, tokens[0] if len(tokens) == 1 else NONE, path)
    return asking.one((TRACK,), track)


def _at_token(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    owner, name, number = [*rest.split("."), "", ""][:3]
    track, seat = place_in(_tracks(asking), name), seat_in(owner)
    if track < 0 or not 0 <= seat < asking.position.seats:
        return []
    tokens = asking.position.tokens_on(seat, track)
    if not 0 <= number_in(number) < len(tokens):
        return []
    token = tokens[number_in(number)]
    if ADVANCE in asking.verbs and seat == asking.seat:
        return _advance(asking, track, token, path)
    meant = fields_of(asking.question).get("track") == track and seat == token_owner(asking.seat, asking.question)
    return asking.one((TOKEN,), token) if meant else []


def _advance(asking: Asking, track: int, token: int, path: Sequence[str]) -> list[Action]:
    """An advance, the token where there are several, and the payment where it was chosen."""
    position = asking.position
    actions: list[Action] = [position.acts.of[ADVANCE][track]]
    if token != NONE and len(paying_tokens(position, asking.seat, track)) > 1:
        actions.append(position.acts.of[TOKEN][token])
    if len(path) > 1:
        payment = _payment(position, path[1])
        if payment < 0:
            return []
        actions.append(position.acts.of[PAY][payment])
    return actions


# ---- the map


def _at_hex(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    if isinstance(asking.question, LAYING):
        return _laid(asking, asking.question.tile, path)
    return asking.one((CONQUER, HEX), _hex(rest))


def _at_stone(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A piece on the map stands for its hex."""
    place = _hex(rest.rpartition(".")[0])
    there = place >= 0 and path[0] in hex_ids(asking.position, place)
    return asking.one((CONQUER, HEX), place) if there else []


def _at_tile(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A tile, and with it where it goes."""
    position = asking.position
    tile = position.box.tile_no.get(rest, NO_NUMBER)
    if isinstance(asking.question, LAYING):
        return _laid(asking, tile, path[1:]) if tile == asking.question.tile and len(path) > 1 else []
    actions = asking.one((TILE,), tile)
    if actions and len(path) > 1:
        laid = _laid(asking, tile, path[1:])
        return [*actions, *laid] if laid else []
    return actions


def _laid(asking: Asking, tile: int, path: Sequence[str]) -> list[Action]:
    word, _, rest = path[0].partition(".")
    place, turn = _hex(rest), _turn(path, asking.position.box.tiles[tile].rotations[0])
    return [asking.position.acts.lay(place, turn)] if word == "m" and place >= 0 and 0 <= turn < 6 else []


def _at_star(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    return asking.one((SPACE_TILE,), asking.position.box.star_no.get(rest, NO_NUMBER))


def _at_die(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    return asking.one((DIE,), place_in(DICE, rest))


# ---- capitals


def _at_city(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A plot, or the building on it: for a building, or as the corner of a landmark."""
    owner, row, column = [*rest.split("."), "", ""][:3]
    r, c = number_in(row), number_in(column)
    if seat_in(owner) != asking.seat or not -MARGIN <= r < CITY or not -MARGIN <= c < CITY:
        return []
    if asking.question.kind == ON_A_CARD:
        return []
    if SITE in asking.verbs:
        turn = _turn(path, 0)
        return [asking.position.acts.site(r, c, turn)] if 0 <= turn < 4 else []
    return asking.one((PLOT,), CITY * r + c) if r >= 0 and c >= 0 else []


def _at_income(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A row of the income mat, or the first building on it."""
    owner, name = [*rest.split("."), ""][:2]
    if asking.question.kind.startswith("artificers"):
        return [action for action in asking.position.legal(asking.seat) if _offers(asking, [action], path[0])]
    actions = asking.one((BUILD,), place_in(BUILDINGS, name)) if seat_in(owner) == asking.seat else []
    return actions if path[0].startswith("income.") or _offers(asking, actions, path[0]) else []


def _at_landmark(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A landmark to gain, or the hex on which it stands."""
    position = asking.position
    for place in position.board.hexes:
        if path[0] in hex_ids(position, place):
            return asking.one((CONQUER, HEX), place)
    return asking.one((LANDMARK,), position.box.landmark_no.get(rest, NO_NUMBER))


def _at_landmark_card(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A landmark card to take, or one whose landmark is gained."""
    return asking.one((LANDMARK,), asking.position.box.landmark_no.get(rest, NO_NUMBER))


# ---- cards, mats and players


def _at_tech(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    return asking.one((INVENT, UPGRADE, USE, SCRAP), asking.position.box.tech_no.get(rest, NO_NUMBER))


def _at_any(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A thing in reserve or an enchantment, by whatever stands for it."""
    return [action for action in asking.position.legal(asking.seat) if _offers(asking, [action], path[0])]


def _at_masterpiece(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    return asking.one((MASTERPIECE,), asking.position.box.masterpiece_no.get(rest, NO_NUMBER))


def _at_deck(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    if rest == "masterpieces" and MASTERPIECE in asking.verbs:
        return [asking.position.acts.masterpiece_deck()]
    return [asking.position.acts.deck()] if rest == "tech" and INVENT in asking.verbs else []


def _at_card(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A card of the hand, or the uppermost on a mat."""
    position = asking.position
    if CARD in asking.verbs:
        for place in range(ERAS * position.seats):
            stack = position.mats[place]
            if stack and mat_card_id(position, place // ERAS, place % ERAS + 1, len(stack) - 1) == path[0]:
                return asking.one((CARD,), place)
        return []
    if PICK in asking.verbs:
        return [action for action in position.legal(asking.seat) if _offers(asking, [action], path[0])]
    name, owner = [*rest.split("."), ""][:2]
    kind = position.box.card_no.get(name, NO_NUMBER)
    held = seat_in(owner) == asking.seat and kind in position.hands[asking.seat]
    return asking.one((PLAY, DISCARD, RESPOND), kind) if held else []


def _at_drawn(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A card of those of which one is kept."""
    owner, slot = [*rest.split("."), ""][:2]
    drawn = shown_cards(asking.position, asking.seat)
    if seat_in(owner) != asking.seat or not 0 <= number_in(slot) < len(drawn):
        return []
    return asking.one((KEEP,), drawn[number_in(slot)])


def _at_panel(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    return asking.one((PLAYER,), seat_in(rest))


def _at_civ(asking: Asking, rest: str, path: Sequence[str]) -> list[Action]:
    """A civilization to keep or to use, or a benefit on its mat."""
    position = asking.position
    if PICK in asking.verbs or LANDMARK in asking.verbs:
        for action in position.legal(asking.seat):
            if _offers(asking, [action], path[0]):
                return [action]
    civ = position.box.civ_no.get(rest, NO_NUMBER)
    if BEGIN in asking.verbs and civ >= 0:
        return _begin(asking, civ, path)
    return asking.one((CIVILIZATION, LEAD), civ)


def _begin(asking: Asking, civ: int, path: Sequence[str]) -> list[Action]:
    """The civilization and the capital that one keeps."""
    position = asking.position
    capitals = position.offers[asking.seat][2:]
    if len(path) == 1:
        return [position.acts.begin(civ, capitals[0])] if len(capitals) == 1 else []
    word, name, owner = [*path[1].split("."), "", ""][:3]
    capital = position.box.capital_no.get(name, NO_NUMBER)
    return [position.acts.begin(civ, capital)] if word == "capital" and capital >= 0 and seat_in(owner) >= 0 else []


Reader: TypeAlias = Callable[[Asking, str, Sequence[str]], list[Action]]

READERS: Final[dict[str, Reader]] = {
    "space": _at_space, "track": _at_track, "token": _at_token, "m": _at_hex, "stone": _at_stone, "tile": _at_tile,
    "star": _at_star, "die": _at_die, "city": _at_city, "house": _at_city, "folk": _at_city, "income": _at_income,
    "building": _at_income, "landmark": _at_landmark, "tech": _at_tech, "deck": _at_deck, "card": _at_card,
    "masterpiece": _at_masterpiece,
    "landmark_card": _at_landmark_card, "down": _at_card, "supply": _at_panel, "civ": _at_civ, "drawn": _at_drawn,
}  # fmt: skip
"""What the first word of an id stands for."""
