"""The order of several effects: the player's own, asked wherever it can make a difference.

[tapestry.rulings.any_order]
Two effects come to the same in either order when neither looks at what the other changes. So each says which facets of
the game it looks at and which it changes, as far as that can be told beforehand; whatever could lead anywhere (a
conquest, a step with its benefit, a card with code of its own) looks at and changes everything. What chance brings to
light is a facet too, and whoever is asked something looks at it: one may want to see the card first.

What would do nothing now changes nothing; it looks at what could make it possible, for coming first it would lapse.
Only public facts are looked at, so a question that is left out tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from ecumene.core.action import Seat
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, branches
from ecumene.core.effects import AnyOrder, Choose, Effect, InOrder, May, NextPart, Several
from ecumene.games.tapestry.box.content import PER_LINE, PER_TECH_CARD, PER_TERRITORY
from ecumene.games.tapestry.play.advancing import Move
from ecumene.games.tapestry.play.buildings import Build
from ecumene.games.tapestry.play.capital import capital_of, last_open
from ecumene.games.tapestry.play.card_plots import open_grids
from ecumene.games.tapestry.play.cards.ploys import OwnLandBenefit, giving_lands
from ecumene.games.tapestry.play.cards.trading import PointsForEach
from ecumene.games.tapestry.play.conquering import Conquer
from ecumene.games.tapestry.play.counting import (
    PER_BUILDING,
    PER_ENCHANTED,
    PER_FOREST,
    PER_INCOME_BUILDING,
    PER_LANDMARK,
    PER_MASTERPIECE,
    PER_NEIGHBOURS_ENCHANTED,
    PER_ROW,
    PER_SPACE,
    PER_TAPESTRY,
    PER_TILE,
)
from ecumene.games.tapestry.play.drawing import has_options
from ecumene.games.tapestry.play.exploring import Explore
from ecumene.games.tapestry.play.gains import (
    STAR,
    TERRITORY_TILE,
    Draw,
    Gain,
    GainAny,
    GainCivilization,
    Lose,
    Points,
    PointsPer,
)
from ecumene.games.tapestry.play.ground import unjoined
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import (
    ERAS,
    OPEN,
    RESERVED_BUILDING,
    RESERVED_CARD,
    RESERVED_STAR,
    RESERVED_TECH,
    RESERVED_TOKEN,
)
from ecumene.games.tapestry.play.playing import PlayTapestry
from ecumene.games.tapestry.play.repeating import RestartToken
from ecumene.games.tapestry.play.reserve import Reserve
from ecumene.games.tapestry.play.space import ExploreSpace
from ecumene.games.tapestry.play.technology import Upgrade
from ecumene.games.tapestry.play.territory import TerritoryBenefit, benefit_of
from ecumene.games.tapestry.play.whenever import (
    BUILT,
    CAPITAL_SCORED,
    CARD_GAINED,
    COUNTS_CHANGED,
    DISTRICT_COMPLETED,
    DISTRICT_DRAINED,
    HOUSED,
    IMPASSABLE_COVERED,
    TILE_GAINED,
    heard,
)

# facets of a game
POINTS: Final = 1
STOCK: Final = 2  # resources
CARDS: Final = 4  # tapestry cards in hand, on the mat and in their piles
SUPPLY: Final = 8  # territory tiles
STARS: Final = 16  # space tiles
TECH: Final = 32
ROWS: Final = 64  # the buildings left on the income mat
CITY: Final = 128  # plots and landmarks
LAND: Final = 256  # the map with its pieces, and the outposts left
TOKENS: Final = 512  # on tracks
FORCE: Final = 1024  # the abilities in force and the civilizations
NEWS: Final = 2048  # what one has come to know
EVERYTHING: Final = 4095
NOTHING_MORE: Final = 0

Footprint: TypeAlias = tuple[int, int]
"""The facets that an effect looks at, and those that it changes.

