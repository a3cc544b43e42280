"""Gains and losses: resources, points, cards, tiles and civilizations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields, did_you_mean
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, part_of
from ecumene.core.effects import Effect, InOrder
from ecumene.core.errors import IllegalAction
from ecumene.core.tally import Tally
from ecumene.games.tapestry.box.actions import PAY, TAKE, TapestryAction
from ecumene.games.tapestry.box.content import PER_LINE, RESOURCES
from ecumene.games.tapestry.play.advising import AdvisedDraw, advisor_of
from ecumene.games.tapestry.play.capital import score_capital
from ecumene.games.tapestry.play.counting import COUNTABLE, count
from ecumene.games.tapestry.play.drawing import DRAWN as DRAWN
from ecumene.games.tapestry.play.drawing import STAR as STAR
from ecumene.games.tapestry.play.drawing import TAPESTRY_CARD as TAPESTRY_CARD
from ecumene.games.tapestry.play.drawing import TERRITORY_TILE as TERRITORY_TILE
from ecumene.games.tapestry.play.drawing import draw_star, draw_tapestry, draw_tile, has_options, tapestry_left
from ecumene.games.tapestry.play.masterpieces import GainMasterpiece
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, MOST, NONE
from ecumene.games.tapestry.play.options import DrawOptions

MOST_POINTS: Final = 99
"""More points no single effect gives, nor for each of anything."""

# ---- resources of one's choice


def gain_resource(position: TapestryPosition, seat: Seat, resource: int, amount: int) -> int:
    """Resources of one kind, as many as fit, told to the log; how many."""
    gained = position.gain(seat, resource, amount)
    if gained and position.journal is not None:
        position.tell("tapestry-log-gains", {"who": seat, "thing": RESOURCES[resource], "n": gained})
    return gained


def below_limit(position: TapestryPosition, seat: Seat) -> list[int]:
    """The resources of which a seat can still take some [tapestry.resources.limit]."""
    if position.finished[seat]:
        return []
    stock = position.stock
    return [resource for resource in range(KINDS) if stock[KINDS * seat + resource] < MOST]


def gain_any(position: TapestryPosition, seat: Seat, amount: int, cause: str) -> None:
    """Resources of one's choice, one after the other [tapestry.resources.any]."""
    if amount > 0 and not position.finished[seat]:
        position.agenda.append(GainSome(seat, amount, cause))


@dataclass(frozen=True, eq=False)
class GainSome(Step):
    """So many resources of choice are still to be taken.

    What finds no room is lost, but one may take another kind [tapestry.rulings.resource_limit]. It is a step of its own
    because there may be less room when its turn comes than when it was promised.
    """

    seat: Seat
    amount: int
    cause: str

    def run(self, position: Any) -> None:
        able = below_limit(position, self.seat)
        if len(able) == 1:
            gain_resource(position, self.seat, able[0], self.amount)
        elif able:
            position.agenda.append(TakeResource(self.seat, self.amount, self.cause))


@dataclass(frozen=True, eq=False)
class TakeResource(SeatQuestion):
    """Which resource to take; `left` are still to come, this one included."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TAKE]
        return [of[resource] for resource in below_limit(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb != TAKE:
            raise IllegalAction("core.choice")
        if action.arg not in below_limit(position, seat):
            raise IllegalAction("tapestry.resources.limit", resource=RESOURCES[action.arg])

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_resource(position, seat, action.arg, 1)
        gain_any(position, seat, self.left - 1, self.cause)


def lose_resource(position: TapestryPosition, seat: Seat, resource: int, amount: int) -> None:
    """Resources of one kind, as many as there are."""
    lost = min(amount, position.stock[KINDS * seat + resource])
    if lost:
        position.spend(seat, resource, lost)
        position.tell("tapestry-log-loses", {"who": seat, "thing": RESOURCES[resource], "n": lost})


def lose_any(position: TapestryPosition, seat: Seat, amount: int, cause: str) -> None:
    """Lose resources of one's choice, as many as there are."""
    able = owned(position, seat)
    if amount <= 0 or not able:
        return
    if position.resources(seat) <= amount:
        for resource in able:
            lose_resource(position, seat, resource, MOST)
    elif len(able) == 1:
        lose_resource(position, seat, able[0], amount)
    else:
        position.agenda.append(LoseResource(seat, amount, cause))


def owned(position: TapestryPosition, seat: Seat) -> list[int]:
    """The resources of which a seat has any."""
    stock = position.stock
    return [resource for resource in range(KINDS) if stock[KINDS * seat + resource] > 0]


@dataclass(frozen=True, eq=False)
class LoseResource(SeatQuestion):
    """Which resource to lose; `left` are still to go, this one included."""

    left: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PAY]  # the first payments are of one resource
        return [of[resource] for resource in owned(position, seat)]

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        lose_resource(position, seat, action.arg, 1)
        lose_any(position, seat, self.left - 1, self.cause)


# ---- points


def score_points(position: TapestryPosition, seat: Seat, amount: int, cause: str, tally: Tally | None = None) -> int:
    """Points, told to the log; how many."""
    scored = position.score(seat, amount, cause)
    if scored and position.journal is not None:
        position.tell("tapestry-log-scores", {"who": seat, "n": scored, "cause": cause}, tally)
    return scored


