"""Exploring: a settler steps over the edge of the known world, and a territory is turned up."""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.beyond_the_horizon.box.actions import unit_kind, unit_number, unit_strength, unit_tile
from ecumene.games.beyond_the_horizon.box.terms import EXPLORE_LIMIT, NONE, ON_EXPLORE
from ecumene.games.beyond_the_horizon.play.model import SIDE_COUNT, HorizonPosition
from ecumene.games.beyond_the_horizon.play.triggers import await_end

# ---- where and when


def left_to_explore(position: HorizonPosition, seat: Seat) -> int:
    """How many more territories a seat may explore in this turn [beyond_the_horizon.exploring.limit].

    One, and what cards add for good [beyond_the_horizon.modifiers.explore_limit] or for this turn
    [beyond_the_horizon.effects.explore_more]; never more than the stack holds
    [beyond_the_horizon.exploring.empty_stack].
    """
    limit = position.box.values.explore_limit + position.modifier(seat, EXPLORE_LIMIT) + position.extra_explore
    return max(min(limit - position.explored, len(position.tile_pool)), 0)


def touches_two(position: HorizonPosition, tile: int, side: int) -> bool:
    """Whether the unknown hex over a side of a tile touches one more [beyond_the_horizon.exploring.two_tiles]."""
    first = SIDE_COUNT * tile
    if position.near[first + (side + 1) % SIDE_COUNT] != NONE or position.near[first + (side - 1) % SIDE_COUNT] != NONE:
        return True
    step = position.box.steps[side]
    q, r = position.hex_q[tile] + step[0], position.hex_r[tile] + step[1]
    for turn in (-1, 0, 1):  # the three sides that look away from the tile
        away = position.box.steps[(side + turn) % SIDE_COUNT]
        if position.tile_at(q + away[0], r + away[1]) != NONE:
            return True
    return False


def open_sides(position: HorizonPosition, tile: int) -> list[int]:
    """The sides of a tile over which one may explore, whoever and whenever."""
    sides: list[int] = []
    for side in range(SIDE_COUNT):
        if position.near[SIDE_COUNT * tile + side] == NONE and touches_two(position, tile, side):
            sides.append(side)
    return sides


def can_explore(position: HorizonPosition, seat: Seat, tile: int) -> bool:
    """Whether a settler of a seat could explore from a tile now."""
    return left_to_explore(position, seat) > 0 and len(open_sides(position, tile)) > 0


def check_explore(position: HorizonPosition, seat: Seat, tile: int, side: int) -> None:
    """Refuse an exploration over a side of a tile by the rule it breaks."""
    if not position.tile_pool:
        raise IllegalAction("beyond_the_horizon.exploring.empty_stack")
    if not left_to_explore(position, seat):
        raise IllegalAction("beyond_the_horizon.exploring.limit", explored=position.explored)
    if position.near[SIDE_COUNT * tile + side] != NONE:
        raise IllegalAction("beyond_the_horizon.exploring.edge", tile=position.box.tile_ids[tile])
    if not touches_two(position, tile, side):
        raise IllegalAction("beyond_the_horizon.exploring.two_tiles", tile=position.box.tile_ids[tile])


# ---- the exploration


def explore(position: HorizonPosition, seat: Seat, unit: int, side: int) -> None:
    """A settler turns up a territory, steps onto it and gains its bonus [beyond_the_horizon.exploring.reveal].

    No bonus but moves depends on where the settler stands, and moves are made from the new tile; so the tile is laid
    and the settler steps onto it before the bonus, which comes to the same [beyond_the_horizon.exploring.order]. What
    answers an exploration comes last [beyond_the_horizon.triggers.explore].
    """
    await_end(position, seat, ON_EXPLORE)
    start = unit_tile(unit)
    step = position.box.steps[side]
    assert position.chance is not None
    tile = position.chance.draw("territory", position.tile_pool)
    position.explored += 1
    position.lay(tile, position.hex_q[start] + step[0], position.hex_r[start] + step[1])
    position.replace_unit(seat, unit, unit_number(tile, unit_kind(unit), unit_strength(unit)))
    territory = position.box.territories[tile]
    position.tell("beyond_the_horizon-log-explores", {"who": seat, "tile": territory.id})
    position.perform(seat, territory.reveal, f"territory.{territory.id}")


class ExploreMore(Effect):
    """More territories may be explored in this turn [beyond_the_horizon.effects.explore_more]."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, HorizonPosition)
        return len(position.tile_pool) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, HorizonPosition)
        position.extra_explore += self.more
        position.tell_number("beyond_the_horizon-log-explore-more", seat, self.more)


# ---- reading

MOST_EXTRA: Final = 3


def _read_explore_more(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return ExploreMore(amount_said(row, "explore_more", says, MOST_EXTRA))


VERBS: dict[str, Verb] = {"explore_more": _read_explore_more}
