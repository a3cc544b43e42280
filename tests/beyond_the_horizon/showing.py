"""What a page is shown of a board, and what it may click: short words for the tests of scenes and choices."""

from __future__ import annotations

from typing import Any

from ecumene.core.staging import merge
from ecumene.core.texts import say
from tests.beyond_the_horizon.board import Board, game

Data = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SPECTATOR = None


def scene(board: Board, seat: int | None = 0) -> Data:
    """The table as a seat or a spectator sees it."""
    return dict(game().scene(board.position.view(seat), seat))


def drawn(board: Board, seat: int | None = 0) -> dict[str, Data]:
    """Everything on the table by id, as a seat sees it."""
    shown = game().scene(board.position.view(seat), seat)
    return {name: dict(element) for name, element in merge(game().stage(board.position), shown).items()}


def inside(things: dict[str, Data], container: str) -> list[str]:
    """The ids of what lies in a container."""
    return [name for name, thing in things.items() if thing.get("in") == container and "type" in thing]


def cell(board: Board, tile: str) -> str:
    """The id of the hex on which a tile lies."""
    position = board.position
    number = position.box.tile_no[tile]
    return f"w.{position.hex_q[number]}.{position.hex_r[number]}"


def counters(board: Board, panel: str) -> dict[str, int]:
    """The numbers of a panel by the last word of their ids."""
    return {row["id"].split(".")[-1]: row["value"] for row in drawn(board)[panel]["counters"]}


def choice(board: Board) -> Data:
    """What the seat to decide is asked."""
    who = board.position.pending()[0]
    found = game().choice(board.position.view(who), who)
    assert found is not None
    return dict(found)


def acts(board: Board) -> dict[str, Data]:
    """The acts by their actions."""
    return {str(game().actions[act["i"]]): dict(act) for act in choice(board)["acts"]}


def paths(board: Board) -> dict[str, Any]:
    """What one clicks for each action."""
    return {notation: act["path"] for notation, act in acts(board).items()}


def steps(board: Board) -> dict[str, str]:
    """What stands on the buttons."""
    return {step: english(text) for step, text in choice(board).get("steps", {}).items()}


def english(text: Any) -> str:
    return say(game().words("en"), text, NAMES)


def lines(thing: Data) -> list[str]:
    """What a thing says, in English."""
    return [english(line) for line in thing.get("lines", [])]


def meant(board: Board, *path: str) -> list[str]:
    """The actions that some clicks mean for the seat that is asked."""
    seat = board.position.pending()[0]
    return [str(action) for action in game().meant(board.position.view(seat), seat, path)]


def why(board: Board, *path: str) -> str | None:
    """The rule that forbids some clicks, without the name of the game; None where they are legal."""
    seat = board.position.pending()[0]
    found = game().why(board.position.view(seat), seat, path)
    return None if found is None else found["rule"].removeprefix("beyond_the_horizon.")
