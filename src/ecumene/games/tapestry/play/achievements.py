"""Achievements: completing a track, toppling two outposts, conquering the island in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import TOPPLE_TWO
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import TOKEN, kind_of, owner_of, toppler_of


def earn(position: TapestryPosition, seat: Seat, which: int) -> None:
    """Take the best place left of an achievement, at once, on whoever's turn [tapestry.achievements.slots].

    Each player earns it once, and it is never lost [tapestry.achievements.kept]. Whoever has finished earns nothing
    more, and blocks no place.
    """
    earned = position.achieved[which]
    achievement = position.box.achievements[which]
    slots = achievement.slots[position.board.id]
    if seat in earned or len(earned) >= len(slots) or position.finished[seat]:
        return
    position.achieved[which] = (*earned, seat)
    points = position.score(seat, slots[len(earned)], f"achievement.{achievement.id}")
    position.tell("tapestry-log-achieves", {"who": seat, "achievement": achievement.id, "n": points})


def toppled_by(position: TapestryPosition, seat: Seat) -> int:
    """How many pieces of opponents lie toppled by a seat now [tapestry.achievements.topple]."""
    lying = 0
    for place in position.board.hexes:
        for stone in position.pieces[place]:
            if toppler_of(stone) == seat and owner_of(stone) != seat and kind_of(stone) != TOKEN:
                lying += 1
    return lying


def check_toppled(position: TapestryPosition, seats: Sequence[Seat]) -> None:
    """Whoever has toppled two earns it; several at once in this order [tapestry.rulings.achievement_ties]."""
    for seat in seats:
        if toppled_by(position, seat) >= 2:
            earn(position, seat, TOPPLE_TWO)
