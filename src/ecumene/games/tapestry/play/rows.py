"""The rows of an income mat: which of their places buildings cover, and which building leaves next.

A row is covered from the right: its first place is open, and one more for each building that has left. With Fantasies &
Futures buildings can be slid to the left, so that there are gaps [tapestry.income.gaps].
"""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import INCOME_SPACES
from ecumene.games.tapestry.play.numbers import KINDS
from ecumene.games.tapestry.play.state import TapestryState


def open_places(position: TapestryState, seat: Seat, kind: int) -> list[int]:
    """The places, from 0, of a row that no building covers [tapestry.income.uncovered]."""
    slot = KINDS * seat + kind
    if position.slid and position.slid[slot]:
        return [place for place in range(INCOME_SPACES) if not position.slid[slot] >> place & 1]
    return [place for place in range(position.built[slot] + 1)]  # noqa: C416 (`list` asks for a range as an object)


def is_open(position: TapestryState, seat: Seat, kind: int, place: int) -> bool:
    """Whether no building covers a place, from 0, of a row."""
    slot = KINDS * seat + kind
    if position.slid and position.slid[slot]:
        return not position.slid[slot] >> place & 1
    return place <= position.built[slot]


def covered_places(position: TapestryState, seat: Seat, kind: int) -> list[int]:
    """The places of the buildings left on a row, that of the one which leaves next first.

    `slid` has them as bits, and is 0 for a row whose buildings stand as they always did.
    """
    return [place for place in range(INCOME_SPACES) if not is_open(position, seat, kind, place)]


def cover_places(position: TapestryState, seat: Seat, kind: int, places: Sequence[int]) -> None:
    """The buildings of a row, as many as are left, stand on other places."""
    usual = INCOME_SPACES - len(places)
    bits = 0
    for place in places:
        bits |= 1 << place
    position.slid[KINDS * seat + kind] = 0 if bits >> usual << usual == bits else bits


def take_building(position: TapestryState, seat: Seat, kind: int) -> None:
    """The leftmost building of a row leaves it; there is one [tapestry.capital.building]."""
    slot = KINDS * seat + kind
    if position.slid and position.slid[slot]:
        cover_places(position, seat, kind, covered_places(position, seat, kind)[1:])
    position.built[slot] += 1
