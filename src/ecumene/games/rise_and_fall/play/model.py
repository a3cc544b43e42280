"""The state of a game of Rise & Fall, and the few ways in which pieces, cards and gold come and go.

A player's pieces are numbered within the set: nomads first, then cities, and so on; seat s has the pieces from
`s * set_size`. A piece keeps its number while it stands in the world. Cards are known by seat and kind: number 6s + k.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.errors import AuditError
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.standings import Standings
from ecumene.core.tally import Tally
from ecumene.games.rise_and_fall.box.content import CITY, KINDS, MERCHANT
from ecumene.games.rise_and_fall.play.draft import Draft, draft_of
from ecumene.games.rise_and_fall.play.land import Land

if TYPE_CHECKING:
    from ecumene.games.rise_and_fall.game import RiseAndFall

NONE: Final = -1
CARDS: Final[int] = len(KINDS)

# where a card is [rise_and_fall.cards.states]
RESERVE: Final = 0
HAND: Final = 1
DISCARD: Final = 2
DECLINE: Final = 3
UNSEEN: Final = 4  # in a view: in hand or under the top of the discard [rise_and_fall.cards.top_discard]

ACTIVATION: Final = ("nextpiece", "wakepiece", "usepiece")
"""Items of the agenda under which the pieces of a kind act."""

# what is stored: all state that cannot be derived from other state
STORED: tuple[str, ...] = (
    "place", "card", "gold", "wood", "stone", "trophy", "won", "first", "round", "dry", "idle", "played", "extinct",
)  # fmt: skip


def is_active(state: int) -> bool:
    """Whether a card is in hand or in the discard [rise_and_fall.cards.states]."""
    return state in (HAND, DISCARD, UNSEEN)


class RisePosition(Position):
    """A game of Rise & Fall at one moment: first a draft of the world, then a land with pieces on it."""

    def __init__(self, game: RiseAndFall, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        self.rise = game
        self.count = game.components.players[seats]
        self.pieces = game.components.pieces
        self.set_size = game.components.set_size
        self.kind_of = game.components.kind_of
        self.acts = game.moves
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
        seats = self.seats
        return [s for s in ((self.first + d) % seats for d in range(seats)) if not self.extinct[s]]

    def trophies_taken(self) -> int:
        return sum([1 for seat in self.trophy if seat != NONE])

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

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat has in hand, which everybody sees."""
        return len(self.active(seat)) - len(self.pile[seat])

    def cards_in(self, seat: Seat, state: int) -> list[int]:
        """The kinds of a seat's cards in a state."""
        return [k for k in range(CARDS) if self.card[CARDS * seat + k] == state]

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
            self.tell("rise_and_fall-log-to-hand", {"who": seat, "card": KINDS[kind]})
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
            self.tell("rise_and_fall-log-to-reserve", {"who": seat, "card": KINDS[kind]})

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

    # ---- scores

    def standings(self) -> Standings:
        return self.rise.standings(self)

    def explain(self, seat: Seat, action: Action) -> Tally | None:
        """What an action earns or costs, where it is about a number."""
        return self.rise.explain(self, seat, action)

    # ---- copies

    def open_land(self, land: Land) -> None:
        """The world is finished: from now on pieces stand on it."""
        self.draft = None
        self.land = land
        self.piece = [NONE] * land.size
        self.town = [NONE] * land.size
        self.presence = [0] * (land.regions * self.seats)

    def copy(self) -> RisePosition:
        chance = self.chance
        twin = RisePosition(self.rise, self.seats, self.options, None if chance is None else chance.copy())
        twin.draft = self.draft
        twin.land = self.land
        twin.place = self.place.copy()
        twin.piece = self.piece.copy()
        twin.town = self.town.copy()
        twin.standing = self.standing.copy()
        twin.presence = self.presence.copy()
        twin.card = self.card.copy()
        twin.pile = [pile.copy() for pile in self.pile]
        twin.gold = self.gold.copy()
        twin.wood = self.wood.copy()
        twin.stone = self.stone.copy()
        twin.bank = self.bank
        twin.trophy = self.trophy.copy()
        twin.won = self.won
        twin.first = self.first
        twin.round = self.round
        twin.dry = self.dry
        twin.idle = self.idle
        twin.played = self.played.copy()
        twin.extinct = self.extinct.copy()
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = {"pile": [list(pile) for pile in self.pile]}
        for name in STORED:
            value = getattr(self, name)
            state[name] = list(value) if isinstance(value, list) else value
        if self.draft is not None:
            state["world"] = self.draft.dump()
        else:
            land = self.ground
            levels = [[land.name(cell), land.level[cell]] for cell in range(land.size)]
            state["world"] = {"levels": levels, "tiles": list(land.tiles)}
        return state

    def _restore(self, state: dict[str, Any]) -> None:
        for name in STORED:
            value = state[name]
            setattr(self, name, list(value) if isinstance(value, list) else value)
        self.pile = [list(pile) for pile in state["pile"]]
        self.bank = self.count.bank - sum(self.gold)
        if "levels" in state["world"]:
            self.open_land(self.rise.land_of(state["world"]["levels"], state["world"]["tiles"]))
        else:
            self.draft = draft_of(self.rise.components, self.seats, state["world"])
        self.standing = [0] * (CARDS * self.seats)
        for number, cell in enumerate(self.place):
            if cell >= 0:
                self._stand(number, cell)
                self.standing[CARDS * self.owner(number) + self.kind(number)] += 1

    def audit(self) -> None:
        """Every piece stands where its cell says, gold is conserved, cards agree with the world."""
        if self.land is not None:
            self._audit_cells(self.land)
        if sum(self.gold) + self.bank != self.count.bank or min([*self.gold, self.bank]) < 0:
            raise AuditError("gold was made or lost")
        most = self.rise.components
        for seat in range(self.seats):
            if not (0 <= self.wood[seat] <= most.most_wood and 0 <= self.stone[seat] <= most.most_stone):
                raise AuditError(f"seat {seat}: more wood or stone than allowed")
            self._audit_cards(seat)

    def audit_agenda(self) -> None:
        """Whose pieces act has played a card, and only pieces of that kind do; whoever died out has none."""
        for seat in range(self.seats):
            if self.extinct[seat] and any(self.standing[CARDS * seat : CARDS * seat + CARDS]):
                raise AuditError(f"seat {seat}: died out, yet has pieces in the world")
        for item in self.agenda:
            if item.kind not in ACTIVATION:
                continue
            seat = getattr(item, "seat", 0)
            kind = self.played[seat]
            if kind == NONE or self.idle >> self.pieces[kind].count:
                raise AuditError(f"seat {seat}: pieces act that were not called")
            first = seat * self.set_size + self.pieces[kind].first
            for number in range(self.pieces[kind].count):
                if self.idle >> number & 1 and self.place[first + number] < 0:
                    raise AuditError(f"seat {seat}: piece {first + number} is to act, yet stands nowhere")
            number = getattr(item, "piece", NONE)
            if number != NONE and (self.owner(number) != seat or self.kind(number) != kind or self.place[number] < 0):
                raise AuditError(f"seat {seat}: piece {number} acts, which was not called")

    def _audit_cells(self, land: Land) -> None:
        presence = [0] * (land.regions * self.seats)
        standing = [0] * (CARDS * self.seats)
        for number, cell in enumerate(self.place):
            if cell >= 0:
                seat, kind = self.owner(number), self.kind(number)
                presence[land.region[cell] * self.seats + seat] += 1
                standing[CARDS * seat + kind] += 1
                if (self.town if kind == CITY else self.piece)[cell] != number:
                    raise AuditError(f"piece {number} is not on its cell {land.name(cell)}")
        for cell in range(land.size):
            for number in (self.piece[cell], self.town[cell]):
                if number >= 0 and self.place[number] != cell:
                    raise AuditError(f"{land.name(cell)} holds piece {number}, which is elsewhere")
            both = self.piece[cell] >= 0 and self.town[cell] >= 0
            if both and self.kind(self.piece[cell]) != MERCHANT:
                raise AuditError(f"{land.name(cell)}: only a merchant may share a hex with a city")
        if presence != self.presence or standing != self.standing:
            raise AuditError("the counts of pieces disagree with where they stand")

    def _audit_cards(self, seat: Seat) -> None:
        if sorted(self.pile[seat]) != self.cards_in(seat, DISCARD):
            raise AuditError(f"seat {seat}: the discard and its cards disagree")
        for kind in range(CARDS):
            state, standing = self.card[CARDS * seat + kind], self.standing[CARDS * seat + kind]
            if self.round and not self.extinct[seat] and state != DECLINE and (state == RESERVE) != (standing == 0):
                raise AuditError(f"seat {seat}: the {KINDS[kind]} card does not follow its pieces")
