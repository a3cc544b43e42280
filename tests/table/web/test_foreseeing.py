"""What an act would change: what is foretold comes true, and what chance decides is not foretold."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ecumene.catalogue import catalogue
from ecumene.core.game import Game
from ecumene.table.live.foreseeing import foresee
from tests.table.web.conftest import Web
from tests.table.web.test_routes import refused

BOXES = {"plans_and_ploys": "in", "arts_and_architecture": "in", "fantasies_and_futures": "in"}
GAMES = [("vinci", {}), ("rise_and_fall", {"world": "quick"}), ("rise_of_empires", {}), ("beyond_the_horizon", {}),
         ("tapestry", {}), ("tapestry", BOXES)]  # fmt: skip
EVERY = 11  # decisions, of which one is foretold


def shown(game: Game, position: Any, seat: int) -> set[tuple[str, int]]:
    """Every number of a seat that its page shows, by its name."""
    scene = game.scene(position.view(seat), seat)
    counters = [counter for element in scene["elements"] for counter in element.get("counters", [])]
    numbers = {(json.dumps(counter["label"]), counter["value"]) for counter in counters}
    return numbers | {('"points"', position.standings().of(seat).points)}


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_what_is_foretold_comes_true(id: str, options: dict[str, str]) -> None:
    game, rng, told = catalogue[id], Random(1), 0
    position = game.new(3, 4, options)
    for number in range(400):
        if not position.pending():
            break
        seat = position.pending()[0]
        action = game.quick_action(position, seat, rng)
        changes = []
        if number % EVERY == 0:
            changes = foresee(game, position, seat, [game.actions.index(action)])
        position.apply(seat, action)
        told += len(changes)
        for change in changes:
            assert change.before != change.after
            assert (json.dumps(change.label), change.after) in shown(game, position, seat)
    assert told > 10


def test_skipping_a_people_costs_two_points() -> None:
    game = catalogue["vinci"]
    position = game.new(3, 1)
    seat = position.pending()[0]
    changes = foresee(game, position, seat, [game.actions.index(game.action("take II"))])
    points = next(change for change in changes if change.label == "points")
    assert (points.before, points.after) == (10, 8)
    assert foresee(game, position, seat, [game.actions.index(game.action("stop"))]) == []
    assert foresee(game, position, seat, [10**6]) == []


def test_one_asks_for_one_s_own_seat(web: Web) -> None:
    table = web.duel()
    mover = web.on_turn(table)
    other = web.bert if mover is web.anna else web.anna
    choice = mover.get(f"tables/{table}/state").json()["choices"][0]
    wish = {"seat": choice["seat"], "acts": [choice["acts"][1]["i"]]}
    answer = mover.post(f"tables/{table}/foresee", wish)
    assert answer.status_code == 200
    assert {"label": "points", "icon": "points", "before": 10, "after": 8} in answer.json()["changes"]
    refused(other.post(f"tables/{table}/foresee", wish), 403, "not_your_seat")
    refused(mover.post(f"tables/{table}/foresee", {**wish, "acts": []}), 400, "bad_request", "acts")
    idle = {"seat": 1 - choice["seat"], "acts": wish["acts"]}
    assert other.post(f"tables/{table}/foresee", idle).json() == {"changes": []}
