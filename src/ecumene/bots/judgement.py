"""Judgement of a game that is over: each seat's chance to win at a moment, and what another answer would have brought.

All hands are open, and chance is drawn anew for every play-out: what came by luck later was not known yet. The same
seed gives the same judgement on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ecumene.bots.advice import apart, parts_of
from ecumene.bots.estimates import estimate, shares, won
from ecumene.core.action import Action, Seat, highest
from ecumene.core.chance import Chance
from ecumene.core.game import game_of
from ecumene.core.position import Position

ANSWERS = 4
"""So many answers to a question are compared, at most; the one that was given is among them."""

DEED = 12
"""So many actions a deed takes, at most."""

LOOKS = 3
"""So often each of two deeds is done with other chances, to see in what they differ."""


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
        if left <= 0.0:
            return won(position)
        # the end of a play-out is not the end of the game: what is narrow there may go the other way
        likely = shares(game_of(position).prospects(position), game_of(position).margin * left)
        return [0.5 * (result + share) for result, share in zip(won(position), likely, strict=True)]
    return shares(game_of(position).prospects(position), game_of(position).margin * (1.0 + left))


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
    found = [estimate([each[seat] for each in seen]) for seat in range(position.seats)]
    return Judgement([each.mean for each in found], [each.doubt for each in found])


def compare_answers(
    position: Position, seat: Seat, given: Sequence[str], seed: int, times: int, left: float = 0.0
) -> list[Weighed]:
    """What was answered, first, and the other answers that seem best, each judged by the same chances."""
    game = game_of(position)
    first = game.action(given[0])
    found = game.candidates(position, seat) or position.legal(seat)
    worth = [action for action in found if action.index != first.index]
    best = highest(worth, game.appraisals(position, seat, worth), ANSWERS - 1) if worth else []
    deeds = [list(given), *[_whole_deed(position, seat, action) for action in best]]
    return [_weigh(position, seat, deed, seed, times, left) for deed in deeds]


def _whole_deed(position: Position, seat: Seat, action: Action) -> list[str]:
    """An action, and what goes on best with it until the deed is done."""
    game = game_of(position)
    after = _afresh(position, Random(0))
    after.apply(seat, action)
    deed = [action.notation]
    while after.halfway() and seat in after.pending() and len(deed) < DEED:
        legal = after.legal(seat)
        [best] = highest(legal, game.appraisals(after, seat, legal), 1)
        after.apply(seat, best)
        deed.append(best.notation)
    return deed


def reasons_between(
    position: Position, seat: Seat, deed: Sequence[str], other: Sequence[str], seed: int
) -> tuple[tuple[str, float], ...]:
    """The parts of a seat's prospects in which a deed differs from another one right after it; above zero is for it."""
    own, others = [
        [_parts_after(position, seat, each, seed, number) for number in range(LOOKS)] for each in (deed, other)
    ]
    return apart(own, [others])


def _parts_after(position: Position, seat: Seat, deed: Sequence[str], seed: int, number: int) -> dict[str, float]:
    game = game_of(position)
    after = _afresh(position, Random(f"{seed}:{number}"))
    for notation in deed:
        action = game.action(notation)
        if seat in after.pending() and action in after.legal(seat):  # chance may have turned the rest another way
            after = game.judged(after, seat, action) if notation == deed[-1] else _applied(after, seat, action)
    return parts_of(after, seat)


def _applied(position: Position, seat: Seat, action: Action) -> Position:
    position.apply(seat, action)
    return position


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
    chance = estimate(seen)
    return Weighed(deed, chance.mean, chance.doubt, items, later, others)


def _gained(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    rules = [*before, *[rule for rule in after if rule not in before]]
    return {rule: after.get(rule, 0) - before.get(rule, 0) for rule in rules}


def _afresh(position: Position, rng: Random) -> Position:
    """A twin for which chance has nothing in store yet."""
    twin = position.copy()
    twin.chance = Chance(rng.getrandbits(60))
    return twin
