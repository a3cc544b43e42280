"""The state of a game of Rise & Fall, and the few ways in which pieces, cards and gold come and go.

A player's pieces are numbered within the set: nomads first, then cities, and so on; seat s has the pieces from
`s * set_size`. A piece keeps its number while it stands in the world. Cards are known by seat and kind: number 6s + k.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.chance import Chance
from ecumene.core.kit import Kit
from ecumene.core.numbers import times
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.games.rise_and_fall.box.box import RiseBox
from ecumene.games.rise_and_fall.box.content import CITY, KINDS
from ecumene.games.rise_and_fall.play.world.draft import Draft
from ecumene.games.rise_and_fall.play.world.land import Land

NONE: Final = -1
CARDS: Final[int] = len(KINDS)

# where a card is [rise_and_fall.cards.states]
RESERVE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECLINE: Final = 3
UNSEEN: Final = 4  # in a view: in hand or under the top of the discard [rise_and_fall.cards.top_discard]


def is_active(state: int) -> bool:
    """Whether a card is in hand or in the discard [rise_and_fall.cards.states]."""
    return state in (HAND, DISCARD, UNSEEN)


class RiseState(Position):
    """What lies on the table at one moment: first a draft of the world, then a land with pieces on it.

    `RisePosition` is the whole: it can also be counted, copied and stored.
    """

    def __init__(self, game: Kit, box: RiseBox, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        self.box = box
        self.count = box.components.players[seats]
        self.pieces = box.components.pieces
        self.set_size = box.components.set_size
        self.kind_of = box.components.kind_of
        self.acts = box.actions
        # the world: a draft while it is made, then the land; both are shared by copies and never change
        self.draft: Draft | None = None
        self.land: Land | None = None
        # pieces
        self.place: list[int] = []  # per piece its cell, NONE in the reserve
        self.piece: list[int] = []  # per cell the piece there that is not a city, or NONE
        self.town: list[int] = []  # per cell the city there, or NONE
        self.standing: list[int] = []  # per seat and kind, how many stand in the world
        self.presence: list[int] = []  # per region and seat, how many pieces stand there
        # cards and treasure
        self.card: list[int] = []  # per seat and kind, its state
        self.pile: list[list[int]] = []  # per seat the kinds in the discard, the last one on top
        self.gold: list[int] = []
        self.wood: list[int] = []
        self.stone: list[int] = []
        self.bank = 0
        # time
        self.trophy: list[int] = []  # per kind, who has the trophy
        self.won = 0  # trophies taken in this round
        self.first = 0  # who has the first player's token
        self.round = 0
        self.dry = 0  # rounds in a row without a new trophy
        self.idle = 0  # the mover's pieces that may still act, bit i for the i-th piece of the kind played
        self.played: list[int] = []  # per seat the kind of card played this round, NONE before
        self.extinct: list[int] = []  # per seat the moment at which it died out, 0 for the living

    # ---- asking

    @property
    def ground(self) -> Land:
        """The land; only asked once the world is finished."""
        assert self.land is not None
        return self.land

    def living(self) -> list[Seat]:
        """The seats still in the game, clockwise from the first player."""
        extinct = self.extinct
        return [seat for seat in self.clockwise(self.first) if not extinct[seat]]

    def trophies_taken(self) -> int:
        return CARDS - times(self.trophy, NONE)

    def in_reserve(self, seat: Seat, kind: int) -> int:
        """How many pieces of a kind a seat could still put into the world."""
        return self.pieces[kind].count - self.standing[CARDS * seat + kind]

    def owner(self, piece: int) -> Seat:
        return piece // self.set_size

    def kind(self, piece: int) -> int:
        return self.kind_of[piece % self.set_size]

    def is_empty(self, cell: int) -> bool:
        return self.piece[cell] < 0 and self.town[cell] < 0

    def standing_at(self, seat: Seat, kind: int) -> list[int]:
        """The pieces of a kind that a seat has in the world, by number."""
        first = seat * self.set_size + self.pieces[kind].first
        place = self.place
        return [number for number in range(first, first + self.pieces[kind].count) if place[number] >= 0]

    def piece_at(self, seat: Seat, kind: int, cell: int) -> int:
        """A seat's piece of a kind on a cell, or NONE."""
        found = self.town[cell] if kind == CITY else self.piece[cell]
        return found if found >= 0 and self.owner(found) == seat and self.kind(found) == kind else NONE

    def active(self, seat: Seat) -> list[int]:
        """The kinds of a seat's active cards: those in hand and in the discard [rise_and_fall.cards.states]."""
        return [k for k in range(CARDS) if is_active(self.card[CARDS * seat + k])]

    def has_active(self, seat: Seat) -> bool:
        """Whether a seat has any active card: `bool(active(…))`, found sooner."""
        first = CARDS * seat
        return any(is_active(self.card[card]) for card in range(first, first + CARDS))

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat has in hand, which everybody sees."""
        return len(self.active(seat)) - len(self.pile[seat])

    def cards_in(self, seat: Seat, state: int) -> list[int]:
        """The kinds of a seat's cards in a state."""
        card, first = self.card, CARDS * seat
        return [k for k in range(CARDS) if card[first + k] == state]

    def has_card_in(self, seat: Seat, state: int) -> bool:
        """Whether a seat has any card in a state: `bool(cards_in(…))`, found sooner."""
        first = CARDS * seat
        return any(self.card[card] == state for card in range(first, first + CARDS))

    # ---- knowing

    def _hide(self, seat: Seat | None) -> None:
        """Of a closed discard others see the top and how many lie there [rise_and_fall.cards.top_discard]."""
        if self.options["discards"] != "top":
            return
        for other in range(self.seats):
            pile = self.pile[other]
            if other == seat or len(pile) < 2:
                continue
            for kind in self.active(other):
                if kind != pile[-1]:
                    self.card[CARDS * other + kind] = UNSEEN
            self.pile[other] = [*([NONE] * (len(pile) - 1)), pile[-1]]

    def _imagine(self, seat: Seat, rng: Random) -> None:
        """Any of a player's unseen cards may lie under the top of the discard, in any order."""
        for other in range(self.seats):
            unseen = self.cards_in(other, UNSEEN)
            if not unseen:
                continue
            pile = self.pile[other]
            under = rng.sample(unseen, len(pile) - 1)
            for kind in unseen:
                self.card[CARDS * other + kind] = DISCARD if kind in under else HAND
            self.pile[other] = [*under, pile[-1]]

    # ---- pieces

    def put(self, seat: Seat, kind: int, cell: int) -> int:
        """A piece comes from the reserve into the world; its card, if in the reserve, comes to the hand.

        The last piece of its kind takes the trophy, if it is still there [rise_and_fall.trophies.moment].
        """
        number = seat * self.set_size + self.pieces[kind].first
        while self.place[number] >= 0:
            number += 1
        self._stand(number, cell)
        self.standing[CARDS * seat + kind] += 1
        self._arrived(seat, kind)
        return number

    def remove(self, piece: int) -> None:
        """A piece goes back to its owner's reserve [rise_and_fall.actions.removed].

        With the last of its kind goes the card.
        """
        seat, kind = self.owner(piece), self.kind(piece)
        self._leave(piece)
        self.standing[CARDS * seat + kind] -= 1
        if self.standing[CARDS * seat + kind] == 0:
            self._last_lost(seat, kind)

    def move(self, piece: int, cell: int) -> None:
        """A piece goes to another cell."""
        self._leave(piece)
        self._stand(piece, cell)

    def _stand(self, piece: int, cell: int) -> None:
        self.place[piece] = cell
        if self.kind(piece) == CITY:
            self.town[cell] = piece
        else:
            self.piece[cell] = piece
        land = self.land
        assert land is not None
        self.presence[land.region[cell] * self.seats + self.owner(piece)] += 1

    def _leave(self, piece: int) -> None:
        cell = self.place[piece]
        self.place[piece] = NONE
        if self.kind(piece) == CITY:
            self.town[cell] = NONE
        else:
            self.piece[cell] = NONE
        land = self.land
        assert land is not None
        self.presence[land.region[cell] * self.seats + self.owner(piece)] -= 1

    # ---- cards

    def _arrived(self, seat: Seat, kind: int) -> None:
        """A first piece brings its card to the hand at once [rise_and_fall.cards.to_hand]; trophies are taken.

        That holds for a card that has just been lost [rise_and_fall.cards.returns_to_hand]. A trophy is taken once and
        never given back [rise_and_fall.trophies.kept].
        """
        if self.card[CARDS * seat + kind] == RESERVE:
            self.card[CARDS * seat + kind] = HAND
            self.tell_card("rise_and_fall-log-to-hand", seat, kind)
        if self.trophy[kind] == NONE and self.standing[CARDS * seat + kind] == self.pieces[kind].count:
            self.trophy[kind] = seat
            self.won += 1
            self.tell("rise_and_fall-log-trophy", {"who": seat, "card": KINDS[kind], "n": self.pieces[kind].trophy})

    def _last_lost(self, seat: Seat, kind: int) -> None:
        """The last piece takes an active card to the reserve at once [rise_and_fall.cards.to_reserve].

        One in Decline stays there [rise_and_fall.cards.decline_stays].
        """
        state = self.card[CARDS * seat + kind]
        if is_active(state):
            if state == DISCARD:
                self.pile[seat].remove(kind)
            self.card[CARDS * seat + kind] = RESERVE
            self.tell_card("rise_and_fall-log-to-reserve", seat, kind)

    def tell_card(self, say: str, who: Seat, kind: int) -> None:
        """Note an event of a seat and a card, which is made only while somebody listens, as by `tell_number`."""
        if self.journal is not None:
            self.tell(say, {"who": who, "card": KINDS[kind]})

    # ---- gold

    def earn(self, seat: Seat, amount: int) -> int:
        """Gold from the bank, as far as it reaches [rise_and_fall.bank.short]; what was paid out."""
        paid = amount if amount < self.bank else self.bank
        self.bank -= paid
        self.gold[seat] += paid
        return paid

    def spend(self, seat: Seat, amount: int) -> None:
        """Gold goes back to the bank [rise_and_fall.bank.payments]."""
        self.gold[seat] -= amount
        self.bank += amount

    # ---- the world

    def open_land(self, land: Land) -> None:
        """The world is finished: from now on pieces stand on it."""
        self.draft = None
        self.land = land
        self.piece = [NONE] * land.size
        self.town = [NONE] * land.size
        self.presence = [0] * (land.regions * self.seats)
