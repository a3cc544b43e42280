"""Enchantments in words: those of a card, and what comes next when one is played [tapestry.enchantments.cards]."""

from __future__ import annotations

from typing import Any

from ecumene.core.action import Seat
from ecumene.core.scene import Message
from ecumene.core.texts import message
from ecumene.games.tapestry.play.enchantments import ABILITY, PARTS, RIGHT, Enchantments, part_effect
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.speech.describing import described


def enchantments_of(position: TapestryPosition, kind: int) -> list[Message]:
    """What a card gives at its left edge and at its right edge; most give nothing there."""
    card = position.box.cards[kind]
    sides = (("left", card.left), ("right", card.right))
    return [
        message(f"tapestry-enchantment-{side}", what=described(position, effect))
        for side, effect in sides
        if effect >= 0
    ]


def part_said(position: TapestryPosition, seat: Seat, question: Enchantments, part: int) -> tuple[str, dict[str, Any]]:
    """The ability of the card played or an enchantment: the end of its key, and its arguments."""
    number = part_effect(position, question.card, question.beside, part)
    lapses = "" if position.book.effects[number].able(position, seat, NONE) else "-lapses"
    source = question.beside if part == RIGHT else question.card
    args: dict[str, Any] = {"card": f"card-{position.box.cards[source].id}"}
    if part == ABILITY:
        return lapses, args
    return f"-{PARTS[part]}{lapses}", {**args, "what": described(position, number)}
