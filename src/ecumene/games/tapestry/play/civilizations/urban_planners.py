"""Urban Planners: landmarks may wait on their mat, and those that stand together pay.

On the mat: the landmarks that were put there, in the order they came; those that stand in the capital wait no longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import CIVILIZATION, LANDMARK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import CITY
from ecumene.games.tapestry.play.buildings import OtherPlace, find_site, other_ways
from ecumene.games.tapestry.play.capital import capital_of, completes, corners, plots_under, sites
from ecumene.games.tapestry.play.civilizations.gaining import draw_another, take_mat
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.drawing import draw_civilization
from ecumene.games.tapestry.play.gains import score_points
from ecumene.games.tapestry.play.landmark_cards import after_the_draft, draw_landmark_card
from ecumene.games.tapestry.play.model import KINDS, NONE, TapestryPosition
from ecumene.games.tapestry.play.numbers import BESIDE, FOLK
from ecumene.games.tapestry.play.numbers import LANDMARK as LANDMARK_PLOT

NAME: Final = "urban_planners"
CAUSE: Final = "civ.urban_planners"


# ---- beginning


def take_card(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A landmark card more, once all have theirs [tapestry.civilizations.urban_planners]."""
    after_the_draft(position, UrbanPlannersCard(seat))


@dataclass(frozen=True, eq=False)
class UrbanPlannersCard(Step):
    """The next card of the landmark deck; without one, another civilization [tapestry.civilizations.urban_planners]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if draw_landmark_card(position, self.seat, CAUSE):
            return
        if position.turn == NONE:
            begin_with_another(position, self.seat)
        else:
            draw_another(position, self.seat, CAUSE, position.box.civ_no[NAME])


def adjust(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Whether one begins with them is only known when all have their landmark cards."""
    after_the_draft(position, UrbanPlannersStart(seat))


@dataclass(frozen=True, eq=False)
class UrbanPlannersStart(Step):
    """What whoever begins with them gains, by the number of players [tapestry.adjustments.urban_planners]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if position.landmark_deck:
            mat = printed(position, NAME)
            few = position.seats <= mat.numbers["few_players"]
            position.perform(self.seat, mat.effects["few" if few else "many"], CAUSE)


def begin_with_another(position: TapestryPosition, seat: Seat) -> None:
    """One begins with the civilization drawn instead, its set-up and adjustment included."""
    civ = draw_civilization(position, CAUSE)
    if civ == NONE:
        return
    old = position.box.civ_no[NAME]
    position.civs[seat] = tuple([other for other in position.civs[seat] if other != old])
    position.civ_state[old] = ()
    take_mat(position, seat, civ)
    mat = position.box.civs[civ]
    position.tell("tapestry-log-civ", {"who": seat, "civ": mat.id})
    position.perform(seat, mat.start, f"civ.{mat.id}", civ)
    position.perform(seat, mat.setup, f"civ.{mat.id}", civ)


# ---- waiting


class UrbanPlannersMat(OtherPlace):
    """Any landmark just gained may wait there, on whoever's turn [tapestry.civilizations.urban_planners]."""

    def ways(self, position: Any, seat: Seat, what: int) -> list[Action]:
        if what < KINDS or what - KINDS in on_mat(position, NAME):
            return []
        return [position.acts.of[CIVILIZATION][position.box.civ_no[NAME]]]

    def put(self, position: Any, seat: Seat, what: int, action: Action, cause: str) -> None:
        assert isinstance(position, TapestryPosition)
        lay(position, NAME, (*on_mat(position, NAME), what - KINDS))
        name = position.box.landmarks[what - KINDS].id
        position.tell("tapestry-log-waits", {"who": seat, "landmark": name})


def waiting(position: TapestryPosition, seat: Seat) -> list[int]:
    """The landmarks on the mat that are not placed yet."""
    owner, site = position.landmark_owner, position.landmark_site
    return [n for n in on_mat(position, NAME) if owner[n] == seat and site[n] == BESIDE]


