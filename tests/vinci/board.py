"""Positions in a few words, so that a test can be one sentence about the game.

    red = europe.people(pyrenees=1, hand=5, tokens=("weapons",))
    blue = europe.enemy(gaul_north=2, england=1)
    assert red.cost_of("spain_forest") == {"forest": 3, "defenders": 1, "from_mountain": -1, "weapons": -1}
    red.plays("conquer spain_forest", "stop")

A people may have fewer than two tokens here, so that a test speaks of nothing but its own subject. Everything else is
as in a real game: tokens come out of the bag, an owned province has lost its neutral pawn, and after each action the
position is audited. Unless a test opens the turn itself (`red.turn()`), the first thing a player plays is played in the
middle of an expansion, with all spare pawns in hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ecumene import Tally, catalogue
from ecumene.core.content import Content
from ecumene.core.options import OptionValue
from ecumene.core.regions import places
from ecumene.games.vinci import Vinci
from ecumene.games.vinci.box.actions import ROMAN
from ecumene.games.vinci.box.content import Token
from ecumene.games.vinci.play.model import NONE, VinciPosition
from ecumene.games.vinci.play.scoring import income
from ecumene.games.vinci.play.turns import EndOfTurn, Turn
from tests.refusing import refusal_of

PLAIN_ANSWERS = {"peace": "peace none", "renaissance": "endure"}
NOWHERE: Mapping[str, int] = {}


def vinci(content: Content | Path | None = None) -> Vinci:
    """The game, with our content or with an owner's."""
    game = catalogue["vinci"]
    game = game if content is None else game.using(content)
    assert isinstance(game, Vinci)
    return game


def faces() -> dict[str, Token]:
    """The token faces by id."""
    return {token.id: token for token in vinci().components.tokens}


def short(tally: Tally | None) -> dict[str, int]:
    """A tally with the last part of each rule id: `{"forest": 3, "defenders": 1}`."""
    assert tally is not None
    amounts = {rule.split(".")[-1]: amount for rule, amount in tally.by_rule().items()}
    assert sum(amounts.values()) == tally.sum, "two rules of the tally end in the same word"
    return amounts


