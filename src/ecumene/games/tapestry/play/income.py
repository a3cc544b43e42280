"""Income turns: civilizations, a tapestry card, an upgrade and points, then income. Each begins a new era."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.tally import UNITEMISED, Items, Tally
from ecumene.games.tapestry.box.actions import CIVILIZATION, TapestryAction
from ecumene.games.tapestry.box.content import (
    COIN,
    INCOME_SPACES,
    PER_LINE,
    PER_TECH_CARD,
    RESOURCES,
    WORKER,
    IncomeSpace,
)
from ecumene.games.tapestry.play.advanced import CityIncome
from ecumene.games.tapestry.play.capital import capital_of, capital_points, score_capital
from ecumene.games.tapestry.play.ending import Finish
from ecumene.games.tapestry.play.gains import TAPESTRY_CARD, TERRITORY_TILE, draw, score_points
from ecumene.games.tapestry.play.keeping import draw_to_keep
from ecumene.games.tapestry.play.landmark_cards import MeetObjectives, met, unmet
from ecumene.games.tapestry.play.masterpieces import UseMasterpieces
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import ERAS, KINDS
from ecumene.games.tapestry.play.playing import ask_for_card, end_era, play_face_down, rest_era
from ecumene.games.tapestry.play.reserve import UseReserve
from ecumene.games.tapestry.play.rows import open_places
from ecumene.games.tapestry.play.technology import offer_upgrade
from ecumene.games.tapestry.play.whenever import (
    INCOME_BEGUN,
    INCOME_GAINED,
    INCOME_SCORED,
    LAST_INCOME_SCORED,
    POINTS_AHEAD,
    WORKERS_EARNED,
    announce,
    announce_both,
    hears,
)


def begin_income_turn(position: TapestryPosition, seat: Seat) -> None:
    """A new era begins: the last one's ability ends, then come the steps of this turn [tapestry.income.steps].

    The first income turn has only income, the fifth no card and no income [tapestry.income.which]
    [tapestry.turns.five] [tapestry.rulings.turn_5_income], though civilizations and upgrades still give what they give
    [tapestry.faq.turn_5_resources], what lies in reserve is used [tapestry.reserve.turn_5], and a capital that has an
    income of its own gives it [tapestry.capitals.savanna].
    """
    if position.futures and position.era[seat] == ERAS - 1:
        rest_era(position, seat)
    else:
        end_era(position, seat)
    position.era[seat] += 1
    era = position.era[seat]
    position.tell("tapestry-log-income-turn", {"who": seat, "era": era})
    position.agenda.append(EndOfIncomeTurn(seat))
    if capital_of(position, seat).income:
        position.agenda.append(CityIncome(seat))
    if era < ERAS:
        position.agenda.append(GainIncome(seat))
    if era > 1:
        position.agenda.append(ScoreIncome(seat))
        if hears(position, seat, POINTS_AHEAD):
            position.agenda.append(PointsAhead(seat))
        position.agenda.append(UpgradeOne(seat))
        if era < ERAS:
            position.agenda.append(PlayOne(seat))
        elif position.reserve[seat]:
            position.agenda.append(UseReserve(seat, False))  # rule: tapestry.reserve.turn_5
        position.agenda.append(UseCivilizations(seat, ()))
        if position.box.masterpieces:
            position.agenda.append(UseMasterpieces(seat, ()))
        announce(position, INCOME_BEGUN, seat, era)


# ---- step 1


@dataclass(frozen=True, eq=False)
class UseCivilizations(Step):
    """Each civilization once, in the order of one's choice [tapestry.income.civilization].

    One that is gained meanwhile may still be used [tapestry.rulings.civilization_gained_in_step_1].
    """

    seat: Seat
    used: tuple[int, ...]

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        unused = unused_civilizations(position, self.seat, self.used)
        first = _first(position, self.seat, unused)
        if first >= 0:
            _use(position, self.seat, self.used, unused[first])
        elif unused:
            position.agenda.append(NextCivilization(self.seat, self.used, "income"))


def _first(position: TapestryPosition, seat: Seat, civs: Sequence[int]) -> int:
    """The place of a civilization that may be used without asking; -1 where there is none or the order is asked."""
    if position.orders_asked:
        effects = [position.book[position.box.civs[civ].income] for civ in civs]
        return position.first_free(seat, effects, civs)
    return 0 if len(civs) == 1 else -1


def unused_civilizations(position: TapestryPosition, seat: Seat, used: tuple[int, ...]) -> list[int]:
    """The civilizations that act in this step and have not yet, also if they would do nothing now.

    [tapestry.rulings.any_order]
    """
    unused: list[int] = []
    for civ in position.civs[seat]:
        income = position.box.civs[civ].income
        if civ in used or income < 0:
            continue
        if position.orders_asked or position.book[income].able(position, seat, civ):
            unused.append(civ)
    return unused


def _use(position: TapestryPosition, seat: Seat, used: tuple[int, ...], civ: int) -> None:
    """One civilization acts, if it can do anything, and then the others."""
    position.agenda.append(UseCivilizations(seat, (*used, civ)))
    mat = position.box.civs[civ]
    if position.book[mat.income].able(position, seat, civ):
        position.perform(seat, mat.income, f"civ.{mat.id}", civ)


@dataclass(frozen=True, eq=False)
class NextCivilization(SeatQuestion):
    """Which civilization is used next."""

    used: tuple[int, ...]
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[CIVILIZATION]
        return [of[civ] for civ in unused_civilizations(position, seat, self.used)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        _use(position, seat, self.used, action.arg)


# ---- step 2


@dataclass(frozen=True, eq=False)
class PlayOne(Step):
    """A card from the hand must be played; without one the top of the deck lies face down.

    [tapestry.income.tapestry] [tapestry.income.empty_hand]
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if position.hands[self.seat]:
            ask_for_card(position, self.seat, "income")
        else:
            play_face_down(position, self.seat)


