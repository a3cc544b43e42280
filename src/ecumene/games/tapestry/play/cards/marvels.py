"""Cards about what one has already: Alchemical Gold, Nanobots, Status Quo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.content import Fields
from ecumene.core.effect_reading import EffectReader, Verb, amount_said, nothing_said, part_of
from ecumene.core.effects import Effect
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import DECLINE, PAY, TAKE, TOKEN, TRACK, UPGRADE, TapestryAction
from ecumene.games.tapestry.box.content import RESOURCES, TRACKS
from ecumene.games.tapestry.play.gains import MOST_POINTS, below_limit, gain_resource, lose_resource, score_points
from ecumene.games.tapestry.play.model import TapestryPosition
from ecumene.games.tapestry.play.numbers import KINDS, NONE, TRACK_END
from ecumene.games.tapestry.play.technology import check_upgrade, upgradable, upgrade_card
from ecumene.games.tapestry.play.whenever import BONUS_TAKEN, announce

# ---- Status Quo


class FreeBonuses(Effect):
    """The bonus of up to so many spaces on which one's tokens stand, for nothing [tapestry.cards.status_quo]."""

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(bonus_spaces(position, seat))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_bonus(position, seat, self.spaces, cause)


def bonus_spaces(position: TapestryPosition, seat: Seat, track: int = NONE) -> list[int]:
    """The spaces under a seat's tokens, of one track or of all, that have a bonus not used in this turn.

    [tapestry.advancing.once_per_turn]
    """
    found: list[int] = []
    if position.finished[seat]:
        return found
    for other in range(position.box.track_count):
        if track != NONE and track != other:
            continue
        for token in position.tokens_on(seat, other):
            number = TRACK_END * other + token - 1
            if token == 0 or number in found or position.activated[seat] >> number & 1:
                continue
            if position.spaces.bonus[number] >= 0:
                found.append(number)
    return found


def ask_bonus(position: TapestryPosition, seat: Seat, left: int, cause: str) -> None:
    """Ask for the next bonus, where one is left and there are any."""
    if left and bonus_spaces(position, seat):
        position.agenda.append(QuoBonus(seat, NONE, left, cause))


