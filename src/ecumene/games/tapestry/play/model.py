"""A game of Tapestry at one moment: its state, with what a seat may know of it, its copies and how it is stored."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from ecumene.core.action import Seat
from ecumene.core.standings import Standings
from ecumene.core.storing import Stored
from ecumene.games.tapestry.box.content import TapestryCard
from ecumene.games.tapestry.play.auditing import audit_agenda, audit_pieces
from ecumene.games.tapestry.play.hiding import Sight, spied_on
from ecumene.games.tapestry.play.numbers import (
    BOTTOM,
    BUILDING,
    ERAS,
    HOUSING,
    IMPASSABLE,
    KINDS,
    LANDMARK,
    MIDDLE,
    MONUMENT,
    NONE,
    ON_MAP,
    OPEN,
    RESERVED_CARD,
    SCIENCE_DIE,
    TOKEN,
    TOP,
    TRACK_END,
    UNKNOWN,
    kind_of,
    owner_of,
    stands,
)
from ecumene.games.tapestry.play.standing import standings
from ecumene.games.tapestry.play.state import TapestryState

__all__ = [
    "BOTTOM",
    "BUILDING",
    "ERAS",
    "HOUSING",
    "IMPASSABLE",
    "KINDS",
    "LANDMARK",
    "MIDDLE",
    "MONUMENT",
    "NONE",
    "ON_MAP",
    "OPEN",
    "SCIENCE_DIE",
    "STORED",
    "TOKEN",
    "TOP",
    "TRACK_END",
    "UNKNOWN",
    "TapestryPosition",
    "kind_of",
    "owner_of",
    "stands",
]
"""The numbers too by which cards and civilizations write what lies where: they need little else."""

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

BOXED: Final[Stored] = Stored(
    numbers=(),
    lists=(
        "home", "landmark_deck", "landmark_draft", "held_techs", "masterpiece_owner", "masterpiece_spent",
        "masterpiece_deck", "masterpiece_discard", "masterpiece_row", "inspired", "resting", "turned",
        "tech_landmark", "emptied", "collected",
    ),
    tuples=("lasting", "landmark_cards", "seen", "grids"),
    nested=(),
)  # fmt: skip
"""What is stored besides where a box is added to the base box, which is stored as it was before there were others."""

FUTURES: Final[Stored] = Stored(numbers=(), lists=("slid", "dormant", "submerged"), tuples=("reserve",), nested=())
"""What is stored besides with Fantasies & Futures."""


def open_grid(card: TapestryCard) -> tuple[int, ...]:
    """The plots of a card on which nothing stands."""
    return (OPEN,) * (0 if card.plots is None else len(card.plots.cells))


class TapestryPosition(TapestryState):
    """A game of Tapestry at one moment."""

    # ---- what is known

    def _hide(self, seat: Seat | None) -> None:
        """See `Sight`."""
        sight = Sight(self, seat)
        self.seen = sight.seen
        self.hands = sight.hands
        self.drawn = sight.drawn
        self.offers = sight.offers
        self.civ_deck = sight.civ_deck
        self.deck = sight.deck
        self.buried = sight.buried
        self.collected = sight.collected
        self.submerged = sight.submerged
        self.landmark_draft = sight.landmark_draft
        self.landmark_deck = sight.landmark_deck

    def _known(self, seat: Seat | None) -> dict[str, Any]:
        parts = self._parts()
        Sight(self, seat).lay_over(parts)
        return parts

    def spied_on(self, seat: Seat | None) -> int:
        """Whose hand a seat is looking at besides its own; NONE nearly always."""
        return spied_on(self, seat)

    def _imagine(self, seat: Seat, rng: Random) -> None:
        """Deal the cards and civilizations that the viewer has not seen; other pools are known by elimination."""
        unseen: list[int] = []
        for kind, copies in enumerate(self.copies):
            unseen += [kind] * copies
        kept = [self.reserved(other, RESERVED_CARD) for other in range(self.seats)]
        for seen in [*self.hands, *self.drawn, self.discard, *self.mats, self.collected, self.submerged, *kept]:
            for kind in seen:
                if kind >= 0:
                    unseen.remove(kind)
        rng.shuffle(unseen)
        for other in range(self.seats):
            if UNKNOWN in self.hands[other]:
                self.hands[other] = sorted([kind if kind >= 0 else unseen.pop() for kind in self.hands[other]])
            if UNKNOWN in self.drawn[other]:
                self.drawn[other] = tuple(sorted([unseen.pop() for _ in self.drawn[other]]))
            if UNKNOWN in self.offers[other]:
                drawn = rng.sample(self.civ_deck, len(self.offers[other]))
                self.civ_deck = [civ for civ in self.civ_deck if civ not in drawn]
                self.offers[other] = tuple(sorted(drawn))
        self.buried = sorted([unseen.pop() for _ in self.buried])
        self.collected = [kind if kind >= 0 else unseen.pop() for kind in self.collected]
        self.submerged = sorted([kind if kind >= 0 else unseen.pop() for kind in self.submerged])
        self.deck = sorted(unseen)
        if UNKNOWN in self.landmark_draft:
            taken = [card for cards in self.landmark_cards for card in cards]
            left = [card for card in self.shared.landmark_cards() if card not in taken]
            self.landmark_draft = sorted(rng.sample(left, len(self.landmark_draft)))
            self.landmark_deck = [card for card in left if card not in self.landmark_draft]

    # ---- what follows from it

    def standings(self) -> Standings:
        return standings(self)

    def audit(self) -> None:
        """Nothing is made or lost: cards, tiles, landmarks, outposts; and what is derived agrees."""
        if self.era:
            audit_pieces(self)

    def audit_agenda(self) -> None:
        """Whoever is in the last era is in the last income turn or has finished; a token is paid for where it is."""
        if self.era:
            audit_agenda(self)

    # ---- copies

    def copy(self) -> TapestryPosition:
        chance = self.chance
        twin = TapestryPosition(
            self.game, self.shared, self.seats, self.options, None if chance is None else chance.copy()
        )
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
        twin.collected = self.collected.copy()
        twin.held_techs = self.held_techs.copy()
        twin.tech_deck = self.tech_deck.copy()
        twin.tech_discard = self.tech_discard.copy()
        twin.display = self.display.copy()
        twin.turned = self.turned.copy()
        twin.tech_landmark = self.tech_landmark.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.seen = self.seen.copy()
        twin.drawn = self.drawn.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.buried = self.buried.copy()
        twin.mats = self.mats.copy()
        twin.ability = self.ability.copy()
        twin.lasting = self.lasting.copy()
        twin.reserve = self.reserve.copy()
        twin.dormant = self.dormant.copy()
        twin.submerged = self.submerged.copy()
        twin.slid = self.slid.copy()
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
        twin.home = self.home.copy()
        twin.plots = [plots.copy() for plots in self.plots]
        twin.districts = self.districts.copy()
        twin.emptied = self.emptied.copy()
        twin.grids = self.grids.copy()
        twin.landmark_owner = self.landmark_owner.copy()
        twin.landmark_site = self.landmark_site.copy()
        twin.landmark_cards = self.landmark_cards.copy()
        twin.landmark_deck = self.landmark_deck.copy()
        twin.landmark_draft = self.landmark_draft.copy()
        twin.placed = self.placed.copy()
        twin.achieved = self.achieved.copy()
        twin.civs = self.civs.copy()
        twin.civ_state = self.civ_state.copy()
        twin.civ_deck = self.civ_deck.copy()
        twin.offers = self.offers.copy()
        twin.dice = self.dice.copy()
        twin.masterpiece_owner = self.masterpiece_owner.copy()
        twin.masterpiece_spent = self.masterpiece_spent.copy()
        twin.masterpiece_deck = self.masterpiece_deck.copy()
        twin.masterpiece_discard = self.masterpiece_discard.copy()
        twin.masterpiece_row = self.masterpiece_row.copy()
        twin.inspired = self.inspired.copy()
        twin.resting = self.resting.copy()

    def _state(self) -> dict[str, Any]:
        if self.shared.alone:
            return STORED.of(self)
        boxed = {**STORED.of(self), **BOXED.of(self)}
        return {**boxed, **FUTURES.of(self)} if self.futures else boxed

    def _parts(self) -> dict[str, Any]:
        parts = STORED.shared(self)
        if not self.shared.alone:
            parts.update(BOXED.shared(self))
            if self.futures:
                parts.update(FUTURES.shared(self))
        return parts

    def _restore(self, state: dict[str, Any]) -> None:
        STORED.into(self, state)
        if self.shared.alone:
            self.lasting = [()] * self.seats
            self.tech_landmark = [NONE] * len(self.box.tech)
            self.emptied = [0] * self.seats
            self.inspired = [0] * (KINDS * self.seats)
            self.landmark_cards = [()] * self.seats
            self.home = [NONE] * self.seats
            self.seen = [()] * (self.seats * self.seats)
            self.held_techs = []
            self.collected = []
        else:
            BOXED.into(self, state)
        if self.futures:
            FUTURES.into(self, state)
        else:
            self.reserve = [()] * self.seats
            self.dormant = [NONE] * self.seats
            self.submerged = []
            self.slid = []
