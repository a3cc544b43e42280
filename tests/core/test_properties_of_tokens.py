"""Tokens over whole games at random: they say all that a seat may know, and nothing else."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.core.observing import VERSION, Observer
from ecumene.core.options import OptionValue
from ecumene.core.position import Position
from ecumene.core.record import Record
from ecumene.core.remembering import Memory
from ecumene.core.seating import BY_SEAT
from ecumene.core.tokens import token
from tests.marks import few_in_plain
from tests.tiny.harbour import Harbour
from tools.make_golden import FOLDER

GAMES: dict[str, dict[str, Any]] = {
    "vinci": {},
    "rise_and_fall": {"discards": "top"},
    "tapestry": {},
    "rise_of_empires": {},
    "beyond_the_horizon": {},
    "harbour": {},
}

GOLDEN = {
    "vinci": "a79d9fffa89229d4",
    "rise_and_fall": "35ae84abe91b1789",
    "tapestry": "ba71902db2770b78",
    "rise_of_empires": "5d568b3bf2bea8c1",
    "beyond_the_horizon": "d439dd923d60937a",
}


def game_named(name: str) -> Game:
    return Harbour() if name == "harbour" else catalogue[name]


def observer_of(position: Position) -> Observer:
    return Observer(position.game, position.seats, position.options)


def play(name: str, seats: int, seed: int, each: int) -> Iterator[Position]:
    """A game played at random: the position at every so many decisions, and at the end."""
    position = game_named(name).new(seats, seed, GAMES[name])
    rng, decisions = Random(seed), 0
    while pending := position.pending():
        if decisions % each == 0:
            yield position
        seat = rng.choice(pending)
        position.apply(seat, rng.choice(position.legal(seat)))
        decisions += 1
    yield position


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_tokens_are_the_hashes_of_readable_pairs(name: str) -> None:
    for position in play(name, 3, 1, 67):
        observer = observer_of(position)
        for seat in (0, 2, None):
            pairs = observer.pairs(position, seat)
            assert observer.tokens(position, seat) == [token(path, value) for path, value in pairs]
            assert len({path for path, _ in pairs}) == len({token(path, 1) for path, _ in pairs}) == len(pairs)


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_whoever_looks_again_and_again_sees_what_a_newcomer_sees(name: str) -> None:
    """What is remembered of one game, or of two by turns, or by whoever looks, changes no token."""
    games = zip(play(name, 3, 8, 3), play(name, 3, 9, 3), strict=False)
    observer, tabled, memories = None, None, (Memory(), Memory())
    for positions in islice(games, 60):
        first = positions[0]
        observer = observer or observer_of(first)
        tabled = tabled or Observer(first.game, first.seats, first.options, table=1009)
        for position, memory in zip(positions, memories, strict=True):
            for seat in (0, 2, None):
                tokens = observer_of(position).tokens(position, seat)
                assert observer.tokens(position, seat) == tokens
                rows = [token % 1008 + 1 for token in tokens]
                assert array("i", tabled.packed(position, seat, memory)).tolist() == rows
                assert tabled.tokens(position, seat) == rows


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_what_is_known_without_a_view_is_what_the_view_says(name: str) -> None:
    for position in play(name, 3, 5, 29):
        for seat in (0, 1, 2, None):
            known = position._known(seat)
            assert list(known) == list(position._parts())
            assert known == position.view(seat)._parts()


def test_all_boxes_of_tapestry_are_known_without_a_view() -> None:
    boxes: dict[str, OptionValue] = dict.fromkeys(
        ("plans_and_ploys", "arts_and_architecture", "fantasies_and_futures"), "in"
    )
    position, rng = catalogue["tapestry"].new(3, 4, boxes), Random(4)
    decisions = 0
    while pending := position.pending():
        if decisions % 20 == 0:
            assert all(position._known(seat) == position.view(seat)._parts() for seat in (0, 1, 2, None))
        position.apply(pending[0], rng.choice(position.legal(pending[0])))
        decisions += 1
    assert "submerged" in position._known(0)


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_tokens_tell_nothing_that_the_seat_may_not_know(name: str) -> None:
    rng = Random(7)
    for position in play(name, 3, 2, 43):
        observer = observer_of(position)
        for seat in range(3):
            known = observer.tokens(position, seat)
            assert observer.tokens(position.view(seat), seat) == known
            assert observer.tokens(position.guess(seat, rng), seat) == known
        spectator = observer.tokens(position, None)
        assert observer.tokens(position.view(None), None) == spectator


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_positions_that_differ_for_a_seat_differ_in_tokens(name: str) -> None:
    """Over all decisions of a game: as many different sets of tokens as there are different views."""
    views: dict[tuple[int, ...], str] = {}
    for position in play(name, 2, 3, 5):
        observer = observer_of(position)
        view = position.view(1)
        tokens = tuple(sorted(observer.tokens(position, 1)))
        dump = json.dumps([view._state(), [item.dump() for item in view.agenda]])
        assert views.setdefault(tokens, dump) == dump
    assert len(set(views.values())) == len(views) > 3


def change_one(position: Position, rng: Random) -> str:
    """Change one number that a position stores, however deep it lies; its field."""
    state = position._state()
    names = [name for name in sorted(state) if hasattr(position, name)]
    name = rng.choice(names)
    value = getattr(position, name)
    if isinstance(value, int):
        setattr(position, name, value + rng.choice((-1, 1, 5)))
    elif value:
        at = rng.randrange(len(value))
        inner = value[at]
        if isinstance(inner, int):
            value[at] = inner + rng.choice((-1, 1, 5))
        else:  # one part longer: whatever there was is still there
            value[at] = type(inner)([*inner, 0])
    else:
        value.append(0)
    return name


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_one_changed_number_changes_the_tokens(name: str) -> None:
    rng = Random(5)
    changed: set[str] = set()
    for position in play(name, 3, 4, 41):
        observer = observer_of(position)
        for _ in range(12):
            view = position.view(1)
            before = sorted(observer.tokens(view, 1))
            field = change_one(view, rng)
            assert sorted(observer.tokens(view, 1)) != before, field
            changed.add(field)
    assert len(changed) > len(game_named(name).new(3, 4, GAMES[name])._state()) // 2


@pytest.mark.parametrize("name", few_in_plain(GAMES))
def test_whoever_looks_comes_first(name: str) -> None:
    seating = game_named(name).seating
    assert seating.said
    for position in play(name, 3, 6, 101):
        observer, parts = observer_of(position), position.view(2)._parts()
        known = observer.known(position, 2)
        for field, order in seating.order.items():
            length = len(parts.get(field, ()))
            assert length % (3 if order == BY_SEAT else 9) == 0, field
            if order == BY_SEAT and length and field not in seating.what:
                mine, part = parts[field], length // 3
                turned = [*mine[2 * part :], *mine[: 2 * part]]
                assert json.dumps(known[field]) == json.dumps(turned), field
        for seat in position.pending():
            if len(position.pending()) == 1 and "seat" in observer.known(position, seat)["agenda"][0]:
                assert observer.known(position, seat)["agenda"][0]["seat"] == 0


def digest(name: str) -> str:
    """Of the tokens of all seats halfway through a released record."""
    record = Record.parse((FOLDER / "0.1.0" / f"{name}-3-seats.txt").read_text(encoding="utf-8"))
    position = record.replay(catalogue[record.game], len(record.entries) // 2)
    observer = observer_of(position)
    return blake2b(
        json.dumps([observer.tokens(position, seat) for seat in range(3)]).encode(), digest_size=8
    ).hexdigest()


@pytest.mark.parametrize("name", [name for name in GAMES if name != "harbour"])
def test_the_tokens_of_a_released_record_stay_the_same(name: str) -> None:
    """Where they must change, `VERSION` is raised: what was learnt from the old ones is of no use any more."""
    assert (VERSION, digest(name)) == (1, GOLDEN[name])
