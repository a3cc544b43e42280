"""Tension: what the course of a game tells about how it feels, by measures of the literature.

| measure | from |
|---|---|
| lead changes, drama, when it is decided | C. Browne, *Automatic generation and evaluation of recombination games* (thesis, 2008); C. Browne and F. Maire, *Evolutionary game design* (2010) |
| branching factor, decision factor, share of real decisions, evenness | Ludii's metrics: É. Piette and others, *Ludii, the ludemic general game system* (2020); M. Stephenson and others, *General game concepts* (2021) |
| final margin, waits of a seat, choices by decision | TAG's metrics: R. Gaina and others, *TAG, a tabletop games framework* (2020) |
| entropy of a decision | C. Shannon (1948), of what equal players choose where they stand alike |
| uncertainty of the outcome | entropy of the chances to win; chances by a conditional logit (D. McFadden, 1974) on points, in `lab.uncertainty` |

Browne judges positions by a search; we take the points of the moment (`Position.standings`), which every game of ours tells at
any time. A turn is a chain of decisions of one seat, and points are looked at between turns: within one, somebody pays first and
gains after.
"""  # noqa: E501

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import log2, sqrt

from ecumene.bots import make_bot
from ecumene.core.action import Action, Seat
from ecumene.core.position import Position
from ecumene.lab.match import derive

Points = Sequence[int]
"""Of all seats, at one moment."""

TENTHS = 10


@dataclass
class Story:
    """A game as it went: points before each turn and at the end, whom each decision asked and among how many actions.

    `doubts` are the entropies of some decisions, in bits.
    """

    points: list[tuple[int, ...]] = field(default_factory=list)
    winners: tuple[Seat, ...] = ()
    asked: list[Seat] = field(default_factory=list)
    options: list[int] = field(default_factory=list)
    doubts: list[float] = field(default_factory=list)

    def measures(self) -> dict[str, float]:
        """All measures of one game, by name."""
        turns = max(1, len(self.points) - 2)  # changes there can be between the first turn and the end
        changes = lead_changes(self.points)
        told: dict[str, float] = {
            "lead_changes": changes,
            "lead_change_rate": changes / turns,
            "drama": drama(self.points, self.winners),
            "deepest": deepest(self.points, self.winners),
            "decided": decided(self.points, self.winners),
            "margin": margin(self.points[-1]),
            "branching": sum(self.options) / len(self.options),
            "choices": sum(1 for count in self.options if count > 1) / len(self.options),
            "bits": sum(log2(count) for count in self.options) / len(self.options),
            "wait": wait(self.asked),
            "longest_wait": longest_wait(self.asked),
            "evenness": evenness(self.asked, len(self.points[-1])),
        }
        if self.doubts:
            told["entropy"] = sum(self.doubts) / len(self.doubts)
        return {name: round(value, 6) for name, value in told.items()}

    def course(self) -> list[list[int]]:
        """The points of all seats at the beginning and after each tenth of the turns."""
        last = len(self.points) - 1
        return [list(self.points[round(last * part / TENTHS)]) for part in range(TENTHS + 1)]


# ---- who leads