To add to a facet is no look at it, so that gains come to the same in any order, the limit of 8 included.
"""

ANYTHING: Final[Footprint] = (EVERYTHING, EVERYTHING)


# ---- whether the order matters


def contested(position: TapestryPosition, seat: Seat, effects: Sequence[Effect], abouts: Sequence[int]) -> list[bool]:
    """Which of several effects might come out differently, or make another do so, by when they come."""
    prints = [footprint(position, seat, effects[i], abouts[i]) for i in range(len(effects))]
    found: list[bool] = []
    for i in range(len(prints)):
        meets = False
        for j in range(len(prints)):
            if i != j and (prints[i][0] & prints[j][1] or prints[j][0] & prints[i][1]):
                meets = True
        found.append(meets)
    return found


def footprint(position: TapestryPosition, seat: Seat, effect: Effect, about: int) -> Footprint:
    """What an effect looks at and changes if it is done now; what would do nothing waits for what it lacks."""
    if effect.able(position, seat, about):
        return _tread(position, seat, effect, about)
    return lacking(position, effect, about), 0


def _tread(position: TapestryPosition, seat: Seat, effect: Effect, about: int) -> Footprint:
    """What an effect looks at and changes where it does something."""
    tread = FOOTPRINTS.get(type(effect))
    if tread is None:
        return ANYTHING
    return tread(position, seat, effect, about)


# ---- chapter by chapter


def _points(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    return 0, POINTS


def _points_per(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    if effect.of == PER_LINE and heard(position, CAPITAL_SCORED):
        return ANYTHING
    return counted(effect), POINTS


def counted(effect: Any) -> int:
    """The facet in which an effect counts."""
    assert isinstance(effect, PointsPer)
    if effect.of == PER_MASTERPIECE:
        return EVERYTHING
    if effect.of >= PER_FOREST:
        return COUNTED_IN[effect.of]
    if effect.of >= PER_ROW:
        return CITY
    if effect.of == PER_INCOME_BUILDING:
        return ROWS
    if effect.of >= PER_SPACE:
        return TOKENS
    if effect.of >= PER_BUILDING:
        return ROWS
    return COUNTED_IN.get(effect.of, NOTHING_MORE)


COUNTED_IN: Final[dict[int, int]] = {
    PER_TECH_CARD: TECH,
    PER_LINE: CITY | FORCE,
    PER_TERRITORY: LAND,
    PER_TILE: SUPPLY,
    PER_TAPESTRY: CARDS,
    PER_LANDMARK: CITY,
    PER_FOREST: LAND,
    PER_ENCHANTED: CARDS,
    PER_NEIGHBOURS_ENCHANTED: CARDS,
}
"""Per thing that is counted, the facet; the number of opponents is none."""


def _gain(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    return 0, STOCK


def _any_resource(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    """Which resource to take or to lose depends on those one has."""
    return STOCK | NEWS, STOCK


def _draw(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    assert isinstance(effect, Draw)
    looks = NEWS if has_options(position, seat) else 0  # which one to keep is asked
    if effect.what == TERRITORY_TILE:
        return ANYTHING if heard(position, TILE_GAINED) else (looks, SUPPLY | NEWS)
    if effect.what == STAR:
        return looks, STARS | NEWS
    if heard(position, CARD_GAINED):
        return ANYTHING
    return looks, CARDS | NEWS


def _build(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    """A building leaves its row for a plot; only where it can complete a district does more follow."""
    for event in (BUILT, HOUSED, IMPASSABLE_COVERED, DISTRICT_COMPLETED, DISTRICT_DRAINED, COUNTS_CHANGED):
        if heard(position, event):
            return ANYTHING
    if any(civ in position.shared.other_places for civ in position.civs[seat]) or open_grids(position, seat):
        return ANYTHING
    nearly, capital = _nearly_complete(position, seat), capital_of(position, seat)
    if any(capital.rewards[district] >= 0 for district in nearly):  # rule: tapestry.capitals.veil
        return ANYTHING
    here = ROWS | CITY | (STOCK if nearly else 0)
    return here | FORCE | NEWS, here


def _nearly_complete(position: TapestryPosition, seat: Seat) -> list[int]:
    """The districts that one more building can complete."""
    plots, capital = position.plots[seat], capital_of(position, seat)
    if capital.imps:
        missing = unjoined(capital, plots, last_open(position, seat))
    else:
        missing = [sum([1 for plot in district if plots[plot] == OPEN]) for district in capital.districts]
    return [district for district, left in enumerate(missing) if left == 1]


def _restart(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    return TOKENS | NEWS, TOKENS


def _territory(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    return _tread(position, seat, position.book.effects[benefit_of(position, about)], about)


def _own_land(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    """All that the tiles look at and change of which one may be chosen."""
    looks, changes = NEWS, 0
    for place in giving_lands(position, seat):
        tread = _tread(position, seat, position.book.effects[benefit_of(position, place)], place)
        looks |= tread[0]
        changes |= tread[1]
    return looks, changes


def _reserve(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    """Something is put aside, unless it is used at once [tapestry.reserve.at_once]."""
    assert isinstance(effect, Reserve)
    if position.era[seat] >= ERAS:
        return ANYTHING
    if effect.reserves == RESERVED_TOKEN:
        return TOKENS | NEWS if effect.marks else 0, 0
    return RESERVING[effect.reserves]


RESERVING: Final[dict[int, Footprint]] = {
    RESERVED_BUILDING: (ROWS, ROWS),
    RESERVED_TECH: (TECH | NEWS, TECH | NEWS),
    RESERVED_STAR: (0, STARS | NEWS),
    RESERVED_CARD: (CARDS | NEWS, CARDS),
}
"""By what is put in reserve, the facets; a card that leaves the hand is chosen by what one knows."""


def _several(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    """All that its parts look at and change; one that can do nothing yet may after the others."""
    assert isinstance(effect, Several)
    looks = NEWS if isinstance(effect, (Choose, AnyOrder)) else 0
    changes = 0
    for part in effect.several:
        tread = _tread(position, seat, part, about)
        looks |= tread[0]
        changes |= tread[1]
    return looks, changes


def _may(position: TapestryPosition, seat: Seat, effect: Any, about: int) -> Footprint:
    assert isinstance(effect, May)
    looks, changes = _tread(position, seat, effect.part, about)
    return looks | NEWS, changes


class OwnOrder(AnyOrder):
    """Effects in an order that is the player's own, asked wherever it can matter [tapestry.rulings.any_order]."""

    def next_parts(self, position: Any, seat: Seat, left: int, about: int) -> list[int]:
        """The parts that may come next: all that are left, for one may let a part lapse by its order."""
        assert isinstance(position, TapestryPosition)
        if not position.orders_asked:
            return super().next_parts(position, seat, left, about)
        return [i for i in range(len(self.several)) if left >> i & 1]

    def go_on(self, position: Any, seat: Seat, left: int, cause: str, about: int) -> None:
        """First what comes to the same whenever it comes; then the order of the rest is asked."""
        assert isinstance(position, TapestryPosition)
        if not position.orders_asked:
            super().go_on(position, seat, left, cause, about)
            return
        coming = self.next_parts(position, seat, left, about)
        free = position.first_free(seat, [self.several[i] for i in coming], [about] * len(coming))
        if free >= 0:
            self.take(position, seat, left, coming[free], cause, about)
        elif coming:
            position.agenda.append(NextPart(seat, self.number, left, cause, about))

    def take(self, position: Any, seat: Seat, left: int, index: int, cause: str, about: int) -> None:
        """Do one part, then what is left; a part that can do nothing lapses."""
        if position.orders_asked and not self.several[index].able(position, seat, about):
            self.go_on(position, seat, left & ~(1 << index), cause, about)
        else:
            super().take(position, seat, left, index, cause, about)


