"""Saying: what is asked, and what each action does, as messages that the page and the terminal share.

A question is asked in the words `tapestry-ask-<its kind>`; what it is about is found by the names of its fields. An
action is said in the words `tapestry-say-<its verb>`, or in those of the question where the verb alone would not tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.effects import AnyOrder, Buy, Choose, Decide, May, NextPart, PayThen, PickBranch
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
    MARGIN,
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
    SPAN,
    TAKE,
    TILE,
    TOKEN,
    TRACK,
    UPGRADE,
    USE,
    VERBS,
    TapestryAction,
)
from ecumene.games.tapestry.box.content import BUILDINGS, CITY, RESOURCES, SEA, TERRAINS, TRACKS
from ecumene.games.tapestry.box.naming import cause_name
from ecumene.games.tapestry.play.advancing import TakeBonus, tokens_able
from ecumene.games.tapestry.play.civilizations.mats import on_mat
from ecumene.games.tapestry.play.conquering import ChooseDie, die_effect
from ecumene.games.tapestry.play.income import NextCivilization
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, FACE_DOWN, MIDDLE, NONE, TRACK_END
from ecumene.games.tapestry.play.territory import area
from ecumene.games.tapestry.play.whenever import PER_SOURCE, NextAbility, cause_of, listening_of
from ecumene.games.tapestry.speech.describing import describe, described, mat_effect, paid, several, yes_no

Args: TypeAlias = dict[str, Any]

ASK: Final = "tapestry-ask-"
SAY: Final = "tapestry-say-"

SPECIAL: Final[frozenset[str]] = frozenset(
    {
        "accept-afterroll", "accept-alchemistsdare", "accept-buy", "accept-decide", "accept-takebonus",
        "decline-alchemistsdare", "decline-alchemistsmove", "decline-architectsswap", "decline-convertresource",
        "decline-nexttrade", "decline-rise", "decline-sellcard", "decline-upgradecard", "pay-loseresource",
        "pay-nexttrade", "pick-historianssquare", "pick-isolationiststerrain", "pick-nextability",
        "pick-placebuilding", "take-nexttrade",
    }
)  # fmt: skip
"""Verbs that are said differently at certain questions."""

FLAGS: Final = ("forward", "both", "square", "marriage")
"""Fields of questions that are yes or no, and by which their words choose."""


HINTED: Final[frozenset[str]] = frozenset(
    {
        "afterroll", "buy", "choosedie", "conquertarget", "exploretile", "inventcard", "keepcard",
        "keepcivilization", "keepmats", "laytile", "nextpart", "payadvance", "placebuilding", "placelandmark",
        "playcard", "respond", "takeresource", "taketurn",
        "upgradecard",
    }
)  # fmt: skip
"""Questions with a hint for whoever meets them for the first time."""


# ---- what is asked


def asked(position: TapestryPosition, seat: Seat) -> Message:
    """The question that a seat must answer."""
    question = position.question()
    assert question is not None
    fields = fields_of(question)
    return message(ASK + question.kind + _part(question.kind, fields), **_about(position, seat, question, fields))


def asked_for(position: TapestryPosition) -> str:
    """The name of the space, card or tile that the question comes from; nothing where it comes from none."""
    question = position.question()
    assert question is not None
    cause = cause_name(str(fields_of(question).get("cause", "")))
    return cause if "-" in cause else ""


def hint(position: TapestryPosition) -> Message | None:
    """What helps with the question that is open, where something does."""
    question = position.question()
    return message(f"tapestry-hint-{question.kind}") if question is not None and question.kind in HINTED else None


def _part(kind: str, fields: Args) -> str:
    """Which part of a question of several parts is open: the one about what is not settled yet."""
    if kind == "payadvance":
        return "-token" if fields["token"] == NONE else ""
    if kind == "joinnearest" and fields["track"] != NONE:
        return "-token" if fields["token"] == NONE else "-space"
    if kind == "tradewith" and fields["other"] != NONE:
        return "-track" if fields["track"] == NONE else "-token"
    return ""


def _about(position: TapestryPosition, seat: Seat, question: Question, fields: Args) -> Args:
    """What a question is about, by the names of its fields."""
    box = position.box
    about: Args = {flag: yes_no(bool(fields[flag])) for flag in FLAGS if flag in fields}
    if fields.get("track", NONE) >= 0:
        about["track"] = TRACKS[fields["track"]]
    if isinstance(fields.get("left"), int):
        about["n"] = fields["left"]
    if "points" in fields:
        about["points"] = fields["points"]
    if "tile" in fields:
        about["tile"] = f"tile-{box.tiles[fields['tile']].id}"
    if "hex" in fields:
        about["area"] = area(fields["hex"])
    if "attacker" in fields:
        about["other"] = player(fields["attacker"])
    if "building" in fields:
        about["building"] = BUILDINGS[fields["building"]]
    if "landmark" in fields:
        about["landmark"] = f"landmark-{box.landmarks[fields['landmark']].id}"
    return about | _about_more(position, seat, question, fields)


def _about_more(position: TapestryPosition, seat: Seat, question: Question, fields: Args) -> Args:
    """What a few questions are about beyond their fields."""
    if question.kind == "taketurn":
        return {"era": position.era[seat]}
    if question.kind == "mysticsprediction":
        return {"which": len(on_mat(position, "mystics"))}
    if question.kind == "playgained":
        card = fields["card"]
        return {"card": card_name(position, card if card >= 0 else FACE_DOWN)}
    offer = _offer(position, question)
    return {} if offer is None else {"what": offer}


def _offer(position: TapestryPosition, question: Question) -> Message | None:
    """What somebody may have or leave."""
    if isinstance(question, Decide):
        effect = position.book.effects[question.effect]
        assert isinstance(effect, May)
        return describe(effect.part)
    if isinstance(question, Buy):
        effect = position.book.effects[question.effect]
        assert isinstance(effect, PayThen)
        return describe(effect)
    if isinstance(question, TakeBonus):
        return described(position, position.spaces.bonus[question.space])
    return None


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
    offer = _offer(position, question)
    return "", {} if offer is None else {"what": offer}


def _pick(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    place = action.arg
    if isinstance(question, NextAbility):
        listener = question.listeners[place]
        lapses = _lapses(position, seat, listening_of(position, listener).effect, question.about)
        return lapses, {"cause": cause_name(cause_of(position, listener // PER_SOURCE))}
    if question is not None and question.kind == "isolationiststerrain":
        return "", {"terrain": TERRAINS[place + 1]}
    effect = None if question is None else picked_effect(position, question, place)
    lapses = ""
    if isinstance(question, NextPart):
        parts = position.book.effects[question.effect]
        lapses = _lapses(position, seat, parts.parts()[place].number, question.about)
    return lapses, {"n": place + 1, "what": str(place + 1) if effect is None else effect}


def _lapses(position: TapestryPosition, seat: Seat, effect: int, about: int) -> str:
    """The end of the words for what would do nothing if it came now [tapestry.rulings.any_order]."""
    return "" if position.book.effects[effect].able(position, seat, about) else "-lapses"


def picked_effect(position: TapestryPosition, question: Question, place: int) -> Message | None:
    """What the nth answer of a question does, where the answers are effects."""
    if isinstance(question, NextPart):
        parts = position.book.effects[question.effect]
        assert isinstance(parts, AnyOrder)
        return describe(parts.several[place])
    if isinstance(question, PickBranch):
        choice = position.book.effects[question.effect]
        assert isinstance(choice, Choose)
        return describe(choice.several[place])
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
    return "", {"area": area(action.arg)}


def _die(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    die = DICE[action.arg]
    lapses = ""
    if isinstance(question, ChooseDie):
        lapses = _lapses(position, seat, die_effect(position, action.arg, position.dice[action.arg]), question.hex)
    return lapses, {"die": f"die-{die}", "face": f"face-{die}_{max(position.dice[action.arg], 0) + 1}"}


def _plot(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"row": action.arg // CITY + 1, "column": action.arg % CITY + 1}


def _site(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    row, column = action.arg // SPAN - MARGIN + 1, action.arg % SPAN - MARGIN + 1
    return "", {"row": row, "column": column, "turn": action.turn}


def _tech(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    if action is position.acts.deck():
        return "-deck", {}
    args: Args = {"tech": f"tech-{position.box.tech[action.arg].id}"}
    if action.verb == UPGRADE:
        args["row"] = "top" if position.tech_row[action.arg] == MIDDLE else "middle"
    return "", args


def _card(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"card": card_name(position, action.arg)}


def _player(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"other": player(action.arg)}


def _build(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question | None) -> Told:
    return "", {"building": BUILDINGS[action.arg]}


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
    NUMBER: _number, CARD: _on_mat, KEEP: _card, LEAD: _civilization,
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
