"""Saying: what is asked, and what each action does, as messages that the page and the terminal share.

A question is asked in the words `rise_of_empires-ask-<its kind>`, and an action is said in those of
`rise_of_empires-say-<its verb>`, which may end in what more there is to tell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Question, fields_of
from ecumene.core.effect_texts import offered, picked
from ecumene.core.effects import PayThen
from ecumene.core.scene import Message
from ecumene.core.texts import message, player
from ecumene.games.rise_of_empires.box.actions import (
    ALLY,
    BACK,
    DISC,
    DISCARD,
    DONE,
    EMPIRE,
    FIGHT,
    KEEP_CITY,
    KEEP_PROGRESS,
    PAY,
    PICK,
    PLACE,
    POSITION,
    REST,
    RESTART,
    STRIKE,
    TAKE,
    TOWN,
    TRADE,
    USE,
    VERBS,
    EmpiresAction,
)
from ecumene.games.rise_of_empires.box.content import (
    CITY,
    CUBE,
    FAMILIES,
    FOOD,
    GOLD,
    PROGRESS,
    RESOURCE,
    ROWS,
    THINGS,
    TRADE_GOLD,
)
from ecumene.games.rise_of_empires.box.naming import cause_name, tile_name
from ecumene.games.rise_of_empires.play import city, display, progress
from ecumene.games.rise_of_empires.play.attacks import other_loss, own_loss
from ecumene.games.rise_of_empires.play.combat import Fight
from ecumene.games.rise_of_empires.play.display import PayDiscs
from ecumene.games.rise_of_empires.play.empire import PlaceCubes
from ecumene.games.rise_of_empires.play.era_end import KeepTiles, city_price, progress_price
from ecumene.games.rise_of_empires.play.food import RefuseFood, TownGoods
from ecumene.games.rise_of_empires.play.free_combat import FightTarget, StrikeTarget
from ecumene.games.rise_of_empires.play.income import RefuseResources, upkeep
from ecumene.games.rise_of_empires.play.model import EmpiresPosition
from ecumene.games.rise_of_empires.play.reach import HIRED, side_name, side_of
from ecumene.games.rise_of_empires.play.taking import TakeTile
from ecumene.games.rise_of_empires.play.tiles import FEW_PLAYERS
from ecumene.games.rise_of_empires.play.yields import food
from ecumene.games.rise_of_empires.speech.describing import amounts, counted, describe, side_text, trade_text

Args: TypeAlias = dict[str, Any]
Told: TypeAlias = tuple[str, Args]
"""The end of a key, and the arguments of the message."""

ASK: Final = "rise_of_empires-ask-"
HINT: Final = "rise_of_empires-hint-"
SAY: Final = "rise_of_empires-say-"

HINTED: Final[frozenset[str]] = frozenset(
    {
        "takeaction", "paydiscs", "taketile", "takeempire", "placecubes", "fight", "choosetrade", "towngoods",
        "keeptiles", "chooseposition",
    }
)  # fmt: skip
"""Questions with a hint for whoever meets them for the first time."""

DONE_WITH: Final[frozenset[str]] = frozenset(
    {"afteraction", "placecubes", "fight", "refusefood", "refuseresources", "keeptiles"}
)
"""Questions that say in their own words what it means to be done."""


# ---- what is asked


def asked(position: EmpiresPosition, seat: Seat) -> Message:
    """The question that a seat must answer, with the progress tile that it comes from."""
    question = position.question()
    assert question is not None
    ask = message(ASK + question.kind, **_about(position, seat, question))
    cause = cause_name(str(fields_of(question).get("cause", "")))
    return message("rise_of_empires-for", cause=cause, ask=ask) if cause else ask


def hint(position: EmpiresPosition) -> Message | None:
    """What helps with the question that is open, where something does."""
    question = position.question()
    if question is None or question.kind not in HINTED:
        return None
    if isinstance(question, TakeTile):
        return message(f"{HINT}{question.kind}-{FAMILIES[question.family]}")
    if question.kind == "takeaction":
        return message(f"{HINT}{question.kind}-{'b' if position.turn_b else 'a'}")
    return message(HINT + question.kind)


def _about(position: EmpiresPosition, seat: Seat, question: Question) -> Args:
    """What a question is about."""
    if question.kind == "takeaction":
        return {"part": "b" if position.turn_b else "a"}
    if isinstance(question, PayDiscs):
        return {"n": question.due}
    if isinstance(question, TakeTile):
        return {"row": FAMILIES[question.family]}
    if isinstance(question, PlaceCubes):
        left = question.regions_left(position) if question.regions(position) else 0
        cubes = counted(THINGS[CUBE], position.have(seat, CUBE))
        return {"empire": side_name(position, question.tile), "n": left, "cubes": cubes}
    if isinstance(question, Fight):
        return {"empire": side_name(position, question.tile)}
    if isinstance(question, TownGoods):
        return {"n": question.left}
    if isinstance(question, RefuseFood):
        return {"short": max(-position.have(seat, FOOD) - food(position, seat), 0)}
    if isinstance(question, RefuseResources):
        return {"short": max(upkeep(position, seat) - position.have(seat, RESOURCE), 0)}
    offer = _offer(position, question)
    return {} if offer is None else {"what": offer}


def _offer(position: EmpiresPosition, question: Question) -> Message | None:
    """What an effect lets somebody have or leave."""
    effect = offered(position, question)
    if isinstance(effect, PayThen):
        effect = effect.then
    return None if effect is None else describe(effect)


# ---- what an action does


def deed(position: EmpiresPosition, seat: Seat, action: Action) -> Message:
    """An action as a message, at the question that is open."""
    assert isinstance(action, EmpiresAction)
    tell = TELLING.get(action.verb)
    suffix, args = ("", {}) if tell is None else tell(position, seat, action)
    return message(f"{SAY}{VERBS[action.verb]}{suffix}", **args)


def _row(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"row": ROWS[action.arg]}


def _back(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    args: Args = {"row": ROWS[action.arg], "space": action.more + 1}
    due = display.price(position, seat, action.arg, action.more)
    if due > display.wealth(position, seat):
        return "-short", args
    return "", args | {"n": due}


def _pay(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"what": counted(THINGS[action.arg], action.more)}


def _take(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    sort = position.box.tiles[action.arg]
    if sort.family == CITY and position.box.cities[sort.thing].wonder:
        return "-wonder", {"tile": sort.id, "cost": amounts(city.price(position, seat, sort.thing))}
    what = tile_named(position, action.arg)
    if sort.family == CITY:
        return "-paid", {"what": what, "cost": amounts(city.price(position, seat, sort.thing))}
    gold = progress.price(position, seat, sort.thing) if sort.family == PROGRESS else 0
    return ("-paid", {"what": what, "cost": counted(THINGS[GOLD], gold)}) if gold else ("", {"what": what})


def tile_named(position: EmpiresPosition, tile: int) -> Message:
    """The name of a sort of tile, with its red lower part where that means something [rise_of_empires.tiles.red]."""
    sort = position.box.tiles[tile]
    key = "rise_of_empires-named-red" if sort.red and position.seats <= FEW_PLAYERS else "rise_of_empires-named"
    return message(key, thing=tile_name(sort.id))


def _empire(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"empire": side_name(position, action.arg), "what": side_text(side_of(position, action.arg))}


def _restart(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"n": sum([position.cubes_of(seat, region) for region in position.occupied(seat)])}


def _place(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    args: Args = {"region": position.box.regions[action.arg].id, "n": action.more}
    question = position.question()
    if isinstance(question, PlaceCubes):
        reach = question.reach(position)
        if reach.right(action.arg) == HIRED and reach.cost:
            return "-hired", args | {"cost": counted(THINGS[GOLD], reach.cost)}
    return "", args


def _fight(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    other, line = action.more >> 1, action.more & 1
    args: Args = {"region": position.box.regions[action.arg].id, "other": player(other)}
    question = position.question()
    suffix, losses, by_tile = "", (0, 0), False
    if isinstance(question, Fight):
        lines = side_of(position, question.tile).lines
        losses, by_tile = lines[min(line, len(lines) - 1)], True
        if len(lines) > 1:
            suffix = "-lower" if line else "-upper"
    elif isinstance(question, FightTarget):
        losses = (question.attacker, question.defender)
    args["own"] = own_loss(position, seat, action.arg, losses[0], by_tile)
    args["theirs"] = other_loss(position, seat, other, action.arg, losses[1], by_tile)
    return suffix, args


def _strike(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    question = position.question()
    line = question.defender if isinstance(question, StrikeTarget) else 0
    lost = other_loss(position, seat, action.more, action.arg, line, False)
    region = position.box.regions[action.arg].id
    return "", {"region": region, "other": player(action.more), "theirs": lost}


def _trade(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    space = position.box.trades[action.arg]
    what = trade_text(space, position.active_modifier(seat, TRADE_GOLD))
    return "", {"trade": space.id, "what": what}


def _use(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    tile = position.box.progress[action.arg]
    return "", {"progress": tile.id, "what": describe(position.book.effects[tile.free])}


def _region(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"region": position.box.regions[action.arg].id}


def _pick(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    part = picked(position, position.question(), action.arg)
    return "", {"what": str(action.arg + 1) if part is None else describe(part)}


def _town(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"n": action.more, "what": counted(THINGS[action.arg], action.more)}


def _discard(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"tile": position.box.cities[action.arg].id}


def _keep(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    question = position.question()
    kept = question if isinstance(question, KeepTiles) else None
    if action.verb == KEEP_PROGRESS:
        tile, thing = position.box.progress[action.arg].id, GOLD
        price = progress_price(position, seat, 0 if kept is None else len(kept.progress))
    else:
        tile, thing = position.box.cities[action.arg].id, CUBE
        price = city_price(position, seat, 0 if kept is None else len(kept.cities))
    return "", {"tile": tile, "free": "no" if price else "yes", "cost": counted(THINGS[thing], price)}


def _position(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    return "", {"n": action.arg + 1}


def _done(position: EmpiresPosition, seat: Seat, action: EmpiresAction) -> Told:
    question = position.question()
    return f"-{question.kind}" if question is not None and question.kind in DONE_WITH else "", {}


TELLING: Final[dict[int, Callable[[EmpiresPosition, Seat, EmpiresAction], Told]]] = {
    DISC: _row, REST: _row, BACK: _back, PAY: _pay, TAKE: _take, EMPIRE: _empire, RESTART: _restart, PLACE: _place,
    FIGHT: _fight, STRIKE: _strike, TRADE: _trade, USE: _use, ALLY: _region, PICK: _pick, TOWN: _town,
    DISCARD: _discard, KEEP_PROGRESS: _keep, KEEP_CITY: _keep, POSITION: _position, DONE: _done,
}  # fmt: skip
"""What each verb is about; `pass`, `accept` and `decline` are about nothing more."""
