"""Research: the science die names a track, and one may advance there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, part_of
from ecumene.core.effects import Effect
from ecumene.games.tapestry.play.advancing import NO_BONUS, PAID_BONUS, barred, move_on, tokens_able
from ecumene.games.tapestry.play.drawing import roll_science
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import SCIENCE_DIE, TRACK_END


class Research(Effect):
    """Roll the science die, so many times; after each roll one may advance [tapestry.research.roll].

    `past_end` are the points for a roll that would take the token off its track [tapestry.tracks.science_12].
    """

    def __init__(self, benefit: bool, times: int, past_end: int) -> None:
        super().__init__()
        self.benefit = benefit
        self.times = times
        self.past_end = past_end

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        roll_again(position, seat, self.benefit, self.times, self.past_end, cause)


def roll_again(position: TapestryPosition, seat: Seat, benefit: bool, times: int, past_end: int, cause: str) -> None:
    """One roll of several."""
    position.agenda.append(Rolled(seat, benefit, times - 1, past_end, cause))
    roll_science(position, seat, cause)


@dataclass(frozen=True, eq=False)
class Rolled(Step):
    """The die shows a track: one may advance there for nothing [tapestry.research.optional].

    A cross takes benefit and bonus away, never the landmark [tapestry.research.benefit] [tapestry.research.landmark].

    Off the track nothing happens [tapestry.research.past_end], or there are points for it; a track on which the player
    may not move is no end [tapestry.rulings.roll_with_several_tokens].
    """

    seat: Seat
    benefit: bool
    times: int
    past_end: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        track = position.dice[SCIENCE_DIE]
        if self.times:
            position.agenda.append(RollAgain(self.seat, self.benefit, self.times, self.past_end, self.cause))
        if tokens_able(position, self.seat, track):
            position.agenda.append(AfterRoll(self.seat, track, self.benefit, self.cause))
        elif self.past_end and off_the_track(position, self.seat, track):
            scored = position.score(self.seat, self.past_end, self.cause)
            position.tell("tapestry-log-scores", {"who": self.seat, "n": scored, "cause": self.cause})


def off_the_track(position: TapestryPosition, seat: Seat, track: int) -> bool:
    """Whether a step would take every token of a seat off a track on which it may move."""
    if barred(position, seat, track):
        return False
    return all(token >= TRACK_END for token in position.tokens_on(seat, track))


@dataclass(frozen=True, eq=False)
class RollAgain(Step):
    """The next of several rolls."""

    seat: Seat
    benefit: bool
    times: int
    past_end: int
    cause: str

    def run(self, position: Any) -> None:
        roll_again(position, self.seat, self.benefit, self.times, self.past_end, self.cause)


@dataclass(frozen=True, eq=False)
class AfterRoll(SeatQuestion):
    """Whether to advance on the track that the die shows [tapestry.research.optional]."""

    track: int
    benefit: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return [position.acts.accept, position.acts.decline]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        if action is position.acts.accept:
            bonus = PAID_BONUS if self.benefit else NO_BONUS
            move_on(position, seat, self.track, self.cause, self.benefit, bonus)


def _read_research(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "research", says)
    effect = Research(part.flag("benefit"), part.integer("times", 1, 9, 1), part.integer("past_end", 0, 99, 0))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {"research": _read_research}
ITEMS: tuple[type[Item], ...] = (AfterRoll, RollAgain, Rolled)
