"""Extinction: a civilization without a card to play leaves the world."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.core.action import Seat
from ecumene.games.rise_and_fall.play.model import CARDS, RESERVE
from ecumene.games.rise_and_fall.play.position import RisePosition


def die_out(position: RisePosition, seats: Sequence[Seat]) -> None:
    """Civilizations die out at one moment [rise_and_fall.extinction.when].

    A first player who dies hands the token on at once [rise_and_fall.extinction.first_player]. When at most one is
    left the game is over [rise_and_fall.extinction.last_survivor].
    """
    moment = max(position.extinct) + 1
    for seat in seats:
        position.extinct[seat] = moment
        position.tell("rise_and_fall-log-extinct", {"who": seat})
        _leave_world(position, seat)
    living = position.living()
    if len(living) < 2:
        for seat in living:
            position.tell("rise_and_fall-log-survivor", {"who": seat})
        position.tell("rise_and_fall-log-end", {})
        position.agenda.clear()
    elif position.extinct[position.first]:
        position.first = living[0]
        position.tell("rise_and_fall-log-token", {"who": position.first})


def _leave_world(position: RisePosition, seat: Seat) -> None:
    """Pieces and cards go to the reserve, the treasure to the bank [rise_and_fall.extinction.removal].

    Trophies stay taken and count towards the end [rise_and_fall.extinction.trophies]. Who dies out has no active card,
    so there is no discard to clear; the cards go first, or each last piece would be told to take its own along.
    """
    position.card[CARDS * seat : CARDS * (seat + 1)] = [RESERVE] * CARDS
    for kind in range(CARDS):
        for piece in position.standing_at(seat, kind):
            position.remove(piece)
    position.spend(seat, position.gold[seat])
    position.wood[seat] = position.stone[seat] = 0
