'''Positions in a few words, so that a test can be one sentence about the game.

    table = world("""
        ~ . f m
         ~ . f g
    """)
    red, yellow = table.players
    red.nomad("1.0").city("2.0").has(wood=1, gold=3)
    yellow.ship("0.1")
    red.turn("nomad")
    assert red.may("wake") == {"1.0"}
    red.does("wake 1.0", "move 1.1")

A drawing has one letter for each hex (`~` sea, `.` plain, `f` forest, `m` mountain, `g` glacier) and each row is
shifted by half a hex against the next, as pointy-top hexes are. The first letter of the first row is hex `0.0`; one to
the right is `1.0`, one down to the right `0.1`, one down to the left `-1.1`. A space where a letter could be is a hole.

Everything else is as in a real game in its first round: pieces come out of the reserve and bring their cards to the
hand, gold comes out of the bank, and after each action the position is audited.
'''

from __future__ import annotations

from collections.abc import Mapping

from ecumene import IllegalAction, Tally
from ecumene.catalogue import catalogue
from ecumene.core.agenda import Item
from ecumene.core.options import OptionValue
from ecumene.games.rise_and_fall import RiseAndFall
from ecumene.games.rise_and_fall.box.content import KINDS, TERRAINS
from ecumene.games.rise_and_fall.box.frame import code, read
from ecumene.games.rise_and_fall.play.activation import TakeTurn
from ecumene.games.rise_and_fall.play.model import CARDS, DECLINE, DISCARD, HAND, NONE, RESERVE
from ecumene.games.rise_and_fall.play.position import RisePosition
from ecumene.games.rise_and_fall.play.world.land import Land
from tests.refusing import refusal_of

LETTERS = {"~": 0, ".": 1, "f": 2, "m": 3, "g": 4}
STATES = {"reserve": RESERVE, "hand": HAND, "discard": DISCARD, "decline": DECLINE}


def rise_and_fall() -> RiseAndFall:
    """The game with our content, made once for all tests."""
    game = catalogue["rise_and_fall"]
    assert isinstance(game, RiseAndFall)
    return game


