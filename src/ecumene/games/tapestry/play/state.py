"""The state of a game of Tapestry, and the few ways in which resources, points, cards and pieces come and go.

A pile from which one draws at random is a pool: a draw picks one by chance, so there is no hidden order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecumene.core.action import Seat
from ecumene.core.chance import Chance
from ecumene.core.effects import Effect, EffectPosition
from ecumene.core.kit import Kit
from ecumene.core.numbers import times
from ecumene.core.options import Options
from ecumene.games.tapestry.box.actions import MAP_SIZE
from ecumene.games.tapestry.box.box import TapestryBox
from ecumene.games.tapestry.box.content import FANTASIES_AND_FUTURES, INCOME_SPACES, IncomeSpace
from ecumene.games.tapestry.play.numbers import (
    BOXED_SOURCES,
    CIVILIZATION_POINTS,
    COLLECTED_CARD,
    COLLECTED_TILE,
    ERAS,
    FALLEN,
    KINDS,
    MOST,
    NONE,
    RESERVED_BUILDING,
    SOURCE_OF,
    SOURCES,
    TOKEN,
    TRACK_END,
    kind_of,
    owner_of,
    reserved_argument,
    reserved_sort,
    stands,
)

INCOME_TURN: Final = ("endofincometurn", "finish")
"""Items of the agenda that are there until an income turn is over."""


class TapestryState(EffectPosition):
    """What there is at one moment, and what can be told from it at once."""

    def __init__(self, game: Kit, box: TapestryBox, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance, box.book, box.actions.answers)
        self.shared = box
        self.box = box.components
        self.acts = box.actions
        self.board = box.components.boards[box.components.map_of[seats]]
        self.spaces = box.spaces_under(options)
        self.science_die = box.science_die_under(options)
        self.copies = box.copies_under(options)  # per kind of tapestry card
        self.sources = SOURCES if box.alone else BOXED_SOURCES
        # how games go that began under older rules
        self.orders_asked = options["any_order"] == "asked"  # [tapestry.rulings.any_order]
        self.first_of_two = options["first_card"] == "of_two"  # [tapestry.options.first_card]
        self.civ_of_two = options["gained_civilization"] == "of_two"  # [tapestry.options.gained_civilization]
        self.trapped_gain_one = options["trapped_dice"] == "one"  # [tapestry.rulings.trapped_dice]
        # under the second rulings a payment was offered for nothing, who answers to a deed was settled after all that
        # it brought, a line of the Utilitarians paid for the step that gained its landmark, the Alchemists waited for
        # a track that the small die has not, and control that is shared was no control beside explored land
        self.third_rulings = options["rulings"] == "third"
        # time
        self.first = 0
        self.turn = NONE  # whose turn it is
        self.turns = 0  # turns begun, of all players
        self.era: list[int] = []  # per seat the income turns begun [tapestry.rulings.era_of_a_player]
        self.finished: list[int] = []  # per seat 1 after its last income turn
        # treasure, per seat
        self.stock: list[int] = []  # and resource
        self.points: list[int] = []
        self.scored: list[int] = []  # and source of points
        self.built: list[int] = []  # and kind: income buildings gained, so spaces 1 to 1 + n of its row are open
        self.outposts: list[int] = []  # in supply
        # tracks
        self.tokens: list[tuple[int, ...]] = []  # per seat and track the spaces of its tokens, 0 the start, ascending
        self.completed: list[int] = []  # per seat a bit per track that counts as 12 since its token left it
        self.activated: list[int] = []  # per seat a bit per space activated in this turn
        self.repeated: list[tuple[str, ...]] = []  # per seat the repeat icons used in this turn
        self.blocks: list[tuple[int, ...]] = []  # (track, owner, the owner's turns that must still end)
        # technology
        self.tech_row: list[int] = []  # per card
        self.tech_owner: list[int] = []
        self.tech_mark: list[int] = []  # who has put a token on it
        self.held_techs: list[int] = []  # not upgraded before the end of their owner's first income turn
        self.tech_deck: list[int] = []
        self.tech_discard: list[int] = []
        self.display: list[int] = []
        self.turned: list[int] = []  # the cards that lie turned over
        self.tech_landmark: list[int] = []  # per card the landmark that stands on it
        # tapestry cards, by kind
        self.hands: list[list[int]] = []
        self.seen: list[tuple[int, ...]] = []  # seats * who + whose: cards of a hand that somebody has seen there
        self.drawn: list[tuple[int, ...]] = []  # per seat those of which it keeps one, while it decides
        self.collected: list[int] = []  # the one that lies face down on the mat of the Collectors
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.buried: list[int] = []  # those that lie face down on mats
        self.mats: list[tuple[int, ...]] = []  # 5 * seat + era - 1: the stack, its top last
        self.ability: list[int] = []  # per seat the kind of card whose this-era ability is in force, NONE without one
        self.futures = FANTASIES_AND_FUTURES in box.boxes  # whether that box is in play
        self.reserve: list[tuple[int, ...]] = []  # per seat the things in reserve, in the order they came
        self.slid: list[int] = []  # per seat and kind, with that box: how its buildings stand, as `rows` has it
        self.dormant: list[int] = []  # per seat the card of era 4 that rests during the last income turn
        self.submerged: list[int] = []  # the tapestry cards under the mat of the Merfolk
        self.lasting: list[tuple[int, ...]] = []  # per seat what else is in force, as `whenever` numbers its sources
        self.partner: list[int] = []  # per seat the player that ability names
        self.partner_track: list[int] = []  # and the track
        # the map
        self.tiles: list[int] = []
        self.supply: list[list[int]] = []
        self.stars: list[int] = []  # space tiles
        self.star_supply: list[list[int]] = []
        self.star_explored: list[list[int]] = []
        self.land: list[int] = []  # per hex its tile, PRINTED, UNEXPLORED or OFF
        self.rotation: list[int] = []
        self.pieces: list[tuple[int, ...]] = []
        # capitals
        self.capital: list[int] = []
        self.home: list[int] = []  # per seat the hex on which it began; only stored where a box is added
        self.plots: list[list[int]] = []  # per seat 81 plots
        self.districts: list[int] = []  # per seat a bit per completed district
        self.emptied: list[int] = []  # per seat a bit per district that was complete and has paid, and is open again
        self.grids: list[tuple[int, ...]] = []  # per seat and card with plots: what covers each, as in a capital
        self.landmark_owner: list[int] = []  # per landmark
        self.landmark_site: list[int] = []
        self.placed: list[int] = []  # per seat and kind: income buildings standing in the capital's grid
        # masterpieces and inspiration, where Arts & Architecture is in play
        self.masterpiece_owner: list[int] = []  # per masterpiece
        self.masterpiece_spent: list[int] = []  # per masterpiece 1 once it is turned over
        self.masterpiece_deck: list[int] = []
        self.masterpiece_discard: list[int] = []
        self.masterpiece_row: list[int] = []  # those that lie face up
        self.inspired: list[int] = []  # per seat and kind of building 1 once a tile lies on its row
        self.resting: list[int] = []  # tech cards that are not upgraded again in this turn
        # landmark cards, by the numbers of their landmarks
        self.landmark_cards: list[tuple[int, ...]] = []  # per seat those beside its mats, in the order they came
        self.landmark_deck: list[int] = []
        self.landmark_draft: list[int] = []  # those that go from hand to hand before the first turn
        # the rest
        self.achieved: list[tuple[int, ...]] = []  # per achievement the seats in the order they earned it
        self.civs: list[tuple[int, ...]] = []  # per seat
        self.civ_state: list[tuple[int, ...]] = []  # per civilization what lies on its mat; its module says how
        self.civ_deck: list[int] = []
        self.offers: list[tuple[int, ...]] = []  # per seat two civilizations, then its capitals, until one is chosen
        self.dice: list[int] = []  # the faces last shown: red, black, science

    # ---- who

    def neighbours(self, seat: Seat) -> list[Seat]:
        """Right, then left [tapestry.neighbours.who]; a single one counts once [tapestry.neighbours.two_players]."""
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        return [right] if left == right else [right, left]

    def seats_of(self, seat: Seat, who: str) -> Sequence[Seat]:
        """Those whom an effect serves; players who have finished gain nothing [tapestry.rulings.finished_players]."""
        if who == "neighbours":
            seats = self.neighbours(seat)
        else:
            seats = self.clockwise(seat) if who == "all" else self.clockwise(seat)[1:]
        return [s for s in seats if not self.finished[s]]

    def in_advance_turn(self) -> bool:
        """Whether this is the turn of somebody who advances: neither set-up nor an income turn.

        The first turns of all are income turns; later ones leave their end on the agenda until it is over.
        """
        if self.turn == NONE or self.turns <= self.seats:
            return False
        return all(item.kind not in INCOME_TURN for item in self.agenda)

    # ---- the order of effects

    def first_free(self, seat: Seat, effects: Sequence[Effect], abouts: Sequence[int]) -> int:
        """The first of several effects that comes to the same whenever it comes; -1 where the order must be asked."""
        if len(effects) == 1:  # nearly always
            return 0
        matters = self.shared.contested(self, seat, effects, abouts)
        return matters.index(False) if False in matters else -1

    # ---- resources

    def gain(self, seat: Seat, resource: int, amount: int) -> int:
        """Resources, as many as fit [tapestry.resources.limit]; what was gained."""
        if self.finished[seat]:
            return 0
        slot = KINDS * seat + resource
        gained = min(amount, MOST - self.stock[slot])
        self.stock[slot] += gained
        return gained

    def spend(self, seat: Seat, resource: int, amount: int) -> None:
        self.stock[KINDS * seat + resource] -= amount

    def resources(self, seat: Seat) -> int:
        """How many resources of all kinds a seat has."""
        stock, first = self.stock, KINDS * seat
        return stock[first] + stock[first + 1] + stock[first + 2] + stock[first + 3]

    # ---- points

    def score(self, seat: Seat, amount: int, cause: str) -> int:
        """Points; never below 0 in all [tapestry.rulings.vp_floor].

        Whoever has finished scores only by a civilization [tapestry.end.passive].
        """
        source = SOURCE_OF[cause.partition(".")[0]]
        if self.finished[seat] and source != CIVILIZATION_POINTS:
            return 0
        amount = max(amount, -self.points[seat])
        self.points[seat] += amount
        self.scored[self.sources * seat + source] += amount
        return amount

    # ---- tracks

    def reached(self, seat: Seat, track: int) -> int:
        """How far a seat has come on a track: its furthest token [tapestry.advancing.furthest], 12 once completed."""
        if self.completed[seat] >> track & 1:
            return TRACK_END
        tokens = self.tokens[self.box.track_count * seat + track]
        return tokens[-1] if tokens else 0

    def tokens_on(self, seat: Seat, track: int) -> tuple[int, ...]:
        """The spaces of a seat's tokens on a track, ascending; 0 is the start."""
        return self.tokens[self.box.track_count * seat + track]

    # ---- the income mat

    def income_space(self, seat: Seat, number: int) -> IncomeSpace:
        """A space of a seat's income mat, or of the tile on that row [tapestry.inspiration.tile]."""
        if self.inspired[KINDS * seat + number // INCOME_SPACES]:
            return self.box.inspired[number]
        return self.box.income[number]

    # ---- the reserve

    def reserved(self, seat: Seat, sort: int) -> list[int]:
        """Which things of a sort a seat has in reserve."""
        return [reserved_argument(item) for item in self.reserve[seat] if reserved_sort(item) == sort]

    def gained(self, seat: Seat, kind: int) -> int:
        """The income buildings of a kind that count: not those in reserve [tapestry.reserve.building]."""
        built = self.built[KINDS * seat + kind]
        return built - self.reserved(seat, RESERVED_BUILDING).count(kind) if self.reserve[seat] else built

    # ---- masterpieces

    def masterpieces_of(self, seat: Seat) -> list[int]:
        """The masterpieces of a seat that are not turned over."""
        owner, spent = self.masterpiece_owner, self.masterpiece_spent
        return [work for work in range(len(owner)) if owner[work] == seat and not spent[work]]

    # ---- technology

    def techs(self, seat: Seat, row: int) -> list[int]:
        """The tech cards of a seat in a row."""
        owner, rows = self.tech_owner, self.tech_row
        return [card for card in range(len(owner)) if owner[card] == seat and rows[card] == row]

    def has_tech(self, seat: Seat, card: int) -> bool:
        """Whether a seat has a tech card; one of a box that is not in play nobody has."""
        return card < len(self.tech_owner) and self.tech_owner[card] == seat

    def tech_count(self, seat: Seat) -> int:
        return times(self.tech_owner, seat)

    # ---- tapestry cards

    def mat(self, seat: Seat, era: int) -> tuple[int, ...]:
        """The cards on the space of an era, the top one last; era 1 is Maker of Fire."""
        return self.mats[ERAS * seat + era - 1]

    def current_space(self, seat: Seat) -> int:
        """The era whose space the current card lies on: in the first Maker of Fire; past era 4 that stack goes on.

        [tapestry.boxes.maker_of_fire] [tapestry.tapestry_cards.after_era_4]
        """
        return min(self.era[seat], 4)

    def card_count(self, seat: Seat) -> int:
        """Tapestry cards in hand and on mats."""
        mats = sum([len(self.mats[ERAS * seat + e]) for e in range(ERAS)])
        return len(self.hands[seat]) + mats + self.keeps(seat, COLLECTED_CARD)

    def tile_count(self, seat: Seat) -> int:
        """Territory tiles in supply."""
        return len(self.supply[seat]) + self.keeps(seat, COLLECTED_TILE)

    def keeps(self, seat: Seat, place: int) -> bool:
        """Whether a seat has something at a place of the Collectors' mat [tapestry.boxes.collected]."""
        civ = self.shared.collectors
        return civ != NONE and civ in self.civs[seat] and self.civ_state[civ][place] != NONE

    # ---- hands that somebody has seen [tapestry.boxes.seen_hands]

    def see_hand(self, seat: Seat, other: Seat) -> None:
        """A seat sees all cards of another hand, and knows them as long as they stay there."""
        self.seen[self.seats * seat + other] = tuple(self.hands[other])

    def unseen_cards(self, seat: Seat, other: Seat) -> list[int]:
        """The cards of a hand that another seat has not seen there."""
        cards = self.hands[other].copy()
        for kind in self.seen[self.seats * seat + other]:
            cards.remove(kind)
        return cards

    def leave_hand(self, seat: Seat, kind: int, openly: bool = True) -> None:
        """A card leaves a hand.

        Those who had seen it there know it gone, or know of no card for sure where nobody shows which one went.
        """
        self.hands[seat].remove(kind)
        for slot in range(seat, self.seats * self.seats, self.seats):
            if not openly:
                self.seen[slot] = ()
            elif kind in self.seen[slot]:
                seen = list(self.seen[slot])
                seen.remove(kind)
                self.seen[slot] = tuple(seen)

    # ---- pieces

    def landmarks_of(self, seat: Seat) -> int:
        """How many landmarks a seat owns, wherever they stand."""
        return times(self.landmark_owner, seat)

    def controller(self, place: int) -> int:
        """Who controls a territory: the only one whose outposts, or Nomads' buildings, stand there, else NONE.

        Of tokens only those that hold a territory do so too. [tapestry.rulings.control] [tapestry.boxes.holding_tokens]
        """
        holder = NONE
        for stone in self.pieces[place]:
            if not stone & FALLEN and stone >> 3 != TOKEN:  # `stands` and `kind_of`, asked too often to be called
                owner = stone & 7
                if holder != NONE and holder != owner:
                    return NONE
                holder = owner
        return holder

    def controlled(self, seat: Seat) -> list[int]:
        """The hexes that a seat controls, alone or with another."""
        shared = len(self.shared_lands()) > 0
        found: list[int] = []
        for place, stones in enumerate(self.pieces):  # most are without
            if len(stones) > 0 and (self.controls(seat, place) if shared else self.controller(place) == seat):
                found.append(place)
        return found if len(self.pieces) == MAP_SIZE else [place for place in found if place < MAP_SIZE]

    def controls(self, seat: Seat, place: int) -> bool:
        """Whether a seat controls a territory, alone or with another [tapestry.boxes.shared_control]."""
        holder = self.controller(place)
        if holder != NONE or place not in self.shared_lands():
            return holder == seat
        standing = [stone for stone in self.pieces[place] if stands(stone) and kind_of(stone) != TOKEN]
        return any(owner_of(stone) == seat for stone in standing)

    def shared_lands(self) -> list[int]:
        """The territories where an outpost of the Infiltrators has joined another, so that both control them."""
        civ = self.shared.infiltrators
        if civ == NONE:
            return []
        return [mark // 2 for mark in self.civ_state[civ] if mark % 2 == 0]

    # ---- civilizations

    def has_civ(self, seat: Seat, civ: int) -> bool:
        return civ in self.civs[seat]

    def advances_on(self, seat: Seat) -> bool:
        """Whether a civilization lets a seat advance after its last income turn [tapestry.civilizations.elder_ones]."""
        return self.shared.elder_ones in self.civs[seat]

    def plays_cards_on(self, seat: Seat) -> bool:
        """Whether one lets it play its hand after that [tapestry.civilizations.merfolk]."""
        return self.shared.merfolk in self.civs[seat]

    def after_last_income(self, seat: Seat) -> bool:
        """Whether a seat has had its last income turn, whether or not it plays on."""
        if self.era[seat] < ERAS:
            return False
        return all(item.kind not in INCOME_TURN or getattr(item, "seat", NONE) != seat for item in self.agenda)

    def holder_of(self, civ: int) -> int:
        """Who has a civilization, or NONE."""
        for seat in range(self.seats):
            if civ in self.civs[seat]:
                return seat
        return NONE
