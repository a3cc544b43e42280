"""Relentless: tokens gather turn after turn with a building, and pay on the first advance turn without one.

On the mat: the tokens, 1 once something was built in this turn or 2 once its end was rewarded, and the era of its owner
when their last turn ended.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.model import TapestryPosition

NAME: Final = "relentless"
BUILT: Final = 1
PAID: Final = 2


def counts_now(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether a building gained now is the first of one's own turn; those of other turns do not count."""
    return position.turn == seat and not on_mat(position, NAME)[1]


def count_building(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A building or a landmark was gained in one's own turn [tapestry.civilizations.relentless]."""
    if counts_now(position, seat, about):
        tokens, _, era = on_mat(position, NAME)
        lay(position, NAME, (tokens, BUILT, era))


def end_turn(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A turn with a building adds a token; an advance turn without one pays them all.

    [tapestry.civilizations.relentless] An income turn without a building changes nothing. With the content of older
    releases the reward comes only now, after the objectives.
    """
    if pays_now(position, seat, about):
        pay(position, seat, cause, about)
    tokens, built, _ = on_mat(position, NAME)
    lay(position, NAME, (tokens + (1 if built == BUILT else 0), 0, position.era[seat]))


def pays_now(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether this is an advance turn without a building, and there are tokens that nothing was paid for."""
    tokens, built, era = on_mat(position, NAME)
    return tokens > 0 and not built and position.era[seat] == era


def pay(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The reward for all tokens; a landmark that the same end brings adds none [tapestry.rulings.end_of_turn]."""
    tokens, _, era = on_mat(position, NAME)
    rewards = printed(position, NAME).grids["rewards"][0]
    position.perform(seat, rewards[min(tokens, len(rewards)) - 1], cause)
    lay(position, NAME, (0, PAID, era))


CODES: dict[str, Code] = {
    "relentless_built": count_building, "relentless_end": end_turn, "relentless_pays": pay,
}  # fmt: skip
ABLE: dict[str, Able] = {"relentless_built": counts_now, "relentless_pays": pays_now}
