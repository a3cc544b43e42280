"""Tables for tests of enchantments: some cards of the base box are enchanted, so that nothing else is in the way."""

from __future__ import annotations

from functools import cache
from typing import Any

from ecumene.games.tapestry.game import Tapestry
from tests.tapestry.board import Board, table
from tests.tapestry.content import ours, rewritten
from tests.tapestry.laying import QUIET

FUTURES = {"fantasies_and_futures": "in"}
STEP = {"advance": {"tracks": ["exploration", "science"], "benefit": False, "bonus": "none"}}
ENCHANTED: dict[str, dict[str, Any]] = {
    "trap": {"left": [{"points": 3}]},
    "feudalism": {"right": [{"points": 2}]},
    "diplomacy": {"left": [{"gain": {"coin": 1}}]},
    "guilds": {"left": [{"gain": {"worker": 1}}], "right": [STEP]},
    "academia": {"left": [{"gain": {"tapestry": 1}}], "right": [{"gain": {"food": 1}}]},
    "espionage": {"left": [STEP]},
    "capitalism": {"left": [{"points": 1}], "right": [{"points": 1}]},
    "meritocracy": {"left": [{"points_per": {"of": "tech_card", "each": 1}}]},
}
"""By card: what it gives at its edges. The ability of the Trap is points, that of Feudalism a gain by its farms."""

LISTENS: dict[str, Any] = {
    "kind": "permanent",
    "whenever": [{"event": "enchantment_gained", "whose": "own", "do": [{"points": 3}]}],
}
"""Capitalism listens to enchantments here, to the end of the game."""


@cache
def enchanting() -> Tapestry:
    """A game with enchanted cards."""
    rows: list[Any] = []
    for row in ours().tables["tapestry_cards"]:
        edges = {"enchantments": ENCHANTED[row["id"]]} if row["id"] in ENCHANTED else {}
        rows.append({**row, **edges, **(LISTENS if row["id"] == "capitalism" else {})})
    return Tapestry(rewritten("tapestry_cards", rows))


def enchanted(seats: int = 2, era: int = 3, civs: tuple[str, ...] = QUIET, **options: Any) -> Board:
    """All are in an era, with tokens at the start and nothing on their mats; seat 0 is to move."""
    board = table(seats, civs, options={**FUTURES, **options}, of=enchanting()).era(*[era] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0)
    position = board.position
    position.deck = sorted([*position.deck, *[kind for stack in position.mats for kind in stack]])
    position.mats = [()] * len(position.mats)
    return board