FOOTPRINTS: Final[dict[type, Callable[[TapestryPosition, Seat, Any, int], Footprint]]] = {
    Build: _build, Choose: _several, Draw: _draw, Gain: _gain, GainAny: _any_resource, InOrder: _several,
    Lose: _any_resource, May: _may, OwnOrder: _several, Points: _points, PointsForEach: _points,
    PointsPer: _points_per, RestartToken: _restart, TerritoryBenefit: _territory, OwnLandBenefit: _own_land,
    Reserve: _reserve,
}  # fmt: skip
"""Per kind of effect, what it looks at and changes; all others anything."""


# ---- what could make an effect possible


def lacking(position: TapestryPosition, effect: Effect, about: int) -> int:
    """The facets that could make an effect possible which would do nothing now."""
    if isinstance(effect, PointsPer):
        return counted(effect)
    if isinstance(effect, Draw):  # tiles that are gone stay away; discarded cards are drawn again
        return NOTHING_MORE if effect.what in (TERRITORY_TILE, STAR) else CARDS
    if isinstance(effect, TerritoryBenefit):
        number = benefit_of(position, about)
        return NOTHING_MORE if number < 0 else lacking(position, position.book.effects[number], about)
    if isinstance(effect, (Several, May)):
        found = 0
        for part in effect.parts():
            found |= lacking(position, part, about)
        return found
    return LACKS.get(type(effect), EVERYTHING)


LACKS: Final[dict[type, int]] = {
    Build: NOTHING_MORE,  # a row of the income mat that is empty stays so
    Conquer: LAND | FORCE,
    Explore: LAND | SUPPLY | FORCE,
    ExploreSpace: STARS,
    Gain: STOCK,
    GainAny: STOCK,
    GainCivilization: FORCE,
    Lose: STOCK,
    Move: TOKENS | FORCE,
    OwnLandBenefit: EVERYTHING & ~POINTS,  # land, or whatever its tiles lack
    PlayTapestry: CARDS | FORCE,
    PointsForEach: NOTHING_MORE,
    RestartToken: TOKENS,
    Upgrade: TECH | TOKENS | ROWS | FORCE,
}
"""The same by the kind of effect; for all others any facet could."""


# ---- reading


def read_any_order(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`[[effects], [effects] …]`; a single list stands for itself."""
    if isinstance(says, (list, tuple)) and len(says) == 1:
        return reader.many(row, says[0])
    return OwnOrder(branches(reader, row, "any_order", says))