class Points(Effect):
    """So many points."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def commutes(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        score_points(position, seat, self.amount, cause)


class PointsPer(Effect):
    """Points for each of something one has."""

    def __init__(self, of: int, each: int) -> None:
        super().__init__()
        self.of = of
        self.each = each

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return count(position, seat, self.of) > 0

    def commutes(self) -> bool:
        return self.of != PER_LINE  # scoring a capital may set something off

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if self.of == PER_LINE:
            for _ in range(self.each):
                score_capital(position, seat, cause)
        else:
            score_points(position, seat, self.each * count(position, seat, self.of), cause)


# ---- gains and losses as effects


class Gain(Effect):
    """Named resources."""

    def __init__(self, amounts: Sequence[int]) -> None:
        super().__init__()
        self.amounts: tuple[int, ...] = tuple(amounts)

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return any(self.amounts[resource] for resource in below_limit(position, seat))

    def commutes(self) -> bool:
        return True

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        for resource in range(KINDS):
            if self.amounts[resource]:
                gain_resource(position, seat, resource, self.amounts[resource])


class GainAny(Effect):
    """Resources of one's choice."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return len(below_limit(position, seat)) > 0

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        gain_any(position, seat, self.amount, cause)


def draw(position: TapestryPosition, seat: Seat, what: int, amount: int, cause: str) -> int:
    """Draw tiles or cards, one after the other; how many there were.

    Where somebody may hand over cards instead, each is a step of its own, and none is drawn yet; so it is for whoever
    keeps one of two [tapestry.boxes.psionics_one_by_one].
    """
    if what == TAPESTRY_CARD and advisor_of(position, seat) != NONE:
        position.agenda.append(AdvisedDraw(seat, amount, cause))
        return 0
    if amount and has_options(position, seat):
        position.agenda.append(DrawOptions(seat, what, amount, cause))
        return 0
    drawn = 0
    for _ in range(amount):
        if what == TERRITORY_TILE:
            got = draw_tile(position, seat, cause)
        elif what == STAR:
            got = draw_star(position, seat, cause)
        else:
            got = draw_tapestry(position, seat, cause)
        if got != NONE:
            drawn += 1
    if drawn and position.journal is not None:
        position.tell("tapestry-log-gains", {"who": seat, "thing": DRAWN[what], "n": drawn})
    return drawn


class Draw(Effect):
    """Territory tiles, space tiles or tapestry cards."""

    def __init__(self, what: int, amount: int) -> None:
        super().__init__()
        self.what = what
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        assert isinstance(position, TapestryPosition)
        if position.finished[seat]:
            return False
        if self.what == TERRITORY_TILE:
            return bool(position.tiles)
        return bool(position.stars) if self.what == STAR else tapestry_left(position)

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        draw(position, seat, self.what, self.amount, cause)


class GainCivilization(Effect):
    """Civilizations besides one's own [tapestry.civilizations.gained]."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(position.civ_deck) and not position.finished[seat]

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        for _ in range(self.amount):
            position.shared.gain_civilization(position, seat, cause)


class Lose(Effect):
    """Named resources and some of one's choice, as many as there are."""

    def __init__(self, amounts: Sequence[int], any_amount: int) -> None:
        super().__init__()
        self.amounts: tuple[int, ...] = tuple(amounts)
        self.any_amount = any_amount

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return any(self.any_amount or self.amounts[resource] for resource in owned(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        for resource in range(KINDS):
            if self.amounts[resource]:
                lose_resource(position, seat, resource, self.amounts[resource])
        lose_any(position, seat, self.any_amount, cause)


# ---- reading


def _read_gain(reader: EffectReader, row: Fields, says: Any) -> Effect:
    """`{coin: 1, resource: 2, territory: 1 …}`, where `resource` is one of choice."""
    part = part_of(row, "gain", says)
    amounts = [part.integer(name, 0, MOST, 0) for name in RESOURCES]
    effects: list[Effect] = [Gain(amounts)] if any(amounts) else []
    if "resource" in part.row:
        effects.append(GainAny(part.integer("resource", 1, MOST)))
    for what, name in enumerate(DRAWN):
        if name in part.row:
            effects.append(Draw(what, part.integer(name, 1, 9)))
    if "civilization" in part.row:
        effects.append(GainCivilization(part.integer("civilization", 1, 9)))
    if "masterpiece" in part.row:
        effects += [GainMasterpiece() for _ in range(part.integer("masterpiece", 1, 9))]
    part.nothing_else()
    if not effects:
        raise row.wrong("gain", "must name something")
    return effects[0] if len(effects) == 1 else InOrder(effects)


def _read_lose(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "lose", says)
    effect = Lose([part.integer(name, 0, MOST, 0) for name in RESOURCES], part.integer("resource", 0, MOST, 0))
    part.nothing_else()
    return effect


def _read_points(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return Points(amount_said(row, "points", says, MOST_POINTS))


def _read_points_per(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "points_per", says)
    of = part.text("of")
    if of not in COUNTABLE:
        raise row.wrong("points_per", f'cannot count "{of}"{did_you_mean(of, COUNTABLE)}')
    effect = PointsPer(COUNTABLE.index(of), part.integer("each", 1, MOST_POINTS, 1))
    part.nothing_else()
    return effect


VERBS: dict[str, Verb] = {
    "gain": _read_gain,
    "lose": _read_lose,
    "points": _read_points,
    "points_per": _read_points_per,
}
ITEMS: tuple[type[Item], ...] = (GainSome, LoseResource, TakeResource)