# ---- step 3


@dataclass(frozen=True, eq=False)
class UpgradeOne(Step):
    """One tech card may be upgraded [tapestry.income.upgrade]."""

    seat: Seat

    def run(self, position: Any) -> None:
        offer_upgrade(position, self.seat, "income")


@dataclass(frozen=True, eq=False)
class PointsAhead(Step):
    """Whoever may still add to what scores does it now."""

    seat: Seat

    def run(self, position: Any) -> None:
        announce(position, POINTS_AHEAD, self.seat)


@dataclass(frozen=True, eq=False)
class ScoreIncome(Step):
    """The points of every open space of the income mat, each icon for itself [tapestry.income.points]."""

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        items = Tally("tapestry.income.points") if position.journal is not None else None
        points = income_points(position, self.seat, items if items is not None else UNITEMISED)
        score_points(position, self.seat, points, "income", items)
        for _ in range(capital_icons(position, self.seat)):
            score_capital(position, self.seat, "income")
        if position.era[self.seat] == ERAS:
            announce_both(position, INCOME_SCORED, LAST_INCOME_SCORED, self.seat, ERAS)
        else:
            announce(position, INCOME_SCORED, self.seat, position.era[self.seat])


def open_spaces(position: TapestryPosition, seat: Seat) -> list[IncomeSpace]:
    """The spaces of the income mat that no building covers, or those of the tiles on its rows."""
    found: list[IncomeSpace] = []
    for kind in range(KINDS):
        for place in open_places(position, seat, kind):
            found.append(position.income_space(seat, INCOME_SPACES * kind + place))
    return found


def income_points(position: TapestryPosition, seat: Seat, items: Items = UNITEMISED) -> int:
    """What the open spaces score, but for the capital, which is scored as such."""
    points = 0
    for space in open_spaces(position, seat):
        points += items.add("tapestry.income.points", space.points, space.id)
        if space.points_per >= 0 and space.points_per != PER_LINE:
            per_card = space.points_per == PER_TECH_CARD
            counted = position.tech_count(seat) if per_card else len(position.controlled(seat))
            points += items.add("tapestry.income.icons", counted, space.id)
    return points


def capital_icons(position: TapestryPosition, seat: Seat) -> int:
    """How many open spaces score the capital."""
    return len([space for space in open_spaces(position, seat) if space.points_per == PER_LINE])


def expected_points(position: TapestryPosition, seat: Seat) -> int:
    """What step 3 would score now."""
    return income_points(position, seat) + capital_icons(position, seat) * capital_points(position, seat)


# ---- step 4


@dataclass(frozen=True, eq=False)
class GainIncome(Step):
    """The income of every open space: resources, territory tiles, tapestry cards [tapestry.income.gain].

    On the first income turn a card may be one of two [tapestry.options.first_card].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        position.cause = "income"
        tiles = cards = 0
        earned = [0] * KINDS
        for space in open_spaces(position, self.seat):
            tiles += space.territory
            cards += space.tapestry
            for resource, amount in enumerate(space.resources):
                if amount:
                    earned[resource] += amount
        for resource in range(KINDS):
            earned[resource] = position.gain(self.seat, resource, earned[resource])
            if earned[resource] and position.journal is not None:
                what = {"who": self.seat, "thing": RESOURCES[resource], "n": earned[resource]}
                position.tell("tapestry-log-gains", what)
        announce(position, INCOME_GAINED, self.seat, earned[COIN])
        announce(position, WORKERS_EARNED, self.seat, earned[WORKER])
        draw(position, self.seat, TERRITORY_TILE, tiles, "income")
        if position.first_of_two and position.era[self.seat] == 1:
            draw_to_keep(position, self.seat, cards, "income")
        else:
            draw(position, self.seat, TAPESTRY_CARD, cards, "income")


# ---- the end of an income turn


@dataclass(frozen=True, eq=False)
class EndOfIncomeTurn(Step):
    """After the first, what a civilization does and loses then; after the fifth, last points and one's game ends.

    [tapestry.setup.adjustments] [tapestry.end.own_game] A landmark card still counts at the end of this last turn
    [tapestry.landmarks.objective].
    """

    seat: Seat

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        era = position.era[self.seat]
        if era == 1 and position.held_techs:  # rule: tapestry.boxes.tinkerers_gift
            owner = position.tech_owner
            position.held_techs = [card for card in position.held_techs if owner[card] != self.seat]
        if era == ERAS:
            position.agenda.append(Finish(self.seat))
            if unmet(position, self.seat) and position.third_rulings:
                position.agenda.append(MeetObjectives(self.seat))  # rule: tapestry.rulings.end_of_turn
            capital = capital_of(position, self.seat)
            position.perform(self.seat, capital.final, f"capital.{capital.id}")
        for civ in reversed(position.civs[self.seat]):
            mat = position.box.civs[civ]
            cause = f"civ.{mat.id}"
            if era == 1:
                position.perform(self.seat, mat.start_loss, cause, civ)
                position.perform(self.seat, mat.first_income_end, cause, civ)
            elif era == ERAS:
                position.perform(self.seat, mat.final, cause, civ)
        if era == ERAS and met(position, self.seat):
            position.agenda.append(MeetObjectives(self.seat))


ITEMS: tuple[type[Item], ...] = (
    EndOfIncomeTurn, GainIncome, NextCivilization, PlayOne, PointsAhead, ScoreIncome, UpgradeOne, UseCivilizations,
)  # fmt: skip
