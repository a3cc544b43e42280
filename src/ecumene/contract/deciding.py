"""Deciding: the catalogue, bad input, what is legal, what is refused, what follows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ecumene.contract.case import Case, check_tally, raises
from ecumene.core.action import Action, Seat
from ecumene.core.errors import EcumeneError, IllegalAction
from ecumene.core.position import Position
from ecumene.core.record import Entry, RecordError
from ecumene.core.record_text import read_entry
from ecumene.core.words import LANGUAGES


def check_catalogue(case: Case, sample: int = 0) -> None:
    """Action ↔ integer ↔ notation; every notation can stand in a record.

    Over the whole catalogue, or over every so-manieth action of a computed one.
    """
    actions = case.game.actions
    size = len(actions)
    step = 1 if not sample else max(1, size // sample)
    for index in range(0, size, step):
        action = actions[index]
        case.at(action=action)
        case.require(_can_be_recorded(action), "its notation cannot stand in a record")
        case.require(action.index == index, f"stands at {index} of the catalogue but is numbered {action.index}")
        case.require(actions[index] == action, f"number {index} of the catalogue is {actions[index]}")
        case.require(actions.index(action) == index, f"its integer is {index}, not {actions.index(action)}")
        case.require(case.game.action(str(action)) == action, "its notation reads as another action")
    case.at()
    count = size if sample else sum(1 for _ in actions)
    case.require(count == size, f"the catalogue lists {count} actions and counts {size}")
    for index in (-1, size):
        case.require(raises(IndexError, actions.__getitem__, index), f"the catalogue has no number {index}")


def _can_be_recorded(action: Action) -> bool:
    entry = Entry(0, action.notation)
    try:
        return (
            read_entry((1, str(entry)), 1) == entry
            and not entry.undoes
            and action.notation.splitlines() == [action.notation]
        )
    except RecordError:
        return False


def check_input(case: Case) -> None:
    """Bad seats, options, notations and dumps are refused, each by an error that a person can read."""
    game = case.game
    for seats in (-1, 0, max(game.seat_counts) + 1):
        case.at(action=f"seats={seats}")
        case.require(raises(EcumeneError, game.new, seats), "must be refused")
    for option, value in [("no such option", 0), *((option.id, "no such value") for option in game.options)]:
        case.at(action=f"{option}={value}")
        case.require(raises(EcumeneError, game.new, case.seats, case.seed, {option: value}), "must be refused")
    for notation in ("", "no such action", "!undo 1"):
        case.at(action=repr(notation))
        case.require(raises(EcumeneError, game.action, notation), "must be refused")
    dump = game.new(case.seats, case.seed, case.options).dump()
    for name in dump:
        case.at(action=f"dump[{name!r}]")
        lacking = {key: value for key, value in dump.items() if key != name}
        case.require(raises(EcumeneError, game.load, lacking), "a dump that lacks it must be refused")
        if name != "viewer":
            spoilt = {**dump, name: ["nonsense"]}
            case.require(raises(EcumeneError, game.load, spoilt), "a dump where it is nonsense must be refused")


def check_legal(case: Case, position: Position) -> None:
    """Whoever must decide has legal actions: of the catalogue, without duplicates, in a stable order."""
    case.at()
    before = position.dump()
    pending = position.pending()
    case.require(tuple(sorted(set(pending))) == pending, f"pending seats stand in order, not {pending}")
    case.require(all(0 <= seat < case.seats for seat in pending), f"pending seats exist: {pending}")
    for seat in range(case.seats):
        legal = list(position.legal(seat))
        case.at(seat)
        case.require(bool(legal) == (seat in pending), "who must decide has a legal action, nobody else has")
        case.require(len(set(legal)) == len(legal), f"no action is legal twice: {legal}")
        case.require(list(position.legal(seat)) == legal, "asking again gives the same legal actions")
        for action in legal:
            case.at(seat, action)
            case.require(case.game.action(str(action)) == action, "a legal action is one of the catalogue")
    case.require(position.dump() == before, "asking changes nothing")


def check_refusals(case: Case, position: Position, actions: Sequence[Action]) -> None:
    """An action that is not legal is refused by a rule of the rulebook, and leaves no trace."""
    before = position.dump()
    tried: list[tuple[Seat, Action]] = []
    for seat in range(-1, case.seats + 1):
        legal = set(position.legal(seat))
        tried += [(seat, action) for action in (actions if legal else actions[:1]) if action not in legal]
    said: set[str] = set()
    for seat, action in tried:
        case.at(seat, action)
        _refused(case, position, seat, action, said)
    if position.dump() != before:
        for seat, action in tried:
            case.at(seat, action)
            twin = case.game.reload(before)
            _refused(case, twin, seat, action, said)
            case.require(twin.dump() == before, "a refused action leaves the position untouched")


def _refused(case: Case, position: Position, seat: Seat, action: Action, said: set[str]) -> None:
    try:
        position.apply(seat, action)
    except IllegalAction as refusal:
        case.require(refusal.rule in case.game.rules, f"refused by {refusal.rule!r}, which is no rule of the game")
        for lang in LANGUAGES if refusal.rule not in said else ():
            case.require(bool(refusal.say(lang)), f"the refusal has no words in {lang}")
        said.add(refusal.rule)
    else:
        case.require(False, "is not in legal, yet it was not refused")


def check_effects(case: Case, position: Position) -> None:
    """Every legal action can be applied, leads to a sound position, and is the same whether or not anybody listens."""
    before = position.dump()
    for seat in position.pending():
        for action in position.legal(seat):
            case.at(seat, action)
            quiet, heard = position.copy(), position.copy()
            heard.journal = []
            quiet.apply(seat, action)
            heard.apply(seat, action)
            quiet.audit()
            case.require(quiet.dump() == heard.dump(), "listening changes what happens")
            for event in heard.journal:
                check_tally(case, event.tally)
                for lang in LANGUAGES:
                    case.require(bool(case.game.speech(lang).tell(event)), f"{event.say} says nothing in {lang}")
    case.require(position.dump() == before, "a copy that moves on leaves the position untouched")


def check_sealed(case: Case, position: Position, rng: Random) -> None:
    """Simultaneous choices give one dump in any order of arrival, also while some are still to come."""
    pending = position.pending()
    choices = [(seat, rng.choice(position.legal(seat))) for seat in pending]
    for arrived in (choices[:2], choices) if len(pending) > 1 else ():
        dumps: list[dict[str, Any]] = []
        for order in (arrived, arrived[::-1], rng.sample(arrived, len(arrived))):
            twin = position.copy()
            for seat, action in order:
                case.at(seat, action)
                case.require(seat in twin.pending(), "a simultaneous choice waits for every seat")
                twin.apply(seat, action)
            dumps.append(twin.dump())
        case.require(dumps[0] == dumps[1] == dumps[2], "the order in which simultaneous choices arrive leaves a trace")
