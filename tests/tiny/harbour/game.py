"""Harbour: captains berth in secret, sell their cargo at the market's whim, and raise customs on one another.

The smallest game that uses everything the engine offers: effects that push effects, another seat's interrupt (asked
on public facts only), a simultaneous secret choice, hidden hands from a shuffled deck, a die. It is also a model: a
game of your own needs these same parts, in as many modules as its rulebook has chapters.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from ecumene.core.action import Action, Actions, Seat
from ecumene.core.agenda import Item, Sealed, SeatQuestion, Step
from ecumene.core.chance import Chance
from ecumene.core.content import Content
from ecumene.core.errors import AuditError, IllegalAction
from ecumene.core.game import Game, Option
from ecumene.core.hexes import ORIGIN, Frame, ring
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.screen import Screen
from ecumene.core.seating import Seating
from ecumene.core.speech import Paint, Speech, unpainted
from ecumene.core.standings import Standings
from ecumene.core.tally import UNITEMISED, Items, Tally
from tests.tiny.harbour.scene import HarbourScreen

QUAYS = Frame(ring(ORIGIN, 1))
AT_SEA = -1
UNKNOWN = -1  # a card that the viewer may not see

SCORE_ROWS = ("harbour.sale.price", "harbour.customs.toll")
SALES, TOLLS = range(2)


@dataclass(frozen=True, eq=False)
class Move(Action):
    """An action of Harbour: `arg` is the quay or the kind of card it speaks of."""

    verb: str
    arg: int


# ---- the agenda: what happens, and who is asked


@dataclass(frozen=True)
class Round(Step):
    """A round, and after it the rounds that are left, each begun by the next seat [harbour.round.order]."""

    first: Seat
    left: int

    def run(self, position: HarbourPosition) -> None:
        if self.left == 0:
            return
        seats = position.seats
        position.berths = [AT_SEA] * seats
        position.agenda.append(Round((self.first + 1) % seats, self.left - 1))
        position.agenda.extend(Turn((self.first + distance) % seats, 1) for distance in reversed(range(seats)))
        position.agenda.append(Berths(tuple(range(seats))))


@dataclass(frozen=True)
class Berths(Sealed):
    """At which quay does each captain berth [harbour.round.berths]?"""

    def legal(self, position: HarbourPosition, seat: Seat) -> Sequence[Action]:
        return position.harbour.berth

    def reveal(self, position: HarbourPosition, choices: Mapping[Seat, Action]) -> None:
        position.berths = [_move(action).arg for action in choices.values()]


@dataclass(frozen=True)
class Turn(SeatQuestion):
    """Draw or play a card, `plays` times."""

    plays: int

    def legal(self, position: HarbourPosition, seat: Seat) -> Sequence[Action]:
        game = position.harbour
        held = dict.fromkeys(card for card in position.hands[seat] if game.cards[card].effects)
        return [game.draw, *(game.play[card] for card in held)]

    def check(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        move = _move(action)
        if move.verb == "play":
            card = position.harbour.cards[move.arg]
            if move.arg not in position.hands[seat]:
                raise IllegalAction("harbour.turn.hand", card=card.id)
            if not card.effects:
                raise IllegalAction("harbour.turn.customs")
        super().check(position, seat, action)

    def apply(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        if self.plays > 1:
            position.agenda.append(Turn(seat, self.plays - 1))
        move = _move(action)
        if move.verb == "draw":
            position.agenda.append(Draw(seat, 1))
        else:
            position.discard(seat, move.arg)
            effects = position.harbour.cards[move.arg].effects
            position.agenda.extend(EFFECTS[effect](seat, amount) for effect, amount in reversed(effects))


@dataclass(frozen=True)
class Sell(Step):
    """The goods are sold; those who may raise customs are asked before anything else happens."""

    seat: Seat
    worth: int

    def run(self, position: HarbourPosition) -> None:
        assert position.chance is not None
        tally = None if position.journal is None else Tally("harbour.sale.price")
        items = tally or UNITEMISED
        coins = price(position, self.seat, self.worth, items)
        coins += items.add("harbour.sale.market", position.chance.below("market", 6) + 1)
        position.coins[self.seat][SALES] += coins
        position.tell("harbour-log-sale", {"who": self.seat, "coins": coins}, tally)
        near = position.near(self.seat)
        position.agenda.extend(Customs(other, self.seat) for other in reversed(near) if position.hands[other])


@dataclass(frozen=True)
class Customs(SeatQuestion):
    """Do you claim customs? Who holds no such card is asked all the same: the question must not tell."""

    seller: Seat

    def legal(self, position: HarbourPosition, seat: Seat) -> Sequence[Action]:
        game = position.harbour
        return [game.claim, game.waive] if game.customs in position.hands[seat] else [game.waive]

    def check(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        if _move(action).verb == "claim" and action not in self.legal(position, seat):
            raise IllegalAction("harbour.customs.card")
        super().check(position, seat, action)

    def apply(self, position: HarbourPosition, seat: Seat, action: Action) -> None:
        game = position.harbour
        if action == game.claim:
            position.discard(seat, game.customs)
            position.coins[seat][TOLLS] += game.value["toll"]
            position.coins[self.seller][TOLLS] -= game.value["toll"]
            position.tell("harbour-log-toll", {"who": seat, "other": self.seller})


@dataclass(frozen=True)
class Draw(Step):
    """Cards from the deck, as long as it has some [harbour.turn.draw]."""

    seat: Seat
    cards: int

    def run(self, position: HarbourPosition) -> None:
        for _ in range(min(self.cards, len(position.deck))):
            position.hands[self.seat].append(position.deck.pop())
        position.hands[self.seat].sort()


EFFECTS = {"sell": Sell, "draw": Draw, "turn": Turn}
"""What a card can do; each effect is an item of the agenda, made of a seat and a number."""


def price(position: HarbourPosition, seat: Seat, worth: int, items: Items = UNITEMISED) -> int:
    """What goods of that worth bring to `seat`, before the die."""
    coins = items.add("harbour.sale.worth", worth - position.harbour.tax)
    if position.options.get("alone", "quay") == "quay":
        alone = position.berths.count(position.berths[seat]) == 1
    else:
        alone = not position.near(seat)
    return coins + items.add("harbour.sale.alone", alone * position.harbour.value["alone"])


# ---- the state


class HarbourPosition(Position):
    """A game of Harbour at one moment."""

    def __init__(self, game: Harbour, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        self.harbour = game
        self.berths = [AT_SEA] * seats
        self.coins = [[0] * len(SCORE_ROWS) for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.deck: list[int] = []  # the top card last
        self.discards: list[int] = []

    def quay(self, seat: Seat) -> str:
        """The quay at which a captain lies; empty at sea."""
        return "" if self.berths[seat] == AT_SEA else str(QUAYS[self.berths[seat]])

    def near(self, seat: Seat) -> list[Seat]:
        """The other captains at the same or a neighbouring quay, clockwise."""
        others = [(seat + distance) % self.seats for distance in range(1, self.seats)]
        return [other for other in others if QUAYS.distance(self.berths[seat], self.berths[other]) <= 1]

    def discard(self, seat: Seat, card: int) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)

    def copy(self) -> HarbourPosition:
        twin = type(self)(self.harbour, self.seats, self.options, self.chance and self.chance.copy())
        twin.berths = self.berths.copy()
        twin.coins = [rows.copy() for rows in self.coins]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        self._carry(twin)
        return twin

    def standings(self) -> Standings:
        tallies = [Tally("harbour.end.winner") for _ in range(self.seats)]
        for tally, rows in zip(tallies, self.coins, strict=True):
            for rule, coins in zip(SCORE_ROWS, rows, strict=True):
                tally.add(rule, coins)
        return Standings(tallies, [(len(hand),) for hand in self.hands])

    def explain(self, seat: Seat, action: Action) -> Tally | None:
        move = _move(self.harbour.actions.own(action))
        effects = dict(self.harbour.cards[move.arg].effects) if move.verb == "play" else {}
        if "sell" not in effects:
            return None
        tally = Tally("harbour.sale.price")
        price(self, seat, effects["sell"], tally)
        return tally

    def audit(self) -> None:
        cards = [*self.deck, *self.discards, *(card for hand in self.hands for card in hand)]
        if sorted(cards) != self.harbour.all_cards():
            raise AuditError("cards are lost or doubled")
        if sum(rows[TOLLS] for rows in self.coins) != 0:
            raise AuditError("customs made or lost money")

    def _state(self) -> dict[str, Any]:
        return {
            "berths": self.berths.copy(),
            "coins": [rows.copy() for rows in self.coins],
            "hands": [hand.copy() for hand in self.hands],
            "deck": self.deck.copy(),
            "discards": self.discards.copy(),
        }

    def _restore(self, state: dict[str, Any]) -> None:
        self.berths = list(state["berths"])
        self.coins = [list(rows) for rows in state["coins"]]
        self.hands = [list(hand) for hand in state["hands"]]
        self.deck = list(state["deck"])
        self.discards = list(state["discards"])

    def _hide(self, seat: Seat | None) -> None:
        self.hands = [hand if s == seat else [UNKNOWN] * len(hand) for s, hand in enumerate(self.hands)]
        self.deck = [UNKNOWN] * len(self.deck)

    def _imagine(self, seat: Seat, rng: Random) -> None:
        unseen = self.harbour.all_cards()
        for card in [*self.hands[seat], *self.discards]:
            unseen.remove(card)
        rng.shuffle(unseen)
        for s, hand in enumerate(self.hands):
            if s != seat:
                self.hands[s] = sorted(unseen.pop() for _ in hand)
        self.deck = unseen


# ---- the game


@dataclass(frozen=True)
class Card:
    """A kind of card; one without effects answers the customs question."""

    id: str
    count: int
    effects: tuple[tuple[str, int], ...]


class Harbour(Game):
    """Harbour as an entry of the catalogue."""

    id: ClassVar[str] = "harbour"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (3, 2, 4)),)
    folder: ClassVar[Path] = Path(__file__).parent
    agenda_items: ClassVar[tuple[type[Item], ...]] = (Round, Berths, Turn, Sell, Customs, Draw)
    secret_outcomes: ClassVar[frozenset[str]] = frozenset({"deck"})
    seating: ClassVar[Seating] = Seating(by_seat=("berths", "coins", "hands"), items=("first", "seller"))
    tax: int = 0  # what a sale brings less; see `second.py`
    longest: ClassVar[int] = 80  # 4 rounds of 4 berths and 4 turns, 5 convoys, 14 sales that ask 3 captains: 79

    def _actions(self) -> Actions:
        self.cards = read_cards(self.content)
        self.value = {row.record: row.integer("is", 0, 9) for row in self.content.rows("values")}
        self.customs = next(i for i, card in enumerate(self.cards) if not card.effects)
        berths = [("berth", str(quay)) for quay in QUAYS]
        plays = [("play", card.id) for card in self.cards]
        moves: list[Move] = []
        for verb, what in [*berths, *plays, ("draw", ""), ("claim", ""), ("waive", "")]:
            arg = sum(move.verb == verb for move in moves)
            moves.append(Move(len(moves), f"{verb} {what}".strip(), verb, arg))
        self.berth = [move for move in moves if move.verb == "berth"]
        self.play = [move for move in moves if move.verb == "play"]
        self.draw, self.claim, self.waive = moves[-3:]
        return Actions(moves)

    def all_cards(self) -> list[int]:
        """Every card of the deck by its kind, in order."""
        return [kind for kind, card in enumerate(self.cards) for _ in range(card.count)]

    def _position(self, seats: int, options: Options, chance: Chance | None) -> Position:
        return HarbourPosition(self, seats, options, chance)

    def _set_up(self, position: Position) -> None:
        assert isinstance(position, HarbourPosition)
        assert position.chance is not None
        position.deck = self.all_cards()
        position.chance.shuffle("deck", position.deck)
        first = position.chance.below("first", position.seats)
        position.agenda.append(Round(first, int(position.options["rounds"])))
        position.agenda.extend(Draw(seat, self.value["hand"]) for seat in range(position.seats))

    def speech(self, lang: str = "en", names: Sequence[str] = ()) -> HarbourSpeech:
        return HarbourSpeech(self, lang, names)

    def _screen(self) -> Screen[Any]:
        return HarbourScreen(self, self.speech)

    def reveals(self, before: Position, seat: Seat, action: Action) -> bool:
        """Cards come from a deck that was shuffled long ago."""
        move = _move(self.actions.own(action))
        draws = move.verb == "draw" or (move.verb == "play" and "draw" in dict(self.cards[move.arg].effects))
        return draws or super().reveals(before, seat, action)

    def outcome_text(self, purpose: str, outcome: int) -> str:
        return str(outcome + 1) if purpose == "market" else str(outcome)  # a die shows 1 to 6

    def outcome_of(self, purpose: str, text: str) -> int:
        return int(text) - 1 if purpose == "market" else int(text)


class HarbourSpeech(Speech):
    """What Harbour says to people."""

    def ask(self, view: Position, seat: Seat) -> str:
        question = view.agenda[-1]
        other = self.who(question.seller if isinstance(question, Customs) else seat)
        return self.words(f"harbour-ask-{question.kind}", other=other)

    def say(self, view: Position, seat: Seat, action: Action) -> str:
        move = _move(self.game.actions.own(action))
        tally = view.explain(seat, move)
        what = move.notation.partition(" ")[2]  # a quay or a card
        key = "sell" if tally else move.verb
        return self.words(f"harbour-do-{key}", what=what, coins=tally.sum if tally else 0)

    def table(self, view: Position, width: int = 80, paint: Paint = unpainted) -> str:
        assert isinstance(view, HarbourPosition)
        rows: list[str] = []
        for row in view.standings():
            berth = view.berths[row.seat]
            quay = "none" if berth == AT_SEA else str(QUAYS[berth])
            who, cards = paint(self.who(row.seat), row.seat), len(view.hands[row.seat])
            rows.append(self.words("harbour-table", who=who, coins=row.points, cards=cards, quay=quay))
        return "\n".join(rows)


def read_cards(content: Content) -> tuple[Card, ...]:
    """The kinds of cards, checked."""
    cards: list[Card] = []
    for row in content.rows("cards"):
        does = row.part("effects")
        effects = tuple((effect, does.integer(effect, 1, 9)) for effect in EFFECTS if effect in does.row)
        cards.append(Card(row.text("id"), row.integer("count", 1, 20), effects))
        does.nothing_else()
        row.nothing_else()
    return tuple(cards)


def _move(action: Action) -> Move:
    assert isinstance(action, Move)
    return action
