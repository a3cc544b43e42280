"""What things are worth to a seat, in points, as far as one can tell at a glance.

The tables are judgements of ours: a resource is worth the step it pays for, a building what its space of the income
mat brings until the end, a landmark the plots it fills. They serve bots and are no rules. `promise` builds on them to
size up whole effects.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.action import Seat
from ecumene.core.effects import Effect
from ecumene.games.tapestry.box.content import (
    CITY,
    GAINED_BUILDINGS,
    HAND_CARDS,
    HOUSE,
    OBJECTIVES,
    ONE_KIND,
    PER_LINE,
    PER_TECH_CARD,
    PER_TERRITORY,
    SAME_BUILDINGS,
    SUPPLY_TILES,
    IncomeSpace,
)
from ecumene.games.tapestry.mind.gaps import NEARLY as NEARLY
from ecumene.games.tapestry.mind.gaps import Gaps
from ecumene.games.tapestry.play.capital import capital_of, last_open
from ecumene.games.tapestry.play.counting import (
    PER_BUILDING,
    PER_INCOME_BUILDING,
    PER_LANDMARK,
    PER_SPACE,
    PER_TAPESTRY,
    PER_TILE,
    count,
)
from ecumene.games.tapestry.play.income import GainIncome, ScoreIncome
from ecumene.games.tapestry.play.landmark_cards import needed, progress, unmet
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, KINDS, MOST, NONE, OPEN
from ecumene.games.tapestry.play.rows import covered_places, is_open
from ecumene.games.tapestry.play.whenever import abilities_of, sources

RESOURCE: Final = [7.0, 6.5, 6.0, 5.2, 4.7, 0.0]
"""Of one resource, by era: early steps build up what later ones score; after the last advance nothing is bought."""
TILE: Final = [2.0, 2.0, 2.0, 1.6, 1.0, 0.0]
"""Of a territory tile in supply, by era: as long as explorations are likely to come."""
SURPLUS: Final = 4  # tiles beyond which another one is rarely laid
CARD: Final = [4.0, 4.0, 3.5, 3.0, 1.5, 0.0]
"""Of one more tapestry card in hand, by era: a better choice on the next income turn, or a bonus that takes cards."""
HOARDED: Final = [4.0, 4.5, 5.0, 5.0, 5.0, 0.0]
"""… and of each to whoever has the Elder Ones or the Merfolk, to whom it pays in the end however many there are."""
ELDER_HOARD: Final = 6  # … up to so many for the Elder Ones
MOST_CARDS: Final = 99
LATE: Final = 4.0  # a resource after the last income turn, and a card, to whoever plays on with them
INSIDE: Final = 3.5  # what a landmark scores for the Celestials in the end: not each fits into the capital
GROUPED: Final = 0.6  # part of what the next landmark of a group scores for the Urban Planners
STAR: Final = 3.0  # a space tile to choose from
SPACE_EXPLORED: Final = 13.0  # an exploration of space, by a tile still unknown
CIVILIZATION: Final = [20.0, 20.0, 18.0, 14.0, 9.0, 2.0]
"""Of another civilization, by era: most pay on every income turn that is left."""
PROGRESS: Final = [1.5, 2.3, 3.0, 2.0]
"""Of a step as such, by the tier it reaches: better spaces come nearer, and tech cards and cards look at tiers."""
TIME: Final = [1.0, 1.0, 1.0, 0.7, 0.4, 0.0]
"""By era, the part of what lies ahead on a track that one can still hope to use."""
EXPLORATION: Final = 2.8  # sides that match, on average
TRAP: Final = 0.16  # chance that a card in hand is a trap
DISCOVERY: Final = 4.5  # a tech card not seen yet
GROWTH: Final = [0.7, 1.0, 0.5]
"""By how much what the income mat counts grows until the next income turn: tech cards, lines, territories."""
STEPS_GROW: Final = 1.3  # … and so of what effects count: spaces of one track
BUILDING_GROWS: Final = 0.6  # income buildings of one kind
BUILDINGS_GROW: Final = 2.2  # … and of all
LINES_GROW: Final = 0.5  # complete rows, complete columns, districts
CARDS_GROW: Final = 0.8  # tapestry cards, landmarks
NOWHERE: Final = 6  # no place of a row of the income mat
NEXT_SPACE: Final = 0.45  # part of the space after the next that a building is credited with
CITY_LATER: Final = 0.8  # part of an incomplete line or district that one can count on in the end
FIT: Final = 0.75  # part of the plots of a landmark that serve a line or a district in the end
RATES: Final = [0.9, 0.9, 0.6, 1.2, 0.9, 2.2, 0.7, 0.4, 0.8, 1.3, 1.0]
"""How many more of what each objective of a landmark card counts come until the next income turn; see OBJECTIVES."""
FIRST_ERA: Final = 0.5  # part of an era that is left on average


class Glance:
    """What a seat sees of its own position at a glance; numbers that cost something are counted when first asked."""

    def __init__(self, position: TapestryPosition, seat: Seat) -> None:
        self.position = position
        self.seat = seat
        era = position.era[seat]
        self.era = era
        self.resource = RESOURCE[era]
        self.scorings = ERAS - (era if era else 1)  # income turns that score still to come
        self.earnings = 0.0  # what a resource more on every coming income is worth in all
        self.incomes = 0  # … and how many they are
        for turn in range(era + 1, ERAS):
            self.earnings += RESOURCE[turn]
            self.incomes += 1
        if position.turn == seat:
            self._look_at_turn()
        self.card = CARD[era]
        self.hoards = 0  # so many cards pay in the end
        self.stored = 0  # cards that lie under water until then
        self.waiting = 0.0  # what a landmark scores more that is gained after the last income turn
        self.sites = 0.0  # what a landmark more will score in the end, where it stands well
        if position.futures:
            self._look_at_end()
        if not position.shared.alone and self.scorings:
            self._look_at_landmarks()
        if position.finished[seat]:
            self.resource = 0.0
        self.later = 0.0  # income turns until what is weighed comes, on average
        self.new_tiles = 0  # territory tiles that come before an exploration
        self._techs = -1
        self._territories = -1
        self._plot = -1.0
        self._line = -1.0
        self._gaps: Gaps | None = None
        self._districts: list[float] = []
        self.listens = 0  # events that the abilities in force listen to, as bits
        self.hearing = 0  # … how many of them are just being weighed, one because of the other
        self.changes = 0  # … and the rules that they change
        for source in sources(position, seat):
            abilities = abilities_of(position, source)
            self.listens |= abilities.events
            self.changes |= abilities.modifiers
        self.aiming = bool(position.landmark_cards[seat])  # … and whether there may be an objective to meet
        self._aims: list[float] = []
        self.profits: list[float] = []  # per track, what a paid step brings: see `weighing`

    def _look_at_turn(self) -> None:
        """In the midst of an income turn its points and its income may still be to come."""
        for item in self.position.agenda:
            if isinstance(item, GainIncome):
                self.earnings += self.resource
                self.incomes += 1
            elif isinstance(item, ScoreIncome):
                self.scorings += 1

    def _look_at_end(self) -> None:
        """Whoever plays on after the last income turn still has a use for resources and cards."""
        position, seat, last = self.position, self.seat, self.era == ERAS
        advances, plays = position.advances_on(seat), position.plays_cards_on(seat)
        if advances or plays:
            self.card = HOARDED[self.era]
            self.hoards = ELDER_HOARD if advances else 0
            if plays:  # a card comes to them on every income turn, and in the end they keep few
                self.hoards += MOST_CARDS if last else self.era
            self.stored = len(position.submerged) if plays else 0
            if last and advances:
                self.resource = LATE
            elif advances and self.era == ERAS - 1:
                self.waiting = float(position.box.civs[position.shared.elder_ones].data.numbers["landmark"])
            if last and plays:
                self.card = LATE

    def _look_at_landmarks(self) -> None:
        """The Celestials and the Urban Planners will score for landmarks that stand well in their capital."""
        for civ in self.position.civs[self.seat]:
            name = self.position.box.civs[civ].id
            if name == "celestials":
                self.sites += INSIDE
            elif name == "urban_planners":
                self.sites += GROUPED * (2 * self.position.landmarks_of(self.seat) + 1)

    def look_at_last_turn(self) -> None:
        """Look at things as they will be on the fifth income turn."""
        position, seat = self.position, self.seat
        self.later = float(ERAS - self.era)
        self.era = ERAS
        self.scorings, self.incomes, self.earnings = 1, 0, 0.0
        self.resource = LATE if position.advances_on(seat) else 0.0
        self.card = LATE if position.plays_cards_on(seat) else 0.0

    # ---- counts

    def techs(self) -> int:
        if self._techs < 0:
            self._techs = self.position.tech_count(self.seat)
        return self._techs

    def territories(self) -> int:
        if self._territories < 0:
            self._territories = territory_count(self.position, self.seat)
        return self._territories

    def gaps(self) -> Gaps:
        if self._gaps is None:
            capital = capital_of(self.position, self.seat)
            last = last_open(self.position, self.seat) if capital.imps else OPEN
            self._gaps = Gaps(self.position.plots[self.seat], capital, last)
        return self._gaps

    def lines(self) -> int:
        gaps = self.gaps()
        return gaps.rows[: gaps.size].count(0) + gaps.columns[: gaps.size].count(0)

    def count(self, of: int) -> int:
        """How many of what an effect counts, as `gains.count`."""
        if of == PER_TECH_CARD:
            return self.techs()
        if of == PER_LINE:
            return self.lines()
        if of == PER_TERRITORY:
            return self.territories()
        position, seat = self.position, self.seat
        if of >= PER_INCOME_BUILDING:
            return count(position, seat, of)
        if of >= PER_SPACE:
            return position.reached(seat, of - PER_SPACE)
        if of >= PER_BUILDING:
            return position.gained(seat, of - PER_BUILDING)
        if of == PER_TILE:
            return len(position.supply[seat])
        if of == PER_TAPESTRY:
            return position.card_count(seat)
        return position.landmarks_of(seat) if of == PER_LANDMARK else position.seats - 1

    def expected(self, per: int) -> float:
        """What the income mat will count on an average income turn to come."""
        return self.count(per) + GROWTH[per] * (self.scorings + 1) / 2.0

    # ---- effects

    def weigh(self, effect: Effect, about: int, depth: int) -> float:
        """What an effect promises; `depth` counts the effects of effects that led to it. See `outlook`."""
        raise NotImplementedError

    def promise(self, effect: int, about: int = NONE, depth: int = 0) -> float:
        """What an effect of the book promises; nothing where there is none."""
        return 0.0 if effect < 0 else self.weigh(self.position.book.effects[effect], about, depth)

    # ---- stores

    def resource_worth(self, resource: int, amount: int) -> float:
        """Some more of a resource, as far as it finds room; the more one has the less it helps."""
        stock = self.position.stock[KINDS * self.seat + resource]
        if stock + amount > MOST:
            amount = MOST - stock
        if amount <= 0:
            return 0.0
        return amount * self.resource * (1.04 - 0.04 * (stock if stock < 6 else 6))

    def tiles_worth(self, amount: int) -> float:
        """Some more territory tiles."""
        held = len(self.position.supply[self.seat])
        total = 0.0
        for number in range(held, held + amount):
            total += TILE[self.era] if number < SURPLUS else 0.3 * TILE[self.era]
        return total + self.aim(SUPPLY_TILES) * amount

    def cards_worth(self, amount: int) -> float:
        """Some more tapestry cards."""
        held = len(self.position.hands[self.seat]) + self.stored
        total = 0.0
        for number in range(held, held + amount):
            total += self.card if number < 2 or number < self.hoards else 0.6 * CARD[self.era]
        return total + self.aim(HAND_CARDS) * amount

    # ---- the capital

    def line_worth(self) -> float:
        """A complete row or column of the capital: a point for each icon on every income turn, and for a few spaces."""
        if self._line < 0.0:
            position, seat = self.position, self.seat
            icons = len([place for place in (0, 2, 4) if is_open(position, seat, HOUSE, place)])
            self._line = 0.5 + icons * self.scorings
        return self._line

    def plot_worth(self) -> float:
        """A plot filled, wherever it is: its share in two lines and a district."""
        if self._plot < 0.0:
            self._plot = FIT * (self.resource + 2.0 * self.line_worth()) / CITY
        return self._plot

    def district_worth(self, district: int) -> float:
        """What a complete district gives: resources, now or on every income turn to come, or something else."""
        if not self._districts:
            capital = capital_of(self.position, self.seat)
            for number, pays in enumerate(capital.pays):
                value = pays * self.resource + capital.income * self.earnings
                self._districts.append(value + max(0.0, self.promise(capital.rewards[number], NONE, 1)))
        return self._districts[district]

    def landmark_worth(self, landmark: int) -> float:
        """The plots that a landmark fills, or the points for one that stands beside the capital."""
        aside = capital_of(self.position, self.seat).aside
        if aside:
            return float(aside)
        return len(self.position.box.landmarks[landmark].shapes[0]) * self.plot_worth() + self.sites

    def building_worth(self, kind: int) -> float:
        """The next building of a row: what it opens brings until the end, and something of what comes after."""
        built = self.position.built[KINDS * self.seat + kind]
        if built >= 5:
            return 0.0
        next_place, after = built + 1, built + 2
        if self.position.slid:
            covered = covered_places(self.position, self.seat, kind)
            next_place, after = covered[0], covered[1] if len(covered) > 1 else NOWHERE
        value = self.plot_worth() + self.space_worth(kind, next_place) + self.aim(GAINED_BUILDINGS)
        if self.aiming and built == max(self.position.built[KINDS * self.seat : KINDS * self.seat + KINDS]):
            value += self.aim(SAME_BUILDINGS) + self.aim(ONE_KIND)
        if after <= 5:
            value += NEXT_SPACE * TIME[self.era] * self.space_worth(kind, after)
        return value

    def space_worth(self, kind: int, place: int) -> float:
        """A space of the income mat, from 0, once it is open."""
        space = self.position.income_space(self.seat, 6 * kind + place)
        return self.printed_worth(space, kind)

    def printed_worth(self, space: IncomeSpace, kind: int) -> float:
        """What a space of the income mat, or of a tile on it, brings and scores until the end once it is open."""
        value = float(self.scorings * space.points) + self.earnings * space.resources[kind]
        if space.points_per >= 0:
            value += self.scorings * self.expected(space.points_per)
        return value + self.incomes * (2.0 * space.territory + 3.5 * space.tapestry)

    # ---- landmark cards

    def objective_worth(self, card: int) -> float:
        """The landmark of a card that is still to be earned: the later it comes, the less it fills in time."""
        position = self.position
        landmark = position.box.landmarks[card]
        missing = needed(position, self.seat, card) - progress(position, self.seat, card)
        left = self.scorings + FIRST_ERA - missing / RATES[landmark.objective]
        return self.landmark_worth(card) * left / (self.scorings + FIRST_ERA) if left > 0.0 else 0.0

    def aim(self, objective: int) -> float:
        """What one more of something is worth to whoever has a landmark card that counts it."""
        if not self.aiming:
            return 0.0
        if not self._aims:
            self._aims = [0.0] * len(OBJECTIVES)
            for card in unmet(self.position, self.seat):
                landmark = self.position.box.landmarks[card]
                if progress(self.position, self.seat, card) < needed(self.position, self.seat, card):
                    soon = RATES[landmark.objective] * (self.scorings + FIRST_ERA)
                    self._aims[landmark.objective] += self.landmark_worth(card) / (soon if soon > 1.0 else 1.0)
        return self._aims[objective]


def growth(of: int) -> float:
    """By how much what an effect counts grows until the next income turn."""
    if of < len(GROWTH):
        return GROWTH[of]
    if of >= PER_INCOME_BUILDING:
        return BUILDINGS_GROW if of == PER_INCOME_BUILDING else LINES_GROW
    if of >= PER_SPACE:
        return STEPS_GROW
    return BUILDING_GROWS if of >= PER_BUILDING else CARDS_GROW if of in (PER_TAPESTRY, PER_LANDMARK) else 0.0


def territory_count(position: TapestryPosition, seat: Seat) -> int:
    """How many territories a seat controls."""
    if position.shared_lands():
        return len(position.controlled(seat))
    found = 0
    pieces = position.pieces
    for place in position.board.hexes:  # no list: quick players count very often
        if pieces[place] and position.controller(place) == seat:
            found += 1
    return found
