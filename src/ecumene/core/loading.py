"""Loading: whether a position that somebody brings can have come from play.

Whatever a game holds of its own is for its `audit` to judge. Here is what holds for all: a dump says nothing beyond the
position it makes, chance is a generator, somebody is asked, and can answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeAlias

from ecumene.core.agenda import Question, Sealed, kind_of, load_item
from ecumene.core.bounds import Bounds
from ecumene.core.chance import Chance
from ecumene.core.errors import EcumeneError, LoadError
from ecumene.core.kit import Kit
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.shapes import check_items, is_number
from ecumene.core.words import LANGUAGES

Make: TypeAlias = Callable[[int, Options, Chance | None], Position]
"""Makes an empty position."""

Bounded: TypeAlias = Callable[[int, Options], tuple[Bounds, Position]]
"""Of seats and options the bounds of such a game, and how it began."""

UNREADABLE: tuple[type[Exception], ...] = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What reading a dump of something else raises."""


def load_position(game: Kit, make: Make, dump: Mapping[str, Any]) -> Position:
    """The position that a dump describes; refuses another game, rules version or content."""
    if not isinstance(dump, Mapping):
        raise LoadError(f"dump: must be a mapping, not {dump!r}")
    dump = _renamed(game, dump)
    for name, ours in _facts(game):
        if name not in dump:
            raise LoadError(f"dump: field {name!r} is missing")
        if dump[name] != ours:
            raise LoadError(f"dump: {name} is {dump[name]!r}, this is {ours!r}")
    kinds = {kind_of(item): item for item in game.agenda_items}
    try:
        chance = dump["chance"]
        position = make(
            game._seats(dump["seats"]),
            game._options(dump["options"]),
            None if chance is None else Chance(chance["seed"], chance["count"], chance["script"]),
        )
        position.viewer = dump["viewer"]
        position._restore(dump["state"])
        position.agenda = [load_item(kinds, item) for item in dump["agenda"]]
    except UNREADABLE as error:
        raise LoadError(f"dump: not a position of {game.id}: {type(error).__name__} {error}") from error
    return position


def load_checked(game: Kit, make: Make, bounded: Bounded, dump: Mapping[str, Any]) -> Position:
    """Like `load_position`; refuses what its dump does not fully describe, or nobody could have played to."""
    dump = _renamed(game, dump)
    try:
        if isinstance(dump, Mapping) and all(dump.get(name) == ours for name, ours in _facts(game)):
            _check_chance(dump["chance"])
            _check_bounds(game, bounded, dump)  # first: a number that points nowhere may have no end
        position = load_position(game, make, dump)
        _check_viewer(position)
        _check_same(dump, position.dump())
        _check_asked(position)
        _check_whole(position)
        position.standings()
    except LoadError:
        raise
    except EcumeneError as error:
        raise LoadError(f"dump: {error}") from error
    except Exception as fault:  # a number that points nowhere fails wherever it is looked up
        raise LoadError(f"dump: not a position of {game.id}: {type(fault).__name__} {fault}") from fault
    return position


def _renamed(game: Kit, dump: Mapping[str, Any]) -> Mapping[str, Any]:
    """A dump that names our content as we do, where an older release called it otherwise."""
    named = isinstance(dump, Mapping) and game.content.is_named(dump.get("content"))
    return {**dump, "content": game.content.hash} if named else dump


def _facts(game: Kit) -> list[tuple[str, object]]:
    return [("game", game.id), ("rules", game.version), ("content", game.content.hash)]


def _check_bounds(game: Kit, bounded: Bounded, dump: Mapping[str, Any]) -> None:
    bounds, new = bounded(game._seats(dump["seats"]), game._options(dump["options"]))
    check_items({kind_of(item): item for item in game.agenda_items}, dump["agenda"])
    bounds.check_state(dump["state"], new._state())
    bounds.check_items(dump["agenda"], new.seats)
    bounds.check_causes(dump["agenda"], game.words(LANGUAGES[0]), game.id)


