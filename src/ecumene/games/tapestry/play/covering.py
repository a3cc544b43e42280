"""Covering plots of the capital: what stands there, and what the districts pay that are complete with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.content import Capital
from ecumene.games.tapestry.play.capital import capital_of, districts, fill, first_time, newly_complete, uniform
from ecumene.games.tapestry.play.gains import gain_any
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.whenever import (
    COUNTS_CHANGED,
    DISTRICT_COMPLETED,
    UNIFORM_DISTRICTS,
    announce,
    modified,
)

JOINTLY_PAID: Final = 20  # the bit of `emptied` for what several districts have given together


def cover(position: TapestryPosition, seat: Seat, covered: list[int], what: int, cause: str) -> None:
    """Something stands on plots of the capital now; districts that it completes pay at once.

    They pay a resource of choice each [tapestry.capital.district], and the Architects one more where all income
    buildings there are of one kind [tapestry.civilizations.architects]. Advanced capitals may pay otherwise. What has
    paid before does not pay again [tapestry.cards.urban_renewal].
    """
    fill(position, seat, covered, what)
    completed = newly_complete(position, seat, covered)
    if not completed:
        return
    capital = capital_of(position, seat)
    resources = 0
    uniform_pays = modified(position, seat, UNIFORM_DISTRICTS)
    for district in first_time(position, seat, completed) if position.emptied[seat] else completed:
        position.districts[seat] |= 1 << district
        resources += capital.pays[district]
        if uniform_pays and uniform(position.plots[seat], capital.districts[district]):
            resources += 1
        position.tell("tapestry-log-district", {"who": seat, "n": districts(position, seat)})
        announce(position, DISTRICT_COMPLETED, seat, district)
        position.perform(seat, capital.rewards[district], f"capital.{capital.id}")
    if capital.joint:
        _joint_reward(position, seat, capital, completed)
    announce(position, COUNTS_CHANGED, seat)
    gain_any(position, seat, resources, "district")


def _joint_reward(position: TapestryPosition, seat: Seat, capital: Capital, completed: Sequence[int]) -> None:
    """Some districts give something once they are all complete, but not twice [tapestry.capitals.caldera]."""
    last = any(capital.joint >> district & 1 for district in completed)
    paid = position.emptied[seat] >> JOINTLY_PAID & 1
    if last and not paid and position.districts[seat] & capital.joint == capital.joint:
        position.emptied[seat] |= 1 << JOINTLY_PAID
        position.perform(seat, capital.joint_reward, f"capital.{capital.id}")
