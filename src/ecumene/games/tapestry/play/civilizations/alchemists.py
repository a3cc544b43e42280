"""Alchemists: roll the science die as often as you dare, then move on every track that it marked.

On the mat: one number with a bit for each marked track.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.advancing import NO_BONUS, check_move, move_on, tokens_able
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.drawing import roll_science
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import SCIENCE_DIE, TapestryPosition
from ecumene.games.tapestry.play.science import off_the_track

NAME: Final = "alchemists"


def roll(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Roll the science die; the track that it shows is marked [tapestry.civilizations.alchemists]."""
    position.agenda.append(AlchemistsRolled(seat, cause))
    roll_science(position, seat, cause)


@dataclass(frozen=True, eq=False)
class AlchemistsRolled(Step):
    """A new track is marked; one that is marked already ends it all [tapestry.civilizations.alchemists]."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        marks, mark = on_mat(position, NAME)[0], 1 << position.dice[SCIENCE_DIE]
        if marks & mark:
            lay(position, NAME, (0,))
            position.perform(self.seat, printed(position, NAME).effects["bust"], self.cause)
            return
        lay(position, NAME, (marks | mark,))
        if marks | mark == all_marks(position):
            move_marked(position, self.seat, self.cause)
        else:
            position.agenda.append(AlchemistsDare(self.seat, self.cause))


def all_marks(position: TapestryPosition) -> int:
    """The marks of every track that the die in use shows: with all of them one must stop.

    [tapestry.boxes.alchemists_die]
    """
    if not position.third_rulings:
        return (1 << position.box.track_count) - 1
    marks = 0
    for track in position.science_die:
        marks |= 1 << track
    return marks


@dataclass(frozen=True, eq=False)
class AlchemistsDare(SeatQuestion):
    """Whether to roll once more, or to stop and move [tapestry.civilizations.alchemists]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            roll(position, seat, self.cause, -1)
        else:
            move_marked(position, seat, self.cause)


def worthwhile(position: TapestryPosition, seat: Seat) -> list[int]:
    """The marked tracks on which a token can move or would leave the track; a blocked one is neither."""
    marks = on_mat(position, NAME)[0]
    return [
        track
        for track in range(position.box.track_count)
        if marks >> track & 1 and (tokens_able(position, seat, track) or off_the_track(position, seat, track))
    ]


def move_marked(position: TapestryPosition, seat: Seat, cause: str) -> None:
    """Go on with the marked tracks; the marks go when none is left to be used."""
    if worthwhile(position, seat):
        position.agenda.append(AlchemistsMove(seat, cause))
    else:
        lay(position, NAME, (0,))


@dataclass(frozen=True, eq=False)
class AlchemistsMove(SeatQuestion):
    """On which marked track to advance next, without benefit, or to leave the rest.

    A token that would leave its track gives points instead [tapestry.civilizations.alchemists].
    """

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TRACK]
        return [*[of[track] for track in worthwhile(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            raise IllegalAction("core.choice")
        if on_mat(position, NAME)[0] >> action.arg & 1:
            check_move(position, seat, action.arg, forward=True)
        raise IllegalAction("tapestry.civilizations.alchemists")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != TRACK:
            lay(position, NAME, (0,))
            return
        track = action.arg
        lay(position, NAME, (on_mat(position, NAME)[0] & ~(1 << track),))
        position.agenda.append(AlchemistsGoOn(seat, self.cause))
        if tokens_able(position, seat, track):
            move_on(position, seat, track, self.cause, benefit=False, bonus=NO_BONUS)
        else:
            score_points(position, seat, printed(position, NAME).numbers["past_end"], self.cause)


@dataclass(frozen=True, eq=False)
class AlchemistsGoOn(Step):
    """After a move, the marked tracks that are left."""

    seat: Seat
    cause: str

    def run(self, position: Any) -> None:
        move_marked(position, self.seat, self.cause)


CODES: dict[str, Code] = {"alchemists_roll": roll}
ITEMS: tuple[type[Item], ...] = (AlchemistsDare, AlchemistsGoOn, AlchemistsMove, AlchemistsRolled)
