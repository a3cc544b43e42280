"""Knowing: copies, dumps, views, guesses, numbers and words."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from random import Random
from typing import Any

from ecumene.contract.case import WANDER, Case, check_tally, raises, wander
from ecumene.core.action import Seat
from ecumene.core.errors import EcumeneError, LoadError
from ecumene.core.position import Position
from ecumene.core.words import LANGUAGES

GUESSES = 3  # how often a view is filled in


def check_copy(case: Case, position: Position, rng: Random) -> None:
    """A copy is equal and independent, nobody listens to it, and twins given the same choices stay equal."""
    case.at()
    before = position.dump()
    twin = position.copy()
    third = twin.copy()
    case.require(twin.dump() == before, "a copy is equal")
    case.require(twin.journal is None and (twin.chance is None or twin.chance.heard is None), "nobody hears a copy")
    choices = rng.getrandbits(32)
    wander(twin, Random(choices))
    case.require(third.dump() == before, "a copy stays untouched when its twin moves on")
    wander(third, Random(choices))
    case.require(twin.dump() == third.dump(), "twins given the same choices stay equal")
    case.require(position.dump() == before, "a position stays untouched when its copies move on")


def check_dump(case: Case, position: Position) -> None:
    """`dump` is plain JSON, complete, and `load` brings back the same position with the same legal actions."""
    case.at()
    dump = position.dump()
    plain = json.loads(json.dumps(dump))
    case.require(plain == dump, "a dump holds only plain JSON types")
    loaded = case.game.reload(plain)
    case.require(loaded.dump() == dump, "what is loaded is what was dumped")
    case.require(_refusal(case, plain) == "", f"what came from play can be loaded: {_refusal(case, plain)}")
    _check_spoilt(case, plain)
    for seat in range(case.seats):
        case.at(seat)
        case.require(list(loaded.legal(seat)) == list(position.legal(seat)), "a loaded position has the same choices")


def _refusal(case: Case, dump: Mapping[str, Any]) -> str:
    """Why a dump cannot be loaded; nothing where it can."""
    try:
        case.game.load(dump)
    except LoadError as refusal:
        return str(refusal)
    return ""


def _check_spoilt(case: Case, dump: Mapping[str, Any]) -> None:
    """A dump that cannot have come from play is refused: chance run backwards, a view that knows the generator."""
    chance = dump["chance"]
    for name, value in (("chance", {**chance, "count": -1}), ("viewer", 0), ("more", 1)):
        case.require(_refusal(case, {**dump, name: value}) != "", f"a dump with a wrong {name!r} is refused")


def check_views(case: Case, position: Position, rng: Random) -> None:
    """What each seat and a spectator may know: a view tells no secret and is enough to play from."""
    before = position.dump()
    for seat in (None, *range(case.seats)):
        case.at(seat, "(view)")
        view = position.view(seat)
        dump = view.dump()
        case.require(dump["chance"] is None, "a view does not know the generator")
        case.require(dump["viewer"] == seat, "a view knows whose it is")
        case.require(view.pending() == position.pending(), "whom the game asks is public")
        case.require(view.view(seat).dump() == dump, "the view of a view is the same view")
        case.require(case.game.reload(json.loads(json.dumps(dump))).dump() == dump, "a view can be stored")
        case.require(_refusal(case, dump) == "", f"a view can be loaded: {_refusal(case, dump)}")
        for s in position.pending():
            action = position.legal(s)[0]
            case.require(raises(EcumeneError, view.apply, s, action), "nobody plays on a view")
        if seat is not None:
            case.require(list(view.legal(seat)) == list(position.legal(seat)), "a seat's view has the seat's choices")
            _check_guesses(case, position, view, seat, rng)
        check_numbers(case, view)
        case.require(view.dump() == dump, "asking a view changes nothing")
    case.require(position.dump() == before, "looking changes nothing")


def _check_guesses(case: Case, position: Position, view: Position, seat: Seat, rng: Random) -> None:
    dump = view.dump()
    for _ in range(GUESSES):
        case.at(seat, "(guess)")
        luck = rng.getrandbits(32)
        guess = position.guess(seat, Random(luck))
        case.require(guess.view(seat).dump() == dump, "the view does not change with what the seat may not know")
        case.require(guess.dump() == view.guess(seat, Random(luck)).dump(), "a view is enough to guess from")
        case.require(guess.pending() == position.pending(), "whom the game asks depends on public facts only")
        case.require(list(guess.legal(seat)) == list(position.legal(seat)), "a seat knows its own choices")
        guess.audit()
        wander(guess, Random(luck))


def check_bots(case: Case, position: Position, rng: Random) -> None:
    """What bots and absent players rely on: finite prospects, a legal default, quick actions that are legal."""
    game = case.game
    for seat in position.pending():
        case.at(seat)
        view, legal = position.view(seat), position.legal(seat)
        case.require(len(game.prospects(view)) == case.seats, "every seat has its prospects")
        case.require(math.isfinite(game.evaluate(view, seat)), "a view can be evaluated")
        default, quick = game.default(view, seat), game.quick_action(position, seat, rng)
        case.require(default is None or default in legal, f"the default, {default}, is not legal")
        case.require(quick in legal, f"the quick action, {quick}, is not legal")
    case.at()
    twin = position.copy()
    game.play_on(twin, rng, WANDER)
    twin.audit()


# ---- numbers and words


def check_numbers(case: Case, position: Position) -> None:
    """Invariants hold, standings are complete, and every number adds up from rules that exist."""
    case.at()
    if position.chance is not None:
        position.audit()
    rows = list(position.standings())
    case.require(sorted(row.seat for row in rows) == list(range(case.seats)), "every seat stands in the standings")
    case.require([row.place for row in rows] == sorted(row.place for row in rows), "standings run from the first place")
    case.require(rows[0].place == 1, "somebody is first")
    for row in rows:
        case.at(row.seat, "(standing)")
        case.require(row.points == row.tally.sum, f"{row.points} points, but the tally sums to {row.tally.sum}")
        check_tally(case, row.tally)
    for seat in position.pending():
        for action in position.legal(seat) if position.viewer in (None, seat) else ():
            case.at(seat, action)
            check_tally(case, position.explain(seat, action))


def check_words(case: Case, position: Position) -> None:
    """The game, its table, every question and every legal action can be said in every language."""
    for lang in LANGUAGES:
        speech = case.game.speech(lang)
        case.at()
        case.require(bool(case.game.name(lang)), f"the game has no name in {lang}")
        for seat in position.pending():
            view = position.view(seat)
            case.at(seat)
            case.require(bool(speech.ask(view, seat)), f"the question has no words in {lang}")
            case.require(bool(speech.table(view)), f"the table has no words in {lang}")
            said: set[str] = set()
            for action in position.legal(seat):
                case.at(seat, action)
                sentence = speech.say(view, seat, action)
                case.require(bool(sentence), f"the action has no words in {lang}")
                case.require(sentence not in said, f"another legal action says {sentence!r} too")
                case.require(bool(speech.because(view, seat, action)), f"its number has no words in {lang}")
                said.add(sentence)