class Table:
    """A game with players around it. Seat 0 is to move, unless a test says otherwise."""

    def __init__(self, seats: int = 3, content: Content | Path | None = None, **options: OptionValue) -> None:
        self.game = vinci(content)
        self._take(self.game.new(seats, 1, options, None, {"first": [0]}))
        self.position.agenda = []
        self.begun = False
        self._laid_out = 0

    @classmethod
    def dealt(
        cls,
        pairs: Sequence[tuple[str, str]] = (),
        then: Sequence[str] = (),
        seats: int = 3,
        first: int = 0,
        content: Content | Path | None = None,
        **options: OptionValue,
    ) -> Table:
        """A real new game: the peoples on display, what is drawn afterwards, and who starts."""
        table = cls(seats, content, **options)
        drawn = [face for pair in pairs for face in pair] + list(then)
        index = table.game.components.token_index
        script = {"first": [first], "draw": [index[face] for face in drawn]}
        table._take(table.game.new(seats, 1, options, None, script))
        table.begun = True
        table._laid_out = seats
        return table

    def _take(self, position: object) -> None:
        assert isinstance(position, VinciPosition)
        self.position = position
        self.position.journal = []

    # ---- laying out

    def people(
        self,
        at: Mapping[str, int] = NOWHERE,
        /,
        *,
        hand: int = 0,
        tokens: Sequence[str] = (),
        forts: Sequence[str] = (),
        **pawns: int,
    ) -> Player:
        """The active people of the seat to move: pawns by province, pawns in hand, tokens, forts."""
        assert self._laid_out == 0, "the people to move is laid out first"
        return self._player(hand, tokens, forts, {**at, **pawns})

    def enemy(self, *, hand: int = 0, tokens: Sequence[str] = (), forts: Sequence[str] = (), **pawns: int) -> Player:
        """The active people of the next seat."""
        assert 0 < self._laid_out < self.position.seats, "no seat left"
        return self._player(hand, tokens, forts, pawns)

    def empty(self, *provinces: str) -> Table:
        """Provinces that nobody holds and where no neutral pawn stands."""
        for province in provinces:
            self.position.vacate(self.at(province))
        return self

    def seat(self, seat: int) -> Player:
        """Whoever sits there."""
        return Player(self, seat)

    def _player(self, hand: int, tokens: Sequence[str], forts: Sequence[str], pawns: Mapping[str, int]) -> Player:
        player = Player(self, self._laid_out)
        self._laid_out += 1
        self._settle_people(2 * player.seat, tokens, forts, pawns)
        self.position.hand[player.seat] = hand
        self.position.troops[player.seat] = hand + sum(pawns.values())
        self.position.audit()
        return player

    def _settle_people(
        self, people: int, tokens: Sequence[str], forts: Sequence[str], pawns: Mapping[str, int]
    ) -> None:
        given = [self._from_bag(token) for token in tokens]
        self.position.set_tokens(people, *[*given, NONE, NONE][:2])
        for province, count in pawns.items():
            self.position.vacate(self.at(province))
            self.position.occupy(people, self.at(province), count)
        for province in forts:
            assert self.position.owner[self.at(province)] == people
            self.position.forts |= 1 << self.at(province)

    def _from_bag(self, face: str) -> int:
        """A token out of the bag; if none is there, one on display is exchanged for another face."""
        position, token = self.position, self.game.components.token_index[face]
        if not position.bag[token]:
            other = next(t for t, count in enumerate(position.bag) if count and t != token)
            position.display[position.display.index(token)] = other
            position.bag[other] -= 1
            position.bag[token] += 1
        position.bag[token] -= 1
        return token

    # ---- looking

    def at(self, province: str) -> int:
        """The number of a province on this board."""
        return self.position.board.index[province]

    def ids(self, mask: int) -> set[str]:
        """The provinces of a mask."""
        return {self.position.board.provinces[province].id for province in places(mask)}

    def pawns(self, province: str) -> int:
        return self.position.pawns[self.at(province)]

    def is_empty(self, province: str) -> bool:
        """Whether nobody holds a province and no pawn and no fort stands there."""
        at = self.at(province)
        position = self.position
        nobody = position.owner[at] == NONE and not position.neutral >> at & 1
        return nobody and not position.pawns[at] and not position.forts >> at & 1

    @property
    def neutrals(self) -> set[str]:
        return self.ids(self.position.neutral)

    @property
    def forts(self) -> set[str]:
        return self.ids(self.position.forts)

    @property
    def display(self) -> list[tuple[str, str]]:
        """The pairs on spaces I to VI."""
        tokens = [self.game.components.tokens[token].id for token in self.position.display]
        return list(zip(tokens[::2], tokens[1::2], strict=True))

    @property
    def markers(self) -> list[int]:
        return list(self.position.markers)

    def bag(self, face: str) -> int:
        """How many tokens of a face are in the bag."""
        return self.position.bag[self.game.components.token_index[face]]

    @property
    def asked(self) -> str:
        """Who must decide what: `"1 redeploy"`; empty when the game is over."""
        pending = self.position.pending()
        return f"{pending[0]} {self.position.agenda[-1].kind}" if pending else ""

    def told(self, say: str) -> list[dict[str, object]]:
        """The arguments of every event of one kind so far."""
        return [event.args for event in self.position.journal or [] if event.say == say]

    # ---- playing

    def apply(self, seat: int, notation: str) -> None:
        self.position.apply(seat, self.game.action(notation))
        self.position.audit()

    def next_drawn(self, *tokens: str) -> Table:
        """The next tokens that come out of the bag."""
        chance = self.position.chance
        assert chance is not None
        chance.script = {"draw": tuple(self.game.components.token_index[token] for token in tokens)}
        return self


