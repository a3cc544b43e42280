"""Mind: what a game tells bots about its positions. Where it has nothing to say, points and chance must do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ecumene.core.action import Action, Seat
from ecumene.core.position import P


def lead(expected: list[float], seat: Seat) -> float:
    """By how much a seat's points exceed those of the others on average."""
    others = expected[:seat] + expected[seat + 1 :]
    return expected[seat] - sum(others) / len(others)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[P]):
    """How well a position promises to end, what an action is worth, and which deserve a thought."""

    def __init__(self, play_out: int) -> None:
        self.play_out = play_out  # decisions after which a play-out is judged by `prospects`

    def prospects(self, position: P) -> list[float]:
        """The points each seat can expect to end with; what it has now, unless the game knows better."""
        standings = position.standings()
        return [float(standings.of(seat).points) for seat in range(position.seats)]

    def parts(self, position: P, seat: Seat) -> list[tuple[str, float]]:
        """What `prospects` adds up for a seat, part by part: the reasons that a person is given for a bot's advice.

        A part is called by the message `<game>-mind-<part>`, in `words/<lang>.coach.ftl`; the same part may come twice.
        """
        return [("points", self.prospects(position)[seat])]

    def evaluate(self, position: P, seat: Seat) -> float:
        """How well `position` promises to end for `seat`, in points against the others; what bots steer by."""
        return lead(self.prospects(position), seat)

    def appraise(self, position: P, seat: Seat, action: Action) -> float:
        """What doing `action` promises to `seat`: `evaluate` after it, at the end of the deed that it begins."""
        after: Any = position.copy()
        after.apply(seat, action)
        if after.halfway():
            return max([self.appraise(after, seat, following) for following in after.legal(seat)])
        return self.evaluate(after, seat)

    def judged(self, position: P, seat: Seat, action: Action) -> P:
        """The position that shows what `action` is good for: right after it, unless the game must look further."""
        after: Any = position.copy()
        after.apply(seat, action)
        found: P = after
        return found

    def appraisals(self, position: P, seat: Seat, actions: Sequence[Action]) -> list[float]:
        """`appraise` of several actions, for a game that need look at the position only once for all of them."""
        return [self.appraise(position, seat, action) for action in actions]

    def doubt(self, position: P, seat: Seat) -> float:
        """By how many points an appraisal must be higher to mean a better answer to what `seat` is asked now."""
        return 0.0

    def quick_action(self, position: P, seat: Seat, rng: Random) -> Action:
        """An action for play-outs, found at once: any legal one, unless the game knows better."""
        legal = position.legal(seat)
        return legal[int(rng.random() * len(legal))]

    def candidates(self, position: P, seat: Seat) -> Sequence[Action] | None:
        """The actions of `seat` that deserve a thought, the most promising first; None: all that are legal.

        For a game with so many legal actions that a search could not try them all. A single one is done without search.
        """
        return None

    def play_on(self, position: P, rng: Random, decisions: int) -> None:
        """Let quick actions carry a position on, for so many decisions or to the end."""
        while decisions > 0:
            seats = position.pending()
            if not seats:
                return
            for seat in seats:
                position.apply(seat, self.quick_action(position, seat, rng))
            decisions -= len(seats)

    def foresee(self, position: P, rng: Random) -> None:
        """Carry a position on to where `prospects` can judge it: a play-out of `play_out` quick actions.

        A game that is judged best at a certain time, or whose quick actions are too rough, knows better.
        """
        self.play_on(position, rng, self.play_out)