def levels_of(drawing: str) -> dict[int, int]:
    """The level of each hex of a drawing, by its code."""
    rows = [row for row in drawing.splitlines() if row.strip()]
    start = len(rows[0]) - len(rows[0].lstrip())
    levels: dict[int, int] = {}
    for r, row in enumerate(rows):
        for column, letter in enumerate(row):
            if letter == " ":
                continue
            twice_q = column - start - r
            if letter not in LETTERS or twice_q % 2:
                raise ValueError(f"row {r}: {letter!r} in column {column} is no terrain, or half a hex off")
            levels[code(twice_q // 2, r)] = LETTERS[letter]
    return levels


def short(tally: Tally | None) -> dict[str, int]:
    """A tally with the last part of each rule id: `{"taxes": 3, "short": -1}`."""
    assert tally is not None
    amounts = {rule.split(".")[-1]: amount for rule, amount in tally.by_rule().items()}
    assert sum(amounts.values()) == tally.sum, "two rules of the tally end in the same word"
    return amounts


def world(drawing: str, seats: int = 2, **options: OptionValue) -> Table:
    """An empty world as drawn, with players around it whose pieces are all in the reserve."""
    return Table(levels_of(drawing), seats, **options)


class Table:
    """A world with players around it, in the first round; seat 0 has the first player's token."""

    def __init__(self, levels: Mapping[int, int], seats: int = 2, **options: OptionValue) -> None:
        self.game = rise_and_fall()
        position = self.game.prepare(seats, 1, options)
        assert isinstance(position, RisePosition)
        self.game.lay_out(position)
        position.open_land(Land(self.game.box, levels))
        position.round = 1
        position.journal = []
        self.position: RisePosition = position
        self.players = [Player(self, seat) for seat in range(seats)]

    # ---- laying out

    def first(self, seat: int) -> Table:
        """Who has the first player's token."""
        self.position.first = seat
        return self

    def bank_holds(self, gold: int) -> Table:
        """Leave so much in the bank; the last seat has the rest."""
        position = self.position
        position.gold[-1] += position.bank - gold
        position.bank = gold
        return self

    def trophies(self, **taken: int) -> Table:
        """Trophies taken in earlier rounds: `trophies(nomad=1)` is seat 1's."""
        for kind, seat in taken.items():
            self.position.trophy[KINDS.index(kind)] = seat
        return self

    def begins(self, *items: Item) -> Table:
        """What is to be settled now, the first item first."""
        position = self.position
        position.won = 0
        position.journal = []
        position.agenda = [*reversed(items)]
        position.audit()
        position.settle()
        position.audit()
        return self

    # ---- looking

    @property
    def land(self) -> Land:
        return self.position.ground

    def cell(self, place: str) -> int:
        """The number of a hex within this land."""
        cell = self.land.cell(read(place))
        assert cell != NONE, f"{place} lies outside the world"
        return cell

    def at(self, place: str) -> set[str]:
        """What stands on a hex: `{"0 city", "1 merchant"}`, each piece with its owner's seat."""
        position, cell = self.position, self.cell(place)
        pieces = [number for number in (position.town[cell], position.piece[cell]) if number != NONE]
        return {f"{position.owner(number)} {KINDS[position.kind(number)]}" for number in pieces}

    def terrain(self, place: str) -> str:
        return TERRAINS[self.land.level[self.cell(place)]]

    @property
    def bank(self) -> int:
        return self.position.bank

    def trophy(self, kind: str) -> int:
        """Who has a trophy, -1 while nobody has it."""
        return self.position.trophy[KINDS.index(kind)]

    @property
    def asked(self) -> str:
        """Who must decide what: `"1 wakepiece"`; empty when nothing is left to settle."""
        pending = self.position.pending()
        return " ".join([*map(str, pending), self.position.agenda[-1].kind]) if pending else ""

    def told(self, say: str) -> list[dict[str, object]]:
        """The arguments of every event of one kind so far: `told("moves")`."""
        return [event.args for event in self.position.journal or [] if event.say == f"rise_and_fall-log-{say}"]

    def tallies(self, say: str) -> list[dict[str, int]]:
        """The tallies told with every event of one kind so far."""
        wanted = f"rise_and_fall-log-{say}"
        return [short(event.tally) for event in self.position.journal or [] if event.say == wanted]

    # ---- playing

    def apply(self, seat: int, notation: str) -> None:
        """One action, which must be listed as legal too."""
        position, action = self.position, self.game.action(notation)
        listed = action in position.legal(seat)
        position.apply(seat, action)
        assert listed, f"{notation} was accepted but not listed"
        position.audit()


class Player:
    """A seat at the table, with its pieces, cards and treasure."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    # ---- laying out

    def puts(self, kind: str, *places: str) -> Player:
        """Pieces of a kind come out of the reserve and stand on these hexes."""
        for place in places:
            self.table.position.put(self.seat, KINDS.index(kind), self.table.cell(place))
        self.table.position.audit()
        return self

    def nomad(self, *places: str) -> Player:
        return self.puts("nomad", *places)

    def city(self, *places: str) -> Player:
        return self.puts("city", *places)

    def ship(self, *places: str) -> Player:
        return self.puts("ship", *places)

    def mountaineer(self, *places: str) -> Player:
        return self.puts("mountaineer", *places)

    def merchant(self, *places: str) -> Player:
        return self.puts("merchant", *places)

    def temple(self, *places: str) -> Player:
        return self.puts("temple", *places)

    def has(self, gold: int = 0, wood: int = 0, stone: int = 0) -> Player:
        """The treasure: gold comes from the bank."""
        position = self.table.position
        position.bank += position.gold[self.seat] - gold
        position.gold[self.seat] = gold
        position.wood[self.seat] = wood
        position.stone[self.seat] = stone
        position.audit()
        return self

    def cards(self, **states: str) -> Player:
        """Put cards into states: `cards(nomad="discard", ship="decline")`; the last named discard lies on top."""
        position = self.table.position
        for kind, state in states.items():
            number = KINDS.index(kind)
            if number in position.pile[self.seat]:
                position.pile[self.seat].remove(number)
            if state == "discard":
                position.pile[self.seat].append(number)
            position.card[CARDS * self.seat + number] = STATES[state]
        position.audit()
        return self

    # ---- looking

    @property
    def gold(self) -> int:
        return self.table.position.gold[self.seat]

    @property
    def wood(self) -> int:
        return self.table.position.wood[self.seat]

    @property
    def stone(self) -> int:
        return self.table.position.stone[self.seat]

    def card(self, kind: str) -> str:
        """Where a card is: reserve, hand, discard or decline."""
        state = self.table.position.card[CARDS * self.seat + KINDS.index(kind)]
        return next(name for name, number in STATES.items() if number == state)

    def pieces(self, kind: str) -> set[str]:
        """The hexes on which this player's pieces of a kind stand."""
        position = self.table.position
        standing = position.standing_at(self.seat, KINDS.index(kind))
        return {position.ground.name(position.place[piece]) for piece in standing}

    def reserve(self, kind: str) -> int:
        return self.table.position.in_reserve(self.seat, KINDS.index(kind))

    @property
    def asked(self) -> bool:
        """Whether this player must decide now."""
        return self.seat in self.table.position.pending()

    @property
    def legal(self) -> list[str]:
        """What this player may do now."""
        return [action.notation for action in self.table.position.legal(self.seat)]

    def may(self, verb: str) -> set[str]:
        """What may follow a verb: `may("move")`, `may("build ship")`; `{""}` for one that needs nothing more."""
        words = verb.split()
        found = [notation.split() for notation in self.legal]
        return {" ".join(said[len(words) :]) for said in found if said[: len(words)] == words}

    def explained(self, notation: str) -> dict[str, int]:
        """The tally of an action, by the last part of each rule id."""
        return short(self.table.position.explain(self.seat, self.table.game.action(notation)))

    def refusal(self, notation: str) -> IllegalAction:
        """The refusal of an action; nothing changes."""
        return refusal_of(self.table.position, self.seat, notation)

    def refused(self, notation: str) -> str:
        """The rule that refuses an action, without the name of the game: `"nomads.move"`."""
        return self.refusal(notation).rule.removeprefix("rise_and_fall.")

    # ---- playing

    def played(self, kind: str) -> Player:
        """This round's card lies on the discard, revealed."""
        self.table.position.played[self.seat] = KINDS.index(kind)
        return self.cards(**{kind: "discard"})

    def turn(self, kind: str) -> Player:
        """This player has played a card, and now it is their turn; nothing comes after it."""
        self.played(kind)
        self.table.begins(TakeTurn(self.seat))
        return self

    def does(self, *notations: str) -> Player:
        """One action after the other."""
        for notation in notations:
            self.table.apply(self.seat, notation)
        return self

    def wakes(self, place: str) -> Player:
        """The piece there is about to act."""
        return self.does(f"wake {place}")

    def told_to(self, place: str, notation: str) -> Player:
        """Wake the piece there and have it do something."""
        return self.does(f"wake {place}", notation)
