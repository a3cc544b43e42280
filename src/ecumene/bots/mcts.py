"""Tree search: information-set Monte Carlo, for any game of the catalogue.

Every iteration guesses what the seat cannot see, walks down the tree by upper confidence bounds, adds one
node, plays on with the game's quick actions and judges what comes out. The tree is open-loop: a node stands for
the actions that led to it, whatever chance and the guess made of them. Where several seats choose at once each
keeps its own statistics and none sees another's choice; every seat maximises its own reward.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import perf_counter

from ecumene.core.action import Action, Seat
from ecumene.core.position import Position

EXPLORATION = 0.5  # weight of the confidence bound, in units of the spread of rewards seen
TEMPERATURE = 10.0  # points of lead that make a seat e times as likely to win
PAUSE = 16  # iterations between two looks at whether the choice is clear


class Stat:
    """What is known of one action at one node: how often it could be and was tried, and what it gave."""

    __slots__ = ("action", "available", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.available = 0
        self.visits = 0
        self.total = 0.0


class Node:
    """A point of the tree: statistics for each seat that decides there, and what follows joint choices."""

    __slots__ = ("children", "stats")

    def __init__(self) -> None:
        self.stats: dict[Seat, dict[int, Stat]] = {}
        self.children: dict[tuple[int, ...], Node] = {}


class Mcts:
    """Plays the action it visited most within a budget of iterations, of milliseconds, or both."""

    def __init__(self, seed: int, iterations: int | None = None, milliseconds: int | None = None) -> None:
        if iterations is None and milliseconds is None:
            iterations = 400
        self._rng = Random(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._low = 0.0
        self._high = 0.0

    def choose(self, view: Position, seat: Seat) -> Action:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        stats = self.search(view, seat).stats[seat]
        best = max(stats.values(), key=lambda stat: (stat.visits, stat.total))
        return legal[[action.index for action in legal].index(best.action.index)]

    def search(self, view: Position, seat: Seat) -> Node:
        """The tree grown from what `seat` knows."""
        root = Node()
        self._low, self._high = 1.0, 0.0
        started = perf_counter()
        done = 0
        while True:
            self._iterate(root, view.guess(seat, self._rng))
            done += 1
            spent = 0.0
            if self._iterations is not None:
                spent = done / self._iterations
            if self._milliseconds is not None:
                spent = max(spent, (perf_counter() - started) * 1000 / self._milliseconds)
            if spent >= 1.0 or (done % PAUSE == 0 and _decided(root.stats[seat], done * (1.0 - spent) / spent)):
                return root

    def _iterate(self, root: Node, position: Position) -> None:
        path: list[tuple[Seat, Stat]] = []
        node = root
        growing = False
        while not growing:
            seats = position.pending()
            if not seats:
                break
            chosen: list[Stat] = []
            for seat in seats:
                stat = self._select(node, seat, position)
                growing = growing or stat.visits == 0
                chosen.append(stat)
                path.append((seat, stat))
            for seat, stat in zip(seats, chosen, strict=True):
                position.apply(seat, stat.action)
            joint = tuple(stat.action.index for stat in chosen)
            node = node.children.setdefault(joint, Node())
        position.game.play_on(position, self._rng, position.game.play_out)
        rewards = judge(position)
        for seat, stat in path:
            stat.visits += 1
            stat.total += rewards[seat]
        self._low = min(self._low, *rewards)
        self._high = max(self._high, *rewards)

    def _select(self, node: Node, seat: Seat, position: Position) -> Stat:
        """The action to try: the quick one first, then by what its visits promise."""
        stats = node.stats.setdefault(seat, {})
        if not stats:
            action = position.game.quick_action(position, seat, self._rng)
            stat = stats[action.index] = Stat(action)
            stat.available = 1
            return stat
        spread = max(self._high - self._low, 1e-6)
        best: Stat | None = None
        best_bound = -1.0
        for action in position.legal(seat):
            stat = stats.get(action.index) or stats.setdefault(action.index, Stat(action))
            stat.available += 1
            if stat.visits == 0:
                bound = 2.0 + self._rng.random()  # everything is tried once
            else:
                bound = (stat.total / stat.visits - self._low) / spread
                bound += EXPLORATION * sqrt(log(stat.available + 1.0) / stat.visits)
            if bound > best_bound:
                best, best_bound = stat, bound
        assert best is not None
        return best


def _decided(stats: dict[int, Stat], left: float) -> bool:
    """Whether the iterations left can no longer change which action was visited most."""
    visits = sorted(stat.visits for stat in stats.values())
    return len(visits) == 1 or visits[-1] - visits[-2] > left


def judge(position: Position) -> list[float]:
    """Every seat's reward, from 0 to 1: its chance to win by what the game expects, and the win itself."""
    prospects = position.game.prospects(position)
    top = max(prospects)
    weights = [exp((value - top) / TEMPERATURE) for value in prospects]
    total = sum(weights)
    rewards = [weight / total for weight in weights]
    if position.pending():
        return rewards
    winners = position.standings().winners
    return [0.5 * reward + (0.5 / len(winners) if seat in winners else 0.0) for seat, reward in enumerate(rewards)]
