"""Dice that lie on the mat of the Illuminati: whoever rolls one takes it from there, and they hear what it shows.

What happened is one number, `64 * (hex + 1) + 16 * die + face`: the hex that the roll is about, none for NONE; the face
of the science die is its track.
"""

from __future__ import annotations

from ecumene.core.action import Seat
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import NONE
from ecumene.games.tapestry.play.whenever import DIE_ROLLED, announce


def overhear(position: TapestryPosition, seat: Seat, die: int, place: int) -> None:
    """A die was rolled: it leaves the mat, and its first roll is heard of; one's own rolls bring it back.

    [tapestry.civilizations.illuminati]
    """
    civ = position.shared.illuminati
    holder = NONE if civ == NONE else position.holder_of(civ)
    if holder == NONE:
        return
    lying = position.civ_state[civ][0]
    if holder == seat:
        position.civ_state[civ] = (lying | 1 << die,)
    elif lying >> die & 1:
        position.civ_state[civ] = (lying & ~(1 << die),)
        announce(position, DIE_ROLLED, seat, 64 * (place + 1) + 16 * die + position.dice[die])


def heard_hex(about: int) -> int:
    """Of a roll that was heard of: the hex it was about, or NONE."""
    return about // 64 - 1


def heard_die(about: int) -> int:
    """Of a roll that was heard of: the die."""
    return about // 16 % 4


def heard_face(about: int) -> int:
    """Of a roll that was heard of: the face, or the track of the science die."""
    return about % 16
