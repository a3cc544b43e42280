"""Saying: what is asked, and what each action does, as messages that the page and the terminal share.

A question is asked in the words `beyond_the_horizon-ask-<its kind>`, and an action is said in those of
`beyond_the_horizon-say-<its verb>`, which may end in what more there is to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.effect_texts import picked
from ecumene.core.effects import Decide, May
from ecumene.core.scene import Message
from ecumene.core.texts import message
from ecumene.games.beyond_the_horizon.box.actions import (
    ACT,
    BASIC,
    BUILD,
    BUY,
    CLAIM,
    COLONISE,
    COLOUR,
    COMMIT,
    COPY,
    CUBE,
    EXPLORE,
    FORTIFY,
    GOVERN,
    JOIN,
    KEEP,
    MOVE,
    PASS,
    PICK,
    PRODUCE,
    PRODUCTS,
    RECALL,
    RECRUIT,
    RESEARCH,
    SELL,
    SIDES,
    TAKE,
    TOKEN,
    UPGRADE,
    VERBS,
    HorizonAction,
    unit_kind,
    unit_strength,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.naming import cause_name
from ecumene.games.beyond_the_horizon.box.terms import (
    BOARD_DEEDS,
    COLOURS,
    LEVEL_I,
    LEVELS,
    NO_FEE,
    NONE,
    TOKENS,
    TRACKS,
    UNITS,
)
from ecumene.games.beyond_the_horizon.play import building
from ecumene.games.beyond_the_horizon.play.building import ChooseBuild, TakeBuilding
from ecumene.games.beyond_the_horizon.play.committing import Commit, kind_for
from ecumene.games.beyond_the_horizon.play.gains import Consider
from ecumene.games.beyond_the_horizon.play.investing import InvestCube
from ecumene.games.beyond_the_horizon.play.model import TRACK_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits, distances
from ecumene.games.beyond_the_horizon.play.objectives import claim_points
from ecumene.games.beyond_the_horizon.play.production import COINS, coins_of, pawn_price, population_of
from ecumene.games.beyond_the_horizon.play.research import KeepTechnology, NameColour, ResearchSlot, revealed
from ecumene.games.beyond_the_horizon.play.settling import ChooseSettlement
from ecumene.games.beyond_the_horizon.play.spaces import ChooseBasic, TakeAction, coins_for
from ecumene.games.beyond_the_horizon.play.turns import Expand
from ecumene.games.beyond_the_horizon.play.units import RecruitUnit, UpgradeUnit, recruit_strength, upgraded
from ecumene.games.beyond_the_horizon.speech.describing import (
    branch_text,
    describe,
    investment_text,
    paid_text,
    several,
    track_text,
)

Args: TypeAlias = dict[str, Any]
Told: TypeAlias = tuple[str, Args]
"""The end of a key, and the arguments of the message."""

GAME: Final = "beyond_the_horizon-"
ASK: Final = "beyond_the_horizon-ask-"
HINT: Final = "beyond_the_horizon-hint-"
SAY: Final = "beyond_the_horizon-say-"

COMMITTED: Final[tuple[str, ...]] = (*TOKENS, "build")
KINDS: Final[tuple[str, ...]] = (*UNITS, "either")

HINTED: Final[frozenset[str]] = frozenset(
    {
        "choosegovernment", "takeaction", "researchslot", "namecolour", "investcube", "moveunits", "commit", "expand",
        "chooseproduction", "claimobjective",
    }
)  # fmt: skip
"""Questions with a hint for whoever meets them for the first time."""

PASSED: Final[frozenset[str]] = frozenset(
    {
        "researchslot", "keepprivate", "investcube", "recruitunit", "upgradeunit", "moveunits", "choosesettlement",
        "takebuilding", "choosebuild", "choosetoken", "choosebasic", "choosecopy", "pickbranch", "expand",
        "chooseproduction", "trade", "commit",
    }
)  # fmt: skip
"""Questions that say in their own words what it means to pass."""


# ---- what is asked


def asked(position: HorizonPosition, seat: Seat) -> Message:
    """The question that a seat must answer, with the card or tile that it comes from."""
    question = position.question()
    assert question is not None
    suffix, args = _about(position, question)
    ask = message(ASK + question.kind + suffix, **args)
    cause = cause_name(str(fields_of(question).get("cause", "")))
    return message(GAME + "for", cause=cause, ask=ask) if cause else ask


def hint(position: HorizonPosition) -> Message | None:
    """What helps with the question that is open, where something does."""
    question = position.question()
    if question is None or question.kind not in HINTED:
        return None
    return message(HINT + question.kind)


def _about(position: HorizonPosition, question: Question) -> Told:
    """What a question is about."""
    if isinstance(question, TakeAction):
        return "", {"round": position.round}
    if isinstance(question, (ResearchSlot, TakeBuilding)):
        return "", {"level": LEVELS[question.level]}
    if isinstance(question, (NameColour, KeepTechnology)):
        return "", {"slot": position.box.slots[question.slot].id}
    if isinstance(question, ChooseBasic):
        return "", {"n": question.left}
    if isinstance(question, (Consider, Decide)):
        effect = position.book.effects[question.effect]
        return "", {"what": describe(effect.part if isinstance(effect, May) else effect)}
    return _about_units(position, question)


def _about_units(position: HorizonPosition, question: Question) -> Told:
    """What a question on the map is about."""
    if isinstance(question, RecruitUnit):
        return "", {"unit": KINDS[question.unit]}
    if isinstance(question, UpgradeUnit):
        return "", {"unit": KINDS[question.unit], "n": question.by}
    if isinstance(question, MoveUnits):
        if question.bound != NONE:
            return "-bound", {"tile": position.box.tile_ids[unit_tile(question.bound)]}
        return "", {"n": question.left}
    if isinstance(question, ChooseSettlement):
        return "", {"sort": TOKENS[question.sort]}
    if isinstance(question, Commit):
        tile = position.box.tile_ids[question.tile]
        return "" if question.need else "-more", {"sort": COMMITTED[question.sort], "tile": tile, "n": question.need}
    return "", {}


# ---- what an action does


def deed(position: HorizonPosition, seat: Seat, action: Action) -> Message:
    """An action as a message, at the question that is open."""
    assert isinstance(action, HorizonAction)
    if action.verb == ACT:
        return _act(position, seat, action)
    if action.verb == BASIC:
        return deed_said(position, seat, action.arg)
    tell = TELLING.get(action.verb)
    suffix, args = ("", {}) if tell is None else tell(position, seat, action)
    return message(f"{SAY}{VERBS[action.verb]}{suffix}", **args)


def _act(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Message:
    what = deed_said(position, seat, action.arg)
    if not action.more:
        return what
    if position.modifier(seat, NO_FEE):
        return message(SAY + "act-waived", what=what)
    return message(SAY + "act-fee", what=what, n=position.box.values.fee)


def deed_said(position: HorizonPosition, seat: Seat, number: int) -> Message:
    """`Action 2: pay 1 coin, then research …`: a deed with what it costs this seat without a fee."""
    done = position.box.deeds[number]
    what = paid_text(position.book, coins_for(position, seat, number, False), done.population, done.effect)
    return message(SAY + ("act" if number < BOARD_DEEDS else "act-technology"), deed=done.id, what=what)


def _govern(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"government": position.box.governments[action.arg].id}


def _research(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    slot, card = position.box.slots[action.arg], position.cards[action.arg]
    if card == NONE:
        return "-first", {"slot": slot.id}
    args: Args = {"technology": position.box.technologies[card].id}
    question = position.question()
    if action.more or (isinstance(question, ResearchSlot) and question.column):
        return "-column", args
    return ("-leader" if slot.level > LEVEL_I and not revealed(position, action.arg) else ""), args


def _colour(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"colour": COLOURS[action.arg]}


def _technology(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"technology": position.box.technologies[action.arg].id}


def _copy(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    number = BOARD_DEEDS + action.arg
    done = position.box.deeds[number]
    what = paid_text(position.book, coins_for(position, seat, number, False), done.population, done.effect)
    return "", {"technology": done.id, "what": what}


def _cube(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    what = [next_uncovered(position, seat, action.arg)]
    if isinstance(position.question(), InvestCube):
        what.append(next_covered(position, seat))
    return "", {"track": TRACKS[action.arg], "what": several("then", what)}


def next_uncovered(position: HorizonPosition, seat: Seat, track: int) -> Message:
    """What the next cube of a track uncovers."""
    space = position.box.tracks[track][position.removed[TRACK_COUNT * seat + track]]
    side = position.government[seat]
    government = None if side == NONE else position.box.governments[side]
    return track_text(position.book, space, government)


def next_covered(position: HorizonPosition, seat: Seat) -> Message:
    """What the next invested cube covers."""
    spaces, number = position.box.investment, position.invested[seat]
    if number >= len(spaces):
        points = message(GAME + "points", n=position.box.values.overflow)
        return message(GAME + "covers-beyond", points=points)
    return investment_text(position.book, spaces[number])


# ---- units


def _unit(position: HorizonPosition, unit: int) -> Args:
    """A unit on the map: what, where, how strong."""
    tile = position.box.tile_ids[unit_tile(unit)]
    return {"unit": UNITS[unit_kind(unit)], "tile": tile, "n": unit_strength(unit)}


def _recruit(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    question = position.question()
    strength = question.strength if isinstance(question, RecruitUnit) else 1
    comes = recruit_strength(position, seat, action.more, strength)
    return "", {"unit": UNITS[action.more], "tile": position.box.tile_ids[action.arg], "n": comes}


def _upgrade(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    question = position.question()
    by = question.by if isinstance(question, UpgradeUnit) else 1
    return "", {**_unit(position, action.arg), "m": upgraded(position, seat, action.arg, by)}


def _move(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    args = _unit(position, action.arg)
    question = position.question()
    left = question.left if isinstance(question, MoveUnits) else 1
    steps = distances(position, unit_tile(action.arg), left)[action.more]
    to = position.box.tile_ids[action.more]
    return "", {"unit": args["unit"], "tile": args["tile"], "strength": args["n"], "to": to, "n": steps}


def _explore(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    args = _unit(position, action.arg)
    side = message(f"{GAME}side-{SIDES[action.more]}")
    return "", {"tile": args["tile"], "strength": args["n"], "side": side}


def _recall(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", _unit(position, action.arg)


def _settle(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    by_token = isinstance(position.question(), Expand)
    return "-token" if by_token else "", {"tile": position.box.tile_ids[action.arg]}


def _commit(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    question = position.question()
    kind = kind_for(question.sort) if isinstance(question, Commit) else 0
    return "", {"unit": UNITS[kind], "n": action.arg + 1}


# ---- buildings, goods and objectives


def _build(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    number = action.more if action.verb == BUILD else position.building[action.arg]
    question = position.question()
    discount = question.discount if isinstance(question, ChooseBuild) else 0
    coins = building.cost(position, seat, number, discount)
    tile = position.box.tile_ids[action.arg]
    return "", {"building": position.box.buildings[number].id, "tile": tile, "n": coins}


def _take(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"building": position.box.buildings[action.arg].id}


def _token(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    token = TOKENS[action.arg]
    if position.supply[action.arg]:
        return "", {"token": token}
    return "-none", {"token": token, "n": position.box.values.no_token_coins}


def _produce(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    amount = coins_of(position, seat) if action.arg == COINS else population_of(position, seat)
    return f"-{PRODUCTS[action.arg]}", {"n": amount}


def _buy(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"n": pawn_price(position, seat)}


def _sell(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    return "", {"n": position.box.values.sale_coins}


def _claim(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    before = 0
    if action.arg in position.objectives:
        before = len(position.claims[position.objectives.index(action.arg)])
    points = claim_points(position, before)
    return "", {"objective": position.box.objectives[action.arg].id, "n": points}


def _pick(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    part = picked(position, position.question(), action.arg)
    return "", {"what": str(action.arg + 1) if part is None else branch_text(part)}


def _pass(position: HorizonPosition, seat: Seat, action: HorizonAction) -> Told:
    question = position.question()
    return f"-{question.kind}" if question is not None and question.kind in PASSED else "", {}


TELLING: Final[dict[int, Callable[[HorizonPosition, Seat, HorizonAction], Told]]] = {
    GOVERN: _govern, RESEARCH: _research, COLOUR: _colour, KEEP: _technology, COPY: _copy, CUBE: _cube,
    RECRUIT: _recruit, UPGRADE: _upgrade, MOVE: _move, EXPLORE: _explore, COLONISE: _settle, FORTIFY: _settle,
    COMMIT: _commit, BUILD: _build, JOIN: _build, TAKE: _take, TOKEN: _token, PRODUCE: _produce, BUY: _buy,
    RECALL: _recall, SELL: _sell, CLAIM: _claim, PICK: _pick, PASS: _pass,
}  # fmt: skip
"""What each verb is about; `accept` is about nothing more."""
