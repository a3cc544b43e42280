"""Advice: what a strong player would do, what each answer is expected to bring, and why.

Tree search chooses, as it does for a bot. What it would do, and what comes next after that, is then played on from the
same guesses, so that the answers differ by what they are and not by luck. The reasons are the game's own: where the
parts of its judgement (`Mind.parts`) are better or worse after one answer than after the others, at once or, where that
does not show yet, in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TypeAlias

from ecumene.bots.estimates import Estimate, estimate
from ecumene.bots.mcts import Mcts, rewards
from ecumene.core.action import Action, Seat, highest
from ecumene.core.game import game_of
from ecumene.core.position import Position

ANSWERS = 3
REASONS = 3
SEARCHED = (0.4, 0.15, 0.03)  # parts of the time for a search: at first, of how to go on, of how to go on otherwise
LOOKED_AT = 12  # answers that are appraised where the search names too few
LEAST, MOST = 3, 300  # times that each answer is played on
LATE = 1.5  # budgets after which once is enough
JUDGED = 0.15  # part of the points that tell players apart (`Game.margin`) by which any judgement may be wrong
ONCE = 1.0  # … and one that was made once
SLIGHT = 0.1  # points below which a part is no reason
OTHERS = "others"
"""The part that is the others' prospects: what they lose speaks for an answer."""


@dataclass(frozen=True)
class Answer:
    """A deed: its actions in order, the points and the chance to win that can be expected of it.

    `reasons` are the parts in which it differs most from the other answers, in points; what speaks for it first.
    """

    deed: tuple[Action, ...]
    points: Estimate
    chance: Estimate
    reasons: tuple[tuple[str, float], ...]


