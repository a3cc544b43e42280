"""Spoiling dumps: positions from play with one thing changed, as a person or a broken disk would change it."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from random import Random
from typing import Any

from ecumene.core.errors import LoadError
from ecumene.core.game import Game, game_of
from ecumene.core.position import Position

ABSURD = (99, 10**6, 2**40)
STRANGE: tuple[Any, ...] = (None, "x", 1.5, True, [], {}, [0], "")
"""What stands for another type."""

HANGING = 120
"""Seconds of our own time after which something hangs."""


def dumps_from_play(game: Game, seats: int, seed: int, many: int, **options: Any) -> list[dict[str, Any]]:
    """Positions of a game played at random, as they are stored; the last is one decision before its end."""
    rng = Random(seed)
    position = game.new(seats, seed, options)
    kept: list[Position] = []
    while position.pending():
        kept.append(position.copy())
        act_at_random(position, rng)
    chosen = [*rng.sample(kept, min(many, len(kept))), kept[-1]]
    return [json.loads(json.dumps(each.dump())) for each in chosen]


def act_at_random(position: Position, rng: Random) -> None:
    """Whoever is asked first answers anything legal."""
    seat = position.pending()[0]
    legal = position.legal(seat)
    position.apply(seat, legal[rng.randrange(len(legal))])


def spoiled(dump: dict[str, Any], rng: Random) -> tuple[dict[str, Any], str]:
    """A dump with one thing changed, and what that is; sometimes two or three."""
    twin, what = _spoiled_once(dump, rng)
    while rng.random() < 0.3 and isinstance(twin["agenda"], list):
        twin, more = _spoiled_once(twin, rng)
        what = f"{what}; {more}"
    return twin, what


def _spoiled_once(dump: dict[str, Any], rng: Random) -> tuple[dict[str, Any], str]:
    twin = deepcopy(dump)
    if rng.random() < 0.1:
        return twin, "agenda " + _spoil_list(twin["agenda"], rng)
    part = "agenda" if twin["agenda"] and rng.random() < 0.25 else "state"
    places = list(_places(twin[part], (part,)))
    fields = sorted({_field(path) for path, _ in places}, key=str)
    field = rng.choice(fields)  # so that a long list is not spoiled more often than a single number
    path, value = rng.choice([place for place in places if _field(place[0]) == field])
    if isinstance(value, list):
        return twin, f"{path} {_spoil_list(value, rng)}"
    new = _spoiled_value(value, rng)
    holder: Any = twin
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = new
    return twin, f"{path}: {value!r} became {new!r}"


def _places(node: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every value and every list inside, each with the way to it."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield from _places(value, (*path, key))
        return
    if len(path) > 1:
        yield path, node
    if isinstance(node, list):
        for number, value in enumerate(node):
            yield from _places(value, (*path, number))


def _field(path: tuple[Any, ...]) -> tuple[Any, ...]:
    return path[:2] if path[0] == "state" else path[:4]


def _spoil_list(values: list[Any], rng: Random) -> str:
    how = rng.choice(["emptied", "one lost", "one doubled", "two swapped", "shuffled"])
    if how == "emptied" or not values:
        values.clear()
    elif how == "one lost":
        values.pop(rng.randrange(len(values)))
    elif how == "one doubled":
        values.insert(rng.randrange(len(values) + 1), deepcopy(rng.choice(values)))
    elif how == "shuffled":
        rng.shuffle(values)
    else:
        one, other = rng.randrange(len(values)), rng.randrange(len(values))
        values[one], values[other] = values[other], values[one]
    return how


def _spoiled_value(value: Any, rng: Random) -> Any:
    if rng.random() < 0.1:
        return rng.choice(STRANGE)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -1 - abs(value), rng.choice(ABSURD)])
    return f"{value}x" if isinstance(value, str) else 0


def look_at(position: Position) -> None:
    """What a page and a terminal show of a position to whoever is asked, and to a spectator."""
    game = game_of(position)
    for seat in (None, *position.pending()):
        view = position.view(seat)
        game.scene(view, seat)
        game.speech("fr").table(view)
        if seat is not None:
            game.choice(view, seat)
            game.speech("en").ask(view, seat)


@contextmanager
def never_hangs(what: str) -> Iterator[None]:
    """Fail instead of waiting for what never ends."""

    def ring(*_: object) -> None:
        raise AssertionError(f"{what}: it hangs")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, HANGING)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def load_or_refuse(game: Game, dump: dict[str, Any]) -> Position | None:
    """The position of a dump, or nothing where it is refused with a reason; any other error is one of ours."""
    try:
        return game.load(dump)
    except LoadError as refusal:
        said = str(refusal)
    assert said.startswith("dump: ")
    assert "\n" not in said
    return None
