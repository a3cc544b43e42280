"""Phase E: empty hands take their discards up again, and the first player's token moves on."""

from __future__ import annotations

from dataclasses import dataclass

from ecumene.core.action import Seat
from ecumene.core.agenda import Step
from ecumene.games.rise_and_fall.play.model import CARDS, HAND
from ecumene.games.rise_and_fall.play.position import RisePosition


def recycle(position: RisePosition, seat: Seat) -> bool:
    """An empty hand takes up the whole discard [rise_and_fall.recycling.take_back]; whether there was any.

    A card bought back in this round is in the hand, so there is nothing to do [rise_and_fall.recycling.bought_card].
    """
    pile = position.pile[seat]
    if not pile or position.has_card_in(seat, HAND):
        return False
    for kind in pile:
        position.card[CARDS * seat + kind] = HAND
    pile.clear()
    position.tell("rise_and_fall-log-recycles", {"who": seat})
    return True


@dataclass(frozen=True, eq=False)
class Recycling(Step):
    """All recycle at the same time; however many do, the token moves once [rise_and_fall.recycling.token].

    It goes to the next living player on the left.
    """

    def run(self, position: RisePosition) -> None:
        living = position.living()
        recycled = [seat for seat in living if recycle(position, seat)]
        if recycled:
            position.first = living[1]
            position.tell("rise_and_fall-log-token", {"who": position.first})
