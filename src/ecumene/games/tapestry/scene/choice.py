"""Tapestry's choices: for every legal action, what a hand would click to choose it and what it then does.

An advance is one act with its payment, and a tile one with the hex and its turn, while there are not too many ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.scene import Act, Choice, Ghost, Message, Text
from ecumene.core.staging import Clicks, add_words, any_of, button_texts, icon, tally_data
from ecumene.core.texts import message, player
from ecumene.games.tapestry.box.actions import (
    ACCEPT,
    ADVANCE,
    BEGIN,
    BUILD,
    CIVILIZATION,
    CONQUER,
    DECLINE,
    DISCARD,
    INCOME,
    INVENT,
    KEEP,
    LANDMARK,
    LAY,
    LEAD,
    MASTERPIECE,
    PASS,
    PAY,
    PLAY,
    PLOT,
    RESPOND,
    SCRAP,
    SPACE_TILE,
    TAKE,
    TILE,
    TOKEN,
    UPGRADE,
    USE,
    WORLD,
    TapestryAction,
)
from ecumene.games.tapestry.box.content import BUILDINGS, CITY, RESOURCES, TRACK_LENGTH, TRACKS
from ecumene.games.tapestry.play.advancing import landmark_ahead, tokens_able
from ecumene.games.tapestry.play.buildings import PlaceBuilding, PlaceLandmark
from ecumene.games.tapestry.play.capital import capital_of
from ecumene.games.tapestry.play.civilizations.islanders import IslandersLay
from ecumene.games.tapestry.play.exploring import ExploreTile, LayTile
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.territory import aligned, unexplored
from ecumene.games.tapestry.play.turns import TakeTurn, cost, paying_tokens, ways_to_pay
from ecumene.games.tapestry.scene.clicks import PAY_STEPS, laying_path, path_of, pay_step, turn_step
from ecumene.games.tapestry.scene.map import without_coordinates
from ecumene.games.tapestry.scene.mat import card_lines
from ecumene.games.tapestry.scene.paying import add_price, payment, whole_price
from ecumene.games.tapestry.scene.scene import asked_when
from ecumene.games.tapestry.scene.stage import space_lines
from ecumene.games.tapestry.scene.things import HEXES, cell_id, city_id, said, space_id, text_of, track_id
from ecumene.games.tapestry.speech.asking import asked, hint
from ecumene.games.tapestry.speech.describing import counted, landmark_rule, objective, paid
from ecumene.games.tapestry.speech.questions import QUESTION_RULES
from ecumene.games.tapestry.speech.saying import deed

MOST_CHAINS: Final = 240
"""So many ways to lay one of several tiles are offered at once; with more, the tile is asked first."""

RULES: Final[dict[int, str]] = {
    INCOME: "tapestry.income.steps",
    ADVANCE: "tapestry.advancing.one_space",
    CONQUER: "tapestry.conquering.where",
    INVENT: "tapestry.technology.invent",
    UPGRADE: "tapestry.technology.upgrade",
    PLAY: "tapestry.income.tapestry",
    RESPOND: "tapestry.responses.trap",
    TAKE: "tapestry.resources.any",
    BEGIN: "tapestry.setup.civilizations",
    KEEP: "tapestry.options.first_card",
    LEAD: "tapestry.options.gained_civilization",
    MASTERPIECE: "tapestry.masterpieces.gain",
}
"""The rule on which actions of a verb rest."""


ASKS: Final[dict[str, Text]] = {
    PAY_STEPS: message("core-ask-pay"),
    "capital": said("then-capital"),
    "m": said("then-hex"),
    "~turn": said("then-turn"),
}
"""What is left to ask once it is clear where to advance, who begins, what is laid and where."""


def own(action: Action) -> TapestryAction:
    assert isinstance(action, TapestryAction)
    return action


def tapestry_choice(position: TapestryPosition, seat: Seat) -> Choice:
    """What a seat is asked now: what, why, and each way to answer."""
    question = position.question()
    assert question is not None
    choice: Choice = {
        "seat": seat,
        "kind": question.kind,
        "prompt": without_coordinates(position, asked(position, seat)),
        "context": asked_when(position, seat),
        "acts": _acts(position, seat, question),
    }
    add_words(choice, hint(position), _steps(position, choice["acts"]), ASKS)
    _add_turns(position, seat, question, choice)
    return choice


def _acts(position: TapestryPosition, seat: Seat, question: Question) -> list[Act]:
    legal = [own(action) for action in position.legal(seat)]
    if isinstance(question, TakeTurn):
        return _turn_acts(position, seat, legal, question)
    if isinstance(question, ExploreTile):
        return _tile_acts(position, seat, legal, question)
    return [_act(position, seat, action, question) for action in legal]


def _act(position: TapestryPosition, seat: Seat, action: TapestryAction, question: Question) -> Act:
    path = path_of(position, seat, action, question)
    if action.verb == LAY and isinstance(question, LayTile):
        return _lay(position, seat, question.tile, action, path)
    say = without_coordinates(position, deed(position, seat, action))
    act: Act = {"i": action.index, "path": path, "say": say}
    rule = _rule(position, action, question)
    if rule:
        act["rule"] = rule
    if action.verb == ACCEPT:
        act["role"] = "primary"
        shows = _shown(question)
        if shows:
            act["shows"] = shows
    elif action.verb in (DECLINE, PASS):
        act["role"] = "end"
    details = _details(position, action, question)
    if details:
        act["details"] = details
    if action.verb == PAY:
        act["chip"] = payment(position.acts.payments[action.arg], NONE)
    elif action.verb == TAKE:
        act["chip"] = {"icons": [icon(RESOURCES[action.arg])], "label": counted(RESOURCES[action.arg], 1)}
    _add_more(seat, action, question, act)
    return act


def _add_more(seat: Seat, action: TapestryAction, question: Question, act: Act) -> None:
    """The piece as it would stand; that what one sees then cannot be taken back."""
    if question.kind == "spyon":
        act["final"] = said("scene-reveals")
    ghost = _ghost(seat, action, question)
    if ghost:
        act["ghost"] = ghost


def _rule(position: TapestryPosition, action: TapestryAction, question: Question) -> str:
    """The rule on which an action rests: of its question, its landmark card or its verb; nothing where it has none."""
    if action.verb == LANDMARK and position.box.landmarks[action.arg].objective >= 0:
        return landmark_rule(position.box.landmarks[action.arg])
    return QUESTION_RULES.get(question.kind, RULES.get(action.verb, ""))


# ---- what one should know


def _details(position: TapestryPosition, action: TapestryAction, question: Question) -> list[Text]:
    """What the thing does that an action is about."""
    box, verb = position.box, action.verb
    if verb in (KEEP, PLAY, DISCARD, RESPOND):
        return card_lines(position, action.arg)
    if verb in (UPGRADE, USE, SCRAP) or (verb == INVENT and action is not position.acts.deck()):
        tech = box.tech[action.arg].id
        circle, square = text_of("circle", tech), text_of("square", tech)
        return [said("scene-circle", text=circle), said("scene-square", text=square)]
    if verb == TILE:
        return [text_of("tile", box.tiles[action.arg].id)]
    if verb == SPACE_TILE:
        return [text_of("star", box.stars[action.arg].id)]
    if verb in (BEGIN, CIVILIZATION, LEAD):
        advanced = verb == BEGIN and not box.capitals[action.turn].number
        remarks = [text_of("capital", box.capitals[action.turn].id)] if advanced else []
        return [text_of("civ", box.civs[action.arg].id), *remarks]
    if verb == LANDMARK and box.landmarks[action.arg].objective >= 0:
        return [said("scene-objective", what=objective(box.landmarks[action.arg]))]
    if verb == BUILD and question.kind == "inspirerow":
        return [text_of("inspiration", BUILDINGS[action.arg])]
    if verb == MASTERPIECE and action is not position.acts.masterpiece_deck():
        return [text_of("masterpiece", box.masterpieces[action.arg].id)]
    return []


def _shown(question: Question) -> list[str]:
    """The track or the hex that a question of yes or no is about."""
    fields = fields_of(question)
    if isinstance(fields.get("track"), int):
        return [track_id(fields["track"])]
    return [cell_id(fields["hex"])] if isinstance(fields.get("hex"), int) else []


def _ghost(seat: Seat, action: TapestryAction, question: Question) -> list[Ghost]:
    """The piece as it would stand."""
    if action.verb == CONQUER:
        here = WORLD.hexes[action.arg]
        return [{"kind": "outpost", "within": HEXES, "slot": [here.q, here.r], "owner": player(seat)}]
    if action.verb == PLOT and isinstance(question, PlaceBuilding):
        slot = [action.arg // CITY, action.arg % CITY]
        kind = BUILDINGS[question.building]
        return [{"kind": kind, "within": city_id(seat), "slot": slot, "owner": player(seat)}]
    return []


# ---- a turn


def _turn_acts(
    position: TapestryPosition, seat: Seat, legal: Sequence[TapestryAction], question: Question
) -> list[Act]:
    """An income turn, or an advance: the space to go to, then what to pay where there is a choice."""
    acts: list[Act] = []
    for action in legal:
        if action.verb != ADVANCE:
            act = _act(position, seat, action, question)
            _add_tally(position, seat, action, act)
            acts.append(act)
            continue
        tokens = paying_tokens(position, seat, action.arg)
        for token in tokens:
            chain = [position.acts.of[TOKEN][token].index] if len(tokens) > 1 else []
            acts += _advances(position, seat, action, token, chain)
    return acts


def _advances(
    position: TapestryPosition, seat: Seat, action: TapestryAction, token: int, chain: list[int]
) -> list[Act]:
    """The step of one token, once for each way to pay it."""
    track = action.arg
    number = TRACK_LENGTH * track + token
    clicks = [space_id(track, token + 1)]
    if len(tokens_able(position, seat, track)) == 1:
        clicks.append(track_id(track))
    details = space_lines(position, number)
    landmark = _landmark_ahead(position, seat, track, token + 1)
    if landmark is not None:
        details.insert(0, landmark)
    ways = ways_to_pay(position, seat, track, token)
    found: list[Act] = []
    for way in ways or [NONE]:
        act: Act = {
            "i": action.index,
            "path": [any_of(clicks), pay_step(position, way)] if len(ways) > 1 else [any_of(clicks)],
            "say": _advance_said(position, track, token, way),
            "details": details,
            "pill": sum(cost(position, track, token)),
            "rule": RULES[ADVANCE],
        }
        add_price(position, seat, track, token, way, landmark, act)
        if len(ways) > 1:
            act["chip"] = payment(whole_price(position, track, token, way), position.box.tracks[track].resource)
        then = [*chain, position.acts.of[PAY][way].index] if len(ways) > 1 else chain
        if then:
            act["then"] = then
        found.append(act)
    return found


def _advance_said(position: TapestryPosition, track: int, token: int, way: int) -> Message:
    """The space to which a token goes, and all that it costs."""
    space = f"space-{position.spaces.ids[TRACK_LENGTH * track + token]}"
    return said("scene-advance", track=TRACKS[track], space=space, paid=paid(whole_price(position, track, token, way)))


def _add_tally(position: TapestryPosition, seat: Seat, action: TapestryAction, act: Act) -> None:
    """What it costs, or would score."""
    tally = position.explain(seat, action)
    if tally is not None and tally.lines:
        act["tally"] = tally_data(position.game, tally)
        act["pill"] = tally.sum


def _landmark_ahead(position: TapestryPosition, seat: Seat, track: int, space: int) -> Message | None:
    """The landmark for the first in a tier."""
    landmark = landmark_ahead(position, seat, track, space)
    if landmark == NONE:
        return None
    return said("scene-landmark-first", landmark=f"landmark-{position.box.landmarks[landmark].id}")


# ---- tiles and landmarks


def _tile_acts(
    position: TapestryPosition, seat: Seat, legal: Sequence[TapestryAction], question: ExploreTile
) -> list[Act]:
    """A tile with the hex and its turn in one act; only the tile where there are too many ways, or one alone."""
    places = unexplored(position, seat, question.where)
    ways = sum([len(position.box.tiles[action.arg].rotations) for action in legal]) * len(places)
    acts: list[Act] = []
    for action in legal:
        rotations = position.box.tiles[action.arg].rotations
        if ways > MOST_CHAINS or len(places) * len(rotations) == 1:
            acts.append(_act(position, seat, action, question))
            continue
        for place in places:
            for rotation in rotations:
                lay = position.acts.lay(place, rotation)
                path = laying_path(position, action.arg, lay)
                act = _lay(position, seat, action.arg, lay, path)
                acts.append({**act, "i": action.index, "then": [lay.index]})
    return acts


def _lay(position: TapestryPosition, seat: Seat, tile: int, action: TapestryAction, path: Clicks) -> Act:
    """Laying a tile on a hex; the pill is what its sides score."""
    sides = aligned(position, action.arg, tile, action.turn)
    return {"i": action.index, "path": path, "say": said("scene-lay", n=sides), "pill": sides}


def _add_turns(position: TapestryPosition, seat: Seat, question: Question, choice: Choice) -> None:
    """How a tile or a landmark lies under the pointer, for each way to turn it."""
    tile = isinstance(question, (LayTile, ExploreTile, IslandersLay))
    if tile and any(len(act["path"]) > 1 for act in choice["acts"]):
        choice["within"] = HEXES
        choice["turns"] = {turn_step(turn): [[0, 0]] for turn in range(6)}
    elif isinstance(question, PlaceLandmark) and not capital_of(position, seat).aside:
        choice["within"] = city_id(seat)
        shapes = position.box.landmarks[question.landmark].shapes
        choice["turns"] = {turn_step(turn): [list(cell) for cell in shape] for turn, shape in enumerate(shapes)}
    if "turns" in choice:
        choice["control"] = "rotate"


# ---- buttons


def _steps(position: TapestryPosition, acts: Sequence[Act]) -> dict[str, Text]:
    """What stands on the buttons."""
    payments = {pay_step(position, n): paid(amounts) for n, amounts in enumerate(position.acts.payments)}

    def text(step: str, act: Act) -> Text:
        if step.startswith("~turn."):
            return said("scene-turned", n=int(step[6:]))
        return payments[step] if step in payments and "then" in act else act["say"]

    return button_texts(acts, text)