class Adviser:
    """Gives advice within a budget of milliseconds, or of so many play-outs for each answer."""

    def __init__(self, seed: int, milliseconds: int = 0, rounds: int = 0) -> None:
        self._rng = Random(seed)
        self._milliseconds = milliseconds
        self._rounds = rounds
        self.played = 0
        """How often each answer was played on."""

    def advise(self, view: Position, seat: Seat) -> list[Answer]:
        """The best answers of a seat to what it is asked, what the bot would do first. The view is all it knows."""
        began = perf_counter()
        deeds = self._deeds(view, seat)
        return compared(deeds, self._played_on(view, seat, deeds, began), game_of(view).margin)

    # ---- which answers

    def _deeds(self, view: Position, seat: Seat) -> list[tuple[Action, ...]]:
        """What the bot would do and what it would do else; a second use of the same thing before another thing."""
        firsts = self._best(view, seat, 0)
        ways = [self._finished(view, seat, first, 1 if first is firsts[0] else 2) for first in firsts]
        found = [*ways[0][:2], *[way[0] for way in ways[1:]], *ways[0][2:]]
        return found[:ANSWERS]

    def _finished(self, view: Position, seat: Seat, first: Action, effort: int) -> list[tuple[Action, ...]]:
        """A deed to its end: where its first action only begins it, the best ways to go on."""
        after = view.guess(seat, self._rng)
        after.apply(seat, first)
        if not after.halfway():
            return [(first,)]
        ways: list[tuple[Action, ...]] = []
        begun = after.view(seat)
        for then in self._best(begun, seat, effort):
            ways += [(first, *rest) for rest in self._finished(begun, seat, then, 2)[:1]]
        return ways

    def _best(self, view: Position, seat: Seat, effort: int) -> list[Action]:
        """The answers to one question, by how often the search tried them; then by the game's appraisal."""
        legal = view.legal(seat)
        if len(legal) == 1:
            return list(legal)
        here = {action.index: action for action in legal}
        options = self._mcts(effort).search(view, seat).options[seat]
        stats = [stat for stat in options.stats.values() if stat.action.index in here]
        tried = [stat for stat in stats if stat.visits] or [stat for stat in options.order if stat in stats][:1]
        tried.sort(key=lambda stat: (-stat.visits, -stat.total))
        found = [here[stat.action.index] for stat in tried[:ANSWERS]]
        return [*found, *self._appraised(view, seat, [action for action in legal if action not in found], len(found))]

    def _mcts(self, effort: int) -> Mcts:
        seed = self._rng.getrandbits(32)
        if self._milliseconds:
            return Mcts(seed, milliseconds=max(1, int(SEARCHED[effort] * self._milliseconds)))
        return Mcts(seed, iterations=ANSWERS * self._rounds)

    def _appraised(self, view: Position, seat: Seat, left: Sequence[Action], found: int) -> list[Action]:
        """The best of some actions at a glance, as many as are missing."""
        if found >= ANSWERS or not left:
            return []
        some = left[:: len(left) // LOOKED_AT + 1]
        values = game_of(view).appraisals(view.guess(seat, self._rng), seat, some)
        return list(highest(some, values, ANSWERS - found))

    # ---- what they bring

    def _played_on(
        self, view: Position, seat: Seat, deeds: Sequence[tuple[Action, ...]], began: float
    ) -> list[list[Outcome]]:
        """What came of each deed, time after time; each time all of them start from the same guess."""
        outcomes: list[list[Outcome]] = [[] for _ in deeds]
        while not self._enough(began):
            guess, luck = view.guess(seat, self._rng), self._rng.getrandbits(32)
            for number, deed in enumerate(deeds):
                outcomes[number].append(outcome(guess.copy(), seat, deed, Random(luck)))
            self.played += 1
        return outcomes

    def _enough(self, began: float) -> bool:
        if not self._milliseconds:
            return self.played >= self._rounds
        spent = (perf_counter() - began) * 1000 / self._milliseconds
        if spent >= LATE:
            return self.played > 0
        return self.played >= LEAST and (self.played >= MOST or spent >= 1)


@dataclass(frozen=True)
class Outcome:
    """How one play-out ended for a seat: the points it can expect there and its chance to win.

    `parts` are those of its prospects where the deed shows what it is good for, `later` those in the end.
    """

    points: float
    chance: float
    parts: dict[str, float]
    later: dict[str, float]


def outcome(position: Position, seat: Seat, deed: Sequence[Action], rng: Random) -> Outcome:
    """Do a deed and see what comes of it."""
    game = game_of(position)
    for action in deed[:-1]:
        position.apply(seat, action)
    parts = parts_of(game.judged(position, seat, deed[-1]), seat)
    position.apply(seat, deed[-1])
    game.foresee(position, rng)
    prospects = game.prospects(position)
    return Outcome(prospects[seat], rewards(position, prospects)[seat], parts, parts_of(position, seat))


def parts_of(position: Position, seat: Seat) -> dict[str, float]:
    """The parts of a seat's prospects, and what the others can expect as one more."""
    prospects = game_of(position).prospects(position)
    parts = {OTHERS: -(sum(prospects) - prospects[seat]) / (len(prospects) - 1)}
    for part, amount in game_of(position).parts(position, seat):
        parts[part] = parts.get(part, 0.0) + amount
    return parts


def compared(deeds: Sequence[tuple[Action, ...]], outcomes: Sequence[Sequence[Outcome]], margin: float) -> list[Answer]:
    """The deeds by the points they bring. The first is the bot's own: it stays so, unless another is surely better."""
    answers: list[Answer] = []
    for deed, own in zip(deeds, outcomes, strict=True):
        points, chance = estimate([each.points for each in own]), estimate([each.chance for each in own])
        wrong = JUDGED if len(own) > 1 else ONCE
        others = [other for other in outcomes if other is not own]
        unsure = wrong * chance.mean * (1.0 - chance.mean)
        answers.append(Answer(deed, points.plus(wrong * margin), chance.plus(unsure), reasons(own, others)))
    return sorted(
        answers, key=lambda answer: -answer.points.mean - (answer.points.doubt if answer is answers[0] else 0)
    )


def reasons(own: Sequence[Outcome], others: Sequence[Sequence[Outcome]]) -> tuple[tuple[str, float], ...]:
    """The parts in which a deed differs from the others: at once, or else in the end."""
    soon = apart([each.parts for each in own], [[each.parts for each in other] for other in others])
    return soon or apart([each.later for each in own], [[each.later for each in other] for other in others])


Parts: TypeAlias = Sequence[dict[str, float]]
"""The parts of some prospects, one after the other."""


def apart(own: Parts, others: Sequence[Parts]) -> tuple[tuple[str, float], ...]:
    """The parts that differ most from the mean of the others, as far as that is no accident."""
    if not others:
        return ()
    found: list[tuple[str, float]] = []
    for part in dict.fromkeys(part for each in own for part in each):
        theirs = [sum(other[number].get(part, 0.0) for other in others) / len(others) for number in range(len(own))]
        differs = estimate([each.get(part, 0.0) - other for each, other in zip(own, theirs, strict=True)])
        if abs(differs.mean) >= max(SLIGHT, differs.doubt):
            found.append((part, differs.mean))
    found.sort(key=lambda reason: -abs(reason[1]))
    return tuple(sorted(found[:REASONS], key=lambda reason: -reason[1]))
