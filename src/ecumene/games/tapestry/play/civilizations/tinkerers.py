"""Tinkerers: four tricks with the tokens on tracks, each once.

On the mat: one number with a bit for each trick that is covered. What their opponents may not upgrade yet is the
position's `held_techs`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from ecumene.core.action import Action, Seat
from ecumene.core.agenda import Item, SeatQuestion, Step
from ecumene.core.errors import IllegalAction
from ecumene.games.tapestry.box.actions import PICK, TAKE, TOKEN, TRACK, TapestryAction
from ecumene.games.tapestry.box.codes import Able, Code
from ecumene.games.tapestry.box.content import COMPLETE_TRACK, FREELY, IDENTICAL, TRACKS, tier_of
from ecumene.games.tapestry.play.achievements import earn
from ecumene.games.tapestry.play.advancing import (
    FREE_BONUS,
    NO_BONUS,
    PAID_BONUS,
    Activate,
    advance,
    move_token,
    tokens_able,
    tokens_back,
)
from ecumene.games.tapestry.play.civilizations.mats import lay, on_mat, printed
from ecumene.games.tapestry.play.gains import below_limit, gain_any, gain_resource
from ecumene.games.tapestry.play.model import NONE, TRACK_END, TapestryPosition
from ecumene.games.tapestry.play.whenever import ADVANCED, COUNTS_CHANGED, TIER_ENTERED, announce

NAME: Final = "tinkerers"

REFUND: Final = 0  # gain what the space of a token costs
CATCH_UP: Final = 1  # to the nearest opponent ahead, with the benefit
GO_BACK: Final = 2  # three spaces back, with the benefit, and the bonus for its price
LEAP: Final = 3  # to the next space with a bonus, which is free; no benefit, no landmark
TRICKS: Final = 4

Way: TypeAlias = tuple[int, int, int]
"""A track, the space of a token there, and the space to which it goes."""


# ---- setting up


def hold_back(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """The card that an opponent just gained is not upgraded before the end of their first income turn.

    [tapestry.boxes.tinkerers_gift]
    """
    position.held_techs = sorted([*position.held_techs, about])


# ---- what each trick could do


def refund_of(position: TapestryPosition, track: int, space: int) -> tuple[int, int]:
    """What a space costs: of the track's own resource, and of any."""
    return position.box.tracks[track].cost[tier_of(space) - 1]


def _refunds(position: TapestryPosition, seat: Seat) -> list[Way]:
    """Tokens that have left the start and whose cost finds room in the stock."""
    room = below_limit(position, seat)
    found: list[Way] = []
    for track, space in _tokens(position, seat):
        own, free = refund_of(position, track, space) if space else (0, 0)
        if (own and position.box.tracks[track].resource in room) or (free and room):
            found.append((track, space, space))
    return found


def _tokens(position: TapestryPosition, seat: Seat) -> list[tuple[int, int]]:
    """The tracks with the spaces on which a seat's tokens stand, each space once."""
    tracks = range(position.box.track_count)
    return [(track, space) for track in tracks for space in sorted(set(position.tokens_on(seat, track)))]


def _forward(position: TapestryPosition, seat: Seat) -> list[tuple[int, int]]:
    """The same of the tokens that can advance."""
    tracks = range(position.box.track_count)
    return [(track, space) for track in tracks for space in tokens_able(position, seat, track)]


def _ahead(position: TapestryPosition, seat: Seat) -> list[Way]:
    """To the nearest token of an opponent ahead."""
    found: list[Way] = []
    for track, space in _forward(position, seat):
        ahead: list[int] = []
        for other in position.clockwise(seat)[1:]:
            ahead += [there for there in position.tokens_on(other, track) if there > space]
        if ahead:
            found.append((track, space, min(ahead)))
    return found


def _behind(position: TapestryPosition, seat: Seat) -> list[Way]:
    """Exactly three spaces back, onto a space with a benefit: the start has none."""
    back = printed(position, NAME).numbers["back"]
    found: list[Way] = []
    for track in range(position.box.track_count):
        found += [(track, space, space - back) for space in tokens_back(position, seat, track) if space > back]
    return found