class Player:
    """A seat at the table, with its people."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def declining(self, *provinces: str, tokens: Sequence[str] = (), forts: Sequence[str] = ()) -> Player:
        """Lay out this seat's declining people, one pawn in each province."""
        self.table._settle_people(2 * self.seat + 1, tokens, forts, dict.fromkeys(provinces, 1))
        self.table.position.audit()
        return self

    def has_points(self, points: int) -> Player:
        """Set the score, through the row of the start."""
        self.table.position.earn(self.seat, "vinci.setup.start_score", points - self.points)
        return self

    # ---- looking

    @property
    def hand(self) -> int:
        return self.table.position.hand[self.seat]

    @property
    def troops(self) -> int:
        """All pawns of the active people."""
        return self.table.position.troops[self.seat]

    @property
    def points(self) -> int:
        return self.table.position.score[self.seat]

    @property
    def provinces(self) -> set[str]:
        return self.table.ids(self.table.position.held[2 * self.seat])

    @property
    def old_provinces(self) -> set[str]:
        return self.table.ids(self.table.position.held[2 * self.seat + 1])

    @property
    def tokens(self) -> list[str]:
        return self._tokens(2 * self.seat)

    @property
    def old_tokens(self) -> list[str]:
        return self._tokens(2 * self.seat + 1)

    def _tokens(self, people: int) -> list[str]:
        tokens = self.table.position.tokens[2 * people : 2 * people + 2]
        return [self.table.game.components.tokens[token].id for token in tokens if token != NONE]

    @property
    def asked(self) -> bool:
        """Whether this player must decide now."""
        return self.seat in self.table.position.pending()

    @property
    def legal(self) -> list[str]:
        """What this player may do now."""
        return [action.notation for action in self._begun().legal(self.seat)]

    def may(self, verb: str) -> set[str]:
        """What may follow a verb: the provinces that can be conquered, the spaces that can be taken …"""
        return {notation.partition(" ")[2] for notation in self.legal if notation.split()[0] == verb}

    def explained(self, notation: str) -> dict[str, int]:
        """The tally of an action, by the last part of each rule id."""
        position = self.table.position
        return short(position.explain(self.seat, self.table.game.action(notation)))

    def cost_of(self, province: str) -> dict[str, int]:
        """What conquering a province costs."""
        return self.explained(f"conquer {province}")

    def price_of(self, province: str) -> int:
        """What conquering a province costs in all."""
        return sum(self.cost_of(province).values())

    def income(self) -> dict[str, int]:
        """What this player would score now."""
        tally = Tally("vinci.turn.order")
        assert income(self.table.position, self.seat, tally) == tally.sum
        return short(tally)

    def can(self, notation: str) -> bool:
        """Whether an action is legal; what is legal can be applied, and what is not is refused."""
        action = self.table.game.action(notation)
        legal = action in self._begun().legal(self.seat)
        if legal:
            self.table.position.copy().apply(self.seat, action)
        else:
            self.refused(notation)
        return legal

    def refused(self, notation: str) -> str:
        """The rule by which an action is refused; nothing changes."""
        return refusal_of(self._begun(), self.seat, notation).rule

    # ---- playing

    def turn(self) -> Player:
        """This player's turn begins."""
        self.table.begun = True
        self.table.position.agenda = [Turn(self.seat)]
        self.table.position.settle()
        return self

    def expands(self) -> Player:
        """This player's turn begins, and all spare pawns are taken up."""
        self.turn()
        while self.asked and self._kind() == "peace":
            self.table.apply(self.seat, "peace none")
        if self.asked and self._kind() == "opening":
            self.table.apply(self.seat, "gather")
        return self

    def plays(self, *notations: str) -> Player:
        """One action after the other."""
        self._begun()
        for notation in notations:
            self.table.apply(self.seat, notation)
        return self

    def places(self, **pawns: int) -> Player:
        """Put so many pawns, one by one, into each province."""
        return self.plays(*[f"place {province}" for province, count in pawns.items() for _ in range(count)])

    def takes(self, slot: int) -> Player:
        """Take the pair on a space, 1 to 6."""
        return self.plays(f"take {ROMAN[slot - 1]}")

    def finishes(self) -> dict[str, int]:
        """Stop expanding and end the turn in the plainest way; the points it brought, by rule.

        Pawns go to the first province on the board, forts too, the first part of a split people stays, and nobody
        declines or makes peace unasked.
        """
        position = self._begun()
        told = len(position.journal or [])
        if self.asked and self._kind() == "expansion":
            self.table.apply(self.seat, "stop")
        for _ in self._rest_of_turn():
            seat = position.pending()[0]
            notation = PLAIN_ANSWERS.get(self._kind(), position.legal(seat)[0].notation)
            self.table.apply(seat, notation)
        scored = [event.tally for event in (position.journal or [])[told:] if event.say == "vinci-log-scores"]
        return short(scored[0]) if scored else {}

    def _rest_of_turn(self) -> Iterator[None]:
        position = self.table.position
        while any(isinstance(item, EndOfTurn) and item.seat == self.seat for item in position.agenda):
            yield

    def _kind(self) -> str:
        return self.table.position.agenda[-1].kind

    def _begun(self) -> VinciPosition:
        if not self.table.begun:
            self.expands()
        return self.table.position
