"""The case: a game under examination, and what every check needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from ecumene.core.action import Action, Seat
from ecumene.core.game import Game
from ecumene.core.options import OptionValue, chosen_options
from ecumene.core.position import Position
from ecumene.core.scene import Stage
from ecumene.core.tally import Tally
from ecumene.core.words import Words

WANDER = 8  # decisions that a twin moves on


@dataclass
class Case:
    """A game under examination, and the decision and action in hand; every failure names them all."""

    game: Game
    seats: int
    seed: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    decision: int = 0
    doing: str = ""
    said: set[str] = field(default_factory=set)  # texts already found to be sayable: saying them is slow
    seen: set[str] = field(default_factory=set)  # elements of scenes already looked at: most stay as they are
    stage: Stage | None = None  # once it was found to be sound

    def page_words(self, lang: str) -> Words:
        """The words that a page of this table has; they may be fewer than the game's (`Kit.unspoken`)."""
        options = chosen_options(self.game.id, self.game.options, self.options)
        return _page_words(self.game, lang, tuple(self.game.unspoken(options)))

    def at(self, seat: Seat | None = None, action: Action | str = "") -> None:
        """Note what is being tried now."""
        self.doing = f"{'' if seat is None else f'seat {seat}'} {action}".strip()

    def require(self, held: bool, promise: str) -> None:
        """Fail unless the promise held."""
        if not held:
            raise BrokenContract(self.failure(promise))

    def failure(self, promise: str) -> str:
        chosen = "".join(f" {key}={value}" for key, value in self.options.items())
        doing = f", {self.doing}" if self.doing else ""
        where = f"{self.game.id}, {self.seats} seats, seed {self.seed}{chosen}, decision {self.decision}{doing}"
        return f"{where}: {promise}"


@lru_cache(maxsize=16)
def _page_words(game: Game, lang: str, unspoken: tuple[str, ...]) -> Words:
    if not unspoken:
        return game.words(lang)
    return Words(lang, game.own_words(lang, unspoken), game.words(lang).things)


class BrokenContract(AssertionError):
    """A promise that a game did not keep."""


def check_tally(case: Case, tally: Tally | None) -> None:
    """A tally sums up, and names rules of the rulebook."""
    if tally is not None:
        total = sum(line.amount for line in tally.lines)
        case.require(tally.sum == total, f"the tally says {tally.sum} and its lines sum to {total}")
        for rule in (tally.of, *(line.rule for line in tally.lines)):
            case.require(rule in case.game.rules, f"the tally names {rule!r}, which is no rule of the game")


def wander(position: Position, rng: Random, decisions: int = WANDER) -> None:
    """Let a position move on by some decisions at random."""
    for _ in range(decisions):
        pending = position.pending()
        if not pending:
            return
        seat = rng.choice(pending)
        legal = position.legal(seat)
        if not legal:
            raise AssertionError(f"seat {seat} must decide and has no legal action")
        position.apply(seat, rng.choice(legal))


def some_actions(game: Game, count: int, rng: Random) -> list[Action]:
    """So many actions of the catalogue, at random but in its order."""
    size = len(game.actions)
    return [game.actions[index] for index in sorted(rng.sample(range(size), min(count, size)))]


def raises(kind: type[Exception], call: Callable[..., object], *given: object) -> bool:
    """Whether the call is refused by such an error; another kind of error is not caught."""
    try:
        call(*given)
    except kind:
        return True
    return False
