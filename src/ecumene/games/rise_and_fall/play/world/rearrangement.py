"""No room: the fewest tiles of a tier that must move so that one more can be laid.

A spot is a way for a tile to lie, given by the mask of the hexes it covers. Its blockers are the laid tiles that share
a hex with it, a mask over the laid tiles, of which there are `laid`. Lifting a set of tiles opens exactly the spots
whose blockers are all in it.

When k is the smallest number of tiles whose lifting lets k + 1 be laid, no tile ever comes back to a place that was
left [rise_and_fall.world.not_back]: leave lying what would come back, and k - 1 tiles would have done.
"""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 3
"""So many tiles are tried before it is asked whether all tiles can be laid at all."""


def fewest_to_lift(masks: list[int], blockers: list[int], laid: int, base: int) -> int:
    """The smallest k such that lifting k of the laid tiles lets k + 1 be laid [rise_and_fall.world.no_room_plain].

    0 when even lifting all of them does not help [rise_and_fall.world.no_packing].
    """
    opened = _by_blockers(masks, blockers)
    for k in range(1, laid + 1):
        if k == PATIENCE + 1 and not can_pack(masks, base, laid + 1):
            return 0
        chosen = (1 << k) - 1
        while chosen >> laid == 0:
            if _works(opened, chosen, k + 1):
                return k
            chosen = _next_set(chosen)
    return 0


def liftable(masks: list[int], blockers: list[int], laid: int, left: int, waiting: int) -> int:
    """The laid tiles that belong to a set of `left` whose lifting lets `waiting` be laid [rise_and_fall.world.lift].

    They are a mask over the laid tiles.
    """
    opened = _by_blockers(masks, blockers)
    found = 0
    chosen = (1 << left) - 1
    while chosen >> laid == 0:
        if chosen & ~found and _works(opened, chosen, waiting):
            found |= chosen
        chosen = _next_set(chosen)
    return found


def relayable(masks: list[int], room: list[int], waiting: int) -> list[int]:
    """The spots in `room` after which the rest of the `waiting` tiles still fits [rise_and_fall.world.relay]."""
    found: list[int] = []
    for spot in room:
        mask = masks[spot]
        if fits([masks[other] for other in room if not masks[other] & mask], waiting - 1):
            found.append(spot)
    return found


def fits(open_masks: list[int], tiles: int) -> bool:
    """Whether so many of these spots can be covered at once."""
    if tiles <= 1:
        return tiles <= 0 or bool(open_masks)
    for number in range(len(open_masks) - tiles + 1):
        mask = open_masks[number]
        rest = [other for other in open_masks[number + 1 :] if not other & mask]
        if len(rest) >= tiles - 1 and fits(rest, tiles - 1):
            return True
    return False


def _by_blockers(masks: list[int], blockers: list[int]) -> dict[int, list[int]]:
    """The spots, as masks, by their blockers."""
    found: dict[int, list[int]] = {}
    for spot, blocking in enumerate(blockers):
        spots = found.get(blocking)
        if spots is None:
            found[blocking] = [masks[spot]]
        else:
            spots.append(masks[spot])
    return found


def _works(opened: dict[int, list[int]], chosen: int, waiting: int) -> bool:
    """Whether lifting the chosen tiles lets `waiting` be laid."""
    spots: list[int] = []
    part = chosen
    while True:  # over all parts of the chosen set, down to the empty one
        some = opened.get(part)
        if some is not None:
            spots += some
        if part == 0:
            return len(spots) >= waiting and fits(spots, waiting)
        part = (part - 1) & chosen


def _next_set(chosen: int) -> int:
    """The next larger number with as many bits: the next set of as many tiles."""
    low = chosen & -chosen
    carried = chosen + low
    return carried | ((chosen ^ carried) // low >> 2)


def can_pack(masks: list[int], base: int, tiles: int) -> bool:
    """Whether so many tiles can be laid on an empty base at all."""
    return tiles == 0 or (bool(masks) and _Packing(masks, base).covers(0, 0, tiles))


class _Packing:
    """An exact search, hex by hex: each hex is the lowest one of a tile, or of none.

    What lies behind no longer matters, so a failure is remembered by what is covered ahead.
    """

    def __init__(self, masks: list[int], base: int) -> None:
        self.base = base
        self.size = masks[0].bit_count()
        lowest: dict[int, list[int]] = {}
        for mask in masks:
            lowest.setdefault((mask & -mask).bit_length() - 1, []).append(mask)
        self.hexes = sorted(lowest)  # those that can be the lowest one of a tile
        self.starting = [lowest[number] for number in self.hexes]
        self.failed: list[dict[int, int]] = [{} for _ in self.hexes]  # by what is covered: the fewest that did not fit

    def covers(self, step: int, covered: int, tiles: int) -> bool:
        """Whether so many tiles fit from a hex on, given what those before it cover."""
        if tiles == 0:
            return True
        if step == len(self.hexes):
            return False
        here = self.hexes[step]
        ahead = covered >> here
        if self.failed[step].get(ahead, tiles + 1) <= tiles:
            return False
        if (self.base >> here & ~ahead).bit_count() >= tiles * self.size:
            for mask in self.starting[step]:
                if not mask & covered and self.covers(step + 1, covered | mask, tiles - 1):
                    return True
            if self.covers(step + 1, covered, tiles):
                return True
        self.failed[step][ahead] = tiles
        return False
