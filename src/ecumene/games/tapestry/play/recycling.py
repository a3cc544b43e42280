"""Recycling: the Recyclers bring tech cards of their top row back to the bottom, and take from the discards.

[tapestry.civilizations.recyclers]
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.effects import NOTHING
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BOTTOM
from ecumene.games.tapestry.play.whenever import RECYCLES, UPGRADED, announce, modified

NAME: Final = "recyclers"
CAUSE: Final = "civ.recyclers"


def recycles(position: TapestryPosition, seat: Seat) -> bool:
    """Whether a seat may move cards from the top row to the bottom, and take discarded ones."""
    return not position.shared.alone and modified(position, seat, RECYCLES)


def recycle(position: TapestryPosition, seat: Seat, card: int) -> None:
    """An upgrade moves a card from the top row to the bottom: points and nothing else [tapestry.faq.recyclers].

    Those who listen to upgrades hear of it, but there is no circle and no square that they could share.
    """
    position.tech_row[card] = BOTTOM
    position.tell("tapestry-log-recycles", {"who": seat, "tech": position.box.tech[card].id})
    announce(position, UPGRADED, seat, NOTHING)
    points = position.box.civs[position.box.civ_no[NAME]].data.numbers["recycled"]
    score_points(position, seat, points, CAUSE)
