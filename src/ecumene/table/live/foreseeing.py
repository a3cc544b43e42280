"""Foreseeing: which figures of a seat an act would change, as far as that is sure before it is done.

What a seat does not know is guessed, more than once. A figure that comes out the same every time follows from the
rules; one that does not depends on chance or on what others hide, and nothing is said of it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from ecumene.core.action import Seat
from ecumene.core.errors import IllegalAction
from ecumene.core.game import Game
from ecumene.core.position import Position
from ecumene.core.scene import Text
from ecumene.core.texts import player
from ecumene.table.wire.teaching_messages import Change

GUESSES = 3
POINTS = "points"
"""The key of a seat's points among its figures; the page has its own word for them."""


def foresee(game: Game, position: Position, seat: Seat, acts: Sequence[int]) -> list[Change]:
    """The figures of `seat` that change with these actions, before and after; none where they cannot be done."""
    view = position.view(seat)
    before = _figures(game, view, seat)
    try:
        ends = [_figures(game, _after(game, view, seat, acts, number), seat) for number in range(GUESSES)]
    except IllegalAction:
        return []
    changes: dict[str, Change] = {}
    for key, (label, icon, value) in before.items():
        sure = {end[key][2] if key in end else None for end in ends}
        after = sure.pop() if len(sure) == 1 else None
        if after is not None and after != value:
            # the same number may stand on two panels
            changes.setdefault(json.dumps([label, value]), Change(label=label, icon=icon, before=value, after=after))
    return list(changes.values())


def _after(game: Game, view: Position, seat: Seat, acts: Sequence[int], number: int) -> Position:
    """How the seat would see the table then, if what it does not know were as guessed."""
    guess = view.guess(seat, Random(number))
    for act in acts:
        if not 0 <= act < len(game.actions):
            raise IllegalAction("core.choice")
        guess.apply(seat, game.actions[act])
    return guess.view(seat)


def _figures(game: Game, view: Position, seat: Seat) -> dict[str, tuple[Text, str, int]]:
    """The points of a seat and the counters of its panels: name, icon and value of each."""
    stage: dict[str, Any] = {one["id"]: one for one in game.stage(view)["elements"]}
    points = view.standings().of(seat).points
    found: dict[str, tuple[Text, str, int]] = {POINTS: (POINTS, POINTS, points)}
    for element in game.scene(view, seat)["elements"]:
        whole: dict[str, Any] = {**stage.get(element["id"], {}), **element}
        if whole.get("type") == "panel" and whole.get("owner") == player(seat):
            for counter in element.get("counters", []):
                found[counter["id"]] = (counter["label"], counter.get("icon", ""), counter["value"])
    return found
