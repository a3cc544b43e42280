"""Mystics: predict four numbers, and be right.

On the mat: for each category the prediction, then for each whether it was reached, then for each the number last
counted. The categories are tech cards, complete districts, controlled territories and completed tracks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.games.tapestry.box.actions import NUMBER, TapestryAction
from ecumene.games.tapestry.box.codes import Code
from ecumene.games.tapestry.play.capital import districts
from ecumene.games.tapestry.play.civilizations.mats import gain_passively, lay, on_mat, printed
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.model import TRACK_END, TapestryPosition

NAME: Final = "mystics"
CATEGORIES: Final = 4


def counts(position: TapestryPosition, seat: Seat) -> tuple[int, ...]:
    """What the predictions are about; a track that was left after its end stays completed."""
    tracks = range(position.box.track_count)
    return (
        position.tech_count(seat),
        districts(position, seat),
        len(position.controlled(seat)),
        len([track for track in tracks if position.reached(seat, track) == TRACK_END]),
    )


# ---- predicting


def predict(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Choose a number in each category [tapestry.civilizations.mystics]."""
    position.agenda.append(MysticsPrediction(seat, cause))


@dataclass(frozen=True, eq=False)
class MysticsPrediction(SeatQuestion):
    """What number is predicted in the next category, at least 1 [tapestry.civilizations.mystics]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        most = printed(position, NAME).series["most"][len(on_mat(position, NAME))]
        return position.acts.of[NUMBER][1 : most + 1]  # type: ignore[no-any-return]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        predictions = (*on_mat(position, NAME), action.arg)
        if len(predictions) < CATEGORIES:
            lay(position, NAME, predictions)
            position.agenda.append(MysticsPrediction(seat, self.cause))
        else:
            lay(position, NAME, (*predictions, *[0] * CATEGORIES, *counts(position, seat)))


# ---- reaching


def count_again(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A number that has come to its prediction pays, the first time [tapestry.civilizations.mystics].

    One that was there from the start, or is passed in one go, was not reached.
    """
    marks = on_mat(position, NAME)
    if len(marks) < 3 * CATEGORIES:
        return
    reached = list(marks[CATEGORIES : 2 * CATEGORIES])
    now = counts(position, seat)
    for category in range(CATEGORIES):
        changed = now[category] != marks[2 * CATEGORIES + category]
        if changed and now[category] == marks[category] and not reached[category]:
            reached[category] = 1
            gain_passively(position, seat, printed(position, NAME).effects["reached"], cause)
    lay(position, NAME, (*marks[:CATEGORIES], *reached, *now))


def score_exact(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """At the very end, points for each prediction that holds exactly [tapestry.civilizations.mystics]."""
    marks, now = on_mat(position, NAME), counts(position, seat)
    exact = len([category for category in range(CATEGORIES) if now[category] == marks[category]])
    score_points(position, seat, exact * printed(position, NAME).numbers["exact"], cause)


CODES: dict[str, Code] = {"mystics_predict": predict, "mystics_count": count_again, "mystics_exact": score_exact}
ITEMS: tuple[type[Item], ...] = (MysticsPrediction,)
