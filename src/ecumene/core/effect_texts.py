"""Effects in words: what is common to all games that describe theirs as texts.

A game has a word for each of its own effects; several of them, a choice and an option are put together alike, and what
a question about effects offers is found alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecumene.core.agenda import Question
from ecumene.core.effects import (
    AnyOrder,
    Buy,
    Choose,
    Decide,
    Effect,
    EffectPosition,
    InOrder,
    May,
    NextPart,
    PayThen,
    PickBranch,
)
from ecumene.core.scene import Message
from ecumene.core.texts import in_a_row, message

Describe: TypeAlias = Callable[[Effect], Message]
"""What one effect does, in a game's own words."""


def together(game: str, effect: Effect, describe: Describe, branch: Describe | None = None) -> Message | None:
    """An effect made of others: `game-then-2`, `game-and-3`, `game-or-2`, `game-effect-may`; None for any other effect.

    `branch` says what one of several choices does, where that is not said as it would be elsewhere.
    """
    if isinstance(effect, InOrder):
        return in_a_row(game, "then", [describe(part) for part in effect.several])
    if isinstance(effect, AnyOrder):
        return in_a_row(game, "and", [describe(part) for part in effect.several])
    if isinstance(effect, Choose):
        choice = describe if branch is None else branch
        return in_a_row(game, "or", [choice(part) for part in effect.several])
    if isinstance(effect, May):
        return message(f"{game}-effect-may", what=describe(effect.part))
    return None


def offered(position: EffectPosition, question: Question | None) -> Effect | None:
    """What a question lets somebody have or leave: the part of an option, or a price with what it buys."""
    if isinstance(question, Decide):
        option = position.book.effects[question.effect]
        assert isinstance(option, May)
        return option.part
    if isinstance(question, Buy):
        bargain = position.book.effects[question.effect]
        assert isinstance(bargain, PayThen)
        return bargain
    return None


def picked(position: EffectPosition, question: Question | None, place: int) -> Effect | None:
    """What the nth answer to a question does, where its answers are effects of one that is made of several."""
    if not isinstance(question, (NextPart, PickBranch)):
        return None
    effect = position.book.effects[question.effect]
    assert isinstance(effect, (AnyOrder, Choose))
    return effect.several[place] if 0 <= place < len(effect.several) else None
