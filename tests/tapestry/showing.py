"""What a page is shown of a board, and what it may click: short words for the tests of scenes and choices."""

from __future__ import annotations

import json
from typing import Any

from ecumene.core.staging import merge
from ecumene.core.texts import say
from tests.tapestry.board import Board, game

Data = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def drawn(board: Board, viewer: int | None = 0) -> dict[str, Data]:
    """Everything on the table as one viewer sees it, by id."""
    scene = game().scene(board.position.view(viewer), viewer)
    return {name: dict(element) for name, element in merge(game().stage(board.position), scene).items()}


def bytes_of(board: Board, viewer: int | None) -> str:
    """The scene as it travels to a viewer."""
    return json.dumps(game().scene(board.position.view(viewer), viewer), sort_keys=True)


def inside(things: dict[str, Data], container: str) -> list[str]:
    """The ids of what lies in a container."""
    return [name for name, thing in things.items() if thing.get("in") == container]


def counters(board: Board, panel: str, viewer: int | None = 0) -> dict[str, int]:
    """The numbers of a panel by the last word of their ids."""
    return {row["id"].split(".")[-1]: row["value"] for row in drawn(board, viewer)[panel]["counters"]}


def choice(board: Board, seat: int | None = None) -> Data:
    """What a seat is asked."""
    who = board.position.pending()[0] if seat is None else seat
    found = game().choice(board.position.view(who), who)
    assert found is not None
    return dict(found)


def acts(board: Board, seat: int | None = None) -> dict[str, Data]:
    """The acts by their actions: `{"advance science, pay coin": …}`."""
    found: dict[str, Data] = {}
    for act in choice(board, seat)["acts"]:
        indices = (act["i"], *act.get("then", []))
        found[", ".join(str(game().actions[index]) for index in indices)] = dict(act)
    return found


def paths(board: Board, seat: int | None = None) -> dict[str, Any]:
    """What one clicks for each action."""
    return {notation: act["path"] for notation, act in acts(board, seat).items()}


def english(text: Any) -> str:
    return say(game().words("en"), text, NAMES)


def french(text: Any) -> str:
    return say(game().words("fr"), text, NAMES)


def meant(board: Board, *path: str) -> list[str]:
    """The actions that some clicks mean for the seat that is asked."""
    seat = board.position.pending()[0]
    return [str(action) for action in game().meant(board.position.view(seat), seat, path)]


def why(board: Board, *path: str, seat: int | None = None) -> str | None:
    """The rule that forbids some clicks, without the name of the game; None where they are legal."""
    who = board.position.pending()[0] if seat is None else seat
    found = game().why(board.position.view(who), who, path)
    return None if found is None else found["rule"].removeprefix("tapestry.")