def _bonuses(position: TapestryPosition, seat: Seat) -> list[Way]:
    """To the next space ahead that has a bonus."""
    found: list[Way] = []
    for track, space in _forward(position, seat):
        for goal in range(space + 1, TRACK_END + 1):
            if position.spaces.bonus[TRACK_END * track + goal - 1] >= 0:
                found.append((track, space, goal))
                break
    return found


WAYS: Final[tuple[Callable[[TapestryPosition, Seat], list[Way]], ...]] = (_refunds, _ahead, _behind, _bonuses)


def ways(position: TapestryPosition, seat: Seat, trick: int, track: int = NONE) -> list[Way]:
    """What a trick could do, on one track or on any."""
    return [way for way in WAYS[trick](position, seat) if track in (NONE, way[0])]


def tricks(position: TapestryPosition, seat: Seat) -> list[int]:
    """The tricks that are not covered and have an effect."""
    covered = on_mat(position, NAME)[0]
    return [trick for trick in range(TRICKS) if not covered >> trick & 1 and ways(position, seat, trick)]


# ---- choosing


def can_tinker(position: TapestryPosition, seat: Seat, about: int) -> bool:
    return bool(tricks(position, seat))


def tinker(position: TapestryPosition, seat: Seat, cause: str, about: int) -> None:
    """Cover a trick and do it [tapestry.civilizations.tinkerers]."""
    able = tricks(position, seat)
    if len(able) == 1:
        choose_way(position, seat, able[0], NONE, cause, False)
    elif able:
        position.agenda.append(TinkerersTrick(seat, cause))


