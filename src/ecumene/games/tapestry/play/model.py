"""The state of a game of Tapestry, and the few ways in which resources, points, cards and pieces come and go.

Everything is numbered by its place in the content: resources, buildings and tracks 0 to 3; spaces of tracks 12 * track
+ space - 1; hexes by `actions.WORLD`. A pile from which one draws at random is a pool: a draw picks one by chance, so
there is no hidden order.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.chance import Chance
from ecumene.core.effects import EffectPosition
from ecumene.core.errors import AuditError
from ecumene.core.options import Options
from ecumene.core.standings import Standings
from ecumene.core.storing import Stored
from ecumene.core.tally import Tally

if TYPE_CHECKING:
    from ecumene.games.tapestry.game import Tapestry

NONE: Final = -1
UNKNOWN: Final = -1  # a card that the viewer does not see
FACE_DOWN: Final = -2  # a tapestry card on a mat that nobody sees

KINDS: Final = 4  # of resources and of income buildings; each has its track
MOST: Final = 8  # of one resource [tapestry.resources.limit]
TRACK_END: Final = 12
ERAS: Final = 5

# hexes
UNEXPLORED: Final = -1
PRINTED: Final = -2
OFF: Final = -3  # not part of this map

# pieces on a hex: owner + 8 * kind + 256 * (who toppled it + 1)
OUTPOST: Final = 0
TOKEN: Final = 1
HOUSING: Final = 2  # 2 to 5: an income building of that kind
MONUMENT: Final = 6  # from 6 on: a landmark

# plots of a capital
OPEN: Final = 0
IMPASSABLE: Final = 1
BUILDING: Final = 2  # 2 to 5: an income building of that kind
LANDMARK: Final = 6  # from 6 on: a landmark

# where a landmark of a player stands; from 0 on: 4 * corner + orientation in the capital, as in the action `site`
BESIDE: Final = -1
ON_MAP: Final = -2

# rows of tech cards
BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2

# dice
RED: Final = 0
BLACK: Final = 1
SCIENCE_DIE: Final = 2

# where points come from
INCOME_POINTS: Final = 0
TRACK_POINTS: Final = 1
EXPLORING_POINTS: Final = 2
SPACE_POINTS: Final = 3
CONQUERING_POINTS: Final = 4
TECHNOLOGY_POINTS: Final = 5
CARD_POINTS: Final = 6
CIVILIZATION_POINTS: Final = 7
ACHIEVEMENT_POINTS: Final = 8
SOURCES: Final = 9
SOURCE_OF: dict[str, int] = {
    "income": INCOME_POINTS, "space": TRACK_POINTS, "bonus": TRACK_POINTS, "exploring": EXPLORING_POINTS,
    "tile": EXPLORING_POINTS, "star": SPACE_POINTS, "die": CONQUERING_POINTS, "tech": TECHNOLOGY_POINTS,
    "card": CARD_POINTS, "civ": CIVILIZATION_POINTS, "achievement": ACHIEVEMENT_POINTS,
}  # fmt: skip
SOURCE_RULES: Final = (
    "tapestry.scoring.income", "tapestry.scoring.tracks", "tapestry.scoring.exploring", "tapestry.scoring.space",
    "tapestry.scoring.conquering", "tapestry.scoring.technology", "tapestry.scoring.cards",
    "tapestry.scoring.civilizations", "tapestry.scoring.achievements",
)  # fmt: skip

ENDING: Final = ("endofincometurn", "finish")
"""Items of the agenda after which a seat in its last era has finished."""

STORED: Final[Stored] = Stored(
    numbers=("first", "turn", "turns"),
    lists=(
        "era", "finished", "stock", "points", "scored", "built", "outposts", "completed", "activated", "tech_row",
        "tech_owner", "tech_mark", "tech_deck", "tech_discard", "display", "deck", "discard", "buried", "ability",
        "partner", "partner_track", "tiles", "stars", "land", "rotation", "capital", "landmark_owner", "landmark_site",
        "districts", "civ_deck", "dice", "placed",
    ),
    tuples=("tokens", "repeated", "blocks", "mats", "pieces", "achieved", "civs", "civ_state", "offers", "drawn"),
    nested=("hands", "supply", "star_supply", "star_explored", "plots"),
)  # fmt: skip


def piece(owner: Seat, kind: int, toppled_by: int = NONE) -> int:
    """A piece on the map as a number."""
    return owner + 8 * kind + 256 * (toppled_by + 1)


def owner_of(piece: int) -> Seat:
    return piece & 7


def kind_of(piece: int) -> int:
    return piece >> 3 & 31


def toppler_of(piece: int) -> int:
    """Who toppled a piece; NONE while it stands."""
    return (piece >> 8) - 1


class SpaceTable:
    """What the 48 spaces of the tracks give under a game's options, as numbers of effects, -1 for none."""

    def __init__(self, ids: Sequence[str], benefit: Sequence[int], buy: Sequence[int], bonus: Sequence[int]) -> None:
        self.ids = list(ids)
        self.benefit = list(benefit)
        self.buy = list(buy)  # the bonus with its price
        self.bonus = list(bonus)  # the bonus alone


