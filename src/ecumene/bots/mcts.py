"""Tree search: information-set Monte Carlo, for any game of the catalogue.

Every iteration guesses what the seat cannot see, walks down the tree by upper confidence bounds, adds one node, plays
on as the game foresees and judges what comes out. The tree is open-loop: a node stands for the actions that led to it,
whatever chance and the guess made of them. Where several seats choose at once each keeps its own statistics and none
sees another's choice; every seat maximises its own reward.

A game with very many legal actions names `candidates`. Those are then all that is searched, a few at first and more as
a node is visited more often; and where a node matters, the game's `appraise` is a first opinion that visits overrule.
"""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from time import perf_counter

from ecumene.bots.estimates import shares, won
from ecumene.core.action import Action, Seat
from ecumene.core.game import game_of
from ecumene.core.position import Position

EXPLORATION = 0.5  # weight of the confidence bound, in units of the spread of rewards seen
PAUSE = 16  # iterations between two looks at whether the choice is clear
NARROW = 3  # candidates searched at first
WIDER = 1.0  # … and this many more for the square root of the visits
OPINION = 16.0  # visits that the game's own appraisal counts for
MATTERS = 24  # visits after which a node below the root is worth an appraisal


class Stat:
    """What is known of one action at one node: how often it could be and was tried, and what it gave.

    `handicap` is what the game's appraisal finds it short of the best action there, as a reward.
    """

    __slots__ = ("action", "available", "handicap", "total", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.handicap = 0.0


class Options:
    """What one seat may do at a node: a statistic for each action that was seen, and the candidates in their order."""

    __slots__ = ("appraised", "asked", "order", "stats", "total", "visits")

    def __init__(self) -> None:
        self.stats: dict[int, Stat] = {}
        self.order: list[Stat] = []
        self.asked = False  # whether the game was asked for candidates
        self.appraised = False
        self.visits = 0
        self.total = 0.0

    def stat(self, action: Action) -> Stat:
        """The statistic of an action, a new one where it was not seen before."""
        return self.stats.get(action.index) or self.stats.setdefault(action.index, Stat(action))


class Node:
    """A point of the tree: what each seat that decides there knows, and what follows joint choices."""

    __slots__ = ("children", "options")

    def __init__(self) -> None:
        self.options: dict[Seat, Options] = {}
        self.children: dict[tuple[int, ...], Node] = {}

    def best(self, seat: Seat) -> Stat:
        """What a seat tried most often."""
        return max(self.options[seat].stats.values(), key=lambda stat: (stat.visits, stat.total))


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
        if len(legal) == 1 and not view.concealed():
            return legal[0]
        best = self.search(view, seat).best(seat)
        return legal[[action.index for action in legal].index(best.action.index)]

    def search(self, view: Position, seat: Seat) -> Node:
        """The tree grown from what `seat` knows; where the game names a single candidate, that alone.

        Where the time of an answer could tell a secret, the whole budget is spent, whatever there is to choose.
        """
        root = Node()
        self._low, self._high = 1.0, 0.0
        concealed = view.concealed()
        started = perf_counter()
        position = view.guess(seat, self._rng)
        options = root.options.setdefault(seat, Options())
        _ask(options, seat, position)
        done = 0
        while concealed or len(options.order) != 1:
            self._iterate(root, position)
            done += 1
            spent = 0.0
            if self._iterations is not None:
                spent = done / self._iterations
            if self._milliseconds is not None:
                spent = max(spent, (perf_counter() - started) * 1000 / self._milliseconds)
            if spent >= 1.0:
                break
            if done % PAUSE == 0 and not concealed and _decided(options, done * (1.0 - spent) / spent):
                break
            position = view.guess(seat, self._rng)
        return root

    def _iterate(self, root: Node, position: Position) -> None:
        path: list[tuple[Seat, Options, Stat]] = []
        node = root
        growing = False
        while not growing:
            seats = position.pending()
            if not seats:
                break
            chosen: list[Stat] = []
            for seat in seats:
                options = node.options.setdefault(seat, Options())
                stat = self._select(options, seat, position, node is root)
                growing = growing or stat.visits == 0
                chosen.append(stat)
                path.append((seat, options, stat))
            for seat, stat in zip(seats, chosen, strict=True):
                position.apply(seat, stat.action)
            joint = tuple(stat.action.index for stat in chosen)
            node = node.children.setdefault(joint, Node())
        game_of(position).foresee(position, self._rng)
        rewards = judge(position)
        for seat, options, stat in path:
            stat.visits += 1
            stat.total += rewards[seat]
            options.visits += 1
            options.total += rewards[seat]
        self._low = min(self._low, *rewards)
        self._high = max(self._high, *rewards)

    def _select(self, options: Options, seat: Seat, position: Position, at_root: bool) -> Stat:
        """The action to try: the quick one first, then by what its visits promise."""
        if not options.asked and (at_root or options.stats):
            _ask(options, seat, position)
        if not options.stats:
            stat = options.stat(game_of(position).quick_action(position, seat, self._rng))
            stat.available = 1
            return stat
        if options.order:
            if not options.appraised and (at_root or options.visits >= MATTERS):
                _appraise(options, seat, position)
            promising = self._widening(options, seat, position)
            if promising is not None:
                return promising
        return self._anything(options, seat, position)

    def _anything(self, options: Options, seat: Seat, position: Position) -> Stat:
        """Of all legal actions, each tried once before any is tried again."""
        spread = max(self._high - self._low, 1e-6)
        best: Stat | None = None
        best_bound = -1.0
        for action in position.legal(seat):
            stat = options.stat(action)
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

    def _widening(self, options: Options, seat: Seat, position: Position) -> Stat | None:
        """Of the first few candidates that are legal here, more of them the more visits there were."""
        spread = max(self._high - self._low, 1e-6)
        usual = options.total / options.visits if options.visits else 0.5
        legal = {action.index for action in position.legal(seat)}
        room = NARROW + int(WIDER * sqrt(options.visits))
        weight = OPINION if options.appraised else 1.0
        best: Stat | None = None
        best_bound = 0.0
        for stat in options.order:
            if stat.action.index not in legal:
                continue
            stat.available += 1
            tried = stat.visits + weight
            mean = (stat.total + weight * (usual - stat.handicap)) / tried
            bound = (mean - self._low) / spread + EXPLORATION * sqrt(log(stat.available + 1.0) / tried)
            if best is None or bound > best_bound:
                best, best_bound = stat, bound
            room -= 1
            if room == 0:
                break
        return best


def _ask(options: Options, seat: Seat, position: Position) -> None:
    """Note the candidates that the game names, if it names any."""
    options.asked = True
    options.order = [options.stat(action) for action in game_of(position).candidates(position, seat) or ()]


def _appraise(options: Options, seat: Seat, position: Position) -> None:
    """Put the candidates into the order of the game's appraisal, and note how far each is behind the first."""
    game = game_of(position)
    legal = {action.index for action in position.legal(seat)}
    here = [stat.action for stat in options.order if stat.action.index in legal]
    appraised = dict(zip([action.index for action in here], game.appraisals(position, seat, here), strict=True))
    values = [appraised.get(stat.action.index, -1e9) for stat in options.order]
    chances = [1.0 / (1.0 + (position.seats - 1) * exp(min(-value / game.margin, 50.0))) for value in values]
    best = max(chances)
    for stat, chance in zip(options.order, chances, strict=True):
        stat.handicap = best - chance
    options.order.sort(key=lambda stat: stat.handicap)
    options.appraised = True


def _decided(options: Options, left: float) -> bool:
    """Whether the iterations left can no longer change which action was visited most."""
    visits = sorted(stat.visits for stat in options.stats.values())
    return len(visits) == 1 or visits[-1] - visits[-2] > left


def judge(position: Position) -> list[float]:
    """Every seat's reward, from 0 to 1: its chance to win by what the game expects, and the win itself."""
    return rewards(position, game_of(position).prospects(position))


def rewards(position: Position, prospects: list[float]) -> list[float]:
    """The same, where what each seat can expect is known."""
    found = shares(prospects, game_of(position).margin)
    if position.pending():
        return found
    return [0.5 * (reward + result) for reward, result in zip(found, won(position), strict=True)]
