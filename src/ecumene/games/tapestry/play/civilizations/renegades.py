"""Renegades: a track of their own, on which they move instead of gaining a benefit.

On the mat: how far the token has come, 0 at the start; each step is one tier.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import COMPLETE_TRACK, tier_of
from ecumene.games.tapestry.play.achievements import earn
from ecumene.games.tapestry.play.advancing import Activate
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed, raised
from ecumene.games.tapestry.play.model import TRACK_END, TapestryPosition

NAME: Final = "renegades"


def can_forgo(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether the benefit of a space just reached is about to be gained, and its tier is the next of the own track."""
    coming = position.agenda[-1] if position.agenda else None
    if not isinstance(coming, Activate) or coming.seat != seat or coming.space != about or not coming.benefit:
        return False
    if position.activated[seat] >> about & 1 or position.finished[seat]:
        return False
    return on_mat(position, NAME)[0] + 1 == tier_of(about % TRACK_END + 1)


def ask(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Perhaps give up the benefit [tapestry.civilizations.renegades]."""
    if can_forgo(position, seat, about):
        position.agenda.append(RenegadesForgo(seat, about, cause))


def climb(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """One step on the own track, with everything there; at its end a track is completed for the achievement.

    [tapestry.civilizations.renegades]
    """
    marks = on_mat(position, NAME)
    steps = printed(position, NAME).grids["steps"][0]
    lay(position, NAME, raised(marks, 0))
    position.tell_number("tapestry-log-forgoes", seat, marks[0] + 1)
    position.perform(seat, steps[marks[0]], cause)
    if marks[0] + 1 == len(steps):
        earn(position, seat, COMPLETE_TRACK)


@dataclass(frozen=True, eq=False)
class RenegadesForgo(SeatQuestion):
    """Whether to move on the own track instead of gaining the benefit and the bonus of a space.

    [tapestry.civilizations.renegades]
    """

    space: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        if action is position.acts.accept and can_forgo(position, seat, self.space):
            position.agenda.pop()  # what the space would have given
            climb(position, seat, self.cause)


CODES: dict[str, Code] = {"renegades_forgo": ask}
ABLE: dict[str, Able] = {"renegades_forgo": can_forgo}
ITEMS: tuple[type[Item], ...] = (RenegadesForgo,)
