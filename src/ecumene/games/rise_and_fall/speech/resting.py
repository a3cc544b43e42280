"""The rule that each action rests on."""

from __future__ import annotations

from typing import Final

from ecumene.games.rise_and_fall.box.actions import (
    BUILD_CITY,
    BUILD_SHIP,
    BUILD_TEMPLE,
    BUY_STONE,
    BUY_WOOD,
    CONVERT,
    DEPLOY_CITY,
    DEPLOY_NOMAD,
    DEPLOY_SHIP,
    EDUCATE_MERCHANT,
    EDUCATE_MOUNTAINEER,
    END,
    FOUND_CITY,
    FOUND_TEMPLE,
    GIVE,
    GROW,
    LAND_MERCHANT,
    LAND_NOMAD,
    LAY_GLACIER,
    LAY_SEA,
    LIFT,
    MOVE,
    PLAY,
    PRODUCE,
    REDEEM,
    SELL_STONE,
    SELL_WOOD,
    SPARE,
    TAX,
    TITHE,
    TRADE,
    WAKE,
    RiseAction,
)
from ecumene.games.rise_and_fall.play.activation import UsePiece
from ecumene.games.rise_and_fall.play.creation import RelayTile
from ecumene.games.rise_and_fall.play.model import NONE
from ecumene.games.rise_and_fall.play.position import RisePosition

SECTIONS: Final = ("nomads", "cities", "ships", "mountaineers", "merchants", "temples")
"""The section of the rules about each kind of piece."""

LAYING_RULES: Final = (
    "rise_and_fall.world.sea_touch",
    "rise_and_fall.world.plain_on_sea",
    "rise_and_fall.world.forest_on_plain",
    "rise_and_fall.world.mountain_on_forest",
    "rise_and_fall.world.glacier_on_mountain",
)
RULES: Final[dict[int, str]] = {
    PLAY: "rise_and_fall.playing.choose",
    GIVE: "rise_and_fall.decline.choice",
    REDEEM: "rise_and_fall.buy_back.goes_to",
    SPARE: "rise_and_fall.buy_back.one",
    END: "rise_and_fall.actions.end",
    LIFT: "rise_and_fall.world.lift",
    DEPLOY_NOMAD: "rise_and_fall.deployment.land",
    DEPLOY_CITY: "rise_and_fall.deployment.land",
    DEPLOY_SHIP: "rise_and_fall.deployment.ship",
    WAKE: "rise_and_fall.actions.any_order",
}
"""The rule behind each verb that is not something a piece does."""

PIECE_RULES: Final[dict[int, str]] = {
    MOVE: "move",
    PRODUCE: "produce",
    BUILD_CITY: "city",
    BUILD_TEMPLE: "temple",
    BUILD_SHIP: "ship",
    GROW: "growth",
    EDUCATE_MERCHANT: "education",
    EDUCATE_MOUNTAINEER: "education",
    TAX: "taxes",
    TRADE: "trade",
    TITHE: "tithe",
    FOUND_CITY: "build",
    FOUND_TEMPLE: "build",
    LAND_NOMAD: "transform_nomad",
    LAND_MERCHANT: "transform_merchant",
    CONVERT: "conversion",
    BUY_WOOD: "bank",
    BUY_STONE: "bank",
    SELL_WOOD: "bank",
    SELL_STONE: "bank",
}
"""The rule behind each thing a piece does, within the section of its kind."""


def rule_of(position: RisePosition, action: RiseAction) -> str:
    """The rule that an action rests on."""
    verb = action.verb
    if LAY_SEA <= verb <= LAY_GLACIER:
        relaid = bool(position.agenda) and isinstance(position.agenda[-1], RelayTile)
        return "rise_and_fall.world.relay" if relaid else LAYING_RULES[verb - LAY_SEA]
    if verb in RULES:
        return RULES[verb]
    piece = woken(position)
    return "" if piece == NONE else piece_rule(position.kind(piece), verb)


def piece_rule(kind: int, verb: int) -> str:
    """The rule on which a deed of a kind of piece rests."""
    return f"rise_and_fall.{SECTIONS[kind]}.{PIECE_RULES[verb]}"


def woken(position: RisePosition) -> int:
    """The piece that is about to act, or NONE."""
    question = position.agenda[-1] if position.agenda else None
    return question.piece if isinstance(question, UsePiece) else NONE
