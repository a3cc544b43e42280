"""Gaining buildings: income buildings from one's mat and the landmarks of the box, and where they are placed.

They stand in the capital, or where a civilization or a card allows it; what fits nowhere is kept beside the capital and
counts all the same [tapestry.capital.outside].
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields, did_you_mean
from ecumene.core.effect_reading import EffectReader, Verb
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import BUILD, PLOT, SITE, TapestryAction
from ecumene.games.tapestry.box.actions import LANDMARK as LANDMARK_VERB
from ecumene.games.tapestry.box.codes import OtherPlace as OtherPlace
from ecumene.games.tapestry.box.content import BUILDINGS
from ecumene.games.tapestry.play.advanced import set_aside
from ecumene.games.tapestry.play.capital import (
    capital_of,
    check_plot,
    check_site,
    corners,
    open_plots,
    plots_under,
    room,
    sites,
)
from ecumene.games.tapestry.play.card_plots import card_ways, put_on_card
from ecumene.games.tapestry.play.covering import cover
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import BUILDING, KINDS, LANDMARK, NONE
from ecumene.games.tapestry.play.rows import take_building
from ecumene.games.tapestry.play.whenever import (
    BUILT,
    HOUSED,
    LANDMARK_GAINED,
    announce,
)

ROW: Final = 5  # income buildings of a kind
ANY: Final = "any"  # of the landmarks


def other_ways(position: TapestryPosition, seat: Seat, what: int) -> list[Action]:
    """All ways to put something outside the capital."""
    ways: list[Action] = []
    for civ in position.civs[seat]:
        place = position.shared.other_places.get(civ)
        if place is not None:
            ways += place.ways(position, seat, what)
    if not position.shared.alone:
        ways += card_ways(position, seat, what)  # rule: tapestry.capital.on_cards
    return ways


def put_elsewhere(position: TapestryPosition, seat: Seat, what: int, action: Action, cause: str) -> None:
    """Put something where the action says, outside the capital."""
    for civ in position.civs[seat]:
        place = position.shared.other_places.get(civ)
        if place is not None and action in place.ways(position, seat, what):
            place.put(position, seat, what, action, cause)
            return
    assert isinstance(action, TapestryAction)
    put_on_card(position, seat, what, action, cause)


@dataclass(frozen=True, eq=False)
class FindPlace(Step):
    """A building just gained finds its place; `what` as in `OtherPlace`.

    It is a step of its own because a building gained with it may take the last place first.
    """

    seat: Seat
    what: int
    cause: str

    def run(self, position: Any) -> None:
        if self.what < KINDS:
            find_plot(position, self.seat, self.what, self.cause)
        else:
            find_site(position, self.seat, self.what - KINDS, self.cause)


# ---- income buildings


def buildable(position: TapestryPosition, seat: Seat, kinds: int) -> list[int]:
    """The kinds, of those in a mask, of which the mat has a building left [tapestry.capital.empty_row]."""
    if position.finished[seat]:
        return []
    return [k for k in range(KINDS) if kinds >> k & 1 and position.built[KINDS * seat + k] < ROW]


def gain_building(position: TapestryPosition, seat: Seat, kind: int, cause: str) -> None:
    """The leftmost building of a row, which opens a space of the income mat, is placed [tapestry.capital.building].

    An empty row gives nothing, and no other kind instead [tapestry.capital.empty_row].
    """
    if not buildable(position, seat, 1 << kind):
        return
    take_building(position, seat, kind)
    place_gained(position, seat, kind, cause)


def place_gained(position: TapestryPosition, seat: Seat, kind: int, cause: str) -> None:
    """A building that has left its row is gained, and finds its place next."""
    announce(position, BUILT, seat, kind)
    position.agenda.append(FindPlace(seat, kind, cause))


def find_plot(position: TapestryPosition, seat: Seat, kind: int, cause: str) -> None:
    """Ask where a building goes; with a single place there is nothing to ask, without any it is kept aside."""
    ways = room(position, seat, 2) + len(other_ways(position, seat, kind))
    if ways > 1:
        position.agenda.append(PlaceBuilding(seat, kind, cause))
    elif ways:
        place_building(position, seat, kind, building_ways(position, seat, kind)[0], cause)
    else:
        _tell_built(position, seat, kind, NONE)


def building_ways(position: TapestryPosition, seat: Seat, kind: int) -> list[Action]:
    """Where a building can stand; none: beside the capital."""
    of = position.acts.of[PLOT]
    ways: list[Action] = [of[plot] for plot in open_plots(position, seat)]
    ways += other_ways(position, seat, kind)
    return ways


def place_building(position: TapestryPosition, seat: Seat, kind: int, action: Action, cause: str) -> None:
    """Put a building where the action says."""
    assert isinstance(action, TapestryAction)
    if action.verb == PLOT:
        _tell_built(position, seat, kind, action.arg)
        announce(position, HOUSED, seat, kind)
        cover(position, seat, [action.arg], BUILDING + kind, cause)
    else:
        _tell_built(position, seat, kind, NONE)
        put_elsewhere(position, seat, kind, action, cause)


def _tell_built(position: TapestryPosition, seat: Seat, kind: int, plot: int) -> None:
    if position.journal is not None:
        where = position.acts.of[PLOT][plot].notation.partition(" ")[2] if plot != NONE else ""
        position.tell("tapestry-log-builds", {"who": seat, "building": BUILDINGS[kind], "plot": where})


@dataclass(frozen=True, eq=False)
class PlaceBuilding(SeatQuestion):
    """Where to put an income building; it may not be kept while it fits [tapestry.capital.must_place]."""

    building: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return building_ways(position, seat, self.building)

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == PLOT:
            check_plot(position, seat, action.arg)
        elif action not in other_ways(position, seat, self.building):
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        place_building(position, seat, self.building, action, self.cause)


@dataclass(frozen=True, eq=False)
class ChooseBuilding(SeatQuestion):
    """Which of several kinds of income building to gain."""

    kinds: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[BUILD]
        return [of[kind] for kind in buildable(position, seat, self.kinds)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != BUILD or not self.kinds >> action.arg & 1:
            raise IllegalAction("core.choice")
        if not buildable(position, seat, 1 << action.arg):
            raise IllegalAction("tapestry.capital.empty_row", building=BUILDINGS[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_building(position, seat, action.arg, self.cause)


class Build(Effect):
    """An income building of one of some kinds, a bit for each."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(buildable(position, seat, self.kinds)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        kinds = buildable(position, seat, self.kinds)
        if len(kinds) > 1:
            position.agenda.append(ChooseBuilding(seat, self.kinds, cause))
        elif kinds:
            gain_building(position, seat, kinds[0], cause)


