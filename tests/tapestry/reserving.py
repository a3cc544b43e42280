"""Tables with Fantasies & Futures for tests of the reserve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ecumene.games.tapestry.play.numbers import (
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    reserved_argument,
    reserved_by,
    reserved_sort,
)
from tests.tapestry.board import Board, table

FF: dict[str, int | str] = {"fantasies_and_futures": "in"}
STILL = ("chosen", "militants", "craftsmen")
"""Civilizations that do nothing in the first step of an income turn."""


def futures(
    seats: int = 2,
    civs: Sequence[str] = STILL,
    options: Mapping[str, int | str] | None = None,
    capitals: Sequence[str] = ("mountain", "wetland", "tropical", "desert", "grassland"),
) -> Board:
    """All have begun their second era; nothing lies on the mats; seat 0 is to move."""
    board = table(seats, civs, capitals, options={**FF, **(options or {})}).era(*[2] * seats)
    for seat in range(seats):
        board.token(seat, exploration=0, science=0, military=0, technology=0)
    return board


def in_reserve(board: Board, seat: int = 0) -> list[str]:
    """What a seat has in reserve: `"farm"`, `"tech barn"`, `"card guilds"`, `"token time_capsule 0"` …"""
    box, found = board.position.box, []
    for item in board.position.reserve[seat]:
        sort, argument = reserved_sort(item), reserved_argument(item)
        if sort == RESERVED_BUILDING:
            found.append(("market", "house", "farm", "armory")[argument])
        elif sort == RESERVED_TECH:
            found.append(f"tech {box.tech[argument].id}")
        elif sort == RESERVED_STAR:
            found.append(f"star {box.stars[argument].id}")
        elif sort == RESERVED_CARD:
            found.append(f"card {box.cards[argument].id}")
        else:
            found.append(f"token {box.cards[reserved_by(item)].id} {argument}")
    return found


def fifth_turn(board: Board) -> Board:
    """Seat 0 begins its fifth income turn; its civilizations do nothing before the reserve is used."""
    return board.era(4, *board.position.era[1:]).act("income")


def finish(board: Board, limit: int = 30) -> Board:
    """Whatever is asked of seat 0 is declined or answered first, until somebody else moves or the game is over."""
    for _ in range(limit):
        if board.asked() == "over" or board.asked().endswith("taketurn"):
            break
        legal = board.legal()
        board.act("decline" if "decline" in legal else legal[0])
    return board
