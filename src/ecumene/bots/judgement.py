"""Judgement of a game that is over: each seat's chance to win at a moment, and what another answer would have brought.

All hands are open, and chance is drawn anew for every play-out: what came by luck later was not known yet. The same
seed gives the same judgement on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.game import game_of
from ecumene.core.position import Position

SURE = 1.96
"""So many standard errors lie on either side: in nineteen of twenty cases the truth is within."""

ANSWERS = 4
"""So many answers to a question are compared, at most; the one that was given is among them."""

DEED = 12
"""So many actions a deed takes, at most."""


@dataclass(frozen=True)
class Judgement:
    """Each seat's chance to win, and how far that may be off."""

    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Weighed:
    """An answer and what it promises: the seat's chance to win, and the points it brings from now on.

    `items` are points by the rule that gives them, as far as play-outs go; `later` is what the position there promises
    beyond, `others` what all others can expect on average. A lead is what comes for the seat less that.
    """

    deed: list[str]
    chance: float
    error: float
    items: dict[str, float]
    later: float
    others: float


def chances(position: Position, left: float = 0.0) -> list[float]:
    """Each seat's chance to win, by what the game expects; what came out, once it is over.

    `left` is the part of the game that is still to come: the more, the less a lead is worth. That it doubles the points
    that make a seat e times as likely to win was found by comparing judgements with how a few hundred games ended.
    """
    if not position.pending():
        winners = position.standings().winners
        result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats)]
        if left <= 0.0:
            return result
        # the end of a play-out is not the end of the game: what is narrow there may go the other way
        likely = _shares(game_of(position).prospects(position), game_of(position).margin * left)
        return [0.5 * (won + share) for won, share in zip(result, likely, strict=True)]
    return _shares(game_of(position).prospects(position), game_of(position).margin * (1.0 + left))


def _shares(prospects: Sequence[float], margin: float) -> list[float]:
    """Chances by points: so many of lead make a seat e times as likely to win."""
    top = max(prospects)
    weights = [exp((value - top) / margin) for value in prospects]
    total = sum(weights)
    return [weight / total for weight in weights]


def judge_moment(position: Position, seed: int, times: int, left: float = 0.0) -> Judgement:
    """How a position promises to end: so many play-outs, each with chances of its own."""
    if not position.pending():
        return Judgement(chances(position), [0.0] * position.seats)
    seen: list[list[float]] = []
    for number in range(times):
        rng = Random(f"{seed}:{number}")
        end = _afresh(position, rng)
        game_of(end).foresee(end, rng)
        seen.append(chances(end, left))
    columns = [[each[seat] for each in seen] for seat in range(position.seats)]
    means = [sum(column) / times for column in columns]
    return Judgement(means, [_error(column) for column in columns])


def compare_answers(
    position: Position, seat: Seat, given: Sequence[str], seed: int, times: int, left: float = 0.0
) -> list[Weighed]:
    """What was answered, first, and the other answers that seem best, each judged by the same chances."""
    game = game_of(position)
    first = game.action(given[0])
    legal = position.legal(seat)
    found = game.candidates(position, seat) or legal
    worth = [action for action in found if action.index != first.index]
    values = game.appraisals(position, seat, worth) if worth else []
    order = sorted(range(len(worth)), key=lambda place: -values[place])[: ANSWERS - 1]
    deeds = [list(given), *[_whole_deed(position, seat, worth[place]) for place in order]]
    return [_weigh(position, seat, deed, seed, times, left) for deed in deeds]


def _whole_deed(position: Position, seat: Seat, action: Action) -> list[str]:
    """An action, and what goes on best with it until the deed is done."""
    game = game_of(position)
    after = _afresh(position, Random(0))
    after.apply(seat, action)
    deed = [action.notation]
    while after.halfway() and seat in after.pending() and len(deed) < DEED:
        legal = after.legal(seat)
        values = game.appraisals(after, seat, legal)
        best = legal[max(range(len(legal)), key=values.__getitem__)]
        after.apply(seat, best)
        deed.append(best.notation)
    return deed


def _weigh(position: Position, seat: Seat, deed: list[str], seed: int, times: int, left: float) -> Weighed:
    game = game_of(position)
    before = position.standings()
    now, points = before.of(seat).tally.by_rule(), [before.of(each).points for each in range(position.seats)]
    seen: list[float] = []
    items: dict[str, float] = {}
    later = others = 0.0
    for number in range(times):
        rng = Random(f"{seed}:{number}")
        end = _afresh(position, rng)
        for notation in deed:
            action = game.action(notation)
            if seat in end.pending() and action in end.legal(seat):  # chance may have turned the rest another way
                end.apply(seat, action)
        game.foresee(end, rng)
        seen.append(chances(end, left)[seat])
        prospects, standing = game.prospects(end), end.standings().of(seat)
        for rule, amount in _gained(now, standing.tally.by_rule()).items():
            items[rule] = items.get(rule, 0.0) + amount / times
        later += (prospects[seat] - standing.points) / times
        gains = [prospects[each] - points[each] for each in range(position.seats) if each != seat]
        others += sum(gains) / max(len(gains), 1) / times
    return Weighed(deed, sum(seen) / times, _error(seen), items, later, others)


def _gained(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    rules = [*before, *[rule for rule in after if rule not in before]]
    return {rule: after.get(rule, 0) - before.get(rule, 0) for rule in rules}


def _afresh(position: Position, rng: Random) -> Position:
    """A twin for which chance has nothing in store yet."""
    twin = position.copy()
    twin.chance = Chance(rng.getrandbits(60))
    return twin


def _error(values: Sequence[float]) -> float:
    """How far the mean of some values may be off."""
    n = len(values)
    mean = sum(values) / n
    spread = sum([(value - mean) ** 2 for value in values]) / max(n - 1, 1)
    return SURE * sqrt(spread / n)