# ---- landmarks


def gain_landmark(position: TapestryPosition, seat: Seat, landmark: int, cause: str) -> None:
    """A landmark counts at once and is placed at once, on whoever's turn [tapestry.faq.at_once].

    So it stands before anything else that the same cause gives [tapestry.landmarks.moment]. There is one of each: what
    somebody has, nobody else gains [tapestry.landmarks.unique] [tapestry.faq.stadium_once].
    """
    if position.landmark_owner[landmark] != NONE or position.finished[seat]:
        return
    position.landmark_owner[landmark] = seat
    position.tell("tapestry-log-landmark", {"who": seat, "landmark": position.box.landmarks[landmark].id})
    announce(position, LANDMARK_GAINED, seat, landmark)
    position.agenda.append(FindPlace(seat, KINDS + landmark, cause))


def find_site(position: TapestryPosition, seat: Seat, landmark: int, cause: str) -> None:
    """Ask where a landmark goes; with a single place there is nothing to ask, without any it is kept aside.

    Where the city has no room a card that can hold it is such a place [tapestry.boxes.landmark_onto_card]. In a city
    that takes none it may be kept aside though a card or the map has a place for it
    [tapestry.capitals.bottle_landmarks].
    """
    fitting = [bits.bit_count() for bits in corners(position, seat, landmark)]
    ways = sum(fitting) + len(other_ways(position, seat, KINDS + landmark)) + _may_set_aside(position, seat)
    if ways > 1:
        position.agenda.append(PlaceLandmark(seat, landmark, cause))
    elif ways:
        place_landmark(position, seat, landmark, landmark_ways(position, seat, landmark)[0], cause)


def landmark_ways(position: TapestryPosition, seat: Seat, landmark: int) -> list[Action]:
    """Where a landmark can stand; none: beside the capital [tapestry.rulings.landmark_placement]."""
    of = position.acts.of[SITE]
    fitting = [of[site] for site in sites(position, seat, landmark)]
    aside = [position.acts.decline] if _may_set_aside(position, seat) else []
    return [*fitting, *other_ways(position, seat, KINDS + landmark), *aside]


