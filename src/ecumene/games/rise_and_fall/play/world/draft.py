"""The draft of a world: new, or as it was stored."""

from __future__ import annotations

from typing import Any

from ecumene.core.errors import NotationError
from ecumene.games.rise_and_fall.box.content import SEA, TERRAINS, TURNS, RiseAndFallContent
from ecumene.games.rise_and_fall.box.frame import read
from ecumene.games.rise_and_fall.play.world.laying import Draft
from ecumene.games.rise_and_fall.play.world.seas import first_sea, sea_draft
from ecumene.games.rise_and_fall.play.world.tiers import TierDraft

__all__ = ["Draft", "draft_of", "new_draft", "read_tile"]


def new_draft(components: RiseAndFallContent, seats: int) -> Draft:
    """The initial seas, and all other tiles still to be laid."""
    return first_sea(components, components.players[seats])


def read_tile(text: str) -> tuple[int, int, int]:
    """Tier, anchor and turn of a tile as the action that lays it is written."""
    words = text.split(" ")
    tier = TERRAINS.index(words[0]) if words[0] in TERRAINS else -1
    if tier < 0 or len(words) != (3 if TURNS[tier] > 1 else 2):
        raise NotationError(f"{text!r} is not a tile")
    turn = words[2] if TURNS[tier] > 1 else "0"
    if turn not in [str(way) for way in range(TURNS[tier])]:
        raise NotationError(f"{text!r}: a {words[0]} lies in one of {TURNS[tier]} ways, 0 to {TURNS[tier] - 1}")
    return tier, read(words[1]), int(turn)


def draft_of(components: RiseAndFallContent, seats: int, dumped: dict[str, Any]) -> Draft:
    """The draft that `Draft.dump` wrote."""
    count = components.players[seats]
    tiers: list[list[tuple[int, int]]] = [[] for _ in TERRAINS]
    for text in dumped["tiles"]:
        tier, anchor, turn = read_tile(text)
        tiers[tier].append((anchor, turn))
    draft: Draft = sea_draft(components, count, 0, [anchor for anchor, _ in tiers[SEA]])
    for tier in range(1, TERRAINS.index(dumped["tier"]) + 1):
        upper = draft.next_tier()
        assert isinstance(upper, TierDraft)
        draft = upper.holding(tiers[tier])
    return draft.with_left(dumped["left"])