@dataclass(frozen=True, eq=False)
class TinkerersTrick(SeatQuestion):
    """Which trick to do [tapestry.civilizations.tinkerers]."""

    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[PICK]
        return [of[trick] for trick in tricks(position, seat)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == PICK and action.arg < TRICKS
            raise IllegalAction("tapestry.civilizations.tinkerers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        choose_way(position, seat, action.arg, NONE, self.cause, True)


def choose_way(position: TapestryPosition, seat: Seat, trick: int, track: int, cause: str, begun: bool) -> None:
    """Go on once a trick, then a track is settled; what leaves no choice is not asked."""
    left = ways(position, seat, trick, track)
    if len({way[0] for way in left}) == 1:
        track = left[0][0]
    if len(left) == 1:
        do_trick(position, seat, trick, left[0], cause)
    elif left:
        position.agenda.append(TinkerersMove(seat, trick, track, cause, begun))


@dataclass(frozen=True, eq=False)
class TinkerersMove(SeatQuestion):
    """On which track, and with which token where there are several [tapestry.civilizations.tinkerers]."""

    trick: int
    track: int
    cause: str
    begun: bool

    def halfway(self) -> bool:
        return self.begun

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        left = ways(position, seat, self.trick, self.track)
        if self.track == NONE:
            return [position.acts.of[TRACK][track] for track in sorted({way[0] for way in left})]
        return [position.acts.of[TOKEN][way[1]] for way in left]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            verb = TRACK if self.track == NONE else TOKEN
            asked = isinstance(action, TapestryAction) and action.verb == verb
            raise IllegalAction("tapestry.civilizations.tinkerers" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        if self.track == NONE:
            choose_way(position, seat, self.trick, action.arg, self.cause, True)
            return
        for way in ways(position, seat, self.trick, self.track):
            if way[1] == action.arg:
                do_trick(position, seat, self.trick, way, self.cause)


# ---- doing it


def do_trick(position: TapestryPosition, seat: Seat, trick: int, way: Way, cause: str) -> None:
    """Cover a trick and do it with one token."""
    lay(position, NAME, (on_mat(position, NAME)[0] | 1 << trick,))
    track, space, goal = way
    if trick == REFUND:
        own, free = refund_of(position, track, space)
        mixture = position.box.tracks[track].mixtures[tier_of(space) - 1]
        if mixture == FREELY:
            gain_any(position, seat, free, cause)
        else:
            position.agenda.append(TinkerersGain(seat, free, 0, mixture == IDENTICAL, cause))
        if own:
            gain_resource(position, seat, position.box.tracks[track].resource, own)
    elif trick == GO_BACK:
        move_token(position, seat, track, space, goal)
        position.tell("tapestry-log-regresses", {"who": seat, "track": TRACKS[track], "space": str(goal)})
        position.agenda.append(Activate(seat, TRACK_END * track + goal - 1, True, PAID_BONUS))
        announce(position, COUNTS_CHANGED, seat)
    else:
        position.agenda.append(TinkerersWalk(seat, track, space, goal, trick, cause))


def refundable(position: TapestryPosition, seat: Seat, taken: int) -> list[int]:
    """The resources that find room, less those that were taken already, a bit for each."""
    return [resource for resource in below_limit(position, seat) if not taken >> resource & 1]


@dataclass(frozen=True, eq=False)
class TinkerersGain(Step):
    """So many resources, all different or all alike as the tier asks for them, are still to come.

    [tapestry.arts.cost]
    """

    seat: Seat
    left: int
    taken: int
    alike: bool
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        able = refundable(position, self.seat, self.taken)
        if len(able) > (1 if self.alike else self.left):
            position.agenda.append(TinkerersRefund(self.seat, self.left, self.taken, self.alike, self.cause))
            return
        for resource in able:
            gain_resource(position, self.seat, resource, self.left if self.alike else 1)


@dataclass(frozen=True, eq=False)
class TinkerersRefund(SeatQuestion):
    """Which resource to take, where they must be all different or all alike [tapestry.civilizations.tinkerers]."""

    left: int
    taken: int
    alike: bool
    cause: str

    def legal(self, position: Any, seat: Seat) -> Sequence[Action]:
        of = position.acts.of[TAKE]
        return [of[resource] for resource in refundable(position, seat, self.taken)]

    def check(self, position: Any, seat: Seat, action: Action) -> None:
        if action not in self.legal(position, seat):
            asked = isinstance(action, TapestryAction) and action.verb == TAKE
            raise IllegalAction("tapestry.arts.cost" if asked else "core.choice")

    def apply(self, position: Any, seat: Seat, action: Action) -> None:
        assert isinstance(action, TapestryAction)
        gain_resource(position, seat, action.arg, self.left if self.alike else 1)
        if not self.alike and self.left > 1:
            taken = self.taken | 1 << action.arg
            position.agenda.append(TinkerersGain(seat, self.left - 1, taken, False, self.cause))


@dataclass(frozen=True, eq=False)
class TinkerersWalk(Step):
    """A token goes on towards a space, step by step as far as it may [tapestry.rulings.multi_step_moves].

    Where it arrives, it gains the benefit or may take the bonus for nothing.
    """

    seat: Seat
    track: int
    token: int
    goal: int
    trick: int
    cause: str

    def run(self, position: Any) -> None:
        assert isinstance(position, TapestryPosition)
        if self.token == self.goal or self.token not in tokens_able(position, self.seat, self.track):
            return
        step = self.token + 1
        arrives = step == self.goal
        if not arrives:
            position.agenda.append(TinkerersWalk(self.seat, self.track, step, self.goal, self.trick, self.cause))
        if self.trick == CATCH_UP:
            advance(position, self.seat, self.track, self.token, self.cause, arrives, NO_BONUS)
        else:
            leap_on(position, self.seat, self.track, self.token, arrives)


def leap_on(position: TapestryPosition, seat: Seat, track: int, token: int, arrives: bool) -> None:
    """One step forward that passes every landmark by; the bonus of the last one is free."""
    space = token + 1
    number = TRACK_END * track + space - 1
    move_token(position, seat, track, token, space)
    position.tell("tapestry-log-advances", {"who": seat, "track": TRACKS[track], "space": position.spaces.ids[number]})
    if arrives:
        position.agenda.append(Activate(seat, number, False, FREE_BONUS))
    announce(position, ADVANCED, seat, number)
    if space % 3 == 1:
        announce(position, TIER_ENTERED, seat, number)
    if space == TRACK_END:
        earn(position, seat, COMPLETE_TRACK)
        announce(position, COUNTS_CHANGED, seat)


CODES: dict[str, Code] = {"tinkerers_hold_back": hold_back, "tinkerers_tinker": tinker}
ABLE: dict[str, Able] = {"tinkerers_tinker": can_tinker}
ITEMS: tuple[type[Item], ...] = (TinkerersGain, TinkerersMove, TinkerersRefund, TinkerersTrick, TinkerersWalk)
