"""What a page is shown of a board, and what it may click: short words for the tests of scenes and choices."""

from __future__ import annotations

from typing import Any

from ecumene.core.game import game_of
from ecumene.core.staging import each_amount, merge
from ecumene.core.texts import say
from tests.rise_of_empires.board import Board, game

Data = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def drawn(board: Board) -> dict[str, Data]:
    """Everything on the table by id."""
    played = game_of(board.position)
    scene = played.scene(board.position.view(None), None)
    return {name: dict(element) for name, element in merge(played.stage(board.position), scene).items()}


def inside(things: dict[str, Data], container: str) -> list[str]:
    """The ids of what lies in a container."""
    return [name for name, thing in things.items() if thing.get("in") == container]


def counters(board: Board, panel: str) -> dict[str, int]:
    """The numbers of a panel by the last word of their ids."""
    return {row["id"].split(".")[-1]: row["value"] for row in drawn(board)[panel]["counters"]}


def choice(board: Board) -> Data:
    """What the seat to decide is asked."""
    who = board.position.pending()[0]
    found = game_of(board.position).choice(board.position.view(who), who)
    assert found is not None
    return dict(found)


def acts(board: Board) -> dict[str, Data]:
    """The acts by their actions: `{"disc city, take rome": …}`; those that differ in how many are one, by the first."""
    found: dict[str, Data] = {}
    for act in choice(board)["acts"]:
        indices = (act["i"], *act.get("then", []))
        found[", ".join(str(game().actions[index]) for index in indices)] = dict(act)
    return found


def paths(board: Board) -> dict[str, Any]:
    """What one clicks for each action, each number apart."""
    return {
        ", ".join(str(game().actions[index]) for index in (one["i"], *one.get("then", []))): one["path"]
        for act in choice(board)["acts"]
        for one in each_amount(act)
    }


def english(text: Any) -> str:
    return say(game().words("en"), text, NAMES)


def meant(board: Board, *path: str) -> list[str]:
    """The actions that some clicks mean for the seat that is asked."""
    seat = board.position.pending()[0]
    return [str(action) for action in game_of(board.position).meant(board.position.view(seat), seat, path)]


def why(board: Board, *path: str) -> str | None:
    """The rule that forbids some clicks, without the name of the game; None where they are legal."""
    seat = board.position.pending()[0]
    found = game_of(board.position).why(board.position.view(seat), seat, path)
    return None if found is None else found["rule"].removeprefix("rise_of_empires.")
