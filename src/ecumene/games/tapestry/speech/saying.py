"""Saying: what each action does, as messages that the page and the terminal share; what is asked is in `asking`.

An action is said in the words `tapestry-say-<its verb>`, or in those of the question where the verb alone would not
tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.effect_texts import offered, picked
from ecumene.core.effects import NextPart
from ecumene.core.scene import Message
from ecumene.core.texts import message, player
from ecumene.games.tapestry.box.actions import (
    ACCEPT,
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
    INCOME,
    INVENT,
    KEEP,
    LANDMARK,
    LAY,
    LEAD,
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
    VERBS,
    TapestryAction,
    corner_place,
)
from ecumene.games.tapestry.box.content import BUILDINGS, CITY, RESOURCES, SEA, TERRAINS, TRACKS
from ecumene.games.tapestry.box.naming import cause_name
from ecumene.games.tapestry.play.advancing import TakeBonus, tokens_able
from ecumene.games.tapestry.play.advising import AdvisorsAnswer
from ecumene.games.tapestry.play.advising import offered as offered_cards
from ecumene.games.tapestry.play.card_plots import PlaceOnCard, coverings
from ecumene.games.tapestry.play.cards.marvels import QuoBonus
from ecumene.games.tapestry.play.civilizations.advisors import AdvisorsGift, gifts
from ecumene.games.tapestry.play.civilizations.artificers import building_points
from ecumene.games.tapestry.play.civilizations.infiltrators import owner_of_home
from ecumene.games.tapestry.play.civilizations.treasure_hunters import TreasureHuntersDie
from ecumene.games.tapestry.play.conquering import ChooseDie
from ecumene.games.tapestry.play.dice import KeepFace, die_effect
from ecumene.games.tapestry.play.enchantments import Enchantments
from ecumene.games.tapestry.play.income import NextCivilization
from ecumene.games.tapestry.play.masterpieces import BroadcastShared, NextMasterpiece
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, FACE_DOWN, MIDDLE, NONE, TOP, TRACK_END
from ecumene.games.tapestry.play.reserve import NextReserve
from ecumene.games.tapestry.play.responses import SurrenderDie
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.play.whenever import PER_SOURCE, NextAbility, cause_of, listening_of
from ecumene.games.tapestry.speech.bonuses import bonus_told
from ecumene.games.tapestry.speech.describing import describe, described, mat_effect, paid, reserved_name, several
from ecumene.games.tapestry.speech.enchanting import part_said
from ecumene.games.tapestry.speech.questions import SPECIAL

Args: TypeAlias = dict[str, Any]

SAY: Final = "tapestry-say-"

NEXT_ROW: Final[dict[int, str]] = {MIDDLE: "top", TOP: "bottom"}
"""Where an upgrade brings a card; from the top row only the Recyclers move any."""

# ---- what an action does


def deed(position: TapestryPosition, seat: Seat, action: Action) -> Message:
    """An action as a message, at the question that is open."""
    assert isinstance(action, TapestryAction)
    question = position.question()
    kind = "" if question is None else question.kind
    verb = VERBS[action.verb]
    special = f"{verb}-{kind}"
    key = SAY + (special if special in SPECIAL else verb)
    tell = TELLING.get(action.verb)
    if tell is None:
        return message(key)
    suffix, args = tell(position, seat, action, question)
    return message(key + suffix, **args)


Told: TypeAlias = tuple[str, Args]


def _income(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"n": position.era[seat] + 1}


def _advance(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    tokens = tokens_able(position, seat, action.arg)
    track = TRACKS[action.arg]
    if len(tokens) != 1:
        return "-some", {"track": track}
    return "", {"track": track, "space": space_name(position, action.arg, tokens[0] + 1)}


def _accept(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if question is None:
        return "", {}
    if question.kind == "afterroll":
        track = fields_of(question)["track"]
        tokens = tokens_able(position, seat, track)
        return "", {"space": space_name(position, track, tokens[-1] + 1 if tokens else TRACK_END)}
    if question.kind == "artificerslast":
        return "", {"n": building_points(position, seat)}
    what = offer(position, question)
    return "", {} if what is None else {"what": what}


def offer(position: TapestryPosition, question: Question) -> Message | None:
    """What somebody may have or leave."""
    if isinstance(question, TakeBonus):
        return described(position, position.spaces.bonus[question.space])
    effect = offered(position, question)
    return None if effect is None else describe(effect)


def _pick(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    place = action.arg
    if isinstance(question, Enchantments):
        return part_said(position, seat, question, place)
    if isinstance(question, NextAbility):
        listener = question.listeners[place]
        lapses = _lapses(position, seat, listening_of(position, listener).effect, question.about)
        return lapses, {"cause": cause_name(cause_of(position, listener // PER_SOURCE))}
    if question is not None and question.kind in ("isolationiststerrain", "treasurehuntersterrain"):
        return "", {"terrain": TERRAINS[place + 1]}
    if isinstance(question, NextReserve):
        return "", {"what": reserved_name(position, position.reserve[seat][place])}
    if isinstance(question, KeepFace):
        return "", {"face": f"face-{DICE[question.die]}_{question.faces[place] + 1}"}
    if isinstance(question, TreasureHuntersDie):
        return "", {"face": f"face-black_{question.faces[place] + 1}"}
    if question is not None and question.kind in ("artificersrow", "artificerslast"):
        return "", {"building": BUILDINGS[place]}
    card = card_of_pick(position, seat, question, place)
    if card != NONE:
        return "", {"card": card_name(position, card)}
    effect = None if question is None else picked_effect(position, question, place)
    lapses = ""
    if isinstance(question, NextPart):
        parts = position.book.effects[question.effect]
        lapses = _lapses(position, seat, parts.parts()[place].number, question.about)
    return lapses, {"n": place + 1, "what": str(place + 1) if effect is None else effect}


def card_of_pick(position: TapestryPosition, seat: Seat, question: Question | None, place: int) -> int:
    """The kind of card of the hand that the nth answer of a question means, where they are cards; else NONE."""
    cards: list[int] = []
    if isinstance(question, AdvisorsAnswer):
        cards = offered_cards(position, seat)
    elif isinstance(question, AdvisorsGift):
        cards = gifts(position, seat, question.cards)
    return cards[place] if place < len(cards) else NONE


def _lapses(position: TapestryPosition, seat: Seat, effect: int, about: int) -> str:
    """The end of the words for what would do nothing if it came now [tapestry.rulings.any_order]."""
    return "" if position.book.effects[effect].able(position, seat, about) else "-lapses"


def picked_effect(position: TapestryPosition, question: Question, place: int) -> Message | None:
    """What the nth answer of a question does, where the answers are effects."""
    part = picked(position, question, place)
    if part is not None:
        return describe(part)
    effect = mat_effect(position, question.kind, place)
    return None if effect < 0 else described(position, effect)


def _pay(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    args: Args = {"paid": paid(position.acts.payments[action.arg])}
    if question is not None and question.kind == "nexttrade":
        args["points"] = fields_of(question)["points"]
    return "", args


def _take(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    args: Args = {"resource": RESOURCES[action.arg]}
    if question is not None and question.kind == "nexttrade":
        args["points"] = fields_of(question)["points"]
    return "", args


def _token(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    track = NONE if question is None else fields_of(question).get("track", NONE)
    if action.arg == 0 or track < 0:
        return "-start", {}
    return "", {"space": space_name(position, track, action.arg)}


def _track(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if isinstance(question, QuoBonus):
        return bonus_told(position, seat, action.arg)
    return "", {"track": TRACKS[action.arg]}


def _tile(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    tile = position.box.tiles[action.arg]
    return "", {"tile": f"tile-{tile.id}", "lands": lands_named(tile.lands)}


def _star(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"star": f"star-{position.box.stars[action.arg].id}"}


def _lay(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"area": area(action.arg), "turn": action.turn}


def _conquer(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    holder = position.controller(action.arg)
    if holder == NONE:
        return "", {"area": area(action.arg)}
    return "-held", {"area": area(action.arg), "other": player(holder)}


def _hex(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if question is not None and question.kind == "infiltratorsplace":
        host = owner_of_home(position, seat, action.arg)
        if host != NONE:
            return "-home", {"area": area(action.arg), "other": player(host)}
    return "", {"area": area(action.arg)}


def _die(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    die = DICE[action.arg]
    lapses = ""
    if isinstance(question, (ChooseDie, SurrenderDie)):
        lapses = _lapses(position, seat, die_effect(position, action.arg, position.dice[action.arg]), question.hex)
    return lapses, {"die": f"die-{die}", "face": f"face-{die}_{max(position.dice[action.arg], 0) + 1}"}


def _plots(position: TapestryPosition, seat: Seat, action: TapestryAction, question: PlaceOnCard) -> Told:
    """The plots of a card that something would cover, counted row by row."""
    mask = coverings(position, seat, question.grid, question.what).get(action, 0)
    numbers = [str(n + 1) for n in range(mask.bit_length()) if mask >> n & 1]
    return "", {"n": len(numbers), "plots": ", ".join(numbers)}


def _plot(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if isinstance(question, PlaceOnCard):
        return _plots(position, seat, action, question)
    return "", {"row": action.arg // CITY + 1, "column": action.arg % CITY + 1}


def _site(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if isinstance(question, PlaceOnCard):
        return _plots(position, seat, action, question)
    row, column = corner_place(action.arg)
    return "", {"row": row + 1, "column": column + 1, "turn": action.turn}


def _tech(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if action is position.acts.deck():
        return "-deck", {}
    args: Args = {"tech": f"tech-{position.box.tech[action.arg].id}"}
    if action.verb == UPGRADE:
        args["row"] = NEXT_ROW.get(position.tech_row[action.arg], "middle")
    return "", args


def _card(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"card": card_name(position, action.arg)}


def _player(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"other": player(action.arg)}


def _build(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    args: Args = {"building": BUILDINGS[action.arg]}
    if question is not None and question.kind == "inspirerow":
        args["inspiration"] = f"inspiration-{BUILDINGS[action.arg]}"
    return "", args


def _masterpiece(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if action is position.acts.masterpiece_deck():
        return "-deck", {}
    work = position.box.masterpieces[action.arg]
    args: Args = {"masterpiece": f"masterpiece-{work.id}"}
    if isinstance(question, NextMasterpiece):
        return _lapses(position, seat, work.benefit, action.arg), args
    owner = position.masterpiece_owner[action.arg]
    if isinstance(question, BroadcastShared) and owner != seat:
        return "-other", {**args, "other": player(owner)}
    return "", args


def _landmark(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"landmark": f"landmark-{position.box.landmarks[action.arg].id}"}


def _civilization(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    args: Args = {"civ": f"civ-{position.box.civs[action.arg].id}"}
    if action.verb == BEGIN:
        args["capital"] = f"capital-{position.box.capitals[action.turn].id}"
    lapses = ""
    if isinstance(question, NextCivilization):
        lapses = _lapses(position, seat, position.box.civs[action.arg].income, action.arg)
    return lapses, args


def _number(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"n": action.arg}


def _on_mat(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    owner, era = action.arg // ERAS, action.arg % ERAS + 1
    stack = position.mat(owner, era) if owner < position.seats else ()
    card = card_name(position, stack[-1] if stack else FACE_DOWN)
    return "", {"card": card, "other": player(owner), "era": era}


TELLING: Final[dict[int, Callable[[TapestryPosition, Seat, TapestryAction, Question | None], Told]]] = {
    INCOME: _income, ADVANCE: _advance, PICK: _pick, ACCEPT: _accept, PAY: _pay, TAKE: _take, TOKEN: _token,
    TRACK: _track, TILE: _tile, SPACE_TILE: _star, LAY: _lay, CONQUER: _conquer, HEX: _hex, DIE: _die, PLOT: _plot,
    SITE: _site, INVENT: _tech, UPGRADE: _tech, USE: _tech, SCRAP: _tech, PLAY: _card, DISCARD: _card, RESPOND: _card,
    PLAYER: _player, BUILD: _build, LANDMARK: _landmark, BEGIN: _civilization, CIVILIZATION: _civilization,
    NUMBER: _number, CARD: _on_mat, KEEP: _card, LEAD: _civilization, MASTERPIECE: _masterpiece,
}  # fmt: skip
"""What each verb is about: the end of its key, and its arguments; `decline` and `pass` are about nothing."""


# ---- names


def space_name(position: TapestryPosition, track: int, space: int) -> str:
    """The name of space 1 to 12 of a track."""
    return f"space-{position.spaces.ids[TRACK_END * track + space - 1]}"


def card_name(position: TapestryPosition, kind: int) -> str:
    """The name of a kind of tapestry card; one that nobody sees is called face down."""
    return f"card-{position.box.cards[kind].id}" if kind >= 0 else "card-face_down"


def lands_named(lands: tuple[int, ...]) -> Message:
    """The land terrains of a territory; the sea where there are none."""
    named = [TERRAINS[land] for land in lands] or [TERRAINS[SEA]]
    return several("and", [message("tapestry-thing-bare", thing=terrain) for terrain in named])
