"""Tables for tests of tapestry cards: everybody in era 2, with mats that keep out of the way."""

from typing import Any

from ecumene.core.agenda import Item
from ecumene.games.tapestry.play.model import TapestryPosition
from tests.tapestry.board import Board, table

QUIET = ("leaders", "alchemists", "chosen", "merrymakers", "entertainers")
"""Civilizations that act on income turns only."""


def second_era(seats: int = 2, seed: int = 1) -> Board:
    """All have begun their second era; nothing lies on the mats; seat 0 is to move."""
    board = table(seats, civs=QUIET, seed=seed).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0)
    return board


def play(board: Board, card: str, seat: int = 0) -> Board:
    """Play a card from the hand over whatever lies on the space of the seat's era; the rest of the hand stays."""
    held = board.hand_of(seat)
    if card not in held:
        board.hand(seat, *held, card)
    board.do(seat, [{"play_tapestry": True}])
    if board.asked() == f"{seat} playcard":
        board.act(f"play {card}")
    return board


def in_force(board: Board, card: str, seat: int = 0, partner: int | None = None) -> Board:
    """A this-era card lies on the space of the seat's era and holds; nothing is asked."""
    board.mat(seat, board.position.current_space(seat), card)
    if partner is not None:
        board.position.partner[seat] = partner
    return board


def ability(board: Board, seat: int = 0) -> str:
    """The card whose this-era ability holds for a seat."""
    kind = board.position.ability[seat]
    return board.position.box.cards[kind].id if kind >= 0 else ""


def seen_by(board: Board, seat: int | None) -> TapestryPosition:
    """The position as a seat, or a spectator, sees it."""
    view = board.position.view(seat)
    assert isinstance(view, TapestryPosition)
    return view


def values(item: Item) -> dict[str, Any]:
    """What an item of the agenda holds, by name."""
    held = item.dump()[1]
    assert isinstance(held, dict)
    return held


def decline_all(board: Board, limit: int = 20) -> Board:
    """Decline, or take the first answer, until nobody but the player to move is asked."""
    for _ in range(limit):
        if board.asked().endswith("taketurn"):
            break
        legal = board.legal()
        board.act("decline" if "decline" in legal else legal[0])
    return board
