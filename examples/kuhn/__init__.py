"""Kuhn poker as a game of this engine: the smallest game with chance, a secret and a bluff.

Three cards, two players, one of whom must lose a coin or two. Its solution has been known since 1950: the first player
loses 1/18 of a coin a game, which makes it a good test of everything between our rules and somebody's algorithm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item, SeatQuestion
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally

PASS, BET = Action(0, "pass"), Action(1, "bet")
CARDS: Final = 3
UNKNOWN: Final = -1
ENDS: Final = ("pp", "bb", "bp", "pbp", "pbb")


@dataclass(frozen=True)
class Turn(SeatQuestion):
    """Pass or bet [kuhn.bet]?"""

    def legal(self, position: KuhnPosition, seat: Seat) -> Sequence[Action]:
        return [PASS, BET]

    def apply(self, position: KuhnPosition, seat: Seat, action: Action) -> None:
        position.bets += action.notation[0]
        if position.bets not in ENDS:
            position.agenda.append(Turn(1 - seat))


class KuhnPosition(Position):
    """A game of Kuhn poker at one moment: two cards, and who passed or bet."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        self.cards: list[int] = []
        self.bets = ""

    def copy(self) -> KuhnPosition:
        assert isinstance(self.game, Game)
        twin = KuhnPosition(self.game, self.seats, self.options, self.chance and self.chance.copy())
        twin.cards, twin.bets = self.cards.copy(), self.bets
        self._carry(twin)
        return twin

    def standings(self) -> Standings:
        """Who takes the pot [kuhn.pot]; nobody before the end."""
        coins = 2 if self.bets.endswith("bb") else 1 if self.bets in ENDS else 0
        gave_up = (len(self.bets) - 1) % 2 if self.bets.endswith("bp") else None
        winner = self.cards[1] > self.cards[0] if gave_up is None else 1 - gave_up
        tallies = [Tally("kuhn.pot"), Tally("kuhn.pot")]
        for seat, tally in enumerate(tallies):
            tally.add("kuhn.pot", coins if seat == winner else -coins)
        return Standings(tallies, [(), ()])

    def _state(self) -> dict[str, Any]:
        return {"cards": self.cards.copy(), "bets": self.bets}

    def _restore(self, state: dict[str, Any]) -> None:
        self.cards, self.bets = list(state["cards"]), str(state["bets"])

    def _hide(self, seat: Seat | None) -> None:
        self.cards = [card if holder == seat else UNKNOWN for holder, card in enumerate(self.cards)]

    def _imagine(self, seat: Seat, rng: Random) -> None:
        others = [card for card in range(CARDS) if card != self.cards[seat]]
        self.cards[1 - seat] = rng.choice(others)


class Kuhn(Game):
    """Kuhn poker as an entry of a catalogue."""

    id: ClassVar[str] = "kuhn"
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = (Turn,)
    secret_outcomes: ClassVar[frozenset[str]] = frozenset({"deal"})
    longest: ClassVar[int] = 3

    def _actions(self) -> Actions:
        return Actions([PASS, BET])

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return KuhnPosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        """Each player is dealt a card [kuhn.deal]."""
        assert isinstance(position, KuhnPosition)
        assert position.chance is not None
        deck = list(range(CARDS))
        position.cards = [position.chance.draw("deal", deck) for _ in range(position.seats)]
        position.agenda.append(Turn(0))