def _check_chance(chance: Any) -> None:
    if chance is None:
        return
    seed, count = chance["seed"], chance["count"]
    if not (seed is None or is_number(seed)):
        raise LoadError(f"dump: chance: seed {seed!r} is no number")
    if not is_number(count) or count < 0:
        raise LoadError(f"dump: chance: count {count!r} is no number from 0 on")
    for purpose, outcomes in chance["script"].items():
        if not isinstance(purpose, str) or not all(is_number(outcome) for outcome in outcomes):
            raise LoadError(f"dump: chance: script of {purpose!r} is no list of numbers")


def _check_viewer(position: Position) -> None:
    viewer = position.viewer
    if viewer is not None and not (is_number(viewer) and 0 <= viewer < position.seats):
        raise LoadError(f"dump: viewer {viewer!r} is no seat")
    if viewer is not None and position.chance is not None:
        raise LoadError("dump: viewer: a view does not know the generator")


def _check_same(dump: Mapping[str, Any], again: Mapping[str, Any]) -> None:
    """What is loaded must be what was dumped: a field that is changed on the way was not understood."""
    for name in again:
        if not _same(dump.get(name), again[name]):
            raise LoadError(f"dump: {_where(name, dump.get(name), again[name])} cannot be so")
    for name in dump:
        if name not in again:
            raise LoadError(f"dump: no field {name!r}")


def _same(one: object, other: object) -> bool:
    """Equality that tells true from 1 and 1 from 1.0, inside lists and mappings too."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(_same(a, b) for a, b in zip(one, other, strict=True))
    return type(one) is type(other) and one == other


def _where(name: str, one: object, other: object) -> str:
    """The field that differs, named as far down as mappings go."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in [*other, *one]:
            if key not in one or key not in other:
                return f"{name}.{key}"
            if not _same(one[key], other[key]):
                return _where(f"{name}.{key}", one[key], other[key])
    return name


def _check_asked(position: Position) -> None:
    """Somebody is asked, and whoever is asked has an answer; of a view, only its seat is known to have one."""
    if not position.agenda:
        return
    top = position.agenda[-1]
    if not isinstance(top, Question):
        raise LoadError(f"dump: agenda: {top.kind} waits for nobody, and has not happened yet")
    asked = top.pending(position)
    if not asked:
        raise LoadError(f"dump: agenda: {top.kind} asks nobody")
    if isinstance(top, Sealed):
        _check_sealed(position, top)
    for seat in asked:
        if not (is_number(seat) and 0 <= seat < position.seats):
            raise LoadError(f"dump: agenda: {top.kind} asks seat {seat!r}, which is not there")
        if (position.chance is not None or position.viewer == seat) and not position.legal(seat):
            raise LoadError(f"dump: agenda: {top.kind}: seat {seat} has no legal answer")


def _check_sealed(position: Position, question: Sealed) -> None:
    """What is chosen in secret was legal when it was chosen, and nothing has happened since; a view knows its own."""
    chosen = [seat for seat, _ in question.sealed]
    if sorted(set(question.seats)) != list(question.seats) or sorted(set(chosen)) != chosen:
        raise LoadError(f"dump: agenda.{question.kind}: a seat is asked or has answered twice, or out of order")
    for seat, notation in question.sealed:
        if seat not in question.seats:
            raise LoadError(f"dump: agenda.{question.kind}.sealed: seat {seat} is not asked")
        known = position.chance is not None or position.viewer == seat
        if known and position.game.action(notation) not in question.legal(position, seat):
            raise LoadError(f"dump: agenda.{question.kind}.sealed: seat {seat} cannot have chosen {notation!r}")


def _check_whole(position: Position) -> None:
    """The invariants of the game; those of a view hold for whatever its seat can imagine."""
    if position.chance is None:
        if position.viewer is None:
            return
        position = position.guess(position.viewer, Random(0))
    position.audit()
    position.audit_agenda()
