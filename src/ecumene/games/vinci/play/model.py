"""The state of a game of Vinci, and the few ways in which pawns come and go.

Seat s has an active people, number 2s, and a declining one, number 2s + 1. A set of provinces is a bit mask.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.errors import AuditError, IllegalAction
from ecumene.core.kit import Kit
from ecumene.core.options import Options
from ecumene.core.position import Position
from ecumene.core.regions import places
from ecumene.core.standings import Standings
from ecumene.core.storing import Reading
from ecumene.core.tally import Tally
from ecumene.games.vinci.box.actions import VinciAction
from ecumene.games.vinci.box.box import VinciBox
from ecumene.games.vinci.box.content import SLOTS
from ecumene.games.vinci.box.traits import Traits

NONE: Final = -1

SCORE_ROWS: tuple[str, ...] = (
    "vinci.setup.start_score",
    "vinci.choosing.price",
    "vinci.choosing.bonus",
    "vinci.scoring.province",
    "vinci.scoring.decline",
    "vinci.token.agriculture",
    "vinci.token.livestock",
    "vinci.token.ports",
    "vinci.token.mines",
    "vinci.token.currency",
    "vinci.token.mountaineers_points",
    "vinci.token.slavery",
)
"""Where points come from; a seat keeps one number for each."""
ROW: dict[str, int] = {rule: i for i, rule in enumerate(SCORE_ROWS)}
ROWS: Final[int] = len(SCORE_ROWS)

# what is stored: all state that cannot be derived from other state
STORED: tuple[str, ...] = (
    "pawns", "held", "neutral", "forts", "hand", "troops", "survivors", "fresh", "tokens", "peace", "earned",
    "display", "markers", "bag", "first", "mover", "round", "ending", "loan", "spies_left", "eliminated",
)  # fmt: skip
READ: Final[Reading] = Reading(STORED)


class VinciPosition(Position):
    """A game of Vinci at one moment.

    Pawns, forts and markers are mere numbers here: they never run out [vinci.losses.supply].
    """

    def __init__(self, game: Kit, box: VinciBox, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance)
        self.box = box
        self.count = box.components.players[seats]
        self.board = box.components.boards[self.count.board]
        self.moves = box.moves[self.count.board]
        self.min_conquest = int(options["min_conquest"])
        self.skip_price = int(options["skip_price"])
        # the map
        self.pawns: list[int] = []  # per province
        self.owner: list[int] = []  # per province, the people or NONE
        self.held: list[int] = []  # per people, its provinces
        self.neutral = 0
        self.forts = 0
        # per seat
        self.hand: list[int] = []  # pawns of the active people that stand nowhere
        self.troops: list[int] = []  # all pawns of the active people
        self.survivors: list[int] = []  # pawns to be put back after an attack
        self.fresh: list[int] = []  # 1: the people has not yet had a turn
        self.tokens: list[int] = []  # per people two, NONE for none
        self.traits: list[Traits] = []  # per people
        self.peace: list[int] = []  # seats (a mask) with which this seat made peace
        self.score: list[int] = []
        self.earned: list[int] = []  # the score by SCORE_ROWS, seat after seat
        # the display and the bag
        self.display: list[int] = []  # two tokens per slot
        self.markers: list[int] = []
        self.bag: list[int] = []  # tokens of each face
        # time
        self.first = 0
        self.mover = NONE  # whose turn it is; nobody's while the first peoples are chosen
        self.round = 1
        self.ending = 0  # 1: somebody has reached the target
        self.loan = 0  # the General's pawns in this turn
        self.spies_left = 0
        self.eliminated = 0  # pawns driven off the board in this turn

    # ---- asking

    def province_of(self, action: Action) -> int:
        """The number on this board of the province that an action speaks of."""
        assert isinstance(action, VinciAction)
        province = self.moves.local[action.arg]
        if province < 0:
            raise IllegalAction("vinci.setup.board")
        return province

    def provinces_held(self, seat: Seat) -> int:
        """How many provinces a seat has, active and declining people together."""
        return (self.held[2 * seat] | self.held[2 * seat + 1]).bit_count()

    def about_own(self, seat: Seat, moves: list[VinciAction]) -> list[Action]:
        """Those of some actions, given by province, that are about a seat's own active people."""
        return [moves[province] for province in places(self.held[2 * seat])]

    def check_own(self, seat: Seat, action: Action, verb: int, rule: str) -> int:
        """Refuse all but `verb` in a province of the seat's active people, by `rule`; the province's number."""
        assert isinstance(action, VinciAction)
        if action.verb != verb:
            raise IllegalAction("vinci.turn.order")
        province = self.province_of(action)
        if not self.held[2 * seat] >> province & 1:
            raise IllegalAction(rule)
        return province

    def enemies_of(self, seat: Seat) -> int:
        """The provinces of all other seats' active peoples."""
        mask = 0
        for other in range(self.seats):
            if other != seat:
                mask |= self.held[2 * other]
        return mask

    def protected_from(self, seat: Seat) -> int:
        """The provinces that a peace keeps `seat` from attacking.

        They are those of the active people [vinci.token.diplomacy_active], be it a new one
        [vinci.token.diplomacy_partner].
        """
        mask = 0
        for other in range(self.seats):
            if self.peace[seat] >> other & 1 or self.peace[other] >> seat & 1:
                mask |= self.held[2 * other]
        return mask

    # ---- pawns

    def occupy(self, people: int, province: int, pawns: int) -> None:
        """A people takes possession of a province that nobody holds any more."""
        self.owner[province] = people
        self.pawns[province] = pawns
        self.held[people] |= 1 << province

    def vacate(self, province: int) -> None:
        """A province is emptied: whoever stood there is gone, and so is a fort [vinci.losses.fort].

        Nobody comes in their place [vinci.gathering.empty_land]. The tokens of a declining people go with its last
        province [vinci.decline.tokens_gone].
        """
        people = self.owner[province]
        self.forts &= ~(1 << province)
        self.neutral &= ~(1 << province)
        self.pawns[province] = 0
        if people != NONE:
            self.owner[province] = NONE
            self.held[people] &= ~(1 << province)
            if people & 1 and not self.held[people]:
                self.return_tokens(people)

    def abandon(self, seat: Seat, province: int) -> None:
        """A people leaves a province: its pawns come into the hand, a fort is lost."""
        self.hand[seat] += self.pawns[province]
        self.vacate(province)
        if self.journal is not None:
            self.tell("vinci-log-abandons", {"who": seat, "area": self.board.provinces[province].id})

    def pick_up(self, seat: Seat) -> None:
        """All pawns but one in each province come into the hand [vinci.gathering.pick_up]."""
        for province in places(self.held[2 * seat]):
            self.pawns[province] = 1
        self.hand[seat] = self.troops[seat] - self.held[2 * seat].bit_count()

    # ---- tokens

    def set_tokens(self, people: int, first: int, second: int) -> None:
        self.tokens[2 * people] = first
        self.tokens[2 * people + 1] = second
        self.traits[people] = self.box.components.traits(first, second)

    def return_tokens(self, people: int) -> None:
        """A people's tokens go back to the bag."""
        for token in (self.tokens[2 * people], self.tokens[2 * people + 1]):
            if token != NONE:
                self.bag[token] += 1
        self.set_tokens(people, NONE, NONE)

    # ---- points

    def earn(self, seat: Seat, rule: str, amount: int) -> None:
        """Write points down under the rule that gave them."""
        self.score[seat] += amount
        self.earned[seat * ROWS + ROW[rule]] += amount

    def standings(self) -> Standings:
        """Points by source; a tie goes to the seat with more provinces [vinci.end.tie]."""
        tallies: list[Tally] = []
        for seat in range(self.seats):
            tally = Tally("vinci.end.winner")
            for row, rule in enumerate(SCORE_ROWS):
                tally.add(rule, self.earned[seat * ROWS + row])
            tallies.append(tally)
        return Standings(tallies, [(self.provinces_held(seat),) for seat in range(self.seats)])

    # ---- copies

    def copy(self) -> VinciPosition:
        chance = self.chance
        twin = VinciPosition(self.game, self.box, self.seats, self.options, None if chance is None else chance.copy())
        twin.pawns = self.pawns.copy()
        twin.owner = self.owner.copy()
        twin.held = self.held.copy()
        twin.neutral = self.neutral
        twin.forts = self.forts
        twin.hand = self.hand.copy()
        twin.troops = self.troops.copy()
        twin.survivors = self.survivors.copy()
        twin.fresh = self.fresh.copy()
        twin.tokens = self.tokens.copy()
        twin.traits = self.traits.copy()
        twin.peace = self.peace.copy()
        twin.score = self.score.copy()
        twin.earned = self.earned.copy()
        twin.display = self.display.copy()
        twin.markers = self.markers.copy()
        twin.bag = self.bag.copy()
        twin.first = self.first
        twin.mover = self.mover
        twin.round = self.round
        twin.ending = self.ending
        twin.loan = self.loan
        twin.spies_left = self.spies_left
        twin.eliminated = self.eliminated
        self._carry(twin)
        return twin

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = {}
        for name in STORED:
            value = getattr(self, name)
            state[name] = list(value) if isinstance(value, list) else value
        return state

    def _parts(self) -> dict[str, Any]:
        return READ.of(self)

    def _restore(self, state: dict[str, Any]) -> None:
        for name in STORED:
            value = state[name]
            setattr(self, name, list(value) if isinstance(value, list) else value)
        self.owner = [NONE] * self.board.size
        for people, mask in enumerate(self.held):
            for province in places(mask):
                self.owner[province] = people
        self.score = [sum(self.earned[seat * ROWS : seat * ROWS + ROWS]) for seat in range(self.seats)]
        components = self.box.components
        self.traits = [
            components.traits(self.tokens[2 * people], self.tokens[2 * people + 1]) for people in range(2 * self.seats)
        ]

    def audit(self) -> None:
        """Tokens are conserved, every province has one owner at most, and the derived numbers agree."""
        self._audit_map()
        for seat in range(self.seats):
            self._audit_seat(seat)
        self._audit_tokens()

    def _audit_map(self) -> None:
        seen = self.neutral
        for people, mask in enumerate(self.held):
            if mask & seen:
                raise AuditError(f"provinces {mask & seen:b} have two owners")
            seen |= mask
            if any(self.owner[province] != people for province in places(mask)):
                raise AuditError(f"people {people}: owner and held disagree")
        for province in places(self.neutral):
            if self.pawns[province] != 1:
                raise AuditError(f"{self.board.provinces[province].id}: a neutral province without its one pawn")
        for province in range(self.board.size):
            if not seen >> province & 1 and (self.pawns[province] or self.owner[province] != NONE):
                raise AuditError(f"{self.board.provinces[province].id}: nobody's, yet not empty")
        if self.forts & ~(seen & ~self.neutral):
            raise AuditError("a fort without an owner")

    def _audit_seat(self, seat: Seat) -> None:
        standing = sum(self.pawns[province] for province in places(self.held[2 * seat]))
        if standing + self.hand[seat] + self.survivors[seat] != self.troops[seat]:
            raise AuditError(f"seat {seat}: {self.troops[seat]} pawns, but {standing} + {self.hand[seat]} found")
        if min(self.hand[seat], self.survivors[seat], self.score[seat]) < 0:
            raise AuditError(f"seat {seat}: a number below zero")
        if sum(self.earned[seat * ROWS : seat * ROWS + ROWS]) != self.score[seat]:
            raise AuditError(f"seat {seat}: the rows of the score do not add up")
        if any(self.pawns[province] != 1 for province in places(self.held[2 * seat + 1])):
            raise AuditError(f"seat {seat}: a declining province without its one pawn")

    def _audit_tokens(self) -> None:
        found = self.bag.copy()
        for token in [*self.display, *self.tokens]:
            if token != NONE:
                found[token] += 1
        for token, face in enumerate(self.box.components.tokens):
            copies = 0 if face.ability in self.count.without else face.copies
            if found[token] != copies:
                raise AuditError(f"token {face.id}: {found[token]} in the game instead of {copies}")
        if len(self.display) != 2 * SLOTS:
            raise AuditError("the display is not full")
        lent = 0 if self.mover == NONE else self.traits[2 * self.mover].loan
        if self.loan and self.loan != lent:
            raise AuditError(f"{self.loan} pawns on loan instead of {lent}")