@dataclass(frozen=True, eq=False)
class QuoBonus(SeatQuestion):
    """Of which position to take the bonus, if of any; where several tokens stand on a track, of which token's."""

    track: int  # NONE until it is settled
    left: int
    cause: str

    def halfway(self) -> bool:
        return self.track != NONE

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        spaces = bonus_spaces(position, seat, self.track)
        if self.track != NONE:
            return [position.acts.of[TOKEN][number % TRACK_END + 1] for number in spaces]
        tracks = sorted({number // TRACK_END for number in spaces})
        return [*[position.acts.of[TRACK][track] for track in tracks], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        verb = action.verb if isinstance(action, TapestryAction) else NONE
        if verb == (TRACK if self.track == NONE else TOKEN):
            raise IllegalAction("tapestry.cards.status_quo")
        raise IllegalAction("core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        if action.verb == TOKEN:
            self.take(position, seat, TRACK_END * self.track + action.arg - 1)
            return
        spaces = bonus_spaces(position, seat, action.arg)
        if len(spaces) == 1:
            self.take(position, seat, spaces[0])
        else:
            position.agenda.append(QuoBonus(seat, action.arg, self.left, self.cause))

    def take(self, position: TapestryPosition, seat: Seat, space: int) -> None:
        """The bonus of a space without its price, whatever that is; the space is used for this turn."""
        position.agenda.append(NextBonus(seat, self.left - 1, self.cause))
        name = position.spaces.ids[space]
        position.activated[seat] |= 1 << space
        position.tell("tapestry-log-bonus", {"who": seat, "space": name})
        position.perform(seat, position.spaces.bonus[space], f"bonus.{name}", space)
        announce(position, BONUS_TAKEN, seat)


@dataclass(frozen=True, eq=False)
class NextBonus(Step):
    """A bonus is settled, and another may follow: of wherever the tokens stand by then."""

    seat: Seat
    left: int
    cause: str

    def run(self, position: Any) -> None:
        ask_bonus(position, self.seat, self.left, self.cause)


# ---- Alchemical Gold


class Exchange(Effect):
    """Up to so many resources for others, with points for each [tapestry.cards.alchemical_gold]."""

    def __init__(self, times: int, points: int) -> None:
        super().__init__()
        self.times = times
        self.points = points

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(exchanged(position, seat, (0,) * KINDS))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        ask_exchange(position, seat, self.times, (0,) * KINDS, self.points, cause)


def exchanged(position: TapestryPosition, seat: Seat, got: Sequence[int]) -> list[int]:
    """The resources that a seat can give; those it has got by this card it keeps [tapestry.cards.alchemical_gold]."""
    found: list[int] = []
    for resource in range(KINDS):
        if position.stock[KINDS * seat + resource] > got[resource] and taken(position, seat, resource):
            found.append(resource)
    return found


def taken(position: TapestryPosition, seat: Seat, given: int) -> list[int]:
    """What a seat can take for a resource: another one with room for it [tapestry.resources.limit]."""
    return [resource for resource in below_limit(position, seat) if resource != given]


def ask_exchange(
    position: TapestryPosition, seat: Seat, left: int, got: tuple[int, ...], points: int, cause: str
) -> None:
    """Ask for the next exchange, where one is left and possible."""
    if left and exchanged(position, seat, got):
        position.agenda.append(ExchangeResource(seat, NONE, left, got, points, cause))


@dataclass(frozen=True, eq=False)
class ExchangeResource(SeatQuestion):
    """What to give, if anything more, and then what to take for it."""

    given: int  # NONE until it is settled
    left: int
    got: tuple[int, ...]
    points: int
    cause: str

    def halfway(self) -> bool:
        return self.given != NONE

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of
        if self.given != NONE:
            return [of[TAKE][resource] for resource in taken(position, seat, self.given)]
        gifts = [of[PAY][resource] for resource in exchanged(position, seat, self.got)]  # single ones come first
        return [*gifts, position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action in self.legal(position, seat):
            return
        verb = action.verb if isinstance(action, TapestryAction) else NONE
        if verb == TAKE and self.given != NONE and action is not position.acts.of[TAKE][self.given]:
            assert isinstance(action, TapestryAction)
            raise IllegalAction("tapestry.resources.limit", resource=RESOURCES[action.arg])
        raise IllegalAction("tapestry.cards.alchemical_gold" if verb in (PAY, TAKE) else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb == DECLINE:
            return
        if action.verb == TAKE:
            self.swap(position, seat, self.given, action.arg)
            return
        others = taken(position, seat, action.arg)
        if len(others) == 1:
            self.swap(position, seat, action.arg, others[0])
        else:
            position.agenda.append(ExchangeResource(seat, action.arg, self.left, self.got, self.points, self.cause))

    def swap(self, position: TapestryPosition, seat: Seat, given: int, gained: int) -> None:
        """One resource for another, and points."""
        lose_resource(position, seat, given, 1)
        gain_resource(position, seat, gained, 1)
        score_points(position, seat, self.points, self.cause)
        got = [number + (1 if resource == gained else 0) for resource, number in enumerate(self.got)]
        ask_exchange(position, seat, self.left - 1, tuple(got), self.points, self.cause)


# ---- Nanobots


class SecondUpgrade(Effect):
    """Another card than the one that this is about may be upgraded too [tapestry.cards.nanobots]."""

    def able(self, position: Any, seat: Seat, about: int) -> bool:
        return bool(other_cards(position, seat, about))

    def do(self, position: Any, seat: Seat, cause: str, about: int) -> None:
        if other_cards(position, seat, about):
            position.agenda.append(UpgradeAnother(seat, about, cause))


def other_cards(position: TapestryPosition, seat: Seat, card: int) -> list[int]:
    """The cards that a seat can upgrade, but for one."""
    return [] if position.finished[seat] else [other for other in upgradable(position, seat) if other != card]


@dataclass(frozen=True, eq=False)
class UpgradeAnother(SeatQuestion):
    """Which other tech card to upgrade, if any."""

    card: int
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        assert isinstance(position, TapestryPosition)
        of = position.acts.of[UPGRADE]
        return [*[of[card] for card in other_cards(position, seat, self.card)], position.acts.decline]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(position, TapestryPosition)
        assert isinstance(action, TapestryAction)
        if action.verb != UPGRADE:
            if action is not position.acts.decline:
                raise IllegalAction("core.choice")
            return
        if action.arg == self.card:
            raise IllegalAction("tapestry.cards.nanobots")
        check_upgrade(position, seat, action.arg, False)

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if action.verb == UPGRADE:
            upgrade_card(position, seat, action.arg, self.cause)


# ---- reading


def _read_free_bonuses(reader: EffectReader, row: Fields, says: Any) -> Effect:
    return FreeBonuses(amount_said(row, "free_bonuses", says, len(TRACKS)))


def _read_exchange(reader: EffectReader, row: Fields, says: Any) -> Effect:
    part = part_of(row, "exchange", says)
    effect = Exchange(part.integer("times", 1, 9), part.integer("points", 1, MOST_POINTS))
    part.nothing_else()
    return effect


def _read_upgrade_another(reader: EffectReader, row: Fields, says: Any) -> Effect:
    nothing_said(row, "upgrade_another", says)
    return SecondUpgrade()


VERBS: dict[str, Verb] = {
    "free_bonuses": _read_free_bonuses, "exchange": _read_exchange, "upgrade_another": _read_upgrade_another,
}  # fmt: skip
ITEMS: tuple[type[Item], ...] = (ExchangeResource, NextBonus, QuoBonus, UpgradeAnother)
