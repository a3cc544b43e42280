"""What pieces could do, in a word each."""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.rise_and_fall.box.actions import (
    BUILD_CITY,
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUY_STONE,
    BUY_WOOD,
    CONVERT,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    FOUND_CITY,
    FOUND_TEMPLE,
    GROW,
    LAND_MERCHANT,
    LAND_NOMAD,
    MOVE,
    PRODUCE,
    SELL_STONE,
    SELL_WOOD,
    TAX,
    TITHE,
    TRADE,
    RiseAction,
)
from ecumene.games.rise_and_fall.play.activation import options
from ecumene.games.rise_and_fall.play.position import RisePosition

DEEDS: Final[dict[int, str]] = {
    MOVE: "move",
    PRODUCE: "produce",
    BUILD_CITY: "build-city",
    BUILD_TEMPLE: "build-temple",
    BUILD_SHIP: "build-ship",
    GROW: "grow",
    EDUCATE_MERCHANT: "educate",
    EDUCATE_MOUNTAINEER: "educate",
    TAX: "tax",
    FOUND_CITY: "found",
    FOUND_TEMPLE: "found",
    LAND_NOMAD: "land",
    LAND_MERCHANT: "land",
    TRADE: "trade",
    BUY_WOOD: "bank",
    BUY_STONE: "bank",
    SELL_WOOD: "bank",
    SELL_STONE: "bank",
    CONVERT: "convert",
    TITHE: "tithe",
}
"""In a word, what a piece does with each verb, in the order in which cards name it."""


def able(position: RisePosition, seat: Seat, kind: int) -> dict[str, int]:
    """How many of a seat's pieces of a kind could do what, if their card were played now."""
    counts: dict[str, int] = {}
    for piece in position.standing_at(seat, kind):
        deeds: list[str] = []
        for action in options(position, seat, piece):
            assert isinstance(action, RiseAction)
            deeds.append(DEEDS[action.verb])
        for deed in dict.fromkeys(deeds):
            counts[deed] = counts.get(deed, 0) + 1
    return {deed: counts[deed] for deed in dict.fromkeys(DEEDS.values()) if deed in counts}