class TapestryPosition(EffectPosition):
    """A game of Tapestry at one moment."""

    def __init__(self, game: Tapestry, seats: int, options: Options, chance: Chance | None) -> None:
        super().__init__(game, seats, options, chance, game.book, game.moves.answers)
        self.tap = game
        self.box = game.components
        self.acts = game.moves
        self.board = game.components.boards[game.components.map_of[seats]]
        self.spaces = game.spaces_under(options)
        self.copies = game.copies_under(options)  # per kind of tapestry card
        # how games go that began under older rules
        self.orders_asked = options["any_order"] == "asked"  # [tapestry.rulings.any_order]
        self.first_of_two = options["first_card"] == "of_two"  # [tapestry.options.first_card]
        self.civ_of_two = options["gained_civilization"] == "of_two"  # [tapestry.options.gained_civilization]
        self.trapped_gain_one = options["trapped_dice"] == "one"  # [tapestry.rulings.trapped_dice]
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
        self.tech_deck: list[int] = []
        self.tech_discard: list[int] = []
        self.display: list[int] = []
        # tapestry cards, by kind
        self.hands: list[list[int]] = []
        self.drawn: list[tuple[int, ...]] = []  # per seat those of which it keeps one, while it decides
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.buried: list[int] = []  # those that lie face down on mats
        self.mats: list[tuple[int, ...]] = []  # 5 * seat + era - 1: the stack, its top last
        self.ability: list[int] = []  # per seat the kind of card whose this-era ability is in force, NONE without one
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
        self.plots: list[list[int]] = []  # per seat 81 plots
        self.districts: list[int] = []  # per seat a bit per completed district
        self.landmark_owner: list[int] = []  # per landmark
        self.landmark_site: list[int] = []
        self.placed: list[int] = []  # per seat and kind: income buildings standing in the capital's grid
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
        self.scored[SOURCES * seat + source] += amount
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

    # ---- technology

    def techs(self, seat: Seat, row: int) -> list[int]:
        """The tech cards of a seat in a row."""
        owner, rows = self.tech_owner, self.tech_row
        return [card for card in range(len(owner)) if owner[card] == seat and rows[card] == row]

    def tech_count(self, seat: Seat) -> int:
        return self.tech_owner.count(seat)

    # ---- tapestry cards

    def mat(self, seat: Seat, era: int) -> tuple[int, ...]:
        """The cards on the space of an era, the top one last; era 1 is Maker of Fire."""
        return self.mats[ERAS * seat + era - 1]

    def current_space(self, seat: Seat) -> int:
        """The era whose space the current card lies on; past era 4 that stack goes on.

        [tapestry.tapestry_cards.after_era_4]
        """
        return min(self.era[seat], 4)

    def card_count(self, seat: Seat) -> int:
        """Tapestry cards in hand and on the mat."""
        return len(self.hands[seat]) + sum([len(self.mats[ERAS * seat + e]) for e in range(ERAS)])

    # ---- pieces

    def landmarks_of(self, seat: Seat) -> int:
        """How many landmarks a seat owns, wherever they stand."""
        return self.landmark_owner.count(seat)

    def controller(self, place: int) -> int:
        """Who controls a territory: the only one whose outposts, or Nomads' buildings, stand there, else NONE.

        [tapestry.rulings.control]
        """
        holder = NONE
        for stone in self.pieces[place]:
            if stone < 256 and kind_of(stone) != TOKEN:
                owner = owner_of(stone)
                if holder != NONE and holder != owner:
                    return NONE
                holder = owner
        return holder

    def controlled(self, seat: Seat) -> list[int]:
        """The hexes that a seat controls."""
        return [place for place in self.board.hexes if self.pieces[place] and self.controller(place) == seat]

    # ---- civilizations

    def has_civ(self, seat: Seat, civ: int) -> bool:
        return civ in self.civs[seat]

    def holder_of(self, civ: int) -> int:
        """Who has a civilization, or NONE."""
        for seat in range(self.seats):
            if civ in self.civs[seat]:
                return seat
        return NONE

    # ---- what is known

    def _hide(self, seat: Seat | None) -> None:
        """Others' hands and what they draw to keep one, the decks and face-down cards are unknown; their sizes are not.

        What is dealt before the first turn lies open; civilizations drawn later are as good as in their deck.
        """
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])
                if self.drawn[other]:
                    self.drawn[other] = (UNKNOWN,) * len(self.drawn[other])
                if self.offers[other] and self.turn != NONE:
                    self.civ_deck = sorted([*self.civ_deck, *self.offers[other]])
                    self.offers[other] = (UNKNOWN,) * len(self.offers[other])
        self.deck = [UNKNOWN] * len(self.deck)
        self.buried = [UNKNOWN] * len(self.buried)

    def _imagine(self, seat: Seat, rng: Random) -> None:
        """Deal the cards and civilizations that the viewer has not seen; other pools are known by elimination."""
        unseen: list[int] = []
        for kind, copies in enumerate(self.copies):
            unseen += [kind] * copies
        for seen in [*self.hands, *self.drawn, self.discard, *self.mats]:
            for kind in seen:
                if kind >= 0:
                    unseen.remove(kind)
        rng.shuffle(unseen)
        for other in range(self.seats):
            if UNKNOWN in self.hands[other]:
                self.hands[other] = sorted([unseen.pop() for _ in self.hands[other]])
            if UNKNOWN in self.drawn[other]:
                self.drawn[other] = tuple(sorted([unseen.pop() for _ in self.drawn[other]]))
            if UNKNOWN in self.offers[other]:
                drawn = rng.sample(self.civ_deck, len(self.offers[other]))
                self.civ_deck = [civ for civ in self.civ_deck if civ not in drawn]
                self.offers[other] = tuple(sorted(drawn))
        self.buried = sorted([unseen.pop() for _ in self.buried])
        self.deck = sorted(unseen)

    # ---- numbers that explain themselves

    def standings(self) -> Standings:
        return self.tap.standings(self)

    def explain(self, seat: Seat, action: Action) -> Tally | None:
        return self.tap.explain(self, seat, action)

    # ---- copies

    def copy(self) -> TapestryPosition:
        chance = self.chance
        twin = TapestryPosition(self.tap, self.seats, self.options, None if chance is None else chance.copy())
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.era = self.era.copy()
        twin.finished = self.finished.copy()
        twin.stock = self.stock.copy()
        twin.points = self.points.copy()
        twin.scored = self.scored.copy()
        twin.built = self.built.copy()
        twin.outposts = self.outposts.copy()
        twin.tokens = self.tokens.copy()
        twin.completed = self.completed.copy()
        twin.activated = self.activated.copy()
        twin.repeated = self.repeated.copy()
        twin.blocks = self.blocks.copy()
        twin.tech_row = self.tech_row.copy()
        twin.tech_owner = self.tech_owner.copy()
        twin.tech_mark = self.tech_mark.copy()
        twin.tech_deck = self.tech_deck.copy()
        twin.tech_discard = self.tech_discard.copy()
        twin.display = self.display.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.drawn = self.drawn.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.buried = self.buried.copy()
        twin.mats = self.mats.copy()
        twin.ability = self.ability.copy()
        twin.partner = self.partner.copy()
        twin.partner_track = self.partner_track.copy()
        self._copy_places(twin)
        self._carry(twin)
        return twin

    def _copy_places(self, twin: TapestryPosition) -> None:
        twin.tiles = self.tiles.copy()
        twin.supply = [tiles.copy() for tiles in self.supply]
        twin.stars = self.stars.copy()
        twin.star_supply = [tiles.copy() for tiles in self.star_supply]
        twin.star_explored = [tiles.copy() for tiles in self.star_explored]
        twin.land = self.land.copy()
        twin.rotation = self.rotation.copy()
        twin.pieces = self.pieces.copy()
        twin.capital = self.capital.copy()
        twin.plots = [plots.copy() for plots in self.plots]
        twin.districts = self.districts.copy()
        twin.landmark_owner = self.landmark_owner.copy()
        twin.landmark_site = self.landmark_site.copy()
        twin.placed = self.placed.copy()
        twin.achieved = self.achieved.copy()
        twin.civs = self.civs.copy()
        twin.civ_state = self.civ_state.copy()
        twin.civ_deck = self.civ_deck.copy()
        twin.offers = self.offers.copy()
        twin.dice = self.dice.copy()

    def _state(self) -> dict[str, Any]:
        return STORED.of(self)

    def _restore(self, state: dict[str, Any]) -> None:
        STORED.into(self, state)

    # ---- invariants

    def audit(self) -> None:
        """Nothing is made or lost: cards, tiles, landmarks, outposts; and what is derived agrees."""
        if not self.era:
            return
        self._audit_cards()
        self._audit_players()

    def audit_agenda(self) -> None:
        """Whoever is in the last era is in the last income turn or has finished; a token is paid for where it is."""
        if not self.era:
            return
        ending = [getattr(item, "seat", NONE) for item in self.agenda if item.kind in ENDING]
        for seat in range(self.seats):
            if self.finished[seat] and self.era[seat] < ERAS:
                raise AuditError(f"seat {seat}: finished in era {self.era[seat]}")
            if self.era[seat] == ERAS and not self.finished[seat] and seat not in ending:
                raise AuditError(f"seat {seat}: in its last era, and not finished")
        paying = [item for item in self.agenda if item.kind == "payadvance"]
        if len(paying) > 1:
            raise AuditError("two advances are paid for at once")
        for item in paying:
            tokens = self.tokens[KINDS * getattr(item, "seat", 0) + getattr(item, "track", 0)]
            token = getattr(item, "token", NONE)
            if token != NONE and token not in tokens:
                raise AuditError("an advance of a token that is not there")
        self._audit_laying()
        self._audit_civilizations()

    def _audit_civilizations(self) -> None:
        """Each is there once, and asks something only while somebody has it."""
        civs = [civ for mine in self.civs for civ in mine]
        if len(civs) != len(set(civs)) or set(civs) & set(self.civ_deck):
            raise AuditError("a civilization was made or lost")
        for number, civ in enumerate(self.box.civs):
            if number not in civs and any(item.kind.startswith(civ.id) for item in self.agenda):
                raise AuditError(f"{civ.id}: nobody has that civilization, and yet it is asked about")

    def _audit_laying(self) -> None:
        """A tile that a seat is about to lay is its own, and is laid once."""
        laying: list[int] = []
        for item in self.agenda:
            if item.kind == "laytile":
                seat, tile = getattr(item, "seat", 0), getattr(item, "tile", NONE)
                if tile not in self.supply[seat] or tile in laying:
                    raise AuditError(f"seat {seat}: lays a tile that it does not have")
                laying.append(tile)

    def _audit_cards(self) -> None:
        cards = [*self.deck, *self.discard, *self.buried]
        cards += [kind for cards in [*self.hands, *self.drawn, *self.mats] for kind in cards if kind != FACE_DOWN]
        down = sum([1 for stack in self.mats for kind in stack if kind == FACE_DOWN])
        if down != len(self.buried) or len(cards) != sum(self.copies):
            raise AuditError("a tapestry card was made or lost")
        if self.chance is not None and any(cards.count(kind) != n for kind, n in enumerate(self.copies)):
            raise AuditError("a tapestry card became another")
        techs = [*self.tech_deck, *self.tech_discard, *self.display]
        techs += [card for card in range(len(self.tech_owner)) if self.tech_owner[card] != NONE]
        if sorted(techs) != self.tap.techs_under(self.options):
            raise AuditError("a tech card was made or lost")
        laid = [tile for tile in self.land if tile >= 0]
        if len(laid) != len(set(laid)) or set(laid) & set(self.tiles):
            raise AuditError("a territory tile lies twice")

    def _audit_players(self) -> None:
        for seat in range(self.seats):
            stock = self.stock[KINDS * seat : KINDS * seat + KINDS]
            if min(stock) < 0 or max(stock) > MOST:
                raise AuditError(f"seat {seat}: resources {stock}")
            if self.points[seat] != sum(self.scored[SOURCES * seat : SOURCES * seat + SOURCES]):
                raise AuditError(f"seat {seat}: points that nothing gave")
            standing = self.plots[seat]
            for kind in range(KINDS):
                if self.placed[KINDS * seat + kind] != standing.count(BUILDING + kind):
                    raise AuditError(f"seat {seat}: the capital and its count of buildings disagree")
                if not 0 <= self.built[KINDS * seat + kind] <= 5:
                    raise AuditError(f"seat {seat}: an income row has five buildings")
