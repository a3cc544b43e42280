"""Vinci's actions: every verb of the game, and the catalogue of all its actions.

Both boards share one catalogue, so a province is known here by its place in `ids`, the ids of all boards
together; `Moves` finds the actions of one board by its own province numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.core.action import Action
from ecumene.games.vinci.box.content import MOST_SEATS, SLOTS, Board

TAKE: Final = 0  # a pair of tokens from the display
DECLINE: Final = 1
ENDURE: Final = 2  # the answer "not yet" to Renaissance
GATHER: Final = 3  # pick up all pawns but one per province
PEACE: Final = 4  # Diplomacy
ABANDON: Final = 5
CONQUER: Final = 6
SPIES: Final = 7  # conquer by spies, for exactly two pawns
STOP: Final = 8  # end the expansion
PLACE: Final = 9  # put one pawn into a province
KEEP: Final = 10  # the part of a split people that stays
FORT: Final = 11

VERBS: tuple[str, ...] = (
    "take", "decline", "endure", "gather", "peace", "abandon", "conquer", "spies", "stop", "place", "keep", "fort",
)  # fmt: skip
ROMAN: tuple[str, ...] = ("I", "II", "III", "IV", "V", "VI")
NOBODY: Final[int] = MOST_SEATS  # the argument of "peace none"


@dataclass(frozen=True, eq=False)
class VinciAction(Action):
    """`verb` is one of the constants above; `arg` its slot, seat or province, -1 where it needs none."""

    verb: int
    arg: int


def list_actions(ids: list[str]) -> list[VinciAction]:
    """The whole catalogue, in the order of the verbs."""
    arguments: dict[int, list[str]] = {verb: [""] for verb in (DECLINE, ENDURE, GATHER, STOP)}
    arguments[TAKE] = list(ROMAN[:SLOTS])
    arguments[PEACE] = [*(str(seat) for seat in range(MOST_SEATS)), "none"]
    for verb in (ABANDON, CONQUER, SPIES, PLACE, KEEP, FORT):
        arguments[verb] = ids
    actions: list[VinciAction] = []
    for verb, word in enumerate(VERBS):
        for arg, text in enumerate(arguments[verb]):
            notation = f"{word} {text}" if text else word
            actions.append(VinciAction(len(actions), notation, verb, arg if text else -1))
    return actions


class Moves:
    """The actions that can be taken on one board; those about a province by its number there."""

    def __init__(self, actions: list[VinciAction], ids: list[str], board: Board) -> None:
        def all_of(verb: int) -> list[VinciAction]:
            return [action for action in actions if action.verb == verb]

        def here(verb: int) -> list[VinciAction]:
            by_id = {ids[action.arg]: action for action in all_of(verb)}
            return [by_id[province.id] for province in board.provinces]

        self.take = all_of(TAKE)
        self.peace = all_of(PEACE)
        self.decline, self.endure = all_of(DECLINE)[0], all_of(ENDURE)[0]
        self.gather, self.stop = all_of(GATHER)[0], all_of(STOP)[0]
        self.abandon, self.conquer, self.spies = here(ABANDON), here(CONQUER), here(SPIES)
        self.place, self.keep, self.fort = here(PLACE), here(KEEP), here(FORT)
        self.local = [board.index.get(province, -1) for province in ids]  # province numbers of this board