def _may_set_aside(position: TapestryPosition, seat: Seat) -> bool:
    return capital_of(position, seat).aside > 0


def place_landmark(position: TapestryPosition, seat: Seat, landmark: int, action: Action, cause: str) -> None:
    """Put a landmark where the action says."""
    assert isinstance(action, TapestryAction)
    if action.verb == SITE:
        site = 4 * action.arg + action.turn
        position.landmark_site[landmark] = site
        cover(position, seat, plots_under(position, landmark, site), LANDMARK + landmark, cause)
    elif action is position.acts.decline:
        set_aside(position, seat, landmark)
    else:
        put_elsewhere(position, seat, KINDS + landmark, action, cause)


@dataclass(frozen=True, eq=False)
class PlaceLandmark(SeatQuestion):
    """Where to put a landmark, and how it lies [tapestry.landmarks.shape] [tapestry.rulings.equal_rotations]."""

    landmark: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        return landmark_ways(position, seat, self.landmark)

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == SITE:
            check_site(position, seat, self.landmark, action.arg, action.turn)
        elif action is position.acts.decline and _may_set_aside(position, seat):
            return
        elif action not in other_ways(position, seat, KINDS + self.landmark):
            raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        place_landmark(position, seat, self.landmark, action, self.cause)


def unclaimed(position: TapestryPosition) -> list[int]:
    """The landmarks of tracks and tech cards that nobody has: no others lie on the board [tapestry.landmarks.board]."""
    owner, shared = position.landmark_owner, position.shared
    found: list[int] = []
    for number, landmark in enumerate(position.box.landmarks):
        if owner[number] == NONE and max(landmark.track, landmark.tech) >= 0 and shared.in_play(landmark.box):
            found.append(number)
    return found


@dataclass(frozen=True, eq=False)
class ChooseLandmark(SeatQuestion):
    """Which of the landmarks that nobody has to gain."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK_VERB]
        return [of[landmark] for landmark in unclaimed(position)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != LANDMARK_VERB:
            raise IllegalAction("core.choice")
        if action.arg not in unclaimed(position):
            taken = action.arg < len(position.landmark_owner) and position.landmark_owner[action.arg] != NONE
            raise IllegalAction("tapestry.landmarks.unique" if taken else "tapestry.landmarks.board")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_landmark(position, seat, action.arg, self.cause)


class GainLandmark(Effect):
    """A landmark by its id [tapestry.landmarks.tech], or any that nobody has."""

    def __init__(self, landmark: str) -> None:
        super().__init__()
        self.landmark = landmark

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        if position.finished[seat]:
            return False
        if self.landmark == ANY:
            return len(unclaimed(position)) > 0
        return position.landmark_owner[position.box.landmark_no[self.landmark]] == NONE

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        assert isinstance(position, TapestryPosition)
        if self.landmark != ANY:
            gain_landmark(position, seat, position.box.landmark_no[self.landmark], cause)
            return
        left = unclaimed(position)
        if len(left) == 1:
            gain_landmark(position, seat, left[0], cause)
        elif left and not position.finished[seat]:
            position.agenda.append(ChooseLandmark(seat, cause))


# ---- reading


def _read_build(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """A list of kinds."""
    if not isinstance(says, list) or not says:
        raise row.wrong("build", f"must be a list of buildings, not {says!r}")
    kinds = 0
    for name in says:
        if name not in BUILDINGS:
            raise row.wrong("build", f'"{name}" is not a building: they are {", ".join(BUILDINGS)}')
        kinds |= 1 << BUILDINGS.index(name)
    return Build(kinds)


def _read_landmark(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """The id of a landmark, or `any`."""
    if not isinstance(says, str):
        raise row.wrong("landmark", f"must be a landmark or any, not {says!r}")
    return GainLandmark(says)


def reading_landmarks(known: Collection[str]) -> Verb:
    """Reads the same verb where it is known which landmarks there are: no other could be gained."""

    def read(reader: EffectReader, row: Fields, says: Any) -> Effect:
        if isinstance(says, str) and says != ANY and says not in known:
            raise row.wrong("landmark", f'"{says}" does not exist{did_you_mean(says, known)}')
        return _read_landmark(reader, row, says)

    return read


VERBS: dict[str, Verb] = {"build": _read_build, "landmark": _read_landmark}
ITEMS: tuple[type[Item], ...] = (ChooseBuilding, ChooseLandmark, FindPlace, PlaceBuilding, PlaceLandmark)