def placeable(position: TapestryPosition, seat: Seat) -> list[int]:
    """Those of them that fit into the capital or onto a card now; they are placed on one's own turns only.

    Where landmarks are set aside for points, each of them can be [tapestry.capitals.bottle_landmarks].
    """
    if position.turn != seat or position.finished[seat]:
        return []
    if capital_of(position, seat).aside:
        return waiting(position, seat)
    return [landmark for landmark in waiting(position, seat) if _fits(position, seat, landmark)]


def _fits(position: TapestryPosition, seat: Seat, landmark: int) -> bool:
    if any(corners(position, seat, landmark)):
        return True
    return position.third_rulings and bool(other_ways(position, seat, KINDS + landmark))


# ---- placing


def can_place(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(placeable(position, seat))


def place(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Landmarks that wait may be placed now [tapestry.boxes.urban_planners_moments]."""
    if placeable(position, seat):
        position.agenda.append(UrbanPlannersPlace(seat, CAUSE))


def can_place_between(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whether a landmark placed just before the benefit or the bonus of a space could change what that brings.

    So it is where it brings something itself: by what it completes, by ground that is no open plot, or on a card. Any
    other place does as well before and after [tapestry.boxes.urban_planners_moments].
    """
    for landmark in placeable(position, seat):
        if other_ways(position, seat, KINDS + landmark):
            return True
        for site in sites(position, seat, landmark):
            if completes(position, seat, plots_under(position, landmark, site)):
                return True
    return False


def can_place_more(position: TapestryPosition, seat: Seat, about: int) -> bool:
    """Whoever has just let a landmark wait is not asked at once whether to place it."""
    return about not in waiting(position, seat) and bool(placeable(position, seat))


def place_more(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """A landmark was gained and has its place: now others may join it."""
    if can_place_more(position, seat, about):
        place(position, seat, cause, about)


@dataclass(frozen=True, eq=False)
class UrbanPlannersPlace(SeatQuestion):
    """Which landmark that waits to place now, if any [tapestry.boxes.urban_planners_moments]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[LANDMARK]
        return [*[of[landmark] for landmark in placeable(position, seat)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == LANDMARK
            raise IllegalAction("tapestry.civilizations.urban_planners" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == LANDMARK:
            position.agenda.append(UrbanPlannersNext(seat))
            find_site(position, seat, action.arg, self.cause)


@dataclass(frozen=True, eq=False)
class UrbanPlannersNext(Step):
    """One is placed: more may follow [tapestry.civilizations.urban_planners]."""

    seat: Seat

    def run(self, position: Any) -> None:
        place(position, self.seat, CAUSE, NONE)


# ---- the end


def largest_group(position: TapestryPosition, seat: Seat) -> int:
    """How many landmarks stand together in the capital, side by side; what sticks out of it joins nothing."""
    plots = position.plots[seat]
    touching: dict[int, set[int]] = {}
    for plot, what in enumerate(plots):
        if not LANDMARK_PLOT <= what < FOLK:
            continue
        beside = [plot + 1] if plot % CITY < CITY - 1 else []
        beside += [plot + CITY] if plot + CITY < len(plots) else []
        touching.setdefault(what, set())
        for other in beside:
            if LANDMARK_PLOT <= plots[other] < FOLK:
                touching[what].add(plots[other])
                touching.setdefault(plots[other], set()).add(what)
    best = 0
    left = set(touching)
    while left:
        group: set[int] = set()
        rest = [left.pop()]
        while rest:
            here = rest.pop()
            if here not in group:
                group.add(here)
                rest += list(touching[here])
        left -= group
        best = max(best, len(group))
    return best


def score(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Points for the largest group of landmarks [tapestry.civilizations.urban_planners]."""
    group = largest_group(position, seat)
    points = printed(position, NAME).series["points"]
    if group:
        score_points(position, seat, points[min(group, len(points)) - 1], cause)


CODES: dict[str, Code] = {
    "urban_planners_card": take_card,
    "urban_planners_start": adjust,
    "urban_planners_place": place,
    "urban_planners_between": place,
    "urban_planners_more": place_more,
    "urban_planners_score": score,
}
ABLE: dict[str, Able] = {
    "urban_planners_place": can_place, "urban_planners_between": can_place_between,
    "urban_planners_more": can_place_more,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (UrbanPlannersCard, UrbanPlannersNext, UrbanPlannersPlace, UrbanPlannersStart)
