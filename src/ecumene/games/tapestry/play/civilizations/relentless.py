"""Relentless: tokens gather turn after turn with a building, and pay on the first advance turn without one.

On the mat: the tokens, 1 once something was built in this turn, and the era of its owner when their last turn ended.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "relentless"


def counts_now(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether a building gained now is the first of one's own turn; those of other turns do not count."""
    return position.turn == seat and not on_mat(position, NAME)[1]


def count_building(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A building or a landmark was gained in one's own turn [tapestry.civilizations.relentless]."""
    if counts_now(position, seat, about):
        tokens, _, era = on_mat(position, NAME)
        lay(position, NAME, (tokens, 1, era))


def end_turn(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A turn with a building adds a token; an advance turn without one pays them all.

    [tapestry.civilizations.relentless] An income turn without a building changes nothing.
    """
    tokens, built, era = on_mat(position, NAME)
    advanced = position.era[seat] == era
    if built:
        tokens += 1
    elif advanced and tokens:
        rewards = printed(position, NAME).grids["rewards"][0]
        position.perform(seat, rewards[min(tokens, len(rewards)) - 1], cause)
        tokens = 0
    lay(position, NAME, (tokens, 0, position.era[seat]))


CODES: dict[str, Code] = {"relentless_built": count_building, "relentless_end": end_turn}
ABLE: dict[str, Able] = {"relentless_built": counts_now}