def leader(points: Points) -> Seat | None:
    """The seat with the most points; nobody where several have them."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def lead_changes(course: Sequence[Points]) -> int:
    """How often somebody takes the lead from somebody else (Browne's lead change). Being level is not leading."""
    leaders = [seat for points in course if (seat := leader(points)) is not None]
    return sum(1 for before, after in pairwise(leaders) if before != after)


def drama(course: Sequence[Points], winners: Sequence[Seat]) -> float:
    """How far the winner was behind, while behind: the mean root of the gap, in parts of the winning points (Browne).

    0 is a winner who never was behind, 1 one who was behind by as much as wins. Of several winners the one who suffered
    most is looked at.
    """
    scale = max(1, max(course[-1]))
    told = []
    for winner in winners:
        gaps = [max(points) - points[winner] for points in course if max(points) > points[winner]]
        told.append(sum(sqrt(min(1.0, gap / scale)) for gap in gaps) / len(gaps) if gaps else 0.0)
    return max(told, default=0.0)


def deepest(course: Sequence[Points], winners: Sequence[Seat]) -> int:
    """The most points that the winner was ever behind: what a comeback made good."""
    return max((max(points) - points[winner] for points in course for winner in winners), default=0)


def decided(course: Sequence[Points], winners: Sequence[Seat]) -> float:
    """The part of the game that was over when a winner took the lead for good; 1 is the last moment (Browne)."""
    since = 0
    for moment, points in enumerate(course):
        if leader(points) not in winners:
            since = moment
    last = len(course) - 1
    return min(1.0, (since + 1) / last) if since and last else 0.0


def margin(points: Points) -> float:
    """The lead of the first over the second at the end, in parts of the first one's points (TAG)."""
    first, second = sorted(points, reverse=True)[:2]
    return (first - second) / max(1, abs(first))


# ---- who waits


def waits(asked: Sequence[Seat]) -> list[int]:
    """How many decisions of others lay between two turns of one seat, each time."""
    last: dict[Seat, int] = {}
    found: list[int] = []
    for moment, seat in enumerate(asked):
        gap = moment - last.get(seat, moment) - 1
        if gap > 0:
            found.append(gap)
        last[seat] = moment
    return found


def wait(asked: Sequence[Seat]) -> float:
    """Dead time: decisions of others between two turns of one's own, on average (TAG's downtime)."""
    found = waits(asked)
    return sum(found) / len(found) if found else 0.0


def longest_wait(asked: Sequence[Seat]) -> float:
    """The longest time without a decision that any seat had, in parts of the game."""
    return max(waits(asked), default=0) / len(asked) if asked else 0.0


def evenness(asked: Sequence[Seat], seats: int) -> float:
    """How evenly decisions are spread: the fewest that a seat had against the most (Ludii)."""
    counts = Counter(asked)
    return min(counts[seat] for seat in range(seats)) / max(counts.values()) if asked else 0.0


# ---- who hesitates


def entropy(counts: Sequence[int]) -> float:
    """Shannon's entropy of what was chosen how often, in bits: 0 where all chose the same, 1 for two equal halves."""
    total = sum(counts)
    return sum(-count / total * log2(count / total) for count in counts if count) if total else 0.0


class Chronicler:
    """Somebody who looks on and writes the story of a game.

    At one in `every` decisions `asks` bots like those at the table are asked what they would do; they stand where the
    seat stands, know what it knows, and differ by their luck only. How far they disagree is the decision's entropy.
    """

    def __init__(self, asks: int = 0, bot: str = "", every: int = 10) -> None:
        self.story = Story()
        self._asks, self._bot, self._every = asks, bot, every

    def begins(self, position: Position) -> None:
        self.story = Story()

    def decides(self, position: Position, seat: Seat, action: Action) -> None:
        story = self.story
        if not story.asked or story.asked[-1] != seat:
            story.points.append(_points(position))
        story.asked.append(seat)
        story.options.append(len(position.legal(seat)))
        if self._asks and len(story.asked) % self._every == 0:
            story.doubts.append(self._doubt(position, seat))

    def ends(self, position: Position) -> None:
        self.story.points.append(_points(position))
        self.story.winners = position.standings().winners

    def _doubt(self, position: Position, seat: Seat) -> float:
        if self.story.options[-1] == 1:
            return 0.0
        moment = len(self.story.asked)
        bots = [make_bot(self._bot, derive(moment, "asked", number)) for number in range(self._asks)]
        return entropy(list(Counter(bot.choose(position.view(seat), seat).notation for bot in bots).values()))


def _points(position: Position) -> tuple[int, ...]:
    return tuple(row.points for row in sorted(position.standings(), key=lambda row: row.seat))
