"""The choices of Beyond the Horizon: for every legal action, what a hand would click for it and what it then does."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question
from ecumene.core.effects import Effect
from ecumene.core.scene import Act, Chip, Choice, Text
from ecumene.core.staging import ANY_STEP, add_words, button_texts, icon, tally_data, zone_id
from ecumene.core.texts import player
from ecumene.games.beyond_the_horizon.box.actions import (
    ACCEPT,
    ACT,
    BASIC,
    BUILD,
    COLONISE,
    EXPLORE,
    FORTIFY,
    JOIN,
    KEEP,
    MOVE,
    PASS,
    PRODUCE,
    RECRUIT,
    RESEARCH,
    TAKE,
    UPGRADE,
    HorizonAction,
    unit_kind,
    unit_tile,
)
from ecumene.games.beyond_the_horizon.box.terms import NONE, UNITS
from ecumene.games.beyond_the_horizon.play import building, settling, units
from ecumene.games.beyond_the_horizon.play.model import HorizonPosition
from ecumene.games.beyond_the_horizon.play.moving import MoveUnits, distances
from ecumene.games.beyond_the_horizon.play.production import ChooseProduction
from ecumene.games.beyond_the_horizon.play.research import KeepTechnology, NameColour, Research, eligible, revealed
from ecumene.games.beyond_the_horizon.play.units import RecruitUnit, UpgradeUnit
from ecumene.games.beyond_the_horizon.scene.clicks import (
    BUTTONS,
    RECALL,
    SCHOLARS,
    SETTLING,
    TRADE,
    Legal,
    path_of,
    tile_cell,
)
from ecumene.games.beyond_the_horizon.scene.faces import technology_lines
from ecumene.games.beyond_the_horizon.scene.things import HEXES, name_of, said, slot_id
from ecumene.games.beyond_the_horizon.speech.describing import building_text, technology_text, territory_text
from ecumene.games.beyond_the_horizon.speech.saying import asked, deed, hint
from ecumene.games.beyond_the_horizon.speech.speech import rule_of

PLENTY: Final = 90
"""With more acts than this they say no more than they must, so that a choice stays small."""
LOOKS: Final[tuple[int, ...]] = (KEEP, TAKE, BUILD, JOIN, COLONISE, FORTIFY, RESEARCH)
"""Verbs about things that have more to say than what is done to them."""


ASKS: Final[dict[str, Text]] = {
    "~scholar": said("ask-scholar"),
    "~unit": said("ask-unit"),
    HEXES: said("then-where"),
    "unit": said("then-recall"),
    "building": said("then-build"),
}
"""What is left to ask once it is clear which technology, where, or what goes."""

MIXED: Final[dict[str, Text]] = {
    "chooseproduction": said("then-trade"),
    "trade": said("then-trade"),
    "expand": said("then-there"),
    "choosebuild": said("then-there"),
    "choosesettlement": said("then-there"),
}
"""The same where things of several kinds are left, by the kind of question."""


def own(action: Action) -> HorizonAction:
    assert isinstance(action, HorizonAction)
    return action


def horizon_choice(position: HorizonPosition, seat: Seat) -> Choice:
    """What a seat is asked now, and each way to answer."""
    question = position.question()
    assert question is not None
    legal = Legal(position, seat, [own(action) for action in position.legal(seat)])
    brief = len(legal.actions) > PLENTY
    choice: Choice = {
        "seat": seat,
        "kind": question.kind,
        "prompt": asked(position, seat),
        "acts": [_act(legal, action, brief) for action in legal.actions],
    }
    if position.round:
        choice["context"] = said("scene-when", n=position.round)
    about = _about(position, seat, question)
    if about:
        choice["about"] = about
    add_words(choice, hint(position), button_texts(choice["acts"], _step), _asks(question.kind))
    return choice


def _about(position: HorizonPosition, seat: Seat, question: Question) -> str:
    """The thing that a question is about whose answers are buttons: what produces, the slot that a colour is for."""
    if isinstance(question, ChooseProduction):
        return zone_id("people", seat)
    return slot_id(position.box, question.slot) if isinstance(question, NameColour) else ""


def _asks(kind: str) -> dict[str, Text]:
    return {**ASKS, ANY_STEP: MIXED[kind]} if kind in MIXED else ASKS


def _act(legal: Legal, action: HorizonAction, brief: bool) -> Act:
    """One action, with what it costs or brings and the rule it rests on."""
    position, seat = legal.position, legal.seat
    if brief and action.verb == MOVE:
        return _walk(legal, action)
    act: Act = {
        "i": action.index,
        "path": path_of(legal, action),
        "say": deed(position, seat, action),
        "rule": "beyond_the_horizon." + rule_of(position, action),
    }
    if action.verb == PASS:
        act["role"] = "end"
    elif action.verb == ACCEPT:
        act["role"] = "primary"
    tally = position.explain(seat, action)
    if tally is not None and tally.lines:
        act["tally"] = tally_data(position.game, tally)
    pill = _pill(legal, action)
    if pill != NONE:
        act["pill"] = pill
    chip = _chip(act["path"][-1])
    if chip is not None:
        act["chip"] = chip
    if action.verb in LOOKS:
        act["details"] = _details(position, action)
    _add_prospect(position, seat, action, act)
    if _reveals(position, action):
        act["final"] = said("scene-reveals")
    return act


def _walk(legal: Legal, action: HorizonAction) -> Act:
    """One of very many walks, in few words: the unit and the hex that are clicked say the rest."""
    to = said("scene-walk", to=legal.position.box.tile_ids[action.more])
    return {"i": action.index, "path": path_of(legal, action), "say": to, "pill": _pill(legal, action)}


# ---- numbers and texts


def _pill(legal: Legal, action: HorizonAction) -> int:
    """The number that stands on what would be clicked: a price, or the strength that it takes or gives.

    Spaces are too small to bear one; what a deed costs its card tells, and the bar once it is chosen.
    """
    position, seat = legal.position, legal.seat
    question = position.question()
    if action.verb == UPGRADE and isinstance(question, UpgradeUnit):
        return units.upgraded(position, seat, action.arg, question.by)
    if action.verb == RECRUIT and isinstance(question, RecruitUnit):
        return units.recruit_strength(position, seat, action.more, question.strength)
    if action.verb in (COLONISE, FORTIFY):
        bonus = question.bonus if isinstance(question, settling.ChooseSettlement) else 0
        return settling.needed(position, seat, action.arg, 0 if action.verb == COLONISE else 1, bonus)
    if action.verb in (BUILD, JOIN):
        number = action.more if action.verb == BUILD else position.building[action.arg]
        discount = question.discount if isinstance(question, building.ChooseBuild) else 0
        return building.cost(position, seat, number, discount)
    if action.verb == MOVE and isinstance(question, MoveUnits):
        return distances(position, unit_tile(action.arg), question.left)[action.more]
    return NONE


def _details(position: HorizonPosition, action: HorizonAction) -> list[Text]:
    """What the thing does that an action is about."""
    box, book = position.box, position.book
    if action.verb == KEEP:
        return [row["label"] for row in technology_lines(book, box.technologies[action.arg])]
    if action.verb == TAKE:
        return [building_text(book, box.buildings[action.arg])]
    if action.verb in (BUILD, JOIN):
        number = action.more if action.verb == BUILD else position.building[action.arg]
        return [building_text(book, box.buildings[number])]
    if action.verb in (COLONISE, FORTIFY):
        return [
            said(f"scene-exhausts-{'settlers' if action.verb == COLONISE else 'soldiers'}"),
            territory_text(book, box.territories[action.arg]),
        ]
    technology = position.cards[action.arg]
    if technology == NONE:
        return [said("scene-first-finds")]
    text: Text = technology_text(book, box.technologies[technology])
    takes_leader = box.slots[action.arg].level > 0 and not revealed(position, action.arg)
    return [text, said("scene-takes-leader")] if takes_leader else [text]


def _reveals(position: HorizonPosition, action: HorizonAction) -> bool:
    """Whether something is turned up that nobody can unsee."""
    if action.verb == EXPLORE:
        return True
    if action.verb != RESEARCH:
        return False
    return position.box.slots[action.arg].level > 0 and not revealed(position, action.arg)


def _chip(step: str | list[str]) -> Chip | None:
    """A last step in small: which scholar, which unit, which token."""
    if not isinstance(step, str):
        return None
    kind, _, thing = step.partition(".")
    if kind == "~scholar":
        return {"icons": [], "label": said(f"step-scholar-{thing}")}
    if kind == "~unit":
        return {"icons": [icon(thing)], "label": name_of(thing)}
    return {"icons": [icon(f"token-{thing}")], "label": name_of(thing)} if kind == "~token" else None


# ---- what would come of it


def _add_prospect(position: HorizonPosition, seat: Seat, action: HorizonAction, act: Act) -> None:
    """Pieces where they would stand, and what else an act would touch."""
    if action.verb in (MOVE, EXPLORE):
        there = act["path"][-1]
        assert isinstance(there, str)
        kind = UNITS[unit_kind(action.arg)]
        act["ghost"] = [{"kind": kind, "within": HEXES, "slot": _slot_of(there), "owner": player(seat)}]
    elif action.verb == RECRUIT:
        slot = _slot_of(tile_cell(position, action.arg))
        act["ghost"] = [{"kind": UNITS[action.more], "within": HEXES, "slot": slot, "owner": player(seat)}]
    elif action.verb == KEEP:
        question = position.question()
        if isinstance(question, KeepTechnology):
            act["shows"] = [slot_id(position.box, question.slot)]
    elif action.verb in (ACT, BASIC):
        shows = _researchable(position, seat, action.arg)
        if shows:
            act["shows"] = shows


def _slot_of(cell: str) -> list[int]:
    return [int(part) for part in cell.split(".")[1:]]


def _researchable(position: HorizonPosition, seat: Seat, number: int) -> list[str]:
    """The slots that a deed lets a seat research."""
    found: list[str] = []
    for part in _parts(position.book.effects[position.box.deeds[number].effect]):
        if isinstance(part, Research):
            for slot in eligible(position, seat, part.level, part.free):
                found.append(slot_id(position.box, slot))
    return found


def _parts(effect: Effect) -> list[Effect]:
    """An effect and all that it is made of."""
    found = [effect]
    for part in effect.parts():
        found += _parts(part)
    return found


# ---- buttons


def _step(step: str, act: Act) -> Text:
    """What stands on a button."""
    word, _, thing = step[1:].partition(".")
    if step in (TRADE, RECALL):
        return said(f"step-{word}")
    if step in SCHOLARS or step in SETTLING.values():
        return said(f"step-{word}-{thing}" if thing else f"step-{word}")
    return name_of(thing) if word in ("unit", "colour", "token") else act["say"]


assert PRODUCE not in BUTTONS
